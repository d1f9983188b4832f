"""What happens in a game, as typed data, and the only way out of it: `seen`.

Each game declares its events as subclasses. An event names who may see it; everybody else sees its twin, or nothing.
"""

from collections.abc import Iterable

import msgspec

EVERYONE: tuple[int, ...] | None = None


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """One thing that happened. Public unless a subclass says otherwise."""

    def audience(self) -> tuple[int, ...] | None:
        """The seats that see this event as it is; None for everyone."""
        return EVERYONE

    def twin(self) -> "Event | None":
        """What all others see instead."""
        return None


def seen(event: Event, seat: int | None) -> Event | None:
    """Return the event as a seat sees it (None: a spectator), or None if it shows that seat nothing."""
    audience = event.audience()
    if audience is None or (seat is not None and seat in audience):
        return event
    return event.twin()


def seen_all(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """All that a seat sees of several events, in order."""
    shown = (seen(event, seat) for event in events)
    return tuple(event for event in shown if event is not None)
