"""What everyone sees of a game of Endeavor: nothing is hidden from a seat but what is hidden from all."""

import msgspec

from batyskaf.core.game import OVER
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.compiling import ACTIONS, FIELDS
from batyskaf.games.endeavor.events import LINES, OUTCOMES
from batyskaf.games.endeavor.movetable import cell_name, place_name
from batyskaf.games.endeavor.names import Names
from batyskaf.games.endeavor.observing import about_action, about_side, about_site, about_tile
from batyskaf.games.endeavor.reasons import asked
from batyskaf.games.endeavor.scoring import icons, score_sheet, team_goal
from batyskaf.games.endeavor.state import EndeavorState


class SiteView(msgspec.Struct, frozen=True):
    """A site of a zone: who holds it; for a dive site how many tokens lie there."""

    id: str
    kind: str
    owner: int | None = None
    tokens: int | None = None


class ZoneView(msgspec.Struct, frozen=True):
    tile: str
    place: str
    depth: int
    finder: int | None
    vessels: tuple[int, ...]
    """The seat of every submarine here."""
    sites: tuple[SiteView, ...]


class MemberView(msgspec.Struct, frozen=True):
    """A specialist of a team: its side's name, and whether a disc lies on it."""

    side: str
    busy: bool


class JournalView(msgspec.Struct, frozen=True):
    journal: str
    used: bool
    discs: int


class SeatView(msgspec.Struct, frozen=True):
    """A player's board and team."""

    tracks: tuple[int, int, int, int]
    levels: tuple[int, int, int, int]
    research: int
    staging: int
    supply: int
    markers: int
    vessels: tuple[str, ...]
    tokens: tuple[str, ...]
    team: tuple[MemberView, ...]
    journals: tuple[JournalView, ...]
    fields: dict[str, int]
    cleanup: int
    passed: bool
    sheet: dict[str, int]
    """Points as they stand now, by line of the score pad."""


class HexView(msgspec.Struct, frozen=True):
    """A hex with markers on it, by seat."""

    hex: str
    markers: dict[int, int]


class StackView(msgspec.Struct, frozen=True):
    """A stack of tiles: its size, and what is known to lie at its bottom, the lowest last."""

    depth: int
    count: int
    bottom: tuple[str, ...]


class TeamGoalView(msgspec.Struct, frozen=True):
    number: int
    reached: int
    needed: int


class EndeavorView(msgspec.Struct, frozen=True):
    """Everything a seat may see. A spectator sees the same."""

    seat: int | None
    mission: str
    edition: str
    coop: bool
    round: int
    rounds: int
    phase: str
    asked: str
    turn: int | None
    owner: int | None
    wave: int
    columns: int
    max_depth: int
    seats: tuple[SeatView, ...]
    zones: tuple[ZoneView, ...]
    stacks: tuple[StackView, ...]
    display: tuple[str | None, ...]
    deck: int
    tray: dict[str, int]
    """Tiles left of each specialist of tiers 1 to 4."""
    tier5: tuple[str | None, ...]
    """The top tile of each stack of tier 5."""
    tier5_left: tuple[int, ...]
    hexes: tuple[HexView, ...]
    drawn: tuple[str, ...]
    about: str | None
    """The tile, site, specialist or action that the question is about."""
    options: tuple[str | None, ...]
    """By goal: the chosen way to score it."""
    designated: str | None
    cards: tuple[str, ...]
    goals: tuple[TeamGoalView, ...]
    token_supply: int
    token_discards: dict[str, int]
    outcome: str | None


SITE_KINDS = {int(codes.SONAR): "sonar", int(codes.DIVE): "dive", int(codes.CONSERVE): "conserve", 4: "journal"}
PHASES = ("setup", "prepare", "act", "over")
_names: dict[int, Names] = {}


def remember(s_rules: object, names: Names) -> None:
    """Keep the names that belong to compiled rules, for views of their states."""
    _names[id(s_rules)] = names


def names_of(s: EndeavorState) -> Names:
    return _names[id(s.rules)]


def view(s: EndeavorState, seat: int | None) -> EndeavorView:
    """Build the view of a seat (None: a spectator)."""
    names = names_of(s)
    options = msgspec.json.decode(s.setup.options)
    over = s.turn == OVER
    return EndeavorView(
        seat=seat,
        mission=options["mission"],
        edition=options["edition"],
        coop=s.setup.coop,
        round=int(s.round),
        rounds=int(s.setup.rounds),
        phase=PHASES[s.stage],
        asked=asked(s),
        turn=None if over else int(s.turn),
        owner=None if over else int(s.owner),
        wave=int(s.wave),
        columns=int(s.setup.columns),
        max_depth=int(s.setup.max_depth),
        seats=tuple(_seat(s, other, names) for other in range(s.seats)),
        zones=tuple(_zone(s, int(tile), names) for tile in s.zones),
        stacks=tuple(_stack(s, depth, names) for depth in range(1, 6) if len(s.deal.stacks[depth])),
        display=tuple(names.journals[journal] if journal >= 0 else None for journal in s.display),
        deck=len(s.deal.journals) - int(s.deck_at),
        tray={
            names.specialists[number]: int(s.tray[number])
            for number in range(s.rules.specialists)
            if 0 < s.rules.tier[number] < 5 and s.rules.copies[number]
        },
        tier5=tuple(names.specialists[top] if (top := s.tier5_top(stack)) >= 0 else None for stack in range(3)),
        tier5_left=tuple(int(count) for count in s.tray5_n),
        hexes=_hexes(s),
        drawn=tuple(names.tiles[s.deal.stacks[drawn // codes.LANE][drawn % codes.LANE]] for drawn in s.drawn),
        about=_about(s, names),
        options=tuple(_option(s, goal, names) for goal in range(3)),
        designated=names.options[int(s.designated).bit_length() - 1] if s.designated else None,
        cards=tuple(names.cards[card] for card in s.deal.cards),
        goals=tuple(TeamGoalView(n, *(int(x) for x in team_goal(s, n))) for n in range(7)) if s.setup.coop else (),
        token_supply=len(s.tokens) - int(s.token_at),
        token_discards={names.tokens[kind]: int(count) for kind, count in enumerate(s.tossed) if count},
        outcome=OUTCOMES[s.outcome] if over else None,
    )


def _seat(s: EndeavorState, seat: int, names: Names) -> SeatView:
    tracks = [int(step) for step in list(s.tracks)[seat * 4 : seat * 4 + 4]]
    levels = [int(s.rules.level[step]) for step in tracks]
    team = [int(member) for member in list(s.team)[seat * codes.TEAM : (seat + 1) * codes.TEAM] if member >= 0]
    kinds = int(s.rules.tokens)
    held = [int(count) for count in list(s.held)[seat * kinds : (seat + 1) * kinds]]
    return SeatView(
        tracks=(tracks[0], tracks[1], tracks[2], tracks[3]),
        levels=(levels[0], levels[1], levels[2], levels[3]),
        research=int(s.research[seat]),
        staging=int(s.area[seat]),
        supply=int(s.supply[seat]),
        markers=int(s.markers[seat]),
        vessels=tuple(names.tiles[tile] for tile in list(s.vessels)[seat * 3 : seat * 3 + 3] if tile >= 0),
        tokens=tuple(names.tokens[kind] for kind in range(kinds) for _ in range(held[kind])),
        team=tuple(MemberView(names.sides[member // 2], bool(member % 2)) for member in team),
        journals=tuple(
            JournalView(names.journals[journal], bool(s.journal_used[journal]), int(s.journal_discs[journal]))
            for journal in range(s.rules.journals)
            if s.journal_owner[journal] == seat
        ),
        fields={field: int(icons(s, seat, number)) for number, field in enumerate(FIELDS)},
        cleanup=int(s.cleaned[seat]),
        passed=bool(s.stage == codes.S_ACT and s.passed >> seat & 1),
        sheet=dict(zip(LINES, [int(points) for points in score_sheet(s, seat)], strict=True)),
    )


def _zone(s: EndeavorState, tile: int, names: Names) -> ZoneView:
    rules = s.rules
    sites = []
    for site in range(rules.tile_first[tile], rules.tile_first[tile + 1]):
        kind = SITE_KINDS[int(rules.site_kind[site])]
        if kind == "dive":
            sites.append(SiteView(names.sites[site], kind, tokens=int(s.dive_n[rules.site_dive[site]])))
        else:
            owner = int(s.site_owner[site])
            sites.append(SiteView(names.sites[site], kind, owner if owner >= 0 else None))
    vessels = [i // 3 for i, where in enumerate(s.vessels) if where == tile]
    finder = int(s.finder[tile])
    return ZoneView(
        tile=names.tiles[tile],
        place=place_name(int(s.tile_place[tile])),
        depth=int(rules.tile_depth[tile]),
        finder=finder if finder >= 0 else None,
        vessels=tuple(vessels),
        sites=tuple(sites),
    )


def _stack(s: EndeavorState, depth: int, names: Names) -> StackView:
    count, head = int(s.pile_n[depth]), int(s.pile_head[depth])
    places = [int(s.piles[depth * codes.LANE + (head + i) % codes.LANE]) for i in range(count)]
    known = [names.tiles[s.deal.stacks[depth][place]] for place in places if place < s.fresh[depth]]
    return StackView(depth, count, tuple(known))


def _hexes(s: EndeavorState) -> tuple[HexView, ...]:
    shown = []
    for number in range(s.setup.hexes):
        if s.hex_owner[number] < 0:
            continue
        endless = int(s.setup.hex_infinite[number])
        if endless >= 0:
            row = list(s.endless)[endless * codes.SEATS : (endless + 1) * codes.SEATS]
            markers = {seat: int(count) for seat, count in enumerate(row) if count}
        else:
            markers = {int(s.hex_owner[number]): 1}
        shown.append(HexView(cell_name(int(s.setup.hex_cell[number])), markers))
    return tuple(shown)


def _about(s: EndeavorState, names: Names) -> str | None:
    tile, site, action, side = (int(found(s)) for found in (about_tile, about_site, about_action, about_side))
    if tile >= 0:
        return names.tiles[tile]
    if site >= 0:
        return f"{names.tile_of(site)} {names.sites[site]}"
    if action >= 0:
        return ACTIONS[action]
    return names.sides[side] if side >= 0 else None


def _option(s: EndeavorState, goal: int, names: Names) -> str | None:
    way = int(s.chosen[goal])
    if way < 0:
        return None
    option = int(s.setup.goals[goal][way].option)
    return names.options[option] if option >= 0 else None
