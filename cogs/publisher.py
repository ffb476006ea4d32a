"""The outbox's way into Discord: posts, threads, mentions, and what failing means."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, cast
from urllib.parse import urlsplit

import aiohttp
import discord
from discord import ui

from bot.host.api import Bulletin, Notice, PublishFailed, Table
from bot.locales import Words
from cogs.gallery import of_post
from cogs.posts import Post, build_post
from cogs.ui import limits
from cogs.ui.absence import told
from cogs.ui.house import DRAWERS, WAITING
from cogs.ui.layout import layout
from cogs.ui.lobby import card
from cogs.ui.screen import Screen
from cogs.ui.studio import Busy, Studio
from render.api import Renderer

if TYPE_CHECKING:
    from bot.app import GamesBot

MOST_DEBTS = 100
"""Posts without their pictures that are remembered; what they show is also in words."""
WEEK: Literal[10080] = 10080
"""Minutes until a silent thread archives itself."""
_HAS_THREAD = 160004
FORBIDDEN = 300.0
"""Seconds until the next try where a permission is missing: somebody has to notice first."""

_log = logging.getLogger(__name__)


class Sender(Protocol):
    """Where posts go: Discord, or a recorder in benchmarks."""

    async def place(self, table: Table) -> int:
        """Return the channel or thread of a table, opening its thread when it has none."""

    async def send(self, place_id: int, post: Post) -> int:
        """Send a post and return its message id. Raises PublishFailed."""

    async def strip(self, place_id: int, message_id: int) -> None:
        """Take the buttons off an older post; failing is no harm."""

    async def illustrate(self, place_id: int, message_id: int, screen: Screen) -> None:
        """Show the pictures on a post that was sent without; failing is no harm."""

    async def whisper(self, user_id: int, screen: Screen) -> None:
        """Send a direct message to a person who wants such; failing is no harm."""

    async def show_card(self, table: Table) -> None:
        """Bring the table's lobby card up to date; failing is no harm."""


class _Debt(NamedTuple):
    """A post that went out without its pictures."""

    bulletin: Bulletin
    post: Post
    place_id: int
    message_id: int


class GamePublisher:
    """Builds posts off the event loop and hands them to a sender.

    A post whose pictures fail, or find no room to be drawn, goes out in words at once.
    """

    def __init__(
        self,
        renderers: Mapping[str, Renderer[Any, Any]],
        sender: Sender,
        studio: Studio | None = None,
    ) -> None:
        self._renderers = renderers
        self._sender = sender
        self._studio = studio or Studio(DRAWERS, WAITING)
        self._debts: deque[_Debt] = deque(maxlen=MOST_DEBTS)

    @property
    def lacking(self) -> int:
        """Return how many posts wait for their pictures."""
        return len(self._debts)

    async def publish(self, bulletin: Bulletin) -> int | None:
        """Post a bulletin and return the message id, None where there is nothing to tell.

        Raises PublishFailed.
        """
        table = bulletin.table
        if bulletin.notice is not None and bulletin.notice.private:
            await self._whisper(table, bulletin.notice)
            return None
        post = await self._post(bulletin)
        if post.screen.empty:
            return None
        place_id = await self._sender.place(table)
        message_id = await self._sender.send(place_id, post)
        if post.lacks:
            self._debts.append(_Debt(bulletin, post, place_id, message_id))
        if bulletin.replaces is not None:
            await self._sender.strip(place_id, bulletin.replaces)
        if bulletin.kind == "end":
            await self._sender.show_card(table)
        return message_id

    async def catch_up(self) -> None:
        """Give the posts that lack their pictures one more try; who finds no room waits on."""
        for _ in range(len(self._debts)):
            debt = self._debts.popleft()
            table = debt.bulletin.table
            words, renderer = Words(table.language, table.names), self._renderers[table.game]
            try:
                pictures = await self._studio.draw(of_post, debt.bulletin, renderer, words)
            except Busy:
                self._debts.append(debt)
                return
            if pictures is not None:
                screen = replace(debt.post.screen, pictures=pictures)
                await self._sender.illustrate(debt.place_id, debt.message_id, screen)

    async def _whisper(self, table: Table, notice: Notice) -> None:
        text = told(notice, Words(table.language))
        for user_id in notice.calls:
            await self._sender.whisper(user_id, Screen((f"{text} <#{table.place_id}>",)))

    async def _post(self, bulletin: Bulletin) -> Post:
        table = bulletin.table
        renderer = self._renderers[table.game]
        try:
            return await self._studio.draw(build_post, bulletin, renderer, table.language)
        except Busy:
            return await asyncio.to_thread(build_post, bulletin, renderer, table.language, False)


class DiscordSender:
    """Sends over the bot's own connection."""

    def __init__(self, bot: GamesBot) -> None:
        self._bot = bot

    async def place(self, table: Table) -> int:
        """Return where the table lives; a table with `where` = thread gets its thread here.

        The thread hangs on the lobby card and so carries its id: a repetition after a
        restart finds it again. Where threads are forbidden, the table stays in the channel.
        """
        if table.where != "thread" or table.thread_id is not None or table.card_id is None:
            return table.place_id
        try:
            thread_id = await self._open_thread(table)
        except discord.Forbidden:
            _log.warning("table %s stays in its channel: no permission for threads", table.id)
            thread_id = table.channel_id
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise failed(error) from error
        # The card leads to the thread.
        await self.show_card(await self._bot.house.host.lobby.set_thread(table.id, thread_id))
        return thread_id

    async def _open_thread(self, table: Table) -> int:
        words = Words(table.language)
        name = words("table-title", game=words(f"{table.game}-title"), table=table.id)
        message = self._card(table)
        try:
            thread = await message.create_thread(name=name, auto_archive_duration=WEEK)
        except discord.HTTPException as error:
            if error.code == _HAS_THREAD:
                return message.id
            raise
        return thread.id

    async def send(self, place_id: int, post: Post) -> int:
        """Send a post and return its message id. Raises PublishFailed."""
        mentions = [discord.Object(user_id) for user_id in post.mentions]
        try:
            message = await self._bot.get_partial_messageable(place_id).send(
                view=layout(post.screen),
                files=post.screen.files(),
                silent=not mentions,
                nonce=post.nonce,
                allowed_mentions=discord.AllowedMentions(
                    everyone=False, roles=False, users=mentions
                ),
            )
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise failed(error) from error
        return message.id

    async def strip(self, place_id: int, message_id: int) -> None:
        """Take the buttons off an older post; its texts and pictures stay."""
        try:
            message = await self._bot.get_partial_messageable(place_id).fetch_message(message_id)
            await message.edit(
                view=_without_rows(message), allowed_mentions=discord.AllowedMentions.none()
            )
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("buttons of message %s stay: %s", message_id, error)

    async def illustrate(self, place_id: int, message_id: int, screen: Screen) -> None:
        """Edit the pictures into a post; buttons that it has lost meanwhile stay away."""
        try:
            message = await self._bot.get_partial_messageable(place_id).fetch_message(message_id)
            view = ui.LayoutView.from_message(message, timeout=None)
            has_rows = any(isinstance(item, ui.ActionRow) for item in view.walk_children())
            await message.edit(
                view=layout(screen if has_rows else replace(screen, rows=())),
                attachments=screen.files(),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("message %s stays without pictures: %s", message_id, error)

    async def whisper(self, user_id: int, screen: Screen) -> None:
        """Send a direct message to a person who chose to be called so."""
        keeps = await self._bot.house.host.people.keeps(user_id)
        if keeps.pings not in ("dm", "both"):
            return
        try:
            channel = await self._bot.create_dm(discord.Object(user_id))
            await channel.send(view=layout(screen))
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("user %s cannot be told directly: %s", user_id, error)

    async def show_card(self, table: Table) -> None:
        """Edit the lobby card so that it shows the table as it is."""
        if table.card_id is None:
            return
        screen = card(table, self._bot.house, Words(table.language))
        try:
            await self._card(table).edit(view=layout(screen))
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("the card of table %s stays as it is: %s", table.id, error)

    def _card(self, table: Table) -> discord.PartialMessage:
        assert table.card_id is not None
        channel = self._bot.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        return channel.get_partial_message(table.card_id)


def failed(error: Exception) -> PublishFailed:
    """Return what an error of Discord means for the outbox: try again, or never.

    A missing permission is something that an admin mends; a channel that is gone stays gone.
    """
    if isinstance(error, discord.RateLimited):
        return PublishFailed(str(error), error.retry_after)
    if isinstance(error, discord.Forbidden):
        return PublishFailed(str(error), FORBIDDEN)
    if isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429:
        _log.error("a post will never get out: %s", error)
        return PublishFailed(str(error), None)
    return PublishFailed(str(error))


def _without_rows(message: discord.Message) -> ui.LayoutView:
    """Return the message's own layout without buttons and menus.

    The addresses of pictures expire; by their file names they stay the message's own.
    """
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in list(view.walk_children()):
        if isinstance(item, ui.ActionRow) and item.parent is not None:
            cast(ui.Container[Any], item.parent).remove_item(item)
        elif isinstance(item, ui.MediaGallery):
            item.items = [_kept(entry) for entry in item.items]
    return view


def _kept(entry: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    name = urlsplit(entry.media.url).path.rsplit("/", 1)[-1]
    return discord.MediaGalleryItem(
        f"attachment://{name}", description=limits.clip(entry.description or "", limits.ALT) or None
    )
