# mypyc: compile
"""What a seat of Aquatica may see, as numbers. The planes and their meaning stand in `planes`, in the same order.

Seats are counted from the one that looks: it is always seat 0 of its own observation.
"""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER
from batyskaf.core.sheet import ONE, Sheet, place_from, words_for
from batyskaf.games.aquatica.acquire import REPLAY_COST
from batyskaf.games.aquatica.codes import (
    AT_BOTTOM,
    AT_DISCARD,
    AT_SCORED,
    AT_TOP,
    F_ACQUIRE,
    F_CARD,
    F_DRAFT,
    F_DROP,
    F_PAY,
    F_RAISE,
    F_SCORE,
    F_SHED,
    F_TAKE_BACK,
    F_TURN,
    FRAME,
    NONE,
    SLOTS,
    SPACES,
    SPOTS,
    TOP,
    TRACKS,
)
from batyskaf.games.aquatica.state import OBSERVERS, AquaticaState, Observer

SEATS: Final[i64] = 4
RIVAL: Final[i64] = 5
"""How the Ichthyanders are written on a track."""
PAY_RECRUIT: Final[i64] = 2
PAY_REPLAY: Final[i64] = 3
STEPS_MOST: Final[i64] = 99


def knows_king(s: AquaticaState, other: i64, seat: i64) -> bool:
    """Whether a seat (-1: a spectator) knows another's king."""
    return s.king[other] >= 0 and (s.king_known & BIT[other] != 0 or other == seat)


def offers_kings(s: AquaticaState, seat: i64) -> bool:
    """Whether the kings that are being passed on lie open to a seat."""
    return s.kind() == F_DRAFT and (s.setup.open_draft or seat == s.turn)


def carried_out(s: AquaticaState) -> i64:
    """The character that is being carried out, NONE without."""
    at = s.size - FRAME
    while at >= 0:
        if s.agenda[at] == F_CARD and s.agenda[at + 3] >= 0:
            return s.agenda[at + 3] >> 1
        at -= FRAME
    return NONE


def payment(s: AquaticaState) -> i64:
    """Where on the agenda a payment is being gathered, NONE without: its mode, target and need follow."""
    at = s.size - FRAME
    while at >= 0 and s.agenda[at] != F_PAY:
        at -= FRAME
    return at if at >= 0 else NONE


def steps(s: AquaticaState) -> i64:
    """What is left of an effect that is done in steps."""
    kind = s.kind()
    if kind in (F_RAISE, F_SCORE, F_DROP, F_TAKE_BACK):
        return s.a() if s.a() < STEPS_MOST else STEPS_MOST
    return s.bottom_count() - TOP if kind == F_SHED else 0


@final
class _AquaticaObserver(Observer):
    def observe(self, s: AquaticaState, seat: i64, out: Sheet) -> None:
        _characters(s, seat, out)
        _payment(s, out)
        _locations(s, seat, out)
        _mantas(s, seat, out)
        _tracks(s, seat, out)
        _seats(s, seat, out)
        _table(s, seat, out)


OBSERVERS.append(_AquaticaObserver())


def _characters(s: AquaticaState, seat: i64, out: Sheet) -> None:
    kinds = s.rules.kinds
    words = words_for(kinds)
    out.numbers(s.hand, seat * kinds, kinds)
    base = out.blank(words)
    for i in range(seat * s.room, seat * s.room + s.pile_size[seat]):
        out.words[base + (s.pile[i] >> 3)] += ONE[s.pile[i] & 7]
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
    out.one(carried_out(s), words)


def _payment(s: AquaticaState, out: Sheet) -> None:
    at = payment(s)
    character: i64 = NONE
    location: i64 = NONE
    if at != NONE:
        mode, target = s.agenda[at + 1], s.agenda[at + 2]
        if mode == PAY_RECRUIT:
            character = s.row[target]
        elif mode == PAY_REPLAY:
            character = target % REPLAY_COST
        else:
            location = target
    out.one(character, words_for(s.rules.kinds))
    out.one(location, words_for(s.rules.places))


def _locations(s: AquaticaState, seat: i64, out: Sheet) -> None:
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


def _mantas(s: AquaticaState, seat: i64, out: Sheet) -> None:
    herd = s.rules.herd
    words = words_for(herd)
    out.numbers(s.supply, 0, herd)
    base = out.blank(2 * SEATS * words)
    for other in range(s.seats):
        row = base + place_from(s.seats, seat, other) * words
        for i in range(herd):
            out.put(row, i, s.ready_mantas[other * herd + i])
            out.put(row + SEATS * words, i, s.tired_mantas[other * herd + i])


def _tracks(s: AquaticaState, seat: i64, out: Sheet) -> None:
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


def _seats(s: AquaticaState, seat: i64, out: Sheet) -> None:
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


def _table(s: AquaticaState, seat: i64, out: Sheet) -> None:
    kind = s.kind()
    at = payment(s)
    out.one(kind, 3)
    out.one(place_from(s.seats, seat, s.turn), 1)
    out.one(place_from(s.seats, seat, s.owner), 1)
    out.one(s.agenda[at + 1] if at != NONE else NONE, 1)
    out.one(s.cause if s.cause != 0 else NONE, 1)
    base = out.blank(2)
    out.put(base, 0, 1 + s.rounds)
    out.put(base, 1, s.ending)
    out.put(base, 2, 1 if s.agenda[0] == F_TURN and s.agenda[1] != 0 else 0)
    out.put(base, 3, 1 if kind == F_ACQUIRE and s.a() == 1 else 0)
    out.put(base, 4, i64(len(s.deal.characters)) - s.arrived)
    out.put(base, 5, i64(len(s.deal.locations)) - s.dealt)
    out.put(base, 6, s.scored_points[seat])
    out.put(base, 7, s.agenda[at + 3] if at != NONE else 0)
    out.put(base, 8, steps(s))
    out.put(base, 9, s.coins)
    out.put(base, 10, s.power)
    out.put(base, 11, 1 if kind == F_TURN and s.a() != 0 else 0)
    out.put(base, 12, s.points(seat) if s.turn == OVER or s.setup.solo else 0)
