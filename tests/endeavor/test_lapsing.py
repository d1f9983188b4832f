"""Rewards that are declined, that can't be used, or that become something else: each is an event."""

import pytest

from batyskaf.games.endeavor.events import Declined, Gained, Lapsed, Marked, NoRoom
from batyskaf.locale import LANGUAGES, Texts
from tests.endeavor.driving import Play


def test_a_granted_action_may_be_declined() -> None:
    table = Play().gain("travel").do("done")
    assert table.events(Declined) == [Declined(0, "action", "travel")]
    assert table.events(Lapsed) == []


def test_a_granted_action_that_is_done_is_not_declined() -> None:
    table = Play().gain("travel").do("travel volcanic-island")
    assert table.events(Declined) == table.events(Lapsed) == []


def test_a_granted_action_lapses_where_it_can_not_be_done() -> None:
    table = Play().discs(0).gain("sonar")
    assert table.asked() != "act"
    assert table.events(Lapsed) == [Lapsed(0, "action", 1, "sonar")]
    assert table.events(Declined) == []


def test_the_second_time_of_a_granted_action_lapses_alone() -> None:
    """Two conservations, and one site left."""
    journal = "protecting-threatened-marine-habitats"
    table = Play().put("kelp-forest", "D1").vessels("kelp-forest").research(9).discs(3).own(journal)
    table.disc_on("kelp-forest", "c1", seat=1).activated("pilot").do(f"discard {journal}", "conserve kelp-forest c2")
    assert table.events(Lapsed) == [Lapsed(0, "action", 1, "conserve")]


def test_a_promotion_lapses_without_a_junior() -> None:
    table = Play().team("leader").gain("promote")
    assert table.events(Lapsed) == [Lapsed(0, "promote", 1)]


def test_an_impact_lapses_without_a_marker() -> None:
    table = Play("1").mark(*["r3c3"] * 20)
    assert table.gain("impact").events(Lapsed) == [Lapsed(0, "impact", 1)]


def test_a_fourth_submarine_lapses() -> None:
    table = Play().vessels("the-sea-star", "the-sea-star", "volcanic-island").gain("vessel")
    assert table.events(Lapsed) == [Lapsed(0, "vessel", 1)]


def test_what_does_not_fit_on_the_research_track_lapses() -> None:
    table = Play().research(11).gain("research", "research", "research")
    assert table.events(Gained) == [Gained(0, "research", 1)]
    assert table.events(Lapsed) == [Lapsed(0, "research", 2)]


def test_discs_lapse_without_a_supply() -> None:
    table = Play().leave(0)
    assert table.gain("disc", "disc").events(Lapsed) == [Lapsed(0, "disc", 2)]
    assert table.events(Gained) == []


def test_a_discovery_in_a_full_ocean_becomes_an_impact() -> None:
    table = Play("1")
    for depth in range(1, 6):
        table.stack(depth)
    table.discover(1)
    assert table.asked() == "impact"
    assert table.events(NoRoom) == [NoRoom(0)]
    table.do("impact r0c0")
    assert len(table.events(Marked)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_has_words(lang: str) -> None:
    texts, table = Texts(lang), Play()
    events = [NoRoom(0), *(Declined(0, reward) for reward in ("impact", "discover", "promote"))]
    events += [Lapsed(0, reward, 2) for reward in ("impact", "promote", "vessel", "disc", "research")]
    for action in ("travel", "sonar", "dive", "conserve", "journal", "promote"):
        events += [Declined(0, "action", action), Lapsed(0, "action", 1, action)]
    for viewer in (0, 1):
        words = [texts.event(table.game, event, ("Ada", "Ben"), viewer) for event in events]
        assert len(set(words)) == len(events)
        assert all(" " in sentence and "none" not in sentence for sentence in words)
