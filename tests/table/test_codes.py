"""Short codes: a seat on another device."""

from tests.table.kit import Running


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def test_a_code_opens_the_same_seat_once(here: Running) -> None:
    made = await here.make(seats=[{"kind": "me", "name": "Ada"}])
    id, token = made["table"]["id"], made["token"]
    code = (await here.http.post(f"/api/tables/{id}/code", headers=bearer(token))).json()
    assert code["seconds"] == 600
    typed = f" {code['code'][:4].lower()}-{code['code'][4:]} "
    assert (await here.http.post("/api/codes", json={"code": typed})).json() == {"table": id, "token": token}
    again = await here.http.post("/api/codes", json={"code": code["code"]})
    assert (again.status_code, again.json()["reason"]["id"]) == (409, "refused-code-over")


async def test_only_a_link_to_the_table_gets_a_code(here: Running) -> None:
    made = await here.make()
    path = f"/api/tables/{made['table']['id']}/code"
    assert (await here.http.post(path)).status_code == 403
    assert (await here.http.post(path, headers=bearer("wrong"))).status_code == 403


async def test_an_unknown_or_expired_code_is_refused(here: Running) -> None:
    unknown = await here.http.post("/api/codes", json={"code": "ABCD-EFGH"})
    assert (unknown.status_code, unknown.json()["reason"]["id"]) == (404, "refused-code")
    made = await here.make()
    path, mine = f"/api/tables/{made['table']['id']}/code", bearer(made["token"])
    code = (await here.http.post(path, headers=mine)).json()["code"]
    clock = here.hub.clock
    here.hub.clock = lambda: clock() + 601
    late = await here.http.post("/api/codes", json={"code": code})
    assert late.json()["reason"]["id"] == "refused-code-over"


async def test_codes_and_tokens_are_not_stored_in_plain_text(here: Running) -> None:
    made = await here.make()
    id, token = made["table"]["id"], made["token"]
    code = (await here.http.post(f"/api/tables/{id}/code", headers=bearer(token))).json()["code"]
    store = here.hub.store
    async with store.engine.connect() as connection:  # type: ignore[attr-defined]
        rows = (await connection.exec_driver_sql("SELECT key, value FROM kept")).all()
    assert any(id in row.value for row in rows)
    assert not any(secret in f"{row.key} {row.value}" for row in rows for secret in (code, token))


async def test_the_maker_gets_more_invites_on_another_device(here: Running) -> None:
    made = await here.make(seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}, *[{"kind": "bot"}] * 2])
    id = made["table"]["id"]
    path = f"/api/tables/{id}/invites"
    more = (await here.http.post(path, headers=bearer(made["token"]))).json()["invites"]
    assert list(more) == ["1"]
    assert more["1"] != made["invites"]["1"]
    sat = await here.http.post(f"/api/tables/{id}/sit", json={"name": "Bo", "token": more["1"]})
    assert sat.json()["seats"] == [1]
    late = await here.http.post(f"/api/tables/{id}/sit", json={"name": "Cy", "token": made["invites"]["1"]})
    assert late.status_code == 403, "the seat is taken, so its other invites have ended"
    assert (await here.http.post(path, headers=bearer(made["token"]))).json() == {"invites": {}}


async def test_only_the_maker_of_a_table_invites(here: Running) -> None:
    made = await here.make(seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}, *[{"kind": "bot"}] * 2])
    path = f"/api/tables/{made['table']['id']}/invites"
    for token in (made["invites"]["1"], made["watch"]):
        refused = await here.http.post(path, headers=bearer(token))
        assert (refused.status_code, refused.json()["reason"]["id"]) == (403, "refused-table-host")
