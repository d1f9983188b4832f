"""The choices as a widget: their keys and their layout."""

import pytest
from textual.geometry import Offset

from batyskaf.terminal.choices import KEYS, lay_out
from tests.terminal.driving import session

RESERVED = "ulstxq"


def test_keys_of_choices_and_of_the_table_differ() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert not set(KEYS) & set(RESERVED)


@pytest.mark.parametrize("width", [10, 40, 80, 200])
def test_choices_fit_the_width_and_never_overlap(width: int) -> None:
    table = session(mission="5", players=2, seed=3)
    table.run_bots()
    for _ in range(6):
        spots, titles, height = lay_out(table.groups(table.turn), width)
        taken: set[Offset] = {Offset(x, row) for row, _ in titles for x in range(width)}
        for spot in spots:
            cells = {Offset(x, spot.row) for x in range(spot.start, spot.start + spot.width)}
            assert not cells & taken
            assert spot.start + spot.width <= width
            assert spot.row < height
            taken |= cells
        table.play(spots[-1].choice.move)
        table.run_bots()
