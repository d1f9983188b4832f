"""A search for secrets in every byte that people, spectators and strangers get: all endpoints, all messages, hints and
reviews included."""

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from batyskaf.bots.bot import Budget
from batyskaf.table.actor import Actor
from batyskaf.table.endpoints import API
from batyskaf.table.hub import LINK, hashed, player_hash
from tests.table.hidden import hidden_from
from tests.table.kit import Running, Seat, database_in, running, two_people

GAMES: dict[str, dict[str, Any]] = {
    "crew": {"players": 4, "mission": "7"},
    "aquatica": {"players": 4, "mode": "advanced"},
    "endeavor": {"players": 4},
}
KEY = "a key of a player that nobody may see"


class Heard:
    """What somebody has got, and what must not be in it."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []
        self.searched = 0

    def search(self, secrets: set[str]) -> None:
        text = b"\n".join(self.parts)
        self.searched += len(text)
        self.parts.clear()
        assert not [secret for secret in secrets if secret.encode() in text]


class Ears:
    """Everyone's ears: people by their sockets, and everybody by HTTP."""

    def __init__(self, here: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.here = here
        self.of: dict[str, Heard] = {}
        recv = ClientConnection.recv
        self._sockets: dict[int, str] = {}

        async def listening(socket: ClientConnection, *args: Any, **more: Any) -> Any:
            text = await recv(socket, *args, **more)
            self.heard(self._sockets.get(id(socket), "")).parts.append(str(text).encode())
            return text

        monkeypatch.setattr(ClientConnection, "recv", listening)

    def heard(self, who: str) -> Heard:
        return self.of.setdefault(who, Heard())

    def wear(self, who: str, seat: Seat) -> None:
        self._sockets[id(seat.socket)] = who
        self.heard(who).parts += self.of.pop("", Heard()).parts

    async def ask(self, who: str, method: str, path: str, token: str = "", body: object = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.here.http.request(method, path, headers=headers, json=body)
        assert answer.status_code < 500, (method, path, answer.text)
        text = str(dict(answer.headers)).encode() + answer.content
        self.heard(who).parts.append(text)
        return answer

    async def ask_everything(self, who: str, table: str, game: str, token: str, campaign: str = "none") -> None:
        """Every endpoint, with an empty body where one is taken, a dive and a campaign of one's own included."""
        for one in API.endpoints:
            id = campaign if one.path.startswith("/campaigns") else table
            body = {"game": game, "names": ["Ala", "Ola"]} if one.path == "/campaigns" else {}
            await self.ask(
                who,
                one.method,
                "/api" + one.path.format(id=id, game=game, lang="en"),
                token,
                body if one.takes else None,
            )


def closed(actor: Actor, seat: int | None) -> set[str]:
    match = actor.room.match
    assert match is not None
    return hidden_from(match.state, seat, len(actor.room.chairs))


def dives(here: Running) -> set[str]:
    """The seeds and salts of daily dives, which others still play."""
    heads = [table.room.head for table in here.hub.tables.values() if table.room.head.sealed]
    return {secret for head in heads for secret in (head.seed, head.salt)}


async def play(ears: Ears, actor: Actor, people: list[Seat], secrets: list[set[str]], rng: random.Random) -> None:
    """Play to the end with hints and questions, and search what everyone gets after each move."""
    names = ("Ala", "Ola")
    while not people[0].over:
        asked = next((seat for seat in people if seat.update["legal"]), None)
        if asked is None:
            await people[0].read()
            while people[1].seq < people[0].seq:
                await people[1].read()
            continue
        if rng.random() < 0.1:
            assert (await asked.ask(type="hint", much="move"))["type"] == "hint"
            await asked.ask(type="why", move=rng.choice(asked.update["legal"]))
        hidden = [closed(actor, seat) for seat in (0, 1, None)]
        answer = await asked.move(rng.choice(asked.update["legal"]))
        assert answer["type"] == "ack", answer
        while min(seat.seq for seat in people) < answer["seq"]:
            await min(people, key=lambda seat: seat.seq).read()
        if actor.room.status == "over":
            return
        for seat, name in enumerate(names):
            ears.heard(name).search(secrets[seat] | (hidden[seat] & closed(actor, seat)))
        ears.heard("spectator").search(secrets[2] | (hidden[2] & closed(actor, None)))


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_no_secret_is_in_any_byte(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(11)
    async with running(database_in(tmp_path), review=Budget(simulations=8)) as here, asyncio.timeout(900):
        ears = Ears(here, monkeypatch)
        seats = [{"kind": "me", "name": "Ala"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * 2]
        begun = await here.http.post("/api/campaigns", json={"game": game, "names": ["Ala", "Ola"]})
        campaign = begun.json()["id"] if begun.is_success else None
        assert (campaign is not None) == (game == "crew")
        wish = {
            "game": game, "options": GAMES[game], "seats": seats, "settings": {"public": True}, "player": KEY,
            "campaign": campaign,
        }  # fmt: skip
        made, ala, ola = await two_people(here, **wish)
        ears.of.clear()
        table = made["table"]["id"]
        ears.wear("Ala", ala)
        ears.wear("Ola", ola)
        watching = await here.seat(table, made["watch"]).join()
        ears.wear("spectator", watching)
        actor = here.hub.tables[table]
        assert isinstance(actor, Actor)

        head = actor.room.head
        tokens = {"Ala": ala.token, "Ola": ola.token, "spectator": made["watch"]}
        deal = {head.seed, str(int(head.seed, 16)), head.salt}
        links = {hashed(token) for token in (*tokens.values(), *made["invites"].values())}
        stored = {await here.hub.store.keep("secret", "5ec2e7" * 10), KEY, player_hash(KEY), *links}
        never = stored | {link[:LINK] for link in links}

        played = {} if campaign is None else {"Ala": campaign, "Ola": campaign}

        def secrets(who: str) -> set[str]:
            unknown = set() if campaign is None or who in played else {campaign}
            return never | unknown | {token for name, token in tokens.items() if name != who}

        for who, token in (*tokens.items(), ("stranger", "")):
            await ears.ask_everything(who, table, game, token, played.get(who, "none"))
            ears.heard(who).search(secrets(who) | deal | dives(here))
        listener = asyncio.create_task(follow(watching))
        await play(ears, actor, [ala, ola], [secrets(who) | deal for who in tokens], rng)
        await listener

        assert (await ears.ask("stranger", "POST", f"/api/replays/{table}/review")).is_success
        while (state := (await ears.ask("stranger", "GET", f"/api/replays/{table}/review")).json())["review"] is None:
            assert state["failed"] is None
            await asyncio.sleep(0.2)
        for who, token in (*tokens.items(), ("stranger", "")):
            await ears.ask_everything(who, table, game, token, played.get(who, "none"))
            ears.heard(who).search(secrets(who) | dives(here))
        assert len(dives(here)) >= 2
        searched = sum(heard.searched for heard in ears.of.values())
        print(f"{game}: {actor.room.seq} entries, {searched / 1e6:.1f} MB searched")
        assert searched > 500_000


async def follow(seat: Seat) -> None:
    while not seat.over:
        await seat.read()
