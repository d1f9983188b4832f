"""What a seat can't know: the decks and the kings of a hidden draft. Draws are uniform over what is possible."""

from collections import Counter

import pytest

from batyskaf.core.rng import Rng
from batyskaf.games.aquatica.state import AquaticaState
from batyskaf.testing.laws import check_worlds
from tests.aquatica.driving import GAME, Play, position

FIVE = ["cai", "sol", "oriel", "nerea", "adela"]


def drawn(play: Play, seat: int, number: int = 2000) -> list[AquaticaState]:
    worlds = play.s.worlds(seat)
    rng = Rng.of(1, "worlds")
    found = []
    for _ in range(number):
        world = worlds.draw(rng)
        assert isinstance(world, AquaticaState)
        found.append(world)
    return found


def kings(worlds: list[AquaticaState], seat: int) -> Counter[str]:
    return Counter(world.rules.characters[world.king[seat]] for world in worlds)


def even(counts: Counter[str], names: set[str]) -> bool:
    """Whether just these were drawn, about equally often."""
    total = sum(counts.values())
    share = total / len(names)
    return set(counts) == names and all(abs(count - share) < 5 * share**0.5 for count in counts.values())


def test_decks_are_reshuffled_and_nothing_else() -> None:
    play = position(2, kings="basic")
    worlds = drawn(play, 0, 50)
    assert len({tuple(world.deal.locations) for world in worlds}) == 50
    for world in worlds:
        assert sorted(world.deal.locations) == sorted(play.s.deal.locations)
        assert sorted(world.deal.characters) == sorted(play.s.deal.characters)
        assert list(world.bottom) == list(play.s.bottom)
        assert list(world.row) == list(play.s.row)
        assert list(world.hand) == list(play.s.hand)


def test_each_card_is_equally_likely_on_top() -> None:
    play = position(2, locations_left=5, characters_left=2)
    tops = Counter(str(world.deal.locations[world.dealt]) for world in drawn(play, 1))
    assert even(tops, set(tops))
    assert len(tops) == 5


def test_before_the_kings_come_nothing_is_known_of_them() -> None:
    play = position(3, kings="draft", king_cards=["cai", "sol", "oriel", "nerea"])
    assert len({tuple(world.deal.kings) for world in drawn(play, 0)}) == 70, "any four of eight"
    play.do("pick sol")
    assert even(kings(drawn(play, 0), 2), set(GAME.catalog.kings.ids()))


def test_the_last_seat_knows_the_pool_and_the_first_the_rest() -> None:
    play = position(4, kings="draft", king_cards=FIVE)
    play.do("pick sol", "pick cai", "pick adela", "pick nerea")
    last = drawn(play, 3)
    assert all(world.king[3] == play.s.king[3] for world in last)
    assert even(kings(last, 0), {"cai", "oriel", "nerea", "adela"})
    first = drawn(play, 0)
    shown = {"oriel", "nerea"}
    assert even(kings(first, 3), set(GAME.catalog.kings.ids()) - shown - {"fancelot", "herbert"})


def test_a_king_that_was_not_boxed_is_none_of_the_boxed_ones() -> None:
    """Fancelot and Herbert show themselves at set-up, so nobody else holds them in secret."""
    play = position(2, kings="draft", king_cards=["fancelot", "cai", "sol"])
    play.do("pick sol", "pick cai")
    assert "herbert" not in kings(drawn(play, 0), 1)
    assert "fancelot" not in kings(drawn(play, 0), 1)


def test_a_king_that_was_seen_is_known() -> None:
    play = position(2, kings="draft", king_cards=["nerea", "cai", "sol"])
    play.do("pick sol", "pick nerea", "play nerea")
    assert set(kings(drawn(play, 1, 50), 0)) == {"nerea"}


def test_a_claim_reveals_that_an_unseen_king_conquers() -> None:
    """Five conquerors were claimed with four that everyone knows: the king must be the fifth."""
    play = position(
        3, kings="draft", king_cards=["cai", "sol", "oriel", "nerea"],
        goals=["conquerors_5", "hand_10", "tired_5", "total_11"],
    )  # fmt: skip
    play.do("pick sol", "pick oriel", "pick cai")
    for card in ("meg", "grabber"):
        play.s.hold(0, play.s.rules.characters.index(card))
    assert "claim conquerors_5" in play.legal()
    assert set(kings(drawn(play, 2), 0)) == {"cai", "nerea", "oriel"}
    play.do("claim conquerors_5")
    assert play.s.revealed
    play.do("place trained_raise_1")
    assert set(kings(drawn(play, 2), 0)) == {"cai"}


def test_being_asked_reveals_nothing() -> None:
    """Where an unseen king might make the fifth conqueror the owner is asked, whether he does or not."""
    for king in ("cai", "nerea"):
        play = position(
            2, kings="draft", king_cards=["cai", "nerea", "sol"],
            goals=["conquerors_5", "hand_10", "tired_5", "total_11"],
        )  # fmt: skip
        play.do("pick sol", f"pick {king}")
        for card in ("meg", "grabber"):
            play.s.hold(0, play.s.rules.characters.index(card))
        play.do("play matrona")
        assert play.turn == 0, "others must not learn from a turn that ends by itself"
        assert ("claim conquerors_5" in play.legal()) == (king == "cai")


@pytest.mark.parametrize("seed", range(6))
def test_the_laws_of_worlds_at_every_step_of_a_draft(seed: int) -> None:
    state = GAME.start(GAME.options(players=2 + seed % 3, mode="advanced"), seed)
    rng = Rng.of(seed, "draft")
    for _ in range(12):
        for seat in range(state.seats):
            check_worlds(GAME, state, int(seat), rng)
        moves = state.legal()
        state.apply(moves[int(rng.below(len(moves)))])


def test_small_endings_are_drawn_evenly() -> None:
    """Two cards left in one deck, two in the other: four worlds, each as likely."""
    row = ["grabber", "researcher", "healer", "meg", "anglerfish", "turtle_treasurer", "diplomatic_crab", "grabber"]
    play = position(2, locations_left=2, row=row, characters_left=2)
    worlds = drawn(play, 0)
    counts = Counter(f"{list(world.deal.locations)}{list(world.deal.characters)}" for world in worlds)
    assert len(counts) == 4
    assert even(counts, set(counts))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_draft_may_be_given_up(players: int) -> None:
    """The kings that were picked are shown; which lay beside them stays unknown to those they had not come to."""
    for picked in range(players):
        state = GAME.start(GAME.options(players=players, kings="draft"), picked)
        for _ in range(picked):
            state.apply(state.legal()[0])
        state.apply(GAME.moves.id("abandon"))
        for seat in range(players):
            check_worlds(GAME, state, seat, Rng.of(picked, "given up"))
