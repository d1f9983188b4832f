"""Content of The Crew: the schema of tasks and missions, how they are checked, and how data becomes rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from batyskaf.core.content import (
    ContentError,
    Fault,
    decode_entries,
    decode_entry,
    decode_pack,
    digest,
    pack_name,
    read_json,
    translate,
)
from batyskaf.core.corrections import KEY as CORRECTIONS
from batyskaf.core.corrections import corrected
from batyskaf.core.forms import Forms, forms_of
from batyskaf.core.reason import Reason, Refused
from batyskaf.core.words import Sections, Text
from batyskaf.games.crew import collecting as collecting
from batyskaf.games.crew import counting as counting
from batyskaf.games.crew import objectives as objectives
from batyskaf.games.crew import winning as winning
from batyskaf.games.crew.cards import mask_of
from batyskaf.games.crew.kinds import (
    OBJECTIVE_KINDS,
    TASK_KINDS,
    BySeats,
    CardName,
    Kind,
    Strict,
)
from batyskaf.games.crew.layouts import SEAT_COUNTS, clash_at
from batyskaf.games.crew.options import Difficulty
from batyskaf.games.crew.rules import JOINED, SPLIT, Rules
from batyskaf.games.crew.tasks import Task

FOLDER = Path(__file__).parent / "content"
SECTIONS = ("tasks", "missions", "clashes")
PACKED = SECTIONS
"""What a pack may add."""
FIXED: tuple[str, ...] = ()
"""Fields that a correction can't change."""
MOST_TASKS = 1000

Together = Annotated[tuple[CardName, ...], Meta(min_length=2)]
"""Cards that must not lie in one hand: one alone always does."""
Identifier = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]*$", max_length=24)]


class TaskEntry(Strict, frozen=True):
    """A task card. Without a difficulty it is never drawn, only given by a mission."""

    id: Identifier
    kind: str
    params: dict[str, object]
    text: Text
    evidence: str
    difficulty: BySeats | None = None
    difficulty_german: BySeats | None = None
    redeal: tuple[Together, ...] = ()
    notes: str = ""

    def printed(self, edition: str) -> "TaskEntry":
        """Return the card as an edition prints it."""
        german = edition == "german" and self.difficulty_german is not None
        difficulty = self.difficulty_german if german else self.difficulty
        return msgspec.structs.replace(self, difficulty=difficulty, difficulty_german=None)

    def difficulties(self, edition: str) -> list[int]:
        """How difficult it is in an edition, by the number of seats; 0: not in the stack."""
        chosen = self.printed(edition).difficulty
        return chosen.by_seats() if chosen else [0] * int(SEAT_COUNTS)


class Sharing(Strict, frozen=True):
    """How the tasks are shared out."""

    mode: Literal["draft", "free", "one_owner", "captain_or_other", "volunteers", "captain", "none"] = "draft"
    volunteers: Annotated[int, Meta(ge=1, le=2)] = 1
    hardest_first: bool = False
    skip_captain: bool = False


Communication = Literal["normal", "currents", "narcosis", "silence", "terrain"]


class Untimed(Strict, frozen=True):
    """The same mission without its clock."""

    communication: Communication
    difficulty: Difficulty


class Clock(Strict, frozen=True):
    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    untimed: Untimed


class Objective(Strict, frozen=True):
    kind: str
    params: dict[str, object] = msgspec.field(default_factory=dict)


class MissionEntry(Strict, frozen=True):
    """A page of the logbook."""

    id: Identifier
    text: Text
    evidence: str
    difficulty: Difficulty | None = None
    tasks: tuple[str, ...] = ()
    sharing: Sharing = Sharing()
    communication: Communication = "normal"
    signals_from_trick: Annotated[int, Meta(ge=1, le=13)] = 1
    signals_end_if_handed_over: bool = False
    clock: Clock | None = None
    objective: Objective | None = None
    captain_card: CardName = "S4"
    captain_redeal: Together = ()
    grows: bool = False
    """Each success makes it one more difficult."""
    story: bool = True
    """Part of the logbook's story, played in order."""
    notes: str = ""

    def played(self, timed: bool, draft_untimed: bool) -> "MissionEntry":
        """Return the mission as a table plays it: without its clock it is another one."""
        if self.clock is None or timed:
            return self
        untimed = self.clock.untimed
        return msgspec.structs.replace(
            self,
            clock=None,
            difficulty=untimed.difficulty,
            communication=untimed.communication,
            sharing=msgspec.structs.replace(self.sharing, mode="draft") if draft_untimed else self.sharing,
        )


class ClashEntry(Strict, frozen=True):
    """Two tasks that can't both be done: by different owners, or by one owner; with some seat counts or all."""

    tasks: tuple[str, str]
    by: Literal["different", "one"]
    reason: str = ""
    seats: tuple[Literal[3, 4, 5], ...] = (3, 4, 5)


SCHEMAS: Mapping[str, type] = {"tasks": TaskEntry, "missions": MissionEntry}
"""Of the entries that have an id; pairs of tasks have none."""


def forms() -> Forms:
    """The forms of tasks and missions."""
    kinds: dict[type, dict[str, type]] = {
        TaskEntry: {name: kind.schema for name, kind in TASK_KINDS.items()},
        Objective: {name: kind.schema for name, kind in OBJECTIVE_KINDS.items()},
    }
    return forms_of(SCHEMAS, kinds, {"MissionEntry.tasks": "tasks"})


class Content(msgspec.Struct, frozen=True):
    """All content of a game, checked."""

    tasks: tuple[TaskEntry, ...]
    missions: dict[str, MissionEntry]
    clashes: tuple[ClashEntry, ...]
    tests: tuple[Task, ...]
    objectives: dict[str, Task]
    packs: tuple[dict[str, object], ...]
    hash: str

    def task(self, id: str) -> TaskEntry:
        return self.tasks[self.index(id)]

    def index(self, id: str) -> int:
        return [entry.id for entry in self.tasks].index(id)


def load_content(packs: Sequence[Mapping[str, object]] = ()) -> Content:
    """Read the base content and the packs on top of it; everything wrong is reported at once."""
    faults: list[Fault] = []
    found = _Collected(faults)
    for section in SECTIONS:
        path = FOLDER / f"{section}.json"
        found.add(path.name, {section: read_json(path)})
    translate(FOLDER, found.worded(), faults)
    found.correct(packs)
    for number, pack in enumerate(packs, 1):
        file = pack_name(pack, number)
        found.add(file, decode_pack(file, pack, "crew", (*SECTIONS, CORRECTIONS), faults))
    if faults:
        raise ContentError(faults)
    return found.content(tuple(dict(pack) for pack in packs))


class _Collected:
    """Entries from all sources while they are being checked."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.tasks: dict[str, TaskEntry] = {}
        self.tests: dict[str, Task] = {}
        self.missions: dict[str, MissionEntry] = {}
        self.objectives: dict[str, Task] = {}
        self.clashes: list[ClashEntry] = []

    def worded(self) -> Sections:
        """The sections whose entries have words."""
        return {"tasks": self.tasks.values(), "missions": self.missions.values()}

    def add(self, file: str, source: Mapping[str, object]) -> None:
        for task in decode_entries(file, source.get("tasks", []), "tasks", TaskEntry, self.faults):
            self._add_task(file, task)
        for mission in decode_entries(file, source.get("missions", []), "missions", MissionEntry, self.faults):
            self._add_mission(file, mission)
        for clash in decode_entries(file, source.get("clashes", []), "clashes", ClashEntry, self.faults):
            self._add_clash(file, clash)

    def correct(self, packs: Sequence[Mapping[str, object]]) -> None:
        """Put the true values of entries into their place."""
        for one in corrected(packs, self.worded(), SCHEMAS, self.faults):
            if isinstance(one.entry, TaskEntry):
                self._put_task(one.file, f"tasks {one.entry.id}", one.entry)
            elif isinstance(one.entry, MissionEntry):
                self._put_mission(one.file, f"missions {one.entry.id}", one.entry)

    def _fault(self, file: str, entry: str, field: str, id: str, **args: str | int) -> None:
        self.faults.append(Fault(file, entry, field, Reason(id, args)))

    def _add_task(self, file: str, entry: TaskEntry) -> None:
        where = f"tasks {entry.id}"
        if entry.id in self.tasks:
            self._fault(file, where, "id", "fault-taken", among="tasks")
        elif len(self.tasks) >= MOST_TASKS:
            self._fault(file, where, "", "fault-many", most=MOST_TASKS)
        self._put_task(file, where, entry)

    def _put_task(self, file: str, where: str, entry: TaskEntry) -> None:
        test = self._build(file, where, "", entry, TASK_KINDS)
        if test is not None:
            self.tasks[entry.id] = entry
            self.tests[entry.id] = test

    def _build(
        self,
        file: str,
        where: str,
        field: str,
        entry: TaskEntry | Objective,
        known: Mapping[str, Kind],
    ) -> Task | None:
        """The test that an entry asks for; `field` is where its kind and parameters are, with a dot."""
        if entry.kind not in known:
            self._fault(file, where, f"{field}kind", "fault-crew-kind", kind=entry.kind, known=", ".join(sorted(known)))
            return None
        kind = known[entry.kind]
        params = decode_entry(file, where, f"{field}params", entry.params, kind.schema, self.faults)
        if params is None:
            return None
        try:
            return kind.task(params)
        except Refused as refused:
            self.faults.append(Fault(file, where, f"{field}params", refused.reason))
            return None

    def _add_mission(self, file: str, entry: MissionEntry) -> None:
        where = f"missions {entry.id}"
        if entry.id in self.missions:
            self._fault(file, where, "id", "fault-taken", among="missions")
        self._put_mission(file, where, entry)

    def _put_mission(self, file: str, where: str, entry: MissionEntry) -> None:
        self._check_tasks(file, where, entry.tasks)
        if entry.objective is None and not entry.tasks and entry.difficulty is None:
            self._fault(file, where, "", "fault-crew-nothing-to-do")
        if entry.sharing.mode == "none" and (entry.tasks or entry.difficulty is not None):
            self._fault(file, where, "sharing", "fault-crew-sharing")
        self.objectives.pop(entry.id, None)
        if entry.objective is not None:
            objective = self._build(file, where, "objective.", entry.objective, OBJECTIVE_KINDS)
            if objective is not None:
                self.objectives[entry.id] = objective
        self.missions[entry.id] = entry

    def _add_clash(self, file: str, entry: ClashEntry) -> None:
        self._check_tasks(file, f"clashes {' + '.join(entry.tasks)}", entry.tasks)
        self.clashes.append(entry)

    def _check_tasks(self, file: str, where: str, tasks: tuple[str, ...]) -> None:
        """Tasks that an entry names are known, and named once."""
        for task in dict.fromkeys(tasks):
            if task not in self.tasks:
                self._fault(file, where, "tasks", "fault-crew-task", task=task)
            elif tasks.count(task) > 1:
                self._fault(file, where, "tasks", "fault-twice", name=task)

    def content(self, packs: tuple[dict[str, object], ...]) -> Content:
        tasks = tuple(self.tasks.values())
        hash = digest(tasks, self.missions, self.clashes)
        return Content(
            tasks, self.missions, tuple(self.clashes), tuple(self.tests.values()), self.objectives, packs, hash
        )


def compile_rules(content: Content, edition: str) -> Rules:
    """Turn content into the vectors that states read."""
    size = len(content.tasks)
    index = {entry.id: number for number, entry in enumerate(content.tasks)}
    difficulty: list[int] = []
    for entry in content.tasks:
        difficulty += entry.difficulties(edition)
    clashes = [0] * (int(SEAT_COUNTS) * size * size)
    for clash in content.clashes:
        one, other = (index[id] for id in clash.tasks)
        flag = int(SPLIT if clash.by == "different" else JOINED)
        for seats in clash.seats:
            clashes[clash_at(size, seats, one, other)] |= flag
            clashes[clash_at(size, seats, other, one)] |= flag
    redeals = [[mask_of(list(cards)) for cards in entry.redeal] for entry in content.tasks]
    return Rules(list(index), list(content.tests), difficulty, redeals, clashes)
