"""Match play: both seats of every deal, resumable, decided by a sequential test."""

from pathlib import Path

import pytest

from batyskaf.bots import Budget
from batyskaf.core.rng import Rng
from batyskaf.lab.figures import wilson
from batyskaf.lab.match_play import Bout, Tally, main, play_pair, run, verdict
from batyskaf.lab.playing import budget_of, make_bot


def test_a_deal_is_played_from_both_seats_and_is_reproducible() -> None:
    bout = Bout("endeavor", "greedy", "random")
    pair = play_pair(bout, 3)
    assert pair == play_pair(bout, 3)
    swapped = play_pair(Bout("endeavor", "random", "greedy"), 3)
    assert pair.scores == (swapped.scores[1], swapped.scores[0])
    assert sum(pair.points) + sum(swapped.points) == 2.0


def test_a_run_resumes_where_it_was(tmp_path: Path) -> None:
    bout, path = Bout("endeavor", "random", "random"), tmp_path / "random.jsonl"
    list(run(bout, Tally(path), bar=0.7, most=4, workers=1))
    path.write_bytes(path.read_bytes() + b'{"seed":9,"poi')  # an incomplete line
    resumed = Tally(path)
    assert resumed.games == 4
    list(run(bout, resumed, bar=0.7, most=8, workers=1))
    whole = Tally(None)
    list(run(bout, whole, bar=0.7, most=8, workers=1))
    assert (resumed.games, resumed.pairs) == (8, whole.pairs)


def test_the_sequential_test_stops_when_it_is_decided() -> None:
    assert verdict(0, 0, 0.7) is None
    assert verdict(40, 40, 0.7) is True
    assert verdict(15, 40, 0.7) is False
    assert verdict(28, 40, 0.7) is None
    assert verdict(60, 60, 0.95) is True


def test_intervals_contain_the_observed_share() -> None:
    low, high = wilson(0, 20)
    assert low == pytest.approx(0.0)
    assert 0.1 < high < 0.2
    assert wilson(0, 0) == (0.0, 1.0)


def test_budgets_are_part_of_the_bots_name() -> None:
    assert budget_of("20ms") == Budget(seconds=0.02)
    bot, budget = make_bot("hard@30", Rng.of(1, "bot"))
    assert (bot.name, budget) == ("hard", Budget(simulations=30))
    assert make_bot("batyskaf.bots.random:RandomBot", Rng.of(1, "bot"))[0].name == "random"


def test_the_command_prints_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["endeavor", "greedy", "random", "--most", "4", "--workers", "1", "--option", "mission=2"]) == 0
    assert "greedy against random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"one": "nobody"}, "There is no bot called “nobody”"),
        ({"one": "no.such:Bot"}, "No module named 'no'"),
        ({"one": "random:Bot"}, "module 'random' has no attribute 'Bot'"),
        ({"one": "hard@soon"}, "“hard@soon” is not a bot"),
        ({"one": "hard@"}, "“hard@” is not a bot"),
        ({"one": "hard@0"}, "0 is not a valid budget"),
        ({"one": "hard@-5ms"}, "-5ms is not a valid budget"),
        ({"one": "hard@nanms"}, "nanms is not a valid budget"),
        ({"one": "os:getpid"}, "“os:getpid” is not a bot"),
        ({"game": "chess"}, "There is no game called “chess”"),
        ({"option": "mission"}, "mission is not an option: write it as NAME=VALUE"),
        ({"option": "depth=1"}, "There is no option “depth”"),
        ({"workers": "0"}, "0 is not a number from 1 on"),
        ({"most": "many"}, "many is not a number from 1 on"),
        ({"bar": "70"}, "70 is not a share between 0 and 1"),
        ({"into": "."}, ". can't be read"),
        ({"into": "no-folder/results.jsonl"}, "no-folder/results.jsonl can't be written"),
        ({"into": "README.md"}, "Line 1 of README.md is not a result of match play."),
    ],
)
def test_wrong_arguments_are_explained_in_a_sentence(
    said: dict[str, str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = {"game": "endeavor", "one": "random", "most": "2", "workers": "1", **said}
    flags = [
        part
        for name in ("most", "workers", "option", "bar", "into")
        if name in wish
        for part in (f"--{name}", wish[name])
    ]
    with pytest.raises(SystemExit) as ended:
        main([wish["game"], wish["one"], "random", *flags])
    assert ended.value.code == 2
    assert words in capsys.readouterr().err
