# mypyc: compile
"""Our own random numbers: the same everywhere, compiled and interpreted, on every machine.

`Rng` is xoshiro128++ on masked 32-bit words. `Tape` is chance inside a running game: it records its draws, so that a
game can be replayed from its opening.
"""

import hashlib
import struct
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
SEED_BITS: Final = 128
_WORDS: Final = struct.Struct(">4I")


@final
class Rng:
    """A small fast generator.

    >>> a, b = Rng.of(7, "deal"), Rng.of(7, "deal")
    >>> [a.below(100) for _ in range(5)] == [b.below(100) for _ in range(5)]
    True
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a & MASK
        self.b: i64 = b & MASK
        self.c: i64 = c & MASK
        self.d: i64 = d & MASK
        if not (self.a or self.b or self.c or self.d):
            self.a = 1

    @staticmethod
    def of(seed: int, label: str) -> "Rng":
        """Return the stream that belongs to a seed of up to 128 bits and a label."""
        digest = hashlib.sha256(seed.to_bytes(SEED_BITS // 8, "big") + label.encode()).digest()
        a, b, c, d = _WORDS.unpack_from(digest)
        return Rng(a, b, c, d)

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> vec[i64]:
        """Return the inner state, for packing."""
        return vec[i64]([self.a, self.b, self.c, self.d])

    def next(self) -> i64:
        """Return the next 32 random bits."""
        total = (self.a + self.d) & MASK
        result = ((((total << 7) & MASK) | (total >> 25)) + self.a) & MASK
        kept = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= kept
        self.d = ((self.d << 11) & MASK) | (self.d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """Return a number in 0..n-1, every one equally likely."""
        product = self.next() * n
        low = product & MASK
        if low < n:
            floor = (MASK + 1 - n) % n
            while low < floor:
                product = self.next() * n
                low = product & MASK
        return product >> 32

    def fraction(self) -> float:
        """Return a number in [0, 1) of 53 bits."""
        high = self.next() >> 5
        low = self.next() >> 6
        return (float(high) * 67108864.0 + float(low)) / 9007199254740992.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, in place."""
        n: i64 = len(items)
        while n > 1:
            pick = self.below(n)
            n -= 1
            kept = items[n]
            items[n] = items[pick]
            items[pick] = kept

    def seed(self) -> int:
        """Draw a fresh 128-bit seed."""
        value = 0
        for _ in range(4):
            value = value << 32 | int(self.next())
        return value


@final
class Tape:
    """Chance that a state carries: draws are recorded, and repeated when the game is replayed from its opening.

    >>> tape = Tape(Rng.of(1, "dice"))
    >>> rolled = [tape.below(6) for _ in range(4)]
    >>> again = tape.rewound()
    >>> [again.below(6) for _ in range(4)] == rolled
    True
    """

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.drawn: vec[i64] = vec[i64]()
        self.read: i64 = 0

    def copy(self) -> "Tape":
        other = Tape(self.rng.copy())
        other.drawn = self.drawn[:]
        other.read = self.read
        return other

    def below(self, n: i64) -> i64:
        if self.read == len(self.drawn):
            self.drawn = append(self.drawn, self.rng.below(n))
        value = self.drawn[self.read]
        self.read += 1
        return value

    def shuffle(self, items: vec[i64]) -> None:
        n: i64 = len(items)
        while n > 1:
            pick = self.below(n)
            n -= 1
            kept = items[n]
            items[n] = items[pick]
            items[pick] = kept

    def rewound(self) -> "Tape":
        """Return the same tape at its beginning."""
        other = self.copy()
        other.read = 0
        return other

    def reseeded(self, rng: Rng) -> "Tape":
        """Return a tape with the same past and another future."""
        other = self.copy()
        other.rng = rng
        return other
