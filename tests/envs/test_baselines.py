"""Agents as bots: a policy sees what its environment would show it."""

import numpy as np
import pytest

from batyskaf import load
from batyskaf.bots.bot import Budget, Perspective
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.envs.baselines import IsmctsBot, PolicyBot, SenseBot, look_of
from batyskaf.envs.episode import Episode
from batyskaf.testing import check_bot


def test_a_policy_sees_what_its_environment_shows() -> None:
    episode = Episode("crew", (), {"mission": "5", "players": 3})
    episode.start(7)
    for _ in range(12):
        seat = int(episode.state.turn)
        shown, seen = episode.look(seat), look_of(Perspective.of(episode.game, episode.state, seat, Rng.of(1, "look")))
        assert np.array_equal(shown["observation"], seen["observation"])
        assert np.array_equal(shown["action_mask"], seen["action_mask"])
        episode.state.apply(episode.state.legal()[0])


def test_a_policy_plays_by_the_rules() -> None:
    game = load("crew")
    lowest = PolicyBot(lambda look: int(np.argmax(look["action_mask"])))
    check_bot(lambda rng: lowest, game, options=[game.options(mission="1", players=3)], games=1)


def test_the_textbook_search_chooses_a_legal_move() -> None:
    game = load("crew")
    state = game.start(game.options(mission="2", players=3), 3)
    look = Perspective.of(game, state, int(state.turn), Rng.of(1, "look"))
    chosen = [IsmctsBot(Rng.of(1, "bot")).choose(look, Budget(simulations=10)).move for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in look.legal


def test_good_sense_plays_the_crew_fairly_and_nothing_else() -> None:
    game = load("crew")
    options = [game.options(mission=mission, players=players) for mission, players in (("2", 2), ("12", 3), ("24", 5))]
    assert check_bot(SenseBot, game, options=options, games=1).games == 3
    other = load("aquatica")
    state = other.start(other.options(), 1)
    with pytest.raises(Refused, match="refused-bot-level"):
        SenseBot(Rng.of(1, "bot")).choose(Perspective.of(other, state, int(state.turn), Rng.of(1, "look")))
