"""Regenerate docs/observations.md: the meaning of the numbers of an observation, plane by plane, for every game.

python -m tools.observations
"""

from pathlib import Path

from batyskaf.core.planes import Plane, placed
from batyskaf.games import load, names
from batyskaf.locale import Texts

PAGE = Path(__file__).resolve().parent.parent / "docs/observations.md"
GAMES = {name: Texts("en").say(f"game-{name}").partition(":")[0] for name in names()}
"""Without what follows the colon of a title."""
HEAD = """# Observations

An observation is the view of a seat as numbers, for training. `state.observe(seat, sheet)` writes one byte per cell,
each 0 to 127, into a buffer that NumPy can read; larger numbers are clipped to 127.

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

- An observation is a sequence of **planes**; the tables below list the first cell of each. A plane has one or more rows
  (most often one per seat), and every row is padded with zeros to a multiple of eight cells.
- **Seats are counted from the observing seat**, clockwise: it is seat 0 of its own observation, whatever its number at
  the table. Rows of seats that are not in the game are zero.
- An observation contains nothing that is not in the seat's view: tests build every plane from the view alone and
  compare, and `check_game` checks that it is the same, byte for byte, in the true state and in a drawn world.
- **Layouts are stable.** `planes.lock` of every game records them; new planes follow the old ones. The options of a
  match don't change the layout. Packs with new cards widen the planes of those cards.
- The legal moves are not part of an observation: environments provide them as a mask, indexed by the id of the move
  (`game.moves.text(id)`).
"""


def table(planes: tuple[Plane, ...]) -> str:
    lines = ["| first cell | plane | rows × cells | meaning of a cell |", "|---|---|---|---|"]
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
