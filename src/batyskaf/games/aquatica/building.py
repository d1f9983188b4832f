"""Turns checked content and options into what states read: `Rules` and `Setup`."""

import math
from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.options import carried
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.content import CharacterEntry, Content, KingEntry
from batyskaf.games.aquatica.goals import Goal
from batyskaf.games.aquatica.instant import GainManta
from batyskaf.games.aquatica.kinds import (
    TYPE_NAMES,
    Choose,
    Effect,
    GainWildManta,
    Step,
    has_conquer,
)
from batyskaf.games.aquatica.movetable import character_ids, manta_ids
from batyskaf.games.aquatica.options import Agreed, AquaticaOptions, agreed
from batyskaf.games.aquatica.rules import Rules, Setup
from batyskaf.games.aquatica.turn import Choose as ChooseFrame

SMALL_SHARE = 4
"""A small game has every fourth location."""
KINGS = {"off": codes.KINGS_OFF, "basic": codes.KINGS_BY_SEAT, "draft": codes.KINGS_DRAFT}


# --- rules -----------------------------------------------------------------------------------------------------------


def build_rules(content: Content, verbs: list[int], arguments: list[int]) -> Rules:
    """Turn content, as a table reads it, into vectors."""
    mantas = manta_ids(content)
    rules = Rules(character_ids(content), content.locations.ids(), mantas, content.goals.ids())
    _build_locations(rules, content)
    _build_mantas(rules, content)
    _build_characters(rules, content)
    rules.recruit_price = vec[i64](list(content.board.recruit_prices))
    rules.track_points = vec[i64](list(content.board.track_points))
    rules.discount = content.board.top_row_discount
    rules.tests = vec[Goal]([goal.test.build() for goal in content.goals.entries])
    rules.number_moves(verbs, arguments)
    return rules


def _build_locations(rules: Rules, content: Content) -> None:
    entries = content.locations.entries
    rules.type = vec[i64]([TYPE_NAMES.index(entry.type) for entry in entries])
    rules.coin_price = vec[i64]([entry.coin_price for entry in entries])
    rules.power_price = vec[i64]([entry.power_price for entry in entries])
    rules.points = vec[i64]([entry.points for entry in entries])
    rules.wild = vec[i64](
        [-1 if entry.wild_manta is None else rules.mantas.index(entry.wild_manta) for entry in entries]
    )
    rules.depths = vec[i64]([len(entry.depths) for entry in entries])
    steps: list[Step] = []
    first = []
    for entry in entries:
        first.append(len(steps))
        steps += [depth.step() for depth in entry.depths]
    rules.first_depth = vec[i64](first)
    rules.depth_op, rules.depth_n, rules.depth_only = _columns(steps)


def _columns(steps: Sequence[Step]) -> tuple[vec[i64], vec[i64], vec[i64]]:
    return (
        vec[i64]([step.op for step in steps]),
        vec[i64]([step.n for step in steps]),
        vec[i64]([step.x for step in steps]),
    )


def _build_mantas(rules: Rules, content: Content) -> None:
    by_id = {entry.id: entry for entry in content.mantas.entries}
    entries = [by_id[id] for id in rules.mantas]
    played = content.mantas.used
    rules.trained = sum(entry.role == "trained" and entry.id in played for entry in entries)
    rules.manta_op, rules.manta_n, rules.manta_only = _columns([entry.effect.step() for entry in entries])
    rules.supply = vec[i64]([entry.supply if entry.id in played else 0 for entry in entries])


class _Programs:
    """Collects the programs of all cards; parts of an either/or become programs of their own."""

    def __init__(self, mantas: list[str]) -> None:
        self.mantas = mantas
        self.programs: list[list[Step]] = []

    def add(self, effects: Sequence[Effect]) -> int:
        number = len(self.programs)
        self.programs.append([])
        self.programs[number] = [self._step(effect) for effect in effects]
        return number

    def _step(self, effect: Effect) -> Step:
        if isinstance(effect, GainWildManta):
            return Step(GainManta.OP, self.mantas.index(effect.kind))
        if isinstance(effect, Choose):
            numbers = [self.add(option) for option in effect.options]
            return Step(ChooseFrame.OP, len(numbers), numbers[0])
        return effect.step()


def _build_characters(rules: Rules, content: Content) -> None:
    entries: list[CharacterEntry | KingEntry] = [*content.characters.entries, *content.kings.entries]
    programs = _Programs(rules.mantas)
    rules.program = vec[i64]([programs.add(entry.effects) for entry in entries])
    rules.conquers = vec[i64]([int(has_conquer(entry.effects)) for entry in entries])
    rules.stays = vec[i64]([int(isinstance(entry, CharacterEntry) and entry.never_discarded) for entry in entries])
    rules.calls_rival = rules.stays[:]
    rules.number = vec[i64]([entry.number if isinstance(entry, KingEntry) else 0 for entry in entries])
    rules.boxed_for = vec[i64]([_boxed_for(rules, entry) for entry in entries])
    first, steps = [], list[Step]()
    for program in programs.programs:
        first.append(len(steps))
        steps += program
    rules.program_first = vec[i64](first)
    rules.program_size = vec[i64]([len(program) for program in programs.programs])
    rules.step_op, rules.step_n, rules.step_x = _columns(steps)


def _boxed_for(rules: Rules, entry: CharacterEntry | KingEntry) -> int:
    if isinstance(entry, KingEntry) and entry.timing == "setup":
        return next(rules.mantas.index(effect.kind) for effect in entry.effects if isinstance(effect, GainWildManta))
    return -1


# --- set-up ----------------------------------------------------------------------------------------------------------


def build_setup(content: Content, rules: Rules, options: AquaticaOptions) -> Setup:
    """Put the options into the form that states read."""
    choice = agreed(options)
    setup = Setup(rules, msgspec.json.encode(carried(options)).decode())
    setup.seats = options.players
    setup.solo = options.players == 1
    starting = [entry.id for entry in content.characters.played() if entry.role == "starting"]
    setup.starting = vec[i64]([rules.characters.index(id) for id in starting])
    setup.ocean = vec[i64](_ocean_deck(content, rules, choice.sets))
    every = SMALL_SHARE if options.size == "small" else 1
    setup.locations = vec[i64]([rules.locations.index(entry.id) for entry in content.locations.played()[::every]])
    setup.kings = KINGS[choice.kings]
    kings = sorted(content.kings.played(), key=lambda king: king.number)
    setup.king_cards = vec[i64]([rules.characters.index(king.id) for king in kings])
    setup.offered = content.board.solo_kings if setup.solo else options.players + content.board.king_draft_extra
    setup.open_draft = options.king_draft_open
    setup.scout_optional = choice.scout == "optional"
    setup.scout_crowded = choice.scout_with_more_than_4 == "discard_choice"
    setup.keep_leftovers = options.leftover_resources == "kept_until_main_action_ends"
    setup.typed_pair = options.grabber_typed_pair
    setup.rival_on_scout = choice.solo_rival == "matrona_and_scout"
    setup.turn_limit = options.turn_limit_per_player or 0
    ranks = content.board.solo_tables["2019" if choice.solo_table == "2019" else "2020"]
    setup.rank_limits = vec[i64]([rank.most for rank in ranks if rank.most is not None])
    _set_goals(setup, content, options, choice)
    return setup


def _ocean_deck(content: Content, rules: Rules, sets: int) -> list[int]:
    deck = []
    for entry in content.characters.played():
        if entry.role == "ocean":
            deck += [rules.characters.index(entry.id)] * math.ceil(entry.copies * sets / 2)
    return deck


def _set_goals(setup: Setup, content: Content, options: AquaticaOptions, choice: Agreed) -> None:
    goals = setup.rules.goals
    if options.chosen_goals:
        setup.fixed_goals = vec[i64]([goals.index(id) for id in options.chosen_goals])
    elif choice.goals == "printed":
        printed = [entry.id for entry in content.goals.played() if choice.printed_goals in entry.printed]
        setup.fixed_goals = vec[i64]([goals.index(id) for id in printed])
    else:
        played = content.goals.played()
        for token in sorted({goal.token for goal in played if goal.token is not None}):
            setup.tokens.append(vec[i64]([goals.index(goal.id) for goal in played if goal.token == token]))
