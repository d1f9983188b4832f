"""Together and alone: seven goals, thresholds by player count, and the table of results."""

import pytest

from batyskaf.games.endeavor.events import Goal
from batyskaf.games.endeavor.scoring import team_goal
from tests.endeavor.driving import GAME, Play


def together(mission: str = "1", players: int = 3, seed: int = 1) -> Play:
    return Play(mission, players, mode="cooperative", seed=seed)


def goal(table: Play, number: int) -> tuple[int, int]:
    reached, needed = team_goal(table.s, number)
    return int(reached), int(needed)


def test_there_are_seven_goals() -> None:
    view = together().view()
    assert len(view.goals) == 7
    assert len(view.cards) == 3


def test_the_impact_goal_adds_up_the_team() -> None:
    """Rulebook example: three players need 33; 20, 13 and 0 points together are enough."""
    table = together()
    table.mark(*["r3c3"] * 10, seat=0)
    table.mark(*["r3c3"] * 6, "r0c2", seat=1)
    assert [table.sheet(seat)[1] for seat in range(3)] == [20, 13, 0]
    assert goal(table, 0) == (33, 33)


def test_the_impact_goal_counts_seniors_of_tier_five_too() -> None:
    table = together().mark(*["r3c3"] * 5).team("leader", "pilot-senior", "mentor-senior", seat=2)
    assert goal(table, 0) == (12, 33)


def test_mission_goals_ignore_places_and_add_units() -> None:
    table = together().disc_on("the-sea-star", "s1", "s2").disc_on("volcanic-island", "s1", seat=1)
    assert goal(table, 1) == (3, 15)


def test_distinct_zones_count_once_for_the_team() -> None:
    table = together("2").put("dolphin-pods", "B2").disc_on("dolphin-pods", "c1").disc_on("dolphin-pods", "c2", seat=1)
    assert goal(table, 3) == (1, 8)


def test_the_best_colour_of_the_whole_team() -> None:
    table = together("3").own("safe-movement-procedure").own("the-interlinked-ecosystem", seat=1)
    assert goal(table, 3) == (2, 8)


def test_a_discarded_journal_no_longer_counts_for_the_team() -> None:
    table = together("3", 2).vessels("the-sea-star").own("safe-movement-procedure").activated("reef-diver")
    assert goal(table, 3) == (1, 6)
    table.do("discard safe-movement-procedure", "done")
    assert goal(table, 3) == (0, 6)


def test_a_goal_without_a_chosen_option_is_not_met() -> None:
    table = together("8").disc_on("the-sea-star", "s1")
    assert goal(table, 1) == (0, 0)
    table.ways("0", "-", "-")
    assert goal(table, 1)[1] == 7


@pytest.mark.parametrize(("players", "needed"), [(1, 15), (2, 24), (3, 33), (4, 42), (5, 51)])
def test_thresholds_depend_on_the_number_of_players(players: int, needed: int) -> None:
    assert goal(together("1", players), 0)[1] == needed


def test_the_six_goal_cards() -> None:
    table = together().cards("senior-staff", "well-rounded", "into-the-dark")
    table.team("leader", "pilot-senior", "reef-diver").tracks(7, 9, 6, 10)
    table.put("seamount", "C4").disc_on("seamount", "c1").disc_on("seamount", "c2", seat=1)
    assert [goal(table, number) for number in (4, 5, 6)] == [(1, 8), (3, 8), (1, 4)]
    table = together().cards("shared-waters", "wide-survey", "deep-fleet")
    table.put("seamount", "C4").disc_on("seamount", "c1", "c3").disc_on("seamount", "c2", seat=1).vessels("seamount")
    table.disc_on("the-sea-star", "s1", seat=2)
    assert [goal(table, number) for number in (4, 5, 6)] == [(2, 6), (2, 12), (1, 6)]


def test_unfit_cards_are_never_drawn() -> None:
    drawn = {card for seed in range(30) for card in together("5", 1, seed).view().cards}
    assert drawn == {entry.id for entry in GAME.catalog.cards} - {"shared-waters", "into-the-dark"}


def test_alone_is_together_with_one() -> None:
    table = Play("1", 1)
    assert table.view().coop
    assert table.view().rounds == 7


def meet(table: Play, goals: int) -> Play:
    """Three players meet so many goals: Impact, seniors, tracks, the deep fleet."""
    table.cards("senior-staff", "well-rounded", "deep-fleet").put("vortex", "C3")
    for seat in range(3):
        if goals > 0:
            table.mark(*["r3c3"] * 6, seat=seat)
        seniors = ("pilot-senior", "reef-diver-senior", "sonar-operator-senior") if goals > 1 else ()
        table.team("leader", *seniors, seat=seat).discs(1, seat=seat)
        if goals > 2:
            table.tracks(7, 7, 7, 0, seat=seat)
        if goals > 3:
            table.vessels("vortex", "vortex", seat=seat)
    return table


@pytest.mark.parametrize(("met", "success"), [(0, False), (1, False), (3, False), (4, True)])
def test_four_goals_are_a_success(met: int, success: bool) -> None:
    table = meet(together(), met).round(6).to_act().do("pass", "pass", "pass")
    result = table.s.result()
    assert (result.success, result.reason) == (success, f"goals-{met}")
    assert result.ranks == (1, 1, 1)


def test_every_goal_is_an_event_at_the_end() -> None:
    table = together("1", 2)
    while table.turn != -1:
        moves = table.legal()
        table.do("pass" if "pass" in moves else moves[0])
    goals = table.events(Goal)
    assert [event.number for event in goals] == list(range(7))  # type: ignore[attr-defined]
    assert table.s.met == sum(event.reached >= event.needed for event in goals)  # type: ignore[attr-defined]
