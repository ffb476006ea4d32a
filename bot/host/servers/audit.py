"""Admins' actions, each stored in its transaction, then posted to a channel that admins choose."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Protocol

from bot.host.core.background.delivery import Delivery, Sweep
from bot.host.core.moves.announcing import store_act
from bot.store import Connection
from bot.store.servers import audit, settings
from bot.store.servers.audit import AuditRow


@dataclass(frozen=True, slots=True)
class AuditLine:
    """An admin's action to be posted; `kind` selects the sentence, and `data` are its arguments."""

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
    """Publisher of audit lines, implemented in the cogs."""

    async def send(self, line: AuditLine) -> None:
        """Post a line exactly once, even if it is retried. Raises PublishFailed."""


class AuditLog(Sweep[AuditRow]):
    """Sender of admins' actions that are yet to be posted."""

    publisher: AuditPublisher | None = None
    due = staticmethod(audit.acts_due)

    async def store(self, guild_id: int, by: int, kind: str, **data: str | int | None) -> None:
        """Store an admin's action that changed nothing here, such as sending a file."""
        now = self._registry.now()
        await self._registry.write_on(
            guild_id, lambda db: store_act(db, guild_id, by, kind, now, **data)
        )

    async def choose(
        self, guild_id: int, by: int, channel_id: int | None, farewell: bool = True
    ) -> None:
        """Set the channel for admins' actions, or None; waiting lines are sent there as well.

        The previous channel gets a note if `farewell` is set; otherwise it may no longer exist.
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

        await self._registry.write_on(guild_id, work)

    def begin(self, connection: Connection, row: AuditRow, now: float) -> Delivery[None]:
        """Store that a line is tried now; it is deleted after it is posted or given up."""
        assert self.publisher is not None
        audit.begin(connection, row.id, now)
        return Delivery(
            tries=row.tries,
            facts={"what": "audit", "guild": row.guild_id},
            send=partial(self.publisher.send, _line(row)),
            settle=lambda db, _: audit.put_off(db, row.id, None),
            put_off=lambda db, due_at: audit.put_off(db, row.id, due_at),
        )

    async def hasten(self, guild_id: int) -> None:
        """Retry the lines of a server now, since the obstacle may be gone."""
        now = self._registry.now()
        if await self.waiting(guild_id):
            await self._registry.write_on(guild_id, lambda db: audit.hasten(db, guild_id, now))

    async def servers_waiting(self, shard_id: int) -> list[int]:
        """Return a shard's servers with log lines that could not be posted yet."""
        shards = self._registry.connectivity.shards
        return await self._registry.database.read(
            lambda db: audit.servers_waiting(db, shard_id, shards)
        )

    async def waiting(self, guild_id: int) -> int:
        """Return the number of a server's log lines that could not be posted yet."""
        return await self._registry.database.read(lambda db: audit.waiting(db, guild_id))


def _line(row: AuditRow) -> AuditLine:
    tried = None if row.tried_at is None else datetime.fromtimestamp(row.tried_at, UTC)
    at = datetime.fromtimestamp(row.at, UTC)
    data = json.loads(row.data)
    return AuditLine(row.id, row.guild_id, row.channel_id, row.user_id, row.kind, data, at, tried)
