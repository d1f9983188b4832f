"""How kinds of tasks and objectives are declared: a name, the parameters that data gives, and the rule they make.

Each kind is declared beside its rule (`collecting`, `counting`, `winning`, `objectives`):

    task_kind("win_none_of_first", WinNoneOfFirst, n=between(1, 8))

The parameters are checked before the rule is made; a rule may still refuse what no single parameter shows.
"""

from collections.abc import Callable
from typing import Annotated, Literal, NamedTuple, cast

import msgspec
from msgspec import Meta

from batyskaf.core.reason import Refused
from batyskaf.games.crew.tasks import Task

CardName = Annotated[str, Meta(pattern=r"^([PBGY][1-9]|S[1-4])$")]
SuitName = Literal["P", "B", "G", "Y", "S"]
Tally = Annotated[int, Meta(ge=0, le=40)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record without unknown fields."""


class SuitCount(Strict, frozen=True):
    """So many cards of a suit, at least or exactly."""

    suit: SuitName
    op: Literal[">=", "=="]
    n: Tally


class BySeats(Strict, frozen=True):
    """A number that depends on how many seats there are."""

    three: Annotated[int, Meta(ge=0, le=100)] = msgspec.field(name="3")
    four: Annotated[int, Meta(ge=0, le=100)] = msgspec.field(name="4")
    five: Annotated[int, Meta(ge=0, le=100)] = msgspec.field(name="5")

    def by_seats(self) -> list[int]:
        return [0, 0, 0, self.three, self.four, self.five]


# --- what a parameter may be -----------------------------------------------------------------------------------------

ANY_CARD: object = CardName
ANY_SUIT: object = SuitName
ANY_COLOUR: object = Literal["P", "B", "G", "Y"]
ANY_VALUE: object = Annotated[int, Meta(ge=1, le=9)]
ANY_COUNT: object = Tally
YES_OR_NO: object = bool
SUIT_COUNT: object = SuitCount
BY_SEATS: object = BySeats
TRICK: object = Annotated[int, Meta(ge=1, le=8)] | Literal["last"]
"""The number of a trick, or the last one."""


def between(least: int, most: int) -> object:
    return Annotated[int, Meta(ge=least, le=most)]


def one_of(*texts: str) -> object:
    return Literal[texts]


def some(parameter: object) -> object:
    """At least one of them."""
    return Annotated[list[parameter], Meta(min_length=1)]  # type: ignore[valid-type]


def pair(parameter: object) -> object:
    return tuple[parameter, parameter]  # type: ignore[valid-type]


class Default(NamedTuple):
    """A parameter that may be left out."""

    parameter: object
    default: object


def check_different(one: str, other: str) -> None:
    """Refuse a pair of the same suit."""
    if one == other:
        raise Refused("fault-crew-same-suit", suit=one)


# --- kinds -----------------------------------------------------------------------------------------------------------


class Kind(NamedTuple):
    """A kind: the schema of its parameters, and what makes the rule of them."""

    schema: type[msgspec.Struct]
    make: Callable[..., Task]

    def task(self, params: msgspec.Struct) -> Task:
        """The rule with these parameters, or a refusal."""
        return self.make(**msgspec.structs.asdict(params))


TASK_KINDS: dict[str, Kind] = {}
OBJECTIVE_KINDS: dict[str, Kind] = {}


def task_kind(name: str, make: Callable[..., Task], **params: object) -> None:
    """Declare a kind of task: `make` is called with the parameters by their names."""
    TASK_KINDS[name] = Kind(_schema(name, params), make)


def objective_kind(name: str, make: Callable[..., Task], **params: object) -> None:
    """Declare a kind of objective."""
    OBJECTIVE_KINDS[name] = Kind(_schema(name, params), make)


def _schema(name: str, params: dict[str, object]) -> type[msgspec.Struct]:
    fields: list[tuple[str, type] | tuple[str, type, object]] = []
    for field, parameter in params.items():
        if isinstance(parameter, Default):
            fields.append((field, cast(type, parameter.parameter), parameter.default))
        else:
            fields.append((field, cast(type, parameter)))
    return msgspec.defstruct(name, fields, frozen=True, forbid_unknown_fields=True)
