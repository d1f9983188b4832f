"""Makes puzzles: bots play games, positions with one clear answer are kept, and each is rated by the bots that find it.

A source is one game between bots and gives the puzzles of one kind; the same source gives the same puzzles on every
machine. `lab.working` runs sources side by side and resumes an interrupted run.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from batyskaf import bots
from batyskaf.bots.bot import Budget, Perspective
from batyskaf.core.game import OVER, Game, MoveList, State
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.games.crew.codes import P_PLAY, P_SIGNAL
from batyskaf.games.crew.state import CrewState
from batyskaf.lab.puzzles.judging import Judgement, is_clear, judge
from batyskaf.lab.puzzles.puzzle import Collection, Kind, Puzzle
from batyskaf.lab.puzzles.themes import themes

CHOICES: Final = 3
"""The least number of legal moves."""
PER_GAME: Final[dict[Kind, int]] = {"open": 3, "turn": 2, "move": 2}
"""The most puzzles from one game, by kind."""
PROMISING: Final = 0.08
"""How clearly a quick bot must prefer its move before a strong one is asked."""
STRAY: Final = 6
"""One in this many moves is random, so that games get into trouble."""
QUICK: Final = Budget(simulations=10)
"""The budget of the bots that play."""
TRICKS_OPEN: Final = 3
"""With open hands, at least this many tricks are left."""
SOLVERS: Final = (("easy", 900), ("medium", 1300), ("hard", 1700))
"""The rating of a puzzle that this level finds and no lower one does."""
UNSOLVED: Final = 2100
"""The rating of a puzzle that no level finds."""
HARD: Final = 1300
"""From this rating on, the quickest level doesn't find a puzzle."""
PER_CHOICE: Final = 15
"""What each legal move adds to a rating, up to ten."""
SEED: Final = 20_000
"""The seed of the first source; the bots' measurements use other seeds."""


class Source(msgspec.Struct, frozen=True):
    """A game between bots in which to look for puzzles of one kind."""

    game: str
    kind: Kind
    number: int


class Found(msgspec.Struct, frozen=True):
    """The puzzles of a source."""

    puzzles: tuple[Puzzle, ...]


def options_of(source: Source, rng: Rng) -> dict[str, object]:
    """The options of the game of a source: missions and numbers of players take turns."""
    if source.game == "crew":
        return {"mission": str(6 + rng.below(26)), "players": 3 + source.number % 3, "timed": False}
    if source.game == "aquatica":
        return {"players": 2 + source.number % 3, "mode": ("basic", "advanced")[rng.below(2)]}
    return {"players": 2 + source.number % 3, "mission": str(1 + rng.below(8))}


def make(source: Source) -> Found:
    """Play the game of a source and keep its puzzles."""
    game = load(source.game)
    seed = SEED + source.number
    dice = Rng.of(seed, f"puzzles {source.game} {source.kind}")
    options = options_of(source, dice)
    found: list[Puzzle] = []
    for state, moves in _positions(game, options, seed, dice):
        if not _suitable(game, source.kind, state, dice):
            continue
        judged = judge(source.kind, game, state, seed)
        if judged is not None:
            found.append(_puzzle(game, source, options, seed, state, moves, judged))
            if len(found) == PER_GAME[source.kind]:
                break
    return Found(tuple(found))


def _positions(game: Game, options: dict[str, object], seed: int, dice: Rng) -> Iterator[tuple[State, tuple[int, ...]]]:
    """The positions of a game between quick bots."""
    state = game.start(game.options(**options), seed)
    bot = bots.load("easy", dice)
    moves: list[int] = []
    while state.turn != OVER:
        if len(state.legal()) >= CHOICES:
            yield state, tuple(moves)
        if dice.below(STRAY) == 0:
            moves.append(int(state.pick(dice, MoveList())))
        else:
            moves.append(bot.choose(Perspective.of(game, state, int(state.turn), dice), QUICK).move)
        state.apply(moves[-1])


def _suitable(game: Game, kind: Kind, state: State, dice: Rng) -> bool:
    """Whether a position is worth the time of the judge."""
    if kind == "open":
        assert isinstance(state, CrewState)
        return int(state.phase) == P_PLAY and int(state.left()) >= TRICKS_OPEN
    if kind == "turn":
        return dice.below(4) == 0
    if isinstance(state, CrewState) and int(state.phase) == P_SIGNAL:
        return False  # a signal is evaluated without search, so its values say too little
    if dice.below(3):
        return False
    look = Perspective.of(game, state, int(state.turn), dice)
    return is_clear(bots.load("medium", dice).choose(look), PROMISING)


def _puzzle(
    game: Game,
    source: Source,
    options: dict[str, object],
    seed: int,
    state: State,
    moves: tuple[int, ...],
    judged: Judgement,
) -> Puzzle:
    return Puzzle(
        game=source.game,
        kind=source.kind,
        options=options,
        seed=seed,
        moves=moves,
        answer=judged.answer,
        line=judged.line,
        values=judged.values,
        themes=themes(game, state, judged),
        rating=_rating(game, state, judged.answer, seed),
    )


def _rating(game: Game, state: State, answer: int, seed: int) -> int:
    more = PER_CHOICE * min(len(state.legal()), 10)
    for level, rating in SOLVERS:
        look = Perspective.of(game, state, int(state.turn), Rng.of(seed, f"rating world {level}"))
        if bots.load(level, Rng.of(seed, f"rating {level}")).choose(look).move == answer:
            return rating + more
    return UNSOLVED + more


def collection(game: str, wanted: Mapping[Kind, int], found: Iterable[Puzzle]) -> Collection:
    """A collection with this many puzzles of each kind, none of them twice, in the order of their ids."""
    played = load(game)
    by_position = {(puzzle.kind, puzzle.state(played).pack()): puzzle for puzzle in found}
    kept = [
        puzzle
        for kind, count in wanted.items()
        for puzzle in _mixed([each for (of, _), each in by_position.items() if of == kind], count)
    ]
    return Collection(game, played.rules, played.content, tuple(sorted(kept, key=lambda puzzle: puzzle.id)))


def _mixed(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """The first puzzles that only a thinking bot finds, up to a share, then the first of the others."""
    hard = [puzzle for puzzle in puzzles if puzzle.rating >= HARD][: count * 2 // 3]
    easy = [puzzle for puzzle in puzzles if puzzle.rating < HARD]
    return [*hard, *easy[: count - len(hard)]]
