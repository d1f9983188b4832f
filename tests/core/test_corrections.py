"""Corrections: packs give entries of the box their true values."""

from pathlib import Path
from typing import Any

import pytest

from batyskaf import load
from batyskaf.core.content import ContentError
from batyskaf.core.evidence import evidence_of
from batyskaf.core.match import Match
from batyskaf.core.matchfile import read_recording, replay
from batyskaf.core.recorder import Recorder
from batyskaf.games.crew.content import load_content
from batyskaf.locale import Texts


def pack(game: str, corrections: object, name: str = "My box") -> dict[str, object]:
    return {"game": game, "name": name, "corrections": corrections}


def entry(game: str, section: str, id: str, *packs: dict[str, object]) -> Any:
    return load(game, packs).entries()[section][id]


def faults(*packs: dict[str, object]) -> list[str]:
    with pytest.raises(ContentError) as error:
        load(str(packs[0]["game"]), packs)
    return [Texts("en").fault(fault) for fault in error.value.faults]


def test_a_correction_changes_what_it_names_and_confirms_the_entry() -> None:
    before = entry("aquatica", "locations", "SB01")
    given = pack("aquatica", {"locations": {"SB01": {"coin_price": 5, "name": {"pl": "Zatoka"}}, "SB02": {}}})
    entries = load("aquatica", [given]).entries()["locations"]
    card: Any = entries["SB01"]
    assert (card.coin_price, card.power_price, card.evidence) == (5, before.power_price, "confirmed")
    assert dict(card.name) == {**before.name, "pl": "Zatoka"}, "other languages stay"
    assert evidence_of(before) == "designed"
    assert evidence_of(entries["SB02"]) == "confirmed", "an empty correction says: as printed"
    assert evidence_of(entries["SB03"]) == "designed"


@pytest.mark.parametrize(
    ("game", "section", "id", "fields"),
    [
        ("crew", "tasks", "T1", {"params": {"cards": ["P4"]}}),
        ("crew", "missions", "5", {"communication": "silence"}),
        ("aquatica", "kings", "cai", {"effects": [{"effect": "coins", "n": 4}]}),
        ("endeavor", "journals", "mobile-techniques-for-underwater-exploration", {"cost": 2, "discard": None}),
        ("endeavor", "tokens", "research", {"research": 3}),
        ("endeavor", "missions", "1", {"columns": 6}),
    ],
)
def test_every_game_takes_corrections(game: str, section: str, id: str, fields: dict[str, object]) -> None:
    plain, amended = load(game), load(game, [pack(game, {section: {id: fields}})])
    assert plain.content != amended.content, "the hash follows what rules read"
    assert len(plain.entries()[section]) == len(amended.entries()[section])
    assert list(plain.entries()[section]) == list(amended.entries()[section]), "in its place"
    assert evidence_of(amended.entries()[section][id]) == "confirmed"


def test_rules_follow_a_corrected_task() -> None:
    amended = pack("crew", {"tasks": {"T1": {"kind": "win_none_of_first", "params": {"n": 3}}}})
    assert type(load_content([amended]).tests[0]) is not type(load_content().tests[0])
    (fault,) = faults(pack("crew", {"tasks": {"T1": {"kind": "win_the_moon"}}}))
    assert fault.startswith("My box: tasks T1: kind: ")


def test_thresholds_of_a_mission_are_confirmed_with_it() -> None:
    assert evidence_of(entry("endeavor", "missions", "1")) == "designed"
    assert evidence_of(entry("endeavor", "missions", "1", pack("endeavor", {"missions": {"1": {}}}))) == "confirmed"


def test_two_packs_that_correct_the_same_entry_are_refused_by_name() -> None:
    ours, theirs = (pack("aquatica", {"locations": {"SB01": {}}}, name) for name in ("My box", "Theirs"))
    assert faults(ours, theirs) == [
        "Theirs: locations SB01: the pack “My box” corrects this entry too; choose one of them"
    ]
    assert len(faults(ours, ours)) == 1, "the same pack twice too"


@pytest.mark.parametrize(
    ("corrections", "said"),
    [
        ({"locations": {"SB99": {}}}, "My box: locations SB99: the box has no such entry to correct"),
        ({"islands": {}}, "My box: corrections: islands: unknown section; known: mantas, locations"),
        ({"locations": []}, "My box: corrections locations: must be an object"),
        ({"locations": {"SB01": 3}}, "My box: locations SB01: must be an object"),
        ({"locations": {"SB01": {"id": "SB02"}}}, "My box: locations SB01: id: a correction can't change this"),
        ({"characters": {"legion": {"role": "ocean"}}}, "My box: characters legion: role: a correction can't change"),
        ({"locations": {"SB01": {"coin_price": 99}}}, "My box: locations SB01: coin_price: must be at most 20"),
        ({"locations": {"SB01": {"price": 1}}}, "My box: locations SB01: price: isn't known here; known: id, type"),
        ({"locations": {"SB01": {"depths": [{"effect": "raise", "n": 1}]}}}, "My box: locations SB01: depths[0].other"),
        ({"locations": {"SB01": {"wild_manta": "tame"}}}, "My box: locations SB01: wild_manta: "),
        ({"locations": {"SB01": {"name": {"pl": ""}}}}, "My box: locations SB01: name: the text in “pl” must not"),
    ],
)
def test_faults_name_the_entry_and_the_field(corrections: dict[str, object], said: str) -> None:
    (fault,) = faults(pack("aquatica", corrections))
    assert fault.startswith(said)


def test_a_pack_for_another_version_says_so() -> None:
    (fault,) = faults({**pack("aquatica", {}), "format": 2})
    assert fault.startswith("My box: format: this pack has another format than 1")
    assert len(faults({**pack("aquatica", {}), "author": 7, "about": "words"})) == 2


def test_a_match_keeps_the_values_it_was_played_with(tmp_path: Path) -> None:
    game = load("aquatica", [pack("aquatica", {"locations": {"SB01": {"points": 9}}})])
    match = Match(game, game.options(players=2), seed=1, seats=("Ada", "Bo"))
    recorder = Recorder(match, tmp_path / "match.jsonl")
    match.play(match.state.turn, match.state.legal()[0])
    recorder.save()
    again = replay(read_recording(tmp_path / "match.jsonl"), load)
    assert again.game.content == game.content
    assert entry("aquatica", "locations", "SB01", *map(dict, again.game.packs())).points == 9
