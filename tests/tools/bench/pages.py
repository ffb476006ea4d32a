"""`python -m tests.tools.bench.pages PORT HOW`: open pages of the bot, as many as lines come in.

Each line is the path of a page. Every page has its line to the server open; where HOW is
"follow" it does what the script of the page does: when it is its turn it asks for what is shown
now, and fetches the pictures that have changed since it asked before, one after the other. When
all have been told where they are it prints "open"; when its input ends, a line of JSON: the
messages, the largest of them in bytes, the arrivals of each as [page, stamp, time of the machine's
clock], and the answers by their status.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from time import perf_counter
from typing import Any

HOST = "127.0.0.1"
TOGETHER = 20
"""Pages that are opened at once."""


class Page:
    """One page in a browser, at an address of its own."""

    def __init__(self, number: int, path: str, port: int, told: Told) -> None:
        self._number, self._path, self._port, self._told = number, path, port, told
        self._head = f"Host: x\r\nX-Forwarded-For: 10.0.{number // 250}.{number % 250 + 1}\r\n\r\n"
        self._news = asyncio.Event()
        self._stamp = 0
        self._asks_at = 0.0
        self._parts: dict[str, str] = {}
        """By part the mark of the newest picture."""
        self._shown: dict[str, str] = {}
        """By part the mark of the picture that is there."""
        self.opened = asyncio.Event()

    async def listen(self) -> None:
        """Hear what the server tells, for as long as it does."""
        reader, writer = await asyncio.open_connection(HOST, self._port)
        writer.write(f"GET {self._path}/events HTTP/1.1\r\n{self._head}".encode())
        size = 0
        while line := await reader.readline():
            size = 0 if line == b"\n" else size + len(line)
            if line.startswith(b'data: {"stamp"'):
                data = json.loads(line.removeprefix(b"data: "))
                self._told.arrivals.append((self._number, data["stamp"], perf_counter()))
                self._told.largest = max(self._told.largest, size)
                self._hear(data)
                self.opened.set()

    def _hear(self, data: Any) -> None:
        self._stamp = data["stamp"]
        # The first word only says what the first paint shows.
        if self.opened.is_set() and not self._asks_at:
            self._asks_at = perf_counter() + data["after"] / 1000
        self._news.set()

    async def follow(self) -> None:
        """Fetch what has changed, for as long as this lasts."""
        reader, writer = await asyncio.open_connection(HOST, self._port)
        while True:
            try:
                await self._update(reader, writer)
                self._news.clear()
                if not self._asks_at and not self._changed():
                    await self._news.wait()
            except (ConnectionError, asyncio.IncompleteReadError):
                # The server ends what was silent for a while: a browser asks anew at once.
                writer.close()
                reader, writer = await asyncio.open_connection(HOST, self._port)

    def _changed(self) -> list[str]:
        return [key for key, mark in self._parts.items() if self._shown.get(key) != mark]

    async def _update(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._asks_at:
            await asyncio.sleep(max(0.0, self._asks_at - perf_counter()))
            now = json.loads(await self._get(reader, writer, "now") or "null")
            self._asks_at = 0.0
            if now is not None:
                near = {one["key"]: one["mark"] for one in now["parts"] if not one["near"]}
                self._stamp = now["stamp"]
                self._parts |= near
                # What the first paint brought.
                self._shown = self._shown or dict(near)
        for key in self._changed():
            mark = self._parts[key]
            what = f"picture/{key}/{self._stamp}?language=en&palette=night&as={mark}"
            await self._get(reader, writer, what)
            self._shown[key] = mark

    async def _get(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, what: str
    ) -> bytes:
        writer.write(f"GET {self._path}/{what} HTTP/1.1\r\n{self._head}".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        self._told.answers[status] += 1
        length = head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
        body = await reader.readexactly(int(length or 0))
        return body if status == 200 else b""


class Told:
    """The updates that all pages received."""

    def __init__(self) -> None:
        self.arrivals: list[tuple[int, int, float]] = []
        self.largest = 0
        self.answers: Counter[int] = Counter()


async def run(port: int, how: str, paths: list[str]) -> None:
    """Open the pages, and keep them open until there is no more input."""
    told = Told()
    pages = [Page(number, path, port, told) for number, path in enumerate(paths)]
    tasks = []
    for at in range(0, len(pages), TOGETHER):
        some = pages[at : at + TOGETHER]
        tasks += [asyncio.create_task(page.listen()) for page in some]
        await asyncio.gather(*(page.opened.wait() for page in some))
    if how == "follow":
        tasks += [asyncio.create_task(page.follow()) for page in pages]
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    found = {"arrivals": told.arrivals, "largest": told.largest, "answers": told.answers}
    print(json.dumps(found), flush=True)


def main() -> None:
    """Read the paths up to an empty line."""
    paths = list(iter(lambda: sys.stdin.readline().strip(), ""))
    asyncio.run(run(int(sys.argv[1]), sys.argv[2], paths))


if __name__ == "__main__":
    main()
