"""Rulebook: Degree of difficulty. Tasks that can't stand together are exchanged, hopeless deals are dealt again."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.position import PositionError
from batyskaf.core.reason import Refused
from batyskaf.games.crew.cards import names_of
from batyskaf.games.crew.dealing import can_stand
from tests.crew.driving import GAME, Attempt, position
from tests.crew.test_preparation import stack_of, started

FIRST, FIRST_TWO = "T54", "T55"


def possible(tasks: str, mission: str, players: int, **options: object) -> bool:
    setup = GAME.setup(GAME.options(mission=mission, players=players, **options))
    return can_stand(setup, vec[i64]([GAME.catalog.index(task) for task in tasks.split()]))


# --- exchange --------------------------------------------------------------------------------------------------------


def test_the_first_trick_and_the_first_two_must_go_to_different_seats() -> None:
    """The example: with fewer tasks than seats nobody can own both, so one is exchanged."""
    assert not possible(f"{FIRST} {FIRST_TWO}", "2", 4)
    assert not possible(f"{FIRST} {FIRST_TWO} T1", "3", 3)


def test_they_stay_if_one_seat_could_own_both() -> None:
    """The example: so many tasks are on the table that somebody takes two of them."""
    assert possible(f"{FIRST} {FIRST_TWO} T1 T3", "4", 3)
    assert possible(f"{FIRST} {FIRST_TWO} T1 T2 T3", "5", 4)
    assert not possible(f"{FIRST} {FIRST_TWO} T1 T2 T3", "5", 5)


@pytest.mark.parametrize("mission", ["17", "6", "10", "14"])
def test_they_stay_where_one_owner_is_possible(mission: str) -> None:
    assert possible(f"{FIRST} {FIRST_TWO}", mission, 4)


def test_tasks_that_one_owner_cannot_do_are_exchanged_in_missions_of_one_owner() -> None:
    """No pink card at all, and the pink 3: fine for two seats, hopeless for one."""
    assert possible("T1 T49", "3", 4)
    for mission in ("6", "10", "13", "14"):
        assert not possible("T1 T49", mission, 4)
    assert possible("T1 T49", "14", 4, timed=False)


def test_two_owners_can_keep_apart_what_one_cannot_do() -> None:
    """Mission 26: the two volunteers."""
    assert possible("T1 T49", "26", 4)
    assert not possible("T49 T50 T51 T91", "6", 4)


def test_some_pairs_are_never_possible() -> None:
    for pair in ("T16 T23", "T22 T23", "T32 T33", "T55 T59", "T56 T59", "T58 T59", "T58 T60"):
        for players in (3, 4, 5):
            assert not possible(pair, "17", players), pair
    assert not possible("T67 T74", "17", 5)
    assert possible("T67 T74", "17", 4)


def test_the_task_revealed_last_is_exchanged_for_one_of_the_same_difficulty() -> None:
    """Four players, difficulty 2, a stack of only those two tasks: the first stays, the other is replaced."""
    kept = set()
    for seed in range(20):
        state = GAME.start(GAME.options(mission="2", used=stack_of(FIRST, FIRST_TWO)), seed)
        tasks = [task.id for task in Attempt(state).table.tasks]
        assert len(tasks) == 2
        assert tasks[0] in (FIRST, FIRST_TWO)
        assert tasks[1] not in (FIRST, FIRST_TWO)
        assert all(task.difficulty == 1 for task in Attempt(state).table.tasks)
        kept.add(tasks[0])
    assert kept == {FIRST, FIRST_TWO}


def test_an_exchange_takes_a_task_that_was_not_used_yet() -> None:
    exchanged = 0
    for seed in range(20):
        state = GAME.start(GAME.options(mission="2", used=stack_of(FIRST, FIRST_TWO, "T3")), seed)
        tasks = [task.id for task in Attempt(state).table.tasks]
        assert set(tasks) < {FIRST, FIRST_TWO, "T3"}
        exchanged += tasks[1] == "T3"
    assert exchanged


def test_in_mission_25_the_others_share_the_tasks_without_the_captain() -> None:
    """Four tasks for three who choose: the first of them takes two."""
    assert possible(f"{FIRST} {FIRST_TWO} T1 T2", "25", 4)
    assert not possible(f"{FIRST} {FIRST_TWO} T1", "25", 4)
    assert not possible(f"{FIRST} {FIRST_TWO} T1 T2", "24", 4), "where all four choose, each takes one"
    assert possible("T76 T77 T78", "25", 4), "none of them has to go to the captain"


def test_a_task_that_clashes_with_nobody_is_not_exchanged() -> None:
    """A comparison with the captain has an owner whichever of the two conflicting tasks goes."""
    for seed in range(20):
        state = GAME.start(GAME.options(mission="4", used=stack_of(FIRST, FIRST_TWO, "T76")), seed)
        tasks = [task.id for task in Attempt(state).table.tasks]
        assert "T76" in tasks
        assert len({FIRST, FIRST_TWO} & set(tasks)) == 1


def test_the_captain_who_begins_with_a_hardest_task_can_take_only_one_more() -> None:
    """Mission 19, three seats, four tasks: only the captain owns two, and one of them is the hardest."""
    assert possible(f"{FIRST} {FIRST_TWO} T14 T16", "18", 3)
    assert not possible(f"{FIRST} {FIRST_TWO} T14 T16", "19", 3)


def test_two_volunteers_always_find_two_tasks() -> None:
    """Mission 26: each of them must take at least one."""
    for seed in range(20):
        state = GAME.start(GAME.options(mission="26", difficulty=2), seed)
        assert len(state.deal.tasks) == 2


def test_dozens_of_tasks_are_drawn_in_the_end() -> None:
    tasks = started(0, mission="5", players=3, difficulty=80).table.tasks
    assert sum(task.difficulty for task in tasks) == 80


def test_chosen_tasks_that_are_impossible_together_are_refused() -> None:
    with pytest.raises(Refused, match="impossible"):
        GAME.options(mission="2", tasks=(FIRST, FIRST_TWO))


def test_random_draws_are_possible() -> None:
    for mission in ("5", "6", "11", "14", "26", "31"):
        for players in (3, 4, 5):
            for seed in range(10):
                state = GAME.start(GAME.options(mission=mission, players=players), seed)
                assert can_stand(state.setup, state.deal.tasks)


# --- comparisons with the captain ------------------------------------------------------------------------------------


def test_a_comparison_is_exchanged_where_the_captain_would_have_to_own_it() -> None:
    """In the promo mission everything goes to the captain."""
    assert possible("T76", "1", 4)
    assert not possible("T76", "promo", 4)


@pytest.mark.parametrize("task", ["T76", "T77", "T78"])
def test_a_comparison_alone_is_possible(task: str) -> None:
    for players in (3, 4, 5):
        assert possible(task, "4", players)


def test_more_comparisons_than_the_others_can_take() -> None:
    """Three seats, three tasks, nobody may pass: one of three comparisons would fall to the captain."""
    assert not possible("T76 T77 T78", "7", 3)


# --- redeals ---------------------------------------------------------------------------------------------------------

REDEALS = {
    "T18": ["S1 S4", "S1 S2 S3"],
    "T19": ["S2 S4", "S1 S2 S3"],
    "T31": ["S1 S2 S3 S4"],
    "T32": ["S2 S3 S4"],
    "T33": ["S1 S2 S3 S4"],
    "T41": ["S1 S2 S3 S4 P7"],
    "T42": ["S1 S2 S3 S4 G9"],
}


def dealt_again(hands: str, tasks: str = "", **fields: object) -> bool:
    """Whether nobody plays with these hands because a redeal is called for."""
    try:
        position(hands, tasks, **fields)
    except PositionError as error:
        return [fault.reason.id for fault in error.faults] == ["fault-position-crew-redeal"]
    return False


@pytest.mark.parametrize(("task", "hand"), [(task, hand) for task, hands in REDEALS.items() for hand in hands])
def test_a_hand_that_makes_a_task_impossible_is_dealt_again(task: str, hand: str) -> None:
    for seat in range(4):
        assert dealt_again(f"{seat}: {hand}", task)
    first, *rest = hand.split()
    hopeless = any(set(group.split()) <= set(rest) for group in REDEALS[task])
    assert dealt_again(f"2: {' '.join(rest)}\n3: {first}", task) is hopeless


@pytest.mark.parametrize("mission", ["promo", "promo-2"])
def test_the_captain_of_a_promo_mission_never_holds_all_submarines(mission: str) -> None:
    """With all four of them in hand nobody wins as few tricks as asked for."""
    assert dealt_again("2: S1 S2 S3 S4", mission=mission)
    assert not dealt_again("2: S1 S2 S3\n0: S4", mission=mission)


def test_only_the_tasks_on_the_table_count() -> None:
    assert not dealt_again("0: S1 S2 S3 S4 P7", "T1")


@pytest.mark.parametrize("task", REDEALS)
def test_no_attempt_begins_with_such_a_hand(task: str) -> None:
    for players in (2, 3, 4):
        for seed in range(30):
            state = GAME.start(GAME.options(players=players, tasks=(task,)), seed)
            hands = [set(names_of(hand)) for hand in state.deal.hands]
            for group in REDEALS[task]:
                assert not any(set(group.split()) <= hand for hand in hands)


def test_all_fourteen_cards_of_tonoja_count_as_one_hand() -> None:
    """Covered cards included: one of the three submarines lies beneath another card."""
    row = "S1/? S2/? ?/? ?/? ?/? ?/? ?/"
    assert dealt_again("0: S4", "T18", players=2, columns=row + "S3")
    assert not dealt_again("0: S4\n1: S3", "T18", players=2, columns=row + "?")
