# mypyc: compile
"""The Impact board: where a marker may go or move, its reward, and what missions make of it."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.endeavor.codes import (
    CONSERVE,
    DONE,
    E_CHOSE,
    E_DECLINED,
    E_LAPSED,
    E_MARKED,
    E_SHIFTED,
    F_CHOOSE,
    F_IMPACT,
    F_IMPACT_TO,
    F_RESTORED,
    HEX_COLUMNS,
    IMPACT,
    M_IMPACT,
    M_SHIFT,
    NO_ACTION,
    SEATS,
    U_DISCS,
    VESSELS,
)
from batyskaf.games.endeavor.layouts import RESTORED
from batyskaf.games.endeavor.rules import ROW_HEXES
from batyskaf.games.endeavor.state import EndeavorFrame, EndeavorState


@final
class Impact(EndeavorFrame):
    """One marker for the Impact board: next to any marker or at an arrow, unless the mission says otherwise."""

    ZONE: Final[i64] = 0
    """The tile where the Impact was gained, -1 for none."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, zone: i64) -> None:
        s.push(F_IMPACT, seat, zone, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "impact"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        list_impact(s, s.seat(), s.get(Impact.ZONE), out)
        if out.n > 0:
            out.add(DONE)

    def lapse(self, s: EndeavorState) -> None:
        """Mission rule: there may be a reward for those who can't use an Impact."""
        seat = s.seat()
        s.pop()
        s.record(E_LAPSED, seat, IMPACT, 1)
        s.gain(seat, s.setup.fallback, -1)

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        s.pop()
        if move == DONE:
            s.record(E_DECLINED, seat, IMPACT, NO_ACTION)
            return
        hex = s.setup.cell_hex[s.rules.arg[move]]
        if s.rules.kind[move] == M_SHIFT:
            ImpactTo.push(s, seat, start=hex)
        else:
            mark(s, seat, hex)

    def why_not(self, s: EndeavorState, move: i64) -> Reason | None:
        return Reason("refused-endeavor-hex") if s.rules.kind[move] == M_IMPACT else None


def list_impact(s: EndeavorState, seat: i64, zone: i64, out: MoveList) -> None:
    """Add the hexes where a seat can put a marker, or the markers it can move; `zone` as in `Impact`."""
    if s.setup.moving:
        _list_moving(s, seat, out)
    elif s.markers[seat] == 0:
        return
    elif s.setup.by_depth:
        _list_depths(s, seat, zone, out)
    else:
        _list_network(s, seat, out)


def _list_network(s: EndeavorState, seat: i64, out: MoveList) -> None:
    setup, owner = s.setup, s.hex_owner
    present = setup.vessel_tile < 0 or s.vessels_in(seat, setup.vessel_tile) > 0
    for hex in range(setup.hexes):
        if owner[hex] >= 0 and setup.hex_infinite[hex] < 0:
            continue
        if setup.hex_off[hex] or (setup.vessel_tagged[hex] and not present) or not is_open(s, hex):
            continue
        if setup.hex_start[hex] or touches(s, hex):
            out.add(s.rules.m_impact[setup.hex_cell[hex]])


def _list_depths(s: EndeavorState, seat: i64, zone: i64, out: MoveList) -> None:
    """Mission with a row per depth: the next place of the row of the zone, or of a depth with an own submarine."""
    if zone >= 0:
        _list_row(s, s.rules.tile_depth[zone], out)
        return
    for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
        if s.vessels[i] >= 0:
            _list_row(s, s.rules.tile_depth[s.vessels[i]], out)


def _list_row(s: EndeavorState, depth: i64, out: MoveList) -> None:
    setup = s.setup
    hex = setup.depth_over[depth]
    for i in range(depth * ROW_HEXES, depth * ROW_HEXES + ROW_HEXES):
        if setup.depth_row[i] >= 0 and s.hex_owner[setup.depth_row[i]] < 0:
            hex = setup.depth_row[i]
            break
    if hex >= 0:
        out.add(s.rules.m_impact[setup.hex_cell[hex]])


def _list_moving(s: EndeavorState, seat: i64, out: MoveList) -> None:
    """Missions that move markers: the seat's own unlocked ones; a new one only if none of them can move."""
    setup = s.setup
    found = False
    for hex in range(setup.hexes):
        if s.hex_owner[hex] == seat and can_move(s, hex):
            out.add(s.rules.m_shift[setup.hex_cell[hex]])
            found = True
    if found or s.markers[seat] == 0:
        return
    for hex in range(setup.hexes):
        if setup.hex_start[hex] and s.hex_owner[hex] < 0 and is_open(s, hex):
            out.add(s.rules.m_impact[setup.hex_cell[hex]])


@final
class ImpactTo(EndeavorFrame):
    """Where a marker moves: an adjacent empty hex."""

    START: Final[i64] = 0
    """The hex it leaves."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, start: i64) -> None:
        s.push(F_IMPACT_TO, seat, start, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "impact-to"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        setup, start = s.setup, s.get(ImpactTo.START)
        for i in range(setup.near_first[start], setup.near_first[start + 1]):
            hex = setup.near[i]
            if s.hex_owner[hex] < 0 and is_open(s, hex):
                out.add(s.rules.m_impact[setup.hex_cell[hex]])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, start = s.seat(), s.get(ImpactTo.START)
        hex = s.setup.cell_hex[s.rules.arg[move]]
        s.pop()
        s.hex_owner[start] = -1
        s.hex_owner[hex] = seat
        s.record(E_SHIFTED, seat, s.setup.hex_cell[start], s.setup.hex_cell[hex])
        s.gain(seat, s.setup.hex_gain[hex], -1)


def touches(s: EndeavorState, hex: i64) -> bool:
    """Whether a marker lies beside a hex, or on it (an infinite one)."""
    near, first, owner = s.setup.near, s.setup.near_first, s.hex_owner
    if owner[hex] >= 0:
        return True
    for i in range(first[hex], first[hex + 1]):
        if owner[near[i]] >= 0:
            return True
    return False


def is_open(s: EndeavorState, hex: i64) -> bool:
    return not s.setup.closed[hex] or s.tile_place[s.setup.opener] >= 0


def can_move(s: EndeavorState, hex: i64) -> bool:
    """A marker that is not locked and has an empty open hex beside it."""
    setup = s.setup
    if setup.closed[hex] and is_locked(s, hex):
        return False
    for i in range(setup.near_first[hex], setup.near_first[hex + 1]):
        other = setup.near[i]
        if s.hex_owner[other] < 0 and is_open(s, other):
            return True
    return False


def is_locked(s: EndeavorState, hex: i64) -> bool:
    """Whether all scoring hexes below a marker in its column are occupied."""
    setup = s.setup
    cell = setup.hex_cell[hex]
    for other in range(setup.hexes):
        below = setup.hex_cell[other]
        if s.hex_owner[other] >= 0 or not setup.closed[other]:
            continue
        if below > cell and below % HEX_COLUMNS == cell % HEX_COLUMNS:
            return False
    return True


def mark(s: EndeavorState, seat: i64, hex: i64) -> None:
    """Put a marker on a hex and take its reward; on a goal hex its owner chooses how the goal is scored."""
    setup = s.setup
    s.markers[seat] -= 1
    if setup.hex_infinite[hex] >= 0:
        s.endless[setup.hex_infinite[hex] * SEATS + seat] += 1
    s.hex_owner[hex] = seat
    s.record(E_MARKED, seat, setup.hex_cell[hex], 0)
    s.gain(seat, setup.hex_gain[hex], -1)
    goal = setup.hex_goal[hex]
    if goal >= 0 and s.chosen[goal] < 0:
        Choose.push(s, seat, goal, designated=0)


@final
class Choose(EndeavorFrame):
    """How a goal is scored, or which sites it counts."""

    GOAL: Final[i64] = 0
    DESIGNATED: Final[i64] = 1
    """1 if sites are named that the goal counts, 0 if one of its ways to score is chosen."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, goal: i64, designated: i64) -> None:
        s.push(F_CHOOSE, seat, goal, designated, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "choose"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        ways = s.setup.goals[s.get(Choose.GOAL)]
        if not s.get(Choose.DESIGNATED):
            for way in ways:
                out.add(s.rules.m_choose[way.option])
            return
        # The first options are the kinds of site, in the order of their units.
        unit: i64 = 0
        while BIT[unit] & U_DISCS:
            if ways[0].candidates & BIT[unit]:
                out.add(s.rules.m_choose[unit])
            unit += 1

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, goal, designated = s.seat(), s.get(Choose.GOAL), s.get(Choose.DESIGNATED)
        option = s.rules.arg[move]
        s.pop()
        if designated:
            s.designated = BIT[option]
        else:
            ways = s.setup.goals[goal]
            for number in range(i64(len(ways))):
                if ways[number].option == option:
                    s.chosen[goal] = number
        s.record(E_CHOSE, seat, goal, option)


@final
class Restored(EndeavorFrame):
    """Mission rule: the player who fills the last conservation site of a zone may mark the hex beside the board."""

    TILE: Final[i64] = 0

    @staticmethod
    def push(s: EndeavorState, seat: i64, tile: i64) -> None:
        s.push(F_RESTORED, seat, tile, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "restored"

    def ready(self, s: EndeavorState) -> bool:
        tile, rules = s.get(Restored.TILE), s.rules
        enough = rules.tile_conserve[tile] >= s.setup.restored_sites and s.markers[s.seat()] > 0
        if enough and not s.once[tile] & RESTORED and all_conserved(s, tile):
            return self.offer(s)
        s.pop()
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        out.add(DONE)
        out.add(s.rules.m_impact[s.setup.hex_cell[s.setup.restored_hex]])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, tile = s.seat(), s.get(Restored.TILE)
        s.pop()
        s.once[tile] |= RESTORED
        if move == DONE:
            s.record(E_DECLINED, seat, IMPACT, NO_ACTION)
        else:
            mark(s, seat, s.setup.restored_hex)


def all_conserved(s: EndeavorState, tile: i64) -> bool:
    """Whether every conservation site of a zone is taken."""
    rules = s.rules
    for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
        if rules.site_kind[site] == CONSERVE and s.site_owner[site] < 0:
            return False
    return True
