"""Pictures for the front page, one for each game, and Batyskaf's logo."""

from batyskaf.art.badges import inside, porthole
from batyskaf.art.shapes import (
    bubbles,
    fish,
    glow,
    gradient,
    num,
    path,
    rays,
    run,
    star,
    symbol,
    tag,
    use,
    weed,
)
from batyskaf.art.suits import hue

WIDE = (480, 300)


def gradients() -> str:
    return "".join(
        (
            gradient("sea-crew", (0, "#2fb4cf", 1), (0.35, "#0f6c92", 1), (0.75, "#07324f", 1), (1, "#031523", 1)),
            gradient("sea-aquatica", (0, "#49d6c4", 1), (0.4, "#1c8f9b", 1), (0.8, "#2b3f7c", 1), (1, "#1a1a48", 1)),
            gradient("sea-endeavor", (0, "#0e6f93", 1), (0.3, "#0a4d72", 1), (0.7, "#062744", 1), (1, "#020b17", 1)),
            gradient("sky", (0, "#ffcf8a", 1), (1, "#ffe9c4", 1)),
            gradient("hull", (0, "#ffd45e", 1), (0.5, "#e69f00", 1), (1, "#8a4f00", 1)),
            gradient("tower", (0, "#ffe3f3", 1), (0.4, "#cc79a7", 1), (1, "#43204f", 1)),
            gradient("cone", (0, "#fff5c4", 0.75), (1, "#fff5c4", 0), angle="across"),
            glow("dome", "#8ff5e4", 0.9),
        )
    )


def bathyscaphe(x: float, y: float, size: float) -> str:
    """The bathyscaphe: a yellow float over a steel sphere, with lamps."""
    body = path("M-78 0c0-24 30-34 76-34s80 12 80 34-34 32-80 32S-78 24-78 0z", fill="url(#hull)")
    shine = path(
        "M-60-10c14-12 52-17 88-14",
        fill="none",
        stroke="#fff",
        stroke_opacity=0.75,
        stroke_width=6,
        stroke_linecap="round",
    )
    tower = path("M-18-32v-22q0-6 6-6h22q6 0 6 6v22z", fill="url(#hull)") + path(
        "M4-60v-18h18", fill="none", stroke="#8a4f00", stroke_width=6, stroke_linecap="round"
    )
    tail = path("M-74 0l-30-24v48z", fill="#8a4f00")
    ports = "".join(
        tag("circle", cx=cx, cy=0, r=13, fill="#0b3a52", stroke="url(#brass)", stroke_width=6)
        + tag("circle", cx=cx, cy=0, r=9, fill="url(#lamp-glow)")
        for cx in (-34, 4, 42)
    )
    sphere = tag("circle", cx=0, cy=44, r=20, fill="#4f6b78", stroke="#1d3441", stroke_width=4) + tag(
        "circle", cx=8, cy=44, r=8, fill="#ffe9a8"
    )
    stripe = path("M-76 10c20 16 130 18 152 2", fill="none", stroke="#fff", stroke_opacity=0.55, stroke_width=4)
    return tag(
        "g",
        tail + sphere + body + stripe + tower + shine + ports,
        transform=f"translate({num(x)} {num(y)}) scale({num(size)})",
    )


def _floor(colour: str, height: float) -> str:
    y = 300 - height
    return path(f"M0 {num(y)}q60-26 130-8t120-4 120 6 110-10v{num(height + 20)}H0z", fill=colour)


def _kelp(colour: str, spots: tuple[tuple[float, float, float], ...]) -> str:
    return "".join(weed(x, 302, height, sway, stroke=colour, stroke_width=9) for x, height, sway in spots)


def crew() -> str:
    """The crew: a dive into the dark with four lights of four colours."""
    water = tag("rect", width=480, height=300, fill="url(#sea-crew)")
    light = rays(480, 250, ((60, 26), (150, 50), (250, 30), (330, 60), (420, 24)))
    beam = path("M286 150L470 92v170z", fill="url(#cone)")
    far = (
        fish(392, 150, 13, fill="#062a40", fill_opacity=0.8)
        + fish(424, 176, 10, fill="#062a40", fill_opacity=0.8)
        + fish(366, 190, 9, fill="#062a40", fill_opacity=0.7)
    )
    cards = ""
    for place, (suit, turn) in enumerate((("P", -24), ("B", -8), ("G", 8), ("Y", 24))):
        face = tag(
            "rect",
            x=-22,
            y=-66,
            width=44,
            height=62,
            rx=6,
            fill=f"{hue(suit, 1)}",
            stroke="#fff",
            stroke_width=2.5,
        )
        cards += tag(
            "g",
            face + use(f"suit-{suit}", 0, -36, 30, color="#fff"),
            transform=f"translate({92 + place * 19} 286) rotate({turn})",
        )
    ground = (
        _floor("#052238", 40)
        + _kelp("#08405a", ((28, 110, 12), (48, 70, -9), (440, 90, -12), (462, 130, 10)))
        + _floor("#03131f", 22)
    )
    air = bubbles((150, 90, 7), (163, 66, 4.500), (140, 58, 3), (176, 40, 5), (330, 60, 3.500))
    return symbol("scene-crew", WIDE, water + light + beam + far + ground + bathyscaphe(208, 146, 0.92) + air + cards)


def _spire(x: float, base: float, width: float, height: float) -> str:
    """A tower of the kingdom, ending in a shell."""
    half = width / 2
    body = path(
        run("M", x - half, base)
        + run("Q", x - half * 0.6, base - height * 0.6, x, base - height)
        + run("Q", x + half * 0.6, base - height * 0.6, x + half, base),
        fill="url(#tower)",
    )
    windows = "".join(
        tag("circle", cx=x + dx * half, cy=base - height * at, r=width * 0.06, fill="#ffe9a8")
        for dx, at in ((0, 0.62), (-0.2, 0.4), (0.25, 0.3), (0, 0.16))
    )
    return body + windows


def _manta() -> str:
    """A manta with its wings spread, seen from above."""
    ink = "#12385f"
    wings = path(
        "M150 128c-44-34-92-30-124-12 34 4 62 16 80 36 12 12 30 16 44 10"
        "c14 6 32 2 44-10 18-20 46-32 80-36-32-18-80-22-124 12z",
        fill=ink,
    )
    tail = path("M150 160q2 44 26 74", fill="none", stroke=ink, stroke_width=5, stroke_linecap="round")
    gleam = path(
        "M64 118q40-4 70 20M236 118q-40-4-70 20",
        fill="none",
        stroke="#6fd6e0",
        stroke_opacity=0.55,
        stroke_width=4,
        stroke_linecap="round",
    )
    return wings + tail + gleam


def _coral(x: int, height: int, colour: str) -> str:
    """A branch of coral on the floor."""
    return path(
        f"M{x} 300v-{height}m0 {height // 2}l-16-22m16 10l18-24m-18 4v-14",
        fill="none",
        stroke=colour,
        stroke_width=9,
        stroke_linecap="round",
    )


def aquatica() -> str:
    """Aquatica: an underwater kingdom of shell towers, and a manta that glides over it."""
    water = tag("rect", width=480, height=300, fill="url(#sea-aquatica)")
    light = rays(480, 260, ((30, 40), (140, 24), (220, 60), (380, 44)))
    dome = tag("circle", cx=318, cy=214, r=120, fill="url(#dome)", opacity=0.55)
    city = (
        _spire(240, 290, 52, 110)
        + _spire(404, 290, 56, 132)
        + _spire(356, 296, 70, 190)
        + _spire(292, 296, 74, 156)
        + _spire(324, 300, 60, 232)
    )
    pearl = tag("circle", cx=324, cy=62, r=13, fill="#fff7ee") + tag("circle", cx=320, cy=58, r=4, fill="#fff")
    coral = _coral(40, 60, "#e6869f") + _coral(88, 44, "#e6b800") + _coral(452, 66, "#e6869f")
    near = _floor("#22205a", 34) + coral + bubbles((196, 226, 6), (206, 208, 4), (430, 96, 5), (440, 80, 3))
    return symbol("scene-aquatica", WIDE, water + light + dome + city + pearl + _manta() + near)


def _tiles() -> str:
    """The ocean as the game lays it out: three rows of tiles with gaps, fainter with depth, and discoveries."""
    tiles = ""
    for row, y in enumerate((112, 176, 240)):
        for place in range(4):
            if (row, place) in ((0, 3), (1, 0), (2, 3), (2, 0)):
                continue
            tiles += tag(
                "rect",
                x=58 + place * 104 + (row % 2) * 20,
                y=y,
                width=96,
                height=56,
                rx=9,
                fill="#fff",
                fill_opacity=0.09 + 0.03 * (2 - row),
                stroke="#8ad3ea",
                stroke_opacity=0.55,
                stroke_width=2,
            )
    return (
        tiles
        + use("suit-Y", 106, 140, 34, color="#ffdf7a")
        + use("suit-G", 338, 204, 34, color="#5fd0a8")
        + use("suit-P", 212, 270, 34, color="#e8a5c8")
        + use("suit-B", 214, 140, 30, color="#a9d8f7")
    )


def _ship() -> str:
    """A research ship: hull, bridge with windows, crane."""
    hull = path("M96 62h214l-26 34H122z", fill="#b5381f") + path("M96 62h214l-5 8H102z", fill="#fff")
    bridge = path("M150 62V36h92v26zM166 36V20h52v16z", fill="#f4f7f8")
    crane = path("M262 62V10l28 52", fill="none", stroke="#37474f", stroke_width=5)
    windows = "".join(tag("rect", x=x, y=44, width=12, height=9, fill="#0e6f93") for x in (160, 182, 204, 226))
    return hull + bridge + crane + windows


def _squid() -> str:
    ink = "#b7608f"
    body = path("M424 236c0-30 10-56 20-56s20 26 20 56q-20 10-40 0z", fill=ink)
    arms = path(
        "M428 238q-6 22 2 40M438 242q-3 22 2 44M450 242q4 22-1 44M460 238q6 20-1 40",
        fill="none",
        stroke=ink,
        stroke_width=5,
        stroke_linecap="round",
    )
    eyes = tag("circle", cx=437, cy=222, r=4, fill="#fff") + tag("circle", cx=451, cy=222, r=4, fill="#fff")
    return body + arms + eyes


def endeavor() -> str:
    """Endeavor: a research ship on the surface, an ocean of tiles below, and a bathyscaphe on a line between them.

    The bathyscaphe is in the middle, which also a low and wide picture shows.
    """
    sky = tag("rect", width=480, height=92, fill="url(#sky)") + tag("circle", cx=398, cy=52, r=26, fill="#fff6d8")
    water = tag("rect", y=84, width=480, height=216, fill="url(#sea-endeavor)")
    line = path("M290 62V144", stroke="#d8f3fa", stroke_width=2, stroke_dasharray="5 4")
    halo = tag("circle", cx=290, cy=158, r=54, fill="url(#lamp-glow)", opacity=0.5)
    below = _tiles() + line + halo + _squid() + bathyscaphe(290, 158, 0.34)
    surface = path("M0 90q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0v16H0z", fill="#0e6f93")
    air = bubbles((312, 124, 4), (306, 110, 3))
    return symbol("scene-endeavor", WIDE, sky + water + below + _ship() + surface + air)


def seabed() -> str:
    """The background of every table: dunes, kelp and distant fish, in the colours of the theme."""
    far = path("M0 150q180-60 380-24t420-14 380 20 420-30v140H0z", fill="var(--bed-1,#0a3a52)")
    near = path("M0 190q220-44 460-10t480-18 360 14 300-18v90H0z", fill="var(--bed-2,#05202f)")
    kelp = "".join(
        weed(x, 236, height, sway, stroke="var(--bed-1,#0a3a52)", stroke_width=11)
        for x, height, sway in (
            (60, 170, 16),
            (96, 120, -14),
            (1490, 190, -18),
            (1532, 130, 14),
            (300, 80, 10),
            (1240, 90, -10),
        )
    )
    reef = "".join(
        path(
            f"M{x} 236v-{h}m0 {h // 2}l-22-30m22 12l24-32",
            fill="none",
            stroke="var(--bed-3,#134c66)",
            stroke_width=11,
            stroke_linecap="round",
        )
        for x, h in ((180, 84), (1380, 96))
    )
    coral = tag("g", reef, stroke="var(--bed-3,#134c66)")
    return symbol("seabed", (1600, 230), far + kelp + coral + near)


def icon_body() -> str:
    """Batyskaf's logo: the bathyscaphe seen through a porthole."""
    sea = tag("circle", cx=50, cy=50, r=42, fill="url(#sea-crew)")
    light = inside(rays(100, 100, ((22, 10), (48, 14), (74, 10))))
    return porthole(sea + light + bathyscaphe(50, 50, 0.34))


def tile_body() -> str:
    """The same vessel on open sea up to the edges, for systems that cut icons to their own shape."""
    sea = tag("rect", width=100, height=100, fill="url(#sea-crew)")
    light = rays(100, 96, ((16, 12), (44, 16), (72, 12)))
    glow = tag("circle", cx=50, cy=54, r=34, fill="url(#lamp-glow)", opacity=0.35)
    return sea + light + glow + bathyscaphe(51, 52, 0.36) + bubbles((74, 30, 2.6), (79, 23, 1.8), (76, 17, 1.3))


def scenes() -> str:
    any_scene = tag("rect", width=480, height=300, fill="url(#sea-crew)") + rays(
        480, 260, ((80, 40), (220, 60), (360, 40))
    )
    stars = tag("polygon", points=star(240, 160, 60, 26), fill="#ffdf7a")
    return seabed() + symbol("scene-any", WIDE, any_scene + stars) + symbol("sign", (100, 100), icon_body())
