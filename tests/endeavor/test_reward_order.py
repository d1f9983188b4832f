"""The order of rewards where a promotion can return a disc that another reward brings (ruling 29a)."""

from batyskaf.games.endeavor.events import Gained, Lapsed
from tests.endeavor.driving import Play


def publishing(journal: str, supply: int = 0, *team: str) -> Play:
    """Seat 0 at the Sea Star, r6c1 marked, and few discs left in supply."""
    table = Play("1").research(9).mark("r6c1").display(journal).team("leader", *(team or ("pilot!",)))
    return table.activated("leader").leave(supply)


def test_a_promotion_before_an_impact_returns_the_disc_that_the_marker_brings() -> None:
    table = publishing("documentation-of-new-life").do("journal the-sea-star j1")
    assert table.asked() == "rewards"
    table.do("take promote", "promote pilot busy")
    while table.asked() == "rewards":
        table.do(next(text for text in table.legal() if text != "take impact"))
    staged = table.staged()
    table.do("impact r6c2")
    assert table.events(Gained) == [Gained(0, "disc", 1)]
    assert table.staged() == staged + 1


def test_an_impact_before_the_promotion_brings_no_disc() -> None:
    table = publishing("documentation-of-new-life").do("journal the-sea-star j1", "take impact")
    staged = table.staged()
    table.do("impact r6c2")
    assert Lapsed(0, "disc", 1) in table.events(Lapsed)
    assert table.staged() == staged


def test_a_promotion_before_the_steps_returns_the_disc_that_a_launch_brings() -> None:
    """Two steps of Ingenuity launch a submarine at the Sea Star, where arriving brings a disc."""
    table = publishing("organic-casing-for-deep-sea-exploration").do("journal the-sea-star j2")
    assert table.asked() == "rewards"
    staged = table.staged()
    table.do("take promote", "promote pilot busy")
    assert table.view().seats[0].vessels == ("the-sea-star", "the-sea-star")
    assert table.staged() == staged + 1


def test_the_order_is_not_asked_with_enough_discs_in_supply() -> None:
    for journal, site in (("documentation-of-new-life", "j1"), ("organic-casing-for-deep-sea-exploration", "j2")):
        table = publishing(journal, 5).do(f"journal the-sea-star {site}")
        assert table.asked() in ("impact", "promote")


def test_the_order_is_not_asked_if_no_promotion_returns_a_disc() -> None:
    table = publishing("organic-casing-for-deep-sea-exploration", 0, "pilot")
    assert table.do("journal the-sea-star j2").asked() == "promote"


def test_the_order_is_not_asked_if_nothing_else_brings_a_disc() -> None:
    table = publishing("networking-for-underwater-communication").do("journal the-sea-star j2")
    assert table.asked() == "promote"


def test_a_step_that_brings_an_impact_counts_as_one() -> None:
    table = publishing("networking-for-underwater-communication").track("coordination", 9)
    assert table.do("journal the-sea-star j2").asked() == "rewards"
