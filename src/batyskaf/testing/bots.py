"""`check_bot`: a bot chooses a legal move, the same for the same random numbers, whatever is hidden from it."""

from collections.abc import Callable, Iterable

import msgspec

from batyskaf.bots.bot import Bot, Perspective
from batyskaf.core.game import OVER, Game, State
from batyskaf.core.rng import Rng
from batyskaf.testing.games import Report
from batyskaf.testing.laws import located, require


def check_bot(
    make: Callable[[Rng], Bot],
    game: Game,
    options: Iterable[msgspec.Struct] | None = None,
    games: int = 2,
    seed: int = 0,
    thoroughness: float = 0.25,
) -> Report:
    """Let a bot play games against itself; raise `Broken` if it makes an illegal choice or uses hidden information.

    For a share of the decisions (`thoroughness`) it is asked again: with the same world, with the true state and with
    two other worlds. The answers must be the same.

    >>> from batyskaf import bots, load
    >>> check_bot(lambda rng: bots.load("random", rng), load("crew"), games=1).games
    1
    """
    report = Report()
    for chosen in options if options is not None else [game.options()]:
        for number in range(games):
            _Check(make, game, chosen, seed + number, thoroughness, report).run()
            report.games += 1
    return report


class _Check:
    """One game of a bot against itself."""

    def __init__(
        self,
        make: Callable[[Rng], Bot],
        game: Game,
        options: msgspec.Struct,
        seed: int,
        thoroughness: float,
        report: Report,
    ) -> None:
        self.make = make
        self.game = game
        self.options = options
        self.seed = seed
        self.thoroughness = thoroughness
        self.report = report
        self.rng = Rng.of(seed, "check bot")
        self.moves = 0

    def run(self) -> None:
        with located(self._where, "a bot never fails"):
            state = self.game.start(self.options, self.seed)
            while state.turn != OVER:
                self._decide(state)
                self.report.decisions += 1
                self.moves += 1

    def _where(self) -> str:
        return f"{self.game.name}, seed {self.seed}, after {self.moves} moves, {self.options}"

    def _decide(self, state: State) -> None:
        seat, mind = int(state.turn), int(self.rng.next())
        world = state.worlds(seat).draw(self.rng)
        move = self._answer(seat, world, mind)
        require(move in state.legal(), "a bot answers with a legal move", self._text(move))
        if self.rng.fraction() < self.thoroughness:
            again = self._answer(seat, world, mind)
            same = again == move
            require(same, "a bot decides the same for the same random numbers", (self._text(move), self._text(again)))
            self._other_worlds(state, seat, mind, move)
            self.report.worlds += 1
        state.apply(move)

    def _other_worlds(self, state: State, seat: int, mind: int, move: int) -> None:
        worlds = state.worlds(seat)
        for world in (state.copy(), worlds.draw(self.rng), worlds.draw(self.rng)):
            again = self._answer(seat, world, mind)
            same = again == move
            require(same, "a bot decides the same whatever is hidden from it", (self._text(move), self._text(again)))

    def _answer(self, seat: int, world: State, mind: int) -> int:
        before = world.pack()
        move = self.make(Rng.of(mind, "mind")).choose(Perspective(self.game, seat, world)).move
        require(world.pack() == before, "a bot leaves its Perspective as it was")
        return move

    def _text(self, move: int) -> str:
        return self.game.moves.text(move) if 0 <= move < len(self.game.moves) else str(move)
