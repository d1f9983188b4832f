"""The words of the content and the codes they stand for."""

from batyskaf.games.endeavor import codes
from batyskaf.games.endeavor import schema as sc

FIELDS = ("blue", "brown", "green", "yellow")
ACTIONS: tuple[sc.Action, ...] = ("travel", "sonar", "dive", "conserve", "journal", "promote", "copy")
SCOPES = {
    "own_vessel_zone": codes.OWN_ZONES,
    "this_zone": codes.THIS_ZONE,
    "from_this_zone": codes.FROM_THIS_ZONE,
    "same_depth_as_own_vessel": codes.SAME_DEPTH,
    "same_row_or_column": codes.ROW_OR_COLUMN,
}
CAVES = {None: codes.NO_CAVE, "left": codes.CAVE_LEFT, "up": codes.CAVE_UP, "right": codes.CAVE_RIGHT}
TRIGGERS = {
    "permanent": codes.T_PERMANENT,
    "travel_out": codes.T_TRAVEL_OUT,
    "after_dive": codes.T_DIVE,
    "after_conserve": codes.T_CONSERVE,
    "on_sonar_discover": codes.T_SONAR,
    "all_conservation_filled": codes.T_FILLED,
    "dive_site_emptied": codes.T_EMPTIED,
}
WHEN = {
    "your_turn": codes.W_TURN,
    "before_travel": codes.W_TRAVEL,
    "on_arrival": codes.W_ARRIVAL,
    "on_discover": codes.W_DISCOVER,
    "after_dive": codes.W_DIVE,
    "before_conserve": codes.W_BEFORE_CONSERVE,
    "after_conserve": codes.W_CONSERVE,
    "after_journal": codes.W_JOURNAL,
    "after_promote": codes.W_PROMOTE,
}
ENDGAME = {
    "shared_links": codes.X_SHARED_LINKS,
    "conserve_in_best_zone": codes.X_BEST_ZONE,
    "field_sets": codes.X_FIELD_SETS,
    "journal_depths": codes.X_JOURNAL_DEPTHS,
    "conserve_zones": codes.X_CONSERVE_ZONES,
    "other_seniors": codes.X_OTHER_SENIORS,
    "zones_present": codes.X_ZONES_PRESENT,
    "empty_dive_sites": codes.X_EMPTY_DIVES,
    "flat": codes.X_FLAT,
}
KIND_OF_SITE = {"s": codes.SONAR, "d": codes.DIVE, "c": codes.CONSERVE, "j": codes.JOURNAL}
UNITS = {
    "sonar": codes.U_SONAR,
    "conserve": codes.U_CONSERVE,
    "journal": codes.U_JOURNAL,
    "disc": codes.U_DISCS,
    "vessel": codes.U_VESSEL,
    "zone_with_disc": codes.U_ZONE_DISC,
    "zone_with_disc_or_vessel": codes.U_ZONE_PRESENT,
    "zone_discovered": codes.U_DISCOVERED,
    "field_best": codes.U_FIELD_BEST,
    "field_sets": codes.U_FIELD_SETS,
    "impact_marker_tagged": codes.U_TAGGED,
    "designated_disc": codes.U_DESIGNATED,
    "cleanup": codes.U_CLEANUP,
    "milestone": codes.U_MILESTONE,
}
MEASURES = {
    "team_sum": codes.TEAM_SUM,
    "team_distinct": codes.TEAM_DISTINCT,
    "team_best_colour": codes.TEAM_BEST_COLOUR,
}
COUNTS = {
    "senior_tiles": codes.C_SENIORS,
    "tracks_at_level": codes.C_TRACKS,
    "zone_with_disc": codes.C_ZONES,
    "links_between_different_players": codes.C_SHARED_LINKS,
    "vessel": codes.C_VESSELS,
}
MILESTONES = {"discover_depth5": codes.MILESTONE_DISCOVER, "travel_depth5": codes.MILESTONE_TRAVEL}
