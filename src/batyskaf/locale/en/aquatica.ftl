# Aquatica.

game-aquatica = Aquatica
    .about = a race for the locations of the ocean, 1–4 players
    .tile = Kings and queens of the ocean raise locations and train mantas, 1–4 players.
    .modes = basic, advanced, solo against the Ichthyanders

aquatica-rival = Ichthyanders

# --- types, effects, ranks ---

type-aquatica-shark_bay = Shark Bay
    .letter = S
type-aquatica-sunken_ships = Sunken Ships
    .letter = W
type-aquatica-ocean_volcanoes = Ocean Volcanoes
    .letter = V
type-aquatica-decayed_civilizations = Decayed Civilizations
    .letter = C

effect-aquatica-empty = empty
    .short = ·
effect-aquatica-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
    .short = { $n }¤
effect-aquatica-power = { $n } power{ $only ->
    [none] { "" }
   *[other] { " " }for { $only } only
}
    .short = { $n }⚔{ $only ->
    [none] { "" }
   *[other] { $only }
}
effect-aquatica-buy = buy a location
    .short = buy
effect-aquatica-conquer = conquer a location
    .short = conquer
effect-aquatica-recruit = { $free ->
    [yes] recruit a character for free
   *[no] recruit a character
}
    .short = { $free ->
    [yes] recruit free
   *[no] recruit
}
effect-aquatica-scout = scout
    .short = scout
effect-aquatica-raise = raise { $other ->
    [yes] other locations
   *[no] locations
} by { $n ->
    [one] { $n } depth
   *[other] { $n } depths
}
    .short = ↑{ $n }
effect-aquatica-raise_full = raise { $other ->
    [yes] another location
   *[no] a location
} fully
    .short = ↑↑
effect-aquatica-score = score { $n ->
    [one] { $n } fully risen location
   *[other] { $n } fully risen locations
}
    .short = score { $n }
effect-aquatica-take_back = take back { $n ->
    [all] all characters
    [one] { $n } character
   *[other] { $n } characters
}
    .short = back { $n ->
    [all] all
   *[other] { $n }
}
effect-aquatica-ready_mantas = ready all mantas
    .short = ready
effect-aquatica-discard_card = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .short = discard { $n }
effect-aquatica-replay_from_discard = for { $cost_coins ->
    [one] { $cost_coins } coin
   *[other] { $cost_coins } coins
} replay a discarded character
    .short = replay
effect-aquatica-take_location_from_discard = take a location from the discard pile
    .short = salvage
effect-aquatica-remove_self = this card leaves the game
    .short = once
effect-aquatica-gain_wild_manta = gain: { $kind }
    .short = manta
effect-aquatica-discard_ocean_character = remove the free character from the row
    .short = remove
effect-aquatica-others = each rival: { $do }
    .short = rivals: { $do }
effect-aquatica-choose = one of: { $options }
    .short = { $options }
effect-aquatica-or = or

# --- options ---

option-aquatica-players = Players
    .help = Number of players, 1 to 4. With one, you play against the Ichthyanders.
option-aquatica-mode = Mode
    .help = Sets goals and kings: basic has the printed goals and kings by seat, advanced has goal tokens and a draft of kings.
    .value-basic = basic
    .value-advanced = advanced
option-aquatica-goals = Goals
    .help = Which goals are used: those printed on the board, or four goal tokens.
    .value-mode = as the mode says
    .value-printed = printed on the board
    .value-tokens = goal tokens
option-aquatica-kings = Kings
    .help = Whether there are kings, and how players get them. Alone you pick one of three.
    .value-mode = as the mode says
    .value-off = no kings
    .value-basic = by seat, number 1 first
    .value-draft = drafted, the last seat first
option-aquatica-king_draft_open = Open draft
    .help = Whether everyone sees which kings are drawn and picked, or only the kings passed to them.
option-aquatica-edition = Edition
    .help = Sets the rules that differ between printings: scouting, printed goals, sets of characters, solo play.
    .value-2021 = Polish, 2021
    .value-2020 = English, 2020
    .value-2019 = first printing, 2019
option-aquatica-printed_goals = Printed goals
    .help = The goals of which board: 8 in hand, 5 on board, 3 scored, 2 wild mantas; or 10 in hand, 4 of a type, 3 scored, 5 tired mantas.
    .value-edition = as the edition says
    .value-2020 = those of 2020
    .value-2019 = those of 2019
option-aquatica-scout = Scouting
    .help = Whether a player may skip scouting.
    .value-edition = as the edition says
    .value-optional = optional
    .value-mandatory = mandatory
option-aquatica-scout_with_more_than_4 = Crowded bottom row
    .help = What happens when you scout with more than four locations in the bottom row.
    .value-edition = as the edition says
    .value-discard_choice = you choose the extra ones to discard
    .value-forbidden = you can't scout
option-aquatica-character_sets = Sets of characters
    .help = How many sets of ocean characters are shuffled together.
    .value-edition = as the edition says
    .value-1 = one
    .value-2 = two
    .value-3 = three
option-aquatica-solo_rival = Solo rival
    .help = When the Ichthyanders place a manta.
    .value-edition = as the edition says
    .value-matrona_and_scout = Matrona and every scout
    .value-matrona = Matrona only
option-aquatica-solo_table = Solo ranks
    .help = The points for the sea monsters: 30, 60, 90 or 20, 30, 40.
    .value-edition = as the edition says
    .value-2020 = 30, 60, 90
    .value-2019 = 20, 30, 40
option-aquatica-two_player_matrona_discards_leftmost = Two-player Matrona
    .help = With two players: whether Matrona also removes the free character of the row, as in an expansion.
option-aquatica-grabber_typed_pair = Pairs of typed power
    .help = Whether two adjacent depths of one location with power for different types may pay for two conquests in one main action.
option-aquatica-leftover_resources = Leftover resources
    .help = Whether coins and power left over from a step are lost at once or kept until the main action ends.
    .value-lost_after_step = lost after each step
    .value-kept_until_main_action_ends = kept until the main action ends
option-aquatica-wave_teller_reading = Wave-Teller
    .help = Whether Wave-Teller raises 2 or scores 2, or does both in that order.
    .value-choose = one of the two
    .value-both = both
option-aquatica-turn_limit_per_player = Turn limit
    .help = The game ends and is scored after this many turns each; none means no limit.
option-aquatica-chosen_goals = Chosen goals
    .help = Four goals of your choice, instead of those on the board or the tokens.
option-aquatica-size = Size
    .help = A small game has every fourth location and ends sooner.
    .value-full = whole game
    .value-small = small game

# --- what is asked ---

ask-aquatica-over = The game is over.
ask-aquatica-draft = { $you ->
    [yes] Pick a king.
   *[no] { $seat } is picking a king.
}
ask-aquatica-turn = { $you ->
    [yes] Play a character, or take an additional action first.
   *[no] { $seat } has to play a character.
}
ask-aquatica-turn-after = { $you ->
    [yes] Take an additional action, or end your turn.
   *[no] { $seat } may take an additional action.
}
ask-aquatica-card = { $you ->
    [yes] Your card is being resolved.
   *[no] { $seat }'s card is being resolved.
}
ask-aquatica-choose = { $you ->
    [yes] Which effect do you choose?
   *[no] { $seat } chooses between the effects of a card.
}
ask-aquatica-recruit = { $you ->
    [yes] Recruit a character.
   *[no] { $seat } is recruiting.
}
ask-aquatica-recruit-free = { $you ->
    [yes] Recruit a character for free.
   *[no] { $seat } recruits a character for free.
}
ask-aquatica-buy = { $you ->
    [yes] Buy a location.
   *[no] { $seat } is buying a location.
}
ask-aquatica-conquer = { $you ->
    [yes] Conquer a location.
   *[no] { $seat } is conquering a location.
}
ask-aquatica-pay = { $you ->
    [yes] Pay with depths and mantas.
   *[no] { $seat } is paying.
}
ask-aquatica-salvage = { $you ->
    [yes] Take a location from the discard pile.
   *[no] { $seat } takes a location from the discard pile.
}
ask-aquatica-replay = { $you ->
    [yes] Replay a discarded character?
   *[no] { $seat } may replay a discarded character.
}
ask-aquatica-raise = { $you ->
    [yes] Raise a location.
   *[no] { $seat } is raising a location.
}
ask-aquatica-lift = { $you ->
    [yes] Raise a location fully.
   *[no] { $seat } is raising a location fully.
}
ask-aquatica-score = { $you ->
    [yes] Score a location.
   *[no] { $seat } is scoring a location.
}
ask-aquatica-take-back = { $you ->
    [yes] Take back a character.
   *[no] { $seat } is taking back a character.
}
ask-aquatica-take-back-all = { $you ->
    [yes] Your discarded characters return to your hand.
   *[no] { $seat }'s discarded characters return to hand.
}
ask-aquatica-ready = { $you ->
    [yes] Your mantas become ready.
   *[no] { $seat }'s mantas become ready.
}
ask-aquatica-scout = { $you ->
    [yes] Scout?
   *[no] { $seat } may scout.
}
ask-aquatica-shed = { $you ->
    [yes] Choose a location in the bottom row to discard.
   *[no] { $seat } chooses locations in the bottom row to discard.
}
ask-aquatica-others = { $you ->
    [yes] Your rivals are resolving your card.
   *[no] The others are resolving { $seat }'s card.
}
ask-aquatica-drop = { $you ->
    [yes] Discard a card.
   *[no] { $seat } has to discard a card.
}
ask-aquatica-claim = { $you ->
    [yes] Which manta do you place on the goal?
   *[no] { $seat } claims a goal.
}
ask-aquatica-rival = { $you ->
    [yes] Where do the Ichthyanders place a manta?
   *[no] { $seat } places a manta of the Ichthyanders.
}

# --- moves ---

move-aquatica-play = { $thing }
move-aquatica-use = { $thing }
move-aquatica-exploit = { $thing }
move-aquatica-end = end the turn
move-aquatica-scout = scout
move-aquatica-skip = skip
move-aquatica-continue = continue
move-aquatica-recruit = { $thing } for { $price }
    .free = { $thing } for free{ $price ->
    [0] { "" }
   *[other] { " " }instead of { $price }
}
move-aquatica-buy = { $thing }
move-aquatica-conquer = { $thing }
move-aquatica-salvage = { $thing }
move-aquatica-pay = { $thing }
move-aquatica-raise = { $thing }
move-aquatica-lift = { $thing }
move-aquatica-score = { $thing }
move-aquatica-shed = { $thing }
move-aquatica-take-back = { $thing }
move-aquatica-replay = { $thing }
move-aquatica-drop = { $thing }
move-aquatica-choose = { $thing }
move-aquatica-claim = { $thing }
move-aquatica-place = { $thing }
move-aquatica-rival = { $thing }
move-aquatica-pick = { $thing }
move-aquatica-crown = { $thing }
move-aquatica-abandon = give up the game

group-aquatica-play = Play a character
group-aquatica-use = Use a manta
group-aquatica-exploit = Exploit a depth
group-aquatica-recruit = Recruit
group-aquatica-buy = Buy
group-aquatica-conquer = Conquer
group-aquatica-salvage = Take from the discard pile
group-aquatica-pay = Pay with
group-aquatica-raise = Raise
group-aquatica-lift = Raise fully
group-aquatica-score = Score
group-aquatica-shed = Discard from the bottom row
group-aquatica-take-back = Take back
group-aquatica-replay = Replay
group-aquatica-drop = Discard
group-aquatica-choose = Choose
group-aquatica-claim = Claim a goal
group-aquatica-place = Give up
group-aquatica-rival = Ichthyanders
group-aquatica-pick = Kings
group-aquatica-crown = Kings
group-aquatica-answer = Or

# --- what happened ---

event-aquatica-goal = Goal: { $goal }.
event-aquatica-king = { $you ->
    [yes] Your king is { $king }.
   *[no] { $seat }'s king is { $king }.
}
event-aquatica-offered = { $you ->
    [yes] You may pick { $king }.
   *[no] { $seat } may pick { $king }.
}
event-aquatica-picked = { $you ->
    [yes] You pick
   *[no] { $seat } picks
} { $king ->
    [none] a king
   *[other] { $king }
}.
event-aquatica-arrived = { $character } joins the row.
event-aquatica-revealed = New location: { $location }.
event-aquatica-turn = { $you ->
    [yes] Your turn, round { $round }.
   *[no] { $seat }'s turn, round { $round }.
}
event-aquatica-played = { $you ->
    [yes] You play { $character }.
   *[no] { $seat } plays { $character }.
}
event-aquatica-exploited = { $you ->
    [yes] You exploit
   *[no] { $seat } exploits
} depth { $depth } of { $location }.
event-aquatica-used = { $you ->
    [yes] You use
   *[no] { $seat } uses
} { $manta }.
event-aquatica-recruited = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
} { $character } { $paid ->
    [yes] for { $price }
   *[no] for free
}.
event-aquatica-bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
} { $location }.
event-aquatica-conquered = { $you ->
    [yes] You conquer
   *[no] { $seat } conquers
} { $location }.
event-aquatica-salvaged = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $location } from the discard pile.
event-aquatica-raised = { $you ->
    [yes] You raise
   *[no] { $seat } raises
} { $location } by { $depths }.
event-aquatica-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $manta }.
event-aquatica-scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $location }.
event-aquatica-scouted = { $you ->
    [yes] You scout.
   *[no] { $seat } scouts.
}
event-aquatica-shed = { $location } is discarded.
event-aquatica-tookback = { $you ->
    [yes] You take back
   *[no] { $seat } takes back
} { $character }.
event-aquatica-readied = { $you ->
    [yes] You ready
   *[no] { $seat } readies
} { $mantas ->
    [one] { $mantas } manta
   *[other] { $mantas } mantas
}.
event-aquatica-replayed = { $you ->
    [yes] You replay
   *[no] { $seat } replays
} { $character }.
event-aquatica-dropped = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $character }.
event-aquatica-chose = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $option ->
    [1] the first effect
    [2] the second effect
   *[other] effect { $option }
}.
event-aquatica-claimed = { $you ->
    [yes] You claim a goal
   *[no] { $seat } claims a goal
} worth { $points }: { $goal } ({ $manta }).
event-aquatica-rival = The Ichthyanders place a manta on a spot worth { $points }: { $goal }.
event-aquatica-removed = { $character } leaves the game{ $seat ->
    [none] .
   *[other] { " " }({ $you ->
        [yes] yours
       *[no] { $seat }
    }).
}
event-aquatica-skipped = { $you ->
    [yes] You skip that.
   *[no] { $seat } skips that.
}
event-aquatica-triggered = The end is near: { $cause ->
    [goals] { $you ->
        [yes] you have
       *[no] { $seat } has
    } claimed all four goals.
    [locations] the deck of locations is empty.
    [characters] the deck of characters is empty.
   *[rival] the Ichthyanders have placed their last manta.
} One more turn each.
event-aquatica-ended = The game is over{ $cause ->
    [limit] : the turn limit is reached.
    [abandoned] : it was given up.
   *[other] .
}{ $rank ->
    [none] { "" }
   *[other] { " " }The Ocean Council awards you { $rank ->
        [blobfish] the Blobfish
        [sea_serpent] the Sea Serpent
        [leviathan] the Leviathan
       *[kraken] the Kraken
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

outcome-aquatica-goals = All four goals were claimed.
outcome-aquatica-locations = The deck of locations ran out.
outcome-aquatica-characters = The deck of characters ran out.
outcome-aquatica-rival = The Ichthyanders placed their last manta.
outcome-aquatica-limit = The turn limit was reached.
outcome-aquatica-abandoned = The game was given up.

# --- the table ---

table-aquatica-heading = Round { $round } · { $locations } locations and { $characters } characters in the decks
table-aquatica-ending = { $turns ->
    [one] last turn
   *[other] { $turns } turns left
}
table-aquatica-row = Ocean characters
table-aquatica-row-price = { $price ->
    [0] free
   *[other] { $price }¤
}
table-aquatica-top = Top row, 1 power less
table-aquatica-no-locations = No locations are left here. Scouting brings new ones.
table-aquatica-bottom = Bottom row
table-aquatica-nothing = nothing
table-aquatica-discarded = { $count ->
    [one] { $count } location discarded
   *[other] { $count } locations discarded
}
table-aquatica-goals = Goals
table-aquatica-next = next: { $points }
table-aquatica-board = Your board
table-aquatica-board-of = { $seat }'s board
table-aquatica-risen = fully risen
table-aquatica-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-aquatica-mantas = Mantas
table-aquatica-tired = tired
table-aquatica-rivals = Rivals
table-aquatica-hand = Your hand
table-aquatica-pile = Discarded
table-aquatica-scored = Scored
table-aquatica-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table-aquatica-pile-of = { $count ->
    [0] none discarded
   *[other] { $count } discarded, { $top } on top
}
table-aquatica-recruited = { $count ->
    [0] none recruited
   *[other] { $count } recruited
}
table-aquatica-scored-of = { $count } scored
table-aquatica-paying = { $purpose ->
    [buy] Buying
    [conquer] Conquering
    [recruit] Recruiting
   *[replay] Replaying
} { $target }: { $need } { $resource ->
    [coins] { $need ->
        [one] coin
       *[other] coins
    }
   *[power] power
} still needed
hint-aquatica-pay = { $sort ->
    [depths] A depth that pays is used up, and its location rises: which one will you miss less?
    [mantas] A manta that pays gets tired: which one will you miss less?
   *[both] A depth that pays is used up, and its location rises; a manta gets tired. Which will you miss less?
}{ $amounts ->
    [equal] { "" }
   *[different] { " " }They don't all give the same: look at what would be left over.
}
table-aquatica-pool = From the card: { $resource ->
    [coins] { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
   *[power] { $amount } power
}
table-aquatica-steps = { $count ->
    [one] { $count } step left
   *[other] { $count } steps left
}

# --- the table in the browser ---

table-aquatica-round = Round { $round }
table-aquatica-ocean = Ocean
table-aquatica-sunk = Discarded locations
table-aquatica-deck-places = { $count ->
    [one] { $count } location left in the deck
   *[other] { $count } locations left in the deck
}
table-aquatica-deck-people = { $count ->
    [one] { $count } character left in the deck
   *[other] { $count } characters left in the deck
}
table-aquatica-herd = { $ready ->
    [one] { $ready } manta ready
   *[other] { $ready } mantas ready
}, { $tired } tired
table-aquatica-cost = costs { $price } { $resource ->
    [coins] { $price ->
        [one] coin
       *[other] coins
    }
   *[power] power
}{ $rest ->
    [0] { ", all from the card" }
   *[other] { ", " }{ $pool } from the card, { $rest } to pay
}
table-aquatica-pays = gives { $given } { $resource ->
    [coins] { $given ->
        [one] coin
       *[other] coins
    }
   *[power] power
}{ $rest ->
    [0] { ": paid in full" }
   *[other] { ", then " }{ $rest } to go
}
table-aquatica-then = then: { $effect }
table-aquatica-stays = stays on the track for good
table-aquatica-prices = buy for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} or conquer for { $power } power
table-aquatica-two-prices = Each location has two prices: buy it with coins or conquer it with power.
table-aquatica-progress = { $have } of { $need }
    .most = { $have }, at most { $need }
table-aquatica-claim = Claim for { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $goal }
table-aquatica-idle = no effect now
    .short = no effect
table-aquatica-cause = { $seat } plays { $card }.
table-aquatica-paid = { $paid } of { $price } paid
table-aquatica-purse = can pay { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} or { $power } power
table-aquatica-known-points = at least { $count ->
    [one] { $count } point
   *[other] { $count } points
}, scored locations are secret
table-aquatica-own-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $hand } for cards in hand, { $goals } for goals, { $scored } for scored locations
table-aquatica-rank = You are awarded { $rank ->
    [blobfish] the Blobfish
    [sea_serpent] the Sea Serpent
    [leviathan] the Leviathan
   *[kraken] the Kraken
}.
table-aquatica-winner = { $you ->
    [yes] You win!
   *[no] { $seat } wins.
}
table-aquatica-score-hand = cards in hand
table-aquatica-score-goals = goals
table-aquatica-score-scored = scored locations
table-aquatica-score-total = total
table-aquatica-recent = Last turns

# --- why not ---

refused-aquatica-not-now = You can't do that now.
refused-aquatica-must-play = Every turn needs a main action: play a character first.
refused-aquatica-played-already = You have already played a character this turn.
refused-aquatica-not-in-hand = That character is not in your hand.
refused-aquatica-not-on-board = That location is not on your board.
refused-aquatica-fully-risen = That location is fully risen: it has no depth left.
refused-aquatica-empty-depth = Its depth is empty: you can only pass it by raising.
refused-aquatica-resource = Its depth shows a resource, which you can only spend during the main action.
refused-aquatica-no-use = Its effect would do nothing now.
refused-aquatica-no-manta = You have no such manta ready.
refused-aquatica-resource-manta = That manta gives a resource, which you can only spend during the main action.
refused-aquatica-no-use-manta = That manta's effect would do nothing now.
refused-aquatica-by-card = You can only recruit, buy, conquer and pay with a character you play.
refused-aquatica-not-in-rows = That location is not in the rows of the ocean.
refused-aquatica-price = It costs { $price }, but you can pay at most { $within }.
refused-aquatica-not-in-row = That character is not on the space for { $price }.
refused-aquatica-coins = It costs { $price }, but you can pay at most { $within }.
refused-aquatica-source = That can't pay here, or isn't needed: { $need } still to pay.
refused-aquatica-not-discarded = That character is not in your discard pile.
refused-aquatica-stays = That character is never discarded.
refused-aquatica-not-sunk = That location is not in the discard pile.
refused-aquatica-not-below = That location is not in the bottom row.
refused-aquatica-not-offered = That king was not passed to you.
refused-aquatica-rival-there = The Ichthyanders already have a manta on that goal.
refused-aquatica-compulsory = You can't skip that, because you can do it.
refused-aquatica-location = That location can't be chosen for this.
refused-aquatica-no-such-goal = That goal is not in this game.
refused-aquatica-claim-turn = You can only claim goals on your own turn.
refused-aquatica-claimed = You have already claimed that goal.
refused-aquatica-goal-open = You don't meet that goal now.
refused-aquatica-manta-needed = Every manta you could give up is needed for the payment.
refused-aquatica-manta-gone = That manta is already on a goal, or the payment needs it.
refused-aquatica-goal = There is no goal { $goal }; known: { $known }.
refused-aquatica-four-goals = Name four different goals, not: { $chosen }.

# --- the guided first game ---

lesson-aquatica-welcome = Welcome to the ocean! You take locations, raise them depth by depth and score them. Everyone has ten turns; the most points win. You can choose what glows; point at anything, or press and hold it, to read what it does.
lesson-aquatica-turn = On your turn you play one character from your hand and do what it shows, from left to right. Play the Sealord: he gives 1 coin and buys a location.
lesson-aquatica-buy = Each location has two prices: coins to buy it, power to conquer it. The star is what it is worth, the column on the right what its depths give. Take the one with the ring: your manta pays the 2 coins that are missing, and is tired then.
lesson-aquatica-extra = A manta that glows is an additional action: it costs no turn, but the manta is tired then. Keep yours for later, and end your turn.
lesson-aquatica-conquer = Your location is in a slot of your board; its top depth is what it gives next, here 2 power. The Merfolk Legion gives 3 power and conquers. Together that is enough for a location that costs up to 5.
lesson-aquatica-pay = Two things could pay: the depth of your location, or a manta. Use the depth: the location slides up to its next one, and the manta stays ready. Until something new is revealed, you can undo with the arrow above.
lesson-aquatica-raise = An empty depth gives nothing; only raising gets past it. The Wave-Teller raises twice. Raise the location with the ring both times.
lesson-aquatica-score = The tick means fully risen. A location only gives its points once it is scored, and then its slot is free again. Use what has the ring: a manta costs no turn.
lesson-aquatica-recruit = The Agent of the Blue Water gives 1 coin and recruits one of the six ocean characters. They cost 0 to 5 coins and join your hand at once. Each card in your hand is worth a point at the end.
lesson-aquatica-scout = Few locations are left. The Sea Horse scouts: the bottom row moves up, where each location costs 1 power less, and six new ones come. Then it conquers.
lesson-aquatica-goals = There are four goals, each with your progress. When you meet one, press it and give up a trained manta for good: the first there gets 7 points, the next 5, then 3, 2 and 1.
lesson-aquatica-matrona = You are running out of cards. Matrona takes back all the cards you have played and readies your mantas, and she always stays in your hand.
lesson-aquatica-own = That is all you need, and the rest of the game is yours. Your points are here. Look for depths that pay for the next location, and score what has risen before the last turn.
lesson-aquatica-over = That was Aquatica. A full game ends when someone has claimed all four goals or a deck runs out.
lesson-aquatica-lost = Your rival has more points this time. Locations only count once they are scored, so raise them early and keep slots free. A full game ends when someone has claimed all four goals or a deck runs out.

# --- faults of packs ---

fault-aquatica-king-number = { $king } already has this number
fault-aquatica-wild = there is no wild manta “{ $manta }”
fault-aquatica-other = must be true, a depth never affects its own location
fault-aquatica-not-other = is for depths only
fault-aquatica-free = must be true, resources are spent in the main action only
fault-aquatica-only = a character's power is for every type
fault-aquatica-remove = remove_self is not for a card that stays in hand
fault-aquatica-stays = only a starting character can stay in hand
fault-aquatica-setup-king = a king with timing setup gives exactly one wild manta
fault-aquatica-empty-hand = one starting character must stay in hand, or a hand could run empty
fault-aquatica-few = there must be at least { $least } { $what ->
    [ocean] ocean characters
    [kings] kings
    [tokens] goal tokens
   *[locations] locations
}, not { $found }
fault-aquatica-exactly = there must be { $wanted } { $what ->
    [trained] trained mantas, one for each goal
    [printed-2019] goals printed in 2019
   *[printed-2020] goals printed in 2020
}, not { $found }

# --- in the terminal ---

screen-key-last-aquatica = t discarded locations
    .over = t discarded locations

# --- why a bot hints at a move: for each kind, where its plan says nothing ---

why-aquatica-play = Of your cards this one does most for you now.
why-aquatica-use = Its effect helps you now; a tired manta can be made ready again.
why-aquatica-exploit = What this depth shows helps you now, and the location rises.
why-aquatica-recruit = Its effects make your hand stronger for the coming turns.
why-aquatica-buy = You can use its depths, and once it is scored it gives points.
why-aquatica-salvage = You get a location without paying for it.
why-aquatica-pay = You can do without this most easily.
why-aquatica-raise = It brings the location closer to being fully risen.
why-aquatica-lift = The location is fully risen at once.
why-aquatica-score = Only scored locations give points, and the slot becomes free.
why-aquatica-shed = Of these locations you need this one least.
why-aquatica-take-back = You can play it again in one of your next turns.
why-aquatica-replay = Its effects help you once more.
why-aquatica-drop = Of your cards you need this one least.
why-aquatica-choose = Of the two this does more for you now.
why-aquatica-claim = A claimed goal gives points at the end.
why-aquatica-place = Of your mantas you can do without this one most easily.
why-aquatica-rival = There it is least in your way.
why-aquatica-pick = Of these kings this one suits you best.
why-aquatica-scout = New locations can suit you better than those in the ocean.
why-aquatica-skip = It would cost you more than it brings.
why-aquatica-continue = Nothing more is worth doing here.
why-aquatica-end = What you could still use is worth more in a later turn.
why-aquatica-conquer = You can use its depths, and once it is scored it gives points.
why-aquatica-crown = Of these kings this one suits you best.
