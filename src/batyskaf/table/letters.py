"""Letters: a whole table as a short text that travels in a link, for play by message without a server.

A letter holds what the log of a table needs to be made again: options, seed, who sits where, and moves as numbers. It
is compressed and sealed with the key of its table, which the browsers of its people keep. As long as a seat is free,
links contain the key too. A person's browser can read everything in a letter, hidden cards included; see
docs/hosting.md for what that means.
"""

import base64
import binascii
import hashlib
import hmac
import zlib
from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from batyskaf.core.fairness import check_seed
from batyskaf.core.match import Played, Undone, short_hash
from batyskaf.core.reason import Refused
from batyskaf.table import log
from batyskaf.table.commands import Desk, clean_name, known_bot
from batyskaf.table.protocol import Settings
from batyskaf.table.room import Head, Room
from batyskaf.table.steps import SeatKind
from batyskaf.table.tables import game_of

VERSION = 1
LONGEST = 30_000
"""Characters of a letter: longer links get lost in messages."""
LARGEST = 1_000_000
"""Bytes of a letter that is unpacked."""
KEY, TAG = 16, 16
"""Bytes of a key, and of the tag that shows whether a letter was changed."""

SETTINGS = Settings(by_message=True)
PASSED_ON = ("refused-letter-rules", "refused-unknown-game")
"""Why a sound letter can't be read here."""

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ShortText = Annotated[str, Meta(max_length=500)]


class Sat(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """Who has a seat. A name stands on a free seat too: that of the person it is kept for."""

    seat: SeatNumber
    kind: SeatKind
    name: ShortText
    bot: str | None
    link: bytes
    """What identifies the browser that has the seat: the beginning of the hash of its secret."""


class Started(msgspec.Struct, frozen=True, array_like=True, tag=2):
    pass


class Undo(msgspec.Struct, frozen=True, array_like=True, tag=3):
    seat: SeatNumber
    count: Annotated[int, Meta(ge=1)]


class AutoAnswer(msgspec.Struct, frozen=True, array_like=True, tag=4):
    seat: SeatNumber
    move: str
    on: bool


class Said(msgspec.Struct, frozen=True, array_like=True, tag=5):
    seat: SeatNumber
    phrase: str | None
    text: ShortText | None


class Ended(msgspec.Struct, frozen=True, array_like=True, tag=6):
    pass


Item = int | Sat | Started | Undo | AutoAnswer | Said | Ended
"""An entry of a table's log; a number is a move of the seat whose turn it is."""


class Letter(msgspec.Struct, frozen=True, array_like=True):
    """A table; `hash` is that of the state that its moves lead to."""

    version: int
    game: str
    rules: int
    content: str
    options: dict[str, object]
    packs: tuple[dict[str, object], ...]
    seed: str
    salt: str
    made: float
    chosen: bool
    hash: str
    items: tuple[Item, ...]


_decode = msgspec.msgpack.Decoder(Letter).decode


def broken() -> Refused:
    return Refused("refused-letter-broken")


# --- the log as items -------------------------------------------------------------------------------------------------


def items_of(room: Room) -> Iterator[Item]:
    """What a letter holds of a table's log. The rest, such as pauses, stays in the browser where it happened."""
    for _, _, _, entry in room.log:
        match entry:
            case Played():
                yield entry.move
            case Undone():
                yield Undo(entry.seat, entry.count)
            case log.Started():
                yield Started()
            case log.SatEntry():
                yield Sat(entry.seat, entry.kind, entry.name, entry.bot, bytes.fromhex(entry.link))
            case log.AutoAnswerEntry():
                yield AutoAnswer(entry.seat, entry.move, entry.on)
            case log.SayEntry():
                yield Said(entry.seat, entry.phrase, entry.text)
            case log.EndEntry():
                yield Ended()
            case _:
                pass


def add(desk: Desk, items: tuple[Item, ...], mine: frozenset[int] = frozenset()) -> None:
    """Make what a letter says happen at a table. Nobody else may act for the seats in `mine`, those of this browser."""
    for item in items:
        seat = desk.room.turn if isinstance(item, int) else getattr(item, "seat", None)
        if seat in mine and not (isinstance(item, int) and _answers_itself(desk.room, item)):
            raise Refused("refused-letter-mine", seat=seat)
        try:
            desk.note(_change(desk.room, item))
        except (Refused, ArithmeticError, LookupError, RecursionError, TypeError, ValueError):
            raise broken() from None


def _answers_itself(room: Room, move: int) -> bool:
    """Whether the person whose turn it is has left this move to the table."""
    if room.match is None or room.turn is None or move not in room.chairs[room.turn].auto_answers:
        return False
    return room.presentation.auto_answer(room.match.state) == move


def _change(room: Room, item: Item) -> log.Change:
    match item:
        case int():
            if room.turn is None:
                raise broken()
            return log.Play(room.turn, item)
        case Undo() if item.seat == room.turn:
            return log.Undo(item.seat, item.count, agreed=False)
        case Started() if room.status == "waiting":
            return log.Start()
        case Ended() if room.status == "playing" and room.match is not None and room.match.over:
            return log.EndEntry(reason="result", result=room.match.state.result())
        case Sat() if item.seat < len(room.chairs):
            name = clean_name(item.name) if item.name else ""
            bot = None if item.bot is None else known_bot(item.bot)
            return log.SatEntry(seat=item.seat, kind=item.kind, name=name, bot=bot, link=item.link.hex())
        case AutoAnswer() if item.seat < len(room.chairs) and item.move in room.presentation.auto_answers:
            return log.AutoAnswerEntry(seat=item.seat, move=item.move, on=item.on)
        case Said() if item.seat < len(room.chairs):
            return log.SayEntry(seat=item.seat, phrase=item.phrase, text=item.text)
    raise broken()


def state_hash(room: Room) -> str:
    return "" if room.match is None else short_hash(room.match.state)


# --- a table as a letter ----------------------------------------------------------------------------------------------


def letter_of(room: Room) -> Letter:
    head = room.head
    usual = msgspec.to_builtins(room.game.options())
    few = {name: value for name, value in head.options.items() if usual.get(name) != value}
    same = msgspec.to_builtins(room.game.options(**few)) == head.options
    return Letter(
        version=VERSION,
        game=head.game,
        rules=head.rules,
        content=head.content,
        options=few if same else head.options,
        packs=head.packs,
        seed=head.seed,
        salt=head.salt,
        made=round(head.made),
        chosen=head.chosen,
        hash=state_hash(room),
        items=tuple(items_of(room)),
    )


def room_of(letter: Letter, id: str) -> Room:
    """An empty room for the table of a letter."""
    try:
        game = game_of(letter.game, letter.packs)
        if (letter.rules, letter.content) != (game.rules, game.content):
            raise Refused("refused-letter-rules")
        head = Head(
            id=id,
            game=game.name,
            rules=game.rules,
            content=game.content,
            options=msgspec.to_builtins(game.options(**letter.options)),
            packs=tuple(dict(pack) for pack in game.packs()),
            settings=SETTINGS,
            seed=f"{check_seed(int(letter.seed, 16)):032x}",
            salt=bytes.fromhex(letter.salt).hex(),
            made=letter.made,
            chosen=letter.chosen,
        )
        return Room(head, game)
    except Refused as refused:
        raise refused if refused.reason.id in PASSED_ON else broken() from None
    except (TypeError, ValueError):
        raise broken() from None


# --- a letter as a text -----------------------------------------------------------------------------------------------


class Envelope(msgspec.Struct, frozen=True):
    """The parts of a link: the id of a table, its sealed letter, and its key, if the link contains it."""

    table: str
    sealed: bytes
    key: bytes | None

    @property
    def text(self) -> str:
        return f"{_text(self.sealed)}.{_text(self.key or b'')}.{self.table}"


def envelope(text: str) -> Envelope:
    """Take a link apart; whatever stands before the letter in it doesn't matter."""
    parts = text.strip().rpartition("/")[2].split(".")
    try:
        sealed, key, table = parts
        bytes.fromhex(table)
        found = Envelope(table, _bytes(sealed), _bytes(key) or None)
    except (ValueError, binascii.Error):
        raise broken() from None
    if len(table) > 40 or len(found.key or b"") not in (0, KEY):
        raise broken()
    return found


def seal(letter: Letter, key: bytes) -> bytes:
    """Compress and encrypt: the tag of the text starts the key stream, so the same letter gives the same bytes."""
    plain = zlib.compress(msgspec.msgpack.encode(letter), 9)
    tag = hmac.digest(key, b"tag" + plain, hashlib.sha256)[:TAG]
    return tag + _mixed(plain, key, tag)


def unseal(sealed: bytes, key: bytes) -> Letter:
    """Read a sealed letter; one that was changed on its way is refused."""
    tag, plain = sealed[:TAG], _mixed(sealed[TAG:], key, sealed[:TAG])
    if not hmac.compare_digest(tag, hmac.digest(key, b"tag" + plain, hashlib.sha256)[:TAG]):
        raise broken()
    try:
        letter = _decode(zlib.decompressobj().decompress(plain, LARGEST))
    except (msgspec.DecodeError, zlib.error, RecursionError):
        raise broken() from None
    if letter.version > VERSION:
        raise Refused("refused-letter-rules")
    return letter


def _mixed(data: bytes, key: bytes, tag: bytes) -> bytes:
    """The data with a key stream added to it, or taken away again: HMAC-SHA256 of the tag and a counter."""
    blocks = (hmac.digest(key, b"mix" + tag + at.to_bytes(4), hashlib.sha256) for at in range(len(data) // 32 + 1))
    return bytes(one ^ other for one, other in zip(data, b"".join(blocks), strict=False))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
