"""Match files: JSON Lines, one header, one line per entry, one closing line when the game is over.

Files hold the texts of moves, so they stay readable when ids change. A reader plays the match again and reports where
it first differs from the file.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import msgspec

from batyskaf.core.content import ContentError
from batyskaf.core.events import EventData, as_data
from batyskaf.core.fairness import Commitment
from batyskaf.core.faults import faults, read_file
from batyskaf.core.game import Game
from batyskaf.core.match import Entry, Match, Played
from batyskaf.core.moves import MoveTable
from batyskaf.core.position import parse_position
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result

FORMAT = 1

Loader = Callable[[str, Sequence[Mapping[str, object]]], Game]
"""Loads a game by name with the packs that a file carries."""


class Header(msgspec.Struct, frozen=True):
    """The first line. It contains the seed, so the file of a running match must be kept secret.

    `commitment` is the hash that the table published at the start; `seed` and `salt` must open it.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> header = header_of(match)
    >>> header.game, header.seats, header.options["mission"]
    ('crew', ('1', '2', '3'), '1')
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
    opening: EventData = ()
    position: str | msgspec.UnsetType = msgspec.UNSET
    """The text of the position that the match starts from, if it does not start with a deal."""


class MoveEntry(msgspec.Struct, frozen=True, tag="move", tag_field="entry"):
    """The line of a move: its text, the hash of the state it led to, and its events.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> line = line_of(game.moves, match.entries[0])
    >>> line.seat, line.move, line.events
    (0, 'pass', (Passed(seat=0),))
    """

    seat: int
    move: str
    hash: str
    events: EventData = ()


class UndoEntry(msgspec.Struct, frozen=True, tag="undo", tag_field="entry"):
    """The line of an undo; `held` are commitments of others that will be made again.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> match.undo(0)
    1
    >>> line_of(game.moves, match.entries[1]).count
    1
    """

    seat: int
    count: int
    agreed: bool
    hash: str
    held: tuple[tuple[int, str], ...] = ()


Line = MoveEntry | UndoEntry


class Closing(msgspec.Struct, frozen=True, tag="end", tag_field="entry"):
    """The last line of a finished match.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> events = match.play_as_host("abandon")
    >>> recording_of(match, "mine").closing.result.reason
    'abandoned'
    """

    result: Result


_LINE = msgspec.json.Decoder(Line | Closing)


def line_of(moves: MoveTable, entry: Entry) -> Line:
    """An entry of a match as files and stores keep it.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> line_of(game.moves, match.entries[0]).move
    'pass'
    """
    if isinstance(entry, Played):
        return MoveEntry(entry.seat, moves.text(entry.move), entry.hash, as_data(entry.events))
    held = tuple((seat, moves.text(move)) for seat, move in entry.held)
    return UndoEntry(entry.seat, entry.count, entry.agreed, entry.hash, held)


def header_of(match: Match) -> Header:
    """The header of the file of a match.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> header_of(match).rules == game.rules
    True
    """
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
        opening=as_data(match.opening_events),
        position=msgspec.UNSET if match.position is None else match.position.text,
    )


class Recording(msgspec.Struct, frozen=True):
    """The contents of a match file. Its stored events are enough to watch it without playing it again.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> recording = recording_of(match, "mine")
    >>> len(recording.entries), recording.closing, recording.torn
    (1, None, False)
    """

    name: str
    """What messages call it."""
    header: Header
    entries: tuple[Line, ...]
    closing: Closing | None
    torn: bool = False
    """The last line was cut short, as by a power failure; everything before it counts."""


def recording_of(match: Match, name: str) -> Recording:
    """The recording of a match.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> recording_of(match, "mine").entries[0].move
    'pass'
    """
    closing = Closing(match.state.result()) if match.over else None
    lines = tuple(line_of(match.game.moves, entry) for entry in match.entries)
    return Recording(name, header_of(match), lines, closing)


def file_of(recording: Recording) -> bytes:
    """The bytes of a match file.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> file_of(recording_of(match, "mine")).count(b"\\n")
    2
    """
    closing = () if recording.closing is None else (recording.closing,)
    return b"".join(msgspec.json.encode(part) + b"\n" for part in (recording.header, *recording.entries, *closing))


def read_recording(path: Path) -> Recording:
    """Read a match file; errors name the line.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder) / "mine.jsonl"
    ...     size = path.write_bytes(file_of(recording_of(match, "mine")))
    ...     read_recording(path).entries[0].move
    'pass'
    """
    return parse_recording(read_file(path), str(path))


def parse_recording(data: bytes, path: str) -> Recording:
    """Read the bytes of a match file; `path` is what messages call it.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> recording = recording_of(match, "mine")
    >>> file_of(parse_recording(file_of(recording), "mine")) == file_of(recording)
    True
    """
    lines = data.split(b"\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise Refused("refused-match-empty", file=path)
    header = _header(path, lines[0])
    entries: list[Line] = []
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
    """Play a recording again and check its hashes and result.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> replay(recording_of(match, "mine"), load).state == match.state
    True
    """
    steps = played_again(recording, load)
    match, _ = next(steps)
    for _ in steps:
        pass
    return match


def verify(recording: Recording, load: Loader) -> Match:
    """Replay a recording and check its stored events too.

    `replay` leaves them unchecked, because a later version may describe the same match by other events.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> verify(recording_of(match, "mine"), load).seq
    1
    """
    steps = played_again(recording, load)
    match, _ = next(steps)
    _check_events(recording, 0, recording.header.opening, header_of(match).opening)
    for number, (line, (_, entry)) in enumerate(zip(recording.entries, steps, strict=True), start=1):
        assert entry is not None
        _check_events(recording, number, line, line_of(match.game.moves, entry))
    return match


def _check_events(recording: Recording, number: int, written: object, here: object) -> None:
    one, other = (msgspec.json.decode(msgspec.json.encode(data)) for data in (written, here))
    if one != other:
        raise Refused("refused-replay-events", file=recording.name, number=number)


def played_again(recording: Recording, load: Loader) -> Iterator[tuple[Match, Entry | None]]:
    """The match of a recording at its start, then after each entry, with that entry.

    The seed must open the commitment, and every hash and the result must be the same. The first difference is refused,
    and so is anything that can't be played as a match.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> match = Match(game, game.options(mission="1", players=3), seed=5)
    >>> events = match.play(0, game.moves.id("pass"))
    >>> for again, entry in played_again(recording_of(match, "mine"), load):
    ...     print(again.seq, "start" if entry is None else game.moves.text(entry.move))
    0 start
    1 pass
    """
    try:
        match = _start(recording, load)
        yield match, None
        for number, line in enumerate(recording.entries, start=1):
            yield match, _play_line(recording.name, match, number, line)
        _check_closing(recording, match)
    except (Refused, ContentError):
        raise
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        detail = str(error) or type(error).__name__
        raise Refused("refused-match-broken", file=recording.name, detail=detail) from None


def check_rules(name: str, game: Game, rules: int, content: str) -> None:
    """Refuse a match of other rules or content than this game has; `name` is what messages call it.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> check_rules("mine", game, game.rules, game.content)
    >>> check_rules("mine", game, 0, game.content)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    batyskaf.core.reason.Refused: refused-match-rules: The match mine was played with other rules or content ...
    """
    if (rules, content) != (game.rules, game.content):
        written, here = f"{rules}/{content}", f"{game.rules}/{game.content}"
        raise Refused("refused-match-rules", file=name, written=written, here=here)


def _start(recording: Recording, load: Loader) -> Match:
    header = recording.header
    game = load(header.game, header.packs)
    check_rules(recording.name, game, header.rules, header.content)
    commitment = _commitment(recording)
    if header.position is msgspec.UNSET:
        return Match(game, game.options(**header.options), commitment, header.seats)
    return Match.at(game, parse_position(header.position, recording.name), commitment, header.seats)


def _commitment(recording: Recording) -> Commitment:
    """The seed and salt of the header; they must open the published hash."""
    header = recording.header
    try:
        sealed = Commitment(int(header.seed, 16), header.salt)
        opens = sealed.opens(header.commitment)
    except (ValueError, OverflowError):
        opens = False
    if not opens:
        raise Refused("refused-match-seed", file=recording.name)
    return sealed


def _play_line(name: str, match: Match, number: int, line: Line) -> Entry:
    """Repeat an entry, unless it came with an earlier one, as commitments do that are made again after an undo."""
    if match.seq < number:
        try:
            if isinstance(line, MoveEntry):
                match.play(line.seat, match.game.moves.id(line.move))
            else:
                match.undo(line.seat, line.count, agreed=line.agreed)
        except Refused as error:
            raise _impossible(name, number, line, error) from None
    entry = match.entries[number - 1]
    if entry.hash != line.hash:
        raise Refused("refused-replay-hash", file=name, number=number, written=line.hash, here=entry.hash)
    return entry


def _impossible(name: str, number: int, line: Line, error: Refused) -> Refused:
    why = {**error.reason.args, "file": name, "number": number, "detail": error.reason.id}
    if isinstance(line, MoveEntry):
        return Refused("refused-replay-move", **{**why, "move": line.move})
    return Refused("refused-replay-undo", **why)


def _check_closing(recording: Recording, match: Match) -> None:
    if recording.closing is None:
        return
    expected = recording.closing.result
    here = match.state.result() if match.over else None
    if here != expected:
        written, now = (json.dumps(msgspec.to_builtins(result)) for result in (expected, here))
        raise Refused("refused-replay-result", file=recording.name, written=written, here=now if match.over else "-")
