"""Puzzles: positions from games between bots with one clear answer, found, judged and rated by the lab."""
