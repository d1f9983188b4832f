"""What two processes of the server do compared with one, by the clock: moves a second on PostgreSQL, each seen by four.

On a small machine clients and PostgreSQL take what a second process would need. So every process of a server may use
the same small share of a core, by a control group of Linux, which takes root; the rest has room beside them. All tables
move as fast as they can, and the servers are loaded in turn.

    python -m bench.processes --share 0.25
"""

import argparse
import asyncio
import contextlib
import os
import statistics
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bench.table import Group, Load, Server, a_postgres, run_load, seated

HEADING = "| server | moves/s: median (spread) | ratio |\n|---|---|---|"
PERIOD = 20_000
"""Microseconds in which a process may use its share."""
HASTE = 0.02
"""Seconds between two moves of a table: far less than a server can keep up with."""
GROUPS = Path("/sys/fs/cgroup")


def can_hold() -> bool:
    """Whether this process may create control groups."""
    return os.access(GROUPS / "cpu" if (GROUPS / "cpu").is_dir() else GROUPS, os.W_OK)


@contextlib.contextmanager
def held_to(share: float, pids: list[int]) -> Iterator[None]:
    """Let each of these processes use only a share of a core."""
    made = [_group(f"batyskaf-{os.getpid()}-{pid}", share, pid) for pid in pids]
    try:
        yield
    finally:
        for group in made:
            for pid in (group / "cgroup.procs").read_text(encoding="ascii").split():
                _write(group.parent / "cgroup.procs", pid)
            group.rmdir()


def _group(name: str, share: float, pid: int) -> Path:
    quota = int(PERIOD * share)
    if (GROUPS / "cpu").is_dir():  # version 1 of control groups
        group = GROUPS / "cpu" / name
        group.mkdir()
        _write(group / "cpu.cfs_period_us", str(PERIOD))
        _write(group / "cpu.cfs_quota_us", str(quota))
    else:
        _write(GROUPS / "cgroup.subtree_control", "+cpu")
        group = GROUPS / name
        group.mkdir()
        _write(group / "cpu.max", f"{quota} {PERIOD}")
    _write(group / "cgroup.procs", str(pid))
    return group


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="ascii")


@dataclass
class Side:
    """One server with its tables, and how many moves it has done in a second."""

    server: Server
    groups: list[Group]
    rates: list[float] = field(default_factory=list)

    async def round(self, seconds: float) -> None:
        await asyncio.gather(*(group.again() for group in self.groups if group.over))
        load = await run_load(self.groups, Load(len(self.groups), HASTE, seconds, rematch=False))
        self.rates.append(load.done)

    def row(self, first: "Side") -> str:
        name = "one process" if self.server.processes == 1 else f"{self.server.processes} processes"
        middle = statistics.median(self.rates)
        ratio = middle / statistics.median(first.rates)
        return f"| {name} | {middle:.0f} ({min(self.rates):.0f} to {max(self.rates):.0f}) | {ratio:.2f} |"


async def alternate(servers: list[Server], share: float, tables: int, seconds: float, rounds: int) -> list[str]:
    sides = []
    async with contextlib.AsyncExitStack() as stack:
        for server in servers:
            groups = await stack.enter_async_context(seated(server.base, tables * server.processes))
            sides.append(Side(server, groups))
        with held_to(share, [pid for server in servers for pid in server.pids]):
            for _ in range(rounds):
                for side in sides:
                    await side.round(seconds)
    return [side.row(sides[0]) for side in sides]


def measure_processes(share: float = 0.25, tables: int = 40, seconds: float = 5.0, rounds: int = 5) -> list[str]:
    with (
        tempfile.TemporaryDirectory() as folder,
        a_postgres(Path(folder)) as postgres,
        Server(postgres.fresh()) as one,
        Server(postgres.fresh(), processes=2) as two,
    ):
        return asyncio.run(alternate([one, two], share, tables, seconds, rounds))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--share", type=float, default=0.25, help="how much of a core each process may use")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    print(HEADING)
    print("\n".join(measure_processes(chosen.share, rounds=chosen.rounds)))
