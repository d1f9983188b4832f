"""The ways of the submarines: every play of the cards is one of them, and they refute tasks without a search."""

from collections.abc import Iterator

import pytest

from batyskaf.bots.crew.line import Line
from batyskaf.bots.crew.solver import Solver
from batyskaf.bots.crew.submarines import Submarines
from batyskaf.bots.crew.verdicts import LOST, WON
from batyskaf.core.bits import members
from batyskaf.core.rng import Rng
from batyskaf.games.crew.cards import SUBMARINES, mask_of
from batyskaf.games.crew.play import playable
from batyskaf.games.crew.state import CrewState
from tests.bots.test_solver import shared, small_table

SOLVER = Solver(Rng.of(1, "submarines"))
SOLVER.thorough = True
Outcome = tuple[tuple[int, ...], tuple[int, ...]]
"""The submarines that each seat collects, and in how many tricks it wins with one."""


def plays(line: Line, seat: int, with_submarine: tuple[int, ...]) -> Iterator[Outcome]:
    """How the submarines end up in every play of the remaining cards."""
    board = line.board
    if board.left() == 0:
        yield tuple(int(pile) & int(SUBMARINES) for pile in board.piles), with_submarine
        return
    for card in members(playable(board, board.hands[seat])):
        line.lay(seat, card)
        if board.laid < line.seats:
            yield from plays(line, int(board.setup.clockwise[seat]), with_submarine)
        else:
            won_with = int(board.best) in members(SUBMARINES)
            winner = int(line.win())
            yield from plays(
                line, winner, tuple(n + (won_with and other == winner) for other, n in enumerate(with_submarine))
            )
            line.give_back()
        line.take_back(seat, card)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_play_is_a_way_of_the_submarines(players: int) -> None:
    seen: set[Outcome] = set()
    listed = 0
    for seed in range(12):
        state = small_table(seed, players)
        line, submarines = Line(), Submarines()
        line.begin(state)
        for seat in range(line.seats):  # piles say what is collected from here on
            line.board.piles[seat] = 0
        submarines.begin(line)
        set_of = submarines.remaining(line.board.collected)
        rows = [submarines.row(set_of, way) for way in range(submarines.ways[set_of])]
        ways = {
            (
                tuple(int(submarines.collected[row + seat]) for seat in range(line.seats)),
                tuple(int(submarines.tricks[row + seat]) for seat in range(line.seats)),
            )
            for row in rows
        }
        played = set(plays(line, int(line.board.leader), (0,) * int(line.seats)))
        assert played <= ways, seed
        seen |= played
        listed += len(ways)
    assert len(seen) > 10
    assert listed < 12 * 35


def swap_in(state: CrewState, seat: int, wanted: list[str]) -> None:
    """Give cards to a seat in exchange for its lowest others."""
    for card in members(mask_of(wanted) & ~state.hands[seat]):
        holder = next(other for other in range(state.seats) if state.hands[other] >> card & 1)
        spare = next(other for other in members(state.hands[seat]) if other not in members(mask_of(wanted)))
        state.hands[seat] ^= 1 << card | 1 << spare
        state.hands[holder] ^= 1 << card | 1 << spare


def dealt(tasks: tuple[str, ...], owners: list[int], *hands: list[str]) -> CrewState:
    state = shared(tasks, owners, 1)
    for seat, cards in enumerate(hands):
        swap_in(state, seat, cards)
    return state


def test_one_submarine_captures_one_other() -> None:
    """A seat with the submarines 1 and 3 collects none only if two tricks hold higher ones of others."""
    tasks, owners = ("T48", "T31"), [0, 2]
    assert SOLVER.solve(dealt(tasks, owners, ["S1", "S3"], ["S4"], ["S2"]), 10) == LOST
    assert SOLVER.nodes == 0
    assert SOLVER.solve(dealt(("T48",), [0], ["S1", "S3"], ["S4"], ["S2"]), 200_000) == WON


def test_tricks_with_submarines_and_without_add_up() -> None:
    """Two tricks at all, both with submarines, leave none to be won with a 6."""
    for task in ("T34", "T79", "T82"):
        assert SOLVER.solve(dealt(("T66", task), [0, 0], ["S3", "S4"], ["S1", "S2"]), 10) == LOST
        assert SOLVER.nodes == 0
    assert SOLVER.solve(dealt(("T66",), [0], ["S3", "S4"], ["S1", "S2"]), 200_000) == WON


def test_tricks_that_different_cards_must_win_add_up() -> None:
    """A single trick is not won with a 6 and with a 5."""
    subs = ["S1", "S2", "S3", "S4"]
    assert SOLVER.solve(dealt(("T65", "T34", "T35"), [0, 0, 0], ["G6", "B5"], subs), 10) == LOST
    assert SOLVER.nodes == 0


def test_one_trick_can_do_several_tasks() -> None:
    """A single trick, won with the green 6, that must be won with a 6, be of cards below 7, or hold the green 6."""
    for task in ("T82", "T4"):
        state = dealt(("T65", "T34", task), [0, 0, 0], ["G6"], ["S1", "S2", "S3", "S4"])
        assert SOLVER.solve(state, 300_000) == WON
