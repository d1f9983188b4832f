# mypyc: compile
"""What the seat that decides sees, as one row of numbers for the net, in units of 1 / ONE.

First come the four colours, each with its nine cards and its suit, then the centre with the submarines, their suit and
everything general, then each open task: as a whole, then by suit, the submarines first. Seats count clockwise from the
one that decides. Nothing here depends on cards that it does not know. `learn.seeing` writes the same numbers for many
games at once.
"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from batyskaf.bots.crew.net import describing
from batyskaf.bots.crew.net.describing import MOST_TRICKS, described
from batyskaf.bots.crew.net.layers import ONE
from batyskaf.core.bits import BIT, count
from batyskaf.core.game import MoveList
from batyskaf.games.crew.cards import ALL_SUITS, CARDS, COLOUR_CARDS, COLOUR_SUITS, DECK, RANKS, SUIT, SUIT_MASK
from batyskaf.games.crew.claims import CLAIMED
from batyskaf.games.crew.codes import (
    GIVE,
    HIGHEST,
    LOWEST,
    ONLY,
    P_ASSIGN,
    P_CLAIM,
    P_GIVE,
    P_OVER,
    P_PLAY,
    P_PREDICT,
    P_VOLUNTEER,
    PLAY,
)
from batyskaf.games.crew.layouts import MARKS, shown_by, shown_card, shown_mark
from batyskaf.games.crew.rules import TONOJA, Setup
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import OPEN

SEATS: Final[i64] = 5
NOBODY: Final[i64] = SEATS
"""The place of no seat."""
OBJECTIVE: Final[i64] = -1
"""The place of the objective among the tasks of an attempt."""

# The numbers of a card, by planes.
HAND: Final[i64] = 0
PLAYED: Final[i64] = 1
PLAYED_IN: Final[i64] = 6
LED: Final[i64] = 7
PILES: Final[i64] = 8
TABLE: Final[i64] = 13
BEST: Final[i64] = 14
LEGAL: Final[i64] = 15
MARKED: Final[i64] = 16
SHOWN: Final[i64] = 20
CANNOT: Final[i64] = 25
"""From the seat to the left on."""
TONOJAS: Final[i64] = 29
GAVE: Final[i64] = 30
WANTED: Final[i64] = 31
"""Who must win it, for whose task it matters otherwise, and for whose it lies beside; nobody is last."""
PLANES: Final[i64] = 49

BY_SUIT: Final[i64] = 3
GENERAL: Final[i64] = 106
COLOUR: Final[i64] = RANKS * PLANES + BY_SUIT
"""The numbers of a colour."""
CENTRE: Final[i64] = (CARDS - COLOUR_CARDS) * PLANES + BY_SUIT + GENERAL
FIXED: Final[i64] = COLOUR_SUITS * COLOUR + CENTRE
"""The numbers before the tasks."""
_BLANK: Final[vec[i64]] = vec[i64]([0] * int(FIXED))
_GENERAL: Final[i64] = FIXED - GENERAL
_CARD: Final[vec[i64]] = vec[i64]([int(SUIT[card] * COLOUR) + card % 9 * int(PLANES) for card in range(40)])
_SUIT: Final[vec[i64]] = vec[i64]([int(suit * COLOUR + RANKS * PLANES) for suit in range(4)] + [int(_GENERAL - 3)])

# The numbers of a task.
_DESCRIBED: Final[i64] = describing.GENERAL
_DESCRIBED_BY_SUIT: Final[i64] = describing.SUITED
CHANGING: Final[i64] = 19
"""Numbers of a task as a whole that change during play."""
WHOLE: Final[i64] = _DESCRIBED + CHANGING
SUITED: Final[i64] = _DESCRIBED_BY_SUIT + 4
TASK: Final[i64] = WHOLE + ALL_SUITS * SUITED
_SUIT_ORDER: Final[vec[i64]] = vec[i64]([4, 0, 1, 2, 3])


def part(number: i64, whole: i64) -> i64:
    """A fraction in units of 1 / ONE, rounded.

    >>> part(1, 9), part(-1, 13)
    (114, -79)
    """
    return (2 * number * ONE + whole) // (2 * whole)


@final
class Story:
    """What everybody knows of an attempt and a state does not store: who played what when, and who can't hold what."""

    def __init__(self, s: CrewState) -> None:
        self.played: vec[i64] = vec[i64]([0] * int(s.seats))
        """By seat the cards it has played."""
        self.trick_of: vec[i64] = vec[i64]([-1] * int(CARDS))
        """By card the trick it was played in, -1 for none."""
        self.cannot: vec[i64] = vec[i64]([0] * int(s.seats))
        self.shown: vec[i64] = vec[i64]([0] * int(s.seats))
        self.marks: vec[i64] = vec[i64]([0] * int(MARKS))
        """By mark the cards that were shown with it."""
        self._tricks(s)
        for shown in s.signals:
            self._signal(shown_by(shown), shown_card(shown), shown_mark(shown))

    def _tricks(self, s: CrewState) -> None:
        seat, led = s.captain, i64(0)
        trick: i64 = 0
        place: i64 = 0
        for move in s.made:
            card = i64(move)
            if card >= CARDS:
                continue
            if place == s.seats:
                trick += 1
                place = 0
            if place == 0:
                seat = _leader(s, trick)
                led = SUIT[card]
            elif SUIT[card] != led:
                self.cannot[seat] |= SUIT_MASK[led]
            self.played[seat] |= BIT[card]
            self.trick_of[card] = trick
            seat = s.setup.clockwise[seat]
            place += 1

    def _signal(self, seat: i64, card: i64, mark: i64) -> None:
        suit = SUIT_MASK[SUIT[card]]
        below = suit & (BIT[card] - 1)
        self.shown[seat] |= BIT[card]
        for one in range(MARKS):
            self.marks[one] &= ~BIT[card]
        self.marks[mark] |= BIT[card]
        if mark in (HIGHEST, ONLY):
            self.cannot[seat] |= suit & ~below & ~BIT[card]
        if mark in (LOWEST, ONLY):
            self.cannot[seat] |= below


def _leader(s: CrewState, trick: i64) -> i64:
    """Who opened a trick: the captain, or who won the one before."""
    if trick > 0:
        for seat in range(s.seats):
            if s.has_won(seat, trick - 1):
                return seat
    return s.captain


@final
class Sight:
    """Writes what the seat that decides sees. One is enough for all states of a set-up."""

    def __init__(self, setup: Setup) -> None:
        tasks = described(setup)
        self.setup = setup
        self.numbers: vec[i64] = vec[i64]()
        self.rows: vec[i64] = vec[i64]()
        """The row of each task in `numbers`."""
        self.places: vec[i64] = vec[i64]()
        """Its place in the attempt's list."""
        self._objective: i64 = tasks.objective
        self._main: vec[i64] = vec[i64]([row.main for row in tasks.rows])
        self._other: vec[i64] = vec[i64]([row.other for row in tasks.rows])
        self._single: vec[bool] = vec[bool]([row.single for row in tasks.rows])
        self._secret: vec[bool] = vec[bool]([row.secret for row in tasks.rows])
        self._written: list[vec[i64]] = []
        """By row the numbers of a task, those that change as 0."""
        for row in range(len(tasks.rows)):
            written: list[int] = tasks.general[row] + [0] * int(CHANGING)
            for suit in _SUIT_ORDER:
                written += tasks.suited[row][suit] + [0] * int(SUITED - _DESCRIBED_BY_SUIT)
            self._written.append(vec[i64](written))
        self._order: vec[i64] = vec[i64]([0] * int(SEATS))
        """The seats clockwise from the one that decides."""
        self._moves = MoveList()
        self._at: i64 = 0

    def see(self, s: CrewState) -> vec[i64]:
        """The numbers of a state, which are also kept in `numbers` until the next call."""
        self.numbers = _BLANK[:]
        seat = s.turn
        for place in range(s.seats):
            self._order[place] = seat
            seat = self.setup.clockwise[seat]
        self._cards(s, Story(s))
        self._suits(s)
        self._general(s)
        self._tasks(s)
        return self.numbers

    def steps_to(self, s: CrewState, seat: i64) -> i64:
        """How far clockwise a seat sits from the one that decides, NOBODY for none."""
        if seat < 0:
            return NOBODY
        return self.setup.steps[s.turn * s.seats + seat]

    # --- cards and suits -------------------------------------------------------------------------------------------

    def _cards(self, s: CrewState, story: Story) -> None:
        me = s.turn
        led: i64 = 0
        for seat in range(s.seats):
            led |= s.led[seat]
        for place in range(s.seats):
            seat = self._order[place]
            self._mark(PLAYED + place, story.played[seat])
            self._mark(PILES + place, s.piles[seat])
            self._mark(SHOWN + place, story.shown[seat])
            if place > 0:
                self._mark(CANNOT + place - 1, story.cannot[seat])
        for mark in range(MARKS):
            self._mark(MARKED + mark, story.marks[mark])
        self._mark(HAND, s.hands[me])
        self._mark(LED, led)
        self._mark(LEGAL, self._legal(s))
        for place in range(s.laid):
            self._mark(TABLE, BIT[s.trick[place]])
        if s.laid > 0:
            self._mark(BEST, BIT[s.best])
        if s.given[me] >= 0:
            self._mark(GAVE, BIT[s.given[me]])
        if self.setup.has_tonoja():
            self._mark(TONOJAS, s.hands[TONOJA])
        for card in range(CARDS):
            self.numbers[_CARD[card] + PLAYED_IN] = part(story.trick_of[card] + 1, MOST_TRICKS)

    def _mark(self, plane: i64, cards: i64) -> None:
        """Write 1 for these cards."""
        if cards == 0:
            return
        for card in range(CARDS):
            if cards & BIT[card]:
                self.numbers[_CARD[card] + plane] = ONE

    def _legal(self, s: CrewState) -> i64:
        """The cards that may be played or given."""
        cards: i64 = 0
        if s.phase not in (P_PLAY, P_GIVE):
            return cards
        first = GIVE if s.phase == P_GIVE else PLAY
        self._moves.clear()
        s.legal_into(self._moves)
        for i in range(self._moves.n):
            cards |= BIT[self._moves.items[i] - first]
        return cards

    def _suits(self, s: CrewState) -> None:
        hand = s.hands[s.turn]
        unseen = DECK & ~hand & ~s.played
        for suit in range(ALL_SUITS):
            at = _SUIT[suit]
            self.numbers[at + 1] = part(count(hand & SUIT_MASK[suit]), RANKS)
            self.numbers[at + 2] = part(count(unseen & SUIT_MASK[suit]), RANKS)
        if s.laid > 0:
            self.numbers[_SUIT[SUIT[s.trick[0]]]] = ONE

    # --- in general ------------------------------------------------------------------------------------------------

    def _write(self, number: i64) -> None:
        self.numbers[self._at] = number
        self._at += 1

    def _write_if(self, fact: bool) -> None:
        if fact:
            self.numbers[self._at] = ONE
        self._at += 1

    def _write_hot(self, place: i64, size: i64) -> None:
        """Write 1 in one of several places, or in none."""
        if 0 <= place < size:
            self.numbers[self._at + place] = ONE
        self._at += size

    def _general(self, s: CrewState) -> None:
        self._at = _GENERAL
        self._write_hot(s.phase, P_OVER)
        self._write_hot(min(s.number, MOST_TRICKS - 1), MOST_TRICKS)
        self._write_hot(s.laid, SEATS)
        self._write_hot(self.steps_to(s, s.captain), SEATS)
        self._write_hot(self.steps_to(s, s.leader), SEATS)
        if s.laid > 0:
            self._write_hot(self.steps_to(s, s.best_seat), SEATS)
        else:
            self._write_hot(NOBODY, SEATS)
        self._write_hot(self.steps_to(s, s.owner), SEATS)
        self._by_seat(s)
        self._write(part(s.pool, 3))
        self._write_hot(s.communication, 5)
        self._write_hot(s.seats - 3, 3)
        self._write_if(s.delegated)
        self._write_hot(s.direction, 3)
        self._write_if(self.setup.has_tonoja())
        self._write(part(s.left(), MOST_TRICKS))

    def _by_seat(self, s: CrewState) -> None:
        yes: i64 = 0
        if s.phase in (P_CLAIM, P_ASSIGN):
            yes = s.yes >> CLAIMED
        elif s.phase <= P_VOLUNTEER:
            yes = s.yes
        for place in range(s.seats):
            seat = self._order[place]
            self._write(part(s.tricks[seat], s.total))
            self._write(part(s.run(seat), s.total))
            self._write_if(s.tokens & BIT[seat] != 0)
            self._write_if(s.quiet & BIT[seat] != 0)
            self._write_if(yes & BIT[seat] != 0)
            self._write_hot(s.votes[seat], 3)
        self._at += 8 * (SEATS - s.seats)

    # --- tasks -----------------------------------------------------------------------------------------------------

    def _tasks(self, s: CrewState) -> None:
        self.rows = vec[i64]()
        self.places = vec[i64]()
        for place in range(i64(len(s.owners))):
            if s.status[place] == OPEN:
                self._task(s, place, s.deal.tasks[place], s.owners[place], s.numbers[place])
        if self._objective >= 0 and s.objective_status == OPEN:
            self._task(s, OBJECTIVE, self._objective, -1, -1)

    def _task(self, s: CrewState, place: i64, row: i64, seat: i64, number: i64) -> None:
        """Append an open task: its owner, -1 for none, and its predicted number, -1 for none."""
        start = FIXED + TASK * i64(len(self.rows))
        self.rows = append(self.rows, row)
        self.places = append(self.places, place)
        self.numbers = extend(self.numbers, self._written[row])
        owner = self.steps_to(s, seat)
        known = number >= 0 and (not self._secret[row] or owner == 0)
        own: i64 = 0
        run: i64 = 0
        pile: i64 = 0
        if seat >= 0:
            own, run, pile = s.tricks[seat], s.run(seat), s.piles[seat]
        most: i64 = 0
        for one in range(s.seats):
            most = max(most, s.tricks[one])
        self._at = start + _DESCRIBED
        self._write_hot(owner, SEATS + 1)
        self._write_if(True)
        self._write_if(place != OBJECTIVE)
        self._write_if(self._asked(s, place))
        self._write_if(known)
        self._write_if(known and number == own)
        self._write(part(own, MOST_TRICKS))
        self._write(part(run, MOST_TRICKS))
        self._write(part(s.tricks[s.captain], MOST_TRICKS))
        self._write(part(s.left(), MOST_TRICKS))
        self._write(part(most, MOST_TRICKS))
        self._write(part(s.number - own, MOST_TRICKS))
        if known:
            self._write(part(number, MOST_TRICKS))
            self._write(part(number - own, MOST_TRICKS))
        self._task_by_suit(start + WHOLE, row, pile, s.collected)
        self._want(row, owner)

    def _asked(self, s: CrewState, place: i64) -> bool:
        """Whether the question is about this task; claims may be about all at once."""
        if s.phase == P_PREDICT:
            return s.at == place
        if s.phase in (P_CLAIM, P_ASSIGN):
            return s.at == place or s.at < 0
        return False

    def _task_by_suit(self, start: i64, row: i64, pile: i64, collected: i64) -> None:
        for i in range(ALL_SUITS):
            self._at = start + i * SUITED + _DESCRIBED_BY_SUIT
            suit = SUIT_MASK[_SUIT_ORDER[i]]
            main, other = self._main[row] & suit, self._other[row] & suit
            self._write(part(count(main & pile), RANKS))
            self._write(part(count(other & pile), RANKS))
            self._write(part(count(main & ~collected), RANKS))
            self._write(part(count(other & ~collected), RANKS))

    def _want(self, row: i64, owner: i64) -> None:
        """Count, by card, for whose tasks it matters."""
        plane = WANTED + owner
        if not self._single[row]:
            plane += SEATS + 1
        beside = WANTED + 2 * (SEATS + 1) + owner
        main, other = self._main[row], self._other[row]
        for card in range(CARDS):
            if main & BIT[card]:
                self.numbers[_CARD[card] + plane] += ONE
            if other & BIT[card]:
                self.numbers[_CARD[card] + beside] += ONE
