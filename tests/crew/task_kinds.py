"""All kinds of tasks as tests know them: courses of play for each, and a judge of finished games.

A course names a task, its owner and how it went: `done 10` is open through nine tricks and done with the tenth, `open`
is not decided when the written tricks end. A judge is written from the description of its kind, knows nothing of the
engine and looks only at how things are after the last trick. A new kind needs both.
"""

from collections.abc import Callable, Mapping
from typing import Any

from tests.crew.plain_judge import Game, compared, free_of_submarines, longest_run, of_suit, of_value, value

# Seats 0, 1, 1, 3, 1, 2, 1, 0, 0, 0 win; the captain is seat 0.
TEN = (
    "P9 P1 P2 P3", "P4 P8 P5 P6", "B9 B1 B2 B3", "B4 B5 B8 B6", "G1 G2 G9 G3",
    "G4 G8 G5 G6", "Y1 Y2 Y3 Y9", "Y4 Y5 Y6 Y8", "S4 S1 S2 S3", "Y7 P7 B7 G7",
)  # fmt: skip

# Seats 0, 2, 2, 2, 3, 1, 0, 0 win.
EIGHT = (
    "P9 P1 P2 P3 P4", "B1 B2 B9 B3 B4", "G9 G1 G2 G3 G4", "Y9 Y1 Y2 Y3 Y4",
    "P5 P8 P6 P7 Y5", "B6 B5 B7 B8 G5", "G6 G7 G8 Y6 S1", "S4 Y7 Y8 S2 S3",
)  # fmt: skip

# The same, but submarine 1 is played last, by a seat that does not hold submarine 4.
S1_LAST = (*EIGHT[:6], "G6 G7 G8 Y6 S3", "S4 Y7 Y8 S2 S1")

# The same, but green 2 is played last.
GREEN_TWO_LAST = (
    "P9 P1 P2 P3 P4", "B1 B2 B9 B3 B4", "G9 G1 G5 G3 G4", "Y9 Y1 Y2 Y3 Y4",
    "P5 P8 P6 P7 Y5", "B6 B5 B7 B8 Y8", "G6 G7 G8 Y6 S1", "S4 Y7 G2 S2 S3",
)  # fmt: skip

# Seats 0, 4, 4, 4, 3, 1, 4, 3 win.
FOURTH_SEAT = (
    "S4 S1 S2 S3 P1", "P2 P3 P4 P5 P9", "B9 B1 B2 B3 B4", "G9 G1 G2 G3 G4",
    "Y1 Y2 Y3 Y4 Y9", "B5 B6 B7 B8 P6", "G5 G6 G7 G8 P7", "Y5 Y6 Y7 P8 Y8",
)  # fmt: skip
# The same, but seat 2 wins the last trick, its only one.
LAST_TO_TWO = (*FOURTH_SEAT[:7], "Y5 Y6 Y7 Y8 P8")

FIVE_IN_A_ROW = ("P9 P1 P2 P3 P4", "B9 B1 B2 B3 B4", "G9 G1 G2 G3 G4", "Y9 Y1 Y2 Y3 Y4", "S4 S1 P5 P6 P7")
NINES = ("P9 P1 P2 P3", "B9 B1 B2 B3", "G1 G9 G2 G3", "Y9 Y1 Y2 Y3")
PINK_TO_ZERO = ("P9 P1 P2 P3", "P8 P4 P5 P6", "P7 B1 B2 B3")
PINK_AND_YELLOW = ("P9 P1 P2 P3", "P8 P4 P5 P6", "Y9 Y1 Y2 Y3", "Y8 Y4 Y5 Y6", "P7 Y7 B1 B2")
ONE_PINK = ("P9 P1 P2 P3", "P4 P5 P6 P7", "B1 P8 B2 B3")
ALONE_WITH_S1 = ("S4 S2 S3 P1", "P2 S1 P3 P4")

Line = tuple[tuple[str, ...], str]

COURSES: dict[str, list[Line]] = {
    "win_cards": [
        (TEN, "T1 0 done 1"), (TEN, "T1 1 failed 1"), (TEN, "T13 1 done 3"), (TEN, "T6 0 done 10"),
        (TEN, "T5 0 done 9"), (TEN, "T5 3 failed 9"), (TEN[:9], "T6 0 open"), (TEN, "T16 0 failed 3"),
    ],
    "win_card_in_last_trick": [
        (GREEN_TWO_LAST, "T17 0 done 8"), (GREEN_TWO_LAST, "T17 2 failed 8"), (EIGHT, "T17 0 failed 3"),
        (GREEN_TWO_LAST[:7], "T17 0 open"),
    ],
    "win_card_and_no_other_of_suit": [
        (ALONE_WITH_S1, "T18 1 done 2"), (S1_LAST, "T18 0 failed 7"), (S1_LAST, "T18 1 failed 7"),
        (("P1 S1 P2 P3",), "T18 1 open"), (ALONE_WITH_S1, "T19 2 failed 1"),
    ],
    "count_by_value": [
        (TEN, "T20 0 done 10"), (TEN, "T20 1 failed 10"), (TEN, "T21 0 failed 4"), (TEN, "T21 1 failed 6"),
        (TEN, "T22 1 done 7"), (TEN, "T22 0 failed 5"), (NINES, "T23 0 done 4"), (NINES, "T23 1 done 4"),
        (NINES, "T23 2 failed 3"), (TEN, "T23 1 failed 7"), (TEN, "T23 0 failed 7"), (NINES[:3], "T23 0 open"),
        (TEN, "T24 0 failed 4"),
    ],
    "count_by_suit": [
        (TEN, "T25 0 done 10"), (TEN, "T25 1 failed 10"), (TEN, "T25 2 failed 2"), (PINK_TO_ZERO, "T25 0 done 2"),
        (TEN, "T26 0 failed 7"), (ONE_PINK, "T27 2 done 3"), (ONE_PINK, "T27 0 failed 1"), (TEN, "T27 2 failed 10"),
        (ONE_PINK[:2], "T27 2 open"), (ALONE_WITH_S1, "T33 0 done 2"), (ALONE_WITH_S1, "T31 1 done 2"),
        (ALONE_WITH_S1, "T32 0 failed 1"), (TEN, "T31 0 failed 9"), (TEN, "T31 1 failed 9"),
    ],
    "win_trick_with_value": [
        (("P6 P1 P2 P3",), "T34 0 done 1"), (("P6 P1 P2 P3",), "T34 1 open"), (TEN, "T34 0 failed 8"),
        (TEN, "T36 2 failed 7"), (("P1 S2 P2 P3", "B2 B1 Y1 Y2"), "T37 1 done 2"), (("P1 S2 P2 P3",), "T37 1 open"),
    ],
    "win_value_with_value": [
        (("P7 P5 P1 P2",), "T38 0 done 1"), (("P4 B8 P1 P2",), "T39 0 done 1"), (("P6 B6 P1 P2",), "T40 0 done 1"),
        (("P6 P1 P2 P3",), "T40 0 open"), (("P7 S1 P5 P2",), "T38 1 open"), (TEN, "T38 0 failed 8"),
        (TEN, "T39 1 failed 6"), (TEN, "T40 0 failed 6"),
    ],
    "win_card_with_suit": [
        (("P7 S1 P1 P2",), "T41 1 done 1"), (("P7 S1 P1 P2",), "T41 0 failed 1"), (("P9 P7 P1 P2",), "T41 0 failed 1"),
        (TEN, "T41 0 failed 9"), (TEN, "T42 0 failed 5"), (TEN[:4], "T42 0 open"),
    ],
    "no_cards_of_values": [
        (TEN, "T43 0 failed 1"), (TEN, "T43 2 done 7"), (TEN, "T44 3 failed 4"), (TEN, "T44 0 failed 8"),
        (TEN, "T45 2 done 7"), (TEN, "T46 2 failed 6"), (TEN, "T47 3 done 7"), (TEN[:6], "T47 3 open"),
    ],
    "no_cards_of_suits": [
        (TEN, "T48 0 failed 9"), (TEN, "T48 1 done 9"), (TEN, "T49 2 done 10"), (TEN, "T49 0 failed 1"),
        (TEN, "T52 2 done 10"), (TEN, "T53 3 done 10"), (TEN, "T53 2 failed 6"), (TEN[:9], "T52 2 open"),
    ],
    "win_trick_positions": [
        (TEN, "T54 0 done 1"), (TEN, "T54 1 failed 1"), (TEN, "T55 0 failed 2"), (TEN[:1], "T55 0 open"),
        (NINES, "T55 0 done 2"), (TEN, "T57 0 done 10"), (TEN, "T57 1 failed 10"), (TEN, "T58 0 done 10"),
        (TEN, "T59 0 failed 8"), (TEN, "T60 0 failed 1"), (FOURTH_SEAT, "T59 0 done 8"), (LAST_TO_TWO, "T60 2 done 8"),
        (FOURTH_SEAT, "T60 3 failed 5"), (FOURTH_SEAT[:7], "T59 0 open"), (FOURTH_SEAT, "T60 2 failed 8"),
    ],
    "win_none_of_first": [
        (TEN, "T61 2 done 3"), (TEN, "T61 1 failed 2"), (TEN, "T62 2 done 4"), (TEN, "T62 3 failed 4"),
        (TEN, "T63 2 done 5"), (TEN[:2], "T61 2 open"),
    ],
    "win_exact_tricks": [
        (EIGHT, "T64 4 done 8"), (EIGHT, "T64 3 failed 5"), (TEN, "T65 2 done 10"), (TEN, "T66 0 failed 9"),
        (TEN, "T66 2 failed 10"), (TEN, "T67 0 done 10"), (TEN, "T67 1 done 10"), (TEN[:9], "T67 0 open"),
        (TEN, "T67 2 failed 8"), (EIGHT, "T65 4 failed 8"),
    ],
    "win_consecutive": [
        (TEN, "T68 1 done 3"), (TEN, "T68 0 done 9"), (TEN, "T68 2 failed 9"), (TEN, "T69 0 done 10"),
        (TEN, "T69 1 failed 8"), (TEN[:2], "T68 1 open"),
    ],
    "win_exact_tricks_consecutive": [
        (EIGHT, "T71 2 done 8"), (TEN, "T70 1 failed 5"), (TEN, "T70 2 failed 7"), (TEN, "T71 0 failed 2"),
        (FOURTH_SEAT, "T71 4 failed 7"), (EIGHT[:7], "T71 2 open"), (EIGHT, "T70 4 failed 7"),
    ],
    "never_consecutive": [
        (TEN, "T72 1 failed 3"), (TEN, "T72 0 failed 9"), (TEN, "T72 2 done 9"), (TEN[:8], "T72 2 open"),
    ],
    "compare_tricks": [
        (TEN, "T73 0 failed 7"), (TEN, "T73 1 failed 10"), (FOURTH_SEAT, "T73 4 done 7"),
        (FOURTH_SEAT[:6], "T73 4 open"),
        (TEN, "T74 0 failed 6"), (TEN, "T74 1 failed 9"), (FIVE_IN_A_ROW, "T74 0 done 5"),
        (FOURTH_SEAT, "T74 4 failed 8"),
        (TEN, "T75 2 failed 10"), (TEN, "T75 0 failed 8"), (EIGHT, "T75 4 done 8"), (EIGHT[:7], "T75 4 open"),
        (TEN, "T76 1 failed 10"), (TEN, "T76 3 failed 9"), (FOURTH_SEAT, "T76 4 done 7"),
        (TEN, "T77 2 done 9"), (TEN, "T77 1 failed 7"), (EIGHT, "T77 1 done 8"),
        (TEN, "T78 1 done 10"), (TEN, "T78 2 failed 9"), (FOURTH_SEAT, "T78 1 done 8"), (TEN[:9], "T78 1 open"),
    ],
    "win_trick_sum": [
        (("P5 P1 P2 P3",), "T79 0 done 1"), (("P6 P1 P2 P3",), "T79 0 open"), (("P1 S1 P2 P3",), "T79 1 open"),
        (("P4 P1 P2",), "T79 0 done 1"), (("P5 P1 P2",), "T79 0 open"),
        (("P5 P1 P2 P3 P4",), "T79 0 done 1"), (("P6 P1 P2 P3 P4",), "T79 0 open"),
        (("P9 P8 P7 P5",), "T80 0 done 1"), (("P9 P8 P7 P4",), "T80 0 open"),
        (("P9 P8 P7",), "T80 0 done 1"), (("P9 P8 P6",), "T80 0 open"),
        (("P9 P8 P7 P6 P2",), "T80 0 done 1"), (("P9 P8 P7 P6 P1",), "T80 0 open"),
        (("P9 P8 P4 P1",), "T81 0 done 1"), (("P9 P8 P4 P2",), "T81 0 done 1"), (("P9 P8 P4 P3",), "T81 0 open"),
        (("P9 P8 P3 P1",), "T81 0 open"), (("P9 P7 P6",), "T81 0 done 1"), (("P9 P4 P5 P3 P1",), "T81 0 done 1"),
        (TEN, "T79 0 failed 7"), (TEN, "T80 1 failed 8"), (TEN, "T81 0 done 8"),
    ],
    "win_trick_all_values": [
        (("P6 P1 P2 P3",), "T82 0 done 1"), (("P7 P1 P2 P3",), "T82 0 open"), (("P6 S1 P2 P3",), "T82 1 open"),
        (("P6 P7 P8 P9",), "T83 3 done 1"), (("P5 P7 P8 P9",), "T83 3 open"), (TEN, "T82 0 failed 7"),
        (TEN, "T83 0 done 10"),
    ],
    "win_trick_parity": [
        (("P2 P4 P6 P8",), "T93 3 done 1"), (("P2 P4 P6 S2",), "T93 3 open"), (("P2 P4 P6 P9",), "T93 3 open"),
        (("P1 P3 P5 P9",), "T94 3 done 1"), (("P1 P3 P5 S1",), "T94 3 open"), (TEN, "T93 0 failed 7"),
        (TEN, "T94 0 done 10"),
    ],
    "equal_suits_total": [
        (TEN, "T86 0 done 10"), (TEN, "T86 1 done 10"), (TEN, "T86 2 failed 10"), (PINK_AND_YELLOW, "T86 0 done 5"),
        (PINK_AND_YELLOW, "T86 1 failed 5"), (PINK_AND_YELLOW[:4], "T86 0 open"),
    ],
    "equal_suits_in_trick": [
        (("G5 Y1 G1 Y2",), "T87 0 done 1"), (("G5 Y1 G1 G2",), "T87 0 open"), (("P1 P2 P3 P4",), "T87 3 open"),
        (("G5 Y1 S1 P1",), "T87 2 done 1"), (("P9 B1 B2 P1",), "T88 0 done 1"), (TEN, "T88 0 done 10"),
        (TEN, "T87 1 failed 10"),
    ],
    "more_of_suit": [
        (TEN, "T89 0 done 8"), (TEN, "T89 1 failed 9"), (TEN, "T89 3 failed 8"), (TEN, "T90 0 done 6"),
        (TEN, "T90 3 failed 9"), (TEN, "T90 2 failed 6"), (TEN[:5], "T90 0 open"),
    ],
    "at_least_one_of_each_colour": [
        (TEN, "T91 0 done 10"), (TEN, "T91 1 done 7"), (TEN, "T91 2 failed 10"), (PINK_TO_ZERO, "T91 1 failed 3"),
        (TEN[:6], "T91 1 open"),
    ],
    "all_cards_of_any_colour": [
        (PINK_TO_ZERO, "T92 0 done 3"), (TEN, "T92 0 failed 7"), (TEN, "T92 1 failed 8"),
        (PINK_TO_ZERO[:2], "T92 0 open"),
    ],
    "never_lead_suits": [
        (TEN, "T95 0 failed 1"), (TEN, "T95 1 failed 6"), (TEN, "T95 2 done 9"), (TEN[:8], "T95 2 open"),
        (TEN, "T96 3 done 9"), (TEN, "T96 1 failed 3"), (FOURTH_SEAT, "T96 0 failed 2"),
    ],
}  # fmt: skip


# --- judges -----------------------------------------------------------------------------------------------------------

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
