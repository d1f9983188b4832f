"""Content: what is in each edition's box, how sure it is, and what packs may bring."""

from collections.abc import Mapping

import pytest

from batyskaf.games.endeavor.content import load_content
from batyskaf.games.endeavor.game import load
from batyskaf.games.endeavor.schema import Edition
from tests.endeavor.driving import GAME
from tests.faults import faults

BOOK = GAME.catalog
COUNTS = {
    "draft": {"tiles": 32, "kinds": 16, "specialists": 46, "tokens": 30, "journals": 23, "starting": 7, "missions": 8},
    "retail": {
        "tiles": 37,
        "kinds": 21,
        "specialists": 51,
        "tokens": 36,
        "journals": 24,
        "starting": 8,
        "missions": 10,
    },
}


@pytest.mark.parametrize("edition", ["draft", "retail"])
def test_each_box_holds_what_it_should(edition: Edition) -> None:
    team = [entry for entry in BOOK.specialists if entry.tier and edition in entry.sets]
    journals = [entry for entry in BOOK.journals if edition in entry.sets]
    assert COUNTS[edition] == {
        "tiles": sum(edition in entry.sets for entry in BOOK.tiles),
        "kinds": len(team),
        "specialists": sum(entry.copies for entry in team),
        "tokens": sum(entry.copies[edition] for entry in BOOK.tokens),
        "journals": sum(not entry.starting for entry in journals),
        "starting": sum(entry.starting for entry in journals),
        "missions": sum(edition in entry.sets for entry in BOOK.missions.values()),
    }
    assert len(BOOK.cards) == 6


def test_specialists_come_in_five_four_three_two_and_one() -> None:
    copies = {entry.tier: entry.copies for entry in BOOK.specialists if entry.tier}
    assert copies == {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}


def test_everything_says_how_sure_it_is() -> None:
    for section in (BOOK.tiles, BOOK.specialists, BOOK.tokens, BOOK.journals, BOOK.cards):
        for entry in section:
            assert entry.evidence in ("confirmed", "inferred", "designed")
    for mission in BOOK.missions.values():
        assert len(mission.goals) == 3
        assert mission.board.evidence


@pytest.mark.parametrize("number", range(1, 11))
def test_every_impact_board_hangs_together(number: int) -> None:
    """Every hex of a grid can be reached from an arrow."""
    edition = "draft" if number < 9 else "retail"
    state = GAME.start(GAME.options(mission=str(number), edition=edition), 1)
    setup = state.setup
    reached = {hex for hex in range(setup.hexes) if setup.hex_start[hex]}
    edge = list(reached)
    while edge:
        hex = edge.pop()
        for i in range(setup.near_first[hex], setup.near_first[hex + 1]):
            assert hex in [
                setup.near[j] for j in range(setup.near_first[setup.near[i]], setup.near_first[setup.near[i] + 1])
            ]
            if int(setup.near[i]) not in reached:
                reached.add(int(setup.near[i]))
                edge.append(int(setup.near[i]))
    off = {hex for hex in range(setup.hexes) if setup.hex_off[hex]}
    assert reached | off == set(range(setup.hexes))


TILE: dict[str, object] = {
    "id": "glass-sponge-reef",
    "name": {"en": "Glass Sponge Reef", "pl": "Rafa Gąbek Szklanych"},
    "depth": 2,
    "sets": ["draft", "retail"],
    "arrival": ["research"],
    "conserve": [{"id": "c1", "cost": 1, "gain": ["impact"]}],
    "evidence": "designed",
}
MANY_SITES = [{"id": f"c{number}", "cost": 1} for number in range(1, 10)]


def pack(**sections: object) -> dict[str, object]:
    return {"game": "endeavor", "name": "Test pack", **sections}


def faults_of(broken: Mapping[str, object]) -> str:
    return "\n".join(faults(lambda: load_content([broken])))


def test_a_pack_adds_tiles_and_its_moves_follow_the_base_moves() -> None:
    game = load([pack(tiles=[TILE])])
    base = len(GAME.moves)
    assert game.moves.texts()[:base] == GAME.moves.texts()
    assert "conserve glass-sponge-reef c1" in game.moves.texts()[base:]
    state = game.start(game.options(), 3)
    assert any(game.names.tiles[tile] == "glass-sponge-reef" for tile in state.deal.stacks[2])


def test_a_pack_adds_specialists_and_journals() -> None:
    side = {"name": {"en": "Cook", "pl": "Kucharz"}, "instant": ["disc"], "actions": [["dive"]]}
    cook = {
        "id": "cook", "tier": 1, "copies": 2, "sets": ["draft"], "junior": side, "senior": side, "evidence": "designed",
    }  # fmt: skip
    journal = {
        "id": "galley-notes",
        "name": {"en": "Galley Notes", "pl": "Zapiski z Kambuza"},
        "sets": ["draft"],
        "fields": ["brown"],
        "cost": 1,
        "instant": ["disc"],
        "evidence": "designed",
    }
    game = load([pack(specialists=[cook], journals=[journal])])
    state = game.start(game.options(), 3)
    assert "recruit cook" in [game.moves.text(move) for move in state.legal()]
    assert game.names.journals.index("galley-notes") in list(state.deal.journals)


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (pack(tiles=[{**TILE, "depth": 9}]), "tiles glass-sponge-reef: depth: must be at most 5"),
        (pack(tiles=[{**TILE, "id": "atoll"}]), "id: another entry of tiles has this id"),
        (pack(tiles=[{**TILE, "colour": "blue"}]), "colour: isn't known here"),
        (pack(tiles=[{**TILE, "links": [{"a": "c1", "b": "c7", "gain": ["disc"]}]}]), "there is no disc site “c7”"),
        (pack(tiles=[{**TILE, "arrival": ["gold"]}]), "arrival[0]: can't be “gold”; known: any_attribute, "),
        (
            pack(tiles=[{**TILE, "arrival": [{"type": "action", "action": "dive", "scope": "all"}]}]),
            "arrival[0].scope: can't be “all”; known: from_this_zone, own_vessel_zone",
        ),
        (pack(tokens=[]), "unknown section"),
        (pack(tiles=[{**TILE, "id": f"reef-{i}", "conserve": MANY_SITES} for i in range(100)]), "at most 120 entries"),
        (pack(tiles=[{**TILE, "id": f"reef-{i}"} for i in range(30)]), "depth: at most 30 tiles can have depth 2"),
        (pack(tiles=[{**TILE, "id": f"reef-{i}", "conserve": MANY_SITES} for i in range(40)]), "at most 400 sites"),
        ({"game": "crew", "name": "x"}, "must be endeavor here"),
        (
            pack(missions=[{
                "id": "m", "name": {"en": "a", "pl": "b"}, "sets": ["draft"], "columns": 5, "evidence": "designed",
                "board": {"offset": "odd-r", "hexes": [{"id": "r0c0"}], "evidence": "designed"},
                "coop": {"threshold": {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}},
                "goals": [{"text": {"en": "a", "pl": "b"}, "evidence": "designed", "units": ["sonar"]}] * 3,
            }]),
            "at least one hex must be a start",
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_pack_is_named(broken: dict[str, object], words: str) -> None:
    assert words in faults_of(broken)
