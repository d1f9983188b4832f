"""Endeavor: Deep Sea as a game: loads content, checks options, sets up missions, starts games."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

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
from batyskaf.games.endeavor import events
from batyskaf.games.endeavor import frames as frames
from batyskaf.games.endeavor import observing as observing
from batyskaf.games.endeavor.compiling import Encoder, compile_rules, finish
from batyskaf.games.endeavor.content import Content, load_content
from batyskaf.games.endeavor.dealing import prepare
from batyskaf.games.endeavor.events import typed
from batyskaf.games.endeavor.movetable import known_moves, move_table
from batyskaf.games.endeavor.names import Names
from batyskaf.games.endeavor.options import EndeavorOptions
from batyskaf.games.endeavor.planes import planes
from batyskaf.games.endeavor.position import lay_out, options_of, start_at
from batyskaf.games.endeavor.presentation import EndeavorPresentation
from batyskaf.games.endeavor.printed import PrintedEdition, edition_of, words_of
from batyskaf.games.endeavor.rules import Deal, Rules, Setup
from batyskaf.games.endeavor.schema import Edition
from batyskaf.games.endeavor.staging import Stager
from batyskaf.games.endeavor.state import EndeavorState, unpack
from batyskaf.games.endeavor.writing import position_of

RULES = 3
"""Version of the rules. Bump it when the same match leads to other states."""


class EndeavorGame(Game):
    """Endeavor: Deep Sea."""

    def __init__(self, content: Content) -> None:
        self._known = known_moves(content)
        super().__init__("endeavor", RULES, content.hash, move_table(self._known), max_decisions=4000)
        self.catalog = content
        self._words = words_of(content)
        self._editions: dict[Edition, PrintedEdition] = {}
        self.names = Names(content)
        self._rules: dict[Edition, tuple[Rules, Encoder]] = {}
        self._setups = lru_cache(KEPT_SETUPS)(self._set_up)
        self._started = lru_cache(KEPT_SETUPS)(self._set_up_at)

    def schema(self) -> type[EndeavorOptions]:
        return EndeavorOptions

    def planes(self) -> tuple[Plane, ...]:
        return planes(self.names)

    def packs(self) -> Sequence[Mapping[str, object]]:
        return self.catalog.packs

    def event_types(self) -> tuple[type[Event], ...]:
        return events_in(events)

    def entries(self) -> Entries:
        return entries_of(self.catalog)

    def words(self) -> Words:
        return self._words

    def edition(self, edition: Edition) -> PrintedEdition:
        """Return the content as an edition prints it."""
        found = self._editions.get(edition)
        if found is None:
            found = self._editions[edition] = edition_of(self.catalog, edition)
        return found

    def printed(self, options: msgspec.Struct) -> Printed:
        assert isinstance(options, EndeavorOptions)
        return self.edition(options.edition).printed()

    def presentation(self) -> Presentation:
        presentation = EndeavorPresentation()
        presentation.choices = {"mission": {id: mission.name for id, mission in self.catalog.missions.items()}}
        return presentation

    def seats(self, options: msgspec.Struct) -> int:
        assert isinstance(options, EndeavorOptions)
        return options.players

    def options(self, /, **choices: object) -> EndeavorOptions:
        options = build(EndeavorOptions, choices)
        mission = self.catalog.missions.get(options.mission)
        if mission is None:
            raise Refused("refused-endeavor-mission", mission=options.mission, known=", ".join(self.catalog.missions))
        if options.edition not in mission.sets:
            known = ", ".join(mission.sets)
            raise Refused("refused-endeavor-edition", mission=options.mission, edition=options.edition, known=known)
        if options.players == 5 and not options.fifth_player:
            raise Refused("refused-endeavor-fifth")
        if options.size == "small" and options.cooperative:
            raise Refused("refused-endeavor-small")
        return options

    def setup(self, options: EndeavorOptions) -> Setup:
        """Put a mission and its options together; the same options give the same set-up."""
        return self._setups(options)

    def setup_at(self, options: EndeavorOptions, public: Position) -> Setup:
        """The same for a game that starts from a position; `public` is what lies open in it."""
        return self._started(options, public)

    def _set_up_at(self, options: EndeavorOptions, public: Position) -> Setup:
        start = lay_out(self, public, self.setup(options), 0).state
        start.deal = Deal()  # whatever was drawn for unseen pieces is forgotten
        start.tokens = vec[i64]()
        setup = self._set_up(options)
        setup.options = msgspec.json.encode({**carried(options), "position": public.text}).decode()
        setup.start = start
        return setup

    def _set_up(self, options: EndeavorOptions) -> Setup:
        printed = self.edition(options.edition)
        compiled = self._rules.get(options.edition)
        if compiled is None:
            compiled = self._rules[options.edition] = compile_rules(printed, self._known)
            compiled[0].names = self.names
        rules, encoder = compiled
        stager = Stager(self.catalog, rules, encoder, printed.missions[options.mission])
        small = options.size == "small"
        setup = stager.setup(
            msgspec.json.encode(carried(options)).decode(), options.players, options.cooperative, small
        )
        finish(rules, encoder)
        return setup

    def start(self, options: msgspec.Struct, seed: int) -> EndeavorState:
        assert isinstance(options, EndeavorOptions)
        setup = self.setup(options)
        return self.open(setup, prepare(setup, Rng.of(seed, "endeavor")))

    def open(self, setup: Setup, deal: Deal) -> EndeavorState:
        """Begin a game from a given deal."""
        state = EndeavorState(setup, deal)
        state.open()
        return state

    def unpack(self, packed: bytes) -> EndeavorState:
        reader = Reader(packed)
        carried = msgspec.json.decode(reader.text())
        public = carried.pop("position", None)
        options = msgspec.convert(carried, EndeavorOptions)
        return unpack(self.setup(options) if public is None else self.setup_at(options, parse_position(public)), reader)

    def options_at(self, position: Position) -> EndeavorOptions:
        return options_of(self, position)

    def start_at(self, position: Position, seed: int) -> EndeavorState:
        return start_at(self, position, seed)

    def position_of(self, state: State) -> Position:
        assert isinstance(state, EndeavorState)
        return position_of(self, state)

    def events(self, state: State) -> tuple[Event, ...]:
        assert isinstance(state, EndeavorState)
        return tuple(typed(state, self.names))


def load(packs: Sequence[Mapping[str, object]] = ()) -> EndeavorGame:
    """Load the game with packs on top of its own content."""
    return EndeavorGame(load_content(packs))
