"""Why something is refused: a message id and its arguments, worded in the reader's language at the edge."""

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """`id` names a Fluent message; `args` fill it."""

    id: str
    args: dict[str, str | int] = {}


class Refused(ValueError):
    """A person asked for something that can't be done; `reason` says why, in words to be found in the locale."""

    def __init__(self, id: str, **args: str | int) -> None:
        self.reason = Reason(id, args)
        detail = ", ".join(f"{name}={value}" for name, value in args.items())
        super().__init__(f"{id} ({detail})" if detail else id)
