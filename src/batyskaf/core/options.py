"""Options of a game: a frozen Struct is the schema; choices of people are converted to it or refused with a reason."""

import difflib
import types
import typing
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from batyskaf.core.faults import faults
from batyskaf.core.game import Game
from batyskaf.core.reason import Refused
from batyskaf.core.words import Text

Schema = typing.TypeVar("Schema", bound=msgspec.Struct)
NOTHING = ("none", "brak")
"""The words for "no number"."""
SWITCHES = {"yes": True, "no": False, "tak": True, "nie": False, "on": True, "off": False}


class Option(msgspec.Struct, frozen=True):
    """One option as a set-up screen needs it. Its explanation is the message `option-<game>-<name>`.

    >>> from batyskaf import load
    >>> players = next(option for option in options_of(load("crew")) if option.name == "players")
    >>> players.kind, players.default, players.least, players.most
    ('number', 4, 2, 5)
    """

    name: str
    kind: str
    default: object
    choices: tuple[str | int, ...] = ()
    least: float | None = None
    most: float | None = None
    words: Mapping[str, Text] = {}
    """Names of choices that come from the content."""
    none: bool = False
    """Whether None is allowed although it is not the default, for example for no limit."""


LATER = ("size",)
"""Options that are newer than recorded matches."""


def carried(options: msgspec.Struct) -> dict[str, object]:
    """The options as a packed state carries them. Newer ones only if they are set: so older hashes stay the same.

    >>> from batyskaf import load
    >>> game = load("crew")
    >>> "size" in carried(game.options()), "size" in carried(game.options(size="small"))
    (False, True)
    """
    usual = msgspec.to_builtins(type(options)())
    given = msgspec.to_builtins(options)
    return {name: value for name, value in given.items() if name not in LATER or value != usual[name]}


def options_of(game: Game) -> tuple[Option, ...]:
    """The options of a game, with the choices that its content offers.

    >>> from batyskaf import load
    >>> [option.name for option in options_of(load("aquatica"))][:3]
    ['players', 'mode', 'goals']
    """
    listed = game.presentation().choices
    return tuple(_listed(option, listed.get(option.name, {})) for option in describe(game.schema()))


def _listed(option: Option, words: Mapping[str, Text]) -> Option:
    kind = "list" if option.kind == "list" else "choice"
    return msgspec.structs.replace(option, kind=kind, choices=tuple(words), words=words) if words else option


def describe(schema: type[msgspec.Struct]) -> tuple[Option, ...]:
    """List the options of a schema in its own order.

    >>> class Reef(msgspec.Struct, frozen=True):
    ...     players: typing.Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    ...     storms: bool = False
    >>> [(option.name, option.kind, option.default) for option in describe(Reef)]
    [('players', 'number', 2), ('storms', 'switch', False)]
    """
    return tuple(_described(field) for field in msgspec.structs.fields(schema))


def _described(field: msgspec.structs.FieldInfo) -> Option:
    kind, choices, least, most = _shape(field.type)
    default = field.default if field.default is not msgspec.NODEFAULT else None
    none = default is not None and types.NoneType in typing.get_args(field.type)
    return Option(field.encode_name, kind, default, choices, least, most, none=none)


def _shape(annotation: object) -> tuple[str, tuple[str | int, ...], float | None, float | None]:
    """Reduce an annotation to a kind with its choices and bounds."""
    origin = typing.get_origin(annotation)
    if origin is typing.Annotated:
        inner, *marks = typing.get_args(annotation)
        kind, choices, least, most = _shape(inner)
        for mark in marks:
            least = mark.ge if isinstance(mark, msgspec.Meta) and mark.ge is not None else least
            most = mark.le if isinstance(mark, msgspec.Meta) and mark.le is not None else most
        return kind, choices, least, most
    if origin is typing.Literal:
        return "choice", typing.get_args(annotation), None, None
    if origin in (typing.Union, types.UnionType):
        return _shape(next(part for part in typing.get_args(annotation) if part is not types.NoneType))
    if origin is tuple:
        return "list", (), None, None
    return {bool: "switch", int: "number"}.get(typing.cast(type, annotation), "text"), (), None, None


def build(schema: type[Schema], choices: Mapping[str, object]) -> Schema:
    """Convert choices (typed or as text) to options; refusals list what is possible.

    >>> class Reef(msgspec.Struct, frozen=True):
    ...     players: typing.Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    ...     storms: bool = False
    >>> build(Reef, {"players": "3"})
    Reef(players=3, storms=False)
    >>> build(Reef, {"players": 9})
    Traceback (most recent call last):
    batyskaf.core.reason.Refused: refused-option-number: The option “players” must be a number from 2 to 4, not “9”.
    """
    known = {field.encode_name for field in msgspec.structs.fields(schema)}
    for name in choices:
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            raise Refused("refused-unknown-option", name=name, near=near[0] if near else ", ".join(sorted(known)))
    try:
        return msgspec.convert(dict(choices), schema, strict=False)
    except msgspec.ValidationError as error:
        raise _refusal(schema, choices, error) from None


def _refusal(schema: type[msgspec.Struct], choices: Mapping[str, object], error: msgspec.ValidationError) -> Refused:
    """The refusal of a choice, with what is possible."""
    found = faults(error)
    name = found["field"].split("[")[0]
    if name not in choices:
        return Refused("refused-option", name=name, **found)
    option = next(option for option in describe(schema) if option.name == name)
    named = {"name": name, "value": str(choices[name])}
    if option.kind == "choice":
        return Refused("refused-option-choice", choices=", ".join(str(choice) for choice in option.choices), **named)
    if option.kind == "number":
        least, most = (f"{bound:g}" if bound is not None else "∞" for bound in (option.least, option.most))
        return Refused("refused-option-number", least=least, most=most, **named)
    if option.kind == "switch":
        return Refused("refused-option-switch", **named)
    return Refused("refused-option", name=name, **found)


def read_choices(game: Game, choices: Mapping[str, object]) -> dict[str, object]:
    """Choices as people type them, in the form that `Game.options` takes.

    >>> from batyskaf import load
    >>> read_choices(load("crew"), {"players": "3", "timed": "no", "tasks": "T1, T2"})
    {'players': '3', 'timed': False, 'tasks': ('T1', 'T2')}
    """
    known = {option.name: option for option in options_of(game)}
    return {name: _read(known[name], value) if name in known else value for name, value in choices.items()}


def _read(option: Option, value: object) -> object:
    """Convert a typed choice to the type in the schema."""
    if not isinstance(value, str):
        return value
    if option.kind == "switch":
        return SWITCHES.get(value.casefold(), value)
    if option.kind == "number" and value.casefold() in NOTHING:
        return None
    if option.kind == "list":
        return tuple(part.strip() for part in value.split(",") if part.strip())
    return value


@lru_cache(maxsize=1000)
def written_options(text: str) -> Mapping[str, typing.Any]:
    """Options that a set-up keeps as JSON.

    >>> dict(written_options('{"players": 3}'))
    {'players': 3}
    """
    found: dict[str, typing.Any] = msgspec.json.decode(text)
    return types.MappingProxyType(found)
