"""A review of a finished match: what each decision was worth to its seat, and what would have been better.

A bot evaluates every decision again, with only what its seat knew at that time. It weighs the moves in worlds drawn for
that seat; the value of the best move is the chance before the decision, that of the chosen move the chance after it. A
decision that loses too much is marked as a mistake. Each decision is judged on its own with its own random numbers, so
the result doesn't depend on how the work is split between processes.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from functools import lru_cache
from typing import Any, Final, Literal

import msgspec

from batyskaf import bots, games
from batyskaf.bots.bot import UNBOUNDED, Bot, Budget, Candidate, Decision, Perspective
from batyskaf.bots.levels import has_levels
from batyskaf.core.game import OVER, State
from batyskaf.core.match import HOST, Match
from batyskaf.core.matchfile import parse_recording, replay
from batyskaf.core.reason import Refused
from batyskaf.core.result import Result
from batyskaf.core.rng import Rng
from batyskaf.lab.reasons import reason
from batyskaf.lab.truth import Truth, truth
from batyskaf.lab.wording import Label, Namer, among_bots

Mark = Literal["", "slip", "mistake", "blunder"]
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.25, "blunder"), (0.12, "mistake"), (0.05, "slip"))
"""The share of the chance that a decision loses at least, and the name of such a mistake."""
CANDIDATES: Final = 4
"""How many of the other moves are shown."""
EXPECTED: Final = 4
"""How many moves of the expected line are shown."""
THIN: Final = 0.05
"""A move that got a smaller share of the simulations is searched on its own before it is judged."""
WORLDS: Final = 2
"""The number of worlds for that."""
REPLIES: Final = Budget(simulations=4)
"""The budget for the moves of others until the seat is asked again."""


class Weighed(msgspec.Struct, frozen=True):
    """A move and its value for the bot, from 0 to 1; None if the bot did not evaluate it.

    >>> Weighed("blue-9", {"card": "blue 9"}, 0.5).value
    0.5
    """

    move: str
    label: Label
    value: float | None


class Judged(msgspec.Struct, frozen=True):
    """One decision. `number` counts the moves of the match from 1: the step of the replay after the move.

    >>> best, chosen = Weighed("blue-9", {}, 0.8), Weighed("blue-1", {}, 0.6)
    >>> Judged(3, 0, chosen, best, 0.8, 0.6, mark_of(0.8, 0.6), others=(), line=()).mark
    'mistake'
    """

    number: int
    seat: int
    chosen: Weighed
    best: Weighed
    before: float
    after: float
    mark: Mark
    others: tuple[Weighed, ...]
    """The other moves, best first."""
    line: tuple[Label, ...]
    """The expected line: the best move, and what was expected to follow."""
    why: Label = {}
    """Why the best move is good, as far as its seat could see."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match.

    >>> game = games.load("crew")
    >>> match = Match(game, game.options(mission="1", players=3, size="small", distress="off"), seed=3)
    >>> while not match.over:
    ...     events = match.play(match.state.turn, match.state.legal()[-1])
    >>> found = gathered(match, "easy", [], None)
    >>> found.game, found.moves, found.together, found.result.success
    ('crew', 7, True, False)
    """

    game: str
    level: str
    seats: tuple[str, ...]
    moves: int
    together: bool
    """Whether the game is co-operative, so that the graph has a single line."""
    result: Result
    decisions: tuple[Judged, ...]
    truth: Truth | None = None


def mark_of(before: float, after: float) -> Mark:
    """The name of the mistake, if any.

    >>> mark_of(0.8, 0.78), mark_of(0.8, 0.7), mark_of(0.8, 0.6), mark_of(0.8, 0.1)
    ('', 'slip', 'mistake', 'blunder')
    """
    for least, name in MARKS:
        if before - after >= least - 1e-9:
            return name
    return ""


@lru_cache(maxsize=2)
def match_of(data: bytes, name: str = "match") -> Match:
    """Load a finished match from a file."""
    match = replay(parse_recording(data, name), games.load)
    if not match.over:
        raise Refused("refused-review-running")
    if not has_levels(match.game.name):
        raise Refused("refused-review-bot", game=match.game.name)
    return match


def numbers(match: Match) -> list[int]:
    """The decisions to judge: those with more than one legal move."""
    return [number for number, state in _walk(match) if len(state.legal()) > 1]


def _walk(match: Match) -> Iterator[tuple[int, State]]:
    """The state before each move of a seat, with the number of the move."""
    state = match.start()
    for number, played in enumerate(match.played, start=1):
        if played.seat != HOST:
            yield number, state
        state.apply(played.move)


def judge(data: bytes, number: int, level: str, budget: Budget = UNBOUNDED) -> Judged | None:
    """Judge one decision; None if the bot did not evaluate the chosen move, such as a secret choice."""
    match = match_of(data)
    played = match.played[number - 1]
    state = next(state for at, state in _walk(match) if at == number)
    seed = match.commitment.seed
    rng = Rng.of(seed, f"review world {number}")
    look = Perspective.of(match.game, state, played.seat, rng, among_bots(match.seats, played.seat))
    bot = bots.load(level, Rng.of(seed, f"review {number}"))
    thought = bot.choose(look, budget)
    if len(thought.candidates) > 1 and _thin(thought, played.move):
        again = _search_again(look, played.move, bot, budget, Rng.of(seed, f"review again {number}"))
        others = tuple(each for each in thought.candidates if each.move != played.move)
        thought = msgspec.structs.replace(thought, candidates=(*others, again))
    return judged(match, state, number, thought)


def _thin(thought: Decision, move: int) -> bool:
    """Whether the search hardly tried a move; bots that evaluate all moves equally never are thin."""
    share = next((each.share for each in thought.candidates if each.move == move), 0.0)
    return share < min(THIN, 0.5 / len(thought.candidates))


def _search_again(look: Perspective, move: int, bot: Bot, budget: Budget, rng: Rng) -> Candidate:
    """The value of a move: what its seat can expect when it is asked next, averaged over drawn worlds."""
    total = 0.0
    for _ in range(WORLDS):
        world = look.world(rng)
        world.apply(move)
        while world.turn != OVER and (world.turn != look.seat or len(world.legal()) == 1):
            there = Perspective.of(look.game, world, int(world.turn), rng, look.among_bots)
            world.apply(bot.choose(there, REPLIES).move)
        total += _expected_value(look, world, bot, budget, rng)
    return Candidate(move, total / WORLDS)


def _expected_value(look: Perspective, world: State, bot: Bot, budget: Budget, rng: Rng) -> float:
    if world.turn == OVER:
        result = world.result()
        return float(result.ranks[look.seat] == 1 if result.success is None else result.success)
    weighed = bot.choose(Perspective.of(look.game, world, look.seat, rng, look.among_bots), budget).candidates
    return max((each.value for each in weighed), default=0.0)


def judged(match: Match, state: State, number: int, thought: Decision) -> Judged | None:
    """Compare the played move with the bot's evaluation."""
    played = match.played[number - 1]
    weighed = {candidate.move: candidate for candidate in thought.candidates}
    if played.move not in weighed or len(weighed) < 2:
        return None
    best = max(thought.candidates, key=lambda candidate: candidate.value)
    before, after = best.value, weighed[played.move].value
    namer = Namer(match.game, match.options, match.seats, state.view(played.seat), state.legal())
    others = sorted(thought.candidates, key=lambda candidate: -candidate.value)[:CANDIDATES]

    def as_weighed(candidate: Candidate) -> Weighed:
        return Weighed(match.game.moves.text(candidate.move), namer.label(candidate.move), round(candidate.value, 4))

    line = thought.line if thought.line and thought.line[0] == best.move else ()
    look = Perspective(match.game, played.seat, state)
    return Judged(
        number=number,
        seat=played.seat,
        chosen=as_weighed(weighed[played.move]),
        best=as_weighed(best),
        before=round(before, 4),
        after=round(after, 4),
        mark=mark_of(before, after),
        others=tuple(as_weighed(candidate) for candidate in others),
        line=tuple(namer.line(state, line[:EXPECTED])),
        why=reason(match.game, match.options, match.seats, look, Decision(best.move, line=line)),
    )


def open_hands(data: bytes) -> Truth | None:
    """The truth with open hands, for games that have it."""
    match = match_of(data)
    return truth(match) if match.game.name == "crew" else None


def gathered(match: Match, level: str, judgements: Sequence[Judged | None], found: Truth | None) -> Review:
    """Combine all judgements into one review."""
    result = match.state.result()
    return Review(
        game=match.game.name,
        level=level,
        seats=match.seats,
        moves=len(match.played),
        together=result.success is not None,
        result=result,
        decisions=tuple(sorted((one for one in judgements if one is not None), key=lambda one: one.number)),
        truth=found,
    )


def review(
    data: bytes,
    level: str = "medium",
    budget: Budget = UNBOUNDED,
    pool: Executor | None = None,
    progress: Callable[[int, int], None] = lambda done, all: None,
) -> Review:
    """Review a match file, in this process or in a pool; `progress` is called with the number judged and the total.

    >>> from batyskaf.core.matchfile import file_of, recording_of
    >>> game = games.load("crew")
    >>> match = Match(game, game.options(mission="1", players=3, size="small", distress="off"), seed=3)
    >>> while not match.over:
    ...     events = match.play(match.state.turn, match.state.legal()[-1])
    >>> found = review(file_of(recording_of(match, "mine")), "easy", Budget(simulations=2))
    >>> [one.number for one in found.decisions]
    [1, 2, 3, 4, 5, 6, 7]
    """
    match = match_of(data)
    known = bots.names(match.game.name)
    if level not in known:
        raise Refused("refused-unknown-bot", name=level, known=", ".join(known))
    wanted = numbers(match)
    progress(0, len(wanted) + 1)
    if pool is None:
        judgements = []
        for done, number in enumerate(wanted, start=1):
            judgements.append(judge(data, number, level, budget))
            progress(done, len(wanted) + 1)
        found = open_hands(data)
        progress(len(wanted) + 1, len(wanted) + 1)
        return gathered(match, level, judgements, found)
    truth_task = pool.submit(open_hands, data)
    tasks = [pool.submit(judge, data, number, level, budget) for number in wanted]
    all_tasks: list[Future[Any]] = [truth_task, *tasks]
    for done, _ in enumerate(as_completed(all_tasks), start=1):
        progress(done, len(wanted) + 1)
    return gathered(match, level, [task.result() for task in tasks], truth_task.result())
