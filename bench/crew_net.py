"""How well a trained policy plays alone, without any search, on the deals of `bench.crew_bots`.

    python -m bench.crew_net FOLDER/policy.pt seven six silent --attempts 1000

It always plays the move that it scores highest. The last line for each setting is the time of one decision by itself.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path

import torch

from batyskaf.lab.figures import wilson
from batyskaf.learn.deals import deals_of
from batyskaf.learn.describing import Descriptions
from batyskaf.learn.fleet import Fleet
from batyskaf.learn.net import Rows, load_policy, rows_of
from batyskaf.learn.plan import Plan
from batyskaf.learn.rollout import Player
from bench.crew_bots import cases

PART = 500
"""Games played at once."""


class Fixed:
    """A setting whose deals are given."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.descriptions = Descriptions(plan)
        self.first = 0


def parts(what: str, attempts: int) -> Iterator[list]:
    found = list(cases(what, attempts))
    for start in range(0, attempts, PART):
        yield found[start : start + PART]


def measure(player: Player, what: str, attempts: int) -> list[bool]:
    """By attempt whether it succeeds."""
    won: list[bool] = []
    for part in parts(what, attempts):
        _, game, options, _ = part[0]
        setting = Fixed(Plan(game, options, torch.device("cpu")))
        player.rows = rows_of([setting.descriptions], torch.float32)
        deals = deals_of(setting.plan, [game.start(options, seed).deal for _, game, options, seed in part])
        player.slots = max(10, deals.tasks.shape[1])
        won += player.success(setting, deals).tolist()
    return won


def decision_time(player: Player, what: str) -> float:
    """Milliseconds for one decision of one game, seeing and thinking."""
    _, game, options, seed = next(iter(cases(what, 1)))
    setting = Fixed(Plan(game, options, torch.device("cpu")))
    player.rows = rows_of([setting.descriptions], torch.float32)
    fleet = Fleet(setting.plan, deals_of(setting.plan, [game.start(options, seed).deal]))
    player.slots = max(10, fleet.slots)
    question = next(fleet.questions())
    choice = torch.zeros_like(question.owner)
    rows = question.asked.nonzero()[:, 0]
    with torch.no_grad():
        begun = time.process_time()
        for _ in range(100):
            player.decide(setting, fleet, question, rows, choice)
    return (time.process_time() - begun) * 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("policy", type=Path)
    parser.add_argument("what", nargs="+", choices=["seven", "six", "silent"])
    parser.add_argument("--attempts", type=int, default=1000)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    policy = load_policy(chosen.policy)
    for what in chosen.what:
        player = Player(policy, Rows(torch.zeros(0), torch.zeros(0)), 0, torch.float32)
        won = measure(player, what, chosen.attempts)
        for count in sorted({min(300, len(won)), len(won)}):
            share, (low, high) = sum(won[:count]) / count, wilson(sum(won[:count]), count)
            print(f"{what}: {100 * share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of the first {count}", flush=True)
        print(f"{what}: {decision_time(player, what):.2f} ms a decision", flush=True)


if __name__ == "__main__":
    main()
