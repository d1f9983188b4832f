"""JSON Schemas of the HTTP bodies, for the OpenAPI description."""

from typing import Any

import msgspec

from batyskaf.table import bodies, protocol

_BODIES = (
    bodies.MakeTable, bodies.Made, bodies.Sit, bodies.Seated, bodies.Rematch, bodies.Fork, bodies.MakeCampaign,
    bodies.LookAtPacks, bodies.Campaign, bodies.GameInfo, bodies.Listed, bodies.Replay, bodies.Uploaded, bodies.Failed,
    bodies.Continued, bodies.Mine, bodies.Own, bodies.AskStats, bodies.Stats,
    bodies.ReviewState, bodies.Daily, bodies.Dive,
    protocol.Frame, protocol.Ack, protocol.Refusal, protocol.Because, protocol.Hint,
)  # fmt: skip
_WHERE = "#/components/schemas/{name}"


def _anything(_: type) -> dict[str, Any]:
    """Fields of type `object` hold any JSON."""
    return {"description": "any JSON"}


def components() -> dict[str, Any]:
    """All schemas by name."""
    kinds = (*_BODIES, protocol.AnyCommand)
    _, found = msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template=_WHERE)
    found["AnyCommand"] = _union(protocol.AnyCommand)
    return found


def _union(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components((kind,), schema_hook=_anything, ref_template=_WHERE)
    return schema


def ref(name: str, many: bool = False) -> dict[str, Any]:
    one = {"$ref": _WHERE.format(name=name)}
    return {"type": "array", "items": one} if many else one


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def answers(
    name: str | None = None, many: bool = False, *statuses: int, media: str = ""
) -> dict[int | str, dict[str, Any]]:
    """What a route may answer: a body (or text of some media type), or a refusal with one of these statuses."""
    found: dict[int | str, dict[str, Any]] = {}
    if name is not None:
        found[200] = {"description": "Done", "content": _json(ref(name, many))}
    elif media:
        found[200] = {"description": "Done", "content": {media: {"schema": {"type": "string"}}}}
    for status in (*statuses, 421, 422, 429):
        found[status] = {"description": "Refused", "content": _json(ref("Failed"))}
    return found


def takes(name: str) -> dict[str, Any]:
    """The body that a route takes."""
    return {"requestBody": {"required": True, "content": _json(ref(name))}}
