"""`serve` runs the table on this machine and opens its page."""

import asyncio
import contextlib
import os
import socket
import threading
import webbrowser

import uvicorn

from batyskaf.core.reason import Refused
from batyskaf.table.app import Config, default_database, make_app
from batyskaf.table.guard import LOOPBACK
from batyskaf.table.store import Store

PORT = 8123


def serve(
    host: str = "127.0.0.1", port: int = PORT, open_browser: bool = False, database_url: str | None = None
) -> None:
    """Serve until interrupted. On loopback only this machine can reach it; port 0 takes any that is free."""
    config = Config(
        database=database_url or os.environ.get("BATYSKAF_DATABASE") or default_database(),
        hosts=LOOPBACK if host in LOOPBACK else None,
        origins=frozenset(os.environ.get("BATYSKAF_ORIGINS", "").split()),
    )
    asyncio.run(check(config.database))
    bound = listening(host, port)
    address = bound.getsockname()
    name = f"[{address[0]}]" if bound.family == socket.AF_INET6 else address[0]
    url = f"http://{name}:{address[1]}/"
    print(f"batyskaf: the table stands at {url}", flush=True)
    if open_browser:
        threading.Timer(0.8, webbrowser.open, (url,)).start()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(settings(config)).run([bound])


async def check(database: str) -> None:
    """Refuse a database that can't be used before anything is served."""
    store = await Store.open(database)
    await store.close()


def listening(host: str, port: int) -> socket.socket:
    """A listening socket; if the port is taken on this machine, the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, *range(port + 1, port + 20), 0) if port else (0,):
        bound = socket.socket(family)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, wanted))
        except OSError:
            bound.close()
            continue
        bound.listen(128)  # whoever comes before the server is up waits in line
        return bound
    raise Refused("refused-port", host=host, port=port)


def settings(config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(config),
        log_level="warning",
        access_log=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        proxy_headers=False,
    )
