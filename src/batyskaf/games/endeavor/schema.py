"""What content of Endeavor looks like: tiles, specialists, dive tokens, journals, missions and goal cards."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from batyskaf.core.words import Text

Identifier = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]*$", max_length=60)]
SiteId = Annotated[str, Meta(pattern=r"^[sdcj][1-9]$")]
Edition = Literal["draft", "retail"]
Depth = Annotated[int, Meta(ge=1, le=5)]
Column = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I"]
Place = Annotated[str, Meta(pattern=r"^[A-I][1-5]$")]
HexId = Annotated[str, Meta(pattern=r"^r[0-9]c(?:[0-9]|10)$")]
Field = Literal["blue", "brown", "green", "yellow"]
Action = Literal["travel", "sonar", "dive", "conserve", "journal", "promote", "copy"]
Scope = Literal["own_vessel_zone", "this_zone", "from_this_zone", "same_depth_as_own_vessel", "same_row_or_column"]
Small = Annotated[int, Meta(ge=0, le=12)]
ByPlayers = dict[Literal["1", "2", "3", "4", "5"], Annotated[int, Meta(ge=1, le=200)]]

Plain = Literal[
    "reputation", "inspiration", "coordination", "ingenuity", "any_attribute", "lowest_attribute",
    "research", "impact", "disc", "promote", "vessel",
]  # fmt: skip


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry whose every field must be known."""


class Discover(Strict, frozen=True, tag_field="type", tag="discover"):
    """A discovery from stacks of these depths."""

    depths: tuple[Depth, ...]


class Grant(Strict, frozen=True, tag_field="type", tag="action"):
    """An action to be done now; its own disc and Research are still paid."""

    action: Action
    scope: Scope = "own_vessel_zone"
    cost_modifier: Annotated[int, Meta(ge=-12, le=0)] = 0
    research_cost: Small | None = None
    tech_bonus: Small = 0
    tokens: Annotated[int, Meta(ge=1, le=4)] = 1
    times: Annotated[int, Meta(ge=1, le=4)] = 1
    not_to_depths: tuple[Depth, ...] = ()
    only_locked: bool = False


Reward = Plain | Discover | Grant
Rewards = Annotated[tuple[Reward, ...], Meta(max_length=12)]


class Costs(Strict, frozen=True):
    research: Small = 0
    disc_from_staging: Small = 0


class Noted(Strict, frozen=True):
    """How sure an entry is: confirmed, inferred or designed, in whole and for single parts."""

    evidence: Literal["confirmed", "inferred", "designed"]
    parts: dict[str, str] = {}
    notes: str = ""


# --- ocean tiles ----------------------------------------------------------------------------------------------------


class DiveSite(Strict, frozen=True):
    id: SiteId
    tokens: Annotated[int, Meta(ge=1, le=8)]
    cave: Literal["left", "up", "right"] | None = None


class SonarSlot(Strict, frozen=True):
    id: SiteId
    gain: Rewards = ()


class ConserveSite(Strict, frozen=True):
    id: SiteId
    cost: Small
    gain: Rewards = ()
    cave: Literal["left", "up", "right"] | None = None


class JournalSite(Strict, frozen=True):
    id: SiteId
    field: Field
    gain: Rewards = ()
    locked: bool = False
    cave: Literal["left", "up", "right"] | None = None


class Link(Strict, frozen=True):
    a: SiteId
    b: SiteId
    gain: Rewards


class Gain(Strict, frozen=True, tag_field="op", tag="gain"):
    gain: Rewards


class GainPerMarked(Strict, frozen=True, tag_field="op", tag="gain_per_own_marked_disc"):
    gain: Rewards


class ExtraAction(Strict, frozen=True, tag_field="op", tag="extra_action"):
    action: Action
    scope: Scope = "this_zone"
    not_to_depths: tuple[Depth, ...] = ()
    allow_locked: bool = False
    only_sites: tuple[SiteId, ...] = ()


class TechBonus(Strict, frozen=True, tag_field="op", tag="tech_bonus"):
    value: Annotated[int, Meta(ge=1, le=5)]


class DrawTwo(Strict, frozen=True, tag_field="op", tag="draw_two_keep_one"):
    pass


class FreePlacement(Strict, frozen=True, tag_field="op", tag="free_depth_placement"):
    depth: Depth


class NoEntry(Strict, frozen=True, tag_field="op", tag="no_entry"):
    pass


class Access(Strict, frozen=True, tag_field="op", tag="access_from_neighbour"):
    """The sites with a cave are used from the neighbour zone on that side."""


class MaxVessels(Strict, frozen=True, tag_field="op", tag="max_own_vessels"):
    value: Annotated[int, Meta(ge=1, le=3)]


class EachPlayer(Strict, frozen=True, tag_field="op", tag="each_player_with"):
    who: Literal["disc_in_zone", "vessel_in_zone"]
    then: Gain | ExtraAction


FeatureEffect = (
    Gain
    | GainPerMarked
    | ExtraAction
    | TechBonus
    | DrawTwo
    | FreePlacement
    | NoEntry
    | Access
    | MaxVessels
    | EachPlayer
)
Trigger = Literal[
    "permanent", "travel_out", "after_dive", "after_conserve", "on_sonar_discover", "all_conservation_filled",
    "dive_site_emptied",
]  # fmt: skip


class Feature(Strict, frozen=True):
    """A special feature of a zone."""

    kind: Literal["general", "action_effect", "marked_site", "locked"]
    trigger: Trigger
    effect: FeatureEffect
    text: Text
    sites: tuple[SiteId, ...] = ()
    once: bool = False
    chain: bool = True


class RetailTile(Strict, frozen=True):
    dive: tuple[DiveSite, ...] | None = None
    journal: tuple[JournalSite, ...] | None = None
    features: tuple[Feature, ...] | None = None


class TileEntry(Noted, frozen=True, kw_only=True):
    """An ocean tile; in play it is called a zone."""

    id: Identifier
    name: Text
    depth: Depth
    sets: tuple[Edition, ...]
    discovery: Rewards = ()
    arrival: Rewards = ()
    unique: bool = False
    dive: tuple[DiveSite, ...] = ()
    sonar: tuple[tuple[SonarSlot, ...], ...] = ()
    conserve: tuple[ConserveSite, ...] = ()
    journal: tuple[JournalSite, ...] = ()
    links: tuple[Link, ...] = ()
    features: tuple[Feature, ...] = ()
    retail: RetailTile | None = None


# --- specialists, tokens, journals ----------------------------------------------------------------------------------


class Endgame(Strict, frozen=True):
    count: Literal[
        "shared_links", "conserve_in_best_zone", "field_sets", "journal_depths", "conserve_zones", "other_seniors",
        "zones_present", "empty_dive_sites", "flat",
    ]  # fmt: skip
    points: Annotated[int, Meta(ge=1, le=20)]
    per: Annotated[int, Meta(ge=1, le=20)]
    text: Text


class Side(Strict, frozen=True):
    """One side of a specialist. Without actions it has no activation circle."""

    name: Text
    instant: Rewards = ()
    actions: Annotated[tuple[tuple[Action, ...], ...], Meta(max_length=4)] = ()
    endgame: Endgame | None = None


class SpecialistEntry(Noted, frozen=True, kw_only=True):
    id: Identifier
    tier: Annotated[int, Meta(ge=0, le=5)]
    copies: Annotated[int, Meta(ge=1, le=5)]
    sets: tuple[Edition, ...]
    senior: Side
    junior: Side | None = None


class TokenUse(Strict, frozen=True):
    gain: Rewards
    cost: Costs = Costs()


class TokenEntry(Noted, frozen=True, kw_only=True):
    id: Identifier
    copies: dict[Edition, Annotated[int, Meta(ge=0, le=20)]]
    research: Small
    text: Text
    use: TokenUse | None = None


class ExtraTiles(Strict, frozen=True, tag_field="op", tag="draw_extra_tiles"):
    value: Annotated[int, Meta(ge=1, le=3)]


class AnyDepth(Strict, frozen=True, tag_field="op", tag="any_depth"):
    pass


class RecoverDisc(Strict, frozen=True, tag_field="op", tag="recover_disc"):
    count: Literal[1] = 1


class JournalEffect(Strict, frozen=True):
    """Something a published journal lets its owner do at a stated moment."""

    when: Literal[
        "your_turn", "before_travel", "on_arrival", "on_discover", "after_dive", "before_conserve", "after_conserve",
        "after_journal", "after_promote",
    ]  # fmt: skip
    effect: Gain | TechBonus | ExtraTiles | AnyDepth | RecoverDisc
    text: Text
    cost: Costs = Costs()
    repeatable: bool = False
    min_depth: Annotated[int, Meta(ge=0, le=5)] = 0


class RetailJournal(Strict, frozen=True):
    points: Small = 0
    spaces: Annotated[int, Meta(ge=0, le=4)] = 0
    space: Rewards = ()
    cost: Small | None = None
    fields: tuple[Field, ...] | None = None


class JournalEntry(Noted, frozen=True, kw_only=True):
    id: Identifier
    name: Text
    sets: tuple[Edition, ...]
    fields: Annotated[tuple[Field, ...], Meta(min_length=1)]
    cost: Small
    instant: Rewards = ()
    others: Rewards = ()
    starting: bool = False
    discard: JournalEffect | None = None
    once_per_round: JournalEffect | None = None
    retail: RetailJournal | None = None


class CardEntry(Noted, frozen=True, kw_only=True):
    """A goal card of the co-operative game."""

    id: Identifier
    name: Text
    text: Text
    count: Literal["senior_tiles", "tracks_at_level", "zone_with_disc", "links_between_different_players", "vessel"]
    threshold: ByPlayers
    level: Annotated[int, Meta(ge=1, le=5)] = 4
    depths: tuple[Depth, ...] = ()
    not_in_missions: tuple[str, ...] = ()
    not_with_players: tuple[Annotated[int, Meta(ge=1, le=5)], ...] = ()


class BoardEntry(Noted, frozen=True, kw_only=True):
    """The player board and the numbers of the game."""

    levels: Annotated[tuple[int, ...], Meta(min_length=13, max_length=13)]
    points: Annotated[tuple[int, ...], Meta(min_length=13, max_length=13)]
    impact_step: int
    overflow_to: int
    vessel_steps: tuple[int, ...]
    research_most: int
    discs: int
    markers: int
    rounds: int
    rounds_solo: int
    leftover_divisor: int
