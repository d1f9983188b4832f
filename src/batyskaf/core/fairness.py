"""The fair shuffle: a table publishes the hash of its salted seed at the start and the seed at the end."""

import hashlib
import operator
import secrets
from typing import SupportsIndex

import msgspec

from batyskaf.core.reason import Refused
from batyskaf.core.rng import SEED_BITS


class Commitment(msgspec.Struct, frozen=True):
    """A seed with its salt. Only `hash` is shown while a match runs.

    >>> sealed = Commitment(seed=7, salt="00ff")
    >>> sealed.opens(sealed.hash), Commitment(seed=8, salt="00ff").opens(sealed.hash)
    (True, False)
    """

    seed: int
    salt: str

    @property
    def hash(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.salt) + self.seed.to_bytes(SEED_BITS // 8, "big")).hexdigest()

    def opens(self, published: str) -> bool:
        return self.hash == published


def commit(seed: int) -> Commitment:
    """Seal a seed with a fresh salt."""
    return Commitment(seed, secrets.token_hex(16))


def fresh_seed() -> int:
    """A seed that nobody can guess. Only hosts call this, never rules."""
    return secrets.randbits(SEED_BITS)


def read_seed(text: str) -> int:
    """Read a seed as people write it: a decimal number, or 32 hexadecimal digits.

    >>> read_seed("12"), read_seed("0x1f")
    (12, 31)
    """
    try:
        return check_seed(int(text, 16) if len(text) == SEED_BITS // 4 else int(text, 0))
    except ValueError:
        raise Refused("refused-seed", text=text) from None


def check_seed(seed: SupportsIndex) -> int:
    """Check a seed from a program: any integer of up to 128 bits, including NumPy's.

    >>> check_seed(12)
    12
    """
    try:
        whole = operator.index(seed)
    except TypeError:
        whole = -1
    if not 0 <= whole < 1 << SEED_BITS:
        raise Refused("refused-seed", text=str(seed))
    return whole
