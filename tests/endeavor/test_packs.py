"""The example pack: it loads, its mission plays to the end, its tile, specialist and journal do what they say."""

import json
from pathlib import Path

from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.game import load
from batyskaf.testing import check_game
from tests.endeavor.driving import Table, play_randomly

PACK = json.loads(
    Path(__file__).parents[2].joinpath("examples", "packs", "endeavor-example.json").read_text(encoding="utf-8")
)
GAME = load([PACK])


def table() -> Table:
    return Table("kelp-and-glass", game=GAME)


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
