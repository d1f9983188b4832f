"""Compressed answers: which encodings a browser accepts, and what may be compressed.

Compression tells the length of a text by how much it repeats itself, so a secret must never be compressed together with
a text that somebody else chose. Only answers without secrets are compressed (`Endpoint.public`): games, content,
messages, lists and finished matches. Tokens, hands and chat go out as they are, and so do sockets and event streams.
"""

import asyncio
import gzip

SMALLEST = 1000
"""Bytes from which compressing an answer is worth it."""
LEVEL = 6


def accepts(header: str, encoding: str) -> bool:
    """Whether a header `Accept-Encoding` allows an encoding.

    >>> accepts("gzip, br;q=0.5", "br"), accepts("gzip;q=0, br", "gzip"), accepts("", "gzip")
    (True, False, False)
    """
    for part in header.lower().split(","):
        name, _, rest = part.partition(";")
        if name.strip() in (encoding, "*"):
            quality = rest.strip().removeprefix("q=").strip()
            return quality == "" or quality.strip("0.") != ""
    return False


async def compressed(body: bytes, accepted: str) -> tuple[bytes, dict[str, str]]:
    """An answer as a browser accepts it, with the headers that say so."""
    headers = {"vary": "accept-encoding"}
    if len(body) < SMALLEST or not accepts(accepted, "gzip"):
        return body, headers
    small = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
    return small, {**headers, "content-encoding": "gzip"}
