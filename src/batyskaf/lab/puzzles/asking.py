"""A puzzle as a person sees it, and the judgement of an answer, in every language."""

from collections.abc import Callable, Iterator
from functools import cached_property

import msgspec

from batyskaf.core.game import Game, State
from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.lab.puzzles.puzzle import Puzzle
from batyskaf.lab.review_words import percent
from batyskaf.lab.wording import Label, Namer
from batyskaf.locale import LANGUAGES, Texts


class Answered(msgspec.Struct, frozen=True):
    """The judgement of an answer; without an answer, the solution."""

    right: bool
    answer: str
    label: Label
    because: Label
    line: tuple[Label, ...]
    """How it continues, starting with the answer."""


class Asking:
    """A puzzle with its position. `seat` decides; only its view may be shown, unless hands are open."""

    def __init__(self, puzzle: Puzzle) -> None:
        from batyskaf.render.seats import BOT  # with all renderers, which a table starts without

        self.puzzle = puzzle
        self.game: Game = load(puzzle.game)
        self.options = self.game.options(**puzzle.options)
        self.state: State = puzzle.state(self.game)
        self.seat = int(self.state.turn)
        self.seats = (f"{BOT}easy",) * self.game.seats(self.options)

    @cached_property
    def view(self) -> msgspec.Struct:
        return self.state.view(self.seat)

    @cached_property
    def hands(self) -> tuple[tuple[str, ...], ...]:
        """The hands of all seats, if the puzzle is played with open hands."""
        if self.puzzle.kind != "open":
            return ()
        return tuple(tuple(getattr(self.state.view(seat), "hand", ())) for seat in range(len(self.seats)))

    @cached_property
    def namer(self) -> Namer:
        return Namer(self.game, self.options, self.seats, self.view, self.state.legal())

    def move(self, text: str) -> int:
        """A legal move by its text."""
        move = self.game.moves.id(text)
        reason = self.state.why_not(move)
        if reason is not None:
            raise Refused(reason.id, **reason.args)
        return move

    def answered(self, move: int | None) -> Answered:
        """Judge a move; None gives the solution away."""
        answer = self.puzzle.answer
        return Answered(
            right=move == answer,
            answer=self.game.moves.text(answer),
            label=self.namer.label(answer),
            because=self._because(answer if move is None else move),
            line=tuple(self._line()),
        )

    def _line(self) -> Iterator[Label]:
        """How it continues; what a bot expects from others is not shown, since it depends on hidden cards."""
        return iter(()) if self.puzzle.kind == "move" else self.namer.line(self.state, self.puzzle.line)

    def _because(self, move: int) -> Label:
        values = self.puzzle.values
        answer = self.puzzle.answer
        label = self.namer.label(move)
        if self.puzzle.kind == "open":
            right = _yes(move == answer)
            return _worded(lambda texts: texts.say("puzzle-because-open", right=right, move=label[texts.lang]))
        second = max((each for each in values if each != answer), key=lambda each: values[each])
        other = second if move == answer or move not in values else move
        named = self.namer.label(other)
        shown: Callable[[float], int] = percent if self.puzzle.kind == "move" else round
        return _worded(
            lambda texts: texts.say(
                f"puzzle-because-{self.puzzle.kind}",
                right=_yes(move == answer),
                best=shown(values[answer]),
                other=named[texts.lang],
                value=shown(values[other]),
            )
        )


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _worded(tell: Callable[[Texts], str]) -> Label:
    return {lang: tell(Texts(lang)) for lang in LANGUAGES}
