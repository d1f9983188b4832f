"""The seam between a seat and whoever decides for it: a bot is given a Perspective and answers with a move.

A Perspective is built on a world drawn from what the seat was shown, never on the true state, so a bot can't look into
hands it may not see, whatever it does with it.
"""

from abc import ABC, abstractmethod
from functools import cached_property

import msgspec

from batyskaf.core.events import Event, seen_all
from batyskaf.core.game import Game, State, Worlds
from batyskaf.core.rng import Rng


class Perspective:
    """All that a seat may know at its decision."""

    def __init__(self, game: Game, seat: int, world: State) -> None:
        self.game = game
        self.seat = seat
        self._world = world

    @classmethod
    def of(cls, game: Game, state: State, seat: int, rng: Rng) -> "Perspective":
        """Look at a state from a seat: through a world drawn for it."""
        return cls(game, seat, state.worlds(seat).draw(rng))

    @cached_property
    def view(self) -> msgspec.Struct:
        return self._world.view(self.seat)

    @cached_property
    def legal(self) -> list[int]:
        """The moves to choose from."""
        return self._world.legal()

    @cached_property
    def log(self) -> tuple[tuple[Event, ...], ...]:
        """Everything this seat was shown: the opening, then move by move."""
        told = self._world.opening()
        told.telling = True
        steps = [seen_all(self.game.events(told), self.seat)]
        for move in self._world.history():
            told.apply(move)
            steps.append(seen_all(self.game.events(told), self.seat))
        return tuple(steps)

    @cached_property
    def _worlds(self) -> Worlds:
        return self._world.worlds(self.seat)

    def world(self, rng: Rng) -> State:
        """Draw a world that this seat holds possible, to think in; a fresh one for every call."""
        return self._worlds.draw(rng)


class Bot(ABC):
    """Decides for a seat. `name` is how people ask for it."""

    name = ""

    @abstractmethod
    def choose(self, look: Perspective) -> int:
        """Return one of `look.legal`."""
