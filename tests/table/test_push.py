"""Reminders by web push: off unless asked for, encrypted for one browser, and never sent to a private address."""

import asyncio
import contextlib
import datetime
import ipaddress
import json
import random
import socket
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from batyskaf.core.reason import Refused
from batyskaf.table import webpush
from batyskaf.table.bodies import Subscription
from batyskaf.table.connections import networks
from batyskaf.table.reminders import EACH, Push, Reminders
from batyskaf.table.webpush import Forbidden, Sender, base64url, unbase64
from tests.table.kit import SOON, Running, Seat, database_in, running, two_people

CONTACT = "mailto:host@example.org"
LOOPBACK = networks(["127.0.0.1", "::1"])


class Browser:
    """The receiving end: its keys, and what it reads in a message."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes..."

    def subscription(self, endpoint: str) -> Subscription:
        public = webpush.public(self._key)
        return Subscription(endpoint=endpoint, p256dh=base64url(public), auth=base64url(self._auth))

    def read(self, body: bytes) -> bytes:
        salt, size, theirs = body[:16], body[20], body[21 : 21 + body[20]]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + webpush.public(self._key) + theirs
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return AESGCM(key).decrypt(nonce, body[21 + size :], None).removesuffix(b"\2")


class Service:
    """A push service on this machine."""

    def __init__(self, port: int, trust: ssl.SSLContext) -> None:
        self.port, self.trust, self.status = port, trust, 201
        self.posts: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()

    def endpoint(self, name: str = "one") -> str:
        return f"https://localhost:{self.port}/send/{name}"


@contextlib.asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[Service]:
    key, pem = ec.generate_private_key(ec.SECP256R1()), folder / "service.pem"
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(1).not_valid_before(now - day).not_valid_after(now + day).add_extension(names, False)
    plain = serialization.NoEncryption()
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    pem.write_bytes(private + made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    mine = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    mine.load_cert_chain(pem)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        service.posts.put_nowait((headers, body))
        writer.write(f"HTTP/1.1 {service.status} X\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=mine)
    service = Service(server.sockets[0].getsockname()[1], ssl.create_default_context(cafile=str(pem)))
    async with server:
        yield service


async def subscribe(here: Running, table: str, token: str, wish: Subscription) -> Any:
    body = {"endpoint": wish.endpoint, "p256dh": wish.p256dh, "auth": wish.auth}
    headers = {"authorization": f"Bearer {token}"}
    return await here.http.post(f"/api/tables/{table}/push", json=body, headers=headers)


async def pass_the_turn(seat: Seat) -> None:
    """Play until the other seat is asked."""
    rng = random.Random(1)
    await seat.until_update(lambda update: update["legal"])
    while seat.update["legal"]:
        assert (await seat.move(rng.choice(seat.update["legal"])))["type"] == "ack"


async def a_table(here: Running) -> tuple[str, Seat, Seat]:
    """Two people at a game of Aquatica; the first is asked."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made, ala, ola = await two_people(here, game="aquatica", options={"players": 2}, seats=seats)
    if ola.update["turn"] == 1:
        await pass_the_turn(ola)
    return made["table"]["id"], ala, ola


def test_messages_are_encrypted_as_the_standard_shows() -> None:
    mine = ec.derive_private_key(
        int.from_bytes(unbase64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    wish = Subscription(
        endpoint="https://push.example.net/push",
        p256dh="BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        auth="BTBZMqHH6r4Tts7J_aSIgg",
    )
    text = b"When I grow up, I want to be a watermelon"
    shown = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert base64url(webpush.encrypted(text, wish, mine, unbase64("DGv6ra1nlYgDCS1FRnbzlw"))) == shown


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example/1", "https://me:secret@push.example/1", "ftp://push.example/1", "https:///nothing-here"],
)
def test_only_https_addresses_are_taken(endpoint: str) -> None:
    with pytest.raises(Refused, match="refused-push"):
        webpush.check(Browser().subscription(endpoint))


@pytest.mark.parametrize(
    ("name", "port"),
    [("localhost", 443), ("10.0.0.8", 443), ("169.254.169.254", 443), ("::1", 443), ("fd00::1", 443), ("9.9.9.9", 80)],
)
def test_nothing_is_sent_to_private_addresses_or_unusual_ports(name: str, port: int) -> None:
    with pytest.raises(Forbidden):
        Sender(webpush.new_key(), CONTACT).address(name, port)


def test_a_name_with_one_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", ("9.9.9.9", 443)), (2, 1, 6, "", ("127.0.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(Forbidden):
        Sender(webpush.new_key(), CONTACT).address("push.example", 443)


async def test_a_server_sends_no_reminders_unless_it_is_asked_to(here: Running) -> None:
    table, ala, _ = await a_table(here)
    assert (await here.http.get("/api/push")).json() == {"key": None}
    answer = await subscribe(here, table, ala.token, Browser().subscription("https://push.example/1"))
    assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "refused-push-off")


async def test_a_person_who_is_away_is_reminded_of_their_turn(tmp_path: Path) -> None:
    browser = Browser()
    async with push_service(tmp_path) as service:
        push = Push(contact=CONTACT, quiet=0.0, allowed=LOOPBACK, trust=service.trust)
        async with running(database_in(tmp_path), push=push) as here, asyncio.timeout(SOON):
            table, ala, ola = await a_table(here)
            key = (await here.http.get("/api/push")).json()["key"]
            wish = browser.subscription(service.endpoint())
            assert (await subscribe(here, table, ola.token, wish)).json() == {"key": key}
            await ola.leave()
            await pass_the_turn(ala)
            headers, body = await service.posts.get()
            assert json.loads(browser.read(body)) == {"table": table, "game": "aquatica"}
            assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", table)
            assert signed_by(key, headers["authorization"], f"https://localhost:{service.port}")

            service.status = 410  # the browser has unsubscribed
            await ola.join()
            await pass_the_turn(ola)
            await ola.leave()
            await pass_the_turn(ala)
            await service.posts.get()
            reminders = here.hub.reminders
            assert reminders is not None
            while await reminders.subscribed(table, here.hub.tables[table].room.chairs[1].link):
                await asyncio.sleep(0.01)
            assert reminders.sent == {"201": 1, "410": 1}
            assert 'batyskaf_pushes_total{status="410"} 1' in (await here.http.get("/metrics")).text
        async with running(database_in(tmp_path), push=push) as again:
            assert (await again.http.get("/api/push")).json() == {"key": key}


def signed_by(key: str, authorization: str, audience: str) -> bool:
    token, known = (part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(", "))
    head, claims, signature = token.split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(key))
    raw = unbase64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    said = json.loads(unbase64(claims))
    return known == key and said["aud"] == audience and said["sub"] == CONTACT


async def test_a_private_push_service_is_not_contacted_and_forgotten(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        push = Push(contact=CONTACT, quiet=0.0, trust=service.trust)
        async with running(database_in(tmp_path), push=push) as here, asyncio.timeout(SOON):
            table, ala, ola = await a_table(here)
            wish = Browser().subscription(service.endpoint())
            assert (await subscribe(here, table, ola.token, wish)).status_code == 200
            await ola.leave()
            await pass_the_turn(ala)
            reminders = here.hub.reminders
            assert reminders is not None
            while await reminders.subscribed(table, here.hub.tables[table].room.chairs[1].link):
                await asyncio.sleep(0.01)
            assert reminders.sent == {"forbidden": 1}
            assert service.posts.empty()


async def test_subscriptions_are_limited_and_for_seats_only(tmp_path: Path) -> None:
    async with running(database_in(tmp_path), push=Push(contact=CONTACT)) as here:
        table, ala, _ = await a_table(here)
        for number in range(EACH + 2):
            wish = Browser().subscription(f"https://push.example/{number}")
            assert (await subscribe(here, table, ala.token, wish)).status_code == 200
        assert (await subscribe(here, table, ala.token, wish)).status_code == 200  # the same again
        reminders = here.hub.reminders
        assert reminders is not None
        kept = await reminders.subscribed(table, here.hub.tables[table].room.chairs[0].link)
        assert {one.endpoint for one in kept} == {f"https://push.example/{number}" for number in range(2, EACH + 2)}
        assert (await subscribe(here, table, "wrong", wish)).status_code == 403
        broken = Subscription(endpoint=wish.endpoint, p256dh="AAAA", auth=wish.auth)
        assert (await subscribe(here, table, ala.token, broken)).json()["reason"]["id"] == "refused-push"


async def test_a_contact_is_needed(tmp_path: Path) -> None:
    from batyskaf.table.sql_store import SqlStore

    store = await SqlStore.open(database_in(tmp_path))
    with pytest.raises(Refused, match="refused-push-contact"):
        await Reminders.open(store, Push(contact="me"))
    await store.close()
