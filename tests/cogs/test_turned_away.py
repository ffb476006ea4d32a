"""A bot that is about to end turns people away, in their language, and changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.client.app import GamesBot
from bot.locales import Words
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import DECIDING, Harness, custom_ids, texts

__all__ = ["drawn_once"]


def stored(harness: Harness) -> list[str]:
    with closing(sqlite3.connect(harness.path)) as connection:
        return list(connection.iterdump())


def verb(message: Any, *verbs: str) -> str:
    """Return the first button or menu of these verbs."""
    return next(i for i in custom_ids(message) if i.partition(":")[0] in verbs)


async def shut(harness: Harness) -> None:
    bot = harness.env.bot
    assert isinstance(bot, GamesBot)
    await bot.drain()


@pytest.mark.sqlite
async def test_nobody_is_left_without_a_word_and_nothing_changes(harness: Harness) -> None:
    await harness.started(2)
    owner, stranger = harness.people[0], harness.people[4]
    await owner.slash(harness.channel, "me", language="de")
    post = await harness.post()
    move = verb(post, *DECIDING)
    opened = await owner.click(post, custom_id=verb(post, "boards"))
    inside = verb(opened.response, "lookwords")
    before = stored(harness)
    await shut(harness)
    given = (
        (await owner.click(post, custom_id=move), "de"),
        (await owner.click(opened.response, custom_id=inside), "de"),
        (await stranger.click(post, custom_id=move), "en"),
        (await owner.slash(harness.channel, "table list"), "de"),
        (await stranger.slash(harness.channel, "table new", game="amerigo"), "en"),
    )
    for result, language in given:
        assert result.ephemeral and texts(result.response) == Words(language)("one-moment")
    assert inside in custom_ids(opened.response), "the panel stays as it is"
    suggested = await stranger.autocomplete(harness.channel, "play", "move", "")
    assert list(suggested) == []
    await harness.env.advance_time(60)
    assert stored(harness) == before


async def test_what_hangs_does_not_keep_the_bot_for_ever(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.client.app.DRAIN", 0.05)
    bot = harness.env.bot
    assert isinstance(bot, GamesBot)
    with bot.gate.under_way():
        await bot.drain()
    assert "not all has ended within 0.05 s" in caplog.text


async def test_a_bot_that_ends_right_after_its_login_waits_for_no_servers(
    harness: Harness,
) -> None:
    bot = harness.env.bot
    assert isinstance(bot, GamesBot)
    waiting = bot._connection._ready_task = asyncio.ensure_future(asyncio.sleep(60))
    await bot.close()
    await asyncio.sleep(0)
    assert waiting.cancelled()


async def test_who_types_while_the_database_is_away_gets_no_suggestions(harness: Harness) -> None:
    """The library would leave them without an answer, and Discord says that it failed."""
    await harness.started(2)
    store, anna = harness.host._database, harness.people[0]
    assert await anna.autocomplete(harness.channel, "play", "move", "")
    await store.write(lambda db: db.execute("ALTER TABLE game RENAME TO away"))
    coming = asyncio.create_task(harness.env.bot.wait_for("interaction"))
    await asyncio.sleep(0)
    offered = await anna.autocomplete(harness.channel, "play", "table", "")
    await store.write(lambda db: db.execute("ALTER TABLE away RENAME TO game"))
    assert list(offered) == []
    assert (await coming).response.is_done()
    assert await anna.autocomplete(harness.channel, "play", "table", "")


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_text_that_cannot_be_stored_is_refused_in_a_sentence(
    harness: Harness, language: str
) -> None:
    """PostgreSQL stores no NUL; a game must not depend on the engine that it is stored in."""
    person = harness.people[0]
    await harness.started(2)
    await person.slash(harness.channel, "me", language=language)
    before = await harness.host.people.notes.note(1, person.id)
    refused = await person.slash(harness.channel, "note", text="keep\0corn")
    assert texts(refused.response) == Words(language)("error-bad-text")
    assert refused.ephemeral
    assert await harness.host.people.notes.note(1, person.id) == before
    assert list(await person.autocomplete(harness.channel, "play", "move", "\0")) == []
    shown = await person.slash(harness.channel, "note", text="\\0 and \\u0000 are words")
    assert "u0000" in texts(shown.response)
