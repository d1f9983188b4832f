"""Train DQN agents of OpenSpiel on a small game of The Crew: one agent for each seat, all learning together.

    pip install "batyskaf[recipes]"
    python examples/openspiel_dqn.py --games 2000 --weights build/dqn

The information state is the observation, scaled to 0 to 1, so the loss stays finite.
"""

import argparse
import math
from pathlib import Path
from typing import Any

from open_spiel.python import rl_environment
from open_spiel.python.pytorch.dqn import DQN

import batyskaf.envs.openspiel  # noqa: F401  registers the games

GAME = "python_batyskaf_crew(players=3,size=small,mission=1,distress=off,deals={deals})"
REPORT = 100


def make_agents(env: rl_environment.Environment) -> list[Any]:
    cells = env.observation_spec()["info_state"][0]
    moves = env.action_spec()["num_actions"]
    settings = {"hidden_layers_sizes": [128], "learning_rate": 1e-3, "optimizer_str": "adam"}
    return [DQN(seat, cells, moves, min_buffer_size_to_learn=200, **settings) for seat in range(env.num_players)]


def play(env: rl_environment.Environment, agents: list[Any]) -> float:
    """Play a game and learn from it; return the reward of the crew."""
    step = env.reset()
    while not step.last():
        chosen = agents[step.observations["current_player"]].step(step)
        step = env.step([chosen.action])
    for agent in agents:
        agent.step(step)
    return float(step.rewards[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--deals", type=int, default=1000, help="how many deals chance picks from")
    parser.add_argument("--weights", type=Path, help="a folder for the networks")
    chosen = parser.parse_args()
    env = rl_environment.Environment(GAME.format(deals=chosen.deals))
    agents = make_agents(env)
    won = 0.0
    for game in range(1, chosen.games + 1):
        won += play(env, agents)
        if game % REPORT == 0 or game == chosen.games:
            losses = [float(agent.loss) for agent in agents if agent.loss is not None]
            if not all(math.isfinite(loss) for loss in losses):
                raise SystemExit(f"the loss is not finite after {game} games: {losses}")
            print(f"{game} games, {100 * won / game:.1f} % succeed, losses {losses}", flush=True)
    if chosen.weights:
        chosen.weights.mkdir(parents=True, exist_ok=True)
        for seat, agent in enumerate(agents):
            agent.save(chosen.weights / f"seat-{seat}.pt")


if __name__ == "__main__":
    main()
