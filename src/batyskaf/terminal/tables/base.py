"""What a game tells the terminal: how to draw its view, and how to group and word its choices.

`Table` itself works for any game: the view as a tree, the choices by kind of move. Games override what they do better.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from rich.text import Text

from batyskaf.core.events import Event
from batyskaf.core.game import Game
from batyskaf.core.result import Result
from batyskaf.locale import Texts


@dataclass(frozen=True)
class Choice:
    """One legal move as people read it."""

    move: int
    label: Text


@dataclass(frozen=True)
class Group:
    """Choices that belong together; `wide` ones are long and stand one below another."""

    title: str
    choices: tuple[Choice, ...]
    wide: bool = False


@dataclass(frozen=True)
class Area:
    """A titled part of the table. The hand stays in sight below everything else."""

    title: str
    body: Text
    place: Literal["table", "hand"] = "table"


@dataclass(frozen=True)
class Sight:
    """A place on the map of a game: where it lies, what it is called, and all there is to know of it."""

    name: str
    row: int
    column: int
    label: Text
    detail: Text


class Table:
    """Draws any game. Everything it is given is already what the viewer may see."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.options: msgspec.Struct | None = None
        """What was agreed for the match on this table, where it is known."""
        self.width = 78
        """Columns that there are to draw in."""

    def title(self) -> str:
        id = f"game-{self.game.name}"
        return self.texts.say(id) if self.texts.has(id) else self.game.name

    def names(self, seats: Sequence[str]) -> tuple[str, ...]:
        """The names of all seats that events speak of."""
        return tuple(seats)

    def heading(self, view: msgspec.Struct) -> str:
        """Where the game stands, in a few words."""
        return ""

    def ask(self, view: msgspec.Struct, names: Sequence[str], seat: int | None) -> str:
        """What is asked now, and of whom."""
        turn = getattr(view, "turn", None)
        if not isinstance(turn, int) or turn < 0:
            return self.texts.say("ask-over")
        return self.texts.say("ask-any", you="yes" if turn == seat else "no", seat=names[turn])

    def areas(self, view: msgspec.Struct, names: Sequence[str]) -> list[Area]:
        """What lies on the table."""
        lines = Text("\n").join(Text(line) for line in _tree(msgspec.to_builtins(view)))
        return [Area(self.texts.say("area-table"), lines)]

    def recent(self, view: msgspec.Struct, names: Sequence[str]) -> Text | None:
        """What may be looked at on request: a last trick, an open pile."""
        return None

    def map(self, view: msgspec.Struct, names: Sequence[str]) -> list[Sight]:
        """Places that can be walked and looked at one by one; none if the game has no map."""
        return []

    def coloured(self, line: str) -> Text:
        """A line of the log with what the game colours in it."""
        return Text(line)

    def remembered(self, steps: Sequence[tuple[Event, ...]], options: msgspec.Struct) -> Sequence[tuple[Event, ...]]:
        """What the log of a running game may still show, step by step: some games forbid to look things up."""
        return steps

    def typed(self, move: int) -> tuple[str, ...]:
        """How a move can be typed in full, as this table writes it first."""
        return (self.game.moves.text(move),)

    def groups(self, view: msgspec.Struct, legal: Sequence[int], names: Sequence[str]) -> list[Group]:
        """The choices, grouped and worded."""
        kinds: dict[str, list[Choice]] = {}
        for move in legal:
            kinds.setdefault(self.game.moves.kind(move), []).append(Choice(move, Text(self.game.moves.text(move))))
        return [Group(kind, tuple(choices)) for kind, choices in kinds.items()]

    def result(self, result: Result, names: Sequence[str]) -> str:
        """How it ended, in a sentence or two."""
        places = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
        told = [
            self.texts.say("result-seat", seat=names[seat], rank=result.ranks[seat], score=f"{result.scores[seat]:g}")
            for seat in places
        ]
        return " ".join([self.texts.say("ask-over"), *told])


def _tree(value: object, depth: int = 0) -> Iterator[str]:
    indent = "  " * depth
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if isinstance(inner, Mapping | list | tuple) and inner:
                yield f"{indent}{key}:"
                yield from _tree(inner, depth + 1)
            else:
                yield f"{indent}{key}: {_plain(inner)}"
    elif isinstance(value, list | tuple):
        if all(not isinstance(inner, Mapping | list | tuple) for inner in value):
            yield indent + " ".join(_plain(inner) for inner in value)
        else:
            for inner in value:
                first, *rest = _tree(inner, depth + 1)
                yield f"{indent}- {first.strip()}"
                yield from rest
    else:
        yield indent + _plain(value)


def _plain(value: object) -> str:
    return "–" if value is None or value in ([], (), "") else str(value)
