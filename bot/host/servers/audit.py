"""Acts of admins, posted to a channel of their choice: stored with the act, then retried."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Protocol

from bot.host.core.announcing.audit import note
from bot.host.core.background.retries import delay_after
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.servers import audit, settings
from bot.store.servers.audit import AuditRow

_LOG = logging.getLogger(__name__)

_AT_ONCE = 50
_FIRST_DELAY = 30.0


@dataclass(frozen=True, slots=True)
class AuditLine:
    """An act of an admin as a line: `kind` names the sentence, whose arguments are `data`."""

    id: int
    guild_id: int
    channel_id: int
    by: int
    kind: str
    data: Mapping[str, str | int | None]
    at: datetime
    tried: datetime | None
    """Time of the first attempt: it may have been posted then."""


class AuditPublisher(Protocol):
    """Publisher of lines; the cogs provide it."""

    async def send(self, line: AuditLine) -> None:
        """Post a line once, however often it is tried. Raises PublishFailed."""


class AuditLog:
    """Acts of admins that are still to be posted."""

    def __init__(self, registry: TableRegistry) -> None:
        self.publisher: AuditPublisher | None = None
        self._registry = registry
        self._looking = asyncio.Lock()

    async def note(self, guild_id: int, by: int, kind: str, **data: str | int | None) -> None:
        """Store an act that changed nothing here, such as a file that was handed out."""
        now = self._registry.now()
        await self._registry.ownership.write_on(
            guild_id, lambda db: note(db, guild_id, by, kind, now, **data)
        )

    async def choose(
        self, guild_id: int, by: int, channel_id: int | None, farewell: bool = True
    ) -> None:
        """Set the channel for acts of admins, None = none; waiting lines go there, too.

        The channel before gets a note, unless there is no `farewell`: it may be gone.
        """
        now = self._registry.now()

        def work(connection: Connection) -> None:
            row = settings.load(connection, guild_id)
            before = row.audit_channel
            settings.store(connection, guild_id, row._replace(audit_channel=channel_id))
            if channel_id is not None:
                audit.redirect(connection, guild_id, channel_id, now)
                audit.insert(connection, guild_id, channel_id, by, "on", "{}", now)
            if before not in (None, channel_id) and farewell:
                data = json.dumps({"channel": channel_id or 0})
                audit.insert(connection, guild_id, before, by, "off", data, now)

        await self._registry.ownership.write_on(guild_id, work)

    async def look(self) -> int:
        """Post what is due; return how many lines were posted."""
        if self.publisher is None:
            return 0
        # One at a time: a tick and a command must not both send a line.
        async with self._looking:
            now, shard_range = self._registry.now(), self._registry.shard_range
            rows = await self._registry.database.read(
                lambda db: audit.due(db, now, _AT_ONCE, shard_range)
            )
            return sum([await self._send(self.publisher, row) for row in rows])

    async def hasten(self, guild_id: int) -> None:
        """Try the lines of a server again: the obstacle may be gone."""
        now = self._registry.now()
        if await self.waiting(guild_id):
            await self._registry.ownership.write_on(
                guild_id, lambda db: audit.hasten(db, guild_id, now)
            )

    async def servers_waiting(self, shard_id: int) -> list[int]:
        """Return the servers of a shard with lines that were tried and not posted."""
        shards = self._registry.connectivity.shards
        return await self._registry.database.read(
            lambda db: audit.servers_waiting(db, shard_id, shards)
        )

    async def waiting(self, guild_id: int) -> int:
        """Return how many lines of a server were tried and not posted."""
        return await self._registry.database.read(lambda db: audit.waiting(db, guild_id))

    async def _send(self, publisher: AuditPublisher, row: AuditRow) -> bool:
        now, database = self._registry.now(), self._registry.database
        await database.write(lambda db: audit.begin(db, row.id, now))
        try:
            await publisher.send(_line(row))
        except Exception as error:
            await self._put_off(row, error, now)
            return False
        await database.write(lambda db: audit.delete(db, row.id))
        return True

    async def _put_off(self, row: AuditRow, error: Exception, now: float) -> None:
        delay = delay_after(error, row.tries + 1, _FIRST_DELAY, what="audit", guild=row.guild_id)

        def work(connection: Connection) -> None:
            if delay is None:
                audit.delete(connection, row.id)
            else:
                audit.postpone(connection, row.id, now + delay)

        await self._registry.database.write(work)


def _line(row: AuditRow) -> AuditLine:
    tried = None if row.tried_at is None else datetime.fromtimestamp(row.tried_at, UTC)
    at = datetime.fromtimestamp(row.at, UTC)
    data = json.loads(row.data)
    return AuditLine(row.id, row.guild_id, row.channel_id, row.user_id, row.kind, data, at, tried)
