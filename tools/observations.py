"""Writes docs/observations.md: what the numbers of an observation mean, plane by plane, for every game.

python -m tools.observations
"""

from pathlib import Path

from batyskaf.core.planes import Plane, placed
from batyskaf.games import load

PAGE = Path(__file__).resolve().parent.parent / "docs/observations.md"
GAMES = {"crew": "The Crew", "aquatica": "Aquatica", "endeavor": "Endeavor"}
HEAD = """# Observations

What a seat may see, as numbers: the same as its view, for those who train. `state.observe(seat, sheet)` writes one
byte per cell, each 0 to 127, into a buffer that NumPy can look at; larger numbers are written as 127.

```python
from batyskaf import load
from batyskaf.core.planes import read
from batyskaf.core.sheet import Sheet

game = load("crew")
state = game.start(game.options(mission="5", players=4), seed=7)
sheet = Sheet(game.observation_size() // 8)
state.observe(state.turn, sheet)
planes = read(game.planes(), sheet.bytes())
print(len(sheet.bytes()), sum(planes["hand"][0]))
```

- An observation is a row of **planes**, one after another; the tables below tell where each begins. A plane has one or
  more rows (most often one per seat), and every row is filled up with zeros to a multiple of eight cells.
- **Seats are counted from the one that looks**, clockwise: it is seat 0 of its own observation, whatever its number at
  the table. Rows of seats that nobody sits at are zero.
- Nothing is in an observation that is not in the seat's view: tests build every plane from the view alone and compare,
  and `check_game` demands that an observation is the same, byte for byte, in the true state and in a drawn world.
- **Layouts are stable.** They stand in `planes.lock` of every game; a new plane follows the old ones. The options of a
  match don't change the layout, and packs that bring cards of their own widen the planes of those cards.
- The legal moves are not part of it: environments give them as a mask beside it, by the number of the move
  (`game.moves.text(number)`).
"""


def table(planes: tuple[Plane, ...]) -> str:
    lines = ["| from cell | plane | rows × cells | what a cell means |", "|---|---|---|---|"]
    lines += [
        f"| {at} | {plane.name} | {plane.rows} × {plane.cells} | {plane.meaning} |" for at, plane in placed(planes)
    ]
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name, title in GAMES.items():
        game = load(name)
        parts.append(
            f"## {title}\n\n{game.observation_size()} cells, {len(game.moves)} moves.\n\n{table(game.planes())}\n"
        )
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
