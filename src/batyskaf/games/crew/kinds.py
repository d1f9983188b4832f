"""The kinds a task or an objective can have: the parameters each takes as data, and the test they become."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from batyskaf.core.reason import Refused
from batyskaf.games.crew import collecting, counting, objectives, winning
from batyskaf.games.crew.cards import NAMES, SUITS, VALUE_MASK, card_of, mask_of
from batyskaf.games.crew.tasks import LAST, Task

CardName = Annotated[str, Meta(pattern=r"^([PBGY][1-9]|S[1-4])$")]
SuitName = Literal["P", "B", "G", "Y", "S"]
ColourName = Literal["P", "B", "G", "Y"]
Value = Annotated[int, Meta(ge=1, le=9)]
Tally = Annotated[int, Meta(ge=0, le=40)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record without unknown fields."""


class WinCards(Strict, frozen=True):
    cards: Annotated[list[CardName], Meta(min_length=1)]

    def task(self) -> Task:
        return collecting.WinCards(mask_of(self.cards))


class WinCardInLastTrick(Strict, frozen=True):
    card: CardName

    def task(self) -> Task:
        return collecting.WinCardInLastTrick(card_of(self.card))


class WinCardAndNoOtherOfSuit(Strict, frozen=True):
    card: CardName
    suit: SuitName

    def task(self) -> Task:
        return collecting.WinCardAndNoOtherOfSuit(card_of(self.card), SUITS.index(self.suit))


class CountByValue(Strict, frozen=True):
    value: Value
    op: Literal[">=", "=="]
    n: Tally

    def task(self) -> Task:
        return collecting.CountCards([VALUE_MASK[self.value]], [self.n], [self.op == "=="])


class SuitCount(Strict, frozen=True):
    suit: SuitName
    op: Literal[">=", "=="]
    n: Tally


class CountBySuit(Strict, frozen=True):
    counts: Annotated[list[SuitCount], Meta(min_length=1)]

    def task(self) -> Task:
        groups = [_suit_mask([entry.suit]) for entry in self.counts]
        return collecting.CountCards(
            groups, [entry.n for entry in self.counts], [entry.op == "==" for entry in self.counts]
        )


class WinTrickWithValue(Strict, frozen=True):
    winning_value: Value

    def task(self) -> Task:
        return winning.WinWithValue(self.winning_value, 0)


class WinValueWithValue(Strict, frozen=True):
    captured_value: Value
    winning_value: Value

    def task(self) -> Task:
        return winning.WinWithValue(self.winning_value, self.captured_value)


class WinCardWithSuit(Strict, frozen=True):
    card: CardName
    winning_suit: SuitName

    def task(self) -> Task:
        return winning.WinCardWithSuit(card_of(self.card), SUITS.index(self.winning_suit))


class NoCardsOfValues(Strict, frozen=True):
    values: Annotated[list[Value], Meta(min_length=1)]

    def task(self) -> Task:
        return collecting.NoCards(sum(VALUE_MASK[value] for value in set(self.values)))


class NoCardsOfSuits(Strict, frozen=True):
    suits: Annotated[list[SuitName], Meta(min_length=1)]

    def task(self) -> Task:
        return collecting.NoCards(_suit_mask(self.suits))


class WinTrickPositions(Strict, frozen=True):
    positions: Annotated[list[Annotated[int, Meta(ge=1, le=8)] | Literal["last"]], Meta(min_length=1)]
    only: bool

    def task(self) -> Task:
        places = [int(LAST) if position == "last" else position - 1 for position in self.positions]
        return counting.WinPositions(places, self.only)


class WinNoneOfFirst(Strict, frozen=True):
    n: Annotated[int, Meta(ge=1, le=8)]

    def task(self) -> Task:
        return counting.WinNoneOfFirst(self.n)


class WinExactTricks(Strict, frozen=True):
    n: Tally

    def task(self) -> Task:
        return counting.WinExactly(self.n, False)


class WinConsecutive(Strict, frozen=True):
    n: Annotated[int, Meta(ge=2, le=8)]

    def task(self) -> Task:
        return counting.WinInARow(self.n)


class WinExactTricksConsecutive(Strict, frozen=True):
    n: Annotated[int, Meta(ge=2, le=8)]

    def task(self) -> Task:
        return counting.WinExactly(self.n, True)


class NeverConsecutive(Strict, frozen=True):
    n: Annotated[int, Meta(ge=2, le=8)]

    def task(self) -> Task:
        return counting.NeverInARow(self.n)


class CompareTricks(Strict, frozen=True):
    op: Literal[">", "<", "=="]
    against: Literal["each_other", "sum_of_others", "captain"]

    def __post_init__(self) -> None:
        if self.op == "==" and self.against == "each_other":
            raise Refused("fault-crew-each-other")

    def task(self) -> Task:
        against = ["each_other", "sum_of_others", "captain"].index(self.against)
        return counting.CompareTricks(["<", ">", "=="].index(self.op), against)


class BySeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that depends on how many sit at the table."""

    three: Annotated[int, Meta(ge=0, le=100)] = msgspec.field(name="3")
    four: Annotated[int, Meta(ge=0, le=100)] = msgspec.field(name="4")
    five: Annotated[int, Meta(ge=0, le=100)] = msgspec.field(name="5")

    def by_seats(self) -> list[int]:
        return [0, 0, 0, self.three, self.four, self.five]


class WinTrickSum(Strict, frozen=True):
    least: BySeats
    most: BySeats

    def __post_init__(self) -> None:
        for seats, (least, most) in enumerate(zip(self.least.by_seats(), self.most.by_seats(), strict=True)):
            if least > most:
                raise Refused("fault-crew-sums", seats=seats)

    def task(self) -> Task:
        return winning.WinSum(self.least.by_seats(), self.most.by_seats())


class WinTrickAllValues(Strict, frozen=True):
    op: Literal["<", ">"]
    value: Value

    def task(self) -> Task:
        values = range(1, self.value) if self.op == "<" else range(self.value + 1, 10)
        return winning.WinOnly(sum(VALUE_MASK[value] for value in values))


class WinTrickParity(Strict, frozen=True):
    parity: Literal["even", "odd"]

    def task(self) -> Task:
        first = 1 if self.parity == "odd" else 2
        return winning.WinOnly(sum(VALUE_MASK[value] for value in range(first, 10, 2)))


class PredictTricks(Strict, frozen=True):
    visibility: Literal["public", "secret"]
    min: Annotated[int, Meta(ge=0, le=7)] = 0
    max: Annotated[int, Meta(ge=1, le=13)] = 13

    def __post_init__(self) -> None:
        if self.min >= self.max:
            raise Refused("fault-crew-bounds")

    def task(self) -> Task:
        return counting.Predict(self.visibility == "secret", self.min, self.max)


def _tell_apart(one: str, other: str) -> None:
    if one == other:
        raise Refused("fault-crew-same-suit", suit=one)


class EqualSuitsTotal(Strict, frozen=True):
    suits: tuple[ColourName, ColourName]
    min_each: Annotated[int, Meta(ge=0, le=9)]

    def __post_init__(self) -> None:
        _tell_apart(*self.suits)

    def task(self) -> Task:
        return collecting.EqualSuits(SUITS.index(self.suits[0]), SUITS.index(self.suits[1]), self.min_each)


class EqualSuitsInTrick(Strict, frozen=True):
    suits: tuple[ColourName, ColourName]
    min_each: Annotated[int, Meta(ge=1, le=2)]

    def __post_init__(self) -> None:
        _tell_apart(*self.suits)

    def task(self) -> Task:
        return winning.WinEqualSuits(SUITS.index(self.suits[0]), SUITS.index(self.suits[1]), self.min_each)


class MoreOfSuit(Strict, frozen=True):
    more: SuitName
    less: SuitName

    def __post_init__(self) -> None:
        _tell_apart(self.more, self.less)

    def task(self) -> Task:
        return collecting.MoreOfSuit(SUITS.index(self.more), SUITS.index(self.less))


class AtLeastOneOfEachColour(Strict, frozen=True):
    suits: Annotated[list[SuitName], Meta(min_length=1)]
    n: Annotated[int, Meta(ge=1, le=9)]

    def task(self) -> Task:
        return collecting.EachColour([SUITS.index(suit) for suit in self.suits], self.n)


class AllCardsOfAnyColour(Strict, frozen=True):
    suits: Annotated[list[ColourName], Meta(min_length=1)]

    def task(self) -> Task:
        return collecting.WholeColour([SUITS.index(suit) for suit in self.suits])


class NeverLeadSuits(Strict, frozen=True):
    suits: Annotated[list[SuitName], Meta(min_length=1)]

    def task(self) -> Task:
        return counting.NeverLead([SUITS.index(suit) for suit in self.suits])


class ValueBalance(Strict, frozen=True):
    value: Value
    max_lead: Annotated[int, Meta(ge=0, le=3)]

    def task(self) -> Task:
        return objectives.ValueBalance(self.value, self.max_lead)


class FirstTrickWinnerLeads(Strict, frozen=True):
    def task(self) -> Task:
        return objectives.FirstWinnerLeads()


class FinalCard(Strict, frozen=True):
    card: CardName

    def task(self) -> Task:
        return objectives.FinalCard(card_of(self.card))


def _suit_mask(suits: Sequence[str]) -> int:
    return mask_of([name for name in NAMES if name[0] in suits])


TaskParams = (
    WinCards | WinCardInLastTrick | WinCardAndNoOtherOfSuit | CountByValue | CountBySuit | WinTrickWithValue
    | WinValueWithValue | WinCardWithSuit | NoCardsOfValues | NoCardsOfSuits | WinTrickPositions | WinNoneOfFirst
    | WinExactTricks | WinConsecutive | WinExactTricksConsecutive | NeverConsecutive | CompareTricks | WinTrickSum
    | WinTrickAllValues | WinTrickParity | PredictTricks | EqualSuitsTotal | EqualSuitsInTrick | MoreOfSuit
    | AtLeastOneOfEachColour | AllCardsOfAnyColour | NeverLeadSuits
)  # fmt: skip
ObjectiveParams = ValueBalance | NeverLeadSuits | FirstTrickWinnerLeads | FinalCard

TASK_KINDS: dict[str, type[TaskParams]] = {
    "win_cards": WinCards,
    "win_card_in_last_trick": WinCardInLastTrick,
    "win_card_and_no_other_of_suit": WinCardAndNoOtherOfSuit,
    "count_by_value": CountByValue,
    "count_by_suit": CountBySuit,
    "win_trick_with_value": WinTrickWithValue,
    "win_value_with_value": WinValueWithValue,
    "win_card_with_suit": WinCardWithSuit,
    "no_cards_of_values": NoCardsOfValues,
    "no_cards_of_suits": NoCardsOfSuits,
    "win_trick_positions": WinTrickPositions,
    "win_none_of_first": WinNoneOfFirst,
    "win_exact_tricks": WinExactTricks,
    "win_consecutive": WinConsecutive,
    "win_exact_tricks_consecutive": WinExactTricksConsecutive,
    "never_consecutive": NeverConsecutive,
    "compare_tricks": CompareTricks,
    "win_trick_sum": WinTrickSum,
    "win_trick_all_values": WinTrickAllValues,
    "win_trick_parity": WinTrickParity,
    "predict_tricks": PredictTricks,
    "equal_suits_total": EqualSuitsTotal,
    "equal_suits_in_trick": EqualSuitsInTrick,
    "more_of_suit": MoreOfSuit,
    "at_least_one_of_each_colour": AtLeastOneOfEachColour,
    "all_cards_of_any_colour": AllCardsOfAnyColour,
    "never_lead_suits": NeverLeadSuits,
}
OBJECTIVE_KINDS: dict[str, type[ObjectiveParams]] = {
    "value_balance": ValueBalance,
    "never_lead_suits": NeverLeadSuits,
    "first_trick_winner_leads": FirstTrickWinnerLeads,
    "final_card": FinalCard,
}
