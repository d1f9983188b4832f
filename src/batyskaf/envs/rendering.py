"""Renders states as text, SVG or HTML, and observations as images."""

import io
from functools import cache

import msgspec
import numpy as np
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from batyskaf.core.game import Game, State
from batyskaf.core.planes import placed
from batyskaf.envs.arrays import Bytes
from batyskaf.locale import Texts
from batyskaf.render import renderer_for
from batyskaf.testing.laws import observation

WIDTH = 100
"""Width of a rendered table in columns."""
_PAGE = '<pre style="font:12px/1.3 monospace;color:#222;background:#fff;padding:8px;overflow-x:auto">{code}</pre>'
SQUARE = 4
"""Size of a cell in pixels."""


@cache
def _texts(lang: str) -> Texts:
    return Texts(lang)


def _panel(game: Game, options: msgspec.Struct, state: State, seat: int | None, lang: str) -> Panel:
    """The table as the terminal shows it."""
    renderer = renderer_for(game, _texts(lang), options)
    view = state.view(seat)
    names = renderer.names([str(number + 1) for number in range(game.seats(options))])
    parts = [Text.assemble((f"{area.title}\n", "bold"), area.body) for area in renderer.areas(view, names)]
    parts.append(Text(renderer.ask(view, names, seat), "italic"))
    return Panel(Group(*parts), title=renderer.heading(view) or renderer.title())


def text(game: Game, options: msgspec.Struct, state: State, seat: int | None, lang: str = "en") -> str:
    """What a seat (None: a spectator) sees, in plain text."""
    console = Console(width=WIDTH, file=io.StringIO(), color_system=None)
    with console.capture() as captured:
        console.print(_panel(game, options, state, seat, lang))
    return captured.get()


def svg(game: Game, options: msgspec.Struct, state: State, seat: int | None, lang: str = "en") -> str:
    """What a seat sees, as a drawing."""
    console = Console(width=WIDTH, record=True, file=io.StringIO())
    console.print(_panel(game, options, state, seat, lang))
    return console.export_svg(title=game.name)


def page(game: Game, options: msgspec.Struct, state: State, seat: int | None, lang: str = "en") -> str:
    """What a seat sees, as self-contained HTML."""
    console = Console(width=WIDTH, record=True, file=io.StringIO())
    console.print(_panel(game, options, state, seat, lang))
    return console.export_html(inline_styles=True, code_format=_PAGE)


def picture(game: Game, state: State, seat: int) -> Bytes:
    """An observation as an image: one row of squares for each row of each plane, brighter for larger numbers."""
    cells = np.frombuffer(observation(game, state, seat), dtype=np.uint8)
    planes = game.planes()
    wide = max(plane.stride for plane in planes)
    rows = []
    for number, (at, plane) in enumerate(placed(planes)):
        for row in range(plane.rows):
            line = np.zeros(wide, dtype=np.uint8)
            line[: plane.stride] = cells[at + row * plane.stride : at + (row + 1) * plane.stride]
            rows.append(_coloured(line, plane.cells, number))
    image = np.stack(rows)
    return image.repeat(SQUARE, axis=0).repeat(SQUARE, axis=1)


def _coloured(line: Bytes, cells: int, number: int) -> Bytes:
    """Blue for zero, sand for other numbers; planes alternate in tone."""
    shade = 24 if number % 2 else 36
    colours = np.zeros((len(line), 3), dtype=np.uint8)
    colours[:cells] = (shade // 3, shade, shade * 2)
    strength = np.minimum(line.astype(np.int64) * 40 + 120, 255)
    lit = line > 0
    colours[lit] = np.stack([strength, strength * 9 // 10, strength // 2], axis=1)[lit].astype(np.uint8)
    return colours
