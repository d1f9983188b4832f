"""The test kit on a game that keeps every law, and on copies of it that each break one."""

from collections.abc import Callable

import pytest
from tests.faults import faults
from tests.pocket.broken import COPIES, Copy
from tests.pocket.broken.endings import Crashing
from tests.pocket.game import PearlsGame, PearlsOptions, load
from tests.pocket.state import DIVE, PearlsState

from batyskaf.core.events import Event
from batyskaf.core.game import MoveList, State
from batyskaf.core.match import Match
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
    assert report.hosted > 0
    assert (report.undone > 0) != timed


class Curious(PearlsState):
    """Looks at its own moves while it lists them."""

    asking = False

    def legal_into(self, out: MoveList) -> None:
        super().legal_into(out)
        if not self.asking:
            self.asking = True
            assert self.legal()
            self.asking = False


def test_a_state_may_list_moves_of_another_while_it_lists_its_own() -> None:
    game = load()
    plain = game.start(game.options(players=2), seed=1)
    assert isinstance(plain, PearlsState)
    assert Curious(plain.pearls, plain.bag, plain.tape).legal() == plain.legal()


def test_moves_of_any_number_are_listed() -> None:
    moves = MoveList()
    for move in (0, 300, 4095, 4096, 30_000):
        moves.add(move)
    assert moves.listed() == [0, 300, 4095, 4096, 30_000]


def test_a_broken_pack_names_entry_and_field() -> None:
    broken = {
        "game": "pearls",
        "name": "Worse",
        "pearls": [{"id": "B1", "value": 99, "text": {"en": "Black", "pl": "Czarna"}}],
    }
    assert faults(lambda: load([broken])) == ["pack: pearls B1: value: must be at most 20"]


def where(broken: Broken) -> str:
    """The place in a message: between its last brackets."""
    return str(broken).rpartition(" [")[2].removesuffix("]")


@pytest.mark.parametrize("copy", COPIES, ids=[copy.name for copy in COPIES])
def test_a_broken_copy_is_found_by_the_law_it_breaks(copy: Copy) -> None:
    with pytest.raises(Broken) as broken:
        check_game(copy.made(), [PearlsOptions()], games=20, thoroughness=0.0 if copy.name == "Endless" else 0.5)
    assert str(broken.value).startswith(copy.law)
    assert where(broken.value).startswith("pearls")


def test_a_broken_law_is_reported_with_its_place() -> None:
    with pytest.raises(Broken) as broken:
        check_game(PearlsGame(kind=Crashing), [PearlsOptions(players=2, timed=True)], games=1, seed=200, thoroughness=1)
    assert where(broken.value) == "pearls, seed 200, after 14 moves, PearlsOptions(players=2, timed=True)"
    assert isinstance(broken.value.__cause__, IndexError)


def test_a_broken_law_of_the_game_is_reported_with_its_place() -> None:
    def few_moves(state: State) -> None:
        assert len(state.history()) < 3, "three are too many"

    with pytest.raises(Broken) as broken:
        check_game(load(), extra=few_moves)
    assert str(broken.value).startswith("the game's own law 'few_moves': three are too many")
    assert where(broken.value).startswith("pearls, seed 0, after 3 moves")


# --- a match that does not keep the laws itself ----------------------------------------------------------------------


FLOOR = Match.floor


def careless(match: Match, seat: int) -> int:
    """The seat of the last move may undo everything."""
    return 0 if match.played[-1].seat == seat else FLOOR(match, seat)


def meddling(match: Match, seat: int) -> int:
    """Everyone may undo the moves of others."""
    return FLOOR(match, seat) if match.played[-1].seat == seat else 0


def accepting(match: Match, seat: int, move: int) -> None:
    pass


def dropping(match: Match) -> tuple[Event, ...]:
    """Forget the held commitments."""
    match._held = []
    return ()


def beginning(match: Match, at: int) -> Match:
    return Match(match.game, match.options, match.commitment)


@pytest.mark.parametrize(
    ("name", "wrong", "law"),
    [
        ("floor", careless, "undo stops at its floor"),
        ("floor", meddling, "nobody takes back another's move"),
        ("_check", accepting, "moves of others are refused"),
        ("_remake_held", dropping, "a commitment is taken back and made again"),
        ("fork", beginning, "a fork begins where it was made"),
    ],
)
def test_the_kit_checks_matches_too(
    name: str, wrong: Callable[..., object], law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, name, wrong)
    with pytest.raises(Broken, match=f"^{law}"):
        check_game(load(), games=20, thoroughness=0.5)


def test_a_dive_is_chance() -> None:
    game = load()
    rolls = {game.events(_dived(game, seed))[0].roll for seed in range(60)}  # type: ignore[attr-defined]
    assert rolls == {1, 2, 3, 4, 5, 6}


def _dived(game: PearlsGame, seed: int) -> PearlsState:
    state = game.start(game.options(), seed)
    state.recording = True
    state.apply(DIVE)
    return state
