"""Events of a game as typed data, and the only way to show them to a seat: `seen`.

Each game declares its events as subclasses. An event names who may see it; everyone else sees its twin, or nothing.
The type of a field says what its value stands for, and so how it is worded: a `Seat` by the name of its player, a
`CardName` by the letter of its suit, an `Ordinal` counted from one, a `named(section)` by what `Game.words` calls it.
All other values are shown as they are.

    class Took(Event, frozen=True):
        seat: Seat
        task: Annotated[str, named("tasks")]
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import ModuleType
from typing import Annotated, Final, cast

import msgspec
from msgspec import Meta, inspect

EVERYONE: tuple[int, ...] | None = None

SEAT: Final = "seat"
CARD: Final = "card"
ORDINAL: Final = "ordinal"
NAMED: Final = "named:"
"""What roles of entries begin with; the section follows."""

Seat = Annotated[int, Meta(extra={"role": SEAT})]
"""The number of a seat."""
CardName = Annotated[str, Meta(extra={"role": CARD})]
"""A playing card: the letter of its suit and its value."""
Ordinal = Annotated[int, Meta(extra={"role": ORDINAL})]
"""A place in a row, counted from 0."""


def named(section: str) -> Meta:
    """Mark a field as the id of an entry in a section of the game's content.

    >>> class Took(Event, frozen=True):
    ...     task: Annotated[str, named("tasks")]
    >>> dict(roles_of(Took))
    {'task': 'named:tasks'}
    """
    return Meta(extra={"role": NAMED + section})


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """Something that happened. It is public unless a subclass overrides `audience`.

    >>> class Rolled(Event, frozen=True):
    ...     seat: Seat
    ...     eyes: int
    >>> Rolled(seat=1, eyes=6).audience() is None  # everyone sees it
    True
    """

    def audience(self) -> tuple[int, ...] | None:
        """The seats that see this event as it is; None for everyone."""
        return EVERYONE

    def twin(self) -> "Event | None":
        """What everyone else sees instead."""
        return None


def seen(event: Event, seat: int | None) -> Event | None:
    """Return the event as a seat sees it (None: a spectator), or None if it shows that seat nothing.

    >>> class Drew(Event, frozen=True):
    ...     seat: Seat
    ...     card: str
    ...     def audience(self):
    ...         return (self.seat,)
    ...     def twin(self):
    ...         return Drew(self.seat, "?")
    >>> seen(Drew(0, "B9"), 0).card, seen(Drew(0, "B9"), 1).card, seen(Drew(0, "B9"), None).card
    ('B9', '?', '?')
    """
    audience = event.audience()
    if audience is None or (seat is not None and seat in audience):
        return event
    return event.twin()


def seen_all(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """All that a seat sees of several events, in order.

    >>> class Whispered(Event, frozen=True):
    ...     def audience(self):
    ...         return (0, 1)
    >>> len(seen_all([Whispered(), Whispered()], 1)), len(seen_all([Whispered()], 2))
    (2, 0)
    """
    shown = (seen(event, seat) for event in events)
    return tuple(event for event in shown if event is not None)


EventData = tuple[dict[str, object], ...]
"""Events as files and messages carry them."""


def as_data(events: tuple[Event, ...]) -> EventData:
    """Events on their way to an encoder. It writes Structs as the objects they are read back as, so none is copied.

    >>> class Passed(Event, frozen=True):
    ...     seat: Seat
    >>> msgspec.json.encode(as_data((Passed(2),)))
    b'[{"event":"passed","seat":2}]'
    """
    return cast(EventData, events)


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """Return the kinds of events that a module declares, in its order.

    >>> from batyskaf.games.crew import events
    >>> [kind.__name__ for kind in events_in(events)][:2]
    ['Terrain', 'Dealt']
    """
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)]
    return tuple(kind for kind in found if kind.__module__ == module.__name__)


@cache
def roles_of(kind: type[Event]) -> Mapping[str, str]:
    """Return the roles of an event's fields: `seat`, `card`, `ordinal` or `named:<section>`. Others have none.

    >>> class Scored(Event, frozen=True):
    ...     seat: Seat
    ...     points: int
    >>> dict(roles_of(Scored))
    {'seat': 'seat'}
    """
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    found = {field.name: next(_roles_in(field.type), "") for field in info.fields}
    return {name: role for name, role in found.items() if role}


def _roles_in(kind: inspect.Type) -> Iterator[str]:
    """The roles of a type, of its alternatives and of its items."""
    if isinstance(kind, inspect.Metadata):
        if kind.extra is not None and "role" in kind.extra:
            yield kind.extra["role"]
        yield from _roles_in(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from _roles_in(part)
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
        yield from _roles_in(kind.item_type)


def tag_of(kind: type[Event]) -> str:
    """Return the name that an event has in match files and messages.

    >>> class TrickWon(Event, frozen=True):
    ...     seat: Seat
    >>> tag_of(TrickWon)
    'trickwon'
    """
    return str(kind.__struct_config__.tag)


def check_roles(kinds: Iterable[type[Event]], sections: Iterable[str]) -> None:
    """Raise a TypeError if a field names entries of a section that the game has no words for.

    >>> class Bought(Event, frozen=True):
    ...     ship: Annotated[str, named("ships")]
    >>> check_roles([Bought], ["tiles"])
    Traceback (most recent call last):
    TypeError: Bought.ship: the game has no words for 'ships'
    """
    known = frozenset(sections)
    for kind in kinds:
        for field, role in roles_of(kind).items():
            if role.startswith(NAMED) and role.removeprefix(NAMED) not in known:
                section = role.removeprefix(NAMED)
                raise TypeError(f"{kind.__qualname__}.{field}: the game has no words for {section!r}")
