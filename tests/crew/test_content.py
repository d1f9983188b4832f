"""Content of The Crew: complete, true to its counts, and strict with packs."""

from collections import Counter

import pytest

from batyskaf.core.reason import Refused
from batyskaf.games.crew.content import load_content
from batyskaf.games.crew.game import load
from batyskaf.games.crew.kinds import TASK_KINDS
from batyskaf.testing import check_game
from tests.faults import faults as faults_of

CONTENT = load_content()
DECK = [task for task in CONTENT.tasks if task.difficulty is not None]

TASK: dict[str, object] = {
    "id": "X1",
    "kind": "win_cards",
    "params": {"cards": ["P2"]},
    "text": {"en": "Collect the pink 2.", "pl": "Zdobądź różową 2."},
    "difficulty": {"3": 1, "4": 1, "5": 1},
    "evidence": "designed",
}
MISSION: dict[str, object] = {
    "id": "reef",
    "text": {"en": "The reef.", "pl": "Rafa."},
    "evidence": "designed",
    "tasks": ["X1", "T1"],
}


def pack(**sections: object) -> dict[str, object]:
    return {"game": "crew", "name": "Reef", **sections}


def faults(*packs: dict[str, object]) -> list[str]:
    return faults_of(lambda: load(packs))


def test_the_deck_has_96_tasks_with_the_printed_sums() -> None:
    assert len(DECK) == 96
    sums = [sum(task.difficulty.by_seats()[seats] for task in DECK if task.difficulty) for seats in (3, 4, 5)]
    assert sums == [229, 264, 297]
    four = Counter(task.difficulty.four for task in DECK if task.difficulty)
    assert four == {1: 13, 2: 21, 3: 41, 4: 19, 5: 2}


def test_every_kind_is_used_and_every_entry_says_how_sure_we_are() -> None:
    assert {task.kind for task in CONTENT.tasks} == set(TASK_KINDS)
    sure = [task.evidence for task in CONTENT.tasks] + [mission.evidence for mission in CONTENT.missions.values()]
    assert set(sure) <= {"confirmed", "inferred", "designed"}


def test_all_missions_are_there() -> None:
    assert list(CONTENT.missions) == ["tutorial", *map(str, range(1, 33)), "epilogue", "promo", "promo-2"]


def test_a_pack_adds_tasks_and_missions_and_extends_the_moves() -> None:
    game = load([pack(tasks=[TASK], missions=[MISSION])])
    base = load()
    assert game.moves.texts()[: len(base.moves)] == base.moves.texts()
    assert game.moves.text(len(base.moves)) == "take X1"
    assert game.content != base.content
    assert check_game(game, [game.options(mission="reef", players=3)], games=3).games == 3


def test_a_secret_prediction_within_bounds_of_its_own() -> None:
    params = {"visibility": "secret", "min": 2, "max": 4}
    game = load([pack(tasks=[{**TASK, "kind": "predict_tricks", "params": params}], missions=[MISSION])])
    options = game.options(mission="reef", players=4, tasks=("X1",))
    assert check_game(game, [options], games=3, thoroughness=0.5).games == 3


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            {"kind": "win_everything"},
            "Reef: tasks X1: kind: there is no kind “win_everything”; known: all_cards_of_any_colour, at_least",
        ),
        (
            {"params": {"cards": ["P10"]}},
            "Reef: tasks X1: params.cards[0]: must match the pattern ^([PBGY][1-9]|S[1-4])$",
        ),
        ({"params": {"cards": []}}, "Reef: tasks X1: params.cards: is too short: at least 1"),
        ({"params": {"card": "P1"}}, "Reef: tasks X1: params.card: isn't known here; known: cards"),
        ({"text": {}}, 'Reef: tasks X1: text: must have a text in at least one language, such as {"en": "…"}'),
        ({"text": "Dive"}, 'Reef: tasks X1: text: must have a text in at least one language, such as {"en": "…"}'),
        (
            {"text": {"EN": "Dive"}},
            "Reef: tasks X1: text: “EN” isn't a language code such as en, pl or pt-BR",
        ),
        ({"id": "T1"}, "Reef: tasks T1: id: another entry of tasks has this id"),
        ({"id": "with space"}, "Reef: tasks with space: id: "),
        ({"surprise": 1}, "Reef: tasks X1: surprise: isn't known here"),
        (
            {"kind": "predict_tricks", "params": {"visibility": "secret", "min": 5, "max": 3}},
            "Reef: tasks X1: params: min must be below max",
        ),
        (
            {"kind": "predict_tricks", "params": {"visibility": "secret", "min": 9}},
            "Reef: tasks X1: params.min: must be at most 7",
        ),
        (
            {"kind": "equal_suits_in_trick", "params": {"suits": ["G", "G"], "min_each": 1}},
            "Reef: tasks X1: params: two different suits are needed, not G twice",
        ),
        (
            {"kind": "equal_suits_total", "params": {"suits": ["P", "P"], "min_each": 1}},
            "Reef: tasks X1: params: two different suits",
        ),
        ({"kind": "more_of_suit", "params": {"more": "B", "less": "B"}}, "Reef: tasks X1: params: two different suits"),
        ({"difficulty": {"3": 1}}, "Reef: tasks X1: difficulty.4: is missing"),
        ({"difficulty": {"3": 1, "4": 10**30, "5": 1}}, "Reef: tasks X1: difficulty.4: "),
        ({"redeal": [["P1"]]}, "Reef: tasks X1: redeal[0]: is too short: at least 2"),
        (
            {
                "kind": "win_trick_sum",
                "params": {"least": {"3": 9, "4": 20, "5": 9}, "most": {"3": 9, "4": 19, "5": 9}},
            },
            "Reef: tasks X1: params: with 4 seats, least must not be above most",
        ),
        ({"kind": "compare_tricks", "params": {"op": "==", "against": "each_other"}}, "Reef: tasks X1: params: nobody"),
    ],
)
def test_a_broken_task_names_file_entry_and_field(change: dict[str, object], expected: str) -> None:
    found = faults(pack(tasks=[{**TASK, **change}]))
    assert len(found) == 1
    assert found[0].startswith(expected), found


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"tasks": ["X9"]}, "Reef: missions reef: tasks: there is no task “X9”"),
        ({"tasks": ["X1", "T1", "X1"]}, "Reef: missions reef: tasks: “X1” is here twice"),
        ({"tasks": []}, "Reef: missions reef: a mission needs a difficulty"),
        ({"id": "5"}, "Reef: missions 5: id: another entry of missions has this id"),
        ({"communication": "shouting"}, "Reef: missions reef: communication: can't be “shouting”; known: currents, "),
        ({"difficulty": 10**30}, "Reef: missions reef: difficulty: "),
        ({"signals_from_trick": 10**30}, "Reef: missions reef: signals_from_trick: "),
        ({"sharing": {"mode": "none"}}, "Reef: missions reef: sharing: a mission with tasks must say how"),
        ({"objective": {"kind": "dance"}}, "Reef: missions reef: objective.kind: there is no kind “dance”"),
        ({"objective": {"kind": "final_card"}}, "Reef: missions reef: objective.params.card: is missing"),
        ({"captain_redeal": ["S1"]}, "Reef: missions reef: captain_redeal: is too short: at least 2"),
    ],
)
def test_a_broken_mission_names_file_entry_and_field(change: dict[str, object], expected: str) -> None:
    found = faults(pack(tasks=[TASK], missions=[{**MISSION, **change}]))
    assert len([fault for fault in found if fault.startswith(expected)]) == 1, found


def test_texts_must_not_be_blank() -> None:
    (found,) = faults(pack(tasks=[{**TASK, "text": {"en": "", "pl": "Nurkuj"}}]))
    assert found == "Reef: tasks X1: text: the text in “en” must not be empty"


def test_a_task_does_not_clash_with_itself() -> None:
    (found,) = faults(pack(clashes=[{"tasks": ["T1", "T1"], "by": "one"}]))
    assert found == "Reef: clashes T1 + T1: tasks: “T1” is here twice"


def test_cards_that_no_deal_can_keep_apart_are_refused() -> None:
    """Four cards, three seats: two of them always lie in one hand."""
    cards = ["P1", "P2", "P3", "P4"]
    redeal = [[one, other] for at, one in enumerate(cards) for other in cards[at + 1 :]]
    game = load([pack(tasks=[{**TASK, "redeal": redeal}], missions=[MISSION])])
    with pytest.raises(Refused, match="refused-crew-no-deal"):
        game.start(game.options(mission="reef", players=3, tasks=("X1",)), 1)
    game.start(game.options(mission="reef", players=5, tasks=("X1",)), 1)


def test_all_faults_are_reported_at_once() -> None:
    found = faults({"game": "chess", "tasks": 7, "cards": []}, pack(clashes=[{"tasks": ["T1", "Q"], "by": "one"}]))
    assert any("#1: game: must be crew here" in fault for fault in found)
    assert any("name" in fault for fault in found)
    assert any("cards: unknown section" in fault for fault in found)
    assert any("must be a list" in fault for fault in found)
    assert any("there is no task “Q”" in fault for fault in found)


@pytest.mark.parametrize(
    ("choices", "reason"),
    [
        ({"mission": "33"}, "refused-crew-mission"),
        ({"tasks": ("T1", "T500")}, "refused-crew-task"),
        ({"tasks": ("T1", "T1")}, "refused-crew-task-twice"),
        ({"tasks": ("T54", "T55"), "mission": "25", "players": 3}, "refused-crew-impossible"),
        ({"tasks": ("T1",), "mission": "26"}, "refused-crew-impossible"),
        ({"players": 1}, "refused-option-number"),
        ({"attempt": 10**30}, "refused-option-number"),
    ],
)
def test_impossible_choices_are_refused_with_a_reason(choices: dict[str, object], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        load().options(**choices)
    assert refused.value.reason.id == reason


def test_a_difficulty_that_no_tasks_make_up_is_refused() -> None:
    """Two volunteers need two tasks."""
    game = load()
    with pytest.raises(Refused) as refused:
        game.start(game.options(mission="26", difficulty=1), 1)
    assert refused.value.reason.id == "refused-crew-no-tasks"


@pytest.mark.parametrize("sharing", [{"mode": "draft"}, {"mode": "captain"}])
def test_a_mission_whose_tasks_would_be_stuck_with_the_captain_is_refused(sharing: dict[str, object]) -> None:
    """Three comparisons with the captain, three seats, nobody may pass."""
    mission = {**MISSION, "tasks": ["T76", "T77", "T78"], "sharing": sharing}
    game = load([pack(tasks=[TASK], missions=[mission])])
    with pytest.raises(Refused) as refused:
        game.options(mission="reef", players=3)
    assert refused.value.reason.id == "refused-crew-impossible"
