"""Endeavor: Deep Sea as a game: loads content, checks options, sets up missions, starts games."""

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
from batyskaf.games.endeavor.rules import Deal, Rules, Setup
from batyskaf.games.endeavor.schema import Edition
from batyskaf.games.endeavor.staging import Stager
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.games.endeavor.view import remember

RULES = 2
"""Version of the rules: grows when the same match would lead to other states."""


class EndeavorGame(Game):
    """Endeavor: Deep Sea."""

    def __init__(self, content: Content) -> None:
        self._known = known_moves(content)
        super().__init__("endeavor", RULES, content.hash, move_table(self._known), max_decisions=4000)
        self.book = content
        self.names = Names(content)
        self._rules: dict[Edition, tuple[Rules, Encoder]] = {}
        self._setups: dict[EndeavorOptions, Setup] = {}

    def schema(self) -> type[EndeavorOptions]:
        return EndeavorOptions

    def planes(self) -> tuple[Plane, ...]:
        return planes(self.names)

    def packs(self) -> Sequence[Mapping[str, object]]:
        return self.book.packs

    def hosting(self) -> Hosting:
        hosting = Hosting()
        hosting.choices = {"mission": {id: mission.name for id, mission in self.book.missions.items()}}
        return hosting

    def seats(self, options: msgspec.Struct) -> int:
        assert isinstance(options, EndeavorOptions)
        return options.players

    def options(self, /, **choices: object) -> EndeavorOptions:
        options = build(EndeavorOptions, choices)
        mission = self.book.missions.get(options.mission)
        if mission is None:
            raise Refused("refused-endeavor-mission", mission=options.mission, known=", ".join(self.book.missions))
        if options.edition not in mission.sets:
            known = ", ".join(mission.sets)
            raise Refused("refused-endeavor-edition", mission=options.mission, edition=options.edition, known=known)
        if options.players == 5 and not options.fifth_player:
            raise Refused("refused-endeavor-fifth")
        return options

    def setup(self, options: EndeavorOptions) -> Setup:
        """Put a mission and its options together; the same options give the same set-up."""
        found = self._setups.get(options)
        if found is None:
            found = self._setups[options] = self._set_up(options)
        return found

    def _set_up(self, options: EndeavorOptions) -> Setup:
        compiled = self._rules.get(options.edition)
        if compiled is None:
            compiled = self._rules[options.edition] = compile_rules(self.book, options.edition, self._known)
            remember(compiled[0], self.names)
        rules, encoder = compiled
        stager = Stager(self.book, rules, encoder, self.book.missions[options.mission])
        coop = options.mode == "cooperative" or options.players == 1
        setup = stager.setup(msgspec.json.encode(options).decode(), options.players, coop)
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
        options = msgspec.json.decode(reader.text(), type=EndeavorOptions)
        deal = Deal()
        deal.wave = reader.number()
        deal.layout, deal.tops, deal.tokens = reader.numbers(), reader.numbers(), reader.numbers()
        deal.display, deal.journals, deal.tier5 = reader.numbers(), reader.numbers(), reader.numbers()
        deal.cards, deal.words = reader.numbers(), reader.numbers()
        deal.stacks = [reader.numbers() for _ in range(6)]
        deal.later = [reader.numbers() for _ in range(reader.number())]
        state = self.open(self.setup(options), deal)
        for move in reader.numbers():
            state.apply(move)
        return state

    def events(self, state: State) -> tuple[Event, ...]:
        assert isinstance(state, EndeavorState)
        return tuple(typed(state, self.names))


def load(packs: Sequence[Mapping[str, object]] = ()) -> EndeavorGame:
    """Load the game with packs on top of its own content."""
    return EndeavorGame(load_content(packs))
