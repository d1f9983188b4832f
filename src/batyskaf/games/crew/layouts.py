# mypyc: compile
"""How several small numbers are packed into one: each layout once, packing and unpacking side by side."""

from typing import Final

from mypy_extensions import i64

from batyskaf.games.crew.cards import CARDS, COLOUR_CARDS
from batyskaf.games.crew.codes import DIRECTION, GIVE, LEFT, PREDICT_SECRETLY, QUIET, SIGNAL, VOTE

MARKS: Final[i64] = 4
"""How many marks a signal may have: highest, only, lowest, none."""
SEATS: Final[i64] = 8
"""A seat number fits below this."""
NUMBERS: Final[i64] = 14
"""How many numbers of tricks can be predicted: 0 to 13."""
SEAT_COUNTS: Final[i64] = 6
"""Tables by the number of seats have a place for 0 to 5."""

# A signal as a move: SIGNAL + card * MARKS + mark.


def is_signal(move: i64) -> bool:
    return SIGNAL <= move < QUIET


def signal_move(card: i64, mark: i64) -> i64:
    return SIGNAL + card * MARKS + mark


def signal_card(move: i64) -> i64:
    return (move - SIGNAL) // MARKS


def signal_mark(move: i64) -> i64:
    return (move - SIGNAL) % MARKS


# A signal as a state remembers it: (seat * CARDS + card) * MARKS + mark.


def pack_signal(seat: i64, card: i64, mark: i64) -> i64:
    """Pack a signal.

    >>> shown = pack_signal(3, 17, 2)
    >>> shown_by(shown), shown_card(shown), shown_mark(shown)
    (3, 17, 2)
    """
    return (seat * CARDS + card) * MARKS + mark


def shown_by(shown: i64) -> i64:
    return shown // (CARDS * MARKS)


def shown_card(shown: i64) -> i64:
    return shown // MARKS % CARDS


def shown_mark(shown: i64) -> i64:
    return shown % MARKS


# A card to pass, and a secretly predicted number, as moves.


def is_gift(move: i64) -> bool:
    return GIVE <= move < GIVE + COLOUR_CARDS


def is_secret_number(move: i64) -> bool:
    return PREDICT_SECRETLY <= move < PREDICT_SECRETLY + NUMBERS


# Votes and directions as moves. NO, LEFT and RIGHT are votes; only LEFT and RIGHT are directions.


def vote_move(vote: i64) -> i64:
    return VOTE + vote


def vote_of(move: i64) -> i64:
    return move - VOTE


def direction_move(direction: i64) -> i64:
    return DIRECTION + direction - LEFT


def direction_of(move: i64) -> i64:
    return move - DIRECTION + LEFT


# The owner of a task and the seat that decides for it, as one number of an event.


def pack_seats(owner: i64, decider: i64) -> i64:
    return owner * SEATS + decider


def owner_of(seats: i64) -> i64:
    return seats // SEATS


def decider_of(seats: i64) -> i64:
    return seats % SEATS


# Tables over all tasks: difficulties by task and seat count, clashes by seat count and two tasks.


def difficulty_at(task: i64, seats: i64) -> i64:
    return task * SEAT_COUNTS + seats


def clash_at(size: i64, seats: i64, one: i64, other: i64) -> i64:
    """The place of a pair among `size` tasks."""
    return (seats * size + one) * size + other
