# mypyc: compile
"""How much a signal would tell the crew, by the open tasks: where a wanted card lies, who can win it."""

from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import SUIT, SUIT_MASK, VALUE
from batyskaf.games.crew.codes import HIGHEST, LOWEST, ONLY
from batyskaf.games.crew.collecting import CountCards, NoCards, WinCardAndNoOtherOfSuit, WinCards
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import OPEN
from batyskaf.games.crew.winning import WinCardWithSuit, WinWithValue


def telling(s: CrewState, seat: i64, card: i64, mark: i64) -> i64:
    """The worth of showing a card: 0 says nothing, about 60 is worth a token before the first trick."""
    worth: i64 = 10 if mark == ONLY else 0
    if mark == HIGHEST and VALUE[card] >= 8:
        worth += 8
    if mark == LOWEST and VALUE[card] >= 6:
        worth += 8
    for i in range(i64(len(s.owners))):
        if s.status[i] == OPEN:
            worth += _for_task(s, i, seat, card, mark)
    return worth


def _for_task(s: CrewState, i: i64, seat: i64, card: i64, mark: i64) -> i64:
    task = s.task(i)
    mine = s.owners[i] == seat
    wanted: i64 = 0
    if isinstance(task, WinCards):
        wanted = task.cards & ~s.collected
    elif isinstance(task, WinCardAndNoOtherOfSuit | WinCardWithSuit):
        wanted = task.card & ~s.collected
    elif isinstance(task, WinWithValue):
        return 45 if mine and task.winners & BIT[card] and mark != HIGHEST else 0
    elif isinstance(task, NoCards):
        return 12 if mine and task.cards & BIT[card] else 0
    elif isinstance(task, CountCards):
        for group in task.groups:
            if group & BIT[card]:
                return 8 if mine else 5
        return 0
    else:
        return 0
    if wanted & BIT[card]:
        return 45 if mine else 60
    suit = SUIT_MASK[SUIT[card]]
    if not mine or not wanted & suit or mark == LOWEST:
        return 0
    below = wanted & suit & (BIT[card] - 1)
    return 40 + 5 * count(below) if below else 10
