# mypyc: compile
"""Rewards: steps on tracks, Research, discs, promotion, submarines; in an order of choice where it matters."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.actions import arrive, promote
from batyskaf.games.endeavor.codes import (
    ANY,
    COORDINATION,
    DISC,
    DISCOVERY,
    DONE,
    E_DECLINED,
    E_LAPSED,
    E_LAUNCHED,
    E_STEPPED,
    F_LAUNCH,
    F_PROMOTE,
    F_RAISE,
    GRANT,
    IMPACT,
    INGENUITY,
    INSPIRATION,
    KINDS,
    LOWEST,
    NO_ACTION,
    PROMOTION,
    REPUTATION,
    RESEARCH,
    TEAM,
    TRACKS,
    VESSEL,
    VESSELS,
)
from batyskaf.games.endeavor.discovery import Draw
from batyskaf.games.endeavor.gains import (
    STEPS_MASK,
    count_of,
    depths_of,
    is_easy,
    kinds_of,
    plain_without,
    spec_of,
    special_without,
)
from batyskaf.games.endeavor.granting import Act
from batyskaf.games.endeavor.impact import Impact
from batyskaf.games.endeavor.layouts import depth_of, is_busy, is_junior
from batyskaf.games.endeavor.reaching import list_juniors
from batyskaf.games.endeavor.state import EndeavorFrame, EndeavorState

ORDER: Final[tuple[i64, ...]] = (
    REPUTATION, INSPIRATION, COORDINATION, INGENUITY, RESEARCH, DISC, VESSEL, ANY, LOWEST, IMPACT, PROMOTION,
    DISCOVERY, GRANT,
)  # fmt: skip
"""The order in which rewards are taken where it makes no difference."""


@final
class Rewards(EndeavorFrame):
    """A reward list. `EndeavorState.gain` puts it on the agenda."""

    PLAIN: Final[i64] = 0
    SPECIAL: Final[i64] = 1
    """The list, as `gains` packs it."""
    ZONE: Final[i64] = 2
    """The tile it comes from, -1 for none."""
    FREE: Final[i64] = 3
    """The depth that a discovery may place without a tile above, 0 for none."""

    def asks(self, s: EndeavorState) -> str:
        return "rewards"

    def ready(self, s: EndeavorState) -> bool:
        plain, special = s.get(Rewards.PLAIN), s.get(Rewards.SPECIAL)
        if is_easy(plain, special):
            seat = s.seat()
            s.pop()
            take_easy(s, seat, plain)
            return False
        kinds = kinds_of(plain, special)
        if order_matters(s, s.seat(), plain, kinds, s.get(Rewards.ZONE)):
            return self.offer(s)
        for kind in ORDER:
            if kinds & BIT[kind]:
                self._take(s, kind)
                break
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        kinds = kinds_of(s.get(Rewards.PLAIN), s.get(Rewards.SPECIAL))
        for kind in range(KINDS):
            if kinds & BIT[kind]:
                out.add(s.rules.m_take[kind])

    def answer(self, s: EndeavorState, move: i64) -> None:
        self._take(s, s.rules.arg[move])

    def _take(self, s: EndeavorState, kind: i64) -> None:
        """Resolve one reward of a kind; the rest of the list waits below."""
        seat, zone, free, special = s.seat(), s.get(Rewards.ZONE), s.get(Rewards.FREE), s.get(Rewards.SPECIAL)
        plain_left = plain_without(s.get(Rewards.PLAIN), kind)
        special_left = special_without(special, kind)
        if plain_left == 0 and special_left == 0:
            s.pop()
        else:
            s.put(Rewards.PLAIN, plain_left)
            s.put(Rewards.SPECIAL, special_left)
        if kind < TRACKS:
            step(s, seat, kind)
        elif kind == RESEARCH:
            s.add_research(seat, 1)
        elif kind == DISC:
            s.add_discs(seat, 1)
        elif kind in (ANY, LOWEST):
            Raise.push(s, seat, lowest=1 if kind == LOWEST else 0)
        elif kind == IMPACT:
            Impact.push(s, seat, zone)
        elif kind == PROMOTION:
            Promote.push(s, seat)
        elif kind == VESSEL:
            Launch.push(s, seat)
        elif kind == DISCOVERY:
            Draw.push(s, seat, shown=depths_of(special), free=free)
        else:
            spec = spec_of(special)
            Act.push(s, seat, spec, zone, times=s.rules.spec_times[spec], no_chain=0)


def take_easy(s: EndeavorState, seat: i64, plain: i64) -> None:
    """Take a list of rewards that ask for nothing."""
    for attribute in range(TRACKS):
        for _step in range(count_of(plain, attribute)):
            step(s, seat, attribute)
    research = count_of(plain, RESEARCH)
    if research > 0:
        s.add_research(seat, research)
    discs = count_of(plain, DISC)
    if discs > 0:
        s.add_discs(seat, discs)


_ATTRIBUTES: Final[i64] = 15
"""The four attributes, as a mask of kinds."""
_DISCS_EACH: Final[i64] = 2
"""Discs that a marker or a launch may bring: one of its own reward, one of another marker or launch it leads to."""


def order_matters(s: EndeavorState, seat: i64, plain: i64, kinds: i64, zone: i64) -> bool:
    """Whether the outcome depends on which of several kinds is taken first.

    Gains on different tracks, Research and discs never get into each other's way. The least advanced track depends on
    what came before; a discovery or an action shows or changes things; a promotion can return a disc that the rest of
    the list brings, if the supply has not enough.
    """
    if not several(kinds):
        return False
    shifting: i64 = STEPS_MASK | BIT[IMPACT] | BIT[PROMOTION]
    if (kinds & BIT[LOWEST] or (s.setup.lowest_on_board and kinds & BIT[IMPACT])) and several(kinds & shifting):
        return True
    if kinds & (BIT[DISCOVERY] | BIT[GRANT]) and several(kinds & ~(_ATTRIBUTES | BIT[RESEARCH] | BIT[DISC])):
        return True
    if kinds & BIT[PROMOTION] and has_busy_junior(s, seat) and s.supply[seat] < discs_to_come(s, seat, plain):
        return True
    return s.setup.by_depth and kinds & BIT[IMPACT] != 0 and kinds & (BIT[INGENUITY] | BIT[ANY]) != 0 and zone < 0


def several(mask: i64) -> bool:
    return mask & (mask - 1) != 0


def has_busy_junior(s: EndeavorState, seat: i64) -> bool:
    """Whether a promotion could return a disc to supply."""
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if is_junior(s.team[i]) and is_busy(s.team[i]):
            return True
    return False


def discs_to_come(s: EndeavorState, seat: i64, plain: i64) -> i64:
    """The most discs that plain rewards may bring: their own, and those of markers and launches they lead to."""
    leading = count_of(plain, IMPACT) + count_of(plain, VESSEL)
    chosen = count_of(plain, ANY) + count_of(plain, LOWEST)
    for attribute in range(TRACKS):
        leading += marks_passed(s, seat, attribute, count_of(plain, attribute) + chosen)
    return count_of(plain, DISC) + _DISCS_EACH * leading


def marks_passed(s: EndeavorState, seat: i64, attribute: i64, steps: i64) -> i64:
    """How many Impacts and launches a number of steps on a track brings."""
    rules = s.rules
    at = s.tracks[seat * TRACKS + attribute]
    count: i64 = 0
    for _step in range(steps):
        at += 1
        if at > rules.last_step:
            at = rules.overflow_to
            count += 1
        elif at == rules.impact_step:
            count += 1
        if attribute == INGENUITY:
            for mark in rules.vessel_steps:
                if at == mark:
                    count += 1
    return count


def step(s: EndeavorState, seat: i64, attribute: i64) -> None:
    """One step on an attribute track, with Impact near its end and submarines on Ingenuity."""
    rules = s.rules
    at = s.tracks[seat * TRACKS + attribute] + 1
    if at > rules.last_step:
        at = rules.overflow_to
        Impact.push(s, seat, zone=-1)
    elif at == rules.impact_step:
        Impact.push(s, seat, zone=-1)
    s.tracks[seat * TRACKS + attribute] = at
    s.record(E_STEPPED, seat, attribute, at)
    if attribute == INGENUITY:
        for mark in rules.vessel_steps:
            if at == mark:
                Launch.push(s, seat)


@final
class Raise(EndeavorFrame):
    """One step on a track of the player's choice, or on the least advanced one."""

    LOWEST: Final[i64] = 0
    """1 for the least advanced track."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, lowest: i64) -> None:
        s.push(F_RAISE, seat, lowest, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "raise"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        first = s.seat() * TRACKS
        most = s.rules.last_step
        if s.get(Raise.LOWEST):
            for attribute in range(TRACKS):
                most = min(most, s.tracks[first + attribute])
        for attribute in range(TRACKS):
            if s.tracks[first + attribute] <= most:
                out.add(s.rules.m_raise[attribute])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        s.pop()
        step(s, seat, s.rules.arg[move])


@final
class Promote(EndeavorFrame):
    """A promotion that was gained; it may be declined."""

    @staticmethod
    def push(s: EndeavorState, seat: i64) -> None:
        s.push(F_PROMOTE, seat, 0, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "promote"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        list_juniors(s, s.seat(), out)
        if out.n > 0:
            out.add(DONE)

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        s.pop()
        if move == DONE:
            s.record(E_DECLINED, seat, PROMOTION, NO_ACTION)
        else:
            promote(s, seat, s.rules.arg[move])

    def lapse(self, s: EndeavorState) -> None:
        s.record(E_LAPSED, s.seat(), PROMOTION, 1)
        s.pop()


@final
class Launch(EndeavorFrame):
    """A new submarine in the launch zone, or in a depth-1 zone of the player's choice; it takes the arrival bonus."""

    @staticmethod
    def push(s: EndeavorState, seat: i64) -> None:
        s.push(F_LAUNCH, seat, 0, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "launch"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        if not s.in_stock(s.seat()):
            return
        if s.setup.launch >= 0:
            out.add(s.rules.m_launch[s.setup.launch])
            return
        for tile in s.zones:
            if depth_of(s.tile_place[tile]) == 1 and not s.rules.tile_no_entry[tile]:
                out.add(s.rules.m_launch[tile])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, tile = s.seat(), s.rules.arg[move]
        s.pop()
        at = seat * VESSELS
        while s.vessels[at] >= 0:
            at += 1
        s.vessels[at] = tile
        s.record(E_LAUNCHED, seat, tile, 0)
        arrive(s, seat, tile, -1)

    def lapse(self, s: EndeavorState) -> None:
        s.record(E_LAPSED, s.seat(), VESSEL, 1)
        s.pop()
