# Errors of the research environments.

refused-env-count = There must be at least one game, not { $count }.
refused-env-seat = There is no seat { $given }: this table has { $count }, counted from 0.
refused-env-actions = Each of the { $count } games needs a move, but { $given } were given.
refused-env-illegal = Move { $move } is not legal in game { $game }: choose one that its mask allows.
refused-env-reset = No game has started: call reset() first.
refused-env-render = “{ $mode }” is not a render mode: choose one of { $known }.
refused-env-seeds = A batch of games takes one seed, not a list: the seeds of all games are derived from it.
refused-env-deals = Chance needs at least one deal to pick from, not { $deals }.

refused-dataset-folder = “{ $folder }” contains another dataset: choose another folder, or give the same game, options, bot, seed and --views as before, under the same rules.
refused-dataset-fewer = “{ $folder }” was started for { $games } games: ask for at least as many, or choose another folder.
dataset-done = The dataset is in “{ $folder }”; its datasheet.md describes it.
refused-env-processes = The games are shared out between at least one process, not { $count }.
refused-env-threads = The games are shared out between at least one thread, not { $count }.
refused-env-both = The games are shared out between processes or between threads, not both: leave one of them at 1.
refused-env-locked = Python's lock is on, so { $count } threads would only take turns: use processes={ $count }, or a free-threaded Python.
refused-env-elsewhere = These games are shared out between processes or threads: only their arrays can be seen here.
refused-env-array = `allocate` has to return a writable NumPy array of shape { $shape } and type { $type }, not { $given }.
