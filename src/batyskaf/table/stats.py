"""What is stored of every finished match for the statistics; `totals` shows them to people.

A random key in the browser identifies a person; only its hash is stored. Others see a name only if its player has used
it at a public table.
"""

from typing import NamedTuple

from batyskaf.core.match import HOST
from batyskaf.table.room import Chair, Room

MIXED = "mixed"


class Place(NamedTuple):
    """The result of a seat. `who` is the hash of the player's key, if there is one; `bot` names the bot that played."""

    seat: int
    who: str
    bot: str
    name: str
    score: float
    rank: int


class Outcome(NamedTuple):
    """A finished match. `bots` is the level of all bots at the table, `mixed`, or empty without any."""

    table: str
    game: str
    players: int
    mission: str
    bots: str
    success: bool | None
    public: bool
    rated: bool
    ended: float
    ranking: tuple[Place, ...] = ()


def outcome(room: Room, now: float) -> Outcome | None:
    """The outcome of a finished match; None if the table was closed without a result."""
    match = room.match
    if match is None or not match.over:
        return None
    result, head = match.state.result(), room.head
    levels = {str(chair.played_by_bot) for chair in room.chairs if chair.played_by_bot}
    given_up = any(played.seat == HOST for played in match.played)
    ranking = tuple(
        Place(seat, *_player(chair), chair.name, float(result.scores[seat]), int(result.ranks[seat]))
        for seat, chair in enumerate(room.chairs)
        if seat < len(result.ranks)
    )
    known = [place.who or place.bot for place in ranking if place.who or place.bot]
    whole = not (head.chosen or head.parent or given_up or room.taken_back) and result.success is None
    people = [place.who for place in ranking if place.who]
    return Outcome(
        table=head.id,
        game=head.game,
        players=len(room.chairs),
        mission=str(head.options.get("mission") or ""),
        bots=levels.pop() if len(levels) == 1 else MIXED if levels else "",
        success=result.success,
        public=head.settings.public,
        rated=whole and len(people) == len(set(people)) and len(set(known)) > 1,
        ended=now,
        ranking=ranking,
    )


def _player(chair: Chair) -> tuple[str, str]:
    """The player of a seat: a person by hash, or a bot by name; nobody if a bot stood in for a person."""
    if chair.kind == "bot":
        return "", chair.bot or ""
    return ("" if chair.away else chair.player), ""
