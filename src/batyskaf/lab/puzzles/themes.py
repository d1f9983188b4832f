"""The themes of puzzles: a few words for what a puzzle is about, read off its position and answer."""

from typing import Final

from batyskaf.core.game import Game, State
from batyskaf.games.crew.cards import SUIT
from batyskaf.games.crew.codes import P_PLAY
from batyskaf.games.crew.state import CrewState
from batyskaf.lab.puzzles.judging import Judgement

SUBMARINES: Final = 4
LONG: Final = 4
"""From this many moves on, the moves of one turn are a chain."""
NAMED: Final = {
    "crew": ("take", "claim", "predict", "foresee", "assign", "give"),
    "aquatica": ("buy", "claim", "conquer", "play", "raise", "recruit", "scout", "score"),
    "endeavor": (
        "activate",
        "conserve",
        "dive",
        "impact",
        "journal",
        "launch",
        "recruit",
        "sonar",
        "travel",
    ),
}
"""The kinds of moves that are themes."""
CHAINED: Final = ("raise", "score", "lift", "exploit", "use")
"""Moves of Aquatica that lead from one depth to the next."""


def themes(game: Game, state: State, judged: Judgement) -> tuple[str, ...]:
    """The themes of a puzzle; `puzzle-theme-…` names each in words."""
    if isinstance(state, CrewState):
        return _of_crew(game, state, judged)
    found = _named(game, judged.answer)
    if game.name == "aquatica" and sum(game.moves.kind(move) in CHAINED for move in judged.line) > 1:
        found.append("chained-depths")
    if len(judged.line) >= LONG and state.turn == state.owner:
        found.append("long-turn")
    return tuple(found)


def _named(game: Game, move: int) -> list[str]:
    kind = game.moves.kind(move)
    return [f"{game.name}-{kind}"] if kind in NAMED[game.name] else []


def _of_crew(game: Game, state: CrewState, judged: Judgement) -> tuple[str, ...]:
    if int(state.phase) != P_PLAY:
        return tuple(_named(game, judged.answer))
    card = judged.answer
    found = []
    if int(state.laid) == 0:
        found.append("lead")
    elif int(SUIT[card]) != int(SUIT[int(state.trick[0])]):
        found.append("void")
    else:
        found.append("follow")
    if int(SUIT[card]) == SUBMARINES:
        found.append("submarine")
    if int(state.left()) <= LONG:
        found.append("last-tricks")
    after = state.copy()
    after.apply(judged.answer)
    if int(after.number) > int(state.number):
        found.append("keep-the-lead" if int(after.leader) == int(state.owner) else "give-away")
    return tuple(found)
