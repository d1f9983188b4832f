# The command line and the tables in the terminal.

seat-person = Player { $number }
seat-bot = Bot { $number }

bot-failed = { $seat } can't go on: { $detail }.
bot-replaced = { $bot ->
    [random] A bot that plays any legal move takes over.
   *[other] A bot of level { $bot } takes over.
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
} don't fit on { $count } seats.
refused-seats-alike = Two people at the table have the same name.
refused-bots = “{ $bots }” bots are not possible: say all, none, or a number up to { $count }.
refused-option-pair = “{ $text }” is not an option: write it as name=value.
refused-match-named = { $file } can't be played again: { $detail }
refused-match-packs = The packs inside { $file } don't fit this version of Batyskaf, so it can't be played again.
passed-over = Passed over: { $why }
refused-flags-resume = A match that was begun stays as it was set up: --resume does not go with { $flags }.
refused-flags-campaign = { $flags } is for campaigns: say which one by --campaign NAME.
refused-flags-begun = The crew and rules of campaign “{ $name }” stand in its logbook: leave out { $flags }.
refused-flags-open = An attempt of campaign “{ $name }” was left open and goes on first: leave out { $flags } until it is over.
refused-nothing-to-resume = There is no unfinished match in { $folder }.

play-what = Say which game to play, for example: batyskaf play crew --mission 1 --players 4 --plain. The games are listed by: batyskaf games
games-hint = Play with: batyskaf play GAME. Options of a game: batyskaf games GAME
options-hint = Choose with: batyskaf play { $game } --option name=value
option-choices = Can be: { $choices }.
content-ok = { $file } is a sound pack for { $game }: “{ $name }” ({ $sections }).
content-wrong = { $count ->
    [one] There is a fault in the content:
   *[other] There are { $count } faults in the content:
}
verify-ok = { $file }: all { $entries ->
    [one] { $entries } entry agrees
   *[other] { $entries } entries agree
} with the rules, and the seed with its hash.
verify-torn = The last line was cut short; everything before it counts.
verify-over = The match is over and its result is right.
verify-unclosed = The match is over, but its last line, the result, was never written.
verify-running = The match has not ended yet.

# --- line by line ---

plain-prompt = { "> " }
plain-pass = --- Pass the screen to { $seat }, then press Enter. ---
plain-saved = The match is saved. Go on with: batyskaf play --resume   ({ $file })
plain-nothing = Type a number, a move, or ? for help.
plain-nonsense = “{ $text }” is none of the choices; type a number, a move, or ? for help.
plain-bot-failed = Press Enter to let another bot take over, or type quit to leave; the match stays saved.
plain-undone = Taken back.
plain-no-last = There is nothing to look at again.
plain-no-map = This game has no map.
plain-auto-on = From now on you stay quiet by yourself; type auto again to be asked.
plain-auto-off = You are asked again.
plain-help =
    A number, or the beginning of a choice, makes that choice; a move can also be typed in full, as “{ $example }”.
    table  show the table again        log   everything you were shown
    last   the last trick (The Crew), the discarded locations (Aquatica)
    undo   take your move back, as long as nothing was shown since
    auto   stay quiet (The Crew)       give up   end the attempt
    map    the places of the map       look C2   one of them in full (where a game has a map)
    quit   leave; the match stays saved

# --- full screen ---

screen-log = Log
screen-key-help = ? keys
screen-key-undo = u undo
screen-key-log = l log
screen-key-last-crew = t last trick
    .over = t tricks
screen-key-last-aquatica = t discarded locations
    .over = t discarded locations
screen-key-map = Tab map
screen-key-standing = s stay quiet
screen-key-leave = q leave
screen-key-done = Enter or q: leave
screen-key-pause = Space: pause or go on
screen-bot-failed = Enter: let another bot take over · q: leave; the match stays saved
screen-curtain = Pass the screen to { $seat }.
    .hint = Nobody else should look now. { $seat }: press Enter when you are ready.
    .undo = { $seat }: press u to take your last choice back.
screen-help-title = Keys
screen-help =
    1–9, a–z   make the choice with that key
    ← → ↑ ↓    move between the choices, Enter takes one
    mouse      click a choice, or what stands in the last line
    u          undo, as long as nothing was shown since
    l          log: everything you were shown
    t          the last trick (The Crew), the discarded locations (Aquatica)
    s          stay quiet by yourself before tricks, or be asked again
    x          give up the attempt
    q          leave; the match stays saved
    PgUp PgDn  see the rest of the table
    Tab        walk the map with the arrows (where a game has one)
    Esc        close this
screen-map = Map
    .hint = arrows: walk · Esc: close
screen-close = Esc: close
screen-clock = clock { $minutes }:{ $seconds }
screen-standing = you stay quiet by yourself
screen-unsaved = { $why } What was not written is tried again with every move.
screen-give-up = Give up the attempt? Press x again to do so.

# --- menu ---

menu-title = Batyskaf
menu-which = What shall we play?
menu-resume = Go on with the last match
menu-leave = Leave
menu-back = Back
menu-one-match = Play once, with your own options
menu-campaign-new = Begin a campaign with a logbook
menu-campaign = Go on with the campaign of { $crew }
menu-setup = Set up: { $game }
menu-start = Begin
menu-people = People at this screen
    .help = Names with commas between; empty seats are played by bots.
menu-seed = Seed
    .help = A number deals the same game again; leave it empty for a new one.
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
menu-other-language = Po polsku
menu-form-hint = Tab to move, Enter to begin, Esc to go back
refused-campaign-name = “{ $name }” can't be the name of a campaign: use letters and digits.
refused-campaign-exists = There is a campaign called “{ $name }” already.
refused-campaign = There is no campaign called “{ $name }”. Begin one with: batyskaf play crew --campaign { $name } --new
refused-campaign-crew = Only The Crew has campaigns: batyskaf play crew --campaign { $name }
plain-result = Result: { $result }
plain-file = Saved in { $file }
