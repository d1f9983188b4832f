"""Content of one edition becomes the vectors that states read."""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor import schema as sc
from batyskaf.games.endeavor.checking import site_ids
from batyskaf.games.endeavor.content import Content
from batyskaf.games.endeavor.movetable import REWARDS, Known
from batyskaf.games.endeavor.rules import Rules

FIELDS = ("blue", "brown", "green", "yellow")
ACTIONS: tuple[sc.Action, ...] = ("travel", "sonar", "dive", "conserve", "journal", "promote", "copy")
SCOPES = ("own_vessel_zone", "this_zone", "from_this_zone", "same_depth_as_own_vessel", "same_row_or_column")
CAVES = {None: 0, "left": 1, "up": 2, "right": 3}
TRIGGERS = (
    "permanent", "travel_out", "after_dive", "after_conserve", "on_sonar_discover", "all_conservation_filled",
    "dive_site_emptied",
)  # fmt: skip
WHEN = (
    "your_turn", "before_travel", "on_arrival", "on_discover", "after_dive", "before_conserve", "after_conserve",
    "after_journal", "after_promote",
)  # fmt: skip
ENDGAME = (
    "shared_links", "conserve_in_best_zone", "field_sets", "journal_depths", "conserve_zones", "other_seniors",
    "zones_present", "empty_dive_sites", "flat",
)  # fmt: skip
KIND_OF_SITE = {"s": codes.SONAR, "d": codes.DIVE, "c": codes.CONSERVE, "j": codes.JOURNAL}
NO_LIMIT = 9


def mask_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def numbers(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([int(value) for value in values])


class Encoder:
    """Turns reward lists and actions into rows of numbers, each kept once."""

    def __init__(self) -> None:
        self.gains: dict[tuple[int, int], int] = {(0, 0): 0}
        self.specs: dict[tuple[int, ...], int] = {}
        for action in ACTIONS:
            self.spec(sc.Grant(action=action))

    def spec(self, grant: sc.Grant) -> int:
        cost = -1 if grant.research_cost is None else grant.research_cost
        row = (
            ACTIONS.index(grant.action),
            SCOPES.index(grant.scope),
            grant.cost_modifier,
            cost,
            grant.tech_bonus,
            grant.tokens,
            grant.times,
            mask_of(grant.not_to_depths),
            int(grant.only_locked),
        )
        return self.specs.setdefault(row, len(self.specs))

    def list_of(self, rewards: Iterable[sc.Reward]) -> int:
        """The number of a reward list."""
        counts, extra = 0, 0
        for item in rewards:
            if isinstance(item, sc.Discover):
                extra = (extra | mask_of(item.depths)) + (1 << 6)
            elif isinstance(item, sc.Grant):
                extra |= (self.spec(item) + 1) << 10
            else:
                counts += 1 << 4 * REWARDS.index(item.replace("_", "-"))
        return self.gains.setdefault((counts, extra), len(self.gains))


def compile_rules(content: Content, edition: sc.Edition, moves: Sequence[Known]) -> tuple[Rules, Encoder]:
    """Build the rules of an edition; the encoder goes on to serve the missions."""
    rules = Rules()
    rules.retail = edition == "retail"
    encoder = Encoder()
    _moves(rules, content, moves)
    _tiles(rules, content, edition, encoder)
    _specialists(rules, content, edition, encoder)
    _tokens(rules, content, edition, encoder)
    _journals(rules, content, edition, encoder)
    board = content.board
    rules.level = numbers(board.levels)
    rules.points = numbers(board.points)
    rules.impact_step = board.impact_step
    rules.overflow_to = board.overflow_to
    rules.last_step = len(board.levels) - 1
    rules.vessel_steps = numbers(board.vessel_steps)
    rules.research_most = board.research_most
    rules.discs = board.discs
    rules.markers = board.markers
    rules.leftover = board.leftover_divisor
    return rules, encoder


def finish(rules: Rules, encoder: Encoder) -> None:
    """Write down all reward lists and actions that tiles and missions have named."""
    rules.gains = numbers(cell for row in encoder.gains for cell in row)
    rules.specs = numbers(cell for row in encoder.specs for cell in row)


def _moves(rules: Rules, content: Content, moves: Sequence[Known]) -> None:
    rules.kind = numbers(kind for _, kind, _ in moves)
    rules.arg = numbers(arg for _, _, arg in moves)

    def ids(kind: int, size: int) -> vec[i64]:
        found = [-1] * size
        for number, (_, of, arg) in enumerate(moves):
            if of == kind:
                found[arg] = number
        return numbers(found)

    specialists, tiles, journals = len(content.specialists), len(content.tiles), len(content.journals)
    rules.m_recruit = ids(codes.M_RECRUIT, specialists)
    rules.m_activate = ids(codes.M_ACTIVATE, specialists * 2)
    rules.m_recover = ids(codes.M_RECOVER, specialists * 2)
    rules.m_copy = ids(codes.M_COPY, specialists * 2)
    rules.m_promote = ids(codes.M_PROMOTE, specialists * 2)
    rules.m_launch = ids(codes.M_LAUNCH, tiles)
    rules.m_travel = ids(codes.M_TRAVEL, tiles)
    rules.m_from = ids(codes.M_FROM, tiles)
    rules.m_site = ids(codes.M_SITE, sum(len(list(site_ids(tile))) for tile in content.tiles))
    rules.m_publish = ids(codes.M_PUBLISH, journals)
    rules.m_apply = ids(codes.M_APPLY, journals)
    rules.m_discard = ids(codes.M_DISCARD, journals)
    rules.m_space = ids(codes.M_SPACE, journals)
    rules.m_draw = ids(codes.M_DRAW, 6)
    rules.m_keep = ids(codes.M_KEEP, tiles)
    rules.m_place = ids(codes.M_PLACE, codes.PLACES)
    rules.m_impact = ids(codes.M_IMPACT, codes.HEXES)
    rules.m_shift = ids(codes.M_SHIFT, codes.HEXES)
    rules.m_raise = ids(codes.M_RAISE, 4)
    rules.m_cash = ids(codes.M_CASH, len(content.tokens))
    rules.m_use = ids(codes.M_USE, len(content.tokens))
    rules.m_retain = ids(codes.M_RETAIN, len(content.tokens))
    rules.m_take = ids(codes.M_TAKE, len(REWARDS))
    rules.m_choose = ids(codes.M_CHOOSE, 1 + max(arg for _, kind, arg in moves if kind == codes.M_CHOOSE))


class _Site:
    """One site while tiles are compiled."""

    def __init__(self, tile: int, kind: int) -> None:
        self.tile, self.kind = tile, kind
        self.before, self.cost, self.gain, self.field, self.locked = -1, 0, 0, -1, 0
        self.cave, self.free, self.two, self.tokens = 0, 0, 0, 0


def _tiles(rules: Rules, content: Content, edition: sc.Edition, encoder: Encoder) -> None:
    sites: list[_Site] = []
    links: list[list[int]] = []
    first, features, feature_first, feature_sites = [0], [], [0], []
    for number, tile in enumerate(content.tiles):
        known = {id: len(sites) + place for place, id in enumerate(site_ids(tile))}
        sites += _sites(tile, number, known, edition, encoder)
        first.append(len(sites))
        links += [[] for _ in known]
        for link in tile.links:
            gain = encoder.list_of(link.gain)
            links[known[link.a]] += [known[link.b], gain]
            links[known[link.b]] += [known[link.a], gain]
        for feature in _features(tile, edition):
            row = _feature(feature, encoder)
            if row is not None:
                features += row
                feature_sites.append(numbers(known[site] for site in feature.sites))
        feature_first.append(len(feature_sites))
    tiles = content.tiles
    rules.tiles = len(tiles)
    rules.tile_depth = numbers(tile.depth for tile in tiles)
    rules.tile_in = numbers(edition in tile.sets for tile in tiles)
    rules.tile_unique = numbers(tile.unique for tile in tiles)
    rules.tile_discovery = numbers(encoder.list_of(tile.discovery) for tile in tiles)
    rules.tile_arrival = numbers(encoder.list_of(tile.arrival) for tile in tiles)
    rules.tile_first = numbers(first)
    rules.tile_tech = numbers(_permanent(tile, edition, sc.TechBonus, 0) for tile in tiles)
    rules.tile_no_entry = numbers(_permanent(tile, edition, sc.NoEntry, 0) for tile in tiles)
    rules.tile_vessels = numbers(_permanent(tile, edition, sc.MaxVessels, NO_LIMIT) for tile in tiles)
    rules.tile_caves = numbers(_permanent(tile, edition, sc.Access, 0) for tile in tiles)
    rules.tile_conserve = numbers(len(tile.conserve) for tile in tiles)
    rules.feature_first = numbers(feature_first)
    rules.features = numbers(features)
    rules.feature_sites = feature_sites
    _fill_sites(rules, sites, links)


def _features(tile: sc.TileEntry, edition: sc.Edition) -> tuple[sc.Feature, ...]:
    if edition == "retail" and tile.retail is not None and tile.retail.features is not None:
        return tile.retail.features
    return tile.features


def _permanent(tile: sc.TileEntry, edition: sc.Edition, kind: type, without: int) -> int:
    """What a lasting feature of a zone says."""
    for feature in _features(tile, edition):
        if isinstance(feature.effect, kind):
            return int(getattr(feature.effect, "value", 1))
    return without


def _sites(
    tile: sc.TileEntry, number: int, known: dict[str, int], edition: sc.Edition, encoder: Encoder
) -> list[_Site]:
    made = {id: _Site(number, KIND_OF_SITE[id[0]]) for id in known}
    retail = tile.retail if edition == "retail" else None
    for track in tile.sonar:
        for place, slot in enumerate(track):
            made[slot.id].before = known[track[place - 1].id] if place else -1
            made[slot.id].gain = encoder.list_of(slot.gain)
    for dive in retail.dive if retail and retail.dive is not None else tile.dive:
        made[dive.id].tokens = dive.tokens
        made[dive.id].cave = CAVES[dive.cave]
    for conserve in tile.conserve:
        made[conserve.id].cost = conserve.cost
        made[conserve.id].gain = encoder.list_of(conserve.gain)
        made[conserve.id].cave = CAVES[conserve.cave]
    for journal in retail.journal if retail and retail.journal is not None else tile.journal:
        made[journal.id].field = FIELDS.index(journal.field)
        made[journal.id].gain = encoder.list_of(journal.gain)
        made[journal.id].locked = int(journal.locked)
        made[journal.id].cave = CAVES[journal.cave]
    for feature in _features(tile, edition):
        for site in feature.sites:
            if isinstance(feature.effect, sc.FreePlacement):
                made[site].free = feature.effect.depth
            if isinstance(feature.effect, sc.DrawTwo):
                made[site].two = 1
    return list(made.values())


def _fill_sites(rules: Rules, sites: list[_Site], links: list[list[int]]) -> None:
    rules.sites = len(sites)
    rules.site_tile = numbers(site.tile for site in sites)
    rules.site_kind = numbers(site.kind for site in sites)
    rules.site_before = numbers(site.before for site in sites)
    rules.site_cost = numbers(site.cost for site in sites)
    rules.site_gain = numbers(site.gain for site in sites)
    rules.site_field = numbers(site.field for site in sites)
    rules.site_locked = numbers(site.locked for site in sites)
    rules.site_cave = numbers(site.cave for site in sites)
    rules.site_free = numbers(site.free for site in sites)
    rules.site_two = numbers(site.two for site in sites)
    rules.site_tokens = numbers(site.tokens for site in sites)
    dives = [number for number, site in enumerate(sites) if site.kind == codes.DIVE]
    rules.dive_sites = numbers(dives)
    rules.site_dive = numbers(dives.index(number) if number in dives else -1 for number in range(len(sites)))
    first = [0]
    for row in links:
        first.append(first[-1] + len(row))
    rules.link_first = numbers(first)
    rules.links = numbers(cell for row in links for cell in row)


def _feature(feature: sc.Feature, encoder: Encoder) -> list[int] | None:
    """Trigger, operation, reward list or action, marked, once, chain; None for what other vectors say."""
    effect, each, who = feature.effect, False, 0
    if isinstance(effect, sc.EachPlayer):
        who = int(effect.who == "vessel_in_zone")
        effect, each = effect.then, True
    if isinstance(effect, sc.ExtraAction):
        operation = codes.O_EACH_ACTION if each else codes.O_ACTION
        what = encoder.spec(
            sc.Grant(
                action=effect.action,
                scope=effect.scope,
                not_to_depths=effect.not_to_depths,
                only_locked=bool(effect.only_sites) and effect.allow_locked,
            )
        )
    elif isinstance(effect, sc.Gain):
        operation, what = codes.O_EACH_GAIN if each else codes.O_GAIN, encoder.list_of(effect.gain)
    elif isinstance(effect, sc.GainPerMarked):
        operation, what = codes.O_PER_MARKED, encoder.list_of(effect.gain)
    else:
        return None
    marked = feature.kind == "marked_site"
    return [
        TRIGGERS.index(feature.trigger), operation, what, int(marked), int(feature.once), int(feature.chain), who, 0,
    ]  # fmt: skip


def _specialists(rules: Rules, content: Content, edition: sc.Edition, encoder: Encoder) -> None:
    entries = content.specialists
    rules.specialists = len(entries)
    rules.tier = numbers(entry.tier for entry in entries)
    rules.copies = numbers(entry.copies if edition in entry.sets else 0 for entry in entries)
    nothing = sc.Side(name=entries[0].senior.name)
    sides = [side for entry in entries for side in (entry.junior or nothing, entry.senior)]
    rules.side_gain = numbers(encoder.list_of(side.instant) for side in sides)
    slots: list[int] = []
    for side in sides:
        masks = [mask_of(ACTIONS.index(action) for action in slot) for slot in side.actions]
        slots += masks + [0] * (4 - len(masks))
    rules.side_slots = numbers(slots)
    rules.side_circle = numbers(bool(side.actions) for side in sides)
    rules.side_count = numbers(ENDGAME.index(side.endgame.count) if side.endgame else codes.X_NONE for side in sides)
    rules.side_points = numbers(side.endgame.points if side.endgame else 0 for side in sides)
    rules.side_per = numbers(side.endgame.per if side.endgame else 1 for side in sides)


def _tokens(rules: Rules, content: Content, edition: sc.Edition, encoder: Encoder) -> None:
    entries = content.tokens
    rules.tokens = len(entries)
    rules.token_copies = numbers(entry.copies.get(edition, 0) for entry in entries)
    rules.token_research = numbers(entry.research for entry in entries)
    rules.token_gain = numbers(encoder.list_of(entry.use.gain) if entry.use else -1 for entry in entries)
    rules.token_disc = numbers(entry.use.cost.disc_from_staging if entry.use else 0 for entry in entries)


def _journals(rules: Rules, content: Content, edition: sc.Edition, encoder: Encoder) -> None:
    entries = content.journals
    retail = edition == "retail"
    boxed = [entry.retail or sc.RetailJournal() if retail else sc.RetailJournal() for entry in entries]
    rules.journals = len(entries)
    rules.journal_in = numbers(edition in entry.sets for entry in entries)
    rules.journal_starting = numbers(entry.starting for entry in entries)
    rules.journal_fields = numbers(
        mask_of(FIELDS.index(field) for field in (box.fields or entry.fields))
        for entry, box in zip(entries, boxed, strict=True)
    )
    rules.journal_cost = numbers(
        entry.cost if box.cost is None else box.cost for entry, box in zip(entries, boxed, strict=True)
    )
    rules.journal_instant = numbers(encoder.list_of(entry.instant) for entry in entries)
    rules.journal_others = numbers(encoder.list_of(entry.others) for entry in entries)
    rules.journal_points = numbers(box.points for box in boxed)
    rules.journal_spaces = numbers(box.spaces for box in boxed)
    rules.journal_space = numbers(encoder.list_of(box.space) for box in boxed)
    uses = [None if retail else use for entry in entries for use in (entry.once_per_round, entry.discard)]
    rules.use_when = numbers(WHEN.index(use.when) if use else codes.W_NEVER for use in uses)
    what_arg = [_use(use, encoder) for use in uses]
    rules.use_what = numbers(what for what, _ in what_arg)
    rules.use_arg = numbers(arg for _, arg in what_arg)
    rules.use_research = numbers(use.cost.research if use else 0 for use in uses)
    rules.use_discs = numbers(use.cost.disc_from_staging if use else 0 for use in uses)
    rules.use_repeat = numbers(use.repeatable if use else 0 for use in uses)
    rules.use_depth = numbers(use.min_depth if use else 0 for use in uses)


def _use(use: sc.JournalEffect | None, encoder: Encoder) -> tuple[int, int]:
    if use is None:
        return 0, 0
    effect = use.effect
    if isinstance(effect, sc.Gain):
        return codes.J_GAIN, encoder.list_of(effect.gain)
    if isinstance(effect, sc.TechBonus):
        return codes.J_TECH, effect.value
    if isinstance(effect, sc.ExtraTiles):
        return codes.J_EXTRA_TILES, effect.value
    if isinstance(effect, sc.AnyDepth):
        return codes.J_ANY_DEPTH, 0
    return codes.J_RECOVER, effect.count
