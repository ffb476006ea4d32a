"""Where tables live: threads are opened once, and private tables never play in public."""

from __future__ import annotations

import discord
import simcord

from bot.host.api import Table
from tests.cogs.parlour import Parlour, custom_ids, texts


async def begun(parlour: Parlour, where: str) -> Table:
    """Start a table of two by commands alone, whose card nobody knows: the bot was killed."""
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where=where)
    table = await parlour.table()
    await parlour.host.lobby.set_card(table.id, None)
    await parlour.restart()
    await ben.slash(parlour.channel, "table join")
    await anna.slash(parlour.channel, "table start")
    return await parlour.host.tables.get(table.id)


def members(parlour: Parlour, thread: simcord.ChannelHandle) -> set[int]:
    return {*parlour.env.backend.channels[thread.id].thread_members}


def said(parlour: Parlour) -> str:
    """Return everything that the channel was told."""
    return "\n".join(texts(message) for message in parlour.channel.history())


async def test_a_private_table_never_plays_in_public(parlour: Parlour) -> None:
    table = await begun(parlour, "private")
    (thread,) = parlour.channel.threads
    channel = await parlour.env.bot.fetch_channel(thread.id)
    assert channel.type is discord.ChannelType.private_thread
    assert table.thread_id == thread.id
    assert "begins" in texts(thread.last_message)
    assert "begins" not in said(parlour)
    assert {person.id for person in parlour.people[:2]} <= members(parlour, thread)


async def test_a_private_thread_is_opened_once(parlour: Parlour) -> None:
    """It was opened, but the bot was killed before it let everybody in and wrote that down."""
    table = await begun(parlour, "private")
    (thread,) = parlour.channel.threads
    for person in parlour.people[:2]:
        parlour.env.backend.remove_thread_member(thread.id, person.id)
    await parlour.host.lobby.set_thread(table.id, None)
    await parlour.restart()
    await parlour.turn_anywhere()
    assert [found.id for found in parlour.channel.threads] == [thread.id]
    assert (await parlour.host.tables.get(table.id)).thread_id == thread.id
    assert {person.id for person in parlour.people[:2]} <= members(parlour, thread)


async def test_who_could_not_be_let_in_is_let_in_later(parlour: Parlour) -> None:
    parlour.env.inject_error("PUT", "/channels/*/thread-members/*", status=503)
    await begun(parlour, "private")
    await parlour.env.advance_time(60)
    (thread,) = parlour.channel.threads
    assert {person.id for person in parlour.people[:2]} <= members(parlour, thread)
    assert "begins" in texts(thread.last_message)


async def test_a_public_table_without_a_card_gets_its_thread(parlour: Parlour) -> None:
    table = await begun(parlour, "thread")
    (thread,) = parlour.channel.threads
    assert table.thread_id == thread.id
    await parlour.host.lobby.set_thread(table.id, None)
    await parlour.restart()
    await parlour.turn_anywhere()
    assert [found.id for found in parlour.channel.threads] == [thread.id]


async def test_a_card_that_was_deleted_carries_no_thread(parlour: Parlour) -> None:
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico")
    await ben.slash(parlour.channel, "table join")
    parlour.env.backend.delete_message(parlour.channel.id, parlour.channel.last_message.id)
    await anna.slash(parlour.channel, "table start")
    (thread,) = parlour.channel.threads
    assert "begins" in texts(thread.last_message)


async def test_a_click_tells_which_message_the_card_is(parlour: Parlour) -> None:
    anna, ben, cleo = parlour.people[:3]
    await anna.slash(parlour.channel, "table new", game="puerto_rico")
    card, table = parlour.channel.last_message, await parlour.table()
    await parlour.host.lobby.set_card(table.id, None)
    await parlour.restart()
    await anna.slash(parlour.channel, "table invite", person=ben)
    invitation = parlour.channel.last_message
    await ben.click(invitation, custom_id=f"lobby:{table.id}:0")
    assert (await parlour.table()).card_id is None
    await cleo.click(card, custom_id=f"lobby:{table.id}:0")
    assert (await parlour.table()).card_id == card.id
    await anna.slash(parlour.channel, "table start")
    assert [thread.id for thread in parlour.channel.threads] == [card.id]


async def test_a_card_that_was_forgotten_is_brought_up_to_date(parlour: Parlour) -> None:
    anna = parlour.people[0]
    await begun(parlour, "here")
    card = next(m for m in parlour.channel.history() if "lobby:1:5" in custom_ids(m))
    await anna.click(card, custom_id="lobby:1:0")
    now = next(m for m in parlour.channel.history() if m.id == card.id)
    assert custom_ids(now) == []


async def test_a_private_table_needs_a_channel_that_can_have_private_threads(
    parlour: Parlour,
) -> None:
    anna, guild = parlour.people[0], parlour.channel.guild
    await begun(parlour, "thread")
    (thread,) = parlour.channel.threads
    for place in (thread, guild.create_news_channel("news"), guild.create_voice_channel("voice")):
        refused = await anna.slash(place, "table new", game="puerto_rico", where="private")
        assert "no private threads" in texts(refused.response)
    assert (await parlour.table()).id == 1
