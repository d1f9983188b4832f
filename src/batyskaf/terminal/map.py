"""The map of a game as a page of its own: arrow keys move between places, and each place is described in full."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Console
from rich.containers import Lines
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from batyskaf.locale import Texts
from batyskaf.render.base import Sight

STEPS = {"left": (0, -1), "right": (0, 1), "up": (-1, 0), "down": (1, 0)}


class MapSheet(ModalScreen[None]):
    """A grid of places, one of them selected."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,tab", "close", priority=True),
        Binding("ctrl+c,ctrl+q", "close", priority=True),
    ]
    DEFAULT_CSS = """
    #map { width: 96%; height: auto; max-height: 75%; padding: 0 2; border: round #56b4e9; background: #12283a; }
    """

    def __init__(self, texts: Texts, sights: Sequence[Sight]) -> None:
        super().__init__()
        self.texts = texts
        self.sights = list(sights)
        self.cursor = 0

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="map", can_focus=False):
            yield Static(Text(self.texts.say("screen-map"), style="bold"))
            yield Static(id="grid")
            yield Static(id="detail")
            yield Static(Text(self.texts.say("screen-map.hint"), style="dim"))

    def on_mount(self) -> None:
        self._draw()

    def _draw(self) -> None:
        self.query_one("#grid", Static).update(drawn(self.sights, self.cursor, max(self.size.width - 10, 40)))
        self.query_one("#detail", Static).update(self.sights[self.cursor].detail)

    def on_key(self, event: events.Key) -> None:
        if event.key in STEPS:
            self.cursor = neighbour(self.sights, self.cursor, *STEPS[event.key])
            self._draw()
            event.stop()

    def action_close(self) -> None:
        self.dismiss()


def neighbour(sights: Sequence[Sight], cursor: int, down: int, right: int) -> int:
    """The nearest place in a direction; the same one if there is none."""
    here = sights[cursor]
    ahead = [
        (abs(there.row - here.row) + abs(there.column - here.column) + (3 if _aside(here, there, down) else 0), number)
        for number, there in enumerate(sights)
        if (there.row - here.row) * down > 0 or (there.column - here.column) * right > 0
    ]
    return min(ahead)[1] if ahead else cursor


def _aside(here: Sight, there: Sight, down: int) -> bool:
    return there.column != here.column if down else there.row != here.row


def drawn(sights: Sequence[Sight], cursor: int, width: int) -> Text:
    """The grid as lines of text, names whole, with the selected place in reverse video."""
    columns = 1 + max(sight.column for sight in sights)
    wide = max(6, min(18, width // columns - 1))
    console = Console(width=wide)
    lines = []
    for row in range(1 + max(sight.row for sight in sights)):
        cells: list[tuple[Lines, bool]] = []
        for column in range(columns):
            found = [number for number, sight in enumerate(sights) if (sight.row, sight.column) == (row, column)]
            cell = sights[found[0]].label if found else Text("·", style="dim")
            cells.append((cell.wrap(console, wide), bool(found and found[0] == cursor)))
        for number in range(max(len(wrapped) for wrapped, _ in cells)):
            line = Text(no_wrap=True)
            for wrapped, chosen in cells:
                part = wrapped[number].copy() if number < len(wrapped) else Text()
                part.truncate(wide, pad=True)
                if chosen:
                    part.stylize("reverse")
                line.append_text(part).append(" ")
            lines.append(line)
    return Text("\n").join(lines)
