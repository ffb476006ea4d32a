"""Channels in which the bot cannot post: notices to table owners, and new threads for deleted ones.

If the whole channel was deleted, the players are notified instead.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeVar
from weakref import WeakValueDictionary

import discord

from bot.host.core.api import Table
from bot.host.servers.places import FILES, GONE, HISTORY, Places
from bot.locales import Words
from bot.locales.markdown import Markdown, mention
from bot.runtime.log_events import logger
from cogs.posting import channels
from cogs.posting.posts import nonce_of
from cogs.posting.threads import exists, reached
from cogs.requests import refusals
from cogs.requests.refusals import ADDING, ERRORS, NO_THREADS, REASONS, Sort
from cogs.ui.context import Context
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Screen
from cogs.ui.lookup import title

OF_TABLE = (refusals.AUTOMOD, refusals.TITLE)
"""Refusals of a table's content, which do not affect other tables in the same place."""
NOT_BY_POSTS = frozenset({"create_private_threads", NO_THREADS, refusals.THREADS_FULL.name})
"""Obstacles to opening a thread, which may persist although a post elsewhere succeeded."""
_MINOR = frozenset({FILES, HISTORY, ADDING, refusals.UPLOADS.name, refusals.PEOPLE_FULL.name})
"""Obstacles that do not stop posts, and so never replace a more serious one that is known."""

T = TypeVar("T")

_log = logging.getLogger(__name__)
_events = logger(__name__)


class Obstacles:
    """Handles Discord errors that last until people remove their cause."""

    def __init__(self, client: discord.Client, context: Context) -> None:
        self._client = client
        self._context = context
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @property
    def _places(self) -> Places:
        return self._context.host.servers.places

    async def met(self, place_id: int, error: Exception, table_id: int | None = None) -> None:
        """Handle an error that occurred when posting in a channel, optionally about a table.

        A failure to handle it does no harm.
        """
        refusal = refusals.of(error)
        if refusal == refusals.NO_CHANNEL:
            await self.lost(place_id)
        elif refusal in OF_TABLE and table_id is not None:
            table = await self._context.host.tables.get(table_id)
            await self.lacks(place_id, refusal.name, [table])
        elif refusal.told:
            await self.lacks(place_id, lacking(self._client, place_id, error))

    async def met_reading(self, place_id: int, error: Exception) -> None:
        """Tell owners why old posts keep their buttons, unless another obstacle is known."""
        if refusals.of(error) == refusals.PERMISSION:
            await self.cannot_read(place_id)

    async def cannot_read(self, place_id: int) -> None:
        """Tell owners that the bot may not read a channel, unless another obstacle is known."""
        missing = channels.lacking(self._client.get_channel(place_id))
        if missing == [HISTORY] and not await self._places.lacks(place_id) - {HISTORY}:
            await self.lacks(place_id, HISTORY)

    async def lacks(
        self, place_id: int, permission: str, tables: Sequence[Table] | None = None
    ) -> None:
        """Notify tables' owners of an obstacle to posting, by default for all tables of a channel.

        An obstacle is a missing permission or one of `REASONS`. Owners who cannot be notified now
        are notified later.
        """
        if tables is None:
            tables = await self._context.host.tables.at(place_id)
        async with self._lock(place_id):
            for table in await self._places.unnotified(tables, place_id, permission):
                if not self._is_there(table) or await self._is_worse_off(table, permission):
                    continue
                where = {"table": table.id, "guild": table.guild_id, "channel": place_id}
                if permission in REASONS:
                    _events.warning("post_hindered", **where, reason=permission)
                else:
                    _events.warning("permission_missing", **where, permission=permission)
                if table.of_league:
                    oversight = self._context.host.leagues.oversight
                    await oversight.tell_obstacle(table, place_id, permission)
                elif not await self._notify_owner(table, place_id, permission):
                    continue
                await self._places.hinder(table, place_id, permission)

    def _is_there(self, table: Table) -> bool:
        """Return whether a table's server is available, since nothing is known during an outage."""
        guild = self._client.get_guild(table.guild_id)
        return guild is not None and not guild.unavailable

    async def _is_worse_off(self, table: Table, what: str) -> bool:
        """Return whether a more serious obstacle is already known for a table."""
        known = await self._places.of_table(table.id)
        return what in _MINOR and known is not None and known not in _MINOR

    async def lost(self, place_id: int) -> None:
        """Check the tables of a channel or thread that seems to have been deleted."""
        try:
            if not await exists(self._client, place_id):
                for table in await self._context.host.tables.at(place_id):
                    await self.gone(table, place_id)
        except ERRORS as error:
            _log.info("whether place %s is gone is not known: %s", place_id, error)

    async def gone(self, table: Table, place_id: int) -> None:
        """Have a new thread opened, or notify the players that the whole channel was deleted."""
        if table.status != "running" or not self._is_there(table):
            return
        if place_id != table.channel_id and await exists(self._client, table.channel_id):
            _log.warning("table %s: its thread %s is gone", table.id, place_id)
            await self._places.lose_thread(table.id, place_id)
            await self._context.host.posting.outbox.wake(table.id)
            self._context.host.posting.outbox.run_soon(table.id)
            return
        if table.of_league and await self._context.host.leagues.oversight.moves(table):
            return
        async with self._lock(table.channel_id):
            if await self._places.unnotified([table], table.channel_id, GONE):
                _log.warning("table %s: its channel %s is gone", table.id, table.channel_id)
                await self._notify_all(table)
                await self._places.lose_channel(table)
                if table.of_league:
                    oversight = self._context.host.leagues.oversight
                    await oversight.tell_obstacle(table, table.channel_id, GONE)

    def _lock(self, place_id: int) -> asyncio.Lock:
        return self._locks.setdefault(place_id, asyncio.Lock())

    async def _notify_owner(self, table: Table, place_id: int, what: str) -> bool:
        """Notify the owner directly or in another channel; return whether that is settled.

        It is also settled if neither can ever work, so that it is not tried again at every post.
        """

        def said(words: Words) -> str:
            return hindered(title(table, words), place_id, what, words)

        told = [await self._notify(table, table.owner_id, said)]
        owner, guild = mention(table.owner_id), self._client.get_guild(table.guild_id)
        system = None if guild is None else guild.system_channel
        text = f"{owner} {said(Words(table.language))}"
        for channel_id in dict.fromkeys((table.channel_id, system.id if system else None)):
            if None not in told and channel_id not in (None, place_id):
                channel = self._client.get_partial_messageable(channel_id)
                told.append(await self._send(channel, text, table.owner_id, table.id))
        if None not in told:
            _log.warning("the owner of table %s could not be notified", table.id)
        return None in told or Sort.LATER not in told

    async def _notify_all(self, table: Table) -> None:
        """Notify players by direct message, the only way left; the owner even if they want none."""
        people = [chair.user_id for chair in table.chairs if chair.user_id is not None]
        preferences = await self._context.host.people.preferences.of({*people})
        for user_id in people:
            if preferences[user_id].pings != "none" or user_id == table.owner_id:
                await self._notify(
                    table,
                    user_id,
                    lambda words: words("hindered-gone", table=title(table, words), id=table.id),
                )

    async def _notify(
        self, table: Table, user_id: int, said: Callable[[Words], str]
    ) -> Sort | None:
        """Send a direct message in the person's language; return how it failed, or None."""
        preferences = await self._context.host.people.preferences.get(user_id)
        text = said(Words(preferences.language or table.language))
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
        except ERRORS as error:
            _log.info("a player of table %s is not notified directly: %s", table.id, error)
            return refusals.of(error).sort
        return await self._send(channel, text, user_id, table.id)

    async def _send(
        self, channel: discord.abc.Messageable, text: str, user_id: int, table_id: int
    ) -> Sort | None:
        """Send a text that mentions a person; return how it failed, or None."""
        called = discord.AllowedMentions(users=[discord.Object(user_id)] if user_id > 0 else [])
        # The obstacle is stored only after sending. The nonce prevents a repetition after a crash
        # in between, but differs if the same obstacle occurs again later.
        nonce = nonce_of(f"{user_id}-{text}-{await self._places.last_known_at(table_id)}")
        try:
            await channel.send(view=layout(Screen((text,))), allowed_mentions=called, nonce=nonce)
        except ERRORS as error:
            _log.info("a person is not notified: %s", error)
            return refusals.of(error).sort
        return None


def hindered(who: str, place_id: int, what: str, words: Words) -> str:
    """Return a sentence about the obstacle to a table's posts in a channel, and its remedy."""
    place = f"<#{place_id}>"
    if what in REASONS:
        reason = Markdown(words("reason", what=what, place=place))
        return words("hindered-reason", table=who, what=what, reason=reason)
    name = words("permission", name=what)
    return words("hindered", table=who, place=place, what=what, permission=name)


async def opened(client: discord.Client, place_id: int, work: Callable[[], Awaitable[T]]) -> T:
    """Do some work in a thread, reopening it if it is archived or locked."""
    try:
        return await work()
    except discord.HTTPException as error:
        thread = await reached(client, place_id) if is_locked(error) else None
        if not isinstance(thread, discord.Thread):
            raise
        try:
            if refusals.of(error) == refusals.LOCKED:
                await thread.edit(archived=False, locked=False)
            else:
                await thread.edit(archived=False)
        except discord.HTTPException as refused:
            if refusals.of(refused) not in (refusals.PERMISSION, *refusals.CLOSED_THREAD):
                raise
            raise error from None
        return await work()


def is_locked(error: Exception) -> bool:
    """Return whether an error says that the thread is archived or locked."""
    return refusals.of(error) in refusals.CLOSED_THREAD


def lacking(
    client: discord.Client, place_id: int, error: Exception, other: str | None = None
) -> str:
    """Return the missing permission that prevents posting, or another action named by `other`.

    For a refusal of another kind, return its reason.
    """
    refusal = refusals.of(error)
    if refusal != refusals.PERMISSION:
        return (refusals.LOCKED if is_locked(error) else refusal).name
    channel = client.get_channel(place_id)
    in_thread = isinstance(channel, discord.Thread)
    sending = "send_messages_in_threads" if in_thread else "send_messages"
    for name in _not_given(channel, ("view_channel", sending, *(() if other else (HISTORY,)))):
        return name
    if other is not None:
        return other
    return "view_channel" if refusals.is_hidden(error) else sending


def _not_given(channel: object, names: Iterable[str]) -> list[str]:
    """Return which of the permissions the bot lacks in a channel, as far as that is known."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return []
    try:
        given = channel.permissions_for(channel.guild.me)
    except discord.ClientException:
        return []
    return [name for name in names if not getattr(given, name)]
