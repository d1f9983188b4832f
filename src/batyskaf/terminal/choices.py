"""A widget with the choices of a player, made by key, by arrows and Enter, or by a click."""

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from batyskaf.render.base import Choice, Group

KEYS = "123456789abcdefghijkmnoprvwyz"
"""Keys that select a choice; the missing letters are commands of the table."""
GAP = 2


class Spot:
    """The place of a choice: its row, and its columns from `start` up to `end` (exclusive)."""

    def __init__(self, choice: Choice, key: str, row: int, start: int, width: int) -> None:
        self.choice = choice
        self.key = key
        self.row = row
        self.start = start
        self.width = width

    def covers(self, x: int, y: int) -> bool:
        return y == self.row and self.start <= x < self.start + self.width


def lay_out(groups: Sequence[Group], width: int) -> tuple[list[Spot], list[tuple[int, str]], int]:
    """Lay the choices out in rows that fit; return their spots, the titles with their rows, and the height."""
    spots: list[Spot] = []
    titles: list[tuple[int, str]] = []
    row = 0
    for group in groups:
        if len(groups) > 1:
            titles.append((row, group.title))
            row += 1
        column = 0
        for choice in group.choices:
            key = KEYS[len(spots)] if len(spots) < len(KEYS) else " "
            wide = min(choice.label.cell_len + 4, max(width, 8))
            if column and (group.wide or column + wide > width):
                row, column = row + 1, 0
            spots.append(Spot(choice, key, row, column, wide))
            column += wide + GAP
        row += 1
    return spots, titles, row


class Choices(Widget, can_focus=True):
    """The current choices, one of them under the cursor."""

    DEFAULT_CSS = "Choices { height: auto; }"

    class Picked(Message):
        """A choice was made."""

        def __init__(self, move: int) -> None:
            super().__init__()
            self.move = move

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._groups: list[Group] = []
        self._cursor = 0

    def offer(self, groups: Sequence[Group]) -> None:
        """Show new choices."""
        self._groups = list(groups)
        self._cursor = 0
        self.refresh(layout=True)

    def spots(self) -> list[Spot]:
        return lay_out(self._groups, self._width())[0]

    def _width(self) -> int:
        return self.content_size.width or 76

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return lay_out(self._groups, width)[2]

    def render(self) -> Text:
        spots, titles, height = lay_out(self._groups, self._width())
        rows = [Text() for _ in range(height)]
        for row, title in titles:
            rows[row].append(title, style="dim italic")
        for number, spot in enumerate(spots):
            line = rows[spot.row]
            line.pad_right(spot.start - line.cell_len)
            chip = Text().append(f" {spot.key} ", style="dim").append_text(spot.choice.label.copy()).append(" ")
            chip.truncate(spot.width, overflow="ellipsis", pad=True)
            chip.stylize("reverse" if number == self._cursor and self.has_focus else "on #1c3545")
            line.append_text(chip)
        return Text("\n", no_wrap=True).join(rows)

    # --- picking ---------------------------------------------------------------------------------------------------

    def pick_key(self, key: str) -> bool:
        """Make the choice with this key, if there is one."""
        for spot in self.spots():
            if spot.key == key and key != " ":
                self.post_message(self.Picked(spot.choice.move))
                return True
        return False

    def on_click(self, event: events.Click) -> None:
        for number, spot in enumerate(self.spots()):
            if spot.covers(event.x, event.y):
                self._cursor = number
                self.post_message(self.Picked(spot.choice.move))
                event.stop()
                return

    def on_key(self, event: events.Key) -> None:
        steps = {"left": -1, "right": 1}
        if event.key in steps:
            self._go(self._cursor + steps[event.key])
        elif event.key in ("up", "down"):
            self._climb(-1 if event.key == "up" else 1)
        elif event.key == "enter" and self._groups:
            self.post_message(self.Picked(self.spots()[self._cursor].choice.move))
        elif not (event.character and self.pick_key(event.character.lower())):
            return
        event.stop()
        event.prevent_default()

    def _go(self, cursor: int) -> None:
        spots = self.spots()
        self._cursor = max(0, min(len(spots) - 1, cursor))
        self.refresh()
        if spots:
            self.call_after_refresh(self._show, spots[self._cursor])

    def _show(self, spot: Spot) -> None:
        if self.parent is not None and isinstance(self.parent, Widget):
            self.parent.scroll_to_region(Region(spot.start, spot.row, spot.width, 1), animate=False)

    def _climb(self, step: int) -> None:
        """Move to the nearest choice in the next non-empty row up or down."""
        spots = self.spots()
        if not spots:
            return
        here = spots[self._cursor]
        rows = sorted({spot.row for spot in spots if (spot.row - here.row) * step > 0}, reverse=step < 0)
        if rows:
            near = [spot for spot in spots if spot.row == rows[0]]
            self._go(spots.index(min(near, key=lambda spot: abs(spot.start - here.start))))

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()
