"""Many games at once: the buffers match the states, games that end are reset, arrays suit torch and JAX."""

import subprocess
import sys
import sysconfig
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from batyskaf.core.game import OVER
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result, rewards_of
from batyskaf.core.rng import Rng
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


SHARED_OUT: list[dict[str, Any]] = [{}, {"processes": 2}, {"threads": 2}]


@pytest.fixture
def threads_are_let(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are shared out between threads whether or not Python's lock makes these take turns."""
    monkeypatch.setattr("batyskaf.envs.vector.threads_take_turns", lambda: False)


@pytest.mark.usefixtures("threads_are_let")
@pytest.mark.parametrize("shared_out", SHARED_OUT, ids=str)
def test_the_arrays_are_aligned_writable_and_stay_in_place(shared_out: dict[str, Any]) -> None:
    games = VectorGames("crew", 3, seed=1, **shared_out)
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


@pytest.mark.usefixtures("threads_are_let")
@pytest.mark.parametrize("shared_out", SHARED_OUT, ids=str)
def test_the_caller_can_give_the_memory(shared_out: dict[str, Any]) -> None:
    given: list[Any] = []

    def allocate(shape: tuple[int, ...], kind: Any) -> Any:
        given.append(np.zeros(shape, kind))
        return given[-1]

    games = VectorGames("crew", 3, seed=1, **shared_out, allocate=allocate)
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


def test_a_caller_who_clears_masks_makes_no_move_illegal() -> None:
    games = VectorGames("crew", 2, seed=1)
    games.masks[:] = False
    games.step(games.sampled)
    assert games.lengths.tolist() == [1, 1]


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


def everything(games: VectorGames) -> bytes:
    return b"".join(getattr(games, name).tobytes() for name in ARRAYS)


@pytest.mark.usefixtures("threads_are_let")
@pytest.mark.parametrize(("name", "choices"), GAMES, ids=str)
def test_threads_play_the_same_games_as_one_thread(name: str, choices: dict[str, Any]) -> None:
    """Stepped one after the other, the shares are the same games."""
    together = VectorGames(name, 11, seed=8, threads=3, **choices)
    rng = Rng.of(8, "processes")
    apart = [VectorGames(name, count, seed=rng.seed(), **choices) for count in (3, 4, 4)]
    for turn in range(40):
        for field in ARRAYS:
            expected = np.concatenate([getattr(one, field) for one in apart])
            assert np.array_equal(getattr(together, field), expected), field
        if turn % 2:
            together.step_sampled()
        else:
            together.step(together.sampled)
        for one in apart:
            one.step_sampled()
    assert together.ended == sum(one.ended for one in apart)
    together.close()


@pytest.mark.usefixtures("threads_are_let")
def test_threads_play_the_same_games_as_processes() -> None:
    threads = VectorGames("crew", 5, seed=3, mission="3", threads=2)
    processes = VectorGames("crew", 5, seed=3, mission="3", processes=2)
    for _ in range(30):
        assert everything(threads) == everything(processes)
        threads.step_sampled()
        processes.step_sampled()
    processes.close()
    threads.close()


@pytest.mark.usefixtures("threads_are_let")
def test_there_may_be_more_threads_than_games() -> None:
    games = VectorGames("crew", 1, seed=1, threads=3)
    before = everything(games)
    games.step(games.sampled)
    assert everything(games) != before
    with pytest.raises(Refused, match="refused-env-elsewhere"):
        games.batch  # noqa: B018
    games.close()


@pytest.mark.usefixtures("threads_are_let")
def test_an_illegal_move_in_one_share_moves_no_game() -> None:
    games = VectorGames("crew", 4, seed=1, threads=2)
    before = everything(games)
    moves = games.sampled.copy()
    moves[3] = int(np.flatnonzero(~games.masks[3])[0])
    with pytest.raises(Refused, match="refused-env-illegal"):
        games.step(moves)
    assert everything(games) == before
    games.close()


def test_threads_are_refused_where_they_would_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys._is_gil_enabled", lambda: True, raising=False)
    with pytest.raises(Refused, match="processes=2"):
        VectorGames("crew", 4, threads=2)
    monkeypatch.setattr("sys._is_gil_enabled", lambda: False, raising=False)
    VectorGames("crew", 4, threads=2).close()
    monkeypatch.delattr("sys._is_gil_enabled")  # as in versions of Python that always have the lock
    with pytest.raises(Refused, match="refused-env-locked"):
        VectorGames("crew", 4, threads=2)


@pytest.mark.skipif(not sysconfig.get_config_var("Py_GIL_DISABLED"), reason="needs a free-threaded Python")
def test_the_rules_leave_the_lock_off() -> None:
    """A compiled module that does not say that it needs no lock turns it on when it is imported."""
    code = """
import sys, batyskaf
from batyskaf.envs.vector import VectorGames
for name in ("crew", "aquatica", "endeavor"):
    VectorGames(name, 2)
sys.exit(sys._is_gil_enabled())
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


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
        ({"count": 2, "threads": 0}, "refused-env-threads"),
        ({"count": 2, "threads": 2, "processes": 2}, "refused-env-both"),
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
