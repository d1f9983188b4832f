# mypyc: compile
"""The distress signal: one vote, a direction, one colour card each passed at once; and the predictions after it."""

from typing import final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.games.crew.cards import COLOUR_SUITS, list_suit
from batyskaf.games.crew.codes import (
    E_CLOCK,
    E_DISTRESS,
    E_GAVE,
    E_PREDICTED,
    E_PREDICTED_SECRETLY,
    E_RECEIVED,
    E_RECEIVED_OPEN,
    E_VOTED,
    GIVE,
    LEFT,
    NO,
    P_DIRECTION,
    P_GIVE,
    P_PREDICT,
    P_SIGNAL,
    PREDICT,
    PREDICT_SECRETLY,
    RIGHT,
)
from batyskaf.games.crew.counting import Predict
from batyskaf.games.crew.layouts import direction_move, direction_of, is_gift, pack_seats, vote_move, vote_of
from batyskaf.games.crew.rules import COLUMNS, DISTRESS_OFF, NARCOSIS, SILENCE
from batyskaf.games.crew.state import CrewState, Phase


@final
class Distress(Phase):
    """Every crew member votes once: no, to the left, to the right. A tie is the captain's to break."""

    def enter(self, s: CrewState) -> None:
        if s.setup.distress == DISTRESS_OFF:
            s.go(P_PREDICT)
        else:
            s.ask(s.captain)

    def legal(self, s: CrewState, out: MoveList) -> None:
        out.add(vote_move(NO))
        out.add(vote_move(LEFT))
        if swapping(s) > 2:
            out.add(vote_move(RIGHT))

    def answer(self, s: CrewState, move: i64) -> None:
        s.votes[s.owner] = vote_of(move)
        s.record(E_VOTED, s.owner, vote_of(move), 0)
        seat = s.next_seat(s.owner)
        if s.setup.tonoja(seat):
            seat = s.next_seat(seat)
        if seat != s.captain:
            s.ask(seat)
        else:
            self._count(s)

    def _count(self, s: CrewState) -> None:
        no: i64 = 0
        left: i64 = 0
        right: i64 = 0
        for vote in s.votes:
            if vote == NO:
                no += 1
            elif vote == LEFT:
                left += 1
            elif vote == RIGHT:
                right += 1
        mine = s.votes[s.captain]
        if no > left + right or (no == left + right and mine == NO):
            s.record(E_DISTRESS, NO, 0, 0)
            s.go(P_PREDICT)
        elif left != right:
            pass_cards(s, LEFT if left > right else RIGHT)
        elif mine != NO:
            pass_cards(s, mine)
        else:
            s.go(P_DIRECTION)


@final
class Direction(Phase):
    """The crew will pass, the votes for left and right are even, and the captain voted no: the captain names a side."""

    def enter(self, s: CrewState) -> None:
        s.ask(s.captain)

    def legal(self, s: CrewState, out: MoveList) -> None:
        out.add(direction_move(LEFT))
        out.add(direction_move(RIGHT))

    def answer(self, s: CrewState, move: i64) -> None:
        pass_cards(s, direction_of(move))


def swapping(s: CrewState) -> i64:
    """How many seats pass a card."""
    return s.seats if s.setup.tonoja_swaps else s.setup.humans


def pass_cards(s: CrewState, direction: i64) -> None:
    s.direction = direction
    s.distress = True
    s.record(E_DISTRESS, direction, 0, 0)
    s.go(P_GIVE)


def receiver(s: CrewState, giver: i64) -> i64:
    """Who gets the card of a seat: its neighbour on the side that was agreed."""
    seat = giver
    for _step in range(i64(1) if s.direction == LEFT else s.seats - 1):
        seat = s.next_seat(seat)
    if s.setup.tonoja(seat) and not s.setup.tonoja_swaps:
        return 1 - giver
    return seat


@final
class Give(Phase):
    """Everyone chooses a colour card in secret; when all have, the cards change hands at once."""

    def enter(self, s: CrewState) -> None:
        s.ask(s.captain)

    def legal(self, s: CrewState, out: MoveList) -> None:
        for suit in range(COLOUR_SUITS):
            list_suit(s.hands[s.owner], suit, GIVE, out)

    def answer(self, s: CrewState, move: i64) -> None:
        s.given[s.owner] = move - GIVE
        s.record(E_GAVE, s.owner, s.turn, move - GIVE)
        seat = s.next_seat(s.owner)
        if s.setup.tonoja(seat) and not s.setup.tonoja_swaps:
            seat = s.next_seat(seat)
        if s.given[seat] < 0:
            s.ask(seat)
        else:
            self._exchange(s)

    def _exchange(self, s: CrewState) -> None:
        s.revealed = True
        for giver in range(s.seats):
            if s.given[giver] >= 0:
                s.hands[giver] &= ~BIT[s.given[giver]]
        for giver in range(s.seats):
            card = s.given[giver]
            if card < 0:
                continue
            taker = receiver(s, giver)
            s.hands[taker] |= BIT[card]
            if s.setup.tonoja(taker):
                self._lay_open(s, card, s.given[taker])
            in_the_open = s.setup.tonoja(taker) or s.setup.tonoja(giver)
            s.record(E_RECEIVED_OPEN if in_the_open else E_RECEIVED, taker, giver, card)
        s.go(P_PREDICT)

    def _lay_open(self, s: CrewState, card: i64, gone: i64) -> None:
        """Tonoja's new card takes the place of the one it gave."""
        for column in range(COLUMNS):
            if s.columns[column] == gone:
                s.columns[column] = card

    def why_not(self, s: CrewState, move: i64) -> Reason:
        if is_gift(move):
            return Reason("refused-crew-not-in-hand")
        return Phase.why_not(self, s, move)


@final
class Prediction(Phase):
    """Owners of prediction tasks fix their number, openly or in secret. Then the clock starts and play begins."""

    def enter(self, s: CrewState) -> None:
        s.at = -1
        self._next(s)

    def _next(self, s: CrewState) -> None:
        s.at += 1
        while s.at < len(s.owners) and not s.task(s.at).predicts:
            s.at += 1
        if s.at < len(s.owners):
            s.ask(s.owners[s.at])
        else:
            begin_play(s)

    def legal(self, s: CrewState, out: MoveList) -> None:
        task = s.task(s.at)
        assert isinstance(task, Predict)
        base = PREDICT_SECRETLY if task.secret else PREDICT
        for number in range(task.least, min(task.most, s.total) + 1):
            out.add(base + number)

    def answer(self, s: CrewState, move: i64) -> None:
        secret = s.task(s.at).secret
        number = move - (PREDICT_SECRETLY if secret else PREDICT)
        s.numbers[s.at] = number
        kind = E_PREDICTED_SECRETLY if secret else E_PREDICTED
        s.record(kind, s.deal.tasks[s.at], pack_seats(s.owner, s.turn), number)
        self._next(s)


def begin_play(s: CrewState) -> None:
    """Hand out the tokens, start the clock, open the first trick."""
    if s.setup.timed:
        s.timed = True
        s.record(E_CLOCK, 0, 0, 0)
    if s.communication == NARCOSIS:
        s.pool = s.seats - 2
    elif s.communication != SILENCE:
        s.tokens = BIT[s.setup.humans] - 1
    s.at = 0
    s.go(P_SIGNAL)
