"""Signals and tricks, like `games.crew.play`."""

import torch
from torch import Tensor

from batyskaf.games.crew.cards import CARDS, COLOUR_CARDS
from batyskaf.games.crew.codes import HIGHEST, LOWEST, ONLY, P_PLAY, P_SIGNAL, PLAY, QUIET, SIGNAL, UNMARKED
from batyskaf.games.crew.layouts import MARKS
from batyskaf.games.crew.rules import COLUMNS, CURRENTS, NARCOSIS, SILENCE, TONOJA
from batyskaf.learn.fleet import Asking, Fleet

_COLOURS = int(COLOUR_CARDS)


def play(fleet: Fleet) -> Asking:
    """Play trick after trick until no game is running."""
    plan = fleet.plan
    _hand_out_tokens(fleet)
    for _ in range(plan.total):
        fleet.shrink()
        if fleet.nobody(fleet.running):
            return
        yield from signals(fleet)
        yield from _trick(fleet)


# --- signals ---------------------------------------------------------------------------------------------------------


def _hand_out_tokens(fleet: Fleet) -> None:
    games, plan = fleet.games, fleet.plan
    narcosis = games.communication == int(NARCOSIS)
    games.pool = torch.where(narcosis, plan.seats - 2, 0)
    human = torch.arange(plan.seats, device=plan.device) < plan.humans
    games.tokens = human & ~narcosis[:, None] & (games.communication != int(SILENCE))[:, None]


def _window_open(fleet: Fleet) -> Tensor:
    """Whether signals are allowed before this trick at all."""
    games, setup = fleet.games, fleet.plan.setup
    if fleet.number < setup.window_from:
        return torch.zeros_like(games.delegated)
    allowed = fleet.running & ((games.pool > 0) | games.tokens.any(1))
    if setup.window_delegated and fleet.number > 0:
        allowed = allowed & ~games.delegated
    return allowed


def signals(fleet: Fleet) -> Asking:
    """Before each trick, from the leader clockwise: speak or stay quiet. A signal reopens the window."""
    games, plan = fleet.games, fleet.plan
    if plan.setup.communication == SILENCE:
        return
    games.quiet = torch.zeros_like(games.quiet)
    human = torch.arange(plan.seats, device=plan.device) < plan.humans
    columns = int(SIGNAL) + torch.arange(int(QUIET - SIGNAL) + 1, device=plan.device)
    start = games.leader
    for _ in range(plan.seats * (plan.seats + 1)):
        may = human & ((games.pool > 0)[:, None] | games.tokens) & ~games.quiet
        asking = _window_open(fleet) & may.any(1)
        if fleet.nobody(asking):
            return
        order = plan.order[start]
        seat = order.gather(1, may.gather(1, order).long().argmax(1, keepdim=True))[:, 0]
        legal = torch.cat([_may_show(fleet, seat), torch.ones_like(asking)[:, None]], 1)
        choice = yield fleet.ask(P_SIGNAL, seat, asking, legal, columns)
        _take_signal(fleet, seat, asking, choice)
        start = plan.seat_after(seat, 1)


def _may_show(fleet: Fleet, seat: Tensor) -> Tensor:
    """The legal signals by card and mark: the highest, only or lowest card of a colour that has not been shown."""
    games, rows = fleet.games, fleet.rows
    hand = games.hands[rows, seat, :_COLOURS].view(-1, 4, 9)
    below, above = (hand.float() @ fleet.plan.deck.lower > 0), (hand.float() @ fleet.plan.deck.lower.T > 0)
    low, high = hand & ~below, hand & ~above
    new = ~games.shown[rows, seat, :_COLOURS].view(-1, 4, 9)
    only = low & high
    currents = (games.communication == int(CURRENTS))[:, None, None]
    any_mark = bool(fleet.plan.setup.any_mark)
    marks = [torch.zeros_like(hand)] * int(MARKS)
    marks[int(HIGHEST)] = high & (~only | any_mark)
    marks[int(ONLY)] = only
    marks[int(LOWEST)] = low & (~only | any_mark)
    legal = torch.stack([mark & new & ~currents for mark in marks[: int(UNMARKED)]], 3)
    return torch.cat([legal, ((low | high) & new & currents)[..., None]], 3).flatten(1)


def _take_signal(fleet: Fleet, seat: Tensor, asking: Tensor, choice: Tensor) -> None:
    games, rows = fleet.games, fleet.rows
    silent = choice == int(QUIET - SIGNAL)
    spoke = asking & ~silent
    card = choice.div(int(MARKS), rounding_mode="floor").clamp(max=_COLOURS - 1)
    mark = choice % int(MARKS)
    from_pool = spoke & (games.pool > 0)
    games.pool = games.pool - from_pool.long()
    seat_mask = torch.arange(fleet.plan.seats, device=fleet.plan.device) == seat[:, None]
    games.tokens = games.tokens & ~(seat_mask & (spoke & ~from_pool)[:, None])
    games.quiet = (games.quiet | (seat_mask & (asking & silent)[:, None])) & ~spoke[:, None]
    games.shown[rows, seat, card] |= spoke
    games.marks[rows, card] = torch.where(spoke, mark, games.marks[rows, card])
    _learn_from_signal(fleet, seat, spoke, card, mark)


def _learn_from_signal(fleet: Fleet, seat: Tensor, spoke: Tensor, card: Tensor, mark: Tensor) -> None:
    """Nothing above a highest card, nothing below a lowest one, nothing beside an only one."""
    games, deck = fleet.games, fleet.plan.deck
    cards = torch.arange(int(CARDS), device=fleet.plan.device)
    same = (deck.suit == deck.suit[card][:, None]) & spoke[:, None]
    above = same & (cards > card[:, None]) & ((mark == int(HIGHEST)) | (mark == int(ONLY)))[:, None]
    below = same & (cards < card[:, None]) & ((mark == int(LOWEST)) | (mark == int(ONLY)))[:, None]
    games.cannot[fleet.rows, seat] |= above | below


# --- tricks ----------------------------------------------------------------------------------------------------------


def _trick(fleet: Fleet) -> Asking:
    plan, games, deck = fleet.plan, fleet.games, fleet.plan.deck
    columns = int(PLAY) + torch.arange(int(CARDS), device=plan.device)
    for laid in range(plan.seats):
        seat = plan.seat_after(games.leader, laid)
        legal = games.hands[fleet.rows, seat]
        if laid > 0:
            follow = legal & (deck.suit == deck.suit[games.trick[:, 0]][:, None])
            legal = torch.where(follow.any(1, keepdim=True), follow, legal)
        card = yield fleet.ask(P_PLAY, seat, fleet.running, legal, columns)
        _play_card(fleet, seat, card, laid)
        if laid < plan.seats - 1 and (plan.objective_eager or any(plan.eager)):
            fleet.judge(after_trick=False)
    _win(fleet)
    fleet.judge(after_trick=True)
    games.trick.fill_(-1)


def _play_card(fleet: Fleet, seat: Tensor, card: Tensor, laid: int) -> None:
    """A card goes from a hand into the trick."""
    games, deck, rows = fleet.games, fleet.plan.deck, fleet.rows
    place = card[:, None]
    at_seat = seat[:, None] * int(CARDS) + place
    games.hands.view(len(rows), -1).scatter_(1, at_seat, False)
    games.played.scatter_(1, place, True)
    games.played_by.scatter_(1, place, seat[:, None])
    games.played_in.scatter_(1, place, fleet.number)
    games.newest = card
    games.trick[:, laid] = card
    if laid == 0:
        games.led.view(len(rows), -1).scatter_(1, at_seat, True)
        games.best, games.best_seat = card, seat
        return
    beats = deck.beaters[games.best, card]
    games.best = torch.where(beats, card, games.best)
    games.best_seat = torch.where(beats, seat, games.best_seat)
    led = deck.suit[games.trick[:, 0]]
    games.cannot[rows, seat] |= (deck.suit == led[:, None]) & (deck.suit[card] != led)[:, None]


def _win(fleet: Fleet) -> None:
    """The highest card takes the trick; then Tonoja uncovers."""
    games, rows, plan = fleet.games, fleet.rows, fleet.plan
    winner = games.best_seat
    games.taken = torch.zeros_like(games.taken).scatter_(1, games.trick, True)
    games.piles[rows, winner] |= games.taken
    games.collected = games.collected | games.taken
    won = torch.arange(plan.seats, device=plan.device) == winner[:, None]
    games.won[:, :, fleet.number] = won
    games.tricks = games.tricks + won.long()
    games.run = (games.run + 1) * won
    games.winner, games.winning, games.leader = winner, games.best, winner
    fleet.number += 1
    if plan.setup.has_tonoja():
        _uncover(fleet)


def _uncover(fleet: Fleet) -> None:
    """The card beneath an open card that was played is turned up."""
    games, columns = fleet.games, int(COLUMNS)
    top, beneath = games.columns[:, :columns], games.columns[:, columns:]
    gone = (top >= 0) & games.played.gather(1, top.clamp(min=0))
    games.columns = torch.cat([torch.where(gone, beneath, top), torch.where(gone, -1, beneath)], 1)
    turned = torch.zeros_like(games.played)
    for column in range(columns):
        opened = gone[:, column] & (beneath[:, column] >= 0)
        turned[fleet.rows, beneath[:, column].clamp(min=0)] |= opened
    games.hands[:, int(TONOJA)] |= turned
