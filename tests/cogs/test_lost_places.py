"""Threads, channels and posts that people delete: the game goes on, and everybody knows where."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.cogs.parlour import Parlour, custom_ids, texts
from tests.cogs.test_places import told


async def delete(parlour: Parlour, place_id: int, seen: bool) -> None:
    """Delete a channel or thread; the bot sees it, or is away meanwhile."""
    backend = parlour.env.backend
    emit = backend.emit
    if not seen:
        backend.emit = lambda *_: None
    backend.delete_channel(place_id)
    backend.emit = emit
    await parlour.env.settle()


def thread_of(parlour: Parlour) -> Any:
    (thread,) = parlour.channel.threads
    return thread


@pytest.mark.parametrize(
    ("where", "how"), [("thread", "event"), ("private", "post"), ("thread", "restart")]
)
async def test_a_deleted_thread_gets_another(parlour: Parlour, where: str, how: str) -> None:
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where=where)
    await ben.click(parlour.channel.last_message, label="Join")
    await anna.slash(parlour.channel, "table start")
    lost = await parlour.table()
    await delete(parlour, thread_of(parlour).id, seen=how == "event")
    if how == "restart":
        await parlour.restart()
    if how == "post":
        await parlour.turn_at(lost.id)
        await parlour.env.advance_time(60)
    thread = thread_of(parlour)
    table = await parlour.table()
    assert table.thread_id == thread.id
    private = (await parlour.env.bot.fetch_channel(thread.id)).is_private()
    assert private == (where == "private")
    posts = [texts(message) for message in thread.history()]
    assert sum("was deleted" in text for text in posts) == 1, posts
    assert (await parlour.post()).channel.id == thread.id
    await parlour.turn(parlour.rng)
    mine = await parlour.deciders(await parlour.position())[0].slash(parlour.channel, "myturns")
    assert f"{thread.id}/{(await parlour.table()).post_id}" in texts(mine.response)


@pytest.mark.parametrize(
    ("where", "how"), [("thread", "event"), ("here", "post"), ("thread", "restart")]
)
async def test_a_deleted_channel_pauses_the_table(parlour: Parlour, where: str, how: str) -> None:
    table = await parlour.started(2, where=where)
    anna, ben, cleo = parlour.people[:3]
    lost, guild = parlour.channel, parlour.channel.guild
    await ben.slash(lost, "me", pings="none")
    parlour.channel = guild.create_text_channel("other")
    for thread in lost.threads:
        await delete(parlour, thread.id, seen=False)
    await delete(parlour, lost.id, seen=how == "event")
    if how == "restart":
        await parlour.restart()
    if how == "post":
        await parlour.turn_at(table.id)
    table = await parlour.host.tables.get(table.id)
    assert table.paused_at is not None
    (message,) = told(anna)
    assert f"/table move table: {table.id}" in message
    assert told(ben) == []
    await parlour.env.advance_time(1000)
    assert len(told(anna)) == 1
    waiting = (await parlour.host.tables.position(table.id)).decisions[0].seat
    person = parlour.person(table.chairs[waiting].user_id or 0)
    mine = await person.slash(parlour.channel, "myturns")
    assert "https://" not in texts(mine.response)
    stranger = await cleo.slash(parlour.channel, "table move", table=str(table.id))
    assert "Only the players" in texts(stranger.response)
    await ben.slash(parlour.channel, "table move", table=str(table.id))
    table = await parlour.table()
    assert table.paused_at is None
    assert (table.thread_id is not None) == (where == "thread")
    place = parlour.channel if where == "here" else thread_of(parlour)
    assert "has moved" in texts(place.last_message)
    await parlour.turn(parlour.rng)
    again = await ben.slash(parlour.channel, "table move", table=str(table.id))
    assert f"it is in <#{place.id}>" in texts(again.response)


async def test_a_table_with_a_place_does_not_move(parlour: Parlour) -> None:
    table = await parlour.started(2)
    refused = await parlour.people[0].slash(parlour.channel, "table move")
    assert f"it is in <#{table.place_id}>" in texts(refused.response)


async def test_a_post_that_was_deleted_is_asked_again(parlour: Parlour) -> None:
    await parlour.started(2)
    post, (person,) = await parlour.post(), parlour.deciders(await parlour.position())
    other = next(p for p in parlour.people[:2] if p.id != person.id)
    parlour.env.backend.delete_message(parlour.channel.id, post.id)
    await parlour.env.advance_time(10)
    await other.slash(parlour.channel, "log")
    again = await parlour.post()
    assert again.id != post.id
    assert "was deleted" in texts(again)
    assert custom_ids(again) == custom_ids(post)
    assert [user.id for user in again.mentions] == [person.id]
    await parlour.env.advance_time(10)
    await other.slash(parlour.channel, "log")
    assert (await parlour.post()).id == again.id
    await parlour.turn(parlour.rng)


async def test_my_turns_ask_by_themselves(parlour: Parlour) -> None:
    await parlour.started(2)
    post, (person,) = await parlour.post(), parlour.deciders(await parlour.position())
    parlour.env.backend.delete_message(parlour.channel.id, post.id)
    await parlour.env.advance_time(10)
    mine = await person.slash(parlour.channel, "myturns")
    asked = await person.click(mine.response, custom_id="panel:1:0")
    assert "choose a role" in texts(asked.response)
    again = await parlour.post()
    assert again.id != post.id
    assert again.mentions == [], "whoever looks need not be called"
    before = (await parlour.position()).version
    await person.click(asked.response, custom_id="mv:1:0:0")
    assert (await parlour.position()).version == before + 1


async def test_an_error_that_says_gone_of_a_channel_that_is_there_changes_nothing(
    parlour: Parlour,
) -> None:
    table = await parlour.started(2)
    path = f"/channels/{parlour.channel.id}/messages"
    parlour.env.inject_error("POST", path, status=404, code=10003)
    await parlour.turn_anywhere()
    assert (await parlour.host.tables.get(table.id)).paused_at is None
    await parlour.env.advance_time(60)
    assert "begins" not in texts(parlour.channel.last_message)
    assert isinstance(await parlour.env.bot.fetch_channel(table.channel_id), discord.TextChannel)
