"""The benchmark: every entry plays the same held-out deals, and a result file can't be altered unnoticed."""

from pathlib import Path

import msgspec
import pytest

from batyskaf.core.reason import Refused
from batyskaf.lab import benchmark
from batyskaf.lab.benchmark import EDITION, HELD_OUT, SUITES, Entry, Suite, entry_of
from batyskaf.lab.playing import Game
from tests.terminal.driving import batyskaf, refused

SMALL = Entry("crew-small", "self", "random", deals=1)


def game(bots: tuple[str, ...], ranks: tuple[int, ...], success: bool | None = None, open_hands: str = "") -> Game:
    scores = (0.0,) * len(ranks)
    return Game("aquatica", {"players": 2}, bots, HELD_OUT, scores, ranks, success, 1, 1, open_hands)


@pytest.mark.parametrize("suite", SUITES)
def test_every_bot_plays_the_same_held_out_deals(suite: str) -> None:
    for track in SUITES[suite].tracks:
        one, other = (benchmark.deals(entry_of(suite, track, bot, (), 2)) for bot in ("mine", "yours"))
        assert [(deal.options, deal.seed) for deal in one] == [(deal.options, deal.seed) for deal in other]
        assert min(deal.seed for deal in one) == HELD_OUT
        assert all(deal.seated.count("mine") >= 1 for deal in one)


def test_only_deals_that_could_be_won_count_for_the_score() -> None:
    rows = [game(("a", "a"), (1, 1), success, verdict) for success, verdict in [
        (True, "won"), (False, "won"), (False, "lost"), (False, "undecided")]]  # fmt: skip
    cell = benchmark.cell(Entry("crew", "self", "a"), "", rows)
    assert (cell.games, cell.won, cell.winnable, cell.undecided) == (4, 1, 2, 1)


def test_rivals_share_a_shared_first_place() -> None:
    entry = Entry("aquatica", "rivals", "a", ("b",))
    shared = [game(("a", "b"), (1, 1)), game(("b", "a"), (1, 2)), game(("b", "a"), (2, 1))]
    assert [benchmark.points(entry, row) for row in shared] == [0.5, 0.0, 1.0]


def test_a_bot_that_is_its_own_rival_wins_its_share() -> None:
    entry = Entry("aquatica", "rivals", "a", ("a", "b"))
    made = benchmark.report(entry, [game(("a", "a"), (1, 2)), game(("a", "a"), (1, 2)), game(("a", "b"), (1, 2))])
    assert [(cell.against, cell.games, cell.won) for cell in made.cells] == [("a", 2, 1.0), ("b", 1, 1.0)]


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("benchmark") / "result.json"
    rows = [
        Game(deal.game, deal.options, deal.seated, deal.seed, (1.0,), (1,), number % 2 == 0, 30, 90, "won")
        for number, deal in enumerate(benchmark.deals(SMALL))
    ]
    benchmark.write(benchmark.report(SMALL, rows), path)
    return path


def test_a_result_file_is_checked_and_shown(result: Path) -> None:
    made = benchmark.read(result)
    assert (made.entry, made.complete, len(made.games)) == (SMALL, False, len(SUITES["crew-small"].cells))
    said = " ".join(batyskaf("lab", "check", str(result)).output.split())
    assert "Score: 50.0% of 12 winnable deals" in said
    assert f"the figures follow from the games. Edition {EDITION}," in said
    assert "another edition" not in said


def test_a_result_of_another_edition_says_so(result: Path, tmp_path: Path) -> None:
    made = msgspec.structs.replace(benchmark.read(result), edition=EDITION - 1)
    old = tmp_path / "old.json"
    benchmark.write(msgspec.structs.replace(made, hash=benchmark.digest(made)), old)
    assert f"has edition {EDITION}: don't compare" in " ".join(batyskaf("lab", "check", str(old)).output.split())


def test_the_command_plays_a_suite_and_writes_its_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    suite = Suite("crew", ({"mission": "1", "players": 3},), 2, ("self",))
    monkeypatch.setitem(SUITES, "crew-small", suite)
    run = batyskaf("lab", "benchmark", "crew-small", "random", "--jobs", "1", "--into", str(tmp_path))
    assert run.exit_code == 0, run.output
    made = benchmark.read(tmp_path / "crew-small-self-random.json")
    assert (made.complete, len(made.games)) == (True, 2)


def test_each_wish_has_a_result_file_of_its_own() -> None:
    wishes = [
        *((suite, track, "easy", (), None) for suite, known in SUITES.items() for track in known.tracks),
        ("crew", "partners", "easy", ("hard",), None),
        ("crew", "partners", "easy", ("hard", "medium"), None),
        ("crew", "partners", "easy", ("hard",), 2),
        ("crew", "self", "easy", (), 2),
    ]
    assert len({benchmark.file_name(entry_of(*wish)) for wish in wishes}) == len(wishes)


def test_an_altered_result_file_is_refused(result: Path, tmp_path: Path) -> None:
    made = benchmark.read(result)
    better = msgspec.structs.replace(made, score=made.score._replace(share=1.0))
    altered = tmp_path / "altered.json"
    benchmark.write(better, altered)
    with pytest.raises(Refused, match="refused-lab-altered"):
        benchmark.read(altered)
    benchmark.write(msgspec.structs.replace(better, hash=benchmark.digest(better)), altered)
    with pytest.raises(Refused, match="refused-lab-figures"):
        benchmark.read(altered)
    whole = msgspec.structs.replace(made, complete=True)
    benchmark.write(msgspec.structs.replace(whole, hash=benchmark.digest(whole)), altered)
    with pytest.raises(Refused, match="refused-lab-figures"):
        benchmark.read(altered)
    altered.write_bytes(result.read_bytes().replace(b'"edition"', b'"by": "somebody", "edition"'))
    with pytest.raises(Refused, match="refused-lab-altered"):
        benchmark.read(altered)
    other = msgspec.structs.replace(made, hash="", entry=msgspec.structs.replace(made.entry, suite="tetris"))
    benchmark.write(msgspec.structs.replace(other, hash=benchmark.digest(other)), altered)
    with pytest.raises(Refused, match="refused-lab-suite"):
        benchmark.read(altered)
    altered.write_text("{}")
    with pytest.raises(Refused, match="refused-lab-result"):
        benchmark.read(altered)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("tetris", "random"), "crew-small"),
        (("crew", "random", "--track", "rivals"), "self, partners"),
        (("crew-small", "random", "--deals", "26"), "25 deals"),
        (("crew-small", "random", "--other", "easy"), "use --track partners"),
    ],
)
def test_what_no_suite_has_is_refused(words: tuple[str, ...], said: str) -> None:
    assert said in refused("lab", "benchmark", *words)


def test_a_missing_result_file_is_named(tmp_path: Path) -> None:
    assert "can't be read: there is no such file" in refused("lab", "check", str(tmp_path / "no.json"))
