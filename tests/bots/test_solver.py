"""The open-hand solver of The Crew: agrees with trying everything, and its lines win by the rules."""

import pytest

from batyskaf.bots.crew.solver import LOST, UNDECIDED, WON, Solver
from batyskaf.core.game import OVER
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import DECK as ALL
from batyskaf.games.crew.cards import card_of, mask_of
from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL, QUIET, SUCCESS
from batyskaf.games.crew.game import load
from batyskaf.games.crew.state import CrewState

GAME = load()
DECK = [task.id for task in GAME.book.tasks if task.difficulty is not None]


def to_the_cards(state: CrewState, rng: Rng) -> None:
    while state.turn != OVER and state.phase not in (P_SIGNAL, P_PLAY):
        legal = state.legal()
        state.apply(legal[int(rng.below(len(legal)))])


def hush(state: CrewState) -> CrewState:
    """Close the signal window: signals change nothing for open hands."""
    while state.phase == P_SIGNAL:
        state.apply(QUIET)
    return state


def winnable(state: CrewState) -> bool:
    """Try every line of play by the rules themselves."""
    hush(state)
    if state.turn == OVER:
        return state.outcome == SUCCESS
    for move in state.legal():
        after = state.copy()
        after.apply(move)
        if winnable(after):
            return True
    return False


def small_ending(seed: int) -> CrewState | None:
    """A random attempt with few cards left; None if it ended before."""
    rng = Rng.of(seed, "small ending")
    SOLVER.rng = Rng.of(seed, "guide")
    players = 2 + int(rng.below(4))
    if rng.below(4) == 0:
        mission = ["8", "12", "21", "23", "27"][int(rng.below(5))]
        options = GAME.options(mission=mission, players=players, communication="silence")
    else:
        chosen = {DECK[int(rng.below(len(DECK)))] for _ in range(1 + int(rng.below(2)))}
        try:
            options = GAME.options(mission="17", players=players, tasks=tuple(sorted(chosen)))
        except ValueError:
            return None
    state = GAME.start(options, seed)
    to_the_cards(state, rng)
    left = 3 if players <= 4 else 2
    while state.turn != OVER and state.left() > left:
        hush(state)
        if state.turn == OVER:
            break
        verdict = SOLVER.solve(state, 3000)
        kept = int(rng.below(10)) < 8 and verdict == WON  # stay on winning lines mostly, else all endings are lost
        legal = state.legal()
        state.apply(int(SOLVER.best_line[0]) if kept else legal[int(rng.below(len(legal)))])
    return state if state.turn != OVER else None


SOLVER = Solver(Rng.of(1, "solver"))


def agree(first: int, wanted: int) -> tuple[int, int]:
    """Compare on so many endings; return how many were won and lost."""
    seed, won, lost = first, 0, 0
    while won + lost < wanted:
        seed += 1
        state = small_ending(seed)
        if state is None:
            continue
        expected = winnable(state.copy())
        assert SOLVER.solve(state, 10**9) == (WON if expected else LOST), seed
        won, lost = won + expected, lost + (not expected)
    return won, lost


def test_agrees_with_trying_everything() -> None:
    won, lost = agree(0, 30)
    assert won > 5
    assert lost > 2


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_agrees_with_trying_everything_at_length(part: int) -> None:
    won, lost = agree(100_000 * (part + 1), 200)
    assert won > 30
    assert lost > 20


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", ["1", "5", "8", "12", "23", "27", "32"])
def test_its_lines_win_by_the_rules(mission: str, players: int) -> None:
    found = 0
    for seed in range(20):
        if found == 2:
            return
        rng = Rng.of(seed, "lines")
        state = GAME.start(GAME.options(mission=mission, players=players, distress="off"), seed)
        to_the_cards(state, rng)
        verdict = SOLVER.solve(state, 20_000)
        assert verdict in (WON, LOST, UNDECIDED)
        if verdict != WON:
            continue
        found += 1
        for card in SOLVER.best_line:
            hush(state)
            assert int(card) in state.legal()
            state.apply(card)
        assert state.outcome == SUCCESS
    assert found > 0, "none of twenty deals had a line"


def test_a_plainly_hopeless_task_is_lost_at_once() -> None:
    """The captain holds the submarine 4, so it can't be that the captain collects only the submarine 2."""
    options = GAME.options(mission="promo", players=4, tasks=("T19",), distress="off")
    lost = 0
    for seed in range(30):
        state = GAME.start(options, seed)
        if state.hands[state.captain] >> 39 & 1:
            lost += SOLVER.solve(state, 10) == LOST
            assert SOLVER.nodes == 0
    assert lost > 0


def test_tonojas_cards_are_told_apart_by_what_lies_beneath() -> None:
    """Two neighbours lie open and are all one to the task, but only the pink 5 covers the yellow 1 it asks for."""
    options = GAME.options(mission="17", players=2, tasks=("T2",), distress="off", communication="silence")
    state = GAME.start(options, 1)
    to_the_cards(state, Rng.of(1, "share"))
    hush(state)
    me, partner = int(state.turn), 1 - int(state.turn)
    state.owners[0] = me
    state.hands[me] = mask_of(["P9", "Y9"])
    state.hands[partner] = mask_of(["P1", "B1"])
    state.hands[2] = mask_of(["P4", "P5"])
    for column in range(14):
        state.columns[column] = {0: card_of("P4"), 1: card_of("P5"), 8: card_of("Y1")}.get(column, -1)
    left = state.hands[0] | state.hands[1] | state.hands[2] | mask_of(["Y1"])
    state.played = state.collected = state.piles[partner] = ALL & ~left
    state.number = state.total - 2
    assert SOLVER.solve(state, 1000) == WON
    assert card_of("P5") in [int(card) for card in SOLVER.best_line][:3]
    state.columns[7], state.columns[8] = state.columns[8], -1
    assert SOLVER.solve(state, 1000) == WON
    assert card_of("P4") in [int(card) for card in SOLVER.best_line][:3]
    state.columns[7] = -1
    state.hands[partner] = mask_of(["P1", "Y1"])
    state.owners[0] = partner
    assert SOLVER.solve(state, 1000) == LOST


def test_a_finished_attempt_is_what_it_is() -> None:
    state = GAME.start(GAME.options(mission="1", players=3), 1)
    state.apply(GAME.moves.id("abandon"))
    assert SOLVER.solve(state, 10) == LOST
