"""`--processes`: several server processes behind one port, each table at home in one of them."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from batyskaf.core.reason import Refused
from batyskaf.table.homes import Place, home_of
from batyskaf.table.processes import Handover, _arrived
from batyskaf.table.serve import Serving, serve
from batyskaf.table.sql_store import as_async
from tests.table.kit import SOON, Seat, database_in, finish
from tests.table.postgres import Postgres

COMMAND = [sys.executable, "-c", "from batyskaf.terminal.app import main; main()", "serve", "--no-browser"]


class Served:
    """The command with two processes."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        env = {**os.environ, "BATYSKAF_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
        more = ["--port", "0", "--processes", "2", "--database", database]
        self.process = subprocess.Popen([*COMMAND, *more], env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])
        self.http = httpx.AsyncClient(
            base_url=found[0],
            timeout=SOON,
            transport=httpx.AsyncHTTPTransport(retries=50),
            headers={"connection": "close"},
        )

    def seat(self, table: str, token: str) -> Seat:
        return Seat(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket", token)

    async def two_at_a_table(self) -> tuple[str, Seat, Seat]:
        seats = [{"kind": "me", "name": "Ala"}, {"kind": "open"}]
        wish = {"game": "crew", "options": {"players": 2}, "seats": seats}
        made = (await self.http.post("/api/tables", json=wish)).json()
        id = made["table"]["id"]
        sat = (
            await self.http.post(f"/api/tables/{id}/sit", json={"name": "Ola", "token": made["invites"]["1"]})
        ).json()
        return id, await self.seat(id, made["token"]).join(), await self.seat(id, sat["token"]).join()

    def children(self) -> list[int]:
        """The server processes; another one of multiprocessing counts resources."""
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # it has ended meanwhile
                parent = int(stat.read_text().rpartition(")")[2].split()[1])
                if parent == self.process.pid and b"spawn_main" in (stat.parent / "cmdline").read_bytes():
                    found.append(int(stat.parent.name))
        return found

    async def owners(self) -> dict[str, str]:
        engine = create_async_engine(as_async(self.database))
        async with engine.connect() as connection:
            rows = (await connection.execute(sql.text("SELECT table_id, server FROM leases"))).all()
        await engine.dispose()
        return {row.table_id: row.server for row in rows}

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=SOON)


@pytest.fixture
def served(postgres: Postgres, tmp_path: Path) -> Iterator[Served]:
    served = Served(postgres.fresh(), tmp_path)
    yield served
    served.end()


def test_the_address_is_announced_once_it_answers(served: Served) -> None:
    assert all(httpx.get(f"http://127.0.0.1:{served.port}/healthz").status_code == 200 for _ in range(10))


async def test_each_table_is_owned_by_its_home_which_has_all_its_sockets(served: Served) -> None:
    tables = [await served.two_at_a_table() for _ in range(6)]
    for _, ala, ola in tables[:2]:
        await finish(ala, ola)
    homes: dict[int, set[str]] = {}
    for table, owner in (await served.owners()).items():
        homes.setdefault(home_of(table, 2), set()).add(owner)
    assert all(len(owners) == 1 for owners in homes.values())
    assert len(set.union(*homes.values())) == len(homes)

    first = sum(home_of(table, 2) == 0 for table, _, _ in tables)
    wanted = {2 * first, 2 * (6 - first)}
    found: set[int] = set()
    async with asyncio.timeout(SOON):
        while found != wanted:  # any process answers
            text = (await served.http.get("/metrics")).text
            found.add(int(re.findall(r"^batyskaf_sockets (\d+)$", text, re.MULTILINE)[0]))
            assert found <= wanted
    await served.http.aclose()


def test_a_connection_is_handed_over_with_its_request(tmp_path: Path) -> None:
    table = next(f"{number:x}" for number in range(100) if home_of(f"{number:x}", 2) == 1)
    home = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    home.bind(Place(1, 2, tmp_path).meeting(1))
    home.setblocking(False)
    here, there = socket.socketpair()
    target = f"/api/tables/{table}/socket?since=3".encode()
    assert Handover(Place(0, 2, tmp_path)).give(target, [(b"host", b"localhost")], here)
    ((request, line),) = _arrived(home)
    assert request == b"GET " + target + b" HTTP/1.1\r\nhost: localhost\r\n\r\n"
    there.send(b"hello")
    assert line.recv(5) == b"hello"
    assert not Handover(Place(1, 2, tmp_path)).give(target, [], here)
    for one in (home, here, there, line):
        one.close()


@pytest.mark.soak
async def test_a_process_that_dies_is_restarted_and_its_tables_continue(served: Served) -> None:
    id, ala, ola = await served.two_at_a_table()
    children = served.children()
    assert len(children) == 2
    for child in children:
        os.kill(child, signal.SIGKILL)
    again = [served.seat(id, ala.token), served.seat(id, ola.token)]
    async with asyncio.timeout(SOON):
        for seat in again:
            while True:
                try:
                    await seat.join()
                    break
                except Exception:  # refused in several ways until the process is back
                    await asyncio.sleep(0.2)
    await finish(*again)
    children = served.children()
    assert len(children) == 2
    served.end()
    assert not any(Path(f"/proc/{child}").exists() for child in children)
    await served.http.aclose()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="refused-processes"):
        serve(Serving(database=database_in(tmp_path), processes=2))
