"""Cards that Discord takes few edits of: they come right without anything else happening."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.host.core.api import Person
from tests.cogs.harness import Harness, texts
from tests.cogs.test_league import card, founded, manager, sign
from tests.strict.limits import OLD_EDIT, enforced
from tests.tools.chaos import limits as counted

LONG_AGO = 7200.0
PATIENCE = 60.0


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take one edit of old messages in five seconds."""
    monkeypatch.setattr(counted, "OLD_EDITS", (1, 5.0))
    monkeypatch.setattr("cogs.posting.cards.LATER", 1.0)


async def comes(shown: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not shown():
            await asyncio.sleep(0.05)


async def test_a_seasons_card_that_is_edited_too_often_shows_everybody_in_the_end(
    harness: Harness,
) -> None:
    season, bot = await founded(harness, manager(harness)), harness.env.bot
    await sign(harness, harness.people[0])
    harness.env.backend.advance_clock(LONG_AGO)
    with enforced() as refused:
        await bot.league_posts.show_card(season)
        await bot.cards.settled()
        await sign(harness, harness.people[1])
        await comes(lambda: "👥 2 players" in texts(card(harness)))
    assert any(one.startswith(f"{OLD_EDIT} PATCH ") for one in refused)


async def test_a_lobby_card_that_is_edited_too_often_shows_everybody_in_the_end(
    harness: Harness,
) -> None:
    owner, bot = harness.people[0], harness.env.bot
    await owner.slash(harness.channel, "table new", game="puerto_rico", where="here")
    table = await harness.table()
    harness.env.backend.advance_clock(LONG_AGO)
    with enforced() as refused:
        for person in harness.people[1:4]:
            await harness.host.lobby.join(table.id, Person(person.id, person.name))
            await bot.cards.show(table)
        names = [person.name for person in harness.people[:4]]
        await comes(lambda: all(one in texts(harness.channel.last_message) for one in names))
    assert any(one.startswith(f"{OLD_EDIT} PATCH ") for one in refused)


async def test_the_sixth_message_within_five_seconds_is_refused(harness: Harness) -> None:
    place = harness.env.bot.get_partial_messageable(harness.channel.id)
    with enforced() as refused:
        for _ in range(5):
            await place.send("hello")
        assert not refused
        with pytest.raises(Exception, match="rate limited"):
            await place.send("hello")
    assert [one.split()[:2] for one in refused] == [["0", "POST"]]
    await place.send("hello")
