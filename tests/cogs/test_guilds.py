"""The bot is removed from a server, invited again, or only cut off from it for a while."""

from __future__ import annotations

import re
from typing import Any

import pytest
import simcord
from simcord.backend import serializers

from bot.client.app import GamesBot
from bot.client.commands import EVERYWHERE
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_absence import pass_hours

__all__ = ["drawn_once"]

MOVES = ("mv:", "sel:", "step", "panel:")


def guild_id(harness: Harness) -> int:
    return harness.channel.guild.id


async def removed(harness: Harness, unavailable: bool = False) -> None:
    event = {"id": str(guild_id(harness)), "unavailable": unavailable}
    harness.env.backend.emit("GUILD_DELETE", event)
    await harness.env.settle()


async def invited(harness: Harness) -> None:
    await appeared(harness, {})


async def appeared(harness: Harness, more: dict[str, Any]) -> None:
    """Only of a server that was out of reach Discord says that it is not unavailable."""
    backend = harness.env.backend
    event = dict(serializers.guild_create_payload(backend, backend.guilds[guild_id(harness)]))
    event.pop("unavailable", None)
    backend.emit("GUILD_CREATE", event | more)
    await harness.env.settle()


def elsewhere(harness: Harness, person: simcord.MemberActor) -> tuple[Any, simcord.MemberActor]:
    """The person on another server that has the bot."""
    guild = harness.env.create_guild()
    return guild.create_text_channel("other"), guild.add_member(person.user)


def posts(harness: Harness) -> list[str]:
    return [texts(message) for message in harness.channel.history()]


async def test_a_table_waits_while_the_bot_is_gone_and_says_when_it_is_back(
    harness: Harness,
) -> None:
    await harness.started(3)
    person = harness.deciders(await harness.position())[0]
    other, self = elsewhere(harness, person)
    before, requests = posts(harness), len(harness.env.http_requests)
    await removed(harness)
    await harness.env.advance_time(60)
    await pass_hours(harness, 60, 6)
    await harness.env.bot.tidy()
    assert harness.env.http_requests[requests:] == [], "Discord is left alone"

    assert "No table is waiting for you" in texts((await self.slash(other, "myturns")).response)
    refused = await self.slash(other, "play", move="role settler", table="1")
    assert "removed from this table’s server" in texts(refused.response)
    missed = await self.slash(other, "catchup", table="1")
    assert "removed from this table’s server" in texts(missed.response)
    board = await self.slash(other, "table board", table="1")
    assert not any(i.startswith(MOVES) for i in custom_ids(board.response))
    assert posts(harness) == before

    await invited(harness)
    await harness.env.bot.tidy()
    await harness.env.bot.sweep()
    (news,) = posts(harness)[len(before) :]
    assert "back on this server" in news and "choose a role" in news
    times = await harness.host.absence.times(1)
    assert {round(time.left / 3600) for time in times} == {36}
    await harness.turn(harness.rng)


async def test_an_outage_is_no_removal(harness: Harness) -> None:
    await harness.started(2)
    before = posts(harness)
    await removed(harness, unavailable=True)
    await harness.env.bot.tidy()
    await harness.env.advance_time(60)
    assert (await harness.table()).left_at is None
    await appeared(harness, {"unavailable": False})
    assert posts(harness) == before
    await harness.turn(harness.rng)


async def test_a_server_that_is_still_loading_when_the_bot_is_ready_is_no_removal(
    harness: Harness,
) -> None:
    await harness.started(2)
    bot = harness.env.bot
    state = bot._connection
    ready = {
        "user": state.user._to_minimal_user_json(),
        "guilds": [{"id": str(guild_id(harness)), "unavailable": True}],
        "shard": [0, 1],
    }
    state.parse_ready(ready)
    await bot.compare_guilds()
    assert (await harness.table()).left_at is None
    state.parse_ready({**ready, "guilds": []})
    await bot.compare_guilds()
    assert (await harness.table()).left_at is not None


async def test_it_is_noticed_at_the_next_start(harness: Harness) -> None:
    await harness.started(2)
    guilds, before = harness.env.backend.guilds, posts(harness)
    guild = guilds.pop(guild_id(harness))
    await harness.restart()
    assert (await harness.table()).left_at is not None
    guilds[guild.id] = guild
    await harness.restart()
    assert (await harness.table()).left_at is None
    assert len(posts(harness)) == len(before) + 1
    await harness.turn(harness.rng)


async def test_commands_are_told_only_when_they_changed(harness: Harness) -> None:
    for _ in range(2):
        assert await told(harness, None) == []
    await harness.host.servers.settings.set_command_mark(EVERYWHERE, "another release")
    assert await told(harness, None) == [None]


async def test_commands_that_somebody_else_removed_are_told_again(harness: Harness) -> None:
    bot = harness.env.bot
    await bot.http.bulk_upsert_global_commands(bot.application_id, payload=[])
    assert await told(harness, None) == [None]
    assert await told(harness, None) == []
    harness.env.inject_error("GET", "/applications/*/commands", status=404, code=10002)
    assert await told(harness, None) == [], "no answer is no reason"


async def test_commands_of_a_single_server_are_taken_back(harness: Harness) -> None:
    here = guild_id(harness)
    for _ in range(2):
        assert await told(harness, here) == [here], "it may have been left and joined meanwhile"
    names = {command["name"] for command in told_to(harness, here)}
    assert {"table", "play"} <= names
    assert await told(harness, None) == [here]
    assert told_to(harness, here) == []
    assert await told(harness, None) == []


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10004)])
async def test_a_single_server_is_told_when_the_bot_comes(
    harness: Harness, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    route = "/applications/*/guilds/*/commands"
    harness.env.inject_error("PUT", route, status=status, code=code)
    here = guild_id(harness)
    await told(harness, here)
    assert f"BOT_DEV_GUILD: the bot is not on server {here}" in caplog.text
    await removed(harness)
    before = tellings(harness)
    await invited(harness)
    assert tellings(harness)[len(before) :] == [here]


async def told(harness: Harness, dev_guild: int | None) -> list[int | None]:
    """Start the bot anew and return which servers it told its commands, None = all."""
    before = len(tellings(harness))
    await harness.env.restart_bot(GamesBot(harness.host, CATALOGUE, dev_guild=dev_guild))
    await harness.env.settle()
    return tellings(harness)[before:]


def tellings(harness: Harness) -> list[int | None]:
    paths = [r.path for r in harness.env.http_requests if r.method == "PUT"]
    found = [re.search(r"/applications/\d+(?:/guilds/(\d+))?/commands", path) for path in paths]
    return [int(match[1]) if match[1] else None for match in found if match]


def told_to(harness: Harness, guild_id: int) -> list[dict[str, Any]]:
    """Return the newest commands that a server was told."""
    requests = [r for r in harness.env.http_requests if r.method == "PUT"]
    return list(next(r for r in reversed(requests) if f"/guilds/{guild_id}/" in r.path).json)
