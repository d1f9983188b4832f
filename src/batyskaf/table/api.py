"""The HTTP surface apart from HTTP: each endpoint once, as a function from what is asked to a reply.

`endpoints` fills the list; `routes` serves it by FastAPI, `local` without a server.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import TypeVar

import msgspec

from batyskaf.core.faults import faults
from batyskaf.core.reason import Reason, Refused
from batyskaf.table.bodies import Failed
from batyskaf.table.daily import Daily
from batyskaf.table.hub import Hub
from batyskaf.table.measures import Measures
from batyskaf.table.reviews import Reviews

Body = TypeVar("Body")
PREFIX = "/api"
JSON = "application/json"
LONGEST = 1000
"""Digits of a number in a query."""
LONGEST_VALUE = 100
"""Characters of a value in a path."""
STATUS = {
    "refused-table-message": 400,
    "refused-table-link": 403,
    "refused-table-watching": 403,
    "refused-table-host": 403,
    "refused-table-seat": 403,
    "refused-no-table": 404,
    "refused-unknown-game": 404,
    "refused-unknown-language": 404,
    "refused-campaign-unknown": 404,
    "refused-code": 404,
    "refused-puzzle-unknown": 404,
    "refused-measure-unknown": 404,
    "refused-pack-unknown": 404,
    "refused-table-large": 413,
    "refused-table-slow": 408,
    "refused-table-often": 429,
    "refused-table-store": 503,
    "refused-table-closed": 503,
    "refused-table-failed": 500,
}
"""HTTP statuses of refusals. All others are 409: understood, but not possible now."""


class Context(msgspec.Struct, frozen=True):
    """What endpoints work with."""

    hub: Hub
    reviews: Reviews
    measures: Measures
    daily: Daily


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A request: the values in its path, its query, the secret of a link, and its body."""

    values: Mapping[str, str] = {}
    query: Mapping[str, str] = {}
    token: str = ""
    body: bytes = b""
    origin: str = ""
    """The address that asks, as far as it is known."""
    numbers: Mapping[str, int | None] = {}
    """Numbers in the query that the endpoint declares, within their bounds."""

    def read(self, kind: type[Body]) -> Body:
        """The body; a faulty one is refused with its fault."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("refused-table-message", **faults(error)) from None


class Reply(msgspec.Struct, frozen=True):
    body: bytes
    media: str = JSON
    headers: Mapping[str, str] = {}
    status: int = 200


class Number(msgspec.Struct, frozen=True):
    """A number in the query."""

    name: str
    least: int
    most: int
    default: int | None

    def read(self, query: Mapping[str, str]) -> int | None:
        text = query.get(self.name)
        if text is None:
            return self.default
        if len(text) > LONGEST or re.fullmatch(r"\s*[+-]?\d+(_\d+)*(\.0+)?\s*", text, re.ASCII) is None:
            raise Malformed(self.name, "Input should be a valid integer, unable to parse string as an integer")
        number = int(text.partition(".")[0])
        if number < self.least:
            raise Malformed(self.name, f"Input should be greater than or equal to {self.least}")
        if number > self.most:
            raise Malformed(self.name, f"Input should be less than or equal to {self.most}")
        return number


class Malformed(Exception):
    """A number in the query is none, or out of bounds."""

    def __init__(self, name: str, fault: str) -> None:
        self.reason = Reason("refused-table-message", {**faults(f"query.{name}: {fault}")})
        super().__init__(str(self.reason))


Handler = Callable[[Context, Asked], Awaitable[Reply]]


class Endpoint(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A method and a path with what they take and answer; names are those of schemas."""

    method: str
    path: str
    handler: Handler
    answer: str | None = None
    many: bool = False
    """The answer is a list of such bodies."""
    media: str = ""
    """The media type of an answer that is no JSON."""
    refusals: tuple[int, ...] = ()
    """HTTP statuses of refusals."""
    takes: str | None = None
    """The schema of a JSON body, or the media type of another one."""
    query: tuple[Number, ...] = ()
    public: bool = False
    """The answer holds no secret of anybody, so it may be compressed; see `encoding`."""

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", PREFIX + self.path))

    def match(self, path: str) -> dict[str, str] | None:
        """The values in a path, if it is one of this endpoint's."""
        found = self._pattern.fullmatch(path)
        return None if found is None else found.groupdict()

    async def reply(self, context: Context, asked: Asked) -> Reply:
        """Answer a request; refusals are answers too."""
        if not all(map(_plausible, asked.values.values())):
            return refusal(Reason("refused-table-path"), 404)
        try:
            numbers = {number.name: number.read(asked.query) for number in self.query}
            return await self.handler(context, msgspec.structs.replace(asked, numbers=numbers))
        except Malformed as malformed:
            return refusal(malformed.reason, 422)
        except Refused as refused:
            return refused_reply(refused)


def _plausible(value: str) -> bool:
    """Whether a value in a path can be an id or a name at all; no database has to look for others."""
    return len(value) <= LONGEST_VALUE and value.isprintable()


class Api:
    """All endpoints, in order: the first that fits answers a request."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def add(
        self,
        method: str,
        path: str,
        answer: str | None = None,
        *refusals: int,
        many: bool = False,
        media: str = "",
        takes: str | None = None,
        query: tuple[Number, ...] = (),
        public: bool = False,
    ) -> Callable[[Handler], Handler]:
        """Make an endpoint of a function."""

        def add(handler: Handler) -> Handler:
            made = Endpoint(
                method=method, path=path, handler=handler, answer=answer, many=many, media=media, refusals=refusals,
                takes=takes, query=query, public=public,
            )  # fmt: skip
            self.endpoints.append(made)
            return handler

        return add

    def find(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]] | Reply:
        """The endpoint of a request with the values in its path, or the refusal of a server that has no such path."""
        found = [(one, values) for one in self.endpoints if (values := one.match(path)) is not None]
        for one, values in found:
            if one.method == method:
                return one, values
        if method == "GET":
            return refusal(Reason("refused-table-path"), 404)
        wrong = refusal(Reason("refused-table-path", {"detail": "Method Not Allowed"}), 405)
        return msgspec.structs.replace(wrong, headers={"allow": found[0][0].method if found else "GET"})


def reply(body: object) -> Reply:
    return Reply(msgspec.json.encode(body))


def refusal(reason: Reason, status: int) -> Reply:
    return Reply(msgspec.json.encode(Failed(reason=reason)), status=status)


def refused_reply(refused: Refused) -> Reply:
    return refusal(refused.reason, STATUS.get(refused.reason.id, 409))


def bearer(header: str) -> str:
    """The secret of a link, from the header `Authorization`."""
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
