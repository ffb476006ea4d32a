"""The sender of posts over the bot's connection to Discord, which classifies its failures.

A person's direct-message channel never changes, so it is opened only once.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

import discord
from cachetools import FIFOCache

from bot.host.core.api import Posted, PublishFailed, Table
from bot.host.core.background.delivery import LONGEST_DELAY, SOON
from bot.host.servers.places import FILES, HISTORY
from cogs.posting.cards import Cards
from cogs.posting.channels import may_read
from cogs.posting.editor import Editor
from cogs.posting.members import Members
from cogs.posting.messages import Change, allowed, bears, illustrate, offers
from cogs.posting.obstacles import NOT_BY_POSTS, OF_TABLE, Obstacles, lacking, opened
from cogs.posting.posts import Post, nonce_of
from cogs.posting.publisher import Found
from cogs.posting.threads import PRIVATE, NoThreads, hindrance, is_refused, open_thread
from cogs.requests import refusals
from cogs.requests.budget import Priority
from cogs.requests.refusals import ADDING, ERRORS, Sort
from cogs.requests.throttle import calls_as
from cogs.ui.context import Context
from cogs.ui.kit.files import files_of, known_files
from cogs.ui.kit.layout import layout

MOST = 10_000
"""Maximum number of people whose direct-message channel is remembered."""


class Directs:
    """Opens direct-message channels; `cogs.requests.throttle` limits how many at a time."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known = FIFOCache[int, int](MOST)

    async def channel_of(self, user_id: int) -> int:
        """Return the id of a person's direct-message channel. Raises discord.py's errors."""
        known = self._known.get(user_id)
        if known is None:
            channel = await self._client.create_dm(discord.Object(user_id))
            known = self._known[user_id] = channel.id
        return known

    def forget(self, user_id: int) -> None:
        """Forget a person's direct-message channel, so that it is opened again next time."""
        self._known.pop(user_id, None)


FORBIDDEN = 300.0
"""Seconds until the next try if a permission is missing, because a person has to notice first."""
MOST_HISTORY = 300
"""Maximum number of messages in a channel searched for a post that an earlier try may have sent."""
CLOCKS_DIFFER = timedelta(minutes=10)
"""Largest difference expected between this machine's clock and Discord's."""
NONCE_LASTS = timedelta(minutes=2)
"""Time for which Discord certainly remembers a nonce: "the past few minutes" (Message page, Create
Message)."""
GONE = 900.0
"""Seconds until the next try if the channel is gone; moving the table triggers one at once."""
MOST_NONCES = 4
"""Maximum number of nonces tried for a post before it waits until Discord forgets them."""
_MOST_REPORTED = 500
"""Maximum number of faulty posts that are remembered as reported."""
_IN_WORDS = (refusals.PERMISSION, refusals.UPLOADS, refusals.PAYLOAD, refusals.UNKNOWN)
"""Refusals that the pictures alone may have caused."""
_IS_GONE = (refusals.NO_MESSAGE, refusals.NO_CHANNEL)
_NOBODY = (refusals.CLOSED, refusals.NO_PERSON)
"""Refusals for a person to whom no direct message can be sent."""

_log = logging.getLogger(__name__)


class DiscordSender:
    """Sends posts over the bot's own connection to Discord."""

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
        self.began: datetime | None = None
        """Time at which this process began to post, None before that."""
        self._directs = Directs(client)
        self._reported = FIFOCache[str, str](_MOST_REPORTED)
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def place(self, table: Table) -> int:
        """Return a table's channel or thread, opening the thread of a table that needs one.

        If threads are forbidden, a table stays in the channel, except a private one. Raises
        PublishFailed.
        """
        if await self._context.host.servers.places.is_gone(table.id):
            raise PublishFailed("its channel was deleted", GONE, place_id=table.channel_id)
        table = await self._with_thread(table)
        await self._members.let_in(table)
        return table.place_id

    async def _with_thread(self, table: Table) -> Table:
        """Return a table after opening its thread if it needs one. Raises PublishFailed."""
        if table.where != "thread" or table.thread_id is not None:
            return table
        async with self._opening.setdefault(table.id, asyncio.Lock()):
            table = await self._context.host.tables.get(table.id)
            if table.thread_id is not None:
                return table
            thread_id = await self._thread(table)
            places = self._context.host.servers.places
            for what in NOT_BY_POSTS:
                await places.give(table.channel_id, what)
            await places.give(table.channel_id, refusals.TITLE.name, table.id)
            table = await self._context.host.lobby.set_thread(table.id, thread_id, table)
        # The card links to the thread; the first post need not wait for its update.
        self._cards.show_soon(table)
        return table

    async def _thread(self, table: Table) -> int:
        """Return the id of the table's new thread, or of its channel. Raises PublishFailed."""
        try:
            return await open_thread(self._client, table)
        except (NoThreads, *ERRORS) as error:
            if not is_refused(error):
                await self._obstacles.met(table.channel_id, error, table.id)
                raise self._failed(table.channel_id, error) from error
            if table.private:
                raise await self._no_private_thread(table, error) from error
            _log.warning("table %s stays in its channel: %r", table.id, error)
            return table.channel_id

    async def _no_private_thread(self, table: Table, error: Exception) -> PublishFailed:
        """Notify the owner why a private table has no thread yet, and return the failure."""
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
            # The nonce may have returned the message of an earlier try.
            await self._keep_only(place_id, message, post)
        except ERRORS as error:
            await self._obstacles.met(place_id, error, post.table_id)
            await self._report(error, post)
            raise self._failed(place_id, error) from error
        return message.id

    async def _allowed(self, place_id: int, post: Post) -> discord.Message:
        """Send a post, or only its texts if pictures are not allowed."""
        pictures = bool(post.screen.files())
        try:
            message = await self._under_a_nonce(place_id, post)
        except discord.HTTPException as error:
            if not pictures or refusals.of(error) not in _IN_WORDS:
                raise
            message = await self._under_a_nonce(place_id, post.in_words())
            await self._free(place_id, post, FILES, refusals.UPLOADS.name)
            await self._without_pictures(place_id, post, error)
        else:
            # A post without pictures does not prove that pictures are allowed.
            await self._free(place_id, post, *(() if pictures else (FILES, refusals.UPLOADS.name)))
        return message

    async def _free(self, place_id: int, post: Post, *but: str) -> None:
        """Store that a channel accepts posts, which disproves obstacles except those in `but`."""
        places, of_table = self._context.host.servers.places, {one.name for one in OF_TABLE}
        others = (HISTORY, ADDING, refusals.PEOPLE_FULL.name, *NOT_BY_POSTS, *of_table)
        await places.free(place_id, *others, *but)
        if post.table_id is not None:
            await places.give(place_id, refusals.AUTOMOD.name, post.table_id)

    async def _without_pictures(self, place_id: int, post: Post, error: Exception) -> None:
        """Notify the owners, or record, why a post was sent without pictures."""
        refusal = refusals.of(error)
        if refusal == refusals.UPLOADS:
            await self._obstacles.lacks(place_id, refusal.name)
        elif refusal == refusals.PERMISSION:
            await self._obstacles.lacks(place_id, FILES)
        await self._report(error, post)

    async def _report(self, error: Exception, post: Post) -> None:
        """Record a fault of the bot as an incident, once per post."""
        if refusals.of(error).sort is Sort.OURS and self._reported.get(post.nonce) is None:
            incidents = self._context.host.core.incidents
            self._reported[post.nonce] = await incidents.record(error, "post", post.table_id)

    async def _under_a_nonce(self, place_id: int, post: Post) -> discord.Message:
        """Send a post under a nonce that no deleted message has had.

        Under the nonce of a deleted message Discord sends nothing new (*Message*, Create Message,
        `enforce_nonce`; pull request 6647 of its documentation), even if that message was in
        another channel.
        """
        for number in range(MOST_NONCES):
            try:
                return await self._message(place_id, post, _nonce(place_id, post, number))
            except discord.HTTPException as error:
                other = refusals.of(error) == refusals.NO_MESSAGE
                if not self._context.emojis.are_gone(error) and not other:
                    raise
                if number == MOST_NONCES - 1:
                    raise
        raise AssertionError

    async def _message(self, place_id: int, post: Post, nonce: str) -> discord.Message:
        called = allowed(post.mentions, post.roles)
        return await self._client.get_partial_messageable(place_id).send(
            view=layout(self._context.emojis.on(post.screen), post.mark),
            files=post.screen.files(),
            silent=not (called.users or called.roles),
            nonce=nonce,
            allowed_mentions=called,
        )

    async def _keep_only(self, place_id: int, message: discord.Message, post: Post) -> None:
        """Remove the buttons that a post no longer has from its message.

        `message` is as Discord has just returned it. Raises discord.py's errors.
        """
        await self._editor.strip(place_id, message.id, offers(post.screen), message)

    async def find(
        self, place_id: int, post: Post, since: datetime, edited: int | None
    ) -> Found | None:
        """Return the message into which an earlier try turned the post, None if there is none.

        It is newer than `since`, the first try, or is the message `edited` to show the post. Only
        the buttons that the post has now are kept on it. Raises PublishFailed, even if the bot may
        not read the channel, unless this process tried so recently that the nonce prevents a second
        message.
        """
        channel = self._client.get_partial_messageable(place_id)
        try:
            message = await self._marked(channel, post.mark, since, edited)
            if message is not None:
                await self._keep_only(place_id, message, post)
            elif not await self.may_read(place_id) and not self._is_under_nonce(since):
                raise PublishFailed(
                    "whether it got out is not known",
                    FORBIDDEN,
                    place_id=place_id,
                    permission=HISTORY,
                )
        except ERRORS as error:
            await self._obstacles.met(place_id, error)
            raise self._failed(place_id, error) from error
        return None if message is None else Found(message.id, files_of(message) != ())

    async def may_read(self, place_id: int) -> bool:
        """Return whether the bot may read a channel; if not, notify the owners of its tables.

        Raises discord.py's errors.
        """
        reads = await may_read(self._client, place_id)
        if reads:
            await self._context.host.servers.places.give(place_id, HISTORY)
        else:
            await self._obstacles.cannot_read(place_id)
        return reads

    def _is_under_nonce(self, since: datetime) -> bool:
        """Return whether Discord certainly still knows the nonce of a post first tried at `since`.

        For tries of an earlier process the answer is no: a machine may start with a wrong clock,
        and Discord promises no number of minutes.
        """
        if self.began is None:
            return False
        return self.began <= since <= self._context.host.now() <= since + NONCE_LASTS

    async def _marked(
        self, channel: discord.PartialMessageable, mark: int, since: datetime, edited: int | None
    ) -> discord.Message | None:
        """Return the bot's message with a mark, or None. Raises discord.py's errors."""
        if edited is not None:
            try:
                message = await channel.fetch_message(edited)
            except discord.HTTPException as error:
                if refusals.of(error) not in (refusals.PERMISSION, *_IS_GONE):
                    raise
            else:
                if bears(message, mark, self._client.user):
                    return message
        history = channel.history(limit=MOST_HISTORY, after=since - CLOCKS_DIFFER)
        async for message in history:
            if bears(message, mark, self._client.user):
                return message
        return None

    async def edit(self, place_id: int, message_id: int, post: Post) -> bool:
        """Edit an earlier message to show this post with its pictures; return whether that worked.

        Raises PublishFailed if that is unknown.
        """
        try:
            await self._rewrite(place_id, message_id, post)
        except ERRORS as error:
            if refusals.of(error) in (refusals.NO_ANSWER, refusals.BROKEN):
                raise failed(error) from error
            await self._report(error, post)
            _log.info("message %s is not edited: %s", message_id, error)
            return False
        return True

    async def _rewrite(self, place_id: int, message_id: int, post: Post) -> None:
        """Replace a message's content with a post, or with its texts if pictures are refused."""

        def shown(post: Post, known: discord.Message | None) -> Change:
            return _shown(replace(post, screen=self._context.emojis.on(post.screen)), known)

        try:
            await self._editor.rewrite(place_id, message_id, lambda known: shown(post, known))
        except discord.HTTPException as error:
            if self._context.emojis.are_gone(error):
                await self._rewrite(place_id, message_id, post)
                return
            if not post.screen.files() or refusals.of(error) not in _IN_WORDS:
                raise
            words = post.in_words()
            await self._editor.rewrite(place_id, message_id, lambda known: shown(words, None))

    @calls_as(Priority.EDIT)
    async def strip(self, place_id: int, message_id: int) -> None:
        """Remove the buttons, and the question with them, from an older post.

        Raises PublishFailed.
        """
        fetched = False
        try:
            fetched = await self._editor.strip(place_id, message_id)
        except ERRORS as error:
            if refusals.of(error) not in _IS_GONE:
                await self._obstacles.met_reading(place_id, error)
                raise self._failed(place_id, error) from error
            _log.info("message %s is gone with its buttons", message_id)
        if fetched:
            await self._context.host.servers.places.give(place_id, HISTORY)

    def _failed(self, place_id: int, error: Exception) -> PublishFailed:
        """Return the outbox's failure for an error in a channel, with any missing permission."""
        failure = failed(error)
        failure.place_id = place_id
        if refusals.of(error).told:
            failure.permission = lacking(self._client, place_id, error)
        return failure

    @calls_as(Priority.EDIT)
    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete a message of the bot. Raises PublishFailed."""
        try:
            await self._editor.delete(place_id, message_id)
        except ERRORS as error:
            if refusals.of(error) not in _IS_GONE:
                raise failed(error) from error
            _log.info("message %s is gone already", message_id)

    @calls_as(Priority.EDIT)
    async def illustrate(self, place_id: int, message_id: int, post: Post) -> None:
        """Add a post's pictures to its message, unless that shows another post by now.

        Raises PublishFailed.
        """

        def make(known: discord.Message) -> Change | None:
            ours = bears(known, post.mark, self._client.user)
            return illustrate(known, post.screen) if ours else None

        try:
            await self._editor.change(place_id, message_id, make)
        except ERRORS as error:
            if refusals.of(error) not in _IS_GONE:
                raise failed(error) from error
            _log.info("message %s is gone without its pictures", message_id)

    async def send_direct(self, user_id: int, post: Post, since: datetime | None) -> Posted | None:
        """Send a direct message, unless an earlier try did; None if it may not have been sent."""
        try:
            return await self.try_direct(user_id, post, since)
        except PublishFailed as error:
            _log.info("a person cannot be sent a direct message: %s", error.reason)
            return None

    async def try_direct(self, user_id: int, post: Post, since: datetime | None) -> Posted | None:
        """Send a direct message, unless an earlier try did; None if Discord refuses it.

        Raises PublishFailed if it may have been sent.
        """
        if user_id < 0:
            return None
        try:
            place = self._client.get_partial_messageable(await self._directs.channel_of(user_id))
            message = since and await self._marked(place, post.mark, since, None)
            if not message:
                message = await self._under_a_nonce(place.id, post)
        except ERRORS as error:
            self._directs.forget(user_id)
            if refusals.of(error) in _NOBODY:
                _log.info("a person cannot be sent a direct message: %s", error)
                return None
            await self._report(error, post)
            raise failed(error) from error
        return Posted(place.id, message.id)

    async def show_card(self, table: Table) -> None:
        """Update the lobby card to show the table."""
        await self._cards.show(table)


def _nonce(place_id: int, post: Post, number: int) -> str:
    """Return the nonce of a post, which is the same at every try but differs between channels."""
    return nonce_of(f"{post.nonce}-{place_id}-{number}")


def failed(error: Exception) -> PublishFailed:
    """Return the outbox's failure for a Discord error: retry, or give up if the post is faulty.

    If the channel is gone, the next try opens another thread or finds the table moved.
    """
    refusal = refusals.of(error)
    if seconds := refusals.wait(error):
        return PublishFailed(str(error), seconds, longest=SOON)
    if refusal.sort is Sort.OURS or refusal == refusals.NOT_OUR_MESSAGE:
        return PublishFailed(str(error), None)
    if refusal in refusals.BY_EVENT:
        return PublishFailed(str(error), FORBIDDEN)
    return PublishFailed(str(error), longest=SOON)


def _shown(post: Post, known: discord.Message | None) -> Change:
    """Return the change that makes a message show a post, keeping pictures that it has."""
    files = post.screen.attachments(known_files(known))
    return Change(layout(post.screen, post.mark), files)
