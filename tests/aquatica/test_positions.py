"""Matches of Aquatica that start from a position: it is set up as written, decks stay hidden, faults are named."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from batyskaf.core.game import OVER
from batyskaf.core.match import Match
from batyskaf.core.matchfile import file_of, parse_recording, recording_of, verify
from batyskaf.core.position import parse_position
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.aquatica.state import AquaticaState
from batyskaf.games.aquatica.view import AquaticaView
from batyskaf.testing import check_game
from tests.aquatica.conservation import nothing_is_lost
from tests.aquatica.driving import GAME
from tests.effort import share
from tests.faults import faults

MIDDLE = """
game: aquatica
players: 3
kings: off
turn: 1
round: 4
bottom: SB01 SB02 - SB04
top: DC01
shed: OV01 OV02
row: grabber researcher ...
locations: SS01 SS02 ...
tracks:
  hand_8: 1
  board_5:
  scored_3: 0=trained_raise_1 1
  wild_2:
boards:
  0: DC05@1 - SB06
  1: SS03@2
scored:
  2: OV03 OV04
hands:
  1: matrona sealord meg
piles:
  0: legion agent
mantas:
  2: trained_coins_2 trained_power_2 trained_raise_1 wild_power_2 | trained_score_1
paid:
  1: 3 4
"""


def start(text: str, seed: int = 1) -> AquaticaState:
    return GAME.start_at(parse_position(text, "match.txt"), seed)


def seen(state: AquaticaState, seat: int | None = None) -> AquaticaView:
    view = state.view(seat)
    assert isinstance(view, AquaticaView)
    return view


def wrong(text: str) -> list[str]:
    return faults(lambda: start(text))


def test_what_a_position_says_is_on_the_table() -> None:
    state = start(MIDDLE)
    table, mine = seen(state), seen(state, 1)
    assert (table.asked, table.turn, table.round, table.ending) == ("turn", 1, 4, 0)
    assert table.bottom == ("SB01", "SB02", "SB04")
    assert table.top == ("DC01",)
    assert table.discarded_locations == ("OV01", "OV02")
    assert [space.character for space in table.row][:2] == ["grabber", "researcher"]
    assert len(table.row) == 6
    assert [(place.location, place.risen) for place in table.seats[0].board] == [("DC05", 1), ("SB06", 0)]
    assert mine.hand == ("matrona", "sealord", "meg")
    assert table.seats[0].discard_top == "agent"
    assert [spot.seat for spot in table.tracks[2].spots] == [0, 1]
    assert table.seats[1].goals == ("hand_8", "scored_3")
    assert seen(state, 2).scored == ("OV03", "OV04")
    assert [state.rules.locations[place] for place in list(state.deal.locations)[:2]] == ["SS01", "SS02"]


def test_mantas_on_goal_tracks_are_no_longer_with_their_seats() -> None:
    state = start(MIDDLE)
    mantas = [{manta.manta: (manta.ready, manta.tired) for manta in seat.mantas} for seat in seen(state).seats]
    assert "trained_raise_1" not in mantas[0]
    assert len(mantas[1]) == 2, "two of four are on tracks"
    assert mantas[2]["trained_score_1"] == (0, 1)
    assert mantas[2]["wild_power_2"] == (1, 0)
    assert next(manta.ready for manta in seen(state).supply if manta.manta == "wild_power_2") == 6


def test_the_decks_are_hidden_and_dealt_by_the_seed() -> None:
    state = start(MIDDLE)
    assert len({tuple(start(MIDDLE, seed).deal.locations) for seed in range(10)}) == 10
    worlds = state.worlds(1)
    drawn = [worlds.draw(Rng.of(seed, "worlds")) for seed in range(60)]
    tops = {int(world.deal.locations[0]) for world in drawn if isinstance(world, AquaticaState)}
    assert len(tops) > 10, "nobody knows that SS01 is on top"


def test_a_turn_may_continue_after_the_main_action() -> None:
    state = start(MIDDLE + "main: done\n")
    assert (seen(state).asked, seen(state).main_action_done) == ("turn-after", True)


def test_a_deck_that_has_run_out_brings_the_end_near() -> None:
    assert (seen(start(MIDDLE.replace("SS01 SS02 ...", "-"))).ending, seen(start(MIDDLE)).ending) == (4, 0)
    state = start(MIDDLE.replace("SS01 SS02 ...", "-") + "ending: 2 goals\n")
    assert (seen(state).ending, seen(state).cause) == (2, "goals")


def test_kings_may_be_drafted_first_or_be_known() -> None:
    drafted = start("game: aquatica\nplayers: 2\nkings: draft\noffer: cai sol oriel\n")
    assert (seen(drafted).asked, seen(drafted, 1).offered, seen(drafted, 0).offered) == (
        "draft", ("cai", "sol", "oriel"), ()
    )  # fmt: skip
    known = start("game: aquatica\nplayers: 2\nkings: draft\ncrowns:\n  0: sol\n  1: cai\n")
    assert [seat.king for seat in seen(known).seats] == ["sol", "cai"]
    assert "sol" in seen(known, 0).hand
    assert [seat.king for seat in seen(start("game: aquatica\nplayers: 2\n")).seats] == ["cai", "sol"]


POSITIONS = [
    MIDDLE,
    MIDDLE + "main: done\n",
    "game: aquatica\nplayers: 2\nkings: draft\noffer: cai sol oriel\n",
    "game: aquatica\nplayers: 2\nkings: draft\ncrowns:\n  0: sol\n  1: cai\n",
    "game: aquatica\nplayers: 1\nmode: advanced\ncrowns:\n  0: nerea\n"
    "tracks:\n  hand_8: x\n  board_5: 0\n  wild_2:\n  scored_3:\n",
]


@pytest.mark.parametrize("text", POSITIONS, ids=range(len(POSITIONS)))
def test_every_law_holds_from_a_position(text: str) -> None:
    report = check_game(GAME, positions=[parse_position(text)], games=1, thoroughness=share(0.2))
    assert report.games == 1
    assert report.worlds > 0


def test_a_match_from_a_position_is_saved_and_verified() -> None:
    match = Match.at(GAME, parse_position(MIDDLE), 5)
    match.play(1, GAME.moves.id("play sealord"))
    data = file_of(recording_of(match, "match"))
    again = verify(parse_recording(data, "match"), lambda name, packs: GAME)
    assert again.state == match.state
    assert again.seen(0) == match.seen(0)


# --- what is wrong with it -------------------------------------------------------------------------------------------


def test_a_location_in_two_places_is_named_with_both() -> None:
    assert wrong("game: aquatica\nboards:\n  0: SB01@1\nbottom: SB02 SB01\n") == [
        "match.txt:3: boards 0: SB01 is already in “bottom”"
    ]


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("boards:\n  0: SB99", "boards 0: “SB99” is not a location; did you mean SB09, SS09, SB14?"),
        ("boards:\n  0: SB01@9", "boards 0: “9” is not a number from 0 to "),
        ("boards:\n  0: SB01 SB02 SB03 SB04 SB05 SB06", "boards 0: there are 6 here, but there is room for 5 only"),
        ("bottom: SB01 SB02 SB03 SB04 SB05 SB06 SB07", "bottom: there are 7 here, but there is room for 6 only"),
        ("hands:\n  0: meg meg meg meg meg", "hands 0: there are not that many: meg"),
        ("piles:\n  0: legion legion", "piles 0: there are not that many: legion"),
        ("locations: SB01\nbottom: SB01", "locations: SB01 can't be here: it lies elsewhere"),
        ("mantas:\n  0: trained_coins_2 wild_coins_2", "missing: trained_power_2, trained_raise_1, trained_score_1"),
        ("mantas:\n  0: trained_coins_2 trained_coins_2 trained_power_2 trained_raise_1 trained_score_1", "twice"),
        ("kings: off\ncrowns:\n  0: sol", "crowns: this match is played without kings (kings: off)"),
        ("kings: draft\ncrowns:\n  0: sol\n  1: sol", "crowns: two seats have the same king"),
        ("offer: sol", "offer: kings are offered only in a draft"),
        ("kings: draft\noffer: sol sol", "offer: 5 different kings are offered in the draft; there are 1 here"),
        (
            "tracks:\n  hand_8: 0 0\n  board_5:\n  wild_2:\n  scored_3:",
            "tracks hand_8: seat 0 is already on this track",
        ),
        ("tracks:\n  hand_8: 0", "tracks: Name four different goals"),
        ("tracks:\n  hand_9: 0", "tracks hand_9: “hand_9” is not a goal; did you mean hand_8"),
        ("turn: 9", "turn: “9” is not a seat: seats are 0 to 3"),
        ("ending: 2 boredom", "ending: “boredom” is not a cause"),
    ],
)
def test_each_fault_has_its_sentence(lines: str, sentence: str) -> None:
    found = wrong(f"game: aquatica\n{lines}\n")
    if sentence == "twice":
        assert "trained_coins_2 is already in “mantas 0”" in found[0]
    else:
        assert any(sentence in fault for fault in found), found


# --- writing ---------------------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 10**6), players=st.integers(1, 4), moves=st.integers(0, 200))
def test_a_match_can_be_written_at_a_turn_and_read_back(seed: int, players: int, moves: int) -> None:
    rng = Rng.of(seed, "writing")
    state = GAME.start(GAME.options(players=players, kings="mode" if players == 1 else "basic"), seed)
    written = []
    for _ in range(moves):
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])
        if state.turn == OVER:
            break
        try:
            written.append((state.copy(), GAME.position_of(state)))
        except Refused:
            continue
    for before, found in written[-1:]:
        again = GAME.start_at(found, seed + 1)
        nothing_of_the_seats_is_lost = [list(again.hand), list(again.slot), list(again.ready_mantas)]
        assert nothing_of_the_seats_is_lost == [list(before.hand), list(before.slot), list(before.ready_mantas)]
        assert list(again.deal.locations) == list(before.deal.locations)[int(before.dealt) :]
        assert again.legal() == before.legal()
        for seat in (*range(players), None):
            assert again.view(seat) == before.view(seat)


def test_what_can_not_be_written_says_why() -> None:
    state = GAME.start(GAME.options(players=2, kings="draft"), 1)
    with pytest.raises(Refused, match="refused-position-now"):
        GAME.position_of(state)
    for _ in range(2):
        state.apply(state.legal()[0])
    with pytest.raises(Refused, match="refused-position-king"):
        GAME.position_of(state)
    state.apply(state.host()[0])
    with pytest.raises(Refused, match="refused-position-over"):
        GAME.position_of(state)
    nothing_is_lost(state)
