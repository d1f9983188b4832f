"""Names of content entries, and the id of an entry without a name."""

import pytest

from batyskaf.games import load
from batyskaf.games.endeavor.events import Shifted
from batyskaf.locale import LANGUAGES, Texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", ["tiles", "journals", "tokens", "specialists", "nothing"])
def test_an_unknown_entry_is_called_by_its_id(lang: str, section: str) -> None:
    assert Texts(lang).entry(load("endeavor"), section, "nowhere") == "nowhere"


def test_a_moved_marker_on_the_impact_board_is_described() -> None:
    assert "r0c0" in Texts("en").event(load("endeavor"), Shifted(0, "r0c0", "r0c1"), ["Ada"], None)
