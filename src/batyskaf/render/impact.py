"""The Impact board of Endeavor in characters: markers by seat, or the reward and points of a free hex."""

from typing import TYPE_CHECKING

from rich.text import Text

from batyskaf.games.endeavor import mission_schema as ms
from batyskaf.games.endeavor.view import EndeavorView
from batyskaf.render.endeavor_words import hex_place

if TYPE_CHECKING:
    from batyskaf.render.endeavor import EndeavorRenderer

SIGNS = {
    "research": "?", "disc": "o", "promote": "^", "impact": "!", "any_attribute": "*", "lowest_attribute": "_",
    "vessel": "▲",
}  # fmt: skip
POINT_STYLE = {0: "", 1: "#f0e442", 2: "#e69f00", 3: "#e590c0", 4: "#c79cff", 6: "#ff7a59", -2: "#b08968"}
CELL = 4


def draw_board(renderer: "EndeavorRenderer", view: EndeavorView) -> Text:
    """Draw the rows of hexes, offset by half a cell as on the board."""
    from batyskaf.render.endeavor import SEAT_COLOURS

    board = renderer.printed.missions[view.mission].board
    taken = {shown.hex: shown.markers for shown in view.hexes}
    lines: dict[int, Text] = {}
    for hex in sorted(board.hexes, key=lambda hex: (_line(board, hex), hex_column(hex))):
        line = lines.setdefault(_line(board, hex), Text(no_wrap=True))
        line.pad_right(max(0, _start(board, hex) - line.cell_len))
        markers = taken.get(hex.id)
        if markers and not hex.infinite:
            seat = next(iter(markers))
            line.append(f"[{seat + 1}]", style=f"bold {SEAT_COLOURS[seat]}")
        else:
            line.append(_sign(renderer, hex).ljust(3), style=POINT_STYLE.get(hex.points, ""))
    below = [_crowd(hex, taken[hex.id]) for hex in board.hexes if hex.infinite and hex.id in taken]
    return Text("\n").join([*(lines[number] for number in sorted(lines)), *below, _legend(renderer, board)])


def _crowd(hex: ms.Hex, markers: dict[int, int]) -> Text:
    """The number of markers of each seat on an infinite hex."""
    return Text(f"∞ {hex_place(hex.id)}: {' '.join(f'[{seat + 1}]×{count}' for seat, count in markers.items())}")


def _legend(renderer: "EndeavorRenderer", board: ms.ImpactBoard) -> Text:
    """The meaning of the signs on this board."""
    gains = dict.fromkeys(item for hex in board.hexes for item in hex.gain[:1] if isinstance(item, str))
    fields = dict.fromkeys(hex.field for hex in board.hexes if hex.field)
    goals = sorted(hex.goal for hex in board.hexes if hex.goal)
    say = renderer.texts.say
    words = [say("table-endeavor-legend")]
    words += [f"{_gain_sign(renderer, item)} {renderer.rewards([item])}" for item in gains]
    words += [f"{_field_sign(renderer, field)} {say(f'field-endeavor-{field}')}" for field in fields]
    words += [f"G{goal} {say('web-endeavor-goal-hex', goal=goal)}" for goal in goals]
    return Text(" · ".join(words), style="dim")


def hex_row(hex: ms.Hex) -> int:
    return int(hex.id[1:].split("c")[0])


def hex_column(hex: ms.Hex) -> int:
    return int(hex.id.split("c")[1])


def _line(board: ms.ImpactBoard, hex: ms.Hex) -> int:
    return hex_row(hex) * 2 + hex_column(hex) % 2 if board.offset == "odd-q" else hex_row(hex)


def _start(board: ms.ImpactBoard, hex: ms.Hex) -> int:
    half = CELL // 2 if board.offset == "odd-r" and hex_row(hex) % 2 else 0
    return hex_column(hex) * CELL + half


def _sign(renderer: "EndeavorRenderer", hex: ms.Hex) -> str:
    """The sign of a hex: arrow, first reward or field, points."""
    arrow = "→" if hex.start else ""
    if hex.goal:
        return f"{arrow}G{hex.goal}"
    if hex.infinite:
        return f"{arrow}∞{hex.points}"
    if hex.field:
        return f"{arrow}{_field_sign(renderer, hex.field)}{hex.points}"
    gain = _gain_sign(renderer, hex.gain[0]) if hex.gain and isinstance(hex.gain[0], str) else ""
    return f"{arrow}{gain}{hex.points or ''}" or "·"


def _gain_sign(renderer: "EndeavorRenderer", item: str) -> str:
    return SIGNS.get(item) or renderer.texts.say(f"attribute-endeavor-{item}.letter")


def _field_sign(renderer: "EndeavorRenderer", field: str) -> str:
    return renderer.texts.say(f"field-endeavor-{field}.letter").lower()
