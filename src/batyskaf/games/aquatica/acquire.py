# mypyc: compile
"""Recruiting, buying and conquering: what can be had now, and what it costs."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.agenda import Frame
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.codes import (
    AT_BOTTOM,
    AT_TOP,
    BOTTOM,
    E_SKIPPED,
    NONE,
    TOP,
    V_BUY,
    V_CONQUER,
    V_RECRUIT,
    V_SKIP,
    row_argument,
    row_character,
    row_space,
)
from batyskaf.games.aquatica.effect import Effect, add_effect, add_frame, add_plain_effect
from batyskaf.games.aquatica.paying import Pay, close_step, recruit_free
from batyskaf.games.aquatica.payment import (
    ENDLESS,
    FOR_BUYING,
    FOR_CONQUERING,
    FOR_RECRUITING,
    available,
    known_reach,
    with_reach,
)

# --- prices ----------------------------------------------------------------------------------------------------------


def price_of(s: Board, mode: i64, location: i64) -> i64:
    """What a location of the rows costs; the top row is cheaper to conquer, though never below nothing."""
    if mode == FOR_BUYING:
        return s.rules.coin_price[location]
    price = s.rules.power_price[location]
    if s.place[location] == AT_TOP:
        price -= s.rules.discount
    return max(price, 0)


def pool_for(s: Board, mode: i64, type: i64) -> i64:
    """What the card gives by itself, kept leftovers included."""
    if mode == FOR_CONQUERING:
        return s.power + s.typed[type]
    return s.coins


def in_rows(s: Board, i: i64) -> i64:
    """The location at a place of both rows, the bottom row first, or NONE."""
    return s.bottom[i] if i < BOTTOM else s.top[i - BOTTOM]


# --- recruiting ------------------------------------------------------------------------------------------------------


@final
class Recruit(Frame[Board]):
    """Rulebook: Recruit."""

    KIND: Final[i64] = 5
    FREE: Final[i64] = 0
    """1 if the character costs nothing."""

    @staticmethod
    def push(s: Board, seat: i64, free: i64) -> None:
        s.push(Recruit.KIND, seat, free, 0, 0, 0)

    def asks(self, s: Board) -> str:
        return "recruit-free" if s.get(Recruit.FREE) else "recruit"

    def ready(self, s: Board) -> bool:
        if self._any(s, s.coins) or self._any(s, self._within(s)):
            return s.ask()
        s.pop()
        close_step(s, FOR_RECRUITING)
        return False

    def _any(self, s: Board, coins: i64) -> bool:
        """Whether this many coins suffice for someone in the row."""
        for space in range(s.row_size):
            if s.rules.recruit_price[space] <= coins:
                return True
        return False

    def _within(self, s: Board) -> i64:
        """How many coins the owner can come up with."""
        return ENDLESS if s.get(Recruit.FREE) else s.coins + available(s, FOR_RECRUITING, NONE)

    def legal(self, s: Board, out: MoveList) -> None:
        forced = s.get(Recruit.FREE) == 1
        within = self._within(s)
        for space in range(s.row_size):
            if s.rules.recruit_price[space] <= within:
                out.add(s.rules.move(V_RECRUIT, row_argument(s.row[space], space)))
                if s.rules.recruit_price[space] <= s.coins:
                    forced = True
        if not forced:
            out.add(s.rules.move(V_SKIP, 0))

    def answer(self, s: Board, move: i64) -> None:
        free = s.get(Recruit.FREE)
        s.pop()
        if s.rules.verb[move] == V_SKIP:
            s.record(E_SKIPPED, s.owner, 0, 0)
            close_step(s, FOR_RECRUITING)
            return
        space = row_space(s.rules.argument[move])
        if free:
            recruit_free(s, space)
        else:
            Pay.push(s, FOR_RECRUITING, target=space, need=s.rules.recruit_price[space] - s.coins)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        if s.rules.verb[move] != V_RECRUIT:
            return None
        character, space = row_character(s.rules.argument[move]), row_space(s.rules.argument[move])
        price = int(s.rules.recruit_price[space])
        if space >= s.row_size or s.row[space] != character:
            return Reason("refused-aquatica-not-in-row", {"price": price})
        return Reason("refused-aquatica-coins", {"price": price, "within": int(self._within(s))})


add_frame(Recruit.KIND, "recruit", Recruit())


@final
class RecruitPaid(Effect):
    OP: Final[i64] = 5

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        Recruit.push(s, seat, free=0)

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return s.row_size > 0


@final
class RecruitFree(Effect):
    OP: Final[i64] = 6

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        Recruit.push(s, seat, free=1)

    def useful(self, s: Board, seat: i64, but: i64) -> bool:
        return s.row_size > 0


add_effect(RecruitPaid.OP, RecruitPaid())
add_effect(RecruitFree.OP, RecruitFree())


# --- buying and conquering -------------------------------------------------------------------------------------------

# How some location can be paid, the better the higher.
NOTHING: Final[i64] = 0
WITH_SOURCES: Final[i64] = 1
BY_CARD: Final[i64] = 2
"""By the card's own resources: then acquiring is compulsory."""
ANY: Final[i64] = 0
"""Any type does for buying: coins are the same for all."""


@final
class Acquire(Frame[Board]):
    """Rulebook: Buy location, Conquer location."""

    KIND: Final[i64] = 6
    MODE: Final[i64] = 0
    """FOR_BUYING or FOR_CONQUERING."""

    @staticmethod
    def push(s: Board, seat: i64, mode: i64) -> None:
        s.push(Acquire.KIND, seat, mode, 0, 0, 0)

    def asks(self, s: Board) -> str:
        return "conquer" if s.get(Acquire.MODE) == FOR_CONQUERING else "buy"

    def ready(self, s: Board) -> bool:
        if s.free_slot(s.owner) != NONE and self._list(s, None) != NOTHING:
            return s.ask()
        mode = s.get(Acquire.MODE)
        s.pop()
        close_step(s, mode)
        return False

    def _list(self, s: Board, out: MoveList | None) -> i64:
        """List the locations that can be paid, and say how; without a list stop at the first."""
        mode = s.get(Acquire.MODE)
        verb = V_CONQUER if mode == FOR_CONQUERING else V_BUY
        found = NOTHING
        reaches: i64 = 0
        for i in range(BOTTOM + TOP):
            location = in_rows(s, i)
            if location == NONE:
                continue
            type = s.rules.type[location] if mode == FOR_CONQUERING else ANY
            lacking = price_of(s, mode, location) - pool_for(s, mode, type)
            if lacking <= 0:
                found = BY_CARD
            else:
                reach = known_reach(reaches, type)
                if reach == NONE:
                    reach = available(s, mode, type)
                    reaches = with_reach(reaches, type, reach)
                if lacking > reach:
                    continue
                found = max(found, WITH_SOURCES)
            if out is None:
                return found
            out.add(s.rules.move(verb, location))
        return found

    def legal(self, s: Board, out: MoveList) -> None:
        if self._list(s, out) != BY_CARD:
            out.add(s.rules.move(V_SKIP, 0))

    def answer(self, s: Board, move: i64) -> None:
        mode = s.get(Acquire.MODE)
        s.pop()
        if s.rules.verb[move] == V_SKIP:
            s.record(E_SKIPPED, s.owner, 0, 0)
            close_step(s, mode)
            return
        location = s.rules.argument[move]
        need = price_of(s, mode, location) - pool_for(s, mode, s.rules.type[location])
        Pay.push(s, mode, target=location, need=need)

    def why_not(self, s: Board, move: i64) -> Reason | None:
        mode, location = s.get(Acquire.MODE), s.rules.argument[move]
        if s.rules.verb[move] != (V_CONQUER if mode == FOR_CONQUERING else V_BUY):
            return None
        if s.place[location] not in (AT_BOTTOM, AT_TOP):
            return Reason("refused-aquatica-not-in-rows")
        type = s.rules.type[location]
        within = pool_for(s, mode, type) + available(s, mode, type)
        return Reason("refused-aquatica-price", {"price": int(price_of(s, mode, location)), "within": int(within)})


add_frame(Acquire.KIND, "acquire", Acquire())


@final
class Buy(Effect):
    OP: Final[i64] = 3

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        Acquire.push(s, seat, FOR_BUYING)


@final
class Conquer(Effect):
    OP: Final[i64] = 4

    def begin(self, s: Board, seat: i64, n: i64, x: i64) -> None:
        Acquire.push(s, seat, FOR_CONQUERING)


add_plain_effect(Buy.OP, Buy(), "buy", most=0)
add_effect(Conquer.OP, Conquer())
