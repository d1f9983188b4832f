"""The workshop's answers: forms and entries of a game, and what is wrong with a pack, by entry and field."""

import json
from typing import Any

import pytest

from batyskaf.core.reason import Refused
from batyskaf.table import workshop


def asked(game: str) -> Any:
    return json.loads(workshop._workshop(game).body)


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
def test_every_entry_of_the_box_confirmed_as_printed_is_a_valid_pack(game: str) -> None:
    found = asked(game)
    assert set(found["forms"]["sections"]) == set(found["entries"])
    as_printed: dict[str, dict[str, object]] = {}
    for section, entries in found["entries"].items():
        as_printed[section] = {id: {} for id in entries}
    pack = {"game": game, "name": "Box", "format": found["format"], "corrections": as_printed}
    checked = workshop.checked(game, pack)
    assert checked.faults == ()
    assert checked.drawings.startswith("<svg")


def test_every_field_of_an_entry_is_in_its_form() -> None:
    for game in ("crew", "aquatica", "endeavor"):
        found = asked(game)
        for section, form in found["forms"]["sections"].items():
            fields = {field["name"] for field in found["forms"]["forms"][form]["fields"]}
            hidden = {"evidence", "evidence_detail", "parts", "notes"}
            for entry in found["entries"][section].values():
                assert set(entry["entry"]) <= fields | hidden


def test_faults_name_section_entry_and_field() -> None:
    given = {"locations": {"SB01": {"coin_price": 99}}}
    (fault,) = workshop.checked("aquatica", {"game": "aquatica", "name": "Box", "corrections": given}).faults
    assert (fault.section, fault.id, fault.field, fault.reason.id) == ("locations", "SB01", "coin_price", "fault-data")
    (whole,) = workshop.checked("aquatica", {"game": "crew", "name": "Box"}).faults
    assert (whole.id, whole.field) == ("", "game")


def test_a_corrected_task_is_drawn_as_it_is_now() -> None:
    def drawn(card: str) -> str:
        given = {"tasks": {"T1": {"params": {"cards": [card]}}}}
        return workshop.checked("crew", {"game": "crew", "name": "Box", "corrections": given}).drawings

    assert 'id="task-T1"' in drawn("P4")
    assert drawn("P4") != drawn("P3")


def test_an_unknown_game_is_refused() -> None:
    for call in (lambda: workshop._workshop("chess"), lambda: workshop.checked("chess", {})):
        with pytest.raises(Refused, match="refused-unknown-game"):
            call()
