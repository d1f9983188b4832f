"""What a net sees: nothing hidden, and nothing that depends on which colour is which."""

from collections.abc import Iterator

import pytest

pytest.importorskip("torch", reason="needs the package torch (the extra `learn`)")

import torch
from torch import Tensor

from batyskaf.learn.fleet import Fleet, Question, random_choice
from batyskaf.learn.net import Policy, Rows, Size, rows_of
from batyskaf.learn.seeing import GENERAL, LED, PLANES, SUITED, TASK, Sight, see
from batyskaf.learn.settings import COURSES, Setting

CPU = torch.device("cpu")
GAMES = 6
SLOTS = 8


@pytest.fixture(scope="module")
def setting() -> Setting:
    """Four seats, tasks to difficulty 7, with signals."""
    return Setting(next(course for course in COURSES if course.name == "spoken seven"), 16, 1, CPU)


def questions(setting: Setting, seed: int) -> Iterator[tuple[Fleet, Question, Tensor, Sight]]:
    """All questions of some games played at random: the fleet, the games asked, and what is seen."""
    random = torch.Generator().manual_seed(seed)
    fleet = Fleet(setting.plan, setting.dealer.deal(GAMES))
    for question in fleet.questions():
        asked = question.asked.nonzero()[:, 0]
        if len(asked):
            yield fleet, question, asked, see(fleet, question, asked, setting.descriptions, SLOTS)
        question.answer(random_choice(question, random))


def same(one: Sight, other: Sight) -> bool:
    return all(torch.equal(mine, theirs) for mine, theirs in zip(vars(one).values(), vars(other).values(), strict=True))


def test_sizes_are_as_declared(setting: Setting) -> None:
    for _, _, asked, sight in questions(setting, 1):
        assert sight.cards.shape == (len(asked), 40, PLANES)
        assert sight.suits.shape == (len(asked), 5, LED)
        assert sight.general.shape == (len(asked), GENERAL)
        assert sight.tasks.shape == (len(asked), SLOTS + 1, TASK)
        assert sight.tasks_by_suit.shape == (len(asked), SLOTS + 1, 5, SUITED)


def test_a_seat_sees_nothing_of_the_hands_of_others(setting: Setting) -> None:
    """Any exchange of cards among the others leaves what is seen as it is."""
    for fleet, question, asked, sight in questions(setting, 2):
        hands = fleet.games.hands
        mixed = hands.clone()
        for row in asked.tolist():
            others = [seat for seat in range(4) if seat != int(question.turn[row])]
            mixed[row, others] = hands[row, others].roll(1, 0)
        fleet.games.hands = mixed
        again = see(fleet, question, asked, setting.descriptions, SLOTS)
        fleet.games.hands = hands
        assert same(sight, again)


def test_a_secret_number_is_seen_by_its_owner_alone() -> None:
    course = next(course for course in COURSES if course.name == "seven")
    secret = Setting(course, 4, 1, CPU)
    task = int(secret.plan.secret.nonzero()[0])
    secret.dealer.draws = torch.tensor([[task]])
    seen = 0
    for fleet, question, asked, sight in questions(secret, 3):
        numbers = fleet.games.numbers
        if int(numbers.max()) < 0:
            continue
        fleet.games.numbers = torch.where(numbers >= 0, numbers + 1, numbers)
        again = see(fleet, question, asked, secret.descriptions, SLOTS)
        fleet.games.numbers = numbers
        owner = fleet.games.owners[asked, 0] == question.turn[asked]
        changed = (sight.tasks != again.tasks).flatten(1).any(1)
        assert torch.equal(changed, owner)
        seen += int(owner.sum())
    assert seen


COLOURS = torch.tensor([2, 0, 3, 1])
"""Another order of the four colours: the new places take these."""
SUITS = torch.cat([COLOURS, torch.tensor([4])])
CARDS = torch.cat([(COLOURS[:, None] * 9 + torch.arange(9)).flatten(), torch.arange(36, 40)])


def test_a_policy_treats_all_colours_alike(setting: Setting) -> None:
    torch.manual_seed(4)
    policy = Policy(Size(16, 24, 12, 2))
    for parameter in policy.parameters():
        torch.nn.init.normal_(parameter, std=0.2)
    rows = rows_of([setting.descriptions], torch.float32)
    other_rows = Rows(rows.general, rows.suited[:, SUITS])
    signals = (40 + CARDS[:36, None] * 4 + torch.arange(4)).flatten()
    moves = torch.cat([CARDS, signals, torch.tensor([184]), 185 + CARDS[:36], torch.arange(221, 270 + SLOTS)])
    for _, _, _, sight in questions(setting, 5):
        turned = Sight(
            sight.cards[:, CARDS], sight.suits[:, SUITS], sight.general, sight.task, sight.tasks,
            sight.tasks_by_suit[:, :, SUITS],
        )  # fmt: skip
        with torch.no_grad():
            scores, belief, _ = policy(sight, rows)
            other_scores, other_belief, _ = policy(turned, other_rows)
        assert torch.allclose(scores[:, moves], other_scores, atol=1e-4)
        assert torch.allclose(belief[:, CARDS], other_belief, atol=1e-4)
