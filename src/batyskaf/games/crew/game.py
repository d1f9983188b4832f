"""The Crew as a game: loads content, checks options, sets up missions, starts attempts."""

from collections.abc import Mapping, Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from batyskaf.core.events import Event
from batyskaf.core.game import Game, State
from batyskaf.core.options import build
from batyskaf.core.packing import Reader
from batyskaf.core.planes import Plane
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.crew import observing as observing
from batyskaf.games.crew import phases as phases
from batyskaf.games.crew import rules as modes
from batyskaf.games.crew.cards import card_of, mask_of
from batyskaf.games.crew.content import Content, MissionEntry, compile_rules, load_content
from batyskaf.games.crew.dealing import can_stand, prepare
from batyskaf.games.crew.events import typed
from batyskaf.games.crew.hosting import CrewHosting
from batyskaf.games.crew.movetable import move_table
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.planes import planes
from batyskaf.games.crew.rules import Deal, Setup
from batyskaf.games.crew.state import CrewState

RULES = 3
"""Version of the rules: grows when the same match would lead to other states."""

TRICKS = {3: 13, 4: 10, 5: 8}
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
        self.book = content
        self._compiled = {edition: compile_rules(content, edition) for edition in ("english", "german")}
        self._setups: dict[CrewOptions, Setup] = {}

    def schema(self) -> type[CrewOptions]:
        return CrewOptions

    def planes(self) -> tuple[Plane, ...]:
        return planes(len(self.book.tasks))

    def packs(self) -> Sequence[Mapping[str, object]]:
        return self.book.packs

    def seats(self, options: msgspec.Struct) -> int:
        assert isinstance(options, CrewOptions)
        return options.players

    def options(self, /, **choices: object) -> CrewOptions:
        options = build(CrewOptions, choices)
        if options.mission not in self.book.missions:
            raise Refused("refused-crew-mission", mission=options.mission, known=", ".join(self.book.missions))
        known = {task.id for task in self.book.tasks}
        for task in (*options.tasks, *options.used):
            if task not in known:
                raise Refused("refused-crew-task", task=task)
        if len(set(options.tasks)) != len(options.tasks):
            raise Refused("refused-crew-task-twice")
        setup = self.setup(options)
        if len(setup.fixed) > 0 and not can_stand(setup, setup.fixed):
            raise Refused("refused-crew-impossible", tasks=", ".join(setup.rules.names[task] for task in setup.fixed))
        return options

    def setup(self, options: CrewOptions) -> Setup:
        """Put a mission and its options together; the same options give the same set-up."""
        found = self._setups.get(options)
        if found is None:
            found = self._setups[options] = self._set_up(options, self.book.missions[options.mission])
        return found

    def _set_up(self, options: CrewOptions, mission: MissionEntry) -> Setup:
        setup = Setup(self._compiled[options.edition], msgspec.json.encode(options).decode())
        seats = max(options.players, 3)
        setup.seats = seats
        setup.humans = options.players
        setup.total = TRICKS[seats]
        setup.clockwise = vec[i64](_clockwise(options))
        setup.steps = vec[i64](_steps(_clockwise(options)))
        setup.any_mark = options.only_mark == "any"
        setup.distress = DISTRESS[options.distress]
        setup.tonoja_swaps = options.tonoja_distress == "takes part"
        setup.open_memory = options.memory == "open"
        setup.attempt = options.attempt
        setup.used = vec[i64]([self.book.index(task) for task in options.used])
        self._set_mission(setup, options, mission)
        return setup

    def _set_mission(self, setup: Setup, options: CrewOptions, mission: MissionEntry) -> None:
        timed = mission.clock is not None and options.timed
        clock = mission.clock
        difficulty, communication, sharing = mission.difficulty, mission.communication, SHARING[mission.sharing.mode]
        if clock is not None and not timed:
            difficulty, communication = clock.untimed.difficulty, clock.untimed.communication
            if options.untimed_sharing == "draft":
                sharing = modes.DRAFT
        setup.timed = timed
        setup.difficulty = options.difficulty or difficulty or 0
        setup.fixed = vec[i64]([self.book.index(task) for task in options.tasks or mission.tasks])
        setup.distribution = sharing if sharing != modes.NO_TASKS or not options.tasks else modes.DRAFT
        setup.volunteers = mission.sharing.volunteers
        setup.hardest_first = mission.sharing.hardest_first
        setup.skip_captain = mission.sharing.skip_captain
        setup.communication = COMMUNICATION[
            communication if options.communication == "mission" else options.communication
        ]
        setup.window_from = mission.signals_from_trick - 1
        setup.window_delegated = mission.signals_end_if_handed_over
        setup.objective = self.book.objectives.get(mission.id)
        setup.captain_card = card_of(mission.captain_card)
        setup.captain_redeal = mask_of(list(mission.captain_redeal))
        if mission.sharing.mode == "none" and not options.tasks:
            setup.difficulty = 0

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
        options = msgspec.json.decode(reader.text(), type=CrewOptions)
        deal = Deal()
        deal.communication = reader.number()
        deal.terrain = reader.number()
        deal.tasks = reader.numbers()
        deal.hands = reader.numbers()
        deal.columns = reader.numbers()
        state = self.open(self.setup(options), deal)
        for move in reader.numbers():
            state.apply(move)
        return state

    def hosting(self) -> CrewHosting:
        return CrewHosting(self.book)

    def events(self, state: State) -> tuple[Event, ...]:
        assert isinstance(state, CrewState)
        return tuple(typed(state))


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
