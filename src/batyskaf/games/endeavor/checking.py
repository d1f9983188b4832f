"""What a schema can't say: whether the parts of a tile, a specialist, a journal or a mission fit together."""

from collections.abc import Iterable, Iterator, Mapping

from batyskaf.core.reason import Reason
from batyskaf.games.endeavor import mission_schema as ms
from batyskaf.games.endeavor import schema as sc

Found = Iterator[tuple[str, Reason]]
"""A field, and what is wrong with it."""

PLAYERS = {"1", "2", "3", "4", "5"}
ZONE_UNITS = {"zone_with_disc", "zone_with_disc_or_vessel", "zone_discovered"}
FOR_UNITS: Mapping[str, set[str]] = {"team_distinct": ZONE_UNITS, "team_best_colour": {"field_best"}}
"""Ways to add up a team that are about some units only."""


def _needs(one: str, other: str) -> Reason:
    return Reason("fault-endeavor-needs", {"one": one, "other": other})


def _together(one: str, other: str) -> Reason:
    return Reason("fault-endeavor-together", {"one": one, "other": other})


def site_ids(tile: sc.TileEntry) -> Iterable[str]:
    """The sites of a tile: sonar slots, dive sites, conservation sites, journal sites."""
    for _, id in _sites(tile):
        yield id


def _sites(tile: sc.TileEntry) -> Iterable[tuple[str, str]]:
    """The letter that a site's kind begins with, and its id."""
    for track in tile.sonar:
        yield from (("s", slot.id) for slot in track)
    yield from (("d", dive.id) for dive in tile.dive)
    yield from (("c", conserve.id) for conserve in tile.conserve)
    yield from (("j", journal.id) for journal in tile.journal)


def in_rewards(field: str, rewards: sc.Rewards) -> Found:
    depths = {item.depths for item in rewards if isinstance(item, sc.Discover)}
    grants = [item for item in rewards if isinstance(item, sc.Grant)]
    if len(depths) > 1:
        yield field, Reason("fault-endeavor-depths-differ")
    if any(not shown for shown in depths):
        yield field, Reason("fault-endeavor-no-depth")
    if len(grants) > 1:
        yield field, Reason("fault-endeavor-one-action")
    if any(grant.action == "copy" for grant in grants):
        yield field, Reason("fault-endeavor-copy")


def in_plain(field: str, rewards: sc.Rewards) -> Found:
    """Where rewards are added up, discoveries and actions can't be."""
    if any(not isinstance(item, str) for item in rewards):
        yield field, Reason("fault-endeavor-plain")


# --- tiles -----------------------------------------------------------------------------------------------------------


def in_tile(tile: sc.TileEntry) -> Found:
    known = list(site_ids(tile))
    for letter, site in _sites(tile):
        if not site.startswith(letter):
            yield "sites", Reason("fault-endeavor-site-name", {"site": site, "letter": letter})
        if known.count(site) > 1:
            yield "sites", Reason("fault-twice", {"name": site})
    for field, rewards in _tile_rewards(tile):
        yield from in_rewards(field, rewards)
    for link in tile.links:
        yield from _in_link(link, known)
    features = (*tile.features, *(tile.retail.features or () if tile.retail else ()))
    for feature in features:
        yield from _in_feature(feature, known)
    if tile.retail is not None:
        for ours, boxed in ((tile.dive, tile.retail.dive), (tile.journal, tile.retail.journal)):
            if boxed is not None and {site.id for site in boxed} != {site.id for site in ours}:
                yield "retail", Reason("fault-endeavor-same-sites")


def _in_link(link: sc.Link, known: list[str]) -> Found:
    for end in (link.a, link.b):
        if end not in known or end.startswith("d"):
            yield "links", Reason("fault-endeavor-disc-site", {"site": end})
    if link.a == link.b:
        yield "links", Reason("fault-endeavor-self-link", {"site": link.a})
    yield from in_plain(f"links {link.a}-{link.b}", link.gain)


def _in_feature(feature: sc.Feature, known: list[str]) -> Found:
    for site in feature.sites:
        if site not in known:
            yield "features", Reason("fault-endeavor-site", {"site": site})
    effect = feature.effect.then if isinstance(feature.effect, sc.EachPlayer) else feature.effect
    if isinstance(effect, sc.Gain):
        yield from in_rewards("features", effect.gain)
    if isinstance(effect, sc.GainPerMarked):
        yield from in_plain("features", effect.gain)


def _tile_rewards(tile: sc.TileEntry) -> Iterable[tuple[str, sc.Rewards]]:
    yield "discovery", tile.discovery
    yield "arrival", tile.arrival
    for track in tile.sonar:
        for slot in track:
            yield f"sonar {slot.id}", slot.gain
    for conserve in tile.conserve:
        yield f"conserve {conserve.id}", conserve.gain
    for journal in tile.journal:
        yield f"journal {journal.id}", journal.gain


# --- specialists and journals ----------------------------------------------------------------------------------------


def in_specialist(entry: sc.SpecialistEntry) -> Found:
    for side in [entry.senior] if entry.junior is None else [entry.junior, entry.senior]:
        yield from in_rewards("instant", side.instant)
    if (entry.junior is None) != (entry.tier == 0):
        yield "junior", Reason("fault-endeavor-junior")
    if entry.tier == 0 and entry.id != "leader":
        yield "tier", Reason("fault-endeavor-leader")
    if entry.tier == 5 and entry.copies != 1:
        yield "copies", Reason("fault-endeavor-unique")


def in_journal(entry: sc.JournalEntry) -> Found:
    yield from in_rewards("instant", entry.instant)
    yield from in_rewards("others", entry.others)
    if entry.once_per_round is not None:
        yield from _in_use("once_per_round", entry.once_per_round)
    if entry.discard is not None:
        yield from _in_use("discard", entry.discard)
        if entry.discard.when in ("before_travel", "before_conserve", "on_discover"):
            yield "discard", Reason("fault-endeavor-only-for", {"one": entry.discard.when, "other": "once_per_round"})
    if entry.retail is not None:
        yield from in_rewards("retail", entry.retail.space)
        if bool(entry.retail.spaces) != bool(entry.retail.space):
            yield "retail", _together("spaces", "space")


def _in_use(field: str, use: sc.JournalEffect) -> Found:
    if isinstance(use.effect, sc.Gain):
        yield from in_rewards(field, use.effect.gain)
    elif use.when == "before_conserve":
        yield field, _needs("before_conserve", "gain")
    if isinstance(use.effect, sc.TechBonus) != (use.when == "before_travel"):
        yield field, _together("tech_bonus", "before_travel")
    if isinstance(use.effect, sc.ExtraTiles | sc.AnyDepth) != (use.when == "on_discover"):
        yield field, _together("on_discover", "draw_extra_tiles / any_depth")


# --- missions --------------------------------------------------------------------------------------------------------


def in_mission(entry: ms.MissionEntry, tiles: Mapping[str, sc.TileEntry]) -> Found:
    yield from _in_layout(entry, tiles)
    yield from _in_stock(entry, tiles)
    yield from _in_board(entry)
    yield from _in_threshold("coop", entry.coop.threshold)
    for number, goal in enumerate(entry.goals, 1):
        where = f"goals {number}"
        if goal.options and not any(isinstance(rule, ms.GoalHexOptions) for rule in entry.rules):
            yield where, _needs("options", "goal_hex_options")
        if goal.options and not any(hex.goal == number for hex in entry.board.hexes):
            yield where, _needs("options", f"board.hexes: goal {number}")
        for way in goal.options or (goal,):
            yield from _in_scoring(where, way)
            if goal.options and way.id is None:
                yield where, _needs("options", "id")
            if way.columns_from_tile is not None and way.columns_from_tile.tile not in _laid(entry):
                yield where, Reason("fault-endeavor-not-laid", {"tile": way.columns_from_tile.tile})


def _in_scoring(where: str, way: ms.Scoring) -> Found:
    if not way.units:
        yield where, _needs("goals", "units")
    if "milestone" in way.units and way.milestone is None:
        yield where, _needs("units: milestone", "milestone")
    if "designated_disc" in way.units and not way.candidates:
        yield where, _needs("designated_disc", "candidates")
    if way.coop is None:
        yield where, _needs("goals", "coop")
        return
    yield from _in_threshold(where, way.coop.threshold)
    fit = FOR_UNITS.get(way.coop.measure)
    if fit is not None and not fit.issuperset(way.units):
        yield where, Reason("fault-endeavor-only-for", {"one": way.coop.measure, "other": ", ".join(sorted(fit))})


def _in_threshold(where: str, threshold: sc.ByPlayers) -> Found:
    if set(threshold) != PLAYERS:
        yield where, Reason("fault-endeavor-threshold")


def _laid(entry: ms.MissionEntry) -> list[str]:
    """The tiles that lie there by name at the start."""
    row = entry.shuffled_row.tiles if entry.shuffled_row else ()
    return [*(spot.tile for spot in entry.layout if spot.tile), *row]


def _in_layout(entry: ms.MissionEntry, tiles: Mapping[str, sc.TileEntry]) -> Found:
    named = [*_laid(entry), *(spot.tile for spot in entry.stacks)]
    fields = [("layout", spot.tile) for spot in entry.layout if spot.tile]
    fields += [("shuffled_row", tile) for tile in (entry.shuffled_row.tiles if entry.shuffled_row else ())]
    fields += [("stacks", spot.tile) for spot in entry.stacks]
    fields += [("rules", rule.tile) for rule in entry.rules if hasattr(rule, "tile")]
    for field, tile in dict.fromkeys(fields):
        if tile not in tiles:
            yield field, Reason("fault-endeavor-tile", {"tile": tile})
    for tile in dict.fromkeys(named):
        if named.count(tile) > 1:
            yield "layout", Reason("fault-twice", {"name": tile})
    places = [spot.place for spot in entry.layout]
    for spot in entry.layout:
        column, depth = ord(spot.place[0]) - 64, int(spot.place[1])
        if column > entry.columns or depth > entry.max_depth:
            yield "layout", Reason("fault-endeavor-outside", {"name": spot.place})
        if spot.tile and spot.tile in tiles and tiles[spot.tile].depth != depth:
            yield "layout", Reason("fault-endeavor-wrong-depth", {"tile": spot.tile, "depth": depth})
    for place in dict.fromkeys(places):
        if places.count(place) > 1:
            yield "layout", Reason("fault-twice", {"name": place})
    surface = any(place[1] == "1" for place in places)
    if not surface and entry.shuffled_row is None:
        yield "layout", Reason("fault-endeavor-no-surface")
    if surface and entry.shuffled_row is not None:
        yield "layout", Reason("fault-endeavor-row-fills")
    if entry.launch and entry.launch not in _laid(entry):
        yield "launch", Reason("fault-endeavor-not-laid", {"tile": entry.launch})


def _in_stock(entry: ms.MissionEntry, tiles: Mapping[str, sc.TileEntry]) -> Found:
    """Whether there are tiles for the row, the stacks and all places that want a random one."""
    row = entry.shuffled_row.tiles if entry.shuffled_row else ()
    if len(row) > entry.columns:
        yield "shuffled_row", Reason("fault-endeavor-row-long")
    for tile in row:
        if tile in tiles and tiles[tile].depth != 1:
            yield "shuffled_row", Reason("fault-endeavor-wrong-depth", {"tile": tile, "depth": 1})
    for joined in entry.stacks:
        found = tiles.get(joined.tile)
        if found is not None and not found.unique:
            yield "stacks", Reason("fault-endeavor-ordinary", {"tile": joined.tile})
        if found is not None and found.depth > entry.max_depth:
            yield "stacks", Reason("fault-endeavor-too-deep", {"tile": joined.tile})
    wanted = [int(spot.place[1]) for spot in entry.layout if not spot.tile]
    wanted += [1] * (entry.columns - len(row)) if entry.shuffled_row else []
    ordinary = [tile for tile in tiles.values() if not tile.unique and tile.id not in _laid(entry)]
    for edition in entry.sets:
        stock = [tile.depth for tile in ordinary if edition in tile.sets]
        for depth in sorted(set(wanted)):
            if wanted.count(depth) > stock.count(depth):
                args: dict[str, str | int] = {"count": stock.count(depth), "depth": depth, "edition": edition}
                yield "layout", Reason("fault-endeavor-stock", args)


def _in_board(entry: ms.MissionEntry) -> Found:
    ids = [hex.id for hex in entry.board.hexes]
    for id in dict.fromkeys(ids):
        if ids.count(id) > 1:
            yield "board", Reason("fault-twice", {"name": id})
    for hex in entry.board.hexes:
        yield from in_rewards(f"board {hex.id}", hex.gain)
    for link in entry.board.links:
        for id in link:
            if id not in ids:
                yield "board.links", Reason("fault-endeavor-hex", {"hex": id})
    if not any(hex.start for hex in entry.board.hexes):
        yield "board", Reason("fault-endeavor-no-start")
    for rule in entry.rules:
        named = [rule.hex] if isinstance(rule, ms.RestoredZone) else []
        named += list(rule.overflow.values()) if isinstance(rule, ms.ImpactByDepth) else []
        for id in named:
            if id not in ids:
                yield "rules", Reason("fault-endeavor-hex", {"hex": id})
        if isinstance(rule, ms.ImpactFallback):
            yield from in_rewards("rules", rule.gain)
