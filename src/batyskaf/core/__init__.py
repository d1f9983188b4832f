"""What every game is: game and state, moves, options, chance, events, matches, fairness and content."""
