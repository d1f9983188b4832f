"""Attempts of bots at The Crew's missions in a file small enough to keep: a line per mission, a letter per attempt.

    python -m bench.crew_attempts keep   FILE.jsonl KEPT     write what `bench.crew_bots missions` has measured
    python -m bench.crew_attempts resume FILE.jsonl KEPT     write it back, so that `bench.crew_bots` goes on from there
    python -m bench.crew_attempts table  KEPT                the missions as a table, with 95 % Wilson intervals

Lines that begin with # say how it was measured; they stay.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

from batyskaf.lab.figures import wilson

LETTERS = {
    (True, "won"): "W",
    (True, "undecided"): "V",
    (False, "won"): "l",
    (False, "lost"): "x",
    (False, "undecided"): "u",
}
"""By whether the crew won, and whether it could have been won with open hands."""
MISSING = "."
ENTRIES = {letter: {"won": won, "open": verdict} for (won, verdict), letter in LETTERS.items()}
Attempts = dict[tuple[int, int], dict[int, str]]
"""By mission and number of players, by seed: a letter."""


def measured(file: Path) -> Attempts:
    found: Attempts = defaultdict(dict)
    for entry in map(json.loads, file.read_text("utf-8").splitlines()):
        mission, players, seed = map(int, entry["case"].split())
        found[mission, players][seed] = LETTERS[entry["won"], entry["open"]]
    return found


def kept(file: Path) -> Attempts:
    """The attempts of a kept file.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder, "kept.txt")
    ...     print(write(file, {(3, 4): {0: "W", 2: "l"}}, ["# by hand"]))
    ...     kept(file)
    2 attempts
    {(3, 4): {0: 'W', 2: 'l'}}
    """
    found: Attempts = {}
    for line in file.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            mission, players, letters = line.split()
            found[int(mission), int(players)] = {
                seed: letter for seed, letter in enumerate(letters) if letter != MISSING
            }
    return found


def write(file: Path, attempts: Attempts, comments: list[str]) -> str:
    lines = list(comments)
    for (mission, players), by_seed in sorted(attempts.items()):
        letters = "".join(by_seed.get(seed, MISSING) for seed in range(max(by_seed) + 1))
        lines.append(f"{mission} {players} {letters}")
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return f"{sum(map(len, attempts.values()))} attempts"


def keep(file: Path, into: Path) -> str:
    lines = into.read_text("utf-8").splitlines() if into.exists() else []
    return write(into, measured(file), [line for line in lines if line.startswith("#")])


def resume(file: Path, of: Path) -> str:
    if file.exists():
        raise SystemExit(f"{file} exists; name a file that doesn't.")
    lines = [
        json.dumps({"case": f"{mission} {players} {seed}", **ENTRIES[letter], "slowest": 0.0})
        for (mission, players), by_seed in kept(of).items()
        for seed, letter in by_seed.items()
    ]
    file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return f"{len(lines)} attempts"


def table(of: Path) -> str:
    attempts = kept(of)
    seats = sorted({players for _, players in attempts})
    lines = ["| mission | " + " | ".join(f"{players} players" for players in seats) + " | together |"]
    lines.append("|---|" + "---|" * (len(seats) + 1))
    columns = [""] * len(seats)
    for mission in sorted({mission for mission, _ in attempts}):
        cells = ["".join(attempts.get((mission, players), {}).values()) for players in seats]
        columns = [column + cell for column, cell in zip(columns, cells, strict=True)]
        lines.append(row(str(mission), [*map(part, cells), share("".join(cells))]))
    lines.append(row("all", [*map(share, columns), share("".join(columns))]))
    return "\n".join(lines)


def row(name: str, cells: list[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def part(letters: str) -> str:
    """How many attempts succeeded.

    >>> part("WWVl")
    '3 of 4'
    """
    won = sum(ENTRIES[letter]["won"] is True for letter in letters)
    return f"{won} of {len(letters)}"


def share(letters: str) -> str:
    """The same as a share, with an interval.

    >>> share("WWVl")
    '75 % [30, 95]'
    """
    if not letters:
        return "–"
    won = sum(ENTRIES[letter]["won"] is True for letter in letters)
    low, high = wilson(won, len(letters))
    return f"{100 * won / len(letters):.0f} % [{100 * low:.0f}, {100 * high:.0f}]"


def main() -> None:
    match sys.argv[1:]:
        case ["keep", file, into]:
            print(keep(Path(file), Path(into)))
        case ["resume", file, of]:
            print(resume(Path(file), Path(of)))
        case ["table", of]:
            print(table(Path(of)))
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main()
