# mypyc: compile
"""Ways to put unseen cards into the places where they may be."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import CARDS

_ROOM: Final = 16
"""A place has room for at most fourteen cards."""


@final
class Counter:
    """Counts and draws the ways to put unseen cards into places with room, each card only where it may lie."""

    def __init__(self, cards: i64, places: vec[i64], room: vec[i64], barred: vec[i64]) -> None:
        self.places = places
        self.room = room
        self.groups: list[vec[i64]] = []
        """Cards that may lie in the same places."""
        self.allowed: vec[i64] = vec[i64]()
        """Those places, as a mask of indexes into `places`, by group."""
        self.known: dict[int, float] = {}
        for card in range(CARDS):
            if cards & BIT[card]:
                self._group(card, barred)
        self.total = self._ways(0, room)

    def _group(self, card: i64, barred: vec[i64]) -> None:
        where: i64 = 0
        for i in range(i64(len(self.places))):
            if not barred[self.places[i]] & BIT[card]:
                where |= BIT[i]
        for g in range(i64(len(self.allowed))):
            if self.allowed[g] == where:
                self.groups[g] = append(self.groups[g], card)
                return
        self.allowed = append(self.allowed, where)
        self.groups.append(vec[i64]([card]))

    def _ways(self, group: i64, room: vec[i64]) -> float:
        """In how many ways the cards of this and all later groups fill the room exactly."""
        if group == len(self.groups):
            return 1.0
        key = int(group)
        for free in room:
            key = key * _ROOM + int(free)
        found = self.known.get(key)
        if found is not None:
            return found
        ways = 0.0
        for split in self._splits(group, room):
            ways += self._weight(group, room, split)
        self.known[key] = ways
        return ways

    def _splits(self, group: i64, room: vec[i64]) -> list[vec[i64]]:
        """All ways to say how many cards of a group go to each place."""
        found: list[vec[i64]] = []
        self._split(group, room, 0, i64(len(self.groups[group])), vec[i64]([0] * len(room)), found)
        return found

    def _split(self, group: i64, room: vec[i64], at: i64, left: i64, split: vec[i64], found: list[vec[i64]]) -> None:
        """Say how many go to this place: as many as it takes, and no more than the later ones leave over."""
        if at == len(room):
            if left == 0:
                found.append(split[:])
            return
        elsewhere: i64 = 0
        for later in range(at + 1, i64(len(room))):
            if self.allowed[group] & BIT[later]:
                elsewhere += room[later]
        least: i64 = left - elsewhere if left > elsewhere else 0
        most: i64 = room[at] if self.allowed[group] & BIT[at] else 0
        if left < most:  # `min` would make Python objects of both
            most = left
        for number in range(least, most + 1):
            split[at] = number
            self._split(group, room, at + 1, left - number, split, found)
        split[at] = 0

    def _weight(self, group: i64, room: vec[i64], split: vec[i64]) -> float:
        """How many fillings begin with this split of a group."""
        rest = room[:]
        ways = 1.0
        left: i64 = len(self.groups[group])
        for i in range(i64(len(split))):
            rest[i] -= split[i]
            ways *= choose(left, split[i])
            left -= split[i]
        return ways * self._ways(group + 1, rest)

    def draw(self, rng: Rng, hands: vec[i64]) -> None:
        """Add to the hands one filling, all equally likely."""
        room = self.room[:]
        for group in range(i64(len(self.groups))):
            split = self._draw_split(group, room, rng)
            cards = self.groups[group][:]
            rng.shuffle(cards)
            at: i64 = 0
            for i in range(i64(len(split))):
                for _ in range(split[i]):
                    hands[self.places[i]] |= BIT[cards[at]]
                    at += 1
                room[i] -= split[i]

    def _draw_split(self, group: i64, room: vec[i64], rng: Rng) -> vec[i64]:
        splits = self._splits(group, room)
        if len(splits) == 1:
            return splits[0]
        left = rng.fraction() * self._ways(group, room)
        chosen = splits[0]
        for split in splits:
            weight = self._weight(group, room, split)
            if weight > 0.0:
                chosen = split
                left -= weight
                if left < 0.0:
                    break
        return chosen


def choose(n: i64, k: i64) -> float:
    """Binomial coefficient.

    >>> choose(5, 2)
    10.0
    """
    ways = 1.0
    for i in range(k):
        ways = ways * float(n - i) / float(i + 1)
    return ways
