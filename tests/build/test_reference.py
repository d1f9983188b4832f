"""The reference of the documentation site, which is made from docstrings."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = "".join(page.read_text("utf-8") for page in sorted((ROOT / "docs/api").glob("*.md")))
MODULES = re.findall(r"^::: (\S+)", PAGES, re.MULTILINE)


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


@pytest.mark.parametrize("module", MODULES)
def test_every_public_class_and_function_of_the_reference_has_an_example(module: str) -> None:
    """`make test` runs the examples."""
    found = dict(documented(module))
    assert found or module == "batyskaf"  # which exports `load` of batyskaf.games
    assert not [name for name, text in found.items() if ">>> " not in text]
