# mypyc: compile
"""The worlds possible for a seat. All seats know the same: every tile, token and card that was ever turned up.

What nobody has seen lies in the deal: the rest of each stack, covered dive tokens, the journal deck, the lower tiles of
the top tier. A state only remembers places in these lists, so a world is the same state over another deal.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT
from batyskaf.core.game import Worlds
from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.codes import DEPTHS, DIVE_MOST
from batyskaf.games.endeavor.rules import Deal
from batyskaf.games.endeavor.state import EndeavorState


@final
class EndeavorWorlds(Worlds):
    """Unseen places of one state, ready to be refilled."""

    def __init__(self, state: EndeavorState) -> None:
        self.state = state.copy()
        self.deal = state.deal.copy()
        """The deal with everything unseen in order, so that nothing of the truth shows in what is drawn."""
        self.tier5: vec[i64] = vec[i64]()
        """Places of the top tier that have never been on top."""
        for i in range(i64(len(state.deal.tier5))):
            if not state.seen5 & BIT[i]:
                self.tier5 = append(self.tier5, i)
        self.covered: list[vec[i64]] = []
        """By shuffle: places of covered tokens, on dive sites and in the supply."""
        self._find_tokens(state)
        special = state.setup.must_keep
        self.special_depth: i64 = -1
        """The stack whose special tile has not been seen and lies among its topmost places."""
        if special >= 0:
            depth = state.rules.tile_depth[special]
            if state.deal.tops[depth] > 0 and not self._seen(state, special, depth):
                self.special_depth = depth
        self._put_in_order()

    def _put_in_order(self) -> None:
        for depth in range(i64(1), DEPTHS + 1):
            sort_at(self.deal.stacks[depth], places_from(self.deal.stacks[depth], self.state.fresh[depth]))
        sort_at(self.deal.journals, places_from(self.deal.journals, self.state.deck_at))
        sort_at(self.deal.tier5, self.tier5)
        for places in self.covered:
            sort_at(self.state.tokens, places)

    def _seen(self, state: EndeavorState, tile: i64, depth: i64) -> bool:
        for i in range(state.fresh[depth]):
            if state.deal.stacks[depth][i] == tile:
                return True
        return False

    def _find_tokens(self, state: EndeavorState) -> None:
        hidden = vec[i64]([0] * len(state.tokens))
        for dive in range(i64(len(state.dive_n))):
            for i in range(state.dive_n[dive]):
                hidden[state.dives[dive * DIVE_MOST + i]] = 1
        for i in range(state.token_at, i64(len(state.tokens))):
            hidden[i] = 1
        start: i64 = 0
        for end in state.ends:
            places = vec[i64]()
            for i in range(start, end):
                if hidden[i]:
                    places = append(places, i)
            self.covered.append(places)
            start = end

    def draw(self, rng: Rng) -> EndeavorState:
        world = self.state.copy()
        deal = self.deal.copy()
        world.deal = deal
        deal.words = vec[i64]([rng.next(), rng.next(), rng.next(), rng.next()])
        for depth in range(i64(1), DEPTHS + 1):
            self._stack(rng, deal, depth)
        shuffle_at(rng, deal.journals, places_from(deal.journals, self.state.deck_at))
        shuffle_at(rng, deal.tier5, self.tier5)
        for places in self.covered:
            shuffle_at(rng, world.tokens, places)
        self._keep_tokens(world, deal)
        return world

    def _stack(self, rng: Rng, deal: Deal, depth: i64) -> None:
        stack = deal.stacks[depth]
        first = self.state.fresh[depth]
        shuffle_at(rng, stack, places_from(stack, first))
        if depth != self.special_depth:
            return
        # The special tile goes to one of the topmost places; whatever was dealt there takes its place.
        place = first + rng.below(deal.tops[depth] - first)
        for i in range(first, i64(len(stack))):
            if stack[i] == self.state.setup.must_keep:
                stack[i] = stack[place]
                stack[place] = self.state.setup.must_keep
                return

    def _keep_tokens(self, world: EndeavorState, deal: Deal) -> None:
        """Write the tokens of every shuffle so far into the deal, so that the game can be replayed from it."""
        deal.tokens = world.tokens[: world.ends[0]]
        deal.later = []
        for i in range(i64(1), i64(len(world.ends))):
            deal.later.append(world.tokens[world.ends[i - 1] : world.ends[i]])


def places_from(items: vec[i64], first: i64) -> vec[i64]:
    """All places of a list from a given one on."""
    places = vec[i64]()
    for i in range(first, i64(len(items))):
        places = append(places, i)
    return places


def sort_at(items: vec[i64], places: vec[i64]) -> None:
    """Put the items at these places into ascending order."""
    for i in range(i64(1), i64(len(places))):
        item = items[places[i]]
        j = i - 1
        while j >= 0 and items[places[j]] > item:
            items[places[j + 1]] = items[places[j]]
            j -= 1
        items[places[j + 1]] = item


def shuffle_at(rng: Rng, items: vec[i64], places: vec[i64]) -> None:
    """Shuffle the items at these places."""
    n: i64 = len(places)
    while n > 1:
        pick = rng.below(n)
        n -= 1
        kept = items[places[n]]
        items[places[n]] = items[places[pick]]
        items[places[pick]] = kept
