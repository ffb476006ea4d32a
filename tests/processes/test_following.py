"""A real bot follows a season of another one: it reads the log in a process of its own."""

from __future__ import annotations

from pathlib import Path

from bot.host import Host
from bot.runtime.outgoing.client import OutgoingClient
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import manager, press
from tests.host.conftest import TestClock
from tests.host.leagues.playing import found, settings
from tests.receiver import receiving
from tests.web.pages import bot_of


async def log_of(path: Path) -> bytes:
    """Return the log of a season of Puerto Rico for which nobody has signed up yet."""
    host = await Host.open(path, CATALOGUE, TestClock())
    try:
        season = await found(host, settings(game="puerto_rico"))
        return (await host.leagues.season_logs.export(season.id)).content
    finally:
        await host.close()


async def test_a_log_is_read_beside_the_bot(tmp_path: Path) -> None:
    content = await log_of(tmp_path / "other.db")
    async with Harness.open(tmp_path / "games.db") as harness, receiving(body=content) as receiver:
        bot_of(harness).context.outgoing = OutgoingClient(receiver.rules)
        olga, options = manager(harness), {"code": receiver.url("/x"), "channel": harness.channel}
        asked = (await olga.slash(harness.channel, "setup league", **options)).response
        assert "2 signed lines: everything checks out" in texts(asked), texts(asked)
        await press(olga, asked, "Follow")
        await harness.host.tick()
        await harness.host.leagues.following.settled()
        await harness.env.settle()
        assert "nobody is named before the draw" in texts(harness.channel.last_message)
        receiver.body = content[:-9]
        refused = (await olga.slash(harness.channel, "setup league", **options)).response
        assert "Line 2: The line is cut off" in texts(refused)
