"""A puzzle as it is stored, and the collections that ship with the package."""

import datetime
import hashlib
from functools import lru_cache
from importlib import resources
from typing import Final, Literal

import msgspec

from batyskaf.core.game import Game, State
from batyskaf.core.reason import Refused
from batyskaf.games import load

Kind = Literal["open", "turn", "move"]
"""The question: win with all hands open; get the most points out of this turn; find the best move for your seat."""

KINDS: Final[dict[str, tuple[Kind, ...]]] = {
    "crew": ("open", "move"),
    "aquatica": ("turn", "move"),
    "endeavor": ("turn", "move"),
}
"""The kinds of puzzles that each game has."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position, given by options, seed and moves, with its question and its only answer; moves are ids."""

    game: str
    kind: Kind
    options: dict[str, object]
    seed: int
    moves: tuple[int, ...]
    answer: int
    line: tuple[int, ...]
    """How it continues, starting with the answer: the winning cards, the rest of the turn, or what is expected."""
    values: dict[int, float]
    """What each legal move is worth: 1 or 0 for open hands, points for a turn, a chance for a move."""
    themes: tuple[str, ...]
    rating: int
    """How hard it is, on the scale of a player's rating."""

    @property
    def id(self) -> str:
        """A short name that depends on the position and the question only."""
        said = msgspec.json.encode((self.game, self.kind, self.options, self.seed, self.moves), order="sorted")
        return f"{self.game}-{hashlib.blake2b(said, digest_size=4).hexdigest()}"

    def state(self, game: Game) -> State:
        """The position, in a game without packs."""
        state = game.start(game.options(**self.options), self.seed)
        for move in self.moves:
            state.apply(move)
        return state


class Collection(msgspec.Struct, frozen=True):
    """Puzzles of a game, with the version of the rules and the content they were made with."""

    game: str
    rules: int
    content: str
    puzzles: tuple[Puzzle, ...]

    @property
    def by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}


@lru_cache
def shipped(game: str) -> Collection:
    """The collection that ships with the package; empty for a game without one, or if its rules have changed since.

    >>> len({puzzle.id for puzzle in shipped("crew").puzzles}) == len(shipped("crew").puzzles)
    True
    """
    played = load(game)
    file = resources.files(__package__) / f"{game}.json"
    if game in KINDS and file.is_file():
        found = msgspec.json.decode(file.read_bytes(), type=Collection)
        if (found.rules, found.content) == (played.rules, played.content):
            return found
    return Collection(game, played.rules, played.content, ())


def written(collection: Collection) -> bytes:
    """A collection as the text of its file, one puzzle in a line."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in collection.puzzles)
    head = msgspec.json.encode(msgspec.structs.replace(collection, puzzles=()))
    return head.removesuffix(b"]}") + b"\n" + lines + b"\n]}\n"


def find(id: str) -> Puzzle:
    """A shipped puzzle by its id."""
    game = id.partition("-")[0]
    puzzle = shipped(game).by_id.get(id) if game in KINDS else None
    if puzzle is None:
        raise Refused("refused-puzzle-unknown", puzzle=id[:40])
    return puzzle


def of_the_day(game: str, date: datetime.date) -> Puzzle | None:
    """The same puzzle for everyone on a date; each comes once before any comes again."""
    found = shipped(game).puzzles
    return found[date.toordinal() * 7 % len(found)] if found else None
