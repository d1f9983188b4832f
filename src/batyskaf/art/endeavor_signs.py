"""Icons and pieces of Endeavor: rewards, actions, fields and everything that players place.

Nothing is shown by colour alone: every attribute, field and seat also has its own shape.
"""

from batyskaf.art.shapes import glow, gradient, path, points, star, symbol, tag, use

SQUARE = (100, 100)
INK = "#0b2230"
HUES = {
    "reputation": "#f2a33a",
    "inspiration": "#f5e663",
    "coordination": "#3fc79a",
    "ingenuity": "#6bbdf0",
    "research": "#dd93bd",
    "impact": "#ff8a5c",
}
FIELDS = {"blue": "#8fcbf2", "brown": "#d9a273", "green": "#7fd6a8", "yellow": "#f2dd6e"}
SEATS = ("#c79cff", "#f0e442", "#ff7a59", "#2fc99b", "#56b4e9")
ATTRIBUTES = ("reputation", "inspiration", "coordination", "ingenuity")


def _line(d: str, width: float = 7, stroke: str = INK) -> str:
    return path(d, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def _dot(x: float, y: float, r: float, fill: str = INK) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill)


def _hexagon(r: float) -> str:
    return points(*((50 + r * x, 50 + r * y) for x, y in _CORNERS))


_CORNERS = ((0.0, -1.0), (0.866, -0.5), (0.866, 0.5), (0.0, 1.0), (-0.866, 0.5), (-0.866, -0.5))


def _coin(hue: str) -> str:
    return tag("circle", cx=50, cy=50, r=44, fill=hue, stroke=INK, stroke_width=6)


GLYPHS = {
    "reputation": tag("polygon", points=star(50, 52, 33, 14), fill=INK),
    "inspiration": path("M50 18a26 26 0 0 1 15 47v7H35v-7A26 26 0 0 1 50 18z", fill=INK) + _line("M39 81h22", 7),
    "coordination": _line("M50 30L30 66h40z", 8) + _dot(50, 29, 13) + _dot(29, 67, 13) + _dot(71, 67, 13),
    "ingenuity": "".join(
        tag("rect", x=43, y=16, width=14, height=68, rx=4, fill=INK, transform=f"rotate({turn} 50 50)")
        for turn in (0, 45, 90, 135)
    )
    + _dot(50, 50, 25)
    + _dot(50, 50, 10, HUES["ingenuity"]),
}


def _quarters(glyph: str) -> str:
    """The four attributes as quarters of one coin."""
    parts = (
        ("M50 50V6A44 44 0 0 1 94 50z", "inspiration"),
        ("M50 50h44A44 44 0 0 1 50 94z", "coordination"),
        ("M50 50v44A44 44 0 0 1 6 50z", "ingenuity"),
        ("M50 50H6A44 44 0 0 1 50 6z", "reputation"),
    )
    body = "".join(path(d, fill=HUES[name]) for d, name in parts)
    rim = tag("circle", cx=50, cy=50, r=44, fill="none", stroke=INK, stroke_width=6)
    return body + rim + tag("circle", cx=50, cy=50, r=24, fill="#fff") + glyph


def _flask() -> str:
    card = tag("rect", x=8, y=8, width=84, height=84, rx=16, fill=HUES["research"], stroke=INK, stroke_width=6)
    return card + path("M42 20h16v20l20 34q4 8-5 8H27q-9 0-5-8l20-34z", fill=INK) + _dot(44, 66, 6, HUES["research"])


def _impact() -> str:
    body = tag("polygon", points=_hexagon(46), fill=HUES["impact"], stroke=INK, stroke_width=6, stroke_linejoin="round")
    return body + _dot(50, 50, 9) + _line("M50 27a23 23 0 0 1 0 46a23 23 0 0 1 0-46", 6)


def _disc() -> str:
    rim = tag("circle", cx=50, cy=50, r=44, fill="#f4fbfd", stroke=INK, stroke_width=6)
    return rim + tag("circle", cx=50, cy=50, r=26, fill="none", stroke=INK, stroke_width=7) + _dot(50, 50, 8)


def _promote() -> str:
    shield = path("M50 4l38 16v30c0 26-18 40-38 46C30 90 12 76 12 50V20z", fill="#fff3c9", stroke=INK, stroke_width=6)
    return shield + _line("M30 52l20-20 20 20M30 74l20-20 20 20", 10)


def _discover() -> str:
    """A face-down tile."""
    tile = tag("rect", x=6, y=14, width=88, height=72, rx=12, fill="#bfeef5", stroke=INK, stroke_width=6)
    return tile + _line("M20 72q8-9 16 0t16 0 16 0 14-2", 6) + _line("M50 24v26M37 37h26", 8)


def _hull(fill: str) -> str:
    """A submarine facing right."""
    body = path("M12 56c0-16 16-24 40-24s38 10 38 24-14 24-38 24-40-8-40-24z", fill=fill, stroke=INK, stroke_width=6)
    tower = path("M38 34V20q0-4 4-4h16q4 0 4 4v14z", fill=fill, stroke=INK, stroke_width=6, stroke_linejoin="round")
    tail = path("M14 56L3 42v28z", fill=INK, stroke=INK, stroke_width=4, stroke_linejoin="round")
    return tail + tower + body


ACTIONS = {
    "travel": _line("M16 62q10-12 20 0t20 0 20 0 12-2", 7, "#fff") + _line("M22 38h48M56 22l16 16-16 16", 9, "#fff"),
    "sonar": _dot(50, 72, 8, "#fff")
    + _line("M33 58a24 24 0 0 1 34 0M22 44a40 40 0 0 1 56 0M14 29a54 54 0 0 1 72 0", 7, "#fff"),
    "dive": _line("M50 16v40M34 42l16 17 16-17", 9, "#fff") + _line("M18 76q8-9 16 0t16 0 16 0 16 0", 7, "#fff"),
    "conserve": path("M22 78C14 42 38 16 82 18c4 42-24 68-60 60z", fill="#fff") + _line("M24 78L60 42", 6),
    "journal": _line("M50 30v48M50 30q-14-12-34-8v46q20-4 34 10 14-14 34-10V22q-20-4-34 8", 7, "#fff"),
    "promote": _line("M28 52l22-22 22 22M28 76l22-22 22 22", 10, "#fff"),
    "copy": _line("M22 22h38v38H22zM40 60v18h38V40H60", 7, "#fff"),
}


def _action(glyph: str) -> str:
    plate = tag("rect", x=4, y=4, width=92, height=92, rx=30, fill="#0b5a72", stroke=INK, stroke_width=5)
    inner = tag("g", glyph, transform="translate(50 50) scale(.82) translate(-50 -50)")
    return plate + inner


FIELD_GLYPHS = {
    "blue": tag("rect", x=10, y=10, width=80, height=80, rx=10, stroke=INK, stroke_width=6)
    + _line("M36 36h28v28H36zM50 20v16M50 64v16M20 50h16M64 50h16", 6),
    "brown": tag("circle", cx=50, cy=50, r=43, stroke=INK, stroke_width=6)
    + _dot(36, 40, 10)
    + _dot(64, 40, 10)
    + _line("M20 72q3-17 16-17t14 14q1-14 14-14t16 17", 7),
    "green": path("M50 6l44 36-17 50H23L6 42z", stroke=INK, stroke_width=6, stroke_linejoin="round")
    + _line("M50 28v26M40 28h20M38 54h24q0 24-12 26-12-2-12-26", 6),
    "yellow": path("M50 4l46 46-46 46L4 50z", stroke=INK, stroke_width=6, stroke_linejoin="round")
    + _line("M50 74q-24-8-22-34 12-10 22-10t22 10q2 26-22 34zM50 74V32M50 74L36 36M50 74l14-38", 5),
}

EMBLEMS = (
    tag("polygon", points=star(50, 53, 46, 19)),
    path("M50 8l44 80H6z"),
    tag("rect", x=14, y=14, width=72, height=72, rx=6),
    path("M50 4c24 32 34 46 34 60a34 34 0 0 1-68 0c0-14 10-28 34-60z"),
    path("M34 6h32v28h28v32H66v28H34V66H6V34h28z"),
)
"""One shape for each seat."""


def _pieces(seat: int, hue: str) -> dict[str, str]:
    """The pieces of a seat: its emblem, disc, marker and submarine."""
    disc = tag("circle", cx=50, cy=50, r=45, fill=hue, stroke=INK, stroke_width=7)
    disc += tag("circle", cx=50, cy=50, r=35, fill="none", stroke="#fff", stroke_opacity=0.55, stroke_width=4)
    marker = tag("rect", x=9, y=9, width=82, height=82, rx=16, fill=hue, stroke=INK, stroke_width=7)
    marker += path("M18 24q0-7 8-7h46", fill="none", stroke="#fff", stroke_opacity=0.7, stroke_width=6)
    on = use(f"end-seat-{seat}", 50, 51, 46, color=INK)
    return {
        f"seat-{seat}": tag("g", EMBLEMS[seat], fill="currentColor"),
        f"disc-{seat}": disc + on,
        f"marker-{seat}": marker + on,
        f"sub-{seat}": _hull(hue) + use(f"end-seat-{seat}", 52, 56, 32, color=INK) + _dot(78, 54, 5, "#fff"),
    }


def _wave() -> str:
    """The wave marker of the first player."""
    crest = "M6 76c10-40 34-62 62-58 22 4 26 26 10 32-8 3-14-2-13-9-12 6-10 26 29 35z"
    return path(crest, fill="#8fe3f2", stroke=INK, stroke_width=6, stroke_linejoin="round")


def _stack() -> str:
    back = tag("rect", x=16, y=6, width=78, height=60, rx=9, fill="#0a3a55", stroke="#7fd4e6", stroke_width=4)
    front = tag("rect", x=6, y=24, width=78, height=60, rx=9, fill="#0e5574", stroke="#7fd4e6", stroke_width=4)
    return back + front + _line("M18 60q7-8 14 0t14 0 14 0 12 0", 5, "#bff3ff")


def _token() -> str:
    """The back of a dive token: a shell on a bronze coin."""
    coin = tag("circle", cx=50, cy=50, r=44, fill="url(#end-bronze)", stroke=INK, stroke_width=6)
    return coin + _line("M50 76q-26-8-24-36 12-12 24-12t24 12q2 28-24 36zM50 76V30M50 76L34 36M50 76l16-40", 5)


def gradients() -> str:
    bronze = gradient("end-bronze", (0, "#ffe2b0", 1), (0.55, "#d79b52", 1), (1, "#8a5720", 1), angle="across")
    return bronze + glow("end-light", "#fff2b8", 0.9)


def signs() -> str:
    """All symbols, by name."""
    made = {name: _coin(HUES[name]) + GLYPHS[name] for name in ATTRIBUTES}
    made["any-attribute"] = _quarters(_line("M50 38v24M38 50h24", 7))
    made["lowest-attribute"] = _quarters(_line("M50 37v22M41 52l9 10 9-10", 7))
    made |= {"research": _flask(), "impact": _impact(), "disc": _disc(), "promote": _promote(), "discover": _discover()}
    made["vessel"] = _hull("#ffd45e") + _dot(66, 56, 8, "#fff") + _dot(40, 56, 8, "#fff")
    made |= {f"act-{name}": _action(glyph) for name, glyph in ACTIONS.items()}
    made |= {f"field-{name}": tag("g", body, fill=FIELDS[name]) for name, body in FIELD_GLYPHS.items()}
    for seat, hue in enumerate(SEATS):
        made |= _pieces(seat, hue)
    made |= {"wave": _wave(), "stack": _stack(), "token": _token()}
    made["arrow"] = path("M8 34h46V12l40 38-40 38V66H8z", fill="#ffd25e", stroke=INK, stroke_width=7)
    made["lock"] = tag("rect", x=22, y=46, width=56, height=42, rx=8, fill="#ff8a5c", stroke=INK, stroke_width=6)
    made["lock"] += _line("M34 46V32a16 16 0 0 1 32 0v14", 8, "#ff8a5c")
    made["feature"] = path("M50 10l44 78H6z", fill="#ffd25e", stroke=INK, stroke_width=7, stroke_linejoin="round")
    made["feature"] += _line("M50 38v22", 9) + _dot(50, 74, 6)
    return "".join(symbol(f"end-{id}", SQUARE, body) for id, body in made.items())
