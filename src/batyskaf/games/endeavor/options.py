"""The options of a game of Endeavor: which mission, by how many, against each other or together, which edition."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class EndeavorOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that is agreed before the set-up. The explanations stand in the locale as `option-endeavor-<name>`."""

    mission: str = "1"
    players: Annotated[int, Meta(ge=1, le=5)] = 4
    mode: Literal["competitive", "cooperative"] = "competitive"
    edition: Literal["draft", "retail"] = "draft"
    fifth_player: bool = False
