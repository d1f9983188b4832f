"""What lies printed on a table of Aquatica: characters do what the options of the table say."""

import msgspec

from batyskaf.core.printed import Entries, Printed, Words
from batyskaf.games.aquatica.codes import SLOTS
from batyskaf.games.aquatica.content import CharacterEntry, Content, KingEntry, Section
from batyskaf.games.aquatica.options import AquaticaOptions


class Interpretation(msgspec.Struct, frozen=True):
    """How a table reads its cards."""

    both: bool = False
    """An either/or of a character is read as both."""
    two_player_extra: bool = False
    """What some characters do in addition with two players."""


class Figures(msgspec.Struct, frozen=True):
    """The figures on the ocean board, and how many locations fit on a player's board."""

    top_row_discount: int
    recruit_prices: tuple[int, ...]
    track_points: tuple[int, ...]
    slots: int


def interpretation_of(options: AquaticaOptions) -> Interpretation:
    extra = options.two_player_matrona_discards_leftmost and options.players == 2
    return Interpretation(options.wave_teller_reading == "both", extra)


def words_of(content: Content) -> Words:
    people: list[CharacterEntry | KingEntry] = [*content.characters.entries, *content.kings.entries]
    return {
        "mantas": {entry.id: entry.name for entry in content.mantas.entries},
        "locations": {entry.id: entry.name for entry in content.locations.entries},
        "characters": {entry.id: entry.name for entry in people},
        "kings": {entry.id: entry.name for entry in content.kings.entries},
        "goals": {entry.id: entry.text for entry in content.goals.entries},
    }


def as_read(content: Content, interpretation: Interpretation) -> Content:
    """Return the content with every character as a table reads it."""
    characters = tuple(_character(entry, interpretation) for entry in content.characters.entries)
    return msgspec.structs.replace(content, characters=Section(characters, content.characters.used))


def _character(entry: CharacterEntry, interpretation: Interpretation) -> CharacterEntry:
    effects = entry.effects_if_both if interpretation.both and entry.effects_if_both is not None else entry.effects
    extra = entry.two_player_extra if interpretation.two_player_extra else ()
    return msgspec.structs.replace(entry, effects=(*effects, *extra), two_player_extra=(), effects_if_both=None)


def printed(content: Content, options: AquaticaOptions) -> Printed:
    """Return all cards, mantas and goals as a table with these options plays them, and the ocean board."""
    read = as_read(content, interpretation_of(options))
    entries: Entries = {
        "mantas": {entry.id: entry for entry in read.mantas.entries},
        "locations": {entry.id: entry for entry in read.locations.entries},
        "characters": {entry.id: entry for entry in read.characters.entries},
        "kings": {entry.id: entry for entry in read.kings.entries},
        "goals": {entry.id: entry for entry in read.goals.entries},
    }
    board = read.board
    return Printed(entries, Figures(board.top_row_discount, board.recruit_prices, board.track_points, int(SLOTS)))
