"""Plays any game by the texts of its moves; the base of each game's own driver."""

from typing import Self

from batyskaf.core.events import Event
from batyskaf.core.game import OVER, Game, State


class Driver:
    """A running game that is played by texts."""

    game: Game
    state: State

    def __init__(self, state: State, game: Game) -> None:
        self.state = state
        self.game = game
        self.state.recording = True

    @property
    def turn(self) -> int:
        """The seat that decides."""
        return int(self.state.turn)

    @property
    def over(self) -> bool:
        return self.state.turn == OVER

    def choices(self, kind: str = "") -> list[str]:
        """The texts of the legal moves in order, or what may follow this word in them."""
        texts = [self.game.moves.text(move) for move in self.state.legal()]
        return [text.removeprefix(kind + " ") for text in texts if text.startswith(kind + " ")] if kind else texts

    def do(self, *texts: str) -> Self:
        """Make moves, each for the seat to act."""
        for text in texts:
            assert text in self.choices(), f"{text!r} is not among {self.choices()} of seat {self.turn}"
            self.state.apply(self.game.moves.id(text))
        return self

    def refusal(self, text: str) -> str | None:
        """The message id of the reason why a move is illegal; None if it is legal."""
        reason = self.state.why_not(self.game.moves.id(text))
        return None if reason is None else reason.id

    def events(self, kind: type[Event] = Event) -> list[Event]:
        """The events of one kind in the last move."""
        return [event for event in self.game.events(self.state) if isinstance(event, kind)]
