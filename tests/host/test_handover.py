"""Interactions on their way to another process, where there is only one."""

from __future__ import annotations

import pytest

from bot.host.core.processes.handover import STALE
from bot.host.host import Host
from bot.runtime.database_url import Address
from bot.runtime.shard_range import ShardRange
from bot.store.opening.any_engine import open_database
from bot.store.sharing import handover
from tests.host.toy import TOYS


@pytest.mark.parametrize("shard_range", [ShardRange(), ShardRange(0, 15, 16)])
async def test_a_bot_of_one_process_keeps_nothing_of_what_several_have_left(
    store: Address, shard_range: ShardRange
) -> None:
    before, now = await open_database(store), 1000.0
    for shard, age in ((0, 0.0), (3, 0.0), (3, STALE + 1)):
        await before.write(lambda db, s=shard, a=age: handover.put(db, s, now - a, "{}"))
    await before.close()
    host = await Host.open(store, TOYS, shard_range=shard_range)
    taken: list[str] = []
    host.cluster.receive(taken.append)
    await host.resume()
    assert await host._database.read(handover.is_empty)
    await host.close()
    assert taken == []


async def test_nobody_is_there_to_whom_something_could_be_given(store: Address) -> None:
    host = await Host.open(store, TOYS)
    assert await host.cluster.hand_over(1, "{}") is False
    assert await host._database.read(handover.is_empty)
    await host.close()
