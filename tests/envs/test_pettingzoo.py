"""PettingZoo's own test suites on our environments, and what they don't cover."""

import copy
import itertools
import pickle
from collections.abc import Callable
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test import performance_benchmark as benchmark_module
from pettingzoo.utils.conversions import parallel_to_aec

from batyskaf.core.reason import Refused
from batyskaf.envs.pettingzoo import GameEnv, Versioned, aquatica_v0, crew_v0, endeavor_v0
from batyskaf.testing.laws import observation

ALL = [crew_v0, aquatica_v0, endeavor_v0]
named = pytest.mark.parametrize("version", ALL, ids=lambda version: version.game)
OPTIONS: list[tuple[Versioned, dict[str, object]]] = [
    (crew_v0, {"mission": "14", "players": 2}),
    (crew_v0, {"mission": "32", "players": 5, "memory": "open"}),
    (aquatica_v0, {"players": 1}),
    (aquatica_v0, {"players": 3, "mode": "advanced"}),
    (endeavor_v0, {"players": 2, "mode": "cooperative"}),
]


@named
@pytest.mark.filterwarnings("ignore")
def test_api(version: Versioned) -> None:
    api_test(version.env(), num_cycles=60)


@pytest.mark.parametrize(("version", "choices"), OPTIONS, ids=lambda part: str(getattr(part, "game", part)))
@pytest.mark.filterwarnings("ignore")
def test_api_with_options(version: Versioned, choices: dict[str, object]) -> None:
    api_test(version.env(**choices), num_cycles=30)


@named
def test_seed(version: Versioned) -> None:
    seed_test(version.env, num_cycles=10)


@named
def test_render(version: Versioned, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(version.env, {"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda text: "╭" in text})
    assert "╭" in capsys.readouterr().out


def test_nothing_is_rendered_without_a_mode_and_unknown_modes_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    env = crew_v0.env()
    env.reset(seed=1)
    assert env.render() is None
    assert not capsys.readouterr().out
    for make in (crew_v0.env, crew_v0.parallel_env):
        with pytest.raises(Refused, match="refused-env-render"):
            make(render_mode="humane")


def test_human_mode_prints_every_cycle(capsys: pytest.CaptureFixture[str]) -> None:
    env = crew_v0.parallel_env(render_mode="human")
    env.reset(seed=1)
    env.step(dict.fromkeys(env.agents, env.wait))
    assert "╭" in capsys.readouterr().out


@named
def test_max_cycles(version: Versioned) -> None:
    """The suite counts cycles in which every seat is asked."""
    asked = SimpleNamespace(
        parallel_env=version.parallel_env,
        env=lambda max_cycles: parallel_to_aec(version.parallel_env(max_cycles=max_cycles)),
    )
    max_cycles_test(asked)
    env = version.env(max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(mask.argmax()))
    assert all(env.truncations.values())


@named
@pytest.mark.filterwarnings("ignore")
def test_parallel_api(version: Versioned) -> None:
    parallel_api_test(version.parallel_env(), num_cycles=40)


@named
def test_performance(version: Versioned, monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite runs for five seconds; the test speeds up its clock."""
    clock = itertools.count(0.0, 0.25)
    module = __import__("sys").modules[benchmark_module.__module__]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock)))
    performance_benchmark(version.env())


@named
def test_a_whole_game(version: Versioned) -> None:
    env = version.env()
    env.reset(seed=5)
    raw = env.unwrapped
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        look, reward, terminated, _, _ = env.last()
        total[agent] += reward
        if terminated:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        assert seat == raw.episode.state.turn
        assert look["observation"].tobytes() == observation(raw.episode.game, raw.episode.state, seat)
        assert np.flatnonzero(look["action_mask"]).tolist() == raw.episode.state.legal()
        env.step(int(rng.choice(np.flatnonzero(look["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0.0 if version is not crew_v0 else 4 * total["seat_0"])


@named
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_in_the_middle_of_a_game_is_independent(
    version: Versioned, copied: Callable[[GameEnv], GameEnv]
) -> None:
    def go_on(env: GameEnv) -> list[bytes]:
        seen = []
        for _ in range(6):
            look = env.observe(env.agent_selection)
            seen.append(look["observation"].tobytes())
            env.step(int(np.flatnonzero(look["action_mask"])[-1]))
        env.reset()
        return [*seen, env.observe("seat_0")["observation"].tobytes()]

    env = version.env(players=2)
    env.reset(seed=3)
    go_on(env)
    twin = copied(env)
    assert go_on(env) == go_on(twin)


def test_seats_not_to_act_have_no_legal_moves() -> None:
    env = crew_v0.env(players=3)
    env.reset(seed=1)
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)


def test_an_illegal_move_ends_the_game() -> None:
    env = crew_v0.env(players=3)
    env.reset(seed=1)
    culprit = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(culprit)["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[culprit] == -1.0


@pytest.mark.parametrize("near", [0.9, -0.1, "x", None])
def test_an_action_that_is_no_move_id_is_illegal(near: object) -> None:
    env = crew_v0.env(players=3)
    env.reset(seed=1)
    legal = env.episode.state.legal()[0]
    env.step(legal + near if isinstance(near, float) else near)  # type: ignore[arg-type]
    assert all(env.terminations.values())


def test_seeds_are_integers_of_any_type() -> None:
    env = crew_v0.env()
    env.reset(seed=np.int64(7))  # type: ignore[arg-type]
    shown = env.observe("seat_0")["observation"]
    env.reset(seed=7)
    assert np.array_equal(env.observe("seat_0")["observation"], shown)
    with pytest.raises(Refused, match="refused-seed"):
        env.reset(seed=-7)


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(Refused, match="refused-env-reset"):
        crew_v0.env().step(0)
    with pytest.raises(Refused, match="refused-env-reset"):
        crew_v0.env().agent_iter()
    together = crew_v0.parallel_env()
    with pytest.raises(Refused, match="refused-env-reset"):
        together.step(dict.fromkeys(together.possible_agents, 0))
