"""The bot's own process at events and frames that cannot be read: it stays, and answers."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.tools.chaos import stage as stages
from tests.tools.chaos.objects import Interaction
from tests.tools.chaos.people import Club
from tests.tools.chaos.stage import LOGIN, Stage

EVENTS: tuple[tuple[str, Any], ...] = (
    ("SOMETHING_NEW", {"id": None}),
    ("CHANNEL_UPDATE", {}),
    ("CHANNEL_CREATE", None),
    ("GUILD_CREATE", {"id": "9" * 60}),
    ("MESSAGE_CREATE", {"id": None}),
    ("INTERACTION_CREATE", {"id": "1", "type": 3}),
    ("THREAD_LIST_SYNC", []),
)
FRAMES = ("no json", json.dumps({"op": 0, "t": ["READY"], "s": 9, "d": {}}))


TRIES = 20
"""Tries to be answered in Discord's three seconds: a busy machine needs more than one."""


async def asked(club: Club, command: str, **options: str) -> Interaction:
    """Use a command, again until it is answered in time."""
    for _ in range(TRIES):
        given = await club.slash(club.users[0], club.tables[0].channel, command, **options)
        if given.acknowledged:
            break
    return given


async def answers(club: Club) -> bool:
    """Return whether somebody who asks is answered."""
    return (await asked(club, "help")).acknowledged


async def ordered_twice(stage: Stage, club: Club) -> None:
    """Send a command twice, and again after the connection was cut: it opens one table."""
    gateway, before = stage.server.gateway, club.figures.clicks
    given = await asked(club, "table new", game="amerigo")
    assert given.acknowledged and gateway.session is not None
    opened = stage.rows("SELECT count(*) FROM game")[0][0]
    # Orders that were answered too late may have opened one, too.
    assert 1 <= opened <= club.figures.clicks - before
    (event,) = (
        one for one in gateway.session.log if one["d"] and one["d"].get("id") == str(given.id)
    )
    await gateway.dispatch(event["t"], event["d"])
    gateway.cut()
    await asyncio.sleep(0.5)
    await gateway.wait_connected(LOGIN)
    await gateway.dispatch(event["t"], event["d"])
    assert await answers(club)
    assert gateway.resumed
    assert stage.rows("SELECT count(*) FROM game")[0][0] == opened


@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
async def test_what_cannot_be_read_does_not_end_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stages, "QUIET", 1.0)
    stage = Stage(tmp_path)
    await stage.start()
    try:
        await stage.connected()
        await stage.rest(20)
        club, gateway = Club(stage, random.Random(1), 1), stage.server.gateway
        for name, data in EVENTS:
            await gateway.dispatch(name, data)
        assert await answers(club)
        assert gateway.identified == 1, "it is passed over, in the same session"
        await ordered_twice(stage, club)
        for count, frame in enumerate(FRAMES, 2):
            session = gateway.session
            assert session is not None and session.socket is not None
            await session.socket.send_str(frame)
            while gateway.identified < count:
                assert stage.bot.running
                await asyncio.sleep(0.1)
            await gateway.wait_connected(LOGIN)
            await asyncio.sleep(0.5)
        assert await answers(club)
        assert stage.bot.running
    finally:
        await stage.stop()
