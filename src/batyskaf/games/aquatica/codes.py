# mypyc: compile
"""Numbers that the rules of Aquatica agree on: verbs of moves, sizes, places, packed events, causes of the end.

Effects and frames have their numbers in their classes.
"""

from typing import Final

from mypy_extensions import i64

# Verbs: what a move does. `WORDS` below has their texts.
V_PLAY: Final[i64] = 0
V_USE: Final[i64] = 1
V_EXPLOIT: Final[i64] = 2
V_END: Final[i64] = 3
V_RECRUIT: Final[i64] = 4
"""Its argument is packed by `row_argument`."""
V_BUY: Final[i64] = 5
V_CONQUER: Final[i64] = 6
V_SALVAGE: Final[i64] = 7
V_PAY_LOCATION: Final[i64] = 8
V_PAY_MANTA: Final[i64] = 9
V_RAISE: Final[i64] = 10
V_RAISE_FULL: Final[i64] = 11
V_SCORE: Final[i64] = 12
V_SCOUT: Final[i64] = 13
V_SHED: Final[i64] = 14
V_TAKE_BACK: Final[i64] = 15
V_REPLAY: Final[i64] = 16
V_DISCARD: Final[i64] = 17
V_CHOOSE: Final[i64] = 18
V_CLAIM: Final[i64] = 19
V_PLACE: Final[i64] = 20
V_RIVAL: Final[i64] = 21
V_PICK: Final[i64] = 22
V_CROWN: Final[i64] = 23
V_SKIP: Final[i64] = 24
V_CONTINUE: Final[i64] = 25
V_ABANDON: Final[i64] = 26
V_HIDDEN: Final[i64] = 27
"""The public twin of a secret move."""
VERBS: Final[i64] = 28

# What the word of a verb is followed by.
ALONE: Final = "nothing"
CHARACTER: Final = "a character"
IN_ROW: Final = "a character of the ocean and the price of its space"
LOCATION: Final = "a location"
MANTA: Final = "a manta"
TRAINED: Final = "a trained manta"
GOAL: Final = "a goal"
KING: Final = "a king"
OPTION: Final = "the number of an option"

WORDS: Final[list[tuple[i64, str, str]]] = [
    (V_PLAY, "play", CHARACTER),
    (V_USE, "use", MANTA),
    (V_EXPLOIT, "exploit", LOCATION),
    (V_END, "end", ALONE),
    (V_SCOUT, "scout", ALONE),
    (V_SKIP, "skip", ALONE),
    (V_CONTINUE, "continue", ALONE),
    (V_RECRUIT, "recruit", IN_ROW),
    (V_BUY, "buy", LOCATION),
    (V_CONQUER, "conquer", LOCATION),
    (V_SALVAGE, "salvage", LOCATION),
    (V_PAY_LOCATION, "pay", LOCATION),
    (V_PAY_MANTA, "pay", MANTA),
    (V_RAISE, "raise", LOCATION),
    (V_RAISE_FULL, "lift", LOCATION),
    (V_SCORE, "score", LOCATION),
    (V_SHED, "shed", LOCATION),
    (V_TAKE_BACK, "take-back", CHARACTER),
    (V_REPLAY, "replay", CHARACTER),
    (V_DISCARD, "drop", CHARACTER),
    (V_CHOOSE, "choose", OPTION),
    (V_CLAIM, "claim", GOAL),
    (V_PLACE, "place", TRAINED),
    (V_RIVAL, "rival", GOAL),
    (V_PICK, "pick", KING),
    (V_HIDDEN, "pick ?", ALONE),
    (V_CROWN, "crown", KING),
    (V_ABANDON, "abandon", ALONE),
]
"""Verbs with the word that a move begins with and what follows it, in the order in which packs add moves."""

SPACES: Final[i64] = 6
"""Spaces of the character row."""
SLOTS: Final[i64] = 5
"""Slots of a player board."""
TYPES: Final[i64] = 4
TRACKS: Final[i64] = 4
SPOTS: Final[i64] = 5
BOTTOM: Final[i64] = 6
TOP: Final[i64] = 4

MOST_DECISIONS: Final[i64] = 20_000
"""A game that has not ended after this many decisions is closed, with or without a limit of turns."""

ALL: Final[i64] = 1000
"""As a number of cards: every one."""
NONE: Final[i64] = -1

# Where a location is.
AT_BOX: Final[i64] = 0
"""Not part of this match."""
AT_DECK: Final[i64] = 1
AT_BOTTOM: Final[i64] = 2
AT_TOP: Final[i64] = 3
AT_DISCARD: Final[i64] = 4
AT_BOARD: Final[i64] = 5
"""AT_BOARD + seat."""
AT_SCORED: Final[i64] = 9
"""AT_SCORED + seat."""

# Packed events: kind and three numbers. `events` turns them into typed data.
E_GOAL: Final[i64] = 0
E_KING: Final[i64] = 1
E_OFFERED: Final[i64] = 2
E_PICKED: Final[i64] = 3
E_PICKED_OPEN: Final[i64] = 4
E_ARRIVED: Final[i64] = 5
E_REVEALED: Final[i64] = 6
E_TURN: Final[i64] = 7
E_PLAYED: Final[i64] = 8
E_EXPLOITED: Final[i64] = 9
E_USED: Final[i64] = 10
E_RECRUITED: Final[i64] = 11
"""For its price; see E_RECRUITED_FREE."""
E_BOUGHT: Final[i64] = 12
E_CONQUERED: Final[i64] = 13
E_SALVAGED: Final[i64] = 14
E_RAISED: Final[i64] = 15
E_GAINED: Final[i64] = 16
E_SCORED: Final[i64] = 17
E_SCOUTED: Final[i64] = 18
E_SHED: Final[i64] = 19
E_TOOK_BACK: Final[i64] = 20
E_READIED: Final[i64] = 21
E_REPLAYED: Final[i64] = 22
E_DISCARDED: Final[i64] = 23
E_CHOSE: Final[i64] = 24
E_CLAIMED: Final[i64] = 25
E_RIVAL: Final[i64] = 26
E_REMOVED: Final[i64] = 27
E_SKIPPED: Final[i64] = 28
E_TRIGGERED: Final[i64] = 29
E_ENDED: Final[i64] = 30
E_RECRUITED_FREE: Final[i64] = 31

# What brings the end near, and why a game ended.
RUNNING: Final[i64] = 0
BY_GOALS: Final[i64] = 1
BY_LOCATIONS: Final[i64] = 2
BY_CHARACTERS: Final[i64] = 3
BY_RIVAL: Final[i64] = 4
BY_LIMIT: Final[i64] = 5
ABANDONED: Final[i64] = 6

# How kings come to the seats.
KINGS_OFF: Final[i64] = 0
KINGS_BY_SEAT: Final[i64] = 1
KINGS_DRAFT: Final[i64] = 2

RIVAL_SEAT: Final[i64] = 1
"""On the goal tracks of a solo game: the Ichthyanders."""


# Layouts: two numbers in one.


def row_argument(character: i64, space: i64) -> i64:
    """A character in a space of the row, as the argument of V_RECRUIT."""
    return character * SPACES + space


def row_character(argument: i64) -> i64:
    return argument // SPACES


def row_space(argument: i64) -> i64:
    return argument % SPACES


def spot_and_manta(spot: i64, manta: i64) -> i64:
    """A manta on a spot of a goal track, as the third number of E_CLAIMED."""
    return manta * SPOTS + spot


def spot_of(packed: i64) -> i64:
    return packed % SPOTS


def manta_of(packed: i64) -> i64:
    return packed // SPOTS
