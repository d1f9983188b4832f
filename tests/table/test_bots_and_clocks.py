"""Bots in worker processes that think, crash or hang; clocks that run out; time that isn't counted."""

import asyncio
import multiprocessing
import random
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from batyskaf import bots
from batyskaf.bots.bot import BotFailed
from batyskaf.core.match import Played
from batyskaf.core.rng import Rng
from batyskaf.games import load
from batyskaf.table import commands, workers
from batyskaf.table import protocol as say
from batyskaf.table.actor import Actor
from batyskaf.table.commands import Access, Desk
from batyskaf.table.log import WokeEntry
from batyskaf.table.thinking import Chosen, Job
from batyskaf.table.workers import Workers, _Worker
from tests.table.kit import SOON, database_in, running, two_people
from tests.table.test_secrets import NOW, room_of


def job(bot: str = "random") -> Job:
    game = load("crew")
    state = game.start(game.options(), 5)
    seat = int(state.turn)
    return Job("crew", "[]", bot, seat, state.worlds(seat).draw(Rng.of(1, "world")).pack(), 7)


@pytest.fixture
async def pool() -> AsyncIterator[Workers]:
    made = Workers(1, seconds=SOON)
    yield made
    await made.close()


async def test_a_worker_answers_with_a_legal_move(pool: Workers) -> None:
    asked = job()
    legal = load("crew").unpack(asked.world).legal()
    assert await pool.decide(asked) in legal
    assert await pool.decide(asked) == await pool.decide(asked)


async def test_a_bot_that_crashes_is_reported_and_its_worker_survives(pool: Workers) -> None:
    with pytest.raises(BotFailed, match="refused-unknown-bot"):
        await pool.decide(job("nobody"))
    assert await pool.decide(job()) >= 0


async def test_a_bot_that_hangs_is_killed_and_the_next_one_answers(
    pool: Workers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sleepy(monkeypatch, tmp_path, seconds=60)
    only_sleepy_is_cut_short(monkeypatch)
    with pytest.raises(BotFailed, match="no answer"):
        await pool.decide(job("sleepy"))
    assert await pool.decide(job()) >= 0


async def test_a_cancelled_thought_frees_its_worker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    thinks = sleepy(monkeypatch, tmp_path, seconds=10 * SOON)
    pool = Workers(1, seconds=8 * SOON)
    try:
        await pool.decide(job())
        thinking = asyncio.create_task(pool.decide(job("sleepy")))
        async with asyncio.timeout(SOON):
            while not thinks.exists():
                await asyncio.sleep(0.01)
        thinking.cancel()
        async with asyncio.timeout(SOON):
            assert await pool.decide(job()) >= 0
    finally:
        await pool.close()


SLEEPY = """
import sys, time
from importlib.metadata import EntryPoint
import batyskaf.bots as bots
from batyskaf.bots.random import RandomBot
class Sleepy(RandomBot):
    name = "sleepy"
    def choose(self, look, budget=None):
        open({mark!r}, "w").close()
        time.sleep({seconds})
        return super().choose(look)
bots._OURS["sleepy"] = "sitecustomize:Sleepy"
"""


def sleepy(monkeypatch: pytest.MonkeyPatch, folder: Path, seconds: float) -> Path:
    """Workers that are started from now on know a bot that sleeps; this process knows its name.

    The file that is returned is there once it has begun to think.
    """
    mark = folder / "sleepy-thinks"
    (folder / "sitecustomize.py").write_text(SLEEPY.format(seconds=seconds, mark=str(mark)))
    import os
    import sys

    path = os.pathsep.join([str(folder), *(part for part in sys.path if part)])
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setattr(workers, "_SPAWN", multiprocessing.get_context("spawn"))  # a fork would not read it
    monkeypatch.setitem(bots._OURS, "sleepy", "sitecustomize:Sleepy")
    return mark


def only_sleepy_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """That bot has half a second; the others have as long as a busy machine takes."""
    ask = _Worker.ask

    def asked(worker: _Worker, job: Job, seconds: float, cancelled: threading.Event) -> Chosen:
        return ask(worker, job, 0.5 if job.bot == "sleepy" else seconds, cancelled)

    monkeypatch.setattr(_Worker, "ask", asked)


async def test_a_hanging_bot_is_replaced_by_consent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sleepy(monkeypatch, tmp_path, seconds=60)
    only_sleepy_is_cut_short(monkeypatch)
    async with running(database_in(tmp_path)) as here:
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "sleepy"}] * 3]
        made = await here.make(seats=seats)
        seat = await here.seat(made["table"]["id"], made["token"]).join()
        replaced: set[int] = set()
        rng = random.Random(1)
        while len(replaced) < 3:
            proposal = seat.update["table"]["proposal"]
            if proposal is not None and proposal["about"] not in replaced:
                assert proposal["seat"] == -2
                assert proposal["kind"] == "stand-in"
                answer = await seat.ask(type="vote", proposal=proposal["number"], yes=True)
                assert answer["type"] == "ack"
                replaced.add(proposal["about"])
            elif seat.update["legal"]:
                await seat.move(rng.choice(seat.update["legal"]))
            else:
                await seat.read()
        await seat.until_update(lambda update: all(entry["bot"] != "sleepy" for entry in update["table"]["seats"]))
        assert {step["seat"] for step in seat.steps if step.get("crashed")} == {1, 2, 3}


async def test_without_people_a_failed_bot_is_replaced_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sleepy(monkeypatch, tmp_path, seconds=60)
    only_sleepy_is_cut_short(monkeypatch)
    async with running(database_in(tmp_path)) as here:
        made = await here.make(seats=[{"kind": "bot", "bot": "sleepy"}] * 3, options={"players": 3})
        seat = await here.seat(made["table"]["id"], made["watch"]).join()
        await seat.until_update(lambda update: update["table"]["status"] == "over")


async def test_an_undo_cancels_the_thought_of_a_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sleepy(monkeypatch, tmp_path, seconds=60)
    async with running(database_in(tmp_path), bot_seconds=50) as here:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "sleepy"}]
        for seed in range(20):  # until the captain is not the bot: there must be something to undo
            made = await here.make(seats=seats, seed=str(seed))
            actor = await here.hub.table(made["table"]["id"])
            if actor.room.turn != 3:
                break
        assert isinstance(actor, Actor)
        seat = await here.seat(made["table"]["id"], made["token"]).join()
        while actor.room.turn != 3:
            asked = await seat.asked()
            assert asked is not None
            await seat.ask(type="move", seq=asked["seq"], move=asked["legal"][0], seat=asked["seat"])
            while actor.room.turn != 3 and actor.room.seq > max(update["seq"] for update in seat.updates.values()):
                await seat.read()
        last = actor.room.log[actor.room.match_seq - 1].entry
        assert isinstance(last, Played)
        mover = last.seat
        assert (await seat.ask(type="undo", seq=actor.room.seq, seat=mover))["type"] == "ack"
        assert actor.room.turn == mover
        await actor.do(lambda desk: None)  # one turn of the writer later
        assert actor._thinking is None


async def test_a_strict_clock_moves_for_a_seat_that_does_not(tmp_path: Path) -> None:
    clock = Hurried()
    async with hurried(tmp_path, clock) as here:
        made, ala, ola = await two_people(here, settings={"clock": "strict", "seconds": 5})
        assert ala.update["clock"] is None or ala.update["clock"]["mode"] == "strict"
        begun = ala.seq
        table = here.hub.tables[made["table"]["id"]]
        assert isinstance(table, Actor)
        async with asyncio.timeout(2 * SOON):
            while not ala.over:
                clock.ahead += 6
                await table.do(lambda desk: None)
                await ala.read()
        assert ala.seq > begun + 10
        assert {step["seat"] for step in ala.steps if step["step"] == "moved"} == {0, 1, 2, 3}
        await ola.leave()


async def test_bots_continue_after_an_automatic_answer(tmp_path: Path) -> None:
    """An automatic answer may make a bot's move due at once, without any message in between."""
    async with running(database_in(tmp_path), moment=0.05) as here:
        made = await here.make(options={"mission": "1", "players": 3, "tasks": ["T57"]})  # decided by the last trick
        seat = await here.seat(made["table"]["id"], made["token"]).join()
        assert (await seat.ask(type="standing", move="quiet", on=True))["type"] == "ack"
        rng = random.Random(2)
        while not seat.over:
            if seat.update["legal"] and "quiet" not in seat.update["legal"]:
                await seat.move(rng.choice(seat.update["legal"]))
            else:
                await seat.read()
        moves = [step for step in seat.steps if step["step"] == "moved"]
        automatic = [step["seq"] for step in moves if (step["seat"], step["move"]) == (0, "quiet")]
        after = [step["seq"] for step in moves if step["seat"] != 0 and step["seq"] - 1 in automatic]
        assert len(automatic) > 1
        assert after, "a bot was asked right after the automatic answer"


@pytest.mark.parametrize("players", [2, 3])
async def test_bots_know_whether_people_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    """A bot beside one person alone is not among bots; one beside a person and a bot is, and so is a hint for that
    person, whose partners are all bots."""
    async with running(database_in(tmp_path), moment=0.05) as here:
        asked: list[Job] = []
        choose = here.hub.thinking.choose

        def noted(job: Job, *rest: Any) -> Any:
            asked.append(job)
            return choose(job, *rest)

        monkeypatch.setattr(here.hub.thinking, "choose", noted)
        made = await here.make(options={"mission": "1", "players": players})
        seat = await here.seat(made["table"]["id"], made["token"]).join()
        while not (seat.update["legal"] and any(job.seat != 0 for job in asked)):
            if seat.update["legal"]:
                await seat.move(seat.update["legal"][0])
            else:
                await seat.read()
        assert (await seat.ask(type="hint"))["type"] == "hint"
        assert [job.among_bots for job in asked] == [job.seat == 0 or players == 3 for job in asked]
        assert asked[-1].seat == 0


class Hurried:
    """The time, plus an offset that tests set."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        import time

        return time.time() + self.ahead


def hurried(folder: Path, clock: Hurried) -> Any:
    import contextlib

    from batyskaf.table import hub as hubs

    @contextlib.asynccontextmanager
    async def server() -> Any:
        async with running(database_in(folder)) as here:
            here.hub.clock = clock
            assert isinstance(here.hub, hubs.Hub)
            yield here

    return server()


def test_the_clock_of_a_seat_stops_in_a_pause_and_while_the_server_is_down() -> None:
    room = room_of("crew", {}, seed=3)
    assert room.turn is not None
    access = Access((room.turn,), False, f"link{room.turn}")
    assert room.seat_left(NOW + 10) == 50
    Desk(room, NOW + 10).answer(say.Pause(on=True), access)
    assert room.seat_left(NOW + 25) == 50
    Desk(room, NOW + 30).answer(say.Pause(on=False), access)
    assert room.seat_left(NOW + 31) == 49
    room.note(WokeEntry(away=100.0), NOW + 131)
    assert room.seat_left(NOW + 131) == 49
    Desk(room, NOW + 131).answer(say.Pause(on=True), access)
    room.note(WokeEntry(away=50.0), NOW + 181)
    assert room.seat_left(NOW + 500) == 49


def test_a_chain_of_small_steps_by_one_seat_is_one_turn_of_the_clock() -> None:
    room = room_of("crew", {"mission": "1", "players": 3}, seed=3)
    rng = random.Random(1)
    now = NOW
    while room.turn is not None:
        assert room.match is not None
        seat, asked_at = room.turn, room.asked_at
        now += 1
        Desk(room, now).play(seat, rng.choice(room.match.state.legal()))
        if room.turn is not None:
            assert room.asked_at == (asked_at if room.turn == seat else now)


def test_names_are_shortened_and_cleaned() -> None:
    assert commands.clean_name("  Ala \n ma\tkota ") == "Ala ma kota"
    assert commands.clean_name("<script>alert(1)</script>") == "<script>alert(1)</script"
    assert commands.clean_name("a\u202eb\u0000c\u200b") == "abc"
    assert len(commands.clean_name("x" * 60)) == commands.LONGEST_NAME
    with pytest.raises(ValueError, match="refused-table-name"):
        commands.clean_name("\u200b \n")


# --- bots that are programs ---

PROGRAM = """
import json, sys, time
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "frame":
        {first}
        print(json.dumps({{"type": "move", "seq": said["seq"], "move": said["legal"][0]}}), flush=True)
"""


def coral(monkeypatch: pytest.MonkeyPatch, folder: Path, first: str = "pass") -> None:
    """Allow a program as a bot, as the person who runs the server can."""
    path = folder / "coral.py"
    path.write_text(PROGRAM.format(first=first))
    monkeypatch.setattr(bots, "_PROGRAMS", {})
    bots.allow(f"coral=exec:{sys.executable} {path}")


async def test_an_allowed_program_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    coral(monkeypatch, tmp_path)
    async with running(database_in(tmp_path)) as here:
        known = (await here.http.get("/api/games")).json()
        assert all("coral" in game["bots"] for game in known)
        made = await here.make(seats=[{"kind": "bot", "bot": "coral"}] * 4)
        watching = await here.seat(made["table"]["id"], made["watch"]).join()
        await watching.until_update(lambda update: update["table"]["status"] == "over")
        assert not any(step.get("crashed") for step in watching.steps)


async def test_a_client_can_not_start_a_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    coral(monkeypatch, tmp_path)
    monkeypatch.chdir(tmp_path)
    async with running(database_in(tmp_path)) as here:
        wish = {"game": "crew", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "exec:touch mark"}] * 3]}
        refused = await here.http.post("/api/tables", json=wish)
        assert refused.status_code == 409
        assert refused.json()["reason"]["id"] == "refused-unknown-bot"
        assert "coral.py" not in refused.text
    assert not (tmp_path / "mark").exists()


async def test_a_program_that_hangs_is_killed_and_replaced_by_consent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    coral(monkeypatch, tmp_path, first="time.sleep(60)")
    async with running(database_in(tmp_path), bot_seconds=0.5) as here:
        made = await here.make(seats=[{"kind": "me"}, {"kind": "bot", "bot": "coral"}], options={"players": 2})
        seat = await here.seat(made["table"]["id"], made["token"]).join()
        while seat.update["table"]["proposal"] is None:
            if seat.update["legal"]:
                await seat.move(seat.update["legal"][0])
            else:
                await seat.read()
        proposal = seat.update["table"]["proposal"]
        assert (proposal["seat"], proposal["kind"], proposal["about"]) == (-2, "stand-in", 1)
        await seat.ask(type="vote", proposal=proposal["number"], yes=True)
        await seat.until_update(lambda update: update["table"]["seats"][1]["bot"] == "random")


# --- fairness of clocks ---


async def test_clocks_ignore_changes_of_the_system_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import time

    async with running(database_in(tmp_path)) as here:
        made, ala, ola = await two_people(here, settings={"clock": "strict", "seconds": 600})
        table = here.hub.tables[made["table"]["id"]]
        assert isinstance(table, Actor)
        while table.room.turn not in (0, 1):
            await ala.read()
        before = table.room.match_seq
        now = time.time
        for jump in (3600.0, -3600.0):
            monkeypatch.setattr(time, "time", lambda jump=jump: now() + jump)
            await ola.ask(type="ping")
            await table.do(lambda desk: None)
            left = table.room.seat_left(here.hub.clock())
            assert left is not None
            assert 500 < left <= 600
        assert table.room.match_seq == before
        monkeypatch.undo()


def strict(seed: int = 3) -> Any:
    import msgspec

    room = room_of("aquatica", {"players": 2}, seed=seed)
    room.head = msgspec.structs.replace(room.head, settings=say.Settings(clock="strict"))
    return room


def test_the_player_to_move_asks_to_pause_a_strict_clock() -> None:
    room = strict()
    mover, other = room.turn, 1 - room.turn
    Desk(room, NOW).answer(say.Pause(on=True), Access((mover,), False, f"link{mover}"))
    assert not room.paused
    assert (room.proposal.kind, room.proposal.voters) == ("pause", (other,))
    vote = say.Vote(proposal=room.proposal.number, yes=True)
    Desk(room, NOW).answer(vote, Access((other,), False, f"link{other}"))
    assert room.paused
    assert room.proposal is None
    Desk(room, NOW).answer(say.Pause(on=False), Access((mover,), False, f"link{mover}"))
    Desk(room, NOW).answer(say.Pause(on=True), Access((other,), False, f"link{other}"))
    assert room.paused


def test_a_pause_that_is_not_agreed_to_expires() -> None:
    room = strict()
    Desk(room, NOW).answer(say.Pause(on=True), Access((room.turn,), False, f"link{room.turn}"))
    Desk(room, room.answer_by).close_proposal()
    assert room.proposal is None
    assert not room.paused
