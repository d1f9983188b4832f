"""Drawn worlds of The Crew: exactly those that agree with what a seat was shown, each equally likely.

A plain search tries every way to place the unseen cards near the end of an attempt and keeps those that, replayed from
their own deal, show the seat the same events. The drawn worlds must be these and evenly spread over them.
"""

from collections import Counter
from itertools import permutations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import members
from batyskaf.core.events import Event, seen_all
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import names_of
from batyskaf.games.crew.codes import GIVE, P_GIVE, PREDICT_SECRETLY
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState
from batyskaf.testing.laws import replayed
from tests.effort import COMPILED

GAME = load()

CASES = [
    ("four seats", {"players": 4, "distress": "off", "communication": "normal"}, 2),
    ("marks that may be any", {"players": 4, "distress": "off", "only_mark": "any"}, 2),
    ("currents", {"players": 4, "distress": "off", "communication": "currents"}, 2),
    ("narcosis", {"players": 5, "distress": "off", "communication": "narcosis"}, 1),
    ("distress", {"players": 3, "distress": "ask"}, 2),
    ("Tonoja", {"players": 2, "distress": "ask"}, 2),
    ("redealt hands", {"players": 3, "distress": "off", "tasks": ("T85", "T32", "T31")}, 3),
]


def ending(choices: dict[str, object], left: int, seed: int) -> CrewState | None:
    """A random attempt at a secret prediction, stopped with so many tricks left; None if it ended before."""
    options = GAME.options(**{"tasks": ("T85",), "mission": "1", **choices})
    state = GAME.start(options, seed)
    rng = Rng.of(seed, "ending")
    while state.turn >= 0 and (state.left() > left or state.laid > 0):
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])
    return state if state.turn >= 0 else None


def shown_to(state: CrewState, seat: int) -> list[tuple[Event, ...]] | None:
    """What a seat is shown when a state is replayed from its own deal; None if its moves were never possible."""
    again = state.opening()
    shown = [seen_all(GAME.events(again), seat)]
    again.recording = True
    for move in state.history():
        if move not in again.legal():
            return None
        again.apply(move)
        shown.append(seen_all(GAME.events(again), seat))
    return shown


def consistent(state: CrewState, seat: int) -> set[bytes]:
    """Every world that agrees with what the seat was shown, found by trying all."""
    truth = shown_to(state, seat)
    return {world.pack() for world in every_world(state, seat) if shown_to(world, seat) == truth and not redealt(world)}


def redealt(world: CrewState) -> bool:
    """Whether the rules would have dealt again: some hand holds cards that a task can't bear."""
    for task in world.deal.tasks:
        for cards in GAME.catalog.tasks[task].redeal:
            names = [set(names_of(world.deal.hands[seat])) for seat in range(world.seats)]
            if any(set(cards) <= hand for hand in names):
                return True
    return False


def every_world(state: CrewState, seat: int) -> list[CrewState]:
    """All ways to fill the unseen places, with all gifts and all secret numbers, likely or not."""
    places: list[tuple[str, int]] = []
    cards: list[int] = []
    for other in range(state.seats):
        if other != seat and not state.setup.tonoja(other):
            held = members(state.hands[other])
            cards += held
            places += [("hand", other)] * len(held)
    for column in range(7, len(state.columns)):
        if state.columns[column] >= 0:
            cards.append(int(state.columns[column]))
            places.append(("column", column))
    found = []
    for order in set(_orders(cards, places)):
        for gifts in _gifts(state, seat, order, places):
            for numbers in _numbers(state, seat):
                found.append(_build(state, order, places, gifts, numbers))
    return found


def _orders(cards: list[int], places: list[tuple[str, int]]) -> list[tuple[int, ...]]:
    """All placings; the order inside a hand doesn't matter."""
    orders = set()
    for order in permutations(sorted(cards)):
        ok = all(places[at] != places[at + 1] or order[at] < order[at + 1] for at in range(len(places) - 1))
        if ok:
            orders.add(order)
    return list(orders)


def _hands(state: CrewState, order: tuple[int, ...], places: list[tuple[str, int]]) -> list[int]:
    """Each seat's cards after the pass: what it plays in the end and what it has played."""
    hands = [int(state.hands[seat]) for seat in range(state.seats)]
    for (kind, seat), _ in zip(places, order, strict=True):
        if kind == "hand":
            hands[seat] = 0
    for (kind, seat), card in zip(places, order, strict=True):
        hands[seat if kind == "hand" else 2] |= 1 << card
    again = state.opening()
    for move in state.history():
        if move < 40:
            hands[again.owner] |= 1 << move
        again.apply(move)
    return hands


def _receiver(state: CrewState, giver: int) -> int:
    seat = int(state.setup.clockwise[giver])
    if state.direction == 2:
        seat = int(state.setup.clockwise[seat])
    return seat


def _gifts(state: CrewState, seat: int, order: tuple[int, ...], places: list[tuple[str, int]]) -> list[dict[int, int]]:
    """All cards that others may have passed among themselves."""
    givers = [giver for giver in range(state.seats) if state.given[giver] >= 0]
    hands = _hands(state, order, places)
    choices = []
    for giver in givers:
        taker = _receiver(state, giver)
        hidden = seat not in (giver, taker) and state.seats == state.setup.humans
        possible = [card for card in members(hands[taker]) if card < 36] if hidden else [int(state.given[giver])]
        choices.append([(giver, card) for card in possible])
    return [dict(combination) for combination in product(*choices)]


def _numbers(state: CrewState, seat: int) -> list[int]:
    if state.decider(state.owners[0]) == seat:
        return [int(state.numbers[0])]
    return list(range(state.total + 1))


def _build(
    state: CrewState, order: tuple[int, ...], places: list[tuple[str, int]], gifts: dict[int, int], number: int
) -> CrewState:
    deal = state.deal.copy()
    hands = _hands(state, order, places)
    for giver, card in gifts.items():
        hands[_receiver(state, giver)] &= ~(1 << card)
    for giver, card in gifts.items():
        hands[giver] |= 1 << card
    if sum(hands) != 2**40 - 1:
        return state.opening()  # a card would lie in two places: an opening agrees with nothing
    deal.hands = vec[i64](hands)
    for (kind, column), card in zip(places, order, strict=True):
        if kind == "column":
            deal.columns[column] = card
    world = GAME.open(state.setup, deal)
    for move in state.history():
        if world.phase == P_GIVE:
            move = int(GIVE) + gifts[int(world.owner)]
        elif PREDICT_SECRETLY <= move < PREDICT_SECRETLY + 14:
            move = int(PREDICT_SECRETLY) + number
        if move not in world.legal():
            return state.opening()  # never possible either
        world.apply(move)
    return world


@pytest.mark.parametrize(("name", "choices", "left"), CASES, ids=[name for name, _, _ in CASES])
def test_draws_are_exactly_the_consistent_worlds_and_even(name: str, choices: dict[str, object], left: int) -> None:
    checked = 0
    for seed in range(200):
        state = ending(choices, left, seed)
        if state is None:
            continue
        seat = seed % state.setup.humans
        possible = consistent(state, seat)
        if not 2 <= len(possible) <= 400:
            continue
        checked += 1
        drawn = _draw(state, seat, 12 * len(possible))
        assert set(drawn) <= possible
        assert set(drawn) == possible, "every consistent world can be drawn"
        _assert_even(drawn, len(possible))
        if checked == (4 if COMPILED else 2):
            return
    pytest.fail(f"{name}: too few endings to judge")


def _draw(state: CrewState, seat: int, count: int) -> Counter[bytes]:
    worlds = state.worlds(seat)
    rng = Rng.of(len(state.made), "draws")
    return Counter(worlds.draw(rng).pack() for _ in range(count))


def _assert_even(drawn: Counter[bytes], possible: int) -> None:
    """A chi-square test far in the tail: fixed seeds make it the same every time."""
    total = sum(drawn.values())
    expected = total / possible
    chi = sum((seen - expected) ** 2 / expected for seen in drawn.values())
    freedom = possible - 1
    assert chi < freedom + 4.5 * (2 * freedom) ** 0.5 + 8


def test_the_search_itself_finds_the_truth() -> None:
    state = ending({"players": 4, "distress": "off"}, 2, 3)
    assert state is not None
    assert state.pack() in consistent(state, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_attempt_may_be_given_up_while_cards_are_passed(players: int) -> None:
    """A seat that has chosen keeps its card, and the others don't know which it was."""
    state = GAME.start(GAME.options(mission="5", players=players, distress="ask"), 3)
    left = GAME.moves.id("vote left")
    while state.phase != P_GIVE or max(state.given) < 0:
        legal = state.legal()
        state.apply(left if left in legal else legal[-1])
    giver = next(seat for seat, card in enumerate(state.given) if card >= 0)
    other = (int(state.decider(giver)) + 1) % players
    state.apply(GAME.moves.id("abandon"))
    shown = replayed(GAME, state, other)[1]
    cards = set()
    for number in range(40):
        world = state.worlds(other).draw(Rng.of(number, "given up"))
        assert isinstance(world, CrewState)
        assert replayed(GAME, world, other)[1] == shown
        cards.add(int(world.given[giver]))
        assert world.given[giver] in members(world.hands[giver])
    assert len(cards) > 1


def test_the_end_shows_secret_numbers() -> None:
    state = ending({"players": 4, "distress": "off"}, 6, 1)
    assert state is not None
    numbers = list(state.numbers)
    state.apply(GAME.moves.id("abandon"))
    for seat in range(4):
        world = state.worlds(seat).draw(Rng.of(seat, "over"))
        assert isinstance(world, CrewState)
        assert list(world.numbers) == numbers
        assert world.view(seat) == state.view(seat)
