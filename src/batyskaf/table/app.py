"""The server as an ASGI application: it opens the store, runs the tables, answers HTTP and sockets, serves the page."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from batyskaf.bots.bot import UNBOUNDED, Budget
from batyskaf.core.faults import faults
from batyskaf.core.folders import data_folder
from batyskaf.core.reason import Reason, Refused
from batyskaf.table import operations, pages, routes
from batyskaf.table.actor import MOMENT
from batyskaf.table.api import JSON, PREFIX, Context, refusal, refused_reply
from batyskaf.table.connections import Proxies, networks
from batyskaf.table.daily import Daily
from batyskaf.table.guard import LOOPBACK, Guard
from batyskaf.table.homes import Place
from batyskaf.table.hub import Hub
from batyskaf.table.limits import Limits
from batyskaf.table.measures import Measures
from batyskaf.table.reminders import Push, Reminders
from batyskaf.table.reviews import Reviews
from batyskaf.table.schema import components
from batyskaf.table.sql_store import LEASE, SqlStore, sqlite_url
from batyskaf.table.watch import Watch
from batyskaf.table.workers import Workers

LOCAL = networks(["127.0.0.0/8", "::1"])


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a server. `hosts` are the names that requests may use for it, with `addresses` also any address;
    None: any. `proxies` are trusted to name their clients; `readers` may read its figures."""

    database: str
    hosts: frozenset[str] | None = LOOPBACK
    addresses: bool = False
    origins: frozenset[str] = frozenset()
    proxies: Proxies = ()
    readers: Proxies = LOCAL
    limits: Limits = Limits()
    static: Path = pages.STATIC
    site: Path | None = None
    """The static site, the table that needs no server; it is served below `/offline/`."""
    moment: float = MOMENT
    bot_seconds: float = 20.0
    workers: int | None = None
    review: Budget = UNBOUNDED
    """An upper limit for the review of one decision, on top of its level."""
    lease: float = LEASE
    place: Place | None = None
    """Among several processes behind one port."""
    push: Push | None = None
    """Reminds people of their turn by web push; None: nobody is reminded."""
    share_packs: bool = False
    """Lets people share packs by link."""


def default_database() -> str:
    """One file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return sqlite_url(folder / "tables.sqlite")


def make_app(config: Config) -> FastAPI:
    """The application."""
    watch = Watch(config.limits)
    app = FastAPI(
        title="Batyskaf",
        description="Tables for deep-sea games. docs/protocol.md explains them.",
        version="1",
        lifespan=lambda app: _running(app, config, watch),
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
    )
    app.include_router(routes.router)
    sockets = routes.Sockets(watch.sockets, config.limits)
    app.router.routes.insert(0, WebSocketRoute(f"{PREFIX}/tables/{{id}}/socket", sockets.serve))
    app.state.watch = watch
    operations.mount(app, watch, config.readers)
    _describe(app)
    pages.mount(app, config.static, config.site)
    app.state.site = config.site
    _errors(app)
    app.add_middleware(
        Guard,
        watch=watch,
        hosts=config.hosts,
        origins=config.origins,
        addresses=config.addresses,
        proxies=config.proxies,
    )
    return app


@contextlib.asynccontextmanager
async def _running(app: FastAPI, config: Config, watch: Watch) -> AsyncIterator[None]:
    """Open the store and run its tables from startup to shutdown."""
    store = await SqlStore.open(config.database, config.lease)
    store.commits = watch.metrics.commits.add
    workers = Workers(config.workers, config.bot_seconds)
    hub = Hub(store, workers, moment=config.moment, limits=config.limits)
    hub.metrics = watch.metrics
    hub.place = config.place
    hub.shares = config.share_packs
    hub.reminders = watch.reminders = None if config.push is None else await Reminders.open(store, config.push)
    await hub.open()
    reviews = Reviews(hub, config.review)
    measures = Measures(hub)
    app.state.context = Context(hub, reviews, measures, Daily(hub))
    waking = asyncio.create_task(hub.wake_recent())
    try:
        yield
    finally:
        waking.cancel()
        await asyncio.gather(waking, return_exceptions=True)
        await reviews.close()
        await measures.close()
        if hub.reminders is not None:
            await hub.reminders.close()
        await hub.close()
        await workers.close()
        await store.close()


def _errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return routes.response(refused_reply(error))

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first: dict[str, Any] = dict(error.errors()[0])
        where = ".".join(str(part) for part in first.get("loc", ()))
        reason = Reason("refused-table-message", {**faults(f"{where}: {first.get('msg', '')}")})
        return routes.response(refusal(reason, 422))

    @app.exception_handler(HTTPException)
    async def http(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        answer = routes.response(
            refusal(Reason("refused-table-path", {"detail": str(error.detail)}), error.status_code)
        )
        answer.headers.update(error.headers or {})
        return answer


def _describe(app: FastAPI) -> None:
    """Add the schemas of the bodies, which are msgspec Structs, to those that FastAPI writes; serve them, made once."""
    written = app.openapi

    @cache
    def openapi() -> dict[str, Any]:
        schema = written()
        schema.setdefault("components", {}).setdefault("schemas", {}).update(components())
        return schema

    @cache
    def described() -> bytes:
        return msgspec.json.encode(openapi())

    async def serve(_: Request) -> Response:
        return Response(described(), media_type=JSON)

    app.openapi = openapi  # type: ignore[method-assign]
    app.add_route(f"{PREFIX}/openapi.json", serve)
