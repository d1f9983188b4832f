"""Workers are shared fairly: nobody's tables delay a stranger's bot, and a failed review frees its place."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from batyskaf.core.reason import Refused
from batyskaf.table import actor, background, reviews
from batyskaf.table.actor import Actor
from batyskaf.table.limits import asking
from batyskaf.table.reviews import Reviews
from batyskaf.table.thinking import Callbacks, inline
from batyskaf.table.turns import EACH, Rank, Share, Turns
from batyskaf.table.workers import Workers
from tests.table.kit import SOON, Running, database_in, finish, running, two_people


class Order:
    """Takes places in turn and notes who got one."""

    def __init__(self, count: int = 1) -> None:
        self.turns = Turns(count)
        self.got: list[str] = []
        self._open = asyncio.Event()
        """Until then, places are kept."""
        self._tasks: list[asyncio.Task[None]] = []

    async def ask(self, *shares: Share) -> None:
        for share in shares:
            self._tasks.append(asyncio.create_task(self._hold(share)))
            await asyncio.sleep(0)

    async def _hold(self, share: Share) -> None:
        async with self.turns.taken(share):
            self.got.append(share.table)
            await self._open.wait()

    async def all(self) -> list[str]:
        self._open.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return self.got

    def cancel(self, number: int) -> None:
        self._tasks[number].cancel()


async def test_a_stranger_waits_for_one_thought_not_for_all_of_another_address() -> None:
    order = Order()
    await order.ask(*(Share("crowd", f"t{number}") for number in range(50)), Share("stranger", "mine"))
    assert (await order.all()).index("mine") <= 2
    assert len(order.got) == 51


async def test_the_tables_of_an_address_think_in_turn() -> None:
    order = Order()
    await order.ask(*[Share("a", "busy")] * 5, Share("a", "other"))
    assert (await order.all()).index("other") <= 2


async def test_tables_that_nobody_watches_think_last_but_are_not_forgotten() -> None:
    order = Order()
    watched = [Share(f"a{number}", f"w{number}") for number in range(3 * EACH)]
    await order.ask(watched[0], Share("b", "alone", Rank.ALONE), *watched[1:])
    place = (await order.all()).index("alone")
    assert 3 < place <= EACH


async def test_a_cancelled_wait_gives_its_place_to_the_next() -> None:
    order = Order()
    await order.ask(Share("a", "first"), Share("b", "gone"), Share("c", "last"))
    order.cancel(1)
    assert await order.all() == ["first", "last"]
    assert order.turns.waiting == 0
    await order.ask(Share("d", "later"))
    assert (await order.all())[-1] == "later"


async def test_large_packs_of_one_address_delay_another_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    workers, done, begin = Workers(1), list[str](), threading.Event()

    def load(address: str) -> None:
        assert begin.wait(SOON)
        done.append(address)

    async def ask(address: str) -> None:
        asking.set(address)
        await workers.aside(load, address)

    tasks = [asyncio.create_task(ask(address)) for address in ("crowd", "crowd", "crowd", "crowd", "stranger")]
    await asyncio.sleep(0)
    begin.set()
    await asyncio.gather(*tasks)
    assert done.index("stranger") <= 2
    await workers.close()


async def test_a_table_of_bots_stops_when_nobody_watches(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actor, "INTEREST", -1.0)
    made = await here.make(seats=[{"kind": "bot"}] * 4)
    table = here.hub.tables[made["table"]["id"]]
    assert isinstance(table, Actor)
    before = table.room.seq
    await table.do(lambda desk: None)
    assert table._thinking is None
    assert table.room.seq == before
    watching = await here.seat(made["table"]["id"], made["watch"]).join()
    await watching.until_update(lambda update: update["table"]["status"] == "over")


async def test_a_review_that_runs_out_of_time_frees_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stuck(self: Reviews, *_: Any) -> None:
        self._hub.thinking.abandon()
        await asyncio.Event().wait()

    monkeypatch.setattr(Reviews, "_review", stuck)
    monkeypatch.setattr(reviews, "BOUNDS", msgspec.structs.replace(reviews.BOUNDS, seconds=0.2))
    async with running(database_in(tmp_path)) as here:
        made, ala, ola = await two_people(here)
        await ala.ask(type="propose", kind="end")
        asked = (await ola.until_update(lambda update: update["table"]["proposal"]))["table"]["proposal"]
        await ola.ask(type="vote", proposal=asked["number"], yes=True)
        path = f"/api/replays/{made['table']['id']}/review"
        for _ in range(2):
            assert (await here.http.post(path)).status_code == 200
            async with asyncio.timeout(SOON):
                while (state := (await here.http.get(path)).json())["failed"] is None:
                    await asyncio.sleep(0.01)
            assert state["failed"]["id"] == "refused-review-failed"


async def test_failures_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(_: background.Underway) -> None:
        raise Refused("refused-review-failed")

    monkeypatch.setattr(background, "FAILURES", 2)
    some = background.Background(Callbacks(inline, 20.0), reviews.BOUNDS)
    for number in range(5):
        some.start(str(number), "", failing)
        await asyncio.sleep(0)
    assert [number for number in range(5) if some.find(str(number)) is not None] == [2, 3, 4]
    await some.close()


async def test_a_cancelled_part_of_a_review_frees_its_place(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool of another review is shut down: all its futures are cancelled."""

    async def cancelled(*_: Any) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(Reviews, "_review", cancelled)
    _, ala, ola = made = await two_people(here)
    await finish(ala, ola)
    path = f"/api/replays/{made[0]['table']['id']}/review"
    await here.http.post(path)
    async with asyncio.timeout(SOON):
        while (await here.http.get(path)).json()["failed"] is None:
            await asyncio.sleep(0.01)


async def test_an_address_may_not_take_all_places_for_reviews(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stuck(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Reviews, "_review", stuck)
    running_reviews = Reviews(here.hub)
    ids = []
    for _ in range(reviews.BOUNDS.each + 1):
        made = await here.make()
        seat = await here.seat(made["table"]["id"], made["token"]).join()
        await seat.ask(type="propose", kind="end")
        await seat.until_update(lambda update: update["table"]["status"] == "over")
        ids.append(made["table"]["id"])
    for id in ids[:-1]:
        await running_reviews.begin(id, "crowd")
    with pytest.raises(Refused, match="refused-review-busy"):
        await running_reviews.begin(ids[-1], "crowd")
    await running_reviews.begin(ids[-1], "stranger")
    await running_reviews.close()
