"""Why something is refused: a message id and its arguments. The locale words it in the reader's language."""

from importlib import import_module

import msgspec

SEAT_ARGS = frozenset({"seat", "turn"})
"""Arguments that are the number of a seat in every reason: people read a name there."""
CARD_ARGS = frozenset({"card"})
"""Arguments that are a card in every reason: people read the letter of its suit in their language."""


class Reason(msgspec.Struct, frozen=True):
    """`id` names a Fluent message; `args` fill it. Seats are counted from 0 there, as everywhere in code."""

    id: str
    args: dict[str, str | int] = {}

    def __str__(self) -> str:
        detail = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id} ({detail})" if detail else self.id


class Refused(ValueError):
    """Something that a person asked for can't be done; `reason` is a message of the locale that says why."""

    def __init__(self, id: str, **args: str | int) -> None:
        self.reason = Reason(id, args)
        super().__init__(str(self.reason))

    def __str__(self) -> str:
        """The message's id and the sentence in English; screens word `reason` in their own language.

        >>> print(Refused("refused-lab-bots"))
        refused-lab-bots: An arena needs at least two different bots.
        """
        # Found at run time: rules don't depend on words.
        said: str = import_module("batyskaf.locale").Texts("en").why(self.reason)
        return f"{self.reason.id}: {said}"
