"""Lobbies that expired because nobody joined: their owners are notified once."""

from __future__ import annotations

import logging

import discord

from bot.host.core.api import Table
from bot.locales import Words
from cogs.client import Client
from cogs.requests import refusals
from cogs.requests.refusals import ERRORS, Sort
from cogs.ui.kit.layout import layout
from cogs.ui.screens.lobby import expired_card

_HOPELESS = (*refusals.BY_EVENT, refusals.UNKNOWN)
"""Refusals that may last: the bot does not try forever to post about an expired lobby."""

_log = logging.getLogger(__name__)


async def announce_expired(bot: Client) -> None:
    """Expire idle lobbies and notify their owners; failures are retried."""
    lobby = bot.context.host.lobby
    for table in await lobby.expire():
        try:
            await _announce(bot, table)
        except ERRORS as error:
            if refusals.of(error).sort is Sort.LATER and refusals.of(error) not in _HOPELESS:
                _log.info("the expiry of table %s is announced later: %s", table.id, error)
                continue
            _log.warning("table %s has expired and nobody can be notified: %s", table.id, error)
        await lobby.mark_expiry_announced(table.id)


async def _announce(bot: Client, table: Table) -> None:
    """Post the card again with the button that renews it, and delete the old one."""
    screen = await expired_card(table, bot.context, Words(table.language))
    channel = bot.get_partial_messageable(table.channel_id)

    async def send(mentions: tuple[int, ...]) -> int:
        users = [discord.Object(user_id) for user_id in mentions if user_id > 0]
        allowed = discord.AllowedMentions(users=users)
        message = await channel.send(view=layout(screen), allowed_mentions=allowed)
        await bot.context.host.lobby.set_card(table.id, message.id)
        return message.id

    await bot.publisher.call(table, table.channel_id, (table.owner_id,), send)
    if table.card_id is not None:
        try:
            await channel.get_partial_message(table.card_id).delete()
        except ERRORS as error:
            _log.info("the old card of table %s stays: %s", table.id, error)
