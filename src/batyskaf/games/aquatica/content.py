"""Content of Aquatica: the schema of its cards, mantas and goals, how packs extend it, and how it is checked."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Generic, Literal, Protocol, TypeVar

import msgspec
from msgspec import Meta

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
from batyskaf.core.words import Sections, Text
from batyskaf.games.aquatica import kinds
from batyskaf.games.aquatica.kinds import CharacterEffect, DepthEffect, GoalTest, LocationType, MantaEffect, Strict

FOLDER = Path(__file__).parent / "content"
SECTIONS = ("mantas", "locations", "characters", "kings", "goals")
PACKED = SECTIONS
"""What a pack may add."""
FIXED = ("role",)
"""Fields that a correction can't change: the moves of the box depend on them."""
MOST_ENTRIES = 400
"""Of each section, packs included."""

Identifier = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]*$", max_length=24)]
Detail = dict[str, str]


class MantaEntry(Strict, frozen=True, kw_only=True):
    """A kind of manta: each player has one of every trained kind; wild ones come from a supply."""

    id: Identifier
    role: Literal["trained", "wild"]
    name: Text
    effect: MantaEffect
    evidence: str
    supply: Annotated[int, Meta(ge=0, le=50)] = 0
    evidence_detail: Detail = msgspec.field(default_factory=dict)
    notes: str = ""

    @property
    def text(self) -> Text:
        return self.name


class LocationEntry(Strict, frozen=True, kw_only=True):
    """A location card, its depths from the top down."""

    id: Identifier
    type: LocationType
    name: Text
    coin_price: Annotated[int, Meta(ge=0, le=20)]
    power_price: Annotated[int, Meta(ge=0, le=20)]
    depths: Annotated[tuple[DepthEffect, ...], Meta(max_length=8)]
    points: Annotated[int, Meta(ge=0, le=30)]
    evidence: str
    wild_manta: str | None = None
    evidence_detail: Detail = msgspec.field(default_factory=dict)
    notes: str = ""

    @property
    def text(self) -> Text:
        return self.name


class CharacterEntry(Strict, frozen=True, kw_only=True):
    """A character: one that every player begins with, or one of the ocean deck."""

    id: Identifier
    role: Literal["starting", "ocean"]
    name: Text
    effects: tuple[CharacterEffect, ...]
    evidence: str
    copies: Annotated[int, Meta(ge=1, le=4)] = 1
    """In the ocean deck of two sets."""
    never_discarded: bool = False
    two_player_extra: tuple[CharacterEffect, ...] = ()
    """Added with two players, if the table plays with that rule."""
    effects_if_both: tuple[CharacterEffect, ...] | None = None
    """The effects if an either/or is read as both."""
    evidence_detail: Detail = msgspec.field(default_factory=dict)
    notes: str = ""

    @property
    def text(self) -> Text:
        return self.name


class KingEntry(Strict, frozen=True, kw_only=True):
    """A king: played like a character, or traded for a manta during set-up."""

    id: Identifier
    number: Annotated[int, Meta(ge=1, le=99)]
    name: Text
    timing: Literal["play", "setup"]
    effects: tuple[CharacterEffect, ...]
    evidence: str
    evidence_detail: Detail = msgspec.field(default_factory=dict)
    notes: str = ""

    @property
    def text(self) -> Text:
        return self.name


class GoalEntry(Strict, frozen=True, kw_only=True):
    """A goal: printed on the board of some printings, or on a side of a token."""

    id: Identifier
    text: Text
    test: GoalTest
    evidence: str
    printed: tuple[Literal["2019", "2020"], ...] = ()
    token: Annotated[int, Meta(ge=1, le=99)] | None = None
    evidence_detail: Detail = msgspec.field(default_factory=dict)
    notes: str = ""


class Rank(Strict, frozen=True):
    most: int | None
    name: str


class BoardEntry(Strict, frozen=True, kw_only=True):
    """The printed ocean board and the figures of the solo game."""

    top_row_discount: Annotated[int, Meta(ge=0, le=5)]
    recruit_prices: Annotated[tuple[int, ...], Meta(min_length=6, max_length=6)]
    track_points: Annotated[tuple[int, ...], Meta(min_length=5, max_length=5)]
    king_draft_extra: Literal[1]
    solo_kings: Annotated[int, Meta(ge=1, le=5)]
    solo_tables: dict[Literal["2019", "2020"], tuple[Rank, ...]]
    evidence: str
    evidence_detail: Detail = msgspec.field(default_factory=dict)


SCHEMAS: Mapping[str, type] = {
    "mantas": MantaEntry,
    "locations": LocationEntry,
    "characters": CharacterEntry,
    "kings": KingEntry,
    "goals": GoalEntry,
}
Entry = TypeVar("Entry", MantaEntry, LocationEntry, CharacterEntry, KingEntry, GoalEntry)


def forms() -> Forms:
    """The forms of all sections."""
    return forms_of(SCHEMAS, refers={"LocationEntry.wild_manta": "mantas", "GainWildManta.kind": "mantas"})


class Section(msgspec.Struct, Generic[Entry], frozen=True):
    """All entries of a section in a fixed order; `used` are those that are in play."""

    entries: tuple[Entry, ...]
    used: frozenset[str]

    def ids(self) -> list[str]:
        return [entry.id for entry in self.entries]

    def played(self) -> list[Entry]:
        return [entry for entry in self.entries if entry.id in self.used]


class Content(msgspec.Struct, frozen=True):
    """All content of a game, checked."""

    mantas: Section[MantaEntry]
    locations: Section[LocationEntry]
    characters: Section[CharacterEntry]
    kings: Section[KingEntry]
    goals: Section[GoalEntry]
    board: BoardEntry
    packs: tuple[dict[str, object], ...]
    hash: str

    def manta(self, id: str) -> MantaEntry:
        return _named(self.mantas.entries, id)

    def location(self, id: str) -> LocationEntry:
        return _named(self.locations.entries, id)

    def character(self, id: str) -> "CharacterEntry | KingEntry":
        """A character or a king: both are played alike."""
        entries: list[CharacterEntry | KingEntry] = [*self.characters.entries, *self.kings.entries]
        return _named(entries, id)

    def king(self, id: str) -> KingEntry:
        return _named(self.kings.entries, id)

    def goal(self, id: str) -> GoalEntry:
        return _named(self.goals.entries, id)


class _Named(Protocol):
    @property
    def id(self) -> str: ...


Found = TypeVar("Found", bound=_Named)


def _named(entries: Sequence[Found], id: str) -> Found:
    return next(entry for entry in entries if entry.id == id)


def load_content(packs: Sequence[Mapping[str, object]] = ()) -> Content:
    """Read the base content and the packs on top of it; everything wrong is reported at once.

    An entry of a pack with a known id takes the place of that entry, corrections included; a pack that `replaces` a
    section plays without the entries that were there before.
    """
    faults: list[Fault] = []
    found = _Collected(faults)
    for section in SECTIONS:
        path = FOLDER / f"{section}.json"
        found.add(path.name, {section: read_json(path)})
    translate(FOLDER, found.sections(), faults)
    found.correct(packs)
    for number, pack in enumerate(packs, 1):
        file = pack_name(pack, number)
        frame = decode_pack(file, pack, "aquatica", (*SECTIONS, "replaces", CORRECTIONS), faults)
        found.replace(file, frame.get("replaces", []))
        found.add(file, frame)
    board = msgspec.convert(read_json(FOLDER / "board.json"), BoardEntry)
    if not faults:
        found.check()
    if faults:
        raise ContentError(faults)
    return found.content(board, tuple(dict(pack) for pack in packs))


class _Collected:
    """Entries from all sources while they are being checked; `files` remembers where each came from."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.mantas: dict[str, MantaEntry] = {}
        self.locations: dict[str, LocationEntry] = {}
        self.characters: dict[str, CharacterEntry] = {}
        self.kings: dict[str, KingEntry] = {}
        self.goals: dict[str, GoalEntry] = {}
        self.used: dict[str, set[str]] = {section: set() for section in SECTIONS}
        self.files: dict[tuple[str, str], str] = {}

    def sections(self) -> Sections:
        return {
            "mantas": self.mantas.values(),
            "locations": self.locations.values(),
            "characters": self.characters.values(),
            "kings": self.kings.values(),
            "goals": self.goals.values(),
        }

    def add(self, file: str, source: Mapping[str, object]) -> None:
        self._add(file, source, "mantas", MantaEntry, self.mantas)
        self._add(file, source, "locations", LocationEntry, self.locations)
        self._add(file, source, "characters", CharacterEntry, self.characters)
        self._add(file, source, "kings", KingEntry, self.kings)
        self._add(file, source, "goals", GoalEntry, self.goals)

    def _add(
        self, file: str, source: Mapping[str, object], section: str, schema: type[Entry], into: dict[str, Entry]
    ) -> None:
        seen: set[str] = set()
        for entry in decode_entries(file, source.get(section, []), section, schema, self.faults):
            if entry.id in seen:
                self._fault(file, section, entry.id, "id", "fault-twice", name=entry.id)
            elif len(into) >= MOST_ENTRIES and entry.id not in into:
                self._fault(file, section, entry.id, "", "fault-many", most=MOST_ENTRIES)
            seen.add(entry.id)
            into[entry.id] = entry
            self.used[section].add(entry.id)
            self.files[section, entry.id] = file

    def correct(self, packs: Sequence[Mapping[str, object]]) -> None:
        """Put the true values of entries into their place."""
        for one in corrected(packs, self.sections(), SCHEMAS, self.faults, FIXED):
            getattr(self, one.section)[one.entry.id] = one.entry
            self.files[one.section, one.entry.id] = one.file

    def replace(self, file: str, sections: object) -> None:
        """Play without the entries of these sections that were there before."""
        if not isinstance(sections, list) or any(section not in SECTIONS for section in sections):
            self.faults.append(Fault(file, "", "replaces", Reason("fault-sections", {"known": ", ".join(SECTIONS)})))
            return
        for section in sections:
            self.used[section].clear()

    def _fault(self, file: str, section: str, id: str, field: str, why: str, **args: str | int) -> None:
        self.faults.append(Fault(file, f"{section} {id}", field, Reason(why, args)))

    def _wrong(self, section: str, id: str, field: str, why: str, **args: str | int) -> None:
        self._fault(self.files[section, id], section, id, field, why, **args)

    # --- checking what entries say of each other -------------------------------------------------------------------

    def check(self) -> None:
        self._check_names()
        for location in self.locations.values():
            self._check_location(location)
        for manta in self.mantas.values():
            self._check_effect("mantas", manta.id, "effect", manta.effect, other=False)
        for character in self.characters.values():
            self._check_character(character)
        for king in self.kings.values():
            self._check_king(king)
        self._check_numbers()

    def _check_names(self) -> None:
        for id in set(self.locations) & set(self.mantas):
            self._wrong("locations", id, "id", "fault-taken", among="mantas")
        for id in set(self.characters) & set(self.kings):
            self._wrong("kings", id, "id", "fault-taken", among="characters")
        numbers: dict[int, str] = {}
        for king in self.kings.values():
            if king.id in self.used["kings"] and numbers.setdefault(king.number, king.id) != king.id:
                self._wrong("kings", king.id, "number", "fault-aquatica-king-number", king=numbers[king.number])

    def _wild(self, id: str) -> bool:
        return id in self.mantas and self.mantas[id].role == "wild"

    def _check_location(self, entry: LocationEntry) -> None:
        if entry.wild_manta is not None and not self._wild(entry.wild_manta):
            self._wrong("locations", entry.id, "wild_manta", "fault-aquatica-wild", manta=entry.wild_manta)
        for number, depth in enumerate(entry.depths):
            self._check_effect("locations", entry.id, f"depths[{number}]", depth, other=True)

    def _check_effect(self, section: str, id: str, field: str, effect: kinds.Effect, other: bool) -> None:
        if isinstance(effect, kinds.Raise | kinds.RaiseFull | kinds.Score) and effect.other != other:
            why = "fault-aquatica-other" if other else "fault-aquatica-not-other"
            self._wrong(section, id, f"{field}.other", why)
        if isinstance(effect, kinds.Recruit) and not effect.free and section != "characters" and section != "kings":
            self._wrong(section, id, f"{field}.free", "fault-aquatica-free")

    def _check_effects(self, section: str, id: str, field: str, effects: Sequence[kinds.Effect]) -> None:
        for number, effect in enumerate(effects):
            self._check_step(section, id, f"{field}[{number}]", effect)

    def _check_step(self, section: str, id: str, field: str, effect: kinds.Effect) -> None:
        """What a character does, the sides of an either/or and the parts of rivals included."""
        self._check_effect(section, id, field, effect, other=False)
        if isinstance(effect, kinds.GainWildManta) and not self._wild(effect.kind):
            self._wrong(section, id, f"{field}.kind", "fault-aquatica-wild", manta=effect.kind)
        if isinstance(effect, kinds.Power) and effect.only is not None:
            self._wrong(section, id, f"{field}.only", "fault-aquatica-only")
        if isinstance(effect, kinds.Others):
            self._check_step(section, id, f"{field}.do", effect.do)
        if isinstance(effect, kinds.Choose):
            for number, side in enumerate(effect.options):
                self._check_effects(section, id, f"{field}.options[{number}]", side)

    def _check_character(self, entry: CharacterEntry) -> None:
        readings = {
            "effects": entry.effects,
            "two_player_extra": entry.two_player_extra,
            "effects_if_both": entry.effects_if_both or (),
        }
        for field, effects in readings.items():
            self._check_effects("characters", entry.id, field, effects)
            if entry.never_discarded and any(isinstance(effect, kinds.RemoveSelf) for effect in effects):
                self._wrong("characters", entry.id, field, "fault-aquatica-remove")
        if entry.role == "ocean" and entry.never_discarded:
            self._wrong("characters", entry.id, "never_discarded", "fault-aquatica-stays")

    def _check_king(self, king: KingEntry) -> None:
        self._check_effects("kings", king.id, "effects", king.effects)
        gains = [effect for effect in king.effects if isinstance(effect, kinds.GainWildManta)]
        if king.timing == "setup" and len(gains) != 1:
            self._wrong("kings", king.id, "effects", "fault-aquatica-setup-king")

    def _check_numbers(self) -> None:
        """Enough of everything for four players and for one."""
        mantas = [self.mantas[id] for id in self.used["mantas"]]
        characters = [self.characters[id] for id in self.used["characters"]]
        goals = [self.goals[id] for id in self.used["goals"]]
        self._exactly(4, "mantas", "trained", sum(manta.role == "trained" for manta in mantas))
        self._at_least(7, "characters", "ocean", sum(character.role == "ocean" for character in characters))
        if not any(character.never_discarded for character in characters):
            self._all("characters", "never_discarded", "fault-aquatica-empty-hand")
        self._at_least(12, "locations", "locations", len(self.used["locations"]))
        self._at_least(5, "kings", "kings", len(self.used["kings"]))
        self._at_least(4, "goals", "tokens", len({goal.token for goal in goals if goal.token is not None}))
        for printing in ("2019", "2020"):
            self._exactly(4, "goals", f"printed-{printing}", sum(printing in goal.printed for goal in goals))

    def _at_least(self, least: int, section: str, what: str, found: int) -> None:
        if found < least:
            self._all(section, "", "fault-aquatica-few", what=what, least=least, found=found)

    def _exactly(self, wanted: int, section: str, what: str, found: int) -> None:
        if found != wanted:
            self._all(section, "", "fault-aquatica-exactly", what=what, wanted=wanted, found=found)

    def _all(self, section: str, field: str, why: str, **args: str | int) -> None:
        """A fault of all entries of a section together, whichever files they come from."""
        self.faults.append(Fault("", section, field, Reason(why, args)))

    def content(self, board: BoardEntry, packs: tuple[dict[str, object], ...]) -> Content:
        used = {section: frozenset(ids) for section, ids in self.used.items()}
        named = {section: sorted(ids) for section, ids in self.used.items()}
        return Content(
            Section(tuple(self.mantas.values()), used["mantas"]),
            Section(tuple(self.locations.values()), used["locations"]),
            Section(tuple(self.characters.values()), used["characters"]),
            Section(tuple(self.kings.values()), used["kings"]),
            Section(tuple(self.goals.values()), used["goals"]),
            board,
            packs,
            digest(self.mantas, self.locations, self.characters, self.kings, self.goals, board, named),
        )
