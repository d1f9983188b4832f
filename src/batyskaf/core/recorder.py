"""A match on disk while it is played: every entry is written as it happens, by one table only.

A table that resumes a match rewrites its file under the same name, so a table that still has it open notices.
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
from batyskaf.core.matchfile import Closing, file_of, line_of, read_recording, recording_of
from batyskaf.core.reason import Refused


class NotSaved(Refused):
    """An entry of a match could not be written; it stays part of the match.

    >>> print(NotSaved("refused-match-shared", file="dive.jsonl"))
    refused-match-shared: The match in dive.jsonl has been continued elsewhere; what is played here now can't be saved.
    """


class Recorder:
    """Keeps a match in its file. Entries that could not be written are retried with the next ones.

    >>> from tempfile import TemporaryDirectory
    >>> from batyskaf import load
    >>> game = load("crew")
    >>> with TemporaryDirectory() as folder:
    ...     match = Match(game, game.options(mission="1", players=3), seed=5)
    ...     recorder = Recorder(match, Path(folder, "dive.jsonl"))
    ...     _ = match.play(match.state.turn, match.state.legal()[0])
    ...     recorder.save()
    ...     len(read_recording(recorder.path).entries)
    1
    """

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
                self.path.unlink()  # the match never began
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
                held.close()  # Windows can't replace a file that is open
            fresh.replace(self.path)

    def _whole(self) -> bytes:
        return file_of(recording_of(self.match, str(self.path)))

    def save(self) -> None:
        """Write the entries since the last call."""
        moves = self.match.game.moves
        closing = [Closing(self.match.state.result())] if self.match.over and not self._closed else []
        parts = [*(line_of(moves, entry) for entry in self.match.entries[self._written :]), *closing]
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
    """The file of this name, locked for us where the system has locks."""
    while True:
        with FileIO(path, "r+") as file:
            _lock(file)
            if os.path.samestat(os.fstat(file.fileno()), path.stat()):  # it was not replaced while we waited
                yield file
                return


def _lock(file: FileIO) -> None:
    if sys.platform != "win32":
        import fcntl

        with suppress(OSError):  # some file systems have no locks
            fcntl.flock(file, fcntl.LOCK_EX)


def _mark(file: FileIO) -> tuple[int, int, int]:
    """Identifies a file and its length, to notice that another table has replaced or extended it."""
    stat = os.fstat(file.fileno())
    return stat.st_dev, stat.st_ino, stat.st_size


def _append(file: FileIO, data: bytes) -> None:
    """Append and sync; an incomplete write is removed again."""
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
