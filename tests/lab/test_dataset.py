"""Datasets contain every decision of every game, and are the same after interruptions."""

import json
import sys
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import batyskaf.lab
from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.lab import dataset
from batyskaf.terminal.app import app
from batyskaf.testing.laws import observation

SETTINGS = dataset.Settings("crew", {"mission": "3", "players": 3}, "random", 7, 5, views=True)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of three games."""
    monkeypatch.setattr(dataset, "PART", 3)


@pytest.mark.usefixtures("small")
def test_every_row_is_a_decision_as_its_seat_saw_it(tmp_path: Path) -> None:
    assert list(dataset.write(tmp_path, SETTINGS)) == [(0, 7), (3, 7), (6, 7), (7, 7)]
    rows = dataset.read(tmp_path).collect()
    game = load("crew")
    options = game.options(**SETTINGS.options)
    assert sorted(rows["game"].unique()) == list(range(7))
    for _, played in rows.group_by("game"):
        first = played.sort("decision").to_dicts()
        state = game.start(options, _deal(first[0]["game"]))
        for row in first:
            assert row["seat"] == state.turn
            assert row["legal"] == state.legal()
            assert row["observation"] == observation(game, state, row["seat"])
            assert json.loads(row["view"]) == json.loads(msgspec.json.encode(state.view(row["seat"])))
            assert game.moves.text(row["move"]) == row["text"]
            state.apply(row["move"])
        assert state.turn < 0
        assert {row["score"] for row in first} == {state.result().scores[0]}


def _deal(number: int) -> int:
    """The seed of a game, which is drawn after the seeds of the bots."""
    from batyskaf.core.rng import Rng

    rng = Rng.of(SETTINGS.seed, f"dataset {number}")
    for _ in range(3):
        rng.seed()
    return rng.seed()


@pytest.mark.usefixtures("small")
def test_several_processes_write_the_same_games(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    assert list(dataset.write(one, SETTINGS)) == list(dataset.write(two, SETTINGS, jobs=2))
    assert dataset.read(one).collect().equals(dataset.read(two).collect())
    assert (two / "README.md").read_text("utf-8").startswith("---\nlicense: mit\n")


@pytest.mark.parametrize("jobs", [1, 2])
def test_processes_share_the_pieces_of_a_part_and_each_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    monkeypatch.setattr(dataset, "PIECE", 2)
    monkeypatch.setattr(dataset, "AHEAD", 1)
    assert list(dataset.write(tmp_path / "pieces", SETTINGS, jobs)) == [(done, 7) for done in (0, 2, 4, 6, 7)]
    monkeypatch.undo()
    list(dataset.write(tmp_path / "whole", SETTINGS))
    assert dataset.read(tmp_path / "pieces").collect().equals(dataset.read(tmp_path / "whole").collect())


@pytest.mark.usefixtures("small")
def test_pieces_of_an_interrupted_part_are_played_again_and_removed(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    list(dataset.write(whole, SETTINGS))
    left = torn / "part-00000.pieces"
    left.mkdir(parents=True)
    (left / "000000999.parquet").write_bytes(b"torn")
    list(dataset.write(torn, SETTINGS))
    assert dataset.read(torn).collect().equals(dataset.read(whole).collect())
    assert sorted(path.name for path in torn.iterdir()) == sorted(path.name for path in whole.iterdir())
    assert not left.exists()


@pytest.mark.usefixtures("small")
def test_an_interrupted_run_can_be_resumed(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    list(dataset.write(whole, SETTINGS))
    writing = dataset.write(torn, SETTINGS)
    assert [next(writing), next(writing)] == [(0, 7), (3, 7)]
    writing.close()
    first = (torn / "part-00000.parquet").stat().st_mtime_ns
    list(dataset.write(torn, SETTINGS))
    assert (torn / "part-00000.parquet").stat().st_mtime_ns == first
    assert dataset.read(torn).collect().equals(dataset.read(whole).collect())
    assert (torn / "datasheet.md").read_text("utf-8") == (whole / "datasheet.md").read_text("utf-8")


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("begun", [2, 3, 4, 6])
def test_a_dataset_can_be_extended(tmp_path: Path, begun: int) -> None:
    whole, grown = tmp_path / "whole", tmp_path / "grown"
    list(dataset.write(whole, SETTINGS))
    list(dataset.write(grown, msgspec.structs.replace(SETTINGS, games=begun)))
    list(dataset.write(grown, SETTINGS))
    assert dataset.read(grown).collect().equals(dataset.read(whole).collect())
    with pytest.raises(Refused, match="refused-dataset-fewer"):
        list(dataset.write(grown, msgspec.structs.replace(SETTINGS, games=begun)))


def test_a_folder_has_one_set_of_settings(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SETTINGS, games=1)
    list(dataset.write(tmp_path, settings))
    with pytest.raises(Refused, match="refused-dataset-folder"):
        list(dataset.write(tmp_path, msgspec.structs.replace(settings, seed=6)))
    path = tmp_path / "order.json"
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "rules": 0}), "utf-8")
    with pytest.raises(Refused, match="refused-dataset-folder"):
        list(dataset.write(tmp_path, settings))


@pytest.mark.parametrize(
    ("wrong", "said"), [({"bot": "nobody"}, "unknown-bot"), ({"bot": "greedy"}, "bot-level"), ({"seed": -1}, "seed")]
)
def test_refused_settings_are_not_stored(tmp_path: Path, wrong: dict[str, object], said: str) -> None:
    with pytest.raises(Refused, match=f"refused-{said}"):
        list(dataset.write(tmp_path, msgspec.structs.replace(SETTINGS, **wrong)))
    assert list(tmp_path.iterdir()) == []


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    games = []
    for seed in (1, 2):
        list(dataset.write(tmp_path / str(seed), msgspec.structs.replace(SETTINGS, games=3, seed=seed)))
        rows = dataset.read(tmp_path / str(seed)).collect()
        games.append({tuple(played["observation"]) for _, played in rows.group_by("game")})
    assert not games[0] & games[1]


def test_the_command(tmp_path: Path) -> None:
    command = ["lab", "dataset", "aquatica", str(tmp_path / "data"), "--games", "2", "--option", "players=2"]
    ran = CliRunner().invoke(app, [*command, "--lang", "en"])
    assert ran.exit_code == 0, ran.output
    assert "playing 2/2" in ran.output
    assert "2 games of aquatica" in (tmp_path / "data/datasheet.md").read_text("utf-8")
    lists = ["--option", "tasks=T3,T4", "--option", "timed=no"]
    ran = CliRunner().invoke(app, ["lab", "dataset", "crew", str(tmp_path / "crew"), "--games", "1", *lists])
    assert ran.exit_code == 0, ran.output
    for wrong, said in ((["--option", "players=9"], "players"), (["--bot", "nobody"], "nobody")):
        refused = CliRunner().invoke(app, [*command[:3], str(tmp_path / "other"), *wrong, "--lang", "en"])
        assert refused.exit_code == 2
        assert said in refused.output


def test_without_polars_the_command_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "batyskaf.lab.dataset")
    monkeypatch.delattr(batyskaf.lab, "dataset")
    refused = CliRunner().invoke(app, ["lab", "dataset", "crew", str(tmp_path), "--lang", "en"])
    assert refused.exit_code == 2
    assert 'This needs the package “polars”: pip install "batyskaf[lab]".' in refused.output
