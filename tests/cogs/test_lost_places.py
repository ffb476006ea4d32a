"""Threads, channels and posts that people delete: the game goes on, and everybody knows where."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from cachetools import FIFOCache

from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_places import told

__all__ = ["drawn_once"]


async def delete(harness: Harness, place_id: int, seen: bool) -> None:
    """Delete a channel or thread; the bot sees it, or is away meanwhile."""
    backend = harness.env.backend
    emit = backend.emit
    if not seen:
        backend.emit = lambda *_: None
    backend.delete_channel(place_id)
    backend.emit = emit
    await harness.env.settle()


def thread_of(harness: Harness) -> Any:
    (thread,) = harness.channel.threads
    return thread


@pytest.mark.parametrize(
    ("where", "how"), [("thread", "event"), ("private", "post"), ("thread", "restart")]
)
async def test_a_deleted_thread_gets_another(harness: Harness, where: str, how: str) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where=where)
    await ben.click(harness.channel.last_message, label="Join")
    await anna.slash(harness.channel, "table start")
    lost = await harness.table()
    await delete(harness, thread_of(harness).id, seen=how == "event")
    if how == "restart":
        await harness.restart()
    if how == "post":
        await harness.turn_at(lost.id)
        await harness.env.advance_time(60)
    thread = thread_of(harness)
    table = await harness.table()
    assert table.thread_id == thread.id
    private = (await harness.env.bot.fetch_channel(thread.id)).is_private()
    assert private == (where == "private")
    posts = [texts(message) for message in thread.history()]
    assert sum("was deleted" in text for text in posts) == 1, posts
    assert (await harness.post()).channel.id == thread.id
    await harness.turn(harness.rng)
    mine = await harness.deciders(await harness.position())[0].slash(harness.channel, "myturns")
    assert f"{thread.id}/{(await harness.table()).post_id}" in texts(mine.response)


@pytest.mark.parametrize(
    ("where", "how"), [("thread", "event"), ("here", "post"), ("thread", "restart")]
)
async def test_a_deleted_channel_pauses_the_table(harness: Harness, where: str, how: str) -> None:
    table = await harness.started(2, where=where)
    anna, ben, cleo = harness.people[:3]
    lost, guild = harness.channel, harness.channel.guild
    await ben.slash(lost, "me", pings="none")
    harness.channel = guild.create_text_channel("other")
    for thread in lost.threads:
        await delete(harness, thread.id, seen=False)
    await delete(harness, lost.id, seen=how == "event")
    if how == "restart":
        await harness.restart()
    if how == "post":
        await harness.turn_at(table.id)
    table = await harness.host.tables.get(table.id)
    assert table.paused_at is not None
    (message,) = told(anna)
    assert f"/table move table: {table.id}" in message
    assert told(ben) == []
    await harness.env.advance_time(1000)
    assert len(told(anna)) == 1
    waiting = (await harness.host.tables.position(table.id)).decisions[0].seat
    person = harness.person(table.chairs[waiting].user_id or 0)
    mine = await person.slash(harness.channel, "myturns")
    assert "https://" not in texts(mine.response)
    stranger = await cleo.slash(harness.channel, "table move", table=str(table.id))
    assert "Only the players" in texts(stranger.response)
    await ben.slash(harness.channel, "table move", table=str(table.id))
    table = await harness.table()
    assert table.paused_at is None
    assert (table.thread_id is not None) == (where == "thread")
    place = harness.channel if where == "here" else thread_of(harness)
    assert "has moved" in texts(place.last_message)
    await harness.turn(harness.rng)
    again = await ben.slash(harness.channel, "table move", table=str(table.id))
    assert f"it is in <#{place.id}>" in texts(again.response)


async def test_a_table_with_a_place_does_not_move(harness: Harness) -> None:
    table = await harness.started(2)
    refused = await harness.people[0].slash(harness.channel, "table move")
    assert f"it is in <#{table.place_id}>" in texts(refused.response)


async def test_a_post_that_was_deleted_is_asked_again(harness: Harness) -> None:
    await harness.started(2)
    post, (person,) = await harness.post(), harness.deciders(await harness.position())
    other = next(p for p in harness.people[:2] if p.id != person.id)
    harness.env.backend.delete_message(harness.channel.id, post.id)
    await harness.env.advance_time(10)
    await other.slash(harness.channel, "log")
    again = await harness.post()
    assert again.id != post.id
    assert "was deleted" in texts(again)
    assert custom_ids(again) == custom_ids(post)
    assert [user.id for user in again.mentions] == [person.id]
    await harness.env.advance_time(10)
    await other.slash(harness.channel, "log")
    assert (await harness.post()).id == again.id
    await harness.turn(harness.rng)


async def test_my_turns_ask_by_themselves(harness: Harness) -> None:
    await harness.started(2)
    post, (person,) = await harness.post(), harness.deciders(await harness.position())
    harness.env.backend.delete_message(harness.channel.id, post.id)
    await harness.env.advance_time(10)
    mine = await person.slash(harness.channel, "myturns")
    asked = await person.click(mine.response, custom_id="panel:1:0")
    assert "choose a role" in texts(asked.response)
    again = await harness.post()
    assert again.id != post.id
    assert again.mentions == [], "whoever looks need not be called"
    before = (await harness.position()).version
    await person.click(asked.response, custom_id="mv:1:0:0")
    assert (await harness.position()).version == before + 1


async def test_an_error_that_says_gone_of_a_channel_that_is_there_changes_nothing(
    harness: Harness,
) -> None:
    table = await harness.started(2)
    path = f"/channels/{harness.channel.id}/messages"
    harness.env.inject_error("POST", path, status=404, code=10003)
    await harness.turn_anywhere()
    assert (await harness.host.tables.get(table.id)).paused_at is None
    await harness.env.advance_time(60)
    assert "begins" not in texts(harness.channel.last_message)
    assert isinstance(await harness.env.bot.fetch_channel(table.channel_id), discord.TextChannel)


async def test_when_a_post_was_looked_for_is_forgotten_in_time(harness: Harness) -> None:
    """A process that runs for months serves any number of tables."""
    cog: Any = harness.env.bot.get_cog("PlacesCog")
    assert 0 < cog._looked.maxsize < 10_000
    cog._looked = FIFOCache(2)
    for name in ("first", "second", "third"):
        harness.channel = harness.env.guild.create_text_channel(name)
        await harness.started(2)
        await harness.turn_anywhere()
        harness.people = [*harness.people[2:], *harness.people[:2]]
    assert [*cog._looked] == [2, 3]
