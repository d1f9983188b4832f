# Puzzles: positions with one clear answer.

refused-puzzle-unknown = There is no puzzle “{ $puzzle }”.
refused-puzzle-none = There are no puzzles of “{ $game }” for these wishes.
refused-puzzle-theme = There is no theme “{ $theme }”; known: { $known }.
puzzle-ask-open = All hands are open. Which card keeps the mission winnable?
puzzle-ask-turn = Get the most points out of this turn. How do you begin?
puzzle-ask-move = What is the best move?
puzzle-rating = Rating { $rating }
puzzle-right = Right.
puzzle-wrong = Not that one.
puzzle-solution = The answer is: { $move }
puzzle-line = How it continues:
puzzle-because-open = { $right ->
    [yes] { $move }: the only card after which the mission can still be won.
   *[no] { $move }: after this card the mission can't be won any more.
}
puzzle-because-turn = { $right ->
    [yes] It brings { $best } { $best ->
        [one] point
       *[other] points
    }; the next best, “{ $other }”, brings { $value } at most.
   *[no] “{ $other }” brings { $value } { $value ->
        [one] point
       *[other] points
    } at most; { $best } are possible.
}
puzzle-because-move = { $right ->
    [yes] A strong bot puts the chance at { $best } %; the next best is “{ $other }” with { $value } %.
   *[no] A strong bot puts the chance of “{ $other }” at { $value } %; the best move has { $best } %.
}
puzzle-yours = Your rating: { $rating } ({ $solved } of { $tried } solved)
puzzle-next = Enter: next puzzle · again · quit
puzzle-choose = Your choice (number, “show” for the answer, “quit”):
puzzle-unclear = Type a number from 1 to { $most }, “show” or “quit”.
puzzle-hands = All hands
puzzle-of-the-day = Puzzle of the day
puzzle-theme-lead = Leading a trick
puzzle-theme-void = Free choice of card
puzzle-theme-follow = Following suit
puzzle-theme-submarine = Submarines
puzzle-theme-last-tricks = Last tricks
puzzle-theme-keep-the-lead = Winning the trick
puzzle-theme-give-away = Giving the trick away
puzzle-theme-chained-depths = Chained depths
puzzle-theme-long-turn = Long turn
puzzle-theme-crew-take = Choosing a task
puzzle-theme-crew-claim = Claiming a task
puzzle-theme-crew-predict = Predicting
puzzle-theme-crew-foresee = Predicting in secret
puzzle-theme-crew-assign = Assigning tasks
puzzle-theme-crew-give = Passing a card
puzzle-theme-aquatica-buy = Buying
puzzle-theme-aquatica-claim = Goals
puzzle-theme-aquatica-conquer = Conquering
puzzle-theme-aquatica-play = Which card?
puzzle-theme-aquatica-raise = Raising
puzzle-theme-aquatica-recruit = Recruiting
puzzle-theme-aquatica-scout = Scouting
puzzle-theme-aquatica-score = Scoring
puzzle-theme-endeavor-activate = Activating
puzzle-theme-endeavor-conserve = Conservation
puzzle-theme-endeavor-dive = Diving
puzzle-theme-endeavor-impact = Impact
puzzle-theme-endeavor-journal = Journals
puzzle-theme-endeavor-launch = Launching
puzzle-theme-endeavor-recruit = Recruiting
puzzle-theme-endeavor-sonar = Sonar
puzzle-theme-endeavor-travel = Travel
lab-puzzles-done =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }: { $file }
puzzle-about = Positions from games between bots, each with one clear answer: win with open hands, get the most out of a turn, or find the best move. Your rating stays in this browser.
puzzle-count = { $solved } of { $count } solved
puzzle-start = Next puzzle
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-themes = Themes
puzzle-none = There are no puzzles here.
