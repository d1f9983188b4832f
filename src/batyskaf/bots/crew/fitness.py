# mypyc: compile
"""How well a task suits a hand, at a glance and without the other hands: 0 hopeless, 50 as any, 100 made for it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import CARDS, SUBMARINE, SUBMARINES, SUIT, SUIT_MASK, VALUE
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
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import EACH, LAST, LESS, MORE, Task
from batyskaf.games.crew.winning import WinCardWithSuit, WinEqualSuits, WinOnly, WinSum, WinWithValue

_WINS: Final[vec[i64]] = vec[i64]([0, 3, 3, 4, 6, 9, 14, 25, 45, 75])
"""How often (in hundredths) a colour card of each value wins a trick."""
_NINES: Final[i64] = BIT[8] | BIT[17] | BIT[26] | BIT[35]
_SUBMARINE_WINS: Final[vec[i64]] = vec[i64]([0, 45, 65, 85, 100])


def usual_tricks(hand: i64) -> i64:
    """How many tricks a hand wins on average, in hundredths."""
    total: i64 = 0
    for card in range(CARDS):
        if hand & BIT[card]:
            total += _SUBMARINE_WINS[VALUE[card]] if SUIT[card] == SUBMARINE else _WINS[VALUE[card]]
    return total


def foretold(s: CrewState, i: i64, owner: i64) -> i64:
    """The number a sensible owner foretells."""
    task = s.task(i)
    assert isinstance(task, Predict)
    number = (usual_tricks(s.hands[owner]) + 30) // 100
    return max(task.least, min(number, min(task.most, s.total)))


def fitness(s: CrewState, i: i64, owner: i64, hand: i64) -> i64:
    """How well the i-th task suits a seat with this hand; tasks it already has pull in their own direction."""
    fit = _fit(s, s.task(i), owner, hand)
    for j in range(i64(len(s.owners))):
        if s.owners[j] == owner and j != i:
            if _pull(s.task(j)) * _pull(s.task(i)) < 0:
                fit -= 15
            fit -= 4
    return fit


def _pull(task: Task) -> i64:
    """Whether a task wants tricks (1), wants none (-1), or neither."""
    if isinstance(task, NoCards | WinNoneOfFirst | NeverInARow):
        return -1
    if isinstance(task, WinExactly):
        return -1 if task.n <= 1 else 0
    if isinstance(task, CompareTricks):
        return -1 if task.sign == LESS else 1
    if isinstance(task, WinCards | WinInARow | EachColour | WholeColour):
        return 1
    return 0


def _fit(s: CrewState, task: Task, owner: i64, hand: i64) -> i64:
    tricks = usual_tricks(hand)
    usual = 100 * s.total // s.seats
    if isinstance(task, WinCards):
        return _win_cards(task.cards, hand)
    if isinstance(task, NoCards):
        return _avoid(task.cards, hand, tricks, usual)
    if isinstance(task, CountCards):
        return _count(task, hand, tricks, usual)
    if isinstance(task, WinCardInLastTrick):
        return 45 + 10 * count(hand & SUBMARINES) - (20 if hand & BIT[task.card] else 0)
    if isinstance(task, WinCardAndNoOtherOfSuit):
        return _only_submarine(task, hand)
    if isinstance(task, MoreOfSuit):
        return 60 + 5 * (_strength(hand & task.more) - _strength(hand & task.less)) // 10
    if isinstance(task, EachColour):
        return 45 + (tricks - usual) // 4
    if isinstance(task, EqualSuits):
        return 50
    if isinstance(task, WholeColour):
        best: i64 = 0
        for suit in task.suits:
            best = max(best, _strength(hand & SUIT_MASK[suit]))
        return best // 4 + 8 * count(hand & SUBMARINES)
    return _fit_counting(s, task, owner, hand, tricks, usual)


def _fit_counting(s: CrewState, task: Task, owner: i64, hand: i64, tricks: i64, usual: i64) -> i64:
    if isinstance(task, WinExactly):
        off = tricks - 100 * task.n
        return 75 - max(off, -off) // 6
    if isinstance(task, Predict):
        return 60
    if isinstance(task, WinPositions):
        return _positions(s, task, owner, hand, tricks)
    if isinstance(task, CompareTricks):
        return _compare(task, tricks, usual)
    if isinstance(task, WinNoneOfFirst):
        return 80 - tricks // 6 - (20 if owner == s.captain else 0)
    if isinstance(task, WinInARow):
        return 40 + (tricks - usual) // 4
    if isinstance(task, NeverInARow):
        return 70 - (tricks - usual) // 5
    if isinstance(task, NeverLead):
        return 80 - 60 * count(hand & task.cards) // max(i64(1), count(hand)) - tricks // 8
    return _fit_winning(task, hand, tricks, usual)


def _fit_winning(task: Task, hand: i64, tricks: i64, usual: i64) -> i64:
    if isinstance(task, WinWithValue):
        return _with_value(task, hand)
    if isinstance(task, WinOnly):
        return 40 + 4 * count(hand & task.cards & ~_low(hand))
    if isinstance(task, WinSum):
        return 50 + (tricks - usual) // 8
    if isinstance(task, WinEqualSuits):
        return 45 + 4 * count(hand & SUBMARINES) + 2 * count(hand & (task.one | task.other))
    if isinstance(task, WinCardWithSuit):
        short: i64 = 0
        for suit in range(i64(4)):
            if SUIT_MASK[suit] & task.card:
                short = count(hand & SUIT_MASK[suit])
        held = count(hand & task.suit)
        return 0 if held == 0 else 40 + 14 * held - 9 * short - (30 if hand & task.card else 0)
    return 50


def _low(hand: i64) -> i64:
    low: i64 = 0
    for card in range(CARDS):
        if hand & BIT[card] and VALUE[card] < 5:
            low |= BIT[card]
    return low


def _strength(hand: i64) -> i64:
    return usual_tricks(hand) + 8 * count(hand)


def _win_cards(cards: i64, hand: i64) -> i64:
    """Easy: high cards around a card someone else has to give. Hard: to win with a low card of one's own."""
    total: i64 = 0
    for card in range(CARDS):
        if not cards & BIT[card]:
            continue
        suit = SUIT_MASK[SUIT[card]]
        higher = suit & ~(BIT[card] * 2 - 1)
        above = count(hand & higher)
        if SUIT[card] == SUBMARINE:
            fit = 85 if hand & BIT[card] else 60 * above
        elif hand & BIT[card]:
            fit = _WINS[VALUE[card]] + 11 - 8 * above + 4 * count(hand & suit)
            fit -= 12 if above and not higher & ~hand else 0  # each of those wants a trick of its own first
        else:
            fit = 27 + min(i64(46), 10 * above) + (6 if hand & suit else 13) * count(hand & SUBMARINES)
            fit += (37 if hand & higher & _NINES else 0) - 3 * count(hand & suit) - (19 if VALUE[card] == 9 else 0)
        total += fit
    return total // count(cards)


def _avoid(cards: i64, hand: i64, tricks: i64, usual: i64) -> i64:
    danger: i64 = 0
    for card in range(CARDS):
        if hand & cards & BIT[card]:
            danger += _SUBMARINE_WINS[VALUE[card]] if SUIT[card] == SUBMARINE else _WINS[VALUE[card]] + 4
    return 82 - danger // 3 - max(i64(0), tricks - usual) // 6 - tricks // 12


def _count(task: CountCards, hand: i64, tricks: i64, usual: i64) -> i64:
    fit: i64 = 50
    for g in range(i64(len(task.groups))):
        group = task.groups[g]
        strong = _strength(hand & group)
        if task.exact[g]:
            sure = usual_tricks(hand & group)
            off = sure - 100 * task.numbers[g]
            if group == SUBMARINES:
                fit += 20 - max(off, -off) // 4
            else:
                fit += 5 - tricks // 20
        else:
            fit += strong // 8 + (tricks - usual) // 8 - 3 * task.numbers[g]
    return fit


def _positions(s: CrewState, task: WinPositions, owner: i64, hand: i64, tricks: i64) -> i64:
    first = False
    last = False
    for position in task.positions:
        first = first or position == 0
        last = last or position == LAST
    fit: i64 = 40
    if first:
        fit += 20 if owner == s.captain else 0
        fit += 6 * count(hand & SUBMARINES)
        for suit in range(i64(4)):
            fit += 5 if hand & BIT[suit * 9 + 8] else 0
    if last:
        fit += 12 * count(hand & SUBMARINES)
    if task.only:
        fit += 20 - tricks // 6
    return fit


def _with_value(task: WinWithValue, hand: i64) -> i64:
    fit: i64 = 15
    for card in range(CARDS):
        if hand & task.winners & BIT[card]:
            company = count(hand & SUIT_MASK[SUIT[card]])
            fit += 14 + 2 * company + _WINS[VALUE[card]] // 3
    return fit if hand & task.winners else 0


def _compare(task: CompareTricks, tricks: i64, usual: i64) -> i64:
    if task.sign == MORE:
        return (50 if task.against != EACH else 45) + (tricks - usual) // 3
    if task.sign == LESS:
        return 65 - (tricks - usual) // 3
    return 45


def _only_submarine(task: WinCardAndNoOtherOfSuit, hand: i64) -> i64:
    mine = hand & SUBMARINES
    if not mine & task.card:
        return 0
    return 80 if count(mine) == 1 else 5
