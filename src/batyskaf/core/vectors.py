# mypyc: compile
"""Vectors of states: copying them without new memory, and having them fetched from memory together."""

from librt.vecs import vec
from mypy_extensions import i64


def refill(old: vec[i64], wanted: vec[i64]) -> vec[i64]:
    """Return a copy of a vector: in the old one if that is as long, which nobody else may use then.

    >>> old = vec[i64]([1, 2])
    >>> list(refill(old, vec[i64]([3, 4]))), list(old), list(refill(old, vec[i64]([5])))
    ([3, 4], [3, 4], [5])
    """
    if len(old) != len(wanted):
        return wanted[:]
    for i in range(i64(len(wanted))):
        old[i] = wanted[i]
    return old


def first(numbers: vec[i64]) -> i64:
    """Return the first number of a vector, 0 if it is empty.

    >>> first(vec[i64]([7, 8])), first(vec[i64]())
    (7, 0)
    """
    return numbers[0] if len(numbers) > 0 else i64(0)
