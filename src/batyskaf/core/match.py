"""A match: options, seed and moves, with everything that hosts of people need on top of the rules.

It checks who may do what, remembers what every seat was shown, takes moves back as far as fairness allows, and forks.
"""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from batyskaf.core.events import Event, seen_all
from batyskaf.core.fairness import Commitment, commit
from batyskaf.core.game import OVER, Game, State
from batyskaf.core.reason import Refused

HOST = -2
"""The seat under which host moves stand in a match."""


class Played(NamedTuple):
    """A move that stands."""

    seat: int
    move: int
    revealed: bool
    events: tuple[Event, ...]


class MoveEntry(msgspec.Struct, frozen=True, tag="move", tag_field="entry"):
    """A move in the log of a match, with the hash of the state it led to."""

    seat: int
    move: str
    hash: str
    events: tuple[dict[str, object], ...] = ()


class UndoEntry(msgspec.Struct, frozen=True, tag="undo", tag_field="entry"):
    """Moves taken back: how many, for whom; `held` are commitments of others that wait to be made again."""

    seat: int
    count: int
    agreed: bool
    hash: str
    held: tuple[tuple[int, str], ...] = ()


Entry = MoveEntry | UndoEntry


def short_hash(state: State) -> str:
    """Enough of a hash to notice that two states differ."""
    return hashlib.blake2b(state.pack(), digest_size=8).hexdigest()


class Match:
    """One game being played. Only the host of a match holds it; seats are shown `view` and `seen`."""

    def __init__(self, game: Game, options: msgspec.Struct, seed: int | Commitment, seats: Sequence[str] = ()) -> None:
        self.game = game
        self.options = options
        self.commitment = seed if isinstance(seed, Commitment) else commit(seed)
        count = game.seats(options)
        self.seats = tuple(seats) or tuple(str(seat + 1) for seat in range(count))
        if len(self.seats) != count:
            raise Refused("refused-seat-names", count=count, given=len(self.seats))
        self.state = game.start(options, self.commitment.seed)
        self.state.telling = True
        self.opening_events = game.events(self.state)
        self.played: list[Played] = []
        self.entries: list[Entry] = []
        self._before: list[State] = []
        self._held: list[tuple[int, int]] = []

    # --- playing ---------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """Counts everything that ever happened in this match; it only grows."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.state.turn == OVER

    def play(self, seat: int, move: int) -> tuple[Event, ...]:
        """Make a move for a seat, or refuse it with a reason."""
        self._check(seat, move)
        events = self._make(seat, move)
        return events + self._remake_held()

    def _check(self, seat: int, move: int) -> None:
        if not 0 <= move < len(self.game.moves):
            raise Refused("refused-unknown-move", text=str(move))
        if self.over:
            raise Refused("refused-over")
        if seat == HOST:
            if move not in self.state.host():
                raise Refused("refused-host-move", move=self.game.moves.text(move))
            return
        if seat != self.state.turn:
            raise Refused("refused-not-your-turn", seat=seat, turn=int(self.state.turn))
        reason = self.state.why_not(move)
        if reason is not None:
            raise Refused(reason.id, **reason.args)

    def _make(self, seat: int, move: int) -> tuple[Event, ...]:
        before = self.state.copy()
        self.state.apply(move)
        events = self.game.events(self.state)
        self._before.append(before)
        self.played.append(Played(seat, move, self.state.revealed, events))
        told = tuple(msgspec.to_builtins(event) for event in events)
        self.entries.append(MoveEntry(seat, self.game.moves.text(move), short_hash(self.state), told))
        return events

    def _remake_held(self) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        while self._held and self._held[0][0] == self.state.turn and self._held[0][1] in self.state.legal():
            seat, move = self._held.pop(0)
            events += self._make(seat, move)
        self._held = []
        return events

    # --- taking back -----------------------------------------------------------------------------------------------

    def floor(self, seat: int) -> int:
        """How many moves must stand unless the table agrees: up to the last that revealed anything or was another's."""
        for number in range(len(self.played), 0, -1):
            last = self.played[number - 1]
            if last.revealed or last.seat != seat:
                return number
        return 0

    def undo(self, seat: int, count: int = 1, agreed: bool = False) -> int:
        """Take back moves of a seat, freely above its floor and by agreement of the table below; return how many."""
        if self.state.timed:
            raise Refused("refused-undo-timed")
        if not agreed and seat in self.state.committed():
            return self._uncommit(seat)
        keep = len(self.played) - count
        if count < 1 or keep < 0:
            raise Refused("refused-undo-nothing")
        if keep < self.floor(seat) and not agreed:
            raise Refused("refused-undo-floor")
        self._truncate(keep, seat, agreed, [])
        return count

    def _uncommit(self, seat: int) -> int:
        """Free a secret commitment; those that others made after it are made again once this seat has chosen anew."""
        keep = max(number for number, played in enumerate(self.played) if played.seat == seat)
        later = [(played.seat, played.move) for played in self.played[keep + 1 :]]
        count = len(self.played) - keep
        self._truncate(keep, seat, False, later)
        return count

    def _truncate(self, keep: int, seat: int, agreed: bool, held: list[tuple[int, int]]) -> None:
        count = len(self.played) - keep
        self.state = self._before[keep]
        del self.played[keep:], self._before[keep:]
        self._held = held
        texts = tuple((who, self.game.moves.text(move)) for who, move in held)
        self.entries.append(UndoEntry(seat, count, agreed, short_hash(self.state), texts))

    # --- looking ---------------------------------------------------------------------------------------------------

    def seen(self, seat: int | None) -> tuple[tuple[Event, ...], ...]:
        """All that a seat was shown: the opening, then each move that stands."""
        steps = [self.opening_events, *(played.events for played in self.played)]
        return tuple(seen_all(events, seat) for events in steps)

    def fork(self, at: int, seats: Sequence[str] = ()) -> "Match":
        """A new match that begins with the first moves of this one."""
        if not 0 <= at <= len(self.played):
            raise Refused("refused-fork", at=at, most=len(self.played))
        other = Match(self.game, self.options, self.commitment, seats or self.seats)
        for played in self.played[:at]:
            other._make(played.seat, played.move)
        return other
