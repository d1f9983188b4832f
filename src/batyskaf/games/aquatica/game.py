"""Aquatica as a game: loads content, checks options, starts matches."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from batyskaf.core.events import Event, events_in
from batyskaf.core.game import KEPT_SETUPS, Game, State
from batyskaf.core.options import build, carried
from batyskaf.core.packing import Reader
from batyskaf.core.planes import Plane
from batyskaf.core.position import Position, parse_position
from batyskaf.core.presentation import Presentation
from batyskaf.core.printed import Printed, Words
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.core.words import Entries, entries_of
from batyskaf.games.aquatica import events
from batyskaf.games.aquatica.building import build_rules, build_setup
from batyskaf.games.aquatica.codes import KINGS_DRAFT, KINGS_OFF, MOST_DECISIONS, TRACKS
from batyskaf.games.aquatica.content import Content, load_content
from batyskaf.games.aquatica.dealing import draw_deal
from batyskaf.games.aquatica.events import typed
from batyskaf.games.aquatica.movetable import move_table
from batyskaf.games.aquatica.options import AquaticaOptions
from batyskaf.games.aquatica.planes import planes
from batyskaf.games.aquatica.position import lay_out, options_of, start_at
from batyskaf.games.aquatica.printed import Interpretation, as_read, interpretation_of, printed, words_of
from batyskaf.games.aquatica.rules import Deal, Rules, Setup
from batyskaf.games.aquatica.state import AquaticaState
from batyskaf.games.aquatica.writing import write

RULES = 2
"""Version of the rules. Bump it when the same match leads to other states."""


class AquaticaGame(Game):
    """Aquatica for one to four players."""

    def __init__(self, content: Content) -> None:
        table, self._verbs, self._arguments = move_table(content)
        super().__init__("aquatica", RULES, content.hash, table, max_decisions=int(MOST_DECISIONS))
        self.catalog = content
        self._words = words_of(content)
        self._compiled: dict[Interpretation, Rules] = {}
        self._setups = lru_cache(KEPT_SETUPS)(self._set_up)
        self._started = lru_cache(KEPT_SETUPS)(self._set_up_at)

    def schema(self) -> type[AquaticaOptions]:
        return AquaticaOptions

    def planes(self) -> tuple[Plane, ...]:
        return planes(self.setup(self.options()).rules)

    def packs(self) -> Sequence[Mapping[str, object]]:
        return self.catalog.packs

    def event_types(self) -> tuple[type[Event], ...]:
        return events_in(events)

    def entries(self) -> Entries:
        return entries_of(self.catalog)

    def words(self) -> Words:
        return self._words

    def printed(self, options: msgspec.Struct) -> Printed:
        assert isinstance(options, AquaticaOptions)
        return printed(self.catalog, options)

    def presentation(self) -> Presentation:
        presentation = Presentation()
        presentation.choices = {"chosen_goals": {goal.id: goal.text for goal in self.catalog.goals.played()}}
        return presentation

    def seats(self, options: msgspec.Struct) -> int:
        assert isinstance(options, AquaticaOptions)
        return options.players

    def options(self, /, **choices: object) -> AquaticaOptions:
        options = build(AquaticaOptions, choices)
        known = [goal.id for goal in self.catalog.goals.played()]
        for goal in options.chosen_goals:
            if goal not in known:
                raise Refused("refused-aquatica-goal", goal=goal, known=", ".join(known))
        chosen = options.chosen_goals
        if chosen and not len(chosen) == len(set(chosen)) == TRACKS:
            raise Refused("refused-aquatica-four-goals", chosen=", ".join(chosen))
        return options

    def setup(self, options: AquaticaOptions) -> Setup:
        """The options in the form that states read; the same options give the same set-up."""
        return self._setups(options)

    def setup_at(self, options: AquaticaOptions, public: Position) -> Setup:
        """The same for a match that starts from a position; `public` is what lies open in it."""
        return self._started(options, public)

    def _set_up(self, options: AquaticaOptions) -> Setup:
        return build_setup(self.catalog, self._rules(interpretation_of(options)), options)

    def _set_up_at(self, options: AquaticaOptions, public: Position) -> Setup:
        setup = self._set_up(options)
        setup.options = msgspec.json.encode({**carried(options), "position": public.text}).decode()
        setup.start = lay_out(self, options, public)
        if setup.kings != KINGS_DRAFT or any(line.key == "crowns" for line in public.lines):
            setup.kings = KINGS_OFF  # they have been given out
        return setup

    def _rules(self, way: Interpretation) -> Rules:
        found = self._compiled.get(way)
        if found is None:
            found = self._compiled[way] = build_rules(as_read(self.catalog, way), self._verbs, self._arguments)
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
        carried = msgspec.json.decode(reader.text())
        public = carried.pop("position", None)
        options = msgspec.convert(carried, AquaticaOptions)
        setup = self.setup(options) if public is None else self.setup_at(options, parse_position(public))
        return AquaticaState.unpack(setup, reader)

    def options_at(self, position: Position) -> AquaticaOptions:
        return options_of(self, position)

    def start_at(self, position: Position, seed: int) -> AquaticaState:
        return start_at(self, position, seed)

    def position_of(self, state: State) -> Position:
        assert isinstance(state, AquaticaState)
        return write(self, state)

    def events(self, state: State) -> tuple[Event, ...]:
        assert isinstance(state, AquaticaState)
        return tuple(typed(state))


def load(packs: Sequence[Mapping[str, object]] = ()) -> AquaticaGame:
    """Load the game with packs on top of its own content."""
    return AquaticaGame(load_content(packs))
