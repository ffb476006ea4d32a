"""Requests to Discord: what was sent is known, and a click's answer edits its own post."""

from __future__ import annotations

import asyncio
import time
from datetime import timedelta
from typing import Any, cast

import discord
import pytest
import simcord

from bot.host.core.api import Person
from cogs.posting.cards import OLD, Cards
from cogs.posting.publisher import SPARE
from cogs.requests.budget import PER_CHANNEL
from tests.cogs.harness import DECIDING, PATIENCE, Harness, asks, custom_ids, offering, texts, told
from tests.jumping import JumpingLoop

CALLBACK = "/interactions/*/*/callback"
MESSAGES = "/channels/*/messages"


class Requests:
    """The calls that Discord counts, by method, since it was last asked for them."""

    def __init__(self, harness: Harness) -> None:
        self._harness = harness
        self.made()

    def made(self) -> list[str]:
        log, self._from = self._harness.env.http_requests, getattr(self, "_from", 0)
        new, self._from = log[self._from :], len(log)
        return [one.method for one in new if one.path.startswith(("/channels/", "/users/"))]


def stripped(harness: Harness, post: discord.Message) -> bool:
    """Return whether a post has lost its buttons, but not its boards."""
    old = next(one for one in harness.channel.history() if one.id == post.id)
    return custom_ids(old) == [] and len(old.attachments) == 2


async def prospected(harness: Harness) -> simcord.InteractionResult:
    """Press Prospector as the person who is asked: a phase that is over at once."""
    post, (person,) = await harness.post(), harness.deciders(await harness.position())
    return await person.click(post, custom_id=offering(post, "Prospector"))


async def test_a_post_costs_one_call_after_a_click_and_two_after_a_command(
    harness: Harness,
) -> None:
    await harness.started(2)
    start, requests = await harness.post(), Requests(harness)
    done = await prospected(harness)
    assert requests.made() == ["POST"]
    assert stripped(harness, start)
    said = told(done)
    assert texts(said).startswith("Done: ")
    assert any(one.startswith("undo:") for one in custom_ids(said))
    await harness.people[0].slash(harness.channel, "table board")
    requests.made()
    await harness.until(asks("role"))
    before, _ = await harness.post(), requests.made()
    await harness.turn_anywhere()
    assert requests.made() == ["POST", "PATCH"]
    assert stripped(harness, before)
    await harness.restart()
    await harness.until(asks("role"))
    requests.made()
    await harness.restart()
    await harness.turn_anywhere()
    assert requests.made().count("GET") == 1, "a bot that has just begun knows no post"


async def test_a_refused_click_changes_no_post(harness: Harness) -> None:
    await harness.started(2)
    post, requests = await harness.post(), Requests(harness)
    (person,) = harness.deciders(await harness.position())
    other = next(one for one in harness.people[:2] if one.id != person.id)
    button = offering(post, "Prospector")
    refused = await other.click(post, custom_id=button)
    assert refused.response.ephemeral
    assert (requests.made(), custom_ids(await harness.post())) == ([], custom_ids(post))
    first = await person.click(post, custom_id=button)
    again = await harness.host.tables.position(1)
    assert texts(told(first)).startswith("Done: ")
    (asked,) = harness.deciders(again)
    late = await asked.slash(harness.channel, "play", move="no such move")
    assert late.response.ephemeral
    assert (await harness.position()).version == 1
    assert requests.made() == ["POST"]
    assert stripped(harness, post)
    assert any(one.split(":")[0] in DECIDING for one in custom_ids(await harness.post()))


async def test_where_the_answer_fails_the_buttons_go_later(harness: Harness) -> None:
    await harness.started(2)
    post, requests = await harness.post(), Requests(harness)
    harness.env.inject_error("POST", CALLBACK, status=500)
    done = await prospected(harness)
    assert requests.made() == ["POST", "GET", "PATCH"], "nobody knows what the post shows"
    assert stripped(harness, post)
    assert texts(done.response).startswith("Done: ")
    assert done.response.ephemeral


async def test_a_click_lets_its_post_ask_the_next_one_without_a_counted_call(
    harness: Harness,
) -> None:
    await harness.started(2)
    (person,) = harness.deciders(await harness.position())
    first = await harness.post()
    await person.click(first, custom_id=offering(first, "Settler"))
    before, requests = await harness.post(), Requests(harness)
    button = next(one for one in custom_ids(before) if one.startswith("mv:"))
    await person.click(before, custom_id=button)
    post = await harness.post()
    assert (post.id, requests.made()) == (before.id, ["POST"]), "the line that calls the next one"
    assert button not in custom_ids(post)
    assert any(one.startswith("mv:") for one in custom_ids(post))
    assert post.attachments


async def test_an_edit_sends_no_picture_again_that_the_message_has(harness: Harness) -> None:
    await harness.started(2)
    sender, post = harness.env.bot.sender, await harness.post()
    kept = [one.id for one in post.attachments]
    publisher, bulletins = harness.env.bot.publisher, []
    published = publisher.publish
    publisher.publish = lambda bulletin: bulletins.append(bulletin) or published(bulletin)
    await prospected(harness)
    again = await publisher._post(bulletins[0])
    now = await harness.post()
    assert await sender.edit(harness.channel.id, now.id, again)
    same = await harness.post()
    assert [one.id for one in same.attachments] == [one.id for one in now.attachments] != kept
    body = harness.env.http_requests[-1].json
    assert [int(one["id"]) for one in body["attachments"]] == [one.id for one in now.attachments]


async def test_a_card_is_edited_once_for_all_that_happens_within_a_moment(
    harness: Harness,
) -> None:
    owner, bot = harness.people[0], harness.env.bot
    await owner.slash(harness.channel, "table new", game="puerto_rico", where="here")
    table, requests = await harness.table(), Requests(harness)
    await bot.cards.show(table)
    assert requests.made() == ["PATCH"]
    await bot.cards.show(table)
    assert requests.made() == [], "it shows that already"
    for person in harness.people[1:3]:
        await harness.host.lobby.join(table.id, Person(person.id, person.name))
    await asyncio.gather(*(bot.cards.show(table) for _ in range(5)))
    assert requests.made() == ["PATCH"]
    assert all(one.name in texts(harness.channel.last_message) for one in harness.people[:3])
    # Longer than the simulation would wait by itself.
    bot.cards.apart = PATIENCE + 10
    for person in harness.people[3:]:
        await person.slash(harness.channel, "table join")
    assert requests.made() == [], "the last edit was just now"
    await harness.env.advance_time(PATIENCE + 15)
    assert requests.made() == ["PATCH"]
    assert all(one.name in texts(harness.channel.last_message) for one in harness.people)


async def test_a_channel_of_direct_messages_is_opened_once(harness: Harness) -> None:
    requests = Requests(harness)
    places = [
        await harness.env.bot.sender._directs.channel_of(harness.people[0].id) for _ in range(2)
    ]
    assert places[0] == places[1]
    assert requests.made() == ["POST"]


async def test_a_question_that_was_voted_on_keeps_the_votes_as_it_loses_its_buttons(
    harness: Harness,
) -> None:
    table, (anna, ben) = await harness.started(5), harness.people[:2]
    await anna.slash(harness.channel, "propose pause", table=str(table.id))
    question = next(m for m in harness.channel.history() if _votes(m))
    await ben.click(question, custom_id=_votes(question)[0])
    requests = Requests(harness)
    await anna.click(question, custom_id=_votes(question)[2])
    said = texts(next(one for one in harness.channel.history() if one.id == question.id))
    assert "✅ ben" in said
    assert requests.made() == ["GET", "POST", "PATCH"], "the table's post alone is looked for"


def _votes(message: discord.Message) -> list[str]:
    return [one for one in custom_ids(message) if one.startswith("vote:")]


async def test_where_few_messages_are_left_a_phase_ends_in_an_edit_of_the_newest_post(
    harness: Harness,
) -> None:
    """Its short post becomes the one with the boards: nothing is lost, and nothing held up."""
    await harness.started(2)
    bot, table = harness.env.bot, await harness.host.tables.get(1)
    for _ in range(PER_CHANNEL - SPARE):
        async with bot.throttle.turn(f"POST {table.place_id}"):
            pass
    first = await harness.post()
    await harness.deciders(await harness.position())[0].click(
        first, custom_id=offering(first, "Builder")
    )
    while (await harness.position()).decisions[0].kind == "build":
        short, requests = await harness.post(), Requests(harness)
        await harness.turn_anywhere()
    ended = await harness.post()
    assert ended.id == short.id
    assert "POST" not in requests.made()
    assert len(ended.attachments) == 2
    assert "Builder" in texts(ended)
    assert any(one.split(":")[0] in DECIDING for one in custom_ids(ended))


async def test_a_card_that_discord_takes_no_edit_of_is_edited_later(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code 30046, too many edits of messages older than an hour, passes."""
    # Longer than a busy machine needs to look.
    monkeypatch.setattr("cogs.posting.cards.LATER", 1.0)
    owner, bot, friend = harness.people[0], harness.env.bot, harness.people[1]
    await owner.slash(harness.channel, "table new", game="puerto_rico", where="here")
    table = await harness.table()
    await harness.host.lobby.join(table.id, Person(friend.id, friend.name))
    harness.env.inject_error("PATCH", f"{MESSAGES}/*", status=429, code=30046)
    await bot.cards.show(table)
    assert friend.name not in texts(harness.channel.last_message)
    async with asyncio.timeout(PATIENCE):
        while friend.name not in texts(harness.channel.last_message):
            await asyncio.sleep(0.02)


def test_edits_of_a_lasting_message_are_few_once_it_is_old(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop, nothing = JumpingLoop(), cast("Any", None)
    monkeypatch.setattr("cogs.posting.cards.monotonic", loop.time)
    try:
        loop.run_until_complete(edited_again_and_again(Cards(nothing, nothing)))
    finally:
        loop.close()


async def edited_again_and_again(cards: Cards) -> None:
    """Change a young message and an old one eight times, twice each time."""
    edits, now = list[int](), discord.utils.utcnow()
    old = discord.utils.time_snowflake(now - timedelta(hours=2))
    young = discord.utils.time_snowflake(now)

    def edit(message_id: int) -> None:
        async def made() -> None:
            edits.append(message_id)

        cards.edit_soon(message_id, made)

    for _ in range(8):
        for message_id in (old, old, young, young):
            edit(message_id)
        await asyncio.sleep(cards.apart)
    assert 1 < edits.count(young) <= 8, "one for all that happens meanwhile"
    assert edits.count(old) == 1
    await asyncio.sleep(cards.apart * OLD)
    assert edits.count(old) == 2, "it shows the newest in the end"


async def test_a_lasting_message_whose_edit_is_refused_for_its_rate_is_edited_later(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.posting.cards.LATER", 0.05)
    cards, tries = harness.env.bot.cards, list[float]()

    async def edit() -> None:
        tries.append(time.monotonic())
        if len(tries) == 1:
            raise discord.RateLimited(0.2)

    cards.edit_soon(1 << 60, edit)
    async with asyncio.timeout(PATIENCE):
        while len(tries) < 2:
            await asyncio.sleep(0.02)
    assert tries[1] - tries[0] >= 0.2, "Discord says how long it takes no more"
