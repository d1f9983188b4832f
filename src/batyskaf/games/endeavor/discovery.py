# mypyc: compile
"""Discovery: name the stack of each tile, look at them, place one of them, take its discovery bonus."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.endeavor.actions import reach_milestone
from batyskaf.games.endeavor.codes import (
    DISCOVERY,
    DONE,
    E_DECLINED,
    E_DISCOVERED,
    E_DREW,
    E_RETURNED,
    F_CHOOSE,
    F_IMPACT,
    F_KEEP,
    F_PLACE,
    J_ANY_DEPTH,
    LANE,
    M_APPLY,
    MILESTONE_DISCOVER,
    PLACES,
)
from batyskaf.games.endeavor.journals import begin_use, list_discover_journals
from batyskaf.games.endeavor.state import EndeavorState, Frame

ALL_DEPTHS: Final[i64] = 62


@final
class Draw(Frame):
    """Naming stacks. Numbers: depths shown, flags (1 any depth, then 2 for each extra tile), stacks named so far as
    digits of 8 with a leading 1, and a depth that may be placed without a tile above."""

    def settle(self, s: EndeavorState) -> bool:
        seat, shown, flags, named, free = s.seat(), s.get(0), s.get(1), s.get(2), s.get(3)
        if named == 0:
            s.put(2, 1)
            named = 1
        depths = usable(s, shown, flags, 1, free)
        if depths == 0:
            # The ocean is full: the discovery becomes one Impact.
            s.pop()
            s.push(F_IMPACT, seat, -1, 0, 0, 0)
            return False
        count = digits(named)
        if count >= 2 + flags // 2 or usable(s, shown, flags, named, free) == 0:
            s.pop()
            self._lift(s, seat, named, free)
            return False
        return True

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        shown, flags, named, free = s.get(0), s.get(1), s.get(2), s.get(3)
        depths = usable(s, shown, flags, named, free)
        for depth in range(i64(1), i64(6)):
            if depths & BIT[depth]:
                out.add(s.rules.m_draw[depth])
        if named == 1:
            list_discover_journals(s, s.seat(), flags, out)
            out.add(DONE)

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        if move == DONE:
            s.pop()
            s.tell(E_DECLINED, seat, DISCOVERY, 0)
        elif s.rules.kind[move] == M_APPLY:
            use = s.rules.arg[move] * 2
            if s.rules.use_what[use] == J_ANY_DEPTH:
                s.put(1, s.get(1) | 1)
            else:
                s.put(1, s.get(1) + 2 * s.rules.use_arg[use])
            begin_use(s, seat, move, -1, -1, 0)
        else:
            s.put(2, s.get(2) * 8 + s.rules.arg[move])

    def _lift(self, s: EndeavorState, seat: i64, named: i64, free: i64) -> None:
        """Turn up the tiles, in the order their stacks were named."""
        s.drawn = vec[i64]()
        s.revealed = True
        at = digits(named)
        while at > 0:
            at -= 1
            depth = digit(named, at)
            head = s.pile_head[depth]
            place = s.piles[depth * LANE + head]
            s.piles[depth * LANE + head] = -1
            s.pile_head[depth] = (head + 1) % LANE
            s.pile_n[depth] -= 1
            if place >= s.fresh[depth]:
                s.fresh[depth] = place + 1
            s.drawn = append(s.drawn, depth * LANE + place)
            s.tell(E_DREW, seat, s.deal.stacks[depth][place], depth)
        s.push(F_KEEP, seat, free, 0, 0, 0)


def digits(named: i64) -> i64:
    """How many stacks have been named."""
    count: i64 = 0
    while named >= 8:
        named //= 8
        count += 1
    return count


def digit(named: i64, at: i64) -> i64:
    """The stack named at a place, counted from the last."""
    for _ in range(at):
        named //= 8
    return named % 8


def usable(s: EndeavorState, shown: i64, flags: i64, named: i64, free: i64) -> i64:
    """Depths with a tile left and a legal place: those shown, else the shallowest there is."""
    depths: i64 = 0
    others: i64 = 0
    for depth in range(i64(1), i64(6)):
        left = s.pile_n[depth]
        rest = named
        while rest >= 8:
            if rest % 8 == depth:
                left -= 1
            rest //= 8
        if s.pile_n[depth] > 0 and s.room(depth, free) != 0:
            if shown & BIT[depth] or flags % 2:
                depths |= BIT[depth] if left > 0 else BIT[0]
            elif others == 0:
                others = BIT[depth] if left > 0 else BIT[0]
    return (depths if depths != 0 else others) & ALL_DEPTHS


@final
class Keep(Frame):
    """One of the drawn tiles is placed, the others go under their stacks."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        for drawn in s.drawn:
            tile = tile_of(s, drawn)
            if tile == s.setup.must_keep:
                out.clear()
                out.add(s.rules.m_keep[tile])
                return
            out.add(s.rules.m_keep[tile])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, free = s.seat(), s.get(0)
        kept = s.rules.arg[move]
        s.pop()
        for drawn in s.drawn:
            tile = tile_of(s, drawn)
            if tile == kept:
                continue
            depth = drawn // LANE
            s.piles[depth * LANE + (s.pile_head[depth] + s.pile_n[depth]) % LANE] = drawn % LANE
            s.pile_n[depth] += 1
            s.tell(E_RETURNED, tile, depth, 0)
        s.drawn = vec[i64]()
        s.push(F_PLACE, seat, kept, free, 0, 0)


def tile_of(s: EndeavorState, drawn: i64) -> i64:
    return s.deal.stacks[drawn // LANE][drawn % LANE]


@final
class Place(Frame):
    """Where the new zone goes: at depth 1 in any free column, deeper only under a zone."""

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        room = s.room(s.rules.tile_depth[s.get(0)], s.get(1))
        for place in range(PLACES):
            if room & BIT[place]:
                out.add(s.rules.m_place[place])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, tile = s.seat(), s.get(0)
        place = s.rules.arg[move]
        s.pop()
        s.put_zone(tile, place)
        s.finder[tile] = seat
        s.tell(E_DISCOVERED, seat, tile, place)
        if s.rules.tile_depth[tile] == 5:
            reach_milestone(s, seat, MILESTONE_DISCOVER)
        if tile == s.setup.designate_tile:
            s.push(F_CHOOSE, seat, s.setup.designate_goal, 1, 0, 0)
        s.gain(seat, s.rules.tile_discovery[tile], tile, 0)
