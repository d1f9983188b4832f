"""A language is data: it is found by its folder, shipped languages are complete, and English is the fallback."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.languages import faults, message_faults, words_file, words_path

import batyskaf
from batyskaf.core.content import ContentError, Fault, translate
from batyskaf.core.words import Text, entries_of
from batyskaf.games import names
from batyskaf.games.crew.content import load_content
from batyskaf.languages import LANGUAGES, best_language, languages_in
from batyskaf.locale import Texts, language_names
from batyskaf.terminal.speaking import system_language
from tests.pocket.game import load as load_pocket

ROOT = Path(__file__).resolve().parents[2]
KNOWN = ("en", "pl", "pt-BR")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_is_complete(lang: str) -> None:
    assert faults(lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_own_name(lang: str) -> None:
    named = language_names()
    assert named[lang] != lang
    assert list(named.values()).count(named[lang]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_suits_have_distinct_letters_in_every_language(game: str, lang: str) -> None:
    texts = Texts(lang)
    letters = [texts.say(id) for suit in "PBGYS" if texts.has(id := f"suit-{game}-{suit}.letter")]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


def test_english_comes_first_and_folders_without_messages_are_ignored(tmp_path: Path) -> None:
    for lang in ("pl", "de", "en"):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "core.ftl").write_text("word-yes = 1\n")
    (tmp_path / "__pycache__").mkdir()
    assert languages_in(tmp_path) == ("en", "de", "pl")


@pytest.mark.parametrize(
    ("wanted", "best"),
    [
        (["pl"], "pl"),
        (["pl_PL.UTF-8"], "pl"),
        (["pl_PL@euro"], "pl"),
        (["pt-br"], "pt-BR"),
        (["fr-FR", "pl"], "pl"),
        (["plt_MG"], "en"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_the_best_language_is_the_first_wanted_that_is_known(wanted: list[str], best: str) -> None:
    assert best_language(wanted, KNOWN) == best


def test_the_terminal_speaks_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BATYSKAF_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert system_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert system_language() == "pl"
    monkeypatch.setenv("LC_ALL", "C")
    assert system_language() == "en"
    monkeypatch.setenv("BATYSKAF_LANG", "pl")
    assert system_language() == "pl"


def test_a_text_falls_back_to_english_or_to_its_first_language() -> None:
    assert Text(pl="Rafa", en="Reef")["de"] == "Reef"
    assert Text(pl="Rafa", fr="Récif")["de"] == "Rafa"


def test_missing_and_superfluous_messages_are_listed(tmp_path: Path) -> None:
    for lang, words in {"en": "a = { $n }\nb = B\n", "xx": "a = A\nc = C\n"}.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "core.ftl").write_text(words)
    assert sorted(message_faults("xx", tmp_path)) == [
        "src/batyskaf/locale/xx/core.ftl: a: must use the variables $n, not none",
        "src/batyskaf/locale/xx/core.ftl: b: is missing",
        "src/batyskaf/locale/xx/core.ftl: c: is not in English",
    ]


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("game", names())
def test_the_tool_writes_files_of_words(game: str, lang: str) -> None:
    """Adding what is new in English changes nothing else."""
    assert (ROOT / words_path(game, lang)).read_text("utf-8") == words_file(game, lang)


def translated(tmp_path: Path, words: object, file: str = "de.json") -> list[Fault]:
    (tmp_path / "words").mkdir(exist_ok=True)
    (tmp_path / "words" / file).write_text(json.dumps(words))
    sections = {section: entries.values() for section, entries in entries_of(load_content()).items()}
    found: list[Fault] = []
    translate(tmp_path, sections, found)
    return found


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ([], "words/de.json: must be an object"),
        ({"cards": {}}, "words/de.json: cards: unknown section; known: tasks, missions"),
        ({"tasks": []}, "words/de.json: tasks: must be an object"),
        ({"tasks": {"T999": {"text": "x"}}}, "words/de.json: tasks T999: there is no such entry to translate"),
        (
            {"tasks": {"T1": {"name": "x"}}},
            "words/de.json: tasks T1: name: there is no text to translate here; known: text",
        ),
        (
            {"tasks": {"T1": {"text": ""}}},
            "words/de.json: tasks T1: text: the text in “de” must not be empty",
        ),
        ({"tasks": {"T1": "x"}}, "words/de.json: tasks T1: must be an object"),
    ],
)
def test_words_for_unknown_entries_are_reported_with_file_entry_and_place(
    tmp_path: Path, words: object, fault: str
) -> None:
    assert [Texts("en").fault(one) for one in translated(tmp_path, words)] == [fault]


def test_a_file_of_words_is_named_by_a_language(tmp_path: Path) -> None:
    (found,) = translated(tmp_path, {}, "deutsch-neu-.json")
    assert found.reason.id == "fault-words-language"


def test_words_and_notes_are_not_part_of_the_content_hash() -> None:
    entry = {"id": "B1", "value": 12, "text": {"en": "Black pearl"}}
    one, same, other = (
        load_pocket([{"game": "pearls", "name": "Black", "pearls": [{**entry, **change}]}]).content
        for change in ({}, {"text": {"pl": "Czarna", "de": "Schwarze"}}, {"value": 11})
    )
    assert one == same
    assert one != other


def test_a_pack_may_have_a_single_language() -> None:
    pack = {"game": "crew", "name": "Toy", "tasks": [{**TASK, "text": {"eo": "Kaptu la rozan 2."}}]}
    (task,) = [entry for entry in load_content([pack]).tasks if entry.id == "X1"]
    assert {task.text[lang] for lang in LANGUAGES} == {"Kaptu la rozan 2."}
    with pytest.raises(ContentError):
        load_content([{**pack, "tasks": [{**TASK, "text": {}}]}])


TASK = {"id": "X1", "kind": "win_cards", "params": {"cards": ["P2"]}, "evidence": "designed"}

TOY = """\
import asyncio, json
import httpx
from batyskaf.locale import Texts, language_names
from batyskaf.table.app import Config, make_app

async def ask(path):
    app = make_app(Config(database="sqlite+aiosqlite:///:memory:"))
    async with app.router.lifespan_context(app):
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as http:
            return (await http.get(path)).json()

print(json.dumps({
    "languages": language_names(),
    "own": Texts("eo").say("refused-over"),
    "fallback": Texts("eo").say("word-no"),
    "server": asyncio.run(ask("/api/locale")),
    "content": asyncio.run(ask("/api/games/crew/content"))["entries"]["tasks"]["T1"]["text"]["eo"],
}))
"""


@pytest.fixture
def toy(tmp_path: Path) -> dict[str, str]:
    """The environment of a copy of the package to which only the files of a language were added."""
    package = tmp_path / "batyskaf"
    kept_out = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(Path(batyskaf.__file__).parent, package, ignore=kept_out)
    (package / "locale" / "eo").mkdir()
    words = "language-name = Esperanto\nrefused-over = La ludo finiĝis.\ngame-crew = La ŝipanaro\n"
    (package / "locale" / "eo" / "core.ftl").write_text(words, encoding="utf-8")
    file = package / "games" / "crew" / "content" / "words" / "eo.json"
    file.write_text(json.dumps({"tasks": {"T1": {"text": "Kaptu la rozan 3."}}}), encoding="utf-8")
    return {
        **os.environ,
        "PYTHONPATH": str(tmp_path),
        "BATYSKAF_DATA": str(tmp_path / "data"),
        "BATYSKAF_LANG": "eo_XX",
    }


def ran(environment: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, encoding="utf-8", check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_language_is_added_by_files_alone(toy: dict[str, str]) -> None:
    worded = json.loads(ran(toy, "-c", TOY))
    assert worded["languages"] == {**language_names(), "eo": "Esperanto"}
    assert worded["server"] == worded["languages"]
    assert worded["own"] == "La ludo finiĝis."
    assert worded["fallback"] == Texts("en").say("word-no")
    assert worded["content"] == "Kaptu la rozan 3."
    listed = ran(toy, "-m", "batyskaf", "games")
    assert "La ŝipanaro" in listed
    assert Texts("en").say("game-crew.about") in listed
    assert "La ŝipanaro" not in ran(toy, "-m", "batyskaf", "games", "--lang", "pl")
    plain = ("play", "crew", "--plain", "--bots", "all", "--option", "tasks=T1", "--lang", "eo")
    assert "Kaptu la rozan 3." in ran(toy, "-m", "batyskaf", *plain)
