"""Replaces librt.vecs on platforms without a build of librt: the same packed vectors, backed by a list.

`append`, `remove`, `pop` and `extend` return a new vec and consume the old one: the real vec may share its memory with
the result, so code must not use the old one again. Here the old one stays unchanged, which is allowed.
"""

import operator
import struct
import sys
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, TypeVar, overload

from mypy_extensions import i16, i32, i64, u8

T = TypeVar("T")

INTEGERS: Final[dict[object, tuple[str, int, int]]] = {  # struct code, smallest, largest
    i64: ("q", -(2**63), 2**63 - 1),
    i32: ("i", -(2**31), 2**31 - 1),
    i16: ("h", -(2**15), 2**15 - 1),
    u8: ("B", 0, 255),
}
OTHERS: Final[dict[object, str]] = {bool: "?", float: "d"}


class vec(Generic[T]):  # noqa: N801  (the name it stands in for)
    """A vector of one item type, as `vec[i64]([1, 2, 3])`.

    >>> from mypy_extensions import i64
    >>> vec[i64]([1, 2, 3])[1:]
    vec[i64]([2, 3])
    >>> append(vec[i64]([1]), 2)
    vec[i64]([1, 2])
    """

    __slots__ = ("_items",)
    __hash__ = None  # type: ignore[assignment]  # it changes, so it can't be a key

    _kinds: ClassVar[dict[object, type[Any]]] = {}
    _item: ClassVar[object] = None
    _items: list[T]

    def __class_getitem__(cls, item: object) -> "type[vec[Any]]":
        if item is int:
            raise ValueError("unsupported type in vec[int] (use i64, i32, i16, or u8)")
        if item not in cls._kinds:
            name = f"vec[{getattr(item, '__name__', item)}]"
            cls._kinds[item] = type(name, (vec,), {"__slots__": (), "_item": item})
        return cls._kinds[item]

    def __init__(self, items: Iterable[T] = (), /, *, capacity: int = 0) -> None:
        if self._item is None:
            raise TypeError("cannot create 'vec' instances (write vec[i64]([1, 2]))")
        if capacity < 0:
            raise ValueError("capacity must not be negative")
        self._items = [self._fit(item) for item in items]

    def _fit(self, value: Any) -> Any:
        """The value as this vec stores it; values that don't fit raise the same errors as in the real vec."""
        if self._item in INTEGERS:
            number = operator.index(value)
            _, low, high = INTEGERS[self._item]
            if not low <= number <= high:
                raise OverflowError(f"{number} does not fit into {type(self).__name__}")
            return int(number)
        if self._item is float:
            if not isinstance(value, int | float):
                raise TypeError(f"must be real number, not {type(value).__name__}")
            return float(value)
        if self._item is bool and not isinstance(value, bool):
            raise TypeError("bool value expected")
        if isinstance(self._item, type) and not isinstance(value, self._item):
            raise TypeError("invalid item type")
        return value

    def _with(self, items: list[T]) -> "vec[T]":
        """A vec of the same type with items that are known to fit."""
        new = type(self)()
        new._items = items
        return new

    def __len__(self) -> int:
        return len(self._items)

    @overload
    def __getitem__(self, place: int, /) -> T: ...
    @overload
    def __getitem__(self, place: slice, /) -> "vec[T]": ...
    def __getitem__(self, place: int | slice, /) -> "T | vec[T]":
        if isinstance(place, slice):
            return self._with(self._items[place])
        return self._items[place]

    def __setitem__(self, place: int, item: T, /) -> None:
        self._items[operator.index(place)] = self._fit(item)

    def __contains__(self, item: object, /) -> bool:
        return item in self._items

    def __iter__(self) -> Iterator[T]:
        return iter(self._items)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._items == other._items

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._items!r})"

    def __reduce__(self) -> str:
        raise TypeError(f"cannot pickle {type(self).__name__!r} object")


def append(v: vec[T], item: T, /) -> vec[T]:
    return v._with([*v._items, v._fit(item)])


def remove(v: vec[T], item: T, /) -> vec[T]:
    items = v._items.copy()
    try:
        items.remove(item)
    except ValueError:
        raise ValueError("vec.remove(x): x not in vec") from None
    return v._with(items)


def pop(v: vec[T], place: int = -1, /) -> tuple[vec[T], T]:
    items = v._items.copy()
    item = items.pop(place)
    return v._with(items), item


def extend(v: vec[T], items: Iterable[T], /) -> vec[T]:
    return v._with([*v._items, *(v._fit(item) for item in items)])


def raw(v: Any) -> bytes:
    """The items as packed little-endian bytes, of a real vec or of one from this module.

    A class written in Python can't offer its memory before Python 3.12, so `memoryview(v)` works on the real one only.

    >>> from mypy_extensions import i16
    >>> raw(vec[i16]([1, -2]))
    b'\\x01\\x00\\xfe\\xff'
    """
    if not isinstance(v, vec):
        return bytes(memoryview(v))
    code = INTEGERS[v._item][0] if v._item in INTEGERS else OTHERS.get(v._item)
    if code is None:
        raise TypeError(f"{type(v).__name__} has no packed bytes")
    return struct.pack(f"<{len(v)}{code}", *v)


def install() -> None:
    """Make `from librt.vecs import vec` work everywhere; does nothing if the real one can be imported."""
    try:
        import librt.vecs  # noqa: F401  (only whether it's there)
    except ImportError:
        librt_module, vecs_module = ModuleType("librt"), ModuleType("librt.vecs")
        for name, thing in (("vec", vec), ("append", append), ("remove", remove), ("pop", pop), ("extend", extend)):
            setattr(vecs_module, name, thing)
        librt_module.vecs = vecs_module  # type: ignore[attr-defined]  # as an import of the submodule would
        sys.modules["librt"], sys.modules["librt.vecs"] = librt_module, vecs_module
