"""The replacement for librt.vecs behaves like the real one, as far as our code relies on it."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i16, i32, i64, u8

from batyskaf import _vecs

real: Any = pytest.importorskip("librt.vecs", reason="librt has no build here, so there is nothing to compare with")
ours: Any = _vecs

RANGES = {i64: 64, i32: 32, i16: 16}


def values(kind: object) -> st.SearchStrategy[list[Any]]:
    if kind is u8:
        return st.lists(st.integers(0, 255))
    if kind is bool:
        return st.lists(st.booleans())
    if kind is float:
        return st.lists(st.floats(allow_nan=False))
    bits = RANGES[kind]  # type: ignore[index]
    return st.lists(st.integers(-(2 ** (bits - 1)), 2 ** (bits - 1) - 1))


KINDS = [i64, i32, i16, u8, bool, float]


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_packed_bytes_are_those_of_the_real_vec(kind: object, data: st.DataObject) -> None:
    items = data.draw(values(kind))
    mine, theirs = ours.vec[kind](items), real.vec[kind](items)
    assert _vecs.raw(mine) == bytes(memoryview(theirs)) == _vecs.raw(theirs)
    assert repr(mine) == repr(theirs)


@given(items=values(i64), other=values(i64), start=st.integers(-9, 9), stop=st.integers(-9, 9))
def test_each_operation_gives_the_same_items(items: list[int], other: list[int], start: int, stop: int) -> None:
    def results(module: Any) -> list[Any]:
        def make() -> Any:
            return module.vec[i64](items, capacity=3)

        found: list[Any] = [len(make()), list(make()[start:stop]), list(make()), [x in make() for x in other]]
        found.append(list(module.extend(make(), other)))
        found.append(bool(make()))
        for x in other[:3]:
            found.append(list(module.append(make(), x)))
        for x in items[:3]:
            found.append(list(module.remove(make(), x)))
        if items:
            rest, last = module.pop(make())
            rest_of_first, first = module.pop(make(), 0)
            found += [list(rest), last, list(rest_of_first), first, make()[-1]]
        found += [make() == module.vec[i64](items), make() == module.vec[i64](other), make() == items]
        return found

    assert results(ours) == results(real)


@pytest.mark.parametrize("module", [ours, real], ids=["ours", "real"])
def test_a_slice_is_an_independent_copy(module: Any) -> None:
    whole = module.vec[i64]([1, 2, 3])
    part = whole[:]
    part[0] = 50
    assert list(whole) == [1, 2, 3]
    assert list(part) == [50, 2, 3]


@pytest.mark.parametrize("module", [ours, real], ids=["ours", "real"])
def test_append_returns_a_vec_and_leaves_its_argument_as_long_as_it_was(module: Any) -> None:
    before = module.vec[i64]([1])
    after = module.append(before, 2)
    assert isinstance(after, module.vec[i64])
    assert isinstance(after, module.vec)
    assert (len(before), len(after)) == (1, 2)


def setting(place: Any, item: Any) -> Callable[[Any], object]:
    return lambda module: module.vec[u8]([1]).__setitem__(place, item)


WRONG: list[Callable[[Any], object]] = [
    lambda module: module.vec([1]),
    lambda module: module.vec[int]([1]),
    lambda module: module.vec[i64](3),
    lambda module: module.vec[i64](["a"]),
    lambda module: module.vec[i64]([1.0]),
    lambda module: module.vec[i64]([2**63]),
    lambda module: module.vec[i32]([2**31]),
    lambda module: module.vec[i16]([40000]),
    lambda module: module.vec[u8]([-1]),
    lambda module: module.vec[u8]([256]),
    lambda module: module.vec[bool]([1]),
    lambda module: module.vec[float](["a"]),
    lambda module: module.vec[str]([1]),
    lambda module: module.vec[i64](capacity=-1),
    lambda module: module.vec[i64]([1])[1],
    lambda module: module.vec[i64]([1])["a"],
    lambda module: module.append(module.vec[u8]([]), 256),
    lambda module: module.extend(module.vec[u8]([]), [1, 256]),
    lambda module: module.remove(module.vec[i64]([1]), 2),
    lambda module: module.pop(module.vec[i64]()),
    lambda module: module.pop(module.vec[i64]([1]), 1),
    lambda module: hash(module.vec[i64]()),
    setting(0, 256),
    setting(0, "a"),
    setting(1, 0),
    setting(slice(0, 1), [1]),
]


@pytest.mark.parametrize("wrong", WRONG)
def test_errors_are_the_same(wrong: Callable[[Any], object]) -> None:
    with pytest.raises(Exception) as theirs:  # noqa: PT011  (whatever the real one raises)
        wrong(real)
    with pytest.raises(theirs.type):
        wrong(ours)


def test_items_without_a_fixed_size_have_no_bytes() -> None:
    with pytest.raises(TypeError, match="no packed bytes"):
        _vecs.raw(ours.vec[str](["a"]))


def test_vecs_cannot_be_pickled() -> None:
    import pickle

    for module in (ours, real):
        with pytest.raises(TypeError, match="pickle"):
            pickle.dumps(module.vec[i64]([1]))


def run(script: str) -> str:
    return subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout.strip()


def test_it_replaces_a_missing_librt() -> None:
    script = """
import sys
sys.modules["librt"] = sys.modules["librt.vecs"] = None
import batyskaf
import librt
from librt.vecs import append, vec
from mypy_extensions import i64
print(vec.__module__, append(vec[i64]([1]), 2), librt.vecs.vec is vec)
"""
    assert run(script) == "batyskaf._vecs vec[i64]([1, 2]) True"


def test_an_installed_librt_is_kept() -> None:
    assert run("import batyskaf, librt.vecs; print(librt.vecs.vec is batyskaf._vecs.vec)") == "False"
