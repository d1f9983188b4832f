# mypyc: compile
"""What a seat of Aquatica may see, as numbers. `planes` lists the planes with their meaning, in the same order.

Seats are counted from the one that looks: it is always seat 0 of its own observation.
"""

from typing import Final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER
from batyskaf.core.sheet import Sheet, place_from, words_for
from batyskaf.games.aquatica.acquire import Acquire
from batyskaf.games.aquatica.board import Board
from batyskaf.games.aquatica.cards import Discard, TakeBack
from batyskaf.games.aquatica.codes import (
    AT_BOTTOM,
    AT_DISCARD,
    AT_SCORED,
    AT_TOP,
    NONE,
    SLOTS,
    SPACES,
    SPOTS,
    TOP,
    TRACKS,
)
from batyskaf.games.aquatica.kings import offers_kings
from batyskaf.games.aquatica.paying import Pay
from batyskaf.games.aquatica.payment import FOR_CONQUERING, FOR_RECRUITING, FOR_REPLAYING
from batyskaf.games.aquatica.raising import Raise, Score
from batyskaf.games.aquatica.scouting import Shed
from batyskaf.games.aquatica.turn import Turn, card_at_work

SEATS: Final[i64] = 4
RIVAL: Final[i64] = 5
"""How the Ichthyanders are written on a track."""
STEPS_MOST: Final[i64] = 99


def knows_king(s: Board, other: i64, seat: i64) -> bool:
    """Whether a seat (-1: a spectator) knows another's king."""
    return s.king[other] >= 0 and (s.king_known & BIT[other] != 0 or other == seat)


def steps_left(s: Board) -> i64:
    """What is left of an effect that is done in steps."""
    kind = s.kind()
    if kind == Raise.KIND:
        return s.get(Raise.LEFT)
    if kind == Score.KIND:
        return s.get(Score.LEFT)
    if kind == Discard.KIND:
        return s.get(Discard.LEFT)
    if kind == TakeBack.KIND:
        return min(s.get(TakeBack.LEFT), STEPS_MOST)
    return s.bottom_count() - TOP if kind == Shed.KIND else i64(0)


def main_action_done(s: Board) -> bool:
    return s.kind_at(0) == Turn.KIND and s.get_at(0, Turn.PLAYED) != 0


def observe(s: Board, seat: i64, out: Sheet) -> None:
    """Write all planes as a seat sees them."""
    _characters(s, seat, out)
    _payment(s, out)
    _locations(s, seat, out)
    _mantas(s, seat, out)
    _tracks(s, seat, out)
    _seats(s, seat, out)
    _table(s, seat, out)


def _characters(s: Board, seat: i64, out: Sheet) -> None:
    kinds = s.rules.kinds
    words = words_for(kinds)
    out.numbers(s.hand, seat * kinds, kinds)
    base = out.blank(words)
    for i in range(seat * s.room, seat * s.room + s.pile_size[seat]):
        out.mark(base, s.pile[i])
    tops = out.blank(SEATS * words)
    kings = out.blank(SEATS * words)
    for other in range(s.seats):
        place = place_from(s.seats, seat, other)
        if s.pile_size[other] > 0:
            out.put(tops + place * words, s.pile[other * s.room + s.pile_size[other] - 1], 1)
        if knows_king(s, other, seat):
            out.put(kings + place * words, s.king[other], 1)
    base = out.blank(SPACES * words)
    for i in range(s.row_size):
        out.put(base + i * words, s.row[i], 1)
    base = out.blank(words)
    if offers_kings(s, seat):
        for king in s.kings_left:
            out.put(base, king, 1)
    out.one(card_at_work(s), words)


def _payment(s: Board, out: Sheet) -> None:
    at = s.find(Pay.KIND)
    character: i64 = NONE
    location: i64 = NONE
    if at >= 0:
        mode, target = s.get_at(at, Pay.MODE), s.get_at(at, Pay.TARGET)
        if mode == FOR_RECRUITING:
            character = s.row[target]
        elif mode == FOR_REPLAYING:
            character = target
        else:
            location = target
    out.one(character, words_for(s.rules.kinds))
    out.one(location, words_for(s.rules.places))


def _locations(s: Board, seat: i64, out: Sheet) -> None:
    words = words_for(s.rules.places)
    base = out.blank(4 * words)
    for location in range(s.rules.places):
        place = s.place[location]
        if place == AT_BOTTOM:
            out.put(base, location, 1)
        elif place == AT_TOP:
            out.put(base + words, location, 1)
        elif place == AT_DISCARD:
            out.put(base + 2 * words, location, 1)
        elif place == AT_SCORED + seat:
            out.put(base + 3 * words, location, 1)
    base = out.blank(SEATS * words)
    for other in range(s.seats):
        row = base + place_from(s.seats, seat, other) * words
        for i in range(other * SLOTS, other * SLOTS + SLOTS):
            if s.slot[i] != NONE:
                out.put(row, s.slot[i], 1 + s.risen[i])


def _mantas(s: Board, seat: i64, out: Sheet) -> None:
    herd = s.rules.herd
    words = words_for(herd)
    out.numbers(s.supply, 0, herd)
    base = out.blank(2 * SEATS * words)
    for other in range(s.seats):
        row = base + place_from(s.seats, seat, other) * words
        for i in range(herd):
            out.put(row, i, s.ready_mantas[other * herd + i])
            out.put(row + SEATS * words, i, s.tired_mantas[other * herd + i])


def _tracks(s: Board, seat: i64, out: Sheet) -> None:
    words = words_for(i64(len(s.rules.goals)))
    for track in range(TRACKS):
        out.one(s.deal.goals[track], words)
    for track in range(TRACKS):
        base = out.blank(1)
        for spot in range(SPOTS):
            who = s.track[track * SPOTS + spot]
            if who >= s.seats:
                out.put(base, spot, RIVAL)
            elif who >= 0:
                out.put(base, spot, 1 + place_from(s.seats, seat, who))


def _seats(s: Board, seat: i64, out: Sheet) -> None:
    base = out.blank(SEATS)
    for other in range(s.seats):
        word = base + place_from(s.seats, seat, other)
        out.put(word, 0, 1)
        out.put(word, 1, s.hand_size[other])
        out.put(word, 2, s.pile_size[other])
        out.put(word, 3, s.scored_count(other))
        for track in range(TRACKS):
            if s.claimed[other] & BIT[track]:
                out.put(word, 4 + track, 1)


def _table(s: Board, seat: i64, out: Sheet) -> None:
    kind = s.kind()
    at = s.find(Pay.KIND)
    out.one(kind, 3)
    out.one(place_from(s.seats, seat, s.turn), 1)
    out.one(place_from(s.seats, seat, s.owner), 1)
    out.one(s.get_at(at, Pay.MODE) if at >= 0 else NONE, 1)
    out.one(s.cause if s.cause != 0 else NONE, 1)
    base = out.blank(2)
    out.put(base, 0, 1 + s.rounds)
    out.put(base, 1, s.ending)
    out.put(base, 2, 1 if main_action_done(s) else 0)
    out.put(base, 3, 1 if kind == Acquire.KIND and s.get(Acquire.MODE) == FOR_CONQUERING else 0)
    out.put(base, 4, i64(len(s.deal.characters)) - s.arrived)
    out.put(base, 5, i64(len(s.deal.locations)) - s.dealt)
    out.put(base, 6, s.scored_points[seat])
    out.put(base, 7, s.get_at(at, Pay.NEED) if at >= 0 else i64(0))
    out.put(base, 8, steps_left(s))
    out.put(base, 9, s.coins)
    out.put(base, 10, s.power)
    out.put(base, 11, 1 if kind == Turn.KIND and s.get(Turn.PLAYED) != 0 else 0)
    out.put(base, 12, s.points(seat) if s.turn == OVER or s.setup.solo else i64(0))
