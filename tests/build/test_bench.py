"""The benchmark says what it measured, and what got slower than in its last run on the same machine."""

from pathlib import Path
from typing import Any

from bench.compare import slower, slower_bars, slower_scaling
from bench.measure import built


def bar(ratio: float, machine: str = "here") -> dict[str, Any]:
    return {"what": "decisions", "against": "a peer", "ratio": ratio, "machine": machine}


def test_a_figure_that_fell_is_named_with_both_values() -> None:
    assert slower("decisions", 2.0, 1.5) == "decisions: 2 before, 1.5 now (-25 %)"


def test_differences_between_runs_of_the_same_code_are_not_news() -> None:
    assert slower("decisions", 2.0, 1.85) is None
    assert slower("decisions", 2.0, 3.0) is None


def test_ratios_are_compared_on_the_same_machine_only() -> None:
    assert list(slower_bars([bar(4.0)], [bar(3.0)])) == ["decisions, as a ratio to a peer: 4 before, 3 now (-25 %)"]
    assert list(slower_bars([bar(4.0, "elsewhere")], [bar(3.0)])) == []


def test_a_row_without_an_earlier_figure_is_skipped() -> None:
    assert list(slower_bars([], [bar(3.0)])) == []
    unnamed = {"what": "decisions", "against": "a peer", "ratio": 4.0}  # as older runs kept it
    assert list(slower_bars([unnamed], [bar(3.0)])) == []


def test_rates_are_compared_by_game_and_size() -> None:
    """Numbers of games are strings in the kept figures: they are keys of JSON."""
    kept = {"machine": "here", "batch": {"crew": {"256": 1000.0, "4096": 500.0}}, "processes": {}, "players": {}}
    now = {"machine": "here", "batch": {"crew": {256: 800.0, 4096: 900.0}}, "processes": {}, "players": {}}
    assert list(slower_scaling(kept, now)) == ["crew, batch 256, decisions/s: 1 k before, 800 now (-20 %)"]
    assert list(slower_scaling({**kept, "machine": "elsewhere"}, now)) == []
    assert list(slower_scaling({}, now)) == []


def test_results_say_how_the_rules_were_compiled(tmp_path: Path) -> None:
    assert built(tmp_path) == "not compiled"
    (tmp_path / "built.txt").write_text("trained")
    assert built(tmp_path) == "compiled as released"
