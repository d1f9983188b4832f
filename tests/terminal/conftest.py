"""A data folder of its own for every test, and English unless a test says otherwise."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("BATYSKAF_DATA", str(folder))
    monkeypatch.setenv("BATYSKAF_LANG", "en")
    return folder
