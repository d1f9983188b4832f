"""Figures of a running server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

import msgspec

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper bounds of latencies, in seconds."""


class Histogram:
    """Counts by upper bound."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str, about: str) -> Iterable[str]:
        yield from (f"# HELP {name} {about}", f"# TYPE {name} histogram")
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """What happens at a server."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        """By HTTP status."""
        self.latency = Histogram()
        self.commands: Counter[tuple[type[msgspec.Struct], bool]] = Counter()
        """By kind and whether they were done."""
        self.answers = Histogram()
        self.commits = Histogram()

    def lines(self) -> Iterable[str]:
        yield from counter("batyskaf_requests_total", "HTTP requests by status.", "status", self.requests)
        yield from self.latency.lines("batyskaf_request_seconds", "Time to answer an HTTP request.")
        commands = {
            f"{kind.__struct_config__.tag} {'ack' if done else 'refused'}": count
            for (kind, done), count in self.commands.items()
        }
        yield from counter("batyskaf_commands_total", "Commands by kind and answer.", "command", Counter(commands))
        yield from self.answers.lines("batyskaf_command_seconds", "Time to answer a command.")
        yield from self.commits.lines("batyskaf_commit_seconds", "Time of a commit to the store.")


def counter(name: str, about: str, label: str, counts: "Counter[str] | Counter[int]") -> Iterable[str]:
    yield from (f"# HELP {name} {about}", f"# TYPE {name} counter")
    for key, count in sorted(counts.items(), key=str):
        yield f'{name}{{{label}="{key}"}} {count}'


def gauge(name: str, about: str, value: float) -> Iterable[str]:
    yield from (f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value:g}")
