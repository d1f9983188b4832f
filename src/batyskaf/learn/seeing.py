"""What the seat that answers sees, as numbers for a net: by card, by task, in general. Seats count clockwise from it.

Nothing here depends on cards that the seat does not know; `hidden` does, and only training reads it.
"""

from dataclasses import dataclass, fields

import torch
from torch import Tensor
from torch.nn.functional import pad

from batyskaf.bots.crew.net.describing import MOST_TRICKS
from batyskaf.games.crew.cards import CARDS
from batyskaf.games.crew.codes import P_ASSIGN, P_CLAIM, P_GIVE, P_OVER, P_PLAY, P_VOLUNTEER
from batyskaf.games.crew.rules import TONOJA
from batyskaf.games.crew.tasks import OPEN
from batyskaf.learn.describing import Descriptions, by_suit
from batyskaf.learn.fleet import Fleet, Question
from batyskaf.learn.kinds import one_hot

SEATS = 5
PLANES = 31 + 18
"""Numbers by card."""
TASK = 19
"""Numbers by task that change during play."""
SUITED = 4
"""Numbers by task and suit that change during play."""
GENERAL = 106
LED = 3
"""Numbers by suit."""


@dataclass
class Sight:
    """What seats see; rows are questions to one seat each."""

    cards: Tensor
    suits: Tensor
    general: Tensor
    task: Tensor
    """The row of each task in `Descriptions`."""
    tasks: Tensor
    tasks_by_suit: Tensor

    def __getitem__(self, rows: Tensor) -> "Sight":
        return Sight(*(getattr(self, field.name)[rows] for field in fields(self)))

    def to(self, dtype: torch.dtype) -> "Sight":
        found = (getattr(self, field.name) for field in fields(self))
        return Sight(*(value.to(dtype) if value.is_floating_point() else value for value in found))


def joined(sights: list[Sight]) -> Sight:
    return Sight(*(torch.cat([getattr(sight, field.name) for sight in sights]) for field in fields(Sight)))


def from_seat(fleet: Fleet, turn: Tensor, values: Tensor) -> Tensor:
    """Values by seat, from the seat that answers clockwise, with places for five."""
    order = fleet.plan.order[turn]
    index = order.view(*order.shape, *[1] * (values.dim() - 2)).expand(-1, -1, *values.shape[2:])
    turned = values.gather(1, index)
    return pad(turned, [0, 0] * (values.dim() - 2) + [0, SEATS - fleet.plan.seats])


def see(fleet: Fleet, question: Question, rows: Tensor, descriptions: Descriptions, slots: int) -> Sight:
    """What the seats asked in these rows see; each has places for `slots` tasks and one for the objective."""
    turn = question.turn[rows]
    steps = pad(fleet.plan.steps, [0, 1], value=SEATS)[turn]
    suits = _by_suit(fleet, rows, turn)
    task, tasks, tasks_by_suit = _by_task(fleet, question, rows, steps, descriptions, slots)
    cards = torch.cat([_by_card(fleet, question, rows, turn), _wanted(descriptions, task, tasks)], 1).transpose(1, 2)
    return Sight(cards, suits, _general(fleet, question, rows, turn, steps), task, tasks, tasks_by_suit)


def _wanted(descriptions: Descriptions, task: Tensor, tasks: Tensor) -> Tensor:
    """By card: who must win it, for whose task it matters otherwise, and for whose it lies beside; nobody is last."""
    owner = tasks[:, :, : SEATS + 1].transpose(1, 2)
    single = descriptions.single[task][:, None]
    cards = descriptions.cards[task].float()
    return torch.cat([torch.cat([owner * single, owner * ~single], 1) @ cards[:, :, 0], owner @ cards[:, :, 1]], 1)


def _by_card(fleet: Fleet, question: Question, rows: Tensor, turn: Tensor) -> Tensor:
    games, plan = fleet.games, fleet.plan
    index = torch.arange(len(turn), device=plan.device)
    seats = torch.arange(plan.seats, device=plan.device)[:, None]
    played_in = games.played_in[rows]
    played = games.played_by[rows][:, None] == seats
    by_seat = torch.stack([played, games.piles[rows], games.shown[rows], games.cannot[rows]], 2)
    played, piles, shown, cannot = from_seat(fleet, turn, by_seat).unbind(2)
    cards = int(CARDS)
    # One more cell than cards: -1, for no card, wraps to the last one.
    on_table = torch.zeros(len(turn), cards + 1, dtype=torch.bool, device=plan.device)
    on_table = on_table.scatter(1, games.trick[rows] % (cards + 1), True)[:, :cards]
    best = torch.zeros_like(on_table).scatter(1, games.best[rows].clamp(min=0)[:, None], True) & on_table
    legal = torch.zeros_like(on_table)
    if question.phase in (P_PLAY, P_GIVE):
        legal[:, : question.legal.shape[1]] = question.legal[rows]
    marks = games.marks[rows][:, None] == torch.arange(4, device=plan.device)[:, None]
    given = games.given[rows][index, turn]
    gave = (torch.arange(40, device=plan.device) == given[:, None])[:, None]
    tonoja = torch.zeros_like(gave)
    if plan.setup.has_tonoja():
        tonoja = games.hands[rows][:, int(TONOJA), None]
    planes = [
        games.hands[rows][index, turn][:, None], played, ((played_in + 1) / MOST_TRICKS)[:, None],
        games.led[rows].any(1)[:, None], piles, on_table[:, None], best[:, None], legal[:, None], marks, shown,
        cannot[:, 1:], tonoja, gave,
    ]  # fmt: skip
    return torch.cat(planes, 1)


def _by_suit(fleet: Fleet, rows: Tensor, turn: Tensor) -> Tensor:
    games, deck = fleet.games, fleet.plan.deck
    mine = games.hands[rows][torch.arange(len(turn), device=turn.device), turn]
    unseen = ~mine & ~games.played[rows]
    first = games.trick[rows][:, 0]
    led = one_hot(torch.where(first >= 0, deck.suit[first.clamp(min=0)], 5), 6)[:, :5]
    counts = [by_suit(cards).sum(-1) / 9 for cards in (mine, unseen)]
    return torch.stack([led.float(), *counts], 2)


def _general(fleet: Fleet, question: Question, rows: Tensor, turn: Tensor, steps: Tensor) -> Tensor:
    games, plan = fleet.games, fleet.plan

    def whole(number: int, size: int) -> Tensor:
        return (torch.arange(size, device=plan.device) == number).expand(len(turn), size)

    laid = (games.trick[rows] >= 0).sum(1)
    best_seat = torch.where(laid > 0, games.best_seat[rows], plan.seats)
    seats = torch.stack([games.captain[rows], games.leader[rows], best_seat, question.owner[rows]], 1)
    votes = games.votes[rows][:, :, None] == torch.arange(3, device=plan.device)
    counted = torch.stack([games.tricks[rows], games.run[rows]], 2) / plan.total
    yes = games.yes[rows] if question.phase <= P_VOLUNTEER else torch.zeros_like(games.yes[rows])
    said = torch.stack([games.tokens[rows], games.quiet[rows], yes], 2)
    parts = [
        whole(question.phase, int(P_OVER)), whole(min(fleet.number, MOST_TRICKS - 1), MOST_TRICKS),
        one_hot(laid, SEATS), one_hot(steps.gather(1, seats), SEATS).flatten(1),
        from_seat(fleet, turn, torch.cat([counted, said, votes], 2)).flatten(1), games.pool[rows][:, None] / 3,
        one_hot(games.communication[rows], 5), whole(plan.seats - 3, 3), games.delegated[rows][:, None],
        one_hot(games.direction[rows], 3),
        torch.full((len(turn), 1), float(plan.setup.has_tonoja()), device=plan.device),
        torch.full((len(turn), 1), (plan.total - fleet.number) / MOST_TRICKS, device=plan.device),
    ]  # fmt: skip
    return torch.cat(parts, 1)


def _by_task(
    fleet: Fleet, question: Question, rows: Tensor, steps: Tensor, descriptions: Descriptions, slots: int
) -> tuple[Tensor, Tensor, Tensor]:
    games, plan = fleet.games, fleet.plan
    none, here = plan.tasks, len(steps)
    exists = (games.tasks[rows] < none) & (games.status[rows] == int(OPEN))
    objective = games.objective_status[rows] == int(OPEN)
    task = torch.where(exists, games.tasks[rows], none)
    aim = torch.where(objective, descriptions.objective, none)[:, None]
    fill = slots - fleet.slots
    if fill < 0:
        raise ValueError(f"a game has up to {fleet.slots} tasks, but there are places for {slots} only")
    task = torch.cat([pad(task, [0, fill], value=none), aim], 1)
    owner = pad(games.owners[rows], [0, fill + 1], value=-1)
    index = torch.arange(here, device=plan.device)[:, None]
    held = owner.clamp(min=0)
    owned = (owner >= 0)[..., None, None]
    cards = descriptions.cards[task]
    piles = games.piles[rows][index, held][:, :, None]
    mine = by_suit(cards & piles & owned).sum(-1)
    rest = by_suit(cards & ~games.collected[rows][:, None, None]).sum(-1)
    tasks_by_suit = (torch.cat([mine, rest], 2) / 9).transpose(2, 3)
    place = steps.gather(1, torch.where(owner >= 0, owner, plan.seats))
    number = pad(games.numbers[rows], [0, fill + 1], value=-1)
    known = (number >= 0) & (~plan.secret[task.clamp(max=none)] | (place == 0))
    places = torch.arange(slots + 1, device=plan.device)
    all_at_once = question.at < 0 and question.phase in (P_CLAIM, P_ASSIGN)
    at = ((places == question.at) | all_at_once).expand_as(place)
    tricks = games.tricks[rows]
    own = tricks.gather(1, held) * (owner >= 0)
    run = games.run[rows].gather(1, held) * (owner >= 0)
    captains = tricks.gather(1, games.captain[rows][:, None]).expand_as(own)
    left = torch.full_like(own, plan.total - fleet.number)
    most = tricks.amax(1, keepdim=True).expand_as(own)
    numbers = torch.stack([own, run, captains, left, most, fleet.number - own, torch.where(known, number, 0)], 2)
    short = torch.where(known, number - own, 0) / MOST_TRICKS
    facts = torch.stack([task != none, task < none, at, known, known & (number == own)], 2)
    tasks = torch.cat([one_hot(place, SEATS + 1), facts, numbers / MOST_TRICKS, short[..., None]], 2)
    return task, tasks, tasks_by_suit


def hidden(fleet: Fleet, question: Question, rows: Tensor) -> Tensor:
    """The hands of the others, by place clockwise from the seat that answers. For training alone."""
    return from_seat(fleet, question.turn[rows], fleet.games.hands[rows])[:, 1:]
