"""Files given on the command line: match files to replay, packs to check. Errors name the place in the file."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from batyskaf import games
from batyskaf.core.content import ContentError, Fault, pack_name, read_json
from batyskaf.core.corrections import KEY as CORRECTIONS
from batyskaf.core.faults import read_file
from batyskaf.core.game import Game
from batyskaf.core.matchfile import Recording, UndoEntry, read_recording, replay
from batyskaf.core.reason import Reason, Refused
from batyskaf.core.words import Text, texts_in
from batyskaf.lab.measured import Measured
from batyskaf.locale import LANGUAGES, Texts
from batyskaf.render import renderer_for
from batyskaf.render.seats import shown_names

Pack = dict[str, object]


def read_pack(path: Path) -> Pack:
    """Read a pack; the game checks its entries."""
    raw = read_json(path)
    if not isinstance(raw, dict):
        raise ContentError([Fault(str(path), "", "", Reason("fault-pack"))])
    return raw


class CheckedPack(msgspec.Struct, frozen=True):
    """What a valid pack adds to its game."""

    game: str
    name: str
    sections: dict[str, int]
    lacking: dict[str, list[str]]
    """By language: the texts of the pack that are not translated into it."""
    unknown: list[str]
    """Languages of the pack that Batyskaf doesn't have."""


def check_pack(path: Path) -> CheckedPack:
    """Load a pack into its game; return the number of entries in each section, and missing or unknown languages."""
    pack = read_pack(path)
    game = pack.get("game")
    if not isinstance(game, str) or game not in games.names():
        raise ContentError([Fault(str(path), "", "game", Reason("fault-game", {"known": ", ".join(games.names())}))])
    texts = dict(_texts_of(load_packs(game, [(path, pack)]), pack))
    lacking = {lang: [place for place, text in texts.items() if lang not in text] for lang in LANGUAGES}
    unknown = sorted({lang for text in texts.values() for lang in text} - set(LANGUAGES))
    sections = {name: len(entries) for name, entries in pack.items() if isinstance(entries, list)}
    amended = sum(map(len, corrections_of(pack).values()))
    if amended:
        sections[CORRECTIONS] = amended
    return CheckedPack(game, str(pack["name"]), sections, lacking, unknown)


def read_figures(path: Path) -> Measured:
    """Read the figures of a pack."""
    try:
        return msgspec.json.decode(read_file(path), type=Measured)
    except msgspec.DecodeError as error:
        raise Refused("refused-measure-file", file=str(path), detail=str(error)) from None


def corrections_of(pack: Pack) -> dict[str, dict[str, Pack]]:
    """The corrections of a pack that a game has accepted, by section and id."""
    return msgspec.convert(pack.get(CORRECTIONS, {}), dict[str, dict[str, Pack]])


def _texts_of(game: Game, pack: Pack) -> Iterator[tuple[str, Text]]:
    """The texts of a pack, each with its place."""
    for section, entries in game.entries().items():
        raw = pack.get(section)
        for item in raw if isinstance(raw, list) else ():
            for place, text in texts_in(entries.get(item["id"])):
                yield f"{section} {item['id']}: {place}", text


def load_packs(game: str, packs: Sequence[tuple[Path, Pack]]) -> Game:
    """Load a game with packs from files; errors name the file of the pack."""
    try:
        return games.load(game, [pack for _, pack in packs])
    except ContentError as error:
        files = {pack_name(pack, number): str(path) for number, (path, pack) in enumerate(packs, 1)}
        named = [msgspec.structs.replace(fault, file=files.get(fault.file, fault.file)) for fault in error.faults]
        raise ContentError(named) from None


def story(path: Path, texts: Texts) -> Iterator[str]:
    """A match file as sentences: everything if the match is over, otherwise only what everyone saw.

    A finished match of another rules version is shown by the events stored with it.
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
    renderer = renderer_for(match.game, texts, match.options)
    names = renderer.names(shown_names(match.seats, texts))
    if match.over:
        steps = [match.opening_events, *(played.events for played in match.played)]
    else:
        steps = list(match.seen(None))
    for step in steps:
        yield from filter(None, (renderer.line(event, names) for event in step))


def _stored(recording: Recording, texts: Texts) -> Iterator[str]:
    game = games.load(recording.header.game)
    names = renderer_for(game, texts).names(shown_names(recording.header.seats, texts))
    for event in recording.header.opening:
        yield texts.stored(game, event, names)
    steps: list[tuple[dict[str, object], ...]] = []
    for entry in recording.entries:
        if isinstance(entry, UndoEntry):
            del steps[len(steps) - entry.count :]
        else:
            steps.append(entry.events)
    for step in steps:
        for event in step:
            yield texts.stored(game, event, names)
