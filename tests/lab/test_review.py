"""Reviews: what each decision was worth, what was better, and what open hands say."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec
import pytest

from batyskaf import bots
from batyskaf.bots import Budget, Candidate, Decision
from batyskaf.bots.levels import THINKERS
from batyskaf.core.match import HOST, Match
from batyskaf.core.reason import Refused
from batyskaf.games import load
from batyskaf.lab.review import Review, judged, match_of, numbers, review
from batyskaf.lab.told import truth_told
from batyskaf.lab.truth import Truth, truth
from batyskaf.locale import Texts
from batyskaf.terminal import reviewing
from tests.lab.kit import file_of, finished
from tests.terminal.driving import batyskaf, refused

QUICK = Budget(simulations=1)


@pytest.fixture(autouse=True)
def weighers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has a bot that weighs its moves, whatever else thinks for it."""
    for game in ("crew", "aquatica", "endeavor"):
        monkeypatch.setitem(THINKERS, game, "tests.lab.kit")
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
        assert all(one.chosen.label[lang] and one.best.label[lang] for lang in ("en", "pl"))
        assert one.others[0] == one.best
    assert found.together == (game == "crew")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_shared_out_to_processes_it_comes_out_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    data = file_of(finished("crew", seed=5, mission="1", players=3))
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        shared = review(data, "easy", QUICK, pool)
    assert shared == review(data, "easy", QUICK)


def test_a_decision_is_held_against_what_the_bot_thought() -> None:
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


def test_it_judges_by_what_the_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is only ever asked through a Perspective on a drawn world."""
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


def test_what_is_not_over_or_not_a_match_gets_a_sentence(tmp_path: Path) -> None:
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


def test_a_page_that_cant_be_written_is_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(file_of(finished("crew", seed=3, players=3)))
    refused("review", str(path), "--level", "godlike", "--html", str(tmp_path / "review.html"))
    assert list(tmp_path.iterdir()) == [path]
    monkeypatch.delattr(reviewing, "_reviewed")
    for page in (tmp_path, tmp_path / "no" / "review.html"):
        assert "can't be written" in refused("review", str(path), "--html", str(page), "--lang", "en")


def test_without_a_bot_that_weighs_moves_there_is_no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(THINKERS, "aquatica")
    with pytest.raises(Refused, match="refused-review-bot"):
        review(file_of(finished("aquatica", players=2)))


@pytest.mark.parametrize(("lang", "words"), [("en", ["blunder", "With open hands"]), ("pl", ["wielki błąd", "Lepiej"])])
def test_it_is_printed_and_written_in_both_languages(lang: str, words: list[str], tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = finished("crew", seed=5, mission="1", players=3)
    path.write_bytes(file_of(match))
    told = batyskaf("review", str(path), "--level", "easy", "--jobs", "1", "--lang", lang)
    assert told.exit_code == 0
    page = tmp_path / "review.html"
    batyskaf("review", str(path), "--level", "easy", "--jobs", "1", "--lang", lang, "--html", str(page))
    written = page.read_text()
    assert f'lang="{lang}"' in written
    assert "<polyline" in written
    assert "http" not in written
    for word in words:
        assert word in told.output
        assert word in written
    assert "▁" in told.output


# --- open hands ---


def test_a_mission_that_was_won_could_be_won() -> None:
    for seed in range(40):
        match = finished("crew", seed, mission="1", players=3)
        if match.state.result().success:
            assert truth(match) == Truth("won", success=True)
            return
    raise AssertionError("no random match was won")


def test_the_card_that_lost_it_is_found() -> None:
    """Before it there is a line that wins, after it there is none; who plays that line wins."""
    match = finished("crew", seed=5)
    found = truth(match)
    assert found.deal == "won"
    assert found.exact
    assert found.kept is not None
    assert found.lost is not None
    assert found.kept < found.lost
    assert match.game.moves.kind(match.played[found.lost - 1].move) == "play"


def test_where_the_search_ends_without_an_answer_that_is_said() -> None:
    match = finished("crew", seed=5)
    found = truth(match, cards=0)
    assert found.deal == "undecided"
    told = truth_told(found, "crew", ["Ann"] * 5, Texts("en"))
    assert told[0] == (
        "Whether the mission could be won at the first card is not decided: the search ended without an answer."
    )


def test_a_match_that_was_given_up_before_the_first_card_has_no_truth() -> None:
    game = load("crew")
    match = Match(game, game.options(mission="5", players=4), 3)
    match.play(HOST, game.moves.id("abandon"))
    assert truth(match).deal == "undecided"


def test_a_move_that_was_hardly_tried_is_thought_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that never tried what was played says nothing of it; what the seat can hope for next does."""
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
    assert all(one.after == 0.6 for one in early)  # never the nought of a move that was not tried
