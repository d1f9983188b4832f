"""Our games for OpenSpiel: `pyspiel.load_game("python_batyskaf_crew(mission=5,players=4)")` once this is imported.

Chance moves once, at the root: it picks one of `deals` deals. Everything else follows from the deal and the moves. An
information state is everything its seat was ever shown, event by event.

>>> import pyspiel
>>> import batyskaf.envs.openspiel
>>> game = pyspiel.load_game("python_batyskaf_crew(mission=5,players=4)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 1000)
>>> state.apply_action(17)
>>> state.action_to_string(state.legal_actions()[0])
'pass'
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import pyspiel

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.core.events import Event, seen_all
from batyskaf.core.game import OVER, Game, State
from batyskaf.core.options import Option, describe
from batyskaf.core.reason import Refused
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from batyskaf.envs.arrays import shown
from batyskaf.games import load, names
from batyskaf.locale import Texts

DEALS: Final = 1000
HIGHEST: Final = 127
"""The highest value of a cell. Networks need small numbers: raw ones drive a DQN's loss to infinity."""
NAMED: Final = "mission_name"
"""The parameter for missions with a name instead of a number."""


# --- options as parameters -------------------------------------------------------------------------------------------


def _parameter(option: Option) -> object:
    """A parameter's default; OpenSpiel takes the parameter's type from it, and reads digits as a number."""
    if option.kind == "list":
        return ""
    if option.kind == "number":
        return option.default or 0
    texts = [str(choice) for choice in option.choices] or [str(option.default)]
    if option.kind != "switch" and all(text.isdecimal() for text in texts):
        return int(str(option.default))
    return option.default


def _choices(options: tuple[Option, ...], parameters: dict[str, Any]) -> dict[str, object]:
    """The options for some parameters; lists are joined by `+`, and 0 means that an optional number is not set."""
    chosen: dict[str, object] = {}
    for option in options:
        value = parameters.get(option.name, option.default)
        if option.kind == "list":
            value = tuple(part for part in str(value or "").split("+") if part)
        elif option.kind == "number" and option.default is None and not value:
            value = None
        elif option.kind not in ("number", "switch"):
            value = str(value)
        chosen[option.name] = value
    if parameters.get(NAMED):
        chosen["mission"] = parameters[NAMED]
    return chosen


# --- games and states ------------------------------------------------------------------------------------------------


class _Step(NamedTuple):
    """A move and its events."""

    seat: int
    move: int
    events: tuple[Event, ...]


def _shown(events: tuple[Event, ...], seat: int) -> str:
    return "; ".join(str(event) for event in seen_all(events, seat))


class _Episode:
    """A running game with all its events. OpenSpiel deep-copies and pickles states."""

    def __init__(self, game: Game, state: State, opening: tuple[Event, ...], steps: list[_Step]) -> None:
        self.game = game
        self.state = state
        self.opening = opening
        self.steps = steps

    @classmethod
    def at(cls, game: Game, opening: State) -> "_Episode":
        episode = cls(game, opening, game.events(opening), [])
        opening.recording = True
        return episode

    def apply(self, move: int) -> None:
        seat = int(self.state.turn)
        self.state.apply(move)
        self.steps.append(_Step(seat, move, self.game.events(self.state)))

    def moves(self, seat: int) -> list[int]:
        """The moves of the game as a seat saw them: secret moves of others as their twins."""
        return [step.move if step.seat == seat else self.game.moves.twin(step.move) for step in self.steps]

    def seen(self, seat: int) -> str:
        """Everything a seat was ever shown, with a line for the opening and for each move."""
        lines = [f"seat {seat}: {_shown(self.opening, seat)}"]
        for move, step in zip(self.moves(seat), self.steps, strict=True):
            lines.append(f"{step.seat} {self.game.moves.text(move)}: {_shown(step.events, seat)}")
        return "\n".join(lines)

    def __deepcopy__(self, memo: dict[int, object]) -> "_Episode":
        return _Episode(self.game, self.state.copy(), self.opening, self.steps[:])

    def __reduce__(self) -> tuple[Callable[[str, bytes], "_Episode"], tuple[str, bytes]]:
        return _unpacked, (self.game.name, self.state.pack())


def _unpacked(name: str, packed: bytes) -> _Episode:
    """Restore a pickled episode by replaying its game."""
    game = _loaded(name)
    state = game.unpack(packed)
    episode = _Episode.at(game, state.opening())
    for move in state.history():
        episode.apply(move)
    return episode


class SpielState(pyspiel.State):
    """A state of any of our games. There is no episode before the deal.

    >>> state = pyspiel.load_game("python_batyskaf_crew(players=3)").new_initial_state()
    >>> state.is_chance_node()
    True
    >>> state.apply_action(5)
    >>> state.is_chance_node(), len(state.legal_actions()) > 0
    (False, True)
    """

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.episode: _Episode | None = None

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = int(self.episode.state.turn)
        return int(pyspiel.PlayerId.TERMINAL) if turn == OVER else turn

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return self.episode.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            game = self.get_game()
            self.episode = _Episode.at(game.ours, game.ours.start(game.options, action))
        else:
            self.episode.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().ours.moves.text(action))

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.state.turn == OVER

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.get_game().num_players()
        assert self.episode is not None
        return list(self.episode.state.rewards())

    def __str__(self) -> str:
        if self.episode is None:
            return "before the deal"
        texts = self.get_game().ours.moves
        return ", ".join(texts.text(move) for move in self.episode.state.history()) or "dealt"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player can't tell from the current one: a world drawn for its seat."""
        assert self.episode is not None
        rng = Rng.of(int(sampler() * 2**53), "resample")
        game: SpielGame = self.get_game()
        return game.replayed(self.episode.state.worlds(player).draw(rng))


class SpielObserver:
    """What a seat observes: cells as numbers; as a string with perfect recall, everything it was ever shown.

    >>> game = pyspiel.load_game("python_batyskaf_crew(players=3)")
    >>> observer = game.make_py_observer()
    >>> state = game.new_initial_state()
    >>> state.apply_action(5)
    >>> observer.set_from(state, 0)
    >>> observer.tensor.shape, float(observer.tensor.max()) <= 1.0
    ((1960,), True)
    """

    def __init__(self, kind: Any, game: "SpielGame") -> None:
        self._recall = bool(kind.perfect_recall)
        self._cells = game.ours.observation_size()
        self._sheet = Sheet(self._cells // 8)
        self.tensor = np.zeros(self._cells, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the cells, scaled to 0 to 1."""
        self.tensor.fill(0.0)
        if state.episode is None:
            return
        self._sheet.at = 0
        state.episode.state.observe(player, self._sheet)
        np.divide(shown(self._sheet.words, np.uint8), HIGHEST, out=self.tensor, dtype=np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.episode is None:
            return f"seat {player} before the deal"
        if self._recall:
            return state.episode.seen(player)
        return msgspec.json.encode(state.episode.state.view(player)).decode()


class SpielGame(pyspiel.Game):
    """One of our games with its options. `_register` creates the subclasses.

    >>> game = pyspiel.load_game("python_batyskaf_aquatica(players=2)")
    >>> game.num_players(), game.num_distinct_actions()
    (2, 728)
    """

    name = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.ours = _loaded(self.name)
        params = params or {}
        self.options = self.ours.options(**_choices(describe(self.ours.schema()), params))
        self.deals = int(params.get("deals", DEALS))
        if self.deals < 1:
            raise Refused("refused-env-deals", deals=self.deals)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ours.moves),
            max_chance_outcomes=self.deals,
            num_players=self.ours.seats(self.options),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.ours.max_decisions,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def replayed(self, world: State) -> SpielState:
        """A state of OpenSpiel for a state of ours: after any deal, its opening and its moves."""
        made = self.new_initial_state()
        made.apply_action(0)
        made.episode = _Episode.at(self.ours, world.opening())
        for move in world.history():
            made.apply_action(move)
        return made

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self)


class SpielPolicyBot(Bot):
    """A policy of OpenSpiel as a bot: it gives each action a chance, and one of them is drawn.

    The policy sees a state that its seat can't tell from the true one. An agent that learns becomes a policy by
    `open_spiel.python.rl_agent_policy`.

    >>> from batyskaf import load
    >>> from open_spiel.python.policy import FirstActionPolicy
    >>> game = load("crew")
    >>> state = game.start(game.options(mission="1", players=3), seed=1)
    >>> look = Perspective.of(game, state, state.turn, Rng.of(1, "look"))
    >>> bot = SpielPolicyBot(FirstActionPolicy, Rng.of(1, "bot"))
    >>> bot.choose(look).move == state.legal()[0]
    True
    """

    name = "openspiel"

    def __init__(self, make: "Callable[[SpielGame], Any]", rng: Rng) -> None:
        self._make = make
        """Makes a policy for a game: benchmarks have games with several sets of options."""
        self._rng = rng
        self._known: dict[bytes, tuple[SpielGame, Any]] = {}

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        world = look.world(self._rng)
        game, policy = self._for(look.game, look.game.options_at(look.game.position_of(world.opening())))
        chances: dict[int, float] = policy.action_probabilities(game.replayed(world), look.seat)
        left = self._rng.fraction() * sum(chances.values())
        for move, chance in chances.items():
            left -= chance
            if left < 0:
                return Decision(int(move))
        return Decision(int(max(chances, key=lambda move: chances[move])))

    def _for(self, ours: Game, options: msgspec.Struct) -> tuple[SpielGame, Any]:
        key = msgspec.json.encode((ours.name, options))
        if key not in self._known:
            game: SpielGame = pyspiel.load_game(f"python_batyskaf_{ours.name}", {"players": ours.seats(options)})
            game.ours, game.options = ours, options
            self._known[key] = game, self._make(game)
        return self._known[key]


_games: dict[str, Game] = {}


def _loaded(name: str) -> Game:
    """Load a game once, since its content is the same for all options."""
    if name not in _games:
        _games[name] = load(name)
    return _games[name]


def _register(name: str) -> None:
    game, texts = _loaded(name), Texts()
    options = describe(game.schema())
    seats = next((option for option in options if option.name == "players"), None)
    most = game.seats(game.options()) if seats is None or seats.most is None else int(seats.most)
    utilities = pyspiel.GameType.Utility
    specification = {option.name: _parameter(option) for option in options}
    if "mission" in specification:
        specification[NAMED] = ""
    kind = pyspiel.GameType(
        short_name=f"python_batyskaf_{name}",
        long_name=texts.say(f"game-{name}") if texts.has(f"game-{name}") else name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.IDENTICAL if game.presentation().cooperative else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**specification, "deals": DEALS},
    )
    made = type(f"{name.capitalize()}SpielGame", (SpielGame,), {"name": name, "kind": kind})
    pyspiel.register_game(kind, made)


for _name in names():
    # Skip a broken game of an installed package; the others still work.
    with suppress(Refused):
        _register(_name)
