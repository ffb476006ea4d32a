"""The outbox's way into Discord: posts, threads, mentions, and what failing means."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

import discord

from bot.engine.api import Event
from bot.host.api import Bulletin, Notice, PublishFailed, Table
from bot.locales import Words
from cogs.calls import Calls, Plan
from cogs.gallery import of_post
from cogs.posts import Post, build_post
from cogs.ui import limits
from cogs.ui.absence import told
from cogs.ui.house import DRAWERS, WAITING
from cogs.ui.screen import Screen
from cogs.ui.studio import Busy, Studio
from render.api import Renderer

MOST_DEBTS = 100
"""Posts without their pictures that are remembered; what they show is also in words."""
MOST_EVENTS = 40
"""What a short post tells at most before a new one begins."""


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
