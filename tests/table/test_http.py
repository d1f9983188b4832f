"""The HTTP side: what lists and descriptions say, who is let in, headers, sizes, rates, and the page itself."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets

from batyskaf.core.reason import Reason
from batyskaf.locale import Texts
from batyskaf.table.guard import POLICY, Limits
from tests.table.kit import OPEN, Running, database_in, finish, running, two_people
from tests.table.test_play import bearer


async def test_games_tell_all_that_a_set_up_screen_needs(here: Running) -> None:
    games = (await here.http.get("/api/games")).json()
    crew = next(game for game in games if game["name"] == "crew")
    assert (crew["least"], crew["most"]) == (2, 5)
    assert crew["chat"] is False
    assert crew["campaign"] is True
    assert "random" in crew["bots"]
    players = next(option for option in crew["options"] if option["name"] == "players")
    assert (players["kind"], players["default"]) == ("number", 4)
    for phrase in crew["phrases"]:
        assert all(Texts(lang).has(f"phrase-{phrase}") for lang in ("en", "pl"))


async def test_a_broken_game_of_a_package_is_left_out(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("batyskaf.table.routes.names", lambda: ["sunk", "crew"])
    assert [game["name"] for game in (await here.http.get("/api/games")).json()] == ["crew"]


async def test_content_is_told_with_its_words(here: Running) -> None:
    sections = (await here.http.get("/api/games/crew/content")).json()
    assert set(sections) == {"tasks", "missions"}
    assert sections["tasks"]["T1"]["text"]["pl"]
    assert sections["missions"]["14"]["clock"]["seconds"] == 210
    aquatica = (await here.http.get("/api/games/aquatica/content")).json()
    assert set(aquatica) == {"mantas", "locations", "characters", "kings", "goals"}
    assert aquatica["characters"]["legion"]["name"]["pl"]
    endeavor = (await here.http.get("/api/games/endeavor/content")).json()
    assert {"tiles", "specialists", "tokens", "journals", "missions", "cards"} <= set(endeavor)
    assert (await here.http.get("/api/games/crew/moves")).json()[17] == "play B9"
    assert "phrase-hello" in (await here.http.get("/api/locale/pl")).text
    unknown = await here.http.get("/api/locale/xx")
    assert unknown.status_code == 404
    assert unknown.json()["reason"] == {"id": "refused-unknown-language", "args": {"name": "xx", "known": "en, pl"}}
    assert (await here.http.get("/api/games/chess/content")).status_code == 404


async def test_a_table_tells_the_content_of_its_packs(here: Running) -> None:
    base = (await here.http.get("/api/games/crew/content")).json()["tasks"]["T57"]
    pack = {"game": "crew", "name": "ours", "tasks": [{**base, "id": "MINE", "text": {"en": "Mine", "pl": "Moje"}}]}
    made = (await here.http.post("/api/tables", json={"game": "crew", "packs": [pack]})).json()
    path = f"/api/tables/{made['table']['id']}/content"
    told = (await here.http.get(path, headers=bearer(made))).json()
    assert told["tasks"]["MINE"]["text"] == {"en": "Mine", "pl": "Moje"}
    assert (await here.http.get(path)).status_code == 403
    assert "MINE" not in (await here.http.get("/api/games/crew/content")).json()["tasks"]


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"game": "chess"}, "refused-unknown-game"),
        ({"game": "crew", "options": {"mission": "99"}}, "refused-crew-mission"),
        ({"game": "crew", "options": {"playrs": 3}}, "refused-unknown-option"),
        ({"game": "crew", "options": {"players": 9}}, "refused-option-number"),
        ({"game": "crew", "options": {"self": 1}}, "refused-unknown-option"),
        ({"game": "crew", "seats": [{"kind": "bot", "bot": "hal"}]}, "refused-unknown-bot"),
        ({"game": "crew", "seats": [{"kind": "me"}] * 5}, "refused-seat-names"),
        ({"game": "crew", "seats": [{"kind": "me", "name": "\u200b"}]}, "refused-table-name"),
        ({"game": "crew", "seed": "abc"}, "refused-seed"),
        ({"game": "crew", "packs": [{"tasks": 5}]}, "refused-table-pack"),
        ({"game": "crew", "settings": {"clock": "sundial"}}, "refused-table-message"),
        ({"game": "crew", "surprise": 1}, "refused-table-message"),
        ([], "refused-table-message"),
    ],
)
async def test_a_table_that_cannot_be_says_why(here: Running, body: object, id: str) -> None:
    answer = await here.http.post("/api/tables", json=body)
    assert answer.status_code in (400, 404, 409)
    assert answer.json()["reason"]["id"] == id
    reason = answer.json()["reason"]
    assert Texts("pl").say(reason["id"], **reason["args"])


@pytest.mark.parametrize(("game", "mission"), [("crew", "reef-1"), ("endeavor", "kelp-and-glass"), ("aquatica", None)])
async def test_a_game_is_looked_at_with_a_pack(here: Running, game: str, mission: str | None) -> None:
    (file,) = Path("examples/packs").glob(f"{game}-*.json")
    answer = await here.http.post(f"/api/games/{game}/packs", json={"packs": [json.loads(file.read_bytes())]})
    told = answer.json()
    plain = next(one for one in (await here.http.get("/api/games")).json() if one["name"] == game)
    assert (plain["packs"], len(told["packs"])) == ([], 1)
    assert told["content"] != plain["content"]
    options = {option["name"]: option for option in told["options"]}
    if mission is None:
        assert "mission" not in options
    else:
        assert mission in options["mission"]["choices"]
        assert options["mission"]["words"][mission].keys() == {"en", "pl"}
        assert mission not in next(option for option in plain["options"] if option["name"] == "mission")["choices"]


async def test_a_pack_for_another_game_is_refused(here: Running) -> None:
    pack = json.loads(Path("examples/packs/crew-example.json").read_bytes())
    answer = await here.http.post("/api/games/aquatica/packs", json={"packs": [pack]})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "refused-table-pack")
    assert (await here.http.post("/api/games/chess/packs", json={"packs": [pack]})).status_code == 404
    assert (await here.http.post("/api/games/crew/packs", json={"packs": [1]})).status_code == 400


async def test_a_broken_pack_is_told_in_the_readers_language(here: Running) -> None:
    pack = {"game": "crew", "name": "Reef", "tasks": [], "missions": [], "clashes": [{"tasks": ["T1"], "by": "one"}]}
    answer = await here.http.post("/api/tables", json={"game": "crew", "packs": [pack]})
    reason = msgspec.convert(answer.json()["reason"], Reason)
    place = "Reef: clashes #1: tasks"
    assert Texts("en").why(reason) == f"The pack can't be played: {place}: must have the length 2."
    assert Texts("pl").why(reason) == f"Tej paczki nie da się użyć: {place}: musi mieć długość 2."


async def test_the_same_commands_go_by_post(here: Running) -> None:
    made = await here.make()
    id = made["table"]["id"]
    async with asyncio.timeout(120):
        while True:
            (frame,) = (await here.http.get(f"/api/tables/{id}", headers=bearer(made))).json()
            if frame["table"]["status"] == "over":
                break
            if frame["legal"]:
                move = {"type": "move", "seq": frame["seq"], "move": frame["legal"][-1]}
                answer = await here.http.post(f"/api/tables/{id}/command", json=move, headers=bearer(made))
                assert answer.json()["type"] == "ack"
    (rest,) = (await here.http.get(f"/api/tables/{id}?since={frame['seq'] - 1}", headers=bearer(made))).json()
    assert [step["step"] for step in rest["steps"]] == ["ended"]


async def test_spectators_follow_by_server_sent_events(here: Running) -> None:
    made, ala, ola = await two_people(here)
    url = f"/api/tables/{made['table']['id']}/events"
    assert (await here.http.get(url)).status_code == 403
    assert (await here.http.get(url, params={"token": ala.token})).status_code == 403
    lines: list[str] = []

    async def follow() -> None:
        async with here.http.stream("GET", url, params={"token": made["watch"]}) as stream:
            async for line in stream.aiter_lines():
                lines.append(line)
                if '"status":"over"' in line:
                    return

    following = asyncio.create_task(follow())
    await finish(ala, ola)
    async with asyncio.timeout(60):
        await following
    assert "event: frame" in lines
    assert f"id: {ala.seq}" in lines
    assert not any('"event":"dealt"' in line for line in lines)


async def test_the_match_file_is_whole_only_after_the_end(here: Running) -> None:
    made, ala, ola = await two_people(here)
    url = f"/api/tables/{made['table']['id']}/recording"
    before = (await here.http.get(url, headers=bearer(made))).text
    hidden = set(ola.frame["view"]["hand"])
    assert '"seed"' not in before
    assert not any(f'"{card}"' in before for card in hidden)
    assert (await here.http.get(url)).status_code == 403
    assert (await here.http.get(f"/api/replays/{made['table']['id']}")).status_code == 409
    assert (await here.http.post(f"/api/replays/{made['table']['id']}/fork", json={})).status_code == 409
    await finish(ala, ola)
    after = (await here.http.get(url, headers=bearer(made))).text
    assert all(f'"{card}"' in after for card in hidden)


async def test_headers_keep_browsers_strict(here: Running) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/../../etc/passwd"):
        answer = await here.http.get(path)
        assert answer.headers["content-security-policy"] == POLICY
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert "unsafe-eval" not in POLICY
    assert "script-src 'self'" in POLICY


async def test_foreign_origins_and_names_are_turned_away(here: Running) -> None:
    made = await here.make()
    evil = {"origin": "http://evil.example"}
    assert (await here.http.post("/api/tables", json={"game": "crew"}, headers=evil)).status_code == 403
    assert (await here.http.post("/api/tables", json={"game": "crew"}, headers={"origin": "null"})).status_code == 403
    own = {"origin": f"http://127.0.0.1:{here.port}"}
    assert (await here.http.post("/api/tables", json={"game": "crew"}, headers=own)).status_code == 200
    assert (await here.http.get("/api/games", headers={"host": "evil.example"})).status_code == 421
    url = here.seat(made["table"]["id"], "").url
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(url, additional_headers=evil)


async def test_sizes_and_rates_are_limited(tmp_path: Path) -> None:
    tight = Limits(body=1000, packs=1400, upload=2000, per_second=0.001, burst=8)
    async with running(database_in(tmp_path), limits=tight) as here:
        assert (await here.http.post("/api/mine", content=b"x" * 1200)).status_code == 413
        assert (await here.http.post("/api/tables", content=b"x" * 1200)).status_code == 400
        assert (await here.http.post("/api/tables", content=b"x" * 1500)).status_code == 413
        assert (await here.http.post("/api/recordings", content=b"x" * 1500)).status_code == 409

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b"x" * 100

        try:
            streamed = await here.http.post("/api/tables", content=endless())
        except httpx.TransportError:
            pass  # the server hung up while it was still being talked to
        else:
            assert streamed.status_code == 413
        answers = [(await here.http.get("/api/games")).status_code for _ in range(6)]
        assert answers == [200, 200, 200, 429, 429, 429]
        assert OPEN.burst > tight.burst


async def test_only_so_many_tables_are_made_at_once(tmp_path: Path) -> None:
    tight = Limits(makes_per_second=0.001, makes_burst=2)
    async with running(database_in(tmp_path), limits=tight) as here:
        answers = [(await here.http.post("/api/tables", json={"game": "crew"})).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert (await here.http.get("/api/tables")).status_code == 200


async def test_a_deal_that_the_maker_chose_is_called_so(here: Running) -> None:
    assert (await here.make())["table"]["chosen"] is False
    made = await here.make(seed="7")
    assert made["table"]["chosen"] is True


async def test_the_page_is_served_and_missing_files_lead_to_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    async with running(database_in(tmp_path), static=static) as here:
        missing = await here.http.get("/")
        assert missing.status_code == 503
        assert "npm" in missing.text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html><title>page</title>")
        (static / "assets" / "app-1234.js").write_text("1")
        (tmp_path / "secret.txt").write_text("secret")
        page = await here.http.get("/t/abcdef")
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        asset = await here.http.get("/assets/app-1234.js")
        assert "immutable" in asset.headers["cache-control"]
        raw = httpx.URL(f"http://127.0.0.1:{here.port}").copy_with(raw_path=b"/..%2fsecret.txt")
        assert "secret" not in (await here.http.get(raw)).text
