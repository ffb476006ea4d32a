"""Metrics and health on their port: calls to Discord, settings, and a port that is taken."""

from __future__ import annotations

import socket
from contextlib import closing, suppress
from pathlib import Path

import discord
import pytest
from discord.http import Route
from prometheus_client import CollectorRegistry, generate_latest

from bot import cli
from bot.operations.monitoring.calls import MOST_INVALID, OTHER, Calls, template
from tests.empty_database import put_database
from tests.operations.samples import read
from tests.tools.chaos.server import Server


@pytest.mark.parametrize("port", ["", "0"])
def test_health_without_a_port(
    port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOT_METRICS_PORT", port)
    assert cli.main(["health"]) == cli.USAGE
    assert "BOT_METRICS_PORT" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("what", "prefix", "host"),
    [
        ("Metrics", "BOT_METRICS", "127.0.0.1"),
        ("Metrics", "BOT_METRICS", "203.0.113.9"),
        ("Pages", "BOT_WEB", "127.0.0.1"),
    ],
)
def test_a_port_that_cannot_be_had_is_one_sentence(
    what: str,
    prefix: str,
    host: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv(f"{prefix}_PORT", str(taken.getsockname()[1]))
        monkeypatch.setenv(f"{prefix}_HOST", host)
        monkeypatch.setenv("BOT_WEB_URL", "https://games.example.org")
        monkeypatch.setenv("BOT_DATABASE", str(put_database(tmp_path / "games.sqlite")))
        monkeypatch.setenv("DISCORD_TOKEN", "no-token")
        assert cli.main(["run"]) == cli.FAILED
    said = capsys.readouterr().err.splitlines()
    assert said[-1].startswith(f"{what} cannot be served on {host}, port ")
    assert not any("Traceback" in line for line in said)


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/v10/users/@me", "/users/@me"),
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/api/v10/interactions/123/aW50ZXJ/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/1/abc/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        ("/attachments/1/2/board.png", OTHER),
        ("/", OTHER),
    ],
)
def test_routes_name_nobody(path: str, shown: str) -> None:
    assert template(path) == shown


# Within aiohttp, when a form with files is read.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
async def test_calls_are_counted_as_discord_answers_them(monkeypatch: pytest.MonkeyPatch) -> None:
    server, registry = Server(), CollectorRegistry()
    await server.start()
    channel = server.world.add_channel("games")
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.port}/api/v10")
    trace = Calls(registry).trace()
    try:
        async with discord.Client(intents=discord.Intents.none(), http_trace=trace) as client:
            await client.http.static_login("a token")
            place = client.get_partial_messageable(channel.id)
            await place.send("hello")
            with suppress(discord.NotFound):
                await discord.Webhook.partial(1, "token", client=client).edit_message(2, content="")
            channel.denied.add("send")
            with suppress(discord.Forbidden):
                await place.send("hello")
    finally:
        await server.stop()
    found = read(generate_latest(registry))
    route = ("POST", "/channels/{id}/messages")
    name = "boardgames_discord_requests_total"
    assert found[name, ("yes", "GET", "/users/@me", "200")] == 1
    assert found[name, ("yes", *route, "200")] == found[name, ("yes", *route, "403")] == 1
    assert found[name, ("no", "PATCH", "/webhooks/{id}/{token}/messages/{id}", "404")] == 1
    assert found["boardgames_discord_rate_limit_remaining", route] > 0
    assert found["boardgames_discord_invalid_requests_left", ()] == MOST_INVALID - 1
