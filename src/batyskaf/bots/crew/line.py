# mypyc: compile
"""A line of play on its own board: cards are played and tricks won, and both can be undone."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.crew.cards import CARDS
from batyskaf.games.crew.play import play_card, win_trick
from batyskaf.games.crew.rules import COLUMNS, TONOJA
from batyskaf.games.crew.state import CrewState

_TRICKS: Final = 14


@final
class Line:
    """The board at the end of the line, the cards that led there, and what each of them changed."""

    board: CrewState
    seats: i64
    tonoja: bool
    held: vec[i64]
    """The remaining cards of each seat, including Tonoja's covered ones."""
    covering: i64
    """Tonoja's open cards that have another beneath them, at the start."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]([-1] * int(CARDS))
        """The cards of the line, starting with those already in the current trick."""
        self.start: i64 = 0
        """The number of cards already in the trick at the start."""
        self.ply: i64 = 0
        self.newest: vec[i64] = vec[i64]([-1] * int(CARDS))
        """Before each card: the latest card, the winning card and its seat."""
        self.best: vec[i64] = vec[i64]([-1] * int(CARDS))
        self.best_seat: vec[i64] = vec[i64]([-1] * int(CARDS))
        self.taken: vec[i64] = vec[i64]([0] * _TRICKS)
        """Before each trick was won: the cards of the previous trick, its winner and the winning card."""
        self.winner: vec[i64] = vec[i64]([-1] * _TRICKS)
        self.winning: vec[i64] = vec[i64]([-1] * _TRICKS)

    def begin(self, state: CrewState) -> None:
        """Start from a state."""
        board = state.copy()
        self.board = board
        self.seats = board.seats
        self.tonoja = board.setup.has_tonoja()
        self.held = board.hands[:]
        self.covering = 0
        for column in range(COLUMNS if self.tonoja else i64(0)):
            top = board.columns[column]
            beneath = board.columns[column + COLUMNS]
            if beneath >= 0:
                self.held[TONOJA] |= BIT[beneath]
                self.covering |= BIT[top]
        self.start = board.laid
        self.ply = board.laid
        for i in range(board.laid):
            self.cards[i] = board.trick[i]

    def covered(self) -> i64:
        """Tonoja's covered cards."""
        if not self.tonoja:
            return 0
        return self.held[TONOJA] & ~self.board.hands[TONOJA]

    def lay(self, seat: i64, card: i64) -> None:
        """Play a card."""
        board = self.board
        ply = self.ply
        self.newest[ply] = board.newest
        self.best[ply] = board.best
        self.best_seat[ply] = board.best_seat
        self.cards[ply] = card
        self.ply = ply + 1
        self.held[seat] &= ~BIT[card]
        play_card(board, seat, card)

    def take_back(self, seat: i64, card: i64) -> None:
        """Undo the last card."""
        board = self.board
        ply = self.ply - 1
        bit = BIT[card]
        self.ply = ply
        board.laid -= 1
        board.trick[board.laid] = -1
        if board.laid == 0:
            board.led[seat] &= ~bit
        board.newest = self.newest[ply]
        board.best = self.best[ply]
        board.best_seat = self.best_seat[ply]
        board.played &= ~bit
        board.hands[seat] |= bit
        self.held[seat] |= bit

    def win(self) -> i64:
        """Give the trick to its winner and return the winner; Tonoja uncovers a card."""
        board = self.board
        number = board.number
        self.taken[number] = board.taken
        self.winner[number] = board.winner
        self.winning[number] = board.winning
        win_trick(board)
        if self.tonoja:
            board.hands[TONOJA] |= self._beneath()
        return board.winner

    def give_back(self) -> None:
        """Undo the last won trick."""
        board = self.board
        if self.tonoja:
            board.hands[TONOJA] &= ~self._beneath()
        board.number -= 1
        number = board.number
        winner = board.winner
        board.piles[winner] &= ~board.taken
        board.collected &= ~board.taken
        board.won[winner] &= ~BIT[number]
        board.tricks[winner] -= 1
        board.taken = self.taken[number]
        board.winner = self.winner[number]
        board.winning = self.winning[number]
        board.laid = self.seats
        for i in range(self.seats):
            board.trick[i] = self.cards[self.ply - self.seats + i]

    def _beneath(self) -> i64:
        """The card beneath the one that Tonoja played to the last won trick, as a mask."""
        board = self.board
        for column in range(COLUMNS):
            top = board.columns[column]
            beneath = board.columns[column + COLUMNS]
            if top >= 0 and beneath >= 0 and board.taken & BIT[top]:
                return BIT[beneath]
        return 0
