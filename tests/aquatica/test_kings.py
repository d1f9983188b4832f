"""Advanced mode: drafting kings; what each king does."""

import pytest

from batyskaf.core.events import seen_all
from batyskaf.games.aquatica.events import Offered, Picked, Removed
from batyskaf.games.aquatica.view import AquaticaView
from tests.aquatica.driving import GAME, Play, position

FIVE = ["cai", "sol", "oriel", "nerea", "adela"]


def with_king(king: str, players: int = 2, **setting: object) -> Play:
    return position(players, hands={0: ["matrona", "legion", king]}, **setting)  # type: ignore[arg-type]


# --- the draft -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_king_more_than_players_is_drawn(players: int) -> None:
    state = GAME.start(GAME.options(players=players, mode="advanced"), 3)
    assert len(state.deal.kings) == players + 1
    assert state.turn == players - 1, "the last in turn order picks first"


def test_kings_are_passed_counter_clockwise() -> None:
    play = position(4, kings="draft", king_cards=FIVE)
    assert play.turn == 3
    assert play.offers("pick") == set(FIVE)
    play.do("pick sol")
    assert play.turn == 2
    assert play.offers("pick") == set(FIVE) - {"sol"}
    play.do("pick cai", "pick adela")
    assert play.offers("pick") == {"oriel", "nerea"}
    play.do("pick nerea")
    assert (play.turn, play.owner) == (0, 0)
    assert [play.hand(seat)[-1] for seat in range(4)] == ["nerea", "adela", "cai", "sol"]


def test_a_hidden_draft_is_hidden() -> None:
    play = position(3, kings="draft", king_cards=["cai", "sol", "oriel", "nerea"])
    events = GAME.events(play.s)
    assert [event for event in seen_all(events, 2) if isinstance(event, Offered)]
    assert not [event for event in seen_all(events, 0) if isinstance(event, Offered)]
    play.do("pick sol")
    assert Picked(2, "sol", False) in seen_all(GAME.events(play.s), 2)
    assert Picked(2, None, False) in seen_all(GAME.events(play.s), 0)
    view = play.s.view(0)
    assert isinstance(view, AquaticaView)
    assert view.seats[2].king is None
    assert view.offered == ()
    own = play.s.view(1)
    assert isinstance(own, AquaticaView)
    assert own.offered == ("cai", "oriel", "nerea")
    assert GAME.moves.text(GAME.moves.twin(GAME.moves.id("pick sol"))) == "pick ?"


def test_an_open_draft_is_open() -> None:
    play = position(2, kings="draft", king_draft_open=True, king_cards=["cai", "sol", "oriel"])
    assert play.offers("crown") == {"cai", "sol", "oriel"}
    play.do("crown sol")
    view = play.s.view(None)
    assert isinstance(view, AquaticaView)
    assert view.seats[1].king == "sol"
    assert view.offered == ("cai", "oriel")


def test_a_king_is_seen_once_he_is_played() -> None:
    play = position(2, kings="draft", king_cards=["cai", "sol", "oriel"])
    play.do("pick cai", "pick sol")
    view = play.s.view(1)
    assert isinstance(view, AquaticaView)
    assert view.seats[0].king is None
    play.do("play sol")
    assert play.s.king_known & 1
    view = play.s.view(1)
    assert isinstance(view, AquaticaView)
    assert view.seats[0].king == "sol"


# --- the eight kings -------------------------------------------------------------------------------------------------


def test_cai_conquers_raises_and_leaves_the_game() -> None:
    play = with_king("cai", bottom=["SB10"], boards={0: {"SB13": 0}})
    play.do("play cai", "conquer SB10", "raise SB13", "raise SB13")
    assert play.board() == {"SB13": 2, "SB10": 0}
    assert play.pile() == [], "single use"
    assert play.events(Removed) == [Removed(0, "cai")]
    assert play.s.gone[play.s.rules.characters.index("cai")] == 1


def test_sol_readies_and_takes_back_two() -> None:
    play = with_king("sol", piles={0: ["agent", "sealord", "healer"]}, tired={0: ["trained_coins_2"]})
    play.do("play sol")
    assert play.tired() == []
    assert play.offers("take-back") == {"agent", "sealord", "healer"}
    play.do("take-back healer", "take-back agent")
    assert play.pile() == ["sealord", "sol"]


def test_oriel_recruits_and_takes_back_one() -> None:
    row = ["grabber", "researcher", "healer", "meg", "anglerfish", "turtle_treasurer"]
    play = with_king("oriel", row=row, piles={0: ["agent"]})
    play.do("play oriel", "recruit meg 3")
    assert sorted(play.hand()) == ["agent", "legion", "matrona", "meg"]


def test_xander_does_everything_in_order() -> None:
    row = ["grabber", "researcher", "healer", "meg", "anglerfish", "turtle_treasurer"]
    play = with_king("xander", row=row, bottom=["SB01", "SB02"])
    play.do("play xander", "scout", "conquer SB01", "recruit grabber 0")
    assert play.board() == {"SB01": 0}
    assert "grabber" in play.hand()
    assert play.pile() == ["xander"]


def test_nerea_raises_three_then_scores() -> None:
    play = with_king("nerea", boards={0: {"SB13": 0}})
    play.do("play nerea")
    assert play.scored() == {"SB13"}


def test_adela_hits_rivals_only() -> None:
    """FAQ4."""
    play = with_king("adela", players=3, bottom=["SS03"])
    play.do("play adela", "buy SS03")
    assert play.turn == 1
    play.do("drop agent")
    assert play.turn == 2
    play.do("drop legion")
    assert play.pile(1) == ["agent"]
    assert play.pile(2) == ["legion"]
    assert play.hand(0) == ["matrona", "legion"]


def test_a_king_counts_as_a_card_in_hand() -> None:
    play = with_king("sol")
    assert play.s.points(0) == 3
