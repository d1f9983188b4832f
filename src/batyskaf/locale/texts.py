"""Messages by id, from the Fluent files of a language, and sentences made of events, moves and refusals.

Ids follow what they word: `refused-…`, `fault-…`, `option-<game>-<name>`, `event-<game>-<tag>`, `ask-<game>-<phase>`,
`move-<game>-<kind>`, `game-<game>`. A game without words of its own still gets plain ones made from its data.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from batyskaf.core.content import Fault
from batyskaf.core.events import Event
from batyskaf.core.game import Game
from batyskaf.core.reason import Reason

LANGUAGES = ("en", "pl")
FOLDER = Path(__file__).parent
SEAT_FIELDS = frozenset({"seat", "giver", "decider", "owner", "winner", "turn"})
CARD_FIELDS = frozenset({"card", "cards"})
COUNTED_FROM_ONE = frozenset({"column"})
LONGEST = 1000
"""Letters of an argument that are told: a sentence with more is none, and Fluent refuses to make it."""

Value = str | int


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


class Texts:
    """All messages of one language.

    >>> Texts("en").say("refused-over")
    'The game is over.'
    >>> Texts("pl").say("table-crew-tricks", count=3)
    '3 stawki'
    """

    def __init__(self, lang: str = "en") -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"{lang!r} is not one of {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle = _bundle(lang)

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute of one (`message.attribute`)."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, id: str, **args: Value) -> str:
        """Word a message, or one of its attributes (`message.attribute`)."""
        if not self.has(id):
            raise LookupError(f"no message {id!r} in {self.lang!r}")
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message {id!r} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, {key: _clipped(value) for key, value in args.items()})
        if errors:
            raise LookupError(f"message {id!r} in {self.lang!r}: {errors[0]}")
        return str(text)

    # --- sentences made of data ------------------------------------------------------------------------------------

    def why(self, reason: Reason, names: Sequence[str] = (), game: str = "") -> str:
        """Word a refusal. One that stands inside it as `detail` shares its arguments."""
        args: dict[str, Value] = {}
        for key, value in reason.args.items():
            if key in SEAT_FIELDS and isinstance(value, int):
                args[key] = _name(value, names)
            elif key in CARD_FIELDS and isinstance(value, str):
                args[key] = self.card(game, value)
            else:
                args[key] = value
        detail = args.get("detail")
        if isinstance(detail, str) and detail.startswith(("refused-", "fault-")) and self.has(detail):
            args["detail"] = self._plainly(detail, args)
        return self.say(reason.id, **args) if self.has(reason.id) else f"{reason.id} {_listed(args)}".strip()

    def fault(self, fault: Fault) -> str:
        """Word a fault of content: its place as the file has it, then what is wrong."""
        return f"{fault.place}: {self.why(fault.reason)}"

    def _plainly(self, id: str, args: Mapping[str, Value]) -> str:
        """Word a refusal that may have come without its arguments."""
        try:
            return self.say(id, **args)
        except LookupError:
            return id

    def card(self, game: str, card: str) -> str:
        """A card as people of this language write it: the letter of its suit and its value.

        >>> Texts("pl").card("crew", "Y7")
        'Ż7'
        """
        id = f"suit-{game}-{card[:1]}.letter"
        return self.say(id) + card[1:] if self.has(id) else card

    def event(self, game: Game, event: Event, names: Sequence[str], viewer: int | None = None) -> str:
        """Tell what happened in one sentence; `viewer` is the seat that reads it and is called “you”."""
        fields = {key: getattr(event, key) for key in event.__struct_fields__}
        return self._told(game, str(event.__struct_config__.tag), fields, names, viewer)

    def stored(self, game: Game, told: Mapping[str, object], names: Sequence[str]) -> str:
        """Tell an event as a match file keeps it; one that other rules told otherwise by its bare fields."""
        tag, fields = str(told.get("event")), {key: value for key, value in told.items() if key != "event"}
        try:
            return self._told(game, tag, fields, names, None)
        except (ArithmeticError, LookupError, TypeError, ValueError):
            return f"{tag}: {_listed({key: msgspec.json.encode(value).decode() for key, value in fields.items()})}"

    def _told(
        self, game: Game, tag: str, fields: Mapping[str, object], names: Sequence[str], viewer: int | None
    ) -> str:
        args: dict[str, Value] = {"you": "no"}
        for key, value in fields.items():
            args[key] = self._worded(game, key, value, names)
            if key in SEAT_FIELDS:
                mine = "yes" if viewer is not None and value == viewer else "no"
                args["you" if key == "seat" else f"{key}_you"] = mine
        id = f"event-{game.name}-{tag}"
        plain = {key: value for key, value in args.items() if key in fields}
        return self.say(id, **args) if self.has(id) else f"{tag}: {_listed(plain)}"

    def _worded(self, game: Game, key: str, value: object, names: Sequence[str]) -> Value:
        """One field of an event, as its message wants it."""
        if value in (None, "", (), []):
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            if key in SEAT_FIELDS:
                return _name(value, names)
            return value + 1 if key in COUNTED_FROM_ONE else value
        if isinstance(value, str):
            return self.card(game.name, value) if key in CARD_FIELDS else self.entry(game, key, value)
        if isinstance(value, tuple | list):
            single = key if key in CARD_FIELDS else key.removesuffix("s")
            return ", ".join(str(self._worded(game, single, part, names)) for part in value)
        return msgspec.json.encode(value).decode()

    def entry(self, game: Game, kind: str, id: str) -> str:
        """The words of a content entry, as of `game.book.task("T1").text`; the id itself if there are none."""
        find = getattr(getattr(game, "book", None), kind, None)
        if not callable(find):
            return id
        try:
            text = find(id).text
        except (LookupError, ValueError, AttributeError, StopIteration):
            return id
        return str(text.get(self.lang))


def _clipped(value: Value) -> Value:
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def _listed(args: Mapping[str, Value]) -> str:
    return ", ".join(f"{key}={value}" for key, value in args.items())
