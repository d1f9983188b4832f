# The command line and the tables in the terminal.

seat-person = Player { $number }
seat-bot = Bot { $number }

bot-failed = { $seat } can't continue: { $detail }.
bot-replaced = { $bot ->
    [random] A bot that plays random legal moves takes over.
   *[other] A bot ({ $bot }) takes over.
}
ask-any = { $you ->
    [yes] It is your decision.
   *[no] { $seat } decides.
}
ask-over = The game is over.
area-table = Table
result-seat = { $rank }. { $seat }: { $score }.

refused-seats-and-bots = { $named ->
    [one] { $named } person and
   *[other] { $named } people and
} { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} don't fit in { $count } seats.
refused-seats-alike = Two people at the table have the same name.
refused-bots = “{ $bots }” is not a number of bots: use all, none, or a number up to { $count }.
refused-option-pair = “{ $text }” is not an option: write it as name=value.
refused-match-named = { $file } can't be replayed: { $detail }
refused-match-packs = The packs inside { $file } don't work with this version of Batyskaf, so it can't be replayed.
passed-over = Skipped: { $why }
notice-interpreted = The rules run interpreted here, so bots need longer; easy ones stay quick. With a C compiler they run about 40 times as fast: see docs/install.md.
refused-flags-resume = A resumed match keeps its set-up: --resume can't be combined with { $flags }.
refused-flags-campaign = { $flags } is for campaigns: name one with --campaign NAME.
refused-flags-begun = The logbook of campaign “{ $name }” already has its crew and rules: leave out { $flags }.
refused-flags-open = Campaign “{ $name }” has an unfinished attempt, which continues first: leave out { $flags } until it is over.
refused-nothing-to-resume = There is no unfinished match in { $folder }.

play-what = Name a game, for example: batyskaf play crew --mission 1 --players 4 --plain. List the games with: batyskaf games
games-hint = Play with: batyskaf play GAME. Options of a game: batyskaf games GAME
options-hint = Choose with: batyskaf play { $game } --option name=value
option-choices = One of: { $choices }.
content-ok = { $file } is a valid pack for { $game }: “{ $name }” ({ $sections }).
content-lacks = { $language }: no text for { $places }. It is shown in English, or else in the first language given.
content-unknown-language = “{ $lang }” is not a language that Batyskaf has.
content-wrong = { $count ->
    [one] There is an error in the content:
   *[other] There are { $count } errors in the content:
}
verify-ok = { $file }: all { $entries ->
    [one] { $entries } entry agrees
   *[other] { $entries } entries agree
} with the rules, and the seed with its hash.
verify-torn = The last line is incomplete and was ignored.
verify-over = The match is over and its result is correct.
verify-unclosed = The match is over, but the last line, its result, is missing.
verify-running = The match has not ended yet.

# --- line by line ---

plain-prompt = { "> " }
plain-pass = --- Pass the screen to { $seat }, then press Enter. ---
plain-saved = The match is saved. Resume it with: batyskaf play --resume   ({ $file })
plain-nothing = Type a number, a move, or ? for help.
plain-nonsense = “{ $text }” is not one of the choices; type a number, a move, or ? for help.
plain-bot-failed = Press Enter to let another bot take over, or type quit to leave; the match stays saved.
plain-undone = Undone.
plain-no-last = There is nothing to look back at.
plain-no-map = This game has no map.
plain-auto-on = From now on you stay quiet automatically; type auto again to be asked.
plain-auto-off = You will be asked again.
plain-help =
    Type a number or the first letters of a choice to make it, or a whole move such as “{ $example }”.
    table  show the table again        log   everything you were shown
    last   the last trick (The Crew), the discarded locations (Aquatica)
    undo   undo your move, unless something has been revealed since
    auto   always stay quiet (The Crew)   give up   end the attempt
    map    the places of the map       look C2   one of them in full (in games with a map)
    quit   leave; the match stays saved

# --- full screen ---

screen-log = Log
screen-key-help = ? keys
screen-key-undo = u undo
screen-key-log = l log
screen-key-map = Tab map
screen-key-auto = s stay quiet
screen-key-leave = q leave
screen-key-done = Enter or q: leave
screen-key-pause = Space: pause or resume
screen-bot-failed = Enter: let another bot take over · q: leave; the match stays saved
screen-curtain = Pass the screen to { $seat }.
    .hint = Nobody else should look now. { $seat }: press Enter when you are ready.
    .undo = { $seat }: press u to undo your last choice.
screen-help-title = Keys
screen-help =
    1–9, a–z   make the choice with that key
    ← → ↑ ↓    move between the choices, Enter takes one
    mouse      click a choice, or a key in the last line
    u          undo, unless something has been revealed since
    l          log: everything you were shown
    t          the last trick (The Crew), the discarded locations (Aquatica)
    s          always stay quiet before tricks, or be asked again
    x          give up the attempt
    q          leave; the match stays saved
    PgUp PgDn  see the rest of the table
    Tab        move around the map with the arrows (in games with a map)
    Esc        close this
screen-map = Map
    .hint = arrows: move · Esc: close
screen-close = Esc: close
screen-clock = clock { $minutes }:{ $seconds }
screen-auto = you stay quiet automatically
screen-unsaved = { $why } Saving is retried with every move.
screen-give-up = Give up the attempt? Press x again to confirm.

# --- menu ---

menu-title = Batyskaf
menu-which = What would you like to play?
menu-resume = Resume the last match
menu-leave = Leave
menu-back = Back
menu-one-match = Play a single match
menu-campaign-new = Start a campaign
menu-campaign = Continue the campaign of { $crew }
menu-setup = Set up: { $game }
menu-start = Start
menu-people = People at this screen
    .help = Names, separated by commas; bots play the other seats.
menu-seed = Seed
    .help = The same number gives the same deal; leave it empty for a new one.
menu-hint = Arrows or mouse, Enter to choose, Esc to go back

# --- campaigns ---

logbook-title = Logbook of { $crew }
logbook-empty = The logbook is still empty.
logbook-page = { crew-mission }: { $success ->
    [yes] done
   *[no] not done yet
}{ $attempts ->
    [0] { "" }
    [one] { " " }· { $attempts } attempt
   *[other] { " " }· { $attempts } attempts
}{ $distress ->
    [yes] { " " }· with a distress signal
   *[no] { "" }
}
logbook-retry-same = { crew-mission } again, with the same tasks
logbook-retry-new = { crew-mission } again, with new tasks
logbook-next = Next: { crew-mission }. { $text }
logbook-any = Any mission
menu-name = Name of the campaign
    .help = The logbook is kept under this name.
menu-form-hint = Tab to move, Enter to start, Esc to go back
refused-campaign-name = “{ $name }” can't be the name of a campaign: use letters and digits.
refused-campaign-exists = A campaign called “{ $name }” already exists.
refused-campaign = There is no campaign called “{ $name }”. Start one with: batyskaf play crew --campaign { $name } --new
refused-campaign-crew = Only The Crew has campaigns: batyskaf play crew --campaign { $name }
plain-result = Result: { $result }
plain-file = Saved in { $file }
