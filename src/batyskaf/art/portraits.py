"""The people of Aquatica: an emblem for every character, and a crown for every king."""

from collections.abc import Sequence

from batyskaf.art.shapes import gradient, line, path, points, rays, star, symbol, tag
from batyskaf.games.aquatica.content import KingEntry

SQUARE = (100, 100)
CORAL, PEARL, GOLD, TEAL, LILAC, DARK = "#ff9468", "#f4fbff", "#ffd25e", "#5fe0d0", "#cdb4f5", "#072433"


def gradients() -> str:
    folk = gradient("folk", (0, "#3fb6c9", 1), (0.55, "#11607f", 1), (1, "#062b40", 1))
    return folk + gradient("court", (0, "#a98be0", 1), (0.5, "#4e3596", 1), (1, "#1c1046", 1))


def _solid(d: str, colour: str) -> str:
    return path(d, fill=colour, stroke=DARK, stroke_width=3, stroke_linejoin="round")


def _dots(colour: str, size: float, *spots: tuple[float, float]) -> str:
    return tag("g", "".join(tag("circle", cx=x, cy=y, r=size) for x, y in spots), fill=colour)


def _shell(colour: str) -> str:
    return _solid("M50 80C26 76 18 54 22 38Q36 22 50 22T78 38C82 54 74 76 50 80z", colour) + line(
        "M50 76V28M50 76L34 30M50 76L66 30M50 76L24 42M50 76L76 42", DARK, 2.6
    )


EMBLEMS = {
    "matrona": _shell("#ffc9d8") + _solid("M30 26L36 10 44 20 50 6 56 20 64 10 70 26z", GOLD),
    "sealord": line("M50 90V26M28 16V34Q28 48 50 48T72 34V16M50 12V30", DARK, 13)
    + line("M50 90V26M28 16V34Q28 48 50 48T72 34V16M50 12V30", GOLD, 7)
    + _dots(GOLD, 8, (24, 72), (76, 72)),
    "legion": line("M26 90L74 12M74 90L26 12", PEARL, 5)
    + _solid("M50 22L76 32Q76 68 50 84Q24 68 24 32z", "#2b86bd")
    + tag("polygon", points=star(50, 52, 16, 7), fill=GOLD),
    "sea_horse": _solid(
        "M40 14Q62 8 66 28L82 34 66 40Q54 44 60 56Q66 72 52 84Q40 92 34 82Q44 84 46 74Q48 62 40 50Q32 36 40 14z",
        "#f2b84b",
    )
    + _dots(DARK, 3.2, (54, 26))
    + line("M40 30L30 26M40 42L29 42M44 54L33 58", "#f2b84b", 4),
    "wave_teller": line("M14 66Q26 40 46 42Q68 44 66 62Q64 74 52 72Q42 70 46 60", TEAL, 7)
    + line("M12 82Q32 70 50 82T88 80", TEAL, 5)
    + tag("polygon", points=star(72, 26, 14, 6), fill=GOLD),
    "agent": _solid("M14 46Q32 30 50 42Q68 30 86 46Q80 68 62 66Q54 64 50 56Q46 64 38 66Q20 68 14 46z", "#1f4f78")
    + _dots(PEARL, 6, (34, 51), (66, 51))
    + line("M30 82H70", GOLD, 6),
    "grabber": _solid("M20 84Q14 52 34 40L26 16Q50 22 52 42L60 14Q84 32 72 56Q62 82 40 86z", CORAL)
    + _dots(GOLD, 8, (52, 58)),
    "researcher": tag("circle", cx=42, cy=42, r=25, fill="#bdeef7", fill_opacity=0.5, stroke=GOLD, stroke_width=7)
    + line("M61 61L86 86", GOLD, 10)
    + line("M42 56Q34 46 42 38T44 26", "#0a5f4d", 5),
    "turtle_treasurer": _solid("M16 60Q18 28 48 28T80 60z", "#3f9a57")
    + _solid("M80 54Q94 46 94 58Q92 68 78 64z", "#86cf8a")
    + _solid("M22 60Q16 78 28 78L36 62zM60 62L68 78Q80 78 74 60z", "#86cf8a")
    + line("M34 58L40 34M50 58V30M66 58L58 34M22 48H76", "#1d5a34", 3)
    + _dots(GOLD, 5, (48, 46)),
    "diplomatic_crab": _solid("M22 58Q22 40 50 40T78 58Q76 78 50 78T22 58z", CORAL)
    + _solid("M24 46Q6 40 12 20Q26 18 22 32Q34 26 32 40zM76 46Q94 40 88 20Q74 18 78 32Q66 26 68 40z", CORAL)
    + line("M26 70L12 82M34 76L26 90M74 70L88 82M66 76L74 90", CORAL, 5)
    + _dots(DARK, 3.4, (42, 52), (58, 52))
    + line("M42 64Q50 70 58 64", DARK, 3),
    "mantas_leader": _solid(
        "M50 26Q58 26 62 36Q82 30 96 48Q78 54 66 66Q58 74 52 74L50 94 48 74"
        "Q42 74 34 66Q22 54 4 48Q18 30 38 36Q42 26 50 26z",
        "#8fd0ee",
    )
    + _solid("M36 24L40 8 50 18 60 8 64 24z", GOLD),
    "healer": _solid("M50 86C18 62 14 42 22 30Q36 16 50 34Q64 16 78 30C86 42 82 62 50 86z", "#ff8fa6")
    + line("M50 40V66M37 53H63", PEARL, 9),
    "meg": _solid("M8 44Q30 14 62 22L90 10 86 40Q94 60 70 74Q40 86 12 66L30 56z", "#7d94a3")
    + _solid("M12 66Q34 72 62 60L56 70 48 64 42 73 34 67 28 74 22 67z", PEARL)
    + _dots(DARK, 4, (52, 38))
    + _dots(CORAL, 1.8, (53, 37)),
    "anglerfish": _solid("M14 58Q20 34 50 36Q72 38 80 54L94 44V78L80 68Q66 86 42 82Q18 78 14 58z", "#5b6f9e")
    + _solid("M16 62L26 60 30 68 36 60 42 68 48 61Q40 76 24 72z", PEARL)
    + line("M48 38Q40 14 20 20", LILAC, 4)
    + _dots("#fff6b0", 8, (18, 24))
    + _dots(DARK, 4, (50, 52)),
    "pearl_merchant": _solid("M14 58Q50 84 86 58Q84 86 50 88T14 58z", "#c98fb0")
    + _solid("M14 54Q20 18 50 16T86 54Q50 34 14 54z", "#e6b4cd")
    + tag("circle", cx=50, cy=58, r=14, fill=PEARL, stroke=DARK, stroke_width=3)
    + _dots("#ffffff", 4, (45, 53)),
}
"""Drawn on a disc of water; characters from packs share the mask of a stranger."""

STRANGER = _solid("M50 14Q76 14 76 44Q76 74 50 88Q24 74 24 44Q24 14 50 14z", TEAL) + _dots(DARK, 5, (40, 44), (60, 44))

GEMS = (
    ((50, 58, 12, 12, 4), CORAL), ((50, 58, 13, 6, 5), TEAL), ((50, 58, 13, 11, 6), "#86cf8a"),
    ((50, 58, 14, 7, 4), LILAC), ((50, 58, 13, 8, 8), "#ff8fa6"), ((50, 58, 14, 13, 3), "#8fd0ee"),
    ((50, 58, 14, 6, 7), PEARL), ((50, 58, 13, 12, 5), "#f2b84b"),
)  # fmt: skip


def _crown(number: int) -> str:
    """A crown whose points follow the king's number, with a gem of its own."""
    tips = 3 + number % 4
    corners = [(18.0, 78.0)]
    for tip in range(tips):
        at = 18 + 64 * tip / (tips - 1)
        corners.append((at, 26.0 if tip % 2 == 0 else 34.0))
        if tip + 1 < tips:
            corners.append((at + 32 / (tips - 1), 50.0))
    corners.append((82.0, 78.0))
    band = tag("rect", x=16, y=72, width=68, height=12, rx=4, fill="#c78a1e", stroke=DARK, stroke_width=3)
    body = tag("polygon", points=points(*corners), fill=GOLD, stroke=DARK, stroke_width=3, stroke_linejoin="round")
    (x, y, outer, inner, sides), colour = GEMS[(number - 1) % len(GEMS)]
    gem = tag("polygon", points=star(x, y, outer, inner, sides), fill=colour, stroke=DARK, stroke_width=2.5)
    return body + band + gem


def _framed(id: str, water: str, emblem: str) -> str:
    round_ = tag("circle", cx=50, cy=50, r=50, fill=f"url(#{water})")
    light = tag("g", rays(100, 92, ((24, 10), (56, 14))), opacity=0.5, transform="translate(14 8) scale(.72 .86)")
    return symbol(f"char-{id}", SQUARE, round_ + light + tag("g", emblem, transform="translate(10 10) scale(.8)"))


def portraits(characters: Sequence[str], kings: Sequence[KingEntry]) -> list[str]:
    made = [_framed(id, "folk", EMBLEMS.get(id, STRANGER)) for id in characters]
    made += [_framed(king.id, "court", _crown(king.number)) for king in kings]
    return [*made, _framed("any", "folk", STRANGER)]
