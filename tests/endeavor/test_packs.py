"""The example pack: it loads, plays to the end and does what it says; what is wrong with a broken one is named."""

import copy
import json
from pathlib import Path

import pytest

from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.game import load
from batyskaf.testing import check_game
from tests.endeavor.driving import Play, play_randomly
from tests.faults import faults

PACK = json.loads(
    Path(__file__).parents[2].joinpath("examples", "packs", "endeavor-example.json").read_text(encoding="utf-8")
)
GAME = load([PACK])


def table() -> Play:
    return Play("kelp-and-glass", game=GAME)


def test_the_example_mission_keeps_every_law() -> None:
    options = [
        GAME.options(mission="kelp-and-glass", players=players, mode=mode)
        for players, mode in ((1, "cooperative"), (2, "competitive"), (3, "cooperative"))
    ]
    assert check_game(GAME, options, games=1, thoroughness=0.03).games == 3


def test_it_plays_to_the_end_in_the_other_edition_too() -> None:
    state = GAME.start(GAME.options(mission="kelp-and-glass", players=4, edition="retail"), 6)
    play_randomly(state, Rng.of(6, "pack"))
    assert state.result().reason == "finished"


def test_the_tile_of_the_pack() -> None:
    played = table().vessels("glass-sponge-reef").disc_on("glass-sponge-reef", "c1").discs(2).activated("reef-diver")
    assert played.do("dive glass-sponge-reef d1").staged() == 3


def test_the_specialist_of_the_pack() -> None:
    played = table().vessels("kelp-forest").research(3).discs(2).activated("kelp-gardener")
    assert {text.split()[0] for text in played.legal()} == {"done", "dive", "conserve"}


def test_the_journal_of_the_pack() -> None:
    played = table().own("glass-that-breathes").activated("reef-diver").do("dive the-sea-star d1")
    played.do("apply glass-that-breathes")
    assert played.studied() == 1


def test_the_choice_of_a_goal() -> None:
    played = table().mark("r1c1").gain("impact").do("impact r1c2")
    assert played.legal() == ["choose kelp-deep", "choose kelp-wide"]
    played.do("choose kelp-wide").vessels("kelp-forest")
    assert played.sheet()[4] == 2 + 2


def test_the_rule_of_the_mission() -> None:
    played = table().vessels("kelp-forest").research(3).discs(3).disc_on("kelp-forest", "c2")
    played.activated("ecologist").do("conserve kelp-forest c1", "impact r0c8")
    assert played.sheet()[1] == 3


GOAL, *GOALS = PACK["missions"][0]["goals"]
HUGE = 10**20
"""More than any number of the rules can hold."""
RESTORED = PACK["missions"][0]["rules"][0]
EVEN = {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}
DISCOVERY = {"type": "discover", "depths": [1]}
COPY = {"type": "action", "action": "copy"}
FEATURE = PACK["tiles"][0]["features"][0]
BOARD = PACK["missions"][0]["board"]
USE = PACK["journals"][0]["once_per_round"]


def goal(**fields: object) -> dict[str, object]:
    """Fields of a mission whose first goal is not as it should be."""
    return {"goals": [{**GOAL, **fields}, *GOALS]}


def laid(*spots: tuple[str, str | None]) -> dict[str, object]:
    """Fields of a mission with another lay-out."""
    return {"columns": 9, "launch": None, "layout": [{"place": place, "tile": tile} for place, tile in spots]}


def row(columns: int, *tiles: str) -> dict[str, object]:
    return {"columns": columns, "launch": None, "layout": [], "shuffled_row": {"tiles": tiles}}


@pytest.mark.parametrize(
    ("section", "fields", "words"),
    [
        ("missions", {"coop": {"threshold": {"1": 9}}}, "coop: a threshold is needed for each of one to five"),
        ("missions", goal(coop={"measure": "team_sum", "threshold": {}}), "goals 1: a threshold is needed"),
        ("missions", goal(coop={"measure": "team_distinct", "threshold": EVEN}), "“team_distinct” is only for zone_"),
        ("missions", goal(coop={"measure": "team_best_colour", "threshold": EVEN}), "is only for field_best"),
        (
            "missions",
            goal(columns_from_tile={"tile": "vortex", "side": "left"}),
            "“vortex” must be part of the lay",
        ),
        ("missions", {"coop": {"threshold": {**EVEN, "2": HUGE}}}, "coop.threshold[...]: must be at most 200"),
        ("missions", goal(coop={"measure": "team_sum", "threshold": {**EVEN, "2": HUGE}}), "must be at most 200"),
        ("missions", {"rules": [{**RESTORED, "min_sites": HUGE}]}, "rules[0].min_sites: must be at most 9"),
        ("missions", goal(leader_bonuses=[{"points": HUGE}]), "leader_bonuses[0].points: must be at most 20"),
        ("missions", goal(retail={"first": HUGE}), "retail.first: must be at most 20"),
        ("missions", goal(retail={"second": -1}), "retail.second: must be at least 0"),
        ("missions", laid(("A1", "atoll"), ("A1", None)), "layout: “A1” is here twice"),
        ("missions", laid(("A1", "atoll"), ("B1", "atoll")), "layout: “atoll” is here twice"),
        ("missions", laid(("A1", "dreamland")), "layout: there is no tile “dreamland”"),
        ("missions", {"stacks": [{"tile": "dreamland"}]}, "stacks: there is no tile “dreamland”"),
        ("missions", row(4, "dreamland"), "shuffled_row: there is no tile “dreamland”"),
        ("missions", laid(("A1", "vortex")), "layout: “vortex” does not belong to depth 1"),
        ("missions", {**laid(("A1", None), ("I2", None)), "columns": 2}, "“I2” is outside the ocean"),
        ("missions", {"board": {**BOARD, "links": [["r0c0", "r9c9"]]}}, "board.links: there is no hex “r9c9”"),
        ("missions", laid(("A2", None)), "at least one tile of depth 1 must be there"),
        ("missions", laid(*((f"{column}1", None) for column in "ABCDEFGHI")), "only 6 random tiles of depth 1 (draft)"),
        ("missions", row(9, "the-sea-star"), "there are only 7 random tiles of depth 1 (retail)"),
        ("missions", row(1, "the-sea-star", "atoll"), "there are more tiles than columns"),
        ("missions", row(4, "vortex"), "shuffled_row: “vortex” does not belong to depth 1"),
        ("missions", {"shuffled_row": {}}, "the shuffled row fills the whole surface"),
        ("missions", {"stacks": [{"tile": "atoll"}]}, "stacks: “atoll” is an ordinary tile"),
        ("missions", {"stacks": [{"tile": "fallen-star"}]}, "stacks: “fallen-star” is deeper than the ocean"),
        ("tiles", {"links": [{"a": "c1", "b": "c1", "gain": ["disc"]}]}, "“c1” can't be linked with itself"),
        ("tiles", {"links": [{"a": "c1", "b": "c2", "gain": [DISCOVERY]}]}, "discoveries and actions are not allowed"),
        ("tiles", {"sonar": [[{"id": "d5"}]]}, "sites: “d5” must be called s1, s2 and so on"),
        ("tiles", {"retail": {"dive": [{"id": "d7", "tokens": 1}]}}, "retail: must name the same sites"),
        ("tiles", {"arrival": [{"type": "discover", "depths": []}]}, "arrival: a discovery needs at least one depth"),
        ("tiles", {"arrival": [DISCOVERY, {**DISCOVERY, "depths": [2]}]}, "must show the same depths"),
        ("tiles", {"arrival": [COPY, COPY]}, "arrival: a list can hold one action at most"),
        ("tiles", {"features": [{**FEATURE, "sites": ["c9"]}]}, "features: there is no site “c9”"),
        ("specialists", {"junior": None}, "junior: every specialist but the leader needs a junior side"),
        ("specialists", {"junior": None, "tier": 0}, "tier: only the team leader has tier 0"),
        ("specialists", {"tier": 5, "copies": 2}, "copies: a specialist of tier 5 is unique"),
        ("tiles", {"arrival": [COPY]}, "arrival: only a specialist can copy"),
        (
            "journals",
            {"once_per_round": {**USE, "when": "before_travel"}},
            "“tech_bonus” and “before_travel” go together",
        ),
        (
            "journals",
            {"discard": {**USE, "when": "before_conserve"}},
            "discard: “before_conserve” is only for once_per_round",
        ),
    ],
)
def test_what_does_not_fit_together_is_named(section: str, fields: dict[str, object], words: str) -> None:
    pack = copy.deepcopy(PACK)
    pack[section][0].update(fields)
    assert words in "\n".join(faults(lambda: load([pack])))
