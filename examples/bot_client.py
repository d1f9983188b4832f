#!/usr/bin/env python3
"""A bot that plays over the network. It needs `websockets`, but nothing of Batyskaf.

    python examples/bot_client.py http://127.0.0.1:8123                   makes a table of its own and plays it
    python examples/bot_client.py http://127.0.0.1:8123/t/TABLE#TOKEN     sits down by an invite link

It plays any legal move. Put something better into `choose`: everything a seat may know is in the frame.
docs/protocol.md describes the messages.
"""

import asyncio
import json
import random
import sys
import urllib.error
import urllib.parse
import urllib.request
import uuid

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

NAME = "Remote bot"


def choose(frame: dict) -> str:
    """Decide for seat frame["seat"] from frame["view"], frame["steps"] and frame["legal"]."""
    return random.choice(frame["legal"])


def post(url: str, body: dict) -> dict:
    """Send JSON and return the JSON answer; exit with the reason of a refusal."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"refused: {json.load(error)['reason']}")
    except urllib.error.URLError as error:
        sys.exit(f"no server answers at {url}: {error.reason}")


def sit_down(address: str) -> tuple[str, str, str]:
    """The server, the table and the token of a seat at it."""
    parts = urllib.parse.urlsplit(address)
    server = f"{parts.scheme}://{parts.netloc}"
    if parts.path.startswith("/t/"):
        table = parts.path.removeprefix("/t/")
        seated = post(f"{server}/api/tables/{table}/sit", {"name": NAME, "token": parts.fragment})
        return server, table, seated["token"]
    seats = [{"kind": "me", "name": NAME}, {"kind": "bot"}, {"kind": "bot"}, {"kind": "bot"}]
    made = post(f"{server}/api/tables", {"game": "crew", "seats": seats})
    return server, made["table"]["id"], made["token"]


async def play(server: str, table: str, token: str) -> dict:
    """Play until the game is over; after a lost connection, reconnect and resume."""
    url = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    seq = 0
    waiting: dict | None = None  # the command without an answer
    while True:
        try:
            async with connect(f"{url}?since={seq}") as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                if waiting is not None:  # the same id: a command that was already done is not done twice
                    await socket.send(json.dumps(waiting))
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "frame":
                        seq = message["seq"]
                        if message["table"]["status"] == "over":
                            return message
                        if message["legal"] and (waiting is None or waiting["seq"] < seq):
                            waiting = {"type": "move", "id": uuid.uuid4().hex, "seq": seq, "move": choose(message)}
                            await socket.send(json.dumps(waiting))
                    elif message["type"] == "ack":
                        waiting = None
                    elif message["type"] == "refused":
                        print("refused:", message["reason"], file=sys.stderr)
                        if message["id"] is None:
                            sys.exit(1)
                        waiting = None
        except (ConnectionClosed, OSError) as error:
            print(f"connection lost ({error}), retrying", file=sys.stderr)
            await asyncio.sleep(1)


def main() -> None:
    if len(sys.argv) != 2 or not sys.argv[1].startswith(("http://", "https://")):
        sys.exit(__doc__)
    final = asyncio.run(play(*sit_down(sys.argv[1])))
    print(json.dumps(final["result"]))


if __name__ == "__main__":
    main()
