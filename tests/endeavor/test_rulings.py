"""Rulings that no chapter tests by itself; the numbers are those of docs/rulings/endeavor.md."""

import re
from pathlib import Path

import pytest

from batyskaf.games.endeavor.events import Occupied, Published, Stepped
from batyskaf.games.endeavor.layouts import RESTORED
from batyskaf.languages import LANGUAGES
from tests.endeavor.driving import GAME, Play

DOCS = Path(__file__).parents[2] / "docs"


def test_all_forty_six_rulings_are_on_the_page() -> None:
    page = DOCS.joinpath("rulings", "endeavor.md").read_text(encoding="utf-8")
    for number in range(1, 47):
        assert f"\n| {number} |" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moves_in_the_rules_exist(lang: str) -> None:
    page = DOCS.joinpath("endeavor", f"rules.{lang}.md").read_text(encoding="utf-8")
    kinds = {text.split()[0] for text in GAME.moves.texts()}
    moves = [words for words in re.findall(r"`([^`]+)`", page) if words.split()[0] in kinds and "…" not in words]
    assert len(moves) > 12
    assert [move for move in moves if move not in GAME.moves.texts()] == []


def test_5_a_pass_keeps_discs_research_and_token() -> None:
    table = Play().team("leader").discs(3).research(4).token("impact").team("leader", seat=1).discs(1, seat=1)
    table.to_act().do("pass")
    assert (table.staged(), table.studied(), table.hand()) == (3, 4, ("impact",))


def test_10_research_can_be_taken_beyond_twelve_when_a_token_must_go() -> None:
    table = (
        Play().team("leader").discs(1).research(12).token("research", "research").to_act().do("activate leader", "done")
    )
    assert table.hand() == ("research",)  # only one way to answer, so it answered itself
    assert table.studied() == 12


def test_10_cashing_for_nothing_is_not_offered_otherwise() -> None:
    table = Play().team("leader").discs(1).research(12).token("impact").to_act().do("activate leader")
    assert "cash impact" not in table.legal()
    assert "use impact" in table.legal()


def test_19_set_up_tiles_give_no_discovery_bonus() -> None:
    for seat in Play("1", 4).view().seats:
        assert seat.tracks == (0, 0, 0, 0)
        assert seat.research == 0


def test_22_a_discovery_slot_may_be_taken_though_its_depth_is_out_of_reach() -> None:
    table = Play().put("calm-seas", "A1").vessels("calm-seas").discs(2).disc_on("calm-seas", "s1", seat=1)
    table.activated("sonar-operator").do("sonar calm-seas s2")
    assert table.legal("draw") == ["draw 3"]
    table = Play().remove("the-looking-glass").put("calm-seas", "A1").vessels("calm-seas").discs(2)
    table.disc_on("calm-seas", "s1", seat=1).activated("sonar-operator").do("sonar calm-seas s2")
    assert table.legal("draw") == ["draw 1"]


def test_24_order_of_a_publication() -> None:
    """Disc, site reward, links, instant part, others' part."""
    table = Play("1", 2).put("carbonate-spires", "C3").vessels("carbonate-spires").research(2).discs(2)
    table.disc_on("carbonate-spires", "j3", seat=1).display("networking-for-underwater-communication")
    table.team("leader").activated("leader").do("journal carbonate-spires j2")
    events = [event for event in table.game.events(table.s) if isinstance(event, Published | Occupied | Stepped)]
    assert [type(event).__name__ for event in events[:2]] == ["Published", "Occupied"]
    steps = [(event.seat, event.attribute) for event in events if isinstance(event, Stepped)]
    assert steps == [
        (0, "reputation"),  # the link, active player first
        (1, "reputation"),
        (0, "coordination"),  # the instant part
        (0, "coordination"),
        (1, "coordination"),  # the others
    ]


def test_25_a_link_pays_once_per_game() -> None:
    table = (
        Play().put("kelp-forest", "D1").vessels("kelp-forest").research(9).discs(5).disc_on("kelp-forest", "c1", "c2")
    )
    table.activated("marine-biologist-senior")
    assert not table.legal("conserve")


def test_32_players_who_have_passed_get_the_others_part_too() -> None:
    table = Play("1", 3).research(3).discs(2).display("networking-for-underwater-communication").team("leader")
    table.activated("leader").passed(1, 2)
    table.do("journal the-sea-star j2")
    assert table.steps(1) == table.steps(2) == [0, 0, 1, 0]


def test_42_a_discovery_in_an_ocean_with_a_gap_uses_the_next_depth() -> None:
    table = Play("5").stack(1)
    assert table.discover(1).legal("draw") == ["draw 2"]


def test_46a_a_declined_mark_is_gone() -> None:
    table = Play("4").put("kelp-forest", "B1").vessels("kelp-forest").research(3).discs(3)
    table.disc_on("kelp-forest", "c2", seat=1).activated("ecologist").do("conserve kelp-forest c1", "done")
    assert table.s.once[table.tile("kelp-forest")] == RESTORED


def test_30a_a_journal_before_travel_is_offered_only_if_travel_is_possible() -> None:
    journal = "advanced-pressure-venting-technology"
    table = Play().own(journal).activated("reef-diver")
    assert f"apply {journal}" not in table.legal()
    alone = Play().own(journal).remove("volcanic-island").remove("the-looking-glass")
    for zone in alone.view().zones:
        if zone.tile != "the-sea-star":
            alone.remove(zone.tile)
    assert f"apply {journal}" not in alone.activated("pilot").legal()


def test_a_zone_marked_as_restored_keeps_its_other_features() -> None:
    table = Play("1", edition="retail").put("decommissioned-oil-rig", "D1", f"once={RESTORED}")
    table.vessels("decommissioned-oil-rig").discs(3).research(9).team("leader", "pilot")
    table.disc_on("decommissioned-oil-rig", "c1", "c2", "c4").activated("ecologist")
    table.do("conserve decommissioned-oil-rig c3", "done")
    assert table.asked() == "promote"
