"""What a seat is sent, made only from the game's view for that seat and from events as that seat sees them."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from batyskaf.core.events import EVERYONE, Event, EventData, as_data, seen_all
from batyskaf.core.match import Played, Undone
from batyskaf.core.moves import MoveTable
from batyskaf.core.presentation import Presentation
from batyskaf.table import log, steps
from batyskaf.table import protocol as say
from batyskaf.table.room import Listing, Room, allows_chat

Plain = dict[str, object]


def seen_events(events: tuple[Event, ...], seat: int | None) -> EventData:
    """Events as a seat sees them."""
    return as_data(seen_all(events, seat))


def seen_move(moves: MoveTable, played: Played, seat: int | None) -> str:
    """The text of a move; a secret one reads as its twin for everyone but the seat that made it."""
    return moves.text(played.move if seat == played.seat else moves.twin(played.move))


def step(moves: MoveTable, seq: int, entry: log.Entry, seat: int | None) -> steps.AnyStep | None:
    """An entry of the log as a seat sees it; None for entries that nobody is sent."""
    match entry:
        case Played():
            move = seen_move(moves, entry, seat)
            return steps.Moved(seq=seq, seat=entry.seat, move=move, events=seen_events(entry.events, seat))
        case Undone():
            return steps.Undone(seq=seq, seat=entry.seat, count=entry.count, agreed=entry.agreed)
        case log.Started():
            return steps.Started(seq=seq, events=seen_events(entry.events, seat))
    return table_step(seq, entry)


STEPS: dict[type[log.TableEntry], type[steps.AnyStep]] = {
    log.SatEntry: steps.Sat,
    log.SayEntry: steps.Said,
    log.ProposeEntry: steps.Proposed,
    log.VoteEntry: steps.Voted,
    log.WithdrawEntry: steps.Withdrawn,
    log.ExpireEntry: steps.Expired,
    log.UnansweredEntry: steps.Unanswered,
    log.PauseEntry: steps.Paused,
    log.HandEntry: steps.Raised,
    log.GrantEntry: steps.Granted,
    log.EndEntry: steps.Ended,
    log.RematchEntry: steps.Rematched,
}
"""The entries that everyone is sent, and as which step. A step has those fields of its entry that everyone may know.
The types are separate because entries are stored for good and steps may change with the protocol."""


def table_step(seq: int, entry: log.AnyTableEntry) -> steps.AnyStep | None:
    """The step of an entry of the table itself, the same for everyone."""
    kind = STEPS.get(type(entry))
    if kind is None:
        return None
    return kind(seq=seq, **{name: getattr(entry, name) for name in kind.__struct_fields__ if name != "seq"})


def steps_after(room: Room, seat: int | None, since: int) -> tuple[steps.AnyStep, ...]:
    """All steps after `since`, as a seat sees them. The last one is made once if everyone sees the same."""
    made = [_last_step(room, happened, seat) for happened in room.log[max(since, 0) :]]
    return tuple([one for one in made if one is not None])


def _last_step(room: Room, happened: log.Happened, seat: int | None) -> steps.AnyStep | None:
    if room.shown is not None and room.shown[0] == happened.seq:
        return room.shown[1]
    made = step(room.game.moves, happened.seq, happened.entry, seat)
    if happened.seq == room.seq and _is_public(room.game.moves, happened.entry):
        room.shown = (happened.seq, made)
    return made


def _is_public(moves: MoveTable, entry: log.Entry) -> bool:
    """Whether everyone sees the same of an entry."""
    if isinstance(entry, Played):
        return moves.twin(entry.move) == entry.move and all(event.audience() is EVERYONE for event in entry.events)
    return not isinstance(entry, log.Started)


def info(room: Room, watching: bool = False) -> say.TableInfo:
    """What everyone may know about a table. Anyone who knows a campaign may play in it, so spectators don't get it."""
    return _info_made(room, watching)[0]


def _info_made(room: Room, watching: bool) -> tuple[say.TableInfo, msgspec.Raw]:
    """The information about a table, also as it is sent. It is made once until it changes; moves don't change it."""
    seq, info, raw = room.infos.get(watching, (-1, None, None))
    if info is None or raw is None or seq != room.table_seq:
        info = _info(room, watching)
        raw = msgspec.Raw(say.encode(info))
        room.infos[watching] = (room.table_seq, info, raw)
    return info, raw


def _info(room: Room, watching: bool) -> say.TableInfo:
    return table_info(
        room.listing,
        room.presentation,
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
    listing: Listing,
    presentation: Presentation,
    *,
    seats: tuple[say.SeatInfo, ...],
    status: say.Status,
    paused: bool,
    next: str | None,
    proposal: say.Proposal | None = None,
    campaign: str | None = None,
) -> say.TableInfo:
    """The description of a table, in memory or only stored: what is fixed, and its present status."""
    return say.TableInfo(
        id=listing.id,
        game=listing.game,
        options=listing.options,
        settings=listing.settings,
        seats=seats,
        status=status,
        paused=paused,
        chat=allows_chat(listing.settings, presentation),
        phrases=presentation.phrases,
        proposal=proposal,
        commitment=listing.commitment,
        made=listing.made,
        parent=listing.parent,
        at=listing.at,
        campaign=campaign,
        next=next,
        packs=listing.packs,
        chosen=listing.chosen,
        shares=presentation.shares_views,
    )


def clock(room: Room, now: float) -> say.Clock | None:
    """The clock that runs now: the game's own, or that of the seat that is asked."""
    left = room.game_left(now)
    if left is not None:
        seconds = float(room.presentation.seconds(room.options) or 0)
        return say.Clock("game", None, seconds, round(left, 2), not room.paused)
    left = room.seat_left(now)
    mode = room.head.settings.clock
    if left is None or mode == "off":
        return None
    return say.Clock(mode, room.asked, float(room.head.settings.seconds), round(left, 2), not room.paused)


NO_UNDO = say.UndoInfo(0, False)


def undo_info(room: Room, seat: int) -> say.UndoInfo:
    match = room.match
    if match is None or room.status != "playing" or match.state.timed:
        return NO_UNDO
    if room.head.settings.by_message and room.turn != seat:
        return NO_UNDO
    free = 1 if seat in match.state.committed() else len(match.played) - match.floor(seat)
    return say.UndoInfo(free, not room.head.settings.by_message and match.has_moved(seat))


def legal(room: Room, seat: int) -> tuple[str, ...]:
    if room.match is None or room.turn != seat:
        return ()
    return tuple(room.game.moves.text(move) for move in room.match.state.legal())


def update(room: Room, seat: int | None, since: int, now: float) -> say.Update:
    """The update for a seat (None: a spectator) with all steps after `since`."""
    return updates(room, [(seat, since)], now)[0]


def updates(room: Room, wanted: Sequence[tuple[int | None, int]], now: float) -> list[say.Update]:
    """Updates for seats and the `seq` that each has already: what they have in common is made once."""
    return _updates(room, wanted, now, sent=False)


def frames(room: Room, wanted: Sequence[tuple[int | None, int]], now: float) -> list[bytes]:
    """These updates as they are sent."""
    return list(map(say.encode, _updates(room, wanted, now, sent=True)))


def _updates(room: Room, wanted: Sequence[tuple[int | None, int]], now: float, sent: bool) -> list[say.Update]:
    seats = list({seat: None for seat, _ in wanted})
    views = [None] * len(seats) if room.match is None else room.match.state.views(seats)
    seen = dict(zip(seats, cast("list[Plain | None]", views), strict=True))
    public = _public(room, now)
    return [
        say.Update(
            seat=seat,
            steps=steps_after(room, seat, since),
            table=cast(say.TableInfo, _info_made(room, seat is None)[sent]),
            view=seen[seat],
            legal=() if seat is None else legal(room, seat),
            stands=() if seat is None else _auto_answers(room, seat),
            standing=None if seat is None else _offered(room),
            undo=NO_UNDO if seat is None else undo_info(room, seat),
            shared=_shared(room) if seat is None else {},
            **public,
        )
        for seat, since in wanted
    ]


def _public(room: Room, now: float) -> dict[str, Any]:
    """The part of an update that everyone gets."""
    over = room.status == "over" and room.match is not None
    result = room.match.state.result() if over and room.match is not None and room.match.over else None
    return {
        "seq": room.seq,
        "turn": room.turn,
        "owner": room.owner,
        "clock": clock(room, now),
        "answer_in": None if room.proposal is None else round(max(0.0, room.answer_by - now), 2),
        "result": result,
        "proof": say.Proof(room.head.seed, room.head.salt) if over and not room.head.sealed else None,
    }


def _offered(room: Room) -> str | None:
    offered = room.presentation.auto_answers
    return offered[0] if offered else None


def _auto_answers(room: Room, seat: int) -> tuple[str, ...]:
    answers = room.chairs[seat].auto_answers
    return tuple(sorted(room.game.moves.text(move) for move in answers)) if answers else ()


def _shared(room: Room) -> dict[str, Plain]:
    """Views that seats share with spectators: in some games only after the end."""
    if room.match is None or not (room.presentation.shares_views or room.status == "over"):
        return {}
    seats = [seat for seat, chair in enumerate(room.chairs) if chair.granted]
    return dict(zip(map(str, seats), cast("list[Plain]", room.match.state.views(seats)), strict=True))
