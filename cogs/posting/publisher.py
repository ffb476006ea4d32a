"""The Discord publisher of the outbox, which handles posts, threads, mentions and errors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from math import inf
from typing import NamedTuple, Protocol

import discord

from bot.engine.api import Event
from bot.host.core.api import CALLED, Bulletin, Notice, Posted, PublishFailed, Table
from bot.host.people.audience import Audience
from bot.host.posting.batching import Delays
from bot.host.posting.calls import is_call
from bot.locales import Words
from bot.locales.markdown import Markdown
from bot.presenting import limits
from bot.presenting.draw_pool import Busy, DrawPool
from bot.presenting.pictures import draw
from bot.presenting.services import DRAWERS, WAITING
from cogs.posting.notifications import Notifications, text_of
from cogs.posting.posts import NOTHING, Offers, Post, build_post, illustrated, nonce_of, retold
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.absence import notice_text as announced
from render.jobs import Drawer, Faces, here

MOST_EVENTS = 40
"""Maximum number of events in a short post; further events begin a new post."""
ON_CARD = frozenset({"start", "end", "abandoned"})
"""Kinds of posts after which the lobby card is updated, even if an answer has not done so."""
SPARE = 2
"""Number of calls in a channel kept in reserve for newer edits and for new messages."""
WHEN_BUSY = 15.0
"""Seconds until the next try for pictures that found no room in the queue."""


class Found(NamedTuple):
    """A message that an earlier try sent or edited, and whether it has pictures."""

    message_id: int
    illustrated: bool


class Sender(Protocol):
    """Destination of posts: Discord, or a recorder in benchmarks."""

    async def place(self, table: Table) -> int:
        """Return the channel or thread of a table, opening its thread if it has none."""

    async def send(self, place_id: int, post: Post) -> int:
        """Send a post and return its message id. Raises PublishFailed."""

    async def find(
        self, place_id: int, post: Post, since: datetime, edited: int | None
    ) -> Found | None:
        """Return the message that an earlier try after `since` sent or edited, or None.

        Only the buttons that the post has now are kept on it. Raises PublishFailed.
        """

    async def edit(self, place_id: int, message_id: int, post: Post) -> bool:
        """Edit an earlier message to show this post with its pictures; return whether that worked.

        Raises PublishFailed if that is not known.
        """

    async def strip(self, place_id: int, message_id: int) -> None:
        """Remove the buttons, and the question with them, from an older post.

        Raises PublishFailed.
        """

    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete a message. Raises PublishFailed."""

    async def illustrate(self, place_id: int, message_id: int, post: Post) -> None:
        """Add the pictures to a post that was sent without them. Raises PublishFailed."""

    async def send_direct(self, user_id: int, post: Post, since: datetime | None) -> Posted | None:
        """Send a direct message, or return None if it was not sent.

        At a retry, `since` is the time after which an earlier try may have sent it.
        """

    async def show_card(self, table: Table) -> None:
        """Update the table's lobby card; a failure does no harm."""


class ChannelLimits(Protocol):
    """Estimates when Discord will accept more calls in a channel."""

    def send_in(self, place_id: int, spare: int = 0) -> float:
        """Return the seconds until a message can be sent while leaving room for `spare` more."""

    def edit_in(self, place_id: int, message_id: int, spare: int = 0) -> float:
        """Return the seconds until a message can be edited while leaving room for `spare` more."""


class _Short(NamedTuple):
    """A table's newest post within a phase, and the events that it reports."""

    message_id: int
    events: tuple[Event, ...]


class GamePublisher:
    """Builds posts outside the event loop and passes them to a sender.

    A post is sent without pictures if drawing them fails or the draw queue is full. Within a phase,
    each table has one short post with its current state, which is edited for up to an hour; people
    to be notified of an edit are mentioned in a separate line.
    """

    def __init__(
        self,
        faces: Faces,
        sender: Sender,
        draw_pool: DrawPool | None = None,
        notifications: Notifications | None = None,
        drawer: Drawer | None = None,
        offers: Callable[[str], Offers] = lambda _: NOTHING,
        channel_limits: ChannelLimits | None = None,
    ) -> None:
        self._faces = faces
        self._offers = offers
        self._notifications = notifications
        self._short: dict[int, _Short] = {}
        self._sender = sender
        self._draw_pool = draw_pool or DrawPool(DRAWERS, WAITING)
        self._drawer = drawer or here(faces)
        self._limits = channel_limits

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        """Post a bulletin only once, even if repeated; return None if nothing is posted.

        Raises PublishFailed.
        """
        table = bulletin.table
        if bulletin.notice is not None and bulletin.notice.private:
            await self._send_private(bulletin, bulletin.notice)
            return None
        if is_call(bulletin):
            return await self._call(bulletin)
        post = await self._post(bulletin)
        post = replace(post, mentions=_called(post.mentions, bulletin))
        if post.screen.empty:
            return await self._overtaken(bulletin, post)
        place_id = await self._sender.place(table)
        told = Audience(post.mentions)
        if self._notifications is not None:
            told = await self._notifications.of_post(bulletin, post.mentions)
            post = _for(told, post, Words(table.language))
        posted = (
            await self._found(bulletin, post, place_id)
            or (told.ahead is None and await self._edited(bulletin, post, place_id))
            or await self._sent(bulletin, post, place_id)
        )
        if posted.message_id == bulletin.replaces and told.mentions:
            posted = posted._replace(line=await self._line(bulletin, told.mentions, posted))
        if bulletin.kind in ON_CARD:
            await self._sender.show_card(table)
        about = (place_id, posted.message_id)
        await self._send_directs(table, told, about, bulletin.tried, bulletin)
        return posted

    def delays(self, table: Table) -> Delays:
        """Return the delays until a table's next post can be sent, as a message and as an edit.

        A thread that is still to be opened has no delays.
        """
        if self._limits is None or (table.where == "thread" and table.thread_id is None):
            return Delays()
        place_id, newest = table.place_id, self._editable(table.id, table.post_id)
        return Delays(
            self._limits.send_in(place_id),
            inf if newest is None else self._limits.edit_in(place_id, newest.message_id),
        )

    def edit_in(self, place_id: int, message_id: int) -> float:
        """Return the seconds until an older post can be edited without delaying a newer one."""
        return 0.0 if self._limits is None else self._limits.edit_in(place_id, message_id, SPARE)

    async def strip(self, place_id: int, message_id: int) -> None:
        """Remove the buttons from a message. Raises PublishFailed."""
        await self._sender.strip(place_id, message_id)

    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete a message. Raises PublishFailed."""
        await self._sender.delete(place_id, message_id)

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        """Add the missing pictures to a post. Raises PublishFailed."""
        try:
            post = await self._drawn(await self._in_words(bulletin))
        except Busy:
            raise PublishFailed("no room to draw", WHEN_BUSY) from None
        if post.lacks:
            raise PublishFailed("its pictures cannot be drawn", None)
        await self._sender.illustrate(posted.place_id, posted.message_id, post)

    async def ask(
        self, table: Table, place_id: int, post: Post, since: datetime | None = None
    ) -> int:
        """Send a post with a question, notifying each person mentioned in the way they chose.

        At a retry, `since` is the time after which an earlier try may have sent it. Raises
        PublishFailed.
        """

        def send(mentions: tuple[int, ...]) -> Awaitable[int]:
            return send_once(self._sender, place_id, replace(post, mentions=mentions), since)

        return await self.call(table, place_id, post.mentions, send, since)

    async def call(
        self,
        table: Table,
        place_id: int,
        asked: tuple[int, ...],
        send: Callable[[tuple[int, ...]], Awaitable[int]],
        since: datetime | None = None,
    ) -> int:
        """Notify people by a message that mentions some of them, each in the way they chose.

        People who are asleep are not notified. At a retry, `since` is the time after which an
        earlier try may have sent the message. Raises what `send` raises.
        """
        told = Audience(asked)
        if self._notifications is not None:
            told = await self._notifications.of_question(asked)
        message_id = await send(told.mentions)
        await self._send_directs(table, told, (place_id, message_id), since)
        return message_id

    async def _call(self, bulletin: Bulletin) -> Posted | None:
        """Notify people by a separate line or directly, each with a link to the current post."""
        table, called = bulletin.table, tuple(sorted(bulletin.calls or ()))
        place_id = await self._sender.place(table)
        told = Audience(called)
        if self._notifications is not None:
            told = await self._notifications.of_post(bulletin, called)
        data = {"link": _link(table, place_id, table.post_id)}
        line = Notice(CALLED, data, told.mentions)
        post = await self._post(replace(bulletin, notice=line))
        posted = await self._found(bulletin, post, place_id)
        if posted is None and told.mentions:
            posted = Posted(place_id, await self._sender.send(place_id, post))
        about = (place_id, table.post_id)
        await self._send_directs(table, told, about, bulletin.tried, bulletin)
        return posted

    async def _overtaken(self, bulletin: Bulletin, post: Post) -> Posted | None:
        """Find the earlier message of a post that no longer has content; remove its question.

        This happens to a question after a pass, once the table has moved on.
        """
        if bulletin.tried is None:
            return None
        return await self._found(bulletin, post, await self._sender.place(bulletin.table))

    async def _found(self, bulletin: Bulletin, post: Post, place_id: int) -> Posted | None:
        """Return the message that an earlier try sent or edited, None if there is none."""
        if bulletin.tried is None:
            return None
        found = await self._sender.find(place_id, post, bulletin.tried, bulletin.replaces)
        if found is None:
            return None
        # The message's current content is not known, so the next post is a new message.
        self._short.pop(bulletin.table.id, None)
        lacks = not found.illustrated and (post.lacks or bool(post.screen.files()))
        return Posted(place_id, found.message_id, lacks)

    async def _sent(self, bulletin: Bulletin, post: Post, place_id: int) -> Posted:
        """Send a post as a new message."""
        message_id = await self._sender.send(place_id, post)
        self._keep_short(bulletin, _Short(message_id, bulletin.events))
        return Posted(place_id, message_id, post.lacks)

    async def _edited(self, bulletin: Bulletin, post: Post, place_id: int) -> Posted | None:
        """Edit the previous short post, or return None if a new message is needed.

        Posts older than an hour are not edited.
        """
        last = self._editable(bulletin.table.id, bulletin.replaces)
        if last is None or not self._rather_edits(bulletin, post):
            return None
        events = (*last.events, *bulletin.events)
        if len(events) > MOST_EVENTS:
            return None
        renderer, language = self._faces[bulletin.table.game].renderer, bulletin.table.language
        longer, offers = replace(bulletin, events=events), self._offers(bulletin.table.game)
        whole = await asyncio.to_thread(retold, post, longer, renderer, language, offers)
        if not await self._sender.edit(place_id, last.message_id, replace(whole, mentions=())):
            return None
        self._keep_short(bulletin, _Short(last.message_id, events))
        return Posted(place_id, last.message_id, post.lacks)

    def _editable(self, table_id: int, newest: int | None) -> _Short | None:
        """Return the newest post of a table if it is short and young enough to edit."""
        last = self._short.get(table_id)
        if last is None or last.message_id != newest:
            return None
        age = discord.utils.utcnow() - discord.utils.snowflake_time(last.message_id)
        return last if age <= limits.EDITABLE else None

    def _rather_edits(self, bulletin: Bulletin, post: Post) -> bool:
        """Return whether to edit the newest post rather than send a new one.

        The next question of a phase is sent as an edit, unless the channel accepts a message sooner
        than an edit. The end of a phase is sent as an edit only if it notifies nobody, because
        edits do not notify, and if the channel accepts few or no messages now, because those are
        reserved for posts that cannot be edits.
        """
        delays = self.delays(bulletin.table)
        if _is_short(bulletin):
            return delays.edit <= delays.send
        if bulletin.kind != "phase" or post.mentions or delays.edit or self._limits is None:
            return False
        return self._limits.send_in(bulletin.table.place_id, SPARE) > 0

    def _keep_short(self, bulletin: Bulletin, shown: _Short) -> None:
        """Remember the newest post if the next post may be an edit of it."""
        if _is_short(bulletin):
            self._short[bulletin.table.id] = shown
        else:
            self._short.pop(bulletin.table.id, None)

    async def _line(self, bulletin: Bulletin, called: tuple[int, ...], posted: Posted) -> int:
        """Mention people in a separate line, because an edit notifies nobody; return its id.

        The line is deleted when they move.
        """
        link = _link(bulletin.table, posted.place_id, posted.message_id)
        notice = Notice(CALLED, {"link": link}, called)
        line = Post(
            Screen((announced(notice, Words(bulletin.table.language)),)),
            called,
            nonce_of(f"{bulletin.key}-line"),
            table_id=bulletin.table.id,
        )
        return await send_once(self._sender, posted.place_id, line, bulletin.tried)

    async def _send_directs(
        self,
        table: Table,
        told: Audience,
        about: tuple[int, int | None],
        since: datetime | None,
        bulletin: Bulletin | None = None,
    ) -> None:
        """Send the direct messages; mention people whom nothing else reaches.

        Each message links to the message that it is `about`. At a retry, `since` is the time after
        which an earlier try may have sent it.
        """
        link = _link(table, *about)
        # Two calls may be about the same message, which was edited in between.
        call = f"{about[1]}" if bulletin is None else f"{bulletin.key}-direct"
        for direct in told.direct:
            user_id, nonce = direct.user_id, nonce_of(f"{call}-{direct.user_id}")
            text = text_of(direct.key, direct.language, table, link)
            post = Post(Screen((text,)), (), nonce)
            message = await self._sender.send_direct(user_id, post, since)
            if message is not None and bulletin is not None and direct.asks:
                await self._remember(bulletin, user_id, message)
            if direct.alone and message is None:
                words = Words(direct.language or table.language)
                said = words(f"{direct.key}-closed", mention=f"<@{user_id}>")
                line = Post(Screen((said,)), (user_id,), nonce, table_id=table.id)
                with suppress(PublishFailed):
                    await send_once(self._sender, about[0], line, since)

    async def _send_private(self, bulletin: Bulletin, notice: Notice) -> None:
        """Send a notice as direct messages to the people it is for, except those asleep."""
        if self._notifications is None:
            return
        table, called = bulletin.table, _called(notice.calls, bulletin)
        for direct in (await self._notifications.of_private(called)).direct:
            words = Words(direct.language or table.language)
            screen = Screen((f"{announced(notice, words)} <#{table.place_id}>",))
            post = Post(screen, (), nonce_of(f"{bulletin.key}-{direct.user_id}"))
            message = await self._sender.send_direct(direct.user_id, post, bulletin.tried)
            if message is not None:
                await self._remember(bulletin, direct.user_id, message)

    async def _remember(self, bulletin: Bulletin, user_id: int, message: Posted) -> None:
        """Store a direct message that asks a person something."""
        if self._notifications is not None:
            await self._notifications.remember(bulletin, user_id, message)

    async def _post(self, bulletin: Bulletin) -> Post:
        """Build a post, without pictures if the draw queue is full."""
        post = await self._in_words(bulletin)
        try:
            return await self._drawn(post)
        except Busy:
            return illustrated(post, None)

    async def _in_words(self, bulletin: Bulletin) -> Post:
        """Build a post without its pictures."""
        table = bulletin.table
        renderer = self._faces[table.game].renderer
        offers = self._offers(table.game)
        return await asyncio.to_thread(build_post, bulletin, renderer, table.language, offers)

    async def _drawn(self, post: Post) -> Post:
        """Return a post with its pictures. Raises Busy if the draw queue is full."""
        if not post.jobs:
            return post
        return illustrated(post, await self._draw_pool.draw(draw, post.jobs, self._drawer))


async def send_once(sender: Sender, place_id: int, post: Post, since: datetime | None) -> int:
    """Send a post, unless an earlier try after `since` has sent it. Raises PublishFailed."""
    tried = since and await sender.find(place_id, post, since, None)
    return tried.message_id if tried else await sender.send(place_id, post)


def _called(user_ids: tuple[int, ...], bulletin: Bulletin) -> tuple[int, ...]:
    """Return the people among `user_ids` whom the bulletin notifies."""
    calls = bulletin.calls
    return tuple(user_id for user_id in user_ids if calls is None or user_id in calls)


def _link(table: Table, place_id: int, message_id: int | None) -> Markdown:
    """Return a message's URL as Markdown, because escaping it like a name would break it."""
    place = f"https://discord.com/channels/{table.guild_id}/{place_id}"
    return Markdown(place if message_id is None else f"{place}/{message_id}")


def _is_short(bulletin: Bulletin) -> bool:
    """Return whether a bulletin is only the next question within a phase."""
    return bulletin.kind == "turn" and bulletin.asks


def _for(told: Audience, post: Post, words: Words) -> Post:
    """Return a post with its mentions, including the one of the person who is probably next."""
    if told.ahead is None:
        return replace(post, mentions=told.mentions)
    line = f"-# {words('post-next', mention=f'<@{told.ahead}>')}"
    screen = replace(post.screen, texts=(*post.screen.texts, line))
    return replace(post, screen=screen, mentions=(*told.mentions, told.ahead))
