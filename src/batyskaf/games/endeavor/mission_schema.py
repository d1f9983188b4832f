"""What a mission looks like: lay-out, special rules, goals and the Impact board."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from batyskaf.core.words import Text
from batyskaf.games.endeavor.schema import (
    ByPlayers,
    Column,
    Depth,
    Edition,
    Field,
    HexId,
    Identifier,
    Noted,
    Place,
    Rewards,
    Small,
    Strict,
)


class LayoutTile(Strict, frozen=True):
    """A place of the set-up; without a tile a random one of that depth."""

    place: Place
    tile: str | None = None


class ShuffledRow(Strict, frozen=True):
    """The surface row: these tiles and random ones, shuffled, one per column."""

    tiles: tuple[str, ...] = ()


class StackTile(Strict, frozen=True):
    """A unique tile that joins its stack: anywhere, or among the top ones with some random tiles."""

    tile: str
    top_with: Annotated[int, Meta(ge=0, le=8)] | None = None
    must_keep: bool = False


class RuleText(Strict, frozen=True):
    text: Text
    evidence: Literal["confirmed", "inferred", "designed"]


class NoteRule(RuleText, frozen=True, tag_field="rule", tag="note"):
    """A rule that other fields of the mission implement: launch, width, depth."""


class RestoredZone(RuleText, frozen=True, tag_field="rule", tag="restored_zone"):
    min_sites: Annotated[int, Meta(ge=1, le=9)]
    hex: HexId


class ImpactMoves(RuleText, frozen=True, tag_field="rule", tag="impact_moves"):
    pass


class ScoringAreaClosed(RuleText, frozen=True, tag_field="rule", tag="scoring_area_closed"):
    rows: tuple[Annotated[int, Meta(ge=0, le=9)], ...]
    tile: str


class ImpactFallback(RuleText, frozen=True, tag_field="rule", tag="impact_fallback"):
    gain: Rewards


class DesignateSiteType(RuleText, frozen=True, tag_field="rule", tag="designate_site_type"):
    tile: str
    goal: Literal[1, 2, 3]


class TaggedNeedsVessel(RuleText, frozen=True, tag_field="rule", tag="tagged_needs_vessel"):
    tag: str
    tile: str


class GoalHexOptions(RuleText, frozen=True, tag_field="rule", tag="goal_hex_options"):
    pass


class CleanupTrack(RuleText, frozen=True, tag_field="rule", tag="cleanup_track"):
    length: Annotated[int, Meta(ge=1, le=30)]
    depths: tuple[Depth, ...]
    unlock: dict[Literal["2", "3", "4", "5"], Small]


class ImpactByDepth(RuleText, frozen=True, tag_field="rule", tag="impact_by_depth"):
    rows: dict[Annotated[str, Meta(pattern="^[0-9]$")], Depth]
    overflow: dict[Literal["1", "2", "3", "4", "5"], HexId]


MissionRule = (
    NoteRule | RestoredZone | ImpactMoves | ScoringAreaClosed | ImpactFallback | DesignateSiteType | TaggedNeedsVessel
    | GoalHexOptions | CleanupTrack | ImpactByDepth
)  # fmt: skip

Unit = Literal[
    "sonar", "conserve", "journal", "disc", "vessel", "zone_with_disc", "zone_with_disc_or_vessel", "zone_discovered",
    "field_best", "field_sets", "impact_marker_tagged", "designated_disc", "cleanup", "milestone",
]  # fmt: skip


class LeaderBonus(Strict, frozen=True):
    """Points for the player who leads: in a field, at some depths, in some columns, or in other units."""

    points: Annotated[int, Meta(ge=1, le=20)]
    field: Field | None = None
    depths: tuple[Depth, ...] = ()
    columns: tuple[Column, ...] = ()
    units: tuple[Unit, ...] = ()


class CoopGoal(Strict, frozen=True):
    measure: Literal["team_sum", "team_distinct", "team_best_colour"]
    threshold: ByPlayers


class ColumnsFromTile(Strict, frozen=True):
    tile: str
    side: Literal["left", "right"]


class Scoring(Strict, frozen=True):
    """How a goal is scored: units, where they count, points for each, for most and for second most."""

    text: Text
    id: Identifier | None = None
    units: tuple[Unit, ...] = ()
    depths: tuple[Depth, ...] = ()
    columns: tuple[Column, ...] = ()
    columns_from_tile: ColumnsFromTile | None = None
    points_per: Annotated[int, Meta(ge=0, le=10)] = 0
    first: Annotated[int, Meta(ge=0, le=20)] = 0
    second: Annotated[int, Meta(ge=0, le=20)] = 0
    leader_bonuses: tuple[LeaderBonus, ...] = ()
    tag: str | None = None
    milestone: Literal["discover_depth5", "travel_depth5"] | None = None
    candidates: tuple[Literal["sonar", "conserve", "journal"], ...] = ()
    coop: CoopGoal | None = None


class RetailGoal(Strict, frozen=True):
    first: Annotated[int, Meta(ge=0, le=20)] | None = None
    second: Annotated[int, Meta(ge=0, le=20)] | None = None


class GoalEntry(Scoring, frozen=True, kw_only=True):
    """A goal of a mission, or several ways to score it, one of which is chosen during the game."""

    evidence: Literal["confirmed", "inferred", "designed"]
    parts: dict[str, str] = msgspec.field(default_factory=dict)
    notes: str = ""
    options: tuple[Scoring, ...] = ()
    retail: RetailGoal | None = None


class Hex(Strict, frozen=True):
    """A hex of an Impact board; its id is its row and column."""

    id: HexId
    points: Annotated[int, Meta(ge=-10, le=20)] = 0
    gain: Rewards = ()
    start: bool = False
    infinite: bool = False
    off_grid: bool = False
    field: Field | None = None
    goal: Literal[1, 2, 3] | None = None
    tags: tuple[str, ...] = ()


class ImpactBoard(Noted, frozen=True, kw_only=True):
    offset: Literal["odd-r", "odd-q", "none"]
    hexes: tuple[Hex, ...]
    links: tuple[tuple[HexId, HexId], ...] = ()


class MissionCoop(Strict, frozen=True):
    threshold: ByPlayers


class MissionEntry(Noted, frozen=True, kw_only=True):
    """A mission: lay-out, launch, special rules, three goals and the Impact board."""

    id: Identifier
    name: Text
    sets: tuple[Edition, ...]
    columns: Annotated[int, Meta(ge=1, le=9)]
    board: ImpactBoard
    goals: Annotated[tuple[GoalEntry, ...], Meta(min_length=3, max_length=3)]
    coop: MissionCoop
    card: str = ""
    max_depth: Depth = 5
    layout: tuple[LayoutTile, ...] = ()
    shuffled_row: ShuffledRow | None = None
    stacks: tuple[StackTile, ...] = ()
    launch: str | None = None
    """The zone where every submarine is launched; without it a depth-1 zone is chosen each time."""
    rules: tuple[MissionRule, ...] = ()
