"""A match on disk while it is played: every entry is written as it happens, by one table alone.

Whoever takes a match up writes its file anew under the same name, so that a table that had it open before notices.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from io import FileIO
from pathlib import Path

import msgspec

from batyskaf.core.faults import writing
from batyskaf.core.match import Match
from batyskaf.core.matchfile import Closing, file_of, read_recording, recording_of
from batyskaf.core.reason import Refused


class NotSaved(Refused):
    """What happened in a match could not be written down; it has happened all the same."""


class Recorder:
    """Keeps a match in its file. What could not be written is written with what comes next."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path
        with writing(path, NotSaved):
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                self._take_over()
            else:
                self._begin()
        self._written = match.seq
        self._closed = match.over

    def _begin(self) -> None:
        with FileIO(self.path, "x") as file:
            try:
                _append(file, self._whole())
            except OSError:
                self.path.unlink()  # a match that never began
                raise
            self._left = _mark(file)

    def _take_over(self) -> None:
        fresh = self.path.with_suffix(".new")
        with ExitStack() as held:
            held.enter_context(_held(self.path))
            here, there = self.match.entries, read_recording(self.path).entries
            if [entry.hash for entry in here] != [entry.hash for entry in there]:
                raise NotSaved("refused-match-shared", file=str(self.path))
            with FileIO(fresh, "w") as file:
                _append(file, self._whole())
                self._left = _mark(file)
            if sys.platform == "win32":
                held.close()  # there a file that is open can't be replaced
            fresh.replace(self.path)

    def _whole(self) -> bytes:
        return file_of(recording_of(self.match, str(self.path)))

    def save(self) -> None:
        """Write what happened since the last time."""
        closing = [Closing(self.match.state.result())] if self.match.over and not self._closed else []
        parts = [*self.match.entries[self._written :], *closing]
        with writing(self.path, NotSaved), _held(self.path) as file:
            if not parts:
                return
            if _mark(file) != self._left:
                raise NotSaved("refused-match-shared", file=str(self.path))
            _append(file, b"".join(msgspec.json.encode(part) + b"\n" for part in parts))
            self._left = _mark(file)
        self._written = self.match.seq
        self._closed = self.match.over


@contextmanager
def _held(path: Path) -> Iterator[FileIO]:
    """The file that bears this name, for us alone as long as it is held, where the system has locks."""
    while True:
        with FileIO(path, "r+") as file:
            _lock(file)
            if os.path.samestat(os.fstat(file.fileno()), path.stat()):  # not one that was replaced as we waited
                yield file
                return


def _lock(file: FileIO) -> None:
    if sys.platform != "win32":
        import fcntl

        with suppress(OSError):  # some file systems have no locks
            fcntl.flock(file, fcntl.LOCK_EX)


def _mark(file: FileIO) -> tuple[int, int, int]:
    """What tells that a file is the one that was left, and as it was left."""
    stat = os.fstat(file.fileno())
    return stat.st_dev, stat.st_ino, stat.st_size


def _append(file: FileIO, data: bytes) -> None:
    """Write to the end and settle it on the disk; half a part is taken back."""
    end = file.seek(0, os.SEEK_END)
    rest = memoryview(data)
    try:
        while rest:
            rest = rest[file.write(rest) or 0 :]
        os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            file.truncate(end)
        raise
