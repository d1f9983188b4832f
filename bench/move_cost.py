"""What a move costs the server: milliseconds of its processor for one move that four people see.

Matches that end are followed by rematches between the rounds; these, with four new sockets each, are counted apart.

The clients run in this process, the servers in others. With an older package (`--before FOLDER`) all servers are
loaded in turn, so that their ratios come from one run. Two processes get the load of one each: what both do in a second
is twice what one does, divided by how much more a move costs them.

    python -m bench.move_cost --before FOLDER
"""

import argparse
import asyncio
import contextlib
import os
import statistics
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bench.table import Group, Load, Server, a_postgres, run_load, seated

HEADING = (
    "| store | server | CPU ms per move: median (spread) | ratio | CPU ms per match | ms to all screens: p50 / p95 |\n"
    "|---|---|---|---|---|---|"
)
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pids: Iterable[int]) -> float:
    """The processor time of processes with all their threads; that of children who think for bots is left out."""
    stats = [Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split() for pid in pids]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / TICKS


@dataclass
class Side:
    """One server with its tables, and what its moves have cost."""

    name: str
    server: Server
    groups: list[Group]
    costs: list[float] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    """What new matches have cost, each with four sockets."""
    times: list[float] = field(default_factory=list)

    async def round(self, interval: float, seconds: float) -> None:
        over = [group for group in self.groups if group.over]
        begun = cpu_seconds(self.server.pids)
        for group in over:
            await group.again()
        if over:
            self.starts.append((cpu_seconds(self.server.pids) - begun) * 1000 / len(over))
        begun = cpu_seconds(self.server.pids)
        load = await run_load(self.groups, Load(len(self.groups), interval, seconds, rematch=False))
        self.costs.append((cpu_seconds(self.server.pids) - begun) * 1000 / len(load.times))
        self.times += load.times

    @property
    def cost(self) -> float:
        return statistics.median(self.costs)

    def row(self, store: str, before: "Side | None") -> str:
        spread = f"{self.cost:.2f} ({min(self.costs):.2f} to {max(self.costs):.2f})"
        ratio = "" if before is None else f"**{before.cost / self.cost:.1f}×**"
        found = statistics.quantiles(self.times, n=100)
        start = f"{statistics.median(self.starts):.1f}" if self.starts else "-"
        waits = f"{found[49] * 1000:.0f} / {found[94] * 1000:.0f}"
        return f"| {store} | {self.name} | {spread} | {ratio} | {start} | {waits} |"


async def alternate(
    servers: dict[str, Server], store: str, tables: int, interval: float, seconds: float, rounds: int
) -> list[str]:
    """Load the servers in turn; the first is the one that others are compared with."""
    sides = []
    async with contextlib.AsyncExitStack() as stack:
        for name, server in servers.items():
            groups = await stack.enter_async_context(seated(server.base, tables * server.processes))
            sides.append(Side(name, server, groups))
        for _ in range(rounds):
            for side in sides:
                await side.round(interval, seconds)
    return [*(side.row(store, sides[0] if side is not sides[0] else None) for side in sides), *_compared(sides)]


def _compared(sides: list[Side]) -> list[str]:
    """What several processes do compared with one, in words."""
    one = next(side for side in reversed(sides) if side.server.processes == 1)
    several = [side for side in sides if side.server.processes > 1]
    return [f"\n{side.name}: {side.server.processes * one.cost / side.cost:.2f} times one process" for side in several]


def measure_cost(
    before: Path | None, tables: int = 50, interval: float = 0.5, seconds: float = 4.0, rounds: int = 5
) -> list[str]:
    """The rows of both databases, with one process and with two."""
    packages = {"before": before, "now": None} if before is not None else {"now": None}
    rows = []
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        postgres = stack.enter_context(a_postgres(Path(folder)))
        for store in ("SQLite", "PostgreSQL"):
            with contextlib.ExitStack() as running:
                servers = {}
                for name, package in packages.items():
                    database = postgres.fresh() if store == "PostgreSQL" else f"sqlite:///{folder}/{name}.sqlite"
                    servers[name] = running.enter_context(Server(database, package))
                if store == "PostgreSQL":
                    servers["now, two processes"] = running.enter_context(Server(postgres.fresh(), processes=2))
                rows += asyncio.run(alternate(servers, store, tables, interval, seconds, rounds))
    return rows


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, help="the folder of an older package, compiled")
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    print(HEADING)
    print("\n".join(measure_cost(chosen.before, rounds=chosen.rounds)))
