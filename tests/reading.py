"""Helpers for tests of observations: planes as lists of cells, and all positions of a random game."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from batyskaf.core.game import OVER, Game, State
from batyskaf.core.rng import Rng

MOST = 127


def row(things: Sequence[str], marked: Mapping[str, int]) -> list[int]:
    """A row of cells with zeros for what is not given."""
    return [min(marked.get(thing, 0), MOST) for thing in things]


def one(size: int, place: int | None) -> list[int]:
    """A 1 in one cell, or in none."""
    return [int(place == at) for at in range(size)]


class Around:
    """Seats in order of play from the observing one, padded to the maximum number of seats."""

    def __init__(self, seat: int | None, count: int, most: int) -> None:
        assert seat is not None
        self.around = [(seat + place) % count for place in range(count)]
        self._empty = most - count

    def by_seat(self, rows: list[list[int]]) -> list[list[int]]:
        return [rows[seat] for seat in self.around] + [[0] * len(rows[0])] * self._empty

    def place(self, seat: int | None) -> int | None:
        return None if seat is None else self.around.index(seat)


def positions(game: Game, options: msgspec.Struct, seed: int) -> Iterator[State]:
    """Every position of a random game, including the last; always the same state object."""
    state = game.start(options, seed)
    rng = Rng.of(seed, "observation")
    yield state
    while state.turn != OVER:
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])
        yield state
