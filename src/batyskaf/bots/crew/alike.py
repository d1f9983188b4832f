# mypyc: compile
"""Which positions are all one to a few of the tasks.

Cards of a suit that lie side by side in one hand differ only by what tasks ask of them. So a position is the same to
some tasks as another one if what is left of each suit lies in the same hands in the same order, with the same labels of
those tasks. The fewer tasks one looks at, the more positions are one: a view is a set of tasks, as a mask, with a
number for whatever may be left of a suit.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.lost import MASK, mixed
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import CARDS, CHUNK_RANK, CHUNK_START, DECK, SUIT_SHIFT
from batyskaf.games.crew.tasks import Task

_VIEWS: Final[i64] = 48
_MASKS: Final[i64] = 4096
"""Views of the first twelve tasks are told apart; a set with a later one is seen as all of them."""
_CHUNKS: Final[i64] = 512
_SUITS: Final[i64] = 5 * _CHUNKS
EVERYTHING: Final[i64] = 0
"""The view of all tasks there are."""


@final
class Alike:
    """The views of one question. Made once and begun anew for each, since most questions are small."""

    tests: list[Task]
    owners: vec[i64]
    holder: vec[i64]
    seats: i64

    def __init__(self) -> None:
        self.views: i64 = 0
        self.mask: vec[i64] = vec[i64]([0] * int(_VIEWS))
        self.number: vec[i64] = vec[i64]([-1] * int(_MASKS))
        """The view of a mask, -1 for none."""
        self.label: vec[i64] = vec[i64]([0] * int(_VIEWS * CARDS))
        self.left: vec[i64] = vec[i64]([0] * int(_VIEWS * _SUITS))
        """By view, suit and the cards left of it; 0 until it is asked for."""
        self.unique: i64 = 0

    def begin(
        self, seats: i64, tests: list[Task], owners: vec[i64], everything: i64, holder: vec[i64], unique: i64
    ) -> None:
        """Start with the view of all tasks; unique cards are like no other."""
        self.seats = seats
        for view in range(self.views):
            self.number[self.mask[view] % _MASKS] = -1
        self.tests = tests
        self.owners = owners
        self.holder = holder
        self.unique = unique
        self.views = 0
        self._add(everything)

    def _add(self, tasks: i64) -> None:
        view = self.views
        self.views += 1
        self.mask[view] = tasks
        self.number[tasks % _MASKS] = view
        for card in range(CARDS):
            label: i64 = card + 1 if self.unique & BIT[card] else 0
            for i in range(i64(len(self.tests))):
                if tasks & BIT[i]:
                    label = mixed(label, self.tests[i].label(card, self.holder[card] == self.owners[i], self.seats) + 1)
            self.label[view * CARDS + card] = label
        for at in range(view * _SUITS, view * _SUITS + _SUITS):
            self.left[at] = 0

    def view(self, tasks: i64) -> i64:
        """The view of some tasks; one of a few more if there are too many views already."""
        if tasks >= _MASKS:
            return EVERYTHING
        if self.number[tasks] < 0:
            if self.views == _VIEWS:
                return self._wider(tasks)
            self._add(tasks)
        return self.number[tasks]

    def _wider(self, tasks: i64) -> i64:
        """The view of the fewest tasks among which these are."""
        found = EVERYTHING
        for view in range(self.views):
            if not tasks & ~self.mask[view] and count(self.mask[view]) < count(self.mask[found]):
                found = view
        return found

    def position(self, view: i64, played: i64) -> i64:
        """A number for who holds what."""
        rest = DECK & ~played
        sum: i64 = 0
        at = view * _SUITS
        for suit in range(i64(5)):
            chunk = (rest >> SUIT_SHIFT[suit]) & 511
            if self.left[at + chunk] == 0:
                self.left[at + chunk] = self._suit(view, suit, chunk)
            sum += self.left[at + chunk]
            at += _CHUNKS
        return sum & MASK

    def _suit(self, view: i64, suit: i64, chunk: i64) -> i64:
        """Stir what is left of a suit into a number; side by side in one hand, cards have no order."""
        sum: i64 = suit + 1
        run: i64 = 0
        before: i64 = -1
        for i in range(CHUNK_START[chunk], CHUNK_START[chunk + 1]):
            card = suit * 9 + CHUNK_RANK[i]
            if self.holder[card] != before:
                sum = mixed(sum, run)
                run = 0
                before = self.holder[card]
            run = (run + mixed(mixed(self.label[view * CARDS + card], before + 1), suit + 1)) & MASK
        return mixed(mixed(sum, run), CHUNK_START[chunk + 1] - CHUNK_START[chunk]) | 1
