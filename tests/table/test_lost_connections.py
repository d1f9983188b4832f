"""Lost connections and killed servers: everything that was acknowledged is kept, and nothing happens twice."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.table.kit import SOON, Process, Running, Seat, catch_up, database_in, finish, running, two_people


async def play_with_kills(here: Running, kills: int, seed: int) -> None:
    """Play while sockets break at random moments, with commands on their way, until `breaks` have broken."""
    rng = random.Random(seed)
    left = kills
    while left > 0:
        _, *people = await two_people(here)
        acknowledged: dict[str, int] = {}

        async def person(seat: Seat, number: int, acked: dict[str, int] = acknowledged) -> None:
            nonlocal left
            count = 0
            while not seat.over:
                try:
                    if left > 0 and rng.random() < 0.5:
                        left -= 1
                        count = await break_off(seat, f"{number}-{count}", acked, rng)
                    elif seat.update["legal"]:
                        count += 1
                        await send(seat, f"{number}-{count}", rng.choice(seat.update["legal"]), acked)
                    else:
                        await seat.read()
                except (websockets.ConnectionClosed, OSError):
                    await seat.join()

        async with asyncio.timeout(120):
            await asyncio.gather(*(person(seat, number) for number, seat in enumerate(people)))
        check(people, acknowledged)


async def send(seat: Seat, id: str, move: str, acked: dict[str, int]) -> None:
    answer = await seat.ask(type="move", seq=seat.seq, move=move, id=id)
    if answer["type"] == "ack":
        acked[id] = answer["seq"]


async def break_off(seat: Seat, id: str, acked: dict[str, int], rng: random.Random) -> int:
    """Possibly send a move, lose the socket, reconnect, and send the same again with the same id."""
    prefix, _, count = id.partition("-")
    number = int(count) + 1
    id = f"{prefix}-{number}"
    legal, seq = seat.update["legal"], seat.seq
    move = rng.choice(legal) if legal and rng.random() < 0.7 else None
    if move is not None:
        await seat.say(type="move", seq=seq, move=move, id=id)
        if rng.random() < 0.5:
            await asyncio.sleep(rng.random() * 0.01)
    seat.kill()
    await seat.join()
    if move is not None:
        answer = await seat.ask(type="move", seq=seq, move=move, id=id)
        if answer["type"] == "ack":
            acked[id] = answer["seq"]
        else:
            assert answer["reason"]["id"] in ("refused-table-late", "refused-over")
    return number


def check(people: list[Seat], acked: dict[str, int]) -> None:
    """Everyone has the whole log once, and each acknowledged move is at its acknowledged place."""
    assert acked
    for seat in people:
        seqs = [step["seq"] for step in seat.steps]
        assert seqs == list(range(1, seat.seq + 1))
    moved = {step["seq"]: step["seat"] for step in people[0].steps if step["step"] == "moved"}
    for id, seq in acked.items():
        # The end of the game may have been written along with it.
        assert int(id[0]) in (moved.get(seq), moved.get(seq - 1))
    assert len(set(acked.values())) == len(acked)


async def test_fifty_broken_sockets_lose_nothing(here: Running) -> None:
    await play_with_kills(here, 50, seed=1)


@pytest.mark.soak
async def test_a_thousand_broken_sockets_lose_nothing(here: Running) -> None:
    await play_with_kills(here, 1000, seed=2)


async def test_a_reload_restores_the_exact_view(here: Running) -> None:
    made, ala, ola = await two_people(here)
    rng = random.Random(4)
    for _ in range(6):
        while not (ala.update["legal"] or ola.update["legal"]):
            await ala.read()
            await catch_up(ala, ola)
        asked = ala if ala.update["legal"] else ola
        await asked.move(rng.choice(asked.update["legal"]))
        await catch_up(ala, ola)
    await ala.ask(type="pause", on=True)
    await ala.until_update(lambda update: update["table"]["paused"])
    fresh = await here.seat(made["table"]["id"], ala.token).join()
    assert fresh.steps == ala.steps
    assert {**fresh.update, "steps": []} == {**ala.update, "steps": []}
    await ala.leave()
    await ala.join()
    assert ala.update["steps"] == []
    assert fresh.steps == ala.steps


async def test_two_sockets_on_one_seat_both_see_and_both_may_move(here: Running) -> None:
    made, ala, ola = await two_people(here)
    twin = await here.seat(made["table"]["id"], ala.token).join()
    rng = random.Random(6)
    hands = [ala, twin]
    while not ala.over:
        await catch_up(ala, twin, ola)
        if ala.over:
            break
        if ala.update["legal"]:
            assert ala.update == {**twin.update, "steps": ala.update["steps"], "clock": ala.update["clock"]}
            rng.shuffle(hands)
            move = rng.choice(ala.update["legal"])
            answers = await asyncio.gather(*(hand.move(move) for hand in hands))
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        elif ola.update["legal"]:
            await ola.move(rng.choice(ola.update["legal"]))
        else:
            await ala.read()
    await twin.until_update(lambda update: update["table"]["status"] == "over")
    assert ala.steps == twin.steps


async def hot_table(server: Process) -> tuple[str, str]:
    """A table with a long game: the last trick decides its task."""
    wish = {"game": "crew", "seats": [{"kind": "me"}] * 4, "options": {"mission": "1", "players": 4, "tasks": ["T57"]}}
    async with server.http as http:
        made = (await http.post("/api/tables", json=wish)).json()
    return made["table"]["id"], made["token"]


async def test_a_killed_server_restarts_exactly_as_acknowledged(tmp_path: Path) -> None:
    server = Process(database_in(tmp_path))
    server.start()
    await kill_three_times(server, random.Random(8))
    server.end()


async def kill_three_times(server: Process, rng: random.Random) -> int:
    """Kill a server while three tables are played, and compare them afterwards; return the number of acknowledged
    moves."""
    tables = [await hot_table(server) for _ in range(3)]
    acknowledged = 0
    for _ in range(3):
        seats = [await server.seat(*table).join() for table in tables]
        known: list[dict[str, Any]] = [{"count": 0} for _ in seats]
        playing = asyncio.gather(*(play_until_killed(seat, known[n], rng) for n, seat in enumerate(seats)))
        enough = rng.randint(1, 10)
        async with asyncio.timeout(SOON):
            while any(last["count"] < enough and not seat.over for seat, last in zip(seats, known, strict=True)):
                assert not playing.done()
                await asyncio.sleep(0.001)
        server.end()
        await playing
        server.start()
        for table, last in zip(tables, known, strict=True):
            if last["count"]:  # else the game was over before
                await compare(server.seat(*table), last)
            acknowledged += last["count"]
    return acknowledged


async def play_until_killed(seat: Seat, last: dict[str, Any], rng: random.Random) -> None:
    """Play, and remember the last acknowledgement and all steps up to it."""
    try:
        while (asked := await seat.asked()) is not None:
            move = rng.choice(asked["legal"])
            last["sent"] = {"seq": asked["seq"], "move": move, "seat": asked["seat"]}
            answer = await seat.ask(type="move", **last["sent"])
            assert answer["type"] == "ack"
            last["acked"] = answer["seq"]
            last["count"] += 1
            last["steps"] = [step for step in seat.steps if step["seq"] <= answer["seq"]]
    except (websockets.ConnectionClosed, OSError):
        pass


async def compare(seat: Seat, last: dict[str, Any]) -> None:
    await seat.join()
    while len(seat.updates) < 4:
        await seat.read()
    newest = max(update["seq"] for update in seat.updates.values())
    acked = last["acked"]
    assert newest >= acked
    assert last["steps"]
    assert seat.steps[: len(last["steps"])] == last["steps"]
    if newest > acked:  # at most the one move whose answer was lost, and the end it led to
        extra = [step for step in seat.steps if step["seq"] > acked and step["step"] == "moved"]
        assert len(extra) <= 1
        assert all(step["seat"] == last["sent"]["seat"] for step in extra)
    await seat.leave()


async def test_a_table_continues_after_a_restart(tmp_path: Path) -> None:
    async with running(database_in(tmp_path)) as before:
        made, ala, ola = await two_people(before)
        await ala.ask(type="say", phrase="hello")
    async with running(database_in(tmp_path)) as after:
        again = [await after.seat(made["table"]["id"], seat.token).join() for seat in (ala, ola)]
        assert again[0].steps[: len(ala.steps)] == ala.steps
        await finish(*again)


async def test_two_servers_on_one_store_never_write_the_same_seq_twice(here: Running, tmp_path: Path) -> None:
    made = await here.make(seats=[{"kind": "me"}] * 4)
    id = made["table"]["id"]
    seat = await here.seat(id, made["token"]).join()
    asked = await seat.asked()
    assert asked is not None
    async with running(database_in(tmp_path)) as other:
        twin = await other.seat(id, made["token"]).join()
        first = await twin.asked()
        assert first is not None
        move = {"type": "move", "seq": first["seq"], "move": first["legal"][0], "seat": first["seat"]}
        assert (await twin.ask(**move))["type"] == "ack"
        refused = await seat.ask(**{**move, "move": asked["legal"][-1]})
        assert refused["reason"]["id"] == "refused-table-store"
        await seat.until_update(lambda update: update["seq"] >= twin.seq)
        assert seat.steps == twin.steps
