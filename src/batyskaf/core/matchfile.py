"""Match files: JSON Lines, one header, one line per entry, one closing line when the game is over.

A reader plays the match again and says where it first differs from what was written.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from batyskaf.core.content import ContentError
from batyskaf.core.fairness import Commitment
from batyskaf.core.faults import faults, read_file
from batyskaf.core.game import Game
from batyskaf.core.match import Entry, Match, MoveEntry, UndoEntry
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result

FORMAT = 1

Loader = Callable[[str, Sequence[Mapping[str, object]]], Game]
"""Loads a game by name with the packs that a file carries."""


class Header(msgspec.Struct, frozen=True):
    """The first line. It tells the seed, so whoever keeps a file of a running match keeps it to themselves.

    `commitment` is the hash that the table published at the start; `seed` and `salt` must open it.
    """

    batyskaf: Annotated[int, msgspec.Meta(ge=1)]
    game: str
    rules: int
    content: str
    options: dict[str, object]
    seats: tuple[str, ...]
    commitment: str
    seed: str
    salt: str
    packs: tuple[dict[str, object], ...] = ()
    opening: tuple[dict[str, object], ...] = ()


class Closing(msgspec.Struct, frozen=True, tag="end", tag_field="entry"):
    """The last line of a finished match."""

    result: Result


_LINE = msgspec.json.Decoder(MoveEntry | UndoEntry | Closing)


def header_of(match: Match) -> Header:
    """What a file says before its first move."""
    return Header(
        batyskaf=FORMAT,
        game=match.game.name,
        rules=match.game.rules,
        content=match.game.content,
        options=msgspec.to_builtins(match.options),
        seats=match.seats,
        commitment=match.commitment.hash,
        seed=f"{match.commitment.seed:032x}",
        salt=match.commitment.salt,
        packs=tuple(dict(pack) for pack in match.game.packs()),
        opening=tuple(msgspec.to_builtins(event) for event in match.opening_events),
    )


class Recording(msgspec.Struct, frozen=True):
    """A match file as it was written, without playing it: enough to watch it by its stored events."""

    name: str
    """What messages call it."""
    header: Header
    entries: tuple[Entry, ...]
    closing: Closing | None
    torn: bool = False
    """The last line was cut short, as by a power failure; everything before it counts."""


def recording_of(match: Match, name: str) -> Recording:
    """A match as its file has it."""
    closing = Closing(match.state.result()) if match.over else None
    return Recording(name, header_of(match), tuple(match.entries), closing)


def file_of(recording: Recording) -> bytes:
    """The match file, line by line."""
    closing = () if recording.closing is None else (recording.closing,)
    return b"".join(msgspec.json.encode(part) + b"\n" for part in (recording.header, *recording.entries, *closing))


def read_recording(path: Path) -> Recording:
    """Read a match file; what is wrong with it is said by line."""
    return parse_recording(read_file(path), str(path))


def parse_recording(data: bytes, path: str) -> Recording:
    """Read the bytes of a match file; `path` is what messages call it."""
    lines = data.split(b"\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise Refused("refused-match-empty", file=path)
    header = _header(path, lines[0])
    entries: list[Entry] = []
    closing = None
    for number, line in enumerate(lines[1:], start=2):
        try:
            entry = _LINE.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if number == len(lines) and not isinstance(error, RecursionError):
                return Recording(path, header, tuple(entries), closing, torn=True)
            raise Refused("refused-match-line", file=path, line=number, **faults(error)) from None
        if isinstance(entry, Closing):
            closing = entry
        else:
            entries.append(entry)
    return Recording(path, header, tuple(entries), closing)


def _header(path: str, line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("refused-match-header", file=path, **faults(error)) from None
    if header.batyskaf > FORMAT:
        raise Refused("refused-match-newer", file=path, format=header.batyskaf)
    return header


def replay(recording: Recording, load: Loader) -> Match:
    """Play a recording again, checking all that it says."""
    steps = played_again(recording, load)
    match, _ = next(steps)
    for _ in steps:
        pass
    return match


def verify(recording: Recording, load: Loader) -> Match:
    """The same, and hold what was told of each step against what happens here.

    Who only plays on does without: a later version may tell the same match in other events.
    """
    steps = played_again(recording, load)
    match, _ = next(steps)
    _check_told(recording, 0, recording.header.opening, header_of(match).opening)
    for number, (written, (_, made)) in enumerate(zip(recording.entries, steps, strict=True), start=1):
        _check_told(recording, number, written, made)
    return match


def _check_told(recording: Recording, number: int, written: object, here: object) -> None:
    one, other = (msgspec.json.decode(msgspec.json.encode(told)) for told in (written, here))
    if one != other:
        raise Refused("refused-replay-events", file=recording.name, number=number)


def played_again(recording: Recording, load: Loader) -> Iterator[tuple[Match, Entry | None]]:
    """The match of a recording at its start, then after each entry, with the entry as it came about here.

    The seed must open the commitment, every hash and the result must be the same; the first difference is refused, and
    so is anything that can't be played as a match.
    """
    try:
        match = _begun(recording, load)
        yield match, None
        for number, entry in enumerate(recording.entries, start=1):
            yield match, _redone(recording.name, match, number, entry)
        _check_closing(recording, match)
    except (Refused, ContentError):
        raise
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        detail = str(error) or type(error).__name__
        raise Refused("refused-match-broken", file=recording.name, detail=detail) from None


def check_rules(name: str, game: Game, rules: int, content: str) -> None:
    """Refuse what was played by other rules or with other content than this game has; `name` is what it is called."""
    if (rules, content) != (game.rules, game.content):
        written, here = f"{rules}/{content}", f"{game.rules}/{game.content}"
        raise Refused("refused-match-rules", file=name, written=written, here=here)


def _begun(recording: Recording, load: Loader) -> Match:
    header = recording.header
    game = load(header.game, header.packs)
    check_rules(recording.name, game, header.rules, header.content)
    sealed = _sealed(recording)
    return Match(game, game.options(**header.options), sealed, header.seats)


def _sealed(recording: Recording) -> Commitment:
    """The seed with its salt, as the header has them; they must open the hash that was published."""
    header = recording.header
    try:
        sealed = Commitment(int(header.seed, 16), header.salt)
        opens = sealed.opens(header.commitment)
    except (ValueError, OverflowError):
        opens = False
    if not opens:
        raise Refused("refused-match-seed", file=recording.name)
    return sealed


def _redone(name: str, match: Match, number: int, entry: Entry) -> Entry:
    """Let an entry happen again, unless it came back by itself with an earlier one: a commitment after an undo."""
    if match.seq < number:
        try:
            if isinstance(entry, MoveEntry):
                match.play(entry.seat, match.game.moves.id(entry.move))
            else:
                match.undo(entry.seat, entry.count, agreed=entry.agreed)
        except Refused as error:
            raise _impossible(name, number, entry, error) from None
    made = match.entries[number - 1]
    if made.hash != entry.hash:
        raise Refused("refused-replay-hash", file=name, number=number, written=entry.hash, here=made.hash)
    return made


def _impossible(name: str, number: int, entry: Entry, error: Refused) -> Refused:
    why = {**error.reason.args, "file": name, "number": number, "detail": error.reason.id}
    if isinstance(entry, MoveEntry):
        return Refused("refused-replay-move", **{**why, "move": entry.move})
    return Refused("refused-replay-undo", **why)


def _check_closing(recording: Recording, match: Match) -> None:
    if recording.closing is None:
        return
    told = recording.closing.result
    here = match.state.result() if match.over else None
    if here != told:
        written, now = (json.dumps(msgspec.to_builtins(result)) for result in (told, here))
        raise Refused("refused-replay-result", file=recording.name, written=written, here=now if match.over else "-")
