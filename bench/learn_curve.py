"""Draw the success of a policy during its training from the curves that `batyskaf.learn.train` writes.

    python -m bench.learn_curve bench/learn/*.jsonl docs/learn.svg

Each curve continues where the one before it ends.
"""

import argparse
import json
from pathlib import Path

WIDTH, HEIGHT = 640, 320
LEFT, TOP, RIGHT, BOTTOM = 48, 16, 130, 40
COLOURS = ("#0072b2", "#d55e00", "#009e73")
FONT = 'font-family="sans-serif" font-size="12" fill="#333"'

Points = list[tuple[float, float]]


def points(files: list[Path]) -> tuple[dict[str, list[Points]], list[float]]:
    """By measured course its curves: minutes and success. And when each file ends."""
    found: dict[str, list[Points]] = {}
    ends = [0.0]
    for file in files:
        lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        for name in lines[0]["success"]:
            curve = [(ends[-1] + line["minutes"], line["success"][name]) for line in lines]
            found.setdefault(name, []).append(curve)
        ends.append(ends[-1] + lines[-1]["minutes"])
    return found, ends[1:]


def draw(files: list[Path]) -> str:
    found, ends = points(files)

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / ends[-1], 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / 0.8, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for percent in range(0, 81, 20):
        height = y(percent / 100)
        parts.append(f'<path d="M{LEFT} {height}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{height + 4}" text-anchor="end" {FONT}>{percent} %</text>')
    for minutes in range(0, int(ends[-1]) + 1, 5):
        parts.append(f'<text x="{x(minutes)}" y="{HEIGHT - 22}" text-anchor="middle" {FONT}>{minutes}</text>')
    for end in ends[:-1]:
        parts.append(f'<path d="M{x(end)} {TOP}V{HEIGHT - BOTTOM}" stroke="#888" stroke-dasharray="4 3"/>')
    middle = (LEFT + WIDTH - RIGHT) // 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle" {FONT}>minutes of training</text>')
    named = -TOP
    for colour, (name, curves) in zip(COLOURS, sorted(found.items(), key=_last), strict=True):
        for curve in curves:
            line = "L".join(f"{x(minutes)} {y(share)}" for minutes, share in curve)
            parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        named = max(round(y(curves[-1][-1][1])) + 4, named + 16)
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{named}" {FONT.replace("#333", colour)}>{name}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _last(item: tuple[str, list[Points]]) -> float:
    """The best course comes first, which is at the top."""
    return -item[1][-1][-1][1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("curves", type=Path, nargs="+")
    parser.add_argument("out", type=Path)
    chosen = parser.parse_args()
    chosen.out.write_text(draw(chosen.curves), "utf-8")


if __name__ == "__main__":
    main()
