"""What a number of tables needs, from the measured cost of a move, a socket, a table and a bot's thought.

    python -m bench.capacity --move-ms 0.8 --thought-ms 400

prints the model of `docs/hosting.md` and, by simulation, how long a move waits at a process that is so busy.
"""

import argparse
import math
import random
import statistics
from dataclasses import dataclass

from batyskaf.table.commits import PACE


@dataclass(frozen=True)
class Costs:
    """Measured figures; `docs/hosting.md` says how."""

    move_ms: float
    """Processor time of the server for one move that four people see."""
    thought_ms: float
    """Processor time of a bot's decision."""
    socket_kb: float = 60.0
    table_kb: float = 85.0
    """A table in memory in the middle of a match."""
    asleep_kb: float = 22.0
    """A table on disk."""


@dataclass(frozen=True)
class Habits:
    """How people play."""

    seconds_per_move: float = 10.0
    """Time between two moves at a table."""
    people: int = 4
    bots_share: float = 0.25
    """Moves that bots make."""
    busy: float = 0.6
    """How busy a process may be, so that moves don't wait."""
    pace: float = PACE
    """Seconds from one commit to the next; what arrives meanwhile shares it."""


@dataclass(frozen=True)
class Needs:
    moves: float
    processes: int
    commits: float
    memory_gb: float
    disk_gb: float
    workers: int


def needs(tables: int, costs: Costs, habits: Habits) -> Needs:
    moves = tables / habits.seconds_per_move
    processes = math.ceil(moves * costs.move_ms / 1000 / habits.busy)
    people = tables * habits.people
    return Needs(
        moves=moves,
        processes=processes,
        commits=min(moves, processes / habits.pace),
        memory_gb=(people * costs.socket_kb + tables * costs.table_kb) / 1e6,
        disk_gb=tables * costs.asleep_kb / 1e6,
        workers=math.ceil(moves * habits.bots_share * costs.thought_ms / 1000 / habits.busy),
    )


def waits(busy: float, costs: Costs, moves: int = 100_000) -> tuple[float, float]:
    """The median and the 95th percentile in ms until a process has worked a move off, by simulation.

    Moves come at random times; commits, which wait for the disk without using the processor, are left out.
    """
    rng = random.Random(1)
    now = free = 0.0
    taken = []
    for _ in range(moves):
        now += rng.expovariate(busy / costs.move_ms)
        free = max(free, now) + costs.move_ms
        taken.append(free - now)
    found = statistics.quantiles(taken, n=100)
    return found[49], found[94]


def rows(costs: Costs, habits: Habits) -> list[str]:
    lines = [
        "| tables at once | moves/s | processes | commits/s | memory | disk | bot workers |",
        "|---|---|---|---|---|---|---|",
    ]
    for tables in (1_000, 10_000, 100_000):
        n = needs(tables, costs, habits)
        size = f"{n.memory_gb:.1f} GB | {n.disk_gb:.1f} GB"
        lines.append(f"| {tables:,} | {n.moves:,.0f} | {n.processes} | {n.commits:,.0f} | {size} | {n.workers} |")
    lines += ["", "| a process that is busy | moves/s | ms in the process: p50 / p95 |", "|---|---|---|"]
    for busy in (0.3, 0.6, 0.8, 0.9, 0.95):
        half, most = waits(busy, costs)
        lines.append(f"| {busy:.0%} | {busy * 1000 / costs.move_ms:,.0f} | {half:.1f} / {most:.1f} |")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--move-ms", type=float, required=True)
    parser.add_argument("--thought-ms", type=float, required=True)
    chosen = parser.parse_args()
    print("\n".join(rows(Costs(chosen.move_ms, chosen.thought_ms), Habits())))
