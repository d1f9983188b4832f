# mypyc: compile
"""The five actions: travel, sonar, dive, conserve, journal, and what follows from them."""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import MoveList
from batyskaf.games.endeavor import journals, zones
from batyskaf.games.endeavor.codes import (
    CONSERVE,
    DEPTHS,
    DIVE,
    DIVE_MOST,
    E_CLEANED,
    E_DIVED,
    E_LINKED,
    E_OCCUPIED,
    E_PAID,
    E_PROMOTED,
    E_PUBLISHED,
    E_TOSSED,
    E_TRAVELLED,
    F_DIVING,
    F_FROM,
    F_PAY,
    F_PUBLISH,
    F_RETAIN,
    MILESTONE_TRAVEL,
    PROMOTE,
    SONAR,
    T_CONSERVE,
    T_DIVE,
    T_TRAVEL_OUT,
    TEAM,
    TRAVEL,
    VESSELS,
    W_ARRIVAL,
    W_CONSERVE,
    W_DIVE,
    W_JOURNAL,
    W_PROMOTE,
)
from batyskaf.games.endeavor.impact import Restored
from batyskaf.games.endeavor.layouts import junior_of, member_of, promoted, promoted_busy, senior_of
from batyskaf.games.endeavor.reaching import action_of, cost_of, may_leave, reach
from batyskaf.games.endeavor.state import EndeavorFrame, EndeavorState


def do_action(s: EndeavorState, seat: i64, spec: i64, zone: i64, bonus: i64, no_chain: i64, move: i64) -> None:
    """Begin the action that a move names.

    `spec`, `zone` and `no_chain` are as in `Act`; `bonus` is technology that comes on top.
    """
    rules = s.rules
    arg = rules.arg[move]
    action = action_of(s, move)
    if action == TRAVEL:
        From.push(s, seat, spec, zone, tile=arg, bonus=bonus)
    elif action == PROMOTE:
        promote(s, seat, arg)
    elif action == SONAR:
        occupy(s, seat, arg)
        s.gain(seat, rules.site_gain[arg], rules.site_tile[arg], rules.site_free[arg])
    elif action == DIVE:
        tile = rules.site_tile[arg]
        journals.After.push(s, seat, when=W_DIVE, zone=tile)
        zones.Effects.push(s, seat, T_DIVE, tile, site=arg, no_chain=no_chain)
        Diving.push(s, seat, site=arg, left=rules.spec_tokens[spec])
    elif action == CONSERVE:
        pay(s, seat, arg, cost_of(s, spec, rules.site_cost[arg]), -1, no_chain)
    else:
        Publish.push(s, seat, site=arg, spec=spec)


def promote(s: EndeavorState, seat: i64, promotion: i64) -> None:
    """Turn a junior to the senior side; a disc on it goes back to supply."""
    specialist, busy = promoted(promotion), promoted_busy(promotion)
    for i in range(seat * TEAM, seat * TEAM + TEAM):
        if s.team[i] == member_of(junior_of(specialist), busy):
            s.team[i] = member_of(senior_of(specialist), 0)
            break
    s.supply[seat] += busy
    s.record(E_PROMOTED, seat, specialist, busy)
    journals.After.push(s, seat, when=W_PROMOTE, zone=-1)
    s.gain(seat, s.rules.side_gain[senior_of(specialist)], -1)


def occupy(s: EndeavorState, seat: i64, site: i64) -> None:
    """Put a staging disc on a site; links it completes go on the agenda, the active player's first."""
    rules = s.rules
    s.site_owner[site] = seat
    s.area[seat] -= 1
    s.record(E_OCCUPIED, seat, site, 0)
    first, last = rules.link_first[site], rules.link_first[site + 1]
    if first == last:
        return
    for i in range(s.seats - 1, -1, -1):
        other = (seat + i) % s.seats
        plain: i64 = 0
        for link in range(first, last):
            end = rules.link_end[link]
            owner = s.site_owner[end]
            if owner >= 0 and (owner == other or i == 0):
                plain += rules.gain_plain[rules.link_gain[link]]
                if i == 0:
                    s.record(E_LINKED, site, end, owner)
        if plain > 0:
            s.gain_packed(other, plain, 0, rules.site_tile[site])


def pay(s: EndeavorState, seat: i64, site: i64, cost: i64, journal: i64, no_chain: i64) -> None:
    """Pay for a conservation site, or for publishing a journal at a site (-1 for none)."""
    if s.research[seat] < cost:
        Pay.push(s, seat, site, cost, journal, no_chain)
        return
    s.research[seat] -= cost
    s.record(E_PAID, seat, cost, 0)
    if journal >= 0:
        publish(s, seat, site, journal)
    else:
        conserve(s, seat, site, no_chain)


def conserve(s: EndeavorState, seat: i64, site: i64, no_chain: i64) -> None:
    rules, setup = s.rules, s.setup
    tile = rules.site_tile[site]
    journals.After.push(s, seat, when=W_CONSERVE, zone=tile)
    zones.Effects.push(s, seat, T_CONSERVE, tile, site, no_chain)
    if setup.restored_hex >= 0:
        Restored.push(s, seat, tile)
    if s.cleaned[seat] < setup.cleanup and cleans(s, seat, tile):
        s.cleaned[seat] += 1
        s.record(E_CLEANED, seat, s.cleaned[seat], 0)
    occupy(s, seat, site)
    s.gain(seat, rules.site_gain[site], tile)


def cleans(s: EndeavorState, seat: i64, tile: i64) -> bool:
    """Mission rule: the first own conservation disc in a zone of certain depths moves up the cleanup track."""
    rules = s.rules
    if not s.setup.cleanup_depths & BIT[rules.tile_depth[tile]]:
        return False
    for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
        if rules.site_kind[site] == CONSERVE and s.site_owner[site] == seat:
            return False
    return True


def publish(s: EndeavorState, seat: i64, site: i64, journal: i64) -> None:
    """Site reward, links, then the journal's instant part, then the others'; the display is refilled at the end."""
    rules = s.rules
    tile = rules.site_tile[site]
    s.journal_owner[journal] = seat
    for i in range(i64(len(s.display))):
        if s.display[i] == journal:
            s.display[i] = -1
    s.record(E_PUBLISHED, seat, journal, site)
    journals.Refill.push(s, seat)
    journals.After.push(s, seat, when=W_JOURNAL, zone=tile, published=journal)
    for i in range(s.seats - 1, 0, -1):
        s.gain((seat + i) % s.seats, rules.journal_others[journal], -1)
    s.gain(seat, rules.journal_instant[journal], -1)
    occupy(s, seat, site)
    s.gain(seat, rules.site_gain[site], tile)


@final
class From(EndeavorFrame):
    """Which submarine travels, if several could; then it does."""

    SPEC: Final[i64] = 0
    ZONE: Final[i64] = 1
    """These are as in `Act`."""
    TILE: Final[i64] = 2
    """Where it goes."""
    BONUS: Final[i64] = 3
    """Technology that comes on top."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, spec: i64, zone: i64, tile: i64, bonus: i64) -> None:
        s.push(F_FROM, seat, spec, zone, tile, bonus)

    def asks(self, s: EndeavorState) -> str:
        return "from"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat, spec, zone = s.seat(), s.get(From.SPEC), s.get(From.ZONE)
        place = BIT[s.tile_place[s.get(From.TILE)]]
        for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
            start = s.vessels[i]
            if start < 0 or not may_leave(s, spec, zone, start):
                continue
            if reach(s, seat, start, spec, s.get(From.BONUS)) & place:
                out.add(s.rules.m_from[start])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, tile = s.seat(), s.get(From.TILE)
        start = s.rules.arg[move]
        s.pop()
        for i in range(seat * VESSELS, seat * VESSELS + VESSELS):
            if s.vessels[i] == start:
                s.vessels[i] = tile
                break
        s.record(E_TRAVELLED, seat, start, tile)
        if s.rules.tile_depth[tile] == DEPTHS:
            s.reach_milestone(seat, MILESTONE_TRAVEL)
        arrive(s, seat, tile, start)


def arrive(s: EndeavorState, seat: i64, tile: i64, start: i64) -> None:
    """The arrival bonus of a Travel or a launch (from -1), features of the zone left, journals about arrivals."""
    journals.After.push(s, seat, when=W_ARRIVAL, zone=tile)
    if start >= 0:
        zones.Effects.push(s, seat, T_TRAVEL_OUT, start, site=-1, no_chain=0)
    s.gain(seat, s.rules.tile_arrival[tile], tile)


@final
class Pay(EndeavorFrame):
    """Cash dive tokens until a cost can be paid."""

    SITE: Final[i64] = 0
    COST: Final[i64] = 1
    JOURNAL: Final[i64] = 2
    """The journal that is published, -1 for a conservation."""
    NO_CHAIN: Final[i64] = 3
    """As in `Act`."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, site: i64, cost: i64, journal: i64, no_chain: i64) -> None:
        s.push(F_PAY, seat, site, cost, journal, no_chain)

    def asks(self, s: EndeavorState) -> str:
        return "pay"

    def ready(self, s: EndeavorState) -> bool:
        seat, site, cost = s.seat(), s.get(Pay.SITE), s.get(Pay.COST)
        journal, no_chain = s.get(Pay.JOURNAL), s.get(Pay.NO_CHAIN)
        if s.research[seat] < cost:
            return self.offer(s)
        s.pop()
        pay(s, seat, site, cost, journal, no_chain)
        return False

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        seat = s.seat()
        for kind in range(s.rules.tokens):
            if s.held[seat * s.rules.tokens + kind] > 0:
                out.add(s.rules.m_cash[kind])

    def answer(self, s: EndeavorState, move: i64) -> None:
        s.cash(s.seat(), s.rules.arg[move])


@final
class Publish(EndeavorFrame):
    """Which journal of the display is published at the chosen site."""

    SITE: Final[i64] = 0
    SPEC: Final[i64] = 1
    """The description of the action."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, site: i64, spec: i64) -> None:
        s.push(F_PUBLISH, seat, site, spec, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "publish"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        site, spec, funds = s.get(Publish.SITE), s.get(Publish.SPEC), s.funds(s.seat())
        field = BIT[s.rules.site_field[site]]
        for journal in s.display:
            if journal < 0 or not s.rules.journal_fields[journal] & field:
                continue
            if cost_of(s, spec, s.rules.journal_cost[journal]) <= funds:
                out.add(s.rules.m_publish[journal])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, site, spec = s.seat(), s.get(Publish.SITE), s.get(Publish.SPEC)
        journal = s.rules.arg[move]
        s.pop()
        pay(s, seat, site, cost_of(s, spec, s.rules.journal_cost[journal]), journal, 0)


@final
class Diving(EndeavorFrame):
    """Take tokens from the top of a dive site: one, or as many as a journal says, or two of which one is kept."""

    SITE: Final[i64] = 0
    LEFT: Final[i64] = 1
    """How many tokens may still be taken."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, site: i64, left: i64) -> None:
        s.push(F_DIVING, seat, site, left, 0, 0)

    def ready(self, s: EndeavorState) -> bool:
        seat, site, left = s.seat(), s.get(Diving.SITE), s.get(Diving.LEFT)
        dive = s.rules.site_dive[site]
        if left == 0 or s.dive_n[dive] == 0:
            s.pop()
            return False
        s.put(Diving.LEFT, left - 1)
        s.revealed = True
        one = self._take(s, seat, site, dive)
        if s.rules.site_two[site] and s.dive_n[dive] > 0:
            Retain.push(s, seat, one, other=self._take(s, seat, site, dive))
        else:
            s.held[seat * s.rules.tokens + one] += 1
        return False

    def _take(self, s: EndeavorState, seat: i64, site: i64, dive: i64) -> i64:
        s.dive_n[dive] -= 1
        at = dive * DIVE_MOST + s.dive_n[dive]
        kind = s.tokens[s.dives[at]]
        s.dives[at] = -1
        s.record(E_DIVED, seat, site, kind)
        return kind


@final
class Retain(EndeavorFrame):
    """Two tokens were taken: one is kept, the other discarded."""

    ONE: Final[i64] = 0
    OTHER: Final[i64] = 1

    @staticmethod
    def push(s: EndeavorState, seat: i64, one: i64, other: i64) -> None:
        s.push(F_RETAIN, seat, one, other, 0, 0)

    def asks(self, s: EndeavorState) -> str:
        return "retain"

    def legal(self, s: EndeavorState, out: MoveList) -> None:
        out.add(s.rules.m_retain[s.get(Retain.ONE)])
        out.add(s.rules.m_retain[s.get(Retain.OTHER)])

    def answer(self, s: EndeavorState, move: i64) -> None:
        seat, one, other = s.seat(), s.get(Retain.ONE), s.get(Retain.OTHER)
        kept = s.rules.arg[move]
        tossed = other if kept == one else one
        s.pop()
        s.held[seat * s.rules.tokens + kept] += 1
        s.tossed[tossed] += 1
        s.record(E_TOSSED, seat, tossed, 0)
