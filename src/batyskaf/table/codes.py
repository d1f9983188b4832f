"""Short codes that take a link to another device: shown at the table, typed elsewhere within ten minutes, used once.

The store has neither code nor token in the clear: the key is a hash of the code, and the token is enciphered with it.
"""

import hashlib
import secrets

import msgspec

from batyskaf.core.reason import Refused
from batyskaf.table import bodies
from batyskaf.table.store import Store

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0, 1, I and O, which look like others."""
LENGTH = 8
LASTS = 600.0
"""Seconds in which a code can be used."""


class _Stored(msgspec.Struct, frozen=True):
    """What the store has of a code; `sealed` is the token, enciphered."""

    table: str
    until: float
    sealed: str


async def new_code(store: Store, table: str, token: str, now: float) -> bodies.Code:
    """A code that opens a table with this token."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    sealed = _crossed(code, token.encode()).hex()
    stored = _Stored(table, now + LASTS, sealed)
    await store.keep(_key(code), msgspec.json.encode(stored).decode())
    return bodies.Code(code=code, seconds=LASTS)


async def redeem(store: Store, text: str, now: float) -> bodies.OwnLink:
    """The link that a code stands for. Spaces, dashes and small letters are fine; a second use is refused."""
    code = "".join(letter for letter in text.upper() if letter.isalnum())
    found = await store.kept(_key(code)) if len(code) == LENGTH else None
    if found is None:
        raise Refused("refused-code")
    stored = msgspec.json.decode(found, type=_Stored)
    mine = secrets.token_hex(8)
    if stored.until < now or await store.keep(f"{_key(code)} used", mine) != mine:
        raise Refused("refused-code-over")
    return bodies.OwnLink(table=stored.table, token=_crossed(code, bytes.fromhex(stored.sealed)).decode())


def _key(code: str) -> str:
    return f"code {hashlib.sha256(f'batyskaf code {code}'.encode()).hexdigest()}"


def _crossed(code: str, text: bytes) -> bytes:
    """Encipher or decipher a token with a stream that only the code gives. Every code is used for one token."""
    stream = hashlib.shake_256(f"batyskaf token {code}".encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, stream, strict=True))
