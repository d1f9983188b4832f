"""JSON Schemas of the HTTP bodies, for the OpenAPI description."""

import re
from typing import Any

import msgspec

from batyskaf.core.words import Text
from batyskaf.table import bodies, protocol
from batyskaf.table.api import Endpoint, Number

_BODIES = (
    bodies.MakeTable, bodies.Made, bodies.Sit, bodies.Seated, bodies.Rematch, bodies.Fork, bodies.MakeCampaign,
    bodies.LookAtPacks, bodies.Campaign, bodies.Catalog, bodies.GameInfo, bodies.Listed, bodies.Replay,
    bodies.Uploaded, bodies.Failed, bodies.Workshop, bodies.CheckPack, bodies.CheckedPack, bodies.MeasureState,
    bodies.PackPage, bodies.SharePack, bodies.PackLink, bodies.SharedPack,
    bodies.Continued, bodies.Mine, bodies.Own, bodies.AskStats, bodies.Stats,
    bodies.ReviewState, bodies.Daily, bodies.Dive, bodies.Offline, bodies.PushKey, bodies.Subscription,
    protocol.Update, protocol.Ack, protocol.Refusal, protocol.Because, protocol.Hint,
)  # fmt: skip
_WHERE = "#/components/schemas/{name}"


def _anything(kind: type) -> dict[str, Any]:
    """Words are an object by language; fields of type `object` hold any JSON."""
    if kind is Text:
        return {"type": "object", "additionalProperties": {"type": "string"}}
    return {"description": "any JSON"}


def components() -> dict[str, Any]:
    """All schemas by name."""
    kinds = (*_BODIES, protocol.AnyCommand)
    _, found = msgspec.json.schema_components(kinds, schema_hook=_anything, ref_template=_WHERE)
    found["AnyCommand"] = _union(protocol.AnyCommand)
    found["AnyAnswer"] = _union(protocol.AnyAnswer)
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


def asks(one: Endpoint) -> dict[str, Any]:
    """The path, the query and the body that an endpoint takes."""
    asked: dict[str, Any] = {}
    parameters = [_in_path(name) for name in re.findall(r"\{(\w+)\}", one.path)]
    parameters += [_in_query(number) for number in one.query]
    if parameters:
        asked["parameters"] = parameters
    if one.takes is not None:
        text = "/" in one.takes
        content = {one.takes: {"schema": {"type": "string"}}} if text else _json(ref(one.takes))
        asked["requestBody"] = {"required": True, "content": content}
    return asked


def _in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "title": name.title()}}


def _in_query(number: Number) -> dict[str, Any]:
    bounds: dict[str, Any] = {"type": "integer", "minimum": number.least, "maximum": number.most}
    kind = {"anyOf": [bounds, {"type": "null"}]} if number.default is None else {**bounds, "default": number.default}
    return {"name": number.name, "in": "query", "required": False, "schema": {**kind, "title": number.name.title()}}
