"""Messages by id, from the Fluent files of a language, and sentences made of events, moves and refusals.

Ids follow what they word: `refused-…`, `fault-…`, `option-<game>-<name>`, `event-<game>-<tag>`, `ask-<game>-<phase>`,
`move-<game>-<kind>`, `game-<game>`. A game without words of its own still gets plain ones made from its data.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from batyskaf.core.content import Fault
from batyskaf.core.events import CARD, NAMED, ORDINAL, SEAT, Event, roles_of, tag_of
from batyskaf.core.game import Game
from batyskaf.core.reason import CARD_ARGS, SEAT_ARGS, Reason
from batyskaf.languages import FALLBACK, LANGUAGES, LOCALE

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST = 1000
"""The maximum length of an argument in a message; Fluent refuses very long ones."""

Value = str | int


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource  # large, and a table of the site may need no words

    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def language_names() -> dict[str, str]:
    """Every language with its own name for itself, or its code if it has none.

    >>> language_names()["pl"]
    'Polski'
    """
    named = ((lang, _bundle(lang).has_message("language-name")) for lang in LANGUAGES)
    return {lang: Texts(lang).say("language-name") if has_name else lang for lang, has_name in named}


class Texts:
    """All messages of one language, with English for missing ones.

    >>> Texts("en").say("refused-over")
    'The game is over.'
    >>> Texts("pl").say("table-crew-tricks", count=3)
    '3 stawki'
    """

    def __init__(self, lang: str = FALLBACK) -> None:
        if lang not in LANGUAGES:
            raise LookupError(f"{lang!r} is not one of {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundles = tuple(_bundle(one) for one in dict.fromkeys((lang, FALLBACK)))

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute of one (`message.attribute`)."""
        return self._bundle_with(id) is not None

    def _bundle_with(self, id: str) -> "FluentBundle | None":
        """The bundle with a message: that of the language, or else the English one."""
        name, _, attribute = id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes):
                return bundle
        return None

    def say(self, id: str, **args: Value) -> str:
        """Word a message, or one of its attributes (`message.attribute`)."""
        bundle = self._bundle_with(id)
        if bundle is None:
            raise LookupError(f"no message {id!r} in {self.lang!r}")
        name, _, attribute = id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message {id!r} has attributes only")
        text, errors = bundle.format_pattern(pattern, {key: _clipped(value) for key, value in args.items()})
        if errors:
            raise LookupError(f"message {id!r} in {self.lang!r}: {errors[0]}")
        return str(text)

    # --- sentences made of data ------------------------------------------------------------------------------------

    def why(self, reason: Reason, names: Sequence[str] = (), game: str = "") -> str:
        """Word a refusal. A refusal inside it, given as `detail`, shares its arguments."""
        args: dict[str, Value] = {}
        for key, value in reason.args.items():
            if key in SEAT_ARGS and isinstance(value, int):
                args[key] = _name(value, names)
            elif key in CARD_ARGS and isinstance(value, str):
                args[key] = self.card(game, value)
            else:
                args[key] = value
        detail = args.get("detail")
        if isinstance(detail, str) and detail.startswith(("refused-", "fault-")) and self.has(detail):
            args["detail"] = self._plainly(detail, args)
        return self.say(reason.id, **args) if self.has(reason.id) else f"{reason.id} {_listed(args)}".strip()

    def fault(self, fault: Fault) -> str:
        """Word a fault of content: its place in the file, then what is wrong."""
        return f"{fault.place}: {self.why(fault.reason)}"

    def _plainly(self, id: str, args: Mapping[str, Value]) -> str:
        """Word a refusal that may lack its arguments."""
        try:
            return self.say(id, **args)
        except LookupError:
            return id

    def card(self, game: str, card: str) -> str:
        """A card as people of this language write it: the letter of its suit and its value.

        >>> Texts("pl").card("crew", "Y7")
        'Ł7'
        """
        id = f"suit-{game}-{card[:1]}.letter"
        return self.say(id) + card[1:] if self.has(id) else card

    def card_in_words(self, game: str, card: str) -> str:
        """A card for sentences: its suit in words and its value.

        >>> Texts("en").card_in_words("crew", "B9")
        'blue 9'
        """
        id = f"suit-{game}-{card[:1]}"
        return f"{self.say(id)} {card[1:]}" if self.has(id) else card

    def event(self, game: Game, event: Event, names: Sequence[str], viewer: int | None = None) -> str:
        """Word an event in one sentence; `viewer` is the seat that reads it and is called “you”."""
        fields = {key: getattr(event, key) for key in event.__struct_fields__}
        return self._sentence(game, tag_of(type(event)), fields, roles_of(type(event)), names, viewer)

    def stored(self, game: Game, event: Mapping[str, object], names: Sequence[str]) -> str:
        """Word an event of a match file; list the fields of one that these rules can't read."""
        tag, fields = str(event.get("event")), {key: value for key, value in event.items() if key != "event"}
        roles = next((roles_of(kind) for kind in game.event_types() if tag_of(kind) == tag), {})
        try:
            return self._sentence(game, tag, fields, roles, names, None)
        except (ArithmeticError, LookupError, TypeError, ValueError):
            return f"{tag}: {_listed({key: msgspec.json.encode(value).decode() for key, value in fields.items()})}"

    def _sentence(
        self,
        game: Game,
        tag: str,
        fields: Mapping[str, object],
        roles: Mapping[str, str],
        names: Sequence[str],
        viewer: int | None,
    ) -> str:
        args: dict[str, Value] = {"you": "no"}
        for key, value in fields.items():
            role = roles.get(key, "")
            args[key] = self._worded(game, role, value, names)
            if role == SEAT:
                mine = "yes" if viewer is not None and value == viewer else "no"
                args["you" if key == "seat" else f"{key}_you"] = mine
        id = f"event-{game.name}-{tag}"
        plain = {key: value for key, value in args.items() if key in fields}
        return self.say(id, **args) if self.has(id) else f"{tag}: {_listed(plain)}"

    def _worded(self, game: Game, role: str, value: object, names: Sequence[str]) -> Value:
        """The value of an event's field for its message, by its role."""
        if value in (None, "", (), []):
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return _name(value, names) if role == SEAT else value + 1 if role == ORDINAL else value
        if isinstance(value, str):
            if role == CARD:
                return self.card(game.name, value)
            return self.entry(game, role.removeprefix(NAMED), value) if role.startswith(NAMED) else value
        if isinstance(value, tuple | list):
            return ", ".join(str(self._worded(game, role, part, names)) for part in value)
        return msgspec.json.encode(value).decode()

    def entry(self, game: Game, section: str, id: str) -> str:
        """The words of an entry of the game's content; the id if there are none."""
        text = game.words().get(section, {}).get(id)
        return id if text is None else text.get(self.lang)


def _clipped(value: Value) -> Value:
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def _listed(args: Mapping[str, Value]) -> str:
    return ", ".join(f"{key}={value}" for key, value in args.items())
