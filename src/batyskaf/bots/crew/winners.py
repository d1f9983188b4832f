# mypyc: compile
"""Who may win the trick on the table, as far as the open tests and the open hands allow.

A seat may be kept from a trick by a test of its own (it has tricks enough, a card lies there that it must not collect)
or by another's (who needs that card). Each such bar names one test, or a few. If everybody who could still win the
trick is barred, the line is lost before the trick is over, and those tests are to blame.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.budget import Budget
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import CARDS, SUIT, beaters
from batyskaf.games.crew.play import following
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import CANNOT, Task, sure_submarine, tricks_beside, tricks_for

_SEATS: Final[i64] = 5
_TESTS: Final[i64] = 64
_TRICKS: Final[i64] = 14


@final
class Winners:
    """One row of bars for each card of the line, one row of wishes for cards for each trick."""

    def __init__(self) -> None:
        self.bars: vec[i64] = vec[i64]([0] * int((CARDS + 2) * _SEATS))
        """By ply and seat: the tests that keep the seat from the trick, 0 if none does."""
        self.claimed: vec[i64] = vec[i64]([0] * int(_TRICKS * _TESTS))
        """By trick and test: the cards that its owner must collect."""
        self.shunned: vec[i64] = vec[i64]([0] * int(_TRICKS * _TESTS))
        """The cards that its owner must not collect."""
        self.why: vec[i64] = vec[i64]([0] * int(_TRICKS * _TESTS))
        """The tests that a claim rests on."""
        self.watched: vec[i64] = vec[i64]([0] * int(_TRICKS))
        """By trick: all those cards."""
        self.blame: i64 = 0
        self.thorough = False
        """Whether to weigh all claims together before each trick."""

    def anyone(self, ply: i64, number: i64) -> None:
        """Begin without any bars: in the midst of a trick nothing is known of its start."""
        self.watched[number] = 0
        for seat in range(_SEATS):
            self.bars[ply * _SEATS + seat] = 0

    def begin(self, board: CrewState, tests: list[Task], open: i64, budget: Budget, hands: vec[i64], ply: i64) -> bool:
        """See, before a trick, who must not win it and which cards belong to whom; whether that can be at all."""
        row = ply * _SEATS
        base = board.number * _TESTS
        for seat in range(board.seats):
            full = budget.most[seat] == board.tricks[seat]
            self.bars[row + seat] = budget.why_most[seat] if full else 0
        for i in range(i64(len(board.owners))):
            self.why[base + i] = BIT[i]
            self.claimed[base + i] = 0
            self.shunned[base + i] = 0
            if open & BIT[i]:
                self.shunned[base + i] = tests[i].shunned(board, board.owners[i], hands)
                self._look(board, tests[i], i, row)
        if not self._claim_all(board, tests, open, hands) or not self._claim_all(board, tests, open, hands):
            return False
        return not self.thorough or self._share(board, tests, open, budget, hands, row)

    def _share(self, board: CrewState, tests: list[Task], open: i64, budget: Budget, hands: vec[i64], row: i64) -> bool:
        """Whether the tricks can be shared out so that all claims together come true."""
        for seat in range(board.seats):
            self._weigh(board, budget, hands, seat)
        budget.conclude(tests, open)
        for seat in range(board.seats):
            if budget.most[seat] == board.tricks[seat]:
                self._bar(row, seat, budget.why_most[seat])
        self.blame = budget.blame
        return budget.blame == 0

    def _weigh(self, board: CrewState, budget: Budget, hands: vec[i64], seat: i64) -> None:
        """Bound the tricks of a seat: all it claims takes some, and none may hold what it shuns or others claim.

        Each hand adds one card to a trick, so the cards of one hand lie in as many tricks.
        """
        base = board.number * _TESTS
        mine: i64 = 0
        never: i64 = 0
        why_mine: i64 = 0
        why_never: i64 = 0
        for i in range(i64(len(board.owners))):
            own = board.owners[i] == seat
            if self.claimed[base + i] and own:
                mine |= self.claimed[base + i]
                why_mine |= self.why[base + i]
            elif self.claimed[base + i]:
                never |= self.claimed[base + i]
                why_never |= self.why[base + i]
            if self.shunned[base + i] and own:
                never |= self.shunned[base + i]
                why_never |= BIT[i]
        if mine and budget.blame == 0:
            budget.at_least(seat, board.tricks[seat] + tricks_for(board, hands, mine, count(mine)), why_mine)
        if never and budget.blame == 0:
            budget.at_most(seat, board.tricks[seat] + tricks_beside(board, hands, never, 0), why_never)

    def _look(self, board: CrewState, task: Task, i: i64, row: i64) -> None:
        owner = board.owners[i]
        if task.barred(board, owner):
            self._bar(row, owner, BIT[i])
        elif task.bound(board, owner):
            self._bar_others(row, board.seats, owner, BIT[i])

    def _claim_all(self, board: CrewState, tests: list[Task], open: i64, hands: vec[i64]) -> bool:
        """Let each test claim its cards beside what the others claim and shun."""
        base = board.number * _TESTS
        watched: i64 = 0
        for i in range(i64(len(board.owners))):
            if open & BIT[i]:
                if not self._claim(board, tests[i], i, base, hands):
                    return False
                watched |= self.claimed[base + i] | self.shunned[base + i]
        self.watched[board.number] = watched
        return True

    def _claim(self, board: CrewState, task: Task, i: i64, base: i64, hands: vec[i64]) -> bool:
        owner = board.owners[i]
        denied: i64 = 0
        why: i64 = BIT[i]
        for j in range(i64(len(board.owners))):
            cards = self.shunned[base + j] if board.owners[j] == owner else self.claimed[base + j]
            if cards and j != i:
                denied |= cards
                why |= self.why[base + j]
        alone = task.claimed(board, owner, hands, 0)
        beside = task.claimed(board, owner, hands, denied) if denied else alone
        self.why[base + i] = BIT[i] if beside == alone else why
        self.claimed[base + i] = beside
        self.blame = self.why[base + i]
        return beside != CANNOT and not self._exceeded(board, task, i, base, hands)

    def _exceeded(self, board: CrewState, task: Task, i: i64, base: i64, hands: vec[i64]) -> bool:
        """Whether what its owner is bound to collect is too much for a test."""
        owner = board.owners[i]
        cards = sure_submarine(board, owner, hands)
        why = BIT[i]
        for j in range(i64(len(board.owners))):
            if j != i and board.owners[j] == owner and self.claimed[base + j]:
                cards |= self.claimed[base + j]
                why |= self.why[base + j]
        self.blame = why
        return task.exceeds(board, owner, cards)

    def _bar(self, row: i64, seat: i64, why: i64) -> None:
        if self.bars[row + seat] == 0:
            self.bars[row + seat] = why

    def _bar_others(self, row: i64, seats: i64, owner: i64, why: i64) -> None:
        for seat in range(seats):
            if seat != owner:
                self._bar(row, seat, why)

    def add(self, board: CrewState, open: i64, seat: i64, card: i64, ply: i64) -> bool:
        """Look at a card that has just been laid, the ply-th of the line; whether anyone is left who may win."""
        row = ply * _SEATS
        for other in range(board.seats):
            self.bars[row + other] = self.bars[row - _SEATS + other]
        if self.watched[board.number] & BIT[card]:
            for i in range(i64(len(board.owners))):
                if open & BIT[i]:
                    if self.claimed[board.number * _TESTS + i] & BIT[card]:
                        self._bar_others(row, board.seats, board.owners[i], self.why[board.number * _TESTS + i])
                    if self.shunned[board.number * _TESTS + i] & BIT[card]:
                        self._bar(row, board.owners[i], BIT[i])
        return self._someone(board, seat, row)

    def _someone(self, board: CrewState, seat: i64, row: i64) -> bool:
        """Whether a seat that could win by the cards is not barred."""
        led = SUIT[board.trick[0]]
        winners = beaters(board.best)
        blame: i64 = 0
        stays = True
        for _ in range(board.seats - board.laid):
            seat = board.setup.clockwise[seat]
            legal = following(board.hands[seat], led)
            if legal & winners:
                if self.bars[row + seat] == 0:
                    return True
                blame |= self.bars[row + seat]
                stays = stays and legal & ~winners != 0
        if stays:
            if self.bars[row + board.best_seat] == 0:
                return True
            blame |= self.bars[row + board.best_seat]
        self.blame = blame
        return False
