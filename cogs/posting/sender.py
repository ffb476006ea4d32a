"""Send posts over the bot's connection to Discord, and classify failures for the outbox."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.host.api import Posted, PublishFailed, Table
from bot.host.core.retries import LONGEST_DELAY, SOON
from bot.host.servers.places import ADDING, FILES, HISTORY
from cogs.posting.cards import Cards
from cogs.posting.editor import Editor
from cogs.posting.members import Members
from cogs.posting.mentions import allowed
from cogs.posting.messages import Change, bears, illustrate, offers
from cogs.posting.obstacles import Obstacles, is_locked, lacking, opened
from cogs.posting.posts import Post
from cogs.posting.publisher import Found
from cogs.posting.threads import PRIVATE, NoThreads, hindrance, is_refused, open_thread
from cogs.requests.budget import Priority
from cogs.requests.throttle import calls_as
from cogs.ui.context import Context
from cogs.ui.kit.files import files_of
from cogs.ui.kit.layout import layout
from cogs.ui.kit.newest import Newest

FORBIDDEN = 300.0
"""Seconds until the next try where a permission is missing: somebody has to notice first."""
MOST_DIRECTS = 10_000
"""People whose channel of direct messages is remembered."""
MOST_HISTORY = 300
"""Messages of a channel among which a post is looked for that may have got out."""
CLOCKS_DIFFER = timedelta(minutes=10)
"""How far this machine's clock may be from Discord's."""
GONE = 900.0
"""Seconds until the next try where there is no channel: moving the table wakes it at once."""
_NO_CHANNEL = 10003

_log = logging.getLogger(__name__)


class DiscordSender:
    """Sends over the bot's own connection."""

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        obstacles: Obstacles,
        editor: Editor,
        cards: Cards,
        members: Members,
    ) -> None:
        self._client = client
        self._context = context
        self._obstacles = obstacles
        self._editor = editor
        self._cards = cards
        self._members = members
        self._directs = Newest[int, int](MOST_DIRECTS)
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def place(self, table: Table) -> int:
        """Return where the table lives; a table with `where` = thread gets its thread here.

        Where threads are forbidden, a table stays in the channel, but never a private one.
        Raises PublishFailed.
        """
        if await self._context.host.places.is_gone(table.id):
            raise PublishFailed("its channel was deleted", GONE, place_id=table.channel_id)
        table = await self._with_thread(table)
        await self._members.let_in(table)
        return table.place_id

    async def _with_thread(self, table: Table) -> Table:
        """Return a table, with its thread where it lives in one. Raises PublishFailed."""
        if table.where != "thread" or table.thread_id is not None:
            return table
        async with self._opening.setdefault(table.id, asyncio.Lock()):
            table = await self._context.host.tables.get(table.id)
            if table.thread_id is not None:
                return table
            thread_id = await self._thread(table)
            await self._context.host.places.free(table.channel_id)
            table = await self._context.host.lobby.set_thread(table.id, thread_id)
        # The card leads to the thread; the first post need not wait for that.
        self._cards.show_soon(table)
        return table

    async def _thread(self, table: Table) -> int:
        """Return the id of the table's thread, or of its channel. Raises PublishFailed."""
        try:
            return await open_thread(self._client, table)
        except (NoThreads, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            if not is_refused(error):
                await self._obstacles.met(table.channel_id, error)
                raise self._failed(table.channel_id, error) from error
            if table.private:
                raise await self._no_private_thread(table, error) from error
            _log.warning("table %s stays in its channel: %r", table.id, error)
            return table.channel_id

    async def _no_private_thread(self, table: Table, error: Exception) -> PublishFailed:
        """Tell why a private table waits for its thread, and return what that means."""
        what = hindrance(error)
        if what is not None:
            await self._obstacles.lacks(table.channel_id, what, [table])
        return PublishFailed(
            f"no private thread: {error!r}",
            FORBIDDEN if what == PRIVATE else SOON,
            longest=LONGEST_DELAY if what == PRIVATE else SOON,
            place_id=table.channel_id,
            permission=PRIVATE if what == PRIVATE else None,
        )

    async def send(self, place_id: int, post: Post) -> int:
        """Send a post and return its message id. Raises PublishFailed."""
        try:
            message = await opened(self._client, place_id, lambda: self._allowed(place_id, post))
            # The nonce may have brought back the message of an earlier try.
            await self._keep_only(place_id, message, post)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._obstacles.met(place_id, error)
            raise self._failed(place_id, error) from error
        return message.id

    async def _allowed(self, place_id: int, post: Post) -> discord.Message:
        """Send a post, in words alone where no more is allowed."""
        places = self._context.host.places
        pictures = bool(post.screen.files())
        try:
            message = await self._message(place_id, post)
        except discord.Forbidden:
            if not pictures:
                raise
            message = await self._message(place_id, post.in_words())
            await self._obstacles.lacks(place_id, FILES)
        else:
            # A post tells nothing of what it does not need.
            await places.free(place_id, HISTORY, ADDING, *(() if pictures else (FILES,)))
        return message

    async def _message(self, place_id: int, post: Post) -> discord.Message:
        called = allowed(post.mentions, post.roles)
        return await self._client.get_partial_messageable(place_id).send(
            view=layout(post.screen, post.mark),
            files=post.screen.files(),
            silent=not (called.users or called.roles),
            nonce=post.nonce,
            allowed_mentions=called,
        )

    async def _keep_only(self, place_id: int, message: discord.Message, post: Post) -> None:
        """Take the buttons off a message that its post does not have now. Raises discord's errors.

        What it shows has just been told.
        """
        await self._editor.strip(place_id, message.id, offers(post.screen), message)

    async def find(
        self, place_id: int, post: Post, since: datetime, edited: int | None
    ) -> Found | None:
        """Return the message that a post became when it was tried before; None = there is none.

        It is newer than the first try, or it is the one that the post was edited into. It keeps
        the buttons that the post has now. Raises PublishFailed.
        """
        channel = self._client.get_partial_messageable(place_id)
        try:
            message = await self._marked(channel, post.mark, since, edited)
            if message is not None:
                await self._keep_only(place_id, message, post)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._obstacles.met(place_id, error)
            raise self._failed(place_id, error) from error
        return None if message is None else Found(message.id, files_of(message) != ())

    async def _marked(
        self, channel: discord.PartialMessageable, mark: int, since: datetime, edited: int | None
    ) -> discord.Message | None:
        """Return our message with that mark. Raises discord's errors."""
        if edited is not None:
            with suppress(discord.NotFound, discord.Forbidden):
                message = await channel.fetch_message(edited)
                if bears(message, mark, self._client.user):
                    return message
        history = channel.history(limit=MOST_HISTORY, after=since - CLOCKS_DIFFER)
        async for message in history:
            if bears(message, mark, self._client.user):
                return message
        return None

    async def edit(self, place_id: int, message_id: int, post: Post) -> bool:
        """Edit another post to show this one with its pictures; tell whether that is possible.

        Raises PublishFailed where nobody knows.
        """
        try:
            await self._rewrite(place_id, message_id, post)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            if not isinstance(error, discord.HTTPException) or error.status >= 500:
                raise failed(error) from error
            _log.info("message %s is not edited: %s", message_id, error)
            return False
        return True

    async def _rewrite(self, place_id: int, message_id: int, post: Post) -> None:
        """Let a message show a post, in words alone where no more is allowed."""
        try:
            await self._editor.rewrite(place_id, message_id, lambda known: _shown(post, known))
        except discord.Forbidden as error:
            if not post.screen.files() or is_locked(error):
                raise
            words = post.in_words()
            await self._editor.rewrite(place_id, message_id, lambda known: _shown(words, None))

    @calls_as(Priority.EDIT)
    async def strip(self, place_id: int, message_id: int) -> None:
        """Take the buttons off an older post, and what they ask with them. Raises PublishFailed."""
        fetched = False
        try:
            fetched = await self._editor.strip(place_id, message_id)
        except discord.NotFound:
            _log.info("message %s is gone with its buttons", message_id)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            await self._obstacles.met_reading(place_id, error)
            raise self._failed(place_id, error) from error
        if fetched:
            await self._context.host.places.give(place_id, HISTORY)

    def _failed(self, place_id: int, error: Exception) -> PublishFailed:
        """Return what an error at a place means for the outbox, and which permission lacks."""
        failure = failed(error)
        failure.place_id = place_id
        if isinstance(error, discord.Forbidden) or is_locked(error):
            failure.permission = lacking(self._client, place_id, error)
        return failure

    @calls_as(Priority.EDIT)
    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete a message of our own. Raises PublishFailed."""
        try:
            await self._editor.delete(place_id, message_id)
        except discord.NotFound:
            _log.info("message %s is gone already", message_id)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise failed(error) from error

    @calls_as(Priority.EDIT)
    async def illustrate(self, place_id: int, message_id: int, post: Post) -> None:
        """Edit the pictures into a post, unless it shows another one by now.

        Raises PublishFailed.
        """

        def make(known: discord.Message) -> Change | None:
            ours = bears(known, post.mark, self._client.user)
            return illustrate(known, post.screen) if ours else None

        try:
            await self._editor.change(place_id, message_id, make)
        except discord.NotFound:
            _log.info("message %s is gone without its pictures", message_id)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise failed(error) from error

    async def send_direct(self, user_id: int, post: Post, since: datetime | None) -> Posted | None:
        """Send a direct message, unless it got out at an earlier try; None = nobody knows."""
        try:
            return await self.try_direct(user_id, post, since)
        except PublishFailed as error:
            _log.info("somebody cannot be told directly: %s", error.reason)
            return None

    async def try_direct(self, user_id: int, post: Post, since: datetime | None) -> Posted | None:
        """Send a direct message, unless it got out at an earlier try; None = Discord refuses it.

        Raises PublishFailed where it may have got out.
        """
        if user_id < 0:
            return None
        try:
            place = self._client.get_partial_messageable(await self._direct(user_id))
            message = since and await self._marked(place, post.mark, since, None)
            if not message:
                view = layout(post.screen, post.mark)
                message = await place.send(view=view, nonce=post.nonce)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            self._directs.pop(user_id)
            if isinstance(error, discord.HTTPException) and error.status in (400, 403, 404):
                _log.info("somebody cannot be told directly: %s", error)
                return None
            raise failed(error) from error
        return Posted(place.id, message.id)

    async def _direct(self, user_id: int) -> int:
        """Return the channel of somebody's direct messages, which stays the same."""
        known = self._directs.get(user_id)
        if known is None:
            channel = await self._client.create_dm(discord.Object(user_id))
            known = self._directs[user_id] = channel.id
        return known

    async def show_card(self, table: Table) -> None:
        """Edit the lobby card so that it shows the table as it is."""
        await self._cards.show(table)


def failed(error: Exception) -> PublishFailed:
    """Return what an error of Discord means for the outbox: retry or give up.

    A missing permission is something that an admin mends. Where the channel is gone, another
    thread is opened, or the table has been moved, until the next try.
    """
    if isinstance(error, discord.RateLimited):
        return PublishFailed(str(error), error.retry_after)
    if isinstance(error, discord.Forbidden) or is_locked(error):
        return PublishFailed(str(error), FORBIDDEN)
    if isinstance(error, discord.HTTPException) and error.code == _NO_CHANNEL:
        return PublishFailed(str(error))
    if isinstance(error, discord.HTTPException) and error.status < 500 and error.status != 429:
        return PublishFailed(str(error), None)
    return PublishFailed(str(error))


def _shown(post: Post, known: discord.Message | None) -> Change:
    """Return what a message must show to be a post; the pictures that it has already stay."""
    kept = None if known is None else files_of(known)
    return Change(layout(post.screen, post.mark), post.screen.attachments(kept or ()))
