"""A client with several connections to Discord (shards), none of which waits for another.

In discord.py's own client, all shards wait for one that cannot connect: at the start it connects
them one after the other, and later the pause between two tries of one shard delays the reconnection
of all. Its cache keeps servers that a shard no longer has. This module changes both; only here are
private names of the library used (discord.py 2.7.1).

The library ends the program at the first event that it cannot parse, although events may contain
more or other fields than documented (Gateway Events, introduction). Here such an event is skipped.

Discord limits how fast sessions begin, and how many per day (Gateway, "Sharding: max concurrency"
and "Session start limit"): shards with the same `shard_id % max_concurrency` identify five seconds
apart, and a bot that identifies more than `total` times in 24 hours (1,000 for most bots) loses all
its sessions and its token. discord.py waits five seconds whatever `max_concurrency` is, and does
not count. If several processes share the bot, they use one common queue, and only Discord can tell
how many sessions are left.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import cached_property, partial
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

import discord
from discord.backoff import ExponentialBackoff
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import EventItem, EventType, Shard
from discord.state import AutoShardedConnectionState

from bot.runtime.log_events import logger
from cogs.ui.arrivals import Arrival, arriving

if TYPE_CHECKING:
    from discord.types import gateway

PAUSE = 5.0
"""Seconds between two session starts by shards of the same bucket (Discord's docs, as above)."""

SLACK = 0.25
"""Margin in seconds, in case a process reaches Discord more slowly than the next one does."""

_LOG = logging.getLogger(__name__)


class Advice(NamedTuple):
    """Discord's answer to `/gateway/bot`; `reset_after` is in seconds."""

    shards: int
    remaining: int
    reset_after: float
    max_concurrency: int


Booking: TypeAlias = Callable[[int, float], Awaitable[float]]
"""Function that reserves a bucket's next place in the queue; returns the seconds until its turn.

The arguments are the bucket, and the seconds for which to reserve the place.
"""


class Identifying:
    """Queue that lets shards identify no faster and no more often than Discord allows.

    With a `booking`, several processes share the limits.
    """

    def __init__(
        self,
        ask: Callable[[], Awaitable[Advice]],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = monotonic,
        booking: Booking | None = None,
    ) -> None:
        self._ask = ask
        self._sleep = sleep
        self._clock = clock
        self._booking = booking
        self._concurrency = 1
        self._left = 0
        self._free_at: dict[int, float] = {}
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._counting = asyncio.Lock()

    async def advice(self) -> Advice:
        """Ask Discord how many shards it recommends and how many sessions are left.

        Raises the errors of the call.
        """
        advice = await self._ask()
        self._concurrency, self._left = max(1, advice.max_concurrency), advice.remaining
        return advice

    async def admit(self, shard_id: int) -> None:
        """Wait until a shard may identify, which it must then do. Raises the errors of the call."""
        await self._count()
        bucket = shard_id % self._concurrency
        async with self._turns[bucket]:
            wait = await self._book(bucket)
            if wait > 0.0:
                await self._sleep(wait)
            self._free_at[bucket] = self._clock() + PAUSE

    async def _book(self, bucket: int) -> float:
        """Return in how many seconds the next shard of a bucket may identify."""
        if self._booking is not None:
            return await self._booking(bucket, PAUSE + SLACK)
        return self._free_at.get(bucket, 0.0) - self._clock()

    async def _count(self) -> None:
        """Use up one of today's remaining sessions; if there are none, wait for the next day."""
        async with self._counting:
            while not self._left:
                advice = await self.advice()
                if not advice.remaining:
                    until = datetime.now(UTC) + timedelta(seconds=advice.reset_after)
                    _LOG.error(
                        "Discord lets this bot begin no more sessions until %s: all of today's are"
                        " used up. Shards that are linked stay so; the others wait. See why it"
                        " connects so often before you start it again.",
                        until.strftime("%Y-%m-%d %H:%M UTC"),
                    )
                    await self._sleep(advice.reset_after)
            self._left = self._left - 1 if self._booking is None else 0


CONNECTING = 60.0
"""Maximum seconds for a shard to connect, and again to begin its session when its turn comes."""

CLOSING = 1.0
"""Maximum seconds to wait for Discord to confirm that a connection is closed."""

TOO_FEW = (
    "BOT_SHARDS divides %s shards, and Discord recommends %s by now: it lets no shard have more"
    " than 2,500 servers. Stop all processes some time soon, and write a larger number for all."
)

ID_BITS = 63
"""Maximum number of bits in an id until the year 2084; the databases store no larger numbers."""

VITAL = "READY"
"""Event without which a shard has no session: if it cannot be read, the shard reconnects."""

_EVENTS = logger(__name__)


class ShardedBot(commands.AutoShardedBot):
    """A bot with the given number of shards, or as many as Discord recommends."""

    _launching: asyncio.Task[None] | None = None
    booking: Booking | None = None
    """Function that queues the shards of several processes, None = this process has all shards."""

    @cached_property
    def _limits(self) -> dict[int, asyncio.Timeout]:
        """Return the time limits of the shards that are connecting, by shard."""
        return {}

    @cached_property
    def identifying(self) -> Identifying:
        """Return the queue in which shards wait until they may identify."""
        return Identifying(self._advice, booking=self.booking)

    def _get_state(self, **options: object) -> AutoShardedConnectionState[Any]:
        return _State(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )

    def take_over(self, payload: str) -> None:
        """Handle an interaction (JSON) that another process received, as if received here."""
        cast("_State", self._connection).bring(Arrival(json.loads(payload), handed=True))

    async def settle_shards(self) -> int:
        """Return the number of shards: the given one, or what Discord recommends.

        Raises the errors of the call.
        """
        given = cast("int | None", self.shard_count)
        self.shard_count = given or (await self.identifying.advice()).shards
        return self.shard_count

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify, without counting that as time spent connecting."""
        limit = self._limits.pop(shard_id or 0, None)
        if limit is not None:
            limit.reschedule(None)
        await self.identifying.admit(shard_id or 0)
        if limit is not None:
            limit.reschedule(asyncio.get_running_loop().time() + CONNECTING)

    async def launch_shards(self) -> None:
        """Connect the first shard, then the others while the first one is already working.

        Raises the library's errors if Discord is out of reach from the start.
        """
        self._connection.shard_count = await self.settle_shards()
        shard_ids = self.shard_ids or range(self._connection.shard_count)
        self._connection.shard_ids = shard_ids
        first, *others = shard_ids
        await self._launch(first)
        if others:
            self._launching = asyncio.create_task(self._launch_others(others))

    async def close(self) -> None:
        """Stop connecting, and close all connections."""
        if self._launching is not None:
            self._launching.cancel()
        # The library would still wait for its servers, and report them after everything is closed.
        for waiting in (self._connection._ready_task, *self._connection._ready_tasks.values()):
            if waiting is not None:
                waiting.cancel()
        state = cast("_State", self._connection)
        await state.give_up({shard.ws for shard in self._launched.values()})
        await super().close()
        state.silence()

    async def _launch_others(self, shard_ids: Iterable[int]) -> None:
        """Connect the shards one by one; those that fail are tried again after all others."""
        backoff, missing = ExponentialBackoff[Any](), list(shard_ids)
        while missing := [one for one in missing if not await self._is_launched(one)]:
            await asyncio.sleep(backoff.delay())

    async def _is_launched(self, shard_id: int) -> bool:
        try:
            await self._launch(shard_id)
        except Exception as error:
            _LOG.warning("shard %s cannot connect yet; it is tried again: %r", shard_id, error)
            return False
        return True

    async def _launch(self, shard_id: int) -> None:
        """Connect a shard. Raises the library's errors."""
        queue: asyncio.PriorityQueue[Any] = vars(self)["_AutoShardedClient__queue"]
        async with asyncio.timeout(CONNECTING) as self._limits[shard_id]:
            socket = await DiscordWebSocket.from_client(self, shard_id=shard_id)
        self._launched[shard_id] = shard = _Shard(socket, self, queue.put_nowait)
        shard.launch()

    @property
    def _launched(self) -> dict[int, Shard]:
        shards: dict[int, Shard] = vars(self)["_AutoShardedClient__shards"]
        return shards

    async def _advice(self) -> Advice:
        shards, _url, limit = await self.http.get_bot_gateway()
        given = cast("int | None", self.shard_count)
        if self.booking is not None and given is not None and given < shards:
            _LOG.warning(TOO_FEW, given, shards)
        seconds = limit["reset_after"] / 1000
        return Advice(shards, limit["remaining"], seconds, limit["max_concurrency"])


class _Shard(Shard):
    """A connection that reconnects on its own; in the library, the other shards wait for it.

    It also survives errors at which the library would end the program, except those that only the
    operator can fix.
    """

    _returning: asyncio.Task[None] | None = None

    def __init__(
        self, ws: DiscordWebSocket, client: ShardedBot, put: Callable[[EventItem], None]
    ) -> None:
        super().__init__(ws, client, partial(self._put, put))

    def _put(self, put: Callable[[EventItem], None], item: EventItem) -> None:
        if item.type is not EventType.terminate or isinstance(
            item.error, discord.PrivilegedIntentsRequired
        ):
            put(item)
        elif item.error is not None:
            self._return(self._break_off(item.error))

    async def _break_off(self, error: Exception) -> None:
        """Close a connection whose events cannot be read; a new one follows after a pause."""
        with suppress(*self._handled_exceptions):
            await self.ws.close()
        await self._handle_disconnect(error)

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        self._return(super().reidentify(exc))

    async def reconnect(self) -> None:
        self._return(super().reconnect())

    async def close(self) -> None:
        if self._returning is not None:
            self._returning.cancel()
        await super().close()

    def _return(self, coming: Coroutine[Any, Any, None]) -> None:
        self._returning = asyncio.create_task(coming)


class _State(AutoShardedConnectionState[Any]):
    """The library's cache, changed to forget the servers that a shard no longer has.

    It tracks the newest connection of each shard from the start, because the thread of a connection
    that is given up while it waits to identify would keep it alive forever.
    """

    def __init__(self, **options: Any) -> None:  # noqa: ANN401 - the library's own
        super().__init__(**options)
        self._newest: dict[int | None, DiscordWebSocket] = {}
        self._unreadable: set[tuple[str, type[Exception]]] = set()
        for name, parse in self.parsers.items():
            self.parsers[name] = partial(self._read, name, parse)

    def _read(self, name: str, parse: Callable[[Any], None], data: Any) -> None:  # noqa: ANN401
        """Parse an event; if that fails, skip it and log it once per kind."""
        try:
            _check_ids(data)
            parse(data)
        except Exception as error:
            if name == VITAL:
                raise
            self._pass_over(name, data, error)

    def _pass_over(self, name: str, data: Any, error: Exception) -> None:  # noqa: ANN401
        kind = (name, type(error))
        if kind not in self._unreadable:
            self._unreadable.add(kind)
            _EVENTS.warning("event_unreadable", type=name, exc_info=error)
        if name == "GUILD_CREATE":
            self._keep_server(data)

    def _keep_server(self, data: Any) -> None:  # noqa: ANN401 - whatever came
        """Keep a server whose data cannot be parsed, since the bot is on it nevertheless."""
        with suppress(Exception):
            _check_ids(data)
            if self._get_guild(guild_id := int(data["id"])) is None:
                made = discord.Guild._create_unavailable(state=self, guild_id=guild_id, data=None)
                self._add_guild(made)

    async def give_up(self, others: Collection[DiscordWebSocket]) -> None:
        """Close the connections still waiting to identify; the library only closes the `others`."""
        for waiting in {*self._newest.values()} - {*others}:
            with suppress(Exception):
                async with asyncio.timeout(CLOSING):
                    await waiting.socket.close()

    def silence(self, shards: Iterable[int | None] | None = None) -> None:
        """Stop the heartbeats of the newest connections of these shards, by default of all."""
        for shard_id in tuple(self._newest if shards is None else shards):
            former = self._newest.pop(shard_id, None)
            if former is not None and former._keep_alive is not None:
                former._keep_alive.stop()

    def _update_references(self, ws: DiscordWebSocket) -> None:
        self.silence((ws.shard_id,))
        self._newest[ws.shard_id] = ws
        super()._update_references(ws)

    def parse_interaction_create(self, data: gateway.InteractionCreateEvent) -> None:
        self.bring(Arrival(data))

    def bring(self, arrival: Arrival) -> None:
        """Handle an interaction; the tasks created for it can tell how it arrived."""
        with arriving(arrival):
            super().parse_interaction_create(arrival.payload)

    def parse_ready(self, data: gateway.ReadyEvent) -> None:
        shard_id, there = data["shard"][0], {int(guild["id"]) for guild in data["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == shard_id and guild.id not in there:
                self._remove_guild(guild)
        # It waits for the servers of all shards, so a shard that reconnects must not end it for the
        # others.
        self._ready_task = None
        super().parse_ready(data)


def _check_ids(data: Any) -> None:  # noqa: ANN401 - whatever came
    """Raise OverflowError if an event has an impossible id."""
    for key in ("id", "guild_id", "channel_id"):
        if int(data.get(key) or 0).bit_length() > ID_BITS:
            raise OverflowError(key)
