"""Measuring packs: what is played, what the figures say, and how estimated difficulties agree with printed ones."""

import json

import msgspec
import pytest

from batyskaf.core.events import Event
from batyskaf.core.reason import Refused
from batyskaf.core.words import plain
from batyskaf.games import load
from batyskaf.lab import difficulty, measuring
from batyskaf.lab.gains import GAINED
from batyskaf.lab.measured import Attempts, Tried
from batyskaf.lab.measured_words import notes, tables
from batyskaf.lab.pack_page import page
from batyskaf.lab.playing import Deal, Game, play
from batyskaf.lab.working import key_of
from batyskaf.languages import LANGUAGES
from batyskaf.locale import Texts

OWN: dict[str, object] = {
    "game": "crew",
    "name": "Night <b>dive</b>",
    "author": "<script>alert(1)</script>",
    "about": {"en": "A & B"},
    "tasks": [
        {
            "id": "own-1",
            "kind": "win_none_of_first",
            "params": {"n": 2},
            "text": {"en": "Stay away."},
            "evidence": "designed",
        }
    ],
    "missions": [{"id": "night", "text": {"en": "Dive."}, "tasks": ["own-1", "T5"], "evidence": "designed"}],
}
BOX: dict[str, object] = {
    "game": "aquatica",
    "name": "Box",
    "corrections": {"locations": {"SB01": {"coin_price": 1}}},
    "characters": [],
}


def plan_of(pack: dict[str, object], games: int = 2, attempts: int = 100) -> measuring.Plan:
    return measuring.Plan(measuring.Wish(str(pack["game"]), json.dumps([pack]), "random", games, attempts))


def game_row(scores: tuple[float, ...], things: tuple[tuple[str, ...], ...]) -> Game:
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Game("aquatica", {}, (), 0, scores, ranks, None, 10, 20, things=things)


def test_a_mission_is_played_by_every_number_of_players_beside_a_printed_one() -> None:
    plan = plan_of(OWN)
    assert [(own["mission"], own["players"]) for own, _ in plan.settings] == [("night", n) for n in (2, 3, 4, 5)]
    assert {beside["mission"] for _, beside in plan.settings} == {"4"}, "a task without a number counts 3, T5 counts 1"
    found = plan.measured([difficulty.attempt(each) for each in plan.attempts()], [play(each) for each in plan.deals()])
    assert [one.own.games for one in found.settings] == [2, 2, 2, 2]
    assert all(one.own.success and one.printed and one.printed.success for one in found.settings)
    assert [each.players for each in found.tasks[0].estimates] == [3, 4, 5]
    for lang in LANGUAGES:
        texts = Texts(lang)
        assert len(tables(found, texts)) == 3
        assert len(notes(found, texts)) == 2
        html = page("crew", OWN, found, texts)
        assert "<script" not in html
        assert "Night &lt;b&gt;dive" in html
        assert "#task-own-1" in html


def test_a_corrected_mission_is_compared_with_itself() -> None:
    plan = plan_of({"game": "crew", "name": "x", "corrections": {"missions": {"3": {"difficulty": 5}}}})
    assert all(own == beside for own, beside in plan.settings)
    packs = {deal.packs for deal in plan.deals()}
    assert packs == {plan.wish.packs, "[]"}


def test_a_card_is_worth_what_its_owners_have_more_than_the_others_of_the_same_game() -> None:
    has, others = ("bought location SB01",), ()
    rows = [
        game_row((30.0, 10.0), (has, others)),
        game_row((12.0, 10.0), (others, has)),
        game_row((5.0, 5.0), (others, others)),
        game_row((9.0, 9.0), (has, has)),
    ]
    found = measuring.gained(rows, ("bought location", "conquered location"), "SB01")
    assert (found.often.share, found.often.total) == (0.75, 4)
    assert found.worth is not None
    assert (found.worth.mean, found.worth.total) == (9.0, 2)
    figures = measuring.figures(rows)
    assert [won.share for won in figures.seats] == [0.75, 0.25], "ties are split"


def test_a_mission_of_endeavor_is_played_by_two_to_four_beside_a_printed_one() -> None:
    mission = {**entry("missions", "3"), "id": "own", "evidence": "designed"}
    plan = plan_of({"game": "endeavor", "name": "Own", "missions": [mission]}, games=1)
    assert [own["players"] for own, _ in plan.settings] == [2, 3, 4]
    assert {beside["mission"] for _, beside in plan.settings} == {"1"}
    found = plan.measured([], [play(each) for each in plan.deals()])
    for setting in found.settings:
        assert setting.printed is not None
        assert len(setting.own.seats) == len(setting.printed.seats) == setting.options["players"]


@pytest.mark.parametrize(
    ("section", "id"),
    [
        ("tiles", "atoll"),
        ("specialists", "pilot"),
        ("journals", "uncharted-deep-sea-organic-life"),
        ("tokens", "research"),
    ],
)
def test_cards_and_tiles_of_endeavor_have_figures(section: str, id: str) -> None:
    pack: dict[str, object] = {"game": "endeavor", "name": "Box", "corrections": {section: {id: {}}}}
    plan = plan_of(pack, games=6)
    found = plan.measured([], [play(each) for each in plan.deals()])
    (figures,) = found.entries
    assert (figures.section, figures.id, figures.own.often.total) == (section, id, 6)
    assert figures.own == figures.printed, "the same games are played with the same content"
    assert figures.own.often.share > 0
    for lang in LANGUAGES:
        assert any(id in str(line) for _, lines in tables(found, Texts(lang)) for line in lines)


def entry(section: str, id: str) -> dict[str, object]:
    """An entry of Endeavor's content as data."""
    found: dict[str, object] = msgspec.to_builtins(plain(load("endeavor").entries()[section][id]))
    return found


def test_every_section_with_figures_is_gained_by_events_that_exist() -> None:
    plan = plan_of(BOX, games=1)
    found = plan.measured([], [play(each) for each in plan.deals()])
    (entry,) = found.entries
    assert (entry.section, entry.id, entry.new) == ("locations", "SB01", False)
    for game, sections in GAINED.items():
        tags = {f"{kind.__struct_config__.tag} {field}" for kind in _events(game) for field in kind.__struct_fields__}
        for kinds in sections.values():
            assert all(kind in tags or f"{kind} {kind}" in tags for kind in kinds), kinds


def _events(game: str) -> tuple[type[Event], ...]:
    return load(game).event_types()


def test_a_pack_without_entries_is_refused_and_too_many_missions_are_left_out() -> None:
    with pytest.raises(Refused, match="refused-measure-empty"):
        plan_of({"game": "aquatica", "name": "x"})
    printed: dict[str, dict[str, object]] = {str(number): {} for number in range(1, 9)}
    plan = plan_of({"game": "crew", "name": "x", "corrections": {"missions": printed}})
    assert (len(plan.settings), plan.left_out) == (4 * measuring.MISSIONS, 8 - measuring.MISSIONS)


def test_a_piece_with_a_pack_has_a_short_key() -> None:
    small = Deal("crew", {}, (), 1)
    assert key_of(small) == key_of(Deal("crew", {}, (), 1))
    large = [Deal("crew", {}, (), seed, packs="x" * 5000) for seed in (1, 2)]
    assert len({key_of(each) for each in large}) == 2
    assert all(len(key_of(each)) < 100 for each in large)


def test_estimated_difficulties_agree_with_printed_ones() -> None:
    """A few tasks with few attempts; `batyskaf lab difficulty` compares all of them, see docs/workshop.md."""
    easy, hard = ("T1", "T2", "T5"), ("T16", "T13", "T93")
    numbers = difficulty.printed_tasks()
    assert len(numbers) == 96
    assert max(numbers[task][5] for task in easy) < min(numbers[task][5] for task in hard)
    found = {task: difficulty.estimate(difficulty.attempt(Attempts(task, 5, 100))) for task in (*easy, *hard)}
    assert max(found[task].value for task in easy) < min(found[task].value for task in hard)
    for task, each in found.items():
        assert each.low <= each.value <= each.high
        if task != "T16":  # the one that differs most
            assert round(each.low) <= numbers[task][5] <= round(each.high)


def test_attempts_are_reproducible_and_more_of_them_narrow_the_interval() -> None:
    assert difficulty.attempt(Attempts("T1", 3, 20)) == difficulty.attempt(Attempts("T1", 3, 20))
    few, many = (difficulty.estimate(Tried("T1", 3, count, (count // 2,) * 3)) for count in (40, 4000))
    assert few.high - few.low > many.high - many.low
