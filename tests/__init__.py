"""Tests of Batyskaf; they run twice, on the interpreted sources and on the compiled package."""
