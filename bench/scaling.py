"""Scaling: decisions per second by games at once, processes, threads and players; memory of states and of many games.

Memory is what the process holds (resident), measured in a process of its own for each figure.
"""

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from batyskaf.envs.parts import threads_take_turns
from batyskaf.envs.vector import VectorGames
from batyskaf.games import load
from bench.envs import WORKLOADS

ROOT = Path(__file__).resolve().parent.parent
GAMES = tuple(WORKLOADS)
BATCHES = (1, 16, 256, 4096, 65_536)
PLAYERS = {"crew": (2, 3, 4, 5), "aquatica": (1, 2, 3, 4), "endeavor": (1, 2, 3, 4)}
ALLOWED = {"crew": 4, "aquatica": 16, "endeavor": 64}
"""The most kilobytes of one state."""
MANY = 10_000
LONG = 10_000_000


def rate(
    name: str, batch: int, seconds: float = 0.4, clock: Callable[[], float] = time.process_time, **choices: object
) -> float:
    """Decisions per second of CPU time with masks and observations, the median of three runs."""
    games = VectorGames(name, batch, seed=1, **{**WORKLOADS[name], **choices})
    games.step_sampled()
    found = []
    for _ in range(3):
        begun, steps = clock(), 0
        while clock() - begun < seconds:
            games.step_sampled()
            steps += 1
        found.append(batch * steps / (clock() - begun))
    return statistics.median(found)


def apart(code: str) -> Any:
    """Evaluate an expression of this module in a separate process."""
    return json.loads(_begun(code).communicate()[0])


def _begun(code: str) -> "subprocess.Popen[str]":
    script = f"import json; from bench import scaling; print(json.dumps(scaling.{code}))"
    return subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True)


def by_processes(name: str, count: int) -> float:
    """The total rate of several processes at the same time, by wall-clock time."""
    running = [_begun(f"rate('{name}', 256, 1.0, scaling.time.perf_counter)") for _ in range(count)]
    return sum(float(json.loads(process.communicate()[0])) for process in running)


def by_threads(name: str, count: int) -> float:
    """The rate of one process with several threads, by wall-clock time."""
    rated: float = apart(f"rate('{name}', {256 * count}, 1.0, scaling.time.perf_counter, threads={count})")
    return rated


def resident() -> int:
    """Resident bytes of this process."""
    with open("/proc/self/statm", encoding="utf-8") as file:
        return int(file.read().split()[1]) * 4096


def state_size(name: str) -> float:
    """Bytes of a state in the middle of a game."""
    game = load(name)
    state = game.start(game.options(**WORKLOADS[name]), 1)
    while len(state.history()) < 15:
        state.apply(state.legal()[0])
    kept = [state.copy() for _ in range(2000)]
    before = resident()
    kept += [state.copy() for _ in range(20_000)]
    return (resident() - before) / 20_000


def batch_size(name: str) -> int:
    """Bytes of a process with many games at once."""
    games = VectorGames(name, MANY, seed=1, **WORKLOADS[name])
    for _ in range(20):
        games.step_sampled()
    return resident()


def growth(name: str) -> tuple[int, int, int]:
    """Bytes after a tenth of a long run and after all of it, and the number of steps."""
    games = VectorGames(name, 250, seed=1, **WORKLOADS[name])
    rounds = LONG // 250
    early = 0
    for number in range(rounds):
        games.step_sampled()
        if number == rounds // 10:
            early = resident()
    return early, resident(), rounds * 250


def measure() -> dict[str, Any]:
    """All figures, for the table and the plot."""
    found: dict[str, Any] = {"batch": {}, "processes": {}, "threads": {}, "players": {}, "memory": {}}
    for name in GAMES:
        print(f"{name}: how cost grows ...", flush=True)
        found["batch"][name] = {batch: apart(f"rate('{name}', {batch})") for batch in BATCHES}
        found["processes"][name] = {count: by_processes(name, count) for count in (1, 2)}
        if not threads_take_turns():
            found["threads"][name] = {count: by_threads(name, count) for count in (1, 2)}
        found["players"][name] = {count: apart(f"rate('{name}', 256, players={count})") for count in PLAYERS[name]}
        early, late, steps = apart(f"growth('{name}')")
        size, many = apart(f"state_size('{name}')"), apart(f"batch_size('{name}')")
        found["memory"][name] = {"state": size, "many": many, "early": early, "late": late, "steps": steps}
    return found


def rows(found: dict[str, Any]) -> list[str]:
    """The figures as tables."""
    lines = [f"| decisions/s, {MANY_AT_ONCE} | {' | '.join(f'{batch:,}' for batch in BATCHES)} |"]
    lines += ["|---" * (len(BATCHES) + 1) + "|"]
    for name in GAMES:
        lines.append(f"| {name} | {' | '.join(_short(rate) for rate in found['batch'][name].values())} |")
    lines += ["", "| decisions/s, 256 at once | 1 process | 2 processes | by players |", "|---|---|---|---|"]
    for name in GAMES:
        one, two = found["processes"][name].values()
        players = ", ".join(f"{count}: {_short(rate)}" for count, rate in found["players"][name].items())
        lines.append(f"| {name} | {_short(one)} | {_short(two)} | {players} |")
    if found["threads"]:
        lines += ["", "| decisions/s, 256 at once for each thread | 1 thread | 2 threads |", "|---|---|---|"]
        lines += [f"| {name} | {' | '.join(map(_short, rates.values()))} |" for name, rates in found["threads"].items()]
    lines += [
        "",
        f"| memory | one state | allowed | {MANY:,} games at once | over {LONG:,} steps | |",
        "|---" * 6 + "|",
    ]
    for name in GAMES:
        taken = found["memory"][name]
        grown = taken["late"] - taken["early"]
        holds = taken["state"] <= ALLOWED[name] * 1024 and taken["many"] < 1e9 and grown < 4e6
        cells = [f"{taken['state'] / 1024:.1f} kB", f"{ALLOWED[name]} kB", f"{taken['many'] / 1e6:.0f} MB"]
        cells += [f"{grown / 1e6:+.1f} MB", "holds" if holds else "**missed**"]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


MANY_AT_ONCE = "games at once"


def _short(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e6 else f"{rate / 1e3:.0f} k"
