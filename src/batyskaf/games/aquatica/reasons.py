"""Why a move is not legal now, as precisely as can be said to the person who tried it."""

from batyskaf.core.game import OVER
from batyskaf.core.reason import Reason
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.acquire import pool_for, price_of
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
    if kind == codes.F_RIVAL and verb == codes.V_RIVAL:
        played = argument in list(s.deal.goals)
        return Reason("refused-aquatica-rival-there" if played else "refused-aquatica-no-such-goal")
    if kind == codes.F_TURN:
        return _turn(s, verb, argument)
    if kind == codes.F_ACQUIRE and verb in (codes.V_BUY, codes.V_CONQUER):
        return _acquire(s, verb, argument)
    if kind == codes.F_RECRUIT and verb == codes.V_RECRUIT:
        return _recruit(s, argument)
    if kind == codes.F_PAY and verb in (codes.V_PAY_LOCATION, codes.V_PAY_MANTA):
        return Reason("refused-aquatica-source", {"need": int(s.c())})
    if kind == codes.F_DRAFT and verb in (codes.V_PICK, codes.V_CROWN) and argument not in list(s.kings_left):
        return Reason("refused-aquatica-not-offered")
    if kind == codes.F_DROP and verb == codes.V_DROP:
        return Reason("refused-aquatica-stays" if s.rules.stays[argument] else "refused-aquatica-not-in-hand")
    if verb == codes.V_SKIP:
        return Reason("refused-aquatica-compulsory")
    wrong = WRONG_PIECE.get((int(kind), verb))
    return None if wrong is None else Reason(wrong)


WRONG_PIECE = {
    (int(kind), int(verb)): reason
    for kind, verb, reason in (
        (codes.F_SALVAGE, codes.V_SALVAGE, "refused-aquatica-not-sunk"),
        (codes.F_REPLAY, codes.V_REPLAY, "refused-aquatica-not-discarded"),
        (codes.F_TAKE_BACK, codes.V_TAKE_BACK, "refused-aquatica-not-discarded"),
        (codes.F_RAISE, codes.V_RAISE, "refused-aquatica-location"),
        (codes.F_LIFT, codes.V_LIFT, "refused-aquatica-location"),
        (codes.F_SCORE, codes.V_SCORE, "refused-aquatica-location"),
        (codes.F_SHED, codes.V_SHED, "refused-aquatica-not-below"),
        (codes.F_CLAIM, codes.V_PLACE, "refused-aquatica-manta-gone"),
    )
}
"""The right kind of move with a piece that can't be meant, by what is asked."""


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
