"""Notifications of a lobby: to confirm presence, to start, to fill a seat, to join; its expiry."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from bot.host.core.api import PublishFailed, Table, WrongStatus
from bot.host.lobby.calls import LobbyCall
from bot.locales import Words
from cogs.posting.posts import Post, nonce_of
from cogs.posting.publisher import GamePublisher, Sender
from cogs.requests import refusals
from cogs.requests.refusals import Sort
from cogs.ui.context import Context
from cogs.ui.screens.lobby import call_screen, expired_card

if TYPE_CHECKING:
    from cogs.client import Client

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


class _Line(NamedTuple):
    """Facts that the calls of one post share."""

    table: Table
    kind: str
    tried_at: float
    again: bool
    message_id: int | None
    name: str

    @property
    def since(self) -> datetime | None:
        """Return the time since which the post may have been sent, None = this is the first try."""
        return datetime.fromtimestamp(self.tried_at, UTC) if self.again else None


class LobbyCalls:
    """Sends the calls that lobbies have due, in one line for all of a kind at a table."""

    def __init__(self, context: Context, sender: Sender, publisher: GamePublisher) -> None:
        self._context = context
        self._sender = sender
        self._publisher = publisher
        self._lobby = context.host.lobby
        self._calling = asyncio.Lock()

    async def send_due(self) -> None:
        """Send all calls that are due; those that fail are tried again."""
        async with self._calling:
            for line, calls in groupby(await self._lobby.due_calls(), key=_line):
                try:
                    await self._call(line, [*calls])
                except PublishFailed as error:
                    _log.info("whom table %s calls is called later: %s", line.table.id, error)
                except Exception:
                    # A mistake of ours at one table must not silence the others.
                    _log.exception("whom table %s calls is called later", line.table.id)

    async def _call(self, line: _Line, calls: list[LobbyCall]) -> None:
        """Post one line, unless an earlier try succeeded, and remember it."""
        people = tuple(call.user_id for call in calls)
        words = Words(line.table.language)
        screen = call_screen(line.table, line.kind, people, line.name, line.message_id, words)
        # The name of the inviter distinguishes two invitations that are due at once.
        key = f"{line.table.id}-{line.kind}-{line.tried_at}-{line.name}"
        post = Post(screen, people, nonce_of(f"lobby-{key}"), table_id=line.table.id)
        place_id = line.table.place_id
        try:
            await self._sender.show_card(line.table)
            await self._publisher.ask(line.table, place_id, post, line.since)
        except PublishFailed as error:
            if error.retry_after is not None:
                raise
            _log.warning("table %s cannot call anybody: %s", line.table.id, error)
        for call in calls:
            await self._lobby.called(call)


def _line(call: LobbyCall) -> _Line:
    return _Line(call.table, call.kind, call.tried_at, call.again, call.message_id, call.name)
