"""The options of a game of Endeavor: which mission, by how many, against each other or together, which edition."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class EndeavorOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices before the setup. Their explanations are in the locale as `option-endeavor-<name>`."""

    mission: str = "1"
    players: Annotated[int, Meta(ge=1, le=5)] = 4
    mode: Literal["competitive", "cooperative"] = "competitive"
    edition: Literal["draft", "retail"] = "draft"
    fifth_player: bool = False
    size: Literal["full", "small"] = "full"

    @property
    def cooperative(self) -> bool:
        """Whether all seats work together; a single seat always plays the co-operative game."""
        return self.mode == "cooperative" or self.players == 1
