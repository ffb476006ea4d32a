"""Storing of what is to be posted: notices, and admins' actions for the audit channel."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

from bot.host.core.api import Notice
from bot.store import Connection
from bot.store.posting import outbox
from bot.store.servers import audit, settings
from bot.store.tables.games import Stored


def store_act(
    connection: Connection, guild_id: int, by: int, kind: str, now: float, **data: str | int | None
) -> None:
    """Store an admin's action in its transaction, if the server has an audit channel.

    `data` contains no names: the admin is stored by id, and Discord shows the name.
    """
    channel_id = settings.load(connection, guild_id).audit_channel
    if channel_id is not None:
        audit.insert(connection, guild_id, channel_id, by, kind, json.dumps(data), now)


def announce(connection: Connection, stored: Stored, notice: Notice, now: float) -> int:
    """Store a notice to be posted to a table; return the id of the post."""
    game = stored.game
    # An erased person still has a seat, with a placeholder number below 1.
    notice = replace(notice, calls=tuple(one for one in notice.calls if one > 0))
    return outbox.insert_notice(connection, game.id, game.version, json.dumps(asdict(notice)), now)


def notice_of(text: str) -> Notice:
    """Return the notice stored as a text."""
    data = json.loads(text)
    return Notice(**{**data, "calls": tuple(data["calls"])})
