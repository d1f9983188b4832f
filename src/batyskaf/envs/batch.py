# mypyc: compile
"""Many games with the same options, stepped together in compiled code, with all results in reusable buffers.

A game that ends is reset at once: the step reports its reward and its end, and the observation is the next opening.
"""

import sys
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER, Game, MoveList, State
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import ONE, Sheet, words_for

if TYPE_CHECKING:
    from collections.abc import Callable

    import msgspec

EVERYONE: Final[i64] = -1
"""Value for `seat`: the seat to act."""
ROWS: Final[i64] = 64
"""So many rows are cleared at once: few enough to stay in the cache until they are written."""
FEW: Final[i64] = 512
"""The states of so many games stay in the cache."""
AHEAD: Final[i64] = 8
"""If there are more games, the states of so many are fetched from memory at once."""
LOW: Final[int] = 0 if sys.byteorder == "little" else 1


@final
class Batch:
    """`count` games. Row i of each buffer belongs to game i; every step overwrites all buffers.

    With a `seat`, only that seat is asked; the others move at random in between. `spare` words more are reserved for
    observations, last observations and masks, so that they can begin where somebody else wants them.
    """

    def __init__(self, game: Game, options: "msgspec.Struct", count: i64, seat: i64 = EVERYONE, spare: i64 = 0) -> None:
        self.game = game
        self.options = options
        self.count: i64 = count
        self.seat: i64 = seat
        self.seats: i64 = game.seats(options)
        self.most: i64 = game.max_decisions
        self.width: i64 = game.observation_size() // 8
        self.mask_width: i64 = words_for(len(game.moves))
        self.states: vec[State] = vec[State]()
        self.observations = Sheet(count * self.width + spare)
        self.first: i64 = 0
        """The word at which the observations begin."""
        self.first_final: i64 = 0
        """The word at which the last observations begin."""
        self.first_mask: i64 = 0
        """The word at which the masks begin."""
        self.clear: Callable[[int, int], None] | None = None
        """Clears the rows that are shared, of the games from one number to another."""
        self.finals = Sheet(count * self.width + spare)
        """The last observations of games that ended in this step."""
        self.masks = Sheet(count * self.mask_width + spare)
        self.allowed_width: i64 = (len(game.moves) + 31) // 32
        self.allowed: vec[i64] = vec[i64]([0] * int(count * self.allowed_width))
        """The legal moves as bits, 32 to a word. Callers may write into masks that are shared, but not here."""
        self.fetched: i64 = 0
        """What `State.touch` returned last."""
        self.rewards: vec[float] = vec[float]([0.0] * int(count * self.seats))
        self.terminated: vec[u8] = vec[u8]([0] * int(count))
        self.truncated: vec[u8] = vec[u8]([0] * int(count))
        self.turns: vec[i64] = vec[i64]([0] * int(count))
        self.lengths: vec[i64] = vec[i64]([0] * int(count))
        """Decisions made in each game so far."""
        self.sampled: vec[i64] = vec[i64]([0] * int(count))
        """A random legal move for each game."""
        self.moves = MoveList()
        self.rng = Rng.of(0, "batch")
        self.ended: i64 = 0
        """The number of games that have ended since the last reset."""

    def share(self, clear: "Callable[[int, int], None]", first: i64, first_final: i64, first_mask: i64 = -1) -> None:
        """Begin observations, last observations, and masks if they are shared too, at words of the caller's choice.

        The caller clears observations and masks: faster than word by word.
        """
        self.clear = clear
        self.first = first
        self.first_final = first_final
        self.observations.clean = True
        if first_mask >= 0:
            self.first_mask = first_mask
            self.masks.clean = True

    def reset(self, seed: int) -> None:
        """Start all games again."""
        self.rng = Rng.of(seed, "batch")
        self.ended = 0
        begun: list[State] = []
        for i in range(self.count):
            state = self._begin(i)
            begun.append(state)
            self._clear(i)
            self._make_room(i)
            self._show(i, state)
        self.states = vec[State](begun)

    def _begin(self, i: i64) -> State:
        """Start the next game and play up to the first decision of the seat that is asked."""
        while True:
            state = self.game.start(self.options, self.rng.seed())
            self.lengths[i] = 0
            self._others(state, i)
            if state.turn != OVER:
                return state

    def step(self, actions: bytes) -> None:
        """Make a move in every game: two bytes each, in native byte order. Illegal moves are refused."""
        if len(actions) != int(2 * self.count):
            raise Refused("refused-env-actions", count=int(self.count), given=len(actions) // 2)
        for i in range(self.count):
            move = i64(actions[2 * i + LOW]) | i64(actions[2 * i + 1 - LOW]) << 8
            word = move >> 5
            if word >= self.allowed_width or not self.allowed[i * self.allowed_width + word] & BIT[move & 31]:
                raise Refused("refused-env-illegal", game=int(i), move=int(move))
        for i in range(self.count):
            self._move(i, i64(actions[2 * i + LOW]) | i64(actions[2 * i + 1 - LOW]) << 8)

    def step_sampled(self) -> None:
        """Make the sampled move in every game."""
        for i in range(self.count):
            self._move(i, self.sampled[i])

    def _fetch(self, i: i64) -> None:
        """Before the first of several games moves, fetch all of their states, unless they are in the cache anyway."""
        if self.count > FEW and i % AHEAD == 0:
            for other in range(i, min(i + AHEAD, self.count)):
                self.fetched = self.states[other].touch()

    def _make_room(self, i: i64) -> None:
        """Before the first of several rows is written, have them all cleared."""
        clear = self.clear
        if clear is not None and i % ROWS == 0:
            clear(int(i), int(min(i + ROWS, self.count)))

    def _move(self, i: i64, move: i64) -> None:
        self._fetch(i)
        self._make_room(i)
        if self.terminated[i] or self.truncated[i]:
            self._clear(i)
        state = self.states[i]
        state.apply(move)
        self.lengths[i] += 1
        if self.seat != EVERYONE:
            self._others(state, i)
        if state.turn == OVER or self.lengths[i] >= self.most:
            self._end(i, state)
            state = self._begin(i)
            self.states[i] = state
        self._show(i, state)

    def _others(self, state: State, i: i64) -> None:
        """Make random moves for the seats that are not asked."""
        if self.seat == EVERYONE:
            return
        while state.turn != OVER and state.turn != self.seat and self.lengths[i] < self.most:
            state.apply(state.pick(self.rng, self.moves))
            self.lengths[i] += 1

    def _clear(self, i: i64) -> None:
        self.terminated[i] = 0
        self.truncated[i] = 0
        for seat in range(self.seats):
            self.rewards[i * self.seats + seat] = 0.0

    def _end(self, i: i64, state: State) -> None:
        """Report the end of a game."""
        self.ended += 1
        self.finals.at = self.first_final + i * self.width
        state.observe(self.seat if self.seat != EVERYONE else self.turns[i], self.finals)
        if state.turn == OVER:
            self.terminated[i] = 1
            earned = state.rewards()
            for seat in range(self.seats):
                self.rewards[i * self.seats + seat] = earned[seat]
        else:
            self.truncated[i] = 1

    def _show(self, i: i64, state: State) -> None:
        """Write the observation and the legal moves of the seat that is asked."""
        self.turns[i] = state.turn
        self.observations.at = self.first + i * self.width
        state.observe(state.turn, self.observations)
        moves = self.moves
        self.masks.at = self.first_mask + i * self.mask_width
        mask_into(state, moves, self.masks, self.mask_width)
        self._allow(i, moves)
        self.sampled[i] = moves.items[self.rng.below(moves.n)]

    def _allow(self, i: i64, moves: MoveList) -> None:
        allowed, items = self.allowed, moves.items
        first = i * self.allowed_width
        for word in range(first, first + self.allowed_width):
            allowed[word] = 0
        for k in range(moves.n):
            move = items[k]
            allowed[first + (move >> 5)] |= BIT[move & 31]


def mask_into(state: State, moves: MoveList, out: Sheet, words: i64) -> None:
    """Write the legal moves of a state as a mask; `moves` holds them too."""
    moves.n = 0
    state.legal_into(moves)
    base = out.blank(words)
    items, masks = moves.items, out.words
    for k in range(moves.n):
        move = items[k]
        masks[base + (move >> 3)] += ONE[move & 7]
