"""Content: what the base holds, how packs lie on top, and how a broken pack is refused by file, entry and field."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from batyskaf.core.rng import Rng
from batyskaf.games.aquatica.content import FOLDER, load_content
from batyskaf.games.aquatica.events import TookBack
from batyskaf.games.aquatica.game import load
from batyskaf.games.aquatica.kinds import Coins, Power
from batyskaf.testing import check_game
from tests.aquatica.conservation import nothing_is_lost
from tests.aquatica.driving import GAME, position
from tests.effort import share
from tests.faults import faults as reported

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "packs" / "aquatica-coral.json"
TEXT = {"en": "Reef", "pl": "Rafa"}


def location(**changes: object) -> dict[str, object]:
    entry: dict[str, object] = {
        "id": "CR01", "type": "shark_bay", "name": TEXT, "coin_price": 2, "power_price": 3,
        "depths": [{"effect": "coins", "n": 1}], "points": 2, "evidence": "designed",
    }  # fmt: skip
    return {**entry, **changes}


def character(**changes: object) -> dict[str, object]:
    return {"id": "squid", "role": "ocean", "name": TEXT, "effects": [], "evidence": "designed", **changes}


GAIN = {"effect": "gain_wild_manta", "kind": "trained_coins_2"}
TYPED = {"effect": "power", "n": 2, "only": "shark_bay"}
RAISE = {"effect": "raise", "n": 1, "other": True}


def pack(**sections: object) -> dict[str, object]:
    return {"game": "aquatica", "name": "reef.json", **sections}


def faults(*packs: dict[str, object]) -> list[str]:
    return reported(lambda: load_content(packs))


def test_every_entry_keeps_its_evidence() -> None:
    counts = {}
    for path in FOLDER.glob("*.json"):
        read = json.loads(path.read_text("utf-8"))
        entries = read if isinstance(read, list) else [read]
        counts[path.stem] = len(entries)
        for entry in entries:
            assert entry["evidence"] in ("confirmed", "inferred", "designed", "mixed"), entry
    assert counts == {"locations": 56, "characters": 15, "mantas": 8, "kings": 8, "goals": 16, "board": 1}


def test_the_shape_of_the_designed_locations() -> None:
    entries = GAME.catalog.locations.entries
    assert sum(entry.points for entry in entries) == 217
    assert sum(not entry.depths for entry in entries) == 5
    assert sum(entry.wild_manta is not None for entry in entries) == 21


def test_no_neighbouring_resource_depths_but_for_typed_pairs() -> None:
    pairs = [
        (one, other)
        for entry in GAME.catalog.locations.entries
        for one, other in pairwise(entry.depths)
        if isinstance(one, Coins | Power) and isinstance(other, Coins | Power)
    ]
    assert len(pairs) == 5
    for one, other in pairs:
        assert isinstance(one, Power)
        assert isinstance(other, Power)
        assert one.only
        assert other.only
        assert one.only != other.only


def test_a_pack_adds_cards_at_the_end_of_the_move_table() -> None:
    game = load([pack(locations=[location()])])
    base = GAME.moves.texts()
    assert game.moves.texts()[: len(base)] == base
    assert "conquer CR01" in game.moves.texts()[len(base) :]
    assert game.content != GAME.content


def test_a_pack_corrects_a_card_under_its_own_id() -> None:
    game = load([pack(locations=[location(id="SB01", points=9, evidence="confirmed")])])
    assert game.moves.texts() == GAME.moves.texts()
    assert game.catalog.location("SB01").points == 9


def test_a_pack_replaces_a_section() -> None:
    many = [location(id=f"CR{number:02}") for number in range(1, 21)]
    game = load([pack(replaces=["locations"], locations=many)])
    state = game.start(game.options(players=2), 1)
    assert len(state.deal.locations) == 20
    assert {game.catalog.locations.entries[i].id for i in state.deal.locations} == {f"CR{n:02}" for n in range(1, 21)}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_example_pack_is_played(players: int) -> None:
    game = load([json.loads(EXAMPLE.read_text("utf-8"))])
    options = [game.options(players=players, mode=mode) for mode in ("basic", "advanced")]
    check_game(game, options, games=2, thoroughness=share(0.03), extra=nothing_is_lost)
    texts = set(game.moves.texts()) - set(GAME.moves.texts())
    kinds = {text.split(" ")[0] for text in texts}
    assert {"play", "conquer", "claim", "pick"} <= kinds, "locations, characters, goals and kings"


def test_cards_of_a_pack_are_really_used() -> None:
    game = load([json.loads(EXAMPLE.read_text("utf-8"))])
    used: set[str] = set()
    new = set(game.moves.texts()) - set(GAME.moves.texts())
    for seed in range(40):
        state = game.start(game.options(players=3, mode="advanced"), seed)
        rng = Rng.of(seed, "pack")
        while state.turn >= 0:
            moves = state.legal()
            move = moves[int(rng.below(len(moves)))]
            used.add(game.moves.text(move))
            state.apply(move)
    assert {text.split(" ")[0] for text in used & new} >= {"play", "buy", "conquer", "recruit", "pick", "claim"}


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (pack(locations=[location(points="many")]), "reef.json: locations CR01: points: must be a whole number"),
        (pack(locations=[location(type="reef")]), "reef.json: locations CR01: type: can't be “reef”"),
        (pack(locations=[location(colour="red")]), "reef.json: locations CR01: colour: isn't known here"),
        (
            pack(locations=[location(depths=[{"effect": "sing"}])]),
            "reef.json: locations CR01: depths[0].effect: can't be “sing”; known: empty, coins, power, recruit, raise",
        ),
        (
            pack(locations=[location(depths=[{"effect": "raise", "n": 1}])]),
            "reef.json: locations CR01: depths[0].other: must be true, a depth never",
        ),
        (
            pack(locations=[location(depths=[{"effect": "recruit"}])]),
            "reef.json: locations CR01: depths[0].free: must be true, resources",
        ),
        (pack(locations=[location(wild_manta="whale")]), "reef.json: locations CR01: wild_manta: there is no wild"),
        (pack(locations=[location(), location()]), "reef.json: locations CR01: id: “CR01” is here twice"),
        (pack(locations=[location(id="two words")]), "reef.json: locations two words: id"),
        (pack(locations=[location(id="wild_coins_2")]), "reef.json: locations wild_coins_2: id: another entry of m"),
        (pack(locations={}), "reef.json: locations: must be a list of entries"),
        (pack(fish=[]), "reef.json: fish: unknown section"),
        (pack(replaces=["fish"]), "reef.json: replaces"),
        (pack(replaces=["kings"]), "kings: there must be at least 5 kings"),
        (pack(replaces=["characters"]), "characters: there must be at least 7 ocean characters"),
        (pack(replaces=["goals"]), "goals: there must be at least 4 goal tokens, not 0"),
        (pack(replaces=["mantas"]), "mantas: there must be 4 trained mantas, one for each goal, not 0"),
        (pack(replaces=["locations"]), "locations: there must be at least 12 locations"),
        (
            pack(kings=[{"id": "zoe", "number": 1, "name": TEXT, "timing": "play", "effects": [], "evidence": "x"}]),
            "reef.json: kings zoe: number: cai already has this number",
        ),
        (
            pack(kings=[{"id": "zoe", "number": 9, "name": TEXT, "timing": "setup", "effects": [], "evidence": "x"}]),
            "reef.json: kings zoe: effects: a king with timing setup gives exactly one wild manta",
        ),
        (pack(characters=[character(effects=[GAIN])]), "reef.json: characters squid: effects[0].kind: there is no"),
        (
            pack(characters=[character(two_player_extra=[GAIN])]),
            "reef.json: characters squid: two_player_extra[0].kind: there is no wild",
        ),
        (
            pack(characters=[character(effects_if_both=[GAIN])]),
            "reef.json: characters squid: effects_if_both[0].kind: there is no wild",
        ),
        (
            pack(characters=[character(effects=[{"effect": "choose", "options": [[TYPED], [RAISE]]}])]),
            "reef.json: characters squid: effects[0].options[0][0].only: a character's power is for every type",
        ),
        (
            pack(characters=[character(effects=[{"effect": "choose", "options": [[RAISE], [RAISE]]}])]),
            "reef.json: characters squid: effects[0].options[1][0].other: is for depths only",
        ),
        (
            pack(characters=[character(effects=[{"effect": "others", "do": RAISE}])]),
            "reef.json: characters squid: effects[0].do.other: is for depths only",
        ),
        (
            pack(characters=[character(role="starting", never_discarded=True, effects=[{"effect": "remove_self"}])]),
            "reef.json: characters squid: effects: remove_self is not for a card that stays in hand",
        ),
        (
            pack(characters=[character(never_discarded=True)]),
            "reef.json: characters squid: never_discarded: only a starting character can stay in hand",
        ),
        (
            pack(goals=[{"id": "deep", "text": TEXT, "test": {"test": "depth", "min": 1}, "evidence": "x"}]),
            "reef.json: goals deep: test.test: can't be “depth”; known: hand_size, discard_size",
        ),
        ({"game": "crew", "name": "reef.json"}, "reef.json: game: must be aquatica here: this pack is"),
        ({"game": "aquatica"}, "#1: name: a pack needs a name"),
    ],
)  # fmt: skip
def test_a_broken_pack_names_file_entry_and_field(broken: dict[str, object], words: str) -> None:
    found = faults(broken)
    assert any(fault.startswith(words) for fault in found), found


def test_all_faults_are_reported_at_once() -> None:
    found = faults(pack(locations=[location(points=-1)], goals=[{"id": "x"}]))
    assert len(found) == 2


def test_a_single_use_card_that_is_replayed_leaves_the_discard_pile() -> None:
    """Only a pack can bring this about: the base has its single-use card removed when it is played."""
    game = load([pack(characters=[character(effects=[{"effect": "raise", "n": 1}, {"effect": "remove_self"}])])])
    play = position(hands={0: ["matrona", "healer"]}, piles={0: ["squid"]}, boards={0: {"SB13": 0}}, game=game)
    play.do("play healer", "replay squid")
    assert play.pile() == ["healer"]
    assert play.board() == {"SB13": 1}
    assert play.s.gone[play.s.rules.characters.index("squid")] == 1


def test_a_single_use_card_that_is_replayed_does_not_take_itself_back() -> None:
    """Ruling 15: it stays discarded until it leaves the game."""
    game = load([pack(characters=[character(effects=[{"effect": "take_back", "n": 1}, {"effect": "remove_self"}])])])
    play = position(hands={0: ["matrona", "healer"]}, piles={0: ["squid"]}, game=game)
    play.do("play healer", "replay squid")
    assert (play.hand(), play.pile()) == (["matrona"], ["healer"])
    assert not play.events(TookBack)
    assert play.s.gone[play.s.rules.characters.index("squid")] == 1


def test_a_payment_counts_on_no_more_mantas_than_the_supply_has() -> None:
    """Only a pack can make mantas scarce: the base has one for every location that brings one."""
    manta = {"id": "scarce", "role": "wild", "name": TEXT, "effect": {"effect": "coins", "n": 2}, "supply": 1}
    reefs = [location(id=id, wild_manta="scarce") for id in ("CR01", "CR02")]
    game = load([pack(mantas=[{**manta, "evidence": "designed"}], locations=reefs)])
    without = {0: ["trained_coins_2"]}
    play = position(boards={0: {"CR01": 0, "CR02": 0}}, bottom=["SS12", "SS14"], tired=without, game=game)
    play.do("play sealord")
    assert play.legal() == {"buy SS12", "skip"}, "1 of the card, 1 and 1 of the depths and 2 of one manta are 5, not 6"
    play.do("buy SS12")
    assert play.board() == {"CR01": 1, "CR02": 1, "SS12": 0}
    assert "scarce" in play.tired()


def test_either_of_two_locations_may_bring_the_last_manta_of_its_kind() -> None:
    """Only a pack can make mantas scarce. 3 coins are lacking: one depth and the manta that it brings."""
    manta = {"id": "scarce", "role": "wild", "name": TEXT, "effect": {"effect": "coins", "n": 2}, "supply": 1}
    reefs = [location(id=id, wild_manta="scarce") for id in ("CR01", "CR02")]
    game = load([pack(mantas=[{**manta, "evidence": "designed"}], locations=reefs)])
    play = position(boards={0: {"CR01": 0, "CR02": 0}}, bottom=["DC10"], tired={0: ["trained_coins_2"]}, game=game)
    play.do("play sealord", "buy DC10")
    assert play.legal() == {"pay CR01", "pay CR02"}
    play.do("pay CR02")
    assert play.board() == {"CR01": 0, "CR02": 1, "DC10": 0}
