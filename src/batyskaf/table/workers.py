"""Processes that think for bots and reviews.

Each worker of the bots is a process of its own, so one that hangs can be killed and replaced without affecting the
others.
"""

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from itertools import chain
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from batyskaf import bots
from batyskaf.bots.bot import BotFailed
from batyskaf.bots.program import ProgramBot
from batyskaf.core.reason import Refused
from batyskaf.table.limits import asking
from batyskaf.table.thinking import SHARE, AnyTask, Args, Chosen, Deal, Job, Result, Thinking, answer, pack, unpack
from batyskaf.table.turns import Share, Turns

_SPAWN = multiprocessing.get_context("spawn")
STARTING = 30.0
"""Seconds that a new process may take to import everything."""
GRACE = 0.25
"""Seconds that a worker may continue a job that was cancelled."""
LONG = 2
"""Processes for long tasks."""
TRIES = 3
"""How often a long task is tried if it is interrupted by another one that fails."""


def _serve(pipe: Connection) -> None:
    """The main loop of a worker: answer jobs until the pipe closes."""
    pipe.send_bytes(b"ready")
    while True:
        try:
            job = pipe.recv_bytes()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            pipe.send_bytes(answer(job))
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

    def ask(self, job: Job, seconds: float, cancelled: threading.Event) -> Chosen:
        """Wait for the answer. Blocks, so call it in a thread."""
        try:
            if not self._ready:
                if not self._pipe.poll(STARTING):
                    raise BotFailed("the worker did not start")
                self._pipe.recv_bytes()
                self._ready = True
            self._pipe.send_bytes(pack(job))
            self._wait(seconds, cancelled)
            answered = self._pipe.recv_bytes()
        except (EOFError, OSError) as error:
            raise BotFailed(f"the worker died: {error!r}") from None
        try:
            chosen: Chosen = unpack(job, answered)
        except Refused as refused:
            raise BotFailed(str(refused.reason)) from None
        return chosen

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
    """Bots that are programs. They are processes of their own, so they need no worker. Idle ones are reused."""

    def __init__(self) -> None:
        self._idle: dict[str, list[ProgramBot]] = {}
        self._busy: set[ProgramBot] = set()

    async def decide(self, job: Job, bot: ProgramBot) -> int:
        """Ask an idle program of this name, or the new one; cancelling ends it."""
        idle = self._idle.setdefault(job.bot, [])
        bot = idle.pop() if idle else bot
        self._busy.add(bot)
        try:
            move = (await asyncio.to_thread(bot.choose, job.look())).move
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


def usual_workers() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


class Workers(Thinking):
    """A pool of workers for bots, and one for long tasks; both are started when they are needed."""

    def __init__(self, count: int | None = None, seconds: float = 20.0) -> None:
        self._turns = Turns(count or usual_workers())
        self._long = Turns(LONG)
        self._aside = Turns(1)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._seconds = seconds
        self._programs = Programs()
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        return self._turns.waiting

    async def choose(self, job: Job, share: Share = SHARE) -> Chosen:
        """Cancelling frees the worker."""
        async with self._turns.taken(share):
            if self._closed:
                raise BotFailed("the server is closing")
            bot = bots.program(job.bot, self._seconds)
            if bot is not None:
                return Chosen(await self._programs.decide(job, bot))
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

    def _release(self, worker: _Worker, asked: "asyncio.Future[Chosen]") -> None:
        if not asked.cancelled():
            asked.exception()  # mark it as retrieved: the caller may have left
        self._busy.discard(worker)
        if worker.usable and not self._closed:
            self._idle.append(worker)
        else:
            worker.stop()

    async def work(self, task: AnyTask, share: Share = SHARE) -> Any:
        if isinstance(task, Deal):
            return await asyncio.to_thread(task.perform)
        async with self._long.taken(share):
            for _ in range(TRIES):
                if self._pool is None:
                    self._pool = self._new_pool()
                try:
                    asked = self._pool.submit(_perform, task)
                    return await asyncio.wrap_future(asked)
                except BrokenExecutor:  # it was abandoned because of another task
                    continue
                except asyncio.CancelledError:
                    if not asked.cancelled() or self._closed or _being_cancelled():
                        raise
            raise BotFailed("the workers for long tasks were replaced again and again")

    def _new_pool(self) -> ProcessPoolExecutor:
        if self._closed:
            raise BotFailed("the server is closing")
        return ProcessPoolExecutor(LONG, mp_context=_SPAWN, initializer=_politely)

    async def aside(self, work: Callable[Args, Result], *args: Args.args, **kwargs: Args.kwargs) -> Result:
        async with self._aside.taken(Share(asking.get())):
            return await asyncio.to_thread(work, *args, **kwargs)

    def abandon(self) -> None:
        pool = self._killed()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _killed(self) -> ProcessPoolExecutor | None:
        """Kill the processes for long tasks: one of them may never end by itself."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
        return pool

    async def close(self) -> None:
        self._closed = True
        self._programs.close()
        for worker in (*self._idle, *self._busy):
            worker.stop()
        self._idle.clear()
        pool = self._killed()
        if pool is not None:  # waits until its processes have ended
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _being_cancelled() -> bool:
    """Whether the task that runs now is to end, in contrast to something that it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _perform(task: AnyTask) -> object:
    return task.perform()


def _politely() -> None:
    """Let games that are being played go first."""
    if hasattr(os, "nice"):
        os.nice(10)
