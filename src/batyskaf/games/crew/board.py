# mypyc: compile
"""The public half of a state: tricks won, cards collected, cards led. Tasks are judged by this and nothing else."""

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import State
from batyskaf.core.vectors import refill
from batyskaf.games.crew.cards import DECK


class Board(State):
    """The public facts of an attempt. Tricks are numbered from 0."""

    seats: i64 = 0
    total: i64 = 0
    """How many tricks the attempt has."""
    captain: i64 = 0
    number: i64 = 0
    """How many tricks are over."""
    collected: i64 = 0
    """All cards in anyone's pile, and those left out of a small game."""
    played: i64 = 0
    """All cards ever played, the trick on the table and those left out of a small game included."""
    newest: i64 = -1
    """The card played last."""
    taken: i64 = 0
    """The cards of the trick that was won last."""
    winner: i64 = -1
    """Who won it."""
    winning: i64 = -1
    """The card that won it."""

    def __init__(self) -> None:
        super().__init__()
        self.piles: vec[i64] = vec[i64]()
        """The cards each seat has collected."""
        self.won: vec[i64] = vec[i64]()
        """The tricks each seat has won, as a mask of trick numbers."""
        self.tricks: vec[i64] = vec[i64]()
        """How many tricks each seat has won."""
        self.led: vec[i64] = vec[i64]()
        """The cards each seat has opened a trick with."""

    def lay(self, seats: i64, total: i64) -> None:
        """Make room for the tricks of an attempt."""
        self.seats = seats
        self.total = total
        self.piles = vec[i64]([0] * int(seats))
        self.won = vec[i64]([0] * int(seats))
        self.tricks = vec[i64]([0] * int(seats))
        self.led = vec[i64]([0] * int(seats))

    def leave_out(self, cards: i64) -> None:
        """Play without some cards: nobody holds or collects them."""
        self.collected |= cards
        self.played |= cards

    def copy_board(self, other: "Board") -> None:
        """Copy another board."""
        self.turn = other.turn
        self.owner = other.owner
        self.revealed = other.revealed
        self.timed = other.timed
        self.recording = other.recording
        self.events = vec[i64]()
        self.seats = other.seats
        self.total = other.total
        self.captain = other.captain
        self.number = other.number
        self.piles = refill(self.piles, other.piles)
        self.won = refill(self.won, other.won)
        self.tricks = refill(self.tricks, other.tricks)
        self.led = refill(self.led, other.led)
        self.collected = other.collected
        self.played = other.played
        self.newest = other.newest
        self.taken = other.taken
        self.winner = other.winner
        self.winning = other.winning

    def left(self) -> i64:
        """How many tricks are still to be won."""
        return self.total - self.number

    def to_come(self) -> i64:
        """The cards that nobody has collected yet; with three seats one of them stays unplayed."""
        return DECK & ~self.collected

    def room(self) -> i64:
        """How many of them can still be collected."""
        return self.seats * self.left()

    def has_won(self, seat: i64, trick: i64) -> bool:
        return self.won[seat] & BIT[trick] != 0

    def run(self, seat: i64) -> i64:
        """How many tricks the seat has won in a row up to now."""
        length: i64 = 0
        while length < self.number and self.won[seat] & BIT[self.number - 1 - length]:
            length += 1
        return length

    def won_last(self, seat: i64) -> bool:
        """Whether the seat won the trick that has just ended."""
        return self.number > 0 and self.winner == seat
