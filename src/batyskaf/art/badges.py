"""Small round drawings: mission badges, captain and distress signs, tokens, marks and icons."""

from collections.abc import Iterable

from batyskaf.art.shapes import glow, gradient, num, path, rays, star, symbol, tag, use
from batyskaf.art.suits import figure
from batyskaf.games.crew.content import MissionEntry

SQUARE = (100, 100)
DEEPEST = 33


def gradients() -> str:
    deep = gradient("deep", (0, "#0d5c74", 1), (0.55, "#083049", 1), (1, "#041522", 1))
    brass = gradient("brass", (0, "#ffe9ad", 1), (0.5, "#c9962c", 1), (1, "#6d4a0c", 1), angle="across")
    return deep + brass + glow("lamp-glow", "#fff2b8", 0.95) + glow("sonar-glow", "#5ef0d0", 0.8)


def porthole(inside: str) -> str:
    """A brass ring with rivets around a scene."""
    rim = tag("circle", cx=50, cy=50, r=43, fill="none", stroke="url(#brass)", stroke_width=10)
    rivets = "".join(
        tag("circle", cx=50 + x, cy=50 + y, r=2.2)
        for x, y in ((0, -43), (37, -21), (37, 21), (0, 43), (-37, 21), (-37, -21))
    )
    edge = tag("circle", cx=50, cy=50, r=38, fill="none", stroke="#000", stroke_opacity=0.35, stroke_width=2)
    return inside + rim + edge + tag("g", rivets, fill="#5b3d08")


def inside(light: str, opacity: float = 1) -> str:
    """Scale shafts of light from a full square into a porthole."""
    return tag("g", light, opacity=num(opacity), transform="translate(22 17) scale(.56 .66)")


def _water(depth: float) -> str:
    """The colour of the water at a depth from 0 (bright) to 1 (black)."""
    bright, dark = (64, 190, 208), (6, 22, 46)
    mixed = [round(one + (other - one) * depth) for one, other in zip(bright, dark, strict=True)]
    return f"#{mixed[0]:02x}{mixed[1]:02x}{mixed[2]:02x}"


def mission(entry: MissionEntry) -> str:
    """A mission's badge: later missions have darker water. The number is part of the picture."""
    number = int(entry.id) if entry.id.isdigit() else {"tutorial": 0}.get(entry.id, DEEPEST)
    depth = number / DEEPEST
    sea = tag("circle", cx=50, cy=50, r=40, fill=_water(depth))
    light = inside(rays(100, 100, ((28, 14), (58, 16))), 1 - 0.8 * depth)
    label = figure(entry.id, 50, 64, 40, "#fff") if entry.id.isdigit() else use("suit-S", 50, 50, 46, color="#fff")
    return symbol(f"mission-{entry.id}", SQUARE, porthole(sea + light + label))


def _captain() -> str:
    """A helm."""
    spokes = "".join(
        path("M50 50L50 8", transform=f"rotate({turn} 50 50)", stroke_width=7) for turn in range(0, 360, 45)
    )
    ring = tag("circle", cx=50, cy=50, r=27, fill="none", stroke_width=9)
    wheel = tag("g", spokes + ring, stroke="#d9a62e", stroke_linecap="round")
    return wheel + tag("circle", cx=50, cy=50, r=9, fill="#6d4a0c")


def _distress() -> str:
    """A flare over the water."""
    beam = tag("circle", cx=50, cy=34, r=32, fill="url(#flare)")
    burst = tag(
        "polygon",
        points=star(50, 34, 25, 10, 8),
        fill="#ffcf4d",
        stroke="#d55e00",
        stroke_width=4,
        stroke_linejoin="round",
    )
    trail = path("M50 92V60", stroke="#d55e00", stroke_width=8, stroke_linecap="round", stroke_dasharray="9 11")
    return beam + trail + burst


def _token(ready: bool) -> str:
    """A sonar token: green and ringing, or spent."""
    fill = "#00795a" if ready else "none"
    disc = tag(
        "circle",
        cx=50,
        cy=50,
        r=42,
        fill=fill,
        stroke="#5ef0d0" if ready else "currentColor",
        stroke_width=6,
        stroke_dasharray=None if ready else "9 9",
    )
    waves = path(
        "M30 66a28 28 0 0 1 0-32M70 34a28 28 0 0 1 0 32M40 58a13 13 0 0 1 0-16M60 42a13 13 0 0 1 0 16",
        fill="none",
        stroke_width=6,
        stroke_linecap="round",
    )
    ink = "#d6fff4" if ready else "currentColor"
    return (
        disc
        + tag("g", waves, stroke=ink, opacity=1 if ready else 0.5)
        + tag("circle", cx=50, cy=50, r=5, fill=ink, opacity=1 if ready else 0.5)
    )


def _mark(places: Iterable[int]) -> str:
    """The mark of a signal: top, middle or bottom for highest, only and lowest."""
    disc = tag("circle", cx=50, cy=50, r=45, fill="#00795a", stroke="#d6fff4", stroke_width=6)
    bars = ""
    for place, y in enumerate((27, 50, 73)):
        lit = place in places
        bars += tag(
            "rect",
            x=28 if lit else 36,
            y=y - (8 if lit else 4),
            width=44 if lit else 28,
            height=16 if lit else 8,
            rx=4,
            fill="#fff" if lit else "#5fb59d",
        )
    return disc + bars


def _stroke(d: str, width: float = 7) -> str:
    return path(
        d, fill="none", stroke="currentColor", stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


ICONS = {
    "currents": _stroke("M8 34q14-16 28 0t28 0 28 0M8 54q14-16 28 0t28 0 28 0M8 74q14-16 28 0t28 0 28 0"),
    "narcosis": _stroke("M30 30h40l-6 50H36zM42 30V16h16v14M44 52q6-8 12 0t-12 12", 6),
    "silence": _stroke("M18 42h16l18-16v48L34 58H18zM66 40l18 20M84 40L66 60"),
    "normal": _stroke("M18 42h16l18-16v48L34 58H18zM64 38a17 17 0 0 1 0 24M74 28a32 32 0 0 1 0 44"),
    "terrain": _stroke("M8 78l24-42 15 22 12-16 33 36zM70 26a8 8 0 1 0 .1 0"),
    "clock": _stroke("M50 26a32 32 0 1 0 .1 0M50 40v18l12 8M40 10h20"),
    "done": _stroke("M18 54l22 22 42-50", 13),
    "failed": _stroke("M24 24l52 52M76 24L24 76", 13),
    "trick": _stroke("M28 30h34v50H28zM40 30V18h34v50H62", 6),
    "eye": _stroke("M8 50q42-48 84 0-42 48-84 0zM50 38a12 12 0 1 0 .1 0", 6),
    "undo": _stroke("M30 20L12 38l18 18M14 38h44a24 24 0 0 1 0 48H34"),
    "log": _stroke("M20 22h60M20 42h60M20 62h60M20 82h36"),
    "gear": _stroke(
        "M50 36a14 14 0 1 0 .1 0M50 10v12M50 78v12M10 50h12M78 50h12M22 22l8 8M70 70l8 8M78 22l-8 8M30 70l-8 8"
    ),
    "home": _stroke("M12 50l38-34 38 34M24 42v40h52V42"),
    "link": _stroke("M42 58l16-16M36 46L24 58a16 16 0 0 0 22 22l10-10M64 54l12-12a16 16 0 0 0-22-22L44 30"),
    "hand": _stroke("M22 34l24-8 14 44-24 8zM50 24h26v46H62"),
    "raised": _stroke(
        "M34 60V27a6 6 0 0 1 12 0v20V18a6 6 0 0 1 12 0v29V23a6 6 0 0 1 12 0v27V36a6 6 0 0 1 12 0v28"
        "q0 26-26 26-15 0-23-13L17 61a6 6 0 0 1 10-8z",
        6,
    ),
    "back": _stroke("M60 18L28 50l32 32"),
    "next": _stroke("M40 18l32 32-32 32"),
    "play": _stroke("M30 18l46 32-46 32z"),
    "pause": _stroke("M34 20v60M66 20v60", 12),
    "search": _stroke("M44 16a28 28 0 1 0 .1 0M64 64l22 22"),
    "quiet": _stroke("M50 12a38 38 0 1 0 .1 0M34 44v.1M66 44v.1M36 66h28", 8),
    "bot": _stroke("M22 36h56v42H22zM50 36V20M50 16v.1M38 54v.1M62 54v.1", 7),
    "person": _stroke("M50 16a17 17 0 1 0 .1 0M18 86q4-30 32-30t32 30"),
    "full": _stroke("M14 36V14h22M64 14h22v22M86 64v22H64M36 86H14V64"),
    "plus": _stroke("M50 18v64M18 50h64", 9),
    "minus": _stroke("M18 50h64", 9),
    "dots": _stroke("M22 50v.1M50 50v.1M78 50v.1", 13),
    "chat": _stroke("M14 20h72v46H46L28 84V66H14z"),
}


def icons() -> str:
    """The icons of all pages."""
    return "".join(symbol(f"icon-{id}", SQUARE, body) for id, body in ICONS.items())


def badges(missions: Iterable[MissionEntry]) -> str:
    """The badges of missions, and the signs of The Crew."""
    signs = {
        "captain": _captain(),
        "distress": _distress(),
        "token": _token(True),
        "token-spent": _token(False),
        "mark-high": _mark((0,)),
        "mark-only": _mark((0, 1, 2)),
        "mark-low": _mark((2,)),
        "mark-none": _mark(()),
    }
    made = [symbol(id, SQUARE, body) for id, body in signs.items()]
    made += [mission(entry) for entry in missions]
    made.append(
        symbol(
            "mission-any",
            SQUARE,
            porthole(tag("circle", cx=50, cy=50, r=40, fill=_water(0.6)) + use("suit-S", 50, 50, 46, color="#fff")),
        )
    )
    return glow("flare", "#ffcf4d", 0.7) + "".join(made)
