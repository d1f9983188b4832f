# mypyc: compile
"""Information-set tree search over the next cards, on drawn worlds, with sense for priors and playouts.

Each choice of a seat is one node for all worlds, so no seat in the tree uses what it can't know; sense adds what a seat
knows from its own hand.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.bots.crew.sense import Sense, finish, to_the_cards
from batyskaf.bots.crew.solver import Solver
from batyskaf.bots.crew.verdicts import WON
from batyskaf.core.game import OVER, MoveList
from batyskaf.games.crew.codes import P_PLAY, SUCCESS
from batyskaf.games.crew.state import CrewState

HOPE: Final = 0.5
"""The value of a position that can be won with open hands although sense failed."""
REACH: Final[i64] = 150
"""The solver's budget in cards for such a win; a larger one would find lines that no player can see."""
_SLOTS: Final = 1 << 12
_WARMTH: Final = 120.0
"""The temperature of priors: a card that scores this much less is about a third as likely."""
_DEPTH: Final[i64] = 12
"""The maximum depth of the tree in plies."""


@final
class Tree:
    """The tree of one decision."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.solver = Solver(sense.rng, _SLOTS)
        self.move: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()
        self.path: vec[i64] = vec[i64]([0] * 64)
        self.advised: vec[float] = vec[float]()
        """The priors of the moves at the root, in their order."""
        self.moves = MoveList()
        self.clear()

    def clear(self) -> None:
        self.move = vec[i64]()
        self.child = vec[i64]()
        self.sibling = vec[i64]()
        self.visits = vec[i64]()
        self.worth = vec[float]()
        self._node(-1)

    def _node(self, move: i64) -> i64:
        self.move = append(self.move, move)
        self.child = append(self.child, -1)
        self.sibling = append(self.sibling, -1)
        self.visits = append(self.visits, 0)
        self.worth = append(self.worth, 0.0)
        return len(self.move) - 1

    def plant(self, moves: list[int], priors: list[float]) -> None:
        """Start with the moves at the root and their priors; without any, sense gives them."""
        self.clear()
        self.advised = vec[float](priors)
        last: i64 = -1
        for move in moves:
            node = self._node(move)
            if last < 0:
                self.child[0] = node
            else:
                self.sibling[last] = node
            last = node

    def grow(self, world: CrewState) -> None:
        """Run one simulation in a world."""
        s = world.copy()
        node: i64 = 0
        length: i64 = 1
        self.path[0] = 0
        while s.turn != OVER and length < _DEPTH:
            if length > 1 and s.phase != P_PLAY:
                s.apply(self.sense.choose(s))
                continue
            chosen = self._select(s, node, length == 1)
            s.apply(self.move[chosen])
            self.path[length] = chosen
            length += 1
            node = chosen
            if self.visits[chosen] == 0:
                break
        worth = self._worth(s)
        for i in range(length):
            self.visits[self.path[i]] += 1
            self.worth[self.path[i]] += worth

    def _worth(self, s: CrewState) -> float:
        """1 if well-informed partners succeed from here; less if only open hands would, soon."""
        to_the_cards(s, self.sense)
        if s.turn == OVER:
            return 1.0 if s.outcome == SUCCESS else 0.0
        here = s.copy()
        self.sense.sees = True
        success = finish(s, self.sense)
        self.sense.sees = False
        if success:
            return 1.0
        return HOPE if self.solver.solve(here, REACH) == WON else 0.0

    def _select(self, s: CrewState, node: i64, root: bool) -> i64:
        """The child to follow among the moves legal in this world, by its results so far and its prior."""
        if not root:
            self._offer(s, node)
        elif s.phase == P_PLAY:
            self.sense.weigh(s, s.owner, s.hands[s.owner])
        cards = s.phase == P_PLAY
        total = 0.0
        top: i64 = -1_000_000
        child = self.child[node]
        while child >= 0:
            if cards and (root or self._legal(child)):
                top = max(top, self.sense.score[self.move[child]])
            child = self.sibling[child]
        child = self.child[node]
        while child >= 0:
            if root or self._legal(child):
                total += self._prior(child, top, cards)
            child = self.sibling[child]
        mean = (self.worth[node] + 1.0) / (float(self.visits[node]) + 2.0)
        reach = math.sqrt(float(self.visits[node] + 1))
        best: i64 = -1
        best_value = -1.0
        child = self.child[node]
        while child >= 0:
            if root and self.visits[child] == 0 and len(self.advised) > 0:
                return child  # priors of a net can be so small that a move would never be tried
            if root or self._legal(child):
                visits = float(self.visits[child])
                value = (self.worth[child] + mean) / (visits + 1.0)
                value += reach * self._prior(child, top, cards) / total / (visits + 1.0)
                if value > best_value:
                    best_value = value
                    best = child
            child = self.sibling[child]
        return best

    def _prior(self, child: i64, top: i64, cards: bool) -> float:
        if child <= i64(len(self.advised)):  # the children of the root come first
            return self.advised[child - 1]
        if not cards:
            return 1.0
        behind = max(i64(-600), self.sense.score[self.move[child]] - top)
        return math.exp(float(behind) / _WARMTH) + 0.1

    def _legal(self, child: i64) -> bool:
        return self.sense.allows(self.move[child])

    def _offer(self, s: CrewState, node: i64) -> None:
        """Evaluate the legal cards of this world, and add the missing ones as children."""
        self.sense.weigh(s, s.owner, s.hands[s.owner])
        self.moves.n = 0
        s.legal_into(self.moves)
        for i in range(self.moves.n):
            move = self.moves.items[i]
            child = self.child[node]
            last: i64 = -1
            while child >= 0 and self.move[child] != move:
                last = child
                child = self.sibling[child]
            if child < 0:
                fresh = self._node(move)
                if last < 0:
                    self.child[node] = fresh
                else:
                    self.sibling[last] = fresh

    # --- results ---------------------------------------------------------------------------------------------------

    def tried(self) -> list[tuple[int, int, float]]:
        """Each move of the root with its number of visits and its total value."""
        found: list[tuple[int, int, float]] = []
        child = self.child[0]
        while child >= 0:
            found.append((int(self.move[child]), int(self.visits[child]), self.worth[child]))
            child = self.sibling[child]
        return found

    def line(self, first: int) -> list[int]:
        """The most visited moves after a move of the root, with this move."""
        moves: list[int] = []
        node = self._child(first)
        while node >= 0:
            moves.append(int(self.move[node]))
            best: i64 = -1
            child = self.child[node]
            while child >= 0:
                if self.visits[child] > 0 and (best < 0 or self.visits[child] > self.visits[best]):
                    best = child
                child = self.sibling[child]
            node = best
        return moves

    def _child(self, move: i64) -> i64:
        """The node of a move at the root."""
        node = self.child[0]
        while node >= 0 and self.move[node] != move:
            node = self.sibling[node]
        return node


def surprise(world: CrewState, seat: i64, sense: Sense) -> float:
    """How surprising the others' decisions are in this world: minus the logarithm of their probability."""
    then = world.opening()
    total = 0.0
    for at in range(i64(len(world.made))):
        move = i64(world.made[at])
        if then.turn != seat:
            total += sense.surprise(then, move)
        then.apply(move)
    return total
