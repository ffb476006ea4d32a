"""Tables are opened where messages can be: elsewhere a sentence says what would work."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.locales import Words
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_installs import count
from tests.cogs.test_places import forbid

FORUM, MEDIA, CATEGORY = 15, 16, 4


def refused(result: simcord.InteractionResult, why: str, language: str = "en") -> bool:
    said = Words(language)("error-no-table-here", why=why)
    return bool(result.ephemeral) and texts(result.response) == said


async def opened(harness: Harness, channel: Any, where: str = "here") -> Any:
    person = harness.people[0]
    return await person.slash(channel, "table new", game="amerigo", where=where)


def of_kind(harness: Harness, kind: int) -> simcord.ChannelHandle:
    channel = harness.channel.guild.create_text_channel("kind")
    harness.env.backend.channels[channel.id].type = kind  # type: ignore[assignment]
    bot: Any = harness.env.bot
    bot.get_guild(harness.channel.guild.id)._channels.pop(channel.id)
    return channel


def thread_in(harness: Harness, channel: Any, locked: bool = False) -> simcord.ChannelHandle:
    made = harness.env.backend.create_thread(channel.id, "thread", harness.people[0].id)
    made.thread_metadata.locked = locked
    bot: Any = harness.env.bot
    bot.get_guild(harness.channel.guild.id)._threads.pop(made.id, None)
    return next(one for one in channel.threads if one.id == made.id)


@pytest.mark.parametrize("where", ["here", "thread", "private"])
@pytest.mark.parametrize(
    ("kind", "why"), [(FORUM, "posts"), (MEDIA, "posts"), (CATEGORY, "channel")]
)
async def test_what_holds_no_messages_holds_no_tables(
    harness: Harness, kind: int, why: str, where: str
) -> None:
    """Threads, Forums: messages cannot be sent directly in forum channels."""
    channel = of_kind(harness, kind)
    result = await opened(harness, channel, where)
    if where != "private":
        assert refused(result, why)
    assert result.ephemeral and await count(harness) == 0


async def test_the_sentence_is_in_the_language_of_the_person(harness: Harness) -> None:
    await harness.people[0].slash(harness.channel, "me", language="de")
    assert refused(await opened(harness, of_kind(harness, FORUM)), "posts", "de")


@pytest.mark.parametrize("kind", ["voice", "stage"])
async def test_the_chat_of_a_voice_channel_has_no_threads(harness: Harness, kind: str) -> None:
    """Threads, Public & Private Threads: text and announcement channels have them."""
    channel = getattr(harness.channel.guild, f"create_{kind}_channel")("voice")
    assert refused(await opened(harness, channel, "thread"), "threads")
    assert (await opened(harness, channel, "private")).ephemeral
    assert await count(harness) == 0
    assert not (await opened(harness, channel, "here")).ephemeral
    (table,) = await harness.host.tables.at(channel.id)
    assert table.where == "here"


async def test_an_announcement_channel_has_public_threads(harness: Harness) -> None:
    channel = harness.channel.guild.create_news_channel("news")
    assert not (await opened(harness, channel, "thread")).ephemeral
    assert (await opened(harness, channel, "private")).ephemeral
    assert await count(harness) == 1


@pytest.mark.parametrize("locked", [False, True])
async def test_a_locked_thread_takes_no_table(harness: Harness, locked: bool) -> None:
    """Threads, Locked Threads: who may not manage threads cannot write there."""
    forbid(harness, harness.channel, manage_threads=False)
    result = await opened(harness, thread_in(harness, harness.channel, locked), "thread")
    assert refused(result, "locked") is locked
    assert await count(harness) == int(not locked)


async def test_a_post_of_a_forum_takes_a_table(harness: Harness) -> None:
    forum = harness.channel.guild.create_forum_channel("forum")
    result = await opened(harness, thread_in(harness, forum), "thread")
    assert not result.ephemeral
    assert await count(harness) == 1


async def test_a_table_moves_to_where_messages_can_be(harness: Harness) -> None:
    await harness.started(2)
    table, owner = await harness.table(), harness.people[0]
    refusal = await owner.slash(of_kind(harness, FORUM), "table move", table=str(table.id))
    assert refused(refusal, "posts")
    assert custom_ids(await harness.post())
