"""The endpoints and sockets served by FastAPI, and what only HTTP has: the event stream of spectators."""

from collections.abc import AsyncIterator, Awaitable, Callable
from inspect import getdoc
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response, WebSocket
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from batyskaf.core.reason import Refused
from batyskaf.table import pages, schema
from batyskaf.table.api import PREFIX, Asked, Context, Endpoint, Malformed, Reply, bearer, reply
from batyskaf.table.bodies import Offline
from batyskaf.table.connections import Places
from batyskaf.table.encoding import compressed
from batyskaf.table.endpoints import API
from batyskaf.table.limits import Limits
from batyskaf.table.sockets import MALFORMED, SINCE, TOO_MUCH, Session, mirror
from batyskaf.table.wire import EXTENSION, Wire

router = APIRouter(prefix=PREFIX)


def context_of(request: Request | WebSocket) -> Context:
    context: Context = request.app.state.context
    return context


def response(answer: Reply) -> Response:
    return Response(answer.body, answer.status, dict(answer.headers), answer.media)


def _serving(one: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        asked = Asked(
            values=request.path_params,
            query=dict(request.query_params),
            token=bearer(request.headers.get("authorization", "")),
            origin=request.client.host if request.client else "",
            body=await request.body() if one.takes is not None else b"",
        )
        answer = await one.reply(context_of(request), asked)
        if one.public:
            body, headers = await compressed(answer.body, request.headers.get("accept-encoding", ""))
            answer = msgspec.structs.replace(answer, body=body, headers={**answer.headers, **headers})
        return response(answer)

    return serve


def _register(one: Endpoint) -> None:
    how: dict[str, Any] = {"response_class": Response} if one.media else {}
    router.add_api_route(
        one.path,
        _serving(one),
        methods=[one.method],
        name=getattr(one.handler, "__name__", None),
        description=getdoc(one.handler),
        response_model=None,
        responses=schema.answers(one.answer, one.many, *one.refusals, media=one.media),
        openapi_extra=schema.asks(one),
        **how,
    )


for each in API.endpoints:
    _register(each)


@router.get(
    "/tables/{id}/events",
    response_class=Response,
    responses=schema.answers(None, False, 403, 404, 409, media="text/event-stream"),
)
async def events(
    request: Request, id: str, since: Annotated[int, Query(ge=0, le=2**31)] = 0, token: str = ""
) -> Response:
    """Updates for spectators as server-sent events. Links with seats are refused: they don't belong into a URL."""
    hub = context_of(request).hub
    access = await hub.access(id, token)
    if access.seats or access.creator:
        raise Refused("refused-table-link")
    last = request.headers.get("last-event-id", "")
    begin = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else since

    places: Places = request.app.state.watch.sockets
    address = request.client.host if request.client else ""
    if not places.enter(address):
        raise Refused("refused-table-often")

    async def stream() -> AsyncIterator[bytes]:
        async for part in mirror(hub, id, begin):
            yield part

    return Stream(places, address, stream(), media_type="text/event-stream", headers={"cache-control": "no-store"})


class Stream(StreamingResponse):
    """A stream that has a place until it ends."""

    def __init__(self, places: Places, address: str, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._places, self._address = places, address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._places.leave(self._address)


@router.get("/offline", response_class=Response, responses=schema.answers("Offline"))
async def offline(request: Request) -> Response:
    """Where to play without this server. Pages also ask it whether the server is there again."""
    found = pages.is_site(request.app.state.site)
    return response(reply(Offline(path=f"/{pages.OFFLINE}/" if found else None)))


# --- sockets ----------------------------------------------------------------------------------------------------------


class Sockets:
    """The open sockets of a server."""

    def __init__(self, places: Places, limits: Limits) -> None:
        self._places = places
        self._limits = limits

    async def serve(self, socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        try:
            since = SINCE.read(dict(socket.query_params)) or 0
        except Malformed:
            await socket.close(MALFORMED)
            return
        await socket.accept()
        if not self._places.enter(address):
            await socket.close(TOO_MUCH)
            return
        try:
            wire: Wire = socket.scope["extensions"].pop(EXTENSION)
            await Session(wire, context_of(socket).hub, self._limits).run(socket.path_params["id"], since)
        finally:
            self._places.leave(address)
