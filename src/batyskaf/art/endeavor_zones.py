"""The zones of Endeavor's ocean: water that darkens with depth, light, ground, and what gives each zone its name."""

from batyskaf.art.shapes import bubbles, fish, gradient, path, rays, run, star, symbol, tag, weed
from batyskaf.games.endeavor.schema import TileEntry

TILE = (252, 172)
WIDE, HIGH = TILE
WATERS = (
    ("#7fe0ea", "#2aa6c4", "#12708f"),
    ("#3fb6d0", "#16789c", "#0a4b6c"),
    ("#1b86ab", "#0d5578", "#07324f"),
    ("#13618a", "#0a3a5c", "#051f38"),
    ("#0e4468", "#072440", "#030d1c"),
)
SAND = ("#d9c58c", "#7fa08f", "#2b6478", "#173c5a", "#0c2038")
DARK = ("#0f6d84", "#0a4f6a", "#063650", "#04233c", "#020f20")
"""By depth: three colours of water, the ground, and silhouettes."""


def _fill(d: str, fill: str, opacity: float = 1) -> str:
    return path(d, fill=fill, fill_opacity=None if opacity == 1 else opacity)


def _line(d: str, stroke: str, width: float, opacity: float = 1) -> str:
    return path(
        d, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round", stroke_linejoin="round",
        stroke_opacity=None if opacity == 1 else opacity,
    )  # fmt: skip


def _weeds(colour: str, *spots: tuple[float, float, float]) -> str:
    return "".join(weed(x, 174, high, sway, stroke=colour, stroke_width=6) for x, high, sway in spots)


def _corals(*spots: tuple[float, float, str]) -> str:
    """Branching corals by position, height and colour."""
    return "".join(_line(f"M{x} 172v-{h}m0 {h / 2}l-14-18m14 6l16-20m-16 2v-12", colour, 6) for x, h, colour in spots)


def _school(colour: str, *spots: tuple[float, float, float]) -> str:
    return "".join(fish(x, y, size, fill=colour) for x, y, size in spots)


def _chimneys(colour: str, smoke: str, *spots: tuple[float, float]) -> str:
    """Smoking vents by position and height."""
    drawn = ""
    for x, h in spots:
        drawn += _line(f"M{x} {168 - h}q-16-16 0-32t4-34", smoke, 13, 0.45)
        drawn += _fill(f"M{x - 17} 172l10-{h}h14l10 {h}z", colour)
    return drawn


def _whale(colour: str, x: float, y: float, size: float) -> str:
    d = "M-60 4c10-30 60-38 92-14 12-2 22-12 24-22 8 6 10 16 4 24 10 2 16 8 18 16-14 0-28-4-34-10-20 22-84 28-104 6z"
    body = _fill(d, colour) + _line("M-46 12q20 12 44 8", "#fff", 2.5, 0.35)
    return tag("g", body, transform=f"translate({x} {y}) scale({size})")


def _turtle(x: float, y: float, size: float) -> str:
    body = _fill("M-26 0c0-16 14-24 28-24s26 8 26 24z", "#3c8f5c") + _fill(
        "M26-6c8-6 18-4 20 4-6 5-14 5-20 2z", "#7dc98a"
    )
    body += _fill("M-6 0l-18 22 28-16zM14 0l8 20 8-20z", "#7dc98a") + _line("M-14-8l12-8 12 8-12 8z", "#1f5b39", 3)
    return tag("g", body, transform=f"translate({x} {y}) scale({size})")


def _jelly(x: float, y: float, size: float, colour: str) -> str:
    body = _fill("M-24 0c0-30 48-30 48 0q-6 6-12 0-6 6-12 0-6 6-12 0-6 6-12 0z", colour, 0.75)
    body += _line("M-16 4q-6 18 2 34M-4 4q-4 22 2 42M8 4q4 20-2 38M18 4q6 16-1 30", colour, 3, 0.7)
    return tag("g", body, transform=f"translate({x} {y}) scale({size})")


def _squid(x: float, y: float, size: float) -> str:
    body = _fill("M-24 6C-24-30-12-64 0-64s24 34 24 70q-24 12-48 0z", "#c4567f")
    body += _line("M-18 8q-8 28 2 50M-6 12q-4 28 2 54M8 12q5 28-1 54M19 8q8 26-1 50", "#c4567f", 6)
    body += tag("circle", cx=-9, cy=-8, r=6, fill="#fff") + tag("circle", cx=10, cy=-8, r=6, fill="#fff")
    return tag("g", body, transform=f"translate({x} {y}) rotate(-28) scale({size})")


def _columns(colour: str, *spots: tuple[float, float]) -> str:
    drawn = ""
    for x, h in spots:
        drawn += _fill(f"M{x - 9} 170v-{h}h18v{h}zM{x - 14} {170 - h}h28v-8h-28z", colour)
        drawn += _line(f"M{x - 3} 168v-{h - 4}M{x + 4} 168v-{h - 4}", "#000", 2, 0.25)
    return drawn


def _cone(colour: str, x: float, half: float, high: float) -> str:
    up = run("q", half * 0.6, -high * 0.5, half * 0.7, -high)
    down = run("q", half * 0.1, high * 0.5, half * 0.7, high)
    return _fill(run("M", x - half, 174) + up + run("h", half * 0.6) + down + "z", colour)


MOTIFS: dict[str, str] = {
    "atoll": _fill("M30 150c0-30 44-46 96-46s96 16 96 46-44 30-96 30-96 0-96-30z", "#e8d69c", 0.8)
    + _fill("M62 150c0-16 28-26 64-26s64 10 64 26-28 18-64 18-64-2-64-18z", "#4fd0da")
    + _line("M52 116q-2-24-12-34M40 82q-14-2-20 8M40 82q10-8 20 0M40 82q-4-10-14-10", "#2f8a5f", 5),
    "calm-seas": _line(
        "M-4 60q22-12 44 0t44 0 44 0 44 0 44 0 44 0M-4 96q22-12 44 0t44 0 44 0 44 0 44 0 44 0", "#fff", 5, 0.35
    )
    + _fill("M176 52l34-40v40zM170 56h50l-10 16h-30z", "#f7f0dd", 0.9),
    "decommissioned-oil-rig": _line(
        "M70 174l18-112M182 174L164 62M88 62h76M82 100h88M76 138h100M88 62l88 76M164 62l-88 76", "#7a5130", 6
    )
    + _fill("M70 48h112v16H70zM98 24h22v24H98zM140 8h10v40h-10z", "#a8673a"),
    "dying-reef": _corals(
        (28, 54, "#e7b9c4"), (70, 36, "#d9d3c9"), (190, 44, "#d9d3c9"), (228, 62, "#e7b9c4"), (130, 26, "#e8a0a8")
    )
    + _school("#f5f0e0", (104, 82, 10), (150, 66, 8)),
    "kelp-forest": _weeds(
        "#1d7a55", (22, 150, 14), (52, 120, -12), (84, 140, 12), (172, 146, -14), (204, 118, 12), (234, 152, -12)
    )
    + _weeds("#2f9c6c", (38, 130, -14), (216, 134, 14), (128, 100, 10)),
    "remote-anchorage": _line(
        "M126 30v84M96 58h60M78 92q4 38 48 40 44-2 48-40M78 92l-10 12M78 92l14 8M174 92l10 12M174 92l-14 8",
        "#0c5a72",
        11,
        0.75,
    )
    + tag("circle", cx=126, cy=20, r=11, fill="none", stroke="#0c5a72", stroke_width=8, stroke_opacity=0.75),
    "the-sea-star": _fill("M36 46h180l-24 36H62z", "#b5381f")
    + _fill("M36 46h180l-5 9H42z", "#fff")
    + _fill("M86 46V22h76v24zM102 22V8h40v14z", "#f4f7f8")
    + tag("polygon", points=star(70, 70, 9, 4), fill="#ffd25e")
    + _line("M176 46V6l22 40", "#37474f", 4)
    + _line("M0 84q21-10 42 0t42 0 42 0 42 0 42 0 42 0", "#fff", 5, 0.5),
    "volcanic-island": _fill("M20 174Q86 60 104 46h44q18 14 84 128z", "#5a4a52")
    + _fill("M104 46h44q-6 22-14 12-6 26-14 6-8 20-16-18z", "#ff8a4c")
    + _line("M124 40q-14-16 2-26t-2-18", "#e9eef0", 12, 0.55),
    "dolphin-pods": "".join(
        tag(
            "g",
            _fill(
                "M-44 12c10-26 40-34 66-20 8 0 14 4 18 8-8 2-14 4-20 4-18 20-44 16-64 8z"
                "M-6-16l14-14 6 16zM-44 12l-16-10 2 18z",
                "#2b6f96",
            ),
            transform=f"translate({x} {y}) rotate({turn}) scale({s})",
        )
        for x, y, turn, s in ((80, 66, -14, 1), (160, 112, -8, 1.1), (196, 54, -20, 0.7))
    ),
    "ledge-elevator": _fill("M0 174V84h64l12 30h40l14 34h122v26z", "#0b4360")
    + _line("M186 20v128M206 20v128M186 46h20M186 78h20M186 110h20", "#cfe7ee", 3, 0.7)
    + _fill("M178 84h36v26h-36z", "#ffd45e"),
    "resupply-modules": "".join(
        tag("rect", x=x, y=y, width=58, height=34, rx=17, fill="#e4eef1", fill_opacity=0.85)
        + _line(f"M{x + 16} {y + 17}h26", "#d55e00", 6)
        for x, y in ((18, 128), (98, 134), (178, 128))
    )
    + _line("M76 146h22M156 148h22", "#e4eef1", 5),
    "sea-turtle-migration": _turtle(70, 84, 1.2) + _turtle(176, 128, 1.0) + _turtle(190, 58, 0.7),
    "shipwreck": _fill("M24 132l36-44 12 12 122 22 34-24-8 76H48z", "#5b4030")
    + _line("M112 108L132 30M132 40l34 20-40 20", "#5b4030", 7)
    + _line("M60 132h150M54 152h160", "#2e1f18", 4, 0.7),
    "submerged-cave-system": _fill("M0 174V60q40-30 70-8t60-14 60 14 62 2v120z", "#0a4159")
    + "".join(tag("ellipse", cx=x, cy=y, rx=24, ry=20, fill="#03182a") for x, y in ((48, 112), (126, 88), (206, 112))),
    "sunken-ruins": _columns("#b9c4a8", (38, 76), (80, 44), (172, 60), (214, 88))
    + _fill("M24 86h44v-9H24zM60 172l40-12 6 12z", "#b9c4a8"),
    "the-looking-glass": _fill("M46 150a80 80 0 0 1 160 0z", "#bdf3fb", 0.45)
    + _line("M46 150a80 80 0 0 1 160 0zM126 70v80M86 82l14 68M166 82l-14 68", "#e6fbff", 4, 0.7)
    + tag("rect", x=34, y=148, width=184, height=14, rx=7, fill="#dfe9ec"),
    "whale-calving-grounds": _whale("#1d5573", 108, 82, 1.15) + _whale("#2c6f8e", 172, 138, 0.55),
    "carbonate-spires": "".join(
        _cone("#dfe6d8", x, half, high)
        for x, half, high in ((40, 26, 118), (96, 20, 76), (160, 24, 96), (216, 28, 128))
    ),
    "coldwater-reef": _corals((30, 58, "#f4f7ff"), (76, 40, "#e58fa6"), (176, 48, "#e58fa6"), (222, 66, "#f4f7ff"))
    + _corals((124, 30, "#a9d0ff")),
    "deepwater-shark": tag(
        "g",
        _fill("M-96 8c30-30 90-36 150-16l44-26-12 34 14 24-40-10C4 40-62 36-96 8zM-10-22L14-52l12 34z", "#39566b")
        + _line("M-58 16q24 10 50 8", "#fff", 3, 0.4),
        transform="translate(120 100)",
    ),
    "jellyfish-bloom": _jelly(52, 70, 1.1, "#f3b6dc")
    + _jelly(128, 112, 0.9, "#c9b6ff")
    + _jelly(206, 72, 1.2, "#f3b6dc")
    + _jelly(166, 52, 0.6, "#bfeaff"),
    "rift-valley": _fill("M0 174V66l70 24 40 84zM252 174V58l-78 34-36 82z", "#05273f")
    + _line("M118 174l8-40-8-20 10-30", "#ff8a4c", 5, 0.7),
    "thermal-vents": _chimneys("#0a2436", "#d7e3e8", (54, 62), (98, 40), (196, 70)),
    "vortex": "".join(
        _line(f"M{126 - r} 92a{r} {r * 0.55:.0f} 0 1 1 {r} {r * 0.55:.0f}", "#bfeffc", 6, 0.5) for r in (18, 38, 60, 84)
    ),
    "bioluminescent-fauna": "".join(
        tag("circle", cx=x, cy=y, r=r * 3, fill="#5ef0d0", fill_opacity=0.14)
        + tag("circle", cx=x, cy=y, r=r, fill="#a8ffe9")
        for x, y, r in (
            (34, 70, 4),
            (70, 128, 5),
            (112, 60, 3),
            (150, 138, 4),
            (196, 82, 6),
            (226, 130, 3),
            (20, 120, 3),
        )
    )
    + _jelly(126, 96, 1, "#7df5e0"),
    "brine-pool": tag("ellipse", cx=126, cy=142, rx=112, ry=24, fill="#5b7fc2", fill_opacity=0.7)
    + tag("ellipse", cx=126, cy=140, rx=96, ry=17, fill="#a7c6ff", fill_opacity=0.45)
    + _corals((20, 30, "#9fb8d8"), (236, 34, "#9fb8d8")),
    "colossal-squid": _squid(132, 96, 1.15),
    "continental-shelf": _fill("M0 174V74h96q20 0 30 20t34 26q40 6 92 8v46z", "#082b49")
    + _line("M0 78h94q20 0 30 20t34 26q40 6 92 8", "#3d7ba6", 4, 0.6),
    "seamount": _fill("M-6 174Q70 140 104 62q14-26 32-4 36 82 124 116z", "#0a2c4b")
    + _fill("M104 62q14-26 32-4l10 24q-16-8-22 4-12-10-28 0z", "#3b6d93"),
    "sponge-gardens": "".join(
        _fill(f"M{x - w} 174q-6-{h * 0.7:.0f} 2-{h}h{2 * w - 4}q8 {h * 0.3:.0f} 2 {h}z", colour)
        + tag("ellipse", cx=x, cy=174 - h, rx=w - 2, ry=5, fill="#000", fill_opacity=0.35)
        for x, w, h, colour in (
            (34, 18, 70, "#d98a4a"),
            (82, 14, 44, "#cf6f9a"),
            (176, 16, 54, "#d98a4a"),
            (220, 20, 82, "#b88ad6"),
        )
    ),
    "abyssal-plain": _line("M0 120q60-10 126 0t126-4M0 142q60-8 126 2t126-6", "#4c7fa0", 4, 0.5)
    + _fill("M92 112q10-20 34-20t34 20z", "#3a5f7c")
    + _line("M104 112l-14 14M122 112v16M148 112l14 14", "#3a5f7c", 5),
    "abyssal-trench": _fill("M0 174V30l58 34 26 60 14 50zM252 174V24l-62 40-22 60-14 50z", "#0b2b49")
    + _fill("M98 174l-14-50 20 10 22 40 22-40 20-10-14 50z", "#010a14"),
    "black-smoker": _chimneys("#101b26", "#2b2f38", (70, 74), (186, 62)) + _chimneys("#18232e", "#3a3f49", (120, 46)),
    "fallen-star": tag("circle", cx=126, cy=96, r=70, fill="url(#end-light)", fill_opacity=0.6)
    + tag("polygon", points=star(126, 98, 52, 21), fill="#ffe9a8", fill_opacity=0.85)
    + _line("M30 20l60 50M16 52l50 30M74 6l34 44", "#ffe9a8", 4, 0.5),
    "scaly-foot-snails": "".join(
        tag(
            "g",
            _fill("M-30 20q-4-18 12-20 0-26 26-26t24 28q2 14-6 18z", "#7a5a3a")
            + _line("M6 2a10 10 0 1 1 10-10", "#e8c48a", 4)
            + _fill("M-40 20h70l-6 8h-60z", "#c9b8a0"),
            transform=f"translate({x} {y}) scale({s})",
        )
        for x, y, s in ((70, 128, 1), (186, 134, 0.85), (130, 92, 0.6))
    ),
    "seafloor-restoration": "".join(
        _line(f"M{x} 170v-34M{x - 12} 150h24M{x} 136l-10-12M{x} 136l10-12", "#5fd0a0", 5)
        + _fill(f"M{x - 16} 174h32v-8h-32z", "#dfe9ec")
        for x in (32, 80, 128, 176, 222)
    ),
    "whale-fall": _line("M34 140q90-40 184-4", "#e9e4d4", 9)
    + "".join(
        _line(f"M{x} {y}q10 20-4 40", "#e9e4d4", 6)
        for x, y in ((72, 124), (96, 118), (120, 116), (144, 117), (168, 121))
    )
    + _fill("M18 146c-2-20 20-26 36-14l-6 22z", "#e9e4d4"),
}


def scene(depth: int, motif: str = "") -> str:
    """Water of a depth with light and ground, and the zone's own features."""
    at = depth - 1
    water = tag("rect", width=WIDE, height=HIGH, fill=f"url(#end-water-{depth})")
    light = tag("g", rays(WIDE, 150, ((20, 16), (92, 26), (170, 18), (222, 12))), opacity=(1, 0.8, 0.45, 0.2, 0.08)[at])
    far = _fill(run("M", 0, 146) + "q50-18 110-6t142-8v50H0z", DARK[at], 0.75)
    near = _fill(run("M", 0, 164) + "q60-12 126-3t126-4v20H0z", SAND[at])
    air = bubbles((226, 60, 4), (234, 44, 2.5), (20, 96, 3)) if depth < 5 else ""
    return water + light + far + motif + near + air


def gradients() -> str:
    return "".join(
        gradient(f"end-water-{depth}", (0, top, 1), (0.5, middle, 1), (1, low, 1))
        for depth, (top, middle, low) in enumerate(WATERS, 1)
    )


def zone(tile: TileEntry) -> str:
    return symbol(f"end-zone-{tile.id}", TILE, scene(tile.depth, MOTIFS.get(tile.id, "")))


def zones(tiles: tuple[TileEntry, ...]) -> str:
    """A picture for every tile; tiles without their own get one for their depth."""
    drawn = [zone(tile) for tile in tiles]
    drawn += [symbol(f"end-water-any-{depth}", TILE, scene(depth)) for depth in range(1, 6)]
    return "".join(drawn)
