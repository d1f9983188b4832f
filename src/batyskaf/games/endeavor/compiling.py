"""Content of one edition becomes the vectors that states read."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, chain
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor import schema as sc
from batyskaf.games.endeavor.checking import site_ids
from batyskaf.games.endeavor.gains import discovery_of, grant_of, plain_of
from batyskaf.games.endeavor.movetable import REWARDS, Known
from batyskaf.games.endeavor.printed import PrintedEdition
from batyskaf.games.endeavor.rules import Rules, plain_spec
from batyskaf.games.endeavor.vocabulary import ACTIONS, CAVES, ENDGAME, FIELDS, KIND_OF_SITE, SCOPES, TRIGGERS, WHEN


def mask_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


def numbers(values: Iterable[int]) -> vec[i64]:
    return vec[i64]([int(value) for value in values])


class Encoder:
    """Numbers reward lists and descriptions of actions, each once."""

    def __init__(self) -> None:
        self.gains: dict[tuple[int, int], int] = {(0, 0): 0}
        self.specs: dict[tuple[int, ...], int] = {}
        plain = [self.spec(sc.Grant(action=action)) for action in ACTIONS]
        assert plain == [plain_spec(number) for number in range(len(ACTIONS))], "plain actions are numbered first"

    def spec(self, grant: sc.Grant) -> int:
        cost = -1 if grant.research_cost is None else grant.research_cost
        row = (
            ACTIONS.index(grant.action),
            SCOPES[grant.scope],
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
        plain, finds, shown, grant = 0, 0, 0, 0
        for item in rewards:
            if isinstance(item, sc.Discover):
                finds += discovery_of(0)
                shown |= mask_of(item.depths)
            elif isinstance(item, sc.Grant):
                grant = grant_of(self.spec(item))
            else:
                plain += plain_of(REWARDS.index(item.replace("_", "-")), 1)
        return self.gains.setdefault((plain, finds + shown + grant), len(self.gains))


def compile_rules(printed: PrintedEdition, moves: Sequence[Known]) -> tuple[Rules, Encoder]:
    """Build the rules of an edition, and the encoder that missions use next."""
    rules = Rules()
    rules.retail = printed.edition == "retail"
    encoder = Encoder()
    _moves(rules, printed, moves)
    _tiles(rules, printed, encoder)
    _specialists(rules, printed, encoder)
    _tokens(rules, printed, encoder)
    _journals(rules, printed, encoder)
    board = printed.board
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
    """Write all reward lists and descriptions of actions that tiles and missions have named into the rules."""
    rules.gain_plain = numbers(plain for plain, _ in encoder.gains)
    rules.gain_special = numbers(special for _, special in encoder.gains)
    columns = [numbers(column) for column in zip(*encoder.specs, strict=True)]
    rules.spec_action, rules.spec_scope, rules.spec_modifier, rules.spec_cost = columns[:4]
    rules.spec_tech, rules.spec_tokens, rules.spec_times = columns[4:7]
    rules.spec_not_to, rules.spec_locked = columns[7:]


def _moves(rules: Rules, printed: PrintedEdition, moves: Sequence[Known]) -> None:
    rules.kind = numbers(kind for _, kind, _ in moves)
    rules.arg = numbers(arg for _, _, arg in moves)

    def ids(kind: int, size: int) -> vec[i64]:
        found = [-1] * size
        for number, (_, of, arg) in enumerate(moves):
            if of == kind:
                found[arg] = number
        return numbers(found)

    specialists, tiles, journals = len(printed.specialists), len(printed.tiles), len(printed.journals)
    rules.m_recruit = ids(codes.M_RECRUIT, specialists)
    rules.m_activate = ids(codes.M_ACTIVATE, specialists * 2)
    rules.m_recover = ids(codes.M_RECOVER, specialists * 2)
    rules.m_copy = ids(codes.M_COPY, specialists * 2)
    rules.m_promote = ids(codes.M_PROMOTE, specialists * 2)
    rules.m_launch = ids(codes.M_LAUNCH, tiles)
    rules.m_travel = ids(codes.M_TRAVEL, tiles)
    rules.m_from = ids(codes.M_FROM, tiles)
    rules.m_site = ids(codes.M_SITE, sum(len(list(site_ids(tile))) for tile in printed.tiles.values()))
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
    rules.m_cash = ids(codes.M_CASH, len(printed.tokens))
    rules.m_use = ids(codes.M_USE, len(printed.tokens))
    rules.m_retain = ids(codes.M_RETAIN, len(printed.tokens))
    rules.m_take = ids(codes.M_TAKE, len(REWARDS))
    rules.m_choose = ids(codes.M_CHOOSE, 1 + max(arg for _, kind, arg in moves if kind == codes.M_CHOOSE))


class _Site:
    """One site while tiles are compiled."""

    def __init__(self, tile: int, kind: int) -> None:
        self.tile, self.kind = tile, kind
        self.before, self.cost, self.gain, self.field, self.locked = -1, 0, 0, -1, 0
        self.cave, self.free, self.two, self.tokens = 0, 0, 0, 0


def _tiles(rules: Rules, printed: PrintedEdition, encoder: Encoder) -> None:
    sites: list[_Site] = []
    links: list[list[tuple[int, int]]] = []
    first, features, feature_first, feature_sites = [0], [], [0], []
    for number, tile in enumerate(printed.tiles.values()):
        known = {id: len(sites) + place for place, id in enumerate(site_ids(tile))}
        sites += _sites(tile, number, known, encoder)
        first.append(len(sites))
        links += [[] for _ in known]
        for link in tile.links:
            gain = encoder.list_of(link.gain)
            links[known[link.a]].append((known[link.b], gain))
            links[known[link.b]].append((known[link.a], gain))
        for feature in tile.features:
            row = _feature(feature, encoder)
            if row is not None:
                features.append(row)
                feature_sites.append(numbers(known[site] for site in feature.sites))
        feature_first.append(len(feature_sites))
    tiles = printed.tiles.values()
    rules.tiles = len(tiles)
    rules.tile_depth = numbers(tile.depth for tile in tiles)
    rules.tile_in = numbers(printed.edition in tile.sets for tile in tiles)
    rules.tile_unique = numbers(tile.unique for tile in tiles)
    rules.tile_discovery = numbers(encoder.list_of(tile.discovery) for tile in tiles)
    rules.tile_arrival = numbers(encoder.list_of(tile.arrival) for tile in tiles)
    rules.tile_first = numbers(first)
    rules.tile_tech = numbers(_permanent(tile, sc.TechBonus, 0) for tile in tiles)
    rules.tile_no_entry = numbers(_permanent(tile, sc.NoEntry, 0) for tile in tiles)
    rules.tile_vessels = numbers(_permanent(tile, sc.MaxVessels, codes.VESSELS) for tile in tiles)
    rules.tile_caves = numbers(_permanent(tile, sc.Access, 0) for tile in tiles)
    rules.tile_conserve = numbers(len(tile.conserve) for tile in tiles)
    rules.feature_first = numbers(feature_first)
    rules.feature_trigger = numbers(feature.trigger for feature in features)
    rules.feature_operation = numbers(feature.operation for feature in features)
    rules.feature_what = numbers(feature.what for feature in features)
    rules.feature_marked = numbers(feature.marked for feature in features)
    rules.feature_once = numbers(feature.once for feature in features)
    rules.feature_chain = numbers(feature.chain for feature in features)
    rules.feature_present = numbers(feature.present for feature in features)
    rules.feature_sites = feature_sites
    _fill_sites(rules, sites, links)


def _permanent(tile: sc.TileEntry, kind: type, without: int) -> int:
    """What a lasting feature of a zone says."""
    for feature in tile.features:
        if isinstance(feature.effect, kind):
            return int(getattr(feature.effect, "value", 1))
    return without


def _sites(tile: sc.TileEntry, number: int, known: dict[str, int], encoder: Encoder) -> list[_Site]:
    made = {id: _Site(number, KIND_OF_SITE[id[0]]) for id in known}
    for track in tile.sonar:
        for place, slot in enumerate(track):
            made[slot.id].before = known[track[place - 1].id] if place else -1
            made[slot.id].gain = encoder.list_of(slot.gain)
    for dive in tile.dive:
        made[dive.id].tokens = dive.tokens
        made[dive.id].cave = CAVES[dive.cave]
    for conserve in tile.conserve:
        made[conserve.id].cost = conserve.cost
        made[conserve.id].gain = encoder.list_of(conserve.gain)
        made[conserve.id].cave = CAVES[conserve.cave]
    for journal in tile.journal:
        made[journal.id].field = FIELDS.index(journal.field)
        made[journal.id].gain = encoder.list_of(journal.gain)
        made[journal.id].locked = int(journal.locked)
        made[journal.id].cave = CAVES[journal.cave]
    for feature in tile.features:
        for site in feature.sites:
            if isinstance(feature.effect, sc.FreePlacement):
                made[site].free = feature.effect.depth
            if isinstance(feature.effect, sc.DrawTwo):
                made[site].two = 1
    return list(made.values())


def _fill_sites(rules: Rules, sites: list[_Site], links: list[list[tuple[int, int]]]) -> None:
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
    rules.link_end = numbers(end for row in links for end, _ in row)
    rules.link_gain = numbers(gain for row in links for _, gain in row)


class _Feature(NamedTuple):
    """One feature of a zone while tiles are compiled."""

    trigger: int
    operation: int
    what: int
    marked: bool
    once: bool
    chain: bool
    present: bool


def _feature(feature: sc.Feature, encoder: Encoder) -> _Feature | None:
    """A feature that an action sets off; None for a lasting one, which other vectors hold."""
    effect, each, present = feature.effect, False, False
    if isinstance(effect, sc.EachPlayer):
        present = effect.who == "vessel_in_zone"
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
    return _Feature(
        trigger=TRIGGERS[feature.trigger],
        operation=operation,
        what=what,
        marked=feature.kind == "marked_site",
        once=feature.once,
        chain=feature.chain,
        present=present,
    )


def _specialists(rules: Rules, printed: PrintedEdition, encoder: Encoder) -> None:
    entries = tuple(printed.specialists.values())
    rules.specialists = len(entries)
    rules.tier = numbers(entry.tier for entry in entries)
    rules.copies = numbers(entry.copies if printed.edition in entry.sets else 0 for entry in entries)
    nothing = sc.Side(name=entries[0].senior.name)
    sides = [side for entry in entries for side in (entry.junior or nothing, entry.senior)]
    rules.side_gain = numbers(encoder.list_of(side.instant) for side in sides)
    slots: list[int] = []
    for side in sides:
        masks = [mask_of(ACTIONS.index(action) for action in slot) for slot in side.actions]
        slots += masks + [0] * (codes.SLOTS - len(masks))
    rules.side_slots = numbers(slots)
    rules.side_circle = numbers(bool(side.actions) for side in sides)
    rules.side_count = numbers(ENDGAME[side.endgame.count] if side.endgame else codes.X_NONE for side in sides)
    rules.side_points = numbers(side.endgame.points if side.endgame else 0 for side in sides)
    rules.side_per = numbers(side.endgame.per if side.endgame else 1 for side in sides)


def _tokens(rules: Rules, printed: PrintedEdition, encoder: Encoder) -> None:
    entries = printed.tokens.values()
    rules.tokens = len(entries)
    rules.token_copies = numbers(entry.copies.get(printed.edition, 0) for entry in entries)
    rules.token_research = numbers(entry.research for entry in entries)
    rules.token_gain = numbers(encoder.list_of(entry.use.gain) if entry.use else -1 for entry in entries)
    rules.token_disc = numbers(entry.use.cost.disc_from_staging if entry.use else 0 for entry in entries)


def _journals(rules: Rules, printed: PrintedEdition, encoder: Encoder) -> None:
    entries = printed.journals.values()
    rules.journals = len(entries)
    rules.journal_in = numbers(printed.edition in entry.sets for entry in entries)
    rules.journal_starting = numbers(entry.starting for entry in entries)
    rules.journal_fields = numbers(mask_of(FIELDS.index(field) for field in entry.fields) for entry in entries)
    rules.journal_cost = numbers(entry.cost for entry in entries)
    rules.journal_instant = numbers(encoder.list_of(entry.instant) for entry in entries)
    rules.journal_others = numbers(encoder.list_of(entry.others) for entry in entries)
    rules.journal_points = numbers(entry.points for entry in entries)
    rules.journal_spaces = numbers(entry.spaces for entry in entries)
    rules.journal_space = numbers(encoder.list_of(entry.space) for entry in entries)
    uses = [use for entry in entries for use in (entry.once_per_round, entry.discard)]
    rules.use_when = numbers(WHEN[use.when] if use else codes.W_NEVER for use in uses)
    moments = [[use for use, when in enumerate(rules.use_when) if when == moment] for moment in range(len(WHEN))]
    rules.moment_first = numbers(accumulate(map(len, moments), initial=0))
    rules.moment_use = numbers(chain.from_iterable(moments))
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
