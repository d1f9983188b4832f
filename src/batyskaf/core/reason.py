"""Why something is refused: a message id and its arguments. The locale words it in the reader's language."""

from importlib import import_module

import msgspec

SEAT_ARGS = frozenset({"seat", "turn"})
"""Arguments that are the number of a seat in every reason: people read a name there."""
SEAT_NAMES = tuple(f"seat {number}" for number in range(5))
"""What seats are called where nobody sits."""
CARD_ARGS = frozenset({"card"})
"""Arguments that are a card in every reason: people read the letter of its suit in their language."""


class Reason(msgspec.Struct, frozen=True):
    """`id` names a Fluent message; `args` fill it. Seats are counted from 0 there, as everywhere in code.

    >>> str(Reason("refused-not-your-turn", {"seat": 1, "turn": 0}))
    'refused-not-your-turn (seat=1, turn=0)'
    """

    id: str
    args: dict[str, str | int] = {}

    def __str__(self) -> str:
        detail = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id} ({detail})" if detail else self.id

    def in_english(self) -> str:
        """The id and the sentence in English, for exceptions: code finds the one, people read the other.

        >>> Reason("refused-not-your-turn", {"seat": 1, "turn": 0}).in_english()
        "refused-not-your-turn: It is seat 0's turn, not seat 1's."
        """
        # Found at run time: rules don't depend on words.
        said: str = import_module("batyskaf.locale").Texts("en").why(self, names=SEAT_NAMES)
        return f"{self.id}: {said}"


class Refused(ValueError):
    """Something that a person asked for can't be done; `reason` is a message of the locale that says why.

    >>> from batyskaf import load
    >>> try:
    ...     load("crew").options(players=9)
    ... except Refused as refused:
    ...     print(refused)
    refused-option-number: The option “players” must be a number from 2 to 5, not “9”.
    """

    def __init__(self, id: str, **args: str | int) -> None:
        self.reason = Reason(id, args)
        super().__init__(str(self.reason))

    def __str__(self) -> str:
        """The message's id and the sentence in English; screens word `reason` in their own language.

        >>> print(Refused("refused-lab-bots"))
        refused-lab-bots: An arena needs at least two different bots.
        """
        return self.reason.in_english()
