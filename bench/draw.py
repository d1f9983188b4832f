"""Draw docs/speed.svg from the figures of the last run: ratios against their targets, and scaling."""

import json
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

HERE = Path(__file__).resolve().parent
FIGURES = HERE / "figures.json"
PICTURE = HERE.parent / "docs/speed.svg"
INK = {"crew": "#1f5f8b", "aquatica": "#c8963e", "endeavor": "#3f8f6b"}


def _figures() -> dict[str, Any]:
    return json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}


def kept(part: str) -> Any:
    """The figures of a part from earlier runs."""
    return _figures().get(part, {})


def keep(part: str, figures: Any) -> None:
    """Add the figures of a run to those of earlier ones."""
    FIGURES.write_text(json.dumps({**_figures(), part: figures}, indent=1) + "\n", encoding="utf-8")


def draw() -> None:
    figures = _figures()
    plt.rcParams.update({"font.size": 9, "svg.hashsalt": "batyskaf", "axes.spines.top": False})
    _, ((ratios, batches), (processes, players)) = plt.subplots(2, 2, figsize=(11, 7.5), layout="constrained")
    _ratios(ratios, [bar for part in figures.get("bars", {}).values() for bar in part])
    if "scaling" in figures:
        _batches(batches, figures["scaling"]["batch"])
        _columns(processes, figures["scaling"]["processes"], "processes", "decisions/s by processes, 256 at once")
        _columns(players, figures["scaling"]["players"], "players", "decisions/s by players, 256 at once")
    plt.savefig(PICTURE, metadata={"Date": None})


def _ratios(axes: Any, bars: list[dict[str, Any]]) -> None:
    names = [bar["what"] for bar in bars]
    axes.barh(names, [bar["ratio"] / bar["least"] for bar in bars], color="#1f5f8b")
    axes.axvline(1.0, color="#b04a3a", linestyle="--", linewidth=1)
    for at, bar in enumerate(bars):
        axes.text(bar["ratio"] / bar["least"], at, f" {bar['ratio']:.1f}× {bar['against']}", va="center", fontsize=7)
    axes.set_xlim(0, 1.9 * max([bar["ratio"] / bar["least"] for bar in bars] or [1]))
    axes.invert_yaxis()
    axes.set_title("ratio to peers, as a share of the least that must hold (dashed)")


def _batches(axes: Any, found: dict[str, dict[str, float]]) -> None:
    for name, rates in found.items():
        axes.plot([int(batch) for batch in rates], list(rates.values()), "o-", color=INK[name], label=name)
    axes.set_xscale("log", base=4)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("games at once")
    axes.set_title("decisions/s with masks and observations, one process")
    axes.legend(frameon=False)


def _columns(axes: Any, found: dict[str, dict[str, float]], label: str, title: str) -> None:
    for number, (name, rates) in enumerate(found.items()):
        places = [int(count) + (number - 1) * 0.25 for count in rates]
        axes.bar(places, list(rates.values()), width=0.23, color=INK[name], label=name)
    axes.set_xticks(sorted({int(count) for rates in found.values() for count in rates}))
    axes.set_xlabel(label)
    axes.set_title(title)


if __name__ == "__main__":
    draw()
