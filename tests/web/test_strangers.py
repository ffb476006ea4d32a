"""Requests that strangers send by hand: odd paths, other methods, byte by byte, in crowds."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from html import unescape

import pytest

from bot.host.core.counters import REASONS, PageFigures
from bot.operations.monitoring.metrics import Metrics
from bot.web import service
from bot.web.connection_limit import SPARED
from bot.web.service import serving
from tests.operations.samples import read
from tests.web.pages import PATIENCE, Pages, bot_of

CROWD = 1000
METHODS = ("HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW")
PATHS = (
    "/t/%00",
    "/t/{token}%00",
    "/t/{token}%2Fnow",
    "/t/{token}/..%2f..%2fmetrics",
    "/t/{token}/%2e%2e/{token}",
    "/t/./{token}/../x",
    "//t/{token}",
    "/t//{token}",
    "/T/{token}",
    "/t/{token}/now/",
    "/t/{token}/picture/table/%30%00",
    "/t/{token}/picture/..%2f..%2fpage.py/0",
    "/t/{token}/at/-1",
    "/t/{token}/at/0%20",
    "/t/{token}/film/../../etc/passwd",
    "/static/..%5cpage.py",
    "/static/%2e%2e/page.html",
    "/static/page.html",
    "/t/" + "A" * 1900,
    "/t/" + "%ff" * 40,
)
MANGLED = (
    "GET /t/\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /t/{token}\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /t/" + "A" * 100_000 + " HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /t/{token} HTTP/9.9\r\nHost: x\r\n\r\n",
    "GET /t/{token}\r\n\r\n",
    "GET  /t/{token}  HTTP/1.1\r\n\r\n",
    "GET /t/{token} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "GET /t/{token} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n",
    "GET /t/{token} HTTP/1.1\r\nHost: x\r\nX: " + "y" * 60_000 + "\r\n\r\n",
    "GET /t/{token} HTTP/1.1\r\nHost: x\r\nX\x00Y: z\r\n\r\n",
)


async def sent(port: int, text: str) -> bytes:
    """Send something on a connection of its own, and return all that is said to it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        with suppress(ConnectionError):
            writer.write(text.encode("latin-1"))
            async with asyncio.timeout(PATIENCE):
                return await reader.read()
    finally:
        writer.close()
    return b""


def asked(path: str, method: str = "GET") -> str:
    return f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


def shape(answer: bytes) -> list[bytes]:
    """Return an answer without its date, which alone may differ."""
    return [line for line in answer.split(b"\r\n") if not line.startswith(b"Date:")]


async def test_odd_paths_are_told_what_all_are_told(
    pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await pages.opened()
    token = (await pages.link()).removeprefix("/t/")
    expected = shape(await sent(pages.port, asked("/t/nobody")))
    assert expected[0] == b"HTTP/1.1 404 Not Found"
    for path in PATHS:
        told = shape(await sent(pages.port, asked(path.replace("{token}", token))))
        assert told == expected, path
    for text in MANGLED:
        ours, theirs = [
            (await sent(pages.port, text.replace("{token}", one))).replace(one.encode(), b"TOKEN")
            for one in (token, token[::-1])
        ]
        assert shape(ours) == shape(theirs) or b"200" in ours.split()[1:2], text[:60]
        assert not ours.startswith(b"HTTP/1.1 5"), text[:60]
    assert token not in caplog.text and "Traceback" not in caplog.text


async def test_other_methods_tell_nothing_of_a_link(pages: Pages) -> None:
    await pages.opened()
    path = await pages.link()
    forged = f"/t/{path.removeprefix('/t/')[::-1]}"
    for method in METHODS:
        told = [
            shape((await sent(pages.port, asked(one, method))).replace(one.encode(), b"PATH"))
            for one in (path, forged)
        ]
        assert told[1][0].split()[1] in (b"400", b"404"), method
        assert told[0] == told[1] or method == "HEAD", method
        assert method != "HEAD" or told[0][-1] == told[1][-1] == b""


async def test_a_request_that_trickles_in_is_cut_off(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "_IDLE", 0.3)
    async with serving(bot_of(pages.harness).context, "127.0.0.1", 0) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        gone = asyncio.create_task(reader.read())
        with suppress(ConnectionError):
            for byte in b"GET /t/x HTTP/1.1\r\n" + b"X-Y: z\r\n" * 30:
                writer.write(bytes([byte]))
                await asyncio.sleep(0.02)
                if gone.done():
                    break
        assert gone.done(), "whoever sends a byte now and then stays for ever"
        writer.close()


async def test_a_thousand_silent_connections_leave_room_for_a_reader(pages: Pages) -> None:
    """All of one address: a proxy beside the bot has as many."""
    await pages.opened()
    path = await pages.link()
    with files_for(2 * CROWD + SPARED):
        held: list[socket.socket] = []
        try:
            for _ in range(CROWD):
                held.append(silent(pages.port))
                # The server takes them as they come: its queue is short.
                await asyncio.sleep(0)
            assert len(held) == CROWD
            while figures(pages).connections < CROWD:
                await asyncio.sleep(0.01)
            async with asyncio.timeout(PATIENCE):
                assert (await pages.get(path)).status == 200
            assert figures(pages).connections >= CROWD
        finally:
            for one in held:
                one.close()
        while figures(pages).connections > 1:
            await asyncio.sleep(0.01)


def figures(pages: Pages) -> PageFigures:
    return pages.harness.host.upkeep.figures.counters.pages()


def silent(port: int) -> socket.socket:
    """Return a connection that says nothing."""
    one = socket.socket()
    one.setblocking(False)
    with suppress(BlockingIOError):
        one.connect(("127.0.0.1", port))
    return one


@contextmanager
def files_for(count: int) -> Iterator[None]:
    """Open so many files in this process; without them skip, but not in our own checks."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < count:
        lacking = f"a process may have {hard} files here, not {count}"
        pytest.fail(lacking) if os.environ.get("CI") == "true" else pytest.skip(lacking)
    if soft != resource.RLIM_INFINITY and soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (count, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_what_watches_the_bot_is_told_of_pages(pages: Pages) -> None:
    await pages.opened()
    path = await pages.link()
    url = f"http://127.0.0.1:{pages.port}{path}/events"
    async with pages.session.get(url) as stream:
        assert await stream.content.readline()
        await pages.get("/t/nobody")
        await sent(pages.port, "no request\r\n\r\n")
        text = (await pages.get(path)).text
        picture = unescape(re.findall(r'<img src="([^"]+)"', text)[0])
        assert (await pages.get(f"/t/{picture}")).status == 200
        found = read(await Metrics(bot_of(pages.harness), None).text())
    assert found["boardgames_web_open_pages", ()] == 1
    assert found["boardgames_web_connections", ()] >= 1
    refused = {why: found["boardgames_web_refusals_total", (why,)] for why in REASONS}
    assert refused == {"unknown": 1, "malformed": 1, "too_many": 0, "failed": 0}
    assert ("boardgames_drawings_waiting", ("pages",)) in found
