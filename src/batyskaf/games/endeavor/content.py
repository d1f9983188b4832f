"""Content of Endeavor: read it with packs on top, check that everything named in it exists, and hold it together."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from batyskaf.core.content import (
    ContentError,
    Fault,
    decode_entries,
    decode_pack,
    digest,
    pack_name,
    read_json,
    translate,
)
from batyskaf.core.corrections import KEY as CORRECTIONS
from batyskaf.core.corrections import corrected
from batyskaf.core.forms import Forms, forms_of
from batyskaf.core.reason import Reason
from batyskaf.games.endeavor import checking
from batyskaf.games.endeavor import mission_schema as ms
from batyskaf.games.endeavor import schema as sc
from batyskaf.games.endeavor.checking import site_ids

FOLDER = Path(__file__).parent / "content"
SECTIONS = ("tiles", "specialists", "tokens", "journals", "missions", "cards")
PACKED = ("tiles", "specialists", "journals", "missions")
"""What a pack may add. Dive tokens and goal cards of the box can only be corrected, the player board not at all."""
FIXED: tuple[str, ...] = ()
"""Fields that a correction can't change."""
MOST = {"tiles": 120, "specialists": 60, "tokens": 12, "journals": 80, "missions": 100, "cards": 40}
MOST_SITES = 400
MOST_OF_DEPTH = 30


SCHEMAS: Mapping[str, type] = {
    "tiles": sc.TileEntry,
    "specialists": sc.SpecialistEntry,
    "tokens": sc.TokenEntry,
    "journals": sc.JournalEntry,
    "missions": ms.MissionEntry,
    "cards": sc.CardEntry,
}
AnyEntry = sc.TileEntry | sc.SpecialistEntry | sc.TokenEntry | sc.JournalEntry | ms.MissionEntry | sc.CardEntry
Entry = TypeVar("Entry", bound=AnyEntry)


def forms() -> Forms:
    """The forms of all sections."""
    tiles = ("LayoutTile.tile", "ShuffledRow.tiles", "StackTile.tile", "MissionEntry.launch", "ColumnsFromTile.tile")
    rules = ("ScoringAreaClosed.tile", "DesignateSiteType.tile", "TaggedNeedsVessel.tile")
    return forms_of(
        SCHEMAS, refers={**dict.fromkeys((*tiles, *rules), "tiles"), "CardEntry.not_in_missions": "missions"}
    )


class Content(msgspec.Struct, frozen=True):
    """All content of the game, checked."""

    tiles: tuple[sc.TileEntry, ...]
    specialists: tuple[sc.SpecialistEntry, ...]
    tokens: tuple[sc.TokenEntry, ...]
    journals: tuple[sc.JournalEntry, ...]
    missions: dict[str, ms.MissionEntry]
    cards: tuple[sc.CardEntry, ...]
    board: sc.BoardEntry
    packs: tuple[dict[str, object], ...]
    base: dict[str, int]
    """How many entries of each section are not from packs."""
    hash: str


def load_content(packs: Sequence[Mapping[str, object]] = ()) -> Content:
    """Read the base content and the packs on top of it; everything wrong is reported at once."""
    faults: list[Fault] = []
    found = _Collected(faults)
    for section in SECTIONS:
        path = FOLDER / f"{section}.json"
        found.add(path.name, {section: read_json(path)})
    translate(FOLDER, found.sections(), faults)
    found.correct(packs)
    base = {section: len(entries) for section, entries in found.sections().items()}
    board = msgspec.convert(read_json(FOLDER / "board.json"), sc.BoardEntry)
    for number, pack in enumerate(packs, 1):
        file = pack_name(pack, number)
        frame = decode_pack(file, pack, "endeavor", (*PACKED, CORRECTIONS), faults)
        found.add(file, {section: frame[section] for section in PACKED if section in frame})
    found.check()
    if faults:
        raise ContentError(faults)
    return Content(
        tiles=tuple(found.tiles.values()),
        specialists=tuple(found.specialists.values()),
        tokens=tuple(found.tokens.values()),
        journals=tuple(found.journals.values()),
        missions=found.missions,
        cards=tuple(found.cards.values()),
        board=board,
        packs=tuple(dict(pack) for pack in packs),
        base=base,
        hash=digest(found.sections(), board),
    )


class _Collected:
    """Entries from all sources while they are being checked."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.tiles: dict[str, sc.TileEntry] = {}
        self.specialists: dict[str, sc.SpecialistEntry] = {}
        self.tokens: dict[str, sc.TokenEntry] = {}
        self.journals: dict[str, sc.JournalEntry] = {}
        self.missions: dict[str, ms.MissionEntry] = {}
        self.cards: dict[str, sc.CardEntry] = {}
        self.files: dict[tuple[str, str], str] = {}

    def sections(self) -> dict[str, list[AnyEntry]]:
        return {section: list(getattr(self, section).values()) for section in SECTIONS}

    def add(self, file: str, source: Mapping[str, object]) -> None:
        self._take(file, source, "tiles", sc.TileEntry, self.tiles)
        self._take(file, source, "specialists", sc.SpecialistEntry, self.specialists)
        self._take(file, source, "tokens", sc.TokenEntry, self.tokens)
        self._take(file, source, "journals", sc.JournalEntry, self.journals)
        self._take(file, source, "missions", ms.MissionEntry, self.missions)
        self._take(file, source, "cards", sc.CardEntry, self.cards)

    def _take(
        self, file: str, source: Mapping[str, object], section: str, schema: type[Entry], into: dict[str, Entry]
    ) -> None:
        for entry in decode_entries(file, source.get(section, []), section, schema, self.faults):
            id: str = entry.id
            if id in into:
                self._fault(section, id, "id", Reason("fault-taken", {"among": section}), file)
            elif len(into) >= MOST[section]:
                self._fault(section, id, "", Reason("fault-many", {"most": MOST[section]}), file)
            else:
                into[id] = entry
                self.files[section, id] = file

    def correct(self, packs: Sequence[Mapping[str, object]]) -> None:
        """Put the true values of entries into their place."""
        for one in corrected(packs, self.sections(), SCHEMAS, self.faults):
            getattr(self, one.section)[one.entry.id] = one.entry
            self.files[one.section, one.entry.id] = one.file

    def _fault(self, section: str, id: str, field: str, reason: Reason, file: str = "") -> None:
        self.faults.append(Fault(file or self.files[section, id], f"{section} {id}", field, reason))

    def check(self) -> None:
        """Check everything that one entry alone can't know."""
        for tile in self.tiles.values():
            self._note("tiles", tile.id, checking.in_tile(tile))
        for specialist in self.specialists.values():
            self._note("specialists", specialist.id, checking.in_specialist(specialist))
        for journal in self.journals.values():
            self._note("journals", journal.id, checking.in_journal(journal))
        for mission in self.missions.values():
            self._note("missions", mission.id, checking.in_mission(mission, self.tiles))
        sites = sum(len(list(site_ids(tile))) for tile in self.tiles.values())
        if sites > MOST_SITES:
            self.faults.append(Fault("", "tiles", "", Reason("fault-endeavor-sites", {"most": MOST_SITES})))
        for depth in range(1, 6):
            if sum(tile.depth == depth for tile in self.tiles.values()) > MOST_OF_DEPTH:
                reason = Reason("fault-endeavor-depth-full", {"most": MOST_OF_DEPTH, "depth": depth})
                self.faults.append(Fault("", "tiles", "depth", reason))

    def _note(self, section: str, id: str, found: checking.Found) -> None:
        for field, reason in found:
            self._fault(section, id, field, reason)
