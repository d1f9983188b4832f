# mypyc: compile
"""What a seat of The Crew may see, as numbers. `planes` lists the planes with their meaning, in the same order.

Seats are counted clockwise from the one that looks: it is always seat 0 of its own observation.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count
from batyskaf.core.game import OVER
from batyskaf.core.sheet import ONE, Sheet, words_for
from batyskaf.games.crew.claims import CLAIMED
from batyskaf.games.crew.codes import P_ASSIGN, P_CLAIM, P_GIVE, P_PREDICT, P_SIGNAL
from batyskaf.games.crew.layouts import shown_by, shown_card, shown_mark
from batyskaf.games.crew.play import may_speak, window_open
from batyskaf.games.crew.rules import COLUMNS, NARCOSIS, SILENCE
from batyskaf.games.crew.state import CHAPTERS, CrewState, Observer
from batyskaf.games.crew.tasks import OPEN

SEATS: Final[i64] = 5
CARDS: Final[i64] = 5
"""Words for a set of cards."""


def token(s: CrewState, seat: i64) -> bool:
    """Rulebook: tokens lie ready from the start; the rules count them from the moment they can be used."""
    if s.phase < P_SIGNAL:
        return s.communication != SILENCE and not s.setup.tonoja(seat)
    return may_speak(s, seat)


def pool(s: CrewState) -> i64:
    """The tokens in the middle, -1 if there is no such pool."""
    if s.communication != NARCOSIS:
        return -1
    return s.pool if s.phase >= P_SIGNAL else s.seats - 2


def knows_number(s: CrewState, i: i64, seat: i64) -> bool:
    """Whether a seat (-1: a spectator) may know what was predicted for a task."""
    if s.numbers[i] < 0:
        return False
    return not s.task(i).secret or (seat >= 0 and s.decider(s.owners[i]) == seat) or s.turn == OVER


def kept_open(s: CrewState, i: i64) -> i64:
    """Rulebook: cards that were won for a task may lie open beneath it until it is done."""
    if s.owners[i] < 0 or s.status[i] != OPEN:
        return 0
    return s.piles[s.owners[i]] & s.setup.rules.collects[s.deal.tasks[i]]


def open_cards(s: CrewState) -> i64:
    """The cards already won that may be looked at: those of the last trick and those open beneath tasks, or all."""
    if s.setup.open_memory or s.turn == OVER:
        return s.collected
    cards = s.taken
    for i in range(i64(len(s.owners))):
        cards |= kept_open(s, i)
    return cards


def known_pile(s: CrewState, seat: i64) -> i64:
    """What may be seen of the cards a seat has won. Rulebook: only the last trick may be looked at again."""
    return s.piles[seat] & open_cards(s)


def open_card(s: CrewState, column: i64) -> i64:
    """The open card of a column, -1 once it is on the table: the place stays empty until the trick is over."""
    card = s.columns[column]
    if card >= 0 and s.played & BIT[card]:
        return -1
    return card


def about(s: CrewState) -> i64:
    """The task that is being claimed, assigned or predicted for, as a place in this attempt's list; -1 for none."""
    if s.phase == P_CLAIM or s.phase == P_ASSIGN or s.phase == P_PREDICT:
        return s.at
    return -1


def claims(s: CrewState, seat: i64) -> bool:
    """Whether a seat has claimed what the round is about; once that has an owner, the claims are gone."""
    return (s.phase == P_CLAIM or s.phase == P_ASSIGN) and s.yes & BIT[seat + CLAIMED] != 0


@final
class _CrewObserver(Observer):
    def observe(self, s: CrewState, seat: i64, out: Sheet) -> None:
        _cards(s, seat, out)
        _tonoja(s, out)
        _tasks(s, seat, out)
        _seats(s, seat, out)
        _table(s, seat, out)


CHAPTERS.observer = _CrewObserver()


def _place(s: CrewState, seat: i64, other: i64) -> i64:
    """How far clockwise another seat sits; -1 for nobody."""
    if other < 0:
        return -1
    at = seat * s.seats + other
    return s.setup.steps[at]


def _cards(s: CrewState, seat: i64, out: Sheet) -> None:
    out.mask(s.hands[seat], CARDS)
    out.one(s.given[seat], CARDS)
    lying = _trick(s, s.trick, s.laid, _place(s, seat, s.leader), out)
    _trick(s, s.last, s.seats if s.number > 0 else i64(0), _place(s, seat, s.last_leader), out)
    open_piles = open_cards(s)
    out.mask(lying | open_piles, CARDS)
    other = seat
    for _step in range(s.seats):
        out.mask(s.piles[other] & open_piles, CARDS)
        other = s.setup.clockwise[other]
    out.blank((SEATS - s.seats) * CARDS)
    base = out.blank(SEATS * CARDS)
    for shown in s.signals:
        out.put(base + _place(s, seat, shown_by(shown)) * CARDS, shown_card(shown), 1 + shown_mark(shown))


def _trick(s: CrewState, cards: vec[i64], count: i64, place: i64, out: Sheet) -> i64:
    """Write the cards of a trick, from the place of its leader on, each for who played it; return them as a mask."""
    base = out.blank(SEATS * CARDS)
    lying: i64 = 0
    for i in range(count):
        lying |= BIT[cards[i]]
        out.mark(base + place * CARDS, cards[i])
        place += 1
        if place == s.seats:
            place = 0
    return lying


def _tonoja(s: CrewState, out: Sheet) -> None:
    base = out.blank(CARDS)
    covered = out.blank(1)
    for column in range(i64(len(s.columns)) >> 1):
        card = open_card(s, column)
        if card >= 0:
            out.put(base, card, 1 + column)
        if s.columns[column + COLUMNS] >= 0:
            out.put(covered, column, 1)


def _tasks(s: CrewState, seat: i64, out: Sheet) -> None:
    words = words_for(s.setup.rules.size)
    base = out.blank((1 + SEATS) * words)
    predicted = out.blank(words)
    for i in range(i64(len(s.owners))):
        task = s.deal.tasks[i]
        out.put(base + (1 + _place(s, seat, s.owners[i])) * words, task, 1 + s.status[i])
        if s.numbers[i] >= 0:
            known = knows_number(s, i, seat)
            out.put(predicted, task, 2 + s.numbers[i] if known else i64(1))
    asked = about(s)
    if asked >= 0:
        asked = s.deal.tasks[asked]
    out.one(asked, words)


def _seats(s: CrewState, seat: i64, out: Sheet) -> None:
    base = out.blank(SEATS)
    other = seat
    for place in range(s.seats):
        tonoja = s.setup.tonoja(other)
        cards = count(s.hands[other])
        if tonoja:
            for column in range(COLUMNS):
                if s.columns[column + COLUMNS] >= 0:
                    cards += 1
        word = ONE[0] + cards * ONE[2] + s.tricks[other] * ONE[3] + (1 + s.votes[other]) * ONE[5]
        if tonoja:
            word += ONE[1]
        if token(s, other):
            word += ONE[4]
        if s.phase == P_GIVE and s.given[other] >= 0:
            word += ONE[6]
        if claims(s, other):
            word += ONE[7]
        out.words[base + place] = word
        other = s.setup.clockwise[other]


def _table(s: CrewState, seat: i64, out: Sheet) -> None:
    out.one(s.phase, 2)
    out.one(_place(s, seat, s.turn), 1)
    out.one(_place(s, seat, s.owner), 1)
    out.one(_place(s, seat, s.captain), 1)
    out.one(_place(s, seat, s.leader), 1)
    out.one(s.communication, 1)
    out.one(s.deal.terrain, CARDS)
    out.one(s.outcome if s.turn == OVER else i64(-1), 1)
    base = out.blank(2)
    word = s.number * ONE[0] + s.total * ONE[1] + (1 + pool(s)) * ONE[2] + s.direction * ONE[5]
    if window_open(s):
        word += ONE[3]
    if s.distress:
        word += ONE[4]
    if s.timed:
        word += ONE[6]
    if s.setup.objective is not None:
        word += (1 + s.objective_status) * ONE[7]
    out.words[base] = word
    out.put(base, 8, s.setup.attempt)
