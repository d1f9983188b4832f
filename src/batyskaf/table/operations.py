"""Endpoints for operators: liveness, readiness, metrics, and who hits the limits."""

import asyncio

import msgspec
from fastapi import FastAPI, Request, Response

from batyskaf.core.reason import Reason, Refused
from batyskaf.table import routes
from batyskaf.table.api import refusal
from batyskaf.table.connections import Proxies, within
from batyskaf.table.limits import Limits
from batyskaf.table.watch import Watch

READY_IN = 2.0
"""Seconds in which a store that is there answers."""
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


class Reached(msgspec.Struct, frozen=True):
    """The limits of a server, and for each the addresses that hit it most."""

    limits: Limits
    hits: dict[str, dict[str, int]]


def mount(app: FastAPI, watch: Watch, readers: Proxies) -> None:
    """Add the paths. Figures are for `readers` only."""

    def allowed(request: Request) -> bool:
        return request.client is not None and within(request.client.host.partition("/")[0], readers)

    def hidden() -> Response:
        return routes.response(refusal(Reason("refused-table-path"), 404))

    @app.get("/healthz", include_in_schema=False)
    async def alive() -> Response:
        return Response("ok\n", media_type="text/plain")

    @app.get("/readyz", include_in_schema=False)
    async def ready(request: Request) -> Response:
        try:
            async with asyncio.timeout(READY_IN):
                await routes.context_of(request).hub.store.kept("secret")
        except (Refused, TimeoutError):
            return Response("the store does not answer\n", 503, media_type="text/plain")
        return Response("ok\n", media_type="text/plain")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not allowed(request):
            return hidden()
        text = "\n".join(watch.lines(routes.context_of(request)))
        return Response(f"{text}\n", headers={"content-type": PROMETHEUS})

    @app.get("/limits", include_in_schema=False)
    async def limits(request: Request) -> Response:
        if not allowed(request):
            return hidden()
        hits = {name: dict(who.most_common(20)) for name, who in watch.hits.by_limit.items()}
        return Response(msgspec.json.encode(Reached(watch.limits, hits)), media_type="application/json")
