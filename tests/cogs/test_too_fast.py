"""Calls that would have to wait long for Discord: an error of its own, which everything knows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.client import commands
from bot.client.app import TICK, TIDY, GamesBot
from bot.client.commands import EVERYWHERE
from bot.host.core.api import Bulletin
from cogs.posting.sender import failed
from cogs.requests import refusals
from cogs.requests.throttle import LONGEST
from tests.catalogue import CATALOGUE
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, texts
from tests.cogs.test_guilds import tellings
from tests.cogs.test_league import card, founded, manager, sign

__all__ = ["drawn_once"]

SECONDS = 400.0
MESSAGES = "/channels/{channel_id}/messages"
COMMANDS = "/applications/{application_id}/commands"
MESSAGE = f"{MESSAGES}/{{message_id}}"


@contextmanager
def limited(
    bot: discord.Client, method: str, path: str, seconds: float = SECONDS
) -> Iterator[list[Route]]:
    """Make the library refuse some calls as those that would have to wait for long."""
    refused, send = list[Route](), bot.http.request

    async def request(route: Route, **kwargs: Any) -> Any:
        if (route.method, route.path) == (method, path) and not refused:
            refused.append(route)
            raise discord.RateLimited(seconds)
        return await send(route, **kwargs)

    bot.http.request = request  # type: ignore[method-assign]
    yield refused
    bot.http.request = send  # type: ignore[method-assign]
    assert refused


async def test_the_bot_lets_no_call_sleep_for_long(harness: Harness) -> None:
    assert GamesBot(harness.host, CATALOGUE).http.max_ratelimit_timeout == LONGEST


def test_what_discord_asks_to_wait_is_waited_whatever_was_tried() -> None:
    error = discord.RateLimited(SECONDS)
    assert refusals.of(error) is refusals.PACE
    assert (failed(error).retry_after, failed(error).longest) == (SECONDS, 30.0)


async def test_an_edit_that_would_wait_for_long_is_a_new_post_instead(harness: Harness) -> None:
    await harness.started(2)
    bot, bulletins = harness.env.bot, list[Bulletin]()
    publish = bot.publisher.publish
    bot.publisher.publish = lambda bulletin: bulletins.append(bulletin) or publish(bulletin)
    await harness.turn(harness.rng)
    post, now = await bot.publisher._post(bulletins[0]), await harness.post()
    with limited(bot, "PATCH", MESSAGE):
        assert not await bot.sender.edit(harness.channel.id, now.id, post)


async def test_an_expired_lobby_whose_old_card_stays_is_told_of_once(harness: Harness) -> None:
    anna = harness.people[0]
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    harness.clock.ahead += timedelta(days=30)
    with limited(harness.env.bot, "DELETE", MESSAGE):
        await harness.env.advance_time(max(TICK, TIDY) + 1)
    told = [message.id for message in harness.channel.history()]
    await harness.env.advance_time(2 * TIDY)
    assert [message.id for message in harness.channel.history()] == told
    assert len(told) == 2


async def test_who_is_refused_for_discords_pace_reads_that(harness: Harness) -> None:
    olga = manager(harness)
    with limited(harness.env.bot, "POST", MESSAGES):
        result = await olga.slash(harness.channel, "setup open-post", channel=harness.channel)
    assert "Discord is slowing me down" in texts(result.response)


async def test_commands_that_discord_takes_later_do_not_keep_the_bot_from_starting(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "LATER", 0.0)
    bot, before = harness.env.bot, len(tellings(harness))
    await harness.host.servers.settings.set_command_mark(EVERYWHERE, "another release")
    with limited(bot, "PUT", COMMANDS, seconds=0.2):
        await bot.command_sync.run()
    assert len(tellings(harness)) == before
    later = bot.command_sync._later
    assert later is not None
    await later
    assert tellings(harness)[before:] == [None]


async def test_a_seasons_card_comes_right_after_a_kill(harness: Harness) -> None:
    """The process alone knew what had to change on the card."""
    await founded(harness, manager(harness))
    league_posts, ben = harness.env.bot.league_posts, harness.people[1]

    async def killed(_season: object) -> None:
        """Show nothing any more."""

    league_posts.show_card = killed  # type: ignore[method-assign]
    await sign(harness, ben)
    assert "Nobody has signed up yet" in texts(card(harness))
    await harness.restart()
    await harness.env.bot.cards.settled()
    assert "👥 1 player" in texts(card(harness))
    before = len(harness.env.http_requests)
    await harness.env.bot.on_shard_ready(0)
    await harness.env.bot.cards.settled()
    assert not [r for r in harness.env.http_requests[before:] if r.method == "PATCH"]
