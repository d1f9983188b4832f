"""The policy in whole numbers says what the policy in PyTorch says, and both see the same."""

from collections.abc import Iterator

import pytest

pytest.importorskip("torch", reason="needs the package torch (the extra `learn`)")

import torch
from torch import Tensor, nn

from batyskaf.bots.crew.net.advisor import Advisor
from batyskaf.bots.crew.net.describing import DESCRIBED
from batyskaf.bots.crew.net.layers import HALF, ONE, SHIFT, Layer
from batyskaf.bots.crew.net.policy import Evaluate, net, shipped_net
from batyskaf.bots.crew.net.sight import FIXED, Sight
from batyskaf.bots.crew.net.weights import Weights, shipped
from batyskaf.games.crew.game import load
from batyskaf.learn.describing import Descriptions
from batyskaf.learn.export import export, mean_of
from batyskaf.learn.fleet import Question
from batyskaf.learn.kinds import JUDGES
from batyskaf.learn.net import Policy, Size, rows_of
from batyskaf.learn.rollout import to_columns
from batyskaf.learn.seeing import see
from tests.learn.replaying import Replay

SLOTS = 10
MISSIONS = [("7", 4), ("12", 3), ("13", 5), ("20", 4), ("8", 2), ("26", 4)]


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """Threads that wait for each other take longer than such small sums."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


class Beside:
    """The same policy twice, beside the random games of a replay."""

    def __init__(self, net: Evaluate, policy: Policy) -> None:
        self.net = net
        self.policy = policy
        self.decisions = self.equal = 0
        self.apart = 0.0
        """The largest difference of a chance of success or the score of the best move."""

    def follow(self, replay: Replay) -> None:
        descriptions, sight = Descriptions(replay.plan), Sight(replay.plan.setup)
        advisor = Advisor(replay.plan.setup, self.net)
        rows = rows_of([descriptions], torch.float32)

        def watch(question: Question) -> None:
            asked = (question.asked & (question.legal.sum(1) > 1)).nonzero()[:, 0]
            if not len(asked):
                return
            seen = see(replay.fleet, question, asked, descriptions, SLOTS)
            legal, back = to_columns(replay.fleet, question, asked, SLOTS)
            with torch.no_grad():
                scores, _, chance = self.policy(seen, rows)
            best, column = scores.masked_fill(~legal, -1e9).max(1)
            choice = torch.zeros_like(question.owner)
            choice[asked] = back.gather(1, column[:, None])[:, 0]
            moves = replay.fleet.moves(question, choice)[asked].tolist()
            for place, row in enumerate(asked.tolist()):
                state = replay.states[int(replay.fleet.games.number[row])]
                assert close(
                    list(sight.see(state)[: int(FIXED)]),
                    fixed(seen.cards[place], seen.suits[place], seen.general[place]),
                )
                advisor.read(state)
                found = {move: score / ONE for move, score in zip(state.legal(), advisor.scores, strict=True)}
                self.decisions += 1
                self.equal += max(found, key=found.__getitem__) == moves[place]
                apart = [found[moves[place]] - float(best[place]), advisor.chance / ONE - float(chance[place])]
                self.apart = max(self.apart, *map(abs, apart))

        replay.play(watch)


def fixed(cards: Tensor, suits: Tensor, general: Tensor) -> Tensor:
    """What a seat sees in the order of the net: by colour its cards and suit, then the centre."""
    colours = torch.cat([cards[:36].reshape(4, -1), suits[:4]], 1)
    return torch.cat([colours.flatten(), cards[36:].flatten(), suits[4], general])


def close(units: list[int], numbers: Tensor) -> bool:
    return bool(((torch.tensor(units) / ONE - numbers).abs() <= 0.5 / ONE + 1e-6).all())


def beside(net: Evaluate, policy: Policy) -> Beside:
    game = load()
    found = Beside(net, policy)
    for seed, (mission, players) in enumerate(MISSIONS):
        found.follow(Replay(game, game.options(mission=mission, players=players, timed=False), 1, seed))
    return found


def read_back(weights: Weights) -> Policy:
    """The shipped file as a policy of PyTorch: the same weights, without rounding of what they compute."""
    colour, centre, task = (weights.layer(f"trunk.{name}").outputs for name in ("colour", "centre", "task_general"))
    policy = Policy(Size(colour, centre, task, weights.blocks))
    for name, part in policy.named_modules():
        if isinstance(part, nn.Linear):
            fill(part, weights.layer(name))
    return policy


def fill(part: nn.Linear, layer: Layer) -> None:
    columns = torch.tensor([[lane - HALF for lane in layer.lanes(row)] for row in layer.rows])
    with torch.no_grad():
        part.weight.copy_(columns.T * torch.tensor(layer.scales)[:, None] / 2**SHIFT)
        if part.bias is not None:
            part.bias.copy_(torch.tensor(layer.biases) / ONE)


def test_the_shipped_policy_plays_in_whole_numbers_as_in_floating_point() -> None:
    found = beside(shipped_net(), read_back(shipped()))
    assert found.decisions > 50
    assert found.equal / found.decisions > 0.97
    assert found.apart < 0.3


def test_an_exported_policy_plays_as_before() -> None:
    torch.manual_seed(2)
    policy = Policy(Size(16, 24, 12, 2))
    for parameter in policy.parameters():
        nn.init.normal_(parameter, std=0.2)
    found = beside(net(Weights(export(policy, SLOTS + 1, "for a test"))), policy)
    assert found.decisions > 50
    assert found.equal / found.decisions > 0.9
    assert found.apart < 0.3


def test_what_is_judged_is_described() -> None:
    assert set(DESCRIBED) == set(JUDGES)


def test_the_mean_of_policies() -> None:
    policies = [Policy(Size(colour=8, centre=8, task=8, blocks=1)) for _ in range(3)]
    for value, policy in zip((0.0, 1.0, 5.0), policies, strict=True):
        for part in policy.parameters():
            nn.init.constant_(part, value)
    assert {float(value) for part in mean_of(policies).parameters() for value in part.unique()} == {2.0}
    with pytest.raises(ValueError, match="different sizes"):
        mean_of([policies[0], Policy(Size(colour=8, centre=16, task=8, blocks=1))])
