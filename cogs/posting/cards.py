"""Lasting messages (cards), edited once for all changes within a second.

Discord accepts few edits of messages older than an hour: it answers with code 30046, which comes
with status 429, as a published traceback shows (issue 302 of aikaterna/aikaterna-cogs). The number
of accepted edits is not documented (issue 4413 of Discord's documentation), so such messages are
edited far less often, and later if refused.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import NamedTuple, TypeAlias, cast

import discord
from cachetools import FIFOCache

from bot.host.core.api import HostError, Table
from bot.presenting import limits
from cogs.requests import refusals
from cogs.requests.refusals import ERRORS
from cogs.ui.context import Context
from cogs.ui.interaction import or_in_words, with_pictures
from cogs.ui.kit.layout import layout
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.lobby import card_now

APART = 1.0
"""Minimum number of seconds between two edits of a card."""
OLD = 30
"""Factor by which edits are further apart if the card is about an hour old or older."""
LATER = 60.0
"""Minimum number of seconds until the next edit of a card after Discord refused one as too many."""
_AT_THE_END = 2.0
"""Maximum seconds that a stopping bot waits for edits; others are made with the next change."""
Edit: TypeAlias = Callable[[], Awaitable[None]]
_MOST_KNOWN = 2000

_log = logging.getLogger(__name__)


class _Shown(NamedTuple):
    """A message's content as a hash, and the monotonic time at which it was set."""

    content: int
    at: float


class Cards:
    """Editor of cards, which skips an edit if a lobby's card already shows the same content."""

    def __init__(self, client: discord.Client, context: Context, apart: float = APART) -> None:
        self.apart = apart
        self._client = client
        self._context = context
        self._shown = FIFOCache[int, _Shown](_MOST_KNOWN)
        self._coming: dict[int, asyncio.Task[None]] = {}
        self._renewed: set[int] = set()
        self._lasting: dict[int, asyncio.Task[None]] = {}
        self._edited = FIFOCache[int, float](_MOST_KNOWN)

    def edit_soon(self, message_id: int, edit: Edit, wait: float = 0.0) -> None:
        """Schedule one edit of a lasting message for all changes until then; log a failure."""
        if message_id not in self._lasting:
            self._lasting[message_id] = asyncio.create_task(self._edit(message_id, edit, wait))

    async def _edit(self, message_id: int, edit: Edit, wait: float) -> None:
        last = self._edited.get(message_id)
        if last is not None:
            wait = max(wait, last + self._apart(message_id) - monotonic())
        while True:
            try:
                await asyncio.sleep(max(0.0, wait))
            finally:
                # Later changes need another edit.
                del self._lasting[message_id]
            self._edited[message_id] = monotonic()
            try:
                return await edit()
            except (HostError, *ERRORS) as error:
                _log.warning("message %s stays as it is for now: %s", message_id, error)
                if refusals.of(error) is not refusals.PACE or message_id in self._lasting:
                    return None
                wait = _later(error)
            self._lasting[message_id] = cast("asyncio.Task[None]", asyncio.current_task())

    def _apart(self, message_id: int) -> float:
        """Return the minimum number of seconds between two edits of a message."""
        age = discord.utils.utcnow() - discord.utils.snowflake_time(message_id)
        return self.apart if age < limits.EDITABLE else self.apart * OLD

    async def show(self, table: Table, renew: bool = False) -> None:
        """Update a table's card; if `renew` is true, a new message replaces an old lobby card.

        A failure does no harm: it is logged.
        """
        if renew:
            self._renewed.add(table.id)
        await asyncio.shield(self.show_soon(table))

    def show_soon(self, table: Table) -> asyncio.Task[None]:
        """Schedule an update of a table's card, and return its task."""
        coming = self._coming.get(table.id)
        if coming is None:
            coming = asyncio.create_task(self._show(table))
            self._coming[table.id] = coming
        return coming

    def remember_content(self, message_id: int, screen: Screen) -> None:
        """Remember the content that a card got through the answer to a click."""
        self._shown[message_id] = _Shown(hash(screen), monotonic())

    async def settled(self) -> None:
        """Wait for all scheduled card updates, but no longer than a fixed time."""
        coming = {*self._coming.values(), *self._lasting.values()}
        if coming:
            await asyncio.wait(coming, timeout=_AT_THE_END)

    async def _show(self, table: Table) -> None:
        try:
            await self._calm(table)
        finally:
            # Later changes need another edit.
            del self._coming[table.id]
            renew = table.id in self._renewed
            self._renewed.discard(table.id)
        try:
            await self._brought_up(await self._context.host.tables.get(table.id), renew)
        except (HostError, *ERRORS) as error:
            _log.warning("the card of table %s stays as it is: %s", table.id, error)
            if refusals.of(error) is refusals.PACE and table.card_id is not None:
                self.edit_soon(table.card_id, lambda: self._again(table), _later(error))

    async def _again(self, table: Table) -> None:
        """Update a table's card after a failed edit. Raises HostError and discord.py's errors."""
        await self._brought_up(await self._context.host.tables.get(table.id), False)

    async def _calm(self, table: Table) -> None:
        """Wait until a card may be edited again after its last edit."""
        shown = self._shown.get(table.card_id or 0)
        if shown is not None:
            await asyncio.sleep(max(0.0, shown.at + self.apart - monotonic()))

    async def _brought_up(self, table: Table, renew: bool) -> None:
        """Edit the card, or replace an old one in the lobby. Raises discord.py's errors."""
        if table.card_id is None:
            return
        screen = await card_now(table, self._context)
        shown = self._shown.get(table.card_id)
        if shown is not None and shown.content == hash(screen):
            return
        self._shown.pop(table.card_id, None)
        self.remember_content(await self._told(table, table.card_id, screen, renew), screen)

    async def _told(self, table: Table, card_id: int, screen: Screen, renew: bool) -> int:
        """Show a screen as the card, and return the id of the message that is now the card."""
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        age = discord.utils.utcnow() - discord.utils.snowflake_time(card_id)
        if not renew or age < limits.EDITABLE or table.status != "lobby":
            await edit_card(self._context, channel.get_partial_message(card_id), screen)
            return card_id

        def send(shown: Screen) -> Awaitable[discord.Message]:
            return channel.send(view=layout(shown), files=shown.files(), silent=True)

        message = await or_in_words(screen, send)
        self._context.messages[message.id] = message
        await self._context.host.lobby.set_card(table.id, message.id)
        return message.id


async def edit_card(context: Context, card: discord.PartialMessage, screen: Screen) -> None:
    """Show a screen on a card without uploading the pictures that it is known to have.

    Raises discord.py's errors.
    """
    known = context.messages.pop(card.id, None)

    async def edit(shown: Screen) -> discord.Message:
        return await with_pictures(
            shown, known, lambda files: card.edit(view=layout(shown), attachments=files)
        )

    context.messages[card.id] = await or_in_words(screen, edit)


def _later(error: BaseException) -> float:
    """Return the seconds until the next try after Discord refused an edit as too frequent."""
    return max(LATER, refusals.wait(error))
