"""`python -m tests.tools.bench.players PORT`: people who move from their pages, when told to.

Each line of input is a move as JSON: its `number`, the `path` and `headers` of the page, `stamp`
and `index`, and whether its player wants to `see` the table then. Each line of output has the
number again and the times of the machine's clock at which the move was `accepted`, and the picture
`seen`.
"""

from __future__ import annotations

import asyncio
import json
import sys
from time import perf_counter
from typing import Any

import aiohttp


async def run(port: int) -> None:
    """Make the moves as they come in, each at once, until there is no more input."""
    reader = asyncio.StreamReader(limit=1 << 20)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    connector = aiohttp.TCPConnector(limit=0)
    async with (
        aiohttp.ClientSession(f"http://127.0.0.1:{port}", connector=connector) as session,
        asyncio.TaskGroup() as moves,
    ):
        while line := await reader.readline():
            moves.create_task(_move(session, json.loads(line)))


async def _move(session: aiohttp.ClientSession, move: Any) -> None:
    """Make a move, read what is asked then, and see the table if that is wanted."""
    path, headers = move["path"], move["headers"]
    body = {"done": "move", "stamp": move["stamp"], "index": move["index"]}
    async with session.post(f"{path}/play", json=body, headers=headers) as answer:
        assert answer.status == 200, await answer.text()
        await answer.read()
    told = {"number": move["number"], "accepted": perf_counter(), "seen": None}
    if move["see"]:
        await _see(session, path, headers)
        told["seen"] = perf_counter()
    print(json.dumps(told), flush=True)


async def _see(session: aiohttp.ClientSession, path: str, headers: Any) -> None:
    """Fetch the table as it is now, and its picture."""
    async with session.get(f"{path}/now", headers=headers) as answer:
        parts = (await answer.json())["parts"]
    source = next(one["dark"] for one in parts if one["key"] == "table")
    async with session.get(f"/t/{source}", headers=headers) as answer:
        assert answer.status == 200
        await answer.read()


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1])))
