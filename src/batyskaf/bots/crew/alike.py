# mypyc: compile
"""Which positions are equal to a few of the tasks.

Adjacent cards of a suit in one hand differ only in what tasks need, and so do colours. So two positions are equivalent
for some tasks if the remaining cards of each suit are in the same hands in the same order, with the same labels of
those tasks; which colour is which doesn't matter. In a colour that nobody may lead, the order doesn't matter either.
The fewer tasks are considered, the more positions are equivalent. A view is a set of tasks, as a mask, with a number
for each possible remainder of a suit.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.bots.crew.insight.base import Insight
from batyskaf.bots.crew.line import Line
from batyskaf.bots.crew.lost import MASK, mixed
from batyskaf.core.bits import BIT, count
from batyskaf.games.crew.cards import (
    ALL_SUITS,
    CARDS,
    CHUNK_RANK,
    CHUNK_START,
    CHUNKS,
    COLOURS,
    DECK,
    RANKS,
    SUBMARINE,
    SUIT,
    chunk_of,
)

_VIEWS: Final[i64] = 48
_MASKS: Final[i64] = 4096
"""Only sets of the first twelve tasks have views of their own; any other set uses the view of all tasks."""
_SUITS: Final[i64] = 2560
"""The chunks of all suits: ALL_SUITS * CHUNKS."""
EVERYTHING: Final[i64] = 0
"""The view of all tasks."""
_PATIENCE: Final[i64] = 200
_REST: Final[i64] = 8
"""A view in which this many positions in a row were unknown is asked about every eighth only."""


@final
class Alike:
    """The views of one question. Created once and cleared for each question, since most are small."""

    tests: vec[Insight]
    owners: vec[i64]
    holder: vec[i64]
    seats: i64

    def __init__(self) -> None:
        self.views: i64 = 0
        self.mask: vec[i64] = vec[i64]([0] * int(_VIEWS))
        self.order: vec[i64] = vec[i64](list(range(int(_VIEWS))))
        """The views in the order in which to ask them: those that know much first, that of all tasks last."""
        self.number: vec[i64] = vec[i64]([-1] * int(_MASKS))
        """The view of a mask, -1 for none."""
        self.label: vec[i64] = vec[i64]([0] * int(_VIEWS * CARDS))
        self.left: vec[i64] = vec[i64]([0] * int(_VIEWS * _SUITS))
        """By view, suit and its remaining cards; 0 until it is computed."""
        self.unled: vec[i64] = vec[i64]([0] * int(_VIEWS))
        """By view: the colour cards that nobody may lead."""
        self.unknown: vec[i64] = vec[i64]([0] * int(_VIEWS))
        """By view: how many positions were not known to be lost since the last that was."""
        self.unique: i64 = 0
        self.covering: i64 = 0

    def begin(self, line: Line, tests: vec[Insight], owners: vec[i64], everything: i64, holder: vec[i64]) -> None:
        """Start with the view of all tasks."""
        self.seats = line.seats
        self.covering = line.covering
        self.unique = line.covering | line.covered()  # Tonoja's cards differ by those beneath and above them
        for view in range(self.views):
            self.number[self.mask[view] % _MASKS] = -1
        self.tests = tests
        self.owners = owners
        self.holder = holder
        self.views = 0
        self._add(everything)

    def _add(self, tasks: i64) -> None:
        view = self.views
        self.order[view] = view
        if view > 0:
            self._swap(view, view - 1)
        self.views += 1
        self.mask[view] = tasks
        self.number[tasks % _MASKS] = view
        for card in range(CARDS):
            label: i64 = 0
            for i in range(i64(len(self.tests))):
                if tasks & BIT[i]:
                    label = mixed(label, self.tests[i].label(card, self.holder[card] == self.owners[i], self.seats) + 1)
            self.label[view * CARDS + card] = label
        self.unled[view] = 0
        self.unknown[view] = 0
        for i in range(i64(len(self.tests))):
            if tasks & BIT[i] and self.owners[i] < 0:
                self.unled[view] |= self.tests[i].unled & COLOURS
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
        """The smallest view that includes these tasks."""
        found = EVERYTHING
        for view in range(self.views):
            if not tasks & ~self.mask[view] and count(self.mask[view]) < count(self.mask[found]):
                found = view
        return found

    def promote(self, place: i64) -> None:
        """Ask the view at a place in the order earlier, since it knew a position; but that of all tasks stays last."""
        self.unknown[self.order[place]] = 0
        if place + 1 < self.views:
            self._swap(place, place // 2)

    def _swap(self, one: i64, other: i64) -> None:
        view = self.order[one]
        self.order[one] = self.order[other]
        self.order[other] = view

    def rests(self, view: i64) -> bool:
        """Whether to skip a view for a position, since most views never tell anything."""
        self.unknown[view] += 1
        return self.unknown[view] > _PATIENCE and self.unknown[view] % _REST != 0

    def equal(self, view: i64, low: i64, high: i64, others: i64) -> bool:
        """Whether two cards of a hand are equivalent for a view, given the remaining cards of the other hands."""
        if SUIT[low] != SUIT[high] or self.label[view * CARDS + low] != self.label[view * CARDS + high]:
            return False
        if self.covering & (BIT[low] | BIT[high]):
            return False
        between = (BIT[high] - 1) & ~(BIT[low] * 2 - 1)
        return not between & others or self.unled[view] & BIT[low] != 0

    def position(self, view: i64, played: i64) -> i64:
        """A number for the cards that each seat holds."""
        rest = DECK & ~played
        sum: i64 = 0
        at = view * _SUITS
        for suit in range(ALL_SUITS):
            chunk = chunk_of(rest, suit)
            if self.left[at + chunk] == 0:
                self.left[at + chunk] = self._suit(view, suit, chunk)
            sum += self.left[at + chunk]
            at += CHUNKS
        return sum & MASK

    def _suit(self, view: i64, suit: i64, chunk: i64) -> i64:
        """Hash the remainder of a suit, the same for all colours; adjacent cards in one hand have no order."""
        kind: i64 = 2 if suit == SUBMARINE else 1
        sum: i64 = kind
        run: i64 = 0
        before: i64 = -1
        for i in range(CHUNK_START[chunk], CHUNK_START[chunk + 1]):
            card = suit * RANKS + CHUNK_RANK[i]
            if self.holder[card] != before:
                before = self.holder[card]
                if not self.unled[view] & BIT[card]:
                    sum = mixed(sum, run)
                    run = 0
            label = self.label[view * CARDS + card]
            if self.unique & BIT[card]:
                label = mixed(label, card + 1)
            run = (run + mixed(mixed(label, before + 1), kind)) & MASK
        return mixed(mixed(sum, run), CHUNK_START[chunk + 1] - CHUNK_START[chunk]) | 1
