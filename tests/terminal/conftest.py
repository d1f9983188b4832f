"""Gives every test its own data folder, English and quick bots by default."""

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
    """Use quick bots in tests that don't depend on the level."""
    monkeypatch.setattr(bots, "plain_bot", lambda game: "random")
