"""`batyskaf content todo`, `edit` and `merge`: correct the box without touching JSON."""

import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from batyskaf import load
from batyskaf.core.evidence import evidence_of
from batyskaf.locale import Texts
from batyskaf.terminal import merging
from batyskaf.terminal.editing import Editor, content_of
from batyskaf.terminal.files import read_pack
from tests.terminal.driving import batyskaf, refused


def edited(path: Path, answers: Iterable[str], game: str = "aquatica", lang: str = "en") -> list[str]:
    """What is said while somebody answers; after the last answer the input ends."""
    said: list[str] = []
    given = iter(answers)

    def ask(question: str) -> str:
        said.append(question)
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    Editor(game, path, Texts(lang), ask, said.append).run("locations" if game == "aquatica" else None, None)
    return said


def corrections(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))["corrections"]


def test_an_entry_is_corrected_field_by_field(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    said = edited(path, ["", "", "Shallows", "3", "", "power 3, raise 1 other", "4", "wild_power_2", "q"])
    assert corrections(path) == {
        "locations": {
            "SB01": {
                "name": {**load_words("SB01"), "en": "Shallows"},
                "coin_price": 3,
                "depths": [{"effect": "power", "n": 3}, {"effect": "raise", "n": 1, "other": True}],
                "points": 4,
                "wild_manta": "wild_power_2",
            }
        }
    }
    assert "SB01 is saved; 55 of 56 are still to be checked." in said
    assert "Which entry [SB02]: " in said
    assert load("aquatica", [read_pack(path)]).content != load("aquatica").content


def load_words(id: str) -> dict[str, str]:
    entry: Any = load("aquatica").entries()["locations"][id]
    return dict(entry.name)


def test_wrong_answers_are_explained_at_the_field_and_asked_again(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    wrong = ["bay", "shark_bay", "", "many", "99", "?", "3", "", "raise 1", "[", "power 1", "", "tame", "-"]
    said = "\n".join(edited(path, ["SB01", *wrong]))
    for sentence in (
        "type: can't be “bay”; known: decayed_civilizations",
        "“many” is not a number.",
        "coin_price: must be at most 20.",
        "depths[0].other: must be true",
        "This is not JSON.",
        "wild_manta: there is no wild manta “tame”",
    ):
        assert sentence in said
    assert corrections(path)["locations"]["SB01"] == {"coin_price": 3, "depths": [{"effect": "power", "n": 1}]}


def test_as_printed_confirms_and_leaving_keeps_what_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    said = edited(path, ["SB07", "=", "SB08", "", "Half", "q"], lang="pl")
    assert corrections(path) == {"locations": {"SB07": {}}}
    assert f"SB08: nie dokończono, więc nie zapisano.\nWszystko, co skończono, jest w pliku {path}." in "\n".join(said)
    assert "Which entry [SB01]: " in edited(path, []), "a pack is continued"


def test_every_entry_can_be_shown_and_typed_back(tmp_path: Path) -> None:
    for game in ("crew", "aquatica", "endeavor"):
        editor = Editor(game, tmp_path / f"{game}.json", Texts("en"), input, print)
        for section, form in editor.forms.sections.items():
            for entry in editor.box.entries()[section].values():
                raw: Any = editor._plain(entry)
                for field in editor.forms.forms[form].fields:
                    if field.name in raw and field.node.shape != "words":
                        typed = editor._short.read(editor._short.write(raw[field.name], field.node), field.node)
                        assert typed == raw[field.name], (section, entry.id, field.name)


def test_what_is_to_be_checked_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text('{"game": "aquatica", "name": "x", "corrections": {"locations": {"SB01": {}}}}')
    assert (
        "locations: 56 of 56 still to be checked\n  designed: SB01, SB02"
        in batyskaf("content", "todo", "aquatica").output
    )
    assert "locations: 55 of 56 still" in batyskaf("content", "todo", "aquatica", "--pack", str(path)).output
    assert "missions: do sprawdzenia 10 z 10" in batyskaf("content", "todo", "endeavor", "--lang", "pl").output
    assert "chess" in refused("content", "todo", "chess")


GIVEN: dict[str, dict[str, Any]] = {
    "crew": {"tasks": {"T1": {"text": {"en": "Win P4.", "pl": "Zdobądź R4."}, "params": {"cards": ["P4"]}}}},
    "aquatica": {"locations": {"SB02": {"wild_manta": None, "points": 4}, "SB03": {}}},
    "endeavor": {"tiles": {"kelp-forest": {"depth": 1, "features": []}}, "missions": {"1": {}}},
}


@pytest.mark.parametrize("game", GIVEN)
def test_merged_corrections_are_the_same_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    pack: dict[str, object] = {"game": game, "name": "Box", "corrections": GIVEN[game]}
    amended = load(game, [pack])
    folder = tmp_path / "content"
    shutil.copytree(merging.content_folder(game), folder)
    files = merging.merged_files(amended, pack, folder)
    shown = "".join(merging.as_diff(files, tmp_path))
    changed = sum(line.startswith("-") for line in shown.splitlines()) - len(files)
    assert 0 < changed < 40, "only the corrected entries are in the diff"
    assert '"evidence": "confirmed"' in shown or game != "aquatica"
    merging.write(files)
    monkeypatch.setattr(content_of(game), "FOLDER", folder)
    written = load(game)
    assert written.content == amended.content
    for section, entries in GIVEN[game].items():
        for id in entries:
            assert evidence_of(written.entries()[section][id]) == "confirmed"
            assert written.entries()[section][id] == amended.entries()[section][id], "words included"


def test_merge_shows_a_diff(tmp_path: Path) -> None:
    path = tmp_path / "box.json"
    path.write_text('{"game": "aquatica", "name": "x", "corrections": {"locations": {"SB01": {"points": 7}}}}')
    shown = batyskaf("content", "merge", str(path)).output
    assert "+++ b/src/batyskaf/games/aquatica/content/locations.json" in shown
    assert '"points": 7' in shown
    path.write_text('{"game": "aquatica", "name": "x"}')
    assert "corrects nothing" in batyskaf("content", "merge", str(path)).output


def test_a_huge_pack_is_refused_with_its_first_faults_and_their_number(tmp_path: Path) -> None:
    task = {"kind": "win_none_of_first", "params": {"n": 2}, "text": {"en": "Dive."}, "evidence": "designed"}
    tasks = [{**task, "id": f"own-{number}"} for number in range(2_000)]
    path = tmp_path / "huge.json"
    path.write_text(json.dumps({"game": "crew", "name": "Huge", "tasks": tasks}), encoding="utf-8")
    lines = refused("content", "check", str(path), "--lang", "en").splitlines()
    assert "1,098 errors" in lines[0]
    assert "there can be at most 1,000 entries" in lines[1]
    assert lines[-1] == "… and 1,078 more"
