"""Serialise notices to and from outbox rows."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

from bot.host.core.api import Notice
from bot.store import Connection
from bot.store.posting import outbox
from bot.store.tables.games import Stored


def announce(connection: Connection, stored: Stored, notice: Notice, now: float) -> int:
    """Store a notice to be posted to a table; return the number of that post."""
    game = stored.game
    # An erased person still has a seat, with a placeholder number below 1.
    notice = replace(notice, calls=tuple(one for one in notice.calls if one > 0))
    return outbox.insert_notice(connection, game.id, game.version, json.dumps(asdict(notice)), now)


def notice_of(text: str) -> Notice:
    """Return a stored notice."""
    data = json.loads(text)
    return Notice(**{**data, "calls": tuple(data["calls"])})
