"""Broken, duplicate, late and foreign messages are refused with a reason, and the table continues."""

import asyncio
import json

import pytest
import websockets

from batyskaf.table.limits import Limits
from tests.table.kit import OPEN, Running, Seat, database_in, finish, running, two_people
from tests.table.test_play import bearer, until_asked

BROKEN = [
    "", "{", "null", "[]", "1", '"move"', "{}", '{"type":"dance"}', '{"type":"move"}',
    '{"type":"move","seq":-1,"move":"x"}',
    '{"type":"move","seq":"1","move":"play P1"}', '{"type":"move","seq":1,"move":""}', '{"type":"ping","extra":1}',
    '{"type":"move","seq":1,"move":"play P1","seat":99}', '{"type":"ping","id":""}', '{"type":"ping","id":"a b"}',
    '{"type":"vote","proposal":1,"yes":"yes"}', '{"type":"say","text":"' + "x" * 600 + '"}',
    '{"type":"undo","seq":0,"count":0}', '{"type":"undo","seq":0,"count":99999999999999999999}',
    '{"type":"name","name":"\\ud800"}', "\x00", "[" * 5000, '{"type":"grant"}',
]  # fmt: skip


async def test_the_table_continues_after_any_message(here: Running) -> None:
    _, ala, ola = await two_people(here)
    messages: list[str | bytes] = [*BROKEN, b"\xff\xfe", b"", b"\x00" * 100]
    for message in messages:
        assert ala.socket is not None
        before = len(ala.others)
        await ala.socket.send(message)
        while not any(other["type"] in ("refused", "ack") for other in ala.others[before:]):
            await ala.read()
        answer = next(other for other in ala.others[before:] if other["type"] in ("refused", "ack"))
        assert answer["type"] == "refused", message
        assert answer["reason"]["id"].startswith("refused-")
    await finish(ala, ola)


@pytest.mark.parametrize("body", BROKEN)
async def test_the_table_continues_after_any_post(here: Running, body: str) -> None:
    made = await here.make(seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}])
    answer = await here.http.post(
        f"/api/tables/{made['table']['id']}/command", content=body.encode(), headers=bearer(made)
    )
    assert answer.status_code in (400, 403, 409)
    assert answer.json()["reason"]["id"].startswith("refused-")


async def test_the_first_message_is_hello_and_only_the_first(here: Running) -> None:
    made, ala, _ = await two_people(here)
    url = here.seat(made["table"]["id"], "").url
    for first in ('{"type":"ping"}', "nonsense"):
        async with websockets.connect(url) as socket:
            await socket.send(first)
            assert json.loads(await socket.recv())["type"] == "refused"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400
    assert (await ala.ask(type="hello", token=ala.token))["reason"]["id"] == "refused-table-hello"


@pytest.mark.parametrize(("table", "token", "code"), [("", "wrong", 4403), ("", "", 4403), ("nowhere", "x", 4404)])
async def test_a_wrong_link_opens_nothing(here: Running, table: str, token: str, code: int) -> None:
    made, _, _ = await two_people(here)
    async with websockets.connect(here.seat(table or made["table"]["id"], token).url) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        assert json.loads(await socket.recv())["type"] == "refused"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


async def test_nobody_moves_for_another_seat(here: Running) -> None:
    made, ala, ola = await two_people(here)
    asked = await until_asked(ala, ola)
    other = ola if asked is ala else ala
    move = asked.update["legal"][0]
    assert (await other.move(move))["reason"]["id"] == "refused-not-your-turn"
    for seat in (asked.update["seat"], 2, 3, 9):
        answer = await other.ask(type="move", seq=other.seq, move=move, seat=seat)
        assert answer["reason"]["id"] == "refused-table-seat"
    watcher = await here.seat(made["table"]["id"], made["watch"]).join()
    assert (await watcher.move(move))["reason"]["id"] == "refused-table-watching"
    assert (await watcher.ask(type="pause", on=True))["reason"]["id"] == "refused-table-watching"
    assert (await ola.ask(type="seating", about=2, bot=None))["reason"]["id"] == "refused-table-host"
    assert asked.update["seq"] == (await until_asked(ala, ola)).update["seq"]


async def test_a_link_of_one_table_opens_no_other(here: Running) -> None:
    made, ala, _ = await two_people(here)
    other = await here.make()
    stranger = await here.http.get(f"/api/tables/{other['table']['id']}", headers=bearer(made))
    assert stranger.status_code == 403
    assert (await here.http.get(f"/api/tables/{made['table']['id']}")).status_code == 403
    assert ala.update["seat"] == 0


async def test_duplicates_are_done_once(here: Running) -> None:
    _, ala, ola = await two_people(here)
    asked = await until_asked(ala, ola)
    command = {"type": "move", "seq": asked.seq, "move": asked.update["legal"][0], "id": "once"}
    first = await asked.ask(**command)
    second = await asked.ask(**command)
    assert first == second == {"type": "ack", "id": "once", "seq": first["seq"]}
    moved = [step for step in asked.steps if step.get("seat") == asked.update["seat"] and step["step"] == "moved"]
    assert len(moved) == 1


async def test_a_move_for_an_older_position_is_late(here: Running) -> None:
    _, ala, ola = await two_people(here)
    asked = await until_asked(ala, ola)
    other = ola if asked is ala else ala
    await other.ask(type="say", phrase="hello")  # chat makes no move late
    old = asked.seq
    assert (await asked.ask(type="move", seq=old, move=asked.update["legal"][0]))["type"] == "ack"
    late = await asked.ask(type="move", seq=old, move="quiet")
    assert late["reason"]["id"] == "refused-table-late"
    early = await asked.ask(type="move", seq=asked.seq + 1000, move="quiet")
    assert early["reason"]["id"] == "refused-table-early"


async def test_an_illegal_move_says_why(here: Running) -> None:
    _, ala, ola = await two_people(here)
    asked = await until_asked(ala, ola)
    assert (await asked.move("fly away"))["reason"]["id"] == "refused-unknown-move"
    assert (await asked.move("abandon"))["reason"]["id"].startswith("refused-")
    assert asked.update["table"]["status"] == "playing"


async def test_too_many_messages_are_refused_and_then_disconnected(tmp_path: object) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    slow = Limits(socket_per_second=1, socket_burst=10, per_second=OPEN.per_second, burst=OPEN.burst)
    async with running(database_in(tmp_path), limits=slow) as here:
        made = await here.make()
        seat = await here.seat(made["table"]["id"], made["token"]).join()
        assert seat.socket is not None
        with pytest.raises(websockets.ConnectionClosed) as closed:  # noqa: PT012  (it may come at any of them)
            for _ in range(400):
                await seat.socket.send('{"type":"ping"}')
            while True:
                await seat.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4413
        assert any(other["type"] == "refused" for other in seat.others)
        again = await here.seat(made["table"]["id"], made["token"]).join()
        assert (await again.ask(type="ping"))["type"] == "ack"


async def test_a_message_that_is_too_large_is_refused(here: Running) -> None:
    _, ala, _ = await two_people(here)
    await ala.say(type="say", text="x" * 20_000)
    while not ala.others or ala.others[-1]["type"] != "refused":
        await ala.read()
    assert ala.others[-1]["reason"]["id"] == "refused-table-large"


async def test_a_client_that_does_not_read_delays_nobody(here: Running) -> None:
    made, ala, ola = await two_people(here)
    deaf: Seat = here.seat(made["table"]["id"], made["watch"])
    deaf.socket = await websockets.connect(deaf.url, max_queue=1)
    await deaf.say(type="hello", token=deaf.token)
    await finish(ala, ola)
    assert ala.over
    await asyncio.sleep(0)
