"""The Crew with open hands: could the mission be won at the deal, and which card lost it?

It is computed from the true state after the end, so nobody can use it during the game. The question starts at the first
card, with the tasks as they were distributed. If the solver runs out of budget, the answer is "undecided".
The solver is imported when it is needed, so that a table starts without it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from batyskaf.core.game import OVER
from batyskaf.core.match import Match
from batyskaf.core.rng import Rng

if TYPE_CHECKING:
    from batyskaf.bots.crew.solver import Solver
    from batyskaf.games.crew.state import CrewState

CARDS: Final = 200_000
"""The number of cards the solver may try per question."""

Verdict = Literal["won", "lost", "undecided"]


class Truth(msgspec.Struct, frozen=True):
    """A match with open hands.

    `deal`: the verdict before the first card. `kept`: the last move after which the mission was provably winnable;
    `lost`: the first after which it provably was not. If no undecided position lies between them, that card lost the
    mission. Both count moves from 1; `kept` is 0 if only the deal is known to be winnable.
    """

    deal: Verdict
    kept: int | None = None
    lost: int | None = None
    exact: bool = False
    seat: int | None = None
    card: str = ""
    """The seat and the card that lost it, if known exactly."""
    success: bool = False


def truth(match: Match, cards: int = CARDS) -> Truth:
    """Solve a finished match with open hands."""
    from batyskaf.bots.crew.solver import Solver

    if match.state.result().success:
        return Truth("won", success=True)
    asked = _positions(match)
    if not asked:
        return Truth("undecided")
    solver = Solver(Rng.of(match.commitment.seed, "truth"))
    verdicts = [verdict_of(solver, state, cards) for _, state in asked[:1]]
    if verdicts[0] == "lost":
        return Truth("lost")
    for _, state in asked[1:]:
        verdicts.append(verdict_of(solver, state, cards))
        if verdicts[-1] == "lost":
            break
    found = _summary([number for number, _ in asked], verdicts)
    if not found.exact or found.lost is None:
        return found
    played = match.played[found.lost - 1]
    return msgspec.structs.replace(found, seat=played.seat, card=match.game.moves.words(played.move)[0])


def _positions(match: Match) -> "list[tuple[int, CrewState]]":
    """The positions before the first card and after each card, with the number of moves made."""
    from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL
    from batyskaf.games.crew.state import CrewState

    state = match.start()
    assert isinstance(state, CrewState)
    found: list[tuple[int, CrewState]] = []
    for number, played in enumerate(match.played, start=1):
        if not found and state.phase in (P_SIGNAL, P_PLAY):
            found.append((0, state.copy()))
        state.apply(played.move)
        if found and match.game.moves.kind(played.move) == "play":
            found.append((number, state.copy()))
    return found


def verdict_of(solver: "Solver", state: "CrewState", cards: int) -> Verdict:
    """The solver's verdict on a state within a budget of cards."""
    from batyskaf.bots.crew.verdicts import LOST, WON

    if state.turn == OVER:
        return "won" if state.result().success else "lost"
    verdict = int(solver.solve(state, cards))
    return "won" if verdict == WON else "lost" if verdict == LOST else "undecided"


def _summary(numbers: Sequence[int], verdicts: Sequence[Verdict]) -> Truth:
    """Summarise a row of verdicts. A position before a winnable one was winnable too, which can close gaps.

    >>> _summary((0, 4, 5), ("won", "won", "lost"))
    Truth(deal='won', kept=4, lost=5, exact=True, seat=None, card='', success=False)
    >>> _summary((0, 4, 5), ("undecided", "won", "undecided"))
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
