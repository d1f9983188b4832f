"""Web push as browsers define it: a message is encrypted for one browser (RFC 8291), signed by this server (RFC 8292),
and posted to the push service that the browser names.

The address of that service comes from a stranger, so it must use HTTPS, on its usual port, at a public address. The
name is resolved once and the connection goes to the address that was checked; redirects are not followed.
"""

import base64
import http.client
import json
import os
import socket
import ssl
import time
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from batyskaf.core.reason import Refused
from batyskaf.table.bodies import Subscription
from batyskaf.table.connections import Proxies, within

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LASTS = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""
SIGNED_FOR = 12 * 3600
TIMEOUT = 10.0
PORT = 443
RECORD = 4096
POINT, AUTH = 65, 16
"""Bytes of a browser's public key and of its secret."""


def check(subscription: Subscription) -> None:
    """Refuse what no browser would send."""
    try:
        url = urlsplit(subscription.endpoint)
        name = url.hostname or ""
        usual = url.scheme == "https" and name and url.username is None and url.password is None
        keys = len(unbase64(subscription.p256dh)), len(unbase64(subscription.auth))
    except ValueError:
        usual, keys = False, (0, 0)
    if not usual or keys != (POINT, AUTH) or not subscription.endpoint.isascii():
        raise Refused("refused-push")


def base64url(data: bytes) -> str:
    """
    >>> base64url(b"???"), unbase64("Pz8_")
    ('Pz8_', b'???')
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


# --- keys -------------------------------------------------------------------------------------------------------------


def new_key() -> str:
    """A private key, as it is stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def private(key: str) -> "EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int(key, 16), ec.SECP256R1())


def public(key: "EllipticCurvePrivateKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    message: bytes, subscription: Subscription, mine: "EllipticCurvePrivateKey | None" = None, salt: bytes | None = None
) -> bytes:
    """A message that only one browser can read. Key and salt are fresh for each message."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    mine = mine or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = unbase64(subscription.p256dh)
    shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    both = b"WebPush: info\0" + theirs + public(mine)
    secret = _derived(32, unbase64(subscription.auth), both, shared)
    key = _derived(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = _derived(12, salt, b"Content-Encoding: nonce\0", secret)
    head = salt + RECORD.to_bytes(4, "big") + bytes((POINT,)) + public(mine)
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def _derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def signature(endpoint: str, contact: str, key: "EllipticCurvePrivateKey", now: float) -> str:
    """The header that says which server sends, and whom its push service can write to."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    url = urlsplit(endpoint)
    claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(now) + SIGNED_FOR, "sub": contact}
    text = ".".join(base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    signed = f"{text}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={signed}, k={base64url(public(key))}"


# --- sending ----------------------------------------------------------------------------------------------------------


class Forbidden(Exception):
    """An address that nothing is sent to."""


class Sender:
    """Posts messages. `allowed` are networks that may be written to besides the public ones, on any port."""

    def __init__(self, key: str, contact: str, allowed: Proxies = (), trust: ssl.SSLContext | None = None) -> None:
        self._key, self._contact, self._allowed = private(key), contact, allowed
        self._trust = trust or ssl.create_default_context()

    def send(self, subscription: Subscription, message: bytes, topic: str) -> int:
        """Send a message; return the status of the push service. It blocks, so it runs in a thread."""
        url = urlsplit(subscription.endpoint)
        port = url.port or PORT
        address = self.address(url.hostname or "", port)
        line = _Pinned(url.hostname or "", port, address, self._trust)
        headers = {
            "Authorization": signature(subscription.endpoint, self._contact, self._key, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Urgency": "normal",
            "Topic": topic,
        }
        try:
            path = (url.path or "/") + (f"?{url.query}" if url.query else "")
            line.request("POST", path, encrypted(message, subscription), headers)
            return line.getresponse().status
        finally:
            line.close()

    def address(self, name: str, port: int) -> str:
        """The address of a push service; raises `Forbidden` if any of its addresses is not public."""
        found = [str(one[4][0]) for one in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]
        for one in found:
            if not within(one, self._allowed) and not (is_public(one) and port == PORT):
                raise Forbidden
        return found[0]


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet.

    >>> [is_public(one) for one in ("9.9.9.9", "127.0.0.1", "10.0.0.8", "169.254.169.254", "::ffff:10.0.0.8")]
    [True, False, False, False, False]
    """
    found: Any = ip_address(address.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or found
    return bool(found.is_global and not found.is_multicast)


class _Pinned(http.client.HTTPSConnection):
    """A connection to an address that was checked, under the name that it was found by."""

    def __init__(self, name: str, port: int, address: str, trust: ssl.SSLContext) -> None:
        super().__init__(name, port, timeout=TIMEOUT, context=trust)
        self._address, self._trust = address, trust

    def connect(self) -> None:
        plain = socket.create_connection((self._address, self.port), self.timeout)
        self.sock = self._trust.wrap_socket(plain, server_hostname=self.host)
