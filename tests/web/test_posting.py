"""A request that changes something is taken from a page of ours alone, and is small."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from aiohttp import web

from bot.web import posting, service
from bot.web.posting import DEPTH, LARGEST, MOST, posted
from bot.web.site import Site
from tests.web.pages import PATIENCE, Pages, bot_of

JSON = "application/json"


def echo(site: Site) -> Sequence[web.RouteDef]:
    """Return a route that answers with what was sent."""

    async def show(request: web.Request) -> web.Response:
        return web.json_response(await posted(request, site))

    return (web.route("*", "/echo", show),)


@pytest.fixture(autouse=True)
def with_echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "ROUTES", (*service.ROUTES, echo))


def nested(depth: int) -> Any:
    return {} if depth == 1 else {"a": nested(depth - 1)}


async def test_a_page_of_ours_sends_texts_numbers_and_lists(pages: Pages) -> None:
    body = {"stamp": 12, "texts": ["ä", "\u202e<b>"], "least": -LARGEST, "none": None, "yes": True}
    for headers in ({}, {"Sec_Fetch_Site": None}, {"Content_Type": f"{JSON}; charset=utf-8"}):
        answer = await pages.post("/echo", body, **headers)
        assert (answer.status, answer.data) == (200, body)
    assert (await pages.post("/echo", nested(DEPTH))).data == nested(DEPTH)
    padded = b'{"a":"' + b"x" * (MOST - 8) + b'"}'
    assert len(padded) == MOST and (await pages.post("/echo", padded)).status == 200


ALONE = {"Connection": "close"}
"""Said where the server may close a connection without having read the whole body."""
FOREIGN: Sequence[dict[str, str | None]] = (
    {"Origin": None},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "https://example.org"},
    {"Sec_Fetch_Site": "cross-site"},
    {"Sec_Fetch_Site": "same-site"},
    {"Sec_Fetch_Site": "none"},
    {"Sec_Fetch_Site": ""},
    {"Origin": ""},
    {"Content_Type": None},
    {"Content_Type": "text/plain"},
    {"Content_Type": "application/x-www-form-urlencoded"},
    {"Content_Type": f"text/plain; {JSON}"},
    {"Content_Encoding": "gzip"},
    {"Content_Encoding": "identity"},
    {"method": "PUT"},
    {"method": "PATCH"},
    {"method": "DELETE"},
)
"""Headers, or a `method`, with which no page of ours sends a request."""


async def test_a_request_of_another_site_is_refused(
    pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    for headers in FOREIGN:
        others = {key: value for key, value in headers.items() if key != "method"}
        answer = await pages.post("/echo", {}, headers.get("method") or "POST", **others, **ALONE)
        assert answer.status == 404, headers
    assert "Traceback" not in caplog.text


BROKEN = (
    b"",
    b"{",
    b"[]",
    b"1",
    b'"a"',
    b"null",
    b"{}{}",
    b'{"a": NaN}',
    b'{"a": 1e999}',
    b'{"a": 1.5}',
    b'{"a": 9007199254740992}',
    b'{"a": ' + b"9" * 4000 + b"}",
    b'{"a": 1, "a": 2}',
    b'{"a": "\\u0000"}',
    b'{"\\u0000": 1}',
    b'{"a": ["\\ud800"]}',
    b'{"a": "\xff"}',
    b"\xef\xbb\xbf{}",
    "{}".encode("utf-16"),
    b"[" * MOST,
    b'{"a":' * 800 + b"1" + b"}" * 800,
    json.dumps(nested(DEPTH + 1)).encode(),
    b'{"a":"' + b"x" * (MOST - 7) + b'"}',
    b'{"a":"' + b"x" * 500_000 + b'"}',
)
"""Bodies that no page of ours sends."""


async def test_a_body_that_no_page_of_ours_sends_is_refused(
    pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    for body in BROKEN:
        answer = await pages.post("/echo", body, **ALONE)
        assert answer.status == 404, (body[:24], len(body))
    assert "Traceback" not in caplog.text


async def test_our_origin_is_that_of_the_address_that_people_use(pages: Pages) -> None:
    """A proxy may change `Host`; without an address only this computer's own hosts count."""
    context = bot_of(pages.harness).context
    context.web_url = "https://Games.Example.org:443/boards"
    for origin, status in (
        ("https://games.example.org", 200),
        ("http://games.example.org", 404),
        ("https://games.example.org:8443", 404),
        (f"http://127.0.0.1:{pages.port}", 404),
    ):
        assert (await pages.post("/echo", {}, Origin=origin)).status == status, origin
    context.web_url = None
    for host, status in (("localhost:7", 200), ("[::1]:7", 200), ("evil.example", 404), ("[", 404)):
        answer = await pages.post("/echo", {}, Host=host, Origin=f"http://{host}")
        assert answer.status == status, host


async def raw(pages: Pages, *pieces: str) -> bytes:
    """Send pieces, a moment apart, and return the status of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", pages.port)
    head = (
        f"POST /echo HTTP/1.1\r\nHost: 127.0.0.1:{pages.port}\r\nContent-Type: {JSON}\r\n"
        f"Origin: http://127.0.0.1:{pages.port}\r\n"
    )
    for piece in (head + pieces[0], *pieces[1:]):
        writer.write(piece.encode())
        await asyncio.sleep(0.01)
    async with asyncio.timeout(PATIENCE):
        line = await reader.readline()
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()
    return line.split()[1]


async def test_a_slow_or_broken_body_ends_by_itself(
    pages: Pages, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    chunked = "Transfer-Encoding: chunked\r\n\r\n"
    monkeypatch.setattr(posting, "WAIT", PATIENCE)
    assert await raw(pages, "Content-Length: 2\r\n\r\n", "{", "}") == b"200"
    assert await raw(pages, chunked, "1\r\n{\r\n", "1\r\n}\r\n", "0\r\n\r\n") == b"200"
    # Under load the second piece of those would come too late for this.
    monkeypatch.setattr(posting, "WAIT", 0.05)
    assert await raw(pages, "Content-Length: 99\r\n\r\n{") == b"404"
    assert await raw(pages, chunked, "zz\r\n{\r\n") in (b"400", b"404")
    assert await raw(pages, chunked, "1\r\n{\r\n", "zz\r\n}\r\n") in (b"400", b"404")
    assert "Traceback" not in caplog.text


async def test_whoever_leaves_in_the_middle_leaves_nothing_behind(
    pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for _ in range(5):
        _, writer = await asyncio.open_connection("127.0.0.1", pages.port)
        writer.write(
            f"POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: {JSON}\r\n"
            f"Origin: http://127.0.0.1:{pages.port}\r\nContent-Length: 99\r\n\r\n{{".encode()
        )
        await writer.drain()
        await asyncio.sleep(0.02)
        writer.transport.abort()
    await asyncio.sleep(0.05)
    assert (await pages.post("/echo", {})).status == 200
    assert "Traceback" not in caplog.text
