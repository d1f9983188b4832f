"""Train MaskablePPO of Stable-Baselines3 by self-play: a small Aquatica for two against earlier versions of itself.

    pip install "batyskaf[recipes]"
    python examples/sb3_selfplay.py --games 2000 --weights build/aquatica-ppo.zip

The other seat is played by a copy of the policy that is renewed after every round of training.
"""

import argparse
from pathlib import Path

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import batyskaf.envs.gymnasium  # noqa: F401  registers the games
from batyskaf.bots import Bot
from batyskaf.core.rng import Rng
from batyskaf.envs.baselines import PolicyBot

TABLES, STEPS = 4, 256


class Rival:
    """The policy of the other seat: at first random, then the one copied last."""

    def __init__(self) -> None:
        self.model: MaskablePPO | None = None

    def __call__(self, rng: Rng) -> Bot:
        return PolicyBot(self.choose)

    def choose(self, look: dict[str, np.ndarray]) -> int:
        mask = look["action_mask"].astype(bool)
        if self.model is None:
            return int(np.random.default_rng().choice(np.flatnonzero(mask)))
        return int(self.model.predict(look["observation"], action_masks=mask)[0])

    def copy(self, model: MaskablePPO, path: Path) -> None:
        model.save(path)
        self.model = MaskablePPO.load(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, default=Path("aquatica-ppo.zip"))
    chosen = parser.parse_args()
    rival = Rival()
    settings = {"bots": rival, "players": 2, "size": "small"}
    tables = make_vec_env("batyskaf/Aquatica-v0", n_envs=TABLES, seed=chosen.seed, env_kwargs=settings)
    model = MaskablePPO("MlpPolicy", tables, n_steps=STEPS, batch_size=256, seed=chosen.seed)
    played = 0
    while played < chosen.games:
        model.learn(TABLES * STEPS, reset_num_timesteps=False)
        rewards = [reward for table in tables.env_method("get_episode_rewards") for reward in table[-50:]]
        played = sum(len(table) for table in tables.env_method("get_episode_rewards"))
        rival.copy(model, chosen.weights)
        print(f"{played} games, average reward of the latest {np.mean(rewards or [0]):.2f}", flush=True)


if __name__ == "__main__":
    main()
