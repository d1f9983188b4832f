"""Our games as PettingZoo environments: `crew_v0.env(mission="5", players=4)`, with a version in every name.

The version increases when observations, moves or rewards change, so that results stay comparable.

>>> from batyskaf.envs.pettingzoo import crew_v0
>>> env = crew_v0.env(mission="5", players=4)
>>> env.reset(seed=7)
>>> env.agent_selection, int(env.observe(env.agent_selection)["action_mask"].sum()) > 0
('seat_2', True)
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from batyskaf.core.reason import Refused
from batyskaf.envs.episode import MODES, Episode, Look, Packs, check_mode
from batyskaf.games import names

ILLEGAL = -1.0
"""The reward of a seat that makes an illegal move, which ends the game."""


def observation_space(episode: Episode, moves: int) -> spaces.Dict:
    """The observation of a seat, and a mask of its legal moves.

    >>> observation_space(Episode("crew", (), {"players": 3}), 368)["action_mask"].shape
    (368,)
    """
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (episode.cells,), np.uint8),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


class GameEnv(AECEnv[str, Look, int]):
    """One game, seat by seat. An illegal move ends it; a step before the first reset is refused.

    >>> env = GameEnv("crew", 0, mission="1", players=3)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     look, reward, over, cut, info = env.last()
    ...     env.step(None if over or cut else int(look["action_mask"].argmax()))
    >>> env.agents
    []
    """

    def __init__(
        self,
        name: str,
        version: int,
        render_mode: str | None = None,
        packs: Packs = (),
        max_cycles: int | None = None,
        **choices: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{name}_v{version}",
            "render_modes": MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = check_mode(render_mode)
        self.episode = Episode(name, packs, choices)
        self.max_cycles = self.episode.game.max_decisions if max_cycles is None else max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.episode, self.episode.moves) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.episode.moves) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._made = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.start(seed)
        self._made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.state.turn]

    def observe(self, agent: str) -> Look:
        return self.episode.look(self._seat[agent])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise Refused("refused-env-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.episode.state
        self._cumulative_rewards[agent] = 0.0
        if action is None or action not in state.legal():
            self._end({**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL})
            return
        state.apply(int(action))
        self._made += 1
        if self.episode.over:
            self._end(dict(zip(self.possible_agents, state.rewards(), strict=True)))
        elif self._made >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.turn]
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        if not self.agents:
            raise Refused("refused-env-reset")
        return super().agent_iter(max_iter)

    def render(self) -> Any:
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class TogetherEnv(ParallelEnv[str, Look, int]):
    """The same for libraries that ask all seats in every cycle; only the action of the seat to act counts.

    The last action means waiting, which is the only legal action of the other seats. If the seat to act waits or
    chooses an illegal move, nothing happens in that cycle.

    >>> env = TogetherEnv("crew", 0, mission="1", players=3)
    >>> looks, infos = env.reset(seed=7)
    >>> chosen = {agent: int(look["action_mask"].argmax()) for agent, look in looks.items()}
    >>> looks, rewards, over, cut, infos = env.step(chosen)
    >>> sorted(rewards.items())
    [('seat_0', 0.0), ('seat_1', 0.0), ('seat_2', 0.0)]
    """

    def __init__(
        self,
        name: str,
        version: int,
        render_mode: str | None = None,
        packs: Packs = (),
        max_cycles: int | None = None,
        **choices: Any,
    ) -> None:
        self.metadata = {"name": f"{name}_v{version}", "render_modes": MODES, "render_fps": 2}
        self.render_mode = check_mode(render_mode)
        self.episode = Episode(name, packs, choices)
        self.wait = self.episode.moves
        self.max_cycles = self.episode.game.max_decisions if max_cycles is None else max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self.episode, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Look], dict[str, dict[str, Any]]]:
        self.episode.start(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._looks(), {agent: {} for agent in self.agents}

    def _looks(self) -> dict[str, Look]:
        return {agent: self._look(seat) for seat, agent in enumerate(self.possible_agents)}

    def _look(self, seat: int) -> Look:
        look = self.episode.look(seat)
        waits = np.array([self.episode.state.turn != seat], dtype=np.int8)
        return {**look, "action_mask": np.concatenate([look["action_mask"], waits])}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Look], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            raise Refused("refused-env-reset")
        agents = self.agents
        state = self.episode.state
        chosen = actions[self.possible_agents[state.turn]]
        if chosen in state.legal():
            state.apply(int(chosen))
        self._cycles += 1
        over = self.episode.over
        late = not over and self._cycles >= self.max_cycles
        earned = state.rewards() if over else (0.0,) * len(agents)
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._looks(),
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )

    def render(self) -> Any:
        return self.episode.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class Versioned:
    """A named version of a game's environment, with the interface of PettingZoo's modules.

    >>> crew = Versioned("crew", 0)
    >>> crew.env(players=3).metadata["name"], crew.parallel_env(players=3).possible_agents
    ('crew_v0', ['seat_0', 'seat_1', 'seat_2'])
    """

    def __init__(self, game: str, version: int) -> None:
        self.game = game
        self.version = version

    def env(self, **choices: Any) -> GameEnv:
        """The environment seat by seat. It checks actions itself, which is faster than PettingZoo's wrappers."""
        return GameEnv(self.game, self.version, **choices)

    raw_env = env

    def parallel_env(self, **choices: Any) -> TogetherEnv:
        """The environment that asks all seats in every cycle."""
        return TogetherEnv(self.game, self.version, **choices)


def __getattr__(name: str) -> Versioned:
    """`<game>_v0` for every available game, including those of installed packages."""
    game, _, version = name.rpartition("_v")
    if version != "0" or game not in names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Versioned(game, 0)
