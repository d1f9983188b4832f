# Endeavor: Deep Sea.

game-endeavor = Endeavor: Deep Sea
    .about = explore and protect the ocean, 1–4 players (a fifth as an option)
    .tile = A research institute explores an ocean that grows tile by tile, 1–4 players.
    .modes = { $missions } missions, against each other, together or alone

# --- options ---

option-endeavor-mission = Mission
    .help = The mission: 1 to 8, with the retail edition 1 to 10, or a mission from a pack.
option-endeavor-players = Players
    .help = Number of players: 1 to 4, or five with a fifth set of pieces that is not in the box. Alone you play for goals, as in the cooperative mode.
option-endeavor-mode = Mode
    .help = Whether you compete for points or try to meet seven goals together.
    .value-competitive = against each other
    .value-cooperative = together
option-endeavor-edition = Edition
    .help = Which tiles, specialists, tokens and journals are in the box, and what journals do.
    .value-draft = first rulebook
    .value-retail = retail box
option-endeavor-fifth_player = Fifth player
    .help = Whether five can play, with a fifth set of pieces that is not in the box.
option-endeavor-size = Size
    .help = A small game has half the rounds; it is competitive.
    .value-full = whole game
    .value-small = small game

# --- words ---

attribute-endeavor-reputation = Reputation
    .letter = R
attribute-endeavor-inspiration = Inspiration
    .letter = I
attribute-endeavor-coordination = Coordination
    .letter = C
attribute-endeavor-ingenuity = Ingenuity
    .letter = G
reward-endeavor-reputation = Reputation
reward-endeavor-inspiration = Inspiration
reward-endeavor-coordination = Coordination
reward-endeavor-ingenuity = Ingenuity
reward-endeavor-any-attribute = any attribute
reward-endeavor-lowest-attribute = lowest attribute
reward-endeavor-research = Research
reward-endeavor-impact = Impact
reward-endeavor-disc = disc
reward-endeavor-promote = promotion
reward-endeavor-vessel = submarine
reward-endeavor-discover = discovery { $depths }
reward-endeavor-action = { $action } action
grant-endeavor-this-zone = in this zone
grant-endeavor-from-this-zone = out of this zone
grant-endeavor-same-depth-as-own-vessel = at the depth of one of your submarines
grant-endeavor-same-row-or-column = in the same row or column
grant-endeavor-technology = technology +{ $count }
grant-endeavor-tokens = { $count } tokens
grant-endeavor-times = up to { $count } times
grant-endeavor-cheaper = { $count } Research less
action-endeavor-travel = Travel
action-endeavor-sonar = Sonar
action-endeavor-dive = Dive
action-endeavor-conserve = Conserve
action-endeavor-journal = Journal
action-endeavor-promote = Promote
action-endeavor-copy = Copy
field-endeavor-blue = Technology
    .letter = T
field-endeavor-brown = Collaboration
    .letter = C
field-endeavor-green = Field methods
    .letter = F
field-endeavor-yellow = Natural history
    .letter = N
line-endeavor-attributes = attributes
    .how = the points of the step that each of the four tracks has reached
line-endeavor-impact = Impact board
    .how = the points under your markers
line-endeavor-goal-1 = goal 1
line-endeavor-goal-2 = goal 2
line-endeavor-goal-3 = goal 3
line-endeavor-seniors = senior specialists of tier 5
    .how = what your promoted specialists of tier 5 count
line-endeavor-leftovers = leftover Research and discs
    .how = 1 point for every 3 Research and discs ready
line-endeavor-journals = points on journals
    .how = the points printed on your journals
choice-endeavor-sonar = sonar discs
choice-endeavor-conserve = conservation discs
choice-endeavor-journal = journal discs

outcome-endeavor-abandoned = The game was given up.
outcome-endeavor-goals = { $met ->
    [0] Failure: no goal was met.
    [one] Failure: one goal was met.
    [2] Failure: two goals were met.
    [3] Failure: three goals were met.
    [4] A moderate success: four goals were met.
    [5] An impressive success: five goals were met.
    [6] A great success: six goals were met.
   *[other] An amazing success: all seven goals were met.
}

# --- what is asked ---

ask-endeavor-recruit = { $you ->
    [yes] Recruit a specialist.
   *[no] { $seat } is recruiting a specialist.
}
ask-endeavor-reassign = { $you ->
    [yes] Take discs back.
   *[no] { $seat } is taking discs back.
}
ask-endeavor-turn = { $you ->
    [yes] Activate a specialist, or pass.
   *[no] { $seat } has to activate a specialist or pass.
}
ask-endeavor-acts = { $you ->
    [yes] { $about }: choose an action.
   *[no] { $seat } is using a specialist: { $about }
}
ask-endeavor-end-turn = { $you ->
    [yes] You may keep one dive token: spend the others.
   *[no] { $seat } is spending dive tokens.
}
ask-endeavor-act = { $you ->
    [yes] You may act now: { $about }
   *[no] { $seat } may take an action: { $about }
}
ask-endeavor-from = { $you ->
    [yes] Which submarine goes there? { $about }
   *[no] { $seat } is choosing a submarine.
}
ask-endeavor-pay = { $you ->
    [yes] Spend dive tokens to pay the Research.
   *[no] { $seat } is paying Research.
}
ask-endeavor-publish = { $you ->
    [yes] Which journal do you publish there?
   *[no] { $seat } is choosing a journal to publish.
}
ask-endeavor-retain = { $you ->
    [yes] Which of the two tokens do you keep?
   *[no] { $seat } is keeping one of two tokens.
}
ask-endeavor-draw = { $you ->
    [yes] From which stack do you draw a tile?
   *[no] { $seat } is choosing stacks for a discovery.
}
ask-endeavor-keep = { $you ->
    [yes] Which tile do you place?
   *[no] { $seat } is choosing one of the tiles.
}
ask-endeavor-place = { $you ->
    [yes] Where do you place { $about }?
   *[no] { $seat } is placing a zone: { $about }
}
ask-endeavor-rewards = { $you ->
    [yes] Which reward do you take first?
   *[no] { $seat } is choosing the order of rewards.
}
ask-endeavor-raise = { $you ->
    [yes] Which attribute do you raise?
   *[no] { $seat } is choosing an attribute.
}
ask-endeavor-impact = { $you ->
    [yes] Where do you place a marker?
   *[no] { $seat } is placing a marker on the Impact board.
}
ask-endeavor-impact-to = { $you ->
    [yes] Where does the marker go?
   *[no] { $seat } is moving a marker on the Impact board.
}
ask-endeavor-promote = { $you ->
    [yes] Which specialist do you promote?
   *[no] { $seat } may promote a specialist.
}
ask-endeavor-launch = { $you ->
    [yes] Where do you launch the submarine?
   *[no] { $seat } is launching a submarine.
}
ask-endeavor-after = { $you ->
    [yes] You may use a journal now.
   *[no] { $seat } may use a journal.
}
ask-endeavor-recover = { $you ->
    [yes] From which specialist do you take a disc back?
   *[no] { $seat } is taking a disc back.
}
ask-endeavor-choose = { $you ->
    [yes] How is this goal scored, for everybody?
   *[no] { $seat } decides how a goal is scored.
}
ask-endeavor-restored = { $you ->
    [yes] You have restored a zone. Place a marker beside the board?
   *[no] { $seat } may place a marker beside the board.
}
ask-endeavor-over = The game is over.

# --- moves ---

move-endeavor-pass = pass
move-endeavor-done = done
move-endeavor-decline = decline
move-endeavor-abandon = give up the game
move-endeavor-recruit = recruit { $name }
move-endeavor-activate = { $name }
move-endeavor-recover = disc from { $name }
move-endeavor-copy = like { $name }
move-endeavor-promote = promote { $name } to { $senior }{ $busy ->
    [yes] { " " }(its disc goes to supply)
   *[no] { "" }
}
move-endeavor-launch = launch in { $name }
move-endeavor-travel = travel to { $name }
move-endeavor-from = from { $name }
move-endeavor-sonar = sonar: { $name } { $site }
move-endeavor-dive = dive: { $name } { $site }
move-endeavor-conserve = conserve: { $name } { $site }
move-endeavor-journal = publish at: { $name } { $site }
move-endeavor-publish = { $name }
move-endeavor-apply = use { $name }
move-endeavor-discard = discard { $name }
move-endeavor-space = disc on { $name }
move-endeavor-draw = stack of depth { $name }
move-endeavor-keep = { $name }
move-endeavor-place = { $name }
move-endeavor-impact = hex { $name }
move-endeavor-shift = move the marker on { $name }
move-endeavor-raise = { $name }
move-endeavor-cash = token for { $research } Research
move-endeavor-use = token for { $name }
move-endeavor-retain = { $name }
move-endeavor-take = { $name }
move-endeavor-choose = { $name }

# In a few words that need no heading: hints, reviews.
said-endeavor-recruit = recruit the { $name }
said-endeavor-activate = activate the { $name }
said-endeavor-recover = take the disc back from the { $name }
said-endeavor-copy = act like the { $name }
said-endeavor-travel = travel to { $name }
said-endeavor-sonar = use sonar at { $name } { $site }
said-endeavor-dive = dive at { $name } { $site }
said-endeavor-conserve = conserve at { $name } { $site }
said-endeavor-journal = publish at { $name } { $site }
said-endeavor-publish = publish “{ $name }”
said-endeavor-space = put a disc on “{ $name }”
said-endeavor-draw = draw from the stack of depth { $name }
said-endeavor-keep = keep the tile { $name }
said-endeavor-place = place { $name } at { $place }
said-endeavor-impact = place a marker on { $name }
said-endeavor-retain = keep the token: { $name }
said-endeavor-cash = spend the token as { $research } Research
said-endeavor-use = spend the token for: { $name }
said-endeavor-raise = raise { $name }
said-endeavor-take = take first: { $name }

# --- what happened ---

event-endeavor-card = Team goal: { $goal_card }.
event-endeavor-zone = { $tile } is at { $place }.
event-endeavor-displayed = Journal on display: { $journal }.
event-endeavor-tray = On top of a stack of tier 5: { $specialist }.
event-endeavor-round = Round { $number }. { $you ->
    [yes] You have the wave marker.
   *[no] { $seat } has the wave marker.
}
event-endeavor-recruited = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
} { $specialist }.
event-endeavor-effort = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
} from supply.
event-endeavor-recovered = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a disc back from { $specialist }.
event-endeavor-launched = { $you ->
    [yes] You launch
   *[no] { $seat } launches
} a submarine in { $tile }.
event-endeavor-activated = { $you ->
    [yes] You activate
   *[no] { $seat } activates
} { $specialist }.
event-endeavor-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
} for this round.
event-endeavor-travelled = { $you ->
    [yes] You travel
   *[no] { $seat } travels
} from { $start } to { $tile }.
event-endeavor-occupied = { $you ->
    [yes] You place
   *[no] { $seat } places
} a disc on { $tile } { $site }.
event-endeavor-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $research } Research.
event-endeavor-linked = A link in { $tile } is complete: { $site } and { $end }, where { $owner_you ->
    [yes] you have a disc.
   *[no] { $owner } has a disc.
}
event-endeavor-drew = Drawn: { $tile }.
event-endeavor-returned = { $tile } goes under its stack.
event-endeavor-discovered = { $you ->
    [yes] You discover
   *[no] { $seat } discovers
} { $tile } at { $place }.
event-endeavor-dived = { $you ->
    [yes] You dive
   *[no] { $seat } dives
} at { $tile } { $site }: { $token }.
event-endeavor-tossed = The other token is discarded: { $token }.
event-endeavor-cashed = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} a dive token for its Research ({ $token }).
event-endeavor-used = { $you ->
    [yes] You use
   *[no] { $seat } uses
} { $token ->
    [none] the journal { $journal }.
   *[other] a dive token ({ $token }).
}
event-endeavor-published = { $you ->
    [yes] You publish
   *[no] { $seat } publishes
} { $journal } at { $tile } { $site }.
event-endeavor-applied = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the journal { $journal } for this round.
event-endeavor-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} the journal { $journal }.
event-endeavor-stepped = { $you ->
    [yes] Your
   *[no] { $seat }'s
} { $attribute ->
    [reputation] Reputation
    [inspiration] Inspiration
    [coordination] Coordination
   *[ingenuity] Ingenuity
} goes to { $step }.
event-endeavor-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $reward ->
    [disc] { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }
   *[research] { $count } Research
}.
event-endeavor-marked = { $you ->
    [yes] You place
   *[no] { $seat } places
} an Impact marker on { $hex }.
event-endeavor-shifted = { $you ->
    [yes] You move
   *[no] { $seat } moves
} an Impact marker from { $start } to { $hex }.
event-endeavor-promoted = { $you ->
    [yes] You promote
   *[no] { $seat } promotes
} { $specialist }{ $disc ->
    [yes] ; the disc on it goes to supply.
   *[no] .
}
event-endeavor-declined = { $you ->
    [yes] You decline
   *[no] { $seat } declines
} { $reward ->
    [impact] an Impact.
    [discover] a discovery.
    [promote] a promotion.
   *[action] { $action ->
        [travel] a Travel action.
        [sonar] a Sonar action.
        [dive] a Dive action.
        [conserve] a Conserve action.
        [journal] a Journal action.
       *[promote] a Promote action.
    }
}
event-endeavor-lapsed = { $you ->
    [yes] You can't use
   *[no] { $seat } can't use
} { $reward ->
    [impact] an Impact, so it is lost.
    [promote] a promotion, so it is lost.
    [vessel] another submarine, so it is lost.
    [disc] { $count ->
        [one] 1 disc: the supply is empty.
       *[other] { $count } discs: the supply is empty.
    }
    [research] { $count } Research: the track is full.
   *[action] { $action ->
        [travel] a Travel action, so it is lost.
        [sonar] a Sonar action, so it is lost.
        [dive] a Dive action, so it is lost.
        [conserve] a Conserve action, so it is lost.
        [journal] a Journal action, so it is lost.
       *[promote] a Promote action, so it is lost.
    }
}
event-endeavor-noroom = { $you ->
    [yes] There is no room for your discovery; it becomes an Impact.
   *[no] There is no room for { $seat }'s discovery; it becomes an Impact.
}
event-endeavor-chose = { $you ->
    [yes] You decide
   *[no] { $seat } decides
} on goal { $goal }: { $option ->
    [sonar] sonar discs count.
    [conserve] conservation discs count.
    [journal] journal discs count.
   *[other] { $option }.
}
event-endeavor-cleaned = { $you ->
    [yes] You reach
   *[no] { $seat } reaches
} step { $step } of the cleanup track.
event-endeavor-reshuffled = { $tokens ->
    [one] 1 discarded dive token forms a new supply.
   *[other] { $tokens } discarded dive tokens form a new supply.
}
event-endeavor-scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $points } for { $line ->
    [attributes] attributes.
    [impact] the Impact board.
    [seniors] senior specialists of tier 5.
    [leftovers] leftover Research and discs.
    [journals] points on journals.
   *[other] { $line }.
}
event-endeavor-goal = { $number ->
    [0] Goal of the Impact board:
   *[other] Goal { $number }:
} { $needed ->
    [0] not met, since nobody chose how to score it.
   *[other] { $reached } of { $needed }.
}
event-endeavor-ended = { $outcome ->
    [abandoned] The game was given up.
   *[finished] The game is over.
}

# --- refusals ---

refused-endeavor-mission = There is no mission { $mission }; there are: { $known }.
refused-endeavor-edition = Mission { $mission } is not part of the edition { $edition ->
    [draft] “first rulebook” (draft)
    [retail] “retail box” (retail)
   *[other] { $edition }
}; choose: { $known ->
    [draft] “first rulebook” (draft)
    [retail] “retail box” (retail)
   *[other] { $known }
}.
refused-endeavor-fifth = The box has pieces for four; turn on the fifth player to play with five.
refused-endeavor-small = A small game is competitive: its rounds are too few for the goals of a team. Choose mode=competitive with two or more players, or size=full.
refused-endeavor-not-now = You can't do that now.{ $asked ->
    [over] { " " }The game is over.
    [turn] { " " }Activate a specialist first.
   *[other] { "" }
}
refused-endeavor-action = You can't take that action now, or you have already taken it.
refused-endeavor-tier = Your recruitment level does not reach tier { $tier }.
refused-endeavor-tray = This specialist is not on offer.
refused-endeavor-begun = You have spent a token or used a journal, so an activation must follow.
refused-endeavor-no-disc = There is no disc in your staging area.
refused-endeavor-busy = This specialist already has a disc.
refused-endeavor-no-circle = This specialist has no activation circle.
refused-endeavor-not-in-team = This specialist is not in your team.
refused-endeavor-not-in-play = This zone is not in play.
refused-endeavor-too-deep = Depth { $depth } is too deep for technology level { $level }.
refused-endeavor-too-far = That is too far for technology level { $level }, or no submarine may go there now.
refused-endeavor-no-tokens = No tokens are left at this dive site.
refused-endeavor-taken = This site is taken.
refused-endeavor-second-disc = This action needs one more disc from your staging area.
refused-endeavor-no-vessel = You have no submarine in this zone.
refused-endeavor-slot = The slot to its left must be taken first, or the action is for another zone.
refused-endeavor-cost = You can't pay { $cost } Research.
refused-endeavor-locked = This journal site is closed.
refused-endeavor-no-journal = No journal on display fits this site and your Research, or the action is for another zone.
refused-endeavor-place = The tile can't be placed there.
refused-endeavor-hex = A marker must go on an arrow or next to another marker, as the mission says.
refused-endeavor-stack = No tile of depth { $depth } can be drawn for this discovery.

# --- the table in the terminal ---

table-endeavor-heading = { $round ->
    [0] { $mission }
   *[other] { $mission } · round { $round } of { $rounds }
}
table-endeavor-ocean = Ocean
table-endeavor-zones = Zones
table-endeavor-seats = Players
table-endeavor-own = Your team and board
table-endeavor-impact = Impact board
table-endeavor-display = Journals on display ({ $deck } in the deck)
table-endeavor-tray = Specialists on offer
table-endeavor-goals = Goals
table-endeavor-drawn = Drawn tiles
table-endeavor-board = research { $research } · staging { $staging } · supply { $supply } · markers { $markers }
table-endeavor-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} so far
table-endeavor-printed = { $points ->
    [one] 1 point printed
   *[other] { $points } points printed
}
table-endeavor-passed = passed
table-endeavor-cleanup = cleanup { $step }
table-endeavor-tokens = tokens
table-endeavor-journals = journals
table-endeavor-team = team
table-endeavor-tracks = tracks
table-endeavor-stack = depth { $depth }: { $count }
table-endeavor-stacks = Stacks
table-endeavor-unchosen = not chosen yet
table-endeavor-team-goal = { $reached } of { $needed }
table-endeavor-tier = tier { $tier }
table-endeavor-impact-goal = Impact board and senior specialists of tier 5
table-endeavor-arrival = arrival
table-endeavor-discovery = discovery
table-endeavor-cost = costs { $cost }
table-endeavor-links = links
table-endeavor-legend = → a marker may start here · [1] marker of player 1 · ∞ any number of markers · a number: points
table-endeavor-hint = See any zone in full: Tab on the full screen, or “look C2” with --plain.
table-endeavor-recent = Last turns
group-endeavor-specialist = Specialists
group-endeavor-action = Actions
group-endeavor-token = Dive tokens
group-endeavor-journal = Journals
group-endeavor-stack = Stacks
group-endeavor-impact = Impact board
group-endeavor-place = Places
group-endeavor-answer = Answers

# --- the table in the browser ---

phase-endeavor-setup = set-up
phase-endeavor-prepare = preparation
phase-endeavor-act = actions
phase-endeavor-over = the end
web-endeavor-map = Map of the ocean: drag it, zoom it, or move it with the arrow keys
web-endeavor-nearer = Zoom in (+)
web-endeavor-farther = Zoom out (−)
web-endeavor-fit = The whole ocean (f)
web-endeavor-look = look at this zone in full
web-endeavor-look-seat = Click for the whole board
web-endeavor-features = special rules of this zone
web-endeavor-bottom = at the bottom: { $tiles }
web-endeavor-keep = Keep
web-endeavor-which = Which way?
web-endeavor-tabs = Parts of the table
web-endeavor-tab-ocean = Ocean
web-endeavor-tab-impact = Impact
web-endeavor-tab-offer = Recruits
web-endeavor-tab-journals = Journals
web-endeavor-tab-goals = Goals
web-endeavor-round = Round { $round } of { $rounds }
web-endeavor-wave = Turn order this round: { $seats }
web-endeavor-turn = current turn
web-endeavor-submarine = submarine of { $seat }
web-endeavor-tokens-left = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
web-endeavor-marked = marked site
web-endeavor-locked = closed until its condition is met
web-endeavor-gives = gives { $gain }
web-endeavor-others = everyone else: { $gain }
web-endeavor-others-short = others
web-endeavor-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-endeavor-level = level { $level }
web-endeavor-hex-at = { $what } ({ $where ->
    [beside] beside the board
    [top-left] top left
    [top] top
    [top-right] top right
    [left] left
    [middle] middle
    [right] right
    [bottom-left] bottom left
    [bottom] bottom
   *[bottom-right] bottom right
}{ $number ->
    [0] { "" }
   *[other] , { $number } of { $count }
})
web-endeavor-start = markers may start here
web-endeavor-infinite = takes any number of markers
web-endeavor-goal-hex = decides how goal { $goal } is scored
web-endeavor-goal-letter = G
web-endeavor-junior = junior of tier { $tier }
web-endeavor-senior = senior of tier { $tier }
web-endeavor-busy = has a disc
web-endeavor-used = used this round
web-endeavor-track = { $name }: step { $step }, level { $level }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-endeavor-level-reputation = Its level is the highest tier you can recruit.
web-endeavor-level-inspiration = Its level is how many discs you take from supply each round.
web-endeavor-level-coordination = Its level is how many discs you take back from specialists each round.
web-endeavor-level-ingenuity = Its level is how deep and how far your submarines go. Steps 2 and 7 launch another one.
web-endeavor-research = Research: { $count }. It pays for conservation and journals.
web-endeavor-staging = { $count ->
    [one] 1 disc ready
   *[other] { $count } discs ready
}
web-endeavor-supply = { $count ->
    [one] 1 disc in supply
   *[other] { $count } discs in supply
}
web-endeavor-markers = { $count ->
    [one] 1 Impact marker left
   *[other] { $count } Impact markers left
}
web-endeavor-vessels = { $count ->
    [one] 1 submarine in the ocean
   *[other] { $count } submarines in the ocean
}
web-endeavor-first = Most: { $points } more
web-endeavor-second = Second most: { $points } more
web-endeavor-met = met
web-endeavor-rules = Rules of this mission
web-endeavor-nothing-yet = Nothing has happened yet.
web-endeavor-winner = { $you ->
    [yes] You win!
   *[no] { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the win.
    }
}
web-endeavor-total = Total
web-endeavor-link = link of { $one } and { $other }
web-endeavor-look-points = Press to see how the points come about, and the whole board
web-endeavor-legend = All signs and what they mean
web-endeavor-legend-short = Signs
web-endeavor-list = { $count ->
    [one] 1 choice in words
   *[other] all { $count } choices in words
}
web-endeavor-list-close = close the list
web-endeavor-at-the-end = points at the end
web-endeavor-offer-later = Later, with more Reputation
web-endeavor-brief-length = { $rounds } rounds; alone { $alone }
web-endeavor-brief-rules = { $count ->
    [0] Easy: no special rules
    [one] Medium: one special rule
   *[other] Demanding: { $count } special rules
}
web-endeavor-brief-ocean = An ocean of { $columns } columns, { $depth } deep
legend-endeavor-title-attributes = Attributes
legend-endeavor-title-actions = Actions
legend-endeavor-title-rewards = Rewards
legend-endeavor-title-fields = Fields of journals
legend-endeavor-title-zones = On zones
legend-endeavor-title-impact = On the Impact board
legend-endeavor-title-board = On your board
legend-endeavor-discover = discovery, at the depths of its numbers
legend-endeavor-place = where a zone lies: its column and its depth
legend-endeavor-eye = an eye: everything about this zone, large
legend-endeavor-stack = tiles still to be discovered: the number is their depth
legend-endeavor-token = dive site: the number is how many tokens are left
legend-endeavor-lock = closed until its condition is met
legend-endeavor-feature = this zone has rules of its own
legend-endeavor-cost = a number in a square at a conservation site: the Research it costs
legend-endeavor-marked = a dashed ring: a site that the rules of its zone are about
legend-endeavor-links = a line between two sites: if both have discs, both owners get what it shows
legend-endeavor-arrow = an arrow: markers may start here
legend-endeavor-marker = an Impact marker, in the colour of its player
legend-endeavor-infinite = ∞: any number of markers fits here
legend-endeavor-goal = a letter with a number: the first marker decides how that goal is scored
legend-endeavor-numbers = a number: points for each of your markers there
legend-endeavor-staging = discs that are ready to be used
legend-endeavor-supply = discs in the supply
legend-endeavor-submarine = submarines
legend-endeavor-wave = order of play in this round
legend-endeavor-step = an underlined step of a track: an Impact, or with Ingenuity a submarine
web-endeavor-key-fit = show the whole ocean
web-endeavor-key-zoom = zoom the ocean
web-endeavor-key-pan = move the ocean
web-endeavor-key-tabs = ocean, Impact, recruits, journals, goals

# --- the guided first game ---

lesson-endeavor-welcome = Welcome aboard! You explore an ocean for six rounds; the most points win. In the frame are your attributes: the higher they are, the more you can do, and the more points they give.
lesson-endeavor-recruit = Each round begins with a new specialist. On the left are its actions; what is on the right you get at once. Take the Sonar Operator.
lesson-endeavor-reassign = A disc on a specialist keeps it busy. Take one back: press your Team Leader, who can do everything.
lesson-endeavor-turn = Now the players take turns. Press a specialist with a free circle: one of your discs goes there, and you use its actions.
lesson-endeavor-sonar = What glows can be done. Sonar discovers new zones: press a glowing site with the waves. Your disc stays on it.
lesson-endeavor-discovery = A discovery! Press a stack for each of two tiles; the number is the depth. Keep one of them for the bonus on its button, and place it in a glowing frame.
lesson-endeavor-travel = Travel: press a glowing zone. Your submarine goes there, and you get what its upper right corner shows.
lesson-endeavor-round = When everyone has passed, a new round begins. Inspiration decides how many discs you get, Coordination how many you take back, Reputation whom you recruit, and Ingenuity how deep you travel.
lesson-endeavor-dive = A dive: press a glowing token or its zone. You keep one of two: spend it as Research, or for what its other side shows.
lesson-endeavor-research = Research pays for conservation (the leaf, with its price in the square) and for journals (the book). If both ends of a line have discs, their owners get what is on it.
lesson-endeavor-impact = Impact: place a marker at an arrow or next to any marker, and take what the hex shows. The numbers are points.
lesson-endeavor-goals = Goals decide the game: each gives points for everything that it counts, and more to whoever has the most of it. Look here now and then. “?” explains the icons, and the menu at the top has hints and the rules.
lesson-endeavor-over = Your first expedition is over. The score sheet shows where every point came from. Next time, try another mission, or play together for the goals.
lesson-endeavor-lost = Others were ahead on this expedition. Compare the columns line by line: where the difference is largest is where to begin next time. Try again, or play together for the goals.

# --- faults of packs ---

fault-endeavor-depths-differ = all discoveries of one list must show the same depths
fault-endeavor-no-depth = a discovery needs at least one depth
fault-endeavor-one-action = a list can hold one action at most
fault-endeavor-copy = only a specialist can copy
fault-endeavor-plain = discoveries and actions are not allowed here
fault-endeavor-needs = “{ $one }” needs “{ $other }”
fault-endeavor-together = “{ $one }” and “{ $other }” go together
fault-endeavor-only-for = “{ $one }” is only for { $other }
fault-endeavor-tile = there is no tile “{ $tile }”
fault-endeavor-hex = there is no hex “{ $hex }”
fault-endeavor-site = there is no site “{ $site }”
fault-endeavor-disc-site = there is no disc site “{ $site }”
fault-endeavor-site-name = “{ $site }” must be called { $letter }1, { $letter }2 and so on
fault-endeavor-same-sites = must name the same sites
fault-endeavor-self-link = “{ $site }” can't be linked with itself
fault-endeavor-sites = all tiles together can have at most { $most } sites
fault-endeavor-depth-full = at most { $most } tiles can have depth { $depth }
fault-endeavor-junior = every specialist but the leader needs a junior side
fault-endeavor-leader = only the team leader has tier 0
fault-endeavor-unique = a specialist of tier 5 is unique
fault-endeavor-threshold = a threshold is needed for each of one to five players
fault-endeavor-not-laid = “{ $tile }” must be part of the layout
fault-endeavor-outside = “{ $name }” is outside the ocean
fault-endeavor-wrong-depth = “{ $tile }” does not belong to depth { $depth }
fault-endeavor-no-surface = at least one tile of depth 1 must be there at the start
fault-endeavor-row-fills = the shuffled row fills the whole surface
fault-endeavor-row-long = there are more tiles than columns
fault-endeavor-ordinary = “{ $tile }” is an ordinary tile and already part of its stack
fault-endeavor-too-deep = “{ $tile }” is deeper than the ocean
fault-endeavor-stock = there { $count ->
    [one] is only { $count } random tile
   *[other] are only { $count } random tiles
} of depth { $depth } ({ $edition })
fault-endeavor-no-start = at least one hex must be a start

# --- why a bot hints at a move: for each kind, where its plan says nothing ---

why-endeavor-recruit = Its actions help you for the rest of the game.
why-endeavor-activate = Its actions bring you most now.
why-endeavor-recover = You can activate this specialist again.
why-endeavor-copy = Its actions bring you most now.
why-endeavor-promote = It can do more from now on.
why-endeavor-launch = From there it reaches the sites that help you most.
why-endeavor-from = This submarine is needed least where it is now.
why-endeavor-travel = From there your submarine reaches sites that help you.
why-endeavor-sonar = Its sonar track brings a reward or a discovery.
why-endeavor-dive = A dive token gives Research, or what its other side shows.
why-endeavor-conserve = What it brings is worth the Research.
why-endeavor-publish = Of the journals this one helps you most.
why-endeavor-journal = A journal brings you more than another action now.
why-endeavor-apply = What the journal offers helps you now.
why-endeavor-discard = Its effect now is worth more than keeping it.
why-endeavor-space = What the space shows helps you now.
why-endeavor-draw = A zone of this depth helps you most.
why-endeavor-keep = Its bonus and its sites help you more than those of the other.
why-endeavor-place = Where it lies decides who reaches it: there it suits you best.
why-endeavor-impact = What the hex shows helps you, and markers count at the end.
why-endeavor-shift = The marker is worth more there.
why-endeavor-raise = A higher level there helps you most.
why-endeavor-cash = You need Research more than the other side.
why-endeavor-use = That helps you more than Research.
why-endeavor-retain = This token helps you more than the other.
why-endeavor-take = It helps most if you have it before the others.
why-endeavor-choose = It suits what you have done so far.
why-endeavor-done = Nothing more is worth doing here.
why-endeavor-pass = Your discs are worth more in the next round.
