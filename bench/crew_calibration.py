"""Whether the chance that The Crew's bots foretell comes true: drawn, and as a table.

    python -m bench.crew_calibration FILE... --figure docs/crew/calibration.svg
    python -m bench.crew_calibration FILE... --fit

The files are those of `bench.crew_bots`, which has the chance at every decision of an attempt. Decisions of an attempt
are not independent of each other; the intervals take attempts, not decisions, as the number of trials. `--fit` finds
the numbers of `LEVELS` in `bots/crew/learnt.py`; fit them to other attempts than those that show how well they fit.
"""

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from batyskaf.bots.crew.learnt import logit
from batyskaf.lab.figures import wilson

PARTS = 10
STEPS = 12
"""Steps of Newton's method, which are more than enough for a few weights."""
SIZE, EDGE = 420, 52
STYLE = "text { font: 13px system-ui, sans-serif; fill: #12303f; } .grid { stroke: #12303f26; }"


class Group(NamedTuple):
    """The decisions with about the same chance: what was foretold, what happened, and an interval for that."""

    decisions: int
    attempts: int
    foretold: float
    happened: float
    low: float
    high: float


def read(files: list[Path]) -> list[dict[str, Any]]:
    return [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]


def groups(lines: list[dict[str, Any]]) -> list[Group]:
    found = []
    for part in range(PARTS):
        seen = [(line["won"], chance, at) for at, line in enumerate(lines) for chance in line["foretold"]]
        seen = [one for one in seen if min(PARTS - 1, int(one[1] * PARTS)) == part]
        if seen:
            attempts = len({at for _, _, at in seen})
            happened = sum(won for won, _, _ in seen) / len(seen)
            low, high = wilson(round(happened * attempts), attempts)
            found.append(Group(len(seen), attempts, sum(one[1] for one in seen) / len(seen), happened, low, high))
    return found


def table(found: list[Group]) -> str:
    rows = ["| foretold | happened | attempts | decisions |", "|---|---|---|---|"]
    for one in found:
        happened = f"{100 * one.happened:.0f} % [{100 * one.low:.0f}, {100 * one.high:.0f}]"
        rows.append(f"| {100 * one.foretold:.0f} % | {happened} | {one.attempts} | {one.decisions} |")
    return "\n".join(rows)


def drawing(found: list[Group]) -> str:
    def x(share: float) -> float:
        return round(EDGE + share * (SIZE - EDGE - 16), 1)

    def y(share: float) -> float:
        return round(SIZE - EDGE - share * (SIZE - EDGE - 16), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" role="img">',
        f'<style>{STYLE}</style><rect width="{SIZE}" height="{SIZE}" rx="12" fill="#f4f9fb"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#12303f" stroke-dasharray="6 5"/>',
    ]
    for percent in range(0, 101, 20):
        share = percent / 100
        parts.append(f'<path class="grid" d="M{x(0)} {y(share)}H{x(1)}M{x(share)} {y(0)}V{y(1)}"/>')
        parts.append(f'<text x="{x(share)}" y="{y(0) + 18}" text-anchor="middle">{percent}</text>')
        parts.append(f'<text x="{x(0) - 8}" y="{y(share) + 4}" text-anchor="end">{percent}</text>')
    for one in found:
        at = x(one.foretold)
        parts.append(f'<path d="M{at} {y(one.low)}V{y(one.high)}" stroke="#0a7ea4"/>')
        parts.append(f'<circle cx="{at}" cy="{y(one.happened)}" r="5" fill="#0a7ea4"/>')
    middle = (SIZE + EDGE) // 2
    parts.append(f'<text x="{middle}" y="{SIZE - 12}" text-anchor="middle">foretold, %</text>')
    parts.append(f'<text transform="rotate(-90 16 {SIZE // 2})" x="16" y="{SIZE // 2}">happened, %</text>')
    return "\n".join([*parts, "</svg>", ""])


def fit(lines: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Shift and weights of each outlook: the likeliest by what happened."""
    weighed: list[tuple[list[float], bool]] = []
    undoubted: list[tuple[list[float], bool]] = []
    for line in lines:
        for net, playouts in line["estimates"]:
            if playouts is None:
                undoubted.append(([1.0, logit(net)], line["won"]))
            else:
                weighed.append(([1.0, logit(net), logit(playouts)], line["won"]))
    return {"weighed": regression(weighed), "undoubted": regression(undoubted)}


def regression(examples: list[tuple[list[float], bool]]) -> list[float]:
    """A logistic regression by Newton's method.

    >>> [round(weight, 2) for weight in regression([([1.0], True), ([1.0], True), ([1.0], True), ([1.0], False)])]
    [1.1]
    """
    parts = np.array([one for one, _ in examples])
    won = np.array([float(happened) for _, happened in examples])
    weights = np.zeros(parts.shape[1])
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-parts @ weights))
        bend = parts.T @ (parts * (chances * (1 - chances))[:, None])
        weights += np.linalg.solve(bend, parts.T @ (won - chances))
    return [float(weight) for weight in weights]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--figure", type=Path)
    parser.add_argument("--fit", action="store_true")
    chosen = parser.parse_args()
    lines = read(chosen.files)
    if chosen.fit:
        for name, (shift, *weights) in fit(lines).items():
            print(f"{name}=Outlook({shift:.2f}, {', '.join(f'{weight:.2f}' for weight in weights)})")
        return
    found = groups(lines)
    print(table(found))
    if chosen.figure is not None:
        chosen.figure.write_text(drawing(found), "utf-8")


if __name__ == "__main__":
    main()
