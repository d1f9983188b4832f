"""Importing the package is quick and pulls in nothing heavy."""

import subprocess
import sys

import pytest

import batyskaf


def test_import_pulls_in_nothing_heavy() -> None:
    heavy = ("textual", "rich", "typer", "msgspec", "fluent", "fastapi", "sqlalchemy", "numpy", "batyskaf.games")
    script = f"import sys, batyskaf; print([m for m in {heavy} if m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert found.strip() == "[]"


def test_unknown_names_are_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'unknown'"):
        batyskaf.unknown  # noqa: B018  (looking it up is the test)
