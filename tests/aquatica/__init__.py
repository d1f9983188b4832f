"""Tests of Aquatica, one file per chapter of its rulebook."""
