"""TypeScript types generated from the protocol, the bodies, and every game's views and events.

python -m batyskaf.table.types > web/src/proto.ts
"""

import sys
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import inspect

from batyskaf.core.events import CARD, ORDINAL, SEAT, Event
from batyskaf.core.reason import CARD_ARGS, SEAT_ARGS
from batyskaf.core.words import Text
from batyskaf.games import load, names
from batyskaf.table import bodies, protocol, steps

HEAD = "// Made by `python -m batyskaf.table.types` from the server's own messages: not to be changed by hand.\n"
WIDTH = 120  # as in web/prettier.config.js
UNIONS = {"AnyCommand": protocol.AnyCommand, "AnyMessage": protocol.AnyMessage, "AnyStep": steps.AnyStep}


ROLES = {SEAT: "SeatNumber", CARD: "CardName", ORDINAL: "Ordinal"}
"""What fields of events with a role are called."""
SHARED = f"""/** The number of a seat, from 0. */
export type SeatNumber = number;
/** A playing card: the letter of its suit and its value. */
export type CardName = string;
/** A place in a row, counted from 0. */
export type Ordinal = number;

/** Arguments of reasons that are the number of a seat. */
export const SEAT_ARGS = {msgspec.json.encode(sorted(SEAT_ARGS)).decode()};
/** Arguments of reasons that are a playing card. */
export const CARD_ARGS = {msgspec.json.encode(sorted(CARD_ARGS)).decode()};
""".replace('","', '", "')


def structs_of(module: object) -> list[type[msgspec.Struct]]:
    """The Structs that a module declares, in order."""
    name = getattr(module, "__name__", "")
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, msgspec.Struct)]
    return [struct for struct in found if struct.__module__ == name]


def game_types(game: str) -> tuple[type[msgspec.Struct], list[type[Event]]]:
    """The types of a game's views and events, found by starting it with its default options."""
    loaded = load(game)
    view = type(loaded.start(loaded.options(), 0).view(None))
    return view, list(loaded.event_types())


class Writer:
    """Writes each Struct once, under the name it was given, followed by the Structs that it refers to."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.queue: list[type] = []

    def name(self, struct: type, prefix: str = "") -> str:
        if struct not in self.names:
            wanted = prefix + struct.__name__
            taken = set(self.names.values())
            self.names[struct] = wanted if wanted not in taken else f"{prefix}{struct.__name__}2"
            self.queue.append(struct)
        return self.names[struct]

    def drain(self, prefix: str = "") -> Iterator[str]:
        while self.queue:
            yield self.declaration(self.queue.pop(0), prefix)

    def declaration(self, struct: type, prefix: str) -> str:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        request = struct.__module__ == protocol.__name__ and issubclass(struct, protocol.Command)
        request = request or issubclass(struct, bodies.Body) or struct is protocol.Settings
        lines = [f"export interface {self.names[struct]} {{"]
        if info.tag_field is not None and info.tag is not None:
            lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
        for field in info.fields:
            # What a client may leave out; in answers every field is written.
            mark = "?" if request and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.written(field.type, prefix)};")
        return "\n".join([*lines, "}", ""])

    def written(self, kind: inspect.Type, prefix: str) -> str:
        match kind:
            case inspect.StructType():
                return self.name(kind.cls, prefix)
            case inspect.UnionType():
                named = next((name for name, union in UNIONS.items() if _parts(kind) == union.__args__), None)
                return named or " | ".join(self.written(part, prefix) for part in kind.types)
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case inspect.VarTupleType() | inspect.ListType():
                inner = self.written(kind.item_type, prefix)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.written(part, prefix) for part in kind.item_types)}]"
            case inspect.NamedTupleType():
                fields = (f"{field.name}: {self.written(field.type, prefix)}" for field in kind.fields)
                return f"[{', '.join(fields)}]"
            case inspect.DictType():
                return f"Record<string, {self.written(kind.value_type, prefix)}>"
            case inspect.CustomType() if kind.cls is Text:
                return "Record<string, string>"
            case inspect.Metadata():
                return ROLES.get((kind.extra or {}).get("role", "")) or self.written(kind.type, prefix)
        return _PLAIN[type(kind)]


_PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
}


def _parts(kind: inspect.UnionType) -> tuple[object, ...]:
    return tuple(getattr(part, "cls", None) for part in kind.types)


def union(name: str, members: Sequence[str]) -> str:
    """A named union, broken into lines as Prettier breaks it."""
    line = " | ".join(members)
    if len(whole := f"export type {name} = {line};") <= WIDTH:
        return f"{whole}\n"
    if len(f"  {line};") <= WIDTH:
        return f"export type {name} =\n  {line};\n"
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";\n"


def typescript(games: Sequence[str]) -> str:
    """The whole file."""
    writer = Writer()
    parts = [HEAD, SHARED]
    abstract = (protocol.Command, steps.Step, protocol.Message, bodies.Body)
    for module in (protocol, steps, bodies):
        for struct in structs_of(module):
            if struct not in abstract:
                writer.name(struct)
    parts += writer.drain()
    for name, kinds in UNIONS.items():
        parts.append(union(name, [writer.names[kind] for kind in kinds.__args__]))
    for game in games:
        prefix = game.capitalize()
        view, events = game_types(game)
        writer.name(view, "" if view.__name__.startswith(prefix) else prefix)
        for event in events:
            writer.name(event, f"{prefix}Event")
        parts += writer.drain(prefix)
        parts.append(union(f"{prefix}Event", [writer.names[event] for event in events]))
    return "\n".join(parts)


def main() -> None:
    sys.stdout.write(typescript(names()))


if __name__ == "__main__":
    main()
