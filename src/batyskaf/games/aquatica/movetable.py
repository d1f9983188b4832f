"""Every move of Aquatica with its text. Texts of the lock file keep their numbers; what packs add comes after them."""

from pathlib import Path

from batyskaf.core.moves import MoveTable
from batyskaf.games.aquatica import codes
from batyskaf.games.aquatica.content import Content

LOCK = Path(__file__).parent / "moves.lock"
MOST_OPTIONS = 4

Known = dict[str, tuple[int, int, bool]]
"""Text of a move to its verb, its argument, and whether it is secret."""


def all_moves(content: Content) -> Known:
    """All moves that the content needs, by text."""
    things = _things(content)
    return {
        f"{word} {thing}".strip(): (int(verb), argument, bool(verb == codes.V_PICK))
        for verb, word, kind in codes.WORDS
        for thing, argument in things[kind].items()
    }


def _things(content: Content) -> dict[str, dict[str, int]]:
    """What can follow a verb, with the argument that it makes."""
    characters, mantas = _numbered(character_ids(content)), _numbered(manta_ids(content))
    ocean = [entry.id for entry in content.characters.entries if entry.role == "ocean"]
    prices = content.board.recruit_prices
    return {
        codes.ALONE: {"": 0},
        codes.CHARACTER: characters,
        codes.IN_ROW: {
            f"{id} {price}": int(codes.row_argument(characters[id], space))
            for id in ocean
            for space, price in enumerate(prices)
        },
        codes.LOCATION: _numbered(content.locations.ids()),
        codes.MANTA: mantas,
        codes.TRAINED: {entry.id: mantas[entry.id] for entry in content.mantas.entries if entry.role == "trained"},
        codes.GOAL: _numbered(content.goals.ids()),
        codes.KING: {id: characters[id] for id in content.kings.ids()},
        codes.OPTION: {str(option + 1): option for option in range(MOST_OPTIONS)},
    }


def _numbered(ids: list[str]) -> dict[str, int]:
    return {id: number for number, id in enumerate(ids)}


def character_ids(content: Content) -> list[str]:
    """Characters and kings in the order the rules number them."""
    return content.characters.ids() + content.kings.ids()


def manta_ids(content: Content) -> list[str]:
    """Mantas in the order the rules number them: the trained kinds in play first."""
    trained = [entry.id for entry in content.mantas.played() if entry.role == "trained"]
    return trained + [id for id in content.mantas.ids() if id not in trained]


def locked() -> list[str]:
    """The texts whose numbers never change."""
    return LOCK.read_text(encoding="utf-8").split("\n")[:-1]


def move_table(content: Content) -> tuple[MoveTable, list[int], list[int]]:
    """The table, and verb and argument of each move."""
    moves = all_moves(content)
    kept = locked()
    texts = [*kept, *(text for text in moves if text not in set(kept))]
    table = MoveTable([(text, moves[text][2]) for text in texts], host=("abandon",))
    return table, [moves[text][0] for text in texts], [moves[text][1] for text in texts]
