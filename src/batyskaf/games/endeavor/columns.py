# mypyc: compile
"""The columns of `Rules`, chapter by chapter: one record, so that reading a field costs a single look-up."""

from librt.vecs import vec
from mypy_extensions import i64


class MoveColumns:
    """The moves, by what they name."""

    def __init__(self) -> None:
        self.kind: vec[i64] = vec[i64]()
        """The kind of every move, and what it names."""
        self.arg: vec[i64] = vec[i64]()
        self.m_recruit: vec[i64] = vec[i64]()
        self.m_activate: vec[i64] = vec[i64]()
        self.m_recover: vec[i64] = vec[i64]()
        self.m_copy: vec[i64] = vec[i64]()
        self.m_promote: vec[i64] = vec[i64]()
        self.m_launch: vec[i64] = vec[i64]()
        self.m_travel: vec[i64] = vec[i64]()
        self.m_from: vec[i64] = vec[i64]()
        self.m_site: vec[i64] = vec[i64]()
        self.m_publish: vec[i64] = vec[i64]()
        self.m_apply: vec[i64] = vec[i64]()
        self.m_discard: vec[i64] = vec[i64]()
        self.m_space: vec[i64] = vec[i64]()
        self.m_draw: vec[i64] = vec[i64]()
        self.m_keep: vec[i64] = vec[i64]()
        self.m_place: vec[i64] = vec[i64]()
        self.m_impact: vec[i64] = vec[i64]()
        self.m_shift: vec[i64] = vec[i64]()
        self.m_raise: vec[i64] = vec[i64]()
        self.m_cash: vec[i64] = vec[i64]()
        self.m_use: vec[i64] = vec[i64]()
        self.m_retain: vec[i64] = vec[i64]()
        self.m_take: vec[i64] = vec[i64]()
        self.m_choose: vec[i64] = vec[i64]()


class ActionColumns(MoveColumns):
    """Rewards, and actions as specialists, zones and journals grant them."""

    def __init__(self) -> None:
        super().__init__()
        # reward lists, packed as `gains` says; number 0 is empty
        self.gain_plain: vec[i64] = vec[i64]()
        self.gain_special: vec[i64] = vec[i64]()
        # descriptions of actions; the plain actions come first, see `plain_spec`
        self.spec_action: vec[i64] = vec[i64]()
        self.spec_scope: vec[i64] = vec[i64]()
        """Where the action may be done."""
        self.spec_modifier: vec[i64] = vec[i64]()
        """What is added to a printed cost."""
        self.spec_cost: vec[i64] = vec[i64]()
        """A fixed cost, -1 for the printed one."""
        self.spec_tech: vec[i64] = vec[i64]()
        """Added technology."""
        self.spec_tokens: vec[i64] = vec[i64]()
        """How many tokens a dive takes."""
        self.spec_times: vec[i64] = vec[i64]()
        """How often the action is granted."""
        self.spec_not_to: vec[i64] = vec[i64]()
        """Depths where a travel may not end, as a mask."""
        self.spec_locked: vec[i64] = vec[i64]()
        """1 if only locked journal sites are meant."""


class OceanColumns(ActionColumns):
    """Tiles, their sites, and what happens there."""

    def __init__(self) -> None:
        super().__init__()
        # tiles
        self.tiles: i64 = 0
        self.tile_depth: vec[i64] = vec[i64]()
        self.tile_in: vec[i64] = vec[i64]()
        """1 for a tile of this edition."""
        self.tile_unique: vec[i64] = vec[i64]()
        self.tile_discovery: vec[i64] = vec[i64]()
        self.tile_arrival: vec[i64] = vec[i64]()
        self.tile_first: vec[i64] = vec[i64]()
        """Where the sites of a tile begin; one more entry closes the last tile."""
        self.tile_tech: vec[i64] = vec[i64]()
        self.tile_no_entry: vec[i64] = vec[i64]()
        self.tile_vessels: vec[i64] = vec[i64]()
        """The most own submarines."""
        self.tile_caves: vec[i64] = vec[i64]()
        self.tile_conserve: vec[i64] = vec[i64]()
        """How many conservation sites a tile has."""
        # sites
        self.sites: i64 = 0
        self.site_tile: vec[i64] = vec[i64]()
        self.site_kind: vec[i64] = vec[i64]()
        """SONAR, DIVE, CONSERVE or JOURNAL."""
        self.site_before: vec[i64] = vec[i64]()
        """The slot left of a sonar slot, -1 for the first of a track."""
        self.site_cost: vec[i64] = vec[i64]()
        self.site_gain: vec[i64] = vec[i64]()
        self.site_field: vec[i64] = vec[i64]()
        """The field of a journal site, 0 to 3."""
        self.site_locked: vec[i64] = vec[i64]()
        self.site_cave: vec[i64] = vec[i64]()
        """The side it opens to, or NO_CAVE."""
        self.site_free: vec[i64] = vec[i64]()
        """The depth that a discovery from this slot may place without a tile above, 0 for none."""
        self.site_two: vec[i64] = vec[i64]()
        """1 for a dive site where two tokens are taken and one is kept."""
        self.site_dive: vec[i64] = vec[i64]()
        """The number of a dive site among all of them, -1 for other sites."""
        self.site_tokens: vec[i64] = vec[i64]()
        self.dive_sites: vec[i64] = vec[i64]()
        self.link_first: vec[i64] = vec[i64]()
        """Where the links of a site begin; one more entry closes the last site."""
        self.link_end: vec[i64] = vec[i64]()
        """The site at the other end."""
        self.link_gain: vec[i64] = vec[i64]()
        # features of zones
        self.feature_first: vec[i64] = vec[i64]()
        """Where the features of a tile begin; one more entry closes the last tile."""
        self.feature_trigger: vec[i64] = vec[i64]()
        self.feature_operation: vec[i64] = vec[i64]()
        self.feature_what: vec[i64] = vec[i64]()
        """A reward list, or the description of an action."""
        self.feature_marked: vec[i64] = vec[i64]()
        """1 if it counts the own discs on its sites, 0 if its sites are those that set it off."""
        self.feature_once: vec[i64] = vec[i64]()
        """1 if it happens once per game."""
        self.feature_chain: vec[i64] = vec[i64]()
        """1 if an action that it grants may set it off again."""
        self.feature_present: vec[i64] = vec[i64]()
        """1 if it is for everyone with a submarine here, 0 for everyone with a disc."""
        self.feature_sites: list[vec[i64]] = []
