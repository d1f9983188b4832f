"""The example client: a bot that knows only the protocol plays a whole game."""

import asyncio
import json
import socket
import sys
from pathlib import Path

from tests.table.kit import SOON, Running

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "bot_client.py"


async def run(*words: str) -> tuple[int | None, str, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(CLIENT), *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(2 * SOON):
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def client(address: str) -> dict[str, object]:
    code, out, err = await run(address)
    assert code == 0, err
    result: dict[str, object] = json.loads(out)
    return result


async def test_it_makes_a_table_and_plays_it(here: Running) -> None:
    result = await client(f"http://127.0.0.1:{here.port}")
    assert result["success"] in (True, False)


async def test_it_sits_down_by_an_invite_link(here: Running) -> None:
    seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    made = await here.make(seats=seats, options={"players": 3})
    result = await client(f"http://127.0.0.1:{here.port}/t/{made['table']['id']}#{made['invites']['0']}")
    assert result["success"] in (True, False)


async def test_it_says_how_to_call_it_and_that_no_server_answers() -> None:
    for words in ((), ("--help",)):
        assert "sits down by an invite link" in (await run(*words))[2]
    with socket.socket() as unused:  # bound, but nobody listens
        unused.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{unused.getsockname()[1]}"
        assert (await run(address))[2].startswith(f"no server answers at {address}/api/tables: ")


def test_it_imports_nothing_of_batyskaf() -> None:
    assert "batyskaf" not in CLIENT.read_text(encoding="utf-8").split("import asyncio")[1]
