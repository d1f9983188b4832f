"""The documentation works: samples run, commands, make targets and link targets exist."""

import ast
import re
import shlex
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


def blocks(page: Path, *languages: str) -> list[str]:
    return [block for language, block in FENCED.findall(page.read_text("utf-8")) if language in languages]


def commands(page: Path) -> Iterator[list[str]]:
    for block in blocks(page, "sh", ""):
        for line in block.splitlines():
            if line.startswith("batyskaf "):
                yield shlex.split(line)[1:]


def samples() -> Iterator[object]:
    for page in PAGES:
        for number, sample in enumerate(blocks(page, "python")):
            yield pytest.param(sample, id=f"{page.relative_to(ROOT).as_posix()} {number}")


@pytest.mark.parametrize("sample", list(samples()))
def test_python_samples_run(sample: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if "spiel" in sample:
        pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this Python and platform")
    if "import torch" in sample:
        pytest.importorskip("torch", reason="needs the package torch (the extra `learn`)")
    module = ModuleType("sample")
    monkeypatch.setitem(sys.modules, "sample", module)
    exec(compile(sample, "sample", "exec"), module.__dict__)


def test_commands_of_the_readme_run() -> None:
    found = list(commands(README))
    assert len(found) > 5
    for words in found:
        result = batyskaf(*words)
        assert result.exit_code == 0, f"{words}: {result.output}"


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


# --- the reference ---

Defined = ast.ClassDef | ast.FunctionDef


def source(module: str) -> ast.Module:
    path = ROOT / "src" / module.replace(".", "/")
    return ast.parse((path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8"))


def defined(module: str, name: str) -> Defined | None:
    """The class or function of this name, in this module or where it imports it from."""
    for node in ast.walk(source(module)):
        if isinstance(node, Defined) and node.name == name:
            return node
        if (
            isinstance(node, ast.ImportFrom)
            and node.module
            and name in [each.asname or each.name for each in node.names]
        ):
            return defined(node.module, name)
    return None


def public(module: str) -> list[str]:
    """What the reference shows of a module: the names in `__all__`, or all its own without an underscore."""
    body = source(module).body
    for node in body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return [node.name for node in body if isinstance(node, Defined) and not node.name.startswith("_")]


@pytest.mark.parametrize("page", sorted((ROOT / "docs" / "api").glob("*.md")), ids=lambda page: page.stem)
def test_every_class_and_function_of_the_reference_has_an_example(page: Path) -> None:
    """`make test` runs the examples; docstrings vanish from compiled modules, so the sources are read."""
    modules = re.findall(r"^::: (\S+)", page.read_text("utf-8"), flags=re.MULTILINE)
    found = [(module, name, defined(module, name)) for module in modules for name in public(module)]
    shown = [(module, name, node) for module, name, node in found if node is not None]
    assert shown
    assert [f"{module}.{name}" for module, name, node in shown if ">>>" not in (ast.get_docstring(node) or "")] == []
