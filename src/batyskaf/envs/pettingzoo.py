"""Our games as PettingZoo environments: `crew_v0.env(mission="5", players=4)`, with a version in every name.

A version grows when observations, moves or rewards of an environment change, so that results can be compared.

>>> from batyskaf.envs.pettingzoo import crew_v0
>>> env = crew_v0.env(mission="5", players=4)
>>> env.reset(seed=7)
>>> env.agent_selection, int(env.observe(env.agent_selection)["action_mask"].sum()) > 0
('seat_0', True)
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from batyskaf.core.reason import Refused
from batyskaf.core.result import rewards_of
from batyskaf.envs.window import MODES, Look, Packs, Window, check_mode

ILLEGAL = -1.0
"""What an illegal move costs whoever makes it; it ends the game."""


def observation_space(window: Window, moves: int) -> spaces.Dict:
    """What a seat is shown: its observation, and which moves it may make."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (window.cells,), np.uint8),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


class GameEnv(AECEnv[str, Look, int]):
    """One game, one seat after another. An illegal move ends it, a step before the first reset is refused."""

    def __init__(
        self, name: str, version: int, render_mode: str | None = None, packs: Packs = (), **choices: Any
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{name}_v{version}",
            "render_modes": MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = check_mode(render_mode)
        self.window = Window(name, packs, choices)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.window.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.window, self.window.moves) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.window.moves) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._made = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.window.start(seed)
        self._made = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.window.state.turn]

    def observe(self, agent: str) -> Look:
        return self.window.look(self._seat[agent])

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise Refused("refused-env-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.window.state
        self._cumulative_rewards[agent] = 0.0
        if action is None or action not in state.legal():
            self._end({**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL})
            return
        state.apply(int(action))
        self._made += 1
        if self.window.over:
            self._end(dict(zip(self.possible_agents, rewards_of(state.result()), strict=True)))
        elif self._made >= self.window.game.max_decisions:
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
        return self.window.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class TogetherEnv(ParallelEnv[str, Look, int]):
    """The same for libraries that ask all seats in every cycle: only the seat whose turn it is is heard.

    The last action is to wait: all that the others can do. If the seat that is asked waits, or answers with a move that
    is not legal, nothing happens in that cycle.
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
        self.window = Window(name, packs, choices)
        self.wait = self.window.moves
        self.max_cycles = self.window.game.max_decisions if max_cycles is None else max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.window.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(self.window, self.wait + 1) for agent in self.possible_agents
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
        self.window.start(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._looks(), {agent: {} for agent in self.agents}

    def _looks(self) -> dict[str, Look]:
        return {agent: self._look(seat) for seat, agent in enumerate(self.possible_agents)}

    def _look(self, seat: int) -> Look:
        look = self.window.look(seat)
        waits = np.array([self.window.state.turn != seat], dtype=np.int8)
        return {**look, "action_mask": np.concatenate([look["action_mask"], waits])}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Look], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            raise Refused("refused-env-reset")
        agents = self.agents
        state = self.window.state
        chosen = actions[self.possible_agents[state.turn]]
        if chosen in state.legal():
            state.apply(int(chosen))
        self._cycles += 1
        over = self.window.over
        late = not over and self._cycles >= self.max_cycles
        earned = rewards_of(state.result()) if over else (0.0,) * len(agents)
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
        return self.window.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class Versioned:
    """A named version of a game's environment, in the shape of PettingZoo's own modules."""

    def __init__(self, game: str, version: int) -> None:
        self.game = game
        self.version = version

    def env(self, **choices: Any) -> GameEnv:
        """One seat after another. It guards itself: PettingZoo's wrappers would do the same several times slower."""
        return GameEnv(self.game, self.version, **choices)

    raw_env = env

    def parallel_env(self, **choices: Any) -> TogetherEnv:
        """All seats asked in every cycle."""
        return TogetherEnv(self.game, self.version, **choices)


crew_v0 = Versioned("crew", 0)
aquatica_v0 = Versioned("aquatica", 0)
endeavor_v0 = Versioned("endeavor", 0)
