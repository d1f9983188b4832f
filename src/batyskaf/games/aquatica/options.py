"""The options of a match: players, mode, printing, and house rules where printings or readings differ."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class AquaticaOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that is agreed before the deal. The explanations are in the locale as `option-aquatica-<name>`.

    The mode presets goals and kings, the edition the rules that printings differ in; each can be set by itself.
    """

    players: Annotated[int, Meta(ge=1, le=4)] = 4
    mode: Literal["basic", "advanced"] = "basic"
    goals: Literal["mode", "printed", "tokens"] = "mode"
    kings: Literal["mode", "off", "basic", "draft"] = "mode"
    king_draft_open: bool = False
    edition: Literal["2021", "2020", "2019"] = "2021"
    printed_goals: Literal["edition", "2020", "2019"] = "edition"
    scout: Literal["edition", "optional", "mandatory"] = "edition"
    scout_with_more_than_4: Literal["edition", "discard_choice", "forbidden"] = "edition"
    character_sets: Literal["edition", "1", "2", "3"] = "edition"
    solo_rival: Literal["edition", "matrona_and_scout", "matrona"] = "edition"
    solo_table: Literal["edition", "2020", "2019"] = "edition"
    two_player_matrona_discards_leftmost: bool = False
    grabber_typed_pair: bool = False
    leftover_resources: Literal["lost_after_step", "kept_until_main_action_ends"] = "lost_after_step"
    wave_teller_reading: Literal["choose", "both"] = "choose"
    turn_limit_per_player: Annotated[int, Meta(ge=1, le=1000)] | None = 100
    chosen_goals: tuple[str, ...] = ()
    size: Literal["full", "small"] = "full"


class Edition(msgspec.Struct, frozen=True):
    """What a printing presets."""

    printed_goals: str
    scout: str
    scout_with_more_than_4: str
    solo_rival: str
    solo_table: str
    sets: int
    sets_for_two: int


EDITIONS = {
    "2021": Edition("2020", "optional", "discard_choice", "matrona_and_scout", "2020", 2, 2),
    "2020": Edition("2020", "mandatory", "discard_choice", "matrona_and_scout", "2020", 2, 2),
    "2019": Edition("2019", "mandatory", "forbidden", "matrona", "2019", 3, 2),
}


class Agreed(msgspec.Struct, frozen=True):
    """Options with every preset filled in."""

    goals: str
    kings: str
    printed_goals: str
    scout: str
    scout_with_more_than_4: str
    solo_rival: str
    solo_table: str
    sets: int


def agreed(options: AquaticaOptions) -> Agreed:
    """Fill in what mode and edition preset. Alone one plays with one set of characters and picks a king."""
    edition = EDITIONS[options.edition]
    by_mode = {"basic": ("printed", "basic"), "advanced": ("tokens", "draft")}[options.mode]
    sets = 1 if options.players == 1 else edition.sets_for_two if options.players == 2 else edition.sets
    kings = by_mode[1] if options.kings == "mode" else options.kings
    return Agreed(
        goals=by_mode[0] if options.goals == "mode" else options.goals,
        kings="draft" if options.players == 1 and kings == "basic" else kings,
        printed_goals=_or(options.printed_goals, edition.printed_goals),
        scout=_or(options.scout, edition.scout),
        scout_with_more_than_4=_or(options.scout_with_more_than_4, edition.scout_with_more_than_4),
        solo_rival=_or(options.solo_rival, edition.solo_rival),
        solo_table=_or(options.solo_table, edition.solo_table),
        sets=sets if options.character_sets == "edition" else int(options.character_sets),
    )


def _or(chosen: str, preset: str) -> str:
    return preset if chosen == "edition" else chosen
