"""The server as an ASGI application: opens the store, runs the tables, answers HTTP and sockets, serves the page."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from batyskaf.bots.bot import UNBOUNDED, Budget
from batyskaf.core.faults import faults
from batyskaf.core.reason import Reason, Refused
from batyskaf.table import pages, routes
from batyskaf.table.actor import MOMENT
from batyskaf.table.bodies import Failed
from batyskaf.table.daily import Daily
from batyskaf.table.guard import LOOPBACK, Guard, Limits
from batyskaf.table.hub import Hub
from batyskaf.table.reviews import Reviews
from batyskaf.table.schema import components
from batyskaf.table.sockets import Session
from batyskaf.table.store import LEASE, Store, sqlite_url
from batyskaf.table.workers import Workers

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
    "refused-table-large": 413,
    "refused-table-store": 503,
    "refused-table-closed": 503,
    "refused-table-failed": 500,
}
"""Refusals by HTTP; every other one is 409: understood, but not possible as things stand."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run. `hosts` are the names it may be called by; None: any."""

    database: str
    hosts: frozenset[str] | None = LOOPBACK
    origins: frozenset[str] = frozenset()
    limits: Limits = Limits()
    static: Path = pages.STATIC
    moment: float = MOMENT
    bot_seconds: float = 20.0
    workers: int | None = None
    review: Budget = UNBOUNDED
    """The most that the review may think about a decision, beyond its level."""
    lease: float = LEASE


def data_folder() -> Path:
    """The user's data folder, or the one that BATYSKAF_DATA names."""
    chosen = os.environ.get("BATYSKAF_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("batyskaf", appauthor=False)


def default_database() -> str:
    """One file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder / "tables.sqlite")


def failed(reason: Reason, status: int) -> Response:
    return Response(msgspec.json.encode(Failed(reason=reason)), status, media_type="application/json")


def make_app(config: Config) -> FastAPI:
    """The application; its store and tables live from start to shutdown."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(config.database, config.lease)
        workers = Workers(config.workers, config.bot_seconds)
        hub = Hub(store, workers, moment=config.moment)
        await hub.open()
        app.state.hub = hub
        app.state.daily = Daily(hub)
        app.state.reviews = reviews = Reviews(hub, config.review)
        waking = asyncio.create_task(hub.wake_recent())
        try:
            yield
        finally:
            waking.cancel()
            await asyncio.gather(waking, return_exceptions=True)
            await reviews.close()
            await hub.close()
            workers.close()
            await store.close()

    app = FastAPI(
        title="Batyskaf",
        description="Tables for deep-sea games. docs/protocol.md explains them.",
        version="1",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(routes.router)
    _sockets(app, config.limits)
    pages.mount(app, config.static)
    _errors(app)
    _describe(app)
    app.add_middleware(Guard, limits=config.limits, hosts=config.hosts, origins=config.origins)
    return app


def _sockets(app: FastAPI, limits: Limits) -> None:
    @app.websocket("/api/tables/{id}/socket")
    async def socket(socket: WebSocket, id: str, since: Annotated[int, Query(ge=0)] = 0) -> None:
        await Session(socket, socket.app.state.hub, limits).run(id, since)


def _errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return failed(error.reason, STATUS.get(error.reason.id, 409))

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first: dict[str, Any] = dict(error.errors()[0])
        where = ".".join(str(part) for part in first.get("loc", ()))
        return failed(Reason("refused-table-message", {**faults(f"{where}: {first.get('msg', '')}")}), 422)

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        answer = failed(Reason("refused-table-path", {"detail": str(error.detail)}), error.status_code)
        answer.headers.update(error.headers or {})
        return answer


def _describe(app: FastAPI) -> None:
    """The bodies are msgspec Structs, so their schemas join those that FastAPI writes."""
    written = app.openapi

    def openapi() -> dict[str, Any]:
        schema = written()
        schema.setdefault("components", {}).setdefault("schemas", {}).update(components())
        return schema

    app.openapi = openapi  # type: ignore[method-assign]
