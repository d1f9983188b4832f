"""Content of Endeavor: read it with packs on top, check that everything named in it exists, and hold it together."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from batyskaf.core.content import ContentError, Fault, Text, decode_entries, decode_pack, digest, read_json
from batyskaf.games.endeavor import mission_schema as ms
from batyskaf.games.endeavor import schema as sc

FOLDER = Path(__file__).parent / "content"
SECTIONS = ("tiles", "specialists", "tokens", "journals", "missions", "cards")
PACKED = ("tiles", "specialists", "journals", "missions")
"""What a pack may bring. Dive tokens, goal cards and the player board belong to the box."""
MOST = {"tiles": 120, "specialists": 60, "tokens": 12, "journals": 80, "missions": 100, "cards": 40}
MOST_SITES = 400
MOST_OF_DEPTH = 30


AnyEntry = sc.TileEntry | sc.SpecialistEntry | sc.TokenEntry | sc.JournalEntry | ms.MissionEntry | sc.CardEntry
Entry = TypeVar("Entry", bound=AnyEntry)


class Worded(msgspec.Struct, frozen=True):
    """The words of a content entry."""

    text: Text


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

    # What sentences call things: `tile`, `journal` and so on are fields of events.

    def tile(self, id: str) -> Worded:
        return Worded(next(entry.name for entry in self.tiles if entry.id == id))

    def journal(self, id: str) -> Worded:
        return Worded(next(entry.name for entry in self.journals if entry.id == id))

    def goal_card(self, id: str) -> Worded:
        return Worded(next(entry.name for entry in self.cards if entry.id == id))

    def token(self, id: str) -> Worded:
        return Worded(next(entry.text for entry in self.tokens if entry.id == id))

    def start(self, id: str) -> Worded:
        return self.tile(id)

    def specialist(self, side: str) -> Worded:
        """A side of a specialist: `pilot`, `pilot-senior`."""
        known = side.removesuffix("-senior")
        entry = next(entry for entry in self.specialists if entry.id == known)
        return Worded(entry.senior.name if entry.junior is None or side != known else entry.junior.name)

    def option(self, id: str) -> Worded:
        """A way to score a goal."""
        for mission in self.missions.values():
            for goal in mission.goals:
                for option in goal.options:
                    if option.id == id:
                        return Worded(option.text)
        raise LookupError(id)


def load_content(packs: Sequence[Mapping[str, object]] = ()) -> Content:
    """Read the base content and the packs on top of it; everything wrong is reported at once."""
    faults: list[Fault] = []
    found = _Collected(faults)
    for section in SECTIONS:
        path = FOLDER / f"{section}.json"
        found.add(path.name, {section: read_json(path)})
    base = {section: len(entries) for section, entries in found.sections().items()}
    board = msgspec.convert(read_json(FOLDER / "board.json"), sc.BoardEntry)
    for number, pack in enumerate(packs):
        name = pack.get("name")
        file = name if isinstance(name, str) and name else f"pack {number + 1}"
        found.add(file, decode_pack(file, pack, "endeavor", PACKED, faults))
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

    def sections(self) -> dict[str, list[object]]:
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
                self._fault(section, id, "id", "an entry with this id exists already", file)
            elif len(into) >= MOST[section]:
                self._fault(section, id, "", f"there can be at most {MOST[section]} {section}", file)
            else:
                into[id] = entry
                self.files[section, id] = file

    def _fault(self, section: str, id: str, field: str, detail: str, file: str = "") -> None:
        self.faults.append(Fault(file or self.files[section, id], f"{section} {id}", field, detail))

    def check(self) -> None:
        """Check everything that one entry alone can't know."""
        for tile in self.tiles.values():
            self._check_tile(tile)
        for specialist in self.specialists.values():
            self._check_specialist(specialist)
        for journal in self.journals.values():
            self._check_journal(journal)
        for mission in self.missions.values():
            self._check_mission(mission)
        sites = sum(len(list(site_ids(tile))) for tile in self.tiles.values())
        if sites > MOST_SITES:
            self.faults.append(Fault("", "tiles", "", f"all tiles together can have at most {MOST_SITES} sites"))
        for depth in range(1, 6):
            if sum(tile.depth == depth for tile in self.tiles.values()) > MOST_OF_DEPTH:
                self.faults.append(Fault("", "tiles", "depth", f"at most {MOST_OF_DEPTH} tiles can have depth {depth}"))

    def _check_rewards(self, section: str, id: str, field: str, rewards: sc.Rewards) -> None:
        depths = {item.depths for item in rewards if isinstance(item, sc.Discover)}
        if len(depths) > 1:
            self._fault(section, id, field, "all discoveries of one list must show the same depths")
        if any(not shown for shown in depths):
            self._fault(section, id, field, "a discovery needs at least one depth")
        if sum(isinstance(item, sc.Grant) for item in rewards) > 1:
            self._fault(section, id, field, "a list can hold one action at most")

    def _check_tile(self, tile: sc.TileEntry) -> None:
        known = list(site_ids(tile))
        for site in known:
            if known.count(site) > 1:
                self._fault("tiles", tile.id, "sites", f"{site} stands there twice")
        for field, rewards in _tile_rewards(tile):
            self._check_rewards("tiles", tile.id, field, rewards)
        for link in tile.links:
            for end in (link.a, link.b):
                if end not in known or end.startswith("d"):
                    self._fault("tiles", tile.id, "links", f"there is no disc site {end!r}")
        features = (*tile.features, *(tile.retail.features or () if tile.retail else ()))
        for feature in features:
            for site in feature.sites:
                if site not in known:
                    self._fault("tiles", tile.id, "features", f"there is no site {site!r}")

    def _check_specialist(self, entry: sc.SpecialistEntry) -> None:
        sides = [entry.senior] if entry.junior is None else [entry.junior, entry.senior]
        for side in sides:
            self._check_rewards("specialists", entry.id, "instant", side.instant)
        if (entry.junior is None) != (entry.tier == 0):
            self._fault("specialists", entry.id, "junior", "every specialist but the leader needs a junior side")
        if entry.tier == 0 and entry.id != "leader":
            self._fault("specialists", entry.id, "tier", "only the team leader has tier 0")
        if entry.tier == 5 and entry.copies != 1:
            self._fault("specialists", entry.id, "copies", "a specialist of tier 5 is unique")

    def _check_journal(self, entry: sc.JournalEntry) -> None:
        self._check_rewards("journals", entry.id, "instant", entry.instant)
        self._check_rewards("journals", entry.id, "others", entry.others)
        for field, effect in (("discard", entry.discard), ("once_per_round", entry.once_per_round)):
            if effect is None:
                continue
            if isinstance(effect.effect, sc.Gain):
                self._check_rewards("journals", entry.id, field, effect.effect.gain)
            if isinstance(effect.effect, sc.TechBonus) != (effect.when == "before_travel"):
                self._fault("journals", entry.id, field, "tech_bonus and before_travel go together")
            if isinstance(effect.effect, sc.ExtraTiles | sc.AnyDepth) != (effect.when == "on_discover"):
                self._fault("journals", entry.id, field, "on_discover goes with draw_extra_tiles or any_depth")
        if entry.retail and bool(entry.retail.spaces) != bool(entry.retail.space):
            self._fault("journals", entry.id, "retail", "spaces and space go together")

    def _check_mission(self, entry: ms.MissionEntry) -> None:
        self._check_layout(entry)
        self._check_board(entry)
        options = any(isinstance(rule, ms.GoalHexOptions) for rule in entry.rules)
        for number, goal in enumerate(entry.goals, 1):
            where = f"goals {number}"
            ways = goal.options or (goal,)
            if goal.options and not options:
                self._fault("missions", entry.id, where, "options need the rule goal_hex_options")
            if goal.options and not any(hex.goal == number for hex in entry.board.hexes):
                self._fault("missions", entry.id, where, f"options need a hex with goal {number}")
            for way in ways:
                if not way.units:
                    self._fault("missions", entry.id, where, "a goal needs units")
                if way.coop is None:
                    self._fault("missions", entry.id, where, "a goal needs its co-operative threshold")
                if goal.options and way.id is None:
                    self._fault("missions", entry.id, where, "an option needs an id")
                if "milestone" in way.units and way.milestone is None:
                    self._fault("missions", entry.id, where, "a milestone must be named")
                if "designated_disc" in way.units and not way.candidates:
                    self._fault("missions", entry.id, where, "designated_disc needs candidates")

    def _check_layout(self, entry: ms.MissionEntry) -> None:
        named = [spot.tile for spot in entry.layout if spot.tile] + [spot.tile for spot in entry.stacks]
        named += list(entry.shuffled_row.tiles) if entry.shuffled_row else []
        named += [entry.launch] if entry.launch else []
        named += [rule.tile for rule in entry.rules if hasattr(rule, "tile")]
        for tile in named:
            if tile not in self.tiles:
                self._fault("missions", entry.id, "layout", f"there is no tile {tile!r}")
        for spot in entry.layout:
            column, depth = ord(spot.place[0]) - 64, int(spot.place[1])
            if column > entry.columns or depth > entry.max_depth:
                self._fault("missions", entry.id, "layout", f"{spot.place} lies outside the ocean")
            if spot.tile in self.tiles and self.tiles[spot.tile].depth != depth:
                self._fault("missions", entry.id, "layout", f"{spot.tile} does not belong to depth {depth}")
        surface = [spot.place for spot in entry.layout if spot.place[1] == "1"]
        if not surface and entry.shuffled_row is None:
            self._fault("missions", entry.id, "layout", "at least one tile of depth 1 must lie there at the start")
        laid = {spot.tile for spot in entry.layout} | set(entry.shuffled_row.tiles if entry.shuffled_row else ())
        if entry.launch and entry.launch not in laid:
            self._fault("missions", entry.id, "launch", "the launch zone must be part of the lay-out")

    def _check_board(self, entry: ms.MissionEntry) -> None:
        ids = [hex.id for hex in entry.board.hexes]
        for id in ids:
            if ids.count(id) > 1:
                self._fault("missions", entry.id, "board", f"hex {id} stands there twice")
        for hex in entry.board.hexes:
            self._check_rewards("missions", entry.id, f"board {hex.id}", hex.gain)
        for link in entry.board.links:
            for id in link:
                if id not in ids:
                    self._fault("missions", entry.id, "board.links", f"there is no hex {id!r}")
        if not any(hex.start for hex in entry.board.hexes):
            self._fault("missions", entry.id, "board", "at least one hex must be a start")
        for rule in entry.rules:
            named = [rule.hex] if isinstance(rule, ms.RestoredZone) else []
            named += list(rule.overflow.values()) if isinstance(rule, ms.ImpactByDepth) else []
            for id in named:
                if id not in ids:
                    self._fault("missions", entry.id, "rules", f"there is no hex {id!r}")


def site_ids(tile: sc.TileEntry) -> Iterable[str]:
    """The sites of a tile: sonar slots, dive sites, conservation sites, journal sites."""
    for track in tile.sonar:
        for slot in track:
            yield slot.id
    for dive in tile.dive:
        yield dive.id
    for conserve in tile.conserve:
        yield conserve.id
    for journal in tile.journal:
        yield journal.id


def _tile_rewards(tile: sc.TileEntry) -> Iterable[tuple[str, sc.Rewards]]:
    yield "discovery", tile.discovery
    yield "arrival", tile.arrival
    for track in tile.sonar:
        for slot in track:
            yield f"sonar {slot.id}", slot.gain
    for conserve in tile.conserve:
        yield f"conserve {conserve.id}", conserve.gain
    for link in tile.links:
        yield f"links {link.a}-{link.b}", link.gain
