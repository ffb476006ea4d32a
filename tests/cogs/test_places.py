"""Places of tables: threads are opened once, and private tables never play in public."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.host.core.api import Table
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import DECIDING, Harness, custom_ids, texts

__all__ = ["drawn_once"]

MESSAGES = "/channels/*/messages"


async def begun(harness: Harness, where: str) -> Table:
    """Start a table of two by commands alone, whose card nobody knows: the bot was killed."""
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where=where)
    table = await harness.table()
    await harness.host.lobby.set_card(table.id, None)
    await harness.restart()
    await ben.slash(harness.channel, "table join")
    await anna.slash(harness.channel, "table start")
    return await harness.host.tables.get(table.id)


def members(harness: Harness, thread: simcord.ChannelHandle) -> set[int]:
    return {*harness.env.backend.channels[thread.id].thread_members}


def said(harness: Harness) -> str:
    """Return everything that the channel was told."""
    return "\n".join(texts(message) for message in harness.channel.history())


async def test_a_private_table_never_plays_in_public(harness: Harness) -> None:
    table = await begun(harness, "private")
    (thread,) = harness.channel.threads
    channel = await harness.env.bot.fetch_channel(thread.id)
    assert channel.type is discord.ChannelType.private_thread
    assert table.thread_id == thread.id
    assert "begins" in texts(thread.last_message)
    assert "begins" not in said(harness)
    assert {person.id for person in harness.people[:2]} <= members(harness, thread)


async def test_a_private_thread_is_opened_once(harness: Harness) -> None:
    """The bot was killed after opening it, before it added all and stored that."""
    table = await begun(harness, "private")
    (thread,) = harness.channel.threads
    for person in harness.people[:2]:
        harness.env.backend.remove_thread_member(thread.id, person.id)
    await harness.host.lobby.set_thread(table.id, None)
    await harness.restart()
    await harness.turn_anywhere()
    assert [found.id for found in harness.channel.threads] == [thread.id]
    assert (await harness.host.tables.get(table.id)).thread_id == thread.id
    assert {person.id for person in harness.people[:2]} <= members(harness, thread)


async def test_who_could_not_be_let_in_is_let_in_later(harness: Harness) -> None:
    harness.env.inject_error("PUT", "/channels/*/thread-members/*", status=503)
    await begun(harness, "private")
    await harness.env.advance_time(60)
    (thread,) = harness.channel.threads
    assert {person.id for person in harness.people[:2]} <= members(harness, thread)
    assert "begins" in texts(thread.last_message)


async def test_a_public_table_without_a_card_gets_its_thread(harness: Harness) -> None:
    table = await begun(harness, "thread")
    (thread,) = harness.channel.threads
    assert table.thread_id == thread.id
    await harness.host.lobby.set_thread(table.id, None)
    await harness.restart()
    await harness.turn_anywhere()
    assert [found.id for found in harness.channel.threads] == [thread.id]


async def test_a_card_that_was_deleted_carries_no_thread(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico")
    await ben.slash(harness.channel, "table join")
    harness.env.backend.delete_message(harness.channel.id, harness.channel.last_message.id)
    await anna.slash(harness.channel, "table start")
    (thread,) = harness.channel.threads
    assert "begins" in texts(thread.last_message)


async def test_a_click_tells_which_message_the_card_is(harness: Harness) -> None:
    anna, ben, cleo = harness.people[:3]
    await anna.slash(harness.channel, "table new", game="puerto_rico")
    card, table = harness.channel.last_message, await harness.table()
    await harness.host.lobby.set_card(table.id, None)
    await harness.restart()
    await anna.slash(harness.channel, "table invite", person=ben)
    invitation = harness.channel.last_message
    await ben.click(invitation, custom_id=f"lobby:{table.id}:0")
    assert (await harness.table()).card_id is None
    await cleo.click(card, custom_id=f"lobby:{table.id}:0")
    assert (await harness.table()).card_id == card.id
    await anna.slash(harness.channel, "table start")
    assert [thread.id for thread in harness.channel.threads] == [card.id]


async def test_a_card_that_was_forgotten_is_brought_up_to_date(harness: Harness) -> None:
    anna = harness.people[0]
    await begun(harness, "here")
    card = next(m for m in harness.channel.history() if "lobby:1:5" in custom_ids(m))
    await anna.click(card, custom_id="lobby:1:0")
    now = next(m for m in harness.channel.history() if m.id == card.id)
    assert custom_ids(now) == []


async def test_a_private_table_needs_a_channel_that_can_have_private_threads(
    harness: Harness,
) -> None:
    anna, guild = harness.people[0], harness.channel.guild
    await begun(harness, "thread")
    (thread,) = harness.channel.threads
    for place in (thread, guild.create_news_channel("news"), guild.create_voice_channel("voice")):
        refused = await anna.slash(place, "table new", game="puerto_rico", where="private")
        assert "cannot have private threads" in texts(refused.response)
    assert (await harness.table()).id == 1


def forbid(harness: Harness, place: simcord.ChannelHandle, **given: bool | None) -> None:
    """Set what the bot may do in a channel: as an admin does, and Discord tells."""
    backend, me = harness.env.backend, harness.env.bot.user
    allow, deny = discord.PermissionOverwrite(**given).pair()
    overwrite = Overwrite(me.id, OverwriteType.MEMBER, allow.value, deny.value)
    backend.set_overwrite(place.id, overwrite)
    harness.env._mark_mutation()


def close(harness: Harness, thread: simcord.ChannelHandle, closed: bool) -> None:
    """Archive and lock a thread, or open it again, as a moderator does."""
    meta = harness.env.backend.channels[thread.id].thread_metadata
    assert meta is not None
    meta.archived = meta.locked = closed
    harness.env.backend.announce_channel_update(thread.id)
    harness.env._mark_mutation()


def told(person: simcord.MemberActor) -> list[str]:
    """Return the direct messages that somebody got."""
    return [texts(message) for message in person.user.dm_channel.history()]


async def test_a_permission_that_is_given_back_heals_at_once(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    table, anna = await harness.started(2, where="thread"), harness.people[0]
    (thread,) = harness.channel.threads
    forbid(harness, harness.channel, send_messages_in_threads=False)
    await harness.turn_anywhere()
    await harness.env.advance_time(400)
    await harness.turn_anywhere()
    assert "begins" in texts(thread.last_message)
    (message,) = told(anna)
    assert "Send Messages in Threads" in message
    assert f"<#{thread.id}>" in message
    assert f"#{table.id}" in message
    lacks = f"{thread.id}, 'permission': 'send_messages_in_threads', 'event': 'permission_missing'"
    assert caplog.text.count(lacks) == 1
    await harness.restart()
    assert len(told(anna)) == 1, "nor after a restart"
    forbid(harness, harness.channel, send_messages_in_threads=None)
    await harness.env.settle()
    assert "begins" not in texts(thread.last_message)
    forbid(harness, harness.channel, send_messages_in_threads=False)
    await harness.turn_anywhere()
    assert len(told(anna)) == 2, "what comes back after it was healed is told again"


async def test_other_roles_heal_too(harness: Harness) -> None:
    await harness.started(2)
    backend, guild = harness.env.backend, harness.channel.guild
    sending = discord.Permissions(send_messages=True).value
    for role in list(backend.guilds[guild.id].roles.values()):
        permissions = {"permissions": role.permissions & ~sending}
        backend.edit_role(guild.id, role.id, permissions)
    await harness.env.settle()
    await harness.turn_anywhere()
    assert "begins" in texts(harness.channel.last_message)
    role = backend.create_role(guild.id, "poster", permissions=sending)
    me = harness.env.bot.user.id
    backend.add_member_role(guild.id, me, role.id)
    # Discord tells a bot of its own roles without an intent; SimCord does not.
    stored = backend.get_guild(guild.id)
    payload = dict(serializers.member_payload(backend, stored, stored.members[me]))
    payload["guild_id"] = str(guild.id)
    # SimCord did not send this event: what it leads to is the bot's only in the bot's scope.
    with harness.env._bot_scope():
        harness.env.bot._connection.parse_guild_member_update(payload)
    await harness.env.settle()
    assert "begins" not in texts(harness.channel.last_message)


async def test_a_click_tries_again_what_failed(harness: Harness) -> None:
    await harness.started(2)
    post = await harness.post()
    harness.env.inject_error("POST", MESSAGES, status=403, code=50013, times=4)
    await harness.turn_anywhere()
    assert "begins" in texts(harness.channel.last_message)
    harness.env.backend.faults.clear()
    await harness.env.advance_time(10)
    await harness.people[0].click(post, custom_id="mv:1:0:0")
    assert "begins" not in texts(harness.channel.last_message)


async def test_without_attach_files_words_go_alone(harness: Harness) -> None:
    path = f"/channels/{harness.channel.id}/messages"
    harness.env.inject_error("POST", path, status=403, code=50013)
    await harness.started(2)
    post, anna = await harness.post(), harness.people[0]
    assert "begins" in texts(post)
    assert post.attachments == []
    await harness.turn_anywhere()
    (message,) = told(anna)
    assert "Attach Files" in message
    assert "have no pictures" in message


async def test_without_the_history_old_buttons_stay_until_it_is_given_back(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    table, anna = await harness.started(2), harness.people[0]
    forbid(harness, harness.channel, read_message_history=False)
    for _ in range(5):
        await harness.turn_anywhere()
    assert (told(anna), len(live(harness, table))) == ([], 1), "what was just sent is known"
    await harness.restart()
    for _ in range(5):
        await harness.turn_anywhere()
    (message,) = told(anna)
    assert "Read Message History" in message and f"<#{harness.channel.id}>" in message
    assert "buttons of earlier posts stay" in message
    lacks = "'permission': 'read_message_history', 'event': 'permission_missing'"
    assert caplog.text.count(lacks) == 1
    assert len(live(harness, table)) > 1
    forbid(harness, harness.channel, read_message_history=None)
    await harness.env.settle()
    assert live(harness, table) == [(await harness.table()).post_id]
    forbid(harness, harness.channel, read_message_history=False)
    await harness.restart()
    for _ in range(5):
        await harness.turn_anywhere()
    assert len(told(anna)) == 2, "what comes back after it was healed is told again"


def live(harness: Harness, table: Table) -> list[int]:
    """Return the posts whose buttons make moves."""
    verbs = tuple(f"{verb}:{table.id}:" for verb in ("panel", *DECIDING))
    messages = harness.channel.history()
    return [m.id for m in messages if any(i.startswith(verbs) for i in custom_ids(m))]


async def test_an_owner_without_direct_messages_is_told_where_we_can_write(
    harness: Harness,
) -> None:
    await harness.started(2, where="thread")
    anna = harness.people[0]
    harness.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    forbid(harness, harness.channel, send_messages_in_threads=False)
    await harness.turn_anywhere()
    message = harness.channel.last_message
    assert f"<@{anna.id}>" in texts(message)
    assert "Send Messages in Threads" in texts(message)
    assert [person.id for person in message.mentions] == [anna.id]


async def test_without_private_threads_a_private_table_waits(harness: Harness) -> None:
    anna, ben = harness.people[:2]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="private")
    await ben.click(harness.channel.last_message, label="Join")
    forbid(harness, harness.channel, create_private_threads=False)
    await anna.slash(harness.channel, "table start")
    assert harness.channel.threads == []
    assert "begins" not in said(harness)
    (message,) = told(anna)
    assert "Create Private Threads" in message
    forbid(harness, harness.channel, create_private_threads=None)
    await harness.env.settle()
    (thread,) = harness.channel.threads
    assert "begins" in texts(thread.last_message)


@pytest.mark.parametrize("code", [50083, 160005])
async def test_a_closed_thread_is_opened_and_told(harness: Harness, code: int) -> None:
    forbid(harness, harness.channel, manage_threads=True, manage_channels=True)
    await harness.started(2, where="thread")
    (thread,) = harness.channel.threads
    close(harness, thread, True)
    harness.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=code)
    await harness.turn_anywhere()
    assert "begins" not in texts(thread.last_message)
    meta = harness.env.backend.channels[thread.id].thread_metadata
    assert meta is not None
    assert (meta.archived, meta.locked) == (False, code == 50083)


async def test_a_locked_thread_that_may_not_be_opened_is_told(harness: Harness) -> None:
    await harness.started(2, where="thread")
    (thread,) = harness.channel.threads
    place = f"/channels/{thread.id}"
    harness.env.inject_error("POST", f"{place}/messages", status=403, code=160005, times=2)
    harness.env.inject_error("PATCH", place, status=403, code=50013, times=None)
    await harness.turn_anywhere()
    (message,) = told(harness.people[0])
    assert "locked" in message
    assert "Manage Threads" in message
    harness.env.backend.faults.clear()
    close(harness, thread, False)
    await harness.env.settle()
    assert "begins" not in texts(thread.last_message)
