"""The test kit on a game that keeps every law, and on copies of it that each break one."""

import pytest
from tests.faults import faults
from tests.pocket.game import PearlsGame, load
from tests.pocket.state import DIVE, PearlsState, PearlsView, PearlsWorlds

from batyskaf.core.game import MoveList
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from batyskaf.testing import Broken, check_game

PACK = {
    "game": "pearls",
    "name": "Black pearls",
    "pearls": [{"id": "B1", "value": 12, "text": {"en": "Black pearl", "pl": "Czarna perła"}}],
}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("timed", [False, True])
@pytest.mark.parametrize("packs", [(), (PACK,)])
def test_the_pocket_game_keeps_every_law(players: int, timed: bool, packs: tuple[dict[str, object], ...]) -> None:
    game = load(packs)
    report = check_game(game, [game.options(players=players, timed=timed)], games=8, thoroughness=0.5)
    assert report.games == 8
    assert report.worlds > 0
    assert (report.undone > 0) != timed


def test_a_broken_pack_names_entry_and_field() -> None:
    broken = {"game": "pearls", "name": "Worse", "pearls": [{"id": "B1", "value": 99, "text": {"en": "", "pl": ""}}]}
    assert faults(lambda: load([broken])) == ["pack: pearls B1: value: must be at most 20"]


class Unsorted(PearlsState):
    def legal_into(self, out: MoveList) -> None:
        for move in reversed(self._choices()):
            out.add(move)


class Peeking(PearlsState):
    """Shows the top of the bag in a number that looks harmless."""

    def view(self, seat: int | None) -> PearlsView:
        view = super().view(seat)
        return PearlsView(
            **{name: getattr(view, name) for name in view.__struct_fields__ if name != "round"},
            round=sum(self.deck[:1]),
        )


class PeekingInNumbers(PearlsState):
    """Writes the top of the bag into a cell that the layout leaves free."""

    def observe(self, seat: int, out: Sheet) -> None:
        super().observe(seat, out)
        out.put(out.at - 1, 7, sum(self.deck[:1]))


class Short(PearlsState):
    """Forgets its last plane."""

    def observe(self, seat: int, out: Sheet) -> None:
        super().observe(seat, out)
        out.at -= 1


class AskingByHand(PearlsState):
    """Lets a neighbour leave a coin only if nobody holds a small pearl: what is legal tells the hands."""

    def _choices(self) -> list[int]:
        choices = super()._choices()
        if self.phase == "gain" and any(pearl < 4 for hand in self.hands for pearl in hand):
            return choices[:1]
        return choices


class LendingItsHands(PearlsState):
    def copy(self) -> "PearlsState":
        other = super().copy()
        other.hands = self.hands
        other.coins = self.coins
        return other


class Endless(PearlsState):
    def _next_turn(self) -> None:
        self.turn = self.owner = (self.owner + 1) % self.bag.players
        self.phase = "act"


class Quiet(PearlsState):
    """Claims that selling a pearl shows nothing."""

    def _rest_or_sell(self, seat: int, move: int) -> None:
        super()._rest_or_sell(seat, move)
        self.revealed = False


class Forgetful(PearlsState):
    def opening(self) -> "PearlsState":
        opening = super().opening()
        opening.coins[0] += 1
        return opening


class TruthfulWorlds(PearlsWorlds):
    """Gives the true order of the bag away."""

    def _order(self, rng: Rng) -> list[int]:
        return list(self.state.bag.order)

    def draw(self, rng: Rng) -> PearlsState:
        world = super().draw(rng)
        world.coins[0] += 1
        return world


class Leaking(PearlsState):
    def worlds(self, seat: int) -> PearlsWorlds:
        return TruthfulWorlds(self, seat)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (Unsorted, "unique and sorted"),
        (Peeking, "view is the same"),
        (PeekingInNumbers, "observes the same"),
        (Short, "fills the planes"),
        (AskingByHand, "legal moves are the same|admits its own history|reveals nothing"),
        (Endless, "ends within its bound"),
        (LendingItsHands, "independent|equal|undo"),
        (Quiet, "reveals nothing is legal"),
        (Forgetful, "its opening and its moves|admits its own history"),
        (Leaking, "same worlds|view is the same"),
    ],
)
def test_the_kit_finds_a_broken_law(kind: type[PearlsState], law: str) -> None:
    with pytest.raises(Broken, match=law):
        check_game(PearlsGame(kind=kind), games=20, thoroughness=0.0 if kind is Endless else 0.5)


def test_a_dive_is_chance() -> None:
    game = load()
    rolls = {game.events(_dived(game, seed))[0].roll for seed in range(60)}  # type: ignore[attr-defined]
    assert rolls == {1, 2, 3, 4, 5, 6}


def _dived(game: PearlsGame, seed: int) -> PearlsState:
    state = game.start(game.options(), seed)
    state.telling = True
    state.apply(DIVE)
    return state
