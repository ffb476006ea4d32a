"""Acts of admins, posted to a channel of their choice: stored with the act, then retried."""

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


class AuditLog(Sweep[AuditRow]):
    """Acts of admins that are still to be posted."""

    publisher: AuditPublisher | None = None
    due = staticmethod(audit.acts_due)

    async def store(self, guild_id: int, by: int, kind: str, **data: str | int | None) -> None:
        """Store an act that changed nothing here, such as a file that was handed out."""
        now = self._registry.now()
        await self._registry.write_on(
            guild_id, lambda db: store_act(db, guild_id, by, kind, now, **data)
        )

    async def choose(
        self, guild_id: int, by: int, channel_id: int | None, farewell: bool = True
    ) -> None:
        """Set the channel for acts of admins, None = none; waiting lines go there as well.

        The previous channel gets a note, unless there is no `farewell`: it may be gone.
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
        """Store that a line is tried now; it is forgotten once it was posted, or never will be."""
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
        """Try the lines of a server again: the obstacle may be gone."""
        now = self._registry.now()
        if await self.waiting(guild_id):
            await self._registry.write_on(guild_id, lambda db: audit.hasten(db, guild_id, now))

    async def servers_waiting(self, shard_id: int) -> list[int]:
        """Return the servers of a shard with lines that were tried and not posted."""
        shards = self._registry.connectivity.shards
        return await self._registry.database.read(
            lambda db: audit.servers_waiting(db, shard_id, shards)
        )

    async def waiting(self, guild_id: int) -> int:
        """Return how many lines of a server were tried and not posted."""
        return await self._registry.database.read(lambda db: audit.waiting(db, guild_id))


def _line(row: AuditRow) -> AuditLine:
    tried = None if row.tried_at is None else datetime.fromtimestamp(row.tried_at, UTC)
    at = datetime.fromtimestamp(row.at, UTC)
    data = json.loads(row.data)
    return AuditLine(row.id, row.guild_id, row.channel_id, row.user_id, row.kind, data, at, tried)
