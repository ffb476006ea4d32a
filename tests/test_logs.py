"""No line of the log holds a token: discord.py's real requests against a server of our own."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import AsyncIterator, Iterator

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.webhook.async_ import async_context

from bot.runtime.log_events import logger
from bot.runtime.logs import RedactingFormatter, without_traceback, without_voice

ID = "123456789012345678"
BOT = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789ab"
INTERACTION = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OmFiY2RlZg"
WEBHOOK = "T-9xWqLk3vUu0ZpYh2sB7cNf5gRd8eJmKaXoIiPwQtVyEzC1r4MlSbHnGjDfOu6Ab_0"
PAGE = "k2ztMqt7I7T0I6S9KUOSgUUO4kKK-MEezptH29hYiuXz"
SIGNING = "TDV4t78XRyowRtBL1WfcuoR/TKpg+WZi5XSo6nciaqQ="
SECRETS = (BOT, INTERACTION, WEBHOOK, PAGE, SIGNING)
ANSWER = {"id": ID, "username": "bot", "discriminator": "0", "avatar": None, "token": WEBHOOK}

_log = logging.getLogger("bot.test")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Return the lines that a handler with our formatter writes at DEBUG."""
    written, root = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(written)
    handler.setFormatter(RedactingFormatter(BOT))
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield written
    root.removeHandler(handler)
    root.setLevel(before)


@pytest.fixture
def json_log(log: io.StringIO) -> io.StringIO:
    """Return the lines that this handler writes as JSON."""
    (handler,) = [
        handler
        for handler in logging.getLogger().handlers
        if isinstance(handler, logging.StreamHandler) and handler.stream is log
    ]
    handler.setFormatter(RedactingFormatter(BOT, "json"))
    return log


@pytest.fixture
async def address(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A server that answers everything, a token included; what is `bad` with an error."""

    async def answer(request: web.Request) -> web.Response:
        status = 404 if "bad" in request.query_string else 200
        body = json.dumps(ANSWER).encode()
        return web.Response(body=body, content_type="application/json", status=status)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    base = f"http://127.0.0.1:{runner.addresses[0][1]}"
    monkeypatch.setattr(Route, "BASE", base)
    yield base
    await runner.cleanup()


async def test_requests_and_their_failures(address: str, log: io.StringIO) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.http.static_login(BOT)
        where = {"webhook_id": int(ID), "webhook_token": INTERACTION}
        route = Route("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", **where)
        await client.http.request(route, json={"content": "text", "token": WEBHOOK})
    async with aiohttp.ClientSession() as session:
        adapter = async_context.get()
        await adapter.fetch_webhook_with_token(int(ID), WEBHOOK, session=session)
        callback = f"{address}/interactions/{ID}/{INTERACTION}/callback?bad=1"
        try:
            await session.post(callback, raise_for_status=True)
        except aiohttp.ClientResponseError:
            _log.exception("an answer did not get out")
    said = log.getvalue()
    assert "has returned 200" in said and "has returned status code 200" in said
    assert f"/webhooks/{ID}/[hidden]/messages/@original" in said
    assert f"/interactions/{ID}/[hidden]/callback?bad=1" in said and "Traceback" in said
    assert not [secret for secret in SECRETS if secret in said], said


async def test_what_the_gateway_receives(log: io.StringIO) -> None:
    socket = DiscordWebSocket(None, loop=asyncio.get_running_loop())  # type: ignore[arg-type]
    socket.shard_id, socket._discord_parsers = 0, {}
    socket._dispatch = lambda *_: None
    event = {"id": ID, "token": INTERACTION, "message": {"token": "a-short-one"}}
    await socket.received_message(json.dumps({"t": "UNKNOWN", "s": 1, "op": 0, "d": event}))
    said = log.getvalue()
    assert "WebSocket Event" in said and "UNKNOWN" in said
    assert not [part for part in (ID, INTERACTION, "a-short-one") if part in said]


@pytest.mark.parametrize(
    ("message", "args"),
    [
        (
            "Rate limit is being handled by bucket hash %s with %r major parameters",
            ("abc", f"{ID}+{WEBHOOK}"),
        ),
        ("a token alone: %s, and another: %s", (BOT, INTERACTION)),
        ("%r", (json.dumps({"token": WEBHOOK}),)),
        ("Authorization: Bot %s", (BOT,)),
        ("%r", (f"https://games.example.org/t/{PAGE}/now?language=de",)),
        ("%r", (f"https://games.example.org/mail/off/{PAGE[:40]}?language=de",)),
        ("GET /l/%s HTTP/1.1", (PAGE,)),
        ("signed with %s", (f"whsec_{SIGNING}",)),
    ],
)
def test_other_lines(log: io.StringIO, message: str, args: tuple[str, ...]) -> None:
    logging.getLogger("discord.http").debug(message, *args)
    said = log.getvalue()
    assert "[hidden]" in said or "[payload]" in said
    assert not [secret for secret in SECRETS if secret in said], said


def test_numbers_and_words_stay(log: io.StringIO) -> None:
    _log.info("table %s, user %s: token of the building; see /channels/%s/messages", 7, ID, ID)
    assert f"table 7, user {ID}: token of the building; see /channels/{ID}" in log.getvalue()


def test_a_broken_link_is_one_line(log: io.StringIO) -> None:
    client = logging.getLogger("discord.client")
    client.addFilter(without_traceback)
    try:
        raise discord.GatewayNotFound
    except discord.GatewayNotFound:
        client.exception("Attempting a reconnect in %.2fs", 0.5)
    finally:
        client.removeFilter(without_traceback)
    said = log.getvalue()
    assert said.count("\n") == 1 and "WARNING" in said
    assert "in 0.50s (GatewayNotFound(" in said


FACTS = {"table": 7, "guild": int(ID), "permission": None, "reason": 'no "room"\nleft', "seat": 0}


def test_a_voice_that_nobody_needs_is_no_warning(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.VoiceClient, "warn_nacl", True)
    monkeypatch.setattr(discord.VoiceClient, "warn_dave", True)
    client = logging.getLogger("discord.client")
    client.addFilter(without_voice)
    try:
        discord.Client(intents=discord.Intents.none())
    finally:
        client.removeFilter(without_voice)
    assert "voice" not in log.getvalue()


def test_an_event_is_a_line_of_text(log: io.StringIO) -> None:
    logger("bot.test").info("table_ended", **FACTS)
    head, _, facts = log.getvalue().partition(": ")
    assert head.endswith(" INFO bot.test")
    assert facts == f'table_ended table=7 guild={ID} reason="no \\"room\\"\\nleft" seat=0\n'


def test_an_event_is_a_line_of_json(json_log: io.StringIO) -> None:
    logger("bot.test").info("table_ended", **FACTS)
    try:
        raise ValueError(f"no token {BOT}")
    except ValueError:
        _log.exception("table %s: its timer failed", 7)
    event, failure = map(json.loads, json_log.getvalue().splitlines())
    assert event["event"] == "table_ended" and (event["table"], event["seat"]) == (7, 0)
    assert event["reason"] == FACTS["reason"] and "permission" not in event
    assert event["at"].endswith("+00:00") and event["level"] == "INFO"
    assert failure["event"] == "table 7: its timer failed"
    assert failure["exception"].endswith("ValueError: no token [hidden]")


def test_a_payload_is_not_told(log: io.StringIO) -> None:
    """Discord's payloads hold people's words and what one of them alone sees."""
    text = json.dumps({"content": "anna plays the corn card"})
    library = logging.getLogger("discord.http")
    library.debug("%s %s with %s has returned %s", "POST", f"/channels/{ID}/messages", text, 200)
    library.debug("%s %s has received %s", "GET", "/users/@me", {"username": "anna"})
    logging.getLogger("discord.gateway").debug("Received %s", (1, text, None))
    said = log.getvalue()
    assert f"POST /channels/{ID}/messages with [payload] has returned 200" in said
    assert "anna" not in said
