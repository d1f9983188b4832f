"""Train a crew from scratch: PPO with one network for all seats, on many games of The Crew at once.

    pip install "batyskaf[envs]" torch matplotlib
    python examples/ppo_crew.py --games 100000 --weights build/crew-ppo.pt --picture docs/ppo.svg

Measure the trained crew with the benchmark, on deals and missions that it has never seen:

    WEIGHTS=build/crew-ppo.pt PYTHONPATH=examples batyskaf lab benchmark crew-small ppo_crew:make

Every seat sees its own observation only; the crew shares the reward (1 for success), so PPO needs only one stream of
decisions from alternating points of view. The dashed line of the picture is random play, measured the same way.
"""

import argparse
import os
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from batyskaf import load
from batyskaf.core.rng import Rng
from batyskaf.envs.baselines import PolicyBot
from batyskaf.envs.vector import VectorGames

GAMES, STEPS = 256, 48
EPOCHS, PARTS = 2, 6
DISCOUNT, SMOOTHING, CLIP, ENTROPY, RATE = 1.0, 0.95, 0.2, 0.005, 1e-3
Cells = npt.NDArray[np.int64]

LARGE = 4.0
"""Cells are small numbers; they are divided by this and clipped at 1."""


class Crewmate(nn.Module):
    """Maps an observation to a preference for each move and an estimate of the chance of success."""

    def __init__(self, cells: int, moves: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(cells, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, cells: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        seen = self.body((cells.float() / LARGE).clamp(max=1.0))
        liking = self.policy(seen).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=liking, validate_args=False), self.value(seen).squeeze(-1)


class Rollout:
    """A stretch of play, step by step."""

    def __init__(self, cells: int, moves: int) -> None:
        self.cells = torch.zeros(STEPS, GAMES, cells, dtype=torch.uint8)
        self.masks = torch.zeros(STEPS, GAMES, moves, dtype=torch.bool)
        self.moves = torch.zeros(STEPS, GAMES, dtype=torch.int64)
        self.likely, self.values, self.rewards, self.ended = (torch.zeros(STEPS, GAMES) for _ in range(4))

    def play(self, crewmate: Crewmate, games: VectorGames, lively: Cells) -> tuple[int, float]:
        """Fill the rollout by playing; return the number of finished games and of successes."""
        ended, won = 0, 0.0
        for step in range(STEPS):
            self.cells[step] = torch.from_numpy(games.observations[:, lively])
            self.masks[step] = torch.from_numpy(games.masks.copy())
            with torch.no_grad():
                choice, value = crewmate(self.cells[step], self.masks[step])
                move = choice.sample()
            self.moves[step], self.values[step], self.likely[step] = move, value, choice.log_prob(move)
            _, rewards, terminated, _ = games.step(move.numpy())
            self.rewards[step] = torch.from_numpy(rewards[:, 0].copy())
            self.ended[step] = torch.from_numpy(terminated.astype(np.float32))
            ended += int(terminated.sum())
            won += float(rewards[:, 0].sum())
        return ended, won

    def advantages(self, last: torch.Tensor) -> torch.Tensor:
        """The advantages, by generalised advantage estimation."""
        found = torch.zeros(STEPS, GAMES)
        following, next_value = torch.zeros(GAMES), last
        for step in reversed(range(STEPS)):
            going = 1.0 - self.ended[step]
            surprise = self.rewards[step] + DISCOUNT * next_value * going - self.values[step]
            following = found[step] = surprise + DISCOUNT * SMOOTHING * going * following
            next_value = self.values[step]
        return found


def improve(crewmate: Crewmate, optimizer: torch.optim.Optimizer, rollout: Rollout, last: torch.Tensor) -> None:
    """Several epochs of PPO over a rollout."""
    advantages = rollout.advantages(last).flatten()
    targets = advantages + rollout.values.flatten()
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    cells, masks = rollout.cells.flatten(0, 1), rollout.masks.flatten(0, 1)
    moves, likely = rollout.moves.flatten(), rollout.likely.flatten()
    for _ in range(EPOCHS):
        for rows in torch.randperm(STEPS * GAMES).chunk(PARTS):
            choice, value = crewmate(cells[rows], masks[rows])
            ratio = (choice.log_prob(moves[rows]) - likely[rows]).exp()
            gain = torch.min(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows]).mean()
            loss = 0.5 * (value - targets[rows]).square().mean() - gain - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(crewmate.parameters(), 0.5)
            optimizer.step()


def at_random(options: dict[str, Any], games: int = 20_000) -> tuple[float, Cells]:
    """The success rate of random moves, and the cells of the observation that ever change with these options."""
    many = VectorGames("crew", GAMES, seed=99, **options)
    first, changed, won = many.observations[0].copy(), np.zeros(many.observations.shape[1], dtype=bool), 0.0
    while many.ended < games:
        won += float(many.step_sampled()[1][:, 0].sum())
        changed |= (many.observations != first).any(axis=0)
    return won / many.ended, np.flatnonzero(changed)


def train(
    crewmate: Crewmate, most: int, minutes: float, seed: int, options: dict[str, Any], lively: Cells
) -> list[tuple[float, int, float]]:
    """Train for some games or minutes; return minutes, games so far and success rate, every 2,000 games."""
    games = VectorGames("crew", GAMES, seed=seed, **options)
    optimizer = torch.optim.Adam(crewmate.parameters(), lr=RATE)
    rollout = Rollout(len(lively), games.masks.shape[1])
    curve: list[tuple[float, int, float]] = []
    begun, total, recent, won = time.monotonic(), 0, 0, 0.0
    while total < most and time.monotonic() - begun < 60 * minutes:
        ended, successes = rollout.play(crewmate, games, lively)
        with torch.no_grad():
            last = crewmate(torch.from_numpy(games.observations[:, lively]), torch.from_numpy(games.masks.copy()))[1]
        improve(crewmate, optimizer, rollout, last)
        total, recent, won = total + ended, recent + ended, won + successes
        if recent >= 2000:
            curve.append(((time.monotonic() - begun) / 60, total, won / recent))
            print(f"{curve[-1][0]:5.1f} min  {total:8d} games  {100 * curve[-1][2]:5.1f} % succeed", flush=True)
            recent, won = 0, 0.0
    return curve


def draw(curve: list[tuple[float, int, float]], chance: float, title: str, path: Path) -> None:
    import matplotlib.pyplot as plt

    plt.rcParams["svg.hashsalt"] = "batyskaf"
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([games / 1000 for _, games, _ in curve], [100 * rate for _, _, rate in curve], color="#1f5f8b")
    axes.axhline(100 * chance, color="#b04a3a", linestyle="--", label="random play")
    axes.set(xlabel="thousand games", ylabel="% of attempts that succeed", title=title, ylim=(0, None))
    axes.legend(frameon=False)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


@cache
def trained(path: str) -> tuple[Crewmate, Cells]:
    """A crewmate from its file, and the cells that it reads."""
    kept = torch.load(path, weights_only=True)
    lively: Cells = kept["cells"].numpy()
    crewmate = Crewmate(len(lively), len(load("crew").moves))
    crewmate.load_state_dict(kept["state"])
    return crewmate, lively


def make(_rng: Rng) -> PolicyBot:
    """The crewmate of the file named by the environment variable WEIGHTS as a bot: it plays its favourite move."""
    crewmate, lively = trained(os.environ["WEIGHTS"])

    @torch.no_grad()
    def policy(look: dict[str, Any]) -> int:
        cells = torch.from_numpy(look["observation"][lively])[None]
        choice, _ = crewmate(cells, torch.from_numpy(look["action_mask"] > 0)[None])
        return int(choice.logits.argmax())

    return PolicyBot(policy)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--minutes", type=float, default=60.0, help="stop earlier, after so many minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mission", default="1")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--weights", type=Path, help="where to save the network")
    parser.add_argument("--picture", type=Path, help="where to draw the learning curve")
    chosen = parser.parse_args()
    options: dict[str, Any] = {"mission": chosen.mission, "players": chosen.players, "memory": "open"}
    chance, lively = at_random(options)
    print(f"random play succeeds in {100 * chance:.1f} % of attempts; {len(lively)} cells ever change")
    torch.manual_seed(chosen.seed)
    crewmate = Crewmate(len(lively), len(load("crew").moves))
    curve = train(crewmate, chosen.games, chosen.minutes, chosen.seed, options, lively)
    if chosen.weights:
        torch.save(
            {"options": options, "cells": torch.from_numpy(lively), "state": crewmate.state_dict()}, chosen.weights
        )
    if chosen.picture and curve:
        title = f"PPO from scratch: mission {chosen.mission}, {chosen.players} players, {curve[-1][0]:.0f} minutes"
        draw(curve, chance, title, chosen.picture)


if __name__ == "__main__":
    main()
