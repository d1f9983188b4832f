"""The lab: the same seeds give the same table, nothing is lost, and figures say how sure they are."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import polars
import pytest

from batyskaf.core.reason import Refused
from batyskaf.lab import arena, balance, missions
from batyskaf.lab.figures import Meeting, ratings, share_of
from batyskaf.lab.playing import Deal, Game, play
from batyskaf.lab.working import Ledger, done, key_of
from tests.lab.kit import Chore, Done, always_deadly, work
from tests.terminal.driving import batyskaf, refused

# --- work ---


def test_a_killed_worker_loses_no_result(tmp_path: Path) -> None:
    chores = [Chore(number, str(tmp_path / "dead") if number == 3 else "") for number in range(6)]
    ledger = Ledger(tmp_path / "rows.jsonl", Done)
    assert done(chores, work, ledger, processes=2) == [Done(number**2) for number in range(6)]
    assert len((tmp_path / "rows.jsonl").read_text().splitlines()) == 6


def test_a_piece_that_always_kills_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="refused-lab-worker"):
        done([Chore(7)], always_deadly, Ledger(tmp_path / "rows.jsonl", Done), processes=1)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    ledger = Ledger(path, Done)
    ledger.add(key_of(Chore(1)), Done(99))
    with path.open("ab") as file:
        file.write(b'["torn')
    heard: list[tuple[int, int]] = []
    rows = done([Chore(1)], work, Ledger(path, Done), progress=lambda count, all: heard.append((count, all)))
    assert rows == [Done(99)]  # it was not worked out again
    assert heard == [(1, 1)]


def test_answers_of_ray_are_taken_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a stand-in: it shows what is asked of Ray, not that Ray answers. That is what the tests below are for."""
    ray, asked = stand_in()
    monkeypatch.setitem(sys.modules, "ray", ray)
    chores = [Chore(number) for number in range(4)]
    rows = done(chores, work, Ledger(tmp_path / "rows.jsonl", Done), ray="ray://deep:10001")
    assert rows == [Done(0), Done(1), Done(4), Done(9)]
    assert asked["address"] == "ray://deep:10001"


def stand_in() -> tuple[ModuleType, dict[str, object]]:
    """Something with Ray's calls that answers the last piece first; and what it was initialised with."""
    ray: Any = ModuleType("ray")
    results: dict[int, object] = {}
    asked: dict[str, object] = {}

    class Remote:
        def __init__(self, function: Any) -> None:
            self.function = function

        def remote(self, piece: object) -> int:
            results[len(results)] = self.function(piece)
            return len(results) - 1

    ray.init = lambda **wishes: asked.update(wishes)
    ray.remote = lambda **_: Remote
    ray.wait = lambda running, num_returns: ([running[-1]], running[:-1])
    ray.get = lambda reference: results[reference]
    return ray, asked


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a real Ray with one node, where Ray is installed."""
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install batyskaf[ray]")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # its workers find these tests too
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    yield "local"
    ray.shutdown()


def test_a_real_ray_gives_the_same_rows_and_loses_none(tmp_path: Path, cluster: str) -> None:
    deals = arena.deals("crew", ("random", "tests.lab.kit:Weigher"), 2, {"players": 3, "mission": "1"})
    there = done(deals, play, Ledger(tmp_path / "there.jsonl", Game), ray=cluster)
    assert there == done(deals, play, Ledger(tmp_path / "here.jsonl", Game), processes=1)
    chores = [Chore(number, str(tmp_path / "dead") if number == 1 else "") for number in range(3)]
    assert done(chores, work, Ledger(tmp_path / "rows.jsonl", Done), ray=cluster) == [Done(0), Done(1), Done(4)]
    with pytest.raises(Refused, match="refused-lab-worker"):
        done([Chore(7)], always_deadly, Ledger(tmp_path / "deadly.jsonl", Done), ray=cluster)


def test_where_no_ray_answers_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(**_: object) -> None:
        raise ConnectionError

    ray, _ = stand_in()
    ray.init = deaf  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(Refused, match="refused-lab-ray"):
        done([Chore(1)], work, Ledger(tmp_path / "rows.jsonl", Done), ray="deep:6379")


def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused, match="refused-lab-missing"):
        done([Chore(1)], work, Ledger(tmp_path / "rows.jsonl", Done), ray="local")


# --- games and figures ---


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
def test_the_same_deal_gives_the_same_row(game: str) -> None:
    deal = Deal(game, {"players": 2}, ("random", "random"), 5, things=True)
    row = play(deal)
    assert row == play(deal)
    assert row.choices >= row.decisions > 10
    assert any(row.things)


def test_seats_are_rotated() -> None:
    found = arena.deals("aquatica", ("random", "greedy"), 2, {"players": 4})
    assert [deal.seated[:2] for deal in found] == [("random", "greedy"), ("greedy", "random")] * 2
    together = arena.deals("crew", ("random", "easy"), 1, {"players": 3})
    assert [deal.seated for deal in together] == [("random",) * 3, ("easy",) * 3]
    team = arena.deals("endeavor", ("random", "easy"), 1, {"players": 2, "mode": "cooperative"})
    assert [deal.seated for deal in team] == [("random", "random"), ("easy", "easy")]
    with pytest.raises(Refused, match="refused-lab-bots"):
        arena.deals("crew", ("random", "random"), 1, {})


def test_what_was_named_twice_is_played_once() -> None:
    once = arena.deals("aquatica", ("random", "greedy"), 2, {"players": 2})
    assert arena.deals("aquatica", ("random", "greedy", "random"), 2, {"players": 2}) == once
    assert missions.deals(["1", "1"], [3, 3], ["easy", "easy"], 2) == missions.deals(["1"], [3], ["easy"], 2)


def game_row(seed: int, seated: tuple[str, ...], ranks: tuple[int, ...]) -> Game:
    return Game("pearls", {}, seated, seed, tuple(-float(rank) for rank in ranks), ranks, None, 10, 30)


def test_ratings_follow_the_games_and_say_how_sure_they_are() -> None:
    rows = [game_row(seed, ("deep", "shallow"), (1, 2) if seed % 4 else (2, 1)) for seed in range(80)]
    first, second = ratings(arena.meetings(rows))
    assert (first.bot, second.bot) == ("deep", "shallow")
    assert first.low < first.elo < first.high
    assert second.high < first.low
    fewer = ratings(arena.meetings(rows[:12]))[0]
    assert fewer.high - fewer.low > first.high - first.low
    even = ratings([Meeting("a", "b", 0.5, deal) for deal in range(10)])
    assert [round(each.elo) for each in even] == [0, 0]


def test_who_win_together_are_compared_deal_by_deal() -> None:
    met = {"deep": 5.0, "shallow": 3.0}
    rows = [
        Game("pearls", {}, (bot, bot), seed, (met[bot], met[bot]), (1, 1), met[bot] > 4, 10, 30)
        for seed in range(10)
        for bot in met
    ]
    assert {(each.one, each.points) for each in arena.meetings(rows)} == {("deep", 1.0)}
    assert arena.wins(rows)["deep"] == share_of(10, 10)
    assert arena.means(rows)["shallow"].mean == 3.0


def test_who_play_alone_are_compared_by_their_points() -> None:
    deals = arena.deals("aquatica", ("random", "greedy"), 2, {"players": 1})
    assert [deal.seated for deal in deals] == [("random",), ("greedy",)] * 2
    rows = [play(deal) for deal in deals]
    assert [rating.bot for rating in ratings(arena.meetings(rows))] == ["greedy", "random"]
    assert arena.wins(rows) == {}
    assert arena.means(rows)["greedy"].mean > arena.means(rows)["random"].mean


def test_balance_counts_seats_length_and_what_goes_with_winning() -> None:
    rows = [
        Game("pearls", {}, ("a", "a"), seed, (1.0, 0.0), (1, 2), None, 10 + seed, 40, "", (("took pearl",), ()))
        for seed in range(4)
    ]
    found = balance.balance(rows)
    assert [seat.share for seat in found.seats] == [1.0, 0.0]
    assert found.decisions == (11.5, 10, 13)
    assert found.branching == pytest.approx(160 / 46)
    assert found.things[0].thing == "took pearl"
    assert found.things[0].won.share == 1.0


def test_missions_stand_beside_what_open_hands_could_win() -> None:
    deals = missions.deals(["1"], [3], ["random"], 3)
    (line,) = missions.table([play(deal) for deal in deals])
    assert (line.mission, line.players, line.level) == ("1", 3, "random")
    assert line.success.total == 3
    assert line.open_hands.total + line.undecided == 3
    assert line.open_hands.share >= line.success.share
    assert len(missions.missions()) >= 33


# --- the commands ---


def test_an_arena_from_the_command_line(tmp_path: Path) -> None:
    words = ["lab", "arena", "crew", "random", "tests.lab.kit:Weigher", "--seeds", "1", "--option", "players=3"]
    words += ["--option", "mission=1", "--into", str(tmp_path), "--jobs", "1", "--lang", "en"]
    told = batyskaf(*words)
    assert told.exit_code == 0, told.output
    assert "Elo" in told.output
    rows = (tmp_path / "rows.jsonl").read_bytes()
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table.height == 2
    assert set(table["seed"]) == {0}
    report = (tmp_path / "report.html").read_text()
    assert "<svg" in report
    assert "random" in report
    assert "Options: players=3, mission=1. Deals: 1," in report
    batyskaf(*words)
    assert (tmp_path / "rows.jsonl").read_bytes() == rows


def test_balance_and_missions_from_the_command_line(tmp_path: Path) -> None:
    words = ["--seeds", "1", "--into", str(tmp_path / "b"), "--jobs", "1", "--lang", "pl"]
    told = batyskaf("lab", "balance", "crew", "--bot", "random", "--option", "players=3", *words)
    assert told.exit_code == 0, told.output
    assert "co idzie w parze z wygraną" in " ".join(told.output.split())
    words = ["--players", "3", "--level", "random, easy", "--seeds", "1", "--into", str(tmp_path / "m"), "--jobs", "1"]
    told = batyskaf("lab", "missions", "1", *words, "--lang", "en")
    assert told.exit_code == 0, told.output
    assert "Winnable with open hands" in (tmp_path / "m" / "report.html").read_text()
    assert "/ 1" in told.output
    assert "Options: mission=1, players=3." in (tmp_path / "m" / "report.html").read_text()


def test_what_cant_be_gets_a_sentence(tmp_path: Path) -> None:
    into = ("--into", str(tmp_path), "--lang", "en")
    assert "two different bots" in refused("lab", "arena", "crew", "random", "random", *into)
    assert "99" in refused("lab", "missions", "99", *into)
    assert "players" in refused("lab", "missions", "1", "--players", "7", *into)
    assert "chess" in refused("lab", "balance", "chess", *into)
