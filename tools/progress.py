"""Shows how far several things are that run at the same time, in one line.

On a terminal the line is redrawn; elsewhere a new one is printed every few seconds, also when nothing has changed, so
that a log never looks stuck.

    python -m tools.progress NAME COMMAND...    run a command that is long silent, with such a line under its output
"""

import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self, TextIO

TICK, PRINTED = 0.5, 8.0  # seconds between two lines: on a terminal, and elsewhere
UNITS = {"K": 1 / 1000, "M": 1.0, "G": 1000.0}  # in megabytes; package managers mix MB and MiB


class Progress:
    """What is under way, by name. As a context manager it shows the line until the block ends."""

    def __init__(self, out: TextIO | None = None) -> None:
        self._out = out if out is not None else sys.stdout
        self._drawn = self._out.isatty()
        self._states: dict[str, str] = {}
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._tick, daemon=True)
        self._started = time.monotonic()

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()
        self._clear()

    def set(self, name: str, state: str) -> None:
        with self._lock:
            self._states[name] = state

    def end(self, name: str) -> None:
        with self._lock:
            self._states.pop(name, None)

    def say(self, text: str) -> None:
        """Print a line that stays."""
        self.show(f"batyskaf: {text}")

    def show(self, line: str) -> None:
        """Print a line of something else."""
        with self._lock:
            self._clear()
            print(line, file=self._out, flush=True)

    def line(self) -> str:
        with self._lock:
            states = "; ".join(f"{name}: {state}" for name, state in self._states.items())
        return f"batyskaf: {time.monotonic() - self._started:3.0f} s  {states}"

    def _tick(self) -> None:
        while not self._ended.wait(TICK if self._drawn else PRINTED):
            if not self._drawn:
                print(self.line(), file=self._out, flush=True)
                continue
            width = shutil.get_terminal_size().columns - 1
            line = self.line()
            with self._lock:
                print(f"\r\033[K{line[:width]}", end="", file=self._out, flush=True)

    def _clear(self) -> None:
        if self._drawn:
            print("\r\033[K", end="", file=self._out, flush=True)


class Packages:
    """How far uv or pip is, read from what they print."""

    def __init__(self) -> None:
        self.found = 0
        self._sizes: dict[str, float] = {}
        self._done: set[str] = set()
        self.installed = False

    def see(self, line: str) -> None:
        if match := re.match(r"(Resolved|Audited) (\d+) packages?", line):  # uv
            self.found, self.installed = int(match[2]), match[1] == "Audited"  # which are all there
        elif match := re.match(r"\s*Downloading (\S+) \(([\d.]+) ?([KMG])i?B\)", line, re.IGNORECASE):
            self._done |= self._sizes.keys() if "-" in match[1] else set()  # pip fetches one after the other
            self._sizes[match[1]] = float(match[2]) * UNITS[match[3].upper()]
        elif match := re.match(r"\s*Downloaded (\S+)", line):
            self._done.add(match[1])
        elif line.startswith("Collecting "):  # pip
            self.found += 1
        elif line.startswith(("Installing collected", "Prepared ")):
            self._done |= self._sizes.keys()
        elif line.startswith(("Installed ", "Successfully installed")):
            self.installed = True

    def __str__(self) -> str:
        if self.installed:
            return f"{self.found} installed"
        if not self.found:
            return "looking them up"
        due = sum(self._sizes.values())
        done = sum(size for name, size in self._sizes.items() if name in self._done)
        return f"{self.found} found" + (f", {done:.0f} of {due:.0f} MB fetched" if due >= 1 else "")


def follow(
    command: Sequence[str | Path], see: Callable[[str], object], cwd: Path, env: Mapping[str, str] | None = None
) -> str | None:
    """Run a command and hand over each line that it prints; return None, or all it printed if it failed."""
    kept: list[str] = []
    with subprocess.Popen(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            kept.append(line)
            see(line.rstrip("\n"))
    return "".join(kept) if process.returncode != 0 else None


def watch(name: str, command: Sequence[str | Path], out: TextIO | None = None) -> bool:
    """Run a command, show what it prints and how long it has been running; return whether it worked."""
    progress = Progress(out)
    progress.set(name, "running")
    with progress:
        return follow(command, progress.show, Path.cwd()) is None


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit("usage: python -m tools.progress NAME COMMAND...")
    try:
        sys.exit(0 if watch(sys.argv[1], sys.argv[2:]) else 1)
    except KeyboardInterrupt:
        sys.exit(130)
