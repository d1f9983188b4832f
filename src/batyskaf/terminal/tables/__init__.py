"""How each game is drawn in the terminal. A game adds a module here with a subclass of `Table`, and one line below."""

from importlib import import_module

import msgspec

from batyskaf.core.game import Game
from batyskaf.locale import Texts
from batyskaf.terminal.tables.base import Table

_TABLES = {
    "crew": "batyskaf.terminal.tables.crew:CrewTable",
    "aquatica": "batyskaf.terminal.tables.aquatica:AquaticaTable",
    "endeavor": "batyskaf.terminal.tables.endeavor:EndeavorTable",
}


def table_for(game: Game, texts: Texts, options: msgspec.Struct | None = None) -> Table:
    """The table of a game, and of a match with these options; games without one of their own get the plain one."""
    if game.name not in _TABLES:
        return Table(game, texts)
    module, _, name = _TABLES[game.name].partition(":")
    made: Table = getattr(import_module(module), name)(game, texts)
    made.options = options
    return made
