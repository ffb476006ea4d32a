"""Where tables live: threads are opened once, and private tables never play in public."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.host.api import Table
from tests.cogs.parlour import DECIDING, Parlour, custom_ids, texts

MESSAGES = "/channels/*/messages"


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
        assert "cannot have private threads" in texts(refused.response)
    assert (await parlour.table()).id == 1


def forbid(parlour: Parlour, place: simcord.ChannelHandle, **given: bool | None) -> None:
    """Set what the bot may do in a channel: as an admin does, and Discord tells."""
    backend, me = parlour.env.backend, parlour.env.bot.user
    allow, deny = discord.PermissionOverwrite(**given).pair()
    overwrite = Overwrite(me.id, OverwriteType.MEMBER, allow.value, deny.value)
    backend.set_overwrite(place.id, overwrite)
    parlour.env._mark_mutation()


def close(parlour: Parlour, thread: simcord.ChannelHandle, closed: bool) -> None:
    """Archive and lock a thread, or open it again, as a moderator does."""
    meta = parlour.env.backend.channels[thread.id].thread_metadata
    assert meta is not None
    meta.archived = meta.locked = closed
    parlour.env.backend.announce_channel_update(thread.id)
    parlour.env._mark_mutation()


def told(person: simcord.MemberActor) -> list[str]:
    """Return the direct messages that somebody got."""
    return [texts(message) for message in person.user.dm_channel.history()]


async def test_a_permission_that_is_given_back_heals_at_once(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    table, anna = await parlour.started(2, where="thread"), parlour.people[0]
    (thread,) = parlour.channel.threads
    forbid(parlour, parlour.channel, send_messages_in_threads=False)
    await parlour.turn_anywhere()
    await parlour.env.advance_time(400)
    await parlour.turn_anywhere()
    assert "begins" in texts(thread.last_message)
    (message,) = told(anna)
    assert "Send Messages in Threads" in message
    assert f"<#{thread.id}>" in message
    assert f"#{table.id}" in message
    lacks = f"channel {thread.id} lacks the permission send_messages_in_threads"
    assert caplog.text.count(lacks) == 1
    await parlour.restart()
    assert len(told(anna)) == 1, "nor after a restart"
    forbid(parlour, parlour.channel, send_messages_in_threads=None)
    await parlour.env.settle()
    assert "begins" not in texts(thread.last_message)
    forbid(parlour, parlour.channel, send_messages_in_threads=False)
    await parlour.turn_anywhere()
    assert len(told(anna)) == 2, "what comes back after it was healed is told again"


async def test_other_roles_heal_too(parlour: Parlour) -> None:
    await parlour.started(2)
    backend, guild = parlour.env.backend, parlour.channel.guild
    sending = discord.Permissions(send_messages=True).value
    for role in list(backend.guilds[guild.id].roles.values()):
        permissions = {"permissions": role.permissions & ~sending}
        backend.edit_role(guild.id, role.id, permissions)
    await parlour.env.settle()
    await parlour.turn_anywhere()
    assert "begins" in texts(parlour.channel.last_message)
    role = backend.create_role(guild.id, "poster", permissions=sending)
    me = parlour.env.bot.user.id
    backend.add_member_role(guild.id, me, role.id)
    # Discord tells a bot of its own roles without an intent; SimCord does not.
    stored = backend.get_guild(guild.id)
    payload = dict(serializers.member_payload(backend, stored, stored.members[me]))
    payload["guild_id"] = str(guild.id)
    parlour.env.bot._connection.parse_guild_member_update(payload)
    await parlour.env.settle()
    assert "begins" not in texts(parlour.channel.last_message)


async def test_a_click_tries_again_what_failed(parlour: Parlour) -> None:
    await parlour.started(2)
    post = await parlour.post()
    parlour.env.inject_error("POST", MESSAGES, status=403, code=50013, times=4)
    await parlour.turn_anywhere()
    assert "begins" in texts(parlour.channel.last_message)
    parlour.env.backend.faults.clear()
    await parlour.env.advance_time(10)
    await parlour.people[0].click(post, custom_id="mv:1:0:0")
    assert "begins" not in texts(parlour.channel.last_message)


async def test_without_attach_files_words_go_alone(parlour: Parlour) -> None:
    path = f"/channels/{parlour.channel.id}/messages"
    parlour.env.inject_error("POST", path, status=403, code=50013)
    await parlour.started(2)
    post, anna = await parlour.post(), parlour.people[0]
    assert "begins" in texts(post)
    assert post.attachments == []
    await parlour.turn_anywhere()
    (message,) = told(anna)
    assert "Attach Files" in message
    assert "have no pictures" in message


async def test_without_the_history_old_buttons_stay_until_it_is_given_back(
    parlour: Parlour, caplog: pytest.LogCaptureFixture
) -> None:
    table, anna = await parlour.started(2), parlour.people[0]
    forbid(parlour, parlour.channel, read_message_history=False)
    for _ in range(12):
        await parlour.turn_anywhere()
    (message,) = told(anna)
    assert "Read Message History" in message and f"<#{parlour.channel.id}>" in message
    assert "buttons of earlier posts stay" in message
    lacks = f"channel {parlour.channel.id} lacks the permission read_message_history"
    assert caplog.text.count(lacks) == 1
    assert len(live(parlour, table)) > 1
    forbid(parlour, parlour.channel, read_message_history=None)
    await parlour.env.settle()
    assert live(parlour, table) == [(await parlour.table()).post_id]
    forbid(parlour, parlour.channel, read_message_history=False)
    for _ in range(12):
        await parlour.turn_anywhere()
    assert len(told(anna)) == 2, "what comes back after it was healed is told again"


def live(parlour: Parlour, table: Table) -> list[int]:
    """Return the posts whose buttons make moves."""
    verbs = tuple(f"{verb}:{table.id}:" for verb in ("panel", *DECIDING))
    messages = parlour.channel.history()
    return [m.id for m in messages if any(i.startswith(verbs) for i in custom_ids(m))]


async def test_an_owner_without_direct_messages_is_told_where_we_can_write(
    parlour: Parlour,
) -> None:
    await parlour.started(2, where="thread")
    anna = parlour.people[0]
    parlour.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    forbid(parlour, parlour.channel, send_messages_in_threads=False)
    await parlour.turn_anywhere()
    message = parlour.channel.last_message
    assert f"<@{anna.id}>" in texts(message)
    assert "Send Messages in Threads" in texts(message)
    assert [person.id for person in message.mentions] == [anna.id]


async def test_without_private_threads_a_private_table_waits(parlour: Parlour) -> None:
    anna, ben = parlour.people[:2]
    await anna.slash(parlour.channel, "table new", game="puerto_rico", where="private")
    await ben.click(parlour.channel.last_message, label="Join")
    forbid(parlour, parlour.channel, create_private_threads=False)
    await anna.slash(parlour.channel, "table start")
    assert parlour.channel.threads == []
    assert "begins" not in said(parlour)
    (message,) = told(anna)
    assert "Create Private Threads" in message
    forbid(parlour, parlour.channel, create_private_threads=None)
    await parlour.env.settle()
    (thread,) = parlour.channel.threads
    assert "begins" in texts(thread.last_message)


@pytest.mark.parametrize("code", [50083, 160005])
async def test_a_closed_thread_is_opened_and_told(parlour: Parlour, code: int) -> None:
    forbid(parlour, parlour.channel, manage_threads=True, manage_channels=True)
    await parlour.started(2, where="thread")
    (thread,) = parlour.channel.threads
    close(parlour, thread, True)
    parlour.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=code)
    await parlour.turn_anywhere()
    assert "begins" not in texts(thread.last_message)
    meta = parlour.env.backend.channels[thread.id].thread_metadata
    assert meta is not None
    assert (meta.archived, meta.locked) == (False, code == 50083)


async def test_a_locked_thread_that_may_not_be_opened_is_told(parlour: Parlour) -> None:
    await parlour.started(2, where="thread")
    (thread,) = parlour.channel.threads
    place = f"/channels/{thread.id}"
    parlour.env.inject_error("POST", f"{place}/messages", status=403, code=160005, times=2)
    parlour.env.inject_error("PATCH", place, status=403, code=50013, times=None)
    await parlour.turn_anywhere()
    (message,) = told(parlour.people[0])
    assert "locked" in message
    assert "Manage Threads" in message
    parlour.env.backend.faults.clear()
    close(parlour, thread, False)
    await parlour.env.settle()
    assert "begins" not in texts(thread.last_message)
