"""Games and bots of installed packages that can't be used."""

from importlib.metadata import EntryPoint

import pytest

from batyskaf import bots, games
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.locale import Texts

FAULTS = {
    "nowhere_at_all:load": "ModuleNotFoundError: No module named 'nowhere_at_all'",
    "json:nothing": "AttributeError: module 'json' has no attribute 'nothing'",
}


@pytest.mark.parametrize("entry", FAULTS)
def test_an_entry_point_that_cant_be_loaded_is_refused_by_name(entry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, group in ((games, "batyskaf.games"), (bots, "batyskaf.bots")):
        points = [EntryPoint("sunk", entry, group)]
        monkeypatch.setattr(module, "entry_points", lambda group, points=points: points)
    for load in (lambda: games.load("sunk"), lambda: bots.load("sunk", Rng.of(1, "bot"))):
        with pytest.raises(Refused) as refused:
            load()
        said = f"“sunk” from an installed package can't be used: its entry point {entry} gives {FAULTS[entry]}."
        assert Texts("en").why(refused.value.reason) == said
