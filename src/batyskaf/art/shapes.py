"""Building blocks of all drawings: numbers as text, elements, paths, and shapes of things in the sea."""

from html import escape
from math import cos, pi, sin

SVG = "http://www.w3.org/2000/svg"

SPREAD = 1.6
"""How much wider a shaft of light is at the bottom."""


def num(value: float) -> str:
    """A number as short as SVG allows.

    >>> num(2.50), num(-0.001), num(12.0)
    ('2.5', '0', '12')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tag(name: str, body: str = "", /, **attributes: str | float | None) -> str:
    """One element; underscores in attribute names become hyphens, a trailing one is dropped."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            shown = num(value) if isinstance(value, int | float) else escape(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{shown}"')
    return f"<{' '.join(parts)}>{body}</{name}>" if body else f"<{' '.join(parts)}/>"


def run(letter: str, *values: float) -> str:
    """One command of a path.

    >>> run("q", 1.5, 0, 3, 4)
    'q1.5 0 3 4'
    """
    return letter + " ".join(num(value) for value in values)


def path(d: str, **attributes: str | float | None) -> str:
    return tag("path", d=d, **attributes)


def line(d: str, colour: str, width: float = 5) -> str:
    """A line with round ends."""
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def use(id: str, x: float, y: float, size: float, **attributes: str | float | None) -> str:
    """A square symbol with its centre at x, y."""
    place: dict[str, str | float | None] = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return tag("use", href=f"#{id}", **place, **attributes)


def points(*pairs: tuple[float, float]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in pairs)


def star(x: float, y: float, outer: float, inner: float, tips: int = 5) -> str:
    """The corners of a star with one tip up."""
    corners = []
    for step in range(2 * tips):
        angle = (step * 180 / tips - 90) * pi / 180
        reach = inner if step % 2 else outer
        corners.append((x + reach * cos(angle), y + reach * sin(angle)))
    return points(*corners)


def symbol(id: str, box: tuple[int, int], body: str) -> str:
    return tag("symbol", body, id=id, viewBox=f"0 0 {box[0]} {box[1]}")


def gradient(id: str, *stops: tuple[float, str, float], angle: str = "down") -> str:
    """A linear gradient from the top (or the left); each stop has an offset, a colour and an opacity."""
    body = "".join(
        tag("stop", offset=place, stop_color=colour, stop_opacity=None if opacity == 1 else opacity)
        for place, colour, opacity in stops
    )
    ends = (
        {"x1": 0.0, "y1": 0.0, "x2": 0.0, "y2": 1.0}
        if angle == "down"
        else {"x1": 0.0, "y1": 0.0, "x2": 1.0, "y2": 0.6}
    )
    return tag("linearGradient", body, id=id, **ends)


def glow(id: str, colour: str, opacity: float = 1.0) -> str:
    """A radial gradient that fades out."""
    stops = tag("stop", offset=0, stop_color=colour, stop_opacity=opacity)
    stops += tag("stop", offset=1, stop_color=colour, stop_opacity=0)
    return tag("radialGradient", stops, id=id)


def rays(width: float, height: float, tops: tuple[tuple[float, float], ...]) -> str:
    """Shafts of light that widen downwards; each has a start and a width."""
    shafts = []
    for at, wide in tops:
        lean = (at - width / 2) * 0.5
        corners = (
            (at, -2.0),
            (at + wide, -2.0),
            (at + wide * SPREAD + lean, height),
            (at - wide * (SPREAD - 1) + lean, height),
        )
        shafts.append(tag("polygon", points=points(*corners)))
    return tag("g", "".join(shafts), fill="url(#ray)")


def bubbles(*spots: tuple[float, float, float]) -> str:
    """Bubbles by position and radius, each with a highlight."""
    drawn = []
    for x, y, r in spots:
        drawn.append(
            tag(
                "circle",
                cx=x,
                cy=y,
                r=r,
                fill="#fff",
                fill_opacity=0.16,
                stroke="#fff",
                stroke_opacity=0.5,
                stroke_width=r / 5,
            )
        )
        drawn.append(tag("circle", cx=x - r * 0.35, cy=y - r * 0.35, r=r * 0.22, fill="#fff", fill_opacity=0.8))
    return "".join(drawn)


def weed(x: float, base: float, height: float, sway: float, **attributes: str | float | None) -> str:
    """A strand of seaweed."""
    third = height / 3
    d = run("M", x, base) + run("c", sway, -third, -sway, -third, 0, -2 * third)
    d += run("s", -sway, -third * 0.6, sway / 2, -third)
    return path(d, fill="none", stroke_linecap="round", **attributes)


def fish(x: float, y: float, size: float, **attributes: str | float | None) -> str:
    """A small fish facing right; a negative size mirrors it."""
    s, h = size, abs(size)
    d = run("M", x - s, y) + run("c", s * 0.5, -h * 0.7, s * 1.3, -h * 0.5, s * 1.7, 0)
    d += run("c", -s * 0.4, h * 0.5, -s * 1.2, h * 0.7, -s * 1.7, 0)
    d += run("l", -s * 0.6, -h * 0.4) + run("v", h * 0.8) + "z"
    return path(d, **attributes)
