"""What a seat sees, and what stays secret; undo until something is revealed."""

import pytest

from batyskaf.core.match import Match
from batyskaf.core.reason import Refused
from batyskaf.games.aquatica.view import AquaticaView, PaymentView
from tests.aquatica.driving import GAME, Play, position


def seen(play: Play, seat: int | None) -> AquaticaView:
    view = play.s.view(seat)
    assert isinstance(view, AquaticaView)
    return view


def test_the_scoring_pile_is_secret_to_others() -> None:
    """Ruling 32: everyone sees how many, the owner sees which."""
    play = position(scored={0: ["SB13", "SS01"]})
    assert seen(play, 0).scored == ("SB13", "SS01")
    assert seen(play, 0).scored_points == 10
    assert seen(play, 1).scored == ()
    assert seen(play, 1).seats[0].scored == 2
    assert seen(play, None).scored_points == 0


def test_only_the_top_of_a_discard_pile_is_open() -> None:
    play = position(piles={0: ["legion", "agent"]})
    assert seen(play, 0).discard == ("legion", "agent")
    assert seen(play, 1).seats[0].discard == 2
    assert seen(play, 1).seats[0].discard_top == "agent"
    assert seen(play, 1).discard == ()


def test_hands_are_counted_for_others() -> None:
    play = position()
    assert len(seen(play, 0).hand) == 6
    assert seen(play, None).hand == ()
    assert [seat.hand for seat in seen(play, None).seats] == [6, 6]


def test_what_a_seat_has_recruited_is_open() -> None:
    play = position(row=["healer", "meg"], piles={0: ["anglerfish"]})
    play.do("play agent")
    play.do("recruit meg 1")
    while play.owner == 0:
        play.finish_turn()
    play.finish_turn()
    assert [seat.recruited for seat in seen(play, 1).seats] == [("meg", "anglerfish"), ()]
    play.do("play meg")
    assert seen(play, 1).card == "meg"
    assert sorted(seen(play, 1).seats[0].recruited) == ["anglerfish", "meg"]


def test_the_ocean_is_open() -> None:
    play = position(top=["SB02"], bottom=["SB01", "DC14"], shed=["SS01"])
    view = seen(play, None)
    assert (view.top, view.bottom, view.discarded_locations) == (("SB02",), ("SB01", "DC14"), ("SS01",))
    assert [space.price for space in view.row] == [0, 1, 2, 3, 4, 5]
    assert view.characters_left == 12


def test_a_running_payment_is_shown() -> None:
    play = position(boards={0: {"SS01": 0}}, bottom=["SB06"])
    play.do("play sealord")
    assert (seen(play, 0).asked, seen(play, 0).coins) == ("buy", 1)
    play.do("buy SB06")
    assert seen(play, 1).payment == PaymentView("buy", "SB06", 2, "coins")
    assert seen(play, 1).card == "sealord"


def test_points_are_shown_at_the_end_only() -> None:
    play = position(turn_limit_per_player=1)
    assert seen(play, 0).scores is None
    play.do("play matrona", "play matrona")
    assert seen(play, 0).scores == (6, 6)
    assert seen(play, 0).asked == "over"


def text(match: Match, move: str) -> None:
    match.play(int(match.state.turn), GAME.moves.id(move))


def test_undo_inside_the_turn_until_something_is_revealed() -> None:
    match = Match(GAME, GAME.options(players=2, kings="off"), 5)
    opening = match.state.copy()
    text(match, "play sealord")
    match.undo(0)
    assert match.state == opening
    text(match, "play agent")
    first = next(move for move in match.state.legal() if GAME.moves.kind(move) == "recruit")
    match.play(0, first)
    assert match.state.revealed, "a new character came into the row"
    with pytest.raises(Refused, match="refused-undo-floor"):
        match.undo(0)


def test_the_turn_of_another_is_a_floor() -> None:
    match = Match(GAME, GAME.options(players=2, kings="off"), 5)
    text(match, "play matrona")
    text(match, "play sealord")
    with pytest.raises(Refused):
        match.undo(0)
    assert match.undo(1) == 1
