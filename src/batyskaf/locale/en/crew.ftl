# The Crew: Mission Deep Sea.

game-crew = The Crew: Mission Deep Sea
    .about = co-operative trick-taking, 2–5 players
    .tile = A co-operative trick-taking game for 2–5 players: share the tasks, say little, win or lose together.
    .modes = { $missions } missions, tutorial, epilogue, campaign with a logbook

crew-tonoja = Tonoja
crew-mission = { $mission ->
    [tutorial] Practice deal
    [epilogue] Epilogue
    [promo] Promo mission
    [promo-2] Second promo mission
   *[other] Mission { $mission }
}

# --- suits, marks, statuses ---

suit-crew-P = pink
    .letter = P
suit-crew-B = blue
    .letter = B
suit-crew-G = green
    .letter = G
suit-crew-Y = yellow
    .letter = Y
suit-crew-S = submarine
    .letter = S

mark-crew-high = highest
mark-crew-only = only
mark-crew-low = lowest
mark-crew-none = unmarked

status-crew-open = open
status-crew-done = done
status-crew-failed = failed

communication-crew-normal = signals as usual
communication-crew-currents = currents: signals carry no mark
communication-crew-narcosis = narcosis: tokens in a common pool
communication-crew-silence = silence: no signals
communication-crew-terrain = unfamiliar terrain: a drawn card sets how you may signal

outcome-crew-success = Mission accomplished!
outcome-crew-task = The mission failed: a task can no longer be completed.
outcome-crew-objective = The mission failed: its objective can no longer be met.
outcome-crew-time = The mission failed: time ran out.
outcome-crew-abandoned = The attempt was given up.

# --- options ---

option-crew-mission = Mission
    .help = The page of the logbook: the practice deal, missions 1 to 32, the epilogue, promo missions, or one from a pack.
option-crew-players = Players
    .help = How many crew members there are, 2 to 5. With two, Tonoja is the third.
option-crew-timed = Against the clock
    .help = Whether timed missions are played with their clock or with their untimed alternative.
option-crew-untimed_sharing = Tasks without the clock
    .help = How the tasks of a timed mission are shared out when it is played without its clock.
    .value-draft = chosen in turn
    .value-volunteers = by volunteers, as with the clock
option-crew-edition = Edition
    .help = With four players, one task has a different difficulty in each edition.
    .value-english = English cards
    .value-german = German cards
option-crew-only_mark = Marking an only card
    .help = Whether the only card of a colour must be marked “only”, or may also be marked highest or lowest.
    .value-only = only as “only”
    .value-any = any true mark
option-crew-memory = Memory
    .help = Whether you can look back at the last trick only, or at all tricks.
    .value-strict = last trick only
    .value-open = all tricks
option-crew-distress = Distress signal
    .help = Whether the crew is asked about the distress signal, never uses it, or has already activated it in an earlier attempt.
    .value-ask = the crew is asked
    .value-off = never
    .value-active = already active
option-crew-tonoja_after = Tonoja's place
    .help = With two players: after whom Tonoja sits.
    .value-second = after the second player
    .value-first = after the first player
option-crew-tonoja_distress = Tonoja and the distress signal
    .help = With two players: whether Tonoja passes a card too.
    .value-takes-part = takes part
    .value-stays-out = stays out
option-crew-communication = Communication
    .help = How the crew may signal; usually the mission decides.
    .value-mission = as the mission says
    .value-normal = as usual
    .value-currents = currents: no marks
    .value-narcosis = narcosis: a common pool of tokens
    .value-silence = silence: no signals
    .value-terrain = unfamiliar terrain: a card decides
option-crew-difficulty = Difficulty
    .help = The total difficulty of the tasks to draw, instead of the mission's own.
option-crew-tasks = Tasks
    .help = Fixed tasks by id instead of drawn ones, for example to retry with the same tasks.
option-crew-used = Used tasks
    .help = Tasks that stay out of the stack because earlier missions used them.
option-crew-attempt = Attempt
    .help = Which attempt at the mission this is, counted from 1.
option-crew-size = Size
    .help = A small game has two colours and few submarines: four to seven tricks, for three to five players.
    .value-full = whole game
    .value-small = small game

# --- what is asked ---

ask-crew-draft = { $you ->
    [yes] Choose a task.
   *[no] { $seat } is choosing a task.
}
ask-crew-claim = { $you ->
    [yes] Do you want { $task ->
        [none] all the tasks?
       *[other] this task: { $task }
    }
   *[no] { $seat } considers { $task ->
        [none] all the tasks.
       *[other] the task: { $task }
    }
}
ask-crew-assign = { $you ->
    [yes] The claims didn't settle it. Who gets { $task ->
        [none] all the tasks?
       *[other] this task: { $task }
    }
   *[no] { $seat } decides who gets { $task ->
        [none] all the tasks.
       *[other] the task: { $task }
    }
}
ask-crew-keep = { $you ->
    [yes] Captain, do you keep all the tasks, or ask who would take them?
   *[no] { $seat } decides whether to keep all the tasks.
}
ask-crew-willing = { $you ->
    [yes] Would you take all the tasks?
   *[no] { $seat } is asked to take all the tasks.
}
ask-crew-hand-over = { $you ->
    [yes] Captain, who takes all the tasks?
   *[no] { $seat } decides who takes all the tasks.
}
ask-crew-volunteer = { $you ->
    [yes] Do you volunteer for the tasks?
   *[no] { $seat } is asked to volunteer.
}
ask-crew-distress = { $you ->
    [yes] Send a distress signal? Everyone would pass one colour card.
   *[no] { $seat } votes on the distress signal.
}
ask-crew-direction = { $you ->
    [yes] Captain, which way are the cards passed?
   *[no] { $seat } decides which way the cards are passed.
}
ask-crew-give = { $you ->
    [yes] Choose a card to pass.
   *[no] { $seat } is choosing a card to pass.
}
ask-crew-predict = { $you ->
    [yes] How many tricks will you win? { $task }
   *[no] { $seat } is predicting a number of tricks.
}
ask-crew-signal = { $you ->
    [yes] Signal a card before this trick, or stay quiet?
   *[no] { $seat } may signal.
}
ask-crew-play = { $you ->
    [yes] Play a card.
   *[no] { $seat } has to play a card.
}
ask-crew-over = The attempt is over.
ask-crew-tonoja = (You decide for Tonoja.)

# --- moves ---

move-crew-play = play { $card }
move-crew-signal = signal { $card } { $mark }
move-crew-quiet = stay quiet
move-crew-give = pass { $card }
move-crew-predict = predict { $number }
move-crew-foresee = predict { $number } in secret
move-crew-pass = pass
move-crew-claim = claim it
move-crew-leave = leave it
move-crew-accept = accept
move-crew-decline = decline
move-crew-keep = keep all
move-crew-ask = ask for a volunteer
move-crew-assign = give to { $seat }
move-crew-vote = { $side ->
    [no] no distress signal
    [left] yes, pass to the left
   *[right] yes, pass to the right
}
move-crew-direction = { $side ->
    [left] to the left
   *[right] to the right
}
move-crew-time-up = time is up
move-crew-abandon = give up the attempt
move-crew-take = take: { $task }

# --- what happened ---

event-crew-terrain = Terrain card { $card }: { $communication ->
    [normal] signals as usual.
    [currents] currents, signals carry no mark.
    [narcosis] narcosis, tokens in a common pool.
   *[silence] silence.
}
event-crew-dealt = { $you ->
    [yes] Your hand: { $cards }.
   *[no] { $seat }'s hand: { $cards }.
}
event-crew-column = Tonoja's column { $column } shows { $card }.
event-crew-revealed = On the table: { $task }
event-crew-captain = { $you ->
    [yes] You are the captain.
   *[no] { $seat } is the captain.
}
event-crew-taken = { $you ->
    [yes] You take the task: { $task }
   *[no] { $seat } takes the task: { $task }
}
event-crew-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-crew-claimed = { $you ->
    [yes] You { $claims ->
        [yes] claim
       *[no] leave
    }
   *[no] { $seat } { $claims ->
        [yes] claims
       *[no] leaves
    }
} { $task ->
    [none] all the tasks.
   *[other] the task: { $task }
}
event-crew-answered = { $you ->
    [yes] { $answer ->
        [accept] You accept.
        [decline] You decline.
        [keep] You keep all the tasks.
       *[ask] You ask who would take the tasks.
    }
   *[no] { $answer ->
        [accept] { $seat } accepts.
        [decline] { $seat } declines.
        [keep] { $seat } keeps all the tasks.
       *[ask] { $seat } asks who would take the tasks.
    }
}{ $forced ->
    [yes] { " " }Nobody else is left.
   *[no] { "" }
}
event-crew-voted = { $you ->
    [yes] You vote
   *[no] { $seat } votes
} { $vote ->
    [no] against a distress signal.
    [left] for a distress signal to the left.
   *[right] for a distress signal to the right.
}
event-crew-distress = { $direction ->
    [no] No cards are passed.
    [left] Distress signal: everyone passes a card to the left.
   *[right] Distress signal: everyone passes a card to the right.
}
event-crew-gave = { $you ->
    [yes] You set { $card ->
        [none] a card
       *[other] { $card }
    } aside to pass.
   *[no] { $seat } sets { $card ->
        [none] a card
       *[other] { $card }
    } aside to pass.
}
event-crew-received = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $card ->
    [none] a card
   *[other] { $card }
} from { $giver_you ->
    [yes] you.
   *[no] { $giver }.
}
event-crew-predicted = { $you ->
    [yes] You predict
   *[no] { $seat } predicts
} { $number ->
    [none] a secret number of tricks.
    [one] { $number } trick{ $secret ->
        [yes] { " " }in secret.
       *[no] .
    }
   *[other] { $number } tricks{ $secret ->
        [yes] { " " }in secret.
       *[no] .
    }
}
event-crew-clock = The clock starts.
event-crew-signalled = { $you ->
    [yes] You signal
   *[no] { $seat } signals
} { $card }{ $mark ->
    [high] : my highest.
    [only] : my only one.
    [low] : my lowest.
   *[none] { " " }without a mark.
}
event-crew-quiet = { $you ->
    [yes] You stay quiet.
   *[no] { $seat } stays quiet.
}
event-crew-played = { $you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
event-crew-trick = { $you ->
    [yes] You win trick { $number }
   *[no] { $seat } wins trick { $number }
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-crew-uncovered = Tonoja uncovers { $card } in column { $column }.
event-crew-settled = { $status ->
    [done] Done
   *[failed] Failed
} ({ $you ->
    [yes] yours
   *[no] { $seat }
}): { $task }
event-crew-objective = { $status ->
    [done] The mission's objective is met.
   *[failed] The mission's objective can no longer be met.
}
event-crew-ended = { $outcome ->
    [success] Mission accomplished!
    [task] The mission failed: a task can no longer be completed.
    [objective] The mission failed: its objective can no longer be met.
    [time] The mission failed: time ran out.
   *[abandoned] The attempt was given up.
}

# --- the table ---

table-crew-heading = { crew-mission } · attempt { $attempt } · trick { $number }/{ $total }
table-crew-seats = Crew
table-crew-trick = Trick { $number }
table-crew-trick-empty = nothing yet; { $seat } leads
table-crew-last = Last trick
table-crew-last-none = none yet
table-crew-won-by = won by { $seat }
table-crew-tasks = Tasks
table-crew-tasks-none = no task cards in this mission
table-crew-middle = in the middle
table-crew-hand = Your hand
table-crew-columns = Tonoja's columns
table-crew-columns-covered = ▒ another card is beneath
table-crew-captain = captain
table-crew-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
table-crew-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-crew-token = token
table-crew-pool = { $count ->
    [one] { $count } token in the pool
   *[other] { $count } tokens in the pool
}
table-crew-played = played
table-crew-gave = card set aside
table-crew-distress = distress signal active
table-crew-no-signals = no signals before this trick
table-crew-objective = Objective
table-crew-number = { $count ->
    [one] predicted: { $count } trick
   *[other] predicted: { $count } tricks
}
table-crew-number-secret = predicted in secret
table-crew-recent = Last trick

group-crew-play = Cards you can play
group-crew-signal = Signals
group-crew-give = Cards you can pass
group-crew-take = Tasks
group-crew-predict = Tricks
group-crew-answer = Answers

# --- why not ---

refused-crew-not-now = You can't do that now.
refused-crew-not-in-hand = That card is not in this hand.
refused-crew-follow = You have to follow suit: { $suit ->
    [P] pink
    [B] blue
    [G] green
    [Y] yellow
   *[S] submarine
}.
refused-crew-already-shown = { $card } has already been signalled.
refused-crew-signal-currents = In currents { $card } can't be signalled like that: signal your highest, lowest or only card of a colour, without a mark.
refused-crew-signal-unmarked = A signal needs a mark here: say whether { $card } is your highest, lowest or only card of its colour.
refused-crew-signal-untrue = That isn't true of { $card }: only your highest, lowest or only card of a colour can be signalled.
refused-crew-no-passing = You can't pass: the others couldn't take all the remaining tasks.
refused-crew-hardest-first = You can't pass: in this mission the captain takes one of the hardest tasks first.
refused-crew-many-tasks = You can't pass: there are at least as many tasks as players who choose.
refused-crew-captain-task = The captain can't own a task that compares with the captain.
refused-crew-other-task = You have to take another task now.
refused-crew-no-such-task = That task is not in the middle.
refused-crew-mission = There is no mission “{ $mission }”. Known: { $known }.
refused-crew-task = There is no task “{ $task }”.
refused-crew-task-twice = A task is named twice.
refused-crew-impossible = In this mission these tasks can't be shared out so that all of them can be completed: { $tasks }.
refused-crew-no-deal = The cards can't be dealt: in all of { $deals } deals a hand made a task impossible.
refused-crew-no-tasks = No tasks can be found that add up to difficulty { $difficulty }.
refused-crew-small-players = A small game is for three to five players: two players need all cards for Tonoja. Choose size=full or more players.
refused-crew-small-task = Task { $task } can't be part of a small game: its two colours alone decide it. Choose another task or size=full.
refused-crew-small-mission = Mission { $mission } needs all four colours. Choose another mission or size=full.

# --- logbook ---

refused-logbook = { $file } is not a logbook: { data-fault }.
refused-logbook-newer = { $file } was written by a newer version of Batyskaf (format { $format }).
refused-logbook-no-attempt = The logbook has no attempt to repeat yet.
refused-logbook-grown = { crew-mission } was won and is more difficult now, so the same tasks are no longer enough. Take new ones.

# --- the guided first game ---

lesson-crew-welcome = Welcome aboard! You are a crew of three: you win or lose together, and nobody may say which cards they hold. Your hand is below. Press ✓ and read on.
lesson-crew-captain = You hold submarine 4, so you are the captain: you choose first and lead the first trick. What glows can be chosen.
lesson-crew-task = Three tasks, one for each of you. If you take one, you have to do it; the others help. Take the blue 4: your blue 9 beats every other blue card.
lesson-crew-distress = Before the first trick the crew may send a distress signal: everyone passes one card to a neighbour. Vote no if your hand looks fine.
lesson-crew-give = { $own ->
    [yes] The distress signal is sent: everyone passes on one card of a colour. Keep your blue 9 and give a card that you hardly need.
   *[no] The distress signal is sent: everyone passes on one card of a colour. Give a card that you hardly need.
}
lesson-crew-signal = Before a trick you may show one card of a colour and mark it: your highest, your lowest or your only one. You have one token for that. Or stay quiet.
lesson-crew-signalled = { $teller } shows a card: its mark says whether it is the highest, the lowest or the only one of its colour there. You may show one too, or stay quiet.
lesson-crew-lead = { $own ->
    [yes] You lead. The highest card of the suit you lead wins the trick, unless a submarine is played. Play your blue 9: the blue 4 may fall to it.
   *[no] You lead: play any card. The highest card of its suit wins the trick, unless a submarine is played.
}
lesson-crew-win = The blue 4 lies in this trick: win it with your blue 9, which beats every other blue card.
lesson-crew-follow = You hold cards of the suit that was led, so you must play one of them. The dark cards can't be played now; press one to see why.
lesson-crew-free = You have no card of the suit that was led, so you can play any card. A submarine wins unless a higher one is played; another colour can't win.
lesson-crew-trick = The winner takes the trick and leads the next one. The card symbol above shows the last trick again.
lesson-crew-submarine = A submarine! It beats every colour; the highest submarine wins.
lesson-crew-partner = The others have tasks too, here { $partner }. Press a task to read it. The mission is won only when all three are done.
lesson-crew-helped = Your own task is done. Now help { $partner }: look at the task and let the right player win.
lesson-crew-over = That was the whole game. A campaign has 32 missions like this one, and they get harder and stranger.
lesson-crew-lost = The mission failed this time, and that is part of it: crews try a mission again until it works. The review shows the trick that decided it. Try the same tasks once more.

# --- faults of packs ---

fault-crew-kind = there is no kind “{ $kind }”; known: { $known }
fault-crew-task = there is no task “{ $task }”
fault-crew-nothing-to-do = a mission needs a difficulty, fixed tasks or an objective
fault-crew-sharing = a mission with tasks must say how they are shared out
fault-crew-each-other = nobody can have as many tricks as every other player: compare with the captain or the sum
fault-crew-bounds = min must be below max, or there is nothing to predict
fault-crew-sums = with { $seats } seats, least must not be above most
fault-crew-same-suit = two different suits are needed, not { $suit } twice

# --- how far a task has come ---

progress-crew-of = { $have } of { $need }
progress-crew-exactly = { $have }, exactly { $need } needed
progress-crew-in = { $suit }: { $said }
progress-crew-suit = { $suit }: { $have }
progress-crew-none = none so far
progress-crew-kept = kept so far
progress-crew-not-yet = not yet
progress-crew-won = { $have ->
    [one] { $have } trick
   *[other] { $have } tricks
}
progress-crew-won-last = won the last trick
progress-crew-tricks = { $have ->
    [one] { $have } trick
   *[other] { $have } tricks
}, needs { $need }
progress-crew-row = { $have ->
    [one] { $have } trick
   *[other] { $have } tricks
}, needs { $need } in a row
progress-crew-captain = { $have } to the captain's { $need }
progress-crew-together = { $have }, the others { $need }
progress-crew-most = { $have }, the others up to { $need }
progress-crew-least = { $have }, the others at least { $need }

# --- the briefing before a mission ---

briefing-crew-currents = Currents: you show a card without saying whether it is your highest, lowest or only one.
briefing-crew-narcosis = Narcosis: nobody has a token of their own. { $pool ->
    [one] One token in the middle is for the whole crew.
   *[other] { $pool } tokens in the middle are for the whole crew.
}
briefing-crew-silence = Silence: nobody may signal.
briefing-crew-distress = The distress signal is active: before the first trick the crew may pass a card each.

# --- in the browser ---

web-crew-mission = { crew-mission }
web-crew-attempt = Attempt { $attempt }
web-crew-difficulty = difficulty { $difficulty }
web-crew-token-spent = token used
web-crew-claims = wants it
web-crew-signal = Signal { $card }:
web-crew-hint-play = Play the { $card }
web-crew-hint-give = Pass on the { $card }
web-crew-hint-signal = Show the { $card }{ $mark ->
    [none] { "" }
   *[other] { "" } as your { $mark }
}
web-crew-ask-claim = Do you want the marked task?
web-crew-ask-assign = The claims didn't settle it. Who gets the marked task?
web-crew-ask-predict = How many tricks will you win?
web-crew-trick-yours = nothing yet; you lead
web-crew-vote = { $side ->
    [left] to the left
    [right] to the right
   *[no] no
}
web-crew-which-mark = What is the { $card } among your cards of its colour?
web-crew-terrain = Terrain card: { $card }
web-crew-hands = Cards left in hand
web-crew-next = Next mission
web-crew-retry-same = Again, with the same tasks
web-crew-retry-new = Again, with new tasks
web-crew-special = What is special
web-crew-ask-less = Ask me only when I want to signal
    .help = The table stays quiet for you before each trick, until you say that you want to signal. The others do not see this.
web-crew-signal-once = I want to signal
    .help = You are asked before the next trick. After that the table stays quiet for you again.
web-crew-signal-soon = You are asked before the next trick

# --- in the terminal ---

screen-key-last-crew = t last trick
    .over = t tricks

# --- why a bot hints at a move ---

hint-crew-keeps = It keeps the { $card } for { $own ->
    [yes] your own task
   *[no] { $seat }’s task
}.
hint-crew-gives = It gives { $seat } the { $card } that { $seat }’s task needs.
hint-crew-leaves = It leaves the trick to { $seat }, whose task needs the { $card } in it.
hint-crew-takes = It takes the { $card }, which { $own ->
    [yes] your own task
   *[no] { $seat }’s task
} needs.
hint-crew-leads-own = { $own ->
    [yes] Your own task
   *[no] { $seat }’s task
} needs the { $card }, and now it may win the trick itself.
hint-crew-draws = It can draw out the { $other }, which { $own ->
    [yes] your own task
   *[no] { $seat }’s task
} needs.
hint-crew-offers = { $seat } can win this with the { $other }, which { $own ->
    [yes] your own task
   *[no] { $seat }’s task
} needs.
hint-crew-held = The bot { $sure ->
    [100] is certain
   *[other] believes
} that { $seat } holds the { $card } ({ $sure } %).
hint-crew-means = To the others it means that you probably { $holds ->
    [yes] hold
   *[no] don’t hold
} the { $card }.
hint-crew-spares = It stays below the { $other }: winning this trick would hurt your task.
hint-crew-beats = It beats the { $other }: you can win the trick and lead the next one.
hint-crew-below = It stays below the { $other } and leaves the trick to { $leads }.
hint-crew-high = A high card: it should win the trick and keep the lead.
hint-crew-low = A low card: others can win this trick.
hint-crew-probes = A card of middling value: it keeps your highest and lowest { $suit } cards for later.
hint-crew-shows-needed = It tells everyone where the { $card } is; { $own ->
    [yes] your own task
   *[no] { $seat }’s task
} needs it.
hint-crew-shows = It tells the others something about your { $suit } cards that they can’t see.
hint-crew-quiet = No signal would help enough now; your token stays for later.
hint-crew-holds = You hold the { $card } yourself, so you can choose when to play it.
hint-crew-can-beat = You hold the { $card }, which beats the { $other }.
hint-crew-passes = { $seat }’s task needs the { $card }.
hint-crew-no-distress = Passing cards would change your hands more than it helps.
hint-crew-distress = Your hands don’t fit the tasks well; passing a card can help.
hint-crew-takes-task = Your cards suit this task.
hint-crew-leaves-task = Other hands may suit it better than yours.
hint-crew-empties = It is your only { $suit } card: without it you may play any card when that suit is led.
hint-crew-spare = No open task names the { $card }, so you can do without it.
hint-crew-gives-own = Your other cards are worth more for your own task.
hint-crew-assigns = { $own ->
    [yes] Your own hand
   *[no] { $seat }’s hand
} probably suits the tasks best.
hint-crew-accepts = Your cards suit these tasks.
hint-crew-declines = Other hands may suit these tasks better than yours.
hint-crew-predicts = { $count ->
    [0] Your cards can stay below the others in every trick.
    [one] Your cards can probably win one trick, and no more.
   *[other] Your cards can probably win { $count } tricks, and no more.
}
hint-crew-direction = Passed to that side, the cards help the tasks most.
