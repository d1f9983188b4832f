# mypyc: compile
"""Numbers that the rules of Aquatica agree on: verbs of moves, effects, frames, packed events, causes of the end."""

from typing import Final

from mypy_extensions import i64

# Verbs: what a move does. Their texts stand in `movetable`, in the same order.
V_PLAY: Final[i64] = 0
V_USE: Final[i64] = 1
V_EXPLOIT: Final[i64] = 2
V_END: Final[i64] = 3
V_RECRUIT: Final[i64] = 4
"""Its argument is the character * SPACES + the space of the row."""
V_BUY: Final[i64] = 5
V_CONQUER: Final[i64] = 6
V_SALVAGE: Final[i64] = 7
V_PAY_LOCATION: Final[i64] = 8
V_PAY_MANTA: Final[i64] = 9
V_RAISE: Final[i64] = 10
V_LIFT: Final[i64] = 11
V_SCORE: Final[i64] = 12
V_SCOUT: Final[i64] = 13
V_SHED: Final[i64] = 14
V_TAKE_BACK: Final[i64] = 15
V_REPLAY: Final[i64] = 16
V_DROP: Final[i64] = 17
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

SPACES: Final[i64] = 6
"""Spaces of the character row."""
SLOTS: Final[i64] = 5
"""Slots of a player board."""
TYPES: Final[i64] = 4
TRACKS: Final[i64] = 4
SPOTS: Final[i64] = 5
BOTTOM: Final[i64] = 6
TOP: Final[i64] = 4

# Effects of characters, depths and mantas.
EMPTY: Final[i64] = 0
COINS: Final[i64] = 1
POWER: Final[i64] = 2
BUY: Final[i64] = 3
CONQUER: Final[i64] = 4
RECRUIT: Final[i64] = 5
RECRUIT_FREE: Final[i64] = 6
SCOUT: Final[i64] = 7
RAISE: Final[i64] = 8
RAISE_FULL: Final[i64] = 9
SCORE: Final[i64] = 10
TAKE_BACK: Final[i64] = 11
READY: Final[i64] = 12
CHOOSE: Final[i64] = 13
OTHERS: Final[i64] = 14
REPLAY: Final[i64] = 15
SALVAGE: Final[i64] = 16
REMOVE_SELF: Final[i64] = 17
GAIN_MANTA: Final[i64] = 18
REMOVE_OCEAN: Final[i64] = 19
DISCARD: Final[i64] = 20

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

# Frames of the agenda: what is being done. Each is four numbers: its kind and three of its own.
FRAME: Final[i64] = 4
F_OVER: Final[i64] = 0
F_DRAFT: Final[i64] = 1
F_TURN: Final[i64] = 2
F_CARD: Final[i64] = 3
F_CHOOSE: Final[i64] = 4
F_RECRUIT: Final[i64] = 5
F_ACQUIRE: Final[i64] = 6
F_PAY: Final[i64] = 7
F_SALVAGE: Final[i64] = 8
F_REPLAY: Final[i64] = 9
F_RAISE: Final[i64] = 10
F_LIFT: Final[i64] = 11
F_SCORE: Final[i64] = 12
F_TAKE_BACK: Final[i64] = 13
F_READY: Final[i64] = 14
F_SCOUT: Final[i64] = 15
F_SHED: Final[i64] = 16
F_OTHERS: Final[i64] = 17
F_DROP: Final[i64] = 18
F_CLAIM: Final[i64] = 19
F_RIVAL: Final[i64] = 20
FRAMES_COUNT: Final[i64] = 21

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
E_DROPPED: Final[i64] = 23
E_CHOSE: Final[i64] = 24
E_CLAIMED: Final[i64] = 25
E_RIVAL: Final[i64] = 26
E_REMOVED: Final[i64] = 27
E_SKIPPED: Final[i64] = 28
E_TRIGGERED: Final[i64] = 29
E_ENDED: Final[i64] = 30

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
