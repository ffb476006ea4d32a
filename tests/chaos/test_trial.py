"""`bot doctor --channel`: tries what the bot relies on, names what is otherwise, leaves nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from discord.http import Route

from bot.cli import parser
from bot.operations.doctor.examination import Result
from bot.operations.doctor.trial import STEPS, try_channel
from bot.runtime.settings import Settings
from tests.strict.refusal import Refused
from tests.tools.chaos import limits, messages, world
from tests.tools.chaos.objects import FORUM, Channel, snowflake
from tests.tools.chaos.routes import Call, Fault
from tests.tools.chaos.server import BASE, Server

LEFT = {"removal": ["trial-left"]}
"""Threads can be deleted by moderators alone."""


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    server = Server()
    await server.start()
    server.world.add_user("the operator")
    monkeypatch.setattr(limits, "BUCKETS", {})
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.port}{BASE}")
    yield server
    await server.stop()


async def tried(channel: Channel, token: str | None = "first") -> dict[str, Any]:
    settings = Settings(_env_file=None, DISCORD_TOKEN=token)
    results = await try_channel(settings, channel.id)
    return {one.check: codes(one) for one in results if one.findings}


def codes(result: Result) -> list[str]:
    return [finding.code for finding in result.findings or ()]


async def test_all_is_well_and_no_message_stays(server: Server) -> None:
    channel = server.world.add_channel("games")
    assert await tried(channel) == LEFT
    assert server.mistakes == []
    assert [m for m in channel.messages.values() if not m.deleted] == []
    threads = [one for one in server.world.channels.values() if one.is_thread]
    assert [one.archived for one in threads] == [True, True]


@pytest.mark.parametrize(
    ("denied", "step", "code"),
    [
        ("send", "post", "trial-refused"),
        ("attach", "late pictures", "trial-refused"),
        ("history", "strip", "trial-refused"),
        ("public_threads", "thread", "trial-refused"),
        ("private_threads", "private thread", "trial-refused"),
    ],
)
async def test_a_missing_permission_is_named(
    server: Server, denied: str, step: str, code: str
) -> None:
    channel = server.world.add_channel("games")
    channel.denied.add(denied)
    assert (await tried(channel))[step] == [code]
    assert [m for m in channel.messages.values() if not m.deleted] == []


async def test_pictures_that_an_edit_deletes_are_missed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    rewrite = messages.rewrite

    def forgetful(server: Server, message: Any, *args: Any, **more: Any) -> None:
        edited = message in server.world.record
        rewrite(server, message, *args, **more)
        if edited:
            message.attachments = []

    monkeypatch.setattr(messages, "rewrite", forgetful)
    found = await tried(server.world.add_channel("games"))
    assert "trial-picture" in found["strip"]


async def test_a_message_that_is_sent_twice_is_noticed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world, "NONCE_LASTS", 0.0)
    channel = server.world.add_channel("games")
    assert (await tried(channel))["nonce and history"] == ["trial-nonce"]
    assert [m for m in channel.messages.values() if not m.deleted] == []


class NobodyIsAdded(Fault):
    async def before(self, call: Call) -> None:
        if call.name == "PUT /channels/{channel}/thread-members/{user}":
            raise Refused(403, 50013, "Missing Permissions")


async def test_whoever_cannot_be_let_into_a_private_thread_is_told(server: Server) -> None:
    server.faults.append(NobodyIsAdded())
    found = await tried(server.world.add_channel("games"))
    assert found == {"private thread": ["trial-invite"]} | LEFT


async def test_only_a_text_channel_can_be_tried(server: Server) -> None:
    channel = server.world.keep(Channel(snowflake(), FORUM, "f", server.world.guild_id))
    assert await tried(channel) == {"channel": ["trial-channel"]}
    gone = Channel(snowflake(), 0, "gone", server.world.guild_id)
    assert await tried(gone) == {"channel": ["trial-channel"]}


async def test_without_a_token_nothing_is_tried(server: Server) -> None:
    channel = server.world.add_channel("games")
    assert await tried(channel, None) == {"channel": ["token-missing"]}


def test_the_command_takes_a_channel_and_each_step_has_a_name_of_its_own() -> None:
    assert parser().parse_args(["doctor", "--channel", "17"]).channel == 17
    assert len({step.name for step in STEPS}) == len(STEPS)
