# mypyc: compile
"""Information-set tree search: every simulation draws a world and plays it down one common tree.

A node is identified by the moves that led to it, whatever the decks brought, so it covers many worlds; only moves that
are legal in the current world are considered. Each edge keeps the value of its move to the seat that made it. The guide
gives priors, and playouts by the guide evaluate new nodes.
"""

import time
from math import sqrt
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.bots.guide import Guide, Thoughts, soften
from batyskaf.core.game import OVER, Worlds
from batyskaf.core.rng import Rng

if TYPE_CHECKING:
    from batyskaf.core.game import State

ROOT: Final[i64] = 0
NONE: Final[i64] = -1


@final
class Search:
    """The search of one decision. Node 0 is the position itself; every other node is reached by its move."""

    def __init__(self, guide: Guide, moves: i64, rng: Rng) -> None:
        self.guide = guide
        self.rng = rng
        self.caution: float = 0.05
        """How much worse than the mean of its siblings an untried move is assumed to be."""
        self.thoughts = Thoughts(guide)
        self.playouts = Thoughts(guide)
        self.move: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.child: vec[i64] = vec[i64]([-1] * int(moves))
        """Scratch: the child that a move leads to from the current node."""
        self.path: vec[i64] = vec[i64]([0] * 64)
        self.movers: vec[i64] = vec[i64]([0] * 64)
        self.length: i64 = 0

    def think(self, worlds: Worlds, simulations: i64, deadline: float) -> i64:
        """Run simulations until there are enough or time is up, at least one; return how many."""
        self._plant()
        made: i64 = 0
        while made < simulations:
            self._simulate(worlds.draw(self.rng))
            made += 1
            if made % 8 == 0 and time.monotonic() >= deadline:
                break
        return made

    def _plant(self) -> None:
        self.move = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.worth = vec[float]()
        self.prior = vec[float]()
        self._add(NONE, 1.0, NONE)

    def _add(self, move: i64, prior: float, sibling: i64) -> i64:
        self.move = append(self.move, move)
        self.first = append(self.first, NONE)
        self.next = append(self.next, sibling)
        self.visits = append(self.visits, i64(0))
        self.worth = append(self.worth, 0.0)
        self.prior = append(self.prior, prior)
        return i64(len(self.move)) - 1

    def _simulate(self, world: "State") -> None:
        """Descend to a new node, play out, and add the result to all nodes on the path."""
        node = ROOT
        self.length = 0
        while world.turn != OVER:
            node = self._choose(node, world)
            self._remember(node, world.turn)
            world.apply(self.move[node])
            if self.visits[node] == 0:
                break
        self.playouts.playout(world, self.rng)
        values = self.playouts.values
        self.visits[ROOT] += 1
        for i in range(self.length):
            self.visits[self.path[i]] += 1
            self.worth[self.path[i]] += values[self.movers[i]]

    def _remember(self, node: i64, mover: i64) -> None:
        if self.length == len(self.path):
            self.path = append(self.path, i64(0))
            self.movers = append(self.movers, i64(0))
        self.path[self.length] = node
        self.movers[self.length] = mover
        self.length += 1

    def _choose(self, node: i64, world: "State") -> i64:
        """The child with the best sum of value so far and prior that was not tried enough (PUCT)."""
        moves = self.thoughts.moves
        moves.clear()
        world.legal_into(moves)
        self._open(node, world)
        tries: i64 = 0
        worth = 0.0
        for i in range(moves.n):
            child = self.child[moves.items[i]]
            tries += self.visits[child]
            worth += self.worth[child]
        untried = max(worth / float(tries) - self.caution, 0.0) if tries > 0 else 0.5
        eagerness = self.guide.curiosity * sqrt(float(tries) + 1.0)
        best: i64 = NONE
        best_score = -1.0
        for i in range(moves.n):
            child = self.child[moves.items[i]]
            visits = self.visits[child]
            score = self.worth[child] / float(visits) if visits > 0 else untried
            score += eagerness * self.prior[child] / (1.0 + float(visits))
            if score > best_score:
                best_score = score
                best = child
        child = self.first[node]
        while child != NONE:
            self.child[self.move[child]] = NONE
            child = self.next[child]
        return best

    def _open(self, node: i64, world: "State") -> None:
        """Find the child of every legal move; add missing ones with their priors."""
        moves = self.thoughts.moves
        known: i64 = 0
        child = self.first[node]
        while child != NONE:
            self.child[self.move[child]] = child
            child = self.next[child]
        for i in range(moves.n):
            if self.child[moves.items[i]] != NONE:
                known += 1
        if known < moves.n:
            self.thoughts.look(world)
            points = self.thoughts.points
            soften(points, moves.n, self.guide.warmth)
            for i in range(moves.n):
                if self.child[moves.items[i]] == NONE:
                    prior = points[i] if moves.n > 1 else 1.0
                    self.child[moves.items[i]] = self._add(moves.items[i], prior, self.first[node])
                    self.first[node] = self.child[moves.items[i]]

    # --- results -----------------------------------------------------------------------------------------------------

    def weighed(self) -> list[tuple[int, float, int]]:
        """The moves of the position with their values and numbers of visits, most visited first."""
        found: list[tuple[int, float, int]] = []
        child = self.first[ROOT]
        while child != NONE:
            visits = self.visits[child]
            worth = self.worth[child] / float(visits) if visits > 0 else 0.0
            found.append((int(self.move[child]), worth, int(visits)))
            child = self.next[child]
        found.sort(key=lambda each: (-each[2], -each[1], each[0]))
        return found

    def line(self, most: i64) -> list[int]:
        """The expected line: the most visited moves, as far as they were visited often enough."""
        found: list[int] = []
        node = ROOT
        while len(found) < most:
            best: i64 = NONE
            child = self.first[node]
            while child != NONE:
                if self.visits[child] > 0 and (best == NONE or self.visits[child] > self.visits[best]):
                    best = child
                child = self.next[child]
            if best == NONE or (node != ROOT and self.visits[best] < 3):
                break
            found.append(int(self.move[best]))
            node = best
        return found
