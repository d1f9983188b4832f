"""The Impact board of Endeavor as a drawing of letters: markers by seat, else what a hex gives and what it is worth."""

from typing import TYPE_CHECKING

from rich.text import Text

from batyskaf.games.endeavor import mission_schema as ms
from batyskaf.games.endeavor.view import EndeavorView

if TYPE_CHECKING:
    from batyskaf.terminal.tables.endeavor import EndeavorTable

SIGNS = {
    "research": "?", "disc": "o", "promote": "^", "impact": "!", "any_attribute": "*", "lowest_attribute": "_",
    "vessel": "▲",
}  # fmt: skip
POINT_STYLE = {0: "", 1: "#f0e442", 2: "#e69f00", 3: "#e590c0", 4: "#c79cff", 6: "#ff7a59", -2: "#b08968"}
CELL = 4


def draw_board(table: "EndeavorTable", view: EndeavorView) -> Text:
    """Rows of hexes, shifted by half a cell where the board is."""
    from batyskaf.terminal.tables.endeavor import SEAT_COLOURS

    board = table.book.missions[view.mission].board
    taken = {shown.hex: shown.markers for shown in view.hexes}
    lines: dict[int, Text] = {}
    for hex in sorted(board.hexes, key=lambda hex: (_line(board, hex), _column(hex))):
        line = lines.setdefault(_line(board, hex), Text(no_wrap=True))
        line.pad_right(max(0, _start(board, hex) - line.cell_len))
        markers = taken.get(hex.id)
        if markers and not hex.infinite:
            seat = next(iter(markers))
            line.append(f"[{seat + 1}]", style=f"bold {SEAT_COLOURS[seat]}")
        elif hex.infinite:
            line.append(f"∞{sum(markers.values()) if markers else ''}".ljust(3), style=POINT_STYLE.get(hex.points, ""))
        else:
            line.append(_sign(table, hex).ljust(3), style=POINT_STYLE.get(hex.points, ""))
    return Text("\n").join(lines[number] for number in sorted(lines))


def _row(hex: ms.Hex) -> int:
    return int(hex.id[1:].split("c")[0])


def _column(hex: ms.Hex) -> int:
    return int(hex.id.split("c")[1])


def _line(board: ms.Board, hex: ms.Hex) -> int:
    return _row(hex) * 2 + _column(hex) % 2 if board.offset == "odd-q" else _row(hex)


def _start(board: ms.Board, hex: ms.Hex) -> int:
    half = CELL // 2 if board.offset == "odd-r" and _row(hex) % 2 else 0
    return _column(hex) * CELL + half


def _sign(table: "EndeavorTable", hex: ms.Hex) -> str:
    """Arrow, first reward or field, points."""
    arrow = "→" if hex.start else ""
    if hex.goal:
        return f"{arrow}G{hex.goal}"
    if hex.field:
        return f"{arrow}{table.texts.say(f'field-endeavor-{hex.field}.letter').lower()}{hex.points}"
    gain = ""
    if hex.gain and isinstance(hex.gain[0], str):
        item = hex.gain[0]
        gain = SIGNS.get(item) or table.texts.say(f"attribute-endeavor-{item}.letter")
    return f"{arrow}{gain}{hex.points or ''}" or "·"
