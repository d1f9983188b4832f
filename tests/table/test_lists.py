"""Lists, statistics and descriptions cost little, whatever strangers store."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from batyskaf.core.game import Game
from batyskaf.games import loaded
from batyskaf.table import endpoints, records, schema, tables
from batyskaf.table.limits import Limits
from batyskaf.table.records import Records
from batyskaf.table.sql_store import SqlStore
from batyskaf.table.stats import Outcome, Place
from batyskaf.table.store import Batch, Summary
from batyskaf.table.tables import game_of
from batyskaf.table.totals import Totals
from tests.table.kit import SOON, Running, database_in, running
from tests.table.test_campaigns import REEF
from tests.table.test_store import head, opened


async def test_the_lobby_loads_no_table_and_no_pack(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    await here.make(seats=seats, settings={"public": True}, packs=[REEF])
    asked: list[tuple[Any, ...]] = []

    def noted(*args: Any) -> Game:
        asked.append(args)
        return game_of(*args)

    monkeypatch.setattr("batyskaf.table.hub.game_of", noted)
    monkeypatch.setattr(SqlStore, "head", None)
    (listed,) = (await here.http.get("/api/tables")).json()
    assert listed["table"]["packs"] == [REEF["name"]]
    assert listed["table"]["seats"][1]["kind"] == "open"
    assert asked == [("crew",)]


async def test_others_are_served_while_a_pack_is_loaded(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    served = threading.Event()

    def slow(name: str, packs: str) -> Game:
        assert packs == "[]" or served.wait(5)
        return loaded(name, packs)

    monkeypatch.setattr(tables, "loaded", slow)
    wishes: dict[str, dict[str, object]] = {
        "tables": {"game": "crew"},
        "campaigns": {"game": "crew", "names": ["Ala", "Ola"]},
        "games/crew/packs": {},
    }
    posts = [here.http.post(f"/api/{path}", json={**wish, "packs": [REEF]}) for path, wish in wishes.items()]
    asked = [asyncio.create_task(post) for post in posts]
    assert (await here.http.get("/healthz")).status_code == 200
    served.set()
    assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}


async def test_few_unused_tables_with_packs_stay_in_memory(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PACKED", 2)
    made = [await here.make(packs=[REEF], seats=[{"kind": "me"}, {"kind": "open"}]) for _ in range(5)]
    async with asyncio.timeout(SOON):
        while len(here.hub.tables) > 2:
            await asyncio.sleep(0)
    await here.seat(made[0]["table"]["id"], made[0]["token"]).join()
    assert made[0]["table"]["id"] in here.hub.tables


async def test_a_large_pack_counts_as_many_tables(tmp_path: Path) -> None:
    large = {**REEF, "missions": [{**REEF["missions"][0], "id": f"m{number}"} for number in range(300)]}
    async with running(database_in(tmp_path), limits=Limits(makes_per_second=0.001, makes_burst=4)) as here:
        statuses = [
            (await here.http.post("/api/tables", json={"game": "crew", "packs": [pack]})).status_code
            for pack in (large, REEF)
        ]
        assert statuses == [200, 429]


async def test_a_table_of_a_game_that_is_gone_is_left_out_of_lists(database: str) -> None:
    async with opened(database) as store:
        for game in ("sunk", "crew"):
            summary = Summary(status="waiting", public=True)
            await store.create(msgspec.structs.replace(head(game), game=game), Batch(game, [], summary))
    async with running(database) as here:
        assert [one["table"]["id"] for one in (await here.http.get("/api/tables")).json()] == ["crew"]


def won(number: int, ended: float) -> Outcome:
    ranking = (Place(0, "ada", "", "Ada", 9.0, 1), Place(1, "", "hard", "Bo", 5.0, 2))
    return Outcome(f"t{number}", "aquatica", 2, "", "hard", None, True, True, ended, ranking)


async def test_statistics_read_each_outcome_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "PAGE", 2)
    added: list[str] = []
    add = Totals.add

    def noted(self: Totals, one: Outcome) -> None:
        added.append(one.table)
        add(self, one)

    monkeypatch.setattr(Totals, "add", noted)
    async with opened(database_in(tmp_path)) as store:
        kept = Records(store)
        for number in range(5):
            await end(store, number, ended=float(number))
        assert (await kept.totals()).matches == 5
        await end(store, 5, ended=5.0)
        assert (await kept.totals()).seen_by("ada").mine[0].played == 6
        await kept.totals()
        assert added == ["t0", "t1", "t2", "t3", "t4", "t5"]
        await end(store, 6, ended=0.5)  # by a process whose clock is late
        assert (await kept.totals()).matches == 7
        assert added[6:] == ["t0", "t6", "t1", "t2", "t3", "t4", "t5"]


async def end(store: SqlStore, number: int, ended: float) -> None:
    one = won(number, ended)
    await store.create(head(one.table), Batch(one.table, [], Summary(status="over"), outcome=one))


async def test_a_start_wakes_only_tables_where_something_happens_by_itself(tmp_path: Path) -> None:
    async with running(database_in(tmp_path)) as here:
        people = [{"kind": "me"}] * 3
        waiting = await here.make(seats=people, options={"players": 3})
        timed = await here.make(seats=people, options={"players": 3}, settings={"clock": "strict", "seconds": 3600})
        ids = {made["table"]["id"] for made in (waiting, timed)}
        assert ids == set(here.hub.tables)
    async with running(database_in(tmp_path)) as here:
        await here.hub.wake_recent()
        assert set(here.hub.tables) == {timed["table"]["id"]}


async def test_descriptions_are_made_once(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    first = [(await here.http.get(path)).content for path in ("/api/games", "/api/openapi.json")]
    monkeypatch.setattr(endpoints, "game_info", None)
    monkeypatch.setattr(schema, "components", None)
    assert [(await here.http.get(path)).content for path in ("/api/games", "/api/openapi.json")] == first


async def test_a_daily_dive_counts_as_making_a_table(tmp_path: Path) -> None:
    limits = Limits(makes_per_second=0.001, makes_burst=2)
    async with running(database_in(tmp_path), limits=limits) as here:
        wish = {"name": "Ala"}
        statuses = [(await here.http.post("/api/daily/aquatica", json=wish)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
