# The Crew: Mission Deep Sea.

game-crew = The Crew: Mission Deep Sea
    .about = co-operative tricks under water, 2–5 players
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

outcome-crew-success = Mission accomplished!
outcome-crew-task = The mission failed: a task can't be done any more.
outcome-crew-objective = The mission failed: its objective can't be met any more.
outcome-crew-time = The mission failed: time ran out.
outcome-crew-abandoned = The attempt was given up.

# --- options ---

option-crew-mission = Mission
    .help = The page of the logbook: tutorial, 1 to 32, epilogue, promo, or a mission from a pack.
option-crew-players = Players
    .help = How many crew members there are, 2 to 5. With two, Tonoja sits at the table as a third.
option-crew-timed = Against the clock
    .help = Whether timed missions are played with their clock, or by their untimed alternative.
option-crew-untimed_sharing = Tasks without the clock
    .help = How the tasks of a timed mission are shared out when it is played without its clock.
    .value-draft = chosen in turn
    .value-volunteers = by volunteers, as with the clock
option-crew-edition = Edition
    .help = Editions print a different difficulty on one task for four players.
    .value-english = English cards
    .value-german = German cards
option-crew-only_mark = Marking an only card
    .help = Whether the only card of a colour must be marked as the only one, or may also be called highest or lowest.
    .value-only = only as “only”
    .value-any = any true mark
option-crew-memory = Memory
    .help = Whether only the last trick can be looked at again, or all of them.
    .value-strict = last trick only
    .value-open = all tricks
option-crew-distress = Distress signal
    .help = Whether the crew is asked about the distress signal, never uses it, or has it active from an earlier attempt.
    .value-ask = the crew is asked
    .value-off = never
    .value-active = active already
option-crew-tonoja_after = Tonoja's place
    .help = With two players: after whom Tonoja sits.
    .value-second = after the second player
    .value-first = after the first player
option-crew-tonoja_distress = Tonoja and the distress signal
    .help = With two players: whether Tonoja passes a card too.
    .value-takes-part = takes part
    .value-stays-out = stays out
option-crew-communication = Communication
    .help = How the crew may signal; usually the mission says it.
    .value-mission = as the mission says
    .value-normal = as usual
    .value-currents = currents: no marks
    .value-narcosis = narcosis: a common pool of tokens
    .value-silence = silence: no signals
    .value-terrain = unfamiliar terrain: a card decides
option-crew-difficulty = Difficulty
    .help = The sum of difficulties the tasks are drawn to, instead of the mission's own.
option-crew-tasks = Tasks
    .help = Fixed tasks instead of drawn ones, by id: the same tasks again after a failure.
option-crew-used = Used tasks
    .help = Tasks that stay out of the stack because earlier missions used them.
option-crew-attempt = Attempt
    .help = Which attempt at the mission this is, counted from 1.

# --- what is asked ---

ask-crew-draft = { $you ->
    [yes] Choose a task.
   *[no] { $seat } is choosing a task.
}
ask-crew-claim = { $you ->
    [yes] Do you want { $task ->
        [none] all the tasks
       *[other] this task: { $task }
    }
   *[no] { $seat } considers { $task ->
        [none] all the tasks
       *[other] the task: { $task }
    }
}
ask-crew-assign = { $you ->
    [yes] The round settled nothing. Who gets { $task ->
        [none] all the tasks?
       *[other] this task: { $task }
    }
   *[no] { $seat } decides who gets { $task ->
        [none] all the tasks.
       *[other] the task: { $task }
    }
}
ask-crew-keep = { $you ->
    [yes] Captain, do you keep all the tasks or ask who would take them?
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
    [yes] Captain, to which side do the cards go?
   *[no] { $seat } decides to which side the cards go.
}
ask-crew-give = { $you ->
    [yes] Choose a card to pass on.
   *[no] { $seat } is choosing a card to pass on.
}
ask-crew-predict = { $you ->
    [yes] How many tricks will it be? { $task }
   *[no] { $seat } is foretelling a number of tricks.
}
ask-crew-signal = { $you ->
    [yes] Signal a card before this trick, or stay quiet?
   *[no] { $seat } may signal.
}
ask-crew-play = { $you ->
    [yes] Play a card.
   *[no] { $seat } is to play.
}
ask-crew-over = The attempt is over.
ask-crew-tonoja = (You decide for Tonoja.)

# --- moves ---

move-crew-play = play { $card }
move-crew-signal = signal { $card } { $mark }
move-crew-quiet = stay quiet
move-crew-give = pass on { $card }
move-crew-predict = foretell { $number }
move-crew-foresee = foretell { $number } in secret
move-crew-pass = pass
move-crew-claim = claim it
move-crew-leave = leave it
move-crew-accept = accept
move-crew-decline = decline
move-crew-keep = keep all
move-crew-ask = ask who would
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
    [yes] { " " }There is nobody else left.
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
    [yes] You lay { $card ->
        [none] a card
       *[other] { $card }
    } aside to pass it on.
   *[no] { $seat } lays { $card ->
        [none] a card
       *[other] { $card }
    } aside to pass it on.
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
    [yes] You foretell
   *[no] { $seat } foretells
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
   *[failed] The mission's objective can't be met any more.
}
event-crew-ended = { $outcome ->
    [success] Mission accomplished!
    [task] The mission failed: a task can't be done any more.
    [objective] The mission failed: its objective can't be met any more.
    [time] The mission failed: time ran out.
   *[abandoned] The attempt was given up.
}

# --- the table ---

table-crew-heading = { crew-mission } · attempt { $attempt } · trick { $number }/{ $total }
table-crew-seats = Crew
table-crew-trick = Trick { $number }
table-crew-trick-empty = nothing yet; { $seat } leads
table-crew-last = Last trick
table-crew-last-none = there was none yet
table-crew-won-by = won by { $seat }
table-crew-tasks = Tasks
table-crew-tasks-none = no task cards in this mission
table-crew-middle = in the middle
table-crew-hand = Your hand
table-crew-columns = Tonoja's columns
table-crew-columns-covered = ▒ another card lies beneath
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
table-crew-gave = card laid aside
table-crew-distress = distress signal active
table-crew-no-signals = no signals before this trick
table-crew-objective = Objective
table-crew-number = { $count ->
    [one] foretold: { $count } trick
   *[other] foretold: { $count } tricks
}
table-crew-number-secret = foretold in secret

group-crew-play = Cards you may play
group-crew-signal = Signals
group-crew-give = Cards you may pass on
group-crew-take = Tasks
group-crew-predict = Tricks
group-crew-answer = Answers

# --- why not ---

refused-crew-not-now = That can't be done now: something else is asked.
refused-crew-not-in-hand = That card is not in this hand.
refused-crew-follow = You have to follow suit: { $suit ->
    [P] pink
    [B] blue
    [G] green
    [Y] yellow
   *[S] submarine
}.
refused-crew-already-shown = { $card } has been signalled already.
refused-crew-signal-currents = In these waters { $card } can't be signalled that way: only a highest, lowest or only card, and currents take the mark away.
refused-crew-signal-untrue = That would not be true of { $card }: only your highest, lowest or only card of a colour can be signalled.
refused-crew-no-passing = You can't pass: the others could not take the tasks that are left.
refused-crew-hardest-first = You can't pass: in this mission the captain begins with one of the hardest tasks.
refused-crew-many-tasks = You can't pass: there are at least as many tasks as seats that choose.
refused-crew-captain-task = The captain can't own a task that compares with the captain.
refused-crew-other-task = Another task has to be taken now.
refused-crew-no-such-task = That task is not in the middle.
refused-crew-mission = There is no mission “{ $mission }”. Known: { $known }.
refused-crew-task = There is no task “{ $task }”.
refused-crew-task-twice = A task is named twice.
refused-crew-impossible = In this mission these tasks can't be shared out so that all of them could be done: { $tasks }.
refused-crew-no-deal = The cards can't be dealt: in { $deals } deals some hand always held cards together that a task or the captain can't bear.
refused-crew-no-tasks = No tasks can be found that add up to difficulty { $difficulty }.

# --- logbook ---

refused-logbook = { $file } is not a logbook: { data-fault }.
refused-logbook-newer = { $file } was written by a newer version of Batyskaf (format { $format }).
refused-logbook-no-attempt = There is no attempt in the logbook yet that could be repeated.
refused-logbook-grown = { crew-mission } was won and is more difficult now: the same tasks no longer make it up. Take new ones.

# --- the guided first game ---

lesson-crew-welcome = Welcome aboard! You play The Crew with two others. Nobody may say what they hold, and you win or lose together. Things that glow can be chosen.
lesson-crew-captain = Whoever holds submarine 4 is the captain: here { $captain }. The captain chooses first and leads the first trick.
lesson-crew-task = A task lies in the middle. Point at it (or press it for a while) to read what it asks. Whoever takes it has to do it; the others help.
lesson-crew-distress = Before play the crew may send a distress signal: everyone would pass one card to a neighbour. Vote no if your hand looks fine.
lesson-crew-signal = Before a trick you may show one card of a colour and mark it: your highest, your lowest or your only one. You have one token for that. Or stay quiet.
lesson-crew-lead = You lead: play any card. The highest card of its suit wins the trick, unless a submarine is played.
lesson-crew-follow = You hold cards of the suit that was led, so you must play one of them. The dark cards can't be played now; press one to hear why.
lesson-crew-free = You have no card of the suit that was led: play anything. A submarine would win; any other colour can't.
lesson-crew-trick = The winner takes the trick and leads the next one. The last trick can be looked at again with the card symbol above.
lesson-crew-submarine = A submarine! It beats every colour; the highest submarine wins.
lesson-crew-over = That was the whole game. A campaign goes on like this through 32 missions that grow harder and stranger.

# --- faults of packs ---

fault-crew-kind = there is no kind “{ $kind }”; known: { $known }
fault-crew-task = there is no task “{ $task }”
fault-crew-nothing-to-do = a mission needs a difficulty, fixed tasks or an objective
fault-crew-sharing = a mission with tasks must say how they are shared out
fault-crew-each-other = nobody can have as many tricks as every other: compare with the captain or the sum
fault-crew-bounds = min must be below max, or there is nothing to foretell
fault-crew-sums = with { $seats } seats least must not be above most
fault-crew-same-suit = two different suits are needed, not { $suit } twice
