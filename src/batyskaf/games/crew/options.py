"""The options of an attempt: which mission, by how many, under which house rules, and what earlier attempts left."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Difficulty = Annotated[int, Meta(ge=1, le=100)]


class CrewOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that is agreed before the deal. The explanations are in the locale as `option-crew-<name>`."""

    mission: str = "1"
    players: Annotated[int, Meta(ge=2, le=5)] = 4
    timed: bool = True
    untimed_sharing: Literal["draft", "volunteers"] = "draft"
    edition: Literal["english", "german"] = "english"
    only_mark: Literal["only", "any"] = "only"
    memory: Literal["strict", "open"] = "strict"
    distress: Literal["ask", "off", "active"] = "ask"
    tonoja_after: Literal["second", "first"] = "second"
    tonoja_distress: Literal["takes part", "stays out"] = "takes part"
    communication: Literal["mission", "normal", "currents", "narcosis", "silence", "terrain"] = "mission"
    difficulty: Difficulty | None = None
    tasks: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    attempt: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    size: Literal["full", "small"] = "full"
