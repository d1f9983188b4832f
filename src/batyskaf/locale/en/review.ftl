# The review of a finished game: in the terminal, as a file, and on the page.

refused-review-running = Only a game that is over can be reviewed.
refused-review-bot = There is no bot yet that could review { $game }.
refused-review-busy = Many reviews are under way; ask again in a while.
refused-review-failed = The review could not be worked out.

review = Review
    .about = Every decision is thought over again by a bot of level { $level }, with what its seat could know then.
review-level-easy = easy
review-level-medium = medium
review-level-hard = hard
review-written = The review is written to { $file }.
review-working = Thinking it over: { $done } of { $all } decisions.
review-graph = The chance after each decision
    .about = { $count ->
        [one] { $count } decision was weighed.
       *[other] { $count } decisions were weighed.
    } Higher is better for whoever decided.
review-together = the crew
review-point = { $seat }, move { $number }: { $after } %{ $mark ->
    [slip] , a slip
    [mistake] , a mistake
    [blunder] , a blunder
   *[none] { "" }
}
review-mistakes = Where chances slipped away
    .none = No decision gave away anything worth naming.
    .count = { $count ->
        [one] { $count } decision gave something away.
       *[other] { $count } decisions gave something away.
    }
review-mark-slip = slip
review-mark-mistake = mistake
review-mark-blunder = blunder
review-move = Move
review-who = Who
review-what = What was done
review-chance = Chance
review-better = Better
review-because = By the bot's estimate “{ $best }” left a chance of { $before } %, “{ $chosen }” one of { $after } %.
review-line = Expected then: { $line }.
review-others = Also weighed: { $others }.
review-show = Show move { $number }
review-step = Decision { $number } of { $all }

review-truth = With open hands
review-truth-success = The mission was won, so it could be won from the deal on.
review-truth-deal-won = At the first card the mission could still be won.
review-truth-deal-lost = With these hands and tasks the mission could not be won any more when the first card was played.
review-truth-deal-undecided = Whether the mission could be won at the first card is not decided: the search ended without an answer.
review-truth-card = Move { $number } lost it: { $seat } played { $card }.
review-truth-between = It was lost somewhere between move { $kept } and move { $lost }; in between the search ended without an answer.
review-truth-before = It was lost at move { $lost } at the latest; before it the search ended without an answer.
review-truth-open = After move { $kept } it could still be won; what came later is not decided.

# --- hints at the table ---

hint-more = Which move?
hint-forced = There is only one thing you can do.
hint-group = Look at “{ $group }”.
hint-suit = Think of your cards of this suit: { $suit }.
hint-height = All your choices are of one suit: think of how high the card should be.
hint-choices = { $count ->
    [one] There is { $count } choice.
   *[other] One of your { $count } choices fits best.
}
hint-because = It leaves a chance of { $best } % by a bot's estimate; next best is “{ $second }” with { $other } %.
hint-because-close = It leaves a chance of { $best } % by a bot's estimate; “{ $second }” is about as good.
hint-because-none = A bot would do this; it did not weigh anything against it.
