"""Why a move is good, in words: what the seat can see of it, or what the bot plans to do next and what that brings.

A reason is made from a seat's view and a bot's decision for that seat, so it says nothing that the seat may not know.
Renderers and the reasons of The Crew are imported when they are needed, so that a table starts without them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

import msgspec

from batyskaf.bots import Decision, Perspective
from batyskaf.core.game import Game
from batyskaf.core.rng import Rng
from batyskaf.lab.wording import Label, Namer
from batyskaf.locale import LANGUAGES, Texts

if TYPE_CHECKING:
    from batyskaf.games.crew.game import CrewGame
    from batyskaf.games.crew.view import CrewView

PLANNED: Final = 2
"""How many moves of a plan are named."""


def reason(game: Game, options: msgspec.Struct, seats: Sequence[str], look: Perspective, decision: Decision) -> Label:
    """Why a bot's decision is good, in every language.

    Where neither the view nor the plan says anything, the words are those for this kind of move.
    """
    if game.name == "crew":
        said = _of_the_crew(cast("CrewGame", game), options, seats, look, decision)
    else:
        planned, points = _plan(game, options, seats, look, decision)
        said = {lang: _then(Texts(lang), [label[lang] for label in planned], points) for lang in LANGUAGES}
    return {lang: words or _of_kind(game, Texts(lang), decision.move) for lang, words in said.items()}


def _of_kind(game: Game, texts: Texts, move: int) -> str:
    """What a move of this kind is good for; that it did best, if the game has no words for it."""
    id = f"why-{game.name}-{game.moves.kind(move)}"
    return texts.say(id if texts.has(id) else "hint-best")


def _of_the_crew(
    game: "CrewGame", options: msgspec.Struct, seats: Sequence[str], look: Perspective, decision: Decision
) -> Label:
    """What the move does for the tasks, and what it means to the others."""
    from batyskaf.lab.meaning_crew import meaning_of
    from batyskaf.lab.reasons_crew import CrewReasons, belief_of

    why = CrewReasons(game, cast("CrewView", look.view), look.legal, belief_of(look)).of(decision.move)
    meaning = meaning_of(look, decision.move)
    found = {}
    for lang in LANGUAGES:
        texts = Texts(lang)
        said = why.words(texts, _names(game, options, seats, lang)) if why else ""
        meant = meaning.words(texts) if meaning else ""
        found[lang] = f"{said} {meant}".strip()
    return found


def _names(game: Game, options: msgspec.Struct, seats: Sequence[str], lang: str) -> Sequence[str]:
    """The names of the seats, with those that the game adds."""
    from batyskaf.render import renderer_for
    from batyskaf.render.seats import shown_names

    texts = Texts(lang)
    return renderer_for(game, texts, options).names(shown_names(seats, texts))


def _then(texts: Texts, labels: Sequence[str], points: int) -> str:
    plan = texts.say("hint-plan", plan=" · ".join(labels)) if labels else ""
    brings = texts.say("hint-brings", points=points, moves=len(labels) + 1) if points > 0 else ""
    return f"{plan} {brings}".strip()


def _plan(
    game: Game, options: msgspec.Struct, seats: Sequence[str], look: Perspective, decision: Decision
) -> tuple[list[Label], int]:
    """The next moves that the bot expects this seat to make, up to the first that reveals something.

    With them, the points that the seat gains by the move and by them.
    """
    from batyskaf.lab.reasons_points import points

    line = decision.line if decision.line[:1] == (decision.move,) else (decision.move,)
    state = look.world(Rng.of(0, "reason"))
    labels: list[Label] = []
    before, gained = points(state, look.seat), 0
    for at, made in enumerate(line[: 1 + PLANNED]):
        if at:
            if state.turn != look.seat or made not in state.legal():
                break
            labels.append(Namer(game, options, seats, state.view(look.seat), state.legal()).label(made))
        state.apply(made)
        if state.revealed:
            break
        gained = points(state, look.seat) - before
    return labels, gained
