"""The example client: a bot that knows only the protocol plays a whole game."""

import asyncio
import json
import sys
from pathlib import Path

from tests.table.kit import SOON, Running

CLIENT = Path(__file__).resolve().parents[2] / "examples" / "bot_client.py"


async def client(address: str) -> dict[str, object]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(CLIENT), address, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(2 * SOON):
        out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
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


def test_it_imports_nothing_of_batyskaf() -> None:
    assert "batyskaf" not in CLIENT.read_text(encoding="utf-8").split("import asyncio")[1]
