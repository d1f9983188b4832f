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
    characters = character_ids(content)
    kings = content.kings.ids()
    ocean = [entry.id for entry in content.characters.entries if entry.role == "ocean"]
    locations, mantas = content.locations.ids(), manta_ids(content)
    trained = [entry.id for entry in content.mantas.entries if entry.role == "trained"]
    goals = content.goals.ids()
    moves: Known = {}

    def add(verb: int, word: str, things: list[str], among: list[str], secret: bool = False) -> None:
        for thing in things:
            moves[f"{word} {thing}"] = (int(verb), among.index(thing), secret)

    add(codes.V_PLAY, "play", characters, characters)
    add(codes.V_USE, "use", mantas, mantas)
    add(codes.V_EXPLOIT, "exploit", locations, locations)
    for text, verb in (("end", codes.V_END), ("scout", codes.V_SCOUT), ("skip", codes.V_SKIP)):
        moves[text] = (int(verb), 0, False)
    moves["continue"] = (int(codes.V_CONTINUE), 0, False)
    for character in ocean:
        for space, price in enumerate(content.board.recruit_prices):
            argument = characters.index(character) * int(codes.SPACES) + space
            moves[f"recruit {character} {price}"] = (int(codes.V_RECRUIT), argument, False)
    add(codes.V_BUY, "buy", locations, locations)
    add(codes.V_CONQUER, "conquer", locations, locations)
    add(codes.V_SALVAGE, "salvage", locations, locations)
    add(codes.V_PAY_LOCATION, "pay", locations, locations)
    add(codes.V_PAY_MANTA, "pay", mantas, mantas)
    add(codes.V_RAISE, "raise", locations, locations)
    add(codes.V_LIFT, "lift", locations, locations)
    add(codes.V_SCORE, "score", locations, locations)
    add(codes.V_SHED, "shed", locations, locations)
    add(codes.V_TAKE_BACK, "take-back", characters, characters)
    add(codes.V_REPLAY, "replay", characters, characters)
    add(codes.V_DROP, "drop", characters, characters)
    for option in range(MOST_OPTIONS):
        moves[f"choose {option + 1}"] = (int(codes.V_CHOOSE), option, False)
    add(codes.V_CLAIM, "claim", goals, goals)
    add(codes.V_PLACE, "place", trained, mantas)
    add(codes.V_RIVAL, "rival", goals, goals)
    add(codes.V_PICK, "pick", kings, characters, secret=True)
    moves["pick ?"] = (int(codes.V_HIDDEN), 0, False)
    add(codes.V_CROWN, "crown", kings, characters)
    moves["abandon"] = (int(codes.V_ABANDON), 0, False)
    return moves


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
