"""The renderer for any game: its view as a tree, its choices by kind of move. Games override what they can improve."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from textwrap import wrap
from typing import Literal

import msgspec
from rich.text import Text

from batyskaf.core.events import Event
from batyskaf.core.game import Game
from batyskaf.core.result import Result
from batyskaf.locale import Texts

INDENT = "  "
"""Before the rest of a line that continues below."""


@dataclass(frozen=True)
class Choice:
    """A legal move with its label, and its words for sentences where the label has signs or much more.

    `whole` words are clear without the title of their group.

    >>> Choice(3, Text(" ▸ 4 pearls"), words="pay four pearls").said, Choice(5, Text(" ▸ pass")).said
    ('pay four pearls', '▸ pass')
    """

    move: int
    label: Text
    words: str = ""
    whole: bool = False

    @property
    def said(self) -> str:
        return self.words or self.label.plain.strip()


@dataclass(frozen=True)
class Group:
    """Choices that belong together; `wide` ones are long and get a line each.

    >>> group = Group("Play a card", (Choice(0, Text("blue 4")), Choice(1, Text("pink 9"))))
    >>> [choice.said for choice in group.choices]
    ['blue 4', 'pink 9']
    """

    title: str
    choices: tuple[Choice, ...]
    wide: bool = False


@dataclass(frozen=True)
class Area:
    """A titled part of the table. The hand is always visible, below everything else.

    >>> Area("Your hand", Text("blue 4  pink 9"), "hand").place
    'hand'
    """

    title: str
    body: Text
    place: Literal["table", "hand"] = "table"


@dataclass(frozen=True)
class Sight:
    """A place on the map of a game: its position, label and description.

    >>> Sight("B2", 1, 1, Text("Reef"), Text("Two fish, one site")).detail.plain
    'Two fish, one site'
    """

    name: str
    row: int
    column: int
    label: Text
    detail: Text


class Renderer:
    """Draws any game. It only receives what the viewer may see.

    A subclass says what its game can say better:

    >>> from batyskaf import load
    >>> class Loud(Renderer):
    ...     def ask(self, view, names, seat):
    ...         return super().ask(view, names, seat).upper()
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> Loud(game, Texts("en")).ask(state.view(state.turn), ("Ada", "Ben", "Cy"), state.turn)
    'IT IS YOUR DECISION.'
    """

    def __init__(self, game: Game, texts: Texts, options: msgspec.Struct | None = None) -> None:
        self.game = game
        self.texts = texts
        self.options = game.options() if options is None else options
        """The options of the match; the defaults if they are unknown."""
        self.width = 78
        """The available width in columns."""

    compact = False
    """Whether the screen is low: what matters most comes first, side by side."""

    def title(self) -> str:
        id = f"game-{self.game.name}"
        return self.texts.say(id) if self.texts.has(id) else self.game.name

    def names(self, seats: Sequence[str]) -> tuple[str, ...]:
        """The names of all seats that appear in events."""
        return tuple(seats)

    def heading(self, view: msgspec.Struct) -> str:
        """The state of the game in a few words."""
        return ""

    def ask(self, view: msgspec.Struct, names: Sequence[str], seat: int | None) -> str:
        """The current question, and who is asked."""
        turn = getattr(view, "turn", None)
        if not isinstance(turn, int) or turn < 0:
            return self.texts.say("ask-over")
        return self.texts.say("ask-any", you="yes" if turn == seat else "no", seat=names[turn])

    def areas(self, view: msgspec.Struct, names: Sequence[str]) -> list[Area]:
        """The areas of the table."""
        lines = Text("\n").join(Text(line) for line in _tree(msgspec.to_builtins(view)))
        return [Area(self.texts.say("area-table"), lines)]

    def recent(self, view: msgspec.Struct, names: Sequence[str]) -> Text | None:
        """What can be shown on request: the last trick, an open pile."""
        return None

    def map(self, view: msgspec.Struct, names: Sequence[str]) -> list[Sight]:
        """The places of the game's map; none if it has no map."""
        return []

    def line(self, event: Event, names: Sequence[str], viewer: int | None = None) -> str:
        """An event as a line of the log; `viewer` is the seat that reads it. Empty if the event needs no line."""
        return self.texts.event(self.game, event, names, viewer)

    def coloured(self, line: str) -> Text:
        """A line of the log in the game's colours."""
        return Text(line)

    def typed(self, move: int) -> tuple[str, ...]:
        """The ways to type a move in full, the usual one first."""
        return (self.game.moves.text(move),)

    def groups(self, view: msgspec.Struct, legal: Sequence[int], names: Sequence[str]) -> list[Group]:
        """The choices, grouped and worded."""
        kinds: dict[str, list[Choice]] = {}
        for move in legal:
            kinds.setdefault(self.game.moves.kind(move), []).append(Choice(move, Text(self.game.moves.text(move))))
        return [Group(kind, tuple(choices)) for kind, choices in kinds.items()]

    def nudge(self, view: msgspec.Struct, legal: Sequence[int]) -> str:
        """What to look at before one of these choices is made, without saying which; empty if there is nothing."""
        return ""

    def result(self, result: Result, names: Sequence[str]) -> str:
        """The result in a sentence or two."""
        places = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
        seats = [
            self.texts.say("result-seat", seat=names[seat], rank=result.ranks[seat], score=f"{result.scores[seat]:g}")
            for seat in places
        ]
        return " ".join([self.texts.say("ask-over"), *seats])


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


def beside(left: Text, right: Text, wide: int, width: int) -> Text:
    """Two texts side by side, the left one in the columns that it needs, at most `wide`. On the left, lines that don't
    fit are shortened; on the right they continue below, a little to the right.

    >>> print(beside(Text("Ocean\\nSpice Trader"), Text("Board\\nWarm Vent [raise 1]"), 10, 22))
    Ocean     Board
    Spice Tr… Warm Vent
                [raise 1]
    """
    lines = []
    wide = min(wide, 1 + max(line.cell_len for line in left.split()))
    folded = [piece for line in right.split() for piece in _folded(line, width - wide)]
    for one, other in zip_longest(left.split(), folded, fillvalue=Text()):
        line = one.copy()
        line.truncate(wide - 1, overflow="ellipsis", pad=True)
        lines.append(line.append(" ").append_text(other))
    return Text("\n").join(lines)


def _folded(line: Text, width: int) -> Iterator[Text]:
    """A line in as many as it needs, those after the first indented."""
    at = 0
    for piece in wrap(line.plain, width, subsequent_indent=INDENT) or [""]:
        words = piece.removeprefix(INDENT) if at else piece
        start = line.plain.index(words, at)
        indent = INDENT if at else ""
        at = start + len(words)
        yield Text(indent).append_text(line[start:at])


def cell_lines(words: str, wide: int) -> list[str]:
    """A name in lines of a table's cell: whole words where they fit, and nothing left out.

    >>> cell_lines("Decommissioned Oil Rig", 14)
    ['Decommissioned', 'Oil Rig']
    """
    return wrap(words, wide) or [""]
