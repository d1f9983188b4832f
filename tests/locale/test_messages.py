"""Every message id in the code exists in every language."""

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tools.languages import messages

from batyskaf.bots import LEVELS, offered
from batyskaf.core.events import Event
from batyskaf.core.options import describe
from batyskaf.games import load, names
from batyskaf.languages import LANGUAGES, LOCALE
from batyskaf.locale import Texts

OURS = ("random", "greedy", *LEVELS)
SOURCES = Path(__file__).resolve().parents[2] / "src" / "batyskaf"


@functools.cache
def sources() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES.rglob("*.py")]


def literals() -> Iterator[tuple[Path, str]]:
    """All string literals in the source."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield path, node.value


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["refused", "fault"])
def test_every_refusal_and_every_fault_has_its_message(lang: str, kind: str) -> None:
    texts = Texts(lang)
    wanted = {text for _, text in literals() if re.fullmatch(rf"{kind}(-[a-z]+)+", text)}
    assert len(wanted) > 30
    assert sorted(id for id in wanted if not texts.has(id)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_by_id_exists(lang: str) -> None:
    """Literal ids in the source: say("…")."""
    texts = Texts(lang)
    missing = []
    for path, tree in sources():
        for node in ast.walk(tree):
            named = isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say" and node.args
            first = node.args[0] if named and isinstance(node, ast.Call) else None
            id = first.value if isinstance(first, ast.Constant) else None
            if isinstance(id, str) and not texts.has(id):
                missing.append(f"{path.name}: {id}")
    assert missing == []


def event_classes(game: str) -> list[type[Event]]:
    return [kind for kind in Event.__subclasses__() if kind.__module__.startswith(f"batyskaf.games.{game}.")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_event_has_its_sentence(game: str, lang: str) -> None:
    load(game)
    texts = Texts(lang)
    classes = event_classes(game)
    assert classes
    worded = messages(LOCALE / lang / f"{game}.ftl")
    for kind in classes:
        id = f"event-{game}-{kind.__struct_config__.tag}"
        assert texts.has(id), id
        fields = set(kind.__struct_fields__) | {"you"} | {f"{field}_you" for field in kind.__struct_fields__}
        assert worded[id] <= fields, id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_option_is_named_and_explained(game: str, lang: str) -> None:
    texts = Texts(lang)
    for option in describe(load(game).schema()):
        assert texts.say(f"option-{game}-{option.name}")
        assert texts.say(f"option-{game}-{option.name}.help").endswith(".")
        for choice in option.choices:
            assert texts.say(f"option-{game}-{option.name}.value-{str(choice).replace(' ', '-')}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_kind_of_move_and_the_game_are_named(game: str, lang: str) -> None:
    texts = Texts(lang)
    table = load(game).moves
    assert texts.say(f"game-{game}")
    assert texts.say(f"game-{game}.about")
    kinds = {table.kind(move) for move in range(len(table))}
    assert sorted(kind for kind in kinds if not texts.has(f"move-{game}-{kind}")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_crew_is_worded_throughout(lang: str) -> None:
    from batyskaf.games.crew.events import COMMUNICATION, STATUS
    from batyskaf.games.crew.state import OUTCOMES
    from batyskaf.games.crew.view import PHASES

    texts = Texts(lang)
    ids = [f"ask-crew-{phase}" for phase in PHASES]
    ids += [f"status-crew-{status}" for status in STATUS]
    ids += [f"communication-crew-{way}" for way in COMMUNICATION]
    ids += [f"outcome-crew-{outcome}" for outcome in OUTCOMES if outcome != "running"]
    ids += [f"mark-crew-{mark}" for mark in ("high", "only", "low", "none")]
    ids += [f"suit-crew-{suit}" for suit in "PBGYS"] + [f"suit-crew-{suit}.letter" for suit in "PBGYS"]
    assert [id for id in ids if not texts.has(id)] == []


def test_schema_structs_are_what_is_described() -> None:
    assert all(issubclass(load(game).schema(), msgspec.Struct) for game in names())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_aquatica_is_worded_throughout(lang: str) -> None:
    from batyskaf.games.aquatica import kinds
    from batyskaf.games.aquatica.frames import FRAME_NAMES
    from batyskaf.games.aquatica.state import CAUSES

    texts = Texts(lang)
    twins = ["buy", "conquer", "recruit-free", "take-back-all", "turn-after"]
    asked = [word for word in FRAME_NAMES if word != "acquire"] + twins
    ids = [f"ask-aquatica-{word}" for word in asked]
    ids += [f"outcome-aquatica-{cause}" for cause in CAUSES if cause != "running"]
    ids += [f"type-aquatica-{type}{part}" for type in kinds.TYPE_NAMES for part in ("", ".letter")]
    effects = [kind.__struct_config__.tag for kind in kinds.Effect.__subclasses__()]
    ids += [f"effect-aquatica-{effect}{part}" for effect in effects for part in ("", ".short")]
    table = load("aquatica").moves
    words = {table.kind(move) for move in range(len(table))} - {"end", "scout", "skip", "continue", "abandon"}
    ids += [f"group-aquatica-{kind}" for kind in words | {"answer"}]
    assert [id for id in ids if not texts.has(id)] == []


@pytest.mark.parametrize("game", ["aquatica", "crew", "endeavor"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_on_offer_have_names(game: str, lang: str) -> None:
    assert [bot for bot in OURS if bot in offered(game) and not Texts(lang).has(f"web-bot-{bot}")] == []
