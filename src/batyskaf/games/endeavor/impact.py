# mypyc: compile
"""The Impact board: where a marker may go or move, its reward, and what missions make of it."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.codes import (
    DONE,
    E_CHOSE,
    E_DECLINED,
    E_MARKED,
    E_SHIFTED,
    F_CHOOSE,
    F_IMPACT_TO,
    HEX_COLUMNS,
    IMPACT,
    M_SHIFT,
    SEATS,
    U_CONSERVE,
    U_JOURNAL,
    U_SONAR,
)
from batyskaf.games.endeavor.state import (
    EndeavorState,
    Frame,
)


@final
class Impact(Frame):
    """One marker for the Impact board: next to any marker or at an arrow, unless the mission says otherwise."""

    def settle(self, s: EndeavorState) -> bool:
        if not s.setup.moving:
            return True
        s.scratch.clear()
        self._list_moving(s, s.scratch)
        if s.scratch.n > 0:
            return True
        seat = s.seat()
        s.pop()
        s.gain(seat, s.setup.fallback, -1, 0)
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        if s.setup.moving:
            self._list_moving(s, out)
        elif s.markers[s.seat()] == 0:
            return
        elif s.setup.by_depth:
            self._list_depths(s, out)
        else:
            self._list_network(s, out)
        if out.n > 0:
            out.add(DONE)

    def _list_network(self, s: EndeavorState, out: MoveList) -> None:
        seat, setup = s.seat(), s.setup
        present = setup.vessel_tile < 0 or s.vessels_in(seat, setup.vessel_tile) > 0
        for hex in range(setup.hexes):
            if s.hex_owner[hex] >= 0 and setup.hex_infinite[hex] < 0:
                continue
            if setup.hex_off[hex] or (setup.vessel_tagged[hex] and not present) or not is_open(s, hex):
                continue
            if setup.hex_start[hex] or touches(s, hex):
                out.add(s.rules.m_impact[setup.hex_cell[hex]])

    def _list_depths(self, s: EndeavorState, out: MoveList) -> None:
        """Mission with a row per depth: the next place of the row of the zone, or of a depth with an own submarine."""
        seat, zone = s.seat(), s.get(0)
        if zone >= 0:
            self._list_row(s, s.rules.tile_depth[zone], out)
            return
        for i in range(seat * 3, seat * 3 + 3):
            if s.vessels[i] >= 0:
                self._list_row(s, s.rules.tile_depth[s.vessels[i]], out)

    def _list_row(self, s: EndeavorState, depth: i64, out: MoveList) -> None:
        setup = s.setup
        hex = setup.depth_over[depth]
        for i in range(depth * 16, depth * 16 + 16):
            if setup.depth_row[i] >= 0 and s.hex_owner[setup.depth_row[i]] < 0:
                hex = setup.depth_row[i]
                break
        if hex >= 0:
            out.add(s.rules.m_impact[setup.hex_cell[hex]])

    def _list_moving(self, s: EndeavorState, out: MoveList) -> None:
        """Mission that moves markers: one's own unlocked ones; a new one only if none of them can move."""
        seat, setup = s.seat(), s.setup
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

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        s.pop()
        if move == DONE:
            s.tell(E_DECLINED, seat, IMPACT, 0)
        elif s.rules.kind[move] == M_SHIFT:
            s.push(F_IMPACT_TO, seat, s.setup.cell_hex[s.rules.arg[move]], 0, 0, 0)
        else:
            mark(s, seat, s.setup.cell_hex[s.rules.arg[move]])


@final
class ImpactTo(Frame):
    """Where a marker moves: an adjacent empty hex."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        setup, start = s.setup, s.get(0)
        for i in range(setup.near_first[start], setup.near_first[start + 1]):
            hex = setup.near[i]
            if s.hex_owner[hex] < 0 and is_open(s, hex):
                out.add(s.rules.m_impact[setup.hex_cell[hex]])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, start = s.seat(), s.get(0)
        hex = s.setup.cell_hex[s.rules.arg[move]]
        s.pop()
        s.hex_owner[start] = -1
        s.hex_owner[hex] = seat
        s.tell(E_SHIFTED, seat, s.setup.hex_cell[start], s.setup.hex_cell[hex])
        s.gain(seat, s.setup.hex_gain[hex], -1, 0)


def touches(s: EndeavorState, hex: i64) -> bool:
    """Whether a marker lies beside a hex, or on it (an infinite one)."""
    setup = s.setup
    if s.hex_owner[hex] >= 0:
        return True
    for i in range(setup.near_first[hex], setup.near_first[hex + 1]):
        if s.hex_owner[setup.near[i]] >= 0:
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
    s.tell(E_MARKED, seat, setup.hex_cell[hex], 0)
    s.gain(seat, setup.hex_gain[hex], -1, 0)
    goal = setup.hex_goal[hex]
    if goal >= 0 and s.chosen[goal] < 0:
        s.push(F_CHOOSE, seat, goal, 0, 0, 0)


@final
class Choose(Frame):
    """How a goal is scored, or which sites it counts."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        ways = s.setup.goals[s.get(0)]
        if s.get(1):
            if ways[0].candidates & U_SONAR:
                out.add(s.rules.m_choose[0])
            if ways[0].candidates & U_CONSERVE:
                out.add(s.rules.m_choose[1])
            if ways[0].candidates & U_JOURNAL:
                out.add(s.rules.m_choose[2])
            return
        for way in ways:
            out.add(s.rules.m_choose[way.option])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, goal, designated = s.seat(), s.get(0), s.get(1)
        option = s.rules.arg[move]
        s.pop()
        if designated:
            s.designated = BIT[option]
        else:
            ways = s.setup.goals[goal]
            for number in range(i64(len(ways))):
                if ways[number].option == option:
                    s.chosen[goal] = number
        s.tell(E_CHOSE, seat, goal, option)


@final
class Restored(Frame):
    """Mission rule: whoever fills the last conservation site of a zone may mark the hex beside the board."""

    def settle(self, s: EndeavorState) -> bool:
        tile, rules = s.get(0), s.rules
        enough = rules.tile_conserve[tile] >= s.setup.restored_sites and s.markers[s.seat()] > 0
        if enough and not s.once[tile] & 1 and all_conserved(s, tile):
            return True
        s.pop()
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        out.add(DONE)
        out.add(s.rules.m_impact[s.setup.hex_cell[s.setup.restored_hex]])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, tile = s.seat(), s.get(0)
        s.pop()
        s.once[tile] |= 1
        if move == DONE:
            s.tell(E_DECLINED, seat, IMPACT, 0)
        else:
            mark(s, seat, s.setup.restored_hex)


def all_conserved(s: EndeavorState, tile: i64) -> bool:
    """Whether every conservation site of a zone is taken."""
    rules = s.rules
    for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
        if rules.site_kind[site] == 3 and s.site_owner[site] < 0:
            return False
    return True
