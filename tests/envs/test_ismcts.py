"""The textbook search counts its simulations, is fair, and finds winning moves."""

import pytest

from batyskaf.core.rng import Rng
from batyskaf.envs.ismcts import Tree
from batyskaf.games import load

CREW = load("crew")


def test_every_simulation_is_counted_at_the_root() -> None:
    state = CREW.start(CREW.options(mission="5"), 1)
    tree = Tree(len(CREW.moves), Rng.of(1, "tree"))
    tree.think(state.worlds(state.turn), 60, 8)
    weighed = tree.weighed()
    assert sum(tries for _, tries, _ in weighed) == 60
    assert {move for move, _, _ in weighed} == set(state.legal())
    assert [tries for _, tries, _ in weighed] == sorted((tries for _, tries, _ in weighed), reverse=True)


@pytest.mark.parametrize("name", ["crew", "aquatica", "endeavor"])
def test_it_decides_the_same_from_the_true_state_and_from_a_drawn_world(name: str) -> None:
    game = load(name)
    state = game.start(game.options(), 3)
    for _ in range(6):
        state.apply(state.legal()[-1])
    seat = int(state.turn)
    world = state.worlds(seat).draw(Rng.of(9, "world"))
    thoughts = []
    for there in (state, world):
        tree = Tree(len(game.moves), Rng.of(1, "tree"))
        tree.think(there.worlds(seat), 12, 4)
        thoughts.append(tree.weighed())
    assert thoughts[0] == thoughts[1]


def test_it_finds_the_winning_card() -> None:
    """In positions of the second-to-last trick, its best move never earns less than any other."""
    options = CREW.options(mission="1", players=3)
    looked = 0
    for seed in range(200):
        state = CREW.start(options, seed)
        rng = Rng.of(seed, "dice")
        while state.turn >= 0 and len(state.history()) < 40:
            legal = state.legal()
            state.apply(legal[int(rng.below(len(legal)))])
        if state.turn < 0 or len(state.legal()) < 2:
            continue
        tree = Tree(len(CREW.moves), Rng.of(seed, "tree"))
        tree.think(state.worlds(state.turn), 200, 50)
        weighed = tree.weighed()
        best = max(worth for _, _, worth in weighed)
        assert weighed[0][2] >= best - 0.25
        looked += best > 0
    assert looked > 0
