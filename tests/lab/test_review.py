"""Reviews: the value of each decision, better moves, and the result with open hands."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec
import pytest

from batyskaf import bots
from batyskaf.bots import Budget, Candidate, Decision
from batyskaf.core.match import Match
from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.lab.review import Review, judged, match_of, numbers, review
from batyskaf.lab.review_words import truth_lines
from batyskaf.lab.truth import Truth, truth
from batyskaf.locale import LANGUAGES, Texts
from batyskaf.terminal import reviewing
from tests.lab import kit
from tests.lab.kit import file_of, finished
from tests.terminal.driving import batyskaf, refused

QUICK = Budget(simulations=1)


@pytest.fixture(autouse=True)
def weighers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every game a bot that evaluates its moves, instead of its own."""
    monkeypatch.setattr("batyskaf.bots.levels.at_level", lambda game, level, rng: kit.at_level(level, rng))
    match_of.cache_clear()


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
def test_every_game_can_be_reviewed(game: str) -> None:
    match = finished(game, seed=3, players=2)
    heard: list[tuple[int, int]] = []
    found = review(file_of(match), "easy", QUICK, progress=lambda done, all: heard.append((done, all)))
    wanted = numbers(match)
    assert heard == [(done, len(wanted) + 1) for done in range(len(wanted) + 2)]
    assert [one.number for one in found.decisions] == wanted
    assert all(0.0 <= one.after <= one.before <= 1.0 for one in found.decisions)
    assert any(one.mark == "blunder" for one in found.decisions)
    assert all((one.mark == "") == (one.before == one.after) for one in found.decisions)
    for one in found.decisions:
        played = match.played[one.number - 1]
        assert (one.seat, one.chosen.move) == (played.seat, match.game.moves.text(played.move))
        assert all(one.chosen.label[lang] and one.best.label[lang] for lang in LANGUAGES)
        assert one.others[0] == one.best
    assert found.together == (game == "crew")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_a_review_in_several_processes_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    data = file_of(finished("crew", seed=5, mission="1", players=3))
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        shared = review(data, "easy", QUICK, pool)
    assert shared == review(data, "easy", QUICK)


def test_a_decision_is_compared_with_the_bots_evaluation() -> None:
    match = finished("crew", mission="1", players=3)
    number = numbers(match)[0]
    state = load("crew").start(match.options, match.commitment.seed)
    for played in match.played[: number - 1]:
        state.apply(played.move)
    chosen, best = (
        match.played[number - 1].move,
        next(move for move in state.legal() if move != match.played[number - 1].move),
    )
    thought = Decision(best, (Candidate(best, 0.9), Candidate(chosen, 0.7)), (best,))
    found = judged(match, state, number, thought)
    assert found is not None
    assert (found.before, found.after, found.mark) == (0.9, 0.7, "mistake")
    assert found.best.move == match.game.moves.text(best)
    unweighed = Decision(best, (Candidate(best, 0.9),), (best,))
    assert judged(match, state, number, unweighed) is None


def test_it_judges_only_by_what_the_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot only gets a Perspective on a drawn world."""
    monkeypatch.undo()
    match = finished("crew", mission="1", players=3)
    asked = []

    class Spy(bots.Bot):
        def choose(self, look: bots.Perspective, budget: Budget = QUICK) -> Decision:
            asked.append(look._world)
            return Decision(look.legal[0])

    monkeypatch.setattr(bots, "load", lambda name, rng: Spy())
    review(file_of(match), "easy", QUICK)
    state = load("crew").start(match.options, match.commitment.seed)
    truths = set()
    for played in match.played:
        truths.add(state.pack())
        state.apply(played.move)
    hidden = [world for world in asked[: len(asked) // 2] if world.pack() not in truths]
    assert len(hidden) == len(asked) // 2


def test_unfinished_matches_and_other_files_are_refused(tmp_path: Path) -> None:
    game = load("crew")
    running = tmp_path / "running.jsonl"
    running.write_bytes(file_of(Match(game, game.options(), 1)))
    assert "over" in refused("review", str(running), "--lang", "en")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("glub")
    assert "not a match file" in refused("review", str(broken), "--lang", "en")
    assert "nowhere" in refused("review", str(tmp_path / "nowhere"), "--lang", "en")
    whole = tmp_path / "whole.jsonl"
    whole.write_bytes(file_of(finished("crew", mission="1", players=3)))
    assert "no bot called" in refused("review", str(whole), "--level", "godlike", "--lang", "en")


def test_an_unwritable_page_is_refused_before_the_review_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(file_of(finished("crew", seed=3, players=3)))
    refused("review", str(path), "--level", "godlike", "--html", str(tmp_path / "review.html"))
    assert list(tmp_path.iterdir()) == [path]
    monkeypatch.delattr(reviewing, "_reviewed")
    for page in (tmp_path, tmp_path / "no" / "review.html"):
        assert "can't be written" in refused("review", str(path), "--html", str(page), "--lang", "en")


def test_a_review_needs_a_bot_that_evaluates_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("batyskaf.lab.review.has_levels", lambda game: False)
    with pytest.raises(Refused, match="refused-review-bot"):
        review(file_of(finished("aquatica", players=2)))


@pytest.mark.parametrize(("lang", "words"), [("en", ["blunder", "With open hands"]), ("pl", ["wielki błąd", "Lepiej"])])
def test_a_review_is_printed_and_written_in_the_chosen_language(lang: str, words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = finished("crew", seed=5, mission="1", players=3)
    path.write_bytes(file_of(match))
    ran = batyskaf("review", str(path), "--level", "easy", "--jobs", "1", "--lang", lang)
    assert ran.exit_code == 0
    page = tmp_path / "review.html"
    batyskaf("review", str(path), "--level", "easy", "--jobs", "1", "--lang", lang, "--html", str(page))
    written = page.read_text()
    assert f'lang="{lang}"' in written
    assert "<polyline" in written
    assert "http" not in written
    for word in words:
        assert word in ran.output
        assert word in written
    assert "▁" in ran.output


# --- open hands ---


def test_a_won_mission_was_winnable() -> None:
    for seed in range(40):
        match = finished("crew", seed, mission="1", players=3)
        if match.state.result().success:
            assert truth(match) == Truth("won", success=True)
            return
    raise AssertionError("no random match was won")


def test_the_card_that_lost_it_is_found() -> None:
    """Before that card there is a winning line, which can be played; after it there is none."""
    match = finished("crew", seed=5)
    found = truth(match)
    assert found.deal == "won"
    assert found.exact
    assert found.kept is not None
    assert found.lost is not None
    assert found.kept < found.lost
    assert match.game.moves.kind(match.played[found.lost - 1].move) == "play"


def test_an_undecided_search_is_reported() -> None:
    match = finished("crew", seed=5)
    found = truth(match, cards=0)
    assert found.deal == "undecided"
    lines = truth_lines(found, "crew", ["Ann"] * 5, Texts("en"))
    assert lines[0] == (
        "It is unknown whether the mission could be won when the first card was played: the search found no answer."
    )


def test_a_match_abandoned_before_the_first_card_has_no_truth() -> None:
    game = load("crew")
    match = Match(game, game.options(mission="5", players=4), 3)
    match.play_as_host("abandon")
    assert truth(match).deal == "undecided"


def test_a_move_that_was_hardly_tried_is_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that never tried the played move has no value for it; a search from the seat's next decision has."""
    match = finished("crew", seed=5, mission="1", players=3)

    class Narrow(bots.Bot):
        def choose(self, look: bots.Perspective, budget: Budget = QUICK) -> Decision:
            first, *others = look.legal
            tried = Candidate(first, 0.6, 1.0)
            return Decision(first, (tried, *(Candidate(move, 0.0, 0.0) for move in others)), (first,))

    monkeypatch.setattr(bots, "load", lambda name, rng: Narrow())
    found = review(file_of(match), "easy", QUICK)
    early = [one for one in found.decisions if one.number < 6]
    assert early
    assert all(one.after == 0.6 for one in early)  # never the zero of an untried move
