"""`serve` runs the server on this machine and opens its page."""

import asyncio
import contextlib
import errno
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import msgspec
import uvicorn

from batyskaf import bots
from batyskaf.core.reason import Refused
from batyskaf.table import logs
from batyskaf.table.app import LOCAL, Config, default_database, make_app
from batyskaf.table.connections import networks, protocol
from batyskaf.table.guard import LOOPBACK
from batyskaf.table.homes import Place
from batyskaf.table.limits import Limits, limits_from
from batyskaf.table.pages import is_site
from batyskaf.table.processes import Handover, ProcessServer, run_processes
from batyskaf.table.reminders import Push, Reminders
from batyskaf.table.sql_store import SqlStore
from batyskaf.table.wire import Wire
from batyskaf.table.workers import usual_workers

PORT = 8123
FILES = 65_536
"""Open files that are wished for."""
SPREADS = sys.platform == "linux"
"""Whether connections are spread between sockets on the same port."""
SPARE = 150
"""Open files for everything but connections."""
GARBAGE = (20_000, 20, 50)
"""How many objects come before a search for garbage, and how many searches before a longer one."""
BUILT_SITE = Path("dist", "site")
"""Where `make site` puts the static site of a checkout."""


class Serving(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is run; `docs/hosting.md` explains it."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None: the usual one, or the next free one."""
    open_browser: bool = False
    database: str | None = None
    site: Path | None = None
    names: tuple[str, ...] = ()
    """Names that the server is called by."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of trusted proxies."""
    readers: tuple[str, ...] = ()
    """Addresses and networks that may read the figures, besides this machine."""
    limits: tuple[str, ...] = ()
    log: logs.Form = "text"
    access_log: bool = False
    push: str | None = None
    """The contact that push services are given; None: no reminders."""
    share_packs: bool = False
    processes: int = 1
    programs: tuple[str, ...] = ()
    """Programs that are offered as bots."""

    def config(self) -> Config:
        local = self.host in LOOPBACK
        here = frozenset() if local else frozenset({socket.gethostname(), f"{socket.gethostname()}.local"})
        return Config(
            database=self.database or os.environ.get("BATYSKAF_DATABASE") or default_database(),
            hosts=frozenset(name.lower() for name in LOOPBACK | here | set(self.names)),
            addresses=not local,
            origins=frozenset(os.environ.get("BATYSKAF_ORIGINS", "").split()),
            site=site_folder(self.site),
            limits=fitting(limits_from(self.limits), open_files()),
            proxies=networks(list(self.proxies)),
            readers=(*LOCAL, *networks(list(self.readers))),
            push=None if self.push is None else Push(contact=self.push),
            share_packs=self.share_packs,
        )


def serve(how: Serving) -> None:
    """Serve until interrupted. On loopback only this machine can reach it; port 0 means any free port."""
    config = how.config()
    if how.processes > 1 and config.database.startswith("sqlite"):
        raise Refused("refused-processes")
    asyncio.run(check(config))
    bound = listening(how.host, how.port, shared=how.processes > 1)
    logs.set_up(how.log, how.access_log)
    address = bound.getsockname()
    name = f"[{address[0]}]" if bound.family == socket.AF_INET6 else address[0]
    url = f"http://{name}:{address[1]}/"

    def announce() -> None:
        print(f"batyskaf: the table is at {url}", flush=True)
        if how.open_browser:
            threading.Timer(0.8, webbrowser.open, (url,)).start()

    with contextlib.suppress(KeyboardInterrupt):
        if how.processes > 1:
            run_processes(serve_part, how, bound, how.processes, announce)
        else:
            announce()
            settle_memory()
            uvicorn.Server(settings(config)).run([bound])


def serve_part(how: Serving, bound: socket.socket, place: Place) -> None:
    """Be one of several processes; the workers of bots are divided between them."""
    for program in how.programs:
        bots.allow(program)
    logs.set_up(how.log, how.access_log)
    workers = max(1, usual_workers() // place.count)
    config = msgspec.structs.replace(how.config(), place=place, workers=workers)
    settle_memory()
    with contextlib.suppress(KeyboardInterrupt):
        ProcessServer(settings(config), place).run([beside(bound)])


def settle_memory() -> None:
    """Search for garbage less often, and never among what stays: code and content."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def open_files() -> int:
    """How many files and sockets this process may open; raised as far as the system allows."""
    try:
        import resource
    except ImportError:  # not on Windows
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def fitting(limits: Limits, files: int) -> Limits:
    """The limits as far as this many open files allow: some are for the database, workers and the page."""
    most = max(files - SPARE, 20)
    connections = min(limits.connections_total, most // 3)
    return msgspec.structs.replace(
        limits, connections_total=connections, sockets_total=min(limits.sockets_total, most - connections)
    )


def site_folder(wished: Path | None) -> Path | None:
    """The static site to serve beside the page: the one that was asked for, else one built in the current folder."""
    if wished is not None and not is_site(wished):
        raise Refused("refused-site", folder=str(wished))
    return wished or (BUILT_SITE if is_site(BUILT_SITE) else None)


async def check(config: Config) -> None:
    """Refuse an unusable database, or reminders that can't be sent, before anything is served."""
    store = await SqlStore.open(config.database)
    try:
        if config.push is not None:
            await (await Reminders.open(store, config.push)).close()
    finally:
        await store.close()


def listening(host: str, port: int | None, shared: bool = False) -> socket.socket:
    """A listening socket. If no port is asked for: the usual one, else the next free one.

    A `shared` one only takes the address for the processes that listen `beside` it, where the system has that.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = (PORT, *range(PORT + 1, PORT + 20), 0) if port is None else (port,)
    for number in wanted:
        bound = socket.socket(family)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared and SPREADS:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        try:
            bound.bind((host, number))
        except OSError as error:
            bound.close()
            if port and error.errno in (errno.EADDRINUSE, errno.EACCES):
                raise Refused("refused-port-taken", host=host, port=str(port)) from None
            continue
        if not (shared and SPREADS):
            bound.listen(128)  # early connections wait until the server is up
        return bound
    raise Refused("refused-port", host=host, port=str(PORT if port is None else port))


def beside(bound: socket.socket) -> socket.socket:
    """The socket of one of several processes. The system spreads connections evenly between them."""
    if not SPREADS:
        return bound
    mine = socket.socket(bound.family)
    mine.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    mine.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    mine.bind(bound.getsockname())
    mine.listen(128)
    return mine


def settings(config: Config) -> uvicorn.Config:
    app = make_app(config)
    handover = None if config.place is None else Handover(config.place)
    return uvicorn.Config(
        app,
        http=protocol(config.limits, config.proxies, app.state.watch.hits, handover),
        ws=Wire,
        log_config=None,
        access_log=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        proxy_headers=False,
    )
