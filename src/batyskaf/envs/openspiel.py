"""Our games for OpenSpiel: `pyspiel.load_game("python_batyskaf_crew(mission=5,players=4)")` once this is imported.

Chance moves once, at the root: it picks one of `deals` deals. From then on everything follows from the deal and the
moves, hidden as it may be. An information state is all that its seat was ever shown, event by event.

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
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import pyspiel

from batyskaf.core.events import Event, seen_all
from batyskaf.core.game import OVER, Game, State
from batyskaf.core.options import Option, describe
from batyskaf.core.reason import Refused
from batyskaf.core.result import rewards_of
from batyskaf.core.rng import Rng
from batyskaf.core.sheet import Sheet
from batyskaf.envs.arrays import shown
from batyskaf.games import load

DEALS: Final = 1000
REMEMBERED: Final = 1000
"""The most moves that an information-state tensor holds; longer games keep the latest."""
NAMED: Final = "mission_name"
"""The parameter for missions that have a name and no number."""


# --- options as parameters -------------------------------------------------------------------------------------------


def _parameter(option: Option) -> object:
    """OpenSpiel knows parameters by the type of their default, and reads digits as a number."""
    if option.kind == "list":
        return ""
    if option.kind == "number":
        return option.default or 0
    texts = [str(choice) for choice in option.choices] or [str(option.default)]
    if option.kind != "switch" and all(text.isdecimal() for text in texts):
        return int(str(option.default))
    return option.default


def _choices(options: tuple[Option, ...], parameters: dict[str, Any]) -> dict[str, object]:
    """The choices that parameters stand for; lists are joined by `+`, and 0 leaves a number that may be missing out."""
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
    """A move that was made, and what it told."""

    seat: int
    move: int
    events: tuple[Event, ...]


def _told(events: tuple[Event, ...], seat: int) -> str:
    return "; ".join(str(event) for event in seen_all(events, seat))


class _Table:
    """A running game with all that was told. OpenSpiel clones and keeps states by deep copies and pickles."""

    def __init__(self, game: Game, state: State, opening: tuple[Event, ...], steps: list[_Step]) -> None:
        self.game = game
        self.state = state
        self.opening = opening
        self.steps = steps

    @classmethod
    def at(cls, game: Game, opening: State) -> "_Table":
        table = cls(game, opening, game.events(opening), [])
        opening.telling = True
        return table

    def apply(self, move: int) -> None:
        seat = int(self.state.turn)
        self.state.apply(move)
        self.steps.append(_Step(seat, move, self.game.events(self.state)))

    def moves(self, seat: int) -> list[int]:
        """The moves of the game as a seat saw them: secret ones of others as their twins."""
        return [step.move if step.seat == seat else self.game.moves.twin(step.move) for step in self.steps]

    def seen(self, seat: int) -> str:
        """All that a seat was ever shown, a line for the opening and for each move."""
        lines = [f"seat {seat}: {_told(self.opening, seat)}"]
        for move, step in zip(self.moves(seat), self.steps, strict=True):
            lines.append(f"{step.seat} {self.game.moves.text(move)}: {_told(step.events, seat)}")
        return "\n".join(lines)

    def __deepcopy__(self, memo: dict[int, object]) -> "_Table":
        return _Table(self.game, self.state.copy(), self.opening, self.steps[:])

    def __reduce__(self) -> tuple[Callable[[str, bytes], "_Table"], tuple[str, bytes]]:
        return _unpacked, (self.game.name, self.state.pack())


def _unpacked(name: str, packed: bytes) -> _Table:
    """Restore a table that was written down, by telling its game again."""
    game = _loaded(name)
    state = game.unpack(packed)
    table = _Table.at(game, state.opening())
    for move in state.history():
        table.apply(move)
    return table


class SpielState(pyspiel.State):
    """A state of any of our games. Before the deal there is no table."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.table: _Table | None = None

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = int(self.table.state.turn)
        return int(pyspiel.PlayerId.TERMINAL) if turn == OVER else turn

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return self.table.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            game = self.get_game()
            self.table = _Table.at(game.ours, game.ours.start(game.options, action))
        else:
            self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().ours.moves.text(action))

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.state.turn == OVER

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.get_game().num_players()
        assert self.table is not None
        return list(rewards_of(self.table.state.result()))

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        texts = self.get_game().ours.moves
        return ", ".join(texts.text(move) for move in self.table.state.history()) or "dealt"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this player can't tell from the present one, from a world drawn for its seat."""
        assert self.table is not None
        rng = Rng.of(int(sampler() * 2**53), "resample")
        world = self.table.state.worlds(player).draw(rng)
        game = self.get_game()
        other: SpielState = game.new_initial_state()
        other.apply_action(0)
        other.table = _Table.at(game.ours, world.opening())
        for move in world.history():
            other.apply_action(move)
        return other


class SpielObserver:
    """What a seat observes, or with perfect recall also the moves as it saw them."""

    def __init__(self, kind: Any, game: "SpielGame") -> None:
        self._recall = bool(kind.perfect_recall)
        self._cells = game.ours.observation_size()
        moves = min(game.ours.max_decisions, REMEMBERED) if self._recall else 0
        self._sheet = Sheet(self._cells // 8)
        self.tensor = np.zeros(self._cells + moves, np.float32)
        self.dict = {"observation": self.tensor[: self._cells]}
        if self._recall:
            self.dict["moves"] = self.tensor[self._cells :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the tensor: cells, then 1 + the number of each move as this seat saw it."""
        self.tensor.fill(0.0)
        if state.table is None:
            return
        self._sheet.at = 0
        state.table.state.observe(player, self._sheet)
        self.dict["observation"][:] = shown(self._sheet.words, np.uint8)
        if self._recall:
            seen = state.table.moves(player)[-len(self.dict["moves"]) :]
            self.dict["moves"][: len(seen)] = [1 + move for move in seen]

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return f"seat {player} before the deal"
        if self._recall:
            return state.table.seen(player)
        return msgspec.json.encode(state.table.state.view(player)).decode()


class SpielGame(pyspiel.Game):
    """One of our games with its options. Subclasses are made by `_register`."""

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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self)


_games: dict[str, Game] = {}


def _loaded(name: str) -> Game:
    """Content is the same for all options: it is loaded once."""
    if name not in _games:
        _games[name] = load(name)
    return _games[name]


def _register(name: str, title: str, most: int, utility: Any) -> None:
    options = describe(_loaded(name).schema())
    specification = {option.name: _parameter(option) for option in options}
    if "mission" in specification:
        specification[NAMED] = ""
    kind = pyspiel.GameType(
        short_name=f"python_batyskaf_{name}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
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


_register("crew", "The Crew: Mission Deep Sea", 5, pyspiel.GameType.Utility.IDENTICAL)
_register("aquatica", "Aquatica", 4, pyspiel.GameType.Utility.GENERAL_SUM)
_register("endeavor", "Endeavor: Deep Sea", 5, pyspiel.GameType.Utility.GENERAL_SUM)
