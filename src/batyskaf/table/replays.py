"""Replays of finished matches, step by step, from the log of a table or an uploaded match file.

A match is played again if the rules are still the same; otherwise its stored events are shown, without views.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from batyskaf.core.match import HOST, Match
from batyskaf.core.matchfile import FORMAT as FILE_FORMAT
from batyskaf.core.matchfile import (
    Closing,
    Header,
    MoveEntry,
    Recording,
    UndoEntry,
    parse_recording,
    played_again,
    replay,
)
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result
from batyskaf.table import bodies, log, steps
from batyskaf.table import protocol as say
from batyskaf.table.hub import Hub, Origin
from batyskaf.table.log import Stored
from batyskaf.table.room import Head, Room, pack_names
from batyskaf.table.tables import game_of
from batyskaf.table.updates import Plain, step, steps_after

LONGEST = 5000
"""Entries of an uploaded match; none of our games comes near it."""


async def recording_of(hub: Hub, id: str) -> Recording:
    """A finished match by the id of its table or of its upload."""
    uploaded = await hub.store.recording(id)
    if uploaded is not None:
        return parse_recording(uploaded, id)
    head = await hub.store.head(id)
    if head is None:
        raise Refused("refused-no-table", table=id)
    if head.sealed is not None and head.sealed >= hub.date():
        raise Refused("refused-daily-sealed")
    entries = await hub.store.log(id)
    ended = next((stored.entry for stored in entries if isinstance(stored.entry, log.EndEntry)), None)
    if ended is None:
        raise Refused("refused-table-running")
    return _recorded(head, entries, ended.result)


def _recorded(head: Head, entries: Sequence[Stored], result: Result | None) -> Recording:
    """The log of a table as a match file."""
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
    """Store a match file; it must be complete and belong to a known game."""
    recording = parse_recording(data, "upload")
    if len(recording.entries) > LONGEST:
        raise Refused("refused-match-long", most=LONGEST)
    await hub.game(recording.header.game, recording.header.packs)
    id = "u" + hashlib.sha256(data).hexdigest()[:20]
    await hub.store.new_recording(id, data)
    return id


def replayed(id: str, recording: Recording, seat: int | None) -> bodies.Replay:
    """A recording step by step, as a seat saw it (None: a spectator)."""
    header = recording.header
    if seat is not None and not 0 <= seat < len(header.seats):
        raise Refused("refused-table-seat", seat=seat)
    try:
        shown = tuple(_played(recording, seat))
        exact = True
    except Refused:
        shown = tuple(_stored(recording))
        exact = False
    return bodies.Replay(
        id=id,
        game=header.game,
        options=header.options,
        packs=pack_names(header.packs),
        seats=header.seats,
        seat=seat,
        exact=exact,
        steps=shown,
        result=recording.closing.result if recording.closing is not None else None,
        commitment=header.commitment,
        proof=say.Proof(header.seed, header.salt),
    )


def _played(recording: Recording, seat: int | None) -> Iterator[bodies.ReplayStep]:
    """Play the match again."""
    for seq, (match, entry) in enumerate(played_again(recording, game_of)):
        made = step(match.game.moves, seq, entry or log.Started(match.opening_events), seat)
        assert made is not None
        yield _step(match, made, seat)


def _step(match: Match, made: steps.AnyStep, seat: int | None) -> bodies.ReplayStep:
    # The state changes with the next move, so the view is converted now.
    view = cast(Plain, msgspec.to_builtins(match.state.view(seat)))
    return bodies.ReplayStep(step=made, at=len(match.played), view=view)


def _stored(recording: Recording) -> Iterator[bodies.ReplayStep]:
    """Show the stored events. All of them: the match is over."""
    yield bodies.ReplayStep(step=steps.Started(seq=0, events=recording.header.opening), at=0, view=None)
    at = 0
    for number, entry in enumerate(recording.entries, start=1):
        if isinstance(entry, UndoEntry):
            at -= entry.count
            made: steps.AnyStep = steps.Undone(seq=number, seat=entry.seat, count=entry.count, agreed=entry.agreed)
        else:
            at += 1
            made = steps.Moved(seq=number, seat=entry.seat, move=entry.move, events=entry.events)
        yield bodies.ReplayStep(step=made, at=at, view=None)


def origin_of(id: str, recording: Recording) -> Origin:
    """What a fork needs; the match must replay by the present rules."""
    match = replay(recording, game_of)
    moves = tuple((played.seat, played.move) for played in match.played)
    while moves and moves[-1][0] == HOST:
        moves = moves[:-1]  # the clock ran out or the table voted to end: resume from before that
    return Origin(
        id=id,
        game=recording.header.game,
        packs=recording.header.packs,
        options=recording.header.options,
        seed=match.commitment.seed,
        moves=moves,
    )


def own_log(room: Room, seat: int | None) -> bytes:
    """What a seat was shown so far in a running match, one line for each entry."""
    return b"".join(msgspec.json.encode(step) + b"\n" for step in steps_after(room, seat, 0))
