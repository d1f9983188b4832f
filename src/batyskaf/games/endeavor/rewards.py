# mypyc: compile
"""Rewards: steps on tracks, Research, discs, promotion, submarines; in an order of choice where it matters."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.actions import (
    arrive,
    promote,
)
from batyskaf.games.endeavor.codes import (
    A_SIZE,
    A_TIMES,
    ANY,
    DISC,
    DISCOVERY,
    DONE,
    E_DECLINED,
    E_GAINED,
    E_LAUNCHED,
    E_STEPPED,
    F_ACT,
    F_DRAW,
    F_IMPACT,
    F_LAUNCH,
    F_PROMOTE,
    F_RAISE,
    GRANT,
    IMPACT,
    INGENUITY,
    KINDS,
    LOWEST,
    PROMOTION,
    RESEARCH,
    VESSEL,
    WIDTH,
)
from batyskaf.games.endeavor.reaching import (
    list_action,
    list_juniors,
)
from batyskaf.games.endeavor.state import (
    EndeavorState,
    Frame,
)

SIMPLE: Final[i64] = 0xF0F00FFFF
"""Kinds that need no choice: the four attributes, Research, discs."""
ORDER: Final[tuple[i64, ...]] = (0, 1, 2, 3, 6, 8, 10, 4, 5, 7, 9, 11, 12)


def number_of(counts: i64, extra: i64, kind: i64) -> i64:
    """How often a kind stands in a reward list."""
    if kind < DISCOVERY:
        return (counts >> (kind * 4)) & 15
    if kind == DISCOVERY:
        return (extra >> 6) & 15
    return 1 if extra >= 1024 else 0


def kinds_of(counts: i64, extra: i64) -> i64:
    """The kinds of a reward list as a mask."""
    found: i64 = 0
    for kind in range(KINDS):
        if number_of(counts, extra, kind) > 0:
            found |= BIT[kind]
    return found


def feasible(s: EndeavorState, seat: i64, gains: i64) -> bool:
    """Whether a reward list would do anything for a seat now."""
    counts, extra = s.rules.gains[gains * 2], s.rules.gains[gains * 2 + 1]
    kinds = kinds_of(counts, extra)
    if kinds & ~(BIT[PROMOTION] | BIT[GRANT]):
        return True
    s.scratch.clear()
    if kinds & BIT[PROMOTION]:
        list_juniors(s, seat, s.scratch)
    if kinds & BIT[GRANT]:
        list_action(s, seat, extra // 1024 - 1, -1, 0, s.scratch)
    return s.scratch.n > 0


@final
class Rewards(Frame):
    """A reward list: counts, discovery and action, the zone it comes from, and a depth that may be placed freely."""

    def settle(self, s: EndeavorState) -> bool:
        counts, extra = s.get(0), s.get(1)
        if counts & ~SIMPLE == 0 and extra == 0:
            seat = s.seat()
            s.pop()
            self._simple(s, seat, counts)
            return False
        kinds = kinds_of(counts, extra)
        if order_matters(s, kinds):
            return True
        for kind in ORDER:
            if kinds & BIT[kind]:
                self._take(s, kind)
                break
        return False

    def _simple(self, s: EndeavorState, seat: i64, counts: i64) -> None:
        for attribute in range(i64(4)):
            for _ in range((counts >> (attribute * 4)) & 15):
                step(s, seat, attribute)
        research = (counts >> 24) & 15
        if research > 0:
            s.add_research(seat, research)
        discs = (counts >> 32) & 15
        if discs > 0:
            s.tell(E_GAINED, seat, DISC, s.add_discs(seat, discs))

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        kinds = kinds_of(s.get(0), s.get(1))
        for kind in range(KINDS):
            if kinds & BIT[kind]:
                out.add(s.rules.m_take[kind])

    def answer(self, s: EndeavorState, move: i64) -> None:
        self._take(s, s.rules.arg[move])

    def _take(self, s: EndeavorState, kind: i64) -> None:
        """Resolve one reward of a kind; the rest of the list waits below."""
        seat, counts, extra, zone, free = s.seat(), s.get(0), s.get(1), s.get(2), s.get(3)
        depths = extra & 63
        spec = extra // 1024 - 1
        if kind < DISCOVERY:
            counts -= BIT[kind * 4]
        elif kind == DISCOVERY:
            extra -= 64
            if (extra >> 6) & 15 == 0:
                extra -= depths
        else:
            extra &= 1023
        if counts == 0 and extra == 0:
            s.pop()
        else:
            s.put(0, counts)
            s.put(1, extra)
        if kind < 4:
            step(s, seat, kind)
        elif kind == RESEARCH:
            s.add_research(seat, 1)
        elif kind == DISC:
            s.tell(E_GAINED, seat, DISC, s.add_discs(seat, 1))
        elif kind in (ANY, LOWEST):
            s.push(F_RAISE, seat, 1 if kind == LOWEST else 0, 0, 0, 0)
        elif kind == IMPACT:
            s.push(F_IMPACT, seat, zone, 0, 0, 0)
        elif kind == PROMOTION:
            s.push(F_PROMOTE, seat, 0, 0, 0, 0)
        elif kind == VESSEL:
            s.push(F_LAUNCH, seat, 0, 0, 0, 0)
        elif kind == DISCOVERY:
            s.push(F_DRAW, seat, depths, 0, 0, free)
        else:
            s.push(F_ACT, seat, spec, zone, s.rules.specs[spec * A_SIZE + A_TIMES], 0)


def order_matters(s: EndeavorState, kinds: i64) -> bool:
    """Whether the outcome depends on which of several kinds is taken first.

    Gains on different tracks, Research and discs never get into each other's way. The least advanced track depends on
    what came before; a discovery or an action shows or changes things; a promotion can return the disc that is gained.
    """
    shifting: i64 = 31 | BIT[LOWEST] | BIT[IMPACT] | BIT[PROMOTION]
    if (kinds & BIT[LOWEST] or (s.setup.lowest_on_board and kinds & BIT[IMPACT])) and several(kinds & shifting):
        return True
    if kinds & (BIT[DISCOVERY] | BIT[GRANT]) and several(kinds & ~(15 | BIT[RESEARCH] | BIT[DISC])):
        return True
    if kinds & BIT[DISC] and kinds & BIT[PROMOTION] and s.supply[s.seat()] == 0:
        return True
    return s.setup.by_depth and kinds & BIT[IMPACT] != 0 and kinds & (BIT[INGENUITY] | BIT[ANY]) != 0 and s.get(2) < 0


def several(mask: i64) -> bool:
    return mask & (mask - 1) != 0


def step(s: EndeavorState, seat: i64, attribute: i64) -> None:
    """One step on an attribute track, with Impact near its end and submarines on Ingenuity."""
    rules = s.rules
    at = s.tracks[seat * 4 + attribute] + 1
    if at > rules.last_step:
        at = rules.overflow_to
        s.push(F_IMPACT, seat, -1, 0, 0, 0)
    elif at == rules.impact_step:
        s.push(F_IMPACT, seat, -1, 0, 0, 0)
    s.tracks[seat * 4 + attribute] = at
    s.tell(E_STEPPED, seat, attribute, at)
    if attribute == INGENUITY:
        for mark in rules.vessel_steps:
            if at == mark:
                s.push(F_LAUNCH, seat, 0, 0, 0, 0)


@final
class Raise(Frame):
    """One step on a track of one's choice, or on the least advanced one."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat = s.seat()
        least: i64 = 99
        if s.get(0):
            for attribute in range(i64(4)):
                if s.tracks[seat * 4 + attribute] < least:
                    least = s.tracks[seat * 4 + attribute]
        for attribute in range(i64(4)):
            if s.tracks[seat * 4 + attribute] <= least:
                out.add(s.rules.m_raise[attribute])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        s.pop()
        step(s, seat, s.rules.arg[move])


@final
class Promote(Frame):
    """A promotion that was gained; it may be declined."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        list_juniors(s, s.seat(), out)
        if out.n > 0:
            out.add(DONE)

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        s.pop()
        if move == DONE:
            s.tell(E_DECLINED, seat, PROMOTION, 0)
        else:
            promote(s, seat, s.rules.arg[move])


@final
class Launch(Frame):
    """A new submarine in the launch zone, or in a depth-1 zone of one's choice; it takes the arrival bonus."""

    def settle(self, s: EndeavorState) -> bool:
        if s.vessels[s.seat() * 3 + 2] >= 0:
            s.pop()
            return False
        return True

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        if s.setup.launch >= 0:
            out.add(s.rules.m_launch[s.setup.launch])
            return
        for tile in s.zones:
            if s.tile_place[tile] < WIDTH and not s.rules.tile_no_entry[tile]:
                out.add(s.rules.m_launch[tile])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, tile = s.seat(), s.rules.arg[move]
        s.pop()
        at = seat * 3
        while s.vessels[at] >= 0:
            at += 1
        s.vessels[at] = tile
        s.tell(E_LAUNCHED, seat, tile, 0)
        arrive(s, seat, tile, -1)
