"""The golden playthroughs: random games match the recorded ones, interpreted and compiled."""

import pytest

from tests import golden

FILES = [(name, file) for name, files in golden.files().items() for file in files]


@pytest.mark.parametrize(("name", "file"), FILES)
def test_playthrough(name: str, file: str) -> None:
    path = golden.FOLDER / name / f"{file}.txt"
    kept = path.read_text("utf-8").splitlines() if path.exists() else []
    fresh = golden.written(name, file).splitlines()
    for number, (old, new) in enumerate(zip(kept, fresh, strict=False), 1):
        assert new == old, f"{path.name}:{number} (if this is meant: make golden, and read the difference)"
    assert len(fresh) == len(kept), f"{path.name} (if this is meant: make golden, and read the difference)"


def test_no_file_without_a_case() -> None:
    kept = {(path.parent.name, path.stem) for path in golden.FOLDER.glob("*/*.txt")}
    assert kept == set(FILES)
