"""The outbox's publisher for Discord: posts, threads, mentions, and errors."""

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
"""Most events that a short post lists before a new one begins."""
ON_CARD = frozenset({"start", "end", "abandoned"})
"""Kinds of posts after which the lobby card changes, even if no answer to a click updated it."""
SPARE = 2
"""Calls of a channel reserved for what needs them: edits, and new messages."""
WHEN_BUSY = 15.0
"""Seconds until the next try for pictures that found no room."""


class Found(NamedTuple):
    """A message that an earlier try has sent or edited."""

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
        """Return the result of an earlier try since then: a new message, or the edited one.

        Keeps only the buttons that the post has now. Raises PublishFailed.
        """

    async def edit(self, place_id: int, message_id: int, post: Post) -> bool:
        """Edit the previous post to show this one and its picture; return whether that worked.

        Raises PublishFailed if that is not known.
        """

    async def strip(self, place_id: int, message_id: int) -> None:
        """Take the buttons, and the question with them, off an older post. Raises PublishFailed."""

    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete a message. Raises PublishFailed."""

    async def illustrate(self, place_id: int, message_id: int, post: Post) -> None:
        """Show the pictures on a post that was sent without them. Raises PublishFailed."""

    async def send_direct(self, user_id: int, post: Post, since: datetime | None) -> Posted | None:
        """Send a direct message; None = it was not sent.

        An earlier try may have sent it `since` then.
        """

    async def show_card(self, table: Table) -> None:
        """Update the table's lobby card; a failure does no harm."""


class ChannelLimits(Protocol):
    """Returns the seconds until Discord takes more calls in a channel, 0 = now."""

    def send_in(self, place_id: int, spare: int = 0) -> float:
        """Return the seconds until a message can be sent, with room for `spare` more."""

    def edit_in(self, place_id: int, message_id: int, spare: int = 0) -> float:
        """Return the seconds until a message can be edited, with room for `spare` more."""


class _Short(NamedTuple):
    """The newest post of a table within a phase, and its content."""

    message_id: int
    events: tuple[Event, ...]


class GamePublisher:
    """Builds posts off the event loop and hands them to a sender.

    A post whose pictures fail, or find no room to be drawn, is sent in words at once. Within a
    phase each table has one short post with its current state. It is edited as long as it is young;
    people whom the edit would notify are mentioned in a separate line.
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
        """Post a bulletin once, however often it is tried; None if there is nothing to post.

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
        """Return when the next post of a table can be sent: as a message, or by an edit.

        A thread that is still to be opened has room.
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
        """Take the buttons off a message. Raises PublishFailed."""
        await self._sender.strip(place_id, message_id)

    async def delete(self, place_id: int, message_id: int) -> None:
        """Delete a message. Raises PublishFailed."""
        await self._sender.delete(place_id, message_id)

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        """Add to a post the pictures that it lacks. Raises PublishFailed."""
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
        """Ask the people whom a post mentions, notifying each as they have chosen.

        An earlier try may have sent it `since` then. Raises PublishFailed.
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
        """Notify people by a message that mentions some of them, each as they have chosen.

        People who sleep are not notified. An earlier try may have sent it `since` then. Raises what
        `send` raises.
        """
        told = Audience(asked)
        if self._notifications is not None:
            told = await self._notifications.of_question(asked)
        message_id = await send(told.mentions)
        await self._send_directs(table, told, (place_id, message_id), since)
        return message_id

    async def _call(self, bulletin: Bulletin) -> Posted | None:
        """Notify people by a separate line or directly, each with a link to the live post."""
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
        """Return the earlier message of a post with nothing left to say, without its question.

        That is the case for a question after a pass, once the table has moved on.
        """
        if bulletin.tried is None:
            return None
        return await self._found(bulletin, post, await self._sender.place(bulletin.table))

    async def _found(self, bulletin: Bulletin, post: Post, place_id: int) -> Posted | None:
        """Return the message of an earlier try, if that succeeded."""
        if bulletin.tried is None:
            return None
        found = await self._sender.find(place_id, post, bulletin.tried, bulletin.replaces)
        if found is None:
            return None
        # Its current content is not known: the next post is a new message.
        self._short.pop(bulletin.table.id, None)
        lacks = not found.illustrated and (post.lacks or bool(post.screen.files()))
        return Posted(place_id, found.message_id, lacks)

    async def _sent(self, bulletin: Bulletin, post: Post, place_id: int) -> Posted:
        """Send a new message."""
        message_id = await self._sender.send(place_id, post)
        self._keep_short(bulletin, _Short(message_id, bulletin.events))
        return Posted(place_id, message_id, post.lacks)

    async def _edited(self, bulletin: Bulletin, post: Post, place_id: int) -> Posted | None:
        """Edit the previous short post, None if a new one is due.

        A post older than an hour is better left alone.
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

        The next question of a phase is an edit, unless the channel takes a message sooner than an
        edit. The end of the phase is also one if the channel takes few or no messages now, as these
        are for what cannot be an edit; but not if it notifies people, since an edit notifies
        nobody.
        """
        delays = self.delays(bulletin.table)
        if _is_short(bulletin):
            return delays.edit <= delays.send
        if bulletin.kind != "phase" or post.mentions or delays.edit or self._limits is None:
            return False
        return self._limits.send_in(bulletin.table.place_id, SPARE) > 0

    def _keep_short(self, bulletin: Bulletin, shown: _Short) -> None:
        """Remember the newest post if the next one may be an edit of it."""
        if _is_short(bulletin):
            self._short[bulletin.table.id] = shown
        else:
            self._short.pop(bulletin.table.id, None)

    async def _line(self, bulletin: Bulletin, called: tuple[int, ...], posted: Posted) -> int:
        """Mention people in a separate line, as an edit notifies nobody.

        The line is deleted when they move. Return its message id.
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
        """Send the direct messages; people not reached and not notified otherwise are mentioned.

        Each links to the message that it is `about`; an earlier try may have sent it `since` then.
        """
        link = _link(table, *about)
        # Two calls may be about one message, which was edited in between.
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
        """Send an announcement as direct messages to the people it is for, except those asleep."""
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
        """Remember a direct message that asks a person something."""
        if self._notifications is not None:
            await self._notifications.remember(bulletin, user_id, message)

    async def _post(self, bulletin: Bulletin) -> Post:
        """Build a post, in words only if there is no room to draw."""
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
        """Return a post with its pictures. Raises Busy."""
        if not post.jobs:
            return post
        return illustrated(post, await self._draw_pool.draw(draw, post.jobs, self._drawer))


async def send_once(sender: Sender, place_id: int, post: Post, since: datetime | None) -> int:
    """Send a post, unless an earlier try from `since` on has sent it. Raises PublishFailed."""
    tried = since and await sender.find(place_id, post, since, None)
    return tried.message_id if tried else await sender.send(place_id, post)


def _called(user_ids: tuple[int, ...], bulletin: Bulletin) -> tuple[int, ...]:
    """Return the people named by a post whom it notifies."""
    calls = bulletin.calls
    return tuple(user_id for user_id in user_ids if calls is None or user_id in calls)


def _link(table: Table, place_id: int, message_id: int | None) -> Markdown:
    """Return a message's address as Markdown: escaped as names are, it would not work."""
    place = f"https://discord.com/channels/{table.guild_id}/{place_id}"
    return Markdown(place if message_id is None else f"{place}/{message_id}")


def _is_short(bulletin: Bulletin) -> bool:
    """Return whether a post is merely the next question within a phase."""
    return bulletin.kind == "turn" and bulletin.asks


def _for(told: Audience, post: Post, words: Words) -> Post:
    """Return a post with its mentions, and that of the person probably next."""
    if told.ahead is None:
        return replace(post, mentions=told.mentions)
    line = f"-# {words('post-next', mention=f'<@{told.ahead}>')}"
    screen = replace(post.screen, texts=(*post.screen.texts, line))
    return replace(post, screen=screen, mentions=(*told.mentions, told.ahead))
