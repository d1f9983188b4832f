# mypyc: compile
"""Special features of zones: what happens after an action there, and to whom."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.games.endeavor import granting
from batyskaf.games.endeavor.codes import (
    F_EFFECTS,
    O_ACTION,
    O_EACH_ACTION,
    O_EACH_GAIN,
    O_GAIN,
    T_CONSERVE,
    T_DIVE,
    T_EMPTIED,
    T_FILLED,
)
from batyskaf.games.endeavor.impact import all_conserved
from batyskaf.games.endeavor.layouts import once_bit
from batyskaf.games.endeavor.state import EndeavorFrame, EndeavorState


@final
class Effects(EndeavorFrame):
    """Features of a zone that an action there sets off. Asks nothing itself."""

    TRIGGER: Final[i64] = 0
    TILE: Final[i64] = 1
    SITE: Final[i64] = 2
    """The site of the action, -1 for none."""
    NO_CHAIN: Final[i64] = 3
    """1 if the action was granted by a feature that does not set itself off again."""

    @staticmethod
    def push(s: EndeavorState, seat: i64, trigger: i64, tile: i64, site: i64, no_chain: i64) -> None:
        s.push(F_EFFECTS, seat, trigger, tile, site, no_chain)

    def ready(self, s: EndeavorState) -> bool:
        seat, trigger, tile = s.seat(), s.get(Effects.TRIGGER), s.get(Effects.TILE)
        site, no_chain = s.get(Effects.SITE), s.get(Effects.NO_CHAIN)
        rules = s.rules
        s.pop()
        first = rules.feature_first[tile]
        for feature in range(rules.feature_first[tile + 1] - 1, first - 1, -1):
            when = rules.feature_trigger[feature]
            if when != trigger and not follows(s, trigger, when, tile, site):
                continue
            if rules.feature_once[feature] and s.once[tile] & once_bit(feature - first):
                continue
            if no_chain and not rules.feature_chain[feature]:
                continue
            set_off(s, seat, tile, site, feature)
        return False


def follows(s: EndeavorState, trigger: i64, when: i64, tile: i64, site: i64) -> bool:
    """Whether an action is a trigger of another kind too: it fills the conservation sites, or empties a dive site."""
    if when == T_FILLED and trigger == T_CONSERVE:
        return all_conserved(s, tile)
    return when == T_EMPTIED and trigger == T_DIVE and s.dive_n[s.rules.site_dive[site]] == 0


def set_off(s: EndeavorState, seat: i64, tile: i64, site: i64, feature: i64) -> None:
    """Put what a feature does on the agenda, if its sites say so."""
    rules = s.rules
    operation, what = rules.feature_operation[feature], rules.feature_what[feature]
    sites = rules.feature_sites[feature]
    own: i64 = 0
    if rules.feature_marked[feature]:
        own = owned(s, seat, sites)
        if own == 0:
            return
    elif len(sites) > 0 and not contains(sites, site):
        return
    if rules.feature_once[feature]:
        s.once[tile] |= once_bit(feature - rules.feature_first[tile])
    if operation == O_GAIN:
        s.gain(seat, what, tile)
    elif operation == O_ACTION:
        granting.Act.push(s, seat, what, tile, times=1, no_chain=0 if rules.feature_chain[feature] else 1)
    elif operation in (O_EACH_GAIN, O_EACH_ACTION):
        for_each(s, seat, tile, feature)
    else:
        s.gain_packed(seat, rules.gain_plain[what] * own, 0, tile)


def for_each(s: EndeavorState, seat: i64, tile: i64, feature: i64) -> None:
    """Every player with a disc or a submarine here, the active one first, then clockwise."""
    rules = s.rules
    what = rules.feature_what[feature]
    for i in range(s.seats - 1, -1, -1):
        other = (seat + i) % s.seats
        if rules.feature_present[feature]:
            if s.vessels_in(other, tile) == 0:
                continue
        elif not has_disc(s, other, tile):
            continue
        if rules.feature_operation[feature] == O_EACH_GAIN:
            s.gain(other, what, tile)
        else:
            granting.Act.push(s, other, what, tile, times=1, no_chain=0)


def owned(s: EndeavorState, seat: i64, sites: vec[i64]) -> i64:
    """How many of these sites hold a seat's disc."""
    count: i64 = 0
    for site in sites:
        if s.site_owner[site] == seat:
            count += 1
    return count


def contains(sites: vec[i64], site: i64) -> bool:
    for other in sites:
        if other == site:
            return True
    return False


def has_disc(s: EndeavorState, seat: i64, tile: i64) -> bool:
    for site in range(s.rules.tile_first[tile], s.rules.tile_first[tile + 1]):
        if s.site_owner[site] == seat:
            return True
    return False
