# The table in the browser.

web-game-crew = The Crew: Mission Deep Sea
    .about = Tricks in silence: one crew, shared tasks, 2–5 players. You all win or you all lose.
web-game-aquatica = Aquatica
    .about = Kings and queens of the ocean raise locations and train mantas, 1–4 players.
web-game-endeavor = Endeavor: Deep Sea
    .about = A research institute explores an ocean that grows tile by tile, 1–4 players.

web-front-title = Come aboard. What shall we play?
web-play-now = Play now
web-set-up = Set up a table
web-learn = First game, with guidance
web-rules = Rules
web-not-here = This game is not installed here.
web-continue = Go on where you left
web-continue-none = No unfinished game in this browser.
web-forget = Remove from this list
web-lobby = Open tables
web-lobby-none = No open table at the moment.
web-lobby-all = All open tables
web-replays = Replays
web-logbook = Logbook
web-logbook-about = A campaign of The Crew through its 32 missions, with every attempt written down.
web-logbook-open = Open the logbook
web-logbook-new = Begin a campaign
web-logbook-next = Play: { crew-mission }
web-logbook-same = Same tasks again
web-logbook-fresh = New tasks
web-logbook-play = Play
web-logbook-all = All missions
web-logbook-done = { $done } of { $all } missions done
web-logbook-tasks = Tasks of the last attempt
web-logbook-attempts = Attempts
web-logbook-attempt = { $success ->
    [yes] done
   *[no] failed
}{ $distress ->
    [yes] , with a distress signal
   *[no] { "" }
}
web-logbook-untried = not tried yet
web-logbook-page = { $success ->
    [yes] done
   *[no] not done yet
}{ $attempts ->
    [0] { "" }
    [one] , { $attempts } attempt
   *[other] , { $attempts } attempts
}{ $distress ->
    [yes] , with a distress signal
   *[no] { "" }
}
web-settings = Settings
web-pages = Pages
web-home = Front page
web-loading = One moment…
web-offline = The server can't be reached.
web-failed = The server could not do that (status { $status }).
web-nothing-here = There is nothing at this address.
web-no-table = There is no such table.
web-no-link = This link does not open this table.
web-line-lost = Connection lost, coming back…
web-close = Close
web-more = More
web-result = Result

web-person = Player { $number }
web-bot = Bot { $number }
web-guest = Guest
web-name = Your name
web-name-of = Name at seat { $number }
web-is-bot = played by a bot
web-is-away = not connected
web-hand-up = raised hand

# --- settings ---

web-set-lang = Language
web-set-lang-en = English
web-set-lang-pl = Polski
web-set-theme = Theme
web-set-theme-auto = as the system
web-set-theme-dark = dark: the deep
web-set-theme-light = light: the shallows
web-set-motion = Motion
web-set-motion-auto = as the system
web-set-motion-full = full
web-set-motion-less = less
web-set-text = Text size
web-set-text-s = small
web-set-text-m = medium
web-set-text-l = large
web-set-sound = Sounds

# --- set-up ---

web-house-rules = House rules
web-seats = Seats
web-seat-kind = Who sits at seat { $number }
web-seat-me = at this screen
web-seat-invite = by invite link
web-seat-bot = bot
web-bot-which = Bot at seat { $number }
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-random = any legal move
web-seats-help = Several seats at this screen make a hot seat: a curtain hides the hands while the device is passed.
web-running = How the table is run
web-clock-mode = Clock
web-clock-off = off
web-clock-gentle = gentle: it only shows
web-clock-strict = strict: the table moves for you
web-clock-help = Time for each decision. Timed missions have a clock of their own.
web-clock-seconds = Seconds
web-clock = { $time } left
web-public = Open to everyone
web-public-help = Listed among the open tables; anyone may sit down or watch.
web-chat = Chat
web-chat-help = Free text at the table.
    .silent = Free text at the table. The Crew is meant to be played without.
web-seed = Deal
web-seed-help = A number deals the same game again. Leave it empty for a new one.
web-packs = Packs
web-packs-help = Missions, tasks, cards and scenarios of your own, as JSON files. Everybody at the table plays with them.
web-pack-choose = Add a pack
web-pack-drop = Leave out { $name }
web-pack-broken = { $file } is not a pack: { $detail }
web-pack-object = a pack is one JSON object, in curly braces
web-as-usual = as usual
web-none = none
web-begin = Begin

# --- waiting ---

web-waiting = Waiting for the others.
web-sit-ask = A seat is kept for you.
web-sit = Sit down
web-watch = Watch
web-watching = You are watching.
web-seat-open = Seat { $number }: open
web-invite = Invite link for seat { $number }
web-copy = Copy
web-copied = Copied
web-put-bot = Put a bot here
web-open-seat = Open this seat
web-watch-link = Link for spectators
web-copy-watch = Copy link for spectators

# --- at the table ---

web-ask-any = { $you ->
    [yes] It is your decision.
   *[no] { $seat } decides.
}
web-ask-over = The game is over.
web-generic-facts = Table
web-undo = Take back
web-undo-ask = Take back: the others are asked
web-undo-none = Nothing can be taken back
web-recent = Last trick
web-log = Log
web-hint = Hint
web-pause = Pause
web-go-on = Go on
web-run = Run
web-hand = Raise or lower a hand
web-give-up = Give up together
    .sure = Really end it? It can't be taken back.
web-stand-in = Let a bot play for { $seat }
web-return = Take my seat back
web-keys = Keys
web-phrases = Say
web-send = Send
web-standing = Always answer “{ $move }”
web-standing-crew = Stay quiet by myself
web-commitment = Shuffle, sealed before the deal:
web-proof = Opened: seed { $seed }, salt { $salt }.
web-host = The table
web-proposal = The table is asked
web-proposal-ask = { $kind ->
    [undo] { $seat } asks to take a move back. Do you agree?
    [stand-in] { $seat } asks to let a bot play for { $about }. Do you agree?
   *[end] { $seat } asks to end the game. Do you agree?
}
web-curtain = Pass the device to { $seat }.
web-curtain-hint = Hands are hidden. Nobody but { $seat } should look now.
web-curtain-undo = Wait, take my move back
web-curtain-ready = I am { $seat }

web-key-arrows = walk between everything that can be chosen
web-key-enter = choose
web-key-undo = take back
web-key-standing = stay quiet by myself, or be asked again
web-key-recent = last trick
web-key-log = log
web-key-hint = hint
web-key-pause = pause, or go on
web-key-more = more
web-key-keys = this sheet
web-key-close = close a window

web-log-undone = { $you ->
    [yes] You take back
   *[no] { $seat } takes back
} { $count ->
    [one] a move.
   *[other] { $count } moves.
}
web-log-sat = { $seat } sits down.
web-log-crashed = The bot of { $seat } failed and was replaced.
web-log-proposed = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} the table: { $kind ->
    [undo] take a move back?
    [stand-in] let a bot stand in?
   *[end] end the game?
}
web-log-voted = { $you ->
    [yes] You say
   *[no] { $seat } says
} { $yes ->
    [yes] yes.
   *[no] no.
}
web-log-paused = { $on ->
    [yes] The table pauses.
   *[no] The table goes on.
}
web-log-raised = { $you ->
    [yes] You raise a hand.
   *[no] { $seat } raises a hand.
}
web-log-ended = The table agreed to end the game.

web-over = The game is over
web-rematch = Once more
web-rematch-swap = Once more, seats moved on
web-follow = Go to the next game
web-replay = Replay
web-download = Download the match file
web-download-log = Download your log

# --- The Crew ---

web-crew-mission = { crew-mission }
web-crew-attempt = Attempt { $attempt }
web-crew-difficulty = difficulty { $difficulty }
web-crew-token-spent = token used
web-crew-claims = wants it
web-crew-signal = Signal { $card }:
web-crew-which-mark = What is the { $card } among your cards of its colour?
web-crew-terrain = Terrain card: { $card }
web-crew-hands = Cards left in hand
web-crew-next = Next mission
web-crew-retry-same = Again, with the same tasks
web-crew-retry-new = Again, with new tasks

# --- replay ---

web-replay-as = Seen by
web-everyone = spectators
web-scrub = Moves
web-step-back = One move back
web-step-on = One move on
web-copy-move = Copy link to this move
web-fork = Play on from here
web-no-file = There is no match file for this replay.
web-file-open = Open a match file
web-file-choose = Choose a file
web-file-help = A file that was downloaded here or written by the terminal.
web-replays-own = Your finished games
web-replays-all = Open to everyone
web-replays-none = Nothing here yet.
web-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

# --- rules ---

web-rules-search = Search the rules
web-rules-found = { $count ->
    [one] { $count } chapter
   *[other] { $count } chapters
}
web-rules-none = No chapter has all these words.
web-chapters = Chapters

# --- guided first game ---

web-understood = Understood

# --- away and back ---

web-recap = Since you left
web-your-turn = Your turn
web-notice-turn = It is your turn.
web-set-notices = Tell me when it is my turn and I look elsewhere
web-set-notices-denied = The browser doesn't allow notices from this page; its settings can change that.

# --- spectators ---

web-grant = Let spectators see what I see
web-grant-later = In this game only once it is over.
web-eyes = Look through the eyes of

# --- statistics ---

web-stats = Statistics
web-stats-about = How the games on this server ended.
web-stats-mine = Your games
web-stats-own = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won ({ $share } %)
web-stats-curve = best { $best }, on average { $mean }
web-stats-none = Nothing yet: finish a game first.
web-stats-missions = Missions
web-stats-players = Players
web-stats-bots = Bots
web-stats-all = all
web-stats-people = people only
web-stats-board = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}
web-stats-tally = { $won } of { $played } ({ $share } %)
web-stats-rating = Rating: { $board }
web-stats-you = { $name ->
    [none] you
   *[other] { $name } (you)
}
web-stats-bot = bot, { $level }
web-stats-points = { $points } points, { $won } of { $played } won
web-stats-scores = Scores
web-stats-score = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, best { $best }, on average { $mean }
web-stats-privacy = You are known by a secret that only this browser keeps; the server stores its hash. Your name is shown to others only if you have used it at a table open to everyone. Games from a chosen deal, forks and games that were given up don't change a rating.
web-bot-mixed = mixed

# --- the daily dive ---

web-daily = Daily dive
    .about = The same deal for everybody today, { $date }. One try for each game.
web-daily-play = Dive: { $game }
web-daily-on = Go on: { $game }
web-daily-done = { $game }: { $result }
web-daily-won = won
web-daily-lost = lost
web-daily-place = place { $rank } with { $score }
web-daily-share = Share the result
web-daily-shared = Copied
web-daily-text = Batyskaf, daily dive { $date }: { $results }
