# The review of a finished game: in the terminal, as a file, and on the page.

refused-review-running = Only a game that is over can be reviewed.
refused-review-bot = There is no bot that can review { $game } yet.
refused-review-busy = Many reviews are running; try again later.
refused-review-failed = The review failed.

review = Review
    .about = A bot ({ $level }) looks at every decision again, knowing only what its seat knew then.
review-level-easy = easy
review-level-medium = medium
review-level-hard = hard
review-written = The review is in { $file }.
review-working = Reviewing: { $done } of { $all } decisions.
review-graph = Chance after each decision
    .about = { $count ->
        [one] { $count } decision was evaluated.
       *[other] { $count } decisions were evaluated.
    } Higher is better for the player who decided.
review-together = the crew
review-point = { $seat }, move { $number }: { $after } %{ $mark ->
    [slip] , a slip
    [mistake] , a mistake
    [blunder] , a blunder
   *[none] { "" }
}
review-mistakes = Mistakes
    .none = No mistakes worth naming.
    .count = { $count ->
        [one] { $count } decision could have been better.
       *[other] { $count } decisions could have been better.
    }
review-mark-slip = slip
review-mark-mistake = mistake
review-mark-blunder = blunder
review-move = Move
review-who = Who
review-what = Played
review-chance = Chance
review-better = Better
review-because = By the bot's estimate, “{ $best }” had a chance of { $before } %, “{ $chosen }” { $after } %.
review-line = Expected continuation: { $line }.
review-others = Also considered: { $others }.
review-show = Show move { $number }
review-step = Decision { $number } of { $all }

review-truth = With open hands
review-truth-success = The mission was won, so the deal was winnable.
review-truth-deal-won = When the first card was played, the mission could still be won.
review-truth-deal-lost = When the first card was played, the mission could no longer be won with these hands and tasks.
review-truth-deal-undecided = It is unknown whether the mission could be won when the first card was played: the search found no answer.
review-truth-card = Move { $number } lost it: { $seat } played the { $card }.
review-truth-between = It was lost somewhere between move { $kept } and move { $lost }; the search found no answer for the moves between.
review-truth-before = It was lost at move { $lost } at the latest; the search found no answer for the moves before.
review-truth-open = After move { $kept } it could still be won; later moves are unknown.

# --- hints at the table ---

hint-thinking = Looking for a hint…
hint-more = Which move?
hint-forced = You have only one choice.
hint-group = Look at “{ $group }”.
hint-suit = Look at your cards of this suit: { $suit }.
hint-height = All your choices are of one suit: how high should the card be?
hint-choices = { $count ->
    [one] There is { $count } choice.
   *[other] One of your { $count } choices is best.
}
hint-because = A bot puts the chance of winning at { $best } %; the next best is “{ $second }” with { $other } %.
hint-because-close = A bot puts the chance of winning at { $best } %; “{ $second }” is about as good.
hint-because-none = A bot would play this; it did not consider anything else.
hint-best = The bot weighed what follows from each choice, and this did best.
hint-plan = Then: { $plan }.
hint-brings = { $moves ->
    [1] It brings
   *[other] Together they bring
} you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
