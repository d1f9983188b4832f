"""Our games for Gymnasium: one seat of a table with bots in the others, and many tables at once.

>>> import gymnasium
>>> import batyskaf.envs.gymnasium
>>> env = gymnasium.make("batyskaf/Crew-v0", mission="5", players=4)
>>> observation, info = env.reset(seed=7)
>>> observation.shape, int(info["action_mask"].sum()) > 0
((1960,), True)
"""

from collections.abc import Callable
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from batyskaf.bots import load as load_bot
from batyskaf.bots.bot import Bot, Perspective
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.envs.arrays import Bytes, Floats
from batyskaf.envs.episode import MODES, Episode, Packs, check_mode
from batyskaf.envs.vector import VectorGames
from batyskaf.games import names

ILLEGAL = -1.0
"""The reward of an illegal move, which ends the game."""


Bots = str | Callable[[Rng], Bot]
"""A level of bots, or a function that makes one: `lambda rng: PolicyBot(policy)` lets a policy play the other seats."""


class SeatEnv(gymnasium.Env[Any, int]):
    """One seat against or with bots. `info["action_mask"]` has the legal moves.

    With `masked`, an observation is a dict of `observations` (the cells as floats) and `action_mask`, the form in which
    RLlib and TorchRL mask actions.

    >>> env = SeatEnv("crew", masked=True, mission="5", players=4)
    >>> {key: (cells.shape, str(cells.dtype)) for key, cells in env.reset(seed=7)[0].items()}
    {'observations': ((1960,), 'float32'), 'action_mask': ((368,), 'int8')}
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        name: str,
        seat: int = 0,
        bots: Bots = "random",
        render_mode: str | None = None,
        packs: Packs = (),
        masked: bool = False,
        **choices: Any,
    ) -> None:
        self.episode = Episode(name, packs, choices)
        if seat not in range(self.episode.seats):
            raise Refused("refused-env-seat", given=seat, count=self.episode.seats)
        self.seat = seat
        self.render_mode = check_mode(render_mode)
        self.observation_space = _masked_space(self.episode) if masked else _cells(self.episode)
        self.action_space = spaces.Discrete(self.episode.moves)
        self._masked = masked
        self._bots = bots
        self._made = 0
        self._sit(0)

    def _sit(self, seed: int) -> None:
        """Seat the bots; the same seed gives the same bots."""
        self._rng = Rng.of(seed, "seat env")
        self._bot = [self._make_bot(Rng.of(self._rng.seed(), "bot")) for _ in range(self.episode.seats)]

    def _make_bot(self, rng: Rng) -> Bot:
        return load_bot(self._bots, rng) if isinstance(self._bots, str) else self._bots(rng)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._sit(seed)
        self._made = 0
        self.episode.start(seed)
        while self._others():  # the game ended before this seat was asked: start the next one
            self._made = 0
            self.episode.start(None)
        return self._result()

    def _others(self) -> bool:
        """Let the bots move until it is this seat's turn; return True if the game ended first."""
        episode = self.episode
        while not episode.over and episode.state.turn != self.seat and self._made < episode.game.max_decisions:
            turn = int(episode.state.turn)
            look = Perspective.of(episode.game, episode.state, turn, self._rng)
            episode.state.apply(self._bot[turn].choose(look).move)
            self._made += 1
        return episode.over

    def _result(self) -> tuple[Any, dict[str, Any]]:
        look = self.episode.look(self.seat)
        cells, mask = look["observation"], look["action_mask"]
        if self._masked:
            return {"observations": cells.astype(np.float32), "action_mask": mask}, {"action_mask": mask}
        return cells, {"action_mask": mask}

    def action_masks(self) -> Any:
        """The legal moves, under the name that libraries with masked policies expect."""
        return self.episode.look(self.seat)["action_mask"]

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if action not in episode.state.legal():
            return self._result()[0], ILLEGAL, True, False, self._result()[1]
        episode.state.apply(int(action))
        self._made += 1
        over = self._others()
        late = not over and self._made >= episode.game.max_decisions
        reward = episode.state.rewards()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        observation, info = self._result()
        return observation, reward, over, late, info

    def render(self) -> Any:
        return self.episode.render(self.render_mode)


def _cells(episode: Episode, kind: Any = np.uint8) -> spaces.Box:
    return spaces.Box(0, 127, (episode.cells,), kind)


def _masked_space(episode: Episode) -> spaces.Dict:
    mask = spaces.Box(0, 1, (episode.moves,), np.int8)
    return spaces.Dict({"observations": _cells(episode, np.float32), "action_mask": mask})


class GamesVectorEnv(VectorEnv[Bytes, Any, Any]):
    """Many games at once. The reward is that of the seat that moved; `info` has masks, seats and all rewards.

    With a `seat`, only that seat is asked, and the others move at random. A game that ends is reset in the same step;
    `info["final_obs"]` has its last observation. The next step overwrites the arrays in `info`.

    >>> env = GamesVectorEnv("crew", 8, mission="1", players=3)
    >>> observations, info = env.reset(seed=7)
    >>> observations, rewards, terminated, truncated, info = env.step(info["action_mask"].argmax(axis=1))
    >>> observations.shape, rewards.shape
    ((8, 1960), (8,))
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        seat: int | None = None,
        packs: Packs = (),
        processes: int = 1,
        threads: int = 1,
        **choices: Any,
    ) -> None:
        self.games = VectorGames(
            name, num_envs, seat=seat, packs=packs, processes=processes, threads=threads, **choices
        )
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 127, (self.games.observations.shape[1],), np.uint8)
        self.single_action_space = spaces.Discrete(self.games.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        if isinstance(seed, list):
            raise Refused("refused-env-seeds")
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**62)) if seed is None else seed)
        return self.games.observations.copy(), self._info()

    def step(self, actions: Any) -> tuple[Bytes, Floats, Any, Any, dict[str, Any]]:
        games = self.games
        moved = games.turns.copy()
        games.step(actions)
        info = self._info()
        ended = games.terminated | games.truncated
        if ended.any():
            finals = np.full(self.num_envs, None, dtype=object)
            for row in np.flatnonzero(ended):
                finals[row] = games.finals[row].copy()
            info |= {"final_obs": finals, "_final_obs": ended}
        rewards = games.rewards[self._rows, moved]
        return games.observations.copy(), rewards, games.terminated.copy(), games.truncated.copy(), info

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()

    def _info(self) -> dict[str, Any]:
        games = self.games
        return {"action_mask": games.masks, "seat": games.turns, "rewards": games.rewards}


for _name in names():
    gymnasium.register(
        f"batyskaf/{_name.capitalize()}-v0",
        entry_point="batyskaf.envs.gymnasium:SeatEnv",
        vector_entry_point="batyskaf.envs.gymnasium:GamesVectorEnv",
        kwargs={"name": _name},
    )
