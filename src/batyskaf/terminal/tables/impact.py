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
        else:
            line.append(_sign(table, hex).ljust(3), style=POINT_STYLE.get(hex.points, ""))
    below = [_crowd(hex, taken[hex.id]) for hex in board.hexes if hex.infinite and hex.id in taken]
    return Text("\n").join([*(lines[number] for number in sorted(lines)), *below, _legend(table, board)])


def _crowd(hex: ms.Hex, markers: dict[int, int]) -> Text:
    """Who has how many markers on an infinite hex."""
    return Text(f"∞ {hex.id}: {' '.join(f'[{seat + 1}]×{count}' for seat, count in markers.items())}")


def _legend(table: "EndeavorTable", board: ms.Board) -> Text:
    """What the signs of this board mean."""
    gains = dict.fromkeys(item for hex in board.hexes for item in hex.gain[:1] if isinstance(item, str))
    fields = dict.fromkeys(hex.field for hex in board.hexes if hex.field)
    goals = sorted(hex.goal for hex in board.hexes if hex.goal)
    say = table.texts.say
    words = [say("table-endeavor-legend")]
    words += [f"{_gain_sign(table, item)} {table.rewards([item])}" for item in gains]
    words += [f"{_field_sign(table, field)} {say(f'field-endeavor-{field}')}" for field in fields]
    words += [f"G{goal} {say('web-endeavor-goal-hex', goal=goal)}" for goal in goals]
    return Text(" · ".join(words), style="dim")


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
    if hex.infinite:
        return f"{arrow}∞{hex.points}"
    if hex.field:
        return f"{arrow}{_field_sign(table, hex.field)}{hex.points}"
    gain = _gain_sign(table, hex.gain[0]) if hex.gain and isinstance(hex.gain[0], str) else ""
    return f"{arrow}{gain}{hex.points or ''}" or "·"


def _gain_sign(table: "EndeavorTable", item: str) -> str:
    return SIGNS.get(item) or table.texts.say(f"attribute-endeavor-{item}.letter")


def _field_sign(table: "EndeavorTable", field: str) -> str:
    return table.texts.say(f"field-endeavor-{field}.letter").lower()
