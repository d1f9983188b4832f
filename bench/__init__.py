"""Measurements against peers, each a ratio from one run."""
