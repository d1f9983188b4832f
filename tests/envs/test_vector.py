"""Many games at once: the buffers match the states, games that end are reset, arrays suit torch and JAX."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from batyskaf.core.game import OVER
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result, rewards_of
from batyskaf.envs.vector import VectorGames
from batyskaf.testing.laws import observation

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("crew", {"mission": "5", "players": 4}),
    ("crew", {"mission": "8", "players": 2, "memory": "open"}),
    ("aquatica", {"players": 3}),
    ("endeavor", {"players": 2}),
]


@pytest.mark.parametrize(("name", "choices"), GAMES, ids=str)
def test_the_buffers_match_the_states(name: str, choices: dict[str, Any]) -> None:
    games = VectorGames(name, 3, seed=1, **choices)
    for _ in range(60):
        for row, state in enumerate(games.batch.states):
            assert games.turns[row] == state.turn
            assert np.flatnonzero(games.masks[row]).tolist() == state.legal()
            assert games.observations[row].tobytes() == observation(games.game, state, int(state.turn))
            assert games.sampled[row] in state.legal()
        games.step(games.sampled)


@pytest.mark.parametrize(("name", "choices"), GAMES[:3], ids=str)
def test_a_game_that_ends_is_reset(name: str, choices: dict[str, Any]) -> None:
    games = VectorGames(name, 4, seed=2, **choices)
    ended = 0
    while ended < 6:
        before = [state.copy() for state in games.batch.states]
        moves = games.sampled.copy()
        games.step(moves)
        for row, (state, move) in enumerate(zip(before, moves, strict=True)):
            seat = int(state.turn)
            state.apply(int(move))
            assert games.terminated[row] == (state.turn == OVER)
            if state.turn == OVER:
                ended += 1
                assert games.rewards[row].tolist() == list(rewards_of(state.result()))
                assert games.finals[row].tobytes() == observation(games.game, state, seat)
                assert games.lengths[row] == 0
                assert games.batch.states[row].history() == []
            else:
                assert not games.rewards[row].any()
                assert games.batch.states[row] == state
    assert games.batch.ended == ended


def test_the_same_seed_gives_the_same_games() -> None:
    def trace(seed: int) -> list[bytes]:
        games = VectorGames("crew", 5, seed=seed, mission="3")
        return [games.step_sampled()[0].tobytes() + games.masks.tobytes() for _ in range(50)]

    assert trace(4) == trace(4)
    assert trace(4) != trace(5)


def test_a_seed_may_be_a_numpy_integer() -> None:
    games, same = VectorGames("crew", 2, seed=np.int64(4)), VectorGames("crew", 2, seed=4)  # type: ignore[arg-type]
    assert np.array_equal(games.observations, same.observations)


ARRAYS = ("observations", "finals", "masks", "rewards", "terminated", "truncated", "turns", "lengths", "sampled")


@pytest.mark.parametrize("processes", [1, 2])
def test_the_arrays_are_aligned_writable_and_stay_in_place(processes: int) -> None:
    games = VectorGames("crew", 3, seed=1, processes=processes)
    arrays = [getattr(games, name) for name in ARRAYS]
    before = games.observations.copy()
    games.step(games.sampled)
    assert all(getattr(games, name) is array for name, array in zip(ARRAYS, arrays, strict=True))
    assert not np.array_equal(games.observations, before)
    for array in arrays:
        assert array.flags.writeable
        assert array.flags.c_contiguous
        assert array.ctypes.data % 64 == 0
    games.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_the_caller_can_give_the_memory(processes: int) -> None:
    given: list[Any] = []

    def allocate(shape: tuple[int, ...], kind: Any) -> Any:
        given.append(np.zeros(shape, kind))
        return given[-1]

    games = VectorGames("crew", 3, seed=1, processes=processes, allocate=allocate)
    assert [id(getattr(games, name)) for name in ARRAYS] == [id(array) for array in given]
    for _ in range(40):
        games.step_sampled()
        for row in range(3):
            assert games.masks[row, games.sampled[row]]
    games.close()


@pytest.mark.parametrize(
    "allocate",
    [
        lambda shape, kind: np.zeros(shape[0], kind),
        lambda shape, kind: np.zeros(shape, np.int8),
        lambda shape, kind: np.broadcast_to(np.zeros((), kind), shape),
        lambda shape, kind: bytearray(shape[0]),
    ],
    ids=["shape", "type", "not writable", "no array"],
)
def test_memory_that_games_cant_fill_is_refused(allocate: Callable[..., Any]) -> None:
    with pytest.raises(Refused, match="refused-env-array"):
        VectorGames("crew", 3, allocate=allocate)


def test_moves_are_numbers() -> None:
    with pytest.raises(Refused, match="refused-env-illegal"):
        VectorGames("crew", 2).step(["first", "second"])


def test_torch_shares_the_memory() -> None:
    torch = pytest.importorskip("torch", reason="needs the package torch (the extra `learn`)")
    games = VectorGames("crew", 3, seed=1)
    shared = torch.from_numpy(games.observations)
    assert shared.data_ptr() == games.observations.ctypes.data
    games.step_sampled()
    assert shared.numpy().tobytes() == games.observations.tobytes()


def test_jax_shares_the_memory() -> None:
    dlpack = pytest.importorskip("jax.dlpack", reason="needs the package jax (the extra `bench`)")
    games = VectorGames("crew", 3, seed=1)
    assert dlpack.from_dlpack(games.observations).unsafe_buffer_pointer() == games.observations.ctypes.data


def test_observations_are_the_same_in_memory_of_the_games_and_of_the_caller() -> None:
    """More games than are cleared at once, so that some rows are in a second part."""
    ours = VectorGames("crew", 70, seed=3, mission="5")
    theirs = VectorGames("crew", 70, seed=3, mission="5", allocate=lambda shape, kind: np.zeros(shape, kind))
    for _ in range(60):
        assert ours.observations.tobytes() == theirs.observations.tobytes()
        assert ours.finals.tobytes() == theirs.finals.tobytes()
        ours.step_sampled()
        theirs.step_sampled()
    assert ours.ended == theirs.ended > 0


def test_what_the_caller_writes_into_observations_is_overwritten() -> None:
    games = VectorGames("aquatica", 3, seed=1)
    for _ in range(5):
        games.observations[:] = 77
        games.step_sampled()
        for row, state in enumerate(games.batch.states):
            assert games.observations[row].tobytes() == observation(games.game, state, int(state.turn))


@pytest.mark.parametrize("name", ["crew", "endeavor"])
def test_masks_are_the_same_in_memory_of_the_games_and_of_the_caller(name: str) -> None:
    """The masks of Endeavor are copied, since a row of them is no whole number of words."""
    ours = VectorGames(name, 70, seed=3)
    theirs = VectorGames(name, 70, seed=3, allocate=lambda shape, kind: np.zeros(shape, kind))
    for _ in range(30):
        assert ours.masks.tobytes() == theirs.masks.tobytes()
        ours.step_sampled()
        theirs.step_sampled()


def test_a_caller_who_writes_into_masks_makes_no_move_legal() -> None:
    games = VectorGames("crew", 2, seed=1)
    illegal = int(np.flatnonzero(~games.masks[1])[0])
    moves = games.sampled.copy()
    moves[1] = illegal
    games.masks[:] = True
    with pytest.raises(Refused, match="refused-env-illegal"):
        games.step(moves)


def test_so_many_games_that_their_states_are_fetched_ahead_are_the_same_games() -> None:
    """Fetching changes nothing: each game goes on as its state alone would."""
    games = VectorGames("crew", 600, seed=5, mission="5")
    for _ in range(3):
        before = [state.copy() for state in games.batch.states]
        moves = games.sampled.tolist()
        games.step_sampled()
        for state, move, after in zip(before, moves, games.batch.states, strict=True):
            state.apply(move)
            assert state == after


def test_observations_outlive_their_games() -> None:
    games = VectorGames("crew", 64, seed=1, mission="5")
    kept = games.observations
    expected = kept.tobytes()
    del games
    others = [VectorGames("crew", 64, seed=seed, mission="5") for seed in range(2, 6)]
    assert kept.tobytes() == expected
    assert all(other.observations.tobytes() != expected for other in others)


def test_several_processes_play_the_same_games_for_the_same_seed() -> None:
    def trace(games: VectorGames) -> list[bytes]:
        games.reset(9)
        steps = [games.step(games.sampled)[0].tobytes() + games.rewards.tobytes() for _ in range(60)]
        games.step_sampled()
        return [*steps, games.masks.tobytes(), str(games.ended).encode()]

    one = VectorGames("crew", 5, mission="3", processes=2)
    other = VectorGames("crew", 5, mission="3", processes=2)
    assert trace(one) == trace(other)
    assert one.ended > 0
    with pytest.raises(Refused, match="refused-env-illegal"):
        one.step(np.full(5, len(one.game.moves) - 1))
    with pytest.raises(Refused, match="refused-env-elsewhere"):
        one.batch  # noqa: B018
    one.close()
    other.close()


def test_with_a_seat_only_that_seat_is_asked() -> None:
    games = VectorGames("aquatica", 3, seed=1, seat=1, players=3)
    for _ in range(200):
        assert (games.turns == 1).all()
        games.step(games.sampled)
    assert games.batch.ended > 0


def test_a_game_that_takes_too_long_is_truncated() -> None:
    games = VectorGames("crew", 2, seed=1)
    games.batch.most = 5
    for _ in range(4):
        games.step(games.sampled)
    assert not games.truncated.any()
    games.step(games.sampled)
    assert games.truncated.all()
    assert not games.terminated.any()
    assert (games.lengths == 0).all()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"count": 0}, "refused-env-count"),
        ({"count": 2, "processes": 0}, "refused-env-processes"),
        ({"count": 2, "seat": 4}, "refused-env-seat"),
        ({"count": 2, "seat": 1.5}, "refused-env-seat"),
        ({"count": 2, "mission": "99"}, "refused-crew-mission"),
        ({"count": 2, "seed": -1}, "refused-seed"),
        ({"count": 2, "seed": 1 << 128}, "refused-seed"),
        ({"count": 2, "seed": 1.5}, "refused-seed"),
    ],
)
def test_invalid_arguments_are_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        VectorGames("crew", **wrong)


def test_illegal_moves_change_nothing() -> None:
    games = VectorGames("crew", 2, seed=1)
    before = games.observations.tobytes()
    illegal = int(np.flatnonzero(~games.masks[1])[0])
    legal = games.sampled.copy()
    for actions in ([legal[0], illegal], [legal[0], 60_000], legal + 65_536, legal - 65_536, legal + 0.5):
        with pytest.raises(Refused, match="refused-env-illegal"):
            games.step(actions)
    with pytest.raises(Refused, match="refused-env-actions"):
        games.step([0])
    assert games.observations.tobytes() == before


def test_rewards() -> None:
    assert rewards_of(Result((0.0, 0.0), (1, 1), False)) == (0.0, 0.0)
    assert rewards_of(Result((9.0, 5.0, 7.0, 5.0), (1, 3, 2, 3))) == pytest.approx((1, -2 / 3, 1 / 3, -2 / 3))
    assert rewards_of(Result((45.0,), (1,))) == (0.45,)
