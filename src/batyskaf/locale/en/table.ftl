# The table in the browser: why the server refuses something, and set phrases.

refused-no-campaign = This game has no campaigns.
refused-campaign-unknown = There is no such campaign here.
refused-campaign-none = To choose or retry a mission, name its campaign.
refused-no-table = There is nothing called “{ $table }” here.
refused-table-link = This link doesn't open this table.
refused-code = No table has this code. A code has eight letters and digits.
refused-code-over = This code has been used or is older than ten minutes. Get a new one at the table.
refused-push = This is no subscription of a browser's push service.
refused-push-off = This server sends no reminders.
refused-push-contact = --push takes an address where push services can reach you, such as mailto:you@example.org, not “{ $contact }”.
refused-push-library = Reminders need a library: pip install "batyskaf[push]".
refused-table-watching = Only people who sit at the table can do that.
refused-table-host = Only the person who created the table can do that.
refused-table-seat = Seat { $seat } isn't yours.
refused-table-taken = Seat { $seat } is taken.
refused-table-full = No seat is open at this table.
refused-table-name = A name needs at least one letter.
refused-table-waiting = The game hasn't started: somebody is still missing.
refused-table-started = The game has already started.
refused-table-running = That has to wait until the game is over.
refused-table-paused = The table is paused.
refused-table-timed = The mission's clock can't be stopped.
refused-table-late = Something has happened since; look again ({ $seq }, now { $now }).
refused-table-early = The table isn't that far yet ({ $seq }, now { $now }).
refused-table-proposal = Another proposal is already open.
refused-table-no-proposal = That proposal is closed.
refused-table-withdraw = Only the person who made the proposal can withdraw it.
refused-table-vote = You have no vote on that.
refused-table-voted = You have already answered.
refused-table-stand-in = A bot can only stand in for a person who is playing.
refused-table-away = A bot is playing for you; take your seat back first.
refused-table-return = You already have your seat.
refused-table-phrase = “{ $phrase }” is not one of the set phrases.
refused-table-chat = Chat is off at this table; only set phrases can be sent.
refused-table-empty = The message is empty.
refused-table-standing = “{ $move }” can't be answered automatically.
refused-table-grant = In this game you can only show your view after the end.
refused-table-hint = Hints are only available when it is your decision.
refused-daily = There is no daily dive for { $game } today.
refused-daily-sealed = Others still play this deal today. Tomorrow (UTC) it is open to everyone.
refused-table-hint-failed = The bot had no advice this time.
refused-table-hello = The first message on a socket must be hello, and only the first.
refused-table-message = The message can't be read: { data-fault }.
refused-table-large = That is too large: at most { $most } bytes are allowed.
refused-table-often = Too many requests; slow down.
refused-table-origin = Requests from other sites are not allowed.
refused-table-host-name = The server doesn't answer to that name; its operator can add it with --name.
refused-table-slow = The request didn't arrive in time.
refused-table-path = There is nothing at this address.
refused-table-pack = The pack can't be played: { $place }: { $detail }.
refused-match-long = The match is too long: at most { $most } entries are allowed.
refused-table-store = That couldn't be saved, so it didn't happen ({ $detail }).
refused-table-closed = The table is closing; try again.
refused-table-failed = Something went wrong at the table, so it didn't happen.
refused-table-log = The log of table { $table } can't be replayed: it differs at entry { $seq }.
refused-store = The database { $url } can't be opened: { $detail }. A URL looks like sqlite:////folder/tables.db or postgresql://user@host/name.
refused-store-newer = The database was written by a newer version of Batyskaf (schema { $version }).
refused-archive = The file can't be read as an export of Batyskaf: { data-fault }.
refused-archive-newer = The file was written by a newer version of Batyskaf (format { $version }, known up to { $known }). Update this page and try again.
refused-logbook-choice = “{ $choice }” is not a way to continue a logbook.

refused-port = Neither port { $port } nor any other can be opened at { $host }: is that an address of this machine?
refused-site = { $folder } isn't a built site: it has no index.html. Build one with “make site”; it goes into dist/site.
refused-processes = Several processes need PostgreSQL: name it with --database, or leave --processes out.
refused-port-taken = Port { $port } at { $host } is in use; choose another with --port, or none for the next free one.
refused-limit = There is no limit called “{ $name }”; the limits are { $known }.
refused-limit-value = That is not a value for a limit: { $detail }. A limit is a positive number, such as burst=500.
refused-network = That is not an address or a network: { $detail }. An example is 10.0.0.0/8.
refused-store-driver = PostgreSQL needs the package { $module }, which is not installed: pip install "batyskaf[host]".
serve-missing = The server needs the package { $module }, which is not installed: pip install { $module }.

admin-closed = Table { $table } is closed.
admin-over = Table { $table } is already over.
admin-backed-up = The backup is in { $path }.
admin-restored = The database was restored from { $path }.
admin-deleted = { $status }: { $count ->
    [one] one table deleted.
   *[other] { $count } tables deleted.
}
admin-forgotten = { $count ->
    [one] Removed from one table.
   *[other] Removed from { $count } tables.
}
refused-admin-exists = { $path } already exists; a backup overwrites nothing.
refused-admin-missing = There is no file { $path }.
refused-admin-copy = The copy failed: { $detail }.
refused-admin-tool = This needs the program { $name } of PostgreSQL, which is not installed.
refused-admin-sure = This replaces everything in the database. Stop the server, then add --yes.
refused-admin-days = Say how many days to keep: --waiting, --playing or --over.
refused-admin-no-server = No server answers at { $url }; --url names another address.
refused-admin-server = The server at { $url } doesn't show its limits: { $detail }.

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-done = Well done!
phrase-sorry = Sorry!
phrase-a-moment = One moment, please.
phrase-ready = I'm ready.
phrase-goodbye = Goodbye!
page-missing = The server is running, but its page has not been built. In a checkout run “make play” again: it builds the page, or says what is missing. Clients of the protocol can already play: see docs/protocol.md.

# --- play by message ---

refused-letter-broken = This link is damaged, or somebody changed it. Ask for it again and open it whole.
refused-letter-mine = This link makes a move for your own seat ({ $seat }) that was not made here. Somebody changed it, so your game stays as it is.
refused-letter-apart = This link doesn't continue the match as you know it: somebody played from an older link, or changed it. Your game stays as it is. Agree on one of the two, and send its last link again.
refused-letter-rules = This link was made by another version of the game. Everyone needs the same version: reload the page, or ask the others to.
refused-letter-key = Only the browsers of the players can open this link. Open it where you took your seat, or import your games there first.
refused-letter-turn = There is no link to send now: somebody at this device, or a bot, is next.
refused-letter-large = This match doesn't fit into a link ({ $most } characters): its packs are too large.
refused-message-server = A server has no tables by message: invite the others by link instead.
refused-message-kind = Matches with a clock, of a campaign or in the lobby can't be played by message.
refused-message-turn = At a table by message only the person whose turn it is can do something.
refused-message-not = This isn't possible at a table by message.
