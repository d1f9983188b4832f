"""The judges of puzzles: what each legal move of a position is worth, and whether one of them is clearly best.

- `open`: the solver, with all hands face up. A card is worth 1 if the mission can still be won after it, else 0.
- `turn`: every way to play the rest of the turn is tried. A move is worth the points that it brings by the end of the
  turn at best. What is hidden may not matter: other worlds that the seat considers possible must agree.
- `move`: the strongest bot with much time, twice, with different random numbers.

Judgements are reproducible: they are bounded by simulations and cards, never by time.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from batyskaf.bots.bot import Bot, Budget, Decision, Perspective
from batyskaf.bots.crew.fair import Effort, FairCrewBot
from batyskaf.bots.thinking import SearchBot
from batyskaf.core.game import OVER, Game, State
from batyskaf.core.rng import Rng
from batyskaf.games.aquatica.state import AquaticaState
from batyskaf.games.crew.state import CrewState
from batyskaf.games.endeavor.scoring import score_sheet
from batyskaf.games.endeavor.state import EndeavorState
from batyskaf.lab.puzzles.puzzle import Kind
from batyskaf.lab.solving import solve

CARDS: Final = 300_000
"""What the solver may try per card."""
POSITIONS: Final = 4_000
"""The largest turn that is searched, in positions."""
WORLDS: Final = 3
"""Other worlds in which a turn is searched."""
GAIN: Final = 3
"""The least number of points that a turn must bring."""
CLEAR: Final = 0.12
"""How much better the best move must be than any other, for the bot."""
SURE: Final = 0.5
"""The share of the simulations that the best move must get."""
THOUGHT: Final[dict[str, Callable[[Rng], Bot]]] = {
    "crew": lambda rng: FairCrewBot(rng, Effort(200, 6000), advised=False),
    "aquatica": lambda rng: SearchBot(rng, Budget(simulations=6000)),
    "endeavor": lambda rng: SearchBot(rng, Budget(simulations=3000)),
}
"""The judge of `move` for each game."""


class Judgement(NamedTuple):
    """The only good move, how it continues, and what all moves are worth."""

    answer: int
    line: tuple[int, ...]
    values: dict[int, float]


def judge(kind: Kind, game: Game, state: State, seed: int) -> Judgement | None:
    """Judge a position; None if no single move is clearly best."""
    if len(state.legal()) < 2:
        return None
    return JUDGES[kind](game, state, seed)


# --- open hands -------------------------------------------------------------------------------------------------------


def _open(_game: Game, state: State, seed: int) -> Judgement | None:
    assert isinstance(state, CrewState)
    found = solve(state, CARDS, seed)
    won = found.of("won")
    if found.of("undecided") or len(won) != 1:
        return None
    after = state.copy()
    after.apply(won[0])
    line = (won[0], *(solve(after, CARDS, seed).line if after.turn != OVER else ()))
    return Judgement(won[0], line, {move: float(move == won[0]) for move in found.cards})


# --- the rest of a turn -----------------------------------------------------------------------------------------------


class TooLarge(Exception):
    """A turn with too many positions, or one in which somebody else is asked."""


def points(state: State, seat: int) -> float:
    """The points that a seat would have if the game ended now."""
    if isinstance(state, AquaticaState):
        return float(state.points(seat))
    assert isinstance(state, EndeavorState)
    return float(sum(int(line) for line in score_sheet(state, seat)))


class Turn:
    """All ways to play the rest of a turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._best: dict[bytes, tuple[float, tuple[int, ...]]] = {}

    def best(self, state: State) -> tuple[float, tuple[int, ...]]:
        """The most points at the end of the turn, and the moves that lead there."""
        if state.turn == OVER or int(state.owner) != self.seat:
            return points(state, self.seat), ()
        if int(state.turn) != self.seat:
            raise TooLarge
        key = state.pack()
        if key not in self._best:
            if len(self._best) >= POSITIONS:
                raise TooLarge
            self._best[key] = (0.0, ())
            self._best[key] = max((self.after(state, move) for move in state.legal()), key=lambda each: each[0])
        return self._best[key]

    def after(self, state: State, move: int) -> tuple[float, tuple[int, ...]]:
        """The same after a move."""
        state = state.copy()
        state.apply(move)
        most, line = self.best(state)
        return most, (move, *line)


def _turn(_game: Game, state: State, seed: int) -> Judgement | None:
    seat = int(state.turn)
    rng = Rng.of(seed, "puzzle worlds")
    worlds = state.worlds(seat)
    found: Judgement | None = None
    for world in (state, *(worlds.draw(rng) for _ in range(WORLDS))):
        judged = _turn_in(world, seat)
        if judged is None or (found is not None and found.values != judged.values):
            return None
        found = found or judged
    return found


def _turn_in(state: State, seat: int) -> Judgement | None:
    """Judge a turn in one world."""
    turn = Turn(seat)
    now = points(state, seat)
    try:
        tried = {move: turn.after(state, move) for move in state.legal()}
    except TooLarge:
        return None
    best, second, *_ = sorted((most for most, _ in tried.values()), reverse=True)
    if best <= second or best - now < GAIN:
        return None
    answer, line = next((move, line) for move, (most, line) in tried.items() if most == best)
    return Judgement(answer, line, {move: most - now for move, (most, _) in tried.items()})


# --- a strong bot -----------------------------------------------------------------------------------------------------


def _move(game: Game, state: State, seed: int) -> Judgement | None:
    seat = int(state.turn)
    thoughts: list[Decision] = []
    for number in range(2):
        look = Perspective.of(game, state, seat, Rng.of(seed, f"puzzle world {number}"))
        bot = THOUGHT[game.name](Rng.of(seed, f"puzzle bot {number}"))
        thoughts.append(bot.choose(look))
        if not is_clear(thoughts[-1]) or thoughts[-1].move != thoughts[0].move:
            return None
    values = {each.move: round(each.value, 3) for each in thoughts[0].candidates}
    return Judgement(thoughts[0].move, thoughts[0].line, values)


def is_clear(thought: Decision, margin: float = CLEAR) -> bool:
    """Whether a bot prefers its move to all others by a margin."""
    values = {each.move: each.value for each in thought.candidates}
    share = next((each.share for each in thought.candidates if each.move == thought.move), 0.0)
    others = [value for move, value in values.items() if move != thought.move]
    return thought.move in values and bool(others) and share >= SURE and values[thought.move] - max(others) >= margin


JUDGES: Final[dict[Kind, Callable[[Game, State, int], Judgement | None]]] = {
    "open": _open,
    "turn": _turn,
    "move": _move,
}
