"""The outbox's way into Discord: posts, threads, mentions, and what failing means."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast
from urllib.parse import urlsplit

import aiohttp
import discord
from discord import ui

from bot.engine.api import Event
from bot.host.api import Bulletin, Notice, PublishFailed, Table
from bot.locales import Words
from cogs.calls import WHISPERED, Calls, Plan
from cogs.gallery import of_post
from cogs.posts import Post, build_post
from cogs.ui import limits
from cogs.ui.absence import told
from cogs.ui.house import DRAWERS, WAITING
from cogs.ui.layout import layout
from cogs.ui.lobby import card
from cogs.ui.screen import Screen
from cogs.ui.studio import Busy, Studio
from cogs.ui.threads import WEEK, open_private
from render.api import Renderer

if TYPE_CHECKING:
    from bot.app import GamesBot

MOST_DEBTS = 100
"""Posts without their pictures that are remembered; what they show is also in words."""
MOST_EVENTS = 40
"""What a short post tells at most before a new one begins."""
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

    async def edit(self, place_id: int, message_id: int, post: Post) -> bool:
        """Show a post in place of the one before; tell whether that was possible."""

    async def strip(self, place_id: int, message_id: int) -> None:
        """Take the buttons off an older post; failing is no harm."""

    async def illustrate(self, place_id: int, message_id: int, screen: Screen) -> None:
        """Show the pictures on a post that was sent without; failing is no harm."""

    async def whisper(self, user_id: int, screen: Screen) -> bool:
        """Send a direct message to a person who wants such; tell whether it got out."""

    async def show_card(self, table: Table) -> None:
        """Bring the table's lobby card up to date; failing is no harm."""


class _Debt(NamedTuple):
    """A post that went out without its pictures."""

    bulletin: Bulletin
    post: Post
    place_id: int
    message_id: int


class _Short(NamedTuple):
    """The newest post of a table within a phase, and what it told."""

    message_id: int
    events: tuple[Event, ...]


class GamePublisher:
    """Builds posts off the event loop and hands them to a sender.

    A post whose pictures fail, or find no room to be drawn, goes out in words at once.
    Within a phase there is one short post a table that says how things are: as long as nobody
    has to be called, it is edited; else the next one takes its place.
    """

    def __init__(
        self,
        renderers: Mapping[str, Renderer[Any, Any]],
        sender: Sender,
        studio: Studio | None = None,
        calls: Calls | None = None,
    ) -> None:
        self._renderers = renderers
        self._calls = calls
        self._short: dict[int, _Short] = {}
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
        plan = Plan(post.mentions)
        if self._calls is not None:
            plan = await self._calls.plan(bulletin, post.mentions)
            post = _planned(post, plan, Words(table.language))
        message_id = await self._edited(bulletin, post, place_id)
        if message_id is None:
            message_id = await self._sent(bulletin, post, place_id)
        await self._tell_directly(table, plan, place_id, message_id)
        return message_id

    async def ask(self, table: Table, place_id: int, post: Post) -> int:
        """Ask the people whom a post mentions something, each called as he wants to be.

        Raises PublishFailed.
        """
        plan = Plan(post.mentions)
        if self._calls is not None:
            plan = await self._calls.asking(table, post.mentions)
        message_id = await self._sender.send(place_id, replace(post, mentions=plan.mentions))
        await self._tell_directly(table, plan, place_id, message_id)
        return message_id

    async def _sent(self, bulletin: Bulletin, post: Post, place_id: int) -> int:
        """Send a new message, which takes the place of the one before."""
        table = bulletin.table
        message_id = await self._sender.send(place_id, post)
        if post.lacks:
            self._debts.append(_Debt(bulletin, post, place_id, message_id))
        if bulletin.replaces is not None:
            await self._sender.strip(place_id, bulletin.replaces)
        if bulletin.kind == "end":
            await self._sender.show_card(table)
        if _is_short(bulletin, post):
            self._short[table.id] = _Short(message_id, bulletin.events)
        else:
            self._short.pop(table.id, None)
        return message_id

    async def _edited(self, bulletin: Bulletin, post: Post, place_id: int) -> int | None:
        """Bring the short post before up to date and return its id, None where a new one is due.

        An edit calls nobody, and what is older than an hour is better left alone.
        """
        last = self._short.get(bulletin.table.id)
        if last is None or last.message_id != bulletin.replaces or post.mentions:
            return None
        events = (*last.events, *bulletin.events)
        age = discord.utils.utcnow() - discord.utils.snowflake_time(last.message_id)
        if not _is_short(bulletin, post) or len(events) > MOST_EVENTS or age > limits.EDITABLE:
            return None
        whole = await self._post(replace(bulletin, events=events))
        if not await self._sender.edit(place_id, last.message_id, replace(whole, mentions=())):
            return None
        self._short[bulletin.table.id] = _Short(last.message_id, events)
        return last.message_id

    async def _tell_directly(
        self, table: Table, plan: Plan, place_id: int, message_id: int
    ) -> None:
        """Send the direct messages; who is not reached and not called otherwise is mentioned."""
        link = f"https://discord.com/channels/{table.guild_id}/{place_id}/{message_id}"
        for whisper in plan.whispers:
            text = whisper.text(table, link)
            reached = await self._sender.whisper(whisper.user_id, Screen((text,)))
            if whisper.alone and not reached:
                mention = f"<@{whisper.user_id}>"
                said = Words(whisper.language)(f"{whisper.key}-closed", mention=mention)
                nonce = f"{message_id}-{whisper.user_id}"[-limits.NONCE :]
                with suppress(PublishFailed):
                    await self._sender.send(
                        place_id, Post(Screen((said,)), (whisper.user_id,), nonce)
                    )

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
        for user_id in notice.calls:
            words = Words(table.language)
            if self._calls is not None:
                words = await self._calls.words(table, user_id)
            text = told(notice, words)
            await self._sender.whisper(user_id, Screen((f"{text} <#{table.place_id}>",)))

    async def _post(self, bulletin: Bulletin) -> Post:
        table = bulletin.table
        renderer = self._renderers[table.game]
        try:
            return await self._studio.draw(build_post, bulletin, renderer, table.language)
        except Busy:
            return await asyncio.to_thread(build_post, bulletin, renderer, table.language, False)


def _is_short(bulletin: Bulletin, post: Post) -> bool:
    """Tell whether a post only asks on within a phase."""
    return bulletin.kind == "turn" and bulletin.asks and not post.screen.pictures and not post.lacks


def _planned(post: Post, plan: Plan, words: Words) -> Post:
    """Return a post that mentions whom it shall, and who is probably next."""
    if plan.ahead is None:
        return replace(post, mentions=plan.mentions)
    line = f"-# {words('post-next', mention=f'<@{plan.ahead}>')}"
    screen = replace(post.screen, texts=(*post.screen.texts, line))
    return replace(post, screen=screen, mentions=(*plan.mentions, plan.ahead))


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
        if table.private:
            return await open_private(self._bot, table, name, await self._people(table))
        message = self._card(table)
        try:
            thread = await message.create_thread(name=name, auto_archive_duration=WEEK)
        except discord.HTTPException as error:
            if error.code == _HAS_THREAD:
                return message.id
            raise
        return thread.id

    async def _people(self, table: Table) -> list[int]:
        """Return who belongs into a private thread."""
        guests = await self._bot.house.host.manners.guests(table.id)
        seated = [chair.user_id for chair in table.chairs if chair.user_id is not None]
        return [*seated, *(guest.person.id for guest in guests)]

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

    async def edit(self, place_id: int, message_id: int, post: Post) -> bool:
        """Show a post without pictures in place of another one; tell whether it worked."""
        message = self._bot.get_partial_messageable(place_id).get_partial_message(message_id)
        try:
            await message.edit(
                view=layout(post.screen), allowed_mentions=discord.AllowedMentions.none()
            )
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("message %s is not edited: %s", message_id, error)
            return False
        return True

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

    async def whisper(self, user_id: int, screen: Screen) -> bool:
        """Send a direct message to a person who chose to be called so."""
        keeps = await self._bot.house.host.people.keeps(user_id)
        if keeps.pings not in WHISPERED:
            return False
        try:
            channel = await self._bot.create_dm(discord.Object(user_id))
            await channel.send(view=layout(screen))
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("user %s cannot be told directly: %s", user_id, error)
            return False
        return True

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
