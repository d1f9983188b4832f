"""What bots and reviews are asked to compute, apart from where that runs.

A task is data and its result is data. `Workers` runs tasks in processes; `Callbacks` hands them, packed, to a function
that runs them in a web worker or in this loop. A job of a bot holds a packed world drawn for its seat, never the true
state.
"""

import asyncio
from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, ParamSpec, TypeVar

import msgspec

from batyskaf import bots
from batyskaf.bots.bot import UNBOUNDED, BotFailed, Budget, Decision, Perspective
from batyskaf.core.reason import Reason, Refused
from batyskaf.core.rng import Rng
from batyskaf.games import loaded
from batyskaf.lab import playing, review
from batyskaf.lab.hints import Hinted, hint
from batyskaf.lab.measured import Attempts, Tried
from batyskaf.lab.truth import Truth
from batyskaf.table.deals import number_of
from batyskaf.table.turns import Share

PROMPT = Budget(seconds=2.0)
"""The budget of a hint: somebody is waiting for it."""
SHARE = Share()
Result = TypeVar("Result")
Args = ParamSpec("Args")


# --- tasks ------------------------------------------------------------------------------------------------------------


class AbstractStruct(msgspec.StructMeta, ABCMeta):
    """The metaclass of Structs with abstract methods."""


class Task(msgspec.Struct, metaclass=AbstractStruct, frozen=True, tag_field="task"):
    """Something to compute; `result` is the type of what `perform` returns."""

    result: ClassVar[Any]

    @abstractmethod
    def perform(self) -> object:
        """Compute it."""


class Wording(msgspec.Struct, frozen=True):
    """What a hint needs to be put into words: the names of the seats and the options of the table."""

    names: tuple[str, ...]
    options: dict[str, object]


class Chosen(msgspec.Struct, frozen=True):
    """The decision of a bot, possibly as a hint."""

    move: int
    hint: Hinted | None = None


class Job(Task, frozen=True, tag="decide"):
    """One decision of a bot."""

    game: str
    packs: str
    bot: str
    seat: int
    world: bytes
    seed: int
    among_bots: bool = True
    """Whether bots play all other seats."""
    wording: Wording | None = None
    """Given if the decision is wanted with its reasons in words."""
    result: ClassVar[Any] = Chosen

    def look(self) -> Perspective:
        game = loaded(self.game, self.packs)
        return Perspective(game, self.seat, game.unpack(self.world), self.among_bots)

    def perform(self) -> Chosen:
        look = self.look()
        bot = bots.load(self.bot, Rng.of(self.seed, "bot"))
        decision = bot.choose(look, UNBOUNDED if self.wording is None else PROMPT)
        if decision.move not in look.legal:
            raise BotFailed(f"{self.bot} chose {decision.move}, which is not legal")
        return Chosen(decision.move, None if self.wording is None else _hint(self.wording, look, decision))


def _hint(wording: Wording, look: Perspective, decision: Decision) -> Hinted:
    options = look.game.options(**wording.options)
    return hint(look.game, options, wording.names, look, decision)


class Judge(Task, frozen=True, tag="judge"):
    """The judgement of one decision in a review of a match file."""

    data: bytes
    number: int
    level: str
    budget: Budget
    result: ClassVar[Any] = review.Judged | None

    def perform(self) -> review.Judged | None:
        return review.judge(self.data, self.number, self.level, self.budget)


class OpenHands(Task, frozen=True, tag="open-hands"):
    """The truth with open hands in a review of a match file."""

    data: bytes
    result: ClassVar[Any] = Truth | None

    def perform(self) -> Truth | None:
        return review.open_hands(self.data)


class Deal(Task, frozen=True, tag="deal"):
    """The number of the deal of a daily dive."""

    secret: str
    game: str
    date: str
    result: ClassVar[Any] = int

    def perform(self) -> int:
        return number_of(self.secret, self.game, self.date)


class Play(Task, frozen=True, tag="play"):
    """A game between bots, to measure a pack."""

    deal: playing.Deal
    result: ClassVar[Any] = playing.Game

    def perform(self) -> playing.Game:
        return playing.play(self.deal)


class Attempt(Task, frozen=True, tag="attempt"):
    """Attempts at a task of The Crew, to measure how difficult it is."""

    attempts: Attempts
    result: ClassVar[Any] = Tried

    def perform(self) -> Tried:
        from batyskaf.lab.difficulty import attempt  # with the bot of The Crew, which a table starts without

        return attempt(self.attempts)


AnyTask = Job | Judge | OpenHands | Deal | Play | Attempt


# --- over a wire ------------------------------------------------------------------------------------------------------


class Answer(msgspec.Struct, frozen=True):
    """The result of a task, the reason of a refusal, or an error."""

    result: msgspec.Raw = msgspec.Raw(b"\xc0")  # null
    reason: Reason | None = None
    wrong: str = ""


pack: Callable[[AnyTask], bytes] = msgspec.msgpack.encode
_read_task = msgspec.msgpack.Decoder(AnyTask).decode
_read_answer = msgspec.msgpack.Decoder(Answer).decode


def answer(data: bytes) -> bytes:
    """Perform a packed task and pack its result. It never raises, and needs nothing but its argument."""
    try:
        result = _read_task(data).perform()
        answered = Answer(msgspec.Raw(msgspec.msgpack.encode(result)))
    except Refused as refused:
        answered = Answer(reason=refused.reason)
    except Exception as error:
        answered = Answer(wrong=f"{type(error).__name__}: {error}")
    return msgspec.msgpack.encode(answered)


def unpack(task: AnyTask, data: bytes) -> Any:
    """The result of a task from the answer to it."""
    answered = _read_answer(data)
    if answered.reason is not None:
        raise Refused(answered.reason.id, **answered.reason.args)
    if answered.wrong:
        raise BotFailed(answered.wrong)
    return msgspec.msgpack.decode(answered.result, type=task.result)


# --- where it runs ----------------------------------------------------------------------------------------------------


class Thinking(ABC):
    """Where tasks run. Cancelling a call abandons its task."""

    @property
    def waiting(self) -> int:
        """How many decisions wait for a worker."""
        return 0

    @abstractmethod
    async def choose(self, job: Job, share: Share = SHARE) -> Chosen:
        """Let a bot decide within the time limit, or raise `BotFailed`."""

    @abstractmethod
    async def work(self, task: AnyTask, share: Share = SHARE) -> Any:
        """Perform a long task while bots keep deciding."""

    @abstractmethod
    async def aside(self, work: Callable[Args, Result], *args: Args.args, **kwargs: Args.kwargs) -> Result:
        """Call a function that takes a moment, without making others wait for it where that is possible."""

    @abstractmethod
    def abandon(self) -> None:
        """Give up all long tasks: one of them has failed or takes too long."""

    @abstractmethod
    async def close(self) -> None: ...

    async def decide(self, job: Job, share: Share = SHARE) -> int:
        """The move that a bot chooses."""
        return (await self.choose(job, share)).move

    async def hint(self, job: Job, share: Share = SHARE) -> Hinted:
        """What a bot would do, and why."""
        chosen = await self.choose(job, share)
        assert chosen.hint is not None
        return chosen.hint


Think = Callable[[bytes, bool], Awaitable[bytes]]
"""Gets a packed task and whether it is long; what comes back is what `answer` makes of it, here or elsewhere."""


async def inline(task: bytes, _long: bool) -> bytes:
    """Perform a packed task in this loop, after everything that is due now."""
    await asyncio.sleep(0)
    return answer(task)


class Callbacks(Thinking):
    """Thinking by a function, where there are no threads and processes."""

    def __init__(self, think: Think, seconds: float) -> None:
        self._think = think
        self._seconds = seconds
        self._long = asyncio.Semaphore(1)
        """One long task at a time, so that the bots of a match never queue behind a review."""

    async def choose(self, job: Job, share: Share = SHARE) -> Chosen:
        try:
            async with asyncio.timeout(self._seconds):
                chosen: Chosen = unpack(job, await self._think(pack(job), False))
        except TimeoutError:
            raise BotFailed(f"no answer in {self._seconds:g} s") from None
        except BotFailed:
            raise
        except Exception as error:  # the function may be one of the browser
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        return chosen

    async def work(self, task: AnyTask, share: Share = SHARE) -> Any:
        async with self._long:
            return unpack(task, await self._think(pack(task), True))

    async def aside(self, work: Callable[Args, Result], *args: Args.args, **kwargs: Args.kwargs) -> Result:
        return work(*args, **kwargs)

    def abandon(self) -> None:
        """The calls that failed or were cancelled are all there was."""

    async def close(self) -> None:
        pass
