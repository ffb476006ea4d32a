"""Reactions to Discord's events, such as lost channels and removed obstacles; lobby expiry."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import datetime

import discord
from cachetools import FIFOCache
from discord.ext import commands

from bot.host.core.api import HostError, PublishFailed, Table, WrongStatus
from bot.locales import Words
from bot.runtime.shard_range import shard_of
from cogs.client import Client
from cogs.posting.posts import Post, nonce_of
from cogs.requests import refusals
from cogs.requests.refusals import ERRORS, Sort
from cogs.ui.interaction import Request
from cogs.ui.screens.lobby import expired_card

CALM = 5.0
"""Minimum seconds between two retries, or two checks of a post, caused by clicks at one table."""
MOST_LOOKED = 2000
"""Number of tables for which the time of the last check of their post is remembered."""

_log = logging.getLogger(__name__)


class PlacesCog(commands.Cog):
    """Listener for events about channels, threads and permissions, and for visits to tables."""

    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.outbox = bot.context.host.posting.outbox
        self.tables = bot.context.host.tables
        self._looked: FIFOCache[int, datetime] = FIFOCache(MOST_LOOKED)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Handle deletions, and removed obstacles, from while the shard was disconnected."""
        host = self.bot.context.host
        put_off = await self.outbox.servers_put_off(shard_id)
        for guild_id in sorted({*put_off, *await host.servers.audit.servers_waiting(shard_id)}):
            await self._wake_server(guild_id)
        for place in await self.tables.running_places(shard_id):
            guild = self.bot.get_guild(place.guild_id)
            if guild is None or guild.unavailable:
                continue
            if guild.get_channel_or_thread(place.place_id) is None:
                await self.bot.obstacles.lost(place.place_id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Handle the deletion of a thread."""
        await self.bot.obstacles.lost(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle the deletion of a channel, including all its threads."""
        for place_id in await self.tables.places_in(channel.id):
            await self.bot.obstacles.lost(place_id)
        await self.bot.context.host.leagues.look_after_server(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Retry posts, since a thread may be open again (discord.py caches no archived threads)."""
        for table in await self.tables.at(payload.thread_id):
            await self.outbox.wake(table.id)
            if not payload.data["thread_metadata"]["archived"]:
                with suppress(PublishFailed):
                    await self.bot.members.let_in(table, opening=False)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Retry posts, since a change of permissions or type may have removed an obstacle."""
        await self._wake_server(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry posts if a role's permissions changed."""
        if before.permissions != after.permissions:
            await self._wake_server(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Retry posts, since the role may have denied something, and check the leagues' roles."""
        await self._wake_server(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Retry posts if the bot's roles changed; Discord sends no updates of other members."""
        if after == after.guild.me:
            await self._wake_server(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Retry posts on a server that is available again, unless the whole shard is starting."""
        connectivity = self.bot.context.host.connectivity
        if shard_of(guild.id, connectivity.shards) in connectivity.linked:
            await self._wake_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Retry posts on a server that the bot has joined."""
        await self._wake_server(guild.id)

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: discord.Interaction, _command: object
    ) -> None:
        """Treat a finished command as a visit to its table."""
        await self.on_table_visited(await Request.of(interaction))

    @commands.Cog.listener()
    async def on_table_visited(self, request: Request) -> None:
        """Retry what failed at a table that a user visits, and check that its post exists.

        Only the process that owns the table does this, not one that only reads it.
        """
        if request.table_id is None:
            return
        try:
            await self.bot.context.host.cluster.check(request.table_id)
            if await self.outbox.stuck(request.table_id):
                await self.outbox.wake(request.table_id, CALM)
            await self._look_for_post(request, request.table_id)
        except (HostError, *ERRORS) as error:
            _log.info("whether table %s still asks is not known: %s", request.table_id, error)
        except Exception:
            _log.exception("table %s is not looked after", request.table_id)

    async def _wake_server(self, guild_id: int) -> None:
        """Retry everything that failed to post on a server."""
        await self.outbox.wake_server(guild_id)
        await self.bot.context.host.leagues.look_after_server(guild_id)
        await self.bot.context.host.servers.audit.hasten(guild_id)

    async def _look_for_post(self, request: Request, table_id: int) -> None:
        """Post the open question again if its post was deleted; Discord sends no event for that.

        The check is skipped in three cases: the click came from the post itself; the user has
        moved, so that there is a new post, or the others who must act will check it; or a new post
        is about to be sent.
        """
        table, clicked = await self.tables.get(table_id), request.interaction.message
        if table.status != "running" or table.post_id is None:
            return
        now, looked = request.interaction.created_at, self._looked.get(table_id)
        there = clicked is not None and clicked.id == table.post_id
        if there or looked is None or (now - looked).total_seconds() >= CALM:
            self._looked[table_id] = now
            if not (there or request.moved or await self._is_new(table, now)):
                await self._ask_again_if_gone(request, table)

    async def _is_new(self, table: Table, now: datetime) -> bool:
        """Return whether a table's post was sent or edited since `now`, or a new one is due."""
        assert table.post_id is not None
        edited = self.bot.editor.existed_since(table.post_id, now)
        return edited or await self.outbox.asks_soon(table.id)

    async def _ask_again_if_gone(self, request: Request, table: Table) -> None:
        assert table.post_id is not None
        try:
            await self.bot.get_partial_messageable(table.place_id).fetch_message(table.post_id)
        except discord.HTTPException as error:
            if refusals.of(error) == refusals.NO_MESSAGE:
                await self.outbox.ask_again(table.id, table.post_id, request.user_id)
            elif refusals.of(error) == refusals.NO_CHANNEL:
                await self.bot.obstacles.met(table.place_id, error)
            else:
                raise


async def setup(bot: Client) -> None:
    """Load the cog."""
    await bot.add_cog(PlacesCog(bot))


_HOPELESS = (*refusals.BY_EVENT, refusals.UNKNOWN)
"""Refusals that may be permanent: the bot does not retry forever to post about an expired lobby."""


async def announce_expired(bot: Client) -> None:
    """Abandon expired lobbies and notify their owners; retry notices that failed."""
    lobby = bot.context.host.lobby
    for table in await lobby.expire():
        try:
            await _announce(bot, table)
        except WrongStatus:
            _log.info("table %s was opened again", table.id)
        except PublishFailed as error:
            if _passes(error):
                _log.info("the expiry of table %s is announced later: %s", table.id, error)
                continue
            _log.warning(
                "table %s has expired, and its players cannot be notified: %s", table.id, error
            )
            await lobby.mark_expiry_announced(table.id)


def _passes(error: PublishFailed) -> bool:
    """Return whether an error is temporary, so that another try makes sense."""
    if error.__cause__ is None:
        return error.retry_after is not None
    refusal = refusals.of(error.__cause__)
    return refusal.sort is Sort.LATER and refusal not in _HOPELESS


async def _announce(bot: Client, table: Table) -> None:
    """Post the card again with the button that renews it, and delete the old card.

    An earlier attempt may already have posted it. Raises WrongStatus, PublishFailed.
    """
    lobby = bot.context.host.lobby
    since = await lobby.begin_expiry(table.id)
    screen = await expired_card(table, bot.context, Words(table.language))
    nonce = nonce_of(f"expired-{table.id}-{table.card_id}")
    post = Post(screen, (table.owner_id,), nonce, table_id=table.id)
    card_id = await bot.publisher.ask(table, table.channel_id, post, since)
    if table.card_id is not None:
        try:
            await bot.sender.delete(table.channel_id, table.card_id)
        except PublishFailed as error:
            _log.info("the old card of table %s stays: %s", table.id, error)
    await lobby.mark_expiry_announced(table.id, card_id=card_id)
