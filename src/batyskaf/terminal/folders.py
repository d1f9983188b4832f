"""Where matches and logbooks live on this machine, and which match was left unfinished."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

from batyskaf.core.matchfile import read_recording
from batyskaf.core.reason import Refused

SUFFIX = ".jsonl"


def data_folder() -> Path:
    """The user's data folder, or the one that BATYSKAF_DATA names."""
    chosen = os.environ.get("BATYSKAF_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("batyskaf", appauthor=False)


def match_folder() -> Path:
    return data_folder() / "matches"


def new_match(game: str) -> Path:
    """A path for a match that begins now; never one that exists."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = match_folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = match_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def unfinished(game: str | None = None) -> Iterator[Path]:
    """Matches without an end, the latest first, and files that can't be read as matches."""
    found = [path for path in match_folder().glob(f"*{SUFFIX}") if path.is_file()]
    for path in sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True):
        try:
            recording = read_recording(path)
        except Refused:
            yield path
            continue
        if recording.closing is None and game in (None, recording.header.game):
            yield path
