"""Train one seat of The Crew with RLlib's PPO and its action masking; bots play the others.

    pip install "batyskaf[recipes]"
    python examples/rllib_crew.py --games 2000 --weights build/rllib

`masked=True` gives observations in the form that RLlib masks: a dict of `observations` and `action_mask`.
"""

import argparse
from pathlib import Path
from typing import Any

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from batyskaf.envs.gymnasium import SeatEnv


def make_env(settings: dict[str, Any]) -> SeatEnv:
    return SeatEnv("crew", masked=True, mission="1", players=3, size="small", distress="off", **settings)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bots", default="random", help="the level of the other seats")
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0 plays in this one")
    parser.add_argument("--weights", type=Path, help="where to save the checkpoint")
    chosen = parser.parse_args()
    register_env("batyskaf", make_env)
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128, 128]})
    config = (
        PPOConfig()
        .environment("batyskaf", env_config={"bots": chosen.bots})
        .env_runners(num_env_runners=chosen.runners)
        .training(train_batch_size_per_learner=1000, minibatch_size=250, num_epochs=4)
        .rl_module(rl_module_spec=module)
    )
    algorithm = config.build_algo()
    played = 0
    while played < chosen.games:
        result = algorithm.train()["env_runners"]
        played += int(result["num_episodes"])
        print(f"{played} games, average reward {result['episode_return_mean']:.2f}", flush=True)
    if chosen.weights:
        algorithm.save_to_path(chosen.weights.absolute())
    algorithm.stop()


if __name__ == "__main__":
    main()
