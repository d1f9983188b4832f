"""Bots for Endeavor: what its moves and positions are worth, and levels of search on top of it."""
