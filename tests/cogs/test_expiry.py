"""Lobbies to which nobody came: the card comes again, and its owner hears of it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.client.app import TICK, TIDY
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_calls import allowed, direct_messages


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
