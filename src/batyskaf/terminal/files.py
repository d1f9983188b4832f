"""Files that people name: match files to watch and verify, packs to check. What is wrong with them is said by place."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from batyskaf import games
from batyskaf.core.content import ContentError, Fault, pack_name, read_json
from batyskaf.core.game import Game
from batyskaf.core.match import UndoEntry
from batyskaf.core.matchfile import Recording, read_recording, replay
from batyskaf.core.reason import Reason, Refused
from batyskaf.locale import Texts
from batyskaf.terminal.seats import shown_names
from batyskaf.terminal.tables import table_for

Pack = dict[str, object]


def read_pack(path: Path) -> Pack:
    """Read a pack; whether its entries are right is the game's to say."""
    raw = read_json(path)
    if not isinstance(raw, dict):
        raise ContentError([Fault(str(path), "", "", Reason("fault-pack"))])
    return raw


def check_pack(path: Path) -> tuple[str, str, dict[str, int]]:
    """Load a pack into its game; return the game, the pack's name and how many entries each section has."""
    pack = read_pack(path)
    game = pack.get("game")
    if not isinstance(game, str) or game not in games.names():
        raise ContentError([Fault(str(path), "", "game", Reason("fault-game", {"known": ", ".join(games.names())}))])
    load_packs(game, [(path, pack)])
    sections = {name: len(entries) for name, entries in pack.items() if isinstance(entries, list)}
    return game, str(pack["name"]), sections


def load_packs(game: str, packs: Sequence[tuple[Path, Pack]]) -> Game:
    """Load a game with packs from files; what is wrong with a pack is said by its file."""
    try:
        return games.load(game, [pack for _, pack in packs])
    except ContentError as error:
        files = {pack_name(pack, number): str(path) for number, (path, pack) in enumerate(packs, 1)}
        told = [msgspec.structs.replace(fault, file=files.get(fault.file, fault.file)) for fault in error.faults]
        raise ContentError(told) from None


def story(path: Path, texts: Texts) -> Iterator[str]:
    """Tell a match file as sentences: everything once it is over, before that only what everyone saw.

    A finished match of other rules is told from the events that were stored with it.
    """
    recording = read_recording(path)
    try:
        match = replay(recording, games.load)
    except Refused as refused:
        if refused.reason.id != "refused-match-rules" or recording.closing is None:
            raise
        yield texts.why(refused.reason)
        yield from _stored(recording, texts)
        return
    names = table_for(match.game, texts).names(shown_names(match.seats, texts))
    if match.over:
        steps = [match.opening_events, *(played.events for played in match.played)]
    else:
        steps = list(match.seen(None))
    for step in steps:
        for event in step:
            yield texts.event(match.game, event, names)


def _stored(recording: Recording, texts: Texts) -> Iterator[str]:
    game = games.load(recording.header.game)
    names = table_for(game, texts).names(shown_names(recording.header.seats, texts))
    for told in recording.header.opening:
        yield texts.stored(game, told, names)
    standing: list[tuple[dict[str, object], ...]] = []
    for entry in recording.entries:
        if isinstance(entry, UndoEntry):
            del standing[len(standing) - entry.count :]
        else:
            standing.append(entry.events)
    for step in standing:
        for told in step:
            yield texts.stored(game, told, names)
