"""The documentation works: samples run, commands, make targets and link targets exist."""

import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from batyskaf.terminal.app import app
from tests.terminal.driving import batyskaf

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
PAGES = [README, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", flags=re.DOTALL | re.MULTILINE)
SHORTER: dict[tuple[str, ...], tuple[str, ...]] = {
    ("advise",): ("--bot", "easy"),
    ("content", "check"): (),
    ("content", "edit"): (),
    ("content", "todo"): (),
    ("lab", "dataset"): ("--games", "3", "--jobs", "1"),
    ("play",): (),
    ("puzzle",): (),
    ("solve",): (),
}
"""The commands that run here as the pages write them, and what is added to make them shorter; others have tests of
their own."""


def blocks(page: Path, *languages: str) -> list[str]:
    return [block for language, block in FENCED.findall(page.read_text("utf-8")) if language in languages]


def commands(page: Path) -> Iterator[list[str]]:
    for block in blocks(page, "sh", ""):
        for line in block.splitlines():
            if line.startswith("batyskaf "):
                yield shlex.split(line, comments=True)[1:]


def samples() -> Iterator[object]:
    for page in PAGES:
        for number, sample in enumerate(blocks(page, "python")):
            yield pytest.param(sample, id=f"{page.relative_to(ROOT).as_posix()} {number}")


@pytest.mark.parametrize("sample", list(samples()))
def test_python_samples_run(sample: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "spiel" in sample:
        pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this Python and platform")
    if "import torch" in sample:
        pytest.importorskip("torch", reason="needs the package torch (the extra `learn`)")
    if "my-data" in sample:
        monkeypatch.chdir(tmp_path)
        assert batyskaf("lab", "dataset", "crew", "my-data", "--games", "3").exit_code == 0
    module = ModuleType("sample")
    monkeypatch.setitem(sys.modules, "sample", module)
    exec(compile(sample, "sample", "exec"), module.__dict__)


def test_commands_of_the_readme_run() -> None:
    found = list(commands(README))
    assert len(found) > 5
    for words in found:
        result = batyskaf(*words)
        assert result.exit_code == 0, f"{words}: {result.output}"


def runnable() -> Iterator[object]:
    for page in PAGES[1:]:
        for words in commands(page):
            added = next((SHORTER[start] for start in SHORTER if words[: len(start)] == [*start]), None)
            if added is not None:
                yield pytest.param([*words, *added], id=f"{page.name} {' '.join(words)}")


@pytest.fixture
def things(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the commands of the pages are about, in the current folder."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "examples", "examples")
    Path("puzzle.txt").write_text(blocks(ROOT / "docs/positions.md", "text")[0], encoding="utf-8")
    Path("my-box.json").write_text(blocks(ROOT / "docs/workshop.md", "json")[0], encoding="utf-8")
    shutil.copy("examples/packs/aquatica-coral.json", "my-pack.json")


def test_every_command_that_is_made_shorter_is_on_a_page() -> None:
    found = [words for page in PAGES[1:] for words in commands(page)]
    assert not [start for start in SHORTER if not any(words[: len(start)] == [*start] for words in found)]


@pytest.mark.usefixtures("things")
@pytest.mark.parametrize("words", list(runnable()))
def test_commands_of_the_documentation_run(words: list[str]) -> None:
    result = batyskaf(*words)
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_their_options_exist(page: Path) -> None:
    for words in commands(page):
        command, rest = get_command(app), words
        while isinstance(command, TyperGroup):
            assert rest[0] in command.commands, words
            command, rest = command.commands[rest[0]], rest[1:]
        known = {name for option in command.params for name in (*option.opts, *option.secondary_opts)}
        assert {word for word in rest if word.startswith("--")} <= known, words


def test_make_targets_exist() -> None:
    targets = re.findall(r"^([\w ]+):", (ROOT / "Makefile").read_text("utf-8"), flags=re.MULTILINE)
    for page in PAGES:
        for target in re.findall(r"(?:^|`)make ([a-z]+)", page.read_text("utf-8"), flags=re.MULTILINE):
            assert target in targets, f"{page.name}: make {target}"


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text("utf-8")), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda page: page.name)
def test_link_targets_exist(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", FENCED.sub("", page.read_text("utf-8"))):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
