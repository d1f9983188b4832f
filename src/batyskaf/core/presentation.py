"""What screens and set-up pages should know of a game beyond its rules: clocks, manners, choices, memory, campaigns.

`Game.presentation()` returns one of these. The defaults suit a game that has nothing to add; a game overrides what it
offers. A campaign is a record above matches, its logbook, kept by the host as plain data that only its game can read.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from batyskaf.core.reason import Refused

if TYPE_CHECKING:
    import msgspec

    from batyskaf.core.events import Event
    from batyskaf.core.game import State
    from batyskaf.core.match import Match
    from batyskaf.core.words import Text

Logbook = Mapping[str, object]


class Presentation:
    """The defaults. `phrases` are ids of messages `phrase-<id>`."""

    chat = True
    """Whether people may talk freely unless they choose otherwise."""
    shares_views = True
    """Whether a seat may show its own view to spectators while the match runs."""
    cooperative = False
    """Whether all players win or lose together, whatever the options are."""
    campaigns = False
    """Whether matches can be attempts of a campaign."""
    phrases: tuple[str, ...] = ("hello", "thanks", "well-done", "sorry", "a-moment", "ready", "goodbye")
    auto_answers: tuple[str, ...] = ()
    """Moves that a person may leave to the table whenever they can be made."""
    choices: "Mapping[str, Mapping[str, Text]]" = MappingProxyType({})
    """By option: the values that the content offers, such as missions, and what they are called."""

    def together(self, options: "msgspec.Struct") -> bool:
        """Whether all players win or lose together with these options."""
        return self.cooperative

    def seconds(self, options: "msgspec.Struct") -> int | None:
        """How long the game's own clock runs once the state says that it is `timed`."""
        return None

    def auto_answer(self, state: "State") -> int | None:
        """Return the one of `auto_answers` that fits the current question, if any; by public facts alone."""
        return None

    def remembered(
        self, steps: "Sequence[tuple[Event, ...]]", options: "msgspec.Struct"
    ) -> "Sequence[tuple[Event, ...]]":
        """Return what the log of a running game may still show, step by step: some games forbid looking things up."""
        return steps

    # --- campaigns -------------------------------------------------------------------------------------------------

    def begin(self, names: Sequence[str], options: "msgspec.Struct") -> dict[str, object]:
        """Start a logbook."""
        raise Refused("refused-no-campaign")

    def recorded(self, logbook: Logbook, match: "Match", name: str, date: str) -> dict[str, object]:
        """Return the logbook with a finished match in it, once; `name` is what the host calls the match."""
        raise Refused("refused-no-campaign")

    def next_options(self, logbook: Logbook, choice: str, mission: str | None = None) -> "msgspec.Struct":
        """Return the options of the next match: `next`, `any` or `again` of a mission, `retry-same` or `retry-new`."""
        raise Refused("refused-no-campaign")

    def pages(self, logbook: Logbook) -> list[dict[str, object]]:
        """Return the logbook as people read it."""
        raise Refused("refused-no-campaign")
