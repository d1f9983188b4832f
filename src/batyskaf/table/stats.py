"""Statistics of a server: what is kept of every finished match, and what is told of all of them.

People are known by a random key that their browser keeps; only its hash is stored. Others see a name only if its player
has used it at a public table.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from batyskaf.core.match import HOST
from batyskaf.table.bodies import OwnRecord, Rated, Stats, Tally
from batyskaf.table.ratings import Ratings
from batyskaf.table.room import Chair, Room

MIXED = "mixed"
SHOWN = 50
"""Places of a rating list."""


class Standing(NamedTuple):
    """How a seat did. `who` is the hash of a player's key, if there is one; `bot` names the bot that played."""

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
    standings: tuple[Standing, ...] = ()


def outcome(room: Room, now: float) -> Outcome | None:
    """What is kept of a match that has ended; nothing where the table was closed without a result."""
    match = room.match
    if match is None or not match.over:
        return None
    result, head = match.state.result(), room.head
    levels = {str(chair.played_by_bot) for chair in room.chairs if chair.played_by_bot}
    given_up = any(played.seat == HOST for played in match.played)
    standings = tuple(
        Standing(seat, *_player(chair), chair.name, float(result.scores[seat]), int(result.ranks[seat]))
        for seat, chair in enumerate(room.chairs)
        if seat < len(result.ranks)
    )
    known = [standing.who or standing.bot for standing in standings if standing.who or standing.bot]
    whole = not (head.chosen or head.parent or given_up) and result.success is None
    people = [standing.who for standing in standings if standing.who]
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
        standings=standings,
    )


def _player(chair: Chair) -> tuple[str, str]:
    """Who played a seat: a person by hash, or a bot by name; a seat that a bot stood in for is nobody's."""
    if chair.kind == "bot":
        return "", chair.bot or ""
    return ("" if chair.away else chair.player), ""


def told(outcomes: Iterable[Outcome], me: str) -> Stats:
    """The statistics of a server as one player sees them; `me` is the hash of their key."""
    found = sorted(outcomes, key=lambda one: one.ended)
    return Stats(tallies=_tallies(found), ratings=_ratings(found, me), mine=_mine(found, me) if me else ())


def _tallies(found: Sequence[Outcome]) -> tuple[Tally, ...]:
    """Tables, successes and scores by game, number of players, mission and level of the bots."""
    groups: dict[tuple[str, int, str, str], list[Outcome]] = defaultdict(list)
    for one in found:
        mission = one.mission if one.success is not None else ""
        groups[one.game, one.players, mission, one.bots].append(one)
    return tuple(
        Tally(
            game=game,
            players=players,
            mission=mission,
            bots=bots,
            played=len(ones),
            won=sum(bool(one.success) for one in ones) if ones[0].success is not None else None,
            best=max((standing.score for one in ones for standing in one.standings), default=0.0),
            mean=_mean([standing.score for one in ones for standing in one.standings]),
        )
        for (game, players, mission, bots), ones in sorted(groups.items(), key=lambda item: _order(item[0]))
    )


def _order(key: tuple[str, int, str, str]) -> tuple[str, int, int, str, str]:
    game, players, mission, bots = key
    return game, players, int(mission) if mission.isdigit() else 999, mission, bots


def _ratings(found: Sequence[Outcome], me: str) -> tuple[Rated, ...]:
    boards: dict[tuple[str, int], Ratings] = defaultdict(Ratings)
    names: dict[str, str] = {}
    for one in found:
        for standing in one.standings:
            if standing.who and one.public:
                names[standing.who] = standing.name
        if one.rated:
            boards[one.game, one.players].play(_places(one.standings))
    shown = []
    for (game, players), board in sorted(boards.items()):
        ranked = sorted(board.items(), key=lambda item: -item[1].points)
        listed = [(who, rating) for who, rating in ranked if who.startswith(BOT) or who in names or who == me]
        for who, rating in listed[:SHOWN]:
            bot = who.removeprefix(BOT) if who.startswith(BOT) else None
            name = names.get(who, "") if bot is None else bot
            shown.append(
                Rated(
                    game=game, players=players, name=name, bot=bot, me=who == me, points=round(rating.points),
                    played=rating.played, won=rating.won,
                )
            )  # fmt: skip
    return tuple(shown)


BOT = "bot:"


def _places(standings: Sequence[Standing]) -> dict[str, int]:
    """Places of all who are known; several bots of one level count as one, by the best of them."""
    places: dict[str, int] = {}
    for standing in standings:
        who = standing.who or (BOT + standing.bot if standing.bot else "")
        if who:
            places[who] = min(standing.rank, places.get(who, standing.rank))
    return places


def _mine(found: Sequence[Outcome], me: str) -> tuple[OwnRecord, ...]:
    """One's own matches by game and number of players, with the scores in order for a curve."""
    groups: dict[tuple[str, int], list[tuple[Outcome, Standing]]] = defaultdict(list)
    for one in found:
        for standing in one.standings:
            if standing.who == me:
                groups[one.game, one.players].append((one, standing))
    return tuple(
        OwnRecord(
            game=game,
            players=players,
            played=len(ones),
            won=sum(bool(one.success) if one.success is not None else own.rank == 1 for one, own in ones),
            best=max(own.score for _, own in ones),
            mean=_mean([own.score for _, own in ones]),
            scores=tuple(own.score for _, own in ones[-SHOWN:]),
        )
        for (game, players), ones in sorted(groups.items())
    )


def _mean(scores: Sequence[float]) -> float:
    return round(sum(scores) / len(scores), 2) if scores else 0.0
