"""Where matches and logbooks are stored, and which matches are unfinished."""

import time
from collections.abc import Iterator
from pathlib import Path

from batyskaf.core.folders import data_folder
from batyskaf.core.matchfile import read_recording
from batyskaf.core.reason import Refused

SUFFIX = ".jsonl"


def match_folder() -> Path:
    return data_folder() / "matches"


def new_match(game: str) -> Path:
    """An unused path for a new match."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = match_folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = match_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def unfinished(game: str | None = None) -> Iterator[Path]:
    """Unfinished matches, the latest first, including files that can't be read."""
    found = [path for path in match_folder().glob(f"*{SUFFIX}") if path.is_file()]
    for path in sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True):
        try:
            recording = read_recording(path)
        except Refused:
            yield path
            continue
        if recording.closing is None and game in (None, recording.header.game):
            yield path
