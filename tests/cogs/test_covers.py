"""Covers of games in lobbies, `/help` and `/learn`: shown, uploaded once, missed by nobody."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.locales import Words
from cogs.ui.screens.lobby import ACTIONS
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_files import World, files, shown
from tests.cogs.test_league import card as season_card
from tests.cogs.test_league import founded, manager, sign

JOIN = f"lobby:1:{ACTIONS.index('join')}"
GAMES = [key for key, game in CATALOGUE.items() if game.cover is not None]
BARE = {key: replace(game, cover=None) for key, game in CATALOGUE.items()}
"""The games of a version that had no covers."""


async def opened(harness: Harness, game: str = "puerto_rico") -> World:
    """Open a lobby, and return its card."""
    await harness.people[0].slash(harness.channel, "table new", game=game, where="here")
    return World(harness, harness.channel.last_message.id)


def card(harness: Harness) -> Any:
    return harness.channel.last_message


async def join(harness: Harness, number: int) -> None:
    await harness.people[number].click(card(harness), custom_id=JOIN)


async def add_bot(harness: Harness) -> None:
    """Change the lobby by a command, after which the bot edits the card by itself."""
    await harness.people[0].slash(harness.channel, "table add-bot")
    await harness.env.bot.cards.settled()


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[Harness]:
    """A bot that opened a lobby before there were covers, and knows them now."""
    async with Harness.open(tmp_path / "games.sqlite", games=BARE) as harness:
        yield harness


@pytest.mark.parametrize("game", GAMES)
async def test_a_lobby_has_the_cover_of_its_game(harness: Harness, game: str) -> None:
    world = await opened(harness, game)
    assert files(world.message) == shown(world.message) == [f"{game}-cover"]


async def test_a_change_of_a_lobby_uploads_no_cover_again(harness: Harness) -> None:
    world = await opened(harness)
    await join(harness, 1)
    assert "ben" in texts(card(harness))
    await add_bot(harness)
    assert "🤖" in texts(card(harness))
    await join(harness, 2)
    assert (world.uploads(), shown(world.message)) == (0, ["puerto_rico-cover"])


async def test_after_a_restart_a_cover_is_uploaded_once_at_most(harness: Harness) -> None:
    world = await opened(harness)
    await harness.restart()
    await join(harness, 1)
    assert world.uploads() == 0, "a click comes with the message"
    await harness.restart()
    world.mark()
    await add_bot(harness)
    await add_bot(harness)
    assert world.uploads() <= 1
    assert shown(world.message) == ["puerto_rico-cover"]


@pytest.mark.parametrize("change", [lambda one: join(one, 1), add_bot])
async def test_a_card_without_a_cover_gets_one_by_its_next_change(
    old: Harness, change: Any
) -> None:
    world = await opened(old)
    assert files(world.message) == []
    old.games = CATALOGUE
    await old.restart()
    await change(old)
    assert shown(world.message) == ["puerto_rico-cover"]


async def test_where_files_are_forbidden_a_card_is_posted_in_words(harness: Harness) -> None:
    harness.env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50013)
    world = await opened(harness)
    assert (files(world.message), JOIN in custom_ids(card(harness))) == ([], True)
    path = f"/channels/{harness.channel.id}/messages/*"
    harness.env.inject_error("PATCH", path, status=403, code=50013)
    await add_bot(harness)
    assert "🤖" in texts(card(harness))
    assert files(world.message) == []
    harness.env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50013)
    await join(harness, 1)
    assert "ben" in texts(card(harness))
    assert files(world.message) == []


async def test_a_season_has_the_cover_of_its_game(harness: Harness) -> None:
    """Sign-ups edit its card; from the second one on the cover is kept as it is."""
    await founded(harness, manager(harness), game="amerigo")
    world = World(harness, season_card(harness).id)
    assert shown(world.message) == ["amerigo-cover"]
    for number in (1, 2, 3):
        await sign(harness, harness.people[number])
        await harness.env.bot.cards.settled()
    assert "👥 3 players" in texts(season_card(harness))
    assert (world.uploads() <= 1, shown(world.message)) == (True, ["amerigo-cover"])


async def test_where_files_are_forbidden_a_season_s_card_is_edited_in_words(
    harness: Harness,
) -> None:
    await founded(harness, manager(harness))
    world = World(harness, season_card(harness).id)
    path = f"/channels/{harness.channel.id}/messages/*"
    harness.env.inject_error("PATCH", path, status=403, code=50013)
    await sign(harness, harness.people[1])
    await harness.env.bot.cards.settled()
    assert "👥 1 player" in texts(season_card(harness))
    assert shown(world.message) == []


async def test_help_shows_what_can_be_learned(harness: Harness) -> None:
    told = await harness.people[0].slash(harness.channel, "help")
    assert [one.filename.partition(".")[0] for one in told.response.attachments] == (
        [f"{game}-cover" for game in GAMES]
    )
    asked = [one for one in custom_ids(told.response) if one.startswith("learn:")]
    assert asked == [f"learn:{game}:0" for game in GAMES]
    first = await harness.people[0].click(told.response, custom_id=asked[1])
    assert Words("en")(f"{GAMES[1]}-learn-aim") in texts(first.response)


async def test_help_at_a_table_shows_its_game(harness: Harness) -> None:
    await opened(harness, "amerigo")
    told = await harness.people[0].slash(harness.channel, "help")
    assert [one.filename.partition(".")[0] for one in told.response.attachments] == (
        ["amerigo-cover"]
    )
    assert "learn:amerigo:0" in custom_ids(told.response)


async def test_who_chooses_a_game_to_learn_sees_all_covers(harness: Harness) -> None:
    told = await harness.people[0].slash(harness.channel, "learn")
    assert len(told.response.attachments) == len(GAMES)
