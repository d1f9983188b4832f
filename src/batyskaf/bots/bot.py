"""The interface of bots: a bot is given a Perspective and answers with a move.

A Perspective is built on a world drawn from what the seat was shown, never on the true state, so a bot can't look into
other hands, whatever it does.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

import msgspec

from batyskaf.core.events import Event, seen_all
from batyskaf.core.game import Game, State, Worlds
from batyskaf.core.match import HOST
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet


def mostly_bots(others: Sequence[bool]) -> bool:
    """Whether at least half of the other seats are bots, by seat whether it is one.

    >>> mostly_bots([True, False]), mostly_bots([True, False, False])
    (True, False)
    """
    return 2 * sum(others) >= len(others)


class Perspective:
    """All that a seat may know at its decision.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> look = Perspective.of(game, state, state.turn, Rng.of(1, "worlds"))
    >>> look.seat, [game.moves.text(move) for move in look.legal]
    (0, ['pass', 'take T89'])
    >>> look.world(Rng.of(2, "worlds")).view(look.seat) == look.view
    True
    """

    def __init__(self, game: Game, seat: int, world: State, among_bots: bool = True) -> None:
        self.game = game
        self.seat = seat
        self.among_bots = among_bots
        """Whether bots play at least half of the other seats, as everyone at a table can see; they may well think like
        this one."""
        self._world = world

    @classmethod
    def of(cls, game: Game, state: State, seat: int, rng: Rng, among_bots: bool = True) -> "Perspective":
        """The perspective of a seat on a state, through a world drawn for it."""
        return cls(game, seat, state.worlds(seat).draw(rng), among_bots)

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
        state = self._world.opening()
        state.recording = True
        steps = [seen_all(self.game.events(state), self.seat)]
        for move in self._world.history():
            state.apply(move)
            steps.append(seen_all(self.game.events(state), self.seat))
        return tuple(steps)

    @cached_property
    def played(self) -> tuple[tuple[int, int], ...]:
        """Every move so far with its seat, as this seat saw it: secret moves of others as their twins."""
        state = self._world.opening()
        moves = self.game.moves
        seen: list[tuple[int, int]] = []
        for move in self._world.history():
            seat = HOST if moves.hosted(move) else int(state.turn)
            seen.append((seat, move if seat == self.seat else moves.twin(move)))
            state.apply(move)
        return tuple(seen)

    def observe(self, sheet: Sheet) -> None:
        """Write the observation of this seat, as environments give it to their agents."""
        self._world.observe(self.seat, sheet)

    @property
    def owner(self) -> int:
        """The seat whose turn it is; this seat may decide for it."""
        return int(self._world.owner)

    @cached_property
    def worlds(self) -> Worlds:
        """The worlds that this seat considers possible."""
        return self._world.worlds(self.seat)

    def world(self, rng: Rng) -> State:
        """Draw a world that this seat considers possible; a new one for every call."""
        return self.worlds.draw(rng)


class Budget(msgspec.Struct, frozen=True):
    """What a bot may spend on one decision: a number of simulations, seconds, or whichever ends first.

    Decisions that are bounded by simulations only are the same on every machine.

    >>> Budget(simulations=200)
    Budget(simulations=200, seconds=None)
    """

    simulations: int | None = None
    seconds: float | None = None

    def within(self, other: "Budget") -> "Budget":
        """The tighter of both.

        >>> Budget(simulations=200).within(Budget(simulations=50, seconds=2.0))
        Budget(simulations=50, seconds=2.0)
        """
        return Budget(_less(self.simulations, other.simulations), _less(self.seconds, other.seconds))

    def deadline(self) -> float:
        """The value of `time.monotonic()` at which thinking must end."""
        return float("inf") if self.seconds is None else time.monotonic() + self.seconds


Number = TypeVar("Number", int, float)


def _less(one: Number | None, other: Number | None) -> Number | None:
    given = [limit for limit in (one, other) if limit is not None]
    return min(given) if given else None


class Candidate(msgspec.Struct, frozen=True):
    """A considered move: its value to the seat from 0 (worst) to 1 (best), and its share of the simulations.

    >>> max((Candidate(7, 0.4), Candidate(9, 0.6)), key=lambda each: each.value).move
    9
    """

    move: int
    value: float
    share: float = 0.0


class Decision(msgspec.Struct, frozen=True):
    """A move with its reasons: the candidates, best first, and the expected line, starting with this move.

    >>> Decision(9, candidates=(Candidate(9, 0.6, share=0.8), Candidate(7, 0.4, share=0.2)), line=(9, 12)).move
    9
    """

    move: int
    candidates: tuple[Candidate, ...] = ()
    line: tuple[int, ...] = ()


UNBOUNDED = Budget()


class BotFailed(Exception):
    """A bot crashed, hung, or answered with something that isn't a legal move.

    >>> raise BotFailed("coral answered nothing")
    Traceback (most recent call last):
    batyskaf.bots.bot.BotFailed: coral answered nothing
    """


class Bot(ABC):
    """Decides for a seat. People ask for it by `name`.

    >>> class Lowest(Bot):
    ...     name = "lowest"
    ...
    ...     def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
    ...         return Decision(look.legal[0])
    >>> from batyskaf import load
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> game.moves.text(Lowest().choose(Perspective.of(game, state, state.turn, Rng.of(1, "worlds"))).move)
    'pass'
    """

    name = ""

    @abstractmethod
    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        """Choose one of `look.legal` within the budget, with reasons if there are any."""
