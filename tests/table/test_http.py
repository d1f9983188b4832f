"""HTTP: lists and descriptions, access, headers, sizes, rates, and the page itself."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets

from batyskaf.core import speed
from batyskaf.core.reason import Reason
from batyskaf.locale import LANGUAGES, Texts, language_names
from batyskaf.table.guard import POLICY
from batyskaf.table.limits import Limits
from tests.table.kit import OPEN, Running, database_in, finish, running, two_people
from tests.table.test_play import bearer


async def test_games_are_listed_with_everything_a_set_up_screen_needs(here: Running) -> None:
    games = (await here.http.get("/api/games")).json()
    crew = next(game for game in games if game["name"] == "crew")
    assert (crew["least"], crew["most"]) == (2, 5)
    assert crew["chat"] is False
    assert crew["campaign"] is True
    assert "random" in crew["bots"]
    assert (crew["usual"], crew["compiled"]) == ("random", speed.compiled)
    players = next(option for option in crew["options"] if option["name"] == "players")
    assert (players["kind"], players["default"]) == ("number", 4)
    for phrase in crew["phrases"]:
        assert all(Texts(lang).has(f"phrase-{phrase}") for lang in LANGUAGES)


async def test_a_broken_game_of_a_package_is_left_out(here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("batyskaf.table.endpoints.names", lambda: ["sunk", "crew"])
    assert [game["name"] for game in (await here.http.get("/api/games")).json()] == ["crew"]


async def test_the_catalog_of_a_game_has_entries_words_figures_and_roles(here: Running) -> None:
    crew = (await here.http.get("/api/games/crew/content")).json()
    assert set(crew["entries"]) == {"tasks", "missions"}
    assert crew["words"]["tasks"]["T1"]["pl"] == crew["entries"]["tasks"]["T1"]["text"]["pl"]
    assert crew["entries"]["missions"]["14"]["clock"]["seconds"] == 210
    assert crew["roles"]["gave"] == {"seat": "seat", "decider": "seat", "card": "card"}
    aquatica = (await here.http.get("/api/games/aquatica/content")).json()
    assert set(aquatica["entries"]) == {"mantas", "locations", "characters", "kings", "goals"}
    assert aquatica["words"]["characters"]["legion"]["pl"]
    assert aquatica["board"]["slots"] == 5
    endeavor = (await here.http.get("/api/games/endeavor/content")).json()
    assert set(endeavor["entries"]) == {"tiles", "specialists", "tokens", "journals", "missions", "cards"}
    assert len(endeavor["board"]["levels"]) == 13
    assert (await here.http.get("/api/games/chess/content")).status_code == 404


async def test_the_catalog_follows_the_options(here: Running) -> None:
    path, journal = "/api/games/endeavor/content", "the-interlinked-ecosystem"
    draft = (await here.http.get(path)).json()["entries"]["journals"][journal]
    retail = (await here.http.get(path, params={"edition": "retail"})).json()["entries"]["journals"][journal]
    assert (draft["spaces"], draft["discard"] is None) == (0, False)
    assert (retail["spaces"] > 0, retail["discard"] is None) == (True, True)
    refused = await here.http.get(path, params={"edition": "gold"})
    assert refused.json()["reason"]["id"].startswith("refused-option")
    made = (await here.http.post("/api/tables", json={"game": "endeavor", "options": {"edition": "retail"}})).json()
    played = (await here.http.get(f"/api/tables/{made['table']['id']}/content", headers=bearer(made))).json()
    assert played["entries"]["journals"][journal] == retail


async def test_moves_and_messages_are_listed(here: Running) -> None:
    assert (await here.http.get("/api/games/crew/moves")).json()[17] == "play B9"
    listed = (await here.http.get("/api/locale")).json()
    assert listed == language_names()
    for lang in listed:
        assert "phrase-hello" in (await here.http.get(f"/api/locale/{lang}")).text
    unknown = await here.http.get("/api/locale/xx")
    assert unknown.status_code == 404
    assert unknown.json()["reason"] == {
        "id": "refused-unknown-language",
        "args": {"name": "xx", "known": ", ".join(LANGUAGES)},
    }


async def test_the_content_of_a_table_includes_its_packs(here: Running) -> None:
    base = (await here.http.get("/api/games/crew/content")).json()["entries"]["tasks"]["T57"]
    pack = {"game": "crew", "name": "ours", "tasks": [{**base, "id": "MINE", "text": {"en": "Mine", "pl": "Moje"}}]}
    made = (await here.http.post("/api/tables", json={"game": "crew", "packs": [pack]})).json()
    path = f"/api/tables/{made['table']['id']}/content"
    answered = (await here.http.get(path, headers=bearer(made))).json()
    assert answered["entries"]["tasks"]["MINE"]["text"] == {"en": "Mine", "pl": "Moje"}
    assert (await here.http.get(path)).status_code == 403
    assert "MINE" not in (await here.http.get("/api/games/crew/content")).json()["entries"]["tasks"]


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
async def test_an_impossible_table_is_refused_with_a_reason(here: Running, body: object, id: str) -> None:
    answer = await here.http.post("/api/tables", json=body)
    assert answer.status_code in (400, 404, 409)
    assert answer.json()["reason"]["id"] == id
    reason = answer.json()["reason"]
    assert Texts("pl").say(reason["id"], **reason["args"])


@pytest.mark.parametrize(("game", "mission"), [("crew", "reef-1"), ("endeavor", "kelp-and-glass"), ("aquatica", None)])
async def test_a_game_can_be_described_with_a_pack(here: Running, game: str, mission: str | None) -> None:
    (file,) = Path("examples/packs").glob(f"{game}-*.json")
    answer = await here.http.post(f"/api/games/{game}/packs", json={"packs": [json.loads(file.read_bytes())]})
    answered = answer.json()
    plain = next(one for one in (await here.http.get("/api/games")).json() if one["name"] == game)
    assert (plain["packs"], len(answered["packs"])) == ([], 1)
    assert answered["content"] != plain["content"]
    options = {option["name"]: option for option in answered["options"]}
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


async def test_a_broken_pack_is_refused_in_the_readers_language(here: Running) -> None:
    pack = {"game": "crew", "name": "Reef", "tasks": [], "missions": [], "clashes": [{"tasks": ["T1"], "by": "one"}]}
    answer = await here.http.post("/api/tables", json={"game": "crew", "packs": [pack]})
    reason = msgspec.convert(answer.json()["reason"], Reason)
    place = "Reef: clashes #1: tasks"
    assert Texts("en").why(reason) == f"The pack can't be played: {place}: must have length 2."
    assert Texts("pl").why(reason) == f"Tej paczki nie da się użyć: {place}: musi mieć długość 2."


async def test_commands_can_be_posted(here: Running) -> None:
    made = await here.make()
    id = made["table"]["id"]
    async with asyncio.timeout(120):
        while True:
            (update,) = (await here.http.get(f"/api/tables/{id}", headers=bearer(made))).json()
            if update["table"]["status"] == "over":
                break
            if update["legal"]:
                move = {"type": "move", "seq": update["seq"], "move": update["legal"][-1]}
                answer = await here.http.post(f"/api/tables/{id}/command", json=move, headers=bearer(made))
                assert answer.json()["type"] == "ack"
    (rest,) = (await here.http.get(f"/api/tables/{id}?since={update['seq'] - 1}", headers=bearer(made))).json()
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


async def test_the_match_file_is_complete_only_after_the_end(here: Running) -> None:
    made, ala, ola = await two_people(here)
    url = f"/api/tables/{made['table']['id']}/recording"
    before = (await here.http.get(url, headers=bearer(made))).text
    hidden = set(ola.update["view"]["hand"])
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


async def test_foreign_origins_and_host_names_are_refused(here: Running) -> None:
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
            pass  # the server closed the connection before the request was complete
        else:
            assert streamed.status_code == 413
        answers = [(await here.http.get("/api/games")).status_code for _ in range(6)]
        assert answers == [200, 200, 200, 429, 429, 429]
        assert OPEN.burst > tight.burst


async def test_the_rate_of_new_tables_is_limited(tmp_path: Path) -> None:
    tight = Limits(makes_per_second=0.001, makes_burst=2)
    async with running(database_in(tmp_path), limits=tight) as here:
        answers = [(await here.http.post("/api/tables", json={"game": "crew"})).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert (await here.http.get("/api/tables")).status_code == 200


async def test_a_chosen_deal_is_marked_as_chosen(here: Running) -> None:
    assert (await here.make())["table"]["chosen"] is False
    made = await here.make(seed="7")
    assert made["table"]["chosen"] is True


async def test_the_page_is_served_and_missing_files_lead_to_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    async with running(database_in(tmp_path), static=static) as here:
        missing = await here.http.get("/")
        assert missing.status_code == 503
        assert "make play" in missing.text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html><title>page</title>")
        (static / "assets" / "app-1234.js").write_text("1")
        (tmp_path / "secret.txt").write_text("secret")
        page = await here.http.get("/")
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        for path in ("/t/abcdef", "/wp-admin", "/assets/gone.js", "/T/abcdef"):
            assert (await here.http.get(path)).status_code == 404
        asset = await here.http.get("/assets/app-1234.js")
        assert "immutable" in asset.headers["cache-control"]
        raw = httpx.URL(f"http://127.0.0.1:{here.port}").copy_with(raw_path=b"/..%2fsecret.txt")
        assert "secret" not in (await here.http.get(raw)).text
