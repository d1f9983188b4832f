"""Trains a policy to decide like good sense, so that it can play strangers on a GPU.

    python -m batyskaf.learn.imitate sense.pt --start policy.bin --minutes 6

Good sense is code that decides one game at a time. A policy that imitates it plays thousands at once, and
`learn.train --strangers sense.pt` lets it sit at the table. Everything here runs on a processor.
"""

import argparse
import time
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from batyskaf.bots.crew.sense import Sense
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_SIGNAL, TAKE
from batyskaf.games.crew.state import CrewState
from batyskaf.learn.deals import deal_of
from batyskaf.learn.export import read
from batyskaf.learn.fleet import Fleet, Question
from batyskaf.learn.net import Policy, Rows, Size, rows_of
from batyskaf.learn.rollout import to_columns
from batyskaf.learn.seeing import Sight, joined, see
from batyskaf.learn.settings import COURSES, Setting, place, prepare
from batyskaf.learn.train import size_of, store

CPU = torch.device("cpu")


class Teacher:
    """Plays fleets by good sense, which reads the same games in the rules."""

    def __init__(self, seed: int) -> None:
        self.sense = Sense(Rng.of(seed, "sense"), 0)

    def move(self, state: CrewState) -> int:
        return int(self.sense.signal(state) if state.phase == P_SIGNAL else self.sense.choose(state))

    def play(self, setting: Setting, games: int, slots: int) -> tuple[Sight, Tensor, Tensor]:
        """The decisions of some games that had a choice: what was seen, what was legal and what was chosen."""
        plan = setting.plan
        fleet = Fleet(plan, setting.dealer.deal(games))
        states = [plan.game.open(plan.setup, deal_of(plan, fleet.deals, number)) for number in range(games)]
        found = []
        for question in fleet.questions():
            choice = self._answer(fleet, question, states)
            rows = (question.asked & (question.legal.sum(1) > 1)).nonzero()[:, 0]
            if len(rows):
                sight = see(fleet, question, rows, setting.descriptions, slots).to(torch.float32)
                sight.task = sight.task + setting.first
                legal, back = to_columns(fleet, question, rows, slots)
                chosen = (legal & (back == choice[rows][:, None])).long().argmax(1)
                found.append((sight, legal, chosen))
            question.answer(choice)
        sights, legals, choices = zip(*found, strict=True)
        return joined(list(sights)), torch.cat(legals), torch.cat(choices)

    def _answer(self, fleet: Fleet, question: Question, states: list[CrewState]) -> Tensor:
        """The choice of each game that is asked; the games in the rules make it too."""
        games = fleet.games
        columns = question.columns.tolist()
        tasks = games.tasks.tolist()
        choice = question.legal.long().argmax(1)
        for row, (number, asked) in enumerate(zip(games.number.tolist(), question.asked.tolist(), strict=True)):
            if asked:
                move = self.move(states[number])
                wanted = move if move < TAKE else int(TAKE) + tasks[row].index(move - int(TAKE))
                choice[row] = columns.index(wanted)
                states[number].apply(move)
        return choice


class Imitation:
    """A policy that is trained on a teacher's decisions."""

    def __init__(self, policy: Policy, settings: list[Setting], rate: float, seed: int) -> None:
        self.policy = policy.train()
        self.settings = settings
        self.slots = place(settings)
        self.rows: Rows = rows_of([setting.descriptions for setting in settings], torch.float32)
        self.teacher = Teacher(seed)
        self.optimizer = torch.optim.Adam(policy.parameters(), lr=rate)

    def round(self, games: int, batch: int) -> tuple[int, float]:
        """Learn from the games of one course; returns the decisions, and the share that was foreseen."""
        weights = torch.tensor([setting.course.late for setting in self.settings])
        setting = self.settings[int(torch.multinomial(weights, 1))]
        sight, legal, choice = self.teacher.play(setting, games, self.slots)
        right = 0
        for part in torch.randperm(len(choice)).split(batch):
            scores = self.policy(sight[part], self.rows)[0].masked_fill(~legal[part], -1e9)
            right += int((scores.argmax(1) == choice[part]).sum())
            self.optimizer.zero_grad(set_to_none=True)
            functional.cross_entropy(scores, choice[part]).backward()
            self.optimizer.step()
        return len(choice), right / len(choice)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, help="the file of the policy")
    parser.add_argument("--start", type=Path, help="a policy to begin with: it learns faster than one of noise")
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--games", type=int, default=256, help="games in a round")
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    torch.manual_seed(chosen.seed)
    policy = read(chosen.start) if chosen.start is not None else Policy(Size())
    played = tuple(course for course in COURSES if course.late and dict(course.choices)["players"] in (3, 4, 5))
    imitation = Imitation(policy, prepare(played, chosen.games, chosen.seed, CPU), chosen.rate, chosen.seed)
    begun, decisions, rounds = time.monotonic(), 0, 0
    while time.monotonic() < begun + 60 * chosen.minutes:
        share = (time.monotonic() - begun) / (60 * chosen.minutes)
        imitation.optimizer.param_groups[0]["lr"] = chosen.rate * max(0.05, 1 - share)
        some, foreseen = imitation.round(chosen.games, chosen.batch)
        decisions, rounds = decisions + some, rounds + 1
        print(f"round {rounds}: {decisions:,} decisions, {100 * foreseen:.1f} % foreseen", flush=True)
        store({"size": size_of(policy), "policy": policy.state_dict()}, chosen.out)


if __name__ == "__main__":
    main()
