"""Words for things that content names, and the id itself where content has none."""

import pytest

from batyskaf.games import load
from batyskaf.games.endeavor.events import Shifted
from batyskaf.locale import Texts


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("kind", ["tile", "start", "journal", "token", "specialist"])
def test_an_unknown_entry_is_called_by_its_id(lang: str, kind: str) -> None:
    assert Texts(lang).entry(load("endeavor"), kind, "nowhere") == "nowhere"


def test_a_marker_that_moves_on_the_impact_board_is_told() -> None:
    assert "r0c0" in Texts("en").event(load("endeavor"), Shifted(0, "r0c0", "r0c1"), ["Ada"], None)
