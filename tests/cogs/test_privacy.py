"""`/privacy` over the real bot: what is stored, the file with it, and nothing once it is erased."""

from __future__ import annotations

import json
from typing import cast

import discord
import pytest

from bot.client.app import GamesBot
from bot.locales import Words
from bot.operations.replay import first_difference, read
from bot.store.upkeep.census import Topic
from cogs.posting.posts import Post
from cogs.ui.kit.screen import Screen
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.languages import LANGUAGES
from tests.store.upkeep.planting import traces

__all__ = ["drawn_once"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_of_the_census_is_explained(language: str) -> None:
    words = Words(language)
    assert all(words(f"privacy-{topic.value}", rows=1) for topic in Topic)


async def test_discord_is_asked_nothing_about_who_was_erased(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise AssertionError("Discord answers such a request with 400")

    monkeypatch.setattr(discord.Guild, "fetch_member", refuse)
    monkeypatch.setattr(discord.Client, "create_dm", refuse)
    bot = cast(GamesBot, harness.env.bot)
    assert await bot.league_posts.find(harness.people[0].guild.id, -5) is None
    assert await bot.sender.try_direct(-5, Post(Screen(("x",)), (), "n"), None) is None


@pytest.mark.sqlite
async def test_show_export_erase_and_play_on(harness: Harness) -> None:
    table = await harness.started(people=3)
    anna, ben, cleo = harness.people[:3]
    await harness.until(lambda position: position.version >= 12)
    await anna.slash(harness.channel, "note", text="mine")
    await ben.slash(harness.channel, "me", avoid=anna)
    shown = await anna.slash(harness.channel, "privacy show")
    assert "**Notes** (1)" in texts(shown.response) and shown.ephemeral

    sent = await anna.slash(harness.channel, "privacy export")
    (file,) = sent.response.attachments
    data = json.loads(await file.read())
    assert data["user_id"] == str(anna.id) and sent.ephemeral
    assert {"seat", "tenure", "move", "note"} <= {t for d in data["data"].values() for t in d}
    # That Ben avoids her is his secret.
    assert "avoided" not in data["data"]
    assert "ben" not in json.dumps(data).casefold().split('"')

    other = harness.channel.guild.create_text_channel("other")
    await anna.slash(other, "table new", game="amerigo", where="here")
    card, (lobby,) = other.last_message, await harness.host.tables.at(other.id)
    await cleo.click(card, custom_id=f"lobby:{lobby.id}:0")
    await anna.slash(other, "table salt", salt="mine")
    asked = await anna.slash(harness.channel, "privacy erase")
    done = await anna.click(asked.response, custom_id=f"privacy-erase:{anna.id}")
    await harness.env.settle()
    assert "stays there" in texts(done.response)
    assert traces(harness.path, anna.id, ["anna"]) == []
    now = texts(other.last_message)
    assert other.last_message.id == card.id and "1. cleo" in now and "anna" not in now

    told = "\n".join(texts(message) for message in harness.channel.history())
    assert "Player" in told
    await harness.until(lambda position: position.version >= 20)
    log = await ben.slash(harness.channel, "log", table=str(table.id), round=1)
    assert "Player" in texts(log.response) and "anna" not in texts(log.response)
    after = await harness.host.tables.get(table.id)
    gone = next(chair for chair in after.chairs if (chair.user_id or 0) < 0)
    assert gone.name == f"Player {(gone.seat or 0) + 1}" and gone.caretaker
    assert first_difference(await read(harness.path, table.id), CATALOGUE) is None
    assert traces(harness.path, anna.id, ["anna"]) == []

    end = await harness.host.proposals.propose(table.id, ben.id, "end")
    await harness.host.proposals.vote(end.id, cleo.id, True)
    await harness.host.posting.outbox.resume()
    await harness.env.settle()
    result = next(m for m in harness.channel.history() if f"rematch:{table.id}" in custom_ids(m))
    again = await ben.click(result, custom_id=f"rematch:{table.id}")
    assert "A rematch: cleo is welcome" in texts(again.response), "nobody invites a stand-in"
