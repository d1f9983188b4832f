"""Sharing out the tasks, like `distribution`, `claims` and `delegation` in `games.crew`.

In turn, freely, to one owner, handed over, or by volunteers.
"""

import torch
from torch import Tensor

from batyskaf.games.crew.codes import (
    ACCEPT,
    ASK,
    ASSIGN,
    CLAIM,
    DECLINE,
    KEEP,
    LEAVE,
    P_ASSIGN,
    P_CLAIM,
    P_DRAFT,
    P_HAND_OVER,
    P_KEEP,
    P_VOLUNTEER,
    P_WILLING,
)
from batyskaf.games.crew.rules import CAPTAIN_ALL, CAPTAIN_OR_OTHER, DRAFT, NO_TASKS, ONE_OWNER, VOLUNTEER
from batyskaf.learn.fleet import NOBODY, Asking, Fleet
from batyskaf.learn.kinds import one_hot

FIRST = 0
"""The first of two choices: claim or leave, keep or ask, accept or decline."""


def share(fleet: Fleet) -> Asking:
    """Give every task an owner in the way that the mission prescribes."""
    mode = fleet.plan.setup.distribution
    everyone = fleet.running
    if mode == NO_TASKS or fleet.nobody(fleet.exists):
        return
    if mode == DRAFT:
        yield from draft(fleet)
    elif mode == CAPTAIN_ALL:
        take_all(fleet, fleet.games.captain, everyone)
    elif mode == CAPTAIN_OR_OTHER:
        yield from captain_or_other(fleet)
    elif mode == VOLUNTEER:
        yield from volunteers(fleet)
    elif mode == ONE_OWNER:
        yield from claim_all(fleet)
    else:
        yield from claim_each(fleet, fleet.running[:, None].expand(-1, fleet.plan.seats))


def take_all(fleet: Fleet, seat: Tensor, games: Tensor) -> None:
    given = games[:, None] & fleet.exists
    fleet.games.owners = torch.where(given, seat[:, None], fleet.games.owners)


def may_own(fleet: Fleet) -> Tensor:
    """By game, seat and place: the captain can't own a task that compares with the captain."""
    captain = torch.arange(fleet.plan.seats, device=fleet.plan.device) == fleet.games.captain[:, None]
    return ~captain[:, :, None] | fleet.plan.captain_may_own[fleet.games.tasks][:, None]


def two(fleet: Fleet, first: int, second: int) -> tuple[Tensor, Tensor]:
    """A choice between two moves that is always open."""
    legal = torch.ones(len(fleet.games.number), 2, dtype=torch.bool, device=fleet.plan.device)
    return legal, fleet.plan.columns(int(first), int(second))


# --- in turn ---------------------------------------------------------------------------------------------------------


def draft(fleet: Fleet) -> Asking:
    """Choosing in turn from the captain clockwise; mission 25 skips the captain."""
    plan, games = fleet.plan, fleet.games
    skipped = 1 if plan.setup.skip_captain else 0
    choosers = plan.seats - skipped
    for asked in range(max(fleet.slots, choosers)):
        middle = fleet.exists & (games.owners == NOBODY)
        asking = middle.any(1)
        if fleet.nobody(asking):
            return
        seat = plan.seat_after(games.captain, asked % choosers + skipped)
        legal = torch.cat([_may_pass(fleet, middle, asked, choosers), _may_take(fleet, middle, asked, seat)], 1)
        choice = yield fleet.ask(P_DRAFT, seat, asking, legal, fleet.draft_columns())
        taken = one_hot(choice, fleet.slots + 1)[:, 1:] & asking[:, None]
        games.owners = torch.where(taken, seat[:, None], games.owners)


def _hardest(fleet: Fleet) -> Tensor:
    """The difficulty of the hardest task that the captain may own; -1 if there is none."""
    tasks = fleet.games.tasks
    ownable = fleet.exists & fleet.plan.captain_may_own[tasks]
    return fleet.plan.difficulty[tasks].masked_fill(~ownable, -1).amax(1)


def _may_pass(fleet: Fleet, middle: Tensor, asked: int, choosers: int) -> Tensor:
    """Only with fewer tasks than choosers, and only while the later seats of the one round can take the rest."""
    may = (fleet.exists.sum(1) < choosers) & (middle.sum(1) <= choosers - asked - 1)
    if fleet.plan.setup.hardest_first and asked == 0:
        may = may & (_hardest(fleet) < 0)
    return may[:, None]


def _may_take(fleet: Fleet, middle: Tensor, asked: int, seat: Tensor) -> Tensor:
    tasks = fleet.games.tasks
    mine = may_own(fleet)[fleet.rows, seat]
    if fleet.plan.setup.hardest_first and asked == 0:
        return middle & mine & (fleet.plan.difficulty[tasks] == _hardest(fleet)[:, None])
    return middle & mine & _leaves_enough(fleet, middle, asked)


def _leaves_enough(fleet: Fleet, middle: Tensor, asked: int) -> Tensor:
    """Nobody may take a task so that only tasks the captain can't own are left when the captain has to choose."""
    seats = fleet.plan.seats
    if fleet.plan.setup.skip_captain:
        return middle
    ownable = middle & fleet.plan.captain_may_own[fleet.games.tasks]
    left = ownable.sum(1, keepdim=True) - ownable.long()
    later = middle.sum(1, keepdim=True) - 1
    until_captain = seats - asked % seats - 1
    wanted = (later - until_captain + seats - 1).div(seats, rounding_mode="floor").clamp(min=0)
    few = fleet.exists.sum(1, keepdim=True) < seats
    return few | (left >= wanted)


# --- claims ----------------------------------------------------------------------------------------------------------


def claim_all(fleet: Fleet) -> Asking:
    """One round about all tasks together."""
    able = (may_own(fleet) | ~fleet.exists[:, None]).all(2)
    yield from _claim(fleet, able, NOBODY, fleet.exists.any(1), 0)


def claim_each(fleet: Fleet, sharers: Tensor) -> Asking:
    """One round for each task among those who share them out."""
    volunteering = fleet.plan.setup.distribution == VOLUNTEER
    for at in range(fleet.slots):
        able = sharers & may_own(fleet)[:, :, at]
        if volunteering:
            able = able & _leaves_one(fleet, sharers, at)
        yield from _claim(fleet, able, at, fleet.exists[:, at], 1 if volunteering else 0)


def _leaves_one(fleet: Fleet, sharers: Tensor, at: int) -> Tensor:
    """Mission 26: each of the two volunteers must own at least one task in the end."""
    seats = torch.arange(fleet.plan.seats, device=fleet.plan.device)
    owns = (fleet.games.owners[:, None] == seats[:, None]).any(2)
    later = (may_own(fleet) & fleet.exists[:, None])[:, :, at + 1 :].any(2)
    without = (sharers & ~owns & ~later).long()
    return without.sum(1, keepdim=True) - without == 0


def _claim(fleet: Fleet, able: Tensor, at: int, about: Tensor, first: int) -> Asking:
    """Ask everyone who may own it, from the place `first` after the captain on.

    A single claim decides; otherwise someone assigns it.
    """
    plan, games = fleet.plan, fleet.games
    claims = torch.zeros_like(able)
    many = able.sum(1) > 1
    for step in range(plan.seats):
        seat = plan.seat_after(games.captain, first + step)
        asked = about & many & able[fleet.rows, seat]
        games.yes = claims
        choice = yield fleet.ask(P_CLAIM, seat, asked, *two(fleet, CLAIM, LEAVE), at)
        claims = claims.clone()
        claims[fleet.rows, seat] = asked & (choice == FIRST)
    games.yes = claims
    candidates = torch.where(claims.any(1, keepdim=True), claims, able)
    undecided = about & many & (claims.sum(1) != 1)
    columns = int(ASSIGN) + torch.arange(plan.seats, device=plan.device)
    choice = yield fleet.ask(P_ASSIGN, _assigner(fleet, able, first), undecided, candidates, columns, at)
    owner = torch.where(undecided, choice, candidates.long().argmax(1))
    if at == NOBODY:
        take_all(fleet, owner, about)
    else:
        games.owners = games.owners.clone()
        games.owners[:, at] = torch.where(about, owner, games.owners[:, at])


def _assigner(fleet: Fleet, able: Tensor, first: int) -> Tensor:
    """The captain, or the first of two volunteers."""
    captain = fleet.games.captain
    if first == 0:
        return captain
    order = fleet.plan.order[captain].roll(-first, 1)
    sharing = able.gather(1, order)
    return order.gather(1, sharing.long().argmax(1, keepdim=True))[:, 0]


# --- the captain keeps or hands over; volunteers ---------------------------------------------------------------------


def captain_or_other(fleet: Fleet) -> Asking:
    """Missions 10 and 13: the captain takes every task, or hands them to a willing member."""
    plan, games = fleet.plan, fleet.games
    may_keep = (may_own(fleet)[fleet.rows, games.captain] | ~fleet.exists).all(1)
    choice = yield fleet.ask(P_KEEP, games.captain, may_keep, *two(fleet, KEEP, ASK))
    asks = ~(may_keep & (choice == FIRST))
    for step in range(1, plan.seats):
        seat = plan.seat_after(games.captain, step)
        choice = yield fleet.ask(P_WILLING, seat, asks, *two(fleet, ACCEPT, DECLINE))
        games.yes = games.yes.clone()
        games.yes[fleet.rows, seat] = asks & (choice == FIRST)
    willing = games.yes.any(1)
    decides = asks & (willing | ~may_keep)
    others = torch.arange(plan.seats, device=plan.device) != games.captain[:, None]
    legal = torch.cat([may_keep[:, None], others & (games.yes | ~willing[:, None])], 1)
    columns = plan.columns(int(KEEP), *(int(ASSIGN) + seat for seat in range(plan.seats)))
    choice = yield fleet.ask(P_HAND_OVER, games.captain, decides, legal, columns)
    games.delegated = decides & (choice > 0)
    take_all(fleet, torch.where(games.delegated, choice - 1, games.captain), fleet.running)


def volunteers(fleet: Fleet) -> Asking:
    """Asked clockwise, the captain last. The last seats must accept if volunteers are still missing."""
    plan, games = fleet.plan, fleet.games
    wanted = int(plan.setup.volunteers)
    own = may_own(fleet)
    able = (own | ~fleet.exists[:, None]).all(2) if wanted == 1 else (own & fleet.exists[:, None]).any(2)
    rest = able.clone()
    for step in range(1, plan.seats + 1):
        missing = wanted - games.yes.sum(1)
        forced = rest.sum(1) <= missing
        games.yes = games.yes | (rest & forced[:, None])
        rest = rest & ~forced[:, None]
        seat = plan.seat_after(games.captain, step)
        asked = (missing > 0) & rest[fleet.rows, seat]
        choice = yield fleet.ask(P_VOLUNTEER, seat, asked, *two(fleet, ACCEPT, DECLINE))
        games.yes = games.yes.clone()
        games.yes[fleet.rows, seat] |= asked & (choice == FIRST)
        rest = rest.scatter(1, seat[:, None], False)
    if wanted == 1:
        take_all(fleet, games.yes.long().argmax(1), fleet.running)
    else:
        yield from claim_each(fleet, games.yes.clone())
