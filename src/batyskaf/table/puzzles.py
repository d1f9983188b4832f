"""Puzzles at the table: the list, a puzzle as its seat sees it, and the judgement of an answer."""

import datetime
from functools import lru_cache

from batyskaf.lab.puzzles.asking import Asking
from batyskaf.lab.puzzles.puzzle import find, of_the_day, shipped
from batyskaf.table import bodies
from batyskaf.table.tables import game_of


@lru_cache(maxsize=64)
def asking_of(id: str) -> Asking:
    """A puzzle with its position."""
    return Asking(find(id))


def listed(game: str) -> bodies.PuzzleList:
    """The puzzles of a game; none if it has no collection."""
    game_of(game)  # refuses an unknown game
    daily = of_the_day(game, datetime.datetime.now(datetime.UTC).date())
    return bodies.PuzzleList(
        daily=None if daily is None else daily.id,
        puzzles=tuple(
            bodies.ListedPuzzle(id=each.id, kind=each.kind, themes=each.themes, rating=each.rating)
            for each in shipped(game).puzzles
        ),
    )


def posed(id: str) -> bodies.PosedPuzzle:
    """A puzzle without its answer."""
    asking = asking_of(id)
    puzzle, state = asking.puzzle, asking.state
    return bodies.PosedPuzzle(
        id=id,
        game=puzzle.game,
        kind=puzzle.kind,
        options=puzzle.options,
        seats=len(asking.seats),
        seat=asking.seat,
        owner=int(state.owner),
        view=asking.view,
        legal=tuple(asking.game.moves.text(move) for move in state.legal()),
        hands=asking.hands,
        themes=puzzle.themes,
        rating=puzzle.rating,
    )


def answered(id: str, move: str | None) -> bodies.AnsweredPuzzle:
    """Judge a move, given as text; None shows the solution."""
    asking = asking_of(id)
    judgement = asking.answered(None if move is None else asking.move(move))
    return bodies.AnsweredPuzzle(judgement=judgement)
