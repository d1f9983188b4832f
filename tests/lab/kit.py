"""Finished matches for the lab's tests, and a bot that evaluates the moves of any game."""

import os
from pathlib import Path

import msgspec

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.core import matchfile
from batyskaf.core.game import OVER, MoveList
from batyskaf.core.match import Match
from batyskaf.core.playout import play_out
from batyskaf.core.rng import Rng
from batyskaf.games import load


def finished(game_name: str = "crew", seed: int = 5, **choices: object) -> Match:
    """A finished match of random moves."""
    game = load(game_name)
    match = Match(game, game.options(**choices), seed)
    dice = Rng.of(seed, "dice")
    while not match.over:
        legal = match.state.legal()
        match.play(int(match.state.turn), legal[dice.below(len(legal))])
    return match


def file_of(match: Match) -> bytes:
    return matchfile.file_of(matchfile.recording_of(match, "match"))


class Weigher(Bot):
    """Evaluates each move by a random playout in one drawn world."""

    name = "weigher"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        world, scratch = look.world(self._rng), MoveList()
        weighed = []
        for move in look.legal:
            after = world.copy()
            after.apply(move)
            play_out(after, self._rng, scratch, 5000)
            result = after.result() if after.turn == OVER else None
            won = result is not None and (result.ranks[look.seat] == 1 if result.success is None else result.success)
            weighed.append(Candidate(move, float(won), 1 / len(look.legal)))
        weighed.sort(key=lambda candidate: -candidate.value)
        return Decision(weighed[0].move, tuple(weighed), (weighed[0].move,))


def at_level(level: str, rng: Rng) -> Bot:
    """Replaces a game's own thinking bot."""
    return Weigher(rng)


class Chore(msgspec.Struct, frozen=True):
    """A piece of work that kills its worker while a file is missing."""

    number: int
    deadly: str = ""


class Done(msgspec.Struct, frozen=True):
    square: int


def work(chore: Chore) -> Done:
    if chore.deadly and not Path(chore.deadly).exists():
        Path(chore.deadly).touch()
        os._exit(1)
    return Done(chore.number**2)


def always_deadly(chore: Chore) -> Done:
    os._exit(1)
