# mypyc: compile
"""What everyone may see of a game of Endeavor, as numbers. `planes` says what the planes mean.

Seats are counted from the one that looks: it is always seat 0 of its own observation.
"""

from typing import Final, final

from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import OVER
from batyskaf.core.sheet import Sheet, place_from, words_for
from batyskaf.games.endeavor.actions import From, Pay, Publish
from batyskaf.games.endeavor.codes import (
    DEPTHS,
    F_ACT,
    F_ACTS,
    F_BEGUN,
    F_FROM,
    F_PAY,
    F_PLACE,
    F_PUBLISH,
    GOALS,
    LANE,
    S_ACT,
    SEATS,
    TEAM,
    TOP_STACKS,
    TOP_TIER,
    TRACKS,
    VESSELS,
)
from batyskaf.games.endeavor.discovery import Place, tile_of
from batyskaf.games.endeavor.granting import Act, Begun
from batyskaf.games.endeavor.layouts import busy_of, side_of
from batyskaf.games.endeavor.state import OBSERVERS, EndeavorState, Observer
from batyskaf.games.endeavor.turns import NO_SIDE, Acts

HEX_WORDS: Final[i64] = 14
CARD_WORDS: Final[i64] = 5


def about_tile(s: EndeavorState) -> i64:
    """The tile the question is about, -1 for none."""
    if s.size > 0 and s.kind() == F_PLACE:
        return s.get(Place.TILE)
    return s.get(From.TILE) if s.size > 0 and s.kind() == F_FROM else i64(-1)


def about_site(s: EndeavorState) -> i64:
    """The site the question is about, -1 for none."""
    if s.size > 0 and s.kind() == F_PAY:
        return s.get(Pay.SITE)
    return s.get(Publish.SITE) if s.size > 0 and s.kind() == F_PUBLISH else i64(-1)


def about_action(s: EndeavorState) -> i64:
    """The action the question is about, -1 for none."""
    if s.size > 0 and s.kind() == F_ACT:
        return s.rules.spec_action[s.get(Act.SPEC)]
    return s.rules.spec_action[s.get(Begun.SPEC)] if s.size > 0 and s.kind() == F_BEGUN else i64(-1)


def about_side(s: EndeavorState) -> i64:
    """The side of the specialist whose action is being taken, -1 for none."""
    if s.size == 0 or s.kind() != F_ACTS or s.get(Acts.SIDE) == NO_SIDE:
        return -1
    return s.get(Acts.SIDE)


def question(s: EndeavorState) -> i64:
    """The kind of question, as the plane `asked` counts them; -1 for none."""
    if s.size == 0:
        return -1
    return F_ACT if s.kind() == F_BEGUN else s.kind()


@final
class _EndeavorObserver(Observer):
    def observe(self, s: EndeavorState, seat: i64, out: Sheet) -> None:
        _ocean(s, seat, out)
        _stacks(s, out)
        _specialists(s, seat, out)
        _tokens(s, seat, out)
        _journals(s, seat, out)
        _impact(s, seat, out)
        _seats(s, seat, out)
        _question(s, seat, out)
        _table(s, seat, out)


OBSERVERS.append(_EndeavorObserver())


def _ocean(s: EndeavorState, seat: i64, out: Sheet) -> None:
    rules = s.rules
    tiles, sites = words_for(rules.tiles), words_for(rules.sites)
    zones, finders = out.blank(tiles), out.blank(tiles)
    vessels, held, dives = out.blank(SEATS * tiles), out.blank(SEATS * sites), out.blank(sites)
    for tile in s.zones:
        out.put(zones, tile, 1 + s.tile_place[tile])
        out.put(finders, tile, 1 + place_from(s.seats, seat, s.finder[tile]))
        for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
            if rules.site_dive[site] >= 0:
                out.put(dives, site, s.dive_n[rules.site_dive[site]])
            elif s.site_owner[site] >= 0:
                out.put(held + place_from(s.seats, seat, s.site_owner[site]) * sites, site, 1)
    for other in range(s.seats):
        row = vessels + place_from(s.seats, seat, other) * tiles
        for i in range(other * VESSELS, other * VESSELS + VESSELS):
            if s.vessels[i] >= 0:
                out.put(row, s.vessels[i], 1)


def _stacks(s: EndeavorState, out: Sheet) -> None:
    tiles = words_for(s.rules.tiles)
    base = out.blank(tiles)
    for drawn in s.drawn:
        out.put(base, tile_of(s, drawn), 1)
    base = out.blank(tiles)
    for depth in range(i64(1), DEPTHS + 1):
        head, size = s.pile_head[depth], s.pile_n[depth]
        for i in range(size):
            at = s.piles[depth * LANE + (head + i) % LANE]
            if at < s.fresh[depth]:
                out.put(base, s.deal.stacks[depth][at], size - i)
    out.numbers(s.pile_n, 0, DEPTHS + 1)


def _specialists(s: EndeavorState, seat: i64, out: Sheet) -> None:
    rules = s.rules
    sides, kinds = words_for(2 * rules.specialists), words_for(rules.specialists)
    teams, busy = out.blank(SEATS * sides), out.blank(SEATS * sides)
    for other in range(s.seats):
        row = place_from(s.seats, seat, other) * sides
        for i in range(other * TEAM, other * TEAM + TEAM):
            if s.team[i] >= 0:
                out.put(teams + row, side_of(s.team[i]), 1)
                out.put(busy + row, side_of(s.team[i]), busy_of(s.team[i]))
    base = out.blank(kinds)
    for number in range(rules.specialists):
        if 0 < rules.tier[number] < TOP_TIER and rules.copies[number] > 0:
            out.put(base, number, s.tray[number])
    for stack in range(TOP_STACKS):
        out.one(s.tier5_top(stack), kinds)
    out.numbers(s.tray5_n, 0, TOP_STACKS)


def _tokens(s: EndeavorState, seat: i64, out: Sheet) -> None:
    kinds = s.rules.tokens
    other = seat
    for _place in range(s.seats):
        out.numbers(s.held, other * kinds, kinds)
        other = other + 1 if other + 1 < s.seats else i64(0)
    out.blank((SEATS - s.seats) * words_for(kinds))
    out.numbers(s.tossed, 0, kinds)


def _journals(s: EndeavorState, seat: i64, out: Sheet) -> None:
    journals = s.rules.journals
    words = words_for(journals)
    base, discs = out.blank(SEATS * words), out.blank(words)
    for journal in range(journals):
        if s.journal_owner[journal] >= 0:
            row = base + place_from(s.seats, seat, s.journal_owner[journal]) * words
            out.put(row, journal, 1 + s.journal_used[journal])
            out.put(discs, journal, s.journal_discs[journal])
    base = out.blank(words)
    for journal in s.display:
        if journal >= 0:
            out.put(base, journal, 1)


def _impact(s: EndeavorState, seat: i64, out: Sheet) -> None:
    base = out.blank(SEATS * HEX_WORDS)
    setup = s.setup
    for number in range(setup.hexes):
        if s.hex_owner[number] < 0:
            continue
        cell, endless = setup.hex_cell[number], setup.hex_infinite[number]
        if endless < 0:
            out.put(base + place_from(s.seats, seat, s.hex_owner[number]) * HEX_WORDS, cell, 1)
            continue
        for other in range(s.seats):
            out.put(base + place_from(s.seats, seat, other) * HEX_WORDS, cell, s.endless[endless * SEATS + other])
    base = out.blank(CARD_WORDS)
    for card in s.deal.cards:
        out.put(base, card, 1)


def _seats(s: EndeavorState, seat: i64, out: Sheet) -> None:
    base = out.blank(SEATS * 2)
    for other in range(s.seats):
        word = base + 2 * place_from(s.seats, seat, other)
        out.put(word, 0, 1)
        for attribute in range(TRACKS):
            out.put(word, 1 + attribute, s.tracks[other * TRACKS + attribute])
        out.put(word, 5, s.research[other])
        out.put(word, 6, s.area[other])
        out.put(word, 7, s.supply[other])
        out.put(word, 8, s.markers[other])
        out.put(word, 9, s.cleaned[other])
        out.put(word, 10, 1 if s.stage == S_ACT and s.passed & BIT[other] else 0)
        vessels: i64 = 0
        for i in range(other * VESSELS, other * VESSELS + VESSELS):
            if s.vessels[i] >= 0:
                vessels += 1
        out.put(word, 11, vessels)


def _question(s: EndeavorState, seat: i64, out: Sheet) -> None:
    rules = s.rules
    out.one(s.stage, 1)
    out.one(question(s), 4)
    out.one(place_from(s.seats, seat, s.turn), 1)
    out.one(place_from(s.seats, seat, s.owner), 1)
    out.one(about_tile(s), words_for(rules.tiles))
    out.one(about_site(s), words_for(rules.sites))
    out.one(about_side(s), words_for(2 * rules.specialists))
    out.one(about_action(s), 1)


def _table(s: EndeavorState, seat: i64, out: Sheet) -> None:
    base = out.blank(2)
    out.put(base, 0, s.round)
    out.put(base, 1, s.setup.rounds)
    out.put(base, 2, 1 + place_from(s.seats, seat, s.wave))
    for goal in range(GOALS):
        out.put(base, 3 + goal, 1 + s.chosen[goal])
    out.put(base, 6, i64(len(s.deal.journals)) - s.deck_at)
    out.put(base, 7, i64(len(s.tokens)) - s.token_at)
    out.put(base, 8, s.setup.columns)
    out.put(base, 9, s.setup.max_depth)
    unit: i64 = 0
    while s.designated >= BIT[unit]:
        unit += 1
    out.put(base, 10, unit)
    out.put(base, 11, 1 if s.setup.coop else 0)
    out.put(base, 12, s.outcome if s.turn == OVER else i64(0))
