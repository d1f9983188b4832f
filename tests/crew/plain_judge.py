"""A second, plain judgement of finished games, written for the tests from the descriptions of the task kinds.

It knows nothing of the engine: it reads a list of tricks (leader, cards, winner), the owner, the parameters of a task,
the captain and the number of seats, and looks only at how things stand after the last trick. `play_out` finishes a
broken-off game in some way, so that what the engine settled early can be held against it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

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


# --- the kinds -------------------------------------------------------------------------------------------------------

Params = Mapping[str, Any]
Test = Callable[[Game, int, Params], bool]
KINDS: dict[str, Test] = {}


def kind(test: Test) -> Test:
    KINDS[test.__name__] = test
    return test


@kind
def win_cards(game: Game, owner: int, params: Params) -> bool:
    return set(params["cards"]) <= set(game.pile(owner))


@kind
def win_card_in_last_trick(game: Game, owner: int, params: Params) -> bool:
    last = game.tricks[-1]
    return last.winner == owner and params["card"] in last.cards


@kind
def win_card_and_no_other_of_suit(game: Game, owner: int, params: Params) -> bool:
    return [card for card in game.pile(owner) if card[0] == params["suit"]] == [params["card"]]


@kind
def count_by_value(game: Game, owner: int, params: Params) -> bool:
    return compared(of_value(game.pile(owner), params["value"]), params["op"], params["n"])


@kind
def count_by_suit(game: Game, owner: int, params: Params) -> bool:
    pile = game.pile(owner)
    return all(compared(of_suit(pile, one["suit"]), one["op"], one["n"]) for one in params["counts"])


@kind
def win_trick_with_value(game: Game, owner: int, params: Params) -> bool:
    cards = [trick.card_of(owner) for trick in game.won_by(owner)]
    return of_value(cards, params["winning_value"]) > 0


@kind
def win_value_with_value(game: Game, owner: int, params: Params) -> bool:
    for trick in game.won_by(owner):
        mine = trick.card_of(owner)
        others = [card for card in trick.cards if card != mine]
        if of_value([mine], params["winning_value"]) and of_value(others, params["captured_value"]):
            return True
    return False


@kind
def win_card_with_suit(game: Game, owner: int, params: Params) -> bool:
    return any(
        params["card"] in trick.cards and trick.card_of(owner)[0] == params["winning_suit"]
        for trick in game.won_by(owner)
    )


@kind
def no_cards_of_values(game: Game, owner: int, params: Params) -> bool:
    return not any(of_value(game.pile(owner), number) for number in params["values"])


@kind
def no_cards_of_suits(game: Game, owner: int, params: Params) -> bool:
    return not any(of_suit(game.pile(owner), suit) for suit in params["suits"])


@kind
def win_trick_positions(game: Game, owner: int, params: Params) -> bool:
    last = len(game.tricks)
    wanted = {last if place == "last" else int(place) for place in params["positions"]}
    mine = {number for number, one in enumerate(game.winners(), 1) if one == owner}
    return wanted == mine if params["only"] else wanted <= mine


@kind
def win_none_of_first(game: Game, owner: int, params: Params) -> bool:
    return owner not in game.winners()[: params["n"]]


@kind
def win_exact_tricks(game: Game, owner: int, params: Params) -> bool:
    return bool(game.total(owner) == params["n"])


@kind
def win_consecutive(game: Game, owner: int, params: Params) -> bool:
    return bool(longest_run(game, owner) >= params["n"])


@kind
def win_exact_tricks_consecutive(game: Game, owner: int, params: Params) -> bool:
    return bool(game.total(owner) == params["n"] == longest_run(game, owner))


@kind
def never_consecutive(game: Game, owner: int, params: Params) -> bool:
    return bool(longest_run(game, owner) < params["n"])


@kind
def compare_tricks(game: Game, owner: int, params: Params) -> bool:
    mine = game.total(owner)
    others = [game.total(seat) for seat in range(game.seats) if seat != owner]
    against = {"each_other": others, "sum_of_others": [sum(others)], "captain": [game.total(game.captain)]}
    return all(compared(mine, params["op"], other) for other in against[params["against"]])


@kind
def win_trick_sum(game: Game, owner: int, params: Params) -> bool:
    least, most = (params.get(bound, {}).get(str(game.seats)) for bound in ("least", "most"))
    for trick in game.won_by(owner):
        total = sum(value(card) for card in trick.cards)
        enough = least is None or total >= least
        if free_of_submarines(trick) and enough and (most is None or total <= most):
            return True
    return False


@kind
def win_trick_all_values(game: Game, owner: int, params: Params) -> bool:
    return any(
        free_of_submarines(trick) and all(compared(value(card), params["op"], params["value"]) for card in trick.cards)
        for trick in game.won_by(owner)
    )


@kind
def win_trick_parity(game: Game, owner: int, params: Params) -> bool:
    rest = 0 if params["parity"] == "even" else 1
    return any(
        free_of_submarines(trick) and all(value(card) % 2 == rest for card in trick.cards)
        for trick in game.won_by(owner)
    )


@kind
def predict_tricks(game: Game, owner: int, params: Params) -> bool:
    return game.total(owner) == game.predictions[params["visibility"]]


@kind
def equal_suits_total(game: Game, owner: int, params: Params) -> bool:
    one, other = (of_suit(game.pile(owner), suit) for suit in params["suits"])
    return bool(one == other >= params["min_each"])


@kind
def equal_suits_in_trick(game: Game, owner: int, params: Params) -> bool:
    for trick in game.won_by(owner):
        one, other = (of_suit(trick.cards, suit) for suit in params["suits"])
        if one == other >= params["min_each"]:
            return True
    return False


@kind
def more_of_suit(game: Game, owner: int, params: Params) -> bool:
    pile = game.pile(owner)
    return of_suit(pile, params["more"]) > of_suit(pile, params["less"])


@kind
def at_least_one_of_each_colour(game: Game, owner: int, params: Params) -> bool:
    return all(of_suit(game.pile(owner), suit) >= params["n"] for suit in params["suits"])


@kind
def all_cards_of_any_colour(game: Game, owner: int, params: Params) -> bool:
    return any(of_suit(game.pile(owner), suit) == 9 for suit in params["suits"])


@kind
def never_lead_suits(game: Game, owner: int, params: Params) -> bool:
    return not any(trick.leader == owner and trick.cards[0][0] in params["suits"] for trick in game.tricks)


def done(game: Game, kind: str, owner: int, params: Params) -> bool:
    """Whether a task was done in a finished game."""
    return KINDS[kind](game, owner, params)


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
