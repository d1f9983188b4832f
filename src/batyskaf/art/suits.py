"""The five suits, each with an Okabe–Ito hue and a shape of its own, and the cards made of them."""

from batyskaf.art.shapes import bubbles, gradient, num, path, rays, star, symbol, tag, use, weed
from batyskaf.games.crew.cards import NAMES, SUITS

CARD = (100, 140)

HUES = {
    "P": ("#f6c6df", "#cc79a7", "#5d2347"),
    "B": ("#a9d8f7", "#1f86c7", "#06304f"),
    "G": ("#a4e8d0", "#009e73", "#023d30"),
    "Y": ("#fff3a6", "#e6b800", "#5c4300"),
    "S": ("#9fb1bd", "#3c4f5c", "#0b151c"),
}
"""Light, medium and dark shades of each suit; themes can override them by custom properties."""

PIPS = {
    1: ((50, 74, 52),),
    2: ((50, 50, 36), (50, 100, 36)),
    3: ((50, 42, 30), (50, 74, 30), (50, 106, 30)),
    4: ((33, 54, 28), (67, 54, 28), (33, 98, 28), (67, 98, 28)),
    5: ((31, 50, 26), (69, 50, 26), (50, 76, 28), (31, 102, 26), (69, 102, 26)),
    6: ((33, 46, 24), (67, 46, 24), (33, 76, 24), (67, 76, 24), (33, 106, 24), (67, 106, 24)),
    7: ((31, 46, 22), (69, 46, 22), (50, 61, 22), (31, 77, 22), (69, 77, 22), (31, 107, 22), (69, 107, 22)),
    8: ((31, 44, 22), (69, 44, 22), (50, 59, 22), (31, 76, 22), (69, 76, 22), (50, 93, 22), (31, 108, 22),
        (69, 108, 22)),
    9: ((27, 48, 21), (50, 44, 21), (73, 48, 21), (27, 77, 21), (50, 74, 23), (73, 77, 21), (27, 106, 21),
        (50, 104, 21), (73, 106, 21)),
}  # fmt: skip
"""The positions and sizes of a card's pips."""


def hue(suit: str, depth: int) -> str:
    """A shade of a suit: 0 light, 1 medium, 2 dark."""
    return f"var(--suit-{suit.lower()}{depth},{HUES[suit][depth]})"


def _flower() -> str:
    """Pink: a sea anemone with five round lobes."""
    lobes = "".join(
        tag("circle", cx=50 + x, cy=50 + y, r=21) for x, y in ((0, -24), (23, -7), (14, 20), (-14, 20), (-23, -7))
    )
    return lobes + tag("circle", cx=50, cy=50, r=12, fill="var(--pip-heart,#fff)", fill_opacity=0.75)


def _drop() -> str:
    """Blue: a drop of water."""
    return path("M50 6c20 27 32 42 32 57a32 32 0 0 1-64 0c0-15 12-30 32-57z") + path(
        "M32 62c0 12 8 19 17 20", fill="none", stroke="#fff", stroke_opacity=0.7, stroke_width=7, stroke_linecap="round"
    )


def _leaf() -> str:
    """Green: a kelp leaf, a pointed square with its rib."""
    return path("M14 86C8 46 36 10 88 12c4 50-32 80-74 74z") + path(
        "M16 84L66 34M36 64V42M50 50h22",
        fill="none",
        stroke="#fff",
        stroke_opacity=0.7,
        stroke_width=6,
        stroke_linecap="round",
    )


def _starfish() -> str:
    """Yellow: a starfish."""
    body = tag("polygon", points=star(50, 54, 46, 21), stroke_width=9, stroke_linejoin="round", stroke="currentColor")
    dots = "".join(
        tag("circle", cx=x, cy=y, r=4) for x, y in ((50, 54), (50, 30), (72, 47), (64, 72), (36, 72), (28, 47))
    )
    return body + tag("g", dots, fill="#fff", fill_opacity=0.75)


def _submarine() -> str:
    """The trump: a bathyscaphe with float, porthole and propeller."""
    hull = (
        path("M16 58c0-15 15-24 36-24s38 9 38 24-17 23-38 23-36-8-36-23z")
        + path("M42 36V22h18v14z")
        + path("M58 22v-8h10")
    )
    screw = path("M16 58L4 44v28z")
    ports = "".join(tag("circle", cx=x, cy=57, r=r) for x, r in ((40, 7), (60, 7), (76, 4)))
    mast = path("M54 24v-12h13", fill="none", stroke="currentColor", stroke_width=5, stroke_linecap="round")
    return hull + screw + mast + tag("g", ports, fill="var(--lamp,#ffe9a8)")


SHAPES = {"P": _flower, "B": _drop, "G": _leaf, "Y": _starfish, "S": _submarine}


def shape_symbols() -> str:
    """The plain shape of each suit, in the current text colour."""
    return "".join(
        symbol(f"suit-{suit}", (100, 100), tag("g", draw(), fill="currentColor")) for suit, draw in SHAPES.items()
    )


def gradients() -> str:
    made = [gradient("ray", (0, "#fff", 0.42), (1, "#fff", 0))]
    for suit in SUITS:
        made.append(gradient(f"sea-{suit}", (0, hue(suit, 0), 1), (0.42, hue(suit, 1), 1), (1, hue(suit, 2), 1)))
    return "".join(made)


def _bed(suit: str) -> str:
    """The sea floor of a suit's cards."""
    dark = {"fill": hue(suit, 2)}
    floor = path("M0 124q14-9 30-4t32-3 38-2v25H0z", fill=f"{dark['fill']}", fill_opacity=0.75)
    strands = "".join(
        weed(x, 126, height, sway, stroke=f"{dark['fill']}", stroke_width=3, stroke_opacity=0.7)
        for x, height, sway in ((9, 30, 5), (16, 20, -4), (88, 34, -5), (94, 22, 4))
    )
    return strands + floor


def _back_symbols(suit: str) -> str:
    """What all cards of a suit share: water, light, floor."""
    water = tag("rect", width=100, height=140, fill=f"url(#sea-{suit})")
    light = rays(100, 118, ((8, 9), (34, 14), (66, 8), (86, 12)))
    air = bubbles((14, 66, 2.4), (18, 58, 1.5), (87, 52, 2), (84, 88, 2.6), (10, 96, 1.6))
    return symbol(f"water-{suit}", CARD, water + light + _bed(suit) + air)


def card(name: str) -> str:
    """A card without its figures, which the page adds as text."""
    suit, value = name[0], int(name[1:])
    pips = "".join(use(f"suit-{suit}", x, y, size) for x, y, size in _places(suit, value))
    water = tag("use", href=f"#water-{suit}", width=100, height=140)
    shade = tag("g", pips, color=f"{hue(suit, 2)}", opacity=0.5, transform="translate(1.2 2)")
    return symbol(f"card-{name}", CARD, water + shade + tag("g", pips, color="var(--pip,#fffdf4)"))


def _places(suit: str, value: int) -> tuple[tuple[float, float, float], ...]:
    """The pips of a card; submarines have few and large ones."""
    return tuple((x, y, size * (1.12 if suit == "S" else 1)) for x, y, size in PIPS[value])


def back() -> str:
    """The back of every card: a porthole into the dark."""
    water = tag("rect", width=100, height=140, fill="url(#deep)")
    rings = "".join(
        tag("circle", cx=50, cy=70, r=r, fill="none", stroke="#7fd4e6", stroke_opacity=0.55 - r / 110, stroke_width=2)
        for r in (12, 20, 28, 36, 44)
    )
    rim = tag(
        "rect", x=6, y=6, width=88, height=128, rx=8, fill="none", stroke="#7fd4e6", stroke_opacity=0.5, stroke_width=2
    )
    return symbol(
        "card-back",
        CARD,
        water + rays(100, 130, ((20, 10), (60, 16))) + rings + rim + use("suit-S", 50, 70, 34, color="#d8f3fa"),
    )


def cards() -> str:
    """All forty cards, their backgrounds and the back."""
    return "".join(_back_symbols(suit) for suit in SUITS) + "".join(card(name) for name in NAMES) + back()


def mini(name: str, x: float, y: float, height: float) -> str:
    """A tiny card for pictograms, with its centre at x, y. `S` is any card of a suit, `*7` any card of a value."""
    suit, value = name[0], name[1:].strip("*")
    wide = height * 0.72
    fill = hue(suit, 1) if suit != "*" else "var(--any,#5b7886)"
    frame = tag(
        "rect",
        x=x - wide / 2,
        y=y - height / 2,
        width=wide,
        height=height,
        rx=height * 0.13,
        fill=f"{fill}",
        stroke="#fff",
        stroke_opacity=0.85,
        stroke_width=1.4,
    )
    ink = "#fff" if suit != "Y" else "#2a1f00"
    if not value:
        return frame + use(f"suit-{suit}", x, y, wide * 0.74, color=f"{ink}")
    if suit == "*":
        return frame + figure(value, x, y + height * 0.24, height * 0.68)
    shape = use(f"suit-{suit}", x, y + height * 0.25, height * 0.38, color=f"{ink}")
    return frame + shape + figure(value, x, y + height * 0.02, height * 0.52, ink)


def figure(text: str, x: float, y: float, size: float, colour: str = "currentColor") -> str:
    """A number or a sign with its baseline at y."""
    return tag("text", text, x=x, y=y, font_size=num(size), text_anchor="middle", font_weight="700", fill=f"{colour}")
