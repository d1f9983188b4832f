"""Gymnasium's own checks on our environments, and what they don't cover."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import batyskaf.envs.gymnasium as ours
from batyskaf.core.reason import Refused
from batyskaf.envs.vector import VectorGames

IDS = ["batyskaf/Crew-v0", "batyskaf/Aquatica-v0", "batyskaf/Endeavor-v0"]


@pytest.mark.parametrize("id", IDS)
@pytest.mark.filterwarnings("ignore")
def test_check_env(id: str) -> None:
    check_env(gymnasium.make(id, render_mode="rgb_array").unwrapped)


@pytest.mark.parametrize("bots", ["random", "easy"])
def test_one_seat_among_bots(bots: str) -> None:
    env = ours.SeatEnv("crew", seat=2, bots=bots, mission="1", players=3)
    rewards = []
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.episode.state.turn == 2
            assert np.array_equal(env.action_masks(), info["action_mask"])
            _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        rewards.append(reward)
        assert not info["action_mask"].any()
    assert set(rewards) <= {0.0, 1.0}


def test_only_decisions_of_this_game_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    env = ours.SeatEnv("crew", seat=2, mission="1", players=3)
    others, early = env._others, iter([True, True])  # two games that end before the seat is asked
    monkeypatch.setattr(env, "_others", lambda: others() or next(early, False))
    env.reset(seed=1)
    assert env._made == len(env.episode.state.history())


def test_an_illegal_move_ends_the_game() -> None:
    env = ours.SeatEnv("crew")
    _, info = env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)


def test_an_unknown_argument_is_a_type_error_that_names_it() -> None:
    """TorchRL passes `frameskip` and looks for these words."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        gymnasium.make("batyskaf/Crew-v0", frameskip=1)


def test_invalid_arguments_are_refused() -> None:
    for seat in (4, 1.5):
        with pytest.raises(Refused, match="refused-env-seat"):
            ours.SeatEnv("crew", seat=seat, players=4)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="no seat 9: this table has 4"):
        ours.SeatEnv("crew", seat=9, players=4)
    with pytest.raises(Refused, match="refused-env-render"):
        ours.SeatEnv("crew", render_mode="humane")
    with pytest.raises(Refused, match="refused-env-seeds"):
        ours.GamesVectorEnv("crew", 2).reset(seed=[1, 2])


@pytest.mark.parametrize("seat", [None, 0])
def test_many_at_once(seat: int | None) -> None:
    env = gymnasium.make_vec("batyskaf/Crew-v0", num_envs=3, seat=seat, mission="1", players=3)
    observations, info = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    ended = 0
    rng = np.random.default_rng(1)
    for _ in range(120):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        observations, rewards, terminated, _, info = env.step(actions)
        assert observations.shape == (3, 1960)
        assert ("final_obs" in info) == bool(terminated.any())
        for row in np.flatnonzero(terminated):
            assert info["final_obs"][row].shape == (1960,)
            assert rewards[row] == info["rewards"][row, 0]
            ended += 1
    assert ended > 2
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP


@pytest.mark.parametrize("shared_out", [{"processes": 2}, {"threads": 2}], ids=str)
def test_many_games_are_shared_out(shared_out: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("batyskaf.envs.vector.threads_take_turns", lambda: False)
    env = ours.GamesVectorEnv("crew", 4, mission="1", players=3, **shared_out)  # type: ignore[arg-type]
    games = VectorGames("crew", 4, seed=7, mission="1", players=3, processes=2)
    assert np.array_equal(env.reset(seed=7)[0], games.observations)
    env.close()
    games.close()
