"""OpenSpiel's search bot at our tables: its MCTS on a world drawn for the seat.

    python -m batyskaf.lab.match_play aquatica hard@50ms bench.spiel:SpielBot@50ms

Its simulations end in random play to the end of the game and are worth 1 for a win, -1 for a loss. Random play runs in
our compiled code to keep the overhead small; the tree is OpenSpiel's own in Python, because its C++ bot can't search
games written in Python. The bot takes a number of simulations, not a time, so the number is adjusted after each
decision to match the given time.
"""

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Decision, Perspective
from batyskaf.core.game import OVER, MoveList, State
from batyskaf.core.playout import play_out
from batyskaf.core.rng import Rng

LONGEST = 5000
MOVES = 4096
SECONDS = 0.05
CURIOSITY = 2.0
"""The exploration constant of OpenSpiel's own examples."""
SEATS = 2
"""Matches have two players."""

TYPE = pyspiel.GameType(
    short_name="batyskaf_world",
    long_name="A world of one of our games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)


class Held:
    """One of our states, copied by its own method: OpenSpiel would clone it by a deep copy."""

    def __init__(self, state: State | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.copy() if self.state is not None else None)


class World(pyspiel.State):
    """A drawn world: nothing in it is hidden."""

    def __init__(self, game: pyspiel.Game, state: State | None = None) -> None:
        super().__init__(game)
        self._held = Held(state)

    @property
    def ours(self) -> State:
        assert self._held.state is not None
        return self._held.state

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.ours.turn == OVER else int(self.ours.turn)

    def _legal_actions(self, player: int) -> list[int]:
        return self.ours.legal()

    def _apply_action(self, action: int) -> None:
        self.ours.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return self.ours.turn == OVER

    def returns(self) -> list[float]:
        """By rank: 1 for the first, -1 for the last, ties in between."""
        if self.ours.turn != OVER:
            return [0.0] * SEATS
        ranks = self.ours.result().ranks
        below = [sum(rank < other for other in ranks) for rank in ranks]
        above = [sum(rank > other for other in ranks) for rank in ranks]
        return [(less - more) / (SEATS - 1) for less, more in zip(below, above, strict=True)]

    def __str__(self) -> str:
        return f"move {len(self.ours.history())}"


INFO = pyspiel.GameInfo(
    num_distinct_actions=MOVES,
    max_chance_outcomes=0,
    num_players=SEATS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=None,
    max_game_length=LONGEST,
)


class Worlds(pyspiel.Game):
    """Our game, as OpenSpiel sees it."""

    def __init__(self, params: object = None) -> None:
        super().__init__(TYPE, INFO, params or {})

    def new_initial_state(self) -> World:
        return World(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> None:
        return None


pyspiel.register_game(TYPE, Worlds)


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """One random playout, and the same prior for all moves."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._moves = MoveList()

    def evaluate(self, state: World) -> "np.ndarray[Any, Any]":
        end = state.clone()
        play_out(end.ours, self._rng, self._moves, LONGEST)
        return np.array(end.returns())

    def prior(self, state: World) -> list[tuple[int, float]]:
        legal = state.ours.legal()
        return [(move, 1.0 / len(legal)) for move in legal]


class SpielBot(Bot):
    """Searches one drawn world as a game with open information."""

    name = "spiel"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._game = pyspiel.load_game(TYPE.short_name)
        self._simulations = 16

    def choose(self, look: Perspective, budget: Budget = UNBOUNDED) -> Decision:
        if len(look.legal) == 1:
            return Decision(look.legal[0])
        simulations = budget.simulations or self._simulations
        dice = np.random.RandomState(int(self._rng.next()))
        bot = mcts.MCTSBot(self._game, CURIOSITY, simulations, Playouts(self._rng), solve=False, random_state=dice)
        state = World(self._game, look.world(self._rng))
        start = time.perf_counter()
        move = bot.step(state)
        spent = time.perf_counter() - start
        wanted = budget.seconds or SECONDS
        self._simulations = max(2, round(0.5 * self._simulations + 0.5 * simulations * wanted / spent))
        return Decision(int(move))
