"""Tests of The Crew, one file per chapter of its rulebook."""
