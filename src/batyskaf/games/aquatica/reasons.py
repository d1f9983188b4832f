"""Why a move is not legal now, as precisely as can be said to the person who tried it."""

from batyskaf.core.game import OVER
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.acquire import pool_for, price_of
from batyskaf.games.aquatica.discards import replayable
from batyskaf.games.aquatica.payment import available
from batyskaf.games.aquatica.state import AquaticaState


def why_not(s: AquaticaState, move: int) -> Reason | None:
    """None if the move is legal."""
    if s.turn == OVER:
        return Reason("refused-over")
    if move in s.legal():
        return None
    verb, argument = int(s.rules.verb[move]), int(s.rules.argument[move])
    return _specific(s, verb, argument) or Reason("refused-aquatica-not-now")


def _specific(s: AquaticaState, verb: int, argument: int) -> Reason | None:
    kind = s.kind()
    if verb == codes.V_CLAIM:
        return _claim(s, argument)
    if kind == codes.F_TURN:
        return _turn(s, verb, argument)
    if kind == codes.F_ACQUIRE and verb in (codes.V_BUY, codes.V_CONQUER):
        return _acquire(s, verb, argument)
    if kind == codes.F_RECRUIT and verb == codes.V_RECRUIT:
        return _recruit(s, argument)
    if kind == codes.F_PAY and verb in (codes.V_PAY_LOCATION, codes.V_PAY_MANTA):
        return Reason("refused-aquatica-source", {"need": int(s.c())})
    if kind == codes.F_REPLAY and verb == codes.V_REPLAY and not replayable(s, argument):
        return Reason("refused-aquatica-not-discarded")
    if verb == codes.V_SKIP:
        return Reason("refused-aquatica-compulsory")
    if verb in (codes.V_RAISE, codes.V_LIFT, codes.V_SCORE) and kind in (codes.F_RAISE, codes.F_LIFT, codes.F_SCORE):
        return Reason("refused-aquatica-location")
    return None


def _claim(s: AquaticaState, goal: int) -> Reason:
    tracks = [track for track in range(codes.TRACKS) if s.deal.goals[track] == goal]
    if not tracks:
        return Reason("refused-aquatica-no-such-goal")
    if s.turn != s.owner:
        return Reason("refused-aquatica-claim-turn")
    if s.claimed[s.owner] >> tracks[0] & 1:
        return Reason("refused-aquatica-claimed")
    if not s.claimable(s.owner, tracks[0]):
        return Reason("refused-aquatica-goal-open")
    return Reason("refused-aquatica-manta-needed")


def _turn(s: AquaticaState, verb: int, argument: int) -> Reason | None:
    if verb == codes.V_PLAY:
        if s.a():
            return Reason("refused-aquatica-played-already")
        return Reason("refused-aquatica-not-in-hand")
    if verb == codes.V_END:
        return Reason("refused-aquatica-must-play")
    if verb == codes.V_EXPLOIT:
        return _exploit(s, argument)
    if verb == codes.V_USE:
        return _use(s, argument)
    if verb in (codes.V_BUY, codes.V_CONQUER, codes.V_RECRUIT, codes.V_PAY_LOCATION, codes.V_PAY_MANTA):
        return Reason("refused-aquatica-by-card")
    return None


def _exploit(s: AquaticaState, location: int) -> Reason:
    slot = s.slot_of(s.owner, location)
    if slot < 0:
        return Reason("refused-aquatica-not-on-board")
    depth = s.depth(slot)
    if depth < 0:
        return Reason("refused-aquatica-fully-risen")
    op = s.rules.depth_op[depth]
    if op == codes.EMPTY:
        return Reason("refused-aquatica-empty-depth")
    if op <= codes.POWER:
        return Reason("refused-aquatica-resource")
    return Reason("refused-aquatica-no-use")


def _use(s: AquaticaState, manta: int) -> Reason:
    if s.ready_mantas[s.owner * s.rules.herd + manta] == 0:
        return Reason("refused-aquatica-no-manta")
    if s.rules.manta_op[manta] <= codes.POWER:
        return Reason("refused-aquatica-resource-manta")
    return Reason("refused-aquatica-no-use-manta")


def _acquire(s: AquaticaState, verb: int, location: int) -> Reason | None:
    mode = s.a()
    if (verb == codes.V_CONQUER) != (mode == 1):
        return None
    if s.place[location] not in (codes.AT_BOTTOM, codes.AT_TOP):
        return Reason("refused-aquatica-not-in-rows")
    type = s.rules.type[location]
    within = pool_for(s, mode, type) + available(s, mode, type)
    return Reason("refused-aquatica-price", {"price": int(price_of(s, mode, location)), "within": int(within)})


def _recruit(s: AquaticaState, argument: int) -> Reason:
    character, space = argument // codes.SPACES, argument % codes.SPACES
    price = int(s.rules.recruit_price[space])
    if space >= s.row_size or s.row[space] != character:
        return Reason("refused-aquatica-not-in-row", {"price": price})
    within = int(s.coins + available(s, 2, -1))
    return Reason("refused-aquatica-coins", {"price": price, "within": within})
