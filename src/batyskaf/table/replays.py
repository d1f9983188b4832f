"""Matches that are over, step by step: from a table's log or from an uploaded match file.

Played again by the rules where those are the same; else told by the events that were stored, without views.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from batyskaf.core.match import HOST, Match, MoveEntry, Played, UndoEntry
from batyskaf.core.matchfile import FORMAT as FILE_FORMAT
from batyskaf.core.matchfile import Closing, Header, Recording, parse_recording, played_again, replay
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result
from batyskaf.table import bodies, log
from batyskaf.table import protocol as say
from batyskaf.table.frames import Plain, pack_names, step, steps
from batyskaf.table.hub import Hub, Origin
from batyskaf.table.log import Stored
from batyskaf.table.room import Head, Room
from batyskaf.table.tables import game_of

LONGEST = 5000
"""Entries of an uploaded match; no game of ours comes near it."""


async def recording_of(hub: Hub, id: str) -> Recording:
    """A finished match by the id of its table or of its upload."""
    uploaded = await hub.store.recording(id)
    if uploaded is not None:
        return parse_recording(uploaded, id)
    head = await hub.store.head(id)
    if head is None:
        raise Refused("refused-no-table", table=id)
    entries = await hub.store.log(id)
    ended = next((stored.entry for stored in entries if isinstance(stored.entry, log.EndEntry)), None)
    if ended is None:
        raise Refused("refused-table-running")
    return _recorded(head, entries, ended.result)


def _recorded(head: Head, entries: Sequence[Stored], result: Result | None) -> Recording:
    """A table's log as the match file it would be."""
    names: dict[int, str] = {}
    opening: tuple[Plain, ...] = ()
    for stored in entries:
        if isinstance(stored.entry, log.SatEntry):
            names[stored.entry.seat] = stored.entry.name
        elif isinstance(stored.entry, log.StartEntry):
            opening = stored.entry.events
    header = Header(
        batyskaf=FILE_FORMAT,
        game=head.game,
        rules=head.rules,
        content=head.content,
        options=head.options,
        seats=tuple(names.get(seat) or str(seat + 1) for seat in range(max(names, default=-1) + 1)),
        commitment=head.commitment.hash,
        seed=head.seed,
        salt=head.salt,
        packs=head.packs,
        opening=opening,
    )
    played = tuple(stored.entry for stored in entries if isinstance(stored.entry, MoveEntry | UndoEntry))
    return Recording(head.id, header, played, Closing(result) if result is not None else None)


async def upload(hub: Hub, data: bytes) -> str:
    """Keep a match file that someone has; it must be whole and belong to a game we know."""
    recording = parse_recording(data, "upload")
    if len(recording.entries) > LONGEST:
        raise Refused("refused-match-long", most=LONGEST)
    game_of(recording.header.game, recording.header.packs)
    id = "u" + hashlib.sha256(data).hexdigest()[:20]
    await hub.store.new_recording(id, data)
    return id


def replayed(id: str, recording: Recording, seat: int | None) -> bodies.Replay:
    """Step by step as a seat saw it (None: a spectator)."""
    header = recording.header
    if seat is not None and not 0 <= seat < len(header.seats):
        raise Refused("refused-table-seat", seat=seat + 1)
    try:
        told = tuple(_played(recording, seat))
        exact = True
    except Refused:
        told = tuple(_told(recording))
        exact = False
    return bodies.Replay(
        id=id,
        game=header.game,
        options=header.options,
        packs=pack_names(header.packs),
        seats=header.seats,
        seat=seat,
        exact=exact,
        steps=told,
        result=recording.closing.result if recording.closing is not None else None,
        commitment=header.commitment,
        proof=say.Proof(header.seed, header.salt),
    )


def _played(recording: Recording, seat: int | None) -> Iterator[bodies.ReplayStep]:
    fresh: list[Played] = []
    stood = 0
    for seq, (match, entry) in enumerate(played_again(recording, game_of)):
        fresh += match.played[stood:]
        stood = len(match.played)
        events = match.opening_events if entry is None else ()
        if isinstance(entry, MoveEntry):
            events = fresh.pop(0).events
        made = step(match.game.moves, seq, entry or log.StartEntry(), events, seat)
        assert made is not None
        yield _step(match, made, seat)


def _step(match: Match, made: say.AnyStep, seat: int | None) -> bodies.ReplayStep:
    # A view is a picture of this moment; the state goes on, so it is written down now.
    view = cast(Plain, msgspec.to_builtins(match.state.view(seat)))
    return bodies.ReplayStep(step=made, at=len(match.played), view=view)


def _told(recording: Recording) -> Iterator[bodies.ReplayStep]:
    """By stored events alone: everything is told, for the match is over."""
    yield bodies.ReplayStep(step=say.Started(seq=0, events=recording.header.opening), at=0, view=None)
    at = 0
    for number, entry in enumerate(recording.entries, start=1):
        if isinstance(entry, UndoEntry):
            at -= entry.count
            made: say.AnyStep = say.Undone(seq=number, seat=entry.seat, count=entry.count, agreed=entry.agreed)
        else:
            at += 1
            made = say.Moved(seq=number, seat=entry.seat, move=entry.move, events=entry.events)
        yield bodies.ReplayStep(step=made, at=at, view=None)


def origin_of(id: str, recording: Recording) -> Origin:
    """What a fork needs; the match must still replay by these rules."""
    match = replay(recording, game_of)
    moves = tuple((played.seat, match.game.moves.text(played.move)) for played in match.played)
    while moves and moves[-1][0] == HOST:
        moves = moves[:-1]  # a clock that ran out or a vote to end is no position to play on from
    return Origin(
        id=id,
        game=recording.header.game,
        packs=recording.header.packs,
        options=recording.header.options,
        seed=match.commitment.seed,
        moves=moves,
    )


def own_log(room: Room, seat: int | None) -> bytes:
    """While a match runs: what this seat was shown, one line for each entry."""
    return b"".join(msgspec.json.encode(step) + b"\n" for step in steps(room, seat, 0))
