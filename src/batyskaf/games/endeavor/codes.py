# mypyc: compile
"""Numbers that the rules of Endeavor agree on: rewards, actions, frames of the agenda, moves, packed events."""

from typing import Final

from mypy_extensions import i64

SEATS: Final[i64] = 5
"""The most seats a table can have; rows by seat are this wide."""
WIDTH: Final[i64] = 9
"""The most columns an ocean can have. A place is (depth - 1) * WIDTH + column."""
PLACES: Final[i64] = 45
HEX_COLUMNS: Final[i64] = 11
HEXES: Final[i64] = 110
LANE: Final[i64] = 32
"""The most tiles in one stack."""
TEAM: Final[i64] = 10
"""The most specialists in one team."""
DIVE_MOST: Final[i64] = 8
"""The most tokens on one dive site."""
DEPTHS: Final[i64] = 5
"""Depths are counted from 1; rows by depth have a cell 0 that is not used."""
VESSELS: Final[i64] = 3
"""Submarines of each seat."""
TRACKS: Final[i64] = 4
"""Attribute tracks of each seat."""
SLOTS: Final[i64] = 4
"""The most slots on one side of a specialist."""
GOALS: Final[i64] = 3
"""Goals of a mission."""
TEAM_GOALS: Final[i64] = 7
"""Goals of the co-operative game: the Impact board, those of the mission, three cards."""
TOP_TIER: Final[i64] = 5
TOP_STACKS: Final[i64] = 3
"""Stacks of the top tier."""
FIELDS: Final[i64] = 4
"""Fields of journals."""
DISPLAY: Final[i64] = 4
"""Journals on display."""
CARDS: Final[i64] = 3
"""Goal cards of the co-operative game."""
ENOUGH_GOALS: Final[i64] = 4
"""Goals that the team needs for a success."""

# Rewards. `gains` packs lists of them.
REPUTATION: Final[i64] = 0
INSPIRATION: Final[i64] = 1
COORDINATION: Final[i64] = 2
INGENUITY: Final[i64] = 3
ANY: Final[i64] = 4
LOWEST: Final[i64] = 5
RESEARCH: Final[i64] = 6
IMPACT: Final[i64] = 7
DISC: Final[i64] = 8
PROMOTION: Final[i64] = 9
VESSEL: Final[i64] = 10
DISCOVERY: Final[i64] = 11
GRANT: Final[i64] = 12
KINDS: Final[i64] = 13
"""Kinds of reward. The first four are the attribute tracks; those below DISCOVERY are plain."""

# Actions.
TRAVEL: Final[i64] = 0
SONAR: Final[i64] = 1
DIVE: Final[i64] = 2
CONSERVE: Final[i64] = 3
JOURNAL: Final[i64] = 4
PROMOTE: Final[i64] = 5
COPY: Final[i64] = 6
ACTIONS: Final[i64] = 7
NO_ACTION: Final[i64] = -1

# Where an action may be done.
OWN_ZONES: Final[i64] = 0
THIS_ZONE: Final[i64] = 1
FROM_THIS_ZONE: Final[i64] = 2
SAME_DEPTH: Final[i64] = 3
ROW_OR_COLUMN: Final[i64] = 4

# The side that a site in a cave opens to.
NO_CAVE: Final[i64] = 0
CAVE_LEFT: Final[i64] = 1
CAVE_UP: Final[i64] = 2
CAVE_RIGHT: Final[i64] = 3

# Kinds of frames on the agenda. Their order up to F_CLOCK is that of the plane `asked`.
F_RECRUIT: Final[i64] = 0
F_EFFORT: Final[i64] = 1
F_REASSIGN: Final[i64] = 2
F_TURN: Final[i64] = 3
F_ACTS: Final[i64] = 4
F_END_TURN: Final[i64] = 5
F_ACT: Final[i64] = 6
F_FROM: Final[i64] = 7
F_PAY: Final[i64] = 8
F_PUBLISH: Final[i64] = 9
F_DIVING: Final[i64] = 10
F_RETAIN: Final[i64] = 11
F_DRAW: Final[i64] = 12
F_KEEP: Final[i64] = 13
F_PLACE: Final[i64] = 14
F_REWARDS: Final[i64] = 15
F_RAISE: Final[i64] = 16
F_IMPACT: Final[i64] = 17
F_IMPACT_TO: Final[i64] = 18
F_PROMOTE: Final[i64] = 19
F_LAUNCH: Final[i64] = 20
F_AFTER: Final[i64] = 21
F_RECOVER: Final[i64] = 22
F_EFFECTS: Final[i64] = 23
F_CHOOSE: Final[i64] = 24
F_RESTORED: Final[i64] = 25
F_REFILL: Final[i64] = 26
F_CLOCK: Final[i64] = 27
F_BEGUN: Final[i64] = 28

# Stages of the game.
S_SETUP: Final[i64] = 0
S_PREPARE: Final[i64] = 1
S_ACT: Final[i64] = 2
S_OVER: Final[i64] = 3

# Kinds of moves. Texts and ids are made by `movetable`.
M_PASS: Final[i64] = 0
M_DONE: Final[i64] = 1
M_ABANDON: Final[i64] = 2
M_RECRUIT: Final[i64] = 3
M_ACTIVATE: Final[i64] = 4
M_RECOVER: Final[i64] = 5
M_COPY: Final[i64] = 6
M_PROMOTE: Final[i64] = 7
M_LAUNCH: Final[i64] = 8
M_TRAVEL: Final[i64] = 9
M_FROM: Final[i64] = 10
M_SITE: Final[i64] = 11
M_PUBLISH: Final[i64] = 12
M_APPLY: Final[i64] = 13
M_DISCARD: Final[i64] = 14
M_SPACE: Final[i64] = 15
M_DRAW: Final[i64] = 16
M_KEEP: Final[i64] = 17
M_PLACE: Final[i64] = 18
M_IMPACT: Final[i64] = 19
M_SHIFT: Final[i64] = 20
M_RAISE: Final[i64] = 21
M_CASH: Final[i64] = 22
M_USE: Final[i64] = 23
M_RETAIN: Final[i64] = 24
M_TAKE: Final[i64] = 25
M_CHOOSE: Final[i64] = 26

PASS: Final[i64] = 0
DONE: Final[i64] = 1
ABANDON: Final[i64] = 2

# Triggers of zone features.
T_PERMANENT: Final[i64] = 0
T_TRAVEL_OUT: Final[i64] = 1
T_DIVE: Final[i64] = 2
T_CONSERVE: Final[i64] = 3
T_SONAR: Final[i64] = 4
T_FILLED: Final[i64] = 5
T_EMPTIED: Final[i64] = 6

# What a zone feature does.
O_GAIN: Final[i64] = 0
O_PER_MARKED: Final[i64] = 1
O_ACTION: Final[i64] = 2
O_EACH_GAIN: Final[i64] = 3
O_EACH_ACTION: Final[i64] = 4

# When a published journal can be used.
W_NEVER: Final[i64] = -1
W_TURN: Final[i64] = 0
W_TRAVEL: Final[i64] = 1
W_ARRIVAL: Final[i64] = 2
W_DISCOVER: Final[i64] = 3
W_DIVE: Final[i64] = 4
W_BEFORE_CONSERVE: Final[i64] = 5
W_CONSERVE: Final[i64] = 6
W_JOURNAL: Final[i64] = 7
W_PROMOTE: Final[i64] = 8

DISCARDED: Final[i64] = -2
"""In place of the owner of a journal: it has left the game."""

# What a published journal does.
J_GAIN: Final[i64] = 0
J_TECH: Final[i64] = 1
J_EXTRA_TILES: Final[i64] = 2
J_ANY_DEPTH: Final[i64] = 3
J_RECOVER: Final[i64] = 4

# Packed events: kind and three numbers. `events` turns them into typed data.
E_CARD: Final[i64] = 0
E_ZONE: Final[i64] = 1
E_DISPLAYED: Final[i64] = 2
E_TRAY: Final[i64] = 3
E_ROUND: Final[i64] = 4
E_RECRUITED: Final[i64] = 5
E_EFFORT: Final[i64] = 6
E_RECOVERED: Final[i64] = 7
E_LAUNCHED: Final[i64] = 8
E_ACTIVATED: Final[i64] = 9
E_PASSED: Final[i64] = 10
E_TRAVELLED: Final[i64] = 11
E_OCCUPIED: Final[i64] = 12
E_PAID: Final[i64] = 13
E_LINKED: Final[i64] = 14
E_DREW: Final[i64] = 15
E_RETURNED: Final[i64] = 16
E_DISCOVERED: Final[i64] = 17
E_DIVED: Final[i64] = 18
E_TOSSED: Final[i64] = 19
E_CASHED: Final[i64] = 20
E_USED: Final[i64] = 21
E_PUBLISHED: Final[i64] = 22
E_APPLIED: Final[i64] = 23
E_DISCARDED: Final[i64] = 24
E_STEPPED: Final[i64] = 25
E_GAINED: Final[i64] = 26
E_MARKED: Final[i64] = 27
E_SHIFTED: Final[i64] = 28
E_PROMOTED: Final[i64] = 29
E_DECLINED: Final[i64] = 30
E_CHOSE: Final[i64] = 31
E_CLEANED: Final[i64] = 32
E_RESHUFFLED: Final[i64] = 33
E_SCORED: Final[i64] = 34
E_GOAL: Final[i64] = 35
E_ENDED: Final[i64] = 36
E_LAPSED: Final[i64] = 37
E_NO_ROOM: Final[i64] = 38

# How a game ended.
RUNNING: Final[i64] = 0
FINISHED: Final[i64] = 1
ABANDONED: Final[i64] = 2

# Units of goals, as bits of a mask. The first three are the kinds of site that hold discs.
U_SONAR: Final[i64] = 1
U_CONSERVE: Final[i64] = 2
U_JOURNAL: Final[i64] = 4
U_VESSEL: Final[i64] = 8
U_ZONE_DISC: Final[i64] = 16
U_ZONE_PRESENT: Final[i64] = 32
U_DISCOVERED: Final[i64] = 64
U_FIELD_BEST: Final[i64] = 128
U_FIELD_SETS: Final[i64] = 256
U_TAGGED: Final[i64] = 512
U_DESIGNATED: Final[i64] = 1024
U_CLEANUP: Final[i64] = 2048
U_MILESTONE: Final[i64] = 4096
U_DISCS: Final[i64] = 7
"""Discs on sites of every kind."""

# What is counted at the end by senior specialists of tier 5.
X_NONE: Final[i64] = -1
X_SHARED_LINKS: Final[i64] = 0
X_BEST_ZONE: Final[i64] = 1
X_FIELD_SETS: Final[i64] = 2
X_JOURNAL_DEPTHS: Final[i64] = 3
X_CONSERVE_ZONES: Final[i64] = 4
X_OTHER_SENIORS: Final[i64] = 5
X_ZONES_PRESENT: Final[i64] = 6
X_EMPTY_DIVES: Final[i64] = 7
X_FLAT: Final[i64] = 8

# How a co-operative goal adds up the team.
TEAM_SUM: Final[i64] = 0
TEAM_DISTINCT: Final[i64] = 1
TEAM_BEST_COLOUR: Final[i64] = 2

# What goal cards count.
C_SENIORS: Final[i64] = 0
C_TRACKS: Final[i64] = 1
C_ZONES: Final[i64] = 2
C_SHARED_LINKS: Final[i64] = 3
C_VESSELS: Final[i64] = 4

MILESTONE_DISCOVER: Final[i64] = 0
MILESTONE_TRAVEL: Final[i64] = 1
MILESTONES: Final[i64] = 2
