"""A person without a right learns nothing, breaks nothing, and is logged by number alone."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from contextlib import AsyncExitStack, suppress
from ipaddress import ip_network
from time import monotonic
from unittest import mock

import pytest
from aiohttp.test_utils import make_mocked_request

from bot.runtime.settings import Proxies
from bot.web import service
from bot.web.connection_limit import most_connections
from bot.web.rate_limit import BURST, EVENLY, RATE, STREAMS, RateLimit, TooMany, address_of
from bot.web.responses import HEADERS
from bot.web.service import serving
from tests.tools.hostile import page_requests
from tests.web.pages import PATIENCE, Answer, Pages, bot_of

PRINTED = logging.DEBUG
NETWORKS = (ip_network("10.0.0.0/29"), ip_network("10.0.0.8"))
"""Of the proxies that somebody has named."""
ATTACKS = 1500
"""Requests for a move; `python -m tests.tools.hostile --only "page requests"` sends more."""
CROWD = 300
"""Connections from one address; a thousand are only slower to make."""


@pytest.fixture
def stingy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give no address more than it has at once: on a slow machine a crowd comes in one by one."""
    monkeypatch.setattr("bot.web.rate_limit.RATE", 0.0)


def shape(answer: Answer) -> tuple[int, dict[str, str], bytes]:
    """Return all of an answer that could tell something."""
    return (
        answer.status,
        {key: value for key, value in answer.headers.items() if key != "Date"},
        answer.body,
    )


async def test_all_refusals_are_one_and_the_log_has_no_link(
    pages: Pages, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(PRINTED)
    await pages.harness.started(2)
    mine, gone = await pages.link(), await pages.link(1)
    await pages.harness.host.links.revoke(pages.harness.people[1].id)
    others = mine[:-2] + ("AA" if not mine.endswith("AA") else "BB")
    beyond = (await pages.harness.table()).stamp(10**6)
    asked = [
        "/", "/t", "/t/", "/t/1", "/t//now", "/robots.txt", "/static/page.js",
        "/static/..%2fpage.py",
        "/t/../../etc/passwd", "/t/%2e%2e%2f%2e%2e%2fetc%2fpasswd", "/metrics", "/healthz",
        f"/t/{secrets.token_urlsafe(33)}", others, gone, mine[:-1], f"{mine}A", f"{mine}/",
        *(f"{gone}/{end}" for end in ("now", "events", "at/0", "picture/table/0")),
        *(f"{mine}/{end}" for end in (
            f"at/{beyond}", "at/x", "at/999999999999", "picture/table/../../now",
            "picture/seat-7/0",
            "picture/near-1/0", "picture/result/0", "picture/no/0",
            "now?language=klingon", "now?palette=%00", "?palette=neon",
        )),
    ]  # fmt: skip
    expected = shape(await pages.get("/t/nobody"))
    assert expected[0] == 404 and "script" not in expected[2].decode()
    for path in asked:
        told = shape(await pages.get(path.replace("/?", "?")))
        assert told == expected, path
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
        told = shape(await pages.get(mine, method))
        assert told == expected, method
    assert (await pages.get(mine)).status == 200
    said = "\n".join(record.getMessage() for record in caplog.records)
    assert "web_refused" in said
    for token in (mine, gone, others):
        assert token.rpartition("/")[2] not in said


async def test_every_answer_has_the_headers(pages: Pages) -> None:
    await pages.harness.started(2)
    path = await pages.link()
    page = await pages.get(path)
    script = page.text.partition('script src="..')[2].partition('"')[0]
    for answer in (
        page,
        await pages.get("/t/x"),
        await pages.get(script),
        await pages.get(f"{path}/now"),
    ):
        headers = answer.headers
        assert headers["Content-Security-Policy"].startswith("default-src 'none'; img-src 'self'")
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Robots-Tag"].startswith("noindex")
        assert "Set-Cookie" not in headers and "Server" not in headers
    assert (await pages.get(script)).headers["Cache-Control"].startswith("public")


async def test_no_cache_that_people_share_keeps_what_is_a_person_s(pages: Pages) -> None:
    """RFC 9111, 5.2.2.7: only `private` and `no-store` forbid it."""
    await pages.harness.started(2)
    path = await pages.link()
    await pages.pair()
    moves = [f"{path}/{what}" for what in ("log/0", "stops", "play", "now", "rule/mayor")]
    for address in (path, *moves, "/tables", "/learn/puerto_rico"):
        answer = await pages.get(address)
        kept = answer.headers["Cache-Control"]
        assert answer.status == 200 and ("private" in kept or kept == "no-store"), address


async def test_what_is_no_request_is_answered_with_the_headers_too(pages: Pages) -> None:
    await pages.harness.started(2)
    path = await pages.link()
    for sent in (
        f"{path} \x00\r\n\r\n",
        f"GET {path} HTTP/9.9\r\n\r\n",
        f"GE(T {path} HTTP/1.1\r\n\r\n",
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", pages.port)
        writer.write(sent.encode("latin-1"))
        head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
        assert head.split()[1] == "400" and path not in body
        told = dict(line.split(": ", 1) for line in head.split("\r\n")[1:])
        assert told.items() >= HEADERS.items() and not told.get("Server")
        await _closed(writer)


async def test_refusals_take_equally_long_whatever_is_wrong(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Measuring tells nothing of a table: all refusals wait for the same moment."""
    await pages.harness.started(2)
    mine, gone = await pages.link(), await pages.link(1)
    await pages.harness.host.links.revoke(pages.harness.people[1].id)
    monkeypatch.setattr("bot.web.rate_limit.EVENLY", 0.2)
    for path in ("/t/x", "/t/1", mine[:-1], mine[:-2] + "AA", gone, f"{mine}/at/99", "/l/x", "/x"):
        begun = monotonic()
        assert (await pages.get(path)).status == 404
        assert monotonic() - begun >= 0.2, path


def test_whoever_is_refused_waits_for_the_same_moment_however_long_it_took() -> None:
    now = [100.0]
    rate_limit = RateLimit(lambda: now[0])
    begun = rate_limit.begin()
    for worked in (0.0, 0.001, 0.02, EVENLY - 0.001):
        now[0] = 100.0 + worked
        assert worked + rate_limit.rest(begun) == pytest.approx(EVENLY)
    now[0] = 100.0 + 1.5 * EVENLY
    assert rate_limit.rest(begun) == pytest.approx(EVENLY / 2)


@pytest.mark.usefixtures("stingy")
async def test_a_crowd_from_one_address_leaves_room_for_others(pages: Pages) -> None:
    await pages.harness.started(2)
    path, mark = await pages.link(), "X-Forwarded-For"
    async with AsyncExitStack() as held:

        async def ask(target: str) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", pages.port)
            held.push_async_callback(_closed, writer)
            asked = f"GET {target} HTTP/1.1\r\nHost: x\r\n{mark}: 203.0.113.7\r\n\r\n"
            writer.write(asked.encode())
            return (await reader.readline()).split()[1]

        answers = Counter([await ask(f"{path}/events") for _ in range(STREAMS + 5)])
        assert answers == {b"200": STREAMS, b"429": 5}
        answers = Counter(await asyncio.gather(*(ask("/t/nobody") for _ in range(CROWD - STREAMS))))
        assert set(answers) == {b"404", b"429"}
        assert answers[b"404"] <= BURST
        # Somebody else is answered as ever.
        assert (await pages.get(path, **{mark: "198.51.100.9"})).status == 200


@pytest.mark.usefixtures("stingy")
@pytest.mark.parametrize("proxies", [(), NETWORKS], ids=["no proxy", "another proxy"])
async def test_nobody_takes_another_address_by_a_forged_header(
    pages: Pages, proxies: Proxies
) -> None:
    async with serving(bot_of(pages.harness).context, "127.0.0.1", 0, proxies) as port:

        async def ask(number: int) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            told = f"X-Forwarded-For: 198.51.{number // 250}.{number % 250}"
            writer.write(f"GET /t/nobody HTTP/1.1\r\nHost: x\r\n{told}\r\n\r\n".encode())
            answer = (await reader.readline()).split()[1]
            await _closed(writer)
            return answer

        answers = Counter(await asyncio.gather(*(ask(number) for number in range(CROWD))))
        assert set(answers) == {b"404", b"429"}
        assert answers[b"404"] <= BURST


@pytest.mark.parametrize(
    ("peer", "told", "asks"),
    [
        ("203.0.113.5", "198.51.100.9", "203.0.113.5"),
        ("192.168.1.20", "198.51.100.9", "192.168.1.20"),
        ("10.0.0.7", "198.51.100.9", "198.51.100.9"),
        ("::ffff:10.0.0.7", "198.51.100.9", "198.51.100.9"),
        ("10.0.0.7", "1.2.3.4, 198.51.100.9, 10.0.0.8", "198.51.100.9"),
        ("10.0.0.7", "nonsense", "10.0.0.7"),
        ("10.0.0.7", "", "10.0.0.7"),
        ("10.0.0.7", "2001:db8:1:2:3::4", "2001:0db8:0001:0002"),
    ],
)
def test_a_named_proxy_alone_says_for_whom_it_asks(peer: str, told: str, asks: str) -> None:
    transport = mock.Mock()
    transport.get_extra_info.side_effect = {"peername": (peer, 5)}.get
    request = make_mocked_request(
        "GET", "/", {"X-Forwarded-For": told} if told else {}, transport=transport
    )
    assert address_of(request, NETWORKS) == asks


async def _closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


async def test_connections_beyond_all_limits_are_told_so(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.web.connection_limit.MOST", 0)
    assert most_connections() <= 1
    async with serving(bot_of(pages.harness).context, "127.0.0.1", 0) as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        line = (await held[-1][0].read()).decode()
        assert line.startswith("HTTP/1.1 429 ") and line.endswith("\r\n\r\n")
        assert all(f"\r\n{name}: {value}\r\n" in line for name, value in HEADERS.items())
        for _, writer in held:
            await _closed(writer)


async def test_huge_and_slow_requests_end_by_themselves(
    pages: Pages, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(PRINTED)
    monkeypatch.setattr(service, "_IDLE", 0.2)
    monkeypatch.setattr(service, "_CLOSING", 0.2)
    await pages.harness.started(2)
    path = await pages.link()
    async with serving(bot_of(pages.harness).context, "127.0.0.1", 0) as port:
        begun = f"GET {path} HTTP/1.1\r\nHost: x\r\n"
        huge = (
            f"GET /{'x' * 5000} HTTP/1.1\r\n\r\n",
            f"{begun}X: {'y' * 9000}\r\n\r\n",
            begun + "".join(f"X{n}: y\r\n" for n in range(200)) + "\r\n",
            "\x00\x01\x02\r\n\r\n",
            f"{begun}Content-Length: 99999999999\r\n\r\n",
        )
        for sent in ("", "G", begun, *huge):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(sent.encode("latin-1"))
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read()
            assert answer == b"" or answer.split()[1] in (b"400", b"404", b"413", b"200"), sent[:40]
            assert path.encode() not in answer
            await _closed(writer)
    assert (await pages.get(path)).status == 200
    said = caplog.text
    assert "malformed" in said and "Traceback" not in said and path not in said


def test_an_address_may_ask_so_much_and_no_more() -> None:
    now = [0.0]
    rate_limit = RateLimit(lambda: now[0])
    for _ in range(int(BURST)):
        rate_limit.admit("a")
    with pytest.raises(TooMany):
        rate_limit.admit("a")
    rate_limit.admit("b")
    now[0] += 5 / RATE
    for _ in range(5):
        rate_limit.admit("a")
    with pytest.raises(TooMany):
        rate_limit.admit("a")


def test_what_is_remembered_of_addresses_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.rate_limit.MOST_ADDRESSES", most := 100)
    now = [0.0]
    rate_limit = RateLimit(lambda: now[0])
    for number in range(3 * most):
        rate_limit.admit(str(number))
    assert len(rate_limit._used) <= most
    now[0] += 60.0
    rate_limit.admit("new")
    for number in range(most):
        rate_limit.admit(f"later {number}")
    assert len(rate_limit._used) <= most


def test_pages_are_counted_for_as_long_as_they_are_open() -> None:
    rate_limit = RateLimit()
    held = [rate_limit.streaming("a") for _ in range(STREAMS)]
    for one in held:
        one.__enter__()
    with pytest.raises(TooMany), rate_limit.streaming("a"):
        pass
    with rate_limit.streaming("b"):
        assert rate_limit.open == STREAMS + 1
    held[0].__exit__(None, None, None)
    with rate_limit.streaming("a"):
        assert rate_limit.open == STREAMS


def test_no_request_moves_for_somebody_else_or_twice() -> None:
    found = page_requests.tries(ATTACKS, 1)
    assert found.faults == []
    assert found.tried == ATTACKS
    # Doors were reached, and said what is so now.
    assert found.statuses[409] and found.statuses[422] and found.statuses[404]
