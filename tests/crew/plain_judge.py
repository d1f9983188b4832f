"""Finished games as plain data, for a second judgement of tasks that knows nothing of the engine.

A game is a list of tricks (leader, cards, winner), the captain and the number of seats; `task_kinds` judges each kind
of task by it. `play_out` finishes an interrupted game in some way, so that early verdicts of the engine can be checked.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

COLOURS = "PBGY"


class Trick(NamedTuple):
    """Who led, what was played in that order, who won; `seats` are the players in the same order."""

    leader: int
    seats: tuple[int, ...]
    cards: tuple[str, ...]
    winner: int

    def card_of(self, seat: int) -> str:
        return self.cards[self.seats.index(seat)]


class Game(NamedTuple):
    """A game to its last trick."""

    seats: int
    captain: int
    tricks: tuple[Trick, ...]
    predictions: Mapping[str, int]

    def won_by(self, seat: int) -> list[Trick]:
        return [trick for trick in self.tricks if trick.winner == seat]

    def total(self, seat: int) -> int:
        return len(self.won_by(seat))

    def pile(self, seat: int) -> list[str]:
        return [card for trick in self.won_by(seat) for card in trick.cards]

    def winners(self) -> list[int]:
        return [trick.winner for trick in self.tricks]


def winner(seats: Sequence[int], cards: Sequence[str]) -> int:
    """The highest submarine wins; without one the highest card of the suit that was led."""
    submarines = [card for card in cards if card[0] == "S"]
    best = max(submarines or [card for card in cards if card[0] == cards[0][0]], key=lambda card: int(card[1]))
    return seats[list(cards).index(best)]


# --- helpers ---------------------------------------------------------------------------------------------------------


def value(card: str) -> int:
    return int(card[1])


def colour(card: str) -> bool:
    return card[0] in COLOURS


def of_suit(cards: Sequence[str], suit: str) -> int:
    return sum(card[0] == suit for card in cards)


def of_value(cards: Sequence[str], number: int) -> int:
    """Colour cards only: submarines are never meant."""
    return sum(colour(card) and value(card) == number for card in cards)


def compared(left: int, op: str, right: int) -> bool:
    return {"==": left == right, ">=": left >= right, ">": left > right, "<": left < right}[op]


def longest_run(game: Game, seat: int) -> int:
    best = run = 0
    for one in game.winners():
        run = run + 1 if one == seat else 0
        best = max(best, run)
    return best


def free_of_submarines(trick: Trick) -> bool:
    return all(colour(card) for card in trick.cards)


# --- the missions without tasks --------------------------------------------------------------------------------------


def balanced(game: Game, number: int) -> bool:
    """Missions 8 and 21: after no trick has anybody two cards of a value more than somebody else."""
    for so_far in range(1, len(game.tricks) + 1):
        early = game._replace(tricks=game.tricks[:so_far])
        held = [of_value(early.pile(seat), number) for seat in range(game.seats)]
        if max(held) - min(held) > 1:
            return False
    return True


def first_winner_leads(game: Game) -> bool:
    """Mission 23: from the first trick on its winner has more tricks than anybody else."""
    first = game.tricks[0].winner
    for so_far in range(1, len(game.tricks) + 1):
        early = game._replace(tricks=game.tricks[:so_far])
        if any(early.total(seat) >= early.total(first) for seat in range(game.seats) if seat != first):
            return False
    return True


OBJECTIVES: dict[str, Callable[[Game], bool]] = {
    "8": lambda game: balanced(game, 9),
    "12": lambda game: not any(trick.cards[0][0] in "PS" for trick in game.tricks),
    "21": lambda game: balanced(game, 1),
    "23": first_winner_leads,
    "27": lambda game: game.tricks[-1].cards[-1] == "Y5",
}


# --- finishing a game ------------------------------------------------------------------------------------------------


class Table:
    """Hands and a trick in progress, to be played on by anybody's choice. Tonoja's covered cards lie in `beneath`."""

    def __init__(self, hands: Sequence[Sequence[str]], order: Mapping[int, int], leader: int, total: int) -> None:
        self.hands = [list(hand) for hand in hands]
        self.clockwise = order
        self.leader = leader
        self.total = total
        self.beneath: dict[str, str] = {}
        """What a card of Tonoja's covers, still hidden."""
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[Trick] = []

    def turn(self) -> int:
        seat = self.leader
        for _ in self.trick:
            seat = self.clockwise[seat]
        return seat

    def choices(self) -> list[str]:
        hand = self.hands[self.turn()]
        led = self.trick[0][1][0] if self.trick else ""
        return [card for card in hand if card[0] == led] or hand

    def play(self, card: str) -> None:
        seat = self.turn()
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == len(self.hands):
            self._sweep()

    def _sweep(self) -> None:
        seats = tuple(seat for seat, _ in self.trick)
        cards = tuple(card for _, card in self.trick)
        self.tricks.append(Trick(self.leader, seats, cards, winner(seats, cards)))
        self.leader = self.tricks[-1].winner
        self.trick = []
        for card in cards:
            if card in self.beneath:
                self.hands[2].append(self.beneath.pop(card))

    def finished(self) -> bool:
        return len(self.tricks) == self.total


def play_out(table: Table, choose: Callable[[list[str]], str]) -> tuple[Trick, ...]:
    """Play on to the last trick."""
    while not table.finished():
        table.play(choose(table.choices()))
    return tuple(table.tricks)
