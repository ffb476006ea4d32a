"""The bot is removed from a server, invited again, or only cut off from it for a while."""

from __future__ import annotations

import re
from typing import Any

import simcord
from simcord.backend import serializers

from bot.app import GamesBot
from bot.commands import EVERYWHERE
from tests.catalogue import CATALOGUE
from tests.cogs.parlour import Parlour, custom_ids, texts
from tests.cogs.test_absence import pass_hours

MOVES = ("mv:", "sel:", "step", "panel:")


def guild_id(parlour: Parlour) -> int:
    return parlour.channel.guild.id


async def removed(parlour: Parlour, unavailable: bool = False) -> None:
    event = {"id": str(guild_id(parlour)), "unavailable": unavailable}
    parlour.env.backend.emit("GUILD_DELETE", event)
    await parlour.env.settle()


async def invited(parlour: Parlour) -> None:
    await appeared(parlour, {})


async def appeared(parlour: Parlour, more: dict[str, Any]) -> None:
    """Only of a server that was out of reach Discord says that it is not unavailable."""
    backend = parlour.env.backend
    event = dict(serializers.guild_create_payload(backend, backend.guilds[guild_id(parlour)]))
    event.pop("unavailable", None)
    backend.emit("GUILD_CREATE", event | more)
    await parlour.env.settle()


def elsewhere(parlour: Parlour, person: simcord.MemberActor) -> tuple[Any, simcord.MemberActor]:
    """The person on another server that has the bot."""
    guild = parlour.env.create_guild()
    return guild.create_text_channel("other"), guild.add_member(person.user)


def posts(parlour: Parlour) -> list[str]:
    return [texts(message) for message in parlour.channel.history()]


async def test_a_table_waits_while_the_bot_is_gone_and_says_when_it_is_back(
    parlour: Parlour,
) -> None:
    await parlour.started(3)
    person = parlour.deciders(await parlour.position())[0]
    other, self = elsewhere(parlour, person)
    before, requests = posts(parlour), len(parlour.env.http_requests)
    await removed(parlour)
    await parlour.env.advance_time(60)
    await pass_hours(parlour, 60, 6)
    await parlour.env.bot.tidy()
    assert parlour.env.http_requests[requests:] == [], "Discord is left alone"

    assert "No table is waiting for you" in texts((await self.slash(other, "myturns")).response)
    refused = await self.slash(other, "play", move="role settler", table="1")
    assert "removed from this table’s server" in texts(refused.response)
    missed = await self.slash(other, "catchup", table="1")
    assert "removed from this table’s server" in texts(missed.response)
    board = await self.slash(other, "table board", table="1")
    assert not any(i.startswith(MOVES) for i in custom_ids(board.response))
    assert posts(parlour) == before

    await invited(parlour)
    await parlour.env.bot.tidy()
    await parlour.env.bot.sweep()
    (news,) = posts(parlour)[len(before) :]
    assert "back on this server" in news and "choose a role" in news
    times = await parlour.host.absence.times(1)
    assert {round(time.left / 3600) for time in times} == {36}
    await parlour.turn(parlour.rng)


async def test_an_outage_is_no_removal(parlour: Parlour) -> None:
    await parlour.started(2)
    before = posts(parlour)
    await removed(parlour, unavailable=True)
    await parlour.env.bot.tidy()
    await parlour.env.advance_time(60)
    assert (await parlour.table()).left_at is None
    await appeared(parlour, {"unavailable": False})
    assert posts(parlour) == before
    await parlour.turn(parlour.rng)


async def test_a_server_that_is_still_loading_when_the_bot_is_ready_is_no_removal(
    parlour: Parlour,
) -> None:
    await parlour.started(2)
    bot = parlour.env.bot
    state = bot._connection
    ready = {
        "user": state.user._to_minimal_user_json(),
        "guilds": [{"id": str(guild_id(parlour)), "unavailable": True}],
    }
    state.parse_ready(ready)
    await bot.compare_guilds()
    assert (await parlour.table()).left_at is None
    state.parse_ready({**ready, "guilds": []})
    await bot.compare_guilds()
    assert (await parlour.table()).left_at is not None


async def test_it_is_noticed_at_the_next_start(parlour: Parlour) -> None:
    await parlour.started(2)
    guilds, before = parlour.env.backend.guilds, posts(parlour)
    guild = guilds.pop(guild_id(parlour))
    await parlour.restart()
    assert (await parlour.table()).left_at is not None
    guilds[guild.id] = guild
    await parlour.restart()
    assert (await parlour.table()).left_at is None
    assert len(posts(parlour)) == len(before) + 1
    await parlour.turn(parlour.rng)


async def test_commands_are_told_only_when_they_changed(parlour: Parlour) -> None:
    for _ in range(2):
        assert await told(parlour, None) == []
    await parlour.host.servers.tell_commands(EVERYWHERE, "another release")
    assert await told(parlour, None) == [None]


async def test_commands_of_a_single_server_are_taken_back(parlour: Parlour) -> None:
    here = guild_id(parlour)
    for _ in range(2):
        assert await told(parlour, here) == [here], "it may have been left and joined meanwhile"
    names = {command["name"] for command in told_to(parlour, here)}
    assert {"table", "play"} <= names
    assert await told(parlour, None) == [here]
    assert told_to(parlour, here) == []
    assert await told(parlour, None) == []


async def test_a_single_server_is_told_when_the_bot_comes(parlour: Parlour) -> None:
    parlour.env.inject_error("PUT", "/applications/*/guilds/*/commands", status=403, code=50001)
    here = guild_id(parlour)
    await told(parlour, here)
    await removed(parlour)
    before = tellings(parlour)
    await invited(parlour)
    assert tellings(parlour)[len(before) :] == [here]


async def told(parlour: Parlour, dev_guild: int | None) -> list[int | None]:
    """Start the bot anew and return which servers it told its commands, None = all."""
    before = len(tellings(parlour))
    await parlour.env.restart_bot(GamesBot(parlour.host, CATALOGUE, dev_guild=dev_guild))
    await parlour.env.settle()
    return tellings(parlour)[before:]


def tellings(parlour: Parlour) -> list[int | None]:
    paths = [r.path for r in parlour.env.http_requests if r.method == "PUT"]
    found = [re.search(r"/applications/\d+(?:/guilds/(\d+))?/commands", path) for path in paths]
    return [int(match[1]) if match[1] else None for match in found if match]


def told_to(parlour: Parlour, guild_id: int) -> list[dict[str, Any]]:
    """Return the newest commands that a server was told."""
    requests = [r for r in parlour.env.http_requests if r.method == "PUT"]
    return list(next(r for r in reversed(requests) if f"/guilds/{guild_id}/" in r.path).json)
