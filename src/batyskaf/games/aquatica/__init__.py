"""Aquatica: an engine-building race for the locations of the ocean."""
