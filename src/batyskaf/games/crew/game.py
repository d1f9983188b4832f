"""The Crew as a game: loads content, checks options, sets up missions, starts attempts."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.bits import BIT, count, members
from batyskaf.core.events import Event, events_in
from batyskaf.core.game import KEPT_SETUPS, Game, State
from batyskaf.core.options import build, carried
from batyskaf.core.packing import Reader
from batyskaf.core.planes import Plane
from batyskaf.core.position import Position
from batyskaf.core.printed import Printed, Words
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.core.words import Entries, entries_of
from batyskaf.games.crew import events
from batyskaf.games.crew import observing as observing
from batyskaf.games.crew import phases as phases
from batyskaf.games.crew import rules as modes
from batyskaf.games.crew.cards import DECK, card_of, mask_of, small_deck
from batyskaf.games.crew.content import Content, MissionEntry, compile_rules, load_content
from batyskaf.games.crew.dealing import can_stand, prepare
from batyskaf.games.crew.events import typed
from batyskaf.games.crew.movetable import move_table
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.planes import planes
from batyskaf.games.crew.presentation import CrewPresentation
from batyskaf.games.crew.printed import printed, words_of
from batyskaf.games.crew.rules import Deal, Setup
from batyskaf.games.crew.state import CrewState
from batyskaf.games.crew.tasks import OPEN

RULES = 3
"""Version of the rules. Bump it when the same match leads to other states."""

OWNER = 1
"""A seat that is not the captain's, to judge tasks before the deal."""
SHARING = {
    "draft": modes.DRAFT,
    "free": modes.FREE,
    "one_owner": modes.ONE_OWNER,
    "captain_or_other": modes.CAPTAIN_OR_OTHER,
    "volunteers": modes.VOLUNTEER,
    "captain": modes.CAPTAIN_ALL,
    "none": modes.NO_TASKS,
}
COMMUNICATION = {
    "normal": modes.NORMAL,
    "currents": modes.CURRENTS,
    "narcosis": modes.NARCOSIS,
    "silence": modes.SILENCE,
    "terrain": modes.TERRAIN,
}
DISTRESS = {"ask": modes.DISTRESS_ASK, "off": modes.DISTRESS_OFF, "active": modes.DISTRESS_ACTIVE}


class CrewGame(Game):
    """The Crew: Mission Deep Sea."""

    def __init__(self, content: Content) -> None:
        table = move_table([task.id for task in content.tasks])
        super().__init__("crew", RULES, content.hash, table, max_decisions=1000)
        self.catalog = content
        self._words = words_of(content)
        self._compiled = {edition: compile_rules(content, edition) for edition in ("english", "german")}
        self._setups = lru_cache(KEPT_SETUPS)(self._set_up)
        self._given = lru_cache(KEPT_SETUPS)(self._set_up_at)

    def schema(self) -> type[CrewOptions]:
        return CrewOptions

    def planes(self) -> tuple[Plane, ...]:
        return planes(len(self.catalog.tasks))

    def packs(self) -> Sequence[Mapping[str, object]]:
        return self.catalog.packs

    def seats(self, options: msgspec.Struct) -> int:
        assert isinstance(options, CrewOptions)
        return options.players

    def options(self, /, **choices: object) -> CrewOptions:
        options = build(CrewOptions, choices)
        if options.mission not in self.catalog.missions:
            raise Refused("refused-crew-mission", mission=options.mission, known=", ".join(self.catalog.missions))
        known = {task.id for task in self.catalog.tasks}
        for task in (*options.tasks, *options.used):
            if task not in known:
                raise Refused("refused-crew-task", task=task)
        if len(set(options.tasks)) != len(options.tasks):
            raise Refused("refused-crew-task-twice")
        setup = self.setup(options)
        if options.size == "small":
            self._check_small(options, setup)
        if len(setup.fixed) > 0 and not can_stand(setup, setup.fixed):
            raise Refused("refused-crew-impossible", tasks=", ".join(setup.rules.names[task] for task in setup.fixed))
        return options

    def _check_small(self, options: CrewOptions, setup: Setup) -> None:
        """Refuse a small game that two colours don't allow."""
        if options.players == 2:
            raise Refused("refused-crew-small-players")
        if setup.objective is not None or not setup.deck & BIT[setup.captain_card]:
            raise Refused("refused-crew-small-mission", mission=options.mission)
        undecided = _undecided(setup)
        for task in setup.fixed:
            if not undecided[task]:
                raise Refused("refused-crew-small-task", task=setup.rules.names[task])

    def setup(self, options: CrewOptions) -> Setup:
        """Put a mission and its options together; the same options give the same set-up."""
        return self._setups(options)

    def setup_at(self, options: CrewOptions, owners: tuple[int, ...], delegated: bool) -> Setup:
        """The same for a position in which the tasks have their owners already."""
        return self._given(options, owners, delegated)

    def _set_up_at(self, options: CrewOptions, owners: tuple[int, ...], delegated: bool) -> Setup:
        setup = self._set_up(options)
        given = {**carried(options), "owners": owners, "delegated": delegated}
        setup.options = msgspec.json.encode(given).decode()
        setup.owners = vec[i64](list(owners))
        setup.delegated = delegated
        return setup

    def _set_up(self, options: CrewOptions) -> Setup:
        setup = Setup(self._compiled[options.edition], msgspec.json.encode(carried(options)).decode())
        seats = max(options.players, 3)
        setup.seats = seats
        setup.humans = options.players
        setup.deck = small_deck(seats) if options.size == "small" else DECK
        setup.cards = vec[i64](members(setup.deck))
        setup.total = count(setup.deck) // seats
        setup.clockwise = vec[i64](_clockwise(options))
        setup.steps = vec[i64](_steps(_clockwise(options)))
        setup.any_mark = options.only_mark == "any"
        setup.distress = DISTRESS[options.distress]
        setup.tonoja_swaps = options.tonoja_distress == "takes part"
        setup.open_memory = options.memory == "open"
        setup.attempt = options.attempt
        setup.used = vec[i64]([self.catalog.index(task) for task in options.used])
        self._set_mission(setup, options, self.catalog.missions[options.mission])
        undecided = enumerate(_undecided(setup))
        setup.stack = vec[i64]([i for i, found in undecided if found and setup.rules.difficulty_of(i, seats) > 0])
        return setup

    def _set_mission(self, setup: Setup, options: CrewOptions, mission: MissionEntry) -> None:
        without_tasks = mission.sharing.mode == "none" and not options.tasks
        mission = mission.played(options.timed, options.untimed_sharing == "draft")
        sharing = SHARING[mission.sharing.mode]
        setup.timed = mission.clock is not None
        setup.difficulty = 0 if without_tasks else options.difficulty or mission.difficulty or 0
        setup.fixed = vec[i64]([self.catalog.index(task) for task in options.tasks or mission.tasks])
        setup.distribution = sharing if sharing != modes.NO_TASKS or not options.tasks else modes.DRAFT
        setup.volunteers = mission.sharing.volunteers
        setup.hardest_first = mission.sharing.hardest_first
        setup.skip_captain = mission.sharing.skip_captain
        setup.communication = COMMUNICATION[
            mission.communication if options.communication == "mission" else options.communication
        ]
        setup.window_from = mission.signals_from_trick - 1
        setup.window_delegated = mission.signals_end_if_handed_over
        setup.objective = self.catalog.objectives.get(mission.id)
        setup.captain_card = card_of(mission.captain_card)
        setup.captain_redeal = mask_of(list(mission.captain_redeal))

    def start(self, options: msgspec.Struct, seed: int) -> CrewState:
        assert isinstance(options, CrewOptions)
        setup = self.setup(options)
        return self.open(setup, prepare(setup, Rng.of(seed, "crew")))

    def open(self, setup: Setup, deal: Deal) -> CrewState:
        """Begin an attempt from a given deal."""
        state = CrewState(setup, deal)
        state.open()
        return state

    def unpack(self, packed: bytes) -> CrewState:
        reader = Reader(packed)
        setup = self._unpacked_setup(msgspec.json.decode(reader.text()))
        state = CrewState(setup, Deal())
        state.unpack(reader)
        return state

    def _unpacked_setup(self, carried: dict[str, Any]) -> Setup:
        owners, delegated = carried.pop("owners", None), bool(carried.pop("delegated", False))
        options = msgspec.convert(carried, CrewOptions)
        return self.setup(options) if owners is None else self.setup_at(options, tuple(owners), delegated)

    def options_at(self, position: Position) -> CrewOptions:
        from batyskaf.games.crew.position import options_of

        return options_of(self, position)

    def start_at(self, position: Position, seed: int) -> CrewState:
        from batyskaf.games.crew.arranging import start_at

        return start_at(self, position, seed)

    def position_of(self, state: State) -> Position:
        from batyskaf.games.crew.position import write

        assert isinstance(state, CrewState)
        return write(self, state)

    def event_types(self) -> tuple[type[Event], ...]:
        return events_in(events)

    def entries(self) -> Entries:
        return entries_of(self.catalog)

    def words(self) -> Words:
        return self._words

    def printed(self, options: msgspec.Struct) -> Printed:
        assert isinstance(options, CrewOptions)
        return printed(self.catalog, options)

    def presentation(self) -> CrewPresentation:
        return CrewPresentation(self.catalog)

    def events(self, state: State) -> tuple[Event, ...]:
        assert isinstance(state, CrewState)
        return tuple(typed(state))


def _undecided(setup: Setup) -> list[bool]:
    """By task: whether the cards that are dealt neither do it nor rule it out. All of them leave every task open."""
    if setup.deck == DECK:
        return [True] * int(setup.rules.size)
    opening = CrewState(setup, Deal())
    opening.lay(setup.seats, setup.total)
    opening.leave_out(DECK & ~setup.deck)
    return [task.judge(opening, OWNER) == OPEN for task in setup.rules.tasks]


def _clockwise(options: CrewOptions) -> list[int]:
    """The seat to the left of each; Tonoja sits after the second or after the first of the two players."""
    if options.players == 2 and options.tonoja_after == "first":
        return [2, 0, 1]
    seats = max(options.players, 3)
    return [(seat + 1) % seats for seat in range(seats)]


def _steps(clockwise: list[int]) -> list[int]:
    """How far clockwise each seat sits from each other.

    >>> _steps([2, 0, 1])
    [0, 2, 1, 1, 0, 2, 2, 1, 0]
    """
    found = [0] * len(clockwise) ** 2
    for seat in range(len(clockwise)):
        other = seat
        for step in range(len(clockwise)):
            found[seat * len(clockwise) + other] = step
            other = clockwise[other]
    return found


def load(packs: Sequence[Mapping[str, object]] = ()) -> CrewGame:
    """Load the game with packs on top of its own content."""
    return CrewGame(load_content(packs))
