"""Two bots against each other over many deals, each played from both seats, until it is clear which is better.

    python -m batyskaf.lab.match_play aquatica hard medium --bar 0.7 --into hard-medium.jsonl

A bot is a name, or `module:callable` for one that is not installed, with an optional budget per decision: `hard@50ms`,
`hard@200`. Results are saved deal by deal, one line each, and an interrupted run resumes where it stopped. It ends when
a sequential test decides, or at the maximum number of games.
"""

import argparse
import math
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from batyskaf.bots.bot import Perspective
from batyskaf.core.faults import read_file, writing
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.lab.figures import wilson
from batyskaf.lab.playing import make_bot
from batyskaf.lab.working import pool_of
from batyskaf.locale import Texts

ERROR: Final = 0.05
"""The error rate of the sequential test, in both directions."""


class Pair(msgspec.Struct, frozen=True):
    """A deal played twice: the first bot's points in each game (1, 0, or a half for a tie), and all scores."""

    seed: int
    points: tuple[float, float]
    scores: tuple[tuple[float, ...], tuple[float, ...]]


class Bout(msgspec.Struct, frozen=True):
    """The game, its options and the two bots."""

    game: str
    one: str
    other: str
    options: dict[str, str] = {}


def play(bout: Bout, seed: int, swapped: bool) -> Result:
    """Play one game. The first bot has the first seat unless they are swapped."""
    game = load(bout.game)
    state = game.start(game.options(players=2, **bout.options), seed)
    seated = (bout.other, bout.one) if swapped else (bout.one, bout.other)
    players = [make_bot(text, Rng.of(seed, f"bot {seat} {text}")) for seat, text in enumerate(seated)]
    dice = Rng.of(seed, "worlds")
    while state.turn >= 0:
        bot, budget = players[state.turn]
        state.apply(bot.choose(Perspective.of(game, state, state.turn, dice), budget).move)
    return state.result()


def play_pair(bout: Bout, seed: int) -> Pair:
    """Play a deal from both seats."""
    first, second = play(bout, seed, swapped=False), play(bout, seed, swapped=True)
    points = (_points(first.ranks[0], first.ranks[1]), _points(second.ranks[1], second.ranks[0]))
    return Pair(seed, points, (first.scores, second.scores))


def _points(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


# --- the verdict -----------------------------------------------------------------------------------------------------


def verdict(points: float, games: int, bar: float) -> bool | None:
    """Wald's sequential test of a share slightly above the bar against one slightly below; None while undecided.

    >>> verdict(60, 60, 0.7), verdict(20, 60, 0.7), verdict(3, 4, 0.7)
    (True, False, None)
    """
    margin = min(0.05, (1 - bar) / 2)
    high, low = bar + margin, bar - margin
    likelihood = points * math.log(high / low) + (games - points) * math.log((1 - high) / (1 - low))
    limit = math.log((1 - ERROR) / ERROR)
    return True if likelihood >= limit else False if likelihood <= -limit else None


class Tally:
    """The results so far, kept in a file."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.pairs: list[Pair] = []
        if path is not None and path.exists():
            lines = read_file(path).splitlines(keepends=True)
            whole = [line for line in lines if line.endswith(b"\n")]
            self.pairs = [_pair(path, number, line) for number, line in enumerate(whole, start=1)]
            with writing(path):
                path.write_bytes(b"".join(whole))  # an incomplete line is played again

    def add(self, pair: Pair) -> None:
        self.pairs.append(pair)
        if self.path is not None:
            with writing(self.path), self.path.open("ab") as file:
                file.write(msgspec.json.encode(pair) + b"\n")

    @property
    def points(self) -> float:
        return sum(sum(pair.points) for pair in self.pairs)

    @property
    def games(self) -> int:
        return 2 * len(self.pairs)

    def summary(self) -> str:
        low, high = wilson(self.points, self.games)
        share = self.points / max(self.games, 1)
        return f"{self.points:g} of {self.games}: {share:.1%} [{low:.1%}, {high:.1%}]"


def _pair(path: Path, number: int, line: bytes) -> Pair:
    try:
        return msgspec.json.decode(line, type=Pair)
    except msgspec.DecodeError:
        raise Refused("refused-lab-tally", file=str(path), line=number) from None


def run(bout: Bout, tally: Tally, bar: float, most: int, workers: int, seed: int = 0) -> Iterator[Pair]:
    """Play until the test decides or the maximum number of games is reached."""
    done = {pair.seed for pair in tally.pairs}
    seeds = (number for number in range(seed, seed + most // 2) if number not in done)
    with pool_of(workers) as pool:
        while verdict(tally.points, tally.games, bar) is None and tally.games < most:
            batch = list(islice(seeds, workers))
            for pair in pool.map(play_pair, [bout] * len(batch), batch):
                tally.add(pair)
                yield pair


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="match_play", description=__doc__.partition("\n\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--bar", type=_share, default=0.7, help="the share of points to be shown, between 0 and 1")
    parser.add_argument("--most", type=_count, default=400, help="games at most")
    parser.add_argument("--into", type=Path, help="a file for the results; an existing one is continued")
    parser.add_argument("--workers", type=_count, default=2)
    parser.add_argument(
        "--option", action="append", type=_option, default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    chosen = parser.parse_args(arguments)
    bout = Bout(chosen.game, chosen.one, chosen.other, dict(chosen.option))
    try:
        tally = Tally(chosen.into)
        for _ in run(bout, tally, chosen.bar, chosen.most, chosen.workers):
            print(f"\r{bout.one} against {bout.other}: {tally.summary()}", end="", file=sys.stderr, flush=True)
    except Refused as refused:
        parser.error(Texts().why(refused.reason))
    print(file=sys.stderr)
    said = {True: "shown", False: "not shown", None: "undecided"}[verdict(tally.points, tally.games, chosen.bar)]
    print(f"{bout.game}: {bout.one} against {bout.other}: {tally.summary()}; at least {chosen.bar:.0%}: {said}")
    return 0


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a share between 0 and 1")
    return share


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 on")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(f"{text} is not an option: write it as NAME=VALUE")
    return name, value


if __name__ == "__main__":
    sys.exit(main())
