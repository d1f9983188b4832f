"""The commands other than `play`: their output, and one sentence for every error."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from batyskaf import __version__
from batyskaf.table.serve import Serving
from tests.terminal.driving import batyskaf, only_match, refused

TASK = {
    "id": "X1",
    "kind": "win_cards",
    "params": {"cards": ["P9"]},
    "text": {"en": "Win the pink 9.", "pl": "Zdobądź różową 9."},
    "evidence": "designed",
    "difficulty": {"3": 1, "4": 1, "5": 1},
}


def pack(tmp_path: Path, **changes: object) -> Path:
    path = tmp_path / "pack.json"
    content = {"game": "crew", "name": "Mine", "tasks": [TASK], **changes}
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def finished(folder: Path) -> Path:
    assert batyskaf("play", "crew", "--bots", "all", "--seed", "5", "--plain").exit_code == 0
    return only_match(folder)


def test_games_are_listed_with_their_modes() -> None:
    assert "The Crew: Mission Deep Sea" in batyskaf("games").output
    assert "32 missions" in batyskaf("games").output
    assert "32 misje" in batyskaf("games", "--lang", "pl").output


def test_options_of_a_game_are_explained() -> None:
    output = batyskaf("games", "crew").output
    assert "memory=strict" in output
    assert "open (all tricks)" in output


def test_version_says_how_the_rules_run() -> None:
    output = batyskaf("version").output
    assert output.startswith(f"batyskaf {__version__}, rules ")
    assert "compiled" in output or "interpreted" in output


def test_a_finished_match_can_be_verified_and_replayed(data_folder: Path) -> None:
    path = finished(data_folder)
    assert "its result is correct" in batyskaf("verify", str(path)).output
    output = batyskaf("replay", str(path), "--lang", "pl").output
    assert "Ręka (Bot 1)" in output  # a finished match shows all hands
    assert output.strip().splitlines()[-1].startswith("Misja")


def test_a_replay_of_a_running_match_shows_no_hands(data_folder: Path) -> None:
    batyskaf("play", "crew", "--seed", "5", "--plain")
    path = only_match(data_folder)
    output = batyskaf("replay", str(path)).output
    assert "captain" in output
    assert "hand" not in output
    assert "has not ended yet" in batyskaf("verify", str(path)).output


def test_a_finished_match_of_other_rules_is_replayed_from_its_stored_events(data_folder: Path) -> None:
    path = finished(data_folder)
    now = batyskaf("replay", str(path)).output
    path.write_text(path.read_text(encoding="utf-8").replace('"rules":', '"rules":99', 1), encoding="utf-8")
    older = batyskaf("replay", str(path)).output
    assert older.splitlines()[0].startswith(f"The match {path} was played with other rules")
    assert older.splitlines()[1:] == now.splitlines()


def test_an_incomplete_last_line_is_ignored(data_folder: Path) -> None:
    path = finished(data_folder)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([*lines[:8], lines[8][:20]]), encoding="utf-8")
    assert "incomplete" in batyskaf("verify", str(path)).output


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"hash":"', '"hash":"0', "the match differs from"),
        ('"salt":"', '"salt":"zz', "does not match the hash"),
        ('"game":"crew"', '"game":"chess"', "no game called “chess”"),
        ('"mission":"1"', '"mission":"77"', "no mission “77”"),
        ('"players":4', '"players":9', "option “players”"),
        ('"seed":"', '"seed":"f', "does not match the hash"),
        ('{"batyskaf":1', '{"batyskaf":99', "newer version"),
        ('"seats":["bot:random",', '"seats":[', "4 seats"),
        ("vote ", "volt ", "is not possible"),
        ('"event":"', '"event":"un', "The events of entry"),
    ],
)
def test_a_tampered_match_file_is_detected(data_folder: Path, old: str, new: str, words: str) -> None:
    path = finished(data_folder)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert words in refused("verify", str(path))


def test_a_finished_match_without_its_closing_line_is_still_over(data_folder: Path) -> None:
    path = finished(data_folder)
    path.write_text("".join(path.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]), encoding="utf-8")
    said = batyskaf("verify", str(path)).output
    assert "The match is over, but the last line, its result, is missing." in said
    assert "has not ended" not in said


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "content", [b'{"a":' * 100_000, b"", b"\n\n", b"nonsense", b"[1]", b'{"a":1}', b"\xff\xfe\x00", b"null"]
)
def test_files_that_are_not_matches_are_refused(tmp_path: Path, command: str, content: bytes) -> None:
    path = tmp_path / "file.jsonl"
    path.write_bytes(content)
    assert str(path) in refused(command, str(path))


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_missing_files_are_refused(tmp_path: Path, command: str) -> None:
    assert "there is no such file" in refused(command, str(tmp_path / "nothing.jsonl"))
    assert "can't be read" in refused(command, str(tmp_path))


def test_a_valid_pack(tmp_path: Path) -> None:
    output = batyskaf("content", "check", str(pack(tmp_path))).output
    assert "valid pack for crew: “Mine” (tasks: 1)" in output


def test_missing_and_unknown_languages_of_a_pack_are_listed(tmp_path: Path) -> None:
    path = pack(tmp_path, tasks=[{**TASK, "text": {"en": "Win the pink 9.", "xx": "…"}}])
    output = batyskaf("content", "check", str(path)).output
    assert "Polski: no text for tasks X1: text." in output
    assert "English: no text" not in output
    assert "“xx” is not a language that Batyskaf has." in output


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "chess"}, "game: must be "),
        ({"name": ""}, "name: a pack needs a name"),
        ({"tasks": [{**TASK, "kind": "fly"}]}, "tasks X1: kind: there is no kind “fly”"),
        ({"tasks": [{**TASK, "params": {"cards": ["P10"]}}]}, "tasks X1: params.cards[0]: must match"),
        ({"tasks": [{**TASK, "extra": 1}]}, "tasks X1: extra: isn't known here"),
        ({"tasks": {}}, "must be a list"),
        ({"cards": []}, "cards: unknown section"),
    ],
)
def test_faults_of_a_pack_are_named_by_file_entry_and_field(
    tmp_path: Path, changes: dict[str, object], words: str
) -> None:
    path = pack(tmp_path, **changes)
    said = refused("content", "check", str(path))
    assert words in said
    assert str(path) in said


BROKEN: dict[str, tuple[dict[str, object], str]] = {
    "crew": (
        {"tasks": [{**TASK, "extra": 1}, 7], "missions": [{"id": "m", "text": {"en": ""}}]},
        """W zawartości są 3 usterki:
FILE: tasks X1: extra: nie jest tu znane; znane: id, kind, params, text, evidence, difficulty, \
difficulty_german, redeal, notes
FILE: tasks #2: musi być obiektem
FILE: missions m: text: słowa w języku „en” muszą być niepustym tekstem
""",
    ),
    "aquatica": (
        {"replaces": ["mantas"], "goals": []},
        """W zawartości jest usterka:
mantas: potrzeba dokładnie 4 wyszkolonych mant, po jednej na każdy cel, a nie 0
""",
    ),
    "endeavor": (
        {"tiles": [{
            "id": "reef", "name": {"en": "Reef", "pl": "Rafa"}, "depth": 2, "sets": ["draft"], "evidence": "designed",
            "conserve": [{"id": "c1", "cost": 1}], "links": [{"a": "c1", "b": "c1", "gain": ["disc"]}],
        }], "cards": []},
        """W zawartości są 2 usterki:
FILE: cards: nieznana sekcja; znane: tiles, specialists, journals, missions, corrections
FILE: tiles reef: links: strefy „c1” nie można połączyć z nią samą
""",
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", BROKEN)
def test_faults_of_a_pack_are_reported_in_polish(tmp_path: Path, game: str) -> None:
    sections, said = BROKEN[game]
    path = tmp_path / "pack.json"
    path.write_text(json.dumps({"game": game, "name": "Mine", **sections}), encoding="utf-8")
    for command in (("content", "check"), ("play", game, "--plain", "--pack")):
        assert refused(*command, str(path), "--lang", "pl") == said.strip().replace("FILE", str(path))


@pytest.mark.parametrize("content", ["[]", "{", '"x"', "null", ""])
def test_files_that_are_not_packs_are_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "pack.json"
    path.write_text(content, encoding="utf-8")
    assert str(path) in refused("content", "check", str(path))
    assert str(path) in refused("play", "crew", "--plain", "--pack", str(path))


def test_a_pack_can_be_played(tmp_path: Path) -> None:
    words = ("play", "crew", "--plain", "--bots", "all", "--pack", str(pack(tmp_path)), "--option", "tasks=X1")
    assert "Win the pink 9." in batyskaf(*words).output


def test_unknown_commands_and_flags_are_refused_in_words() -> None:
    assert "No such command" in refused("dive")
    assert "No such option" in refused("play", "--depth", "3")
    assert "is not one of" in refused("play", "crew", "--lang", "fr")


def test_without_a_command_the_table_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Serving] = []
    monkeypatch.setattr("batyskaf.table.serve.serve", served.append)
    assert batyskaf().exit_code == 0
    monkeypatch.setenv("BATYSKAF_PORT", "8200")
    assert batyskaf().exit_code == 0
    assert served == [Serving(open_browser=True), Serving(open_browser=True, port=8200)]


def test_help_imports_nothing_heavy() -> None:
    """Help must be fast, so games, bots, server and screen are imported by the commands that need them."""
    ask = (
        "import sys; from batyskaf.terminal.app import main\ntry: main()\nfinally: print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", ask, "--help"], capture_output=True, text=True, check=True, timeout=60)
    assert "play" in done.stdout
    heavy = ("games", "bots", "table", "lab", "art", "locale", "core", "terminal.session", "terminal.screen")
    unwanted = {
        "textual",
        "msgspec",
        "fluent",
        "uvicorn",
        "starlette",
        "numpy",
        *(f"batyskaf.{part}" for part in heavy),
    }
    assert not unwanted & set(done.stderr.split())
