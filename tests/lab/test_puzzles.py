"""Puzzles: the shipped collections, their judges, and how an answer is explained."""

import datetime
import json
from pathlib import Path
from typing import Any

import pytest

from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.lab.puzzles.asking import Asking
from batyskaf.lab.puzzles.judging import judge, points
from batyskaf.lab.puzzles.making import Source, collection, make
from batyskaf.lab.puzzles.puzzle import KINDS, Puzzle, find, of_the_day, shipped
from batyskaf.lab.puzzles.rating import PlayerRating
from batyskaf.languages import LANGUAGES
from batyskaf.locale import Texts
from tests.terminal.driving import refused

LEAST = 300
"""The least number of puzzles in a collection."""
CASES = json.loads(Path(__file__).with_name("ratings.json").read_text(encoding="utf-8"))
"""Answers and the rating that they lead to, by Elo's formula."""
SAMPLE = 4
"""Shipped puzzles of a kind that the short form judges again; the long form judges all of them."""


def of_kind(game: str, kind: str) -> list[Puzzle]:
    return [puzzle for puzzle in shipped(game).puzzles if puzzle.kind == kind]


def check(puzzle: Puzzle) -> None:
    """The judge finds the same answer again, and no other move is as good."""
    game = load(puzzle.game)
    found = judge(puzzle.kind, game, puzzle.state(game), puzzle.seed)
    assert found is not None, puzzle.id
    assert found.answer == puzzle.answer, puzzle.id
    assert [move for move in found.values if found.values[move] >= found.values[found.answer]] == [found.answer]


@pytest.mark.parametrize("game", KINDS)
def test_each_shipped_puzzle_is_a_different_position_with_a_legal_answer(game: str) -> None:
    played = load(game)
    puzzles = shipped(game).puzzles
    assert len(puzzles) >= LEAST
    seen = set()
    for puzzle in puzzles:
        state = puzzle.state(played)
        seen.add((puzzle.kind, state.pack()))
        assert puzzle.answer in state.legal()
        assert len(state.legal()) >= 3
        assert set(puzzle.values) <= set(state.legal())
        assert max(puzzle.values, key=lambda move: puzzle.values[move]) == puzzle.answer
    assert len(seen) == len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize(("game", "kind"), [("crew", "open"), ("aquatica", "turn"), ("endeavor", "turn")])
def test_the_judge_of_a_puzzle_agrees_again(game: str, kind: str) -> None:
    puzzles = of_kind(game, kind)
    for puzzle in puzzles[:: len(puzzles) // SAMPLE][:SAMPLE]:
        check(puzzle)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in KINDS.items() for kind in kinds])
def test_the_judge_of_every_puzzle_agrees_again(game: str, kind: str) -> None:
    for puzzle in of_kind(game, kind):
        check(puzzle)


def test_a_turn_puzzle_can_be_played_out_for_its_points() -> None:
    for game in ("aquatica", "endeavor"):
        puzzle = of_kind(game, "turn")[0]
        state = puzzle.state(load(game))
        seat = int(state.turn)
        before = points(state, seat)
        for move in puzzle.line:
            assert int(state.turn) == seat
            state.apply(move)
        assert points(state, seat) - before == puzzle.values[puzzle.answer]


def test_an_open_puzzle_is_won_by_its_line() -> None:
    game = load("crew")
    puzzle = of_kind("crew", "open")[0]
    state = puzzle.state(game)
    quiet = game.moves.id("quiet")
    for card in puzzle.line:
        while state.turn >= 0 and card not in state.legal():
            state.apply(quiet)
        state.apply(card)
    assert state.result().success


def test_a_source_gives_the_same_puzzles_again_and_a_collection_has_none_twice() -> None:
    found = make(Source("endeavor", "turn", 1))
    assert found.puzzles
    assert make(Source("endeavor", "turn", 1)) == found
    assert len(collection("endeavor", {"turn": 9}, [*found.puzzles, *found.puzzles]).puzzles) == len(found.puzzles)


@pytest.mark.parametrize("game", KINDS)
def test_answers_are_explained_in_every_language(game: str) -> None:
    for kind in KINDS[game]:
        puzzle = of_kind(game, kind)[0]
        asking = Asking(puzzle)
        wrong = next(move for move in puzzle.values if move != puzzle.answer)
        right, missed, shown = asking.answered(puzzle.answer), asking.answered(wrong), asking.answered(None)
        assert (right.right, missed.right, shown.right) == (True, False, False)
        assert right.answer == missed.answer == load(game).moves.text(puzzle.answer)
        for lang in LANGUAGES:
            assert right.because[lang] != missed.because[lang]
            assert right.because[lang]
            assert all(Texts(lang).has(f"puzzle-theme-{theme}") for theme in puzzle.themes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_theme_has_a_name(lang: str) -> None:
    themes = {theme for game in KINDS for puzzle in shipped(game).puzzles for theme in puzzle.themes}
    assert len(themes) > 10
    assert [theme for theme in themes if not Texts(lang).has(f"puzzle-theme-{theme}")] == []


def test_a_hidden_hand_does_not_change_what_a_puzzle_shows() -> None:
    puzzle = of_kind("crew", "move")[0]
    asking = Asking(puzzle)
    world = asking.state.worlds(asking.seat).draw(Rng.of(1, "other"))
    assert world.view(asking.seat) == asking.view
    assert asking.hands == ()


def test_the_puzzle_of_the_day_is_the_same_for_everyone_and_does_not_repeat_soon() -> None:
    first = datetime.date(2027, 1, 1)
    days = [of_the_day("aquatica", first + datetime.timedelta(days)) for days in range(300)]
    assert len({day.id for day in days if day is not None}) == 300


def test_an_unknown_puzzle_and_an_illegal_answer_are_refused() -> None:
    with pytest.raises(Refused) as unknown:
        find("crew-0")
    assert unknown.value.reason.id == "refused-puzzle-unknown"
    with pytest.raises(Refused):
        find("chess-1")
    with pytest.raises(Refused):
        Asking(shipped("crew").puzzles[0]).move("abandon")


def test_an_unknown_theme_is_refused_with_those_there_are() -> None:
    assert "keep-the-lead" in refused("puzzle", "crew", "--theme", "nonsense")


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_a_rating_follows_the_answers(case: dict[str, Any]) -> None:
    """The page computes the same: web/src/puzzles/rating.test.ts reads the same cases."""
    player = PlayerRating()
    for id, rating, right in case["answers"]:
        player = player.after(id, rating, right)
    assert player.rating == pytest.approx(case["rating"], abs=1e-5)
    first = {id: right for id, _, right in reversed(case["answers"])}
    assert player.seen == first
    assert player.solved == sum(first.values())
