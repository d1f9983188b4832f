"""Connections that send nothing, floods and proxies: nobody locks the others out."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.datastructures import Headers

from batyskaf.core.reason import Refused
from batyskaf.table import logs
from batyskaf.table.connections import client_of, networks
from batyskaf.table.limits import Limits, limits_from
from batyskaf.table.serve import Serving, fitting
from tests.table.kit import OPEN, SOON, Running, database_in, running

SHORT = msgspec.structs.replace(OPEN, header_seconds=1.0, body_seconds=1.0)


async def closed(port: int, sent: bytes) -> bytes:
    """Send something on a new connection; return what comes until the server closes it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    try:
        async with asyncio.timeout(SOON):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nHost: 127", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET"]
)
async def test_a_connection_without_a_request_is_closed(tmp_path: Path, sent: bytes) -> None:
    async with running(database_in(tmp_path), limits=SHORT) as here:
        answer = await closed(here.port, sent)
        assert (b"200 OK" in answer) == (b"healthz" in sent)


@pytest.mark.parametrize("rest", [b"X: " + b"a" * 500_000, b"X: a\r\n" * 100_000], ids=["long", "many"])
async def test_headers_without_end_are_cut_off(tmp_path: Path, rest: bytes) -> None:
    patient = msgspec.structs.replace(OPEN, header_seconds=10 * SOON)
    async with running(database_in(tmp_path), limits=patient) as here:
        assert await closed(here.port, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + rest) == b""


async def test_a_body_that_does_not_arrive_is_refused(tmp_path: Path) -> None:
    async with running(database_in(tmp_path), limits=SHORT) as here:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
        answer = await closed(here.port, head)
        assert b"408 " in answer
        assert b"refused-table-slow" in answer


async def test_a_body_that_is_announced_too_large_is_refused_at_once(tmp_path: Path) -> None:
    patient = msgspec.structs.replace(OPEN, body_seconds=10 * SOON)
    async with running(database_in(tmp_path), limits=patient) as here:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n"
        assert b"413 " in await closed(here.port, head)


async def test_a_client_that_leaves_within_its_request_is_no_failure(
    here: Running, caplog: pytest.LogCaptureFixture
) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", here.port)
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
    await writer.drain()
    writer.close()
    async with asyncio.timeout(SOON):
        while 'requests_total{status="0"} 1' not in (await here.http.get("/metrics")).text:
            await asyncio.sleep(0)
        assert (await here.http.get("/healthz")).status_code == 200
    assert [record.name for record in caplog.records if record.levelname == "ERROR"] == []


async def test_idle_connections_of_one_address_lock_nobody_out(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(OPEN, connections=5)
    async with running(database_in(tmp_path), limits=limits) as here:
        idle = [await asyncio.open_connection("127.0.0.1", here.port) for _ in range(30)]
        other = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(transport=other, base_url=f"http://127.0.0.1:{here.port}", timeout=SOON) as http:
            assert (await http.get("/healthz")).status_code == 200
            hits = (await http.get("/limits")).json()["hits"]
        assert hits["connections"]["127.0.0.1"] == 25
        for _, writer in idle:
            writer.close()


async def test_event_streams_count_as_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(OPEN, sockets=2)
    async with running(database_in(tmp_path), limits=limits) as here:
        made = await here.make()
        path = f"/api/tables/{made['table']['id']}/events?token={made['watch']}"
        async with here.http.stream("GET", path) as first, here.http.stream("GET", path) as second:
            assert (first.status_code, second.status_code) == (200, 200)
            assert (await here.http.get(path)).status_code == 429
        async with asyncio.timeout(SOON):
            while True:
                async with here.http.stream("GET", path) as again:
                    if again.status_code == 200:
                        break


async def test_streams_end_when_the_server_is_stopped(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(database_in(tmp_path)) as here:
        made = await here.make(settings={"public": True})
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        writer.write(f"GET /api/tables/{made['table']['id']}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        await reader.readuntil(b"event: frame")
    async with asyncio.timeout(SOON):
        await reader.read()
    writer.close()
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def scope(peer: str, *forwarded: str) -> tuple[dict[str, Any], Headers]:
    raw = [(b"x-forwarded-for", text.encode()) for text in forwarded]
    return {"type": "http", "client": (peer, 1), "headers": raw}, Headers(raw=raw)


PROXIES = networks(["10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.7", ["198.51.100.1"], "203.0.113.7"),
        ("10.0.0.2", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.2", ["1.2.3.4, 198.51.100.1, 10.1.1.1"], "198.51.100.1"),
        ("10.0.0.2", ["1.2.3.4", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.2", [], "10.0.0.2"),
        ("::1", ["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", [], "203.0.113.7"),
    ],
)
def test_only_a_trusted_proxy_names_its_client(peer: str, forwarded: list[str], client: str) -> None:
    assert client_of(*scope(peer, *forwarded), PROXIES) == client


async def test_clients_behind_a_trusted_proxy_have_limits_of_their_own(tmp_path: Path) -> None:
    limits = Limits(per_second=0.001, burst=2)
    async with running(database_in(tmp_path), limits=limits, proxies=networks(["127.0.0.1"])) as here:

        async def ask(client: str) -> int:
            return (await here.http.get("/api/tables", headers={"x-forwarded-for": client})).status_code

        assert [await ask("198.51.100.1") for _ in range(3)] == [200, 200, 429]
        assert await ask("198.51.100.2") == 200


async def test_a_flood_is_refused_by_the_default_limits_and_others_are_served(tmp_path: Path) -> None:
    async with running(database_in(tmp_path), limits=Limits(), proxies=networks(["127.0.0.1"])) as here:

        async def ask(client: str) -> int:
            return (await here.http.get("/healthz", headers={"x-forwarded-for": client})).status_code

        statuses: set[int] = set()
        async with asyncio.timeout(SOON):
            while 429 not in statuses:
                statuses |= set(await asyncio.gather(*(ask("198.51.100.1") for _ in range(20))))
        assert statuses == {200, 429}
        assert await ask("198.51.100.2") == 200


def test_limits_are_set_by_name() -> None:
    assert limits_from(["burst=500", "per_second=7.5"]) == Limits(burst=500, per_second=7.5)
    with pytest.raises(Refused, match="refused-limit"):
        limits_from(["bursts=1"])
    for wrong in ("burst=many", "burst=0", "burst", "per_second=-1"):
        with pytest.raises(Refused, match="refused-limit-value"):
            limits_from([wrong])
    with pytest.raises(Refused, match="refused-network"):
        networks(["10.0.0.0/99"])
    assert fitting(Limits(), files=1024).connections_total + fitting(Limits(), files=1024).sockets_total < 1024


async def test_a_server_for_others_answers_to_addresses_and_its_own_names(tmp_path: Path) -> None:
    config = Serving(host="0.0.0.0", database=database_in(tmp_path), names=("Tables.example",)).config()
    how = {"hosts": config.hosts, "addresses": config.addresses}
    async with running(database_in(tmp_path), **how) as here:
        for host, status in (
            ("evil.example", 421),
            ("tables.example", 200),
            ("192.168.1.20:8123", 200),
            ("[fe80::1]:8123", 200),
            (socket.gethostname(), 200),
        ):
            answer = await here.http.get("/api/tables", headers={"host": host})
            assert answer.status_code == status, host
        for hosts in (b"Host: 127.0.0.1\r\nHost: evil.example\r\n", b"Host: evil.example@127.0.0.1\r\n"):
            head = b"GET /api/tables HTTP/1.1\r\n" + hosts + b"Connection: close\r\n\r\n"
            assert b"421 " in await closed(here.port, head)


# --- what operators see ---


async def test_health_readiness_and_figures(here: Running) -> None:
    made = await here.make()
    seat = await here.seat(made["table"]["id"], made["token"]).join()
    await seat.ask(type="say", phrase="hello")
    assert (await here.http.get("/healthz")).status_code == 200
    assert (await here.http.get("/readyz")).status_code == 200
    figures = await here.http.get("/metrics")
    assert figures.headers["content-type"].startswith("text/plain; version=0.0.4")
    values = dict(line.rsplit(" ", 1) for line in figures.text.splitlines() if not line.startswith("#"))
    assert (values["batyskaf_tables"], values["batyskaf_sockets"]) == ("1", "1")
    assert values['batyskaf_commands_total{command="say ack"}'] == "1"
    assert float(values["batyskaf_commit_seconds_count"]) >= 2
    assert values['batyskaf_request_seconds_bucket{le="+Inf"}'] == values["batyskaf_request_seconds_count"]


async def test_a_store_that_is_away_is_not_ready(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(_: str) -> None:
        raise Refused("refused-table-store", detail="away")

    monkeypatch.setattr(here.hub.store, "kept", away)
    assert (await here.http.get("/readyz")).status_code == 503
    assert (await here.http.get("/healthz")).status_code == 200


async def test_figures_are_for_those_who_run_the_server(tmp_path: Path) -> None:
    async with running(database_in(tmp_path), proxies=networks(["127.0.0.1"])) as here:
        for path in ("/metrics", "/limits"):
            assert (await here.http.get(path)).status_code == 200
            stranger = {"x-forwarded-for": "198.51.100.1"}
            assert (await here.http.get(path, headers=stranger)).status_code == 404


async def test_logs_have_the_id_of_the_request_and_no_secret_path(
    here: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up("json", access_log=True)
    try:
        answer = await here.http.get("/api/campaigns/top-secret?token=also-secret")
    finally:
        logs.set_up()
    said = msgspec.json.decode(capsys.readouterr().err.splitlines()[-1])
    assert (said["path"], said["status"], said["method"]) == ("/api/campaigns/*", 404, "GET")
    assert said["request"] == answer.headers["x-request-id"]
    assert "secret" not in str(said)


def test_a_logged_failure_names_its_places_and_not_its_words() -> None:
    import logging
    import sys

    try:
        raise ValueError("the hand is P1 P2 P3")
    except ValueError:
        record = logging.LogRecord("batyskaf.table", logging.ERROR, "", 1, "table %s", ("t1",), sys.exc_info())
    for form in ("text", "json"):
        written = logs.Lines(form).format(record)
        assert "ValueError" in written
        assert "test_connections.py" in written
        assert "P1 P2" not in written
        assert "\n" not in written
