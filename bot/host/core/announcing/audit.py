"""Store an admin's act in the transaction that does it; `bot.host.servers.audit` posts it."""

from __future__ import annotations

import json

from bot.store import Connection
from bot.store.servers import audit, settings


def store_act(
    connection: Connection, guild_id: int, by: int, kind: str, now: float, **data: str | int | None
) -> None:
    """Store an act in the transaction that does it, if the server has an audit channel.

    `data` contains no names: the admin is stored by id, and Discord shows the name.
    """
    channel_id = settings.load(connection, guild_id).audit_channel
    if channel_id is not None:
        audit.insert(connection, guild_id, channel_id, by, kind, json.dumps(data), now)
