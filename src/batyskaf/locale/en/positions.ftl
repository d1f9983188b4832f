# What is wrong with a position. The place (file, line, field) comes before the sentence.

position-wrong = { $count ->
    [one] This position can't be played; { $count } thing is wrong with it:
   *[other] This position can't be played; { $count } things are wrong with it:
}
refused-position-game = Positions can't be set up in the game “{ $game }”.
refused-position-over = The game is over, so there is no position to write.
refused-position-now = A position can't be written in the middle of this decision, only before or after it.

fault-position-line = “{ $text }” has no colon: a line is “key: value”, and what belongs to a key is indented below it
fault-position-indent = this line is indented, but there is no key above it
fault-position-again = this is here twice; the first time in line { $line }
fault-position-game = the game is missing: write a line like “game: crew”
fault-position-other-game = this position is for { $game }, not for { $known }
fault-position-key = there is no key “{ $key }”; known: { $known }
fault-position-seat = “{ $word }” is not a seat: seats are 0 to { $most }
fault-position-no-seat = a seat is missing: write “{ $key }:” and below it, indented, a line like “0: …” for each seat
fault-position-number = “{ $word }” is not a number from { $least } to { $most }
fault-position-no-number = a number from { $least } to { $most } is missing here
fault-position-word = “{ $word }” is not a { $what ->
    [card] card
    [mark] mark of a signal
    [status] status of a task
    [task] task
    [prediction] task with a prediction in this position
    [goal] goal
    [vote] vote
    [direction] direction
    [location] location
    [character] character
    [manta] manta
    [king] king
    [cause] cause of the end
    [state] word for the main action
    [phase] phase
    [tile] tile
    [site] site of this tile
    [place] place of the ocean
    [depth] depth
    [specialist] specialist
    [hex] hex of the Impact board
    [way] way to score a goal
    [reward] reward
    [flag] yes or no
    [piece] piece of this game
   *[other] { $what }
}{ $listed ->
    [near] ; did you mean { $known }?
    [all] ; known: { $known }
    [some] ; known, for example: { $known }
   *[none] {""}
}
fault-position-no-word = a word is missing here{ $listed ->
    [all] ; known: { $known }
    [none] {""}
   *[some] ; known, for example: { $known }
}
fault-position-twice = { $piece } is already in “{ $there }”
fault-position-move = “{ $move }” is not possible here for seat { $asked }: { $detail }
fault-position-before = this is missing, but the position has what comes after it

fault-position-crew-owners = { $count ->
    [one] { $count } task has
   *[other] { $count } tasks have
} no owner: give every task an owner, or none, to let the crew share them out
fault-position-crew-columns = only Tonoja has columns, and plays only with two players
fault-position-crew-seven = Tonoja has 7 columns, written as open/covered like “P1/B2”; there are { $count } here
fault-position-crew-trick = a trick has { $seats } cards; there are { $count } here
fault-position-crew-one-trick = only one trick can be in progress; finished tricks belong in “tricks”
fault-position-crew-signal = a signal is “seat: card mark”, like “2: P9 high”, and “@3” if it was given before trick 3
fault-position-crew-submarine = { $card } is a submarine; only colour cards can be shown or passed
fault-position-crew-terrain = only a colour card can be the terrain card, and only if “communication” is terrain
fault-position-crew-gift = { $card } was passed to seat { $there }, so it must be in that seat's hand or among its tricks
fault-position-crew-missing = { $cards } is nowhere: put it in a hand, or end a hand with “...” to have it dealt
fault-position-crew-short = { $count ->
    [one] { $count } card is here, but { $wanted } belong
   *[other] { $count } cards are here, but { $wanted } belong
} in this hand now: name the missing ones, or end the line with “...” to have them dealt
fault-position-crew-long = { $count ->
    [one] { $count } card is here, but only { $wanted } fit
   *[other] { $count } cards are here, but only { $wanted } fit
} in this hand now
fault-position-crew-delegated = only in missions where the captain may hand over all tasks can they have been handed over
fault-position-crew-captain = the captain can't own { $task }, which compares with the captain
fault-position-crew-deal = the remaining cards can't be dealt so that these tricks and signals are possible
fault-position-crew-redeal = one hand makes a task impossible: the cards would be redealt
fault-position-crew-leader = this trick is led by seat { $right }, not by seat { $wrong }: the winner of a trick leads the next, the captain the first
fault-position-crew-over = the mission is over after trick { $number }, before the end of this position ({ $ending ->
    [success] it succeeded
    [task] a task failed
    [objective] the objective failed
   *[other] { $ending }
})
fault-position-crew-silent = this seat can't signal before trick { $number }
fault-position-crew-status = after these tricks this task is { $right }, not { $wrong }
fault-position-crew-direction = with these votes the cards go “{ $right }”

refused-flags-position = The position decides that: leave out { $flags } and write it in the file.
refused-position-file = The position in { $file } is for the game “{ $game }”.
refused-solve-game = Only The Crew can be solved with open hands, not “{ $game }”.
refused-solve-early = There is nothing to solve before the first card: give every task its owner and prediction, and write “distress: off” or the votes.
position-dealt = The position leaves things open; they were dealt with seed { $seed }.
solve-verdict = { $verdict ->
    [won] With open hands it can be won.
    [lost] With open hands it can't be won.
   *[undecided] With open hands it is undecided: more cards would have to be tried (--cards).
}
solve-cards = { $who } plays; { $kept } of { $count ->
    [one] { $count } card keeps
   *[other] { $count } cards keep
} it winnable.
solve-with = { $verdict ->
    [won] wins: { $cards }
    [lost] loses: { $cards }
   *[undecided] undecided: { $cards }
}
solve-line = One way to win:
solve-trick = Trick { $number }: { $cards } – won by { $won }
advise-move = { $who }: { $move } ({ $text })
advise-weighed = { $value } %  { $move }

refused-position-king = A king that nobody has seen yet can't be written into a position.
fault-position-spent = { $piece } can't be here: it lies elsewhere, or this match doesn't use it here
fault-position-many = there are { $count } here, but there is room for { $most } only
fault-position-none-left = there are not that many: { $piece }
fault-position-aquatica-claim = seat { $seat_word } is already on this track
fault-position-aquatica-mantas = mantas of this seat are missing: { $pieces }. Name them ready or, after “|”, tired, or put them on a track
fault-position-aquatica-king = two seats have the same king
fault-position-aquatica-no-kings = this match is played without kings (kings: off)
fault-position-aquatica-offer = kings are offered only in a draft (kings: draft), before any seat has one
fault-position-aquatica-offered = { $wanted } different kings are offered in the draft; there are { $count } here

fault-position-endeavor-absent = { $piece } is not in the ocean of this position
fault-position-endeavor-taken = { $place } already has { $piece }
fault-position-endeavor-depth = { $tile } belongs to depth { $depth }, at a place of this mission's ocean
fault-position-endeavor-dive = { $piece } is a dive site: it holds tokens, which belong in “dives”, not discs
fault-position-endeavor-no-dive = { $piece } is not a dive site
fault-position-endeavor-tracks = a seat has four tracks (reputation, inspiration, coordination, ingenuity); there are { $count } here
fault-position-endeavor-cleanup = this mission has no cleanup track
fault-position-endeavor-hex = the Impact board of this mission has no hex { $piece }
fault-position-endeavor-discs = more than the { $most } discs of this seat are staged, on sites, on specialists and on journals
fault-position-endeavor-markers = more than the { $most } markers of this seat are on the Impact board
fault-position-endeavor-passed = seat { $word } has passed, so it is not its turn
fault-position-endeavor-rewards = rewards are taken in a turn of the action phase: give “turn”, and no other phase
