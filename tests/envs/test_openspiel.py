"""OpenSpiel's own checks and searches on our games, and what they don't cover."""

import random

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this Python and platform (see pyproject.toml)")

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import ismcts, mcts

import batyskaf.envs.openspiel as ours
from batyskaf.bots.bot import Perspective
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.testing import check_bot
from batyskaf.testing.laws import observation

NAMES = [
    "python_batyskaf_crew(mission=5,players=4)",
    "python_batyskaf_crew(mission=8,players=2,memory=open,tasks=T3+T4)",
    "python_batyskaf_crew(mission_name=epilogue,players=3,deals=2)",
    "python_batyskaf_aquatica(players=2,edition=2020)",
    "python_batyskaf_endeavor(players=1,mission=3,deals=10)",
]


def played(name: str, moves: int, deal: int = 1) -> ours.SpielState:
    """A game after the deal and some random moves."""
    state: ours.SpielState = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    pick = random.Random(deal)
    while moves and not state.is_terminal():
        state.apply_action(pick.choice(state.legal_actions()))
        moves -= 1
    return state


@pytest.mark.parametrize("name", NAMES[:4])
def test_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=name == NAMES[0], verbose=False)


def test_playthrough() -> None:
    from open_spiel.python.algorithms import generate_playthrough  # with SciPy and all of OpenSpiel's games

    text = generate_playthrough.playthrough("python_batyskaf_crew(mission=1,players=3,deals=3)", None, seed=3)
    assert "IsTerminal() = True" in text
    assert 'InformationStateString(0) = "seat 0: Dealt' in text


@pytest.mark.parametrize("name", [NAMES[0], NAMES[3]])
def test_searches_run(name: str) -> None:
    state = played(name, 4)
    game = state.get_game()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    for bot in (
        mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 4, random_state=np.random.RandomState(1)),
    ):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_options_are_parameters(name: str) -> None:
    options = pyspiel.load_game(name).options
    wanted = dict(part.split("=") for part in name.partition("(")[2].rstrip(")").split(","))
    for key, text in wanted.items():
        if key == "tasks":
            assert options.tasks == ("T3", "T4")
        elif key != "deals":
            assert str(getattr(options, "mission" if key == "mission_name" else key)) == text


@pytest.mark.parametrize("deals", [0, -4])
def test_the_number_of_deals_must_be_positive(deals: int) -> None:
    with pytest.raises(Refused, match="refused-env-deals"):
        pyspiel.load_game(f"python_batyskaf_crew(deals={deals})")


@pytest.mark.parametrize("name", NAMES)
def test_tensors(name: str) -> None:
    state = played(name, 12)
    game = state.get_game()
    episode = state.episode
    assert episode is not None
    for seat in range(game.num_players()):
        expected = [cell / 127 for cell in observation(game.ours, episode.state, seat)]
        assert state.observation_tensor(seat) == pytest.approx(expected)
        assert state.information_state_tensor(seat) == pytest.approx(expected)
        assert max(expected) <= 1


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_seat(name: str) -> None:
    state = played(name, 25)
    other = state if not state.is_terminal() else played(name, 6)
    seat = max(other.current_player(), 0)
    again = other.resample_from_infostate(seat, random.Random(1).random)
    assert again.information_state_string(seat) == other.information_state_string(seat)
    assert again.information_state_tensor(seat) == other.information_state_tensor(seat)
    assert again.observation_string(seat) == other.observation_string(seat)
    assert again.legal_actions() == other.legal_actions()
    assert len(again.history()) == len(other.history())


def test_only_the_giver_sees_a_secret_gift() -> None:
    state = played("python_batyskaf_crew(mission=1,players=3)", 0)
    game = state.get_game()
    left = game.ours.moves.id("vote left")
    while not any(game.ours.moves.secret(move) for move in state.legal_actions()):
        state.apply_action(left if left in state.legal_actions() else state.legal_actions()[0])
    giver = state.current_player()
    gift = state.legal_actions()[0]
    state.apply_action(gift)
    text = game.ours.moves.text(gift)
    shown = [f"{giver} {text}:" in state.information_state_string(seat) for seat in range(3)]
    assert shown == [seat == giver for seat in range(3)]


def test_a_clone_is_independent() -> None:
    state = played(NAMES[0], 3)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


# --- policies as bots ---


class Weighted(policy.Policy):  # type: ignore[misc]
    """Gives the last legal action three of four parts, and keeps what it was shown."""

    def __init__(self, game: ours.SpielGame) -> None:
        super().__init__(game, range(game.num_players()))
        self.shown: list[np.ndarray] = []

    def action_probabilities(self, state: ours.SpielState, player_id: int | None = None) -> dict[int, float]:
        self.shown.append(np.array(state.observation_tensor(player_id)))
        legal: list[int] = state.legal_actions()
        return {legal[0]: 1.0} if len(legal) == 1 else {legal[0]: 0.25, legal[-1]: 0.75}


def test_a_policy_as_a_bot_sees_its_seat_and_follows_its_chances() -> None:
    made: list[Weighted] = []

    def make(game: ours.SpielGame) -> Weighted:
        made.append(Weighted(game))
        return made[-1]

    game = load("crew")
    state = game.start(game.options(mission="5", players=4), 3)
    bot = ours.SpielPolicyBot(make, Rng.of(1, "bot"))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    seat = int(state.turn)
    look = Perspective.of(game, state, seat, Rng.of(2, "look"))
    chosen = [bot.choose(look).move for _ in range(200)]
    legal = state.legal()
    assert set(chosen) == {legal[0], legal[-1]}
    assert 120 < chosen.count(legal[-1]) < 180  # 150 expected; five standard deviations are 31
    (only,) = made
    cells = np.array([cell / ours.HIGHEST for cell in observation(game, state, seat)], np.float32)
    assert all(np.array_equal(shown, cells) for shown in only.shown)


@pytest.mark.parametrize(
    ("name", "choices"),
    [("crew", {"mission": "1", "players": 3}), ("aquatica", {"size": "small"}), ("endeavor", {"size": "small"})],
)
def test_a_policy_plays_as_a_bot_by_the_rules(name: str, choices: dict[str, object]) -> None:
    game = load(name)
    options = [game.options(**{"players": 2} | choices)]
    check_bot(lambda rng: ours.SpielPolicyBot(policy.UniformRandomPolicy, rng), game, options=options, games=1)
