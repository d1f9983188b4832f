# mypyc: compile
"""Tasks about which tricks the owner wins, how many, and what the owner leads."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.core.reason import Refused
from batyskaf.games.crew.board import Board
from batyskaf.games.crew.cards import DECK, SUIT_MASK, suit_of
from batyskaf.games.crew.kinds import (
    ANY_COUNT,
    ANY_SUIT,
    TRICK,
    YES_OR_NO,
    Default,
    between,
    objective_kind,
    one_of,
    some,
    task_kind,
)
from batyskaf.games.crew.tasks import (
    CAPTAIN,
    DONE,
    EQUAL,
    FAILED,
    LAST,
    MORE,
    OPEN,
    TOGETHER,
    Task,
    verdict,
)


@final
class WinPositions(Task):
    """Win every listed trick; with `only` no other one."""

    def __init__(self, positions: list[int], only: bool) -> None:
        self.positions: vec[i64] = vec[i64](positions)
        self.only: bool = only

    def judge(self, board: Board, owner: i64) -> i64:
        wanted: i64 = 0
        won_all = True
        for position in self.positions:
            trick = board.total - 1 if position == LAST else position
            wanted |= BIT[trick]
            if trick >= board.number:
                won_all = False
            elif not board.has_won(owner, trick):
                return FAILED
        if self.only:
            if board.won[owner] & ~wanted:
                return FAILED
            return verdict(board, won_all)
        return DONE if won_all else verdict(board, False)


@final
class WinNoneOfFirst(Task):
    """Win none of the first n tricks."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def judge(self, board: Board, owner: i64) -> i64:
        for trick in range(min(self.n, board.number)):
            if board.has_won(owner, trick):
                return FAILED
        return DONE if board.number >= self.n else verdict(board, True)


@final
class WinExactly(Task):
    """Win exactly n tricks; with `in_a_row` directly one after the other."""

    def __init__(self, n: i64, in_a_row: bool) -> None:
        self.n: i64 = n
        self.in_a_row: bool = in_a_row

    def judge(self, board: Board, owner: i64) -> i64:
        mine = board.tricks[owner]
        if mine > self.n or mine + board.left() < self.n:
            return FAILED
        if self.in_a_row and 0 < mine < self.n and not board.won_last(owner):
            return FAILED
        if self.in_a_row and board.won_last(owner) and board.run(owner) != mine:
            return FAILED
        return verdict(board, True)


@final
class WinInARow(Task):
    """At some point win n tricks in a row; more is fine."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def judge(self, board: Board, owner: i64) -> i64:
        run = board.run(owner)
        if run >= self.n:
            return DONE
        return FAILED if run + board.left() < self.n else OPEN


@final
class NeverInARow(Task):
    """Never win n tricks in a row."""

    def __init__(self, n: i64) -> None:
        self.n: i64 = n

    def judge(self, board: Board, owner: i64) -> i64:
        run = board.run(owner)
        if run >= self.n:
            return FAILED
        return DONE if run + board.left() < self.n else OPEN


@final
class CompareTricks(Task):
    """End with more, fewer or as many tricks as each other seat, all others together, or the captain."""

    def __init__(self, sign: i64, against: i64) -> None:
        self.sign: i64 = sign
        self.against: i64 = against
        self.captain_may_own = against != CAPTAIN

    def judge(self, board: Board, owner: i64) -> i64:
        mine = board.tricks[owner]
        left = board.left()
        if self.against == CAPTAIN:
            return self._pair(mine, board.tricks[board.captain], left)
        if self.against == TOGETHER:
            return self._pair(mine, board.number - mine, left)
        return self._each(board, owner, mine, left)

    def _pair(self, mine: i64, theirs: i64, left: i64) -> i64:
        """Compare two totals while `left` tricks may still go to either side."""
        if self.sign == EQUAL:
            if left == 0:
                return DONE if mine == theirs else FAILED
            return FAILED if max(mine - theirs, theirs - mine) > left else OPEN
        high = mine if self.sign == MORE else theirs
        low = theirs if self.sign == MORE else mine
        if high > low + left:
            return DONE
        return FAILED if high + left <= low else OPEN

    def _each(self, board: Board, owner: i64, mine: i64, left: i64) -> i64:
        decided = True
        needed: i64 = 0
        for seat in range(board.seats):
            if seat == owner:
                continue
            theirs = board.tricks[seat]
            if self.sign == MORE:
                decided = decided and mine > theirs + left
                needed = max(needed, theirs + 1 - mine)
            else:
                decided = decided and mine + left < theirs
                needed += max(i64(0), mine + 1 - theirs)
        if decided:
            return DONE
        return FAILED if needed > left else OPEN


@final
class Predict(Task):
    """Win exactly as many tricks as predicted before play. The state keeps the number and asks `judge_number`."""

    def __init__(self, secret: bool, least: i64, most: i64) -> None:
        self.predicts = True
        self.secret = secret
        self.least: i64 = least
        self.most: i64 = most

    def judge_number(self, board: Board, owner: i64, number: i64) -> i64:
        if self.secret and board.left() > 0:  # an early verdict would give the number away
            return OPEN
        return self.status(board, owner, number)

    def status(self, board: Board, owner: i64, number: i64) -> i64:
        """How it is doing, for someone who knows the number."""
        mine = board.tricks[owner]
        if mine > number or mine + board.left() < number:
            return FAILED
        return DONE if board.left() == 0 else OPEN


@final
class NeverLead(Task):
    """Never open a trick with a card of the listed suits. Without an owner it binds every seat."""

    def __init__(self, suits: list[int]) -> None:
        self.cards: i64 = 0
        for suit in suits:
            self.cards |= SUIT_MASK[suit]
        self.eager = True

    def judge(self, board: Board, owner: i64) -> i64:
        for seat in range(board.seats):
            if (owner < 0 or seat == owner) and board.led[seat] & self.cards:
                return FAILED
        if not self._possible(board, owner):
            return FAILED
        if board.collected & self.cards == self.cards:
            return DONE
        # Somebody else won the last trick but one, and so opens the last.
        if owner >= 0 and board.left() == 1 and not board.has_won(owner, board.number - 1):
            return DONE
        return verdict(board, True)

    def _possible(self, board: Board, owner: i64) -> bool:
        """Whether cards are left that may be led: one for each trick to open, or for the one that the owner opens."""
        may = count(DECK & ~board.played & ~self.cards)
        if owner >= 0:
            return may > 0 or board.left() == 0 or not board.won_last(owner) or board.led[owner] & ~board.collected != 0
        to_open = board.total
        for seat in range(board.seats):
            to_open -= count(board.led[seat])
        return may >= to_open


# --- as data ---------------------------------------------------------------------------------------------------------


def win_trick_positions(positions: list[object], only: bool) -> Task:
    tricks: list[int] = []
    for position in positions:
        tricks.append(position - 1 if isinstance(position, int) else int(LAST))
    return WinPositions(tricks, only)


def win_exact_tricks(n: int) -> Task:
    return WinExactly(n, False)


def win_exact_tricks_consecutive(n: int) -> Task:
    return WinExactly(n, True)


def compare_tricks(op: str, against: str) -> Task:
    if op == "==" and against == "each_other":
        raise Refused("fault-crew-each-other")
    return CompareTricks(SIGNS.index(op), OTHERS.index(against))


def predict_tricks(visibility: str, min: int, max: int) -> Task:
    if min >= max:
        raise Refused("fault-crew-bounds")
    return Predict(visibility == "secret", min, max)


def never_lead_suits(suits: list[str]) -> Task:
    return NeverLead([suit_of(suit) for suit in suits])


SIGNS: Final = ["<", ">", "=="]
"""LESS, MORE and EQUAL."""
OTHERS: Final = ["each_other", "sum_of_others", "captain"]
"""EACH, TOGETHER and CAPTAIN."""

task_kind("win_trick_positions", win_trick_positions, positions=some(TRICK), only=YES_OR_NO)
task_kind("win_none_of_first", WinNoneOfFirst, n=between(1, 8))
task_kind("win_exact_tricks", win_exact_tricks, n=ANY_COUNT)
task_kind("win_consecutive", WinInARow, n=between(2, 8))
task_kind("win_exact_tricks_consecutive", win_exact_tricks_consecutive, n=between(2, 8))
task_kind("never_consecutive", NeverInARow, n=between(2, 8))
task_kind("compare_tricks", compare_tricks, op=one_of(">", "<", "=="), against=one_of(*OTHERS))
task_kind(
    "predict_tricks",
    predict_tricks,
    visibility=one_of("public", "secret"),
    min=Default(between(0, 7), 0),
    max=Default(between(1, 13), 13),
)
task_kind("never_lead_suits", never_lead_suits, suits=some(ANY_SUIT))
objective_kind("never_lead_suits", never_lead_suits, suits=some(ANY_SUIT))
