"""A match: options, seed and moves, with everything that the host of a match needs on top of the rules.

It checks who may do what, remembers what every seat was shown, undoes moves as far as fairness allows, and forks. Moves
are ids and events are typed here; `matchfile` writes both as text.
"""

import hashlib
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from batyskaf.core.events import Event, seen_all
from batyskaf.core.fairness import Commitment, commit
from batyskaf.core.game import OVER, Game, State
from batyskaf.core.position import Position
from batyskaf.core.reason import Refused

HOST = -2
"""The seat of host moves in a match."""


class Played(NamedTuple):
    """A move that was made, with the hash of the state it led to.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> match.played[0].seat, match.played[0].revealed, match.played[0].events == events
    (0, False, True)
    """

    seat: int
    move: int
    revealed: bool
    events: tuple[Event, ...]
    hash: str


class Undone(msgspec.Struct, frozen=True):
    """Moves that were taken back: how many, for whom; `held` are commitments of others that will be made again.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> match.undo(0)
    1
    >>> match.entries[-1].count, match.entries[-1].agreed
    (1, False)
    """

    seat: int
    count: int
    agreed: bool
    held: tuple[tuple[int, int], ...]
    hash: str


Entry = Played | Undone


def short_hash(state: State) -> str:
    """Enough of a hash to notice that two states differ.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> one, other = (game.start(game.options(mission="1"), seed) for seed in (1, 2))
    >>> len(short_hash(one)), short_hash(one) == short_hash(one.copy()), short_hash(one) == short_hash(other)
    (16, True, False)
    """
    return hashlib.blake2b(state.pack(), digest_size=8).hexdigest()


class Match:
    """One game being played. Only the host of the match holds it; seats are shown `view` and `seen`.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5, seats=("Ada", "Ben", "Cy"))
    >>> while not match.over:
    ...     events = match.play(match.state.turn, match.state.legal()[0])
    >>> match.state.result().success, len(match.played)
    (False, 42)
    """

    def __init__(
        self,
        game: Game,
        options: msgspec.Struct,
        seed: int | Commitment,
        seats: Sequence[str] = (),
        position: Position | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.position = position
        """Where the match starts, if not with a deal."""
        self.commitment = seed if isinstance(seed, Commitment) else commit(seed)
        count = game.seats(options)
        self.seats = tuple(seats) or tuple(str(seat + 1) for seat in range(count))
        if len(self.seats) != count:
            raise Refused("refused-seat-names", count=count, given=len(self.seats))
        self.state = self.start()
        self.opening_events = _events_so_far(game, self.state)
        self.state.recording = True
        self.played: list[Played] = []
        """The moves that led to the current state."""
        self.entries: list[Entry] = []
        """Everything that happened, moves that were taken back included."""
        self._before: list[State] = []
        self._moved: Counter[int] = Counter()
        """How many of these moves each seat has made."""
        self._held: list[tuple[int, int]] = []

    @classmethod
    def at(cls, game: Game, position: Position, seed: int | Commitment, seats: Sequence[str] = ()) -> "Match":
        """A match that starts from a position, played with its options."""
        return cls(game, game.options_at(position), seed, seats, position)

    def start(self) -> State:
        """A new state as it was before the first move of this match."""
        if self.position is None:
            return self.game.start(self.options, self.commitment.seed)
        return self.game.start_at(self.position, self.commitment.seed)

    # --- playing ---------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of entries; it only grows."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.state.turn == OVER

    def play(self, seat: int, move: int) -> tuple[Event, ...]:
        """Make a move for a seat, or refuse it with a reason.

        A recorded move of the host has the seat `HOST`; hosts themselves call `play_as_host`.
        """
        self._check(seat, move)
        events = self._make(seat, move)
        return events + self._remake_held()

    def play_as_host(self, text: str) -> tuple[Event, ...]:
        """Make a host move, such as `time-up` or `abandon`, or refuse it with a reason.

        The state says which of them the host may make now; none of them once the match is over.

        >>> from batyskaf import load
        >>> game = load("crew")
        >>> match = Match(game, game.options(mission="1", players=3), seed=5)
        >>> match.play_as_host("abandon")
        (Ended(outcome='abandoned'),)
        >>> match.over, match.host_move("abandon")
        (True, None)
        """
        return self.play(HOST, self.game.moves.id(text))

    def host_move(self, text: str) -> int | None:
        """The id of a host move if the host may make it now, None otherwise."""
        return next((move for move in self.state.host() if self.game.moves.text(move) == text), None)

    def _check(self, seat: int, move: int) -> None:
        if not 0 <= move < len(self.game.moves):
            raise Refused("refused-unknown-move", text=str(move))
        if self.over:
            raise Refused("refused-over")
        if seat == HOST:
            self._check_host(move)
        else:
            self._check_seat(seat, move)

    def _check_host(self, move: int) -> None:
        if move not in self.state.host():
            raise Refused("refused-host-move", move=self.game.moves.text(move))

    def _check_seat(self, seat: int, move: int) -> None:
        if seat != self.state.turn:
            raise Refused("refused-not-your-turn", seat=seat, turn=int(self.state.turn))
        reason = self.state.why_not(move)
        if reason is not None:
            raise Refused(reason.id, **reason.args)

    def _make(self, seat: int, move: int) -> tuple[Event, ...]:
        before = self.state.copy()
        self.state.apply(move)
        events = self.game.events(self.state)
        played = Played(seat, move, self.state.revealed, events, short_hash(self.state))
        self._before.append(before)
        self._moved[seat] += 1
        self.played.append(played)
        self.entries.append(played)
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
        """How many moves a seat can't undo on its own: up to the last that revealed anything or was another seat's."""
        for number in range(len(self.played), 0, -1):
            last = self.played[number - 1]
            if last.revealed or last.seat != seat:
                return number
        return 0

    def undo(self, seat: int, count: int = 1, agreed: bool = False) -> int:
        """Undo moves of a seat, freely above its floor and by agreement of the table below it; return how many."""
        if self.state.timed:
            raise Refused("refused-undo-timed")
        if not agreed and seat in self.state.committed():
            return self._uncommit(seat)
        keep = len(self.played) - count
        if count < 1 or keep < 0:
            raise Refused("refused-undo-nothing")
        if keep < self.floor(seat) and not agreed:
            raise Refused("refused-undo-floor")
        self._truncate(keep, seat, agreed, ())
        return count

    def _uncommit(self, seat: int) -> int:
        """Undo a secret commitment; later ones of other seats are made again once this seat has chosen again."""
        keep = max(number for number, played in enumerate(self.played) if played.seat == seat)
        later = tuple((played.seat, played.move) for played in self.played[keep + 1 :])
        count = len(self.played) - keep
        self._truncate(keep, seat, False, later)
        return count

    def _truncate(self, keep: int, seat: int, agreed: bool, held: tuple[tuple[int, int], ...]) -> None:
        count = len(self.played) - keep
        self.state = self._before[keep]
        self._moved -= Counter(played.seat for played in self.played[keep:])
        del self.played[keep:], self._before[keep:]
        self._held = list(held)
        self.entries.append(Undone(seat, count, agreed, held, short_hash(self.state)))

    # --- reading ---------------------------------------------------------------------------------------------------

    def has_moved(self, seat: int) -> bool:
        """Whether a seat has made a move that was not taken back."""
        return self._moved[seat] > 0

    def seen(self, seat: int | None) -> tuple[tuple[Event, ...], ...]:
        """All that a seat was shown: the opening, then each move that was not taken back."""
        steps = [self.opening_events, *(played.events for played in self.played)]
        return tuple(seen_all(events, seat) for events in steps)

    def fork(self, at: int, seats: Sequence[str] = ()) -> "Match":
        """A new match that begins with the first moves of this one."""
        if not 0 <= at <= len(self.played):
            raise Refused("refused-fork", at=at, most=len(self.played))
        other = Match(self.game, self.options, self.commitment, seats or self.seats, self.position)
        for played in self.played[:at]:
            other._make(played.seat, played.move)
        return other


def _events_so_far(game: Game, state: State) -> tuple[Event, ...]:
    """The events of a starting state: its opening's, and those of the moves with which a position was reached."""
    history = state.history()
    if not history:
        return game.events(state)
    replayed = state.opening()
    events = game.events(replayed)
    replayed.recording = True
    for move in history:
        replayed.apply(move)
        events += game.events(replayed)
    return events
