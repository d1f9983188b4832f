"""After the end: replays, forks, the same deal for others, uploads, and matches of other rules."""

import json
from typing import Any

import msgspec
import pytest

from batyskaf import games
from batyskaf.core.matchfile import UndoEntry, parse_recording, recording_of, replay
from batyskaf.games import load
from batyskaf.table import replays
from tests.core.test_match import at_the_bids, play
from tests.lab import kit as lab
from tests.table.kit import Running, finish, two_people
from tests.table.test_play import bearer


async def finished(here: Running, **wish: object) -> tuple[dict[str, Any], Any]:
    made, ala, ola = await two_people(here, **wish)
    await finish(ala, ola)
    return made, ala


async def test_a_finished_match_is_replayed_step_by_step_from_any_seat(here: Running) -> None:
    made, ala = await finished(here)
    id = made["table"]["id"]
    replay = (await here.http.get(f"/api/replays/{id}", params={"seat": 0})).json()
    assert replay["exact"] is True
    assert replay["result"] == ala.update["result"]
    moved = [step["step"]["move"] for step in replay["steps"][1:]]
    assert moved == [step["move"] for step in ala.steps if step["step"] == "moved"]
    assert replay["steps"][-1]["view"] == ala.update["view"]
    assert len(replay["steps"][0]["view"]["hand"]) == 10
    other = (await here.http.get(f"/api/replays/{id}", params={"seat": 1})).json()
    assert other["steps"][0]["view"]["hand"] != replay["steps"][0]["view"]["hand"]
    public = (await here.http.get(f"/api/replays/{id}")).json()
    assert public["steps"][0]["view"]["hand"] == []
    assert (await here.http.get(f"/api/replays/{id}", params={"seat": 7})).status_code == 403
    assert (await here.http.get("/api/replays/nothing")).status_code == 404


async def test_only_public_tables_are_listed_as_replays(here: Running) -> None:
    await finished(here)
    made, _ = await finished(here, settings={"public": True})
    listed = (await here.http.get("/api/replays")).json()
    assert [entry["table"]["id"] for entry in listed] == [made["table"]["id"]]
    assert listed[0]["result"]["reason"]
    assert listed[0]["moves"] > 5


async def test_a_fork_continues_from_a_move(here: Running) -> None:
    made, _ = await finished(here)
    id = made["table"]["id"]
    replay = (await here.http.get(f"/api/replays/{id}", params={"seat": 0})).json()
    fork = (await here.http.post(f"/api/replays/{id}/fork", json={"at": 3})).json()
    assert (fork["table"]["parent"], fork["table"]["at"]) == (id, 3)
    seat = await here.seat(fork["table"]["id"], fork["token"]).join()
    moves = [step["move"] for step in seat.steps if step["step"] == "moved"]
    assert moves[:3] == [step["step"]["move"] for step in replay["steps"][1:4]]
    await finish(seat)
    far = await here.http.post(f"/api/replays/{id}/fork", json={"at": 10_000})
    assert far.json()["reason"]["id"] == "refused-fork"


async def test_the_same_deal_for_another_group(here: Running) -> None:
    made, ala = await finished(here)
    id = made["table"]["id"]
    replay = (await here.http.get(f"/api/replays/{id}", params={"seat": 0})).json()
    again = (await here.http.post(f"/api/replays/{id}/fork", json={"at": 0, "seats": [{"kind": "me"}]})).json()
    assert again["table"]["status"] == "waiting"
    assert again["table"]["commitment"] != made["table"]["commitment"]  # the same seed with another salt
    for number in ("1", "2", "3"):
        body = {"name": "Ela", "token": again["invites"][number]}
        assert (await here.http.post(f"/api/tables/{again['table']['id']}/sit", json=body)).status_code == 200
    seat = await here.seat(again["table"]["id"], again["token"]).join()
    assert seat.update["view"]["hand"] == replay["steps"][0]["view"]["hand"]
    assert seat.seq < ala.seq


async def test_a_match_file_can_be_downloaded_and_uploaded(here: Running) -> None:
    made, ala = await finished(here)
    file = (await here.http.get(f"/api/tables/{made['table']['id']}/recording", headers=bearer(made))).content
    match = replay(parse_recording(file, "file"), load)
    assert match.over
    assert match.seats[:2] == ("Ala", "Ola")
    uploaded = [(await here.http.post("/api/recordings", content=file)).json()["id"] for _ in range(2)]
    assert uploaded[0] == uploaded[1]
    shown = (await here.http.get(f"/api/replays/{uploaded[0]}", params={"seat": 0})).json()
    assert shown["exact"] is True
    assert shown["steps"][-1]["view"] == ala.update["view"]
    fork = await here.http.post(f"/api/replays/{uploaded[0]}/fork", json={"at": 2})
    assert fork.status_code == 200


async def test_a_match_of_other_rules_is_shown_by_its_stored_events(here: Running) -> None:
    made, ala = await finished(here)
    file = (await here.http.get(f"/api/tables/{made['table']['id']}/recording", headers=bearer(made))).content
    head, *rest = file.decode().splitlines()
    older = json.dumps({**json.loads(head), "rules": 0})
    id = (await here.http.post("/api/recordings", content="\n".join([older, *rest]).encode())).json()["id"]
    replay = (await here.http.get(f"/api/replays/{id}")).json()
    assert replay["exact"] is False
    assert [step["step"]["step"] for step in replay["steps"]].count("moved") == ala.steps[-1]["seq"] - 6
    assert replay["steps"][1]["step"]["events"]
    assert (await here.http.post(f"/api/replays/{id}/fork", json={})).json()["reason"]["id"] == "refused-match-rules"


@pytest.mark.parametrize(
    ("line", "field", "value", "reason"),
    [
        (0, "salt", "00" * 16, "refused-match-seed"),
        (0, "seed", "0" * 32, "refused-match-seed"),
        (0, "seed", "not hex", "refused-match-seed"),
        (0, "commitment", "0" * 64, "refused-match-seed"),
        (0, "options", {"mission": "99"}, "refused-crew-mission"),
        (0, "seats", ["Ala"], "refused-seat-names"),
        (1, "hash", "0" * 16, "refused-replay-hash"),
        (1, "move", "play P99", "refused-replay-move"),
        (-1, "result", {"scores": [1, 1, 1], "ranks": [1, 1, 1], "success": True}, "refused-replay-result"),
    ],
)
async def test_a_tampered_match_file_is_never_shown_as_exact(
    here: Running, line: int, field: str, value: object, reason: str
) -> None:
    lines = lab.file_of(lab.finished("crew", mission="1", players=3)).decode().splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), field: value})
    id = (await here.http.post("/api/recordings", content="\n".join(lines).encode())).json()["id"]
    replay = (await here.http.get(f"/api/replays/{id}")).json()
    assert replay["exact"] is False
    assert all(step["view"] is None for step in replay["steps"])
    assert (await here.http.post(f"/api/replays/{id}/fork", json={})).json()["reason"]["id"] == reason


def test_commitments_that_are_made_again_are_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._OURS, "pearls", "tests.pocket.game")
    match = at_the_bids()
    play(match, "bid 1", "bid 0")
    match.undo(0)
    play(match, "bid 0", "bid 1")
    file = recording_of(match, "file")
    assert replays.replayed("file", file, None).exact
    entries = list(file.entries)
    back = 2 + next(number for number, entry in enumerate(entries) if isinstance(entry, UndoEntry))
    assert entries[back].seat == 1  # it had already bid and was not asked again
    entries[back] = msgspec.structs.replace(entries[back], hash="0" * 16)
    altered = msgspec.structs.replace(file, entries=tuple(entries))
    assert not replays.replayed("file", altered, None).exact


async def test_an_endless_match_file_is_refused(here: Running) -> None:
    made, _ = await finished(here)
    file = (await here.http.get(f"/api/tables/{made['table']['id']}/recording", headers=bearer(made))).content
    head, first, *_ = file.splitlines()
    answer = await here.http.post("/api/recordings", content=b"\n".join([head, *[first] * 6000]))
    assert answer.json()["reason"]["id"] == "refused-match-long"


async def test_other_files_are_refused(here: Running) -> None:
    for body in (b"", b"\xff\xfe", b"{}", b"[1,2]", b'{"batyskaf":99}', b"\x00", b'{"a":' * 100_000):
        answer = await here.http.post("/api/recordings", content=body)
        assert answer.status_code == 409, body
        assert answer.json()["reason"]["id"].startswith("refused-match")
