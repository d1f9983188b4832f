"""Copies of Pearls that each break one law of the contract, by chapter; `COPIES` has them all."""

from tests.pocket.broken import copies, endings, moves, secrets, undo
from tests.pocket.broken.law import COPIES, Copy

__all__ = ["COPIES", "Copy", "copies", "endings", "moves", "secrets", "undo"]
