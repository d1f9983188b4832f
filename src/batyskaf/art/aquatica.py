"""Aquatica's drawings: a scene for every location by its type, points and name, and an icon for every effect."""

from random import Random

from batyskaf.art import portraits, scenes
from batyskaf.art.shapes import bubbles, fish, glow, gradient, line, path, points, rays, run, star, symbol, tag, weed
from batyskaf.games.aquatica.content import LocationEntry, load_content

SCENE = (120, 80)
SQUARE = (100, 100)

HUES = {
    "shark_bay": ("#bfe6fb", "#2b86bd", "#06283f"),
    "sunken_ships": ("#f7e7a1", "#a8842a", "#2e2207"),
    "ocean_volcanoes": ("#f6b48e", "#a93c10", "#2b0a06"),
    "decayed_civilizations": ("#b6ecd6", "#14805f", "#042a22"),
}
"""Light, medium and dark shades of each location type: Okabe–Ito hues, each with its own shape."""


def gradients() -> str:
    made = [gradient(f"sea-{name}", (0, h[0], 1), (0.4, h[1], 1), (1, h[2], 1)) for name, h in HUES.items()]
    made.append(glow("lava", "#ffb347", 0.95))
    made.append(gradient("gold", (0, "#fff0b8", 1), (0.5, "#e0a92e", 1), (1, "#8a5f10", 1), angle="across"))
    return "".join(made) + portraits.gradients()


# --- locations ------------------------------------------------------------------------------------------------------


def _shark(x: float, y: float, size: float, dice: Random) -> str:
    """A shark facing left or right."""
    turn = dice.choice((-1, 1))
    body = (
        "M-1 .05C-.6-.3 .1-.36.62-.06L.98-.34.86.02.98.32.62.1C.2.3-.5.28-1 .05z"
        "M-.15-.22L.12-.62.22-.2zM-.1.18L.12.52.2.2z"
    )
    return path(body, transform=f"translate({x:.1f} {y:.1f}) scale({size * turn:.1f} {size:.1f})")


def _bay(dice: Random, grand: int, dark: str) -> str:
    """Sharks over a reef; more valuable locations have more of them, and a bigger one in front."""
    reef = run("M", 0, 80) + "".join(
        run("L", x, 72 - dice.uniform(2, 16) * (1 if x in (0, 20, 100, 120) else 0.5)) for x in range(0, 121, 20)
    )
    sharks = _shark(dice.uniform(46, 74), dice.uniform(28, 40), 15 + 2.4 * grand, dice)
    for _ in range(min(4, grand // 2)):
        sharks += _shark(dice.uniform(12, 108), dice.uniform(14, 58), dice.uniform(6, 11), dice)
    return tag("g", sharks, fill=dark, fill_opacity=0.86) + path(reef + run("L", 120, 80) + "z", fill=dark)


def _ship(dice: Random, grand: int, dark: str) -> str:
    """A wreck on the sand; more valuable ones have more masts."""
    size = 0.72 + grand * 0.045
    masts = 1 + min(2, grand // 3)
    lean = dice.uniform(-16, 16)
    hull = path("M-44-6C-40 12-30 18-8 18H20C34 18 42 6 47-12L30-6z")
    poles = ""
    for number in range(masts):
        x = -22 + number * (44 / masts)
        tall = dice.uniform(28, 44)
        poles += path(f"M{x:.1f}-4l2-{tall:.0f}", stroke=dark, stroke_width=3, fill="none")
        poles += path(
            f"M{x - 10:.1f}-{tall * 0.75:.0f}h24l-3 {tall * 0.4:.0f}q-9-5-18 0z", fill="#fff", fill_opacity=0.32
        )
    ribs = path("M-30-2q4 14 8 18M-16-2q3 14 6 19M-2-3q2 14 4 19", stroke="#fff", stroke_opacity=0.3, fill="none")
    ship = tag("g", poles + hull + ribs, fill=dark, transform=f"translate(60 54) rotate({lean:.0f}) scale({size:.2f})")
    sand = path("M0 70q30-9 60-3t60-2v15H0z", fill=dark)
    chest = "".join(
        tag("circle", cx=dice.uniform(12, 108), cy=dice.uniform(70, 77), r=1.7) for _ in range(2 + 2 * grand)
    )
    return ship + sand + tag("g", chest, fill="#ffdf7a")


def _cone(x: float, wide: float, high: float, dark: str) -> str:
    mouth = wide * 0.16
    side = points((x - wide / 2, 80), (x - mouth, 80 - high), (x + mouth, 80 - high), (x + wide / 2, 80))
    lava = path(
        run("M", x - mouth, 80 - high)
        + run("h", 2 * mouth)
        + run("l", -mouth * 0.6, high * 0.5)
        + run("l", -mouth * 0.5, -high * 0.2)
        + run("l", -mouth * 0.4, high * 0.35)
        + "z",
        fill="#ff9d3c",
    )
    shine = tag("circle", cx=x, cy=80 - high, r=wide * 0.36, fill="url(#lava)")
    return shine + tag("polygon", points=side, fill=dark) + lava


def _volcano(dice: Random, grand: int, dark: str) -> str:
    """Cones with lava; smoke rises as bubbles."""
    cones = _cone(dice.uniform(48, 72), 44 + 3.5 * grand, 28 + 3.4 * grand, dark)
    for _ in range(min(3, grand // 2)):
        cones = _cone(dice.choice((dice.uniform(8, 34), dice.uniform(86, 112))), 26, dice.uniform(14, 26), dark) + cones
    smoke = bubbles(*((dice.uniform(44, 76), dice.uniform(4, 30), dice.uniform(1.4, 3.4)) for _ in range(3 + grand)))
    return smoke + cones


def _column(x: float, base: float, high: float, whole: bool) -> str:
    cap = tag("rect", x=x - 5, y=base - high - 3, width=10, height=4) if whole else ""
    top = path(
        run("M", x - 3.4, base)
        + run("V", base - high)
        + (run("l", 3, -3) + run("l", 2, 4) if not whole else "")
        + run("L", x + 3.4, base - high + (2 if not whole else 0))
        + run("V", base)
        + "z"
    )
    return cap + top + tag("rect", x=x - 5, y=base - 3, width=10, height=3)


def _ruin(dice: Random, grand: int, dark: str) -> str:
    """Columns on steps; the most valuable have a gable."""
    count = 3 + min(4, grand // 2)
    wide = 11 * count
    left = 60 - wide / 2 + 5.5
    high = 24 + 1.6 * grand
    columns = "".join(
        _column(left + 11 * number, 66, high if grand > 3 or dice.random() > 0.45 else high * 0.6, grand > 3)
        for number in range(count)
    )
    gable = ""
    if grand > 3:
        corners = ((60 - wide / 2 - 3, 63 - high), (60, 50 - high), (60 + wide / 2 + 3, 63 - high))
        gable = tag("polygon", points=points(*corners))
    steps = "".join(
        tag("rect", x=60 - wide / 2 - 4 - 6 * step, y=66 + 4.6 * step, width=wide + 8 + 12 * step, height=5)
        for step in range(3)
    )
    moss = "".join(
        weed(dice.uniform(6, 114), 80, dice.uniform(10, 24), dice.choice((-4, 4)), stroke=dark, stroke_width=2.4)
        for _ in range(5)
    )
    shoal = "".join(
        fish(dice.uniform(8, 112), dice.uniform(10, 34), dice.choice((-3, 3)), fill="#fff", fill_opacity=0.5)
        for _ in range(3)
    )
    return shoal + tag("g", columns + gable + steps, fill=dark, fill_opacity=0.92) + moss


DRAWN = {
    "shark_bay": _bay, "sunken_ships": _ship, "ocean_volcanoes": _volcano, "decayed_civilizations": _ruin,
}  # fmt: skip


def scene(kind: str, seed: str, grand: int) -> str:
    """A location of a type: the seed decides its details, its points how grand it looks."""
    dice = Random(seed)
    water = tag("rect", width=120, height=80, fill=f"url(#sea-{kind})")
    tops = tuple((dice.uniform(4, 100), dice.uniform(6, 14)) for _ in range(3))
    air = bubbles(*((dice.uniform(6, 114), dice.uniform(8, 60), dice.uniform(0.8, 1.8)) for _ in range(4)))
    return water + rays(120, 76, tops) + DRAWN[kind](dice, grand, HUES[kind][2]) + air


def location(entry: LocationEntry) -> str:
    return symbol(f"loc-{entry.id}", SCENE, scene(entry.type, entry.id, entry.points))


# --- signs ----------------------------------------------------------------------------------------------------------


MANTA = (
    "M50 22C60 22 66 30 68 36C80 30 92 34 99 46C84 50 76 60 68 66C62 72 54 74 52 78L50 98"
    "L48 78C46 74 38 72 32 66C24 60 16 50 1 46C8 34 20 30 32 36C34 30 40 22 50 22z"
)
TYPES = {
    "shark_bay": "M26 4C66 6 98 40 98 96H2C20 70 28 40 26 4z",
    "sunken_ships": "M8 12H92V92H8z",
    "ocean_volcanoes": "M50 4a46 46 0 1 0 .1 0z",
    "decayed_civilizations": "M50 2L98 50 50 98 2 50z",
}
"""Fin, square, circle and diamond. The page adds the letter, since it depends on the language."""


def _coin() -> str:
    disc = tag("circle", cx=50, cy=50, r=44, fill="url(#gold)", stroke="#5f3f06", stroke_width=4)
    return disc + path("M50 26c11 15 17 22 17 31a17 17 0 0 1-34 0c0-9 6-16 17-31z", fill="#7a5310")


def _power() -> str:
    """A trident."""
    shaft = line("M50 94V30M50 12V30M22 14V32Q22 52 50 52T78 32V14", "#4a1503", 17)
    return shaft + line("M50 94V30M50 12V30M22 14V32Q22 52 50 52T78 32V14", "#ff9468", 10)


def _manta(wild: bool) -> str:
    body, edge = ("#b79bf0", "#2d1a55") if wild else ("#8fd0ee", "#0a3550")
    marks = "".join(tag("circle", cx=x, cy=y, r=3.4) for x, y in ((38, 50), (62, 50), (50, 60), (26, 45), (74, 45)))
    collar = line("M34 40Q50 50 66 40", edge, 5)
    return path(MANTA, fill=body, stroke=edge, stroke_width=4, stroke_linejoin="round") + (
        tag("g", marks, fill=edge) if wild else collar
    )


def _head(x: float, y: float, size: float, colour: str) -> str:
    shoulders = run("M", x - size * 0.7, y + size * 0.75) + run("q", size * 0.1, -size * 0.75, size * 0.7, -size * 0.75)
    shoulders += run("t", size * 0.7, size * 0.75) + "z"
    return tag("circle", cx=x, cy=y - size * 0.5, r=size * 0.42, fill=colour) + path(shoulders, fill=colour)


SEA, LEAF, SAND, PALE = "#7fe3f0", "#5fe0b0", "#ffdf8a", "#e8f8fc"


def _chest() -> str:
    box = path("M12 46h76v40H12z", fill="#9a6420", stroke="#3d2405", stroke_width=5)
    lid = path("M12 46Q12 18 50 18t38 28z", fill="#c98a34", stroke="#3d2405", stroke_width=5)
    return box + lid + tag("rect", x=42, y=38, width=16, height=22, rx=4, fill=SAND, stroke="#3d2405", stroke_width=4)


SIGNS = {
    "coin": _coin(),
    "power": _power(),
    "empty": tag("circle", cx=50, cy=50, r=26, fill="none", stroke=PALE, stroke_opacity=0.7, stroke_width=6,
                 stroke_dasharray="9 9"),
    "raise": line("M50 88V20M22 46L50 16 78 46", SEA, 13),
    "raise-full": line("M16 10H84", SEA, 11) + line("M50 92V34M24 56L50 28 76 56", SEA, 13),
    "score": _chest(),
    "scout": line("M14 74L66 40", SAND, 20) + line("M62 30L78 54", SAND, 12) + line("M84 22q8 8 8 20", SEA, 7),
    "recruit": _head(42, 50, 42, LEAF) + line("M82 14V46M66 30H98", PALE, 10),
    "recruit-free": _head(42, 50, 42, SAND) + line("M82 14V46M66 30H98", PALE, 10),
    "buy": _coin().replace('r="44"', 'r="40"') + line("M62 78H96M82 64L96 78 82 92", PALE, 9),
    "conquer": line("M24 94V10", PALE, 9) + path("M26 12H90L74 32 90 52H26z", fill="#ff9468", stroke="#4a1503",
                                                  stroke_width=4, stroke_linejoin="round"),
    "back": line("M82 86V56Q82 34 60 34H22M40 12L18 34 40 56", LEAF, 12),
    "ready": path(MANTA, fill="#8fd0ee", stroke="#0a3550", stroke_width=4, transform="translate(18 20) scale(.64)")
    + line("M18 40A38 38 0 0 1 86 34M90 12V36H66", SAND, 9),
    "others": _head(26, 56, 30, PALE) + _head(74, 56, 30, PALE) + _head(50, 62, 38, "#ff9468"),
    "replay": line("M24 30A34 34 0 1 1 16 58M22 8V32H46", SAND, 11),
    "salvage": line("M50 6V58A18 18 0 1 1 16 58M16 58L8 70M16 58L28 66", PALE, 10),
    "once": line("M22 22L78 78M78 22L22 78", "#ff9468", 14),
    "drop": tag("rect", x=28, y=6, width=44, height=50, rx=7, fill=PALE)
    + line("M50 64V92M32 76L50 94 68 76", "#ff9468", 10),
    "card": tag("rect", x=22, y=8, width=56, height=84, rx=9, fill=PALE, stroke="#0a3550", stroke_width=5),
    "pile": tag("rect", x=12, y=24, width=50, height=68, rx=8, fill="#8fb3c2", stroke="#0a3550", stroke_width=5)
    + tag("rect", x=34, y=8, width=50, height=68, rx=8, fill=PALE, stroke="#0a3550", stroke_width=5),
    "slots": tag("rect", x=8, y=30, width=84, height=58, rx=8, fill="none", stroke=SEA, stroke_width=8)
    + line("M36 34V84M64 34V84M20 14H80", SEA, 7),
    "points": tag("polygon", points=star(50, 54, 46, 20), fill="url(#gold)", stroke="#5f3f06", stroke_width=5,
                  stroke_linejoin="round"),
    "trained": _manta(False),
    "wild": _manta(True),
    "tired": path(MANTA, fill="#6d8490", stroke="#1b2a33", stroke_width=4, transform="rotate(90 50 50)"),
    "deck": tag("rect", x=16, y=14, width=62, height=74, rx=8, fill="#0a3550", stroke=SEA, stroke_width=6)
    + path(MANTA, fill=SEA, transform="translate(27 30) scale(.4)"),
}  # fmt: skip


def cover() -> str:
    """The picture of the game for the front page."""
    return scenes.aquatica()


def sheet() -> str:
    """Every drawing of Aquatica."""
    content = load_content()
    made = [location(entry) for entry in content.locations.entries]
    made += [symbol(f"loc-{kind}", SCENE, scene(kind, kind, 4)) for kind in HUES]
    made += [symbol(f"aq-{name}", SQUARE, body) for name, body in SIGNS.items()]
    made += [symbol(f"type-{name}", SQUARE, path(d, fill=HUES[name][0], stroke=HUES[name][2], stroke_width=5))
             for name, d in TYPES.items()]  # fmt: skip
    made += portraits.portraits([entry.id for entry in content.characters.entries], list(content.kings.entries))
    return tag("svg", tag("defs", gradients()) + "".join(made), xmlns="http://www.w3.org/2000/svg")
