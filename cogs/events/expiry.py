"""Lobbies that expired because nobody joined: their owners are notified once."""

from __future__ import annotations

import logging

from bot.host.core.api import PublishFailed, Table, WrongStatus
from bot.locales import Words
from cogs.client import Client
from cogs.posting.posts import Post, nonce_of
from cogs.requests import refusals
from cogs.requests.refusals import Sort
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
        except WrongStatus:
            _log.info("table %s was opened again", table.id)
        except PublishFailed as error:
            if _passes(error):
                _log.info("the expiry of table %s is announced later: %s", table.id, error)
                continue
            _log.warning("table %s has expired and nobody can be notified: %s", table.id, error)
            await lobby.mark_expiry_announced(table.id)


def _passes(error: PublishFailed) -> bool:
    """Return whether another try is worth it."""
    if error.__cause__ is None:
        return error.retry_after is not None
    refusal = refusals.of(error.__cause__)
    return refusal.sort is Sort.LATER and refusal not in _HOPELESS


async def _announce(bot: Client, table: Table) -> None:
    """Post the card again with the button that renews it, and delete the old one.

    An earlier try may have posted it. Raises WrongStatus, PublishFailed.
    """
    lobby = bot.context.host.lobby
    since = await lobby.begin_expiry(table.id)
    screen = await expired_card(table, bot.context, Words(table.language))
    nonce = nonce_of(f"expired-{table.id}-{table.card_id}")
    post = Post(screen, (table.owner_id,), nonce, table_id=table.id)
    card_id = await bot.publisher.ask(table, table.channel_id, post, since)
    if table.card_id is not None:
        try:
            await bot.sender.delete(table.channel_id, table.card_id)
        except PublishFailed as error:
            _log.info("the old card of table %s stays: %s", table.id, error)
    await lobby.mark_expiry_announced(table.id, card_id=card_id)
