"""The Crew for screens: talk is restricted, timed missions have a clock, old tricks stay covered, campaigns."""

from collections.abc import Sequence
from typing import cast, get_args

import msgspec

from batyskaf.core.events import Event
from batyskaf.core.game import State
from batyskaf.core.match import Match
from batyskaf.core.presentation import Logbook, Presentation
from batyskaf.core.reason import Refused
from batyskaf.games.crew import logbook as records
from batyskaf.games.crew.codes import P_SIGNAL, QUIET
from batyskaf.games.crew.content import Content
from batyskaf.games.crew.events import Played, Trick
from batyskaf.games.crew.options import CrewOptions
from batyskaf.games.crew.state import CrewState


class CrewPresentation(Presentation):
    """The Crew is played in silence: signals and set phrases only, and hands open only after the mission."""

    cooperative = True
    chat = False
    shares_views = False
    campaigns = True
    auto_answers = ("quiet",)

    def __init__(self, content: Content) -> None:
        self._content = content
        self.choices = {"mission": {id: mission.text for id, mission in content.missions.items()}}

    def seconds(self, options: msgspec.Struct) -> int | None:
        assert isinstance(options, CrewOptions)
        clock = self._content.missions[options.mission].clock
        return clock.seconds if clock is not None and options.timed else None

    def auto_answer(self, state: State) -> int | None:
        assert isinstance(state, CrewState)
        return int(QUIET) if state.phase == P_SIGNAL else None

    def remembered(self, steps: Sequence[tuple[Event, ...]], options: msgspec.Struct) -> Sequence[tuple[Event, ...]]:
        """Rulebook: of the tricks that are over only the last may be looked at, unless the table plays it open."""
        assert isinstance(options, CrewOptions)
        if options.memory == "open":
            return steps
        last = sum(isinstance(event, Trick) for step in steps for event in step)
        current = 1
        kept = []
        for step in steps:
            shown: list[Event] = []
            for event in step:
                if isinstance(event, Trick):
                    current = event.number + 1
                    shown.append(event if event.number >= last else Trick(event.seat, event.number, ()))
                elif not isinstance(event, Played) or current >= last:
                    shown.append(event)
            kept.append(tuple(shown))
        return kept

    # --- campaigns -------------------------------------------------------------------------------------------------

    def begin(self, names: Sequence[str], options: msgspec.Struct) -> dict[str, object]:
        assert isinstance(options, CrewOptions)
        house = msgspec.structs.replace(options, mission="1", difficulty=None, tasks=(), used=(), attempt=1)
        return _plain(records.Logbook(tuple(names), house))

    def recorded(self, logbook: Logbook, match: Match, name: str, date: str) -> dict[str, object]:
        return _plain(records.recorded(_read(logbook), match, name, date))

    def next_options(self, logbook: Logbook, choice: str, mission: str | None = None) -> CrewOptions:
        if choice not in get_args(records.Choice):
            raise Refused("refused-logbook-choice", choice=choice)
        return records.next_options(_read(logbook), self._content, cast(records.Choice, choice), mission)

    def pages(self, logbook: Logbook) -> list[dict[str, object]]:
        return [_plain(page) for page in _read(logbook).pages(self._content)]


def _read(logbook: Logbook) -> records.Logbook:
    return msgspec.convert(logbook, records.Logbook)


def _plain(struct: msgspec.Struct) -> dict[str, object]:
    found: dict[str, object] = msgspec.to_builtins(struct)
    return found
