# mypyc: compile
"""The features of a position of Endeavor for a seat, and how each predicts its final points."""

from typing import Final

from mypy_extensions import i64

# The features, after the lines of the score pad as if the game ended now.
H_LEVELS: Final[i64] = 8
H_STEPS: Final[i64] = 12
H_AREA: Final[i64] = 16
H_RESEARCH: Final[i64] = 17
H_TOKENS: Final[i64] = 18
H_TURN: Final[i64] = 19
"""1 for the seat whose turn it is."""
H_EVEN: Final[i64] = 20
"""1 for everybody."""
H_IN: Final[i64] = 21
"""1 for those who have not passed."""
H_REST: Final[i64] = 22
"""The value of free specialists, then of those with a disc."""
H_VESSELS: Final[i64] = 24
H_ZONES: Final[i64] = 25
"""The value of the zones with submarines."""

EARLY: Final = [
    0.0, 0.22, 0.57, 0.48, 0.3, 1.0, 0.74, 1.0, 2.58, 2.13, 0.93, 0.0, 1.43, 2.65, 2.44, 1.74, 1.39, 0.56, 1.83,
    1.96, 0.0, 1.28, 0.0, 0.69, 0.09, 0.19,
]  # fmt: skip
LATE: Final = [
    0.24, 0.8, 1.01, 0.8, 0.79, 0.81, 0.06, 1.0, 0.48, 0.52, 0.92, 0.0, 0.94, 0.77, 0.81, 0.63, 0.22, 0.3, 0.67,
    1.34, 0.0, 0.42, 0.02, 0.0, 0.46, 0.13,
]  # fmt: skip
"""The weight of each feature at the beginning and at the end of a game."""
