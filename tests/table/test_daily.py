"""The daily dive: the same winnable deal for everyone on a date, known to nobody in advance."""

from pathlib import Path

import pytest

from batyskaf.table import deals
from batyskaf.table.deals import options_of, seed_of, winnable
from tests.table.kit import Running, database_in, running
from tests.table.test_play import bearer

SECRET = "ab" * 32


def test_a_seed_depends_on_secret_game_date_and_number() -> None:
    seeds = {
        seed_of(secret, game, date, number)
        for secret in (SECRET, "cd" * 32)
        for game in ("crew", "aquatica")
        for date in ("2027-01-01", "2027-01-02")
        for number in (0, 1)
    }
    assert len(seeds) == 16
    assert all(0 <= seed < 2**128 for seed in seeds)
    assert seed_of(SECRET, "crew", "2027-01-01", 0) == seed_of(SECRET, "crew", "2027-01-01", 0)


def test_deals_are_tried_until_one_can_be_won(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def third(options: dict[str, object], seed: int) -> bool:
        asked.append(seed)
        return len(asked) == 3

    monkeypatch.setattr(deals, "winnable", third)
    assert deals.number_of(SECRET, "crew", "2027-01-01") == 2
    assert asked == [seed_of(SECRET, "crew", "2027-01-01", number) for number in range(3)]
    assert deals.number_of(SECRET, "endeavor", "2027-01-01") == 0


def test_a_deal_that_cant_be_won_is_not_winnable(monkeypatch: pytest.MonkeyPatch) -> None:
    options = options_of(SECRET, "crew", "2027-01-01")
    monkeypatch.setattr(deals, "CARDS", 1)
    monkeypatch.setattr(deals, "SHARINGS", 1)
    assert not winnable({**options, "mission": "20"}, 1)


async def dive(here: Running, game: str) -> dict[str, object]:
    answer = await here.http.post(f"/api/daily/{game}", json={"name": "Ala"})
    assert answer.status_code == 200, answer.text
    made: dict[str, object] = answer.json()
    return made


@pytest.mark.parametrize("game", ["crew", "aquatica", "endeavor"])
async def test_everyone_gets_the_same_deal(game: str, tmp_path: Path) -> None:
    async with running(database_in(tmp_path)) as here:
        today = (await here.http.get("/api/daily")).json()
        assert game in today["games"]
        tables = [await dive(here, game) for _ in range(2)]
        openings = []
        for made in tables:
            table = made["table"]
            assert isinstance(table, dict)
            assert table["chosen"] is False
            seen = (await here.http.get(f"/api/tables/{table['id']}", headers=bearer(made))).json()
            openings.append(next(step["events"] for step in seen[0]["steps"] if step["step"] == "started"))
        assert openings[0] == openings[1]
        assert tables[0]["token"] != tables[1]["token"]
        heads = [await here.hub.store.head(made["table"]["id"]) for made in tables]  # type: ignore[index]
        assert heads[0] is not None
        assert heads[1] is not None
        assert heads[0].seed == heads[1].seed
        assert heads[0].commitment.hash != heads[1].commitment.hash
    async with running(database_in(tmp_path)) as again:  # the secret survives a restart
        made = await dive(again, game)
        head = await again.hub.store.head(made["table"]["id"])  # type: ignore[index]
        assert head is not None
        assert head.seed == heads[0].seed


async def test_the_secret_is_sent_to_nobody(tmp_path: Path) -> None:
    async with running(database_in(tmp_path)) as here:
        made = await here.http.post("/api/daily/aquatica", json={})
        secret = await here.hub.store.kept("secret")
        assert secret is not None
        assert len(secret) == 64
        for answer in (made, await here.http.get("/api/daily")):
            assert secret not in answer.text
        unknown = await here.http.post("/api/daily/chess", json={})
        assert unknown.status_code == 404


async def test_the_deal_of_the_day_stays_secret_while_others_play_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_in(tmp_path)) as here:
        made = (await here.http.post("/api/daily/aquatica", json={"name": "Ala"})).json()
        id = made["table"]["id"]
        head = await here.hub.store.head(id)
        assert head is not None
        seat = await here.seat(id, made["token"]).join()
        await seat.ask(type="propose", kind="end")
        await seat.until_update(lambda update: update["table"]["status"] == "over")
        assert seat.update["proof"] is None
        answers = [await here.http.get(path) for path in (f"/api/replays/{id}", f"/api/replays/{id}/review")]
        answers.append(await here.http.post(f"/api/replays/{id}/fork", json={}))
        assert {answer.json()["reason"]["id"] for answer in answers} == {"refused-daily-sealed"}
        token = {"authorization": f"Bearer {made['token']}"}
        answers.append(await here.http.get(f"/api/tables/{id}/recording", headers=token))
        assert not any(head.seed in answer.text for answer in answers)
        monkeypatch.setattr(here.hub, "date", lambda: "2999-01-01")
        opened = (await here.http.get(f"/api/replays/{id}")).json()
        assert opened["proof"]["seed"] == head.seed
