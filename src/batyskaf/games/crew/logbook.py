"""The logbook: a campaign of The Crew in a file of its own, above the matches.

It keeps the crew, every attempt with its outcome and tasks, and where the distress signal was used; from this it says
what the options of the next attempt are. Nothing here knows of clocks, screens or seeds.
"""

from itertools import takewhile
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from batyskaf.core.faults import faults, read_file, writing
from batyskaf.core.match import Match
from batyskaf.core.reason import Refused
from batyskaf.games.crew.content import Content
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.view import CrewView

FORMAT = 1

Choice = Literal["retry-same", "retry-new", "next", "any", "again"]


class Attempt(msgspec.Struct, frozen=True):
    """One attempt that counted: which mission with which tasks, and how it ended."""

    mission: str
    success: bool
    tasks: tuple[str, ...] = ()
    distress: bool = False
    difficulty: int | None = None
    date: str = ""
    match: str = ""
    """The name of the match file, if it was kept."""


class Page(msgspec.Struct, frozen=True):
    """A mission as the logbook shows it. `attempts` includes the one that distress costs."""

    mission: str
    attempts: int
    success: bool
    distress: bool
    tasks: tuple[str, ...] = ()
    """Those that were drawn for the last attempt, if it failed: they can be tried again."""


class Logbook(msgspec.Struct, frozen=True):
    """A campaign. `house` holds the options that stay the same from attempt to attempt."""

    crew: tuple[str, ...]
    house: CrewOptions
    attempts: tuple[Attempt, ...] = ()
    format: Annotated[int, msgspec.Meta(ge=1)] = FORMAT

    def with_attempt(self, attempt: Attempt) -> "Logbook":
        return msgspec.structs.replace(self, attempts=(*self.attempts, attempt))

    def pages(self, content: Content) -> tuple[Page, ...]:
        """One page for every mission that was tried, in the order of the catalog."""
        tried = {attempt.mission for attempt in self.attempts}
        return tuple(self.page(mission, content) for mission in content.missions if mission in tried)

    def page(self, mission: str, content: Content) -> Page:
        own = [attempt for attempt in self.attempts if attempt.mission == mission]
        grows = content.missions[mission].grows
        counted = own if grows else _until_success(own)
        distress = any(attempt.distress for attempt in counted)
        success = any(attempt.success for attempt in own)
        tasks = () if not own or own[-1].success else _drawn(own[-1], content)
        return Page(mission, 0 if grows else len(counted) + distress, success, distress, tasks)

    def level(self, mission: str, content: Content) -> int | None:
        """How difficult a mission that grows with each success is now."""
        entry = content.missions[mission]
        if not entry.grows or entry.difficulty is None:
            return None
        return entry.difficulty + sum(attempt.success for attempt in self.attempts if attempt.mission == mission)


def _drawn(attempt: Attempt, content: Content) -> tuple[str, ...]:
    """The tasks of an attempt, unless its mission has the same ones each time."""
    return () if content.missions[attempt.mission].tasks else attempt.tasks


def _until_success(attempts: list[Attempt]) -> list[Attempt]:
    """Attempts up to the first success: a mission that is played again later keeps what it had."""
    for number, attempt in enumerate(attempts, start=1):
        if attempt.success:
            return attempts[:number]
    return attempts


def next_mission(logbook: Logbook, content: Content) -> str:
    """The first mission of the story, in order, that has not been done; those that grow come last, and stay."""
    done = {attempt.mission for attempt in logbook.attempts if attempt.success}
    story = [id for id, entry in content.missions.items() if entry.story]
    growing = [id for id in story if content.missions[id].grows]
    for mission in [id for id in story if id not in growing] + growing:
        if mission not in done:
            return mission
    return (growing or story)[-1]


def next_options(
    logbook: Logbook, content: Content, choice: Choice = "next", mission: str | None = None
) -> CrewOptions:
    """The options of the next attempt: retry with the same or with new tasks, the next mission, or any mission.

    A retry is of the mission that was tried last, or of the one that is named. `again` names a mission and has the same
    tasks as long as it fails, and new ones once it is done.
    """
    if choice == "again":
        tried = [attempt.success for attempt in logbook.attempts if attempt.mission == mission]
        choice = "any" if not tried else "retry-new" if tried[-1] else "retry-same"
    last = None
    if choice in ("retry-same", "retry-new"):
        last = _last(logbook, mission)
        wanted = last.mission
    elif choice == "next":
        wanted = next_mission(logbook, content)
    else:
        wanted = str(mission)
    if wanted not in content.missions:
        raise Refused("refused-crew-mission", mission=wanted, known=", ".join(content.missions))
    if choice == "retry-same" and last is not None and last.success and content.missions[wanted].grows:
        raise Refused("refused-logbook-grown", mission=wanted)
    return msgspec.structs.replace(
        logbook.house,
        mission=wanted,
        tasks=_drawn(last, content) if last is not None and choice == "retry-same" else (),
        used=_used(logbook, content),
        distress=_distress(logbook, wanted),
        difficulty=logbook.level(wanted, content) or (last and last.difficulty) or logbook.house.difficulty,
        attempt=1 + len(_open_attempts(logbook, wanted)),
    )


def _last(logbook: Logbook, mission: str | None) -> Attempt:
    """The last attempt of all, or at a mission."""
    for attempt in reversed(logbook.attempts):
        if mission in (None, attempt.mission):
            return attempt
    raise Refused("refused-logbook-no-attempt")


def _open_attempts(logbook: Logbook, mission: str) -> list[Attempt]:
    """The attempts at a mission since it was last done."""
    own: list[Attempt] = []
    for attempt in logbook.attempts:
        if attempt.mission == mission:
            own = [] if attempt.success else [*own, attempt]
    return own


def _distress(logbook: Logbook, mission: str) -> Literal["ask", "off", "active"]:
    """The signal stays active until the mission is done or another one begins, then it has to be sent again."""
    if logbook.house.distress == "off":
        return "off"
    since = takewhile(lambda attempt: attempt.mission == mission and not attempt.success, reversed(logbook.attempts))
    return "active" if any(attempt.distress for attempt in since) else "ask"


def _used(logbook: Logbook, content: Content) -> tuple[str, ...]:
    """Tasks of earlier attempts stay out. When the stack has run out, all come back but those on the table.

    It had run out before an attempt that drew a used task: one that was neither repeated nor printed on the page.
    """
    deck = _deck(logbook.house, content)
    used: list[str] = []
    last: dict[str, tuple[str, ...]] = {}
    for attempt in logbook.attempts:
        repeated = last.get(attempt.mission) == attempt.tasks
        mission = content.missions.get(attempt.mission)
        drawn = not repeated and not (mission and mission.tasks)
        if drawn and any(task in used for task in attempt.tasks):
            used = []
        used += [task for task in attempt.tasks if task in deck and task not in used]
        if len(used) == len(deck):
            used = []
        last[attempt.mission] = attempt.tasks
    return tuple(used)


def _deck(house: CrewOptions, content: Content) -> set[str]:
    """The tasks that can be drawn for this many seats."""
    seats = max(house.players, 3)
    return {task.id for task in content.tasks if task.difficulties(house.edition)[seats] > 0}


def recorded(logbook: Logbook, match: Match, name: str, date: str) -> Logbook:
    """The logbook with an attempt that has ended added to it, once; `name` is what the host calls the match."""
    if any(attempt.match == name for attempt in logbook.attempts):
        return logbook
    options, view = match.options, match.state.view(None)
    assert isinstance(options, CrewOptions)
    assert isinstance(view, CrewView)
    attempt = Attempt(
        mission=options.mission,
        success=bool(match.state.result().success),
        tasks=tuple(task.id for task in view.tasks),
        distress=view.distress,
        difficulty=options.difficulty,
        date=date,
        match=name,
    )
    return logbook.with_attempt(attempt)


def read(path: Path) -> Logbook:
    """Read a logbook; a broken one is refused, named, and left as it is."""
    try:
        logbook = msgspec.json.decode(read_file(path), type=Logbook)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("refused-logbook", file=str(path), **faults(error)) from None
    if logbook.format > FORMAT:
        raise Refused("refused-logbook-newer", file=str(path), format=logbook.format)
    if len(logbook.crew) != logbook.house.players:
        wrong = {"fault": "length", "field": "crew", "wanted": str(logbook.house.players), "said": ""}
        raise Refused("refused-logbook", file=str(path), **wrong)
    return logbook


def write(path: Path, logbook: Logbook) -> None:
    """Write a logbook so that a crash leaves either the old or the new one."""
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(logbook), indent=1))
        fresh.replace(path)
