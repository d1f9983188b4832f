"""Bots for The Crew: an exact solver for open hands, and fair play on top of it."""
