# mypyc: compile
"""How likely drawn worlds make what the others have decided: what would the net have done with those hands?

A decision depends on nothing but the hand of the seat that makes it and what everyone sees. So a hand that several
worlds have in common is asked once. Most worlds that have become unlikely are given up before all decisions are judged:
a world that is `f` times less likely than the cut allows survives with a chance of `1 / f`, and then counts `f` times
as much, so that on average nothing changes.
"""

import math
import time
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from batyskaf.bots.crew.net.advisor import Advisor, Question
from batyskaf.bots.crew.net.layers import ONE
from batyskaf.core.game import MoveList
from batyskaf.core.rng import Rng
from batyskaf.games.crew.rules import Setup
from batyskaf.games.crew.state import CrewState

if TYPE_CHECKING:
    from batyskaf.bots.crew.net.policy import Evaluate

DOUBT: Final = 0.1
"""The share of decisions that count as random: not all partners think like the net."""
STRANGERS: Final = 0.5
"""The same if the others are strangers, who think differently."""
CUT: Final = 3.0
"""How far below the best a world may fall before it is given up by chance, as a logarithm."""
_UNIT: Final = float(ONE)

Hand = tuple[int, int, int]
"""A seat, its cards at the start, and its cards now, which differ also by what was passed."""


@final
class Judged:
    """A world, a copy of it that is at the decision to be judged next, and the hands of its seats."""

    def __init__(self, world: CrewState) -> None:
        self.world = world
        self.then = world.opening()
        self.likely = 0.0
        """The logarithm of the probability of what the others have decided so far."""
        self.strange = 0.0
        """How much likelier that is if they are strangers, as a logarithm."""
        self.hands: list[Hand] = []
        for seat in range(world.seats):
            self.hands.append((int(seat), int(self.then.hands[seat]), int(world.hands[seat])))


@final
class Hindsight:
    """Judges the worlds of one decision after the other."""

    def __init__(self, setup: Setup, net: "Evaluate") -> None:
        self.setup = setup
        self._net = net
        self._advisor = Advisor(setup, net)
        self._moves = MoveList()

    def judged(self, worlds: list[CrewState], seat: i64, rng: Rng, deadline: float = math.inf) -> list[Judged]:
        """The worlds that are not given up, judged by all that the seats other than this one have decided.

        After the deadline, a time of `time.monotonic`, the decisions that are left count as equally likely in all of
        them.
        """
        left = [Judged(world) for world in worlds]
        for at in range(len(worlds[0].made)):
            if left[0].then.turn == seat:
                self._pass(left, at)
            elif time.monotonic() > deadline:
                break
            else:
                self._judge(left, at)
                left = _survivors(left, rng)
        return left

    def _pass(self, left: list[Judged], at: int) -> None:
        for one in left:
            one.then.apply(i64(one.world.made[at]))

    def _judge(self, left: list[Judged], at: int) -> None:
        """Judge one decision in every world, and let it happen."""
        asked: dict[Hand, int] = {}
        """By hand: the number of its question."""
        questions: list[Question] = []
        for one in left:
            hand = one.hands[one.then.turn]
            if hand not in asked:
                self._moves.clear()
                one.then.legal_into(self._moves)
                if self._moves.n > 1:
                    asked[hand] = len(questions)
                    questions.append(self._advisor.question(one.then, self._moves))
        said = self._net.many([question.sight for question in questions])
        for one in left:
            number = asked.get(one.hands[one.then.turn], -1)
            if number >= 0:
                among = float(len(questions[number].moves))
                likely = _likelihood(said[number], questions[number], i64(one.world.made[at]))
                mindful = math.log((1.0 - DOUBT) * likely + DOUBT / among)
                one.likely += mindful
                one.strange += math.log((1.0 - STRANGERS) * likely + STRANGERS / among) - mindful
        self._pass(left, at)


def _survivors(left: list[Judged], rng: Rng) -> list[Judged]:
    """The worlds that are not given up."""
    top = -math.inf
    for one in left:
        top = max(top, one.likely)
    found: list[Judged] = []
    for one in left:
        below = top - CUT - one.likely
        if below > 0.0:
            if rng.fraction() >= math.exp(-below):
                continue
            one.likely = top - CUT
        found.append(one)
    return found


def _likelihood(said: list[int], question: Question, move: i64) -> float:
    """The probability that the net makes a move."""
    top = -math.inf
    for place in question.places:
        top = max(top, float(said[place]))
    total = 0.0
    made = 0.0
    for i in range(i64(len(question.moves))):
        share = math.exp((float(said[question.places[i]]) - top) / _UNIT)
        total += share
        if question.moves[i] == move:
            made = share
    return made / total
