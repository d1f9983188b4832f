"""What lies printed on a table of Endeavor: tiles, journals and goals of one edition."""

from typing import Protocol, TypeVar

import msgspec

from batyskaf.core.printed import Printed, Words
from batyskaf.core.words import Text
from batyskaf.games.endeavor import mission_schema as ms
from batyskaf.games.endeavor import schema as sc
from batyskaf.games.endeavor.content import Content


class Journal(msgspec.Struct, frozen=True, kw_only=True):
    """A journal as one edition prints it: with effects of its own, or with points and spaces for discs."""

    id: str
    name: Text
    sets: tuple[sc.Edition, ...]
    starting: bool
    fields: tuple[sc.Field, ...]
    cost: int
    instant: sc.Rewards
    others: sc.Rewards
    discard: sc.JournalEffect | None = None
    once_per_round: sc.JournalEffect | None = None
    points: int = 0
    spaces: int = 0
    space: sc.Rewards = ()


class PrintedEdition(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one edition prints, by id, in the order of the content."""

    edition: sc.Edition
    tiles: dict[str, sc.TileEntry]
    specialists: dict[str, sc.SpecialistEntry]
    tokens: dict[str, sc.TokenEntry]
    journals: dict[str, Journal]
    missions: dict[str, ms.MissionEntry]
    cards: dict[str, sc.CardEntry]
    board: sc.BoardEntry

    def printed(self) -> Printed:
        sections = ("tiles", "specialists", "tokens", "journals", "missions", "cards")
        return Printed({section: getattr(self, section) for section in sections}, self.board)


def edition_of(content: Content, edition: sc.Edition) -> PrintedEdition:
    """Return the content as an edition prints it."""
    retail = edition == "retail"
    return PrintedEdition(
        edition=edition,
        tiles={entry.id: tile_of(entry, retail) for entry in content.tiles},
        specialists=_by_id(content.specialists),
        tokens=_by_id(content.tokens),
        journals={entry.id: journal_of(entry, retail) for entry in content.journals},
        missions={id: mission_of(entry, retail) for id, entry in content.missions.items()},
        cards=_by_id(content.cards),
        board=content.board,
    )


def tile_of(entry: sc.TileEntry, retail: bool) -> sc.TileEntry:
    """The box in the shops has other sites and features on some tiles."""
    box = entry.retail if retail and entry.retail is not None else sc.RetailTile()
    return msgspec.structs.replace(
        entry,
        dive=entry.dive if box.dive is None else box.dive,
        journal=entry.journal if box.journal is None else box.journal,
        features=entry.features if box.features is None else box.features,
        retail=None,
    )


def journal_of(entry: sc.JournalEntry, retail: bool) -> Journal:
    """The box in the shops has points and spaces in the place of effects."""
    box = entry.retail if retail and entry.retail is not None else sc.RetailJournal()
    return Journal(
        id=entry.id,
        name=entry.name,
        sets=entry.sets,
        starting=entry.starting,
        fields=box.fields or entry.fields,
        cost=entry.cost if box.cost is None else box.cost,
        instant=entry.instant,
        others=entry.others,
        discard=None if retail else entry.discard,
        once_per_round=None if retail else entry.once_per_round,
        points=box.points,
        spaces=box.spaces,
        space=box.space,
    )


def mission_of(entry: ms.MissionEntry, retail: bool) -> ms.MissionEntry:
    """The box in the shops pays other points for some goals."""
    return msgspec.structs.replace(entry, goals=tuple(_goal(goal, retail) for goal in entry.goals))


Scored = TypeVar("Scored", bound=ms.Scoring)


def _goal(goal: ms.GoalEntry, retail: bool) -> ms.GoalEntry:
    box = goal.retail if retail and goal.retail is not None else ms.RetailGoal()

    def paid(way: Scored) -> Scored:
        first = way.first if box.first is None else box.first
        return msgspec.structs.replace(way, first=first, second=way.second if box.second is None else box.second)

    return msgspec.structs.replace(paid(goal), options=tuple(paid(way) for way in goal.options), retail=None)


class _Named(Protocol):
    @property
    def id(self) -> str: ...


Entry = TypeVar("Entry", bound=_Named)


def _by_id(entries: tuple[Entry, ...]) -> dict[str, Entry]:
    return {entry.id: entry for entry in entries}


def side_of(entry: sc.SpecialistEntry, id: str) -> sc.Side:
    """The side of a specialist that is called `pilot` or `pilot-senior`; some have only one."""
    return entry.senior if entry.junior is None or id != entry.id else entry.junior


def words_of(content: Content) -> Words:
    """What things are called; both sides of a specialist, and the ways to score a goal."""
    sides = [(id, side_of(entry, id)) for entry in content.specialists for id in (entry.id, f"{entry.id}-senior")]
    ways = [way for mission in content.missions.values() for goal in mission.goals for way in goal.options]
    return {
        "tiles": {entry.id: entry.name for entry in content.tiles},
        "journals": {entry.id: entry.name for entry in content.journals},
        "cards": {entry.id: entry.name for entry in content.cards},
        "tokens": {entry.id: entry.text for entry in content.tokens},
        "specialists": {id: side.name for id, side in sides},
        "missions": {id: entry.name for id, entry in content.missions.items()},
        "options": {way.id: way.text for way in ways if way.id is not None},
    }
