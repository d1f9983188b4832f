"""Campaigns line by line: batyskaf play crew --campaign NAME."""

from pathlib import Path

import pytest

from batyskaf.terminal import campaign as campaigns
from batyskaf.terminal.campaign import Campaign
from tests.terminal.driving import batyskaf, refused

PLAY = ("play", "crew", "--plain", "--campaign", "Nautilus")


def attempts() -> list[tuple[str, bool]]:
    logbook = Campaign(campaigns.path_of("Nautilus")).logbook
    return [(attempt.mission, attempt.success) for attempt in logbook.attempts]


def test_each_command_plays_the_next_attempt_of_a_campaign() -> None:
    assert "Result:" in batyskaf(*PLAY, "--new", "--players", "3", "--bots", "all", "--seed", "1").output
    ((mission, success),) = attempts()
    assert mission == "1"
    batyskaf(*PLAY, "--seed", "2")
    assert attempts()[1][0] == ("2" if success else "1")
    batyskaf(*PLAY, "--seed", "3", "--mission", "8")
    assert attempts()[2][0] == "8"


def test_the_last_mission_again_with_the_same_tasks(data_folder: Path) -> None:
    batyskaf(*PLAY, "--new", "--players", "3", "--bots", "all", "--seed", "1", typed="give up\n")
    batyskaf(*PLAY, "--again", "same", "--seed", "2")
    first, second = Campaign(campaigns.path_of("Nautilus")).logbook.attempts
    assert first.tasks == second.tasks


def test_an_unfinished_attempt_is_resumed() -> None:
    batyskaf(*PLAY, "--new", "--players", "3", "--seed", "1")
    assert "Mission 1" in batyskaf(*PLAY, typed="give up\n").output
    assert attempts() == [("1", False)]


def test_an_unfinished_attempt_keeps_its_options() -> None:
    batyskaf(*PLAY, "--new", "--players", "3", "--seed", "1")
    assert "leave out --mission, --seed until" in refused(*PLAY, "--seed", "2", "--mission", "8")
    batyskaf(*PLAY, typed="give up\n")
    assert attempts() == [("1", False)]
    batyskaf(*PLAY, "--seed", "2", "--mission", "8", typed="give up\n")
    assert attempts() == [("1", False), ("8", False)]


def test_resume_also_updates_the_logbook() -> None:
    batyskaf(*PLAY, "--new", "--players", "3", "--seed", "1")
    batyskaf("play", "--resume", "--plain", typed="give up\n")
    assert attempts() == [("1", False)]


def test_an_unfinished_attempt_with_other_rules_is_skipped(data_folder: Path) -> None:
    batyskaf(*PLAY, "--new", "--players", "3", "--seed", "1")
    (old,) = (data_folder / "matches").glob("*.jsonl")
    old.write_text(old.read_text(encoding="utf-8").replace('"rules":', '"rules":99', 1), encoding="utf-8")
    assert "Mission 1" in batyskaf(*PLAY, typed="give up\n").output
    assert attempts() == [("1", False)]
    assert old.exists()


@pytest.mark.parametrize(
    ("old", "new"), [('"salt":"', '"salt":"zz'), ('"mission":"1"', '"mission":"77"'), ('{"batyskaf"', "nonsense")]
)
def test_a_broken_attempt_is_reported_and_skipped(data_folder: Path, old: str, new: str) -> None:
    batyskaf(*PLAY, "--new", "--players", "3", "--seed", "1")
    (broken,) = (data_folder / "matches").glob("*.jsonl")
    broken.write_text(broken.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    output = batyskaf(*PLAY, typed="give up\n").output
    assert "Mission 1" in output
    assert f"Skipped: {broken}" in output or f"{broken} does not match" in output
    assert attempts() == [("1", False)]
    assert broken.exists()
    assert "Skipped" not in batyskaf(*PLAY, typed="give up\n").output


def test_a_note_that_is_not_text_is_ignored(data_folder: Path) -> None:
    batyskaf(*PLAY, "--new", "--players", "3", "--seed", "1")
    (note,) = (data_folder / "matches").glob("*.campaign")
    note.write_bytes(b"\xff\xfe")
    assert "Mission 1" in batyskaf(*PLAY, typed="give up\n").output
    assert attempts() == [("1", False)]
    batyskaf("play", "--resume", "--plain", typed="give up\n")
    assert attempts() == [("1", False)]


def test_the_missions_of_a_pack_need_the_pack() -> None:
    pack = ("--pack", "examples/packs/crew-example.json")
    batyskaf(*PLAY, *pack, "--new", "--players", "3", "--mission", "reef-1", typed="give up\n")
    assert "no mission “reef-1”" in refused(*PLAY, "--again", "same")
    assert "reef-1" in batyskaf(*PLAY, *pack, "--again", "same", typed="give up\n").output
    assert [mission for mission, _ in attempts()] == ["reef-1", "reef-1"]


def test_a_refused_campaign_is_not_created() -> None:
    assert "no mission “99”" in refused(*PLAY, "--new", "--mission", "99")
    assert "no attempt" in refused(*PLAY, "--new", "--again", "same")
    assert "is not a seed" in refused(*PLAY, "--new", "--seed", "abc")
    assert not campaigns.path_of("Nautilus").exists()


def test_wrong_flags_and_names_are_refused() -> None:
    batyskaf(*PLAY, "--new", "--players", "3", "--bots", "all", "--seed", "1")
    assert "already" in refused(*PLAY, "--new")
    assert "leave out --players, --seat." in refused(*PLAY, "--players", "4", "--seat", "Ada")
    assert "no mission “99”" in refused(*PLAY, "--mission", "99")
    assert "Only The Crew" in refused("play", "chess", "--campaign", "Nautilus")
    campaigns.path_of("Nautilus").write_text("[]", encoding="utf-8")
    assert "is not a logbook" in refused(*PLAY)
