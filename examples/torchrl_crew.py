"""Train one seat of The Crew with TorchRL: PPO on `GymEnv` with masked actions; bots play the other seats.

pip install "batyskaf[recipes]"
python examples/torchrl_crew.py --games 2000 --weights build/torchrl.pt
"""

import argparse
from pathlib import Path

import torch
from tensordict.nn import ProbabilisticTensorDictModule, ProbabilisticTensorDictSequential, TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymEnv, StepCounter, TransformedEnv
from torchrl.modules import MaskedCategorical, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import batyskaf.envs.gymnasium  # noqa: F401  registers the games

FRAMES, PARTS, EPOCHS, RATE = 1000, 4, 4, 1e-3


def make_env(seed: int) -> TransformedEnv:
    choices = {"mission": "1", "players": 3, "size": "small", "distress": "off"}
    env = GymEnv("batyskaf/Crew-v0", masked=True, categorical_action_encoding=True, **choices)
    env.set_seed(seed)
    as_flags = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    return TransformedEnv(env, Compose(as_flags, ActionMask(), StepCounter()))


def network(cells: int, out: int) -> nn.Module:
    return nn.Sequential(nn.Linear(cells, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, out))


def make_actor(env: TransformedEnv) -> ProbabilisticTensorDictSequential:
    cells, moves = env.observation_spec["observations"].shape[-1], env.action_spec.space.n
    logits = TensorDictModule(network(cells, moves), in_keys=["observations"], out_keys=["logits"])
    choice = ProbabilisticTensorDictModule(
        in_keys={"logits": "logits", "mask": "action_mask"},
        out_keys=["action"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    return ProbabilisticTensorDictSequential(logits, choice)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="where to save the actor")
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    env = make_env(chosen.seed)
    actor = make_actor(env)
    critic = ValueOperator(network(env.observation_spec["observations"].shape[-1], 1), in_keys=["observations"])
    loss = ClipPPOLoss(actor, critic)
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), lr=RATE)
    collector = Collector(env, actor, frames_per_batch=FRAMES, total_frames=-1)
    played = 0
    for batch in collector:
        for _ in range(EPOCHS):
            advantage(batch)
            for rows in torch.randperm(FRAMES).chunk(PARTS):
                parts = loss(batch[rows])
                optimizer.zero_grad()
                sum(value for key, value in parts.items() if key.startswith("loss_")).backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
        ended = batch["next", "done"].squeeze(-1)
        played += int(ended.sum())
        print(f"{played} games, average reward {float(batch['next', 'reward'][ended].mean()):.2f}", flush=True)
        if played >= chosen.games:
            break
    collector.shutdown()
    if chosen.weights:
        torch.save(actor.state_dict(), chosen.weights)


if __name__ == "__main__":
    main()
