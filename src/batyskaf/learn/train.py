"""Trains a policy for The Crew by self-play: PPO with a critic that sees all hands and a belief about who holds what.

    python -m batyskaf.learn.train --out FOLDER --minutes 20

It writes FOLDER/curve.jsonl (a line for each measurement), FOLDER/policy.pt, average.pt (the running mean of the
policies) and critic.pt (in half precision) and FOLDER/checkpoint.pt, from which the same command resumes. `--start
OTHER` begins with the policy and the critic of another folder. See docs/learn.md.
"""

import argparse
import copy
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from batyskaf.games.crew.tasks import DONE, OPEN
from batyskaf.learn.batches import Batch, Outline, advantages, batch_of
from batyskaf.learn.export import read
from batyskaf.learn.net import Critic, Policy, Size, rows_of
from batyskaf.learn.restore import restored
from batyskaf.learn.rollout import Decisions, Player
from batyskaf.learn.seeing import SEATS, Sight
from batyskaf.learn.settings import COURSES, MEASURED, Course, Setting, place, prepare

CLIP = 0.2
BELIEF = 0.1
"""How much the belief weighs in the loss."""
CHANCE = 0.2
"""How much the policy's own chance of success weighs."""
TASKS = 0.2
"""How much the critic's chances of single tasks weigh."""
SIZES = ("colour", "centre", "task", "blocks")
"""The options that are the size of a net."""
AVERAGED = 0.05
"""How much of each round's policy goes into the running mean."""
FIGURES = "gain, entropy, critic, tasks, chance, surprise, clipped"


class Trainer:
    """Policy, critic and optimizer, and what they are trained on."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.device = torch.device(chosen.device)
        self.fast = self.device.type == "cuda"
        self.dtype = torch.bfloat16 if self.fast else torch.float32
        torch.manual_seed(chosen.seed)
        torch.set_float32_matmul_precision("high")
        self.settings = prepare(_courses(chosen.courses), chosen.draws, chosen.seed, self.device)
        self.measured = prepare(MEASURED, chosen.draws, chosen.seed + 1, self.device)
        everything = [*self.settings, *self.measured]
        self.slots = place(everything)
        self.rows = rows_of([setting.descriptions for setting in everything], self.dtype)
        size = Size(chosen.colour, chosen.centre, chosen.task, chosen.blocks)
        self.policy, self.critic = Policy(size).to(self.device), Critic(size).to(self.device)
        self.playing = Policy(size).to(self.device).to(self.dtype)
        self.average = Policy(size).to(self.device)
        """The running mean of the policies of all rounds, often better than each of them."""
        self.parameters = [*self.policy.parameters(), *self.critic.parameters()]
        self.rate = torch.tensor(chosen.rate, device=self.device)
        self.entropy = torch.tensor(chosen.entropy, device=self.device)
        self.weight = torch.tensor(1.0, device=self.device)
        """0 while only the critic learns."""
        self.optimizer = torch.optim.Adam(
            self.parameters, lr=self.rate, betas=(0.9, 0.98), fused=self.fast, capturable=self.fast
        )
        self.side = torch.cuda.Stream() if self.fast else None
        self.ahead: list[Decisions] = []
        """What was played ahead for the next round."""
        self.graph: torch.cuda.CUDAGraph | None = None
        self.player = Player(self.playing, self.rows, self.slots, self.dtype)
        self.earlier: list[dict[str, Tensor]] = []
        """The weights of earlier policies, who play strangers."""
        self.guests = [read(file).state_dict() for file in chosen.strangers]
        """The weights of other policies that play strangers, every second time."""
        self.trained = 0.0
        """Seconds of training so far."""
        self.samples = self.games = self.rounds = 0
        self.spent = {"play": 0.0, "value": 0.0, "learn": 0.0}
        self.loss: Callable[..., tuple[Tensor, Tensor]] = self._loss
        self.value: Callable[..., Tensor] = self._value
        if self.fast and not chosen.eager:
            self.loss = torch.compile(self._loss, dynamic=False)
            self.value = torch.compile(self._value, dynamic=False)
        self.figures = torch.zeros(7, device=self.device)
        self._follow(self.policy)

    def _follow(self, policy: Policy) -> None:
        """Copy the weights of a policy to the one that plays."""
        with torch.no_grad():
            for mine, theirs in zip(self.playing.parameters(), policy.parameters(), strict=True):
                mine.copy_(theirs)

    def _blend(self) -> None:
        """Add the policy of this round to the running mean; while only the critic learns, it stays the same."""
        share = max(AVERAGED, 1 / max(1, self.rounds))
        with torch.no_grad():
            for mine, theirs in zip(self.average.parameters(), self.policy.parameters(), strict=True):
                mine.lerp_(theirs, share)

    @property
    def share(self) -> float:
        """The share of the training time that is over."""
        return self.trained / (60 * float(self.chosen.minutes))

    # --- one round -------------------------------------------------------------------------------------------------

    def round(self) -> Tensor:
        """Play some fleets, judge the decisions and learn from them; on a GPU the next fleets are played meanwhile."""
        begun = time.monotonic()
        played = self.ahead or self._play()
        self.ahead = []
        outlines = [Outline(one.game, one.sizes, one.won) for one in played]
        batch = batch_of(played)
        del played
        judging = self._mark(begun)  # the fleets that are played next may reuse this memory
        with ThreadPoolExecutor(1) as thread:
            ahead = thread.submit(self._play) if self.fast and self.graph is not None else None
            self._judge(batch, outlines)
            learning = self._mark(judging)
            figures = self._learn(batch)
            learnt = self._mark(learning)
            self.ahead = ahead.result() if ahead is not None else []
        if self.fast:
            torch.cuda.synchronize()
        self._follow(self.policy)
        ended = time.monotonic()
        spent = {"play": judging - begun + ended - learnt, "value": learning - judging, "learn": learnt - learning}
        for name, seconds in spent.items():
            self.spent[name] += seconds
        self.samples += len(batch.choice)
        self.games += self.chosen.games
        self.rounds += 1
        self._blend()
        self.trained += ended - begun if self.rounds > 1 else 0.0
        return figures

    def _mark(self, since: float) -> float:
        if self.fast:
            torch.cuda.current_stream().synchronize()
        return max(since, time.monotonic())

    def _play(self) -> list[Decisions]:
        """The decisions of one round. A thread of its own plays on a stream of its own."""
        with torch.cuda.stream(self.side):
            each = self.chosen.games // self.chosen.fleets
            played = [self.player.play(setting, each, self.chosen.mixed) for setting in self._choose()]
            if self.side is not None:
                self.side.synchronize()
        return played

    def _choose(self) -> list[Setting]:
        share = min(1.0, self.share / self.chosen.curriculum)
        weights = [(1 - share) * one.course.early + share * one.course.late for one in self.settings]
        picked = torch.multinomial(torch.tensor(weights), self.chosen.fleets)
        return [self.settings[number] for number in picked.tolist()]

    def _values(self, sight: Sight, hands: Tensor) -> Tensor:
        """The chances that the critic gives, in batches of one size."""
        size, total = 4 * self.chosen.batch, len(hands)
        places = torch.arange(total, device=self.device)
        places = torch.cat([places, places[: (-total) % size]]) if total >= size else places
        found = [self.value(sight[part], hands[part]) for part in places.split(size)]
        return torch.cat(found)[:total]

    def _judge(self, batch: Batch, outlines: list[Outline]) -> None:
        """Fill in the advantages and the targets of the critic. Success is the only reward."""
        values = self._values(batch.sight, batch.hands)
        found = torch.zeros_like(values)
        end = 0
        for one in outlines:
            start, end = end, end + len(one.game)
            advantages(one, values[start:end], found[start:end], self.chosen.trace)
        batch.returns = (found + values).clamp(0, 1)
        batch.advantage = (found - found.mean()) / (found.std() + 1e-6)

    def _learn(self, batch: Batch) -> Tensor:
        size, total = self.chosen.batch, len(batch.choice)
        steady = self.rounds < self.chosen.steady
        warm = 2.0 if steady else min(1.0, (self.rounds + 1 - self.chosen.steady) / 10)
        self.rate.fill_(self.chosen.rate * warm * max(0.03, 1 - self.share))
        self.weight.fill_(0.0 if steady else 1.0)
        self.entropy.fill_(self.chosen.entropy * max(0.1, 1 - 0.9 * self.share))
        for _ in range(self.chosen.epochs):
            for part in torch.randperm(total, device=self.device).split(size):
                if len(part) == size:
                    self._step(batch, part)
        return self.figures

    def _step(self, batch: Batch, part: Tensor) -> None:
        """One step of the optimizer. On CUDA it is a graph: its many small parts take longer to start than to run."""
        if self.rounds == 0 or not self.fast or self.chosen.plain:
            self.batch = batch[part]
            self._descend()
        elif self.graph is None:
            self._capture(batch[part])
        else:
            self.batch.take(batch, part)
            self.graph.replay()

    def _descend(self) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss, self.figures = self.loss(self.batch, self.entropy)
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters, 1.0)
        self.optimizer.step()

    def _capture(self, batch: Batch) -> None:
        self.batch = batch
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                self._descend()
        torch.cuda.current_stream().wait_stream(side)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self._descend()

    def _loss(self, batch: Batch, entropy_weight: Tensor) -> tuple[Tensor, Tensor]:
        hands = batch.hands.to(self.dtype)
        with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.fast):
            scores, belief, chance = self.policy(batch.sight, self.rows)
            value, by_task = self.critic(batch.sight, self.rows, hands)
        likelihood = scores.float().masked_fill(~batch.legal, -1e9).log_softmax(1)
        ratio = (likelihood.gather(1, batch.choice[:, None])[:, 0] - batch.likelihood).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        gain = torch.minimum(ratio * batch.advantage, clipped * batch.advantage).mean()
        entropy = -(likelihood.exp() * likelihood.masked_fill(~batch.legal, 0)).sum(1).mean()
        entropy_of = functional.binary_cross_entropy_with_logits
        critic = entropy_of(value.float(), batch.returns)
        foreseen = entropy_of(chance.float(), batch.won)
        known = (batch.ends != int(OPEN)) & (batch.sight.tasks[:, :-1, SEATS + 2] > 0)
        done = (batch.ends == int(DONE)).float()
        tasks = (entropy_of(by_task.float(), done, reduction="none") * known).sum() / known.sum().clamp(min=1)
        held = batch.hands.float().transpose(1, 2)
        surprise = -(belief.float().log_softmax(2) * held).sum() / held.sum().clamp(min=1)
        policy = CHANCE * foreseen + BELIEF * surprise - gain - entropy_weight * entropy
        loss = critic + TASKS * tasks + self.weight * policy
        far = ((ratio - 1).abs() > CLIP).float().mean()
        return loss, torch.stack([gain, entropy, critic, tasks, foreseen, surprise, far]).detach()

    def _value(self, sight: Sight, hands: Tensor) -> Tensor:
        with torch.no_grad(), torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.fast):
            return self.critic(sight, self.rows, hands.to(self.dtype))[0].float().sigmoid()

    # --- measuring and keeping -------------------------------------------------------------------------------------

    def measure(self, policy: Policy) -> dict[str, float]:
        """The share of fresh deals that a policy wins alone, always playing its best move."""
        found = {}
        self._follow(policy)
        for setting in self.measured:
            won = self.player.success(setting, setting.dealer.deal(self.chosen.measured))
            found[setting.course.name] = round(float(won.float().mean()), 4)
        self._follow(self.policy)
        return found

    def save(self, folder: Path) -> None:
        size = {name: getattr(self.chosen, name) for name in SIZES}
        for file, name, net in (
            ("policy", "policy", self.policy), ("average", "policy", self.average), ("critic", "critic", self.critic)
        ):  # fmt: skip
            half = {part: value.half().cpu() for part, value in net.state_dict().items()}
            store({"size": size, name: half}, folder / f"{file}.pt")
        state = {
            "policy": self.policy.state_dict(), "average": self.average.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(), "trained": self.trained, "samples": self.samples,
            "games": self.games, "rounds": self.rounds, "spent": self.spent,
        }  # fmt: skip
        store(state, folder / "checkpoint.pt")

    def remember(self) -> None:
        """Add the policy to those that play strangers, and let one of them, or a guest, play the next ones."""
        self.earlier.append({name: value.cpu().clone() for name, value in self.playing.state_dict().items()})
        if self.player.stranger is None:
            self.player.stranger = copy.deepcopy(self.playing)
        known = self.guests if self.guests and len(self.earlier) % 2 else self.earlier
        self.player.stranger.load_state_dict(known[int(torch.randint(len(known), ()))])

    def start(self, source: Path) -> None:
        """Begin with the weights of another training, or of a policy as bots read it, which has no critic."""
        if source.is_file():
            self.policy.load_state_dict(restored(source.read_bytes()).state_dict())
        else:
            self._start(source)
        self._follow(self.policy)

    def _start(self, folder: Path) -> None:
        for name, net in (("policy", self.policy), ("critic", self.critic)):
            kept = torch.load(folder / f"{name}.pt", map_location=self.device)
            size = {part: getattr(self.chosen, part) for part in SIZES}
            if kept["size"] != size:
                raise SystemExit(f"{folder / name}.pt has the size {kept['size']}, but the new net has {size}")
            net.load_state_dict(kept[name])

    def resume(self, file: Path) -> None:
        state = torch.load(file, map_location=self.device)
        self.policy.load_state_dict(state["policy"])
        self.average.load_state_dict(state["average"])
        self.critic.load_state_dict(state["critic"])
        self.optimizer.load_state_dict(state["optimizer"])
        for name in ("trained", "samples", "games", "rounds", "spent"):
            setattr(self, name, state[name])
        self._follow(self.policy)


def size_of(policy: Policy) -> dict[str, int]:
    """The size of a policy, as files have it."""
    trunk = policy.trunk
    sizes = (trunk.colour.out_features, trunk.centre.out_features, trunk.task_out.out_features, len(trunk.blocks))
    return dict(zip(SIZES, sizes, strict=True))


def store(state: dict[str, Any], file: Path) -> None:
    """Write a file atomically: an interruption leaves the old one."""
    torch.save(state, file.with_suffix(".new"))
    file.with_suffix(".new").replace(file)


def _courses(names: str) -> tuple[Course, ...]:
    """The courses with these names, separated by commas; all by default."""
    wanted = [name for name in names.split(",") if name] or [course.name for course in COURSES]
    known = {course.name: course for course in COURSES}
    for name in wanted:
        if name not in known:
            raise SystemExit(f"no course is named {name!r}; there are {', '.join(known)}")
    return tuple(known[name] for name in wanted)


def options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="the folder for curve, policy and checkpoint")
    parser.add_argument("--start", type=Path, help="a folder of another training, or a policy.bin, to begin with")
    parser.add_argument("--minutes", type=float, default=20, help="how long to train in all")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--courses", default="", help="names of courses, with commas between them; all if left out")
    parser.add_argument("--games", type=int, default=98304, help="games in a round")
    parser.add_argument("--fleets", type=int, default=3, help="settings that a round is played on")
    parser.add_argument("--measured", type=int, default=16384, help="games of each measurement")
    parser.add_argument("--draws", type=int, default=4096, help="draws of tasks for each setting")
    parser.add_argument("--batch", type=int, default=16384, help="decisions in one step of the optimizer")
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--rate", type=float, default=4e-4, help="the learning rate at the start")
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--trace", type=float, default=0.95, help="lambda of the generalized advantages")
    parser.add_argument("--curriculum", type=float, default=0.2, help="the share of the time until the last mix")
    parser.add_argument("--steady", type=int, default=0, help="rounds in which only the critic learns")
    parser.add_argument("--mixed", type=float, default=0.0, help="the share of games with strangers")
    parser.add_argument("--strangers", type=Path, nargs="*", default=[], help="policies that play strangers too")
    parser.add_argument("--every", type=float, default=60, help="seconds between measurements")
    parser.add_argument("--colour", type=int, default=128)
    parser.add_argument("--centre", type=int, default=256)
    parser.add_argument("--task", type=int, default=64)
    parser.add_argument("--blocks", type=int, default=3)
    parser.add_argument("--plain", action="store_true", help="do not record the steps of the optimizer as a graph")
    parser.add_argument("--eager", action="store_true", help="do not compile the losses")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    chosen = options(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    trainer = Trainer(chosen)
    if (chosen.out / "checkpoint.pt").exists():
        trainer.resume(chosen.out / "checkpoint.pt")
    elif chosen.start is not None:
        trainer.start(chosen.start)
    weights = sum(parameter.numel() for parameter in trainer.policy.parameters())
    ready = time.monotonic() - begun
    trainer.remember()
    print(f"{weights:,} weights, {trainer.slots} places for tasks, ready in {ready:.0f} s", flush=True)
    last = time.monotonic()
    while trainer.share < 1:
        figures = trainer.round()
        if time.monotonic() - last >= chosen.every or trainer.share >= 1:
            last = time.monotonic()
            line = {
                "minutes": round(trainer.trained / 60, 2), "success": trainer.measure(trainer.policy),
                "average": trainer.measure(trainer.average),
                "rounds": trainer.rounds, "games": trainer.games, "decisions": trainer.samples,
                "per second": round(trainer.samples / max(1.0, sum(trainer.spent.values()))),
                FIGURES: [round(float(figure), 4) for figure in figures],
                "spent": {name: round(seconds, 1) for name, seconds in trainer.spent.items()},
            }  # fmt: skip
            with (chosen.out / "curve.jsonl").open("a") as curve:
                curve.write(json.dumps(line) + "\n")
            print(json.dumps(line), flush=True)
            trainer.save(chosen.out)
            trainer.remember()


if __name__ == "__main__":
    main()
