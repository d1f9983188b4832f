"""The table without a server: whole matches in a bare process, and the same answers as the server's."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from batyskaf.bots.bot import BotFailed
from batyskaf.core.reason import Refused
from batyskaf.table.local import Connection, Local
from batyskaf.table.thinking import Callbacks, Deal, Job, answer, inline, pack
from tests.table.kit import ROOT, SOON, Running
from tests.table.without_server import Disk, Seat, asked


@pytest.fixture
async def local() -> AsyncIterator[Local]:
    opened = await Local.open(Disk(), moment=0.0)
    yield opened
    await opened.close()


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
def test_a_whole_match_is_played_where_there_is_no_server(game: str) -> None:
    path = os.pathsep.join([str(ROOT / "src"), *(part for part in sys.path if part)])
    command = [sys.executable, "-m", "tests.table.without_server", game]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip
    assert done.stdout.strip() == "over", done.stderr


REQUESTS: list[tuple[str, str, object]] = [
    ("GET", "/api/games", None),
    ("GET", "/api/games/crew/content?mission=7", None),
    ("GET", "/api/games/crew/content?mission=none", None),
    ("GET", "/api/games/chess/moves", None),
    ("GET", "/api/games/aquatica/moves", None),
    ("GET", "/api/locale", None),
    ("GET", "/api/locale/pl", None),
    ("GET", "/api/locale/xx", None),
    ("GET", "/api/tables", None),
    ("GET", "/api/tables/nowhere", None),
    ("GET", "/api/tables/nowhere?since=-1", None),
    ("GET", "/api/tables/nowhere?since=x", None),
    ("GET", "/api/tables/nowhere?since=", None),
    ("GET", "/api/tables/nowhere?since=1.0", None),
    ("GET", "/api/tables/nowhere?since=1_0", None),
    ("GET", "/api/tables/nowhere?since=2147483649", None),
    ("GET", "/api/replays/nowhere?seat=16", None),
    ("GET", "/api/replays/nowhere?seat=15", None),
    ("GET", "/api/replays/a%20b", None),
    ("POST", "/api/tables", {"game": "crew", "wrong": 1}),
    ("POST", "/api/tables", {"game": "crew", "options": {"players": 9}}),
    ("POST", "/api/tables", {"game": "crew", "settings": {"clock": 3}}),
    ("POST", "/api/tables/nowhere/command", {"type": "move", "seq": 0, "move": "x"}),
    ("POST", "/api/tables/nowhere/sit", {"name": "Ala"}),
    ("POST", "/api/mine", {"links": []}),
    ("POST", "/api/stats", {}),
    ("POST", "/api/recordings", "not a match"),
    ("POST", "/api/replays/nowhere/review", None),
    ("POST", "/api/games/crew/packs", {"packs": [{}]}),
    ("GET", "/api/daily", None),
    ("GET", "/api/campaigns/nowhere", None),
    ("GET", "/api/nothing", None),
    ("GET", "/api/tables/nowhere/sit", None),
    ("POST", "/api/games", {}),
    ("DELETE", "/api/tables", None),
    ("PUT", "/api/nothing", {}),
]


async def test_requests_are_answered_as_by_the_server(here: Running, local: Local) -> None:
    for method, path, body in REQUESTS:
        data = b"" if body is None else json.dumps(body).encode()
        theirs = await here.http.request(method, path, content=data)
        status, headers, ours = await local.request(method, path, {}, data)
        assert (status, ours) == (theirs.status_code, theirs.content), (method, path)
        for name in ("content-type", "allow", "content-disposition"):
            assert headers.get(name) == theirs.headers.get(name), (method, path)


async def test_a_body_over_the_limit_is_refused(local: Local) -> None:
    for path, most in (("/api/tables", 400_000), ("/api/tables/t/command", 65_536), ("/api/recordings", 2_000_000)):
        status, _, body = await local.request("POST", path, {}, b"x" * (most + 1))
        assert (status, json.loads(body)["reason"]) == (413, {"id": "refused-table-large", "args": {"most": most}})
        assert (await local.request("POST", path, {}, b"x" * most))[0] != 413


async def closed(connection: Connection) -> tuple[list[dict[str, Any]], int | None]:
    """All messages until the connection closes, and its code."""
    messages = []
    async with asyncio.timeout(SOON):
        while (text := await connection.receive()) is not None:
            messages.append(json.loads(text))
    return messages, connection.code


async def test_a_bad_hello_ends_the_connection_with_a_reason(local: Local) -> None:
    made = await asked(local, "POST", "/api/tables", {"game": "crew"})
    table = f"/api/tables/{made['table']['id']}/socket"
    for path, hello, reason, code in (
        (table, {"type": "hello", "token": "wrong"}, "refused-table-link", 4403),
        (table, {"type": "move", "seq": 0, "move": "x"}, "refused-table-hello", 4400),
        (table, {"type": "hello", "token": "x" * 20_000}, "refused-table-large", 4400),
        ("/api/tables/nowhere/socket", {"type": "hello", "token": ""}, "refused-no-table", 4404),
    ):
        connection = local.connect(path)
        connection.send(json.dumps(hello))
        messages, ended = await closed(connection)
        assert [message["reason"]["id"] for message in messages] == [reason]
        assert ended == code
    assert await closed(local.connect("/api/tables")) == ([], 4404)
    assert await closed(local.connect(f"{table}?since=-1")) == ([], 1008)


async def test_a_page_that_leaves_is_no_longer_online(local: Local) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    made = await asked(local, "POST", "/api/tables", {"game": "crew", "seats": seats})
    path = f"/api/tables/{made['table']['id']}/socket"
    first, watcher = Seat(local.connect(path), made["token"]), Seat(local.connect(path), made["watch"])
    async with asyncio.timeout(SOON):
        while (await watcher.read()).get("online", [False])[0] is False:
            pass
        first.connection.close()
        while (await watcher.read()).get("online", [True])[0] is True:
            pass
    assert (await closed(first.connection))[1] == 1000


async def test_nothing_limits_how_often_the_only_page_asks(local: Local) -> None:
    made = await asked(local, "POST", "/api/tables", {"game": "crew"})
    seat = Seat(local.connect(f"/api/tables/{made['table']['id']}/socket"), made["token"])
    async with asyncio.timeout(SOON):
        answers = [await seat.ask(type="name", name=f"Ala {n}") for n in range(100)]
    assert {answer["type"] for answer in answers} == {"ack"}


async def test_a_full_disk_refuses_a_command_and_shows_nothing() -> None:
    disk = Disk()
    local = await Local.open(disk, moment=0.0)
    wish = {"game": "aquatica", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
    made = await asked(local, "POST", "/api/tables", wish)
    path = f"/api/tables/{made['table']['id']}"
    before = await asked(local, "GET", path, token=made["token"])
    turn = next(update for update in before if update["legal"])
    move = {"type": "move", "seq": turn["seq"], "move": turn["legal"][0], "seat": turn["seat"]}
    disk.full = True
    headers = {"authorization": f"Bearer {made['token']}"}
    status, _, refused = await local.request("POST", f"{path}/command", headers, json.dumps(move).encode())
    assert (status, json.loads(refused)["reason"]["id"]) == (503, "refused-table-store")
    after = await asked(local, "GET", path, token=made["token"])
    assert [update["view"] for update in after] == [update["view"] for update in before]
    disk.full = False
    await asked(local, "POST", f"{path}/command", move, made["token"])
    await local.close()


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("head", "refused-no-table"),
        ("entry", "refused-table-log"),
        ("link", "refused-table-link"),
        ("summary", None),
    ],
)
async def test_a_damaged_record_concerns_only_its_own_table(kind: str, reason: str | None) -> None:
    disk = Disk()
    local = await Local.open(disk, moment=0.0)
    wish = {"game": "aquatica", "options": {"players": 2}, "seats": [{"kind": "me"}] * 2}
    damaged, sound = [await asked(local, "POST", "/api/tables", wish) for _ in range(2)]
    await local.close()
    id = damaged["table"]["id"]
    for key, text in disk.records.items():
        if key.startswith(f"{kind}/") and id in key + text:
            disk.records[key] = text[:-1]
    local = await Local.open(disk, moment=0.0)
    headers = {"authorization": f"Bearer {damaged['token']}"}
    status, _, refused = await local.request("GET", f"/api/tables/{id}", headers)
    assert (json.loads(refused)["reason"]["id"] if status != 200 else None) == reason
    await asked(local, "GET", f"/api/tables/{sound['table']['id']}", token=sound["token"])
    await local.close()


async def test_the_daily_deal_is_the_same_on_every_disk() -> None:
    openings = []
    for _ in range(2):
        local = await Local.open(Disk(), moment=0.0)
        made = await asked(local, "POST", "/api/daily/aquatica", {"name": "Ala"})
        (seen,) = await asked(local, "GET", f"/api/tables/{made['table']['id']}", token=made["token"])
        openings.append(next(step["events"] for step in seen["steps"] if step["step"] == "started"))
        await local.close()
    assert openings[0] == openings[1]


async def test_thinking_by_a_function_reports_failures_of_a_bot() -> None:
    async def never(_: bytes, __: bool) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError

    async def broken(_: bytes, __: bool) -> bytes:
        raise OSError("the worker is gone")

    job = Job("crew", "[]", "nobody", 0, b"", 1)
    for think, seconds, said in (
        (never, 0.01, "no answer"),
        (broken, SOON, "the worker is gone"),
        (inline, SOON, "IndexError|refused|Error"),
    ):
        with pytest.raises(BotFailed, match=said):
            await Callbacks(think, seconds).decide(job)
    with pytest.raises(Refused, match="refused-unknown-game"):
        await Callbacks(_unknown_game, 1.0).work(Deal("00", "aquatica", "2027-01-01"))


async def _unknown_game(_: bytes, __: bool) -> bytes:
    return answer(pack(Job("chess", "[]", "random", 0, b"", 1)))


async def test_a_link_still_opens_its_table_after_a_rematch() -> None:
    disk = Disk()
    local = await Local.open(disk, moment=0.0)
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    made = await asked(local, "POST", "/api/tables", {"game": "crew", "seats": seats, "options": {"players": 3}})
    id, token = made["table"]["id"], made["token"]
    await asked(local, "POST", f"/api/tables/{id}/command", {"type": "propose", "kind": "end"}, token)
    fresh = (await asked(local, "POST", f"/api/tables/{id}/rematch", {}, token))["table"]
    await local.close()
    local = await Local.open(disk, moment=0.0)
    for table in (id, fresh):
        assert (await asked(local, "GET", f"/api/tables/{table}", token=token))[0]["table"]["id"] == table
    await local.close()
