"""Hints at the table: first a nudge that says where to look, then a move with its reason, in every language.

A hint uses only the decision of a bot in a world drawn for the seat that asks.
"""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from batyskaf.bots import Candidate, Decision, Perspective
from batyskaf.core.game import Game
from batyskaf.lab.reasons import reason
from batyskaf.lab.review_words import percent
from batyskaf.lab.wording import Label, Namer
from batyskaf.locale import LANGUAGES, Texts

CLOSE: Final = 0.03
"""Moves whose values differ by no more than this count as equally good."""


class Hinted(msgspec.Struct, frozen=True):
    """A nudge, and the move behind it with its reason."""

    nudge: Label
    move: str
    label: Label
    because: Label


def hint(game: Game, options: msgspec.Struct, seats: Sequence[str], look: Perspective, decision: Decision) -> Hinted:
    """Word a bot's decision for a seat."""
    namer = Namer.at(game, options, seats, look)
    move = decision.move
    why = joined(reason(game, options, seats, look, decision), _value(namer, decision))
    return Hinted(_nudge(game, look, namer, move), game.moves.text(move), namer.label(move), why)


def joined(*labels: Label) -> Label:
    """Sentences one after the other, in every language."""
    return {lang: " ".join(label[lang] for label in labels if label[lang]) for lang in LANGUAGES}


def _worded(tell: Callable[[Texts], str]) -> Label:
    return {lang: tell(Texts(lang)) for lang in LANGUAGES}


def _nudge(game: Game, look: Perspective, namer: Namer, move: int) -> Label:
    """Where to look: a kind of choice if there are several, a suit in hand, what a game says, or how many there are."""
    if len(look.legal) == 1:
        return _worded(lambda texts: texts.say("hint-forced"))
    group = namer.group(move)
    if namer.groups > 1 and all(group.values()):
        return _worded(lambda texts: texts.say("hint-group", group=group[texts.lang]))
    suits = {_suit(game, each) for each in look.legal}
    suit = _suit(game, move)
    if suit and len(suits) > 1:
        return _worded(lambda texts: texts.say("hint-suit", suit=texts.say(f"suit-{game.name}-{suit}")))
    if suit:
        return _worded(lambda texts: texts.say("hint-height"))
    said = namer.nudge()
    return said if all(said.values()) else _worded(lambda texts: texts.say("hint-choices", count=len(look.legal)))


def _suit(game: Game, move: int) -> str:
    """The suit of the card that a move names, in games whose cards have suits."""
    words = game.moves.words(move)
    letter = words[0][:1] if words else ""
    return letter if letter and Texts().has(f"suit-{game.name}-{letter}") else ""


def _value(namer: Namer, decision: Decision) -> Label:
    """The move's value compared with the next best one that the bot has weighed against it."""
    best = next((each for each in decision.candidates if each.move == decision.move), None)
    others = [each for each in decision.candidates if each.move != decision.move and each.share > 0.0]
    if best is None or not others:
        return _worded(lambda texts: texts.say("hint-because-none"))
    second: Candidate = max(others, key=lambda each: each.value)
    label = namer.label(second.move)
    id = "hint-because-close" if best.value - second.value <= CLOSE else "hint-because"
    return _worded(
        lambda texts: texts.say(id, best=percent(best.value), second=label[texts.lang], other=percent(second.value))
    )
