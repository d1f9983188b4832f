# mypyc: compile
"""Signals and tricks: the window before each trick, following suit, winning, uncovering, judging."""

from typing import final

from librt.vecs import append
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.core.game import MoveList
from batyskaf.core.reason import Reason
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import (
    ALL_SUITS,
    CARDS,
    CHUNK_RANK,
    CHUNK_START,
    COLOUR_SUITS,
    NAMES,
    RANKS,
    SUBMARINE,
    SUIT,
    SUIT_MASK,
    SUITS,
    chunk_of,
    list_suit,
)
from batyskaf.games.crew.codes import (
    E_PLAYED,
    E_QUIET,
    E_SIGNALLED,
    E_TRICK,
    E_UNCOVERED,
    HIGHEST,
    LOWEST,
    ONLY,
    P_PLAY,
    P_SIGNAL,
    PLAY,
    QUIET,
    RUNNING,
    UNMARKED,
)
from batyskaf.games.crew.judging import judge
from batyskaf.games.crew.layouts import (
    is_signal,
    pack_signal,
    shown_by,
    shown_card,
    signal_card,
    signal_mark,
    signal_move,
)
from batyskaf.games.crew.rules import COLUMNS, CURRENTS, TONOJA
from batyskaf.games.crew.state import CrewState, Phase


def may_speak(s: CrewState, seat: i64) -> bool:
    """Whether a seat may take a token; what it holds doesn't matter, for being asked is information too."""
    return seat < s.setup.humans and (s.pool > 0 or s.tokens & BIT[seat] != 0)


def window_open(s: CrewState) -> bool:
    """Whether signals are allowed before this trick at all."""
    if s.pool == 0 and s.tokens == 0:
        return False
    if s.setup.window_delegated and s.delegated and s.number > 0:
        return False
    return s.number >= s.setup.window_from


@final
class Signal(Phase):
    """Before each trick, from the leader clockwise: speak or stay quiet. A signal reopens the window."""

    def enter(self, s: CrewState) -> None:
        s.quiet = 0
        if window_open(s):
            self._ask_from(s, s.leader)
        else:
            self._close(s)

    def _ask_from(self, s: CrewState, seat: i64) -> None:
        for _step in range(s.seats):
            if may_speak(s, seat) and not s.quiet & BIT[seat]:
                s.ask(seat)
                return
            seat = s.next_seat(seat)
        self._close(s)

    def _close(self, s: CrewState) -> None:
        s.go(P_PLAY)

    def legal(self, s: CrewState, out: MoveList) -> None:
        hand = s.hands[s.owner]
        shown = shown_cards(s, s.owner)
        for suit in range(COLOUR_SUITS):
            chunk = chunk_of(hand, suit)
            first = CHUNK_START[chunk]
            after = CHUNK_START[chunk + 1]
            if first == after:
                continue
            low = suit * RANKS + CHUNK_RANK[first]
            high = suit * RANKS + CHUNK_RANK[after - 1]
            if not shown & BIT[low]:
                self._marks(s, low, low == high, LOWEST, out)
            if low != high and not shown & BIT[high]:
                self._marks(s, high, False, HIGHEST, out)
        out.add(QUIET)

    def _marks(self, s: CrewState, card: i64, single: bool, mark: i64, out: MoveList) -> None:
        if s.communication == CURRENTS:
            out.add(signal_move(card, UNMARKED))
        elif not single:
            out.add(signal_move(card, mark))
        elif s.setup.any_mark:
            out.add(signal_move(card, HIGHEST))
            out.add(signal_move(card, ONLY))
            out.add(signal_move(card, LOWEST))
        else:
            out.add(signal_move(card, ONLY))

    def answer(self, s: CrewState, move: i64) -> None:
        seat = s.owner
        if move == QUIET:
            s.quiet |= BIT[seat]
            s.record(E_QUIET, seat, 0, 0)
        else:
            s.revealed = True
            s.quiet = 0
            if s.pool > 0:
                s.pool -= 1
            else:
                s.tokens &= ~BIT[seat]
            card = signal_card(move)
            mark = signal_mark(move)
            s.signals = append(s.signals, pack_signal(seat, card, mark))
            s.record(E_SIGNALLED, seat, card, mark)
            if not window_open(s):
                self._close(s)
                return
        self._ask_from(s, s.next_seat(seat))

    def why_not(self, s: CrewState, move: i64) -> Reason:
        if not is_signal(move):
            return Phase.why_not(self, s, move)
        card = signal_card(move)
        if not s.hands[s.owner] & BIT[card]:
            return Reason("refused-crew-not-in-hand")
        if shown_cards(s, s.owner) & BIT[card]:
            return Reason("refused-crew-already-shown", {"card": NAMES[card]})
        if s.communication == CURRENTS:
            return Reason("refused-crew-signal-currents", {"card": NAMES[card]})
        if signal_mark(move) == UNMARKED:
            return Reason("refused-crew-signal-unmarked", {"card": NAMES[card]})
        return Reason("refused-crew-signal-untrue", {"card": NAMES[card]})


def shown_cards(s: CrewState, seat: i64) -> i64:
    """The cards a seat has signalled, played since or not."""
    shown: i64 = 0
    for signal in s.signals:
        if shown_by(signal) == seat:
            shown |= BIT[shown_card(signal)]
    return shown


@final
class Play(Phase):
    """One card to the trick: of the suit that was led if there is one, else any."""

    def enter(self, s: CrewState) -> None:
        s.ask(s.leader)

    def legal(self, s: CrewState, out: MoveList) -> None:
        hand = s.hands[s.owner]
        if s.laid > 0:
            suit = SUIT[s.trick[0]]
            follow = hand & SUIT_MASK[suit]
            if follow:
                list_suit(follow, suit, PLAY, out)
                return
        for suit in range(ALL_SUITS):
            list_suit(hand, suit, PLAY, out)

    def pick(self, s: CrewState, rng: Rng, scratch: MoveList) -> i64:
        cards = playable(s, s.hands[s.owner])
        wanted = rng.below(count(cards))
        suit: i64 = 0
        while True:
            chunk = chunk_of(cards, suit)
            first = CHUNK_START[chunk]
            held = CHUNK_START[chunk + 1] - first
            if wanted < held:
                return PLAY + suit * RANKS + CHUNK_RANK[first + wanted]
            wanted -= held
            suit += 1

    def answer(self, s: CrewState, move: i64) -> None:
        card = move - PLAY
        seat = s.owner
        s.revealed = True
        play_card(s, seat, card)
        s.record(E_PLAYED, seat, card, 0)
        if s.laid == s.seats:
            self._win(s)
            return
        if s.eager:
            judge(s, after_trick=False)
        if s.outcome == RUNNING:
            s.ask(s.next_seat(seat))

    def _win(self, s: CrewState) -> None:
        """The highest card takes the trick; then Tonoja uncovers and every task is judged."""
        win_trick(s)
        for i in range(s.seats):
            s.last[i] = s.trick[i]
            s.trick[i] = -1
        s.last_leader = s.leader
        s.leader = s.winner
        s.record(E_TRICK, s.winner, s.number - 1, s.taken)
        if s.setup.has_tonoja():
            self._uncover(s)
        judge(s, after_trick=True)
        if s.outcome == RUNNING:
            s.go(P_SIGNAL)

    def _uncover(self, s: CrewState) -> None:
        for column in range(COLUMNS):
            if s.columns[column] >= 0 and s.played & BIT[s.columns[column]]:
                card = s.columns[column + COLUMNS]
                s.columns[column] = card
                s.columns[column + COLUMNS] = -1
                if card >= 0:
                    s.hands[TONOJA] |= BIT[card]
                    s.record(E_UNCOVERED, column, card, 0)

    def why_not(self, s: CrewState, move: i64) -> Reason:
        if not PLAY <= move < PLAY + CARDS:
            return Phase.why_not(self, s, move)
        if not s.hands[s.owner] & BIT[move - PLAY]:
            return Reason("refused-crew-not-in-hand")
        return Reason("refused-crew-follow", {"suit": SUITS[SUIT[s.trick[0]]]})


def play_card(s: CrewState, seat: i64, card: i64) -> None:
    """A card goes from a hand into the trick."""
    bit = BIT[card]
    s.hands[seat] &= ~bit
    s.played |= bit
    s.newest = card
    s.trick[s.laid] = card
    if s.laid == 0:
        s.led[seat] |= bit
    if s.laid == 0 or beats(card, s.best):
        s.best = card
        s.best_seat = seat
    s.laid += 1


def win_trick(s: CrewState) -> None:
    """The trick goes to the pile of the seat that played its highest card."""
    winner = s.best_seat
    cards: i64 = 0
    for i in range(s.seats):
        cards |= BIT[s.trick[i]]
    s.piles[winner] |= cards
    s.collected |= cards
    s.won[winner] |= BIT[s.number]
    s.tricks[winner] += 1
    s.taken = cards
    s.winner = winner
    s.winning = s.best
    s.number += 1
    s.laid = 0


def playable(s: CrewState, hand: i64) -> i64:
    """The cards of a hand that may be played to the trick on the table."""
    return following(hand, SUIT[s.trick[0]]) if s.laid > 0 else hand


def following(hand: i64, suit: i64) -> i64:
    """The cards of a hand that may be played to a suit: those of it if there are any, else all."""
    follow = hand & SUIT_MASK[suit]
    return follow if follow else hand


def beats(card: i64, best: i64) -> bool:
    """Whether a card takes over from the best one so far: higher of the same suit, or a submarine on a colour."""
    if SUIT[card] == SUIT[best]:
        return card > best
    return SUIT[card] == SUBMARINE
