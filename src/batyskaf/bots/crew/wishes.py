# mypyc: compile
"""What the open tasks make a crew wish of the trick on the table: who had best win it, by which card, with what in it.

A wish is a number: how much better the attempt stands if a seat wins the trick once a card is added to it. `RUIN` is a
task that fails by it, `joy` one that is done. Wishes look at the table and at the one hand that decides.
"""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.bots.crew.ledger import Ledger
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import CARDS, SUBMARINES, SUIT_MASK, VALUE
from batyskaf.games.crew.collecting import (
    CountCards,
    EachColour,
    EqualSuits,
    MoreOfSuit,
    NoCards,
    WholeColour,
    WinCardAndNoOtherOfSuit,
    WinCardInLastTrick,
    WinCards,
)
from batyskaf.games.crew.counting import (
    CompareTricks,
    NeverInARow,
    NeverLead,
    Predict,
    WinExactly,
    WinInARow,
    WinNoneOfFirst,
    WinPositions,
)
from batyskaf.games.crew.objectives import FinalCard, FirstWinnerLeads, ValueBalance
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import CAPTAIN, EACH, EQUAL, LAST, LESS, MORE, OPEN, Task
from batyskaf.games.crew.winning import WinCardWithSuit, WinEqualSuits, WinOnly, WinSum, WinWithValue

RUIN: Final[i64] = -1000


@final
class Wishes(Ledger):
    """The wishes of all open tasks."""

    def gather(self, board: CrewState, seat: i64, hand: i64, legal: i64) -> None:
        """Collect them for a seat that is about to play one of its legal cards."""
        self.begin(board, seat, hand, legal)
        objective = board.setup.objective
        if objective is not None and board.objective_status == OPEN:
            self._objective(objective)
        for i in range(i64(len(board.owners))):
            if board.status[i] == OPEN:
                self._wish(board.task(i), board.owners[i], i)

    # --- by kind ---------------------------------------------------------------------------------------------------

    def _wish(self, task: Task, owner: i64, i: i64) -> None:
        if isinstance(task, Predict):
            if not task.secret or owner == self.seat:
                self._exactly(owner, self.board.numbers[i], False)
        else:
            self._of_collecting(task, owner)

    def _of_collecting(self, task: Task, owner: i64) -> None:
        board = self.board
        weights = self.weights
        if isinstance(task, WinCards):
            self._cards(owner, task.cards & ~board.collected, weights.joy, RUIN)
            self._around(owner, task.cards & ~board.collected & ~self.on_table)
            self._hungry(owner, weights.want_cards)
        elif isinstance(task, NoCards):
            self._cards(owner, task.cards & ~board.collected, RUIN, weights.avoided)
            self._tricks(owner, weights.avoid_trick, 0)
            self._hungry(owner, weights.avoid_cards)
        elif isinstance(task, CountCards):
            for group in range(i64(len(task.groups))):
                self._count(owner, task.groups[group], task.numbers[group], task.exact[group])
        elif isinstance(task, WinCardInLastTrick):
            if board.left() > 1:
                self._spends(BIT[task.card], RUIN)
                self._tricks(owner, 60 if board.left() == 2 else 0, 0)
            else:
                self._cards(owner, BIT[task.card], weights.joy, RUIN)
            self._hungry(owner, 2)
        elif isinstance(task, WinCardAndNoOtherOfSuit):
            self._cards(owner, task.card & ~board.collected, weights.joy, RUIN)
            self._cards(owner, task.others & ~board.collected, RUIN, 20)
        elif isinstance(task, MoreOfSuit):
            self._cards(owner, task.more & ~board.collected, weights.more, -weights.more)
            self._cards(owner, task.less & ~board.collected, -weights.less, weights.less)
        elif isinstance(task, EachColour):
            for suit in task.suits:
                rest = SUIT_MASK[suit] & ~board.collected
                if count(board.piles[owner] & SUIT_MASK[suit]) < task.n:
                    scarce = count(rest) <= task.n
                    loss = RUIN if scarce else -weights.colour_lost // (count(rest) + 1)
                    self._cards(owner, rest, weights.colour, loss)
            self._hungry(owner, 1)
        elif isinstance(task, EqualSuits):
            self._equal(task, owner)
        elif isinstance(task, WholeColour):
            self._whole_colour(task, owner)
        else:
            self._of_counting(task, owner)

    def _of_counting(self, task: Task, owner: i64) -> None:
        board = self.board
        if isinstance(task, WinExactly):
            self._exactly(owner, task.n, task.in_a_row)
        elif isinstance(task, WinPositions):
            self._positions(task, owner)
        elif isinstance(task, CompareTricks):
            self._compare(task, owner)
        elif isinstance(task, WinNoneOfFirst):
            self._tricks(owner, RUIN, 0)
            self._hungry(owner, -2)
        elif isinstance(task, WinInARow):
            self._in_a_row(owner, task.n)
        elif isinstance(task, NeverInARow):
            self._tricks(owner, RUIN if board.run(owner) + 1 >= task.n else -10, 0)
            self._hungry(owner, -1)
        elif isinstance(task, NeverLead):
            self._never_lead(task, owner)
        else:
            self._of_winning(task, owner)

    def _of_winning(self, task: Task, owner: i64) -> None:
        board = self.board
        weights = self.weights
        if isinstance(task, WinWithValue):
            self._with_value(task, owner)
        elif isinstance(task, WinOnly):
            if not self.on_table & ~task.cards:
                near = weights.joy if self.to_come == 0 else weights.only_begun + weights.only_step * board.laid
                self._cards(owner, task.cards & ~self.on_table, near, 0)
            self._hungry(owner, 1)
        elif isinstance(task, WinSum):
            self._sum(task, owner)
        elif isinstance(task, WinEqualSuits):
            self._equal_in_trick(task, owner)
        elif isinstance(task, WinCardWithSuit):
            self._with_suit(task, owner)

    def _around(self, owner: i64, cards: i64) -> None:
        """What lies around a wanted card: who holds it keeps others of its suit to play first, or draws out what beats
        it if they want it themselves; who neither holds nor wants it gets rid of what beats it."""
        weights = self.weights
        for suit in range(i64(4)):
            wanted = cards & SUIT_MASK[suit]
            rest = self.hand & SUIT_MASK[suit] & ~wanted
            if not wanted or not rest:
                continue
            above = rest & ~((wanted & -wanted) * 2 - 1)
            if not wanted & self.hand:
                if owner != self.seat:
                    self._spends(above, weights.burn)
            elif owner != self.seat:
                self._spends(rest, -weights.shelter // count(rest))
            elif self.board.laid == 0:
                self._spends(rest & ~above, weights.draw_out)

    def _count(self, owner: i64, group: i64, n: i64, exact: bool) -> None:
        board = self.board
        need = n - count(board.piles[owner] & group)
        rest = group & ~board.collected
        if need <= 0:
            if exact:
                self._cards(owner, rest, RUIN, 20)
                self._tricks(owner, -20, 0)
            return
        lying = count(rest & self.on_table)
        spare = count(rest) - need
        loss = RUIN if spare <= lying else -self.weights.count_loss * need // (spare + 1)
        if exact and lying >= need:
            self._tricks(owner, self.weights.joy // 2 if lying == need else RUIN, loss)
            self._cards(owner, rest & ~self.on_table, RUIN, loss)
        else:
            last = exact and need == 1
            self._cards(owner, rest, self.weights.count_last if last else self.weights.count_gain, loss)
        self._hungry(owner, 1 if not exact else 0)

    def _exactly(self, owner: i64, n: i64, in_a_row: bool) -> None:
        board = self.board
        mine = board.tricks[owner]
        need = n - mine
        left = board.left()
        if need <= 0:
            self._tricks(owner, RUIN, 10)
            self._hungry(owner, -3)
        elif need >= left or (in_a_row and mine > 0):
            self._tricks(owner, self.weights.joy, RUIN)
            self._hungry(owner, 3)
        else:
            weights = self.weights
            pace = weights.pace * (need * self.seats - left) // (left + 1) + weights.pace_offset
            self._tricks(owner, max(weights.pace_least, min(weights.pace_most, pace)), 0)
            self._hungry(owner, 1 if pace > 0 else -1)

    def _positions(self, task: WinPositions, owner: i64) -> None:
        board = self.board
        wanted = False
        last = False
        for position in task.positions:
            trick = board.total - 1 if position == LAST else position
            wanted = wanted or trick == board.number
            last = last or position == LAST
        if wanted:
            self._tricks(owner, self.weights.joy, RUIN)
        elif task.only:
            self._tricks(owner, RUIN, 0)
        if last and owner == self.seat:
            self._spends(SUBMARINES, self.weights.keep_submarine)
            if board.left() == 2:
                self._tricks(owner, 50, 0)
        self._hungry(owner, -2 if task.only and not last else 2)

    def _with_value(self, task: WinWithValue, owner: i64) -> None:
        board = self.board
        winners = task.winners & ~board.collected
        if task.needs_captured:
            captured = task.captured & ~board.collected
            self._crowns(owner, winners, self.weights.joy if self.on_table & captured else self.weights.crown_alone)
            if board.best >= 0 and board.laid > 0 and board.best_seat == owner and winners & BIT[board.best]:
                self._cards(owner, captured & ~BIT[board.best], self.weights.joy, -200)
        else:
            self._crowns(owner, winners, self.weights.joy)
            if board.laid > 0 and board.best_seat == owner and winners & BIT[board.best]:
                self._tricks(owner, self.weights.joy, -100)
        if owner == self.seat:
            self._spends(winners, -self.weights.spend_winner // max(i64(1), count(self.hand & winners)))
        self._hungry(owner, 1)

    def _compare(self, task: CompareTricks, owner: i64) -> None:
        board = self.board
        left = board.left()
        mine = board.tricks[owner]
        weight = self.weights.compare + self.weights.compare_late // (left + 2)
        if task.against == CAPTAIN:
            theirs = board.tricks[board.captain]
            if task.sign == EQUAL:
                gap = mine - theirs
                push = weight if gap == 0 else weight + 60
                for seat in range(self.seats):
                    if seat == owner:
                        self.trick[seat] += -push if gap >= 0 else push
                    elif seat == board.captain:
                        self.trick[seat] += push if gap > 0 else -push
                return
            sign: i64 = 1 if task.sign == MORE else -1
            self.trick[owner] += sign * weight
            self.trick[board.captain] -= sign * weight
            self._hungry(owner, sign)
            self._hungry(board.captain, -sign)
        elif task.sign == MORE:
            self._tricks(owner, weight, -weight // 2 if task.against == EACH else -weight)
            self._hungry(owner, 3)
        elif task.sign == LESS:
            self._tricks(owner, -weight, 0)
            for seat in range(self.seats):
                if seat != owner and board.tricks[seat] <= mine:
                    self.trick[seat] += weight
            self._hungry(owner, -3)
        else:
            self._tricks(owner, weight if mine * 2 < board.number else -weight, 0)

    def _in_a_row(self, owner: i64, n: i64) -> None:
        board = self.board
        run = board.run(owner)
        mine = self.weights.joy if run + 1 >= n else self.weights.row * (run + 1)
        must = board.left() <= n - run and run > 0
        self._tricks(owner, mine, RUIN if must else -self.weights.row_broken * run)
        self._hungry(owner, 3)

    def _sum(self, task: WinSum, owner: i64) -> None:
        if self.on_table & SUBMARINES:
            return
        least = task.least[self.seats]
        most = task.most[self.seats]
        usual: i64 = 5
        if least == 0:
            usual = 3
        elif most > 50:
            usual = 7
        so_far: i64 = 0
        for card in range(i64(36)):
            if self.on_table & BIT[card]:
                so_far += VALUE[card]
        for card in range(i64(36)):
            if not self.legal & BIT[card]:
                continue
            total = so_far + VALUE[card] + usual * self.to_come
            off = max(i64(0), least - total, total - most)
            worth = self.weights.joy - 100 * off if self.to_come == 0 or off == 0 else 100 - 30 * off
            if self.to_come > 0:
                worth = min(worth, 60 + 50 * self.board.laid)
            self.card[owner * CARDS + card] += max(i64(0), worth)

    def _equal_in_trick(self, task: WinEqualSuits, owner: i64) -> None:
        for card in range(CARDS):
            if self.legal & BIT[card]:
                cards = self.on_table | BIT[card]
                one = count(cards & task.one)
                other = count(cards & task.other)
                off = max(one - other, other - one)
                if one == other and one >= task.least:
                    self.card[owner * CARDS + card] += self.weights.joy if self.to_come == 0 else 120
                elif off <= self.to_come:
                    self.card[owner * CARDS + card] += 60 if one > 0 and other > 0 else 20

    def _with_suit(self, task: WinCardWithSuit, owner: i64) -> None:
        for card in range(CARDS):
            if self.legal & BIT[card] and (self.on_table | BIT[card]) & task.card:
                for seat in range(self.seats):
                    self.card[seat * CARDS + card] += -100 if seat == owner else RUIN
        if self.on_table & task.card:
            self._crowns(owner, task.suit, self.weights.joy + 100)
            self._crowns(owner, ~task.suit, RUIN)
        if self.board.laid > 0 and self.board.best_seat == owner and task.suit & BIT[self.board.best]:
            self._cards(owner, task.card, self.weights.joy + 100, 0)
        if owner == self.seat and count(self.hand & task.suit) == 1:
            self._spends(task.suit, -300)

    def _never_lead(self, task: NeverLead, owner: i64) -> None:
        if self.board.laid == 0 and (owner < 0 or owner == self.seat):
            self._spends(task.cards, RUIN)
        if owner == self.seat or owner < 0:
            safe = self.hand & ~task.cards
            if self.board.left() > 1 and not safe:
                self.trick[self.seat] += RUIN
            elif count(safe) <= 2:
                self._spends(safe, -80)
            if self.board.laid > 0:
                self._spends(task.cards, 60)
        if owner >= 0:
            self._tricks(owner, self.weights.never_lead, 0)

    def _equal(self, task: EqualSuits, owner: i64) -> None:
        board = self.board
        one = count(board.piles[owner] & task.one) + count(self.on_table & task.one)
        other = count(board.piles[owner] & task.other) + count(self.on_table & task.other)
        gap = one - other
        self._tricks(owner, -15 * max(gap, -gap), 0)
        push = self.weights.equal
        rest = ~(self.on_table | board.collected)
        self._cards(owner, task.one & rest, push if gap < 0 else -push, 0)
        self._cards(owner, task.other & rest, push if gap > 0 else -push, 0)

    def _whole_colour(self, task: WholeColour, owner: i64) -> None:
        board = self.board
        reachable: i64 = 0
        begun: i64 = 0
        for suit in task.suits:
            if not board.collected & ~board.piles[owner] & SUIT_MASK[suit]:
                reachable += 1
                begun = max(begun, count(board.piles[owner] & SUIT_MASK[suit]))
        for suit in task.suits:
            if board.collected & ~board.piles[owner] & SUIT_MASK[suit]:
                continue
            mine = count(board.piles[owner] & SUIT_MASK[suit])
            favourite = mine == begun
            loss = RUIN if reachable == 1 else (-300 if favourite and mine > 0 else -60)
            gain = self.weights.whole if favourite else self.weights.whole // 4
            self._cards(owner, SUIT_MASK[suit] & ~board.collected, gain, loss)
        self._hungry(owner, 3)

    # --- objectives ------------------------------------------------------------------------------------------------

    def _objective(self, objective: Task) -> None:
        board = self.board
        if isinstance(objective, ValueBalance):
            self._balance(objective)
        elif isinstance(objective, NeverLead):
            self._never_lead(objective, -1)
        elif isinstance(objective, FirstWinnerLeads):
            if board.number > 0:
                first: i64 = 0
                while not board.has_won(first, 0):
                    first += 1
                for seat in range(self.seats):
                    if seat != first and board.tricks[seat] + 1 >= board.tricks[first]:
                        self.trick[seat] += RUIN
                self.trick[first] += 40
                self._hungry(first, 3)
        elif isinstance(objective, FinalCard):
            if board.left() > 1 or self.to_come > 0:
                self._spends(BIT[objective.card], RUIN)
            self._final_card(objective.card)

    def _balance(self, objective: ValueBalance) -> None:
        board = self.board
        least: i64 = 99
        for seat in range(self.seats):
            least = min(least, count(board.piles[seat] & objective.cards))
        lying = count(self.on_table & objective.cards)
        for seat in range(self.seats):
            mine = count(board.piles[seat] & objective.cards)
            if lying > 0 and mine + lying - least > objective.lead:
                self.trick[seat] += RUIN
            elif lying > 0:
                self.trick[seat] += 60 - 100 * mine
            for card in range(CARDS):
                if self.legal & objective.cards & BIT[card]:
                    over = mine + lying + 1 - least > objective.lead
                    self.card[seat * CARDS + card] += RUIN if over else 60 - 100 * mine

    def _final_card(self, card: i64) -> None:
        """Whoever holds the card plays last in the last trick if the seat after them wins the last trick but one."""
        board = self.board
        if board.left() == 2 and self.hand & BIT[card]:
            after = board.setup.clockwise[self.seat]
            self._tricks(after, self.weights.joy, RUIN)
        elif self.hand & BIT[card]:
            suit = SUIT_MASK[3] & ~BIT[card]
            self._spends(suit, 100 - 400 // (count(self.hand & suit) + 1))
