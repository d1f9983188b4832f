"""A data folder of its own for every test, English and quick bots unless a test says otherwise."""

from pathlib import Path

import pytest

from batyskaf import bots


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("BATYSKAF_DATA", str(folder))
    monkeypatch.setenv("BATYSKAF_LANG", "en")
    return folder


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait for a bot that thinks where it doesn't matter which one plays."""
    monkeypatch.setattr(bots, "plain_bot", lambda game: "random")
