# mypyc: compile
"""The features of a position of Aquatica for a seat, and how each predicts its final points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.aquatica.prices import Prices
from batyskaf.core.bits import BIT
from batyskaf.games.aquatica.codes import NONE, SLOTS, TRACKS
from batyskaf.games.aquatica.state import AquaticaState

# The features.
H_HAND: Final[i64] = 0
H_PILE: Final[i64] = 1
H_SCORED: Final[i64] = 2
H_GOALS: Final[i64] = 3
H_TURN: Final[i64] = 4
"""1 for the seat whose turn it is."""
H_EVEN: Final[i64] = 5
"""1 for everybody."""
H_FREE: Final[i64] = 6
"""Empty slots."""
H_RISEN: Final[i64] = 7
"""Points of locations that are fully risen."""
H_SUNK: Final[i64] = 8
"""Points of locations that are not yet fully risen."""
H_DEPTHS: Final[i64] = 9
"""Remaining depths."""
H_EFFECTS: Final[i64] = 10
"""The value of the remaining depths."""
H_PROMISED: Final[i64] = 11
"""Mantas still to be gained from locations."""
H_MANTAS: Final[i64] = 12
"""Trained mantas, ready and tired, then wild mantas, ready and tired."""
H_SKILLS: Final[i64] = 16
"""The value of the characters in hand, then of those in the discard pile."""
H_PILE_SKILLS: Final[i64] = 17
H_OPEN: Final[i64] = 18
"""Points still available to this seat on goal tracks."""
H_READY_GOALS: Final[i64] = 19
"""Points that it could claim now."""

EARLY: Final = [
    0.2, 0.0, 1.49, 0.64, 2.1, 0.0, -2.49, 0.94, 1.41, -0.94, 1.14, 4.77, 2.04, 1.14, 4.27, 4.86, 0.71, 0.72, 0.94,
    0.19,
]  # fmt: skip
LATE: Final = [
    0.79, 0.11, 0.95, 1.04, 0.18, 0.0, -0.24, 0.69, 0.35, -1.02, 0.52, 0.2, 0.0, 1.03, 0.0, 0.0, 0.0, 0.16, 0.01,
    0.78,
]  # fmt: skip
"""The weight of each feature at the beginning and at the end of a game."""


def hold(s: AquaticaState, prices: Prices, seat: i64, out: vec[float]) -> None:
    """Write the features of a position for a seat to `out`."""
    for i in range(i64(len(out))):
        out[i] = 0.0
    out[H_HAND] = float(s.hand_size[seat])
    out[H_PILE] = float(s.pile_size[seat])
    out[H_SCORED] = float(s.scored_points[seat])
    out[H_GOALS] = float(s.points(seat) - s.hand_size[seat] - s.scored_points[seat])
    out[H_TURN] = 1.0 if s.owner == seat else 0.0
    out[H_EVEN] = 1.0
    _hold_board(s, prices, seat, out)
    _hold_mantas(s, seat, out)
    _hold_characters(s, prices, seat, out)
    for track in range(TRACKS):
        if not s.claimed[seat] & BIT[track]:
            worth = float(s.rules.track_points[s.free_spot(track)])
            out[H_OPEN] += worth
            if s.claimable(seat, track):
                out[H_READY_GOALS] += worth


def _hold_board(s: AquaticaState, prices: Prices, seat: i64, out: vec[float]) -> None:
    rules = s.rules
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        location = s.slot[slot]
        if location == NONE:
            out[H_FREE] += 1.0
            continue
        left = rules.depths[location] - s.risen[slot]
        if left == 0:
            out[H_RISEN] += float(rules.points[location])
        else:
            out[H_SUNK] += float(rules.points[location])
            out[H_DEPTHS] += float(left)
            out[H_EFFECTS] += prices.depths_left(location, s.risen[slot])
            if rules.wild[location] != NONE:
                out[H_PROMISED] += 1.0


def _hold_mantas(s: AquaticaState, seat: i64, out: vec[float]) -> None:
    herd = seat * s.rules.herd
    for manta in range(s.rules.herd):
        wild = 2 if manta >= s.rules.trained else 0
        out[H_MANTAS + wild] += float(s.ready_mantas[herd + manta])
        out[H_MANTAS + wild + 1] += float(s.tired_mantas[herd + manta])


def _hold_characters(s: AquaticaState, prices: Prices, seat: i64, out: vec[float]) -> None:
    hand = seat * s.rules.kinds
    for character in range(s.rules.kinds):
        held = s.hand[hand + character]
        if held > 0:
            out[H_SKILLS] += prices.character[character] * float(held)
    base = seat * s.room
    for i in range(s.pile_size[seat]):
        out[H_PILE_SKILLS] += prices.character[s.pile[base + i]]
