"""`check_bot`: a bot answers with a legal move, the same for the same random numbers, whatever is hidden from it."""

from collections.abc import Callable, Iterable

import msgspec

from batyskaf.bots.bot import Bot, Perspective
from batyskaf.core.game import OVER, Game, State
from batyskaf.core.rng import Rng
from batyskaf.testing.games import Report
from batyskaf.testing.laws import require


def check_bot(
    make: Callable[[Rng], Bot],
    game: Game,
    options: Iterable[msgspec.Struct] | None = None,
    games: int = 2,
    seed: int = 0,
    thoroughness: float = 0.25,
) -> Report:
    """Let a bot play games against itself and raise `Broken` if it ever answers wrongly or by what it can't know.

    At a share of the decisions (`thoroughness`) it is asked again: with the true state before it and with two other
    worlds. The answers must be the same.
    """
    report = Report()
    for chosen in options if options is not None else [game.options()]:
        for number in range(games):
            _play(
                make, game, game.start(chosen, seed + number), Rng.of(seed + number, "check bot"), thoroughness, report
            )
            report.games += 1
    return report


def _play(make: Callable[[Rng], Bot], game: Game, state: State, rng: Rng, thoroughness: float, report: Report) -> None:
    while state.turn != OVER:
        mind = int(rng.next())
        move = _answer(make, game, state, rng, mind)
        require(move in state.legal(), "a bot answers with a legal move", move)
        if rng.fraction() < thoroughness:
            _ask_again(make, game, state, rng, mind, move)
            report.worlds += 1
        state.apply(move)
        report.decisions += 1


def _answer(make: Callable[[Rng], Bot], game: Game, state: State, rng: Rng, mind: int) -> int:
    look = Perspective.of(game, state, int(state.turn), rng)
    return make(Rng.of(mind, "mind")).choose(look).move


def _ask_again(make: Callable[[Rng], Bot], game: Game, state: State, rng: Rng, mind: int, move: int) -> None:
    seat = int(state.turn)
    looks = [Perspective(game, seat, state.copy())] + [Perspective.of(game, state, seat, rng) for _ in range(2)]
    for look in looks:
        again = make(Rng.of(mind, "mind")).choose(look).move
        detail = (game.moves.text(move), game.moves.text(again))
        require(again == move, "a bot decides the same whatever is hidden from it", detail)
