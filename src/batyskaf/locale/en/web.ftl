# The table in the browser.

web-front-title = Welcome aboard. What would you like to play?
web-play-now = Play now
web-set-up = Create a table
web-learn = Guided first game
web-rules = Rules
web-not-here = This game is not installed here.
web-continue = Continue where you left off
web-continue-none = No unfinished games in this browser.
web-forget = Remove from this list
web-lobby = Open tables
web-lobby-none = No open tables at the moment.
web-lobby-all = All open tables
web-replays = Replays
web-logbook = Logbook
web-logbook-about = A campaign of The Crew through its 32 missions, with a record of every attempt.
web-logbook-open = Open the logbook
web-workshop = Workshop
web-workshop-about = Correct the cards by your box, make your own missions, cards and tiles.
web-workshop-open = Open the workshop
web-logbook-new = Start a campaign
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
web-home = Home
web-loading = One moment…
web-offline = The server can't be reached.
    .site = The table in this browser isn't running.
web-failed = The server couldn't do that (status { $status }).
    .site = The table couldn't do that (status { $status }).
web-nothing-here = There is nothing at this address.
web-no-table = There is no such table.
web-no-link = This link doesn't open this table.
web-line-lost = Connection lost, reconnecting…
web-server-away = The server can't be reached. Your tables are safe and continue when it is back.
web-play-offline = Play offline
web-play-offline-tip = The table in this browser: bots, guided games and your own campaigns, without the server.
web-version-new = A new version is ready.
web-version-reload = Reload
web-version-later = Later
web-offline-keeping = Saving for offline play: { $done } of { $total } MB
web-offline-kept = This table works offline.
web-offline-failed = Not everything could be saved for offline play. It is tried again at the next start.
web-app-name = Batyskaf: deep-sea games
web-app-about = An open table for three deep-sea board games: The Crew, Aquatica and Endeavor. With friends or with bots, with reviews and a logbook.
web-close = Close
web-more = More
web-result = Result

web-person = Player { $number }
web-bot = Bot { $number }
web-you = You
web-guest = Guest
web-name = Your name
web-name-of = Name at seat { $number }
web-is-bot = played by a bot
web-is-away = offline
web-hand-up = raised hand

# --- settings ---

web-set-lang = Language
web-set-theme = Theme
web-set-theme-auto = same as system
web-set-theme-dark = dark
web-set-theme-light = light
web-set-motion = Motion
web-set-motion-auto = same as system
web-set-motion-full = full
web-set-motion-less = reduced
web-set-speed = Speed of bots and events
web-set-speed-slow = slow
web-set-speed-normal = normal
web-set-speed-fast = fast
web-set-text = Text size
web-set-text-s = small
web-set-text-m = medium
web-set-text-l = large
web-set-sound = Sounds
web-set-buzz = Vibrate when it is my turn

# --- set-up ---

web-house-rules = House rules
web-seats = Seats
web-seat-kind = Who sits at seat { $number }
web-seat-me = on this device
web-seat-invite = by invite link
web-seat-bot = bot
web-bot-which = Bot at seat { $number }
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-random = random legal moves
web-bot-greedy = looks one move ahead
web-bot-net = trained net
web-seats-help = With several seats on this device you pass it around; hands are hidden in between.
web-seats-interpreted = Bots need longer here, because the rules run interpreted. Easy ones stay quick.
web-running = Table settings
web-clock-mode = Clock
web-clock-off = off
web-clock-gentle = gentle: only shown
web-clock-strict = strict: moves for you when time is up
web-clock-help = Time for each decision.
    .own = Time for each decision. Timed missions have a clock of their own.
web-clock-seconds = Seconds
web-clock = { $time } left
web-public = Open to everyone
web-public-help = Listed among the open tables; anyone can join or watch.
web-chat = Chat
web-chat-help = Free text at the table.
    .silent = Free text at the table. The Crew is meant to be played without it.
web-seed = Deal
web-seed-help = The same number gives the same deal. Leave it empty for a new one.
web-packs = Packs
web-packs-help = Your own missions, tasks, cards and scenarios, as JSON files. Everybody at the table plays with them.
web-pack-choose = Add a pack
web-pack-drop = Remove { $name }
web-pack-broken = { $file } is not a pack: { $detail }
web-pack-object = a pack is one JSON object, in curly braces
web-as-usual = default
web-none = none
web-begin = Start

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
web-invite-show = Show invite link
web-put-bot = Add a bot
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
web-undo = Undo
web-undo-ask = Undo (the others are asked)
web-undo-none = Nothing to undo
web-undo-sure = This takes back { $count ->
    [one] one move
   *[other] { $count } moves
}, also of { $names }.
web-undo-asks = The others are asked first.
web-undo-do = Take back { $count ->
    [one] one move
   *[other] { $count } moves
}
web-redo = Make the move again
web-cancel = Cancel
web-recent = What happened last
web-log = Log
web-hint = Hint
web-pause = Pause
web-go-on = Resume
web-run = Run
web-hand = Raise or lower your hand
web-hand-down = Lower your hand
web-give-up = Give up together
    .sure = Really end the game? This can't be undone.
web-stand-in = Let a bot play for { $seat }
web-return = Take my seat back
web-keys = Keys
web-legend = What the icons mean
web-legend-table = At every table
web-phrases = Say
web-send = Send
web-standing = Always answer “{ $move }”
web-commitment = Hash of the shuffle, published before the deal:
web-proof = Revealed: seed { $seed }, salt { $salt }.
web-host = The table
web-proposal = Proposal
web-proposal-ask = { $kind ->
    [undo] { $seat } asks to undo { $count ->
        [one] a move
       *[other] { $count } moves
    }. Do you agree?
    [pause] { $seat } asks to pause the clock. Do you agree?
    [stand-in] { $seat } asks to let a bot play for { $about }. Do you agree?
   *[end] { $seat } asks to end the game. Do you agree?
}
web-proposal-own = { $kind ->
    [undo] You ask to undo { $count ->
        [one] a move
       *[other] { $count } moves
    }.
    [pause] You ask to pause the clock.
    [stand-in] You ask to let a bot play for { $about }.
   *[end] You ask to end the game.
}
web-proposal-waiting = Waiting for { $names }.
web-proposal-time = { $kind ->
    [undo] Time to answer: { $time }. After that the proposal expires.
    [pause] Time to answer: { $time }. After that the proposal expires.
   *[other] Time to answer: { $time }. After that it is decided without those who haven't answered.
}
web-proposal-withdraw = Withdraw
web-curtain = Pass the device to { $seat }.
web-curtain-hint = Hands are hidden. Nobody but { $seat } should look now.
web-curtain-undo = Wait, undo my move
web-curtain-ready = I am { $seat }

web-key-arrows = move between the things you can choose
web-key-enter = choose
web-key-undo = undo
web-key-redo = make the move again that was undone
web-key-standing = always stay quiet, or be asked again
web-key-recent = what happened last
web-key-log = log
web-key-hint = hint
web-key-legend = what the icons mean
web-key-pause = pause or resume
web-key-more = more
web-key-keys = this list of keys
web-key-close = close a window

web-log-undone = { $you ->
    [yes] You undo
   *[no] { $seat } undoes
} { $count ->
    [one] a move.
   *[other] { $count } moves.
}
web-log-struck = Undone:
web-log-sat = { $seat } sits down.
web-log-stands-in = A bot plays for { $seat }.
web-log-crashed = The bot of { $seat } failed and was replaced.
web-log-proposed = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} the table: { $kind ->
    [undo] undo a move?
    [pause] pause the clock?
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
web-log-withdrawn = { $you ->
    [yes] You withdraw the proposal.
   *[no] { $seat } withdraws the proposal.
}
web-log-expired = Not everyone agreed in time; the proposal expires.
web-log-unanswered = No answer in time: { $names }. It is decided without them.
web-log-paused = { $on ->
    [yes] The game is paused.
   *[no] The game continues.
}
web-log-raised = { $you ->
    [yes] You raise a hand.
   *[no] { $seat } raises a hand.
}
web-log-ended = The table agreed to end the game.

web-over = The game is over
web-rematch = Play again
web-rematch-swap = Play again, seats rotated
web-picture = Share a picture
web-picture-won = Done, together!
web-picture-lost = Not this time.
web-picture-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-picture-failed = This browser can't draw the picture.
web-follow = Join the next game
web-replay = Replay
web-download = Download the match file
web-download-log = Download your log

# --- replay ---

web-replay-as = View of
web-everyone = spectators
web-scrub = Moves
web-step-back = One move back
web-step-on = One move forward
web-copy-move = Copy link to this move
web-fork = Play from here
web-no-file = There is no match file for this replay.
web-file-open = Open a match file
web-file-choose = Load a file
web-file-help = A match file downloaded here or saved by the terminal.
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
web-rules-none = No chapter contains all these words.
web-chapters = Chapters

# --- guided first game ---

web-understood = Got it
web-read-on = Read on

# --- away and back ---

web-recap = Since you left
web-your-turn = Your turn
web-notice-turn = It is your turn.
web-set-notices = Notify me when it is my turn and I am elsewhere; some servers do so even when this page is closed
web-set-notices-denied = Your browser blocks notifications from this page; you can change that in its settings.

# --- spectators ---

web-grant = Show spectators my view
web-grant-later = In this game, only after the end.
web-eyes = View of

# --- statistics ---

web-stats = Statistics
web-stats-about = How the games on this server ended.
    .site = How the games in this browser ended.
web-stats-mine = Your games
web-stats-own = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won ({ $share } %)
web-stats-curve = best { $best }, average { $mean }
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
}, best { $best }, average { $mean }
web-stats-privacy = You are identified by a secret that stays in this browser; the server stores only its hash. Others see your name only if you have used it at a table open to everyone. Games with a chosen deal, forks and games that were given up don't count for ratings.
    .site = Everything stays in this browser. Games with a chosen deal, forks and games that were given up don't count for ratings.
web-bot-mixed = mixed

# --- the daily dive ---

web-daily = Daily dive
    .about = The same deal for everybody today, { $date }. One try per game.
web-daily-play = Play: { $game }
web-daily-on = Resume: { $game }
web-daily-done = { $game }: { $result }
web-daily-won = won
web-daily-lost = lost
web-daily-place = place { $rank } with { $score }
web-daily-share = Share the result
web-daily-shared = Copied
web-daily-text = Batyskaf, daily dive { $date }: { $results }

# --- friends ---

web-back-to-seat = This browser already has a seat at this table.
    .go = Back to my seat
web-qr = QR code
web-qr-scan = Scan it with the camera of the other device.
web-device = Play on another device
web-device-qr = Link to your seat as a QR code
web-device-help = Both show your seat, so keep them to yourself. You can play on both devices, by turns.
web-code = Code from another device
web-code-use = Open
web-code-get = Show a short code
web-code-where = Enter it on the front page of { $address }. It works once, within ten minutes.
web-only-here = Only this computer can open these links.
    .do = To let others join, stop the server, start it with the command below and open the page at this computer's address in your network, such as http://192.168.0.10:{ $port }.
web-absent = { $since ->
    [none] { $seat } is not here.
    [now] { $seat } has just left.
   *[other] { $seat } left { $since }.
}
web-absent-bot = A bot is playing for { $seat }, who can come back at any time.
web-let-bot = Let a bot play
web-remind = Remind
web-remind-text = { $seat }, we are waiting for you at { $game }:
web-talk = { $unread ->
    [0] Talk
    [one] Talk: one new message
   *[other] Talk: { $unread } new messages
}
web-puzzles = Puzzles
web-puzzles-about = Positions with one clear answer, from games between bots.
web-puzzles-open = Solve a puzzle
