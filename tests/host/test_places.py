"""Where tables live: what is missing there, and what becomes of them when it is gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host import Host
from bot.host.api import NotAllowed
from bot.host.servers.places import HasPlace
from tests.host.conftest import ANNA, BOB, CARL, EVE, TestClock, open_host, started

SEND, EMBED = "send_messages", "embed_links"


async def test_the_owner_hears_once_of_what_is_missing(host: Host) -> None:
    table = await started(host, BOB)
    assert await host.places.untold([table], 20, SEND) == [table]
    await host.places.hinder(table, 20, SEND)
    assert await host.places.untold([table], 20, SEND) == []
    assert await host.places.untold([table], 20, EMBED) == [table]
    assert await host.places.untold([table], 21, SEND) == [table]


async def test_what_is_missing_is_known_until_a_post_gets_out(path: Path, clock: TestClock) -> None:
    host = await open_host(path, clock, None)
    await host.places.hinder(await started(host, BOB), 20, SEND)
    await host.places.free(20, SEND)
    assert await host.places.lacks(20) == {SEND}
    assert await host.places.lacks(21) == set()
    await host.close()
    host = await open_host(path, clock, None)
    assert await host.places.lacks(20) == {SEND}
    await host.places.free(20, EMBED)
    assert await host.places.lacks(20) == set()
    await host.close()


async def test_only_a_table_without_a_channel_moves(host: Host) -> None:
    lost, hindered, well = [await started(host, other) for other in (BOB, CARL, EVE)]
    await host.places.lose_channel(lost)
    await host.places.hinder(hindered, 20, SEND)
    gone = [await host.places.is_gone(table.id) for table in (lost, hindered, well)]
    assert gone == [True, False, False]
    assert (await host.tables.get(lost.id)).paused_at is not None
    for table in (hindered, well):
        with pytest.raises(HasPlace):
            await host.places.move(table.id, ANNA.id, 30, "here")
    with pytest.raises(NotAllowed):
        await host.places.move(lost.id, EVE.id, 30, "here")
    moved = await host.places.move(lost.id, BOB.id, 30, "here")
    assert (moved.channel_id, moved.paused_at) == (30, None)
    assert not await host.places.is_gone(lost.id)
