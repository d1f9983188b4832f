"""Hints compare a move with others that the bot has weighed against it, and with no others."""

import pytest

from batyskaf.bots import Candidate, Decision, Perspective
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.lab.hints import hint
from batyskaf.locale import LANGUAGES, Texts


def because(shares: tuple[float, float]) -> dict[str, str]:
    """The reasons for taking the first choice of an attempt, whose second got a share of the thought."""
    game = load("crew")
    options = game.options(mission="1", players=3)
    look = Perspective.of(game, game.start(options, seed=1), 0, Rng.of(1, "look"))
    first, second = look.legal[:2]
    candidates = (Candidate(first, 0.9, shares[0]), Candidate(second, 0.5, shares[1]))
    return hint(game, options, ("Ann", "Bo", "Coral"), look, Decision(first, candidates, (first,))).because


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_that_was_not_weighed_is_not_compared(lang: str) -> None:
    alone = Texts(lang).say("hint-because-none")
    assert because((1.0, 0.0))[lang].endswith(alone)
    assert "50" in because((0.6, 0.4))[lang]
    assert not because((0.6, 0.4))[lang].endswith(alone)
