"""What a position hides from a seat, as texts that nobody may send it: hands, piles, decks, stacks and tokens."""

import itertools
from collections.abc import Iterable, Sequence

import msgspec

from batyskaf.core.game import State
from batyskaf.games.aquatica.state import AquaticaState
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.view import names_of

FEW = 2
"""A list of so few cards may be guessed, or be in a message for another reason."""
RUN, LONG_RUN = 4, 12
"""How many covered cards in their order are no coincidence; more if they are of few kinds, or only numbers."""
OWN = ("hand", "discard", "scored", "offered")
"""The fields of views that differ between seats."""


def hidden_from(state: State, seat: int | None, seats: int) -> set[str]:
    """All of it; None: from a spectator."""
    decks: Iterable[set[str]] = ()
    if isinstance(state, AquaticaState):
        decks = _decks_of_aquatica(state)
    elif isinstance(state, EndeavorState):
        decks = _stacks_of_endeavor(state)
    return set(itertools.chain(*decks)) | _lists_of_others(state, seat, seats)


def _lists_of_others(state: State, seat: int | None, seats: int) -> set[str]:
    """The cards of other seats as their own views write them, but for those that the seat may see."""
    others = [state.view(other) for other in range(seats) if other != seat]
    found = {_text(cards) for view in others for name in OWN if len(cards := getattr(view, name, ())) > FEW}
    seen = msgspec.json.encode(state.view(seat)).decode()
    return {text for text in found if text not in seen}


def _decks_of_aquatica(s: AquaticaState) -> Iterable[set[str]]:
    yield _covered(list(s.deal.characters)[int(s.arrived) :], s.rules.characters)
    yield _covered(list(s.deal.locations)[int(s.dealt) :], s.rules.locations)


def _stacks_of_endeavor(s: EndeavorState) -> Iterable[set[str]]:
    names = names_of(s)
    for depth in range(1, int(s.setup.max_depth) + 1):
        yield _covered(list(s.deal.stacks[depth])[int(s.fresh[depth]) :], names.tiles)
    yield _covered(list(s.deal.journals)[int(s.deck_at) :], names.journals)
    yield _covered(list(s.tokens)[int(s.token_at) :], names.tokens, LONG_RUN)
    for stack in range(codes.TOP_STACKS):
        first = stack * int(codes.LANE)
        places = list(s.tray5)[first : first + int(s.tray5_n[stack]) - 1]  # the last lies on top, open
        yield _covered([int(s.deal.tier5[place]) for place in places], names.specialists)


def _covered(cards: Sequence[int], names: Sequence[str], run: int = RUN) -> set[str]:
    """How a message would have the first cards of a covered pile, in either order, by name or by number."""
    found = set()
    for few, written in ((run, [f'"{names[card]}"' for card in cards]), (LONG_RUN, [str(card) for card in cards])):
        if len(written) >= few:
            found |= {",".join(written[:few]), ",".join(reversed(written[:few]))}
    return found


def _text(cards: Sequence[str]) -> str:
    return msgspec.json.encode(cards).decode()
