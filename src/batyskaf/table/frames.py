"""What each seat is sent: made only from the game's view of that seat and from events as that seat sees them."""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

from batyskaf.core.events import Event, seen_all
from batyskaf.core.hosting import Hosting
from batyskaf.core.match import MoveEntry, UndoEntry
from batyskaf.core.moves import MoveTable
from batyskaf.table import log
from batyskaf.table import protocol as say
from batyskaf.table.log import LogEntry
from batyskaf.table.room import Head, Room

Plain = dict[str, object]


def plain_events(events: tuple[Event, ...], seat: int | None) -> tuple[Plain, ...]:
    """Events as a seat sees them. The encoder writes Structs as objects, so they need no copying first."""
    return cast("tuple[Plain, ...]", seen_all(events, seat))


def seen_move(moves: MoveTable, entry: MoveEntry, seat: int | None) -> str:
    """A secret move reads as its twin for all but the seat that made it."""
    return entry.move if seat == entry.seat else moves.text(moves.twin(moves.id(entry.move)))


def step(
    moves: MoveTable, seq: int, entry: LogEntry, events: tuple[Event, ...], seat: int | None
) -> say.AnyStep | None:
    """An entry of the log as a seat sees it; None for what is nobody's business."""
    match entry:
        case MoveEntry():
            move = seen_move(moves, entry, seat)
            return say.Moved(seq=seq, seat=entry.seat, move=move, events=plain_events(events, seat))
        case UndoEntry():
            return say.Undone(seq=seq, seat=entry.seat, count=entry.count, agreed=entry.agreed)
        case log.StartEntry():
            return say.Started(seq=seq, events=plain_events(events, seat))
    return table_step(seq, entry)


STEPS: dict[type[LogEntry], type[say.AnyStep]] = {
    log.SatEntry: say.Sat,
    log.SayEntry: say.Said,
    log.ProposeEntry: say.Proposed,
    log.VoteEntry: say.Voted,
    log.PauseEntry: say.Paused,
    log.HandEntry: say.Raised,
    log.GrantEntry: say.Granted,
    log.EndEntry: say.Ended,
    log.RematchEntry: say.Rematched,
}
"""Which entries everybody is told of, and as what. A step has those fields of its entry that everybody may know; the
two are apart because one is stored for good and the other may change with the protocol."""


def table_step(seq: int, entry: LogEntry) -> say.AnyStep | None:
    """What happened around the match, the same for everyone."""
    kind = STEPS.get(type(entry))
    if kind is None:
        return None
    return kind(seq=seq, **{name: getattr(entry, name) for name in kind.__struct_fields__ if name != "seq"})


def steps(room: Room, seat: int | None, since: int) -> Iterator[say.AnyStep]:
    """Everything after `since`, as a seat sees it."""
    for shown in room.shown[max(since, 0) :]:
        made = step(room.game.moves, shown.stored.seq, shown.stored.entry, shown.events, seat)
        if made is not None:
            yield made


def pack_names(packs: Iterable[Mapping[str, object]]) -> tuple[str, ...]:
    return tuple(str(pack.get("name", "?")) for pack in packs)


def info(room: Room, watching: bool = False) -> say.TableInfo:
    """What everyone may know about a table; whoever knows a campaign may play in it, so spectators don't."""
    seq, made = room.told.get(watching, (-1, None))
    if made is None or seq != room.seq:
        made = _info(room, watching)
        room.told[watching] = (room.seq, made)
    return made


def _info(room: Room, watching: bool) -> say.TableInfo:
    return table_info(
        room.head,
        room.hosting,
        seats=tuple(
            say.SeatInfo(chair.kind, chair.name, chair.bot, chair.away, chair.hand, chair.granted)
            for chair in room.chairs
        ),
        status=room.status,
        paused=room.paused,
        next=room.next,
        proposal=room.proposal,
        campaign=None if watching else room.head.campaign,
    )


def table_info(
    head: Head,
    hosting: Hosting,
    *,
    seats: tuple[say.SeatInfo, ...],
    status: say.Status,
    paused: bool,
    next: str | None,
    proposal: say.Proposal | None = None,
    campaign: str | None = None,
) -> say.TableInfo:
    """What is told of a table, awake or only stored: what it is from the start, and how it stands."""
    return say.TableInfo(
        id=head.id,
        game=head.game,
        options=head.options,
        settings=head.settings,
        seats=seats,
        status=status,
        paused=paused,
        chat=head.chat(hosting),
        phrases=hosting.phrases,
        proposal=proposal,
        commitment=head.commitment.hash,
        made=head.made,
        parent=head.parent,
        at=head.at,
        campaign=campaign,
        next=next,
        packs=pack_names(head.packs),
        chosen=head.chosen,
        shares=hosting.shares_views,
    )


def clock(room: Room, now: float) -> say.Clock | None:
    """The clock that counts now: the game's own, or that of the seat that is asked."""
    left = room.game_left(now)
    seconds = room.hosting.seconds(room.options)
    if left is not None and seconds is not None:
        return say.Clock("game", None, float(seconds), round(left, 2), not room.paused)
    left = room.seat_left(now)
    mode = room.head.settings.clock
    if left is None or mode == "off":
        return None
    return say.Clock(mode, room.asked, float(room.head.settings.seconds), round(left, 2), not room.paused)


def undo_info(room: Room, seat: int) -> say.UndoInfo:
    match = room.match
    if match is None or room.status != "playing" or match.state.timed:
        return say.UndoInfo(0, False)
    free = 1 if seat in match.state.committed() else len(match.played) - match.floor(seat)
    return say.UndoInfo(free, any(played.seat == seat for played in match.played))


def legal(room: Room, seat: int) -> tuple[str, ...]:
    if room.match is None or room.turn != seat:
        return ()
    return tuple(room.game.moves.text(move) for move in room.match.state.legal())


def view(room: Room, seat: int | None) -> Plain | None:
    return None if room.match is None else cast(Plain, room.match.state.view(seat))


def frame(room: Room, seat: int | None, since: int, now: float) -> say.Frame:
    """The frame of a seat (None: a spectator) with all steps after `since`."""
    over = room.status == "over" and room.match is not None
    result = room.match.state.result() if over and room.match is not None and room.match.over else None
    standing = room.hosting.standing_moves
    return say.Frame(
        seq=room.seq,
        seat=seat,
        steps=tuple(steps(room, seat, since)),
        table=info(room, watching=seat is None),
        turn=room.turn,
        owner=room.owner,
        view=view(room, seat),
        legal=() if seat is None else legal(room, seat),
        standing=standing[0] if standing and seat is not None else None,
        stands=() if seat is None else tuple(sorted(room.chairs[seat].stands)),
        undo=say.UndoInfo(0, False) if seat is None else undo_info(room, seat),
        clock=clock(room, now),
        result=result,
        proof=say.Proof(room.head.seed, room.head.salt) if over else None,
        shared=_shared(room) if seat is None else {},
    )


def _shared(room: Room) -> dict[str, Plain]:
    """Views that seats granted to spectators: in some games only after the end."""
    if room.match is None or not (room.hosting.shares_views or room.status == "over"):
        return {}
    return {
        str(seat): cast(Plain, room.match.state.view(seat)) for seat, chair in enumerate(room.chairs) if chair.granted
    }
