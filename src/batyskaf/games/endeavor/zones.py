# mypyc: compile
"""Special features of zones: what happens after an action there, and to whom."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.games.endeavor.codes import (
    F_ACT,
    F_REWARDS,
    O_ACTION,
    O_EACH_ACTION,
    O_EACH_GAIN,
    O_GAIN,
    T_CONSERVE,
    T_DIVE,
    T_EMPTIED,
    T_FILLED,
)
from batyskaf.games.endeavor.impact import (
    all_conserved,
)
from batyskaf.games.endeavor.reaching import (
    NO_CHAIN,
)
from batyskaf.games.endeavor.state import (
    EndeavorState,
    Frame,
)

ROW: Final[i64] = 8
"""A feature: trigger, operation, reward list or action, marked, once, chain, who."""


@final
class Effects(Frame):
    """Features that a trigger sets off: trigger, zone, site, and whether the action came from such a feature itself."""

    def settle(self, s: EndeavorState) -> bool:
        seat, trigger, tile, site, flags = s.seat(), s.get(0), s.get(1), s.get(2), s.get(3)
        rules = s.rules
        s.pop()
        for feature in range(rules.feature_first[tile + 1] - 1, rules.feature_first[tile] - 1, -1):
            when = rules.features[feature * ROW]
            if when != trigger and not self._also(s, trigger, when, tile, site):
                continue
            if rules.features[feature * ROW + 4] and s.once[tile] & once_bit(s, tile, feature):
                continue
            if flags and not rules.features[feature * ROW + 5]:
                continue
            self._resolve(s, seat, tile, site, feature)
        return False

    def _also(self, s: EndeavorState, trigger: i64, when: i64, tile: i64, site: i64) -> bool:
        """Filling the last conservation site, emptying a dive site."""
        if when == T_FILLED and trigger == T_CONSERVE:
            return all_conserved(s, tile)
        return when == T_EMPTIED and trigger == T_DIVE and s.dive_n[s.rules.site_dive[site]] == 0

    def _resolve(self, s: EndeavorState, seat: i64, tile: i64, site: i64, feature: i64) -> None:
        rules = s.rules
        row = feature * ROW
        operation, what = rules.features[row + 1], rules.features[row + 2]
        sites = rules.feature_sites[feature]
        own: i64 = 0
        if rules.features[row + 3]:
            own = owned(s, seat, sites)
            if own == 0:
                return
        elif len(sites) > 0 and not contains(sites, site):
            return
        if rules.features[row + 4]:
            s.once[tile] |= once_bit(s, tile, feature)
        if operation == O_GAIN:
            s.gain(seat, what, tile, 0)
        elif operation == O_ACTION:
            s.push(F_ACT, seat, what, tile, 1, 0 if rules.features[row + 5] else NO_CHAIN)
        elif operation in (O_EACH_GAIN, O_EACH_ACTION):
            self._each(s, seat, tile, row)
        else:
            s.push(F_REWARDS, seat, rules.gains[what * 2] * own, 0, tile, 0)

    def _each(self, s: EndeavorState, seat: i64, tile: i64, row: i64) -> None:
        """Every player with a disc or a submarine here, the active one first, then clockwise."""
        rules = s.rules
        what = rules.features[row + 2]
        for i in range(s.seats - 1, -1, -1):
            other = (seat + i) % s.seats
            if rules.features[row + 6]:
                if s.vessels_in(other, tile) == 0:
                    continue
            elif not has_disc(s, other, tile):
                continue
            if rules.features[row + 1] == O_EACH_GAIN:
                s.gain(other, what, tile, 0)
            else:
                s.push(F_ACT, other, what, tile, 1, 0)


def once_bit(s: EndeavorState, tile: i64, feature: i64) -> i64:
    """The bit that remembers that a feature has happened."""
    return BIT[feature - s.rules.feature_first[tile] + 1]


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
