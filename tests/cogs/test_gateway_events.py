"""Events of the gateway that come in another order or form than expected: the bot goes on.

Discord may send fields, types and events that no library knows (Gateway Events, introduction), and
does not promise an order among channels, threads and messages.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tests.cogs.harness import Harness, texts

HUGE = "9" * 60


def events(harness: Harness) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield events that are of no use: unknown, empty, of unknown things, with huge numbers."""
    guild, channel = str(harness.channel.guild.id), str(harness.channel.id)
    unknown = {"id": "77", "guild_id": guild, "channel_id": "78", "parent_id": channel}
    message = {"id": "79", "channel_id": "78", "guild_id": guild}
    yield "SOMETHING_NEW", {"id": None}
    for name in sorted(harness.env.bot._connection.parsers):
        if name not in ("READY", "RESUMED"):
            for data in ({}, {"id": None, "guild_id": None}, {"id": HUGE, "guild_id": HUGE}):
                yield name, data
    yield "MESSAGE_DELETE", message
    yield "MESSAGE_UPDATE", message
    yield "THREAD_UPDATE", unknown | {"type": 11, "name": "?", "thread_metadata": None}
    yield "THREAD_DELETE", unknown | {"type": 11}
    yield "THREAD_MEMBERS_UPDATE", unknown | {"member_count": 1}
    yield "CHANNEL_DELETE", unknown | {"type": 0, "name": "?"}
    yield "CHANNEL_CREATE", unknown | {"type": 99, "name": "?", "application_id": None}
    yield "CHANNEL_CREATE", unknown | {"type": 0, "name": "?", "permission_overwrites": None}
    yield "CHANNEL_UPDATE", unknown | {"type": 0, "id": channel, "name": None, "position": None}
    yield "GUILD_ROLE_UPDATE", {"guild_id": guild, "role": {"id": "80", "permissions": HUGE}}


async def test_no_event_that_cannot_be_read_ends_anything(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    await harness.started(2)
    before = await harness.position()
    for name, data in events(harness):
        harness.env.backend.emit(name, data)
    await harness.env.settle()
    assert harness.env.bot.get_guild(harness.channel.guild.id) is not None
    await harness.turn(harness.rng)
    assert (await harness.position()).version == before.version + 1
    assert "CHANNEL_CREATE" in caplog.text


async def test_an_event_that_cannot_be_read_is_told_once(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        for _ in range(3):
            harness.env.backend.emit("CHANNEL_UPDATE", {})
    told = [one for one in caplog.records if "event_unreadable" in one.getMessage()]
    assert len(told) == 1
    assert "CHANNEL_UPDATE" in told[0].getMessage() and "KeyError" in told[0].getMessage()


async def test_an_interaction_that_cannot_be_read_harms_no_other(harness: Harness) -> None:
    for data in ({}, {"id": "1", "type": 3}, {"id": HUGE, "type": 2, "data": None, "token": ""}):
        harness.env.backend.emit("INTERACTION_CREATE", data)
    result = await harness.people[0].slash(harness.channel, "help")
    assert texts(result.response)


async def test_a_server_that_cannot_be_read_is_there_all_the_same(harness: Harness) -> None:
    harness.env.backend.emit("GUILD_CREATE", {"id": "4711", "roles": None})
    assert harness.env.bot.get_guild(4711) is not None
