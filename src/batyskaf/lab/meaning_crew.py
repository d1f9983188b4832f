"""What a move of The Crew means to the others, by the conventions that the net has learnt.

Another seat imagines the hands that the move could come from. The net chooses the move more often with some of them
than with others, so a seat that knows the net believes something else about the hand after the move. The card about
which the belief changes most is the meaning of the move.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from batyskaf.bots import Perspective
from batyskaf.bots.crew.advice import Advice, has_opinion
from batyskaf.bots.crew.net import policy
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import CARDS, NAMES
from batyskaf.games.crew.layouts import is_signal, signal_card
from batyskaf.games.crew.state import CrewState
from batyskaf.locale import Texts

WORLDS: Final = 2
"""Worlds that are drawn for each of the other seats: what they can imagine depends on their own hands."""
IMAGINED: Final = 60
"""Hands that a seat imagines in each of them."""
FEWEST: Final = 40
"""How many of them the move has to be possible with."""
APART: Final = 0.2
"""How much a move has to change the belief about a card."""
SURE: Final = 0.5
DENIED: Final = 0.15
"""From which probability on the others believe that a seat holds a card, and up to which that it doesn't."""


class Meaning(msgspec.Struct, frozen=True):
    """A card that the others then believe the seat to hold or not to hold."""

    card: str
    holds: bool

    def words(self, texts: Texts) -> str:
        card = texts.card_in_words("crew", self.card)
        return texts.say("hint-crew-means", card=card, holds="yes" if self.holds else "no")


def meaning_of(look: Perspective, move: int) -> Meaning | None:
    """What a move says about the hand that it comes from, if it is true and worth a word.

    Moves that the others can't see say nothing, nor does the only legal one. Without a compiled net it would take
    seconds to know.
    """
    if len(look.legal) == 1 or look.game.moves.secret(move):
        return None
    rng = Rng.of(0, "meaning")
    world = look.world(rng)
    assert isinstance(world, CrewState)
    if policy.NATIVE is None or not has_opinion(world.setup):
        return None
    hands = list(_imagined(look, move, rng))
    if len(hands) < FEWEST:
        return None
    before = [(hand, 1.0) for hand, _ in hands]
    return _strongest(world.hands[look.seat], _shown(move), _shares(before), _shares(hands))


def _imagined(look: Perspective, move: int, rng: Rng) -> Iterator[tuple[int, float]]:
    """Hands that others imagine the move to come from, and how likely the net makes it with each."""
    advice = Advice()
    for world in (look.world(rng) for _ in range(WORLDS)):
        assert isinstance(world, CrewState)
        for other in range(world.seats):
            worlds = world.worlds(other)
            for state in (worlds.draw(rng) for _ in range(IMAGINED if other != look.seat else 0)):
                assert isinstance(state, CrewState)
                legal = state.legal()
                if move in legal:
                    advice.read(state)
                    yield int(state.hands[look.seat]), advice.priors(legal)[legal.index(move)]


def _shares(hands: list[tuple[int, float]]) -> list[float]:
    """By card the share of the hands that have it."""
    total = sum(likely for _, likely in hands)
    return [sum(likely for hand, likely in hands if hand >> card & 1) / total for card in range(CARDS)]


def _strongest(hand: int, shown: int, before: list[float], after: list[float]) -> Meaning | None:
    """The card about which the belief changes most. What is wrong about the hand, or plain to see, means nothing."""
    found, most = None, APART
    for card in range(CARDS):
        holds = bool(hand >> card & 1)
        change = after[card] - before[card] if holds else before[card] - after[card]
        believed = after[card] >= SURE if holds else after[card] <= DENIED
        if card != shown and believed and change > most:
            found, most = Meaning(NAMES[card], holds), change
    return found


def _shown(move: int) -> int:
    """The card that a move shows anyway."""
    return int(signal_card(move)) if is_signal(move) else move
