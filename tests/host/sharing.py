"""Two hosts of one process on one database on a server, each with a shard of two."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.host import Host
from bot.host.core.api import Person, Table
from bot.host.core.cluster.connectivity import Connectivity
from bot.host.core.processes.shared import Shared
from bot.host.servers.settings import Server
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from tests.host.conftest import Recorder, TestClock
from tests.host.toy import TOYS

SHARDS = 2
SERVERS = (1, 1 << 22 | 1)
"""A server of each shard, of 0 and of 1."""
SOON = 60.0
"""Seconds within which what somebody else is told must have come; mostly it takes some ms."""


def cluster_of(host: Host) -> Shared:
    """Return the cluster of a host that shares its database."""
    assert isinstance(host.cluster, Shared)
    return host.cluster


class Sharing:
    """A host with its shard, its server, and what it posts."""

    def __init__(self, host: Host, shard: int) -> None:
        self.host = host
        self.shard = shard
        self.guild_id = SERVERS[shard]
        self.posts = Recorder()
        host.posting.outbox.publisher = self.posts

    async def lobby(self, owner: Person, *others: Person, **options: str) -> Table:
        """Open a table on the own server."""
        table = await self.host.lobby.new(
            owner, "toy", guild_id=self.guild_id, channel_id=20 + self.shard, where="here",
            language="en", options=options,
        )  # fmt: skip
        for person in others:
            table = await self.host.lobby.join(table.id, person)
        return table

    async def started(self, owner: Person, *others: Person) -> Table:
        """Start a table on the own server."""
        table = await self.lobby(owner, *others)
        return await self.host.lobby.start(table.id, owner.id)

    async def settled(self) -> None:
        """Wait until everything here has come to rest."""
        await self.host.cluster.settled()
        await self.host.automation.orders.settled()
        await self.host.automation.house_bots.settled()
        await self.host.proposals.settled()
        await self.host.posting.outbox.resume()


@asynccontextmanager
async def sharing(url: DatabaseUrl, clock: TestClock, shard: int) -> AsyncIterator[Sharing]:
    """Open a host that has one shard of two."""
    host = await Host.open(url, TOYS, clock, shard_range=ShardRange(shard, shard, SHARDS))
    try:
        host.connectivity = Connectivity.at_start(SHARDS, host.cluster.shard_range).link(shard)
        await host.servers.settings.decide(SERVERS[shard], Server(newcomers=0))
        yield Sharing(host, shard)
    finally:
        await host.close()


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so that another thread, or a message, brings about."""
    async with asyncio.timeout(SOON):
        while not await is_so():
            await asyncio.sleep(0.01)
