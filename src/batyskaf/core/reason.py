"""Why something is refused: a message id and its arguments, worded in the reader's language at the edge."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """`id` names a Fluent message; `args` fill it."""

    id: str
    args: dict[str, str | int] = {}

    def __str__(self) -> str:
        detail = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.id} ({detail})" if detail else self.id


class Refused(ValueError):
    """A person asked for something that can't be done; `reason` says why, in words to be found in the locale."""

    def __init__(self, id: str, **args: str | int) -> None:
        self.reason = Reason(id, args)
        super().__init__(str(self.reason))
