"""The points that a seat can count on, for reasons: what it would score if the game ended now."""

from batyskaf.core.game import State
from batyskaf.games.aquatica.state import AquaticaState
from batyskaf.games.endeavor.scoring import score_sheet
from batyskaf.games.endeavor.state import EndeavorState


def points(state: State, seat: int) -> int:
    """The seat's points; none where a team wins or loses together.

    In Aquatica a card in hand is a point, but a played card comes back: only goals and scored locations count here.
    """
    if isinstance(state, AquaticaState):
        return int(state.points(seat) - state.hand_size[seat])
    if isinstance(state, EndeavorState) and not state.setup.coop:
        return sum(score_sheet(state, seat))
    return 0
