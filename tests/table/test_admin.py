"""`batyskaf admin` on databases that servers use."""

import asyncio
import shutil
import time
from pathlib import Path

import pytest

from batyskaf.core.reason import Refused
from batyskaf.table import care
from batyskaf.table.care import Care
from batyskaf.table.sql_store import as_async
from tests.table.kit import Running, Seat, database_in, running, two_people
from tests.table.test_lists import end
from tests.table.test_play import bearer
from tests.table.test_store import opened
from tests.terminal.driving import batyskaf


async def admin(*words: str, database: str = "") -> tuple[int, str]:
    """Run the command beside the server; its status and everything it prints."""
    where = ("--database", database) if database else ()
    done = await asyncio.to_thread(batyskaf, "admin", *words, *where, "--lang", "en")
    return done.exit_code, done.stdout + done.stderr


async def give_up(one: Seat, other: Seat) -> None:
    """End a match by consent."""
    await one.ask(type="propose", kind="end")
    asked = (await other.until_update(lambda update: update["table"]["proposal"]))["table"]["proposal"]
    await other.ask(type="vote", proposal=asked["number"], yes=True)
    await one.until_update(lambda update: update["table"]["status"] == "over")


@pytest.fixture
def copied(database: str) -> str:
    """A database of each kind that can be copied here."""
    if database.startswith("postgresql") and shutil.which("pg_dump") is None:
        pytest.skip("pg_dump of PostgreSQL is not installed")
    return database


async def test_tables_are_listed_and_closed_while_a_server_runs(tmp_path: Path) -> None:
    database = database_in(tmp_path)
    async with running(database) as here:
        made, ala, _ = await two_people(here)
        id = made["table"]["id"]
        status, text = await admin("tables", "--status", "playing", database=database)
        assert (status, id in text) == (0, True)
        assert (await admin("close", id, database=database))[1].strip() == f"Table {id} is closed."
        assert "already over" in (await admin("close", id, database=database))[1]
        await ala.ask(type="say", phrase="hello")  # the server notices with the next change, this one or a bot's
        await ala.until_update(lambda update: update["table"]["status"] == "over")
        status, text = await admin("close", "nowhere", database=database)
        assert (status, "nowhere" in text, "Traceback" in text) == (2, True, False)


async def test_a_backup_of_a_running_server_restores_everything(copied: str, tmp_path: Path) -> None:
    file = tmp_path / "copy"
    async with running(copied) as here:
        kept = await here.make()
        await care.back_up(as_async(copied), file)
        with pytest.raises(Refused, match="refused-admin-exists"):
            await care.back_up(as_async(copied), file)
        lost = await here.make()
    await care.restore(as_async(copied), file)
    async with running(copied) as here:
        path = "/api/tables/{}"
        found = await here.http.get(path.format(kept["table"]["id"]), headers=bearer(kept))
        assert found.status_code == 200
        gone = await here.http.get(path.format(lost["table"]["id"]), headers=bearer(lost))
        assert gone.status_code == 404


async def test_a_file_that_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    database = as_async(database_in(tmp_path))
    async with opened(database) as store:
        await end(store, 1, ended=1.0)
    (tmp_path / "other").write_text("no database")
    with pytest.raises(Refused, match="refused-admin-copy"):
        await care.restore(database, tmp_path / "other")
    async with opened(database) as store:
        assert await store.ended() == 1


async def test_old_tables_are_deleted_by_status(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(database) as here:
        made = await here.make()
        over, ala, ola = await two_people(here)
        await give_up(ala, ola)
    async with opened(database) as store:
        looked_after = Care(store)
        assert await looked_after.keep({"playing": 1.0, "over": 1.0}) == {"playing": 0, "over": 0}
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + 3 * care.DAY)
        assert await looked_after.keep({"over": 2.0}) == {"over": 1}
        assert await store.head(over["table"]["id"]) is None
        assert await store.head(made["table"]["id"]) is not None
        assert await store.ended() == 0


async def test_everything_stored_under_a_players_key_is_deleted(database: str) -> None:
    async with running(database) as here:
        seats = [{"kind": "me", "name": "Zdzisława"}, {"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
        made = await here.make(seats=seats, player="my-key", settings={"chat": True})
        id = made["table"]["id"]
        sat = {"name": "Ola", "token": made["invites"]["1"], "player": "her-key"}
        other = (await here.http.post(f"/api/tables/{id}/sit", json=sat)).json()
        ala, ola = await here.seat(id, made["token"]).join(), await here.seat(id, other["token"]).join()
        await ala.ask(type="say", text="my address is secret")
        await ola.ask(type="say", text="hers stays")
        await ala.ask(type="name", name="Zdzisia")
        await give_up(ala, ola)
    async with opened(database) as store:
        assert await Care(store).forget("my-key") == 1
        assert await Care(store).forget("nobodys-key") == 0
    async with running(database) as here:
        seat = await here.seat(id, ala.token).join()
        everything = str(seat.steps) + str(seat.update) + (await here.http.get(f"/api/replays/{id}")).text
        for mine in ("Zdzis", "my address"):
            assert mine not in everything
        assert "hers stays" in everything
        assert (await here.http.post("/api/stats", json={"player": "my-key"})).json()["mine"] == []
        assert len((await here.http.post("/api/stats", json={"player": "her-key"})).json()["mine"]) == 1


async def test_limits_and_who_hits_them_are_shown(here: Running) -> None:
    status, text = await admin("limits", "--url", f"http://127.0.0.1:{here.port}")
    assert (status, "sockets = 200" in text) == (0, True)
    status, text = await admin("limits", "--url", "http://127.0.0.1:1")
    assert (status, text.strip()) == (2, "No server answers at http://127.0.0.1:1; --url names another address.")
    status, text = await admin("limits", "--url", f"http://127.0.0.1:{here.port}/nonsense")
    assert (status, "doesn't show its limits: HTTP Error 404: Not Found." in text) == (2, True)
