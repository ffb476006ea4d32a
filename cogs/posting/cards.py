"""Lobby cards: brought up to date once for all that happens within a second."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import NamedTuple

import aiohttp
import discord

from bot.host.api import HostError, Table
from cogs.ui.context import Context
from cogs.ui.kit import limits
from cogs.ui.kit.layout import layout
from cogs.ui.kit.newest import Newest
from cogs.ui.kit.screen import Screen
from cogs.ui.screens.lobby import card_now

APART = 1.0
"""Seconds between two edits of a card."""
_MOST_KNOWN = 2000

_log = logging.getLogger(__name__)


class _Shown(NamedTuple):
    """What a message shows, by a hash, and when it was made to."""

    content: int
    at: float


class Cards:
    """Edits the lobby cards; a card that shows the same already is left alone."""

    def __init__(self, client: discord.Client, context: Context, apart: float = APART) -> None:
        self.apart = apart
        self._client = client
        self._context = context
        self._shown = Newest[int, _Shown](_MOST_KNOWN)
        self._coming: dict[int, asyncio.Task[None]] = {}
        self._renewed: set[int] = set()

    async def show(self, table: Table, renew: bool = False) -> None:
        """Let the card show the table as it is; where it must be, `renew` an old one by another.

        Failing is no harm: it is logged.
        """
        if renew:
            self._renewed.add(table.id)
        await asyncio.shield(self.show_soon(table))

    def show_soon(self, table: Table) -> asyncio.Task[None]:
        """Do the same without waiting for it."""
        coming = self._coming.get(table.id)
        if coming is None:
            coming = asyncio.create_task(self._show(table))
            self._coming[table.id] = coming
        return coming

    def note(self, message_id: int, screen: Screen) -> None:
        """Remember what the answer to a click has made of a card."""
        self._shown[message_id] = _Shown(hash(screen), monotonic())

    async def settled(self) -> None:
        """Wait until every card shows what has happened so far."""
        await asyncio.gather(*self._coming.values())

    async def _show(self, table: Table) -> None:
        try:
            await self._calm(table)
        finally:
            # What happens from now on needs another edit.
            del self._coming[table.id]
            renew = table.id in self._renewed
            self._renewed.discard(table.id)
        try:
            await self._brought_up(await self._context.host.tables.get(table.id), renew)
        except (HostError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.warning("the card of table %s stays as it is: %s", table.id, error)

    async def _calm(self, table: Table) -> None:
        """Wait until the last edit of a card is a while ago."""
        shown = self._shown.get(table.card_id or 0)
        if shown is not None:
            await asyncio.sleep(max(0.0, shown.at + self.apart - monotonic()))

    async def _brought_up(self, table: Table, renew: bool) -> None:
        """Edit the card, or replace an old one in the lobby. Raises discord's errors."""
        if table.card_id is None:
            return
        screen = await card_now(table, self._context)
        shown = self._shown.get(table.card_id)
        if shown is not None and shown.content == hash(screen):
            return
        self._shown.pop(table.card_id)
        self.note(await self._told(table, table.card_id, screen, renew), screen)

    async def _told(self, table: Table, card_id: int, screen: Screen, renew: bool) -> int:
        """Show a screen on the card, and return which message that is by now."""
        view = layout(screen)
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        age = discord.utils.utcnow() - discord.utils.snowflake_time(card_id)
        if not renew or age < limits.EDITABLE or table.status != "lobby":
            self._context.messages.pop(card_id)
            await channel.get_partial_message(card_id).edit(view=view)
            return card_id
        message = await channel.send(view=view, silent=True)
        await self._context.host.lobby.set_card(table.id, message.id)
        return message.id
