"""Why a move can't be made now, in words for the person who tried it."""

from batyskaf.core.reason import Reason
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.reaching import action_of
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.turns import open_actions

ASKED = (
    "recruit", "effort", "reassign", "turn", "acts", "end-turn", "act", "from", "pay", "publish", "diving", "retain",
    "draw", "keep", "place", "rewards", "raise", "impact", "impact-to", "promote", "launch", "after", "recover",
    "effects", "choose", "restored", "refill", "over",
)  # fmt: skip
"""What each kind of frame asks; the prompts stand in the locale as `ask-endeavor-<kind>`."""


def asked(s: EndeavorState) -> str:
    """What is asked now."""
    return ASKED[s.kind()] if s.depth > 0 else "over"


def why_not(s: EndeavorState, move: int) -> Reason:
    """Say what stands in the way of a move that is not legal."""
    rules, seat = s.rules, int(s.turn)
    kind, arg = int(rules.kind[move]), int(rules.arg[move])
    frame = s.kind()
    if kind == codes.M_RECRUIT and frame == codes.F_RECRUIT:
        if s.rules.tier[arg] > s.level(seat, codes.REPUTATION):
            return Reason("refused-endeavor-tier", {"tier": int(rules.tier[arg])})
        return Reason("refused-endeavor-tray")
    if kind == codes.M_ACTIVATE and frame == codes.F_TURN:
        return _activation(s, seat, arg)
    if kind == codes.M_PASS and frame == codes.F_TURN:
        return Reason("refused-endeavor-begun")
    if frame in (codes.F_ACTS, codes.F_ACT) and kind in (codes.M_TRAVEL, codes.M_SITE):
        if not _actions(s) & 1 << int(action_of(s, move)):
            return Reason("refused-endeavor-action")
        return _travel(s, seat, arg) if kind == codes.M_TRAVEL else _site(s, seat, arg)
    if kind == codes.M_PLACE and frame == codes.F_PLACE:
        return Reason("refused-endeavor-place")
    if kind == codes.M_IMPACT and frame == codes.F_IMPACT:
        return Reason("refused-endeavor-hex")
    if kind == codes.M_DRAW and frame == codes.F_DRAW:
        return Reason("refused-endeavor-stack", {"depth": arg})
    return Reason("refused-endeavor-not-now", {"asked": asked(s)})


def _actions(s: EndeavorState) -> int:
    """The actions that could be done now, if there were a place for them, as a mask."""
    if s.kind() == codes.F_ACTS:
        return int(open_actions(s, s.get(0), s.get(1)))
    return 1 << int(s.rules.specs[s.get(0) * codes.A_SIZE + codes.A_ACTION])


def _activation(s: EndeavorState, seat: int, side: int) -> Reason:
    members = [int(member) for member in list(s.team)[seat * codes.TEAM : (seat + 1) * codes.TEAM] if member >= 0]
    if s.area[seat] == 0:
        return Reason("refused-endeavor-no-disc")
    if side * 2 + 1 in members:
        return Reason("refused-endeavor-busy")
    if side * 2 in members:
        return Reason("refused-endeavor-no-circle")
    return Reason("refused-endeavor-not-in-team")


def _travel(s: EndeavorState, seat: int, tile: int) -> Reason:
    if s.tile_place[tile] < 0:
        return Reason("refused-endeavor-not-in-play")
    level = int(s.level(seat, codes.INGENUITY))
    if s.rules.tile_depth[tile] > level:
        return Reason("refused-endeavor-too-deep", {"depth": int(s.rules.tile_depth[tile]), "level": level})
    return Reason("refused-endeavor-too-far", {"level": level})


def _site(s: EndeavorState, seat: int, site: int) -> Reason:
    rules = s.rules
    tile, kind = rules.site_tile[site], rules.site_kind[site]
    if s.tile_place[tile] < 0:
        return Reason("refused-endeavor-not-in-play")
    if kind == codes.DIVE and s.dive_n[rules.site_dive[site]] == 0:
        return Reason("refused-endeavor-no-tokens")
    if kind != codes.DIVE and s.site_owner[site] >= 0:
        return Reason("refused-endeavor-taken")
    if kind != codes.DIVE and s.discs(seat) < 1:
        return Reason("refused-endeavor-second-disc")
    if not s.vessels_in(seat, tile):
        return Reason("refused-endeavor-no-vessel")
    if kind == codes.SONAR:
        return Reason("refused-endeavor-slot")
    if kind == codes.CONSERVE and rules.site_cost[site] > s.funds(seat):
        return Reason("refused-endeavor-cost", {"cost": int(rules.site_cost[site])})
    if kind == codes.JOURNAL:
        return Reason("refused-endeavor-locked" if rules.site_locked[site] else "refused-endeavor-no-journal")
    return Reason("refused-endeavor-not-now", {"asked": asked(s)})
