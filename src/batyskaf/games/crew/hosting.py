"""What a host of The Crew should know: talk is restricted, timed missions have a clock, staying quiet can stand."""

from collections.abc import Sequence
from typing import cast, get_args

import msgspec

from batyskaf.core.game import State
from batyskaf.core.hosting import Book, Hosting
from batyskaf.core.match import Match
from batyskaf.core.reason import Refused
from batyskaf.games.crew import logbook as book_of
from batyskaf.games.crew.codes import P_SIGNAL, QUIET
from batyskaf.games.crew.content import Content
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.state import CrewState


class CrewHosting(Hosting):
    """The Crew is played in silence: signals and set phrases only, and hands open only after the mission."""

    chat = False
    shares_views = False
    campaigns = True
    standing_moves = ("quiet",)

    def __init__(self, content: Content) -> None:
        self._content = content
        self.choices = {"mission": {id: mission.text for id, mission in content.missions.items()}}

    def seconds(self, options: msgspec.Struct) -> int | None:
        assert isinstance(options, CrewOptions)
        clock = self._content.missions[options.mission].clock
        return clock.seconds if clock is not None and options.timed else None

    def standing(self, state: State) -> int | None:
        assert isinstance(state, CrewState)
        return int(QUIET) if state.phase == P_SIGNAL else None

    # --- campaigns -------------------------------------------------------------------------------------------------

    def begin(self, names: Sequence[str], options: msgspec.Struct) -> dict[str, object]:
        assert isinstance(options, CrewOptions)
        house = msgspec.structs.replace(options, mission="1", difficulty=None, tasks=(), used=(), attempt=1)
        return _plain(book_of.Logbook(tuple(names), house))

    def recorded(self, book: Book, match: Match, name: str, date: str) -> dict[str, object]:
        return _plain(book_of.recorded(_logbook(book), match, name, date))

    def next_options(self, book: Book, choice: str, mission: str | None = None) -> CrewOptions:
        if choice not in get_args(book_of.Choice):
            raise Refused("refused-logbook-choice", choice=choice)
        return book_of.next_options(_logbook(book), self._content, cast(book_of.Choice, choice), mission)

    def pages(self, book: Book) -> list[dict[str, object]]:
        return [_plain(page) for page in _logbook(book).pages(self._content)]


def _logbook(book: Book) -> book_of.Logbook:
    return msgspec.convert(book, book_of.Logbook)


def _plain(struct: msgspec.Struct) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(struct)
    return found
