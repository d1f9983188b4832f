"""What a host of people should know of a game beyond its rules: clocks, manners, choices, campaigns.

`Game.hosting()` gives one of these. The defaults suit a game that has nothing to add; a game overrides what it offers.
A campaign is a book of its own above matches, kept by the host as plain data that only its game can read.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from batyskaf.core.reason import Refused

if TYPE_CHECKING:
    import msgspec

    from batyskaf.core.content import Text
    from batyskaf.core.game import State
    from batyskaf.core.match import Match

Book = Mapping[str, object]


class Hosting:
    """The defaults. `phrases` are ids of messages `phrase-<id>`; `standing_moves` all answers that may stand."""

    chat = True
    """Whether people may talk freely unless they choose otherwise."""
    shares_views = True
    """Whether a seat may show its own view to spectators while the match runs."""
    campaigns = False
    phrases: tuple[str, ...] = ("hello", "thanks", "well-done", "sorry", "a-moment", "ready", "goodbye")
    standing_moves: tuple[str, ...] = ()
    choices: "Mapping[str, Mapping[str, Text]]" = MappingProxyType({})
    """By option: what people may choose because the content has it, the missions say, and what it is called."""

    def seconds(self, options: "msgspec.Struct") -> int | None:
        """How long the game's own clock runs once the state says that it is `timed`."""
        return None

    def standing(self, state: "State") -> int | None:
        """The default answer to what is asked now, if the game marks one; by public facts alone."""
        return None

    # --- campaigns -------------------------------------------------------------------------------------------------

    def begin(self, names: Sequence[str], options: "msgspec.Struct") -> dict[str, object]:
        """A fresh book."""
        raise Refused("refused-no-campaign")

    def recorded(self, book: Book, match: "Match", name: str, date: str) -> dict[str, object]:
        """The book with a finished match written into it, once; `name` is how the host calls the match."""
        raise Refused("refused-no-campaign")

    def next_options(self, book: Book, choice: str, mission: str | None = None) -> "msgspec.Struct":
        """The options of the next match: `next`, `any` or `again` of a mission, `retry-same` or `retry-new`."""
        raise Refused("refused-no-campaign")

    def pages(self, book: Book) -> list[dict[str, object]]:
        """The book as people read it."""
        raise Refused("refused-no-campaign")
