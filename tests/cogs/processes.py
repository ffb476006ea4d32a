"""Two processes of one bot in one world: each has a shard, one database is between them.

Both run in this process, each with a host and a client of its own. Discord's side is one simulation
(SimCord runs one per event loop): it brings to each client what its shard gets, direct messages to
that of shard 0.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import pytest
import simcord
from simcord import _dpy_internals
from simcord.backend import serializers
from simcord.gateway import ShardRouter
from simcord.http.client import FakeHTTPClient

from bot.client.app import GamesBot
from bot.host.host import Host
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.shard_range import ShardRange
from bot.store.core.errors import ServerAway
from bot.store.opening.lock import lock_of
from bot.store.postgres.opening import Link
from bot.store.postgres.session import Session
from bot.store.sharing.lease import Process
from tests.catalogue import CATALOGUE
from tests.cogs.harness import PATIENCE, Clock, Harness, hasty
from tests.host.sharing import cluster_of

SHARDS = 2
WITHIN = PATIENCE + 30
"""Seconds in place of 1.5: no machine is too slow, and the simulation's clock alone ends them."""


def unhurried(patch: pytest.MonkeyPatch) -> None:
    """Make a process that hands something over wait while the simulation's clock stands still."""
    patch.setattr("bot.host.core.processes.handover.TAKEN_WITHIN", WITHIN)
    patch.setattr("bot.host.core.processes.handover.ANSWERED_WITHIN", WITHIN + 1)


@dataclass
class Processes:
    """Both processes, as the same people meet them on a server of each."""

    env: simcord.Env
    first: Harness
    second: Harness
    bots: tuple[GamesBot, GamesBot]

    @classmethod
    @asynccontextmanager
    async def open(
        cls, url: DatabaseUrl, second: DatabaseUrl | None = None
    ) -> AsyncIterator[Processes]:
        """Start both; the second one may have another way to the database."""
        clock = Clock()
        async with AsyncExitStack() as stack:
            hosts = [
                await stack.enter_async_context(_host(way, shard, clock))
                for shard, way in enumerate((url, second or url))
            ]
            first, second = (_bot(host, n) for n, host in enumerate(hosts))
            env = clock.env = simcord.Env(first, check_errors=False, settle_timeout=PATIENCE)
            for bot in (first, second):
                _in_world(env, bot)
            await env.start()
            stack.push_async_callback(env.shutdown)
            await _connect(env, second)
            stack.push_async_callback(second.close)
            people = [env.create_user(name) for name in ("anna", "ben", "cleo")]
            here, there = (_server(env, url, clock, host, n) for n, host in enumerate(hosts))
            both = [
                replace(one, people=[one.channel.guild.add_member(user) for user in people])
                for one in (here, there)
            ]
            await env.settle()
            yield cls(env, *both, (first, second))
            both[0].assert_clean()

    async def kill_second(self) -> None:
        """Take its session from the second process, as kill -9 does: its lease looks alive."""

        def gone() -> Session:
            raise ServerAway("The second process is dead.")

        database, writer = self.second.host._database, self.second.host._database._writer
        assert isinstance(writer, Link)
        writer._opener = gone
        await database.apart(lambda session: session.close())
        async with asyncio.timeout(PATIENCE):
            while await cluster_of(self.first.host).messages.is_owned(1):
                await asyncio.sleep(0.01)

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait for what another process does in its own time."""
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await asyncio.sleep(0.01)
        await self.env.settle()

    async def answered(self, result: simcord.InteractionResult) -> None:
        """Wait until somebody has answered an interaction."""
        await self.until(lambda: result.acknowledged)


@asynccontextmanager
async def _host(url: DatabaseUrl, shard: int, clock: Clock) -> AsyncIterator[Host]:
    """Yield a host that has one of the shards."""
    shard_range = ShardRange(shard, shard, SHARDS)
    lock = lock_of(url, shard_range)
    assert await asyncio.to_thread(lock.acquire, PATIENCE)
    host = await Host.open(url, CATALOGUE, clock, lock=lock, shard_range=shard_range)
    try:
        async with host.upkeep.lease.held_by(Process(f"process {shard}", shard, "here", "?")):
            yield host
    finally:
        await host.close()
        lock.release()


def _bot(host: Host, shard: int) -> GamesBot:
    bot = hasty(GamesBot(host, CATALOGUE, shards=SHARDS))
    bot.shard_ids = [shard]
    return bot


def _server(env: simcord.Env, url: DatabaseUrl, clock: Clock, host: Host, shard: int) -> Harness:
    guild = env.create_guild(shard_id=shard)
    return Harness(env, host, url, clock, guild.create_text_channel("games"), [], CATALOGUE)


def _in_world(env: simcord.Env, bot: GamesBot) -> None:
    """Run what a message of another process begins in the world, as a gateway's events do."""
    take_over = bot.take_over

    def taken(payload: str) -> None:
        with env._bot_scope():
            take_over(payload)

    bot.take_over = taken  # type: ignore[method-assign]


async def _connect(env: simcord.Env, bot: GamesBot) -> None:
    """Connect another client to a world, as SimCord connects its only one."""
    loop = asyncio.get_running_loop()
    _dpy_internals.install_http(bot, FakeHTTPClient(env.backend, loop))
    _dpy_internals.set_guild_ready_timeout(bot, 0.0)
    state, shard_ids = _dpy_internals.get_state(bot), tuple(bot.shard_ids or ())
    state.shard_count, state.shard_ids = SHARDS, list(shard_ids)
    router = ShardRouter(env.backend, state, bot.dispatch, SHARDS, shard_ids)

    def feed(event: str, payload: Any) -> None:
        with env._bot_scope():
            router.feed(event, payload)

    env.backend.subscribers.append(feed)
    with env._bot_scope():
        await bot.login("simcord.fake.token")
        _dpy_internals.install_shards(bot, router.shards)
        for shard_id in shard_ids:
            router.identify(shard_id)
        for guild in env.backend.guilds.values():
            feed("GUILD_CREATE", serializers.guild_create_payload(env.backend, guild))
    await env.settle()
