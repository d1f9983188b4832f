# mypyc: compile
"""The worlds possible for a seat: any order of what is left in both decks, and any kings a hidden draft allows.

Everything else lies open or was seen by all when it moved. Of a hidden draft a seat knows the kings that were passed
to it, its own pick, and every king that has shown himself since; all picks that agree with this are equally likely.
"""

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import Worlds
from batyskaf.core.rng import Rng
from batyskaf.games.aquatica.codes import KINGS_DRAFT, NONE, V_PICK
from batyskaf.games.aquatica.kings import without
from batyskaf.games.aquatica.state import AquaticaState


@final
class AquaticaWorlds(Worlds):
    """What one seat knows; draws fill in the rest."""

    def __init__(self, state: AquaticaState, seat: i64) -> None:
        self.state: AquaticaState = state.copy()
        self.seat: i64 = seat
        deal = state.deal
        self.locations: vec[i64] = in_order(deal.locations[state.dealt :])
        self.characters: vec[i64] = in_order(deal.characters[state.arrived :])
        self.to_pick: i64 = 0
        """Seats that have not picked a king yet."""
        self.hidden: bool = state.setup.kings == KINGS_DRAFT and not state.setup.open_draft
        self.passed: vec[i64] = vec[i64]()
        """The kings that were passed to this seat; empty before it is their turn."""
        self.later: list[vec[i64]] = []
        """All picks the seats after this one may have made, the nearest first."""
        self.earlier: list[vec[i64]] = []
        """All picks the seats before this one may have made, from this one down."""
        if self.hidden:
            self._recall()

    def _recall(self) -> None:
        """Gather what the draft showed to this seat, and list what it leaves open."""
        s = self.state
        for king in s.king:
            if king == NONE:  # a draft that was given up counts too
                self.to_pick += 1
        if self.seat < self.to_pick - 1:
            return
        self.passed = s.deal.kings[:]
        for other in range(self.seat + 1, s.seats):
            self.passed = without(self.passed, s.king[other])
        unseen = s.setup.king_cards[:]
        for king in self.passed:
            unseen = without(unseen, king)
        rest = without(self.passed, s.king[self.seat])
        self._assign(self.seat + 1, s.seats, 1, in_order(unseen), vec[i64](), self.later)
        self._assign(self.seat - 1, self.to_pick - 1, -1, rest, vec[i64](), self.earlier)

    def _assign(self, seat: i64, end: i64, step: i64, kings: vec[i64], so_far: vec[i64], into: list[vec[i64]]) -> None:
        """List all ways to give kings to the seats from `seat` on."""
        if (seat - end) * step >= 0:
            into.append(so_far)
            return
        for king in kings:
            if self._possible(seat, king):
                chosen = append(so_far[:], king)
                self._assign(seat + step, end, step, without(kings, king), chosen, into)

    def _possible(self, seat: i64, king: i64) -> bool:
        """Whether a rival may hold this king, as far as the table has seen."""
        s = self.state
        if s.king_known & BIT[seat]:
            return s.king[seat] == king
        if self.to_pick > 0:
            return True
        if s.rules.boxed_for[king] != NONE:
            return False
        return not s.king_fights & BIT[seat] or s.rules.conquers[king] != 0

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, rng: Rng) -> AquaticaState:
        world = self.state.copy()
        deal = self.state.deal.copy()
        world.deal = deal
        locations = self.locations[:]
        rng.shuffle(locations)
        deal.locations = extend(deal.locations[: world.dealt], locations)
        characters = self.characters[:]
        rng.shuffle(characters)
        deal.characters = extend(deal.characters[: world.arrived], characters)
        if self.hidden:
            self._draw_kings(world, rng)
        return world

    def _draw_kings(self, world: AquaticaState, rng: Rng) -> None:
        """Put drawn kings in the place of those this seat can't know."""
        seats = world.seats
        picks = vec[i64]([-1] * int(seats))
        if len(self.passed) > 0:
            pool = self.passed[:]
            later = self.later[rng.below(len(self.later))]
            for i in range(i64(len(later))):
                picks[self.seat + 1 + i] = later[i]
                pool = append(pool, later[i])
            earlier = self.earlier[rng.below(len(self.earlier))]
            for i in range(i64(len(earlier))):
                picks[self.seat - 1 - i] = earlier[i]
            picks[self.seat] = self.state.king[self.seat]
        else:
            kings = world.setup.king_cards[:]
            pool = vec[i64]()
            for seat in range(self.to_pick, seats):  # kings are shown when a draft is given up
                if world.king_known & BIT[seat]:
                    kings = without(kings, world.king[seat])
                    pool = append(pool, world.king[seat])
            rng.shuffle(kings)
            pool = extend(pool, kings[: world.setup.offered - i64(len(pool))])
            for seat in range(self.to_pick, seats):
                picks[seat] = pool[seat - self.to_pick]
        self._place(world, picks, in_order(pool))

    def _place(self, world: AquaticaState, picks: vec[i64], pool: vec[i64]) -> None:
        kinds = world.rules.kinds
        over = self.to_pick == 0
        left = pool
        for king in self._left():
            if over:
                world.gone[king] -= 1
        for seat in range(world.seats):
            if picks[seat] == NONE:
                continue
            left = without(left, picks[seat])
            if over and not world.king_known & BIT[seat]:
                world.hand[seat * kinds + world.king[seat]] -= 1
                world.hand[seat * kinds + picks[seat]] += 1
            world.king[seat] = picks[seat]
            world.made[world.seats - 1 - seat] = i16(world.rules.move(V_PICK, picks[seat]))
        for king in left:
            if over:
                world.gone[king] += 1
        if not over:
            world.kings_left = left
        world.deal.kings = pool

    def _left(self) -> vec[i64]:
        """The kings that nobody has picked in the true draft."""
        left = self.state.deal.kings[:]
        for king in self.state.king:
            left = without(left, king)
        return left


def in_order(items: vec[i64]) -> vec[i64]:
    """The same numbers in ascending order."""
    return vec[i64](sorted([int(item) for item in items]))
