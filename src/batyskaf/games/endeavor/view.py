"""What everyone sees of a game of Endeavor: what is hidden is hidden from every seat."""

from collections.abc import Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.game import OVER
from batyskaf.core.options import written_options
from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor.discovery import tile_of
from batyskaf.games.endeavor.events import LINES, OUTCOMES
from batyskaf.games.endeavor.goals import icons
from batyskaf.games.endeavor.layouts import is_busy, side_of
from batyskaf.games.endeavor.movetable import cell_name, place_name
from batyskaf.games.endeavor.names import Names
from batyskaf.games.endeavor.observing import about_action, about_side, about_site, about_tile
from batyskaf.games.endeavor.scoring import score_sheet, team_goal
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.vocabulary import ACTIONS, FIELDS


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
    """Points if the game ended now, by line of the score pad."""


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


PHASES = ("setup", "prepare", "act", "over")


def names_of(s: EndeavorState) -> Names:
    names = s.rules.names
    assert names is not None
    return names


def views(s: EndeavorState, seats: Sequence[int | None]) -> list[msgspec.Struct]:
    """Build the views of seats (None: a spectator). What is hidden is hidden from all of them."""
    public = _public(s)
    return [EndeavorView(seat=seat, **public) for seat in seats]


def _public(s: EndeavorState) -> dict[str, Any]:
    """A view without its seat."""
    names = names_of(s)
    options = written_options(s.setup.options)
    over = s.turn == OVER
    return {
        "mission": options["mission"],
        "edition": options["edition"],
        "coop": s.setup.coop,
        "round": int(s.round),
        "rounds": int(s.setup.rounds),
        "phase": PHASES[s.stage],
        "asked": s.asked(),
        "turn": None if over else int(s.turn),
        "owner": None if over else int(s.owner),
        "wave": int(s.wave),
        "columns": int(s.setup.columns),
        "max_depth": int(s.setup.max_depth),
        "seats": tuple(_seat(s, other, names) for other in range(s.seats)),
        "zones": tuple(_zone(s, int(tile), names) for tile in s.zones),
        "stacks": tuple(_stack(s, depth, names) for depth in range(1, int(s.setup.max_depth) + 1)),
        "display": tuple(names.journals[journal] if journal >= 0 else None for journal in s.display),
        "deck": len(s.deal.journals) - int(s.deck_at),
        "tray": {
            names.specialists[number]: int(s.tray[number])
            for number in range(s.rules.specialists)
            if 0 < s.rules.tier[number] < codes.TOP_TIER and s.rules.copies[number]
        },
        "tier5": tuple(
            names.specialists[top] if (top := s.tier5_top(stack)) >= 0 else None for stack in range(codes.TOP_STACKS)
        ),
        "tier5_left": tuple(int(count) for count in s.tray5_n),
        "hexes": _hexes(s),
        "drawn": tuple(names.tiles[tile_of(s, drawn)] for drawn in s.drawn),
        "about": _about(s, names),
        "options": tuple(_option(s, goal, names) for goal in range(codes.GOALS)),
        "designated": names.options[int(s.designated).bit_length() - 1] if s.designated else None,
        "cards": tuple(names.cards[card] for card in s.deal.cards),
        "goals": tuple(TeamGoalView(n, *(int(x) for x in team_goal(s, n))) for n in range(codes.TEAM_GOALS))
        if s.setup.coop
        else (),
        "token_supply": len(s.tokens) - int(s.token_at),
        "token_discards": {names.tokens[kind]: int(count) for kind, count in enumerate(s.tossed) if count},
        "outcome": OUTCOMES[s.outcome] if over else None,
    }


def _row(cells: vec[i64], number: int, width: int) -> list[int]:
    """One of several rows that are stored one after another."""
    return [int(cell) for cell in list(cells)[number * width : (number + 1) * width]]


def _seat(s: EndeavorState, seat: int, names: Names) -> SeatView:
    tracks = _row(s.tracks, seat, codes.TRACKS)
    levels = [int(s.rules.level[step]) for step in tracks]
    held = _row(s.held, seat, s.rules.tokens)
    return SeatView(
        tracks=(tracks[0], tracks[1], tracks[2], tracks[3]),
        levels=(levels[0], levels[1], levels[2], levels[3]),
        research=int(s.research[seat]),
        staging=int(s.area[seat]),
        supply=int(s.supply[seat]),
        markers=int(s.markers[seat]),
        vessels=tuple(names.tiles[tile] for tile in _row(s.vessels, seat, codes.VESSELS) if tile >= 0),
        tokens=tuple(names.tokens[kind] for kind, count in enumerate(held) for _ in range(count)),
        team=tuple(
            MemberView(names.sides[side_of(member)], is_busy(member))
            for member in _row(s.team, seat, codes.TEAM)
            if member >= 0
        ),
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
        kind = ACTIONS[rules.site_kind[site]]
        if kind == "dive":
            sites.append(SiteView(names.sites[site], kind, tokens=int(s.dive_n[rules.site_dive[site]])))
        else:
            owner = int(s.site_owner[site])
            sites.append(SiteView(names.sites[site], kind, owner if owner >= 0 else None))
    vessels = [i // codes.VESSELS for i, where in enumerate(s.vessels) if where == tile]
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
            row = _row(s.endless, endless, codes.SEATS)
            markers = {seat: count for seat, count in enumerate(row) if count}
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
