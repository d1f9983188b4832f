# mypyc: compile
"""Numbers that the rules of The Crew agree on: move ids, phases, packed events, outcomes."""

from typing import Final

from mypy_extensions import i64

# Moves. Their texts are in `movetable`, in the same order; `layouts` packs and unpacks those with parts.
PLAY: Final[i64] = 0
SIGNAL: Final[i64] = 40
QUIET: Final[i64] = 184
GIVE: Final[i64] = 185
PREDICT: Final[i64] = 222
PREDICT_SECRETLY: Final[i64] = 236
PASS: Final[i64] = 251
CLAIM: Final[i64] = 252
LEAVE: Final[i64] = 253
ACCEPT: Final[i64] = 254
DECLINE: Final[i64] = 255
KEEP: Final[i64] = 256
ASK: Final[i64] = 257
ASSIGN: Final[i64] = 258
VOTE: Final[i64] = 263
DIRECTION: Final[i64] = 266
TIME_UP: Final[i64] = 268
ABANDON: Final[i64] = 269
TAKE: Final[i64] = 270

# Marks of a signal.
HIGHEST: Final[i64] = 0
ONLY: Final[i64] = 1
LOWEST: Final[i64] = 2
UNMARKED: Final[i64] = 3

# Votes on the distress signal; LEFT and RIGHT are also directions.
NO: Final[i64] = 0
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2

# Phases of an attempt, in the order of the rulebook.
P_DRAFT: Final[i64] = 0
P_CLAIM: Final[i64] = 1
P_ASSIGN: Final[i64] = 2
P_KEEP: Final[i64] = 3
P_WILLING: Final[i64] = 4
P_HAND_OVER: Final[i64] = 5
P_VOLUNTEER: Final[i64] = 6
P_DISTRESS: Final[i64] = 7
P_DIRECTION: Final[i64] = 8
P_GIVE: Final[i64] = 9
P_PREDICT: Final[i64] = 10
P_SIGNAL: Final[i64] = 11
P_PLAY: Final[i64] = 12
P_OVER: Final[i64] = 13

# Packed events: kind and three numbers. `events` turns them into typed data.
E_TERRAIN: Final[i64] = 0
E_DEALT: Final[i64] = 1
E_COLUMN: Final[i64] = 2
E_REVEALED: Final[i64] = 3
E_CAPTAIN: Final[i64] = 4
E_TAKEN: Final[i64] = 5
E_PASSED: Final[i64] = 6
E_CLAIMED: Final[i64] = 7
E_ANSWERED: Final[i64] = 8
E_VOTED: Final[i64] = 9
E_DISTRESS: Final[i64] = 10
E_GAVE: Final[i64] = 11
E_RECEIVED: Final[i64] = 12
E_RECEIVED_OPEN: Final[i64] = 13
E_PREDICTED: Final[i64] = 14
E_PREDICTED_SECRETLY: Final[i64] = 15
E_CLOCK: Final[i64] = 16
E_SIGNALLED: Final[i64] = 17
E_QUIET: Final[i64] = 18
E_PLAYED: Final[i64] = 19
E_TRICK: Final[i64] = 20
E_UNCOVERED: Final[i64] = 21
E_SETTLED: Final[i64] = 22
E_OBJECTIVE: Final[i64] = 23
E_ENDED: Final[i64] = 24

# How an attempt ended.
RUNNING: Final[i64] = 0
SUCCESS: Final[i64] = 1
TASK_FAILED: Final[i64] = 2
OBJECTIVE_FAILED: Final[i64] = 3
TIME_RAN_OUT: Final[i64] = 4
ABANDONED: Final[i64] = 5

ALL_TASKS: Final[i64] = -1
"""A claim that is about all tasks at once."""
