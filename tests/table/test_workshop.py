"""The workshop's answers: forms and entries of a game, and what is wrong with a pack, by entry and field."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from batyskaf.core.reason import Refused
from batyskaf.locale import LANGUAGES
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


COLUMNS = "ABCDEFGHI"
"""The columns of Endeavor's ocean are called so in every language."""


def named(node: Any) -> Iterator[str]:
    """The values that a part of a form offers, by name."""
    yield from (value for value in node["values"] if isinstance(value, str))
    for part in node["of"]:
        yield from named(part)


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_fields_and_values_of_forms_have_words_in_every_language(game: str, lang: str) -> None:
    forms = asked(game)["forms"]["forms"].values()
    fields = {field["name"] for form in forms for field in form["fields"]}
    values = {form["value"] for form in forms} | {
        value for form in forms for field in form["fields"] for value in named(field["node"])
    }
    words = files("batyskaf.locale").joinpath(lang, "workshop.ftl").read_text("utf-8")
    fields_said, values_said = (
        set(re.findall(r"^    \[(.+?)\]", part, re.MULTILINE))
        for part in re.split("^workshop-value =", words, flags=re.M)
    )
    assert {name for name in fields if not name.isdecimal()} <= fields_said
    assert {name for name in values if name.isidentifier() and name not in COLUMNS} <= values_said


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
