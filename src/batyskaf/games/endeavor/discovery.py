# mypyc: compile
"""Discovery: name the stack of each tile, look at them, place one of them, take its discovery bonus."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.endeavor.codes import (
    DEPTHS,
    DISCOVERY,
    DONE,
    E_DECLINED,
    E_DISCOVERED,
    E_DREW,
    E_NO_ROOM,
    E_RETURNED,
    F_DRAW,
    F_KEEP,
    F_PLACE,
    J_ANY_DEPTH,
    J_EXTRA_TILES,
    LANE,
    M_APPLY,
    M_DRAW,
    M_PLACE,
    MILESTONE_DISCOVER,
    NO_ACTION,
    PLACES,
    W_DISCOVER,
)
from batyskaf.games.endeavor.impact import Choose, Impact
from batyskaf.games.endeavor.journals import begin_use, can_use, in_own_turn
from batyskaf.games.endeavor.layouts import dealt_at, dealt_depth, dealt_place, journal_of, round_use
from batyskaf.games.endeavor.stacks import (
    ALL_DEPTHS,
    NONE_NAMED,
    name_stack,
    named_count,
    named_stack,
    tiles_in,
    usable,
)
from batyskaf.games.endeavor.state import EndeavorFrame, EndeavorState

TILES_DRAWN: Final[i64] = 2
"""How many tiles a discovery looks at."""


@final
class Draw(EndeavorFrame):
    """Naming the stack of each tile that is drawn."""

    SHOWN: Final[i64] = 0
    """Depths that may be discovered, as a mask."""
    EXTRA: Final[i64] = 1
    """How many tiles are drawn beyond the usual."""
    NAMED: Final[i64] = 2
    """The stacks named so far, as `stacks` packs them."""
    FREE: Final[i64] = 3
    """The depth that may be placed without a tile above, 0 for none."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, shown: i64, free: i64) -> None:
        s.push(F_DRAW, seat, shown, 0, NONE_NAMED, free)

    def asks(self, s: EndeavorState) -> str:
        return "draw"

    def ready(self, s: EndeavorState) -> bool:
        seat, shown, free = s.seat(), s.get(Draw.SHOWN), s.get(Draw.FREE)
        named = s.get(Draw.NAMED)
        if usable(s, shown, NONE_NAMED, free) == 0:
            # The ocean is full: the discovery becomes one Impact.
            s.pop()
            s.record(E_NO_ROOM, seat, 0, 0)
            Impact.push(s, seat, zone=-1)
            return False
        enough = named_count(named) >= TILES_DRAWN + s.get(Draw.EXTRA)
        if enough or usable(s, shown, named, free) == 0:
            s.pop()
            self._turn_up(s, seat, named, free)
            return False
        return self.offer(s)

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        named = s.get(Draw.NAMED)
        depths = usable(s, s.get(Draw.SHOWN), named, s.get(Draw.FREE))
        for depth in range(i64(1), DEPTHS + 1):
            if depths & BIT[depth]:
                out.add(s.rules.m_draw[depth])
        if named == NONE_NAMED:
            self._list_journals(s, out)
            out.add(DONE)

    def _list_journals(self, s: EndeavorState, out: MoveList) -> None:
        """Add the journals that widen a discovery, before its tiles are drawn."""
        seat, rules, free = s.seat(), s.rules, s.get(Draw.FREE)
        if not in_own_turn(s, seat):
            return
        depths = usable(s, s.get(Draw.SHOWN), NONE_NAMED, free)
        deeper = usable(s, ALL_DEPTHS, NONE_NAMED, free) & ~depths != 0
        more = tiles_in(s, depths) > TILES_DRAWN + s.get(Draw.EXTRA)
        for i in range(rules.moment_first[W_DISCOVER], rules.moment_first[W_DISCOVER + 1]):
            use = rules.moment_use[i]
            what = rules.use_what[use]
            if can_use(s, seat, use) and ((what == J_EXTRA_TILES and more) or (what == J_ANY_DEPTH and deeper)):
                out.add(rules.m_apply[journal_of(use)])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat = s.seat()
        if move == DONE:
            s.pop()
            s.record(E_DECLINED, seat, DISCOVERY, NO_ACTION)
        elif s.rules.kind[move] == M_APPLY:
            use = round_use(s.rules.arg[move])
            if s.rules.use_what[use] == J_ANY_DEPTH:
                s.put(Draw.SHOWN, ALL_DEPTHS)
            else:
                s.put(Draw.EXTRA, s.get(Draw.EXTRA) + s.rules.use_arg[use])
            begin_use(s, seat, move, -1, -1, no_chain=0)
        else:
            s.put(Draw.NAMED, name_stack(s.get(Draw.NAMED), s.rules.arg[move]))

    def why_not(self, s: EndeavorState, move: i64) -> Reason | None:
        if s.rules.kind[move] != M_DRAW:
            return None
        return Reason("refused-endeavor-stack", {"depth": int(s.rules.arg[move])})

    def _turn_up(self, s: EndeavorState, seat: i64, named: i64, free: i64) -> None:
        """Turn up the tiles, in the order their stacks were named."""
        s.drawn = vec[i64]()
        s.revealed = True
        for at in range(named_count(named)):
            depth = named_stack(named, at)
            head = s.pile_head[depth]
            place = s.piles[depth * LANE + head]
            s.piles[depth * LANE + head] = -1
            s.pile_head[depth] = (head + 1) % LANE
            s.pile_n[depth] -= 1
            if place >= s.fresh[depth]:
                s.fresh[depth] = place + 1
            s.drawn = append(s.drawn, dealt_at(depth, place))
            s.record(E_DREW, seat, s.deal.stacks[depth][place], depth)
        Keep.push(s, seat, free)


@final
class Keep(EndeavorFrame):
    """One of the drawn tiles is placed, the others go under their stacks."""

    FREE: Final[i64] = 0
    """As in `Draw`."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, free: i64) -> None:
        s.push(F_KEEP, seat, free, 0, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "keep"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        for drawn in s.drawn:
            tile = tile_of(s, drawn)
            if tile == s.setup.must_keep:
                out.clear()
                out.add(s.rules.m_keep[tile])
                return
            out.add(s.rules.m_keep[tile])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, free = s.seat(), s.get(Keep.FREE)
        kept = s.rules.arg[move]
        s.pop()
        for drawn in s.drawn:
            tile = tile_of(s, drawn)
            if tile == kept:
                continue
            depth = dealt_depth(drawn)
            s.piles[depth * LANE + (s.pile_head[depth] + s.pile_n[depth]) % LANE] = dealt_place(drawn)
            s.pile_n[depth] += 1
            s.record(E_RETURNED, tile, depth, 0)
        s.drawn = vec[i64]()
        Place.push(s, seat, kept, free)


def tile_of(s: EndeavorState, drawn: i64) -> i64:
    """A tile that was drawn."""
    return s.deal.stacks[dealt_depth(drawn)][dealt_place(drawn)]


@final
class Place(EndeavorFrame):
    """Where the new zone goes: at depth 1 in any free column, deeper only under a zone."""

    TILE: Final[i64] = 0
    FREE: Final[i64] = 1
    """As in `Draw`."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, tile: i64, free: i64) -> None:
        s.push(F_PLACE, seat, tile, free, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "place"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        room = s.room(s.rules.tile_depth[s.get(Place.TILE)], s.get(Place.FREE))
        for place in range(PLACES):
            if room & BIT[place]:
                out.add(s.rules.m_place[place])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, tile = s.seat(), s.get(Place.TILE)
        place = s.rules.arg[move]
        s.pop()
        s.put_zone(tile, place)
        s.finder[tile] = seat
        s.record(E_DISCOVERED, seat, tile, place)
        if s.rules.tile_depth[tile] == DEPTHS:
            s.reach_milestone(seat, MILESTONE_DISCOVER)
        if tile == s.setup.designate_tile:
            Choose.push(s, seat, s.setup.designate_goal, designated=1)
        s.gain(seat, s.rules.tile_discovery[tile], tile)

    def why_not(self, s: EndeavorState, move: i64) -> Reason | None:
        return Reason("refused-endeavor-place") if s.rules.kind[move] == M_PLACE else None
