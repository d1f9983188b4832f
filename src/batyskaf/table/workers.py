"""Processes that think for bots. A job holds a packed world drawn for the seat, never the true state.

Each worker is a process of its own, so one that hangs can be ended without harm to the others; a fresh one follows.
"""

import asyncio
import multiprocessing
import os
import threading
import time
from itertools import chain
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from batyskaf import bots
from batyskaf.bots.bot import UNBOUNDED, BotFailed, Budget, Perspective
from batyskaf.bots.program import ProgramBot
from batyskaf.core.rng import Rng
from batyskaf.games import loaded
from batyskaf.lab.hints import Hinted, hint

__all__ = ["BotFailed", "Job", "Programs", "Workers", "decide"]

_SPAWN = multiprocessing.get_context("spawn")
STARTING = 30.0
"""Seconds a fresh process may take to import everything."""
PROMPT = Budget(seconds=2.0)
"""Who asks for a hint waits for it."""
GRACE = 0.25
"""How long a worker may go on with a job that nobody waits for any more."""


class Job(msgspec.Struct, frozen=True):
    """One decision."""

    game: str
    packs: str
    bot: str
    seat: int
    world: bytes
    seed: int
    names: tuple[str, ...] | None = None
    """Of the seats, if the decision is wanted with its reasons in words."""


class Answer(msgspec.Struct, frozen=True):
    """What a worker has to say: a move, perhaps as a hint, or what went wrong."""

    move: int = -1
    wrong: str = ""
    hint: Hinted | None = None


def _look(job: Job) -> Perspective:
    game = loaded(job.game, job.packs)
    return Perspective(game, job.seat, game.unpack(job.world))


def decide(job: Job) -> Answer:
    """Let the bot choose; runs in a worker."""
    look = _look(job)
    bot = bots.load(job.bot, Rng.of(job.seed, "bot"))
    decision = bot.choose(look, UNBOUNDED if job.names is None else PROMPT)
    if decision.move not in look.legal:
        raise BotFailed(f"{job.bot} chose {decision.move}, which is not legal")
    hinted = None if job.names is None else hint(look.game, job.names, look, decision)
    return Answer(decision.move, hint=hinted)


def _serve(pipe: Connection) -> None:
    """The life of a worker: answer jobs until the pipe closes."""
    pipe.send_bytes(b"ready")
    while True:
        try:
            job = msgspec.msgpack.decode(pipe.recv_bytes(), type=Job)
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer = decide(job)
        except Exception as error:
            answer = Answer(wrong=f"{type(error).__name__}: {error}")
        try:
            pipe.send_bytes(msgspec.msgpack.encode(answer))
        except OSError:
            return


class _Worker:
    """A process and its pipe, used by one thread at a time."""

    def __init__(self) -> None:
        self._pipe, theirs = _SPAWN.Pipe()
        self.process: SpawnProcess = _SPAWN.Process(target=_serve, args=(theirs,), daemon=True, name="batyskaf-bot")
        self.process.start()
        theirs.close()
        self._ready = False

    def ask(self, job: Job, seconds: float, cancelled: threading.Event) -> Answer:
        """Wait for the answer; blocks, so it is called in a thread."""
        try:
            if not self._ready:
                if not self._pipe.poll(STARTING):
                    raise BotFailed("the worker did not start")
                self._pipe.recv_bytes()
                self._ready = True
            self._pipe.send_bytes(msgspec.msgpack.encode(job))
            self._wait(seconds, cancelled)
            answer = msgspec.msgpack.decode(self._pipe.recv_bytes(), type=Answer)
        except (EOFError, OSError) as error:
            raise BotFailed(f"the worker died: {error!r}") from None
        if answer.wrong:
            raise BotFailed(answer.wrong)
        return answer

    def _wait(self, seconds: float, cancelled: threading.Event) -> None:
        until = time.monotonic() + seconds
        while not self._pipe.poll(0.05):
            if cancelled.is_set():
                until = min(until, time.monotonic() + GRACE)
                cancelled = threading.Event()
            if time.monotonic() >= until:
                self.stop()
                raise BotFailed(f"no answer in {seconds:g} s")

    def stop(self) -> None:
        self.process.kill()
        self._pipe.close()

    @property
    def usable(self) -> bool:
        return self.process.is_alive() and not self._pipe.closed


class Programs:
    """Programs that are bots: processes of their own already, so no worker thinks for them. Idle ones are kept."""

    def __init__(self) -> None:
        self._idle: dict[str, list[ProgramBot]] = {}
        self._busy: set[ProgramBot] = set()

    async def decide(self, job: Job, bot: ProgramBot) -> int:
        """Ask an idle program of this name, or the fresh one; cancelling ends it."""
        idle = self._idle.setdefault(job.bot, [])
        bot = idle.pop() if idle else bot
        self._busy.add(bot)
        try:
            move = (await asyncio.to_thread(bot.choose, _look(job))).move
            idle.append(bot)
            return move
        except asyncio.CancelledError:
            bot.close()
            raise
        finally:
            self._busy.discard(bot)

    def close(self) -> None:
        for bot in (*self._busy, *chain.from_iterable(self._idle.values())):
            bot.close()
        self._idle.clear()


class Workers:
    """A few workers, started when they are first needed."""

    def __init__(self, count: int | None = None, seconds: float = 20.0) -> None:
        self._free = asyncio.Semaphore(count or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._seconds = seconds
        self._programs = Programs()
        self._closed = False

    async def decide(self, job: Job) -> int:
        """The move a bot chooses, within the time cap; cancelling frees the worker."""
        return (await self._answer(job)).move

    async def hint(self, job: Job) -> Hinted:
        """What a bot would do, and why."""
        answer = await self._answer(job)
        assert answer.hint is not None
        return answer.hint

    async def _answer(self, job: Job) -> Answer:
        async with self._free:
            if self._closed:
                raise BotFailed("the server is closing")
            bot = bots.program(job.bot, self._seconds)
            if bot is not None:
                return Answer(await self._programs.decide(job, bot))
            worker = self._idle.pop() if self._idle else await asyncio.to_thread(_Worker)
            self._busy.add(worker)
            cancelled = threading.Event()
            asking = asyncio.ensure_future(asyncio.to_thread(worker.ask, job, self._seconds, cancelled))
            asking.add_done_callback(lambda done: self._release(worker, done))
            try:
                return await asyncio.shield(asking)
            except asyncio.CancelledError:
                cancelled.set()
                raise

    def _release(self, worker: _Worker, asked: "asyncio.Future[Answer]") -> None:
        if not asked.cancelled():
            asked.exception()  # somebody who left may not have looked
        self._busy.discard(worker)
        if worker.usable and not self._closed:
            self._idle.append(worker)
        else:
            worker.stop()

    def close(self) -> None:
        self._closed = True
        self._programs.close()
        for worker in (*self._idle, *self._busy):
            worker.stop()
        self._idle.clear()
