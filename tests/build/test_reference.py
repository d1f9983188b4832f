"""The reference of the documentation site, which is made from docstrings."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = "".join(page.read_text("utf-8") for page in sorted((ROOT / "docs/api").glob("*.md")))
SHOWN = {
    module: set(filter(None, members.split(", ")))
    for module, members in re.findall(r"^::: (\S+)(?:\n    options:\n      members: \[(.*)\])?", PAGES, re.MULTILINE)
}
"""The modules of the reference, each with the names it shows; none means all."""
INSIDE = ("batyskaf.games.", "batyskaf.bots.crew.")
"""What the samples of a few pages take from inside a game and its bots."""


def parsed(module: str) -> ast.Module:
    path = ROOT.joinpath("src", *module.split("."))
    return ast.parse((path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8"))


def exported(tree: ast.Module) -> list[str]:
    """The names in `__all__`."""
    lists = (
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    )
    return [name for value in lists for name in ast.literal_eval(value)]


def documented(module: str) -> Iterator[tuple[str, str]]:
    """The public classes and functions of a module with their docstrings, those that it imports to export included."""
    tree = parsed(module)
    named = exported(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and (node.name in named or not node.name.startswith("_")):
            yield f"{module}.{node.name}", ast.get_docstring(node) or ""
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            wanted = {f"{node.module}.{alias.name}" for alias in node.names if alias.name in named}
            yield from ((name, text) for name, text in documented(node.module) if name in wanted) if wanted else ()


def is_module(name: str) -> bool:
    path = ROOT.joinpath("src", *name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def used(text: str) -> set[str]:
    """The names that a page or an example imports from the package, and those that it writes out."""
    found = {name for name in re.findall(r"`(batyskaf(?:\.\w+){2,})", text) if not is_module(name)}
    for package, names in re.findall(r"^ *from (batyskaf[\w.]*) import ([\w, ]+)", text, re.MULTILINE):
        found |= {f"{package}.{name.split(' as ')[0].strip()}" for name in names.split(",")}
    return {name for name in found if not name.startswith(INSIDE)}


@pytest.mark.parametrize("module", SHOWN)
def test_every_public_class_and_function_of_the_reference_has_an_example(module: str) -> None:
    """`make test` runs the examples."""
    found = {name: text for name, text in documented(module) if shown(module, name)}
    assert found or module == "batyskaf"  # which exports `load` of batyskaf.games
    assert not [name for name, text in found.items() if ">>> " not in text]


def shown(module: str, name: str) -> bool:
    return not SHOWN[module] or name.rpartition(".")[2] in SHOWN[module]


@pytest.mark.parametrize(
    "page",
    [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "examples").glob("*.py"))],
    ids=lambda page: page.name,
)
def test_every_name_that_a_page_or_an_example_uses_is_in_the_reference(page: Path) -> None:
    names = used(page.read_text("utf-8"))
    assert not [name for name in sorted(names) if not is_documented(name)]


def is_documented(name: str) -> bool:
    module, _, last = name.rpartition(".")
    return name in SHOWN or (module in SHOWN and shown(module, last) and defines(module, last))


def defines(module: str, name: str) -> bool:
    """Whether a module has a name, exports it, or makes it when it is asked for."""
    tree = parsed(module)
    own = {node.name for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    values = {ast.unparse(target) for node in tree.body if isinstance(node, ast.Assign) for target in node.targets}
    values |= {ast.unparse(node.target) for node in tree.body if isinstance(node, ast.AnnAssign)}
    made_when_asked = "__getattr__" in own
    return made_when_asked or name in own | values | set(exported(tree))
