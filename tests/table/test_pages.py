"""The files of the page and of the static site, and compressed answers, as a server sends them."""

import gzip
import re
from pathlib import Path

import httpx
import pytest

from batyskaf.core.reason import Refused
from batyskaf.lab.puzzles.puzzle import shipped
from batyskaf.table.addresses import PAGES
from batyskaf.table.guard import POLICY
from batyskaf.table.serve import site_folder
from tests.table.kit import Running, database_in, running

PLAIN = {"accept-encoding": "identity"}


def built(folder: Path, **files: str) -> Path:
    """A built folder with a page and more files; names have `__` for a slash and `_` for a dot."""
    for name, text in {"index_html": "<!doctype html><title>page</title>", **files}.items():
        path = folder / name.replace("__", "/").replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


async def test_browsers_ask_again_for_what_has_no_hash_and_learn_its_type(tmp_path: Path) -> None:
    static = built(tmp_path / "static", sw_js="1", manifest_webmanifest="{}", assets__app_js="1", assets__m_wasm="")
    async with running(database_in(tmp_path), static=static) as here:
        found = {path: (await here.http.get(path)).headers for path in ("/sw.js", "/manifest.webmanifest")}
        assert {headers["cache-control"] for headers in found.values()} == {"no-cache"}
        assert found["/manifest.webmanifest"]["content-type"] == "application/manifest+json"
        assert found["/sw.js"]["content-type"].startswith("text/javascript")
        assert "immutable" in (await here.http.get("/assets/app.js")).headers["cache-control"]
        assert (await here.http.get("/assets/m.wasm")).headers["content-type"] == "application/wasm"


async def test_a_compressed_copy_is_sent_to_those_who_accept_it(tmp_path: Path) -> None:
    static = built(tmp_path / "static", assets__app_js="let long;")
    (static / "assets" / "app.js.gz").write_bytes(gzip.compress(b"let long;"))
    (static / "assets" / "app.js.br").write_bytes(b"brotli")
    async with running(database_in(tmp_path), static=static) as here:
        for accepted, encoding in (("gzip", "gzip"), ("gzip;q=0", None), ("identity", None)):
            answer = await here.http.get("/assets/app.js", headers={"accept-encoding": accepted})
            assert answer.headers.get("content-encoding") == encoding
            assert answer.text == "let long;"
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["content-type"].startswith("text/javascript")
        async with here.http.stream("GET", "/assets/app.js", headers={"accept-encoding": "gzip, br"}) as small:
            assert small.headers["content-encoding"] == "br"
            assert b"".join([part async for part in small.aiter_raw()]) == b"brotli"
        assert "content-encoding" not in (await here.http.get("/")).headers


async def test_the_site_lies_below_offline_with_a_policy_of_its_own(tmp_path: Path) -> None:
    static, site = built(tmp_path / "static"), built(tmp_path / "site", python__x__a_wasm="", site_json="{}")
    (tmp_path / "secret.txt").write_text("secret")
    async with running(database_in(tmp_path), static=static, site=site) as here:
        assert (await here.http.get("/api/offline")).json() == {"path": "/offline/"}
        page = await here.http.get("/offline", follow_redirects=True)
        assert page.url.path == "/offline/"
        assert page.status_code == 200
        policies = page.headers.get_list("content-security-policy")
        assert len(policies) == 1
        assert "script-src 'self' 'wasm-unsafe-eval';" in policies[0]
        assert "'unsafe-eval'" not in policies[0]
        assert (await here.http.get("/")).headers["content-security-policy"] == POLICY
        assert "immutable" in (await here.http.get("/offline/python/x/a.wasm")).headers["cache-control"]
        assert (await here.http.get("/offline/nothing.js")).status_code == 404
        raw = httpx.URL(f"http://127.0.0.1:{here.port}").copy_with(raw_path=b"/offline/..%2f..%2fsecret.txt")
        assert (await here.http.get(raw)).status_code == 404


async def test_a_server_without_a_site_says_so(here: Running) -> None:
    assert (await here.http.get("/api/offline")).json() == {"path": None}


def test_a_folder_without_a_site_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert site_folder(None) is None
    with pytest.raises(Refused) as refusal:
        site_folder(tmp_path)
    assert refusal.value.reason.id == "refused-site"
    built(tmp_path / "dist" / "site")
    assert site_folder(None) == Path("dist/site")


async def test_large_answers_without_secrets_are_compressed(here: Running) -> None:
    small, plain = await here.http.get("/api/games"), await here.http.get("/api/games", headers=PLAIN)
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert int(small.headers["content-length"]) * 3 < len(plain.content)
    assert small.content == plain.content
    few = await here.http.get("/api/tables")
    assert "content-encoding" not in few.headers, "an empty list is not worth it"


async def test_answers_with_secrets_are_never_compressed(here: Running) -> None:
    """What a seat sees is sent with names and chat that others chose, so the length must reveal nothing."""
    made = await here.make()
    id, token = made["table"]["id"], {"authorization": f"Bearer {made['token']}"}
    update = await here.http.get(f"/api/tables/{id}", headers=token)
    log = await here.http.get(f"/api/tables/{id}/recording", headers=token)
    mine = await here.http.post("/api/mine", json={"links": [{"table": id, "token": made["token"]}]})
    assert len(update.content) > 1000
    for answer in (update, log, mine):
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers


async def test_an_address_that_leads_nowhere_answers_404_with_the_page_that_leads_home(tmp_path: Path) -> None:
    puzzle = shipped("crew").puzzles[0].id
    async with running(database_in(tmp_path), static=built(tmp_path / "static")) as here:
        table = (await here.make())["table"]["id"]
        there = ("/", f"/t/{table}", f"/t/{table}?learn", f"/t/{table}/", f"/replay/{table}", f"/review/{table}?x=1")
        games = ("/play", "/play/crew", "/rules/aquatica", "/learn/endeavor", "/logbook/crew", "/workshop/crew/tasks/1")
        alone = ("/stats", "/settings/", "/lobby", "/replays", "/workshop", "/puzzles", f"/puzzles/{puzzle}")
        nowhere = ("/nowhere", "/assets/x.js", "/t", "/t/", "/t/nosuch", f"/t/{table}/more", f"/t/{table}x", "/stats/x")
        unknown = ("/play/x", "/rules/x", "/learn/x", "/replay/x", "/replay", "/review/x", "/puzzles/x", "/pack/x")
        strange = (
            "/t/%00",
            "/t/%ff%fe",
            "/%ff",
            "/t/%F0%9F%90%99",
            "/t/" + "a" * 5000,
            "/workshop/x",
            "/t/..%2f..%2fx",
        )
        for paths, status in ((there + games + alone, 200), (nowhere + unknown + strange, 404)):
            for path in paths:
                answer = await here.http.get(path)
                assert (answer.status_code, answer.headers["cache-control"]) == (status, "no-cache"), path
                assert "<title>page</title>" in answer.text


async def test_an_uploaded_match_and_a_shared_pack_are_found(tmp_path: Path) -> None:
    async with running(database_in(tmp_path), static=built(tmp_path / "static"), share_packs=True) as here:
        await here.hub.store.new_recording("uploaded", b"{}")
        pack = {"game": "aquatica", "name": "mine", "corrections": {"locations": {"SB01": {"coin_price": 1}}}}
        id = (await here.http.post("/api/packs", json={"game": "aquatica", "pack": pack})).json()["id"]
        for path in ("/replay/uploaded", "/review/uploaded", f"/pack/{id}"):
            assert (await here.http.get(path)).status_code == 200, path
        assert (await here.http.get("/t/uploaded")).status_code == 404


async def test_while_the_store_is_away_the_page_itself_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(_: object, table: str) -> None:
        raise Refused("refused-table-store", table=table)

    async with running(database_in(tmp_path), static=built(tmp_path / "static")) as here:
        monkeypatch.setattr(type(here.hub.store), "head", away)
        assert (await here.http.get("/t/nosuch")).status_code == 200


def test_the_server_knows_every_path_of_the_page() -> None:
    page = Path(__file__).parents[2].joinpath("web", "src", "App.svelte").read_text("utf-8")
    assert set(re.findall(r'(\w+): \(\) => import\("./pages/', page)) == set(PAGES)
