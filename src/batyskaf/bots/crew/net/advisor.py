# mypyc: compile
"""The net's opinion of a decision, for bots: scores of the legal moves, beliefs about the cards, the chance of success.

It reads only what the seat that decides sees, so it says the same in every world that this seat can imagine. All
numbers are in units of 1 / ONE.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.bots.crew.net.sight import OBJECTIVE, SEATS, Sight
from batyskaf.core.game import MoveList
from batyskaf.games.crew.cards import CARDS, COLOUR_CARDS, COLOUR_SUITS, RANKS
from batyskaf.games.crew.codes import ASSIGN, GIVE, QUIET, SIGNAL, TAKE, VOTE
from batyskaf.games.crew.layouts import MARKS, signal_card, signal_mark
from batyskaf.games.crew.rules import Setup
from batyskaf.games.crew.state import CrewState

if TYPE_CHECKING:
    from batyskaf.bots.crew.net.policy import Evaluate

OTHERS: Final[i64] = SEATS - 1
# Where the parts of an opinion begin. By colour: play each of its cards, give it, then signal it with each mark.
_GIVE: Final[i64] = RANKS
_SIGNAL: Final[i64] = 2 * RANKS
BY_COLOUR: Final[i64] = (2 + MARKS) * RANKS
# In the centre: play each submarine, stay quiet, then all moves that are about no card and no task.
_SUBMARINES: Final[i64] = COLOUR_SUITS * BY_COLOUR
_QUIET: Final[i64] = _SUBMARINES + CARDS - COLOUR_CARDS
_REST: Final[i64] = _QUIET + 1
CENTRAL: Final[i64] = CARDS - COLOUR_CARDS + 1 + TAKE - GIVE - COLOUR_CARDS
# Then beliefs by card, the chance of success, and a score for taking each task.
_BELIEFS: Final[i64] = _SUBMARINES + CENTRAL
_CHANCE: Final[i64] = _BELIEFS + CARDS * OTHERS
_TASKS: Final[i64] = _CHANCE + 1


@final
class Question:
    """What the net is asked about a decision: what its seat sees, and where the scores of its moves will be."""

    def __init__(self, sight: vec[i64], moves: vec[i64], places: vec[i64]) -> None:
        self.sight = sight
        self.moves = moves
        """The legal moves."""
        self.places = places
        """By legal move, where its score is in an opinion."""

    def best(self, said: list[int]) -> i64:
        """The legal move with the highest score in an opinion, the first of several."""
        found: i64 = 0
        top = i64(said[self.places[0]])
        for i in range(1, i64(len(self.places))):
            score = i64(said[self.places[i]])
            if score > top:
                found, top = i, score
        return self.moves[found]


@final
class Advisor:
    """Advises on one decision after the other; one is enough for all states of a set-up."""

    def __init__(self, setup: Setup, net: "Evaluate") -> None:
        self.setup = setup
        self.moves = MoveList()
        """The legal moves of the state that was read last."""
        self.scores: vec[i64] = vec[i64]()
        """The score of each of them. Scores are logits: only their differences matter."""
        self.chance: i64 = 0
        """The chance of success, as a logit."""
        self._net = net
        self._sight = Sight(setup)
        self._said: list[int] = []

    def read(self, s: CrewState) -> None:
        """Form an opinion of the decision that a state asks for."""
        self.moves.clear()
        s.legal_into(self.moves)
        question = self.question(s, self.moves)
        self._said = self._net(question.sight)
        self.chance = self._said[_CHANCE]
        self.scores = vec[i64]([self._said[place] for place in question.places])

    def question(self, s: CrewState, moves: MoveList) -> Question:
        """What the net is asked about the decision of a state, which has these legal moves."""
        sight = self._sight.see(s)
        listed = vec[i64](capacity=int(moves.n))
        places = vec[i64](capacity=int(moves.n))
        for i in range(moves.n):
            listed = append(listed, moves.items[i])
            places = append(places, self._place_of(s, moves.items[i]))
        return Question(sight, listed, places)

    def best(self) -> i64:
        """The legal move with the highest score, the first of several."""
        found: i64 = 0
        for i in range(self.moves.n):
            if self.scores[i] > self.scores[found]:
                found = i
        return self.moves.items[found]

    def belief(self, card: i64, steps: i64) -> i64:
        """How likely the seat that sits so many steps clockwise (1 to 4) holds a card, as a logit."""
        at = _BELIEFS + card * OTHERS + steps - 1
        return self._said[at]

    def _place_of(self, s: CrewState, move: i64) -> i64:
        """Where the score of a legal move is in an opinion of the state that was seen last."""
        if move < COLOUR_CARDS:
            return _of_card(move, move % RANKS)
        if move < SIGNAL:
            return _SUBMARINES + move - COLOUR_CARDS
        if move < QUIET:
            card = signal_card(move)
            return _of_card(card, _SIGNAL + card % RANKS * MARKS + signal_mark(move))
        if move == QUIET:
            return _QUIET
        if move < GIVE + COLOUR_CARDS:
            card = move - GIVE
            return _of_card(card, _GIVE + card % RANKS)
        if move >= TAKE:
            return _TASKS + self._task(move - TAKE)
        if ASSIGN <= move < VOTE:
            move = ASSIGN + self._sight.steps_to(s, move - ASSIGN)
        return _REST + move - GIVE - COLOUR_CARDS

    def _task(self, row: i64) -> i64:
        """The number of an open task in the sight."""
        for i in range(i64(len(self._sight.rows))):
            if self._sight.rows[i] == row and self._sight.places[i] != OBJECTIVE:
                return i
        raise KeyError(int(row))


def _of_card(card: i64, place: i64) -> i64:
    return card // RANKS * BY_COLOUR + place
