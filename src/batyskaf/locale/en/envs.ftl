# What environments for research say when they are asked for what can't be.

refused-env-count = There must be at least one game, not { $count }.
refused-env-seat = There is no seat { $seat }: this table has { $count }, counted from 0.
refused-env-actions = Every one of the { $count } games needs a move, but { $given } were given.
refused-env-illegal = Move { $move } is not legal in game { $game }: choose one that its mask allows.
refused-env-reset = No game has begun: call reset() first.
refused-env-render = “{ $mode }” is no render mode: choose one of { $known }.
refused-env-seeds = Many games at once take one seed, not a list: all of them follow from it.
refused-env-deals = Chance needs at least one deal to pick from, not { $deals }.

refused-dataset-folder = “{ $folder }” holds another dataset: choose another folder, or give the same game, options, bot, seed and --views as before, under the same rules.
refused-dataset-fewer = “{ $folder }” was begun for { $games } games: ask for as many or more, or choose another folder.
dataset-part = { $done } of { $games } games
dataset-done = The dataset is in “{ $folder }”; its datasheet.md tells what is in it.
