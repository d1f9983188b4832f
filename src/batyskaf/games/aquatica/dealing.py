# mypyc: compile
"""Draws what chance gives a match: both decks, the goal tokens, and the kings for the draft."""

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.rng import Rng
from batyskaf.games.aquatica.codes import KINGS_DRAFT, TRACKS
from batyskaf.games.aquatica.rules import Deal, Setup


def draw_deal(setup: Setup, rng: Rng) -> Deal:
    """Shuffle both decks, draw the goal tokens and the kings for the draft."""
    deal = Deal()
    deal.locations = setup.locations[:]
    rng.shuffle(deal.locations)
    deal.characters = setup.ocean[:]
    rng.shuffle(deal.characters)
    deal.goals = setup.fixed_goals if len(setup.fixed_goals) else _draw_tokens(setup, rng)
    if setup.kings == KINGS_DRAFT:
        kings = setup.king_cards[:]
        rng.shuffle(kings)
        deal.kings = vec[i64](sorted(int(king) for king in kings[: setup.offered]))
    return deal


def _draw_tokens(setup: Setup, rng: Rng) -> vec[i64]:
    """Four tokens at random, each with a random side up."""
    order = vec[i64](list(range(len(setup.tokens))))
    rng.shuffle(order)
    goals = vec[i64]()
    for token in order[:TRACKS]:
        sides = setup.tokens[int(token)]
        goals = append(goals, sides[rng.below(len(sides))])
    return goals
