"""Packs measured and shared at the table: progress, figures, limits, links where they are allowed, pages as files."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from batyskaf.core.reason import Refused
from batyskaf.table import sharing
from batyskaf.table.local import Local
from batyskaf.table.measures import BOUNDS, Measures, measure_id
from tests.table.kit import SOON
from tests.table.without_server import Disk

BOX: dict[str, Any] = {
    "game": "aquatica",
    "name": "Ada's <i>box</i>",
    "author": "<script>alert(1)</script>",
    "corrections": {"locations": {"SB01": {"coin_price": 1}}},
}


@pytest.fixture
async def local() -> AsyncIterator[Local]:
    opened = await Local.open(Disk(), moment=0.0)
    quick = Measures(opened._hub, games=1, attempts=100)
    opened._context = msgspec.structs.replace(opened._context, measures=quick)
    yield opened
    await opened.close()


async def ask(local: Local, method: str, path: str, body: object = None) -> tuple[int, Any]:
    status, headers, answer = await local.request(method, path, {}, b"" if body is None else msgspec.json.encode(body))
    return status, json.loads(answer) if "json" in headers["content-type"] else answer.decode()


async def test_a_pack_is_measured_in_the_background_and_the_figures_are_kept(local: Local) -> None:
    status, begun = await ask(local, "POST", "/api/workshop/aquatica/measure", {"pack": BOX})
    assert (status, begun["measured"]) == (200, None)
    async with asyncio.timeout(SOON):
        while not (now := (await ask(local, "GET", f"/api/measures/{begun['id']}"))[1])["measured"]:
            assert now["failed"] is None
            await asyncio.sleep(0.01)
    found = now["measured"]
    assert found["settings"][0]["own"]["games"] == 1
    assert found["entries"][0]["id"] == "SB01"
    renamed = {**BOX, "name": "Another name"}
    assert measure_id("aquatica", renamed) == begun["id"], "a name changes no figure"
    status, again = await ask(local, "POST", "/api/workshop/aquatica/measure", {"pack": renamed})
    assert again["measured"] == found


async def test_what_cannot_be_measured_is_refused(local: Local) -> None:
    for pack, reason in (
        ({"game": "aquatica", "name": "Empty"}, "refused-measure-empty"),
        ({"game": "crew", "name": "Other"}, "refused-table-pack"),
        ({**BOX, "corrections": {"locations": {"SB01": {"coin_price": 99}}}}, "refused-table-pack"),
    ):
        status, said = await ask(local, "POST", "/api/workshop/aquatica/measure", {"pack": pack})
        assert (status, said["reason"]["id"]) == (409, reason)
    assert (await ask(local, "POST", "/api/workshop/chess/measure", {"pack": BOX}))[0] == 404
    assert (await ask(local, "GET", "/api/measures/0"))[0] == 404


async def test_an_address_measures_one_pack_at_a_time(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stuck(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Measures, "_work", stuck)
    measures = Measures(local._hub)
    packs = [{**BOX, "corrections": {"locations": {id: {}}}} for id in ("SB01", "SB02", "SB03", "SB04", "SB05")]
    await measures.begin("aquatica", packs[0], "crowd")
    await measures.begin("aquatica", packs[0], "crowd")  # the same again only reports
    with pytest.raises(Refused, match="refused-measure-busy"):
        await measures.begin("aquatica", packs[1], "crowd")
    for number, pack in enumerate(packs[1 : BOUNDS.most]):
        await measures.begin("aquatica", pack, f"stranger {number}")
    with pytest.raises(Refused, match="refused-measure-busy"):
        await measures.begin("aquatica", packs[-1], "late")
    await measures.close()


async def test_packs_are_shared_by_link_only_where_that_is_allowed(local: Local) -> None:
    status, said = await ask(local, "POST", "/api/packs", {"game": "aquatica", "pack": BOX})
    assert (status, said["reason"]["id"]) == (409, "refused-pack-sharing")
    assert (await ask(local, "GET", "/api/workshop/aquatica"))[1]["shares"] is False
    local._hub.shares = True
    assert (await ask(local, "GET", "/api/workshop/aquatica"))[1]["shares"] is True
    status, link = await ask(local, "POST", "/api/packs", {"game": "aquatica", "pack": BOX})
    assert status == 200
    status, found = await ask(local, "GET", f"/api/packs/{link['id']}")
    assert (found["game"], found["pack"], found["measured"]) == ("aquatica", BOX, None)
    local._hub.shares = False
    assert (await ask(local, "GET", f"/api/packs/{link['id']}"))[0] == 404


async def test_a_faulty_or_large_pack_is_not_shared(local: Local) -> None:
    local._hub.shares = True
    faulty = {**BOX, "corrections": {"locations": {"SB01": {"coin_price": 99}}}}
    assert (await ask(local, "POST", "/api/packs", {"game": "aquatica", "pack": faulty}))[0] == 409
    large = {**BOX, "about": {"en": "x" * sharing.LARGEST}}
    status, said = await ask(local, "POST", "/api/packs", {"game": "aquatica", "pack": large})
    assert (status, said["reason"]["id"]) == (409, "refused-pack-large")
    for id in ("0" * 24, "secret", "..%2Fsecret"):
        assert (await ask(local, "GET", f"/api/packs/{id}"))[0] == 404


async def test_the_page_of_a_pack_escapes_a_strangers_words(local: Local) -> None:
    status, html = await ask(local, "POST", "/api/workshop/aquatica/page", {"pack": BOX, "lang": "pl"})
    assert status == 200
    assert '<html lang="pl">' in html
    assert "<script" not in html
    assert "Ada&#x27;s &lt;i&gt;box" in html
    assert 'href="#loc-SB01"' in html
    assert (await ask(local, "POST", "/api/workshop/aquatica/page", {"pack": {"game": "crew"}}))[0] == 409
