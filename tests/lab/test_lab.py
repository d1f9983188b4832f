"""The lab: the same seeds give the same table, nothing is lost, and figures have intervals."""

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import polars
import pytest

from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.lab import arena, balance, missions
from batyskaf.lab.figures import Meeting, ratings, share_of
from batyskaf.lab.gains import GAINED
from batyskaf.lab.playing import Deal, Game, play
from batyskaf.lab.report import parquet
from batyskaf.lab.working import Ledger, done, key_of
from tests.lab.kit import Chore, Done, always_deadly, work
from tests.terminal.driving import batyskaf, refused

# --- work ---


def test_a_killed_worker_loses_no_result(tmp_path: Path) -> None:
    chores = [Chore(number, str(tmp_path / "dead") if number == 3 else "") for number in range(6)]
    ledger = Ledger(tmp_path / "rows.jsonl", Done)
    assert done(chores, work, ledger, processes=2) == [Done(number**2) for number in range(6)]
    assert len((tmp_path / "rows.jsonl").read_text().splitlines()) == 6


def test_a_piece_that_always_kills_its_worker_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="refused-lab-worker"):
        done([Chore(7)], always_deadly, Ledger(tmp_path / "rows.jsonl", Done), processes=1)


def test_a_stopped_run_resumes_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "rows.jsonl"
    ledger = Ledger(path, Done)
    ledger.add(key_of(Chore(1)), Done(99))
    with path.open("ab") as file:
        file.write(b'["torn')
    heard: list[tuple[int, int]] = []
    rows = done([Chore(1)], work, Ledger(path, Done), progress=lambda count, all: heard.append((count, all)))
    assert rows == [Done(99)]  # it was not computed again
    assert heard == [(1, 1)]


def test_answers_from_ray_are_accepted_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in shows how we call Ray; the tests below run the real one."""
    ray, asked = stand_in()
    monkeypatch.setitem(sys.modules, "ray", ray)
    chores = [Chore(number) for number in range(4)]
    rows = done(chores, work, Ledger(tmp_path / "rows.jsonl", Done), ray="ray://deep:10001")
    assert rows == [Done(0), Done(1), Done(4), Done(9)]
    assert asked["address"] == "ray://deep:10001"


def stand_in() -> tuple[ModuleType, dict[str, object]]:
    """A stand-in for Ray that answers the last piece first, and the arguments it was initialised with."""
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
    """The address of a real Ray cluster with one node, if Ray is installed."""
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install batyskaf[ray]")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # its workers import these tests too
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    yield "local"
    ray.shutdown()


def test_a_real_ray_cluster_gives_the_same_rows(tmp_path: Path, cluster: str) -> None:
    deals = arena.deals("crew", ("random", "tests.lab.kit:Weigher"), 2, {"players": 3, "mission": "1"})
    there = done(deals, play, Ledger(tmp_path / "there.jsonl", Game), ray=cluster)
    assert there == done(deals, play, Ledger(tmp_path / "here.jsonl", Game), processes=1)
    chores = [Chore(number, str(tmp_path / "dead") if number == 1 else "") for number in range(3)]
    assert done(chores, work, Ledger(tmp_path / "rows.jsonl", Done), ray=cluster) == [Done(0), Done(1), Done(4)]
    with pytest.raises(Refused, match="refused-lab-worker"):
        done([Chore(7)], always_deadly, Ledger(tmp_path / "deadly.jsonl", Done), ray=cluster)


@pytest.fixture
def port() -> Iterator[socket.socket]:
    """A port of this machine at which nobody listens yet."""
    with socket.socket() as port:
        port.bind(("127.0.0.1", 0))
        yield port


def address_of(port: socket.socket) -> str:
    return "{}:{}".format(*port.getsockname())


def test_ray_is_not_kept_trying_where_nobody_listens(
    tmp_path: Path, port: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray, asked = stand_in()
    monkeypatch.setitem(sys.modules, "ray", ray)
    for address in (address_of(port), "127.0.0.1:99999"):
        with pytest.raises(Refused, match=r"refused-lab-ray\b"):
            done([Chore(1)], work, Ledger(tmp_path / "rows.jsonl", Done), ray=address)
    assert not asked
    port.listen()
    assert done([Chore(1)], work, Ledger(tmp_path / "rows.jsonl", Done), ray=address_of(port)) == [Done(1)]


def test_an_unreachable_ray_cluster_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def deaf(**_: object) -> None:
        raise ConnectionError

    ray, _ = stand_in()
    ray.init = deaf  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(Refused, match="refused-lab-ray"):
        done([Chore(1)], work, Ledger(tmp_path / "rows.jsonl", Done), ray="ray://deep:10001")


def test_a_cluster_that_asks_for_a_token_is_named_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def strict(**_: object) -> None:
        raise RuntimeError("Token authentication is enabled but no authentication token was found.")

    ray, _ = stand_in()
    ray.init = strict  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(Refused, match="refused-lab-ray-token"):
        done([Chore(1)], work, Ledger(tmp_path / "rows.jsonl", Done), ray="ray://deep:10001")


def test_deals_that_split_evenly_leave_the_ratings_uncertain() -> None:
    even = [Meeting("one", "other", points, deal) for deal in range(20) for points in (0.0, 1.0)]
    first = ratings(even)[0]
    assert first.low < first.elo - 5
    assert first.high > first.elo + 5


def test_a_bot_that_wins_every_game_has_an_uncertain_rating_too() -> None:
    swept = ratings([Meeting("one", "other", 1.0, deal) for deal in range(12)])[0]
    # 12.5 points of 13 against an equal prior: a difference of 559 with a standard error of 250.5 (by hand).
    assert round(swept.elo) == 280
    assert (round(swept.low), round(swept.high)) == (34, 525)


def test_the_error_of_a_rating_shrinks_with_the_root_of_the_games() -> None:
    def width(deals: int) -> float:
        even = [Meeting(one, two, 0.5, deal) for deal in range(deals) for one, two in ("ab", "bc", "ca")]
        return ratings(even)[0].high

    assert width(80) == pytest.approx(width(20) / 2, rel=0.05)
    assert width(20) > 50


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


def test_bots_and_missions_named_twice_are_played_once() -> None:
    once = arena.deals("aquatica", ("random", "greedy"), 2, {"players": 2})
    assert arena.deals("aquatica", ("random", "greedy", "random"), 2, {"players": 2}) == once
    assert missions.deals(["1", "1"], [3, 3], ["easy", "easy"], 2) == missions.deals(["1"], [3], ["easy"], 2)


def game_row(seed: int, seated: tuple[str, ...], ranks: tuple[int, ...]) -> Game:
    return Game("pearls", {}, seated, seed, tuple(-float(rank) for rank in ranks), ranks, None, 10, 30)


def test_ratings_follow_the_results_and_have_intervals() -> None:
    rows = [game_row(seed, ("deep", "shallow"), (1, 2) if seed % 4 else (2, 1)) for seed in range(80)]
    first, second = ratings(arena.meetings(rows))
    assert (first.bot, second.bot) == ("deep", "shallow")
    assert first.low < first.elo < first.high
    assert second.high < first.low
    fewer = ratings(arena.meetings(rows[:12]))[0]
    assert fewer.high - fewer.low > first.high - first.low
    even = ratings([Meeting("a", "b", 0.5, deal) for deal in range(10)])
    assert [round(each.elo) for each in even] == [0, 0]


def test_co_operative_bots_are_compared_deal_by_deal() -> None:
    met = {"deep": 5.0, "shallow": 3.0}
    rows = [
        Game("pearls", {}, (bot, bot), seed, (met[bot], met[bot]), (1, 1), met[bot] > 4, 10, 30)
        for seed in range(10)
        for bot in met
    ]
    assert {(each.one, each.points) for each in arena.meetings(rows)} == {("deep", 1.0)}
    assert arena.wins(rows)["deep"] == share_of(10, 10)
    assert arena.means(rows)["shallow"].mean == 3.0


def test_solo_bots_are_compared_by_their_points() -> None:
    deals = arena.deals("aquatica", ("random", "greedy"), 2, {"players": 1})
    assert [deal.seated for deal in deals] == [("random",), ("greedy",)] * 2
    rows = [play(deal) for deal in deals]
    assert [rating.bot for rating in ratings(arena.meetings(rows))] == ["greedy", "random"]
    assert arena.wins(rows) == {}
    assert arena.means(rows)["greedy"].mean > arena.means(rows)["random"].mean


def test_balance_covers_seats_length_and_correlates_of_winning() -> None:
    rows = [
        Game("pearls", {}, ("a", "a"), seed, (1.0, 0.0), (1, 2), None, 10 + seed, 40, "", (("took pearl",), ()))
        for seed in range(6)
    ]
    found = balance.balance(rows)
    assert [seat.share for seat in found.seats] == [1.0, 0.0]
    assert found.decisions == (12.5, 10, 15)
    assert found.branching == pytest.approx(240 / 75)
    (thing,) = found.things
    assert (thing.id, thing.won.share, thing.won.total, thing.without.share) == ("took pearl", 1.0, 6, 0.0)


def test_balance_lists_what_can_be_gained_and_no_truisms() -> None:
    """Who has scored more, wins; what everybody or hardly anybody has says nothing; a dealt king is that of a seat."""
    mine = ("king cai", "bought location SB01", "recruited character agent", "scored location SB01")
    theirs = ("king sol", "recruited character agent")
    rows = [
        Game("aquatica", {}, ("a", "a"), seed, (9.0, 1.0), (1, 2), None, 10, 40, "", (mine, theirs))
        for seed in range(balance.LEAST)
    ]
    assert [(thing.section, thing.id) for thing in balance.things(rows)] == [("locations", "SB01")]
    assert balance.things(rows[1:]) == []
    together = [
        Game("crew", {}, ("a", "a"), seed, (1.0,), (1, 1), seed > 5, 10, 40, "", (("taken task T1",) * (seed < 5), ()))
        for seed in range(10)
    ]
    (task,) = balance.things(together)
    assert (task.id, task.won.share, task.without.share, task.without.total) == ("T1", 0.0, 0.8, 5)


@pytest.mark.parametrize("name", GAINED)
def test_everything_that_can_be_gained_has_a_name(name: str) -> None:
    game = load(name)
    named = game.words()
    for section in GAINED[name]:
        assert set(game.entries()[section]) <= set(named.get(section, {}))


def test_mission_results_include_the_open_hand_win_rate() -> None:
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
    ran = batyskaf(*words)
    assert ran.exit_code == 0, ran.output
    assert "Elo" in ran.output
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
    words = ["--seeds", "12", "--into", str(tmp_path / "b"), "--jobs", "1", "--lang", "pl"]
    ran = batyskaf("lab", "balance", "aquatica", "--bot", "random", "--option", "players=2", *words)
    assert ran.exit_code == 0, ran.output
    said = " ".join(ran.output.split())
    assert "co idzie w parze z wygraną" in said
    assert "Postacie: " in said, "names, not ids"
    assert (tmp_path / "b" / "report.html").read_text().count("<svg") == 2, "seats and what was gained are drawn"
    words = ["--players", "3", "--level", "random, easy", "--seeds", "1", "--into", str(tmp_path / "m"), "--jobs", "1"]
    ran = batyskaf("lab", "missions", "1", *words, "--lang", "en")
    assert ran.exit_code == 0, ran.output
    assert "Winnable with open hands" in (tmp_path / "m" / "report.html").read_text()
    assert "/ 1" in ran.output
    assert "Options: mission=1, players=3." in (tmp_path / "m" / "report.html").read_text()


@pytest.mark.parametrize("module", ["polars", "altair"])
def test_nothing_is_played_if_the_result_could_not_be_saved(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    words = ("crew", "random", "easy", "--seeds", "1", "--into", str(tmp_path), "--lang", "en")
    assert f'the package “{module}”: pip install "batyskaf[lab]"' in refused("lab", "arena", *words)
    assert not list(tmp_path.iterdir())


def test_a_full_disk_is_named_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.symlink_to("/dev/full")  # every write fails as on a full disk
    with pytest.raises(Refused, match=r"games\.parquet can't be written: the disk is full"):
        parquet([{"seed": 1}], file)


def test_wrong_arguments_are_refused_in_one_sentence(tmp_path: Path) -> None:
    into = ("--into", str(tmp_path), "--lang", "en")
    assert "two different bots" in refused("lab", "arena", "crew", "random", "random", *into)
    assert "99" in refused("lab", "missions", "99", *into)
    assert "players" in refused("lab", "missions", "1", "--players", "7", *into)
    assert "chess" in refused("lab", "balance", "chess", *into)
