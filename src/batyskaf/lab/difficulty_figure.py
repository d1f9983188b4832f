"""Estimated against printed difficulties as a drawing, with the ten that differ most named."""

from collections.abc import Iterator
from html import escape
from typing import Final

from batyskaf.lab.difficulty import PLAYERS, Agreement, Compared
from batyskaf.locale import Texts

WIDTH, HEIGHT, EDGE = 860, 560, 64
MOST: Final = 7.0
"""The largest number on an axis."""
NAMED: Final = 10
COLOURS: Final = {3: "#0a7ea4", 4: "#c2571a", 5: "#8a4fb0"}
SHIFT: Final = {3: -0.16, 4: 0.0, 5: 0.16}
"""Where the dots of a number of players lie beside a printed number."""
STYLE: Final = """
text { font: 14px system-ui, sans-serif; fill: #12303f; }
.grid { stroke: #12303f26; } .same { stroke: #12303f; stroke-dasharray: 6 5; } .off { font-size: 12px; }
"""


def drawing(found: Agreement, texts: Texts) -> str:
    """The drawing as SVG."""
    title = texts.say("lab-difficulty-figure", rank=f"{found.rank:.2f}", attempts=found.attempts)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="#f4f9fb"/>',
        *_axes(texts),
        *(_dot(row) for row in found.rows),
        *_names(found),
        *_legend(texts),
        f'<text x="{EDGE}" y="28" font-weight="700">{escape(title)}</text>',
    ]
    return "\n".join([*parts, "</svg>", ""])


def _x(number: float) -> float:
    return EDGE + (number - 0.5) / (MOST - 0.5) * (WIDTH - 2 * EDGE)


def _y(number: float) -> float:
    return HEIGHT - EDGE - (number - 0.5) / (MOST - 0.5) * (HEIGHT - 2 * EDGE)


def _axes(texts: Texts) -> Iterator[str]:
    for number in range(1, int(MOST)):
        x, y = _x(number), _y(number)
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_y(0.5):.1f}" y2="{_y(MOST):.1f}"/>'
        yield f'<line class="grid" x1="{_x(0.5):.1f}" x2="{_x(MOST):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text x="{x:.1f}" y="{_y(0.5) + 20:.1f}" text-anchor="middle">{number}</text>'
        yield f'<text x="{EDGE - 12}" y="{y + 5:.1f}" text-anchor="end">{number}</text>'
    yield f'<line class="same" x1="{_x(1):.1f}" y1="{_y(1):.1f}" x2="{_x(6.5):.1f}" y2="{_y(6.5):.1f}"/>'
    yield f'<text x="{WIDTH / 2}" y="{HEIGHT - 16}" text-anchor="middle">{escape(texts.say("lab-printed"))}</text>'
    where = f"rotate(-90 22 {HEIGHT / 2})"
    yield f'<text x="22" y="{HEIGHT / 2}" text-anchor="middle" transform="{where}">{escape(texts.say("lab-estimate"))}'
    yield "</text>"


def _at(row: Compared) -> tuple[float, float]:
    """The place of a dot; tasks with the same number lie side by side."""
    beside = sum(map(ord, row.task)) % 7 - 3
    return _x(row.printed + SHIFT[row.players] + beside * 0.015), _y(min(row.estimate, MOST))


def _dot(row: Compared) -> str:
    x, y = _at(row)
    said = f"{row.task} ({row.players}): {row.printed}, {row.estimate:.1f}"
    shape = f'cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{COLOURS[row.players]}" fill-opacity="0.55"'
    return f"<circle {shape}><title>{escape(said)}</title></circle>"


def _names(found: Agreement) -> Iterator[str]:
    for row in found.worst[:NAMED]:
        x, y = _at(row)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="none" stroke="{COLOURS[row.players]}" stroke-width="2"/>'
        yield f'<text class="off" x="{x + 9:.1f}" y="{y + 4:.1f}">{escape(row.task)}</text>'


def _legend(texts: Texts) -> Iterator[str]:
    for at, players in enumerate(PLAYERS):
        y = _y(6.6) + at * 22
        yield f'<circle cx="{_x(0.75):.1f}" cy="{y:.1f}" r="5" fill="{COLOURS[players]}"/>'
        said = texts.say("lab-difficulty-players", players=players)
        yield f'<text x="{_x(0.75) + 12:.1f}" y="{y + 5:.1f}">{escape(said)}</text>'
