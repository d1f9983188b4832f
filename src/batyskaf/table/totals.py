"""The statistics of a server as people see them, kept up to date match by match."""

from collections import defaultdict, deque
from collections.abc import Iterable

from batyskaf.table.bodies import OwnRecord, Rated, Stats, Tally
from batyskaf.table.ratings import Rating, Ratings
from batyskaf.table.stats import Outcome, Place

SHOWN = 50
"""Places of a rating list, and scores of a person's record."""
BOT = "bot:"


class Sum:
    """Scores that were added one by one."""

    def __init__(self) -> None:
        self.played = 0
        self.won = 0
        self.best = 0.0
        self._sum = 0.0
        self._count = 0

    def add(self, score: float) -> None:
        self.best = score if self._count == 0 else max(self.best, score)
        self._sum += score
        self._count += 1

    @property
    def mean(self) -> float:
        return round(self._sum / self._count, 2) if self._count else 0.0


class Group(Sum):
    """Matches of one kind."""

    success: bool | None = None

    def count(self, one: Outcome) -> None:
        self.played += 1
        self.won += bool(one.success)
        self.success = one.success
        for place in one.ranking:
            self.add(place.score)


class Own(Sum):
    """The matches of one person at one kind of table."""

    def __init__(self) -> None:
        super().__init__()
        self.scores: deque[float] = deque(maxlen=SHOWN)

    def count(self, one: Outcome, place: Place) -> None:
        self.played += 1
        self.won += bool(one.success) if one.success is not None else place.rank == 1
        self.add(place.score)
        self.scores.append(place.score)


class Ladder:
    """The ratings of one kind of table, and the best of those whom everyone may see."""

    def __init__(self) -> None:
        self.ratings = Ratings()
        self._shown: list[str] | None = None

    def play(self, ranks: dict[str, int]) -> None:
        self.ratings.play(ranks)
        self._shown = None

    def forget(self) -> None:
        """Somebody may have become visible."""
        self._shown = None

    def best(self, names: dict[str, str], me: str) -> list[tuple[str, Rating]]:
        """The first places; a person also sees their own."""
        if self._shown is None:
            seen = [who for who in self.ratings if who.startswith(BOT) or who in names]
            self._shown = sorted(seen, key=self._points)[:SHOWN]
        listed = self._shown
        if me and me in self.ratings and me not in listed:
            listed = sorted([*listed, me], key=self._points)[:SHOWN]
        return [(who, self.ratings[who]) for who in listed]

    def _points(self, who: str) -> float:
        return -self.ratings[who].points


class Totals:
    """All statistics. Outcomes must be added in order of time, as running ratings require."""

    def __init__(self, outcomes: Iterable[Outcome] = ()) -> None:
        self.matches = 0
        self._groups: dict[tuple[str, int, str, str], Group] = defaultdict(Group)
        self._boards: dict[tuple[str, int], Ladder] = defaultdict(Ladder)
        self._people: dict[str, dict[tuple[str, int], Own]] = {}
        self._names: dict[str, str] = {}
        for one in outcomes:
            self.add(one)

    def add(self, one: Outcome) -> None:
        self.matches += 1
        mission = one.mission if one.success is not None else ""
        self._groups[one.game, one.players, mission, one.bots].count(one)
        for place in one.ranking:
            if place.who:
                own = self._people.setdefault(place.who, {})
                own.setdefault((one.game, one.players), Own()).count(one, place)
                if one.public:
                    self._name(place.who, place.name)
        if one.rated:
            self._boards[one.game, one.players].play(_ranks(one.ranking))

    def _name(self, who: str, name: str) -> None:
        if who not in self._names:
            for board in self._boards.values():
                board.forget()
        self._names[who] = name

    def seen_by(self, me: str) -> Stats:
        """The statistics as one player sees them; `me` is the hash of their key."""
        return Stats(tallies=self._tallies(), ratings=self._ratings(me), mine=self._mine(me) if me else ())

    def _tallies(self) -> tuple[Tally, ...]:
        """Tables, successes and scores by game, number of players, mission and level of the bots."""
        return tuple(
            Tally(
                game=game,
                players=players,
                mission=mission,
                bots=bots,
                played=group.played,
                won=group.won if group.success is not None else None,
                best=group.best,
                mean=group.mean,
            )
            for (game, players, mission, bots), group in sorted(self._groups.items(), key=lambda item: _order(item[0]))
        )

    def _ratings(self, me: str) -> tuple[Rated, ...]:
        shown = []
        for (game, players), board in sorted(self._boards.items()):
            for who, rating in board.best(self._names, me):
                bot = who.removeprefix(BOT) if who.startswith(BOT) else None
                name = self._names.get(who, "") if bot is None else bot
                shown.append(
                    Rated(
                        game=game, players=players, name=name, bot=bot, me=who == me, points=round(rating.points),
                        played=rating.played, won=rating.won,
                    )
                )  # fmt: skip
        return tuple(shown)

    def _mine(self, me: str) -> tuple[OwnRecord, ...]:
        """The player's own matches by game and number of players, with the scores in order of time."""
        return tuple(
            OwnRecord(
                game=game,
                players=players,
                played=own.played,
                won=own.won,
                best=own.best,
                mean=own.mean,
                scores=tuple(own.scores),
            )
            for (game, players), own in sorted(self._people.get(me, {}).items())
        )


def _order(key: tuple[str, int, str, str]) -> tuple[str, int, int, str, str]:
    game, players, mission, bots = key
    return game, players, int(mission) if mission.isdigit() else 999, mission, bots


def _ranks(ranking: Iterable[Place]) -> dict[str, int]:
    """The ranks of all known players; several bots of one level count as one, by the best of them."""
    ranks: dict[str, int] = {}
    for place in ranking:
        who = place.who or (BOT + place.bot if place.bot else "")
        if who:
            ranks[who] = min(place.rank, ranks.get(who, place.rank))
    return ranks
