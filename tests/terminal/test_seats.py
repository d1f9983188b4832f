"""Seats, and what a bot in a seat gets."""

import pytest

from batyskaf import bots
from batyskaf.bots import Perspective
from batyskaf.core.match import Match
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.locale import Texts
from batyskaf.render.seats import bot_of, seating, shown_names

EN = Texts("en")


@pytest.mark.parametrize(
    ("names", "machines", "seats"),
    [
        (None, None, ("Player 1", "bot:random", "bot:random")),
        (None, "none", ("Player 1", "Player 2", "Player 3")),
        (None, "all", ("bot:random",) * 3),
        (None, "1", ("Player 1", "Player 2", "bot:random")),
        ("Ada, Ben", None, ("Ada", "Ben", "bot:random")),
        ("Ada", "1", ("Ada", "Player 2", "bot:random")),
        ("bot:random,Ada", None, ("bot:random", "Ada", "bot:random")),
    ],
)
def test_seats_are_filled(names: str | None, machines: str | None, seats: tuple[str, ...]) -> None:
    assert seating(3, names, machines, EN) == seats


def test_names_of_seats() -> None:
    assert shown_names(("Ada", "bot:random"), EN) == ["Ada", "Bot 2"]
    assert (bot_of("Ada"), bot_of("bot:random")) == (None, "random")


def test_bots_by_name() -> None:
    assert "random" in bots.names()
    with pytest.raises(Refused, match="refused-unknown-bot"):
        bots.load("genius", Rng.of(1, "bot"))


@pytest.mark.parametrize("players", [2, 4])
def test_a_perspective_has_only_what_the_seat_was_shown(players: int) -> None:
    """View, choices and log are the same in another world of the same seat."""
    game = load("crew")
    match = Match(game, game.options(mission="5", players=players), 9)
    rng = Rng.of(9, "worlds")
    bot = bots.load("random", Rng.of(9, "bot"))
    while not match.over:
        seat = int(match.state.turn)
        look = Perspective.of(game, match.state, seat, rng)
        other = Perspective.of(game, match.state, seat, rng)
        assert look.view == other.view == match.state.view(seat)
        assert look.legal == other.legal == match.state.legal()
        assert look.log == other.log == match.seen(seat)
        assert look.world(rng).view(seat) == look.view
        match.play(seat, bot.choose(look).move)
