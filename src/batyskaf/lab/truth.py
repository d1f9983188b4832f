"""The Crew with open hands: could the mission be won at the deal, and which card lost it?

Asked after the end, of the true state, so nobody is told anything while it matters. Tasks are as they were shared out:
the question begins with the first card. Where the solver runs out of its budget, that is what is said.
"""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from batyskaf.bots.crew.solver import Solver
from batyskaf.bots.crew.verdicts import LOST, WON
from batyskaf.core.game import OVER
from batyskaf.core.match import Match
from batyskaf.core.rng import Rng
from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL
from batyskaf.games.crew.state import CrewState

CARDS: Final = 200_000
"""How many cards the solver may try for one question."""

Verdict = Literal["won", "lost", "undecided"]


class Truth(msgspec.Struct, frozen=True):
    """What open hands say of a match.

    `deal`: could it be won when the first card was played. `kept`: the last move after which it surely still could,
    `lost`: the first after which it surely couldn't; if nothing undecided lies between them, that card lost it.
    Both count moves from 1; `kept` is 0 if only the deal is known to be winnable.
    """

    deal: Verdict
    kept: int | None = None
    lost: int | None = None
    exact: bool = False
    seat: int | None = None
    card: str = ""
    """Who played which card then, if it is known exactly."""
    success: bool = False


def truth(match: Match, cards: int = CARDS) -> Truth:
    """Walk a finished match with open hands."""
    if match.state.result().success:
        return Truth("won", success=True)
    asked = _positions(match)
    if not asked:
        return Truth("undecided")
    solver = Solver(Rng.of(match.commitment.seed, "truth"))
    verdicts = [_verdict(solver, state, cards) for _, state in asked[:1]]
    if verdicts[0] == "lost":
        return Truth("lost")
    for _, state in asked[1:]:
        verdicts.append(_verdict(solver, state, cards))
        if verdicts[-1] == "lost":
            break
    found = _told([number for number, _ in asked], verdicts)
    if not found.exact or found.lost is None:
        return found
    played = match.played[found.lost - 1]
    return msgspec.structs.replace(found, seat=played.seat, card=match.game.moves.words(played.move)[0])


def _positions(match: Match) -> list[tuple[int, CrewState]]:
    """The position at the first card and after each card that was played, with the number of moves made."""
    state = match.game.start(match.options, match.commitment.seed)
    assert isinstance(state, CrewState)
    found: list[tuple[int, CrewState]] = []
    for number, played in enumerate(match.played, start=1):
        if not found and state.phase in (P_SIGNAL, P_PLAY):
            found.append((0, state.copy()))
        state.apply(played.move)
        if found and match.game.moves.kind(played.move) == "play":
            found.append((number, state.copy()))
    return found


def _verdict(solver: Solver, state: CrewState, cards: int) -> Verdict:
    if state.turn == OVER:
        return "won" if state.result().success else "lost"
    verdict = int(solver.solve(state, cards))
    return "won" if verdict == WON else "lost" if verdict == LOST else "undecided"


def _told(numbers: Sequence[int], verdicts: Sequence[Verdict]) -> Truth:
    """What a row of verdicts comes to. What is won later was winnable before, so a gap may close by itself.

    >>> _told((0, 4, 5), ("won", "won", "lost"))
    Truth(deal='won', kept=4, lost=5, exact=True, seat=None, card='', success=False)
    >>> _told((0, 4, 5), ("undecided", "won", "undecided"))
    Truth(deal='won', kept=4, lost=None, exact=False, seat=None, card='', success=False)
    """
    won = [at for at, verdict in enumerate(verdicts) if verdict == "won"]
    lost = verdicts.index("lost") if "lost" in verdicts else None
    kept = won[-1] if won else None
    return Truth(
        deal="won" if won else "undecided",
        kept=None if kept is None else numbers[kept],
        lost=None if lost is None else numbers[lost],
        exact=kept is not None and lost == kept + 1,
    )
