"""All small payments against a plain reference: the rules allow exactly the payments that waste nothing.

The reference is the definition itself (ruling 3): a payment wastes nothing if no smaller payment out of the same
sources covers the price. Mantas that a finished location brings can pay only if it pays too.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.events import Bought, Exploited, Used
from batyskaf.games.aquatica.game import AquaticaGame, load
from batyskaf.games.aquatica.state import AquaticaState
from tests.aquatica.driving import Play, position
from tests.effort import COMPILED

TRAINED, BROUGHT = "trained_coins_2", "reef_manta"
DEPTHS = {f"R{value}{kind}": (value, kind == "M") for value in (1, 2, 3) for kind in "XM"}
"""Locations with one depth: its coins, and whether it brings a manta."""
Payment = tuple[frozenset[str], int, int]
"""The locations that pay, and how many trained and brought mantas do."""


@cache
def reef(worth: int, supply: int) -> AquaticaGame:
    """A pack whose locations bring a manta of so many coins, of which there are few."""
    text = {"en": "Reef"}
    base: dict[str, object] = {"type": "shark_bay", "name": text, "power_price": 9, "points": 1, "evidence": "designed"}
    locations: list[dict[str, object]] = [
        {**base, "id": name, "coin_price": 9, "depths": [{"effect": "coins", "n": value}]}
        | ({"wild_manta": BROUGHT} if brings else {})
        for name, (value, brings) in DEPTHS.items()
    ]
    locations += [{**base, "id": f"T{price}", "coin_price": price, "depths": []} for price in range(2, 8)]
    manta = {"id": BROUGHT, "role": "wild", "name": text, "effect": {"effect": "coins", "n": worth}, "supply": supply}
    pack = {
        "game": "aquatica",
        "name": "reef.json",
        "mantas": [{**manta, "evidence": "designed"}],
        "locations": locations,
    }
    return load([pack])


def covering(names: tuple[str, ...], trained: int, ready: int, worth: int, supply: int, need: int) -> Iterator[Payment]:
    """All payments that cover the price, wasteful ones included."""
    for size in range(len(names) + 1):
        for paying in combinations(names, size):
            came = min(sum(DEPTHS[name][1] for name in paying), supply)
            for one, other in product(range(trained + 1), range(ready + came + 1)):
                if sum(DEPTHS[name][0] for name in paying) + 2 * one + worth * other >= need:
                    yield frozenset(paying), one, other


def without_waste(payments: list[Payment]) -> set[Payment]:
    """Those of which no other is a part."""

    def part(one: Payment, other: Payment) -> bool:
        return one != other and one[0] <= other[0] and one[1] <= other[1] and one[2] <= other[2]

    return {whole for whole in payments if not any(part(one, whole) for one in payments)}


def by_the_rules(start: AquaticaState, game: AquaticaGame) -> set[Payment]:
    """All payments that the moves of the game can lead to."""
    found: set[Payment] = set()
    waiting: list[tuple[AquaticaState, Payment]] = [(start, (frozenset(), 0, 0))]
    while waiting:
        state, (paying, one, other) = waiting.pop()
        bought = False
        for event in game.events(state):
            if isinstance(event, Exploited):
                paying |= {event.location}
            elif isinstance(event, Used):
                one += event.manta == TRAINED
                other += event.manta == BROUGHT
            bought = bought or isinstance(event, Bought)
        if bought:
            found.add((paying, one, other))
            continue
        for move in state.legal():
            branch = state.copy()
            branch.apply(move)
            waiting.append((branch, (paying, one, other)))
    return found


def lay(play: Play, names: tuple[str, ...], trained: int, ready: int) -> AquaticaState:
    """A copy of a position with these locations and mantas."""
    s = play.s.copy()
    s.recording = True
    for slot, name in enumerate(names):
        s.slot[slot] = s.rules.locations.index(name)
        s.place[s.slot[slot]] = codes.AT_BOARD
    s.ready_mantas[s.rules.mantas.index(TRAINED)] = trained
    s.ready_mantas[s.rules.mantas.index(BROUGHT)] = ready
    return s


@pytest.mark.parametrize("supply", [0, 1, 5])
@pytest.mark.parametrize("worth", [1, 2, 3])
@pytest.mark.parametrize("need", [1, 2, 3, 4, 5])
def test_the_rules_allow_exactly_the_payments_that_waste_nothing(need: int, worth: int, supply: int) -> None:
    game = reef(worth, supply)
    play = position(bottom=[f"T{need + 1}"], game=game)
    sealord, buy = game.moves.id("play sealord"), game.moves.id(f"buy T{need + 1}")
    sizes = (1, 2, 3) if COMPILED else (1, 2)
    boards = [names for size in sizes for names in combinations(DEPTHS, size)]
    for names, trained, ready in product(boards, (0, 1), (0, 1)):
        wanted = without_waste(list(covering(names, trained, ready, worth, supply, need)))
        state = lay(play, names, trained, ready)
        state.apply(sealord)
        if wanted:
            assert buy in state.legal(), (names, trained, ready)
            state.apply(buy)
            assert by_the_rules(state, game) == wanted, (names, trained, ready)
        else:
            assert buy not in state.legal(), (names, trained, ready)
