"""Measures how many decisions a second a fleet makes with random moves.

python -m batyskaf.learn.speed --games 1000000
"""

import argparse
import time

import torch

from batyskaf.learn.fleet import Fleet, random_choice
from batyskaf.learn.settings import MEASURED, Setting


def measure(setting: Setting, games: int, seconds: float) -> tuple[int, float]:
    """Decisions, and seconds for dealing and playing whole fleets."""
    device = setting.plan.device
    decisions = torch.zeros((), dtype=torch.long, device=device)
    begun, ended = time.monotonic(), 0.0
    while ended - begun < seconds:
        fleet = Fleet(setting.plan, setting.dealer.deal(games))
        for question in fleet.questions():
            decisions += question.asked.sum()
            question.answer(random_choice(question))
        if device.type == "cuda":
            torch.cuda.synchronize()
        ended = time.monotonic()
    return int(decisions), ended - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    chosen = parser.parse_args()
    for course in MEASURED:
        setting = Setting(course, 512, 1, torch.device(chosen.device))
        measure(setting, chosen.games, 0.0)
        decisions, seconds = measure(setting, chosen.games, chosen.seconds)
        print(f"{course.name}: {decisions / seconds:,.0f} decisions a second, {chosen.games:,} games", flush=True)


if __name__ == "__main__":
    main()
