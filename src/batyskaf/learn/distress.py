"""The distress signal and the predictions, like `games.crew.distress`."""

import torch
from torch import Tensor

from batyskaf.games.crew.cards import COLOUR_CARDS
from batyskaf.games.crew.codes import (
    DIRECTION,
    GIVE,
    LEFT,
    NO,
    P_DIRECTION,
    P_DISTRESS,
    P_GIVE,
    P_PREDICT,
    PREDICT,
    PREDICT_SECRETLY,
    RIGHT,
    VOTE,
)
from batyskaf.games.crew.layouts import NUMBERS
from batyskaf.games.crew.rules import COLUMNS, DISTRESS_OFF, TONOJA
from batyskaf.learn.fleet import Asking, Fleet
from batyskaf.learn.sharing import two


def distress(fleet: Fleet) -> Asking:
    """One vote, a direction, one colour card each."""
    plan, games = fleet.plan, fleet.games
    if plan.setup.distress == DISTRESS_OFF:
        return
    votes = torch.arange(3, device=plan.device)
    legal = (votes < _swapping(fleet)).expand(len(games.number), 3)
    columns = int(VOTE) + votes
    for step in range(plan.seats):
        seat = plan.seat_after(games.captain, step)
        voting = fleet.running & (seat < plan.humans)
        choice = yield fleet.ask(P_DISTRESS, seat, voting, legal, columns)
        games.votes = games.votes.clone()
        games.votes[fleet.rows, seat] = torch.where(voting, choice, -1)
    no, left, right = ((games.votes == vote).sum(1) for vote in (NO, LEFT, RIGHT))
    mine = games.votes[fleet.rows, games.captain]
    passing = (left + right > no) | ((left + right == no) & (mine != int(NO)))
    direction = torch.where(left > right, int(LEFT), torch.where(right > left, int(RIGHT), mine))
    open_side = passing & (direction == int(NO))
    choice = yield fleet.ask(P_DIRECTION, games.captain, open_side, *two(fleet, DIRECTION, DIRECTION + 1))
    direction = torch.where(open_side, int(LEFT) + choice, direction)
    games.direction = torch.where(passing, direction, 0)
    yield from _give(fleet, passing)


def _swapping(fleet: Fleet) -> int:
    """How many seats pass a card."""
    return fleet.plan.seats if fleet.plan.setup.tonoja_swaps else fleet.plan.humans


def _give(fleet: Fleet, passing: Tensor) -> Asking:
    """Everyone chooses a colour card in secret; then the cards change hands at once."""
    plan, games = fleet.plan, fleet.games
    colour_cards = int(COLOUR_CARDS)
    columns = int(GIVE) + torch.arange(colour_cards, device=plan.device)
    for step in range(plan.seats):
        seat = plan.seat_after(games.captain, step)
        giving = passing & (seat < _swapping(fleet))
        hand = games.hands[fleet.rows, seat, :colour_cards]
        choice = yield fleet.ask(P_GIVE, seat, giving, hand, columns)
        games.given = games.given.clone()
        games.given[fleet.rows, seat] = torch.where(giving, choice, -1)
    _exchange(fleet, passing)


def _exchange(fleet: Fleet, passing: Tensor) -> None:
    plan, games, rows = fleet.plan, fleet.games, fleet.rows
    moved = (games.given >= 0) & passing[:, None]
    hands = games.hands.clone()
    for giver in range(plan.seats):
        card = games.given[:, giver].clamp(min=0)
        hands[rows, giver, card] &= ~moved[:, giver]
    for giver in range(plan.seats):
        card = games.given[:, giver].clamp(min=0)
        taker = _receiver(fleet, giver)
        hands[rows, taker, card] |= moved[:, giver]
        if plan.setup.has_tonoja():
            opened = moved[:, giver] & (taker == int(TONOJA))
            open_cards = torch.arange(2 * int(COLUMNS), device=plan.device) < int(COLUMNS)
            replaced = (games.columns == games.given[:, int(TONOJA), None]) & opened[:, None] & open_cards
            games.columns = torch.where(replaced, card[:, None], games.columns)
    games.hands = hands


def _receiver(fleet: Fleet, giver: int) -> Tensor:
    """The neighbour of a seat on the side that was agreed; past Tonoja if it stays out."""
    plan = fleet.plan
    left, right = int(plan.order[giver, 1]), int(plan.order[giver, plan.seats - 1])
    seat = torch.where(fleet.games.direction == int(LEFT), left, right)
    return seat if plan.setup.tonoja_swaps else torch.where(seat >= plan.humans, 1 - giver, seat)


def predictions(fleet: Fleet) -> Asking:
    """Owners of prediction tasks fix their number, openly or in secret."""
    plan, games = fleet.plan, fleet.games
    most = int(NUMBERS)
    number = torch.arange(most, device=plan.device)
    columns = torch.cat([int(PREDICT) + number, int(PREDICT_SECRETLY) + number])
    for at in range(fleet.slots):
        task = games.tasks[:, at]
        asked = plan.predicts[task] & fleet.running
        if fleet.nobody(asked):
            continue
        fits = (number >= plan.least[task][:, None]) & (number <= plan.most[task].clamp(max=plan.total)[:, None])
        secret = plan.secret[task][:, None]
        owner = games.owners[:, at].clamp(min=0)
        choice = yield fleet.ask(P_PREDICT, owner, asked, torch.cat([fits & ~secret, fits & secret], 1), columns, at)
        games.numbers = games.numbers.clone()
        games.numbers[:, at] = torch.where(asked, choice % most, -1)
