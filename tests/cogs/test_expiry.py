"""Lobbies to which nobody came: the card comes again, and its owner hears of it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.client.app import TICK, TIDY
from cogs import events
from cogs.events import announce_expired
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_calls import allowed, direct_messages
from tests.cogs.wire import SENDING, Wire

__all__ = ["drawn_once"]


@pytest.mark.parametrize(
    ("pings", "mentioned", "direct"),
    [("thread", 1, 0), ("dm", 0, 1), ("none", 0, 0)],
)
async def test_the_owner_hears_that_nobody_came(
    harness: Harness, pings: str, mentioned: int, direct: int
) -> None:
    anna = harness.people[0]
    await anna.slash(harness.channel, "me", pings=pings)
    await anna.slash(harness.channel, "table new", game="puerto_rico", where="here")
    old = harness.channel.last_message
    harness.clock.ahead += timedelta(days=30)
    await harness.env.advance_time(max(TICK, TIDY) + 1)
    card, table = harness.channel.last_message, await harness.table()
    assert table.status == "abandoned"
    assert card.id == table.card_id != old.id
    assert old.id not in [message.id for message in harness.channel.history()]
    assert allowed(harness)[-1] == [str(anna.id)] * mentioned
    assert len(direct_messages(harness, anna)) == direct
    again = await anna.click(card, custom_id=custom_ids(card)[0])
    assert (await harness.table()).status == "lobby", texts(again.response)


async def expired(harness: Harness) -> None:
    """Open a lobby whose time is over now, by the clock that Discord has, too."""
    await harness.people[0].slash(harness.channel, "table new", game="puerto_rico", where="here")
    await harness.host._database.write(lambda db: db.execute("UPDATE game SET expires_at = 1"))


def renewing(harness: Harness) -> list[int]:
    messages = harness.channel.history()
    return [m.id for m in messages if any(one.startswith("renew:") for one in custom_ids(m))]


async def test_an_expiry_is_announced_once_even_through_a_kill(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire, anna = Wire(monkeypatch), harness.people[0]
    await expired(harness)
    bot = harness.env.bot
    assert await wire.strike(lambda: announce_expired(bot), "die", only=SENDING)
    (card,) = renewing(harness)
    await harness.restart()
    await harness.env.advance_time(TIDY + 1)
    assert renewing(harness) == [card]
    assert allowed(harness).count([str(anna.id)]) == 1
    table = await harness.table()
    assert (table.status, table.card_id) == ("abandoned", card)


async def test_a_lobby_that_was_opened_again_meanwhile_is_not_called_expired(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await expired(harness)
    announce = events._announce

    async def late(bot: object, table: object) -> None:
        await harness.host.lobby.renew((await harness.table()).id, harness.people[0].id)
        await announce(bot, table)  # type: ignore[arg-type]

    monkeypatch.setattr(events, "_announce", late)
    before = harness.channel.last_message.id
    await announce_expired(harness.env.bot)
    assert harness.channel.last_message.id == before
    assert (await harness.table()).status == "lobby"
    await harness.host.lobby.expire()
    assert (await harness.table()).status == "lobby", "it expires when its new time is over"
