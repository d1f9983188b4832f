# What environments for research say when they are asked for what can't be.

refused-env-count = There must be at least one game, not { $count }.
refused-env-seat = There is no seat { $seat }: this table has { $count }, counted from 0.
refused-env-actions = Every one of the { $count } games needs a move, but { $given } were given.
refused-env-illegal = Move { $move } is not legal in game { $game }: choose one that its mask allows.
