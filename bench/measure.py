"""Side-by-side measurements: interleaved repeats of ours and theirs, medians with spread, and their ratio."""

import os
import platform
import statistics
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path

import batyskaf

Work = Callable[[int], int]
"""Does a share of work (numbered, so that repeats differ) and returns the number of units."""


@dataclass
class Side:
    """One side of a comparison."""

    name: str
    work: Work
    rates: list[float] = field(default_factory=list)

    def run(self, number: int) -> None:
        """Do a share of work and measure its CPU time, so that a busy machine doesn't distort it."""
        begun = time.process_time()
        done = self.work(number)
        self.rates.append(done / (time.process_time() - begun))

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    def spread(self) -> str:
        return f"{short(min(self.rates))} to {short(max(self.rates))}"


@dataclass
class Bar:
    """A row of the results: what is measured, the ratio that is required, and the one that is aimed at."""

    what: str
    ours: Side
    theirs: Side
    least: float
    aim: float

    @property
    def ratio(self) -> float:
        return self.ours.median / self.theirs.median

    def measure(self, repeats: int) -> None:
        """Alternate the sides, so that a busy moment of the machine affects both."""
        for number in range(-1, repeats):
            for side in (self.ours, self.theirs):
                side.run(number)
            if number < 0:  # the first turn warms up
                self.ours.rates.clear()
                self.theirs.rates.clear()

    def figures(self) -> dict[str, object]:
        """The figures for the plot, and for the next run to compare with."""
        return {
            "what": self.what,
            "against": self.theirs.name,
            "ours": self.ours.median,
            "ratio": self.ratio,
            "least": self.least,
            "machine": machine(),
        }

    def row(self) -> str:
        cells = [
            self.what,
            f"{short(self.ours.median)} ({self.ours.spread()})",
            self.theirs.name,
            f"{short(self.theirs.median)} ({self.theirs.spread()})",
            f"**{self.ratio:.1f}×**",
            f"{self.least:g}× / {self.aim:g}×",
            "holds" if self.ratio >= self.least else "**missed**",
        ]
        return "| " + " | ".join(cells) + " |"


HEADING = (
    "| what, per second of processor time | ours: median (spread) | against | theirs: median (spread) "
    "| ratio | least / aim | |\n"
    "|---|---|---|---|---|---|---|"
)


def short(rate: float) -> str:
    """A number with three digits, in thousands or millions if it is large."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if rate >= size:
            return f"{rate / size:.3g} {letter}"
    return f"{rate:.3g}"


def one_core() -> None:
    """Pin this process with all its threads to one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def machine() -> str:
    """The machine, in one line."""
    name = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            name = next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


BUILT = {
    "trained": "compiled as released",
    "linked": "compiled as `make wheel` does",
    "quick": "compiled as `make dev` does",
}


def built(package: Path) -> str:
    """How the rules in a folder of the package were compiled, as setup.py noted it there."""
    note = package / "built.txt"
    return BUILT[note.read_text("utf-8")] if note.exists() else "not compiled"


def versions(*packages: str) -> str:
    """The versions of the packages, and the commit of ours."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    how = built(Path(batyskaf.__file__).parent)
    ours = f"batyskaf {version('batyskaf')} ({commit.stdout.strip() or 'no checkout'}, {how})"
    return ", ".join([ours, *(f"{package} {version(package)}" for package in packages)])
