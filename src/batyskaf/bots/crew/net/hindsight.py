# mypyc: compile
"""How likely drawn worlds make what the others have decided: what would the net have done with those hands?

A decision depends on nothing but the hand of the seat that makes it and what everyone sees. So a hand that occurs in
several worlds is judged once, and the chance of a world is the product of those of its hands.
"""

import math
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from batyskaf.bots.crew.net.advisor import Advisor
from batyskaf.bots.crew.net.layers import ONE
from batyskaf.core.game import MoveList
from batyskaf.games.crew.rules import Setup
from batyskaf.games.crew.state import CrewState

if TYPE_CHECKING:
    from batyskaf.bots.crew.net.policy import Evaluate

DOUBT: Final = 0.1
"""The share of decisions that count as random: not all partners think like the net."""
_UNIT: Final = float(ONE)

Hand = tuple[int, int, int]
"""A seat, its cards at the start, and its cards now, which differ also by what was passed."""


@final
class Hindsight:
    """Judges the worlds of one decision after the other."""

    def __init__(self, setup: Setup, net: "Evaluate") -> None:
        self.setup = setup
        self._net = net
        self._advisor = Advisor(setup, net)
        self._moves = MoveList()
        self._known: dict[Hand, float] = {}
        """The logarithm of the probability of all that a hand has decided."""

    def forget(self) -> None:
        """Begin with another decision: hands have to be judged by all that has happened since."""
        self._known = {}

    def likelihoods(self, worlds: list[CrewState], seat: i64) -> list[float]:
        """By world the logarithm of the probability of all that the seats other than this one have decided."""
        past = [world.opening() for world in worlds]
        hands = [self._hands(world, then, seat) for world, then in zip(worlds, past, strict=True)]
        judging: list[list[Hand | None]] = []
        for one in hands:
            fresh: list[Hand | None] = [None] * int(self.setup.seats)
            for hand in one:
                if hand not in self._known:
                    self._known[hand] = 0.0
                    fresh[hand[0]] = hand
            judging.append(fresh)
        for at in range(len(worlds[0].made)):
            self._judge(worlds, past, judging, at)
        found: list[float] = []
        for one in hands:
            total = 0.0
            for hand in one:
                total += self._known[hand]
            found.append(total)
        return found

    def _hands(self, world: CrewState, then: CrewState, seat: i64) -> list[Hand]:
        found: list[Hand] = []
        for other in range(world.seats):
            if other != seat:
                found.append((int(other), int(then.hands[other]), int(world.hands[other])))
        return found

    def _judge(self, worlds: list[CrewState], past: list[CrewState], judging: list[list[Hand | None]], at: int) -> None:
        """Judge one decision in every world whose hand is new, and let it happen in all of them."""
        sights: list[list[int]] = []
        asked: list[tuple[Hand, list[int], int]] = []
        """By sight: the hand, where the scores of its legal moves are, and which of them was made."""
        for world, then, hands in zip(worlds, past, judging, strict=True):
            move = i64(world.made[at])
            hand = hands[then.turn]
            if hand is not None:
                self._moves.clear()
                then.legal_into(self._moves)
                if self._moves.n > 1:
                    sights.append(self._advisor.see(then))
                    asked.append((hand, *self._places(then, move)))
            then.apply(move)
        if sights:
            for said, (hand, places, made) in zip(self._net.many(sights), asked, strict=True):
                self._known[hand] += _logarithm(said, places, made)

    def _places(self, then: CrewState, move: i64) -> tuple[list[int], int]:
        """Where the scores of the legal moves are in an opinion, and which of them is this move."""
        places: list[int] = []
        made = 0
        for i in range(self._moves.n):
            if self._moves.items[i] == move:
                made = int(i)
            places.append(int(self._advisor.place_of(then, self._moves.items[i])))
        return places, made


def _logarithm(said: list[int], places: list[int], made: int) -> float:
    """The logarithm of the probability of a move."""
    top = -math.inf
    for place in places:
        top = max(top, float(said[place]))
    total = 0.0
    for place in places:
        total += math.exp((float(said[place]) - top) / _UNIT)
    likely = math.exp((float(said[places[made]]) - top) / _UNIT) / total
    return math.log((1.0 - DOUBT) * likely + DOUBT / float(len(places)))
