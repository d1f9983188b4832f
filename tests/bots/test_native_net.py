"""The native net says exactly what the net in Python says, and refuses what it can't read."""

import gc
import tracemalloc
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from batyskaf.bots.crew.net import policy
from batyskaf.bots.crew.net.layers import LIMIT, MOST
from batyskaf.bots.crew.net.policy import Net, check, net, shapes
from batyskaf.bots.crew.net.sight import FIXED, TASK, Sight
from batyskaf.bots.crew.net.weights import Weights, pack, shipped
from batyskaf.core import speed
from tests.bots.test_net import MIXED, random_game

VECTORS = (0, 1, 2)
"""The instructions that the native net may use: plain C, AVX2, VNNI."""
Layers = dict[str, tuple[list[bytes], list[int], list[int]]]


def native(weights: Weights, vectors: int = 2) -> Any:
    if policy.NATIVE is None:
        pytest.skip("the package is not compiled, so there is no native net")
    return policy.NATIVE(weights.packed, weights.blocks, weights.places, vectors)


def layers(random: Random, colour: int, centre: int, task: int, blocks: int, scale: int) -> Layers:
    """Random layers; a scale of 1 << 24 makes sums as large as they get."""
    return {
        name: (
            [random.randbytes(outputs) for _ in range(inputs)],
            [random.randrange(1, scale) for _ in range(outputs)],
            [random.randrange(-scale, scale) for _ in range(outputs)],
        )
        for name, (inputs, outputs) in shapes(colour, centre, task, blocks).items()
    }


def small(**header: Any) -> bytes:
    return pack({"blocks": 1, "places": 3} | header, layers(Random(5), 8, 16, 8, 1, 1 << 14))


def numbers(random: Random, tasks: int) -> vec[i64]:
    """Random numbers of a sight, some of them beyond all limits."""
    common = [0] * 6 + [1024] * 6 + [-(2**63), 10**6]
    count = int(FIXED) + tasks * int(TASK)
    return vec[i64]([random.choice([*common, random.randrange(-LIMIT, LIMIT + 1)]) for _ in range(count)])


def zeros(count: int) -> vec[i64]:
    return vec[i64]([0] * count)


def positions() -> Iterator[vec[i64]]:
    for seed, (mission, players) in enumerate(MIXED):
        for number, state in enumerate(random_game(mission, players, seed)):
            if number % 7 == 0:
                yield Sight(state.setup).see(state)


def test_a_compiled_package_has_the_native_net() -> None:
    assert speed.compiled == (policy.NATIVE is not None)
    assert isinstance(net(shipped()), Net) is not speed.compiled


def test_says_the_same_of_positions() -> None:
    slow = Net(shipped())
    seen = list(positions())
    assert len(seen) > 30
    assert len({len(one) for one in seen}) > 3
    said = [slow(one) for one in seen]
    for vectors in VECTORS:
        judge = native(shipped(), vectors)
        assert [judge(one) for one in seen] == said
        assert judge.many(seen) == said


@pytest.mark.parametrize(("colour", "centre", "task", "blocks"), [(8, 16, 8, 1), (33, 47, 21, 2), (256, 256, 40, 0)])
@pytest.mark.parametrize("scale", [1 << 12, 1 << 24, (1 << 31) - 1])
def test_says_the_same_with_any_weights(colour: int, centre: int, task: int, blocks: int, scale: int) -> None:
    random = Random(colour * scale)
    weights = Weights(pack({"blocks": blocks, "places": 5}, layers(random, colour, centre, task, blocks, scale)))
    check(weights)
    slow = Net(weights)
    seen = [numbers(random, tasks) for tasks in (0, 1, 4, 9)]
    said = [slow(one) for one in seen]
    for vectors in VECTORS:
        judge = native(weights, vectors)
        assert [judge(one) for one in seen] == said
        assert judge.many(seen) == said


@pytest.mark.parametrize("count", [0, 1, int(FIXED) - 1, int(FIXED) + 1, int(FIXED + TASK) - 1, int(FIXED + 65 * TASK)])
def test_refuses_a_sight_of_a_wrong_length(count: int) -> None:
    with pytest.raises(ValueError, match=f"not {count}$"):
        native(shipped())(zeros(count))
    with pytest.raises(ValueError, match=f"not {count}$"):
        native(shipped()).many([zeros(int(FIXED)), zeros(count)])


@pytest.mark.parametrize("wrong", [None, "1", 1.5, object(), [0] * int(FIXED), bytes(8 * int(FIXED)), vec[i32]([0])])
def test_refuses_what_is_no_sight(wrong: object) -> None:
    quick = native(shipped())
    for ask in (quick, lambda one: quick.many([one])):
        with pytest.raises(TypeError, match=r"a sight is a vec\[i64\]"):
            ask(wrong)
    with pytest.raises(TypeError, match=r"sights are a list of vec\[i64\]"):
        quick.many(zeros(int(FIXED)))
    assert len(quick(zeros(int(FIXED)))) == 431


def test_frees_what_it_allocates() -> None:
    weights = Weights(small())
    native(weights)
    tracemalloc.start()
    try:
        for _ in range(20):
            native(weights)(zeros(int(FIXED)))
            native(weights).many([zeros(int(FIXED))] * 3)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(50):
            native(weights)(zeros(int(FIXED)))
            native(weights).many([zeros(int(FIXED))] * 3)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - before < 10_000
    finally:
        tracemalloc.stop()


# --- broken policies -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}\n", b"[]\n", b"nonsense", b'{"blocks": 1, "places": 2, "layers": [3]}\n']
)
def test_refuses_a_file_that_is_no_policy(data: bytes) -> None:
    with pytest.raises(ValueError, match="this is no policy"):
        Weights(data)


def test_refuses_a_file_that_ends_early_or_late() -> None:
    whole = small()
    for cut in (1, 100, 2000):
        with pytest.raises(ValueError, match=r"the policy is broken: .* bytes end before the layer .* does"):
            Weights(whole[:-cut])
    with pytest.raises(ValueError, match="the policy is broken: its layers have"):
        Weights(whole + b"x")


def test_refuses_layers_that_do_not_fit() -> None:
    with pytest.raises(ValueError, match=r"the policy has no layer trunk\.blocks\.1\.colour_in"):
        net(Weights(small(blocks=2)))
    found = layers(Random(5), 8, 16, 8, 1, 1 << 14)
    for name in found:
        rows, scales, biases = found[name]
        for wrong in ((rows[1:], scales, biases), ([row[1:] for row in rows], scales[1:], biases[1:])):
            if wrong[0] and wrong[1]:
                with pytest.raises(ValueError, match=r"the layer .* of the policy has"):
                    net(Weights(pack({"blocks": 1, "places": 3}, {**found, name: wrong})))


def test_the_native_net_checks_sizes_by_itself() -> None:
    """Nothing in Python keeps broken sizes from it here."""
    native(shipped())
    assert policy.NATIVE is not None
    good = Weights(small()).packed
    policy.NATIVE(good, 1, 3)
    for name, (inputs, outputs, data) in good.items():
        for wrong in (
            (inputs, outputs, data[:-1]),
            (inputs + 1, outputs, data + bytes(outputs - 1)),
            (-inputs, -outputs, data),
            (MOST + 1, outputs, bytes(outputs * (8 + MOST + 1))),
            (inputs, MOST + 1, bytes((MOST + 1) * (8 + inputs))),
            (inputs, 0, b""),
            (0, outputs, bytes(8 * outputs)),
        ):
            with pytest.raises(ValueError, match=f"the layer {name} of the policy has a wrong size"):
                policy.NATIVE({**good, name: wrong}, 1, 3)
        with pytest.raises(TypeError):
            policy.NATIVE({**good, name: data}, 1, 3)  # type: ignore[dict-item]
        with pytest.raises(ValueError, match=f"the policy has no layer {name}"):
            policy.NATIVE({one: layer for one, layer in good.items() if one != name}, 1, 3)
    for blocks, places in ((-1, 3), (17, 3), (1, -1), (1, 65)):
        with pytest.raises(ValueError, match="up to 16 blocks and 64 places"):
            policy.NATIVE(good, blocks, places)
