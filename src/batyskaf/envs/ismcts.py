# mypyc: compile
"""Textbook information-set tree search: draw a world, descend by UCB, expand a node, play out at random.

It knows only the rules of a game: a baseline for your own searches, equivalent to other libraries' IS-MCTS. Where
drawing worlds costs more than playing them, one world can serve several simulations.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.game import OVER, MoveList, State, Worlds
from batyskaf.core.playout import play_out
from batyskaf.core.rng import Rng

ROOT: Final[i64] = 0
NONE: Final[i64] = -1


@final
class Tree:
    """The search tree of one decision. A node stands for the moves that led to it, in any world.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> tree = Tree(len(game.moves), Rng.of(1, "tree"))
    >>> tree.think(state.worlds(state.turn), 50, 50)
    >>> sum(visits for move, visits, mean in tree.weighed()), game.moves.text(tree.weighed()[0][0])
    (50, 'pass')
    """

    def __init__(self, moves: i64, rng: Rng, curiosity: float = 1.4, most: i64 = 20_000) -> None:
        self.rng = rng
        self.curiosity: float = curiosity
        self.most: i64 = most
        """The maximum length of a playout in decisions."""
        self.child: vec[i64] = vec[i64]([-1] * int(moves))
        """Scratch: the child of the current node for each move."""
        self.legal = MoveList()
        self.untried = MoveList()
        self.move: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()
        """The total return through a node, for the seat that moved to it."""
        self.path: vec[i64] = vec[i64]()
        self.movers: vec[i64] = vec[i64]()

    def think(self, worlds: Worlds, simulations: i64, most_worlds: i64) -> None:
        """Grow a new tree. At most `most_worlds` worlds are drawn, and used in turn."""
        self.move = vec[i64]()
        self.first = vec[i64]()
        self.next = vec[i64]()
        self.visits = vec[i64]()
        self.worth = vec[float]()
        self._add(NONE, ROOT)
        drawn: list[State] = []
        state: State | None = None
        for made in range(simulations):
            if made < most_worlds:
                drawn.append(worlds.draw(self.rng))
            world = drawn[made % most_worlds]
            state = world.copy() if state is None else world.copy_into(state)
            self._simulate(state)

    def _add(self, move: i64, parent: i64) -> i64:
        node: i64 = len(self.move)
        self.move = append(self.move, move)
        self.first = append(self.first, NONE)
        self.next = append(self.next, self.first[parent] if node > 0 else NONE)
        self.visits = append(self.visits, 0)
        self.worth = append(self.worth, 0.0)
        if node > 0:
            self.first[parent] = node
        return node

    def _simulate(self, state: State) -> None:
        node: i64 = ROOT
        depth: i64 = 0
        opened = False
        while state.turn != OVER and not opened:
            self.legal.n = 0
            state.legal_into(self.legal)
            before = i64(len(self.move))
            mover = state.turn
            node = self._choose(node)
            opened = node >= before
            state.apply(self.move[node])
            if depth < len(self.path):
                self.path[depth] = node
                self.movers[depth] = mover
            else:
                self.path = append(self.path, node)
                self.movers = append(self.movers, mover)
            depth += 1
        play_out(state, self.rng, self.legal, self.most)
        self.visits[ROOT] += 1
        earned = state.rewards() if state.turn == OVER else None
        for i in range(depth):
            self.visits[self.path[i]] += 1
            if earned is not None:
                self.worth[self.path[i]] += earned[self.movers[i]]

    def _choose(self, node: i64) -> i64:
        """The most promising child among the legal moves; while any is untried, a random untried one."""
        child, legal, untried = self.child, self.legal, self.untried
        move, next, visits, worth = self.move, self.next, self.visits, self.worth
        at = self.first[node]
        while at != NONE:
            child[move[at]] = at
            at = next[at]
        untried.n = 0
        best: i64 = NONE
        hope: float = -1e9
        eager = self.curiosity * self.curiosity * log(float(visits[node] + 1))
        for i in range(legal.n):
            at = child[legal.items[i]]
            if at == NONE:
                untried.add(legal.items[i])
            elif untried.n == 0:
                tries = float(visits[at])
                value = worth[at] / tries + sqrt(eager / tries)
                if value > hope:
                    best, hope = at, value
        at = self.first[node]
        while at != NONE:
            child[move[at]] = NONE
            at = next[at]
        if untried.n > 0:
            return self._add(untried.items[self.rng.below(untried.n)], node)
        return best

    def weighed(self) -> list[tuple[int, int, float]]:
        """The moves from the root with their visits and mean returns, most visited first."""
        found: list[tuple[int, int, float]] = []
        at = self.first[ROOT]
        while at != NONE:
            found.append((int(self.move[at]), int(self.visits[at]), self.worth[at] / float(self.visits[at])))
            at = self.next[at]
        found.sort(key=lambda weighed: (-weighed[1], weighed[0]))
        return found
