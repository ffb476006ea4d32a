"""Notifications of a lobby: to confirm presence, to start, to fill a seat, or to join."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from itertools import groupby
from typing import NamedTuple

from bot.host.core.api import PublishFailed, Table
from bot.host.lobby.calls import LobbyCall
from bot.locales import Words
from cogs.posting.posts import Post, nonce_of
from cogs.posting.publisher import GamePublisher, Sender
from cogs.ui.context import Context
from cogs.ui.screens.lobby import call_screen

_log = logging.getLogger(__name__)


class _Line(NamedTuple):
    """Facts shared by the calls that one post combines."""

    table: Table
    kind: str
    tried_at: float
    again: bool
    message_id: int | None
    name: str
    found: bool

    @property
    def since(self) -> datetime | None:
        """The time from which the post may have been sent, None at the first try."""
        return datetime.fromtimestamp(self.tried_at, UTC) if self.again else None


class LobbyCalls:
    """Sends the calls that lobbies have due, combining those of one kind at a table."""

    def __init__(self, context: Context, sender: Sender, publisher: GamePublisher) -> None:
        self._context = context
        self._sender = sender
        self._publisher = publisher
        self._lobby = context.host.lobby
        self._calling = asyncio.Lock()

    async def send_due(self) -> None:
        """Send all calls that are due; those that fail are tried again later."""
        async with self._calling:
            for line, calls in groupby(await self._lobby.due_calls(), key=_line):
                try:
                    await self._call(line, [*calls])
                except PublishFailed as error:
                    _log.info("whom table %s calls is called later: %s", line.table.id, error)
                except Exception:
                    # A bug that affects one table must not silence the others.
                    _log.exception("whom table %s calls is called later", line.table.id)

    async def _call(self, line: _Line, calls: list[LobbyCall]) -> None:
        """Post one line, unless an earlier try succeeded, and store that its people were called."""
        people = tuple(call.user_id for call in calls)
        words = Words(line.table.language)
        screen = call_screen(
            line.table, line.kind, people, line.name, line.message_id, words, line.found
        )
        # The inviter's name distinguishes two invitations that are due at the same time.
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
    return _Line(
        call.table, call.kind, call.tried_at, call.again, call.message_id, call.name, call.found
    )
