"""What nobody can know: stacks, covered tokens, the journal deck, the lower tiles of the top tier."""

from collections import Counter
from itertools import permutations

from batyskaf.core.rng import Rng
from batyskaf.games.endeavor.state import EndeavorState
from tests.endeavor.driving import GAME, Play, play_randomly


def draws(state: EndeavorState, count: int, seed: int = 5) -> list[EndeavorState]:
    rng = Rng.of(seed, "worlds")
    worlds = state.worlds(0)
    found = [worlds.draw(rng) for _ in range(count)]
    assert all(isinstance(world, EndeavorState) for world in found)
    return [world for world in found if isinstance(world, EndeavorState)]


def test_known_bottoms_stay_where_they_are() -> None:
    table = Play("1", seed=3).discover(2).do("draw 2")
    table.do(table.legal("keep")[0])
    while table.asked() == "place":
        table.do(table.legal()[0])
    bottom = next(stack.bottom for stack in table.view().stacks if stack.depth == 2)
    assert len(bottom) == 1
    for world in draws(table.s, 20):
        shown = world.view(None)
        assert next(stack.bottom for stack in shown.stacks if stack.depth == 2) == bottom  # type: ignore[attr-defined]


def test_every_order_of_a_stack_is_equally_likely() -> None:
    table = Play("1").stack(4, "brine-pool", "colossal-squid", "seamount")
    orders = Counter(tuple(int(tile) for tile in world.deal.stacks[4]) for world in draws(table.s, 1200))
    assert set(orders) == set(permutations(int(tile) for tile in table.s.deal.stacks[4]))
    assert all(130 < count < 270 for count in orders.values())


def test_covered_tokens_are_shuffled_among_sites_and_supply() -> None:
    table = Play("1")
    seen: Counter[int] = Counter()
    for world in draws(table.s, 300):
        assert sorted(world.tokens) == sorted(table.s.tokens)
        seen[int(world.tokens[world.dives[0]])] += 1
    assert len(seen) == 12


def test_the_fallen_star_stays_among_the_top_tiles_until_seen() -> None:
    table = Play("6", seed=2)
    star = table.tile("fallen-star")
    places = Counter([int(tile) for tile in world.deal.stacks[5]].index(star) for world in draws(table.s, 400))
    assert set(places) == {0, 1, 2, 3}
    assert all(count > 60 for count in places.values())


def test_hidden_tiles_of_the_top_tier_change_and_the_tops_do_not() -> None:
    state = GAME.start(GAME.options(edition="retail"), 4)
    tops = [int(state.tier5_top(stack)) for stack in range(3)]
    orders = set()
    for world in draws(state, 50):
        assert [int(world.tier5_top(stack)) for stack in range(3)] == tops
        orders.add(tuple(int(specialist) for specialist in world.deal.tier5))
    assert len(orders) > 20


def test_in_the_draft_the_hidden_tile_of_the_top_tier_is_known_by_elimination() -> None:
    state = GAME.start(GAME.options(), 4)
    assert {tuple(int(one) for one in world.deal.tier5) for world in draws(state, 20)} == {
        tuple(int(one) for one in state.deal.tier5)
    }


def test_the_journal_deck_is_reshuffled() -> None:
    state = GAME.start(GAME.options(), 4)
    decks = {tuple(int(journal) for journal in world.deal.journals) for world in draws(state, 20)}
    assert len(decks) == 20


def test_worlds_after_a_reshuffle_of_tokens_can_be_replayed() -> None:
    """Tokens of a second shuffle are redrawn too, and a world replayed from its opening leads to itself."""
    found = 0
    for seed in range(40):
        state = GAME.start(GAME.options(mission="5", players=4), seed)
        play_randomly(state, Rng.of(seed, "reshuffle"))
        if state.shuffles == 0:
            continue
        found += 1
        world = draws(state, 1, seed)[0]
        replayed = world.opening()
        for move in world.history():
            assert move in replayed.legal()
            replayed.apply(move)
        assert replayed == world
    assert found > 0


def test_all_seats_know_the_same() -> None:
    state = GAME.start(GAME.options(players=3), 8)
    rng = Rng.of(1, "same")
    assert state.worlds(0).draw(rng.copy()) == state.worlds(2).draw(rng.copy())
