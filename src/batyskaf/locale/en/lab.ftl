# The lab: bots against each other, missions, balance.

refused-lab-bots = An arena needs at least two different bots.
refused-lab-missing = This needs the package “{ $module }”: pip install "batyskaf[{ $extra }]".
refused-lab-ray = No Ray cluster can be reached at “{ $address }”, or it asks for a token: if so, set RAY_AUTH_MODE=token and the right RAY_AUTH_TOKEN.
refused-lab-worker = A worker failed several times on the same piece of work: { $piece }.
refused-lab-number = “{ $text }” is not a number of players from { $least } to { $most }.
refused-lab-bot = “{ $text }” is not a bot ({ $detail }): write a name or MODULE:CLASS, optionally with a budget, as in hard@200 or hard@50ms.
refused-lab-tally = Line { $line } of { $file } is not a result of match play.
lab-interrupted = Interrupted. The same command resumes where it stopped.
lab-title-arena = { $game }: ratings
lab-title-wins = { $game }: games won
lab-title-means = { $game }: scores
lab-title-missions = The Crew: mission success rates
lab-title-balance = { $game }: results by seat
lab-title-success = Cooperative success
lab-title-things = { $game }: what correlates with winning
lab-bot = Bot
lab-elo = Elo
lab-low = from
lab-high = to
lab-games = Games
lab-won = Won [95 %] / games
lab-won-plain = Won (%)
lab-without = Won without it
lab-score = Average score [95 %] / games
lab-mission = Mission
lab-players = Players
lab-level = Level
lab-success = Success [95 %] / games
lab-open = Winnable with open hands
lab-undecided = Undecided
lab-seat = Seat
lab-thing = Item
lab-things-about = Only what was gained at least { $least } times, and at least as often not, is listed. Correlation is not cause: players who do well get more of everything.
lab-length = { $games } games; { $mean } decisions per game on average ({ $least } to { $most }), { $branching } choices per decision.
lab-more = All { $count } are in { $file }.
lab-made = Made by batyskaf { $version }, rules { $rules }. Options: { $options }. Deals: { $seeds }, seeds from 0.
lab-written = Rows: { $rows }. Table: { $parquet }. Report: { $html }.
lab-working = playing
refused-lab-suite = There is no suite “{ $suite }”; known are { $known }.
refused-lab-track = The suite { $suite } has no track “{ $track }”; it has { $known }.
refused-lab-others = In the track self the bot plays all seats: leave out --other, or use --track partners.
refused-lab-deals = The suite { $suite } has { $count } deals for each set of options: use 1 to { $count }, not { $given }.
refused-lab-result = { $file } is not a result file: { $detail }
refused-lab-altered = { $file } was altered: its hash does not match.
refused-lab-figures = The games in { $file } are not those of its suite, or its figures are not those of its games.
lab-title-benchmark = { $bot } on { $suite }, track { $track }
lab-options = Options
lab-rival = Against
lab-winnable = Of winnable deals [95 %] / deals
lab-benchmark-score = Score: { $score } of { $deals } winnable deals won, 95 % interval { $low } to { $high }.
lab-benchmark-rivals = Score: { $score } of { $deals } games won, 95 % interval { $low } to { $high }.
lab-benchmark-part = This is a trial: the suite has { $deals } deals per set of options.
lab-benchmark-written = Result file: { $file }, hash { $hash }…
lab-benchmark-checked = Checked: the hash is right, the deals are those of the suite, and the figures follow from the games. Edition { $edition }, batyskaf { $version }, rules { $rules }.
lab-benchmark-edition = This version of batyskaf has edition { $edition }: don't compare its figures with those of another edition.
refused-lab-ray-token = The Ray cluster at “{ $address }” asks for a token: set RAY_AUTH_TOKEN, or RAY_AUTH_MODE=disabled for a cluster of your own.

# --- difficulty of tasks ---

lab-title-difficulty = Tasks whose estimated and printed difficulty differ most
lab-task = Task
lab-printed = Printed difficulty
lab-estimate = Estimated difficulty
lab-difficulty-players = { $players } players
lab-difficulty-figure = Estimated and printed difficulty of the printed tasks: rank correlation { $rank }, { $attempts } attempts each
lab-difficulty-agreement = Rank correlation { $rank }; mean difference { $error }; { $within } differ by one at most; interval ± { $spread }.
lab-difficulty-written = Line: { $file }. Drawing: { $drawing }.
lab-measure-written = Figures: { $json }. Report: { $html }.
