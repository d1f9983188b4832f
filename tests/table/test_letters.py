"""Play by message: letters between tables without a server, who may do what, and which letters are refused."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Mapping
from typing import Any

import msgspec
import pytest

from batyskaf.table import letters
from batyskaf.table.local import Local
from tests.table.kit import SOON, Running
from tests.table.without_server import Disk, Seat, asked

SHORT: dict[str, Mapping[str, object]] = {
    "crew": {"mission": "1"},
    "aquatica": {"turn_limit_per_player": 3},
    "endeavor": {"mission": "1"},
}
LONGEST = 2_000
"""Characters of the link at the end of a short match: messengers take more."""


class Browser:
    """A person's browser: a table of its own, and the link that it remembers."""

    def __init__(self, local: Local, name: str) -> None:
        self.local, self.name = local, name
        self.id = self.token = ""
        self.rng = random.Random(name)

    async def make(self, game: str, seats: list[dict[str, str]], **more: object) -> None:
        body = {"game": game, "seats": seats, "settings": {"by_message": True}, "seed": "1", **more}
        body["options"] = {**SHORT[game], "players": len(seats)}
        made = await asked(self.local, "POST", "/api/tables", body)
        self.id, self.token = made["table"]["id"], made["token"]

    async def open(self, letter: str) -> str:
        """Open a letter; take the seat if it is free. Returns what the letter was, or why it was refused."""
        body = json.dumps({"letter": letter}).encode()
        status, _, answer = await self.local.request(
            "POST", "/api/letters", {"Authorization": f"Bearer {self.token}"}, body
        )
        found = json.loads(answer)
        if status != 200:
            return str(found["reason"]["id"])
        self.id, self.token = found["table"], found["token"]
        update = await self.look()
        if update["seat"] is not None and update["table"]["seats"][update["seat"]]["kind"] == "open":
            sat = await asked(
                self.local, "POST", f"/api/tables/{self.id}/sit", {"name": self.name, "token": self.token}
            )
            self.token = sat["token"]
        return str(found["news"])

    async def look(self) -> dict[str, Any]:
        found: dict[str, Any] = (await asked(self.local, "GET", f"/api/tables/{self.id}", token=self.token))[-1]
        return found

    async def play(self) -> str:
        """Make random moves until somebody else is asked, and return the letter for them."""
        seat = Seat(self.local.connect(f"/api/tables/{self.id}/socket"), self.token)
        async with asyncio.timeout(SOON):
            while (text := await self.try_letter()) is None:
                if seat.update and seat.update["legal"]:
                    await seat.play(self.rng, 1)
                else:
                    await seat.read()
        seat.connection.close()
        return text

    async def try_letter(self) -> str | None:
        """The letter to send, unless somebody here or a bot is next."""
        head = {"Authorization": f"Bearer {self.token}"}
        status, _, answer = await self.local.request("GET", f"/api/tables/{self.id}/letter", head)
        if status != 200:
            assert json.loads(answer)["reason"]["id"] == "refused-letter-turn"
            return None
        return str(json.loads(answer)["letter"])

    async def refused(self, **command: object) -> str:
        body = json.dumps(command).encode()
        head = {"Authorization": f"Bearer {self.token}"}
        status, _, answer = await self.local.request("POST", f"/api/tables/{self.id}/command", head, body)
        assert status != 200
        return str(json.loads(answer)["reason"]["id"])


@pytest.fixture
async def ada() -> AsyncIterator[Browser]:
    local = await Local.open(Disk(), moment=0.0)
    yield Browser(local, "Ada")
    await local.close()


@pytest.fixture
async def bo() -> AsyncIterator[Browser]:
    local = await Local.open(Disk(), moment=0.0)
    yield Browser(local, "Bo")
    await local.close()


PAIR = [{"kind": "me", "name": "Ada"}, {"kind": "open", "name": "Bo"}]
TRIO = [*PAIR, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize("game", SHORT)
async def test_two_browsers_play_a_whole_match_by_letters(game: str, ada: Browser, bo: Browser) -> None:
    await ada.make(game, TRIO)
    letter, last = await ada.play(), ""
    people = [bo, ada]
    while letter.split(".")[0] != last:
        last = letter.split(".")[0]
        assert await people[0].open(letter) in ("new", "newer")
        update = await people[0].look()
        if update["table"]["status"] == "over":
            break
        assert update["legal"], "the letter goes to the one whose turn it is"
        letter = await people[0].play()
        people.reverse()
    ends = [await person.look() for person in people]
    assert ends[0]["result"] is not None
    assert ends[0]["result"] == ends[1]["result"]
    assert ends[0]["proof"] == ends[1]["proof"]
    assert [seat["name"] for seat in ends[0]["table"]["seats"]][:2] == ["Ada", "Bo"]
    print(f"{game}: {len(letter)} characters")
    assert len(letter) < LONGEST
    for person in people:
        replay = await asked(person.local, "GET", f"/api/replays/{person.id}")
        assert replay["exact"]
        assert len((await asked(person.local, "POST", "/api/stats", {}))["tallies"]) == 1


async def test_a_browser_shows_its_own_seat_only(ada: Browser, bo: Browser) -> None:
    await ada.make("crew", TRIO)
    letter = await ada.play()
    body = {"letter": letter}
    found = await asked(bo.local, "POST", "/api/letters", body)
    bo.id, bo.token = found["table"], found["token"]
    await bo.open(letter)
    mine, theirs = (await bo.look()), (await ada.look())
    assert (mine["seat"], theirs["seat"]) == (1, 0)
    assert mine["view"]["hand"] != theirs["view"]["hand"]
    assert mine["proof"] is None
    status, _, _ = await bo.local.request("GET", f"/api/replays/{bo.id}")
    assert status == 409


async def test_links_hold_the_key_only_while_a_seat_is_free(ada: Browser, bo: Browser) -> None:
    await ada.make("aquatica", PAIR)
    first = letters.envelope(await ada.play())
    assert first.key is not None
    await bo.open(first.text)
    second = letters.envelope(f"https://example.org/x/#/m/{await bo.play()}")
    assert second.key is None
    stranger = Browser(await Local.open(Disk()), "Cy")
    assert await stranger.open(second.text) == "refused-letter-key"
    await stranger.local.close()
    plain = msgspec.msgpack.encode(letters.unseal(second.sealed, first.key))
    assert b"Ada" in plain
    assert b"Ada" not in second.sealed


async def test_old_changed_and_forged_letters_are_refused(ada: Browser, bo: Browser) -> None:
    await ada.make("aquatica", PAIR)
    first = await ada.play()
    await bo.open(first)
    second = await bo.play()
    assert await ada.open(second) == "newer"
    assert await ada.open(second) == "same"
    assert await ada.open(first) == "older"
    before = await ada.look()

    sealed = letters.envelope(second)
    key = letters.envelope(first).key
    assert key is not None
    letter = letters.unseal(sealed.sealed, key)
    other = "B" if second[40] == "A" else "A"
    assert await ada.open(second[:40] + other + second[41:]) == "refused-letter-broken"
    assert await ada.open(second[:60]) == "refused-letter-broken"
    assert await ada.open("nonsense") == "refused-letter-broken"
    assert await ada.open("") == "refused-letter-broken"

    def forged(**changes: object) -> str:
        made = msgspec.structs.replace(letter, **changes)
        return letters.Envelope(sealed.table, letters.seal(made, key), None).text

    mine = next(move for move in await moves(ada) if move >= 0)
    assert await ada.open(forged(items=(*letter.items, mine))) == "refused-letter-mine"
    assert await ada.open(forged(items=(*letter.items, letters.Sat(0, "bot", "x", "random", b"")))) == (
        "refused-letter-mine"
    )
    changed = [item for item in letter.items if not (isinstance(item, letters.Sat) and item.name == "Bo")]
    assert await ada.open(forged(items=tuple(changed))) == "refused-letter-apart"
    assert await ada.open(forged(items=(*letter.items, letters.Started()))) == "refused-letter-broken"
    assert await ada.open(forged(items=(*letter.items, letters.Ended()))) == "refused-letter-broken"
    assert await ada.open(forged(items=(*letter.items, letters.Said(1, None, "hi")), hash="0")) == (
        "refused-letter-broken"
    )
    assert await ada.open(forged(seed="1")) == "refused-letter-broken"
    after = await ada.look()
    assert (after["seq"], after["view"], after["legal"]) == (before["seq"], before["view"], before["legal"])

    stranger = Browser(await Local.open(Disk()), "Cy")
    for changes, reason in (
        ({"rules": 999}, "refused-letter-rules"),
        ({"version": 999}, "refused-letter-rules"),
        ({"game": "chess"}, "refused-unknown-game"),
        ({"options": {"players": 99}}, "refused-letter-broken"),
        ({"seed": "x"}, "refused-letter-broken"),
        ({"salt": "x"}, "refused-letter-broken"),
        ({"items": (5,)}, "refused-letter-broken"),
        ({"items": (*letter.items, 100_000)}, "refused-letter-broken"),
        ({"items": (*letter.items, letters.Sat(9, "bot", "x", "random", b""))}, "refused-letter-broken"),
    ):
        wrong = letters.Envelope(sealed.table, letters.envelope(forged(**changes)).sealed, key).text
        assert await stranger.open(wrong) == reason, changes
    assert await stranger.open(letters.Envelope(sealed.table, sealed.sealed, key).text) == "new"
    assert (await stranger.look())["seat"] is None, "both seats are taken"
    await stranger.local.close()


async def moves(person: Browser) -> list[int]:
    texts = await asked(person.local, "GET", "/api/games/aquatica/moves")
    return [texts.index(text) for text in (await person.look())["legal"]]


async def test_only_the_person_whose_turn_it_is_can_do_something(ada: Browser, bo: Browser) -> None:
    await ada.make("aquatica", PAIR)
    await bo.open(await ada.play())
    assert await ada.refused(type="say", phrase="hello") == "refused-message-turn"
    assert await ada.refused(type="undo", seq=(await ada.look())["seq"]) == "refused-message-turn"
    assert (await ada.look())["undo"] == {"free": 0, "ask": False}
    for command in ({"type": "propose", "kind": "end"}, {"type": "pause", "on": True}, {"type": "hand", "up": True}):
        assert await bo.refused(**command) == "refused-message-not"
    status, _, answer = await bo.local.request(
        "GET", f"/api/tables/{bo.id}/letter", {"Authorization": f"Bearer {bo.token}"}
    )
    assert (status, json.loads(answer)["reason"]["id"]) == (409, "refused-letter-turn")


async def test_what_a_person_leaves_to_the_table_is_no_forgery(ada: Browser, bo: Browser) -> None:
    await ada.make("crew", TRIO)
    seat = Seat(ada.local.connect(f"/api/tables/{ada.id}/socket"), ada.token)
    assert (await seat.read())["type"] == "welcome"
    if not (await ada.look())["legal"]:
        await bo.open(await ada.play())
        await ada.open(await bo.play())
    assert (await seat.ask(type="standing", move="quiet", on=True))["type"] == "ack"
    seat.connection.close()
    answered = 0
    while not answered:
        assert await bo.open(await ada.play()) in ("new", "newer")
        before = await quiet(ada)
        assert await ada.open(await bo.play()) == "newer"
        answered = await quiet(ada) - before


async def quiet(person: Browser) -> int:
    """How often the first seat has chosen not to signal."""
    steps = (await person.look())["steps"]
    return sum(step.get("move") == "quiet" and step["seat"] == 0 for step in steps)


@pytest.mark.parametrize(
    "wish",
    [
        {"settings": {"by_message": True, "clock": "gentle"}},
        {"settings": {"by_message": True, "public": True}},
    ],
)
async def test_matches_that_need_a_clock_or_the_lobby_are_refused(ada: Browser, wish: dict[str, object]) -> None:
    body = json.dumps({"game": "crew", **wish}).encode()
    status, _, answer = await ada.local.request("POST", "/api/tables", {}, body)
    assert (status, json.loads(answer)["reason"]["id"]) == (409, "refused-message-kind")


async def test_a_server_has_no_tables_by_message(here: Running) -> None:
    answer = await here.http.post("/api/tables", json={"game": "crew", "settings": {"by_message": True}})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "refused-message-server")
    assert (await here.http.post("/api/letters", json={"letter": ""})).status_code in (404, 405)
