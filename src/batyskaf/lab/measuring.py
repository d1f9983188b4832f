"""Measures a pack: bots play games with it and the same games with the printed content; both get the same figures.

- A mission: success by the number of players, beside a printed mission of the same difficulty.
- Cards and tiles: how often somebody gets one, and how many more points those have who do. That is correlation: players
  who do well get more of everything.
- The length of games, and the share that each seat wins.
- A task of The Crew: its difficulty, estimated from thousands of attempts.

Every part is a piece of work of its own, so that a server can share its workers fairly and report progress.
"""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

from batyskaf.core.corrections import KEY
from batyskaf.core.game import Game as Rules
from batyskaf.core.reason import Refused
from batyskaf.games import loaded
from batyskaf.games.crew.content import MissionEntry, TaskEntry
from batyskaf.games.crew.game import CrewGame
from batyskaf.lab import difficulty
from batyskaf.lab.figures import Share, mean_of, share_of
from batyskaf.lab.gains import GAINED
from batyskaf.lab.measured import (
    ATTEMPTS,
    BOT,
    GAMES,
    Attempts,
    EntryFigures,
    Figures,
    Gained,
    Measured,
    SettingFigures,
    TaskFigures,
    Tried,
)
from batyskaf.lab.playing import Deal, Game

MISSIONS: Final = 6
TASKS: Final = 24
"""The most missions and tasks of a pack that are measured."""
UNKNOWN: Final = 3
"""What a task without a number counts in a mission: the number that most printed tasks have."""
SEED: Final = 50_000
"""The seed of the first game; the bots' measurements use other seeds."""
NONE: Final = "[]"


class Wish(msgspec.Struct, frozen=True):
    """What to measure: a pack as JSON, and how much to play."""

    game: str
    packs: str
    bot: str = BOT
    games: int = GAMES
    attempts: int = ATTEMPTS


class Touched(NamedTuple):
    """The ids of a section that a pack brings and those that it corrects."""

    new: list[str]
    corrected: list[str]


def touched(game: Rules) -> dict[str, Touched]:
    """What a pack brings or corrects, by section."""
    (pack,) = game.packs()
    amended: Any = pack.get(KEY, {})
    found = {}
    for section in game.entries():
        added: Any = pack.get(section, [])
        ids = Touched([str(entry["id"]) for entry in added], list(amended.get(section, {})))
        if ids.new or ids.corrected:
            found[section] = ids
    return found


class Plan:
    """What is played to measure a pack. Making it refuses a faulty pack."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.game = loaded(wish.game, wish.packs)
        self.touched = touched(self.game)
        if not self.touched:
            raise Refused("refused-measure-empty")
        missions = self._of("missions")
        tasks = self._of("tasks") if wish.game == "crew" else []
        self.left_out = max(0, len(missions) - MISSIONS) + max(0, len(tasks) - TASKS)
        self.tasks = tasks[:TASKS]
        self.settings = list(self._settings(missions[:MISSIONS]))

    def _of(self, section: str) -> list[str]:
        ids = self.touched.get(section, Touched([], []))
        return [*ids.new, *ids.corrected]

    def _settings(self, missions: Sequence[str]) -> Iterator[tuple[dict[str, object], dict[str, object]]]:
        """The options of games with the pack, and of the printed games beside them; no options: none compares."""
        printed = loaded(self.wish.game)
        if self.wish.game == "crew":
            for mission in missions:
                for players in (2, *difficulty.PLAYERS):
                    beside = self._printed_mission(mission, players)
                    yield _options(mission, players), _options(beside, players) if beside else {}
            return
        if missions:
            for mission in missions:
                for players in (2, 3, 4):
                    beside = mission if mission in printed.entries()["missions"] else "1"
                    yield _options(mission, players), _options(beside, players)
            return
        options = {"mode": "advanced"} if {"kings", "goals"} & set(self.touched) else {}
        yield {**options, "players": 4}, {**options, "players": 4}

    def _printed_mission(self, mission: str, players: int) -> str:
        """The printed mission to compare with: itself, or the usual one of the nearest difficulty."""
        game, printed = self.game, loaded("crew")
        assert isinstance(game, CrewGame)
        assert isinstance(printed, CrewGame)
        if mission in printed.catalog.missions:
            return mission
        entry = game.catalog.missions[mission]
        wanted = entry.difficulty or sum(_number(game.catalog.task(id), players) or UNKNOWN for id in entry.tasks)
        usual = {id: one.difficulty for id, one in printed.catalog.missions.items() if one.difficulty and _usual(one)}
        return min(usual, key=lambda id: abs(usual[id] - wanted)) if wanted else ""

    def attempts(self) -> list[Attempts]:
        """The attempts at tasks."""
        packs, count = self.wish.packs, self.wish.attempts
        return [Attempts(task, players, count, packs) for task in self.tasks for players in difficulty.PLAYERS]

    def deals(self) -> list[Deal]:
        """The games, in order: for each setting those with the pack, then the printed ones."""
        wish = self.wish
        return [
            Deal(
                wish.game, options, (wish.bot,) * int(str(options["players"])), SEED + number, things=True, packs=packs
            )
            for setting in self.settings
            for options, packs in zip(setting, (wish.packs, NONE), strict=True)
            if options
            for number in range(wish.games)
        ]

    def measured(self, tried: Sequence[Tried], played: Iterable[Game]) -> Measured:
        """The figures, from the rows of all attempts and deals."""
        games = iter(played)
        settings, own, printed = [], [], []
        for options, beside in self.settings:
            mine = [next(games) for _ in range(self.wish.games)]
            theirs = [next(games) for _ in range(self.wish.games)] if beside else []
            own += mine
            printed += theirs
            settings.append(SettingFigures(options, beside, figures(mine), figures(theirs) if theirs else None))
        return Measured(
            game=self.wish.game,
            bot=self.wish.bot,
            settings=tuple(settings),
            entries=tuple(self._entries(own, printed)),
            tasks=tuple(self._task(id, [each for each in tried if each.task == id]) for id in self.tasks),
            left_out=self.left_out,
        )

    def _task(self, id: str, tried: Sequence[Tried]) -> TaskFigures:
        assert isinstance(self.game, CrewGame)
        entry = self.game.catalog.task(id)
        stated = {players: _number(entry, players) for players in difficulty.PLAYERS} if entry.difficulty else {}
        return TaskFigures(id, stated, tuple(difficulty.estimate(each) for each in tried))

    def _entries(self, own: Sequence[Game], printed: Sequence[Game]) -> Iterator[EntryFigures]:
        for section, ids in self.touched.items():
            kinds = GAINED.get(self.wish.game, {}).get(section)
            if kinds is None or not own:
                continue
            box = list(loaded(self.wish.game).entries()[section])
            for id in (*ids.new, *ids.corrected):
                beside = [id] if id in box else box
                theirs = _average([gained(printed, kinds, one) for one in beside]) if printed else None
                yield EntryFigures(section, id, id not in box, gained(own, kinds, id), theirs)


def figures(rows: Sequence[Game]) -> Figures:
    """The figures of some games."""
    together = rows[0].success is not None
    return Figures(
        games=len(rows),
        success=share_of(sum(bool(row.success) for row in rows), len(rows)) if together else None,
        seats=() if together else tuple(_won(rows, seat) for seat in range(len(rows[0].ranks))),
        score=mean_of([fmean(row.scores) for row in rows]),
        decisions=mean_of([float(row.decisions) for row in rows]),
    )


def _won(rows: Sequence[Game], seat: int) -> Share:
    return share_of(sum(1 / row.ranks.count(1) for row in rows if row.ranks[seat] == 1), len(rows))


def gained(rows: Sequence[Game], kinds: Sequence[str], id: str) -> Gained:
    """How often somebody gets an entry, and what it is worth to them beside the others of the same game."""
    wanted = {f"{kind} {id}" for kind in kinds}
    times, ahead = 0, []
    for row in rows:
        having = [not wanted.isdisjoint(things) for things in row.things]
        times += any(having)
        if any(having) and not all(having) and row.success is None:
            ahead.append(_mean(row.scores, having, True) - _mean(row.scores, having, False))
    return Gained(share_of(times, len(rows)), mean_of(ahead) if ahead else None)


def _mean(scores: Sequence[float], having: Sequence[bool], wanted: bool) -> float:
    chosen = [score for score, has in zip(scores, having, strict=True) if has is wanted]
    return sum(chosen) / len(chosen)


def _average(all: Sequence[Gained]) -> Gained:
    """The average entry of some."""
    if len(all) == 1:
        return all[0]
    worth = [each.worth.mean for each in all if each.worth is not None]
    games = sum(each.often.total for each in all)
    return Gained(
        share_of(sum(each.often.share * each.often.total for each in all), games), mean_of(worth) if worth else None
    )


def _options(mission: str, players: int) -> dict[str, object]:
    return {"mission": mission, "players": players}


def _number(task: TaskEntry, players: int) -> int:
    """The number on a task's card; two players use the one for three."""
    return task.difficulties("english")[max(players, difficulty.PLAYERS[0])]


def _usual(mission: MissionEntry) -> bool:
    """Whether a mission has nothing special: its tasks are drafted and signals are as usual."""
    special = mission.objective or mission.clock or mission.tasks
    return mission.story and not special and mission.sharing.mode == "draft" and mission.communication == "normal"
