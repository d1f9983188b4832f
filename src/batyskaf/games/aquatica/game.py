"""Aquatica as a game: loads content, checks options, starts matches."""

from collections.abc import Mapping, Sequence

import msgspec

from batyskaf.core.events import Event
from batyskaf.core.game import Game, State
from batyskaf.core.hosting import Hosting
from batyskaf.core.options import build
from batyskaf.core.packing import Reader
from batyskaf.core.planes import Plane
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.games.aquatica import frames as frames
from batyskaf.games.aquatica import observing as observing
from batyskaf.games.aquatica.building import Reading, build_rules, build_setup, reading_of
from batyskaf.games.aquatica.codes import TRACKS
from batyskaf.games.aquatica.content import Content, load_content
from batyskaf.games.aquatica.dealing import draw_deal
from batyskaf.games.aquatica.events import typed
from batyskaf.games.aquatica.movetable import move_table
from batyskaf.games.aquatica.options import AquaticaOptions
from batyskaf.games.aquatica.planes import planes
from batyskaf.games.aquatica.rules import Deal, Rules, Setup
from batyskaf.games.aquatica.state import AquaticaState

RULES = 1
"""Version of the rules: grows when the same match would lead to other states."""


class AquaticaGame(Game):
    """Aquatica for one to four players."""

    def __init__(self, content: Content) -> None:
        table, self._verbs, self._arguments = move_table(content)
        super().__init__("aquatica", RULES, content.hash, table, max_decisions=20_000)
        self.book = content
        self._compiled: dict[Reading, Rules] = {}
        self._setups: dict[AquaticaOptions, Setup] = {}

    def schema(self) -> type[AquaticaOptions]:
        return AquaticaOptions

    def planes(self) -> tuple[Plane, ...]:
        return planes(self.setup(self.options()).rules)

    def packs(self) -> Sequence[Mapping[str, object]]:
        return self.book.packs

    def hosting(self) -> Hosting:
        hosting = Hosting()
        hosting.choices = {"chosen_goals": {goal.id: goal.text for goal in self.book.goals.played()}}
        return hosting

    def seats(self, options: msgspec.Struct) -> int:
        assert isinstance(options, AquaticaOptions)
        return options.players

    def options(self, /, **choices: object) -> AquaticaOptions:
        options = build(AquaticaOptions, choices)
        known = [goal.id for goal in self.book.goals.played()]
        for goal in options.chosen_goals:
            if goal not in known:
                raise Refused("refused-aquatica-goal", goal=goal, known=", ".join(known))
        chosen = options.chosen_goals
        if chosen and not len(chosen) == len(set(chosen)) == TRACKS:
            raise Refused("refused-aquatica-four-goals", chosen=", ".join(chosen))
        return options

    def setup(self, options: AquaticaOptions) -> Setup:
        """The options in the form that states read; the same options give the same set-up."""
        found = self._setups.get(options)
        if found is None:
            found = self._setups[options] = build_setup(self.book, self._rules(reading_of(options)), options)
        return found

    def _rules(self, reading: Reading) -> Rules:
        found = self._compiled.get(reading)
        if found is None:
            found = self._compiled[reading] = build_rules(self.book, reading, self._verbs, self._arguments)
        return found

    def start(self, options: msgspec.Struct, seed: int) -> AquaticaState:
        assert isinstance(options, AquaticaOptions)
        setup = self.setup(options)
        return self.open(setup, draw_deal(setup, Rng.of(seed, "aquatica")))

    def open(self, setup: Setup, deal: Deal) -> AquaticaState:
        """Begin a match from a given deal."""
        state = AquaticaState(setup, deal)
        state.open()
        return state

    def unpack(self, packed: bytes) -> AquaticaState:
        reader = Reader(packed)
        options = msgspec.json.decode(reader.text(), type=AquaticaOptions)
        deal = Deal()
        deal.locations = reader.numbers()
        deal.characters = reader.numbers()
        deal.goals = reader.numbers()
        deal.kings = reader.numbers()
        state = self.open(self.setup(options), deal)
        for move in reader.numbers():
            state.apply(move)
        return state

    def events(self, state: State) -> tuple[Event, ...]:
        assert isinstance(state, AquaticaState)
        return tuple(typed(state))


def load(packs: Sequence[Mapping[str, object]] = ()) -> AquaticaGame:
    """Load the game with packs on top of its own content."""
    return AquaticaGame(load_content(packs))
