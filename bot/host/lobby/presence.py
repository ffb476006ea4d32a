"""Presence: when a person last used a button or command on a server, and their name there."""

from __future__ import annotations

import logging
from functools import partial

from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.leagues import entrants
from bot.store.tables import games
from bot.store.tables.games import Stored
from bot.store.turns import ready

_LOG = logging.getLogger(__name__)

HEARD_OF = 3600.0
"""Seconds after their last action on a server for which a person counts as there."""
OFTEN_ENOUGH = 60.0
"""Seconds within which a person's next action is not stored again."""
_MOST_KNOWN = 10_000


class Presence:
    """Service that stores when people were last seen, at most once a minute per person."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._known: dict[tuple[int, int], tuple[float, str]] = {}

    async def see(self, guild_id: int, user_id: int, name: str = "") -> None:
        """Store that a person is active, and their name; failures are only logged."""
        now, key = self._registry.now(), (guild_id, user_id)
        at, known = self._known.get(key, (float("-inf"), ""))
        if not guild_id or (abs(now - at) < OFTEN_ENOUGH and name in ("", known)):
            return
        try:
            await self._registry.database.write(lambda db: see(db, guild_id, user_id, now))
            if name not in ("", known):
                await self._rename(guild_id, user_id, name)
        except Exception:
            _LOG.info("the presence of a person is not stored", exc_info=True)
            return
        if len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        self._known[key] = now, name or known

    async def _rename(self, guild_id: int, user_id: int, name: str) -> None:
        """Store a person's current name at the open tables and seasons of a server."""
        if not self._registry.cluster.owns_server(guild_id):
            return
        asked, database = (guild_id, user_id, name), self._registry.database
        for table_id in await database.read(lambda db: games.named_otherwise(db, *asked)):
            await self._registry.change(
                table_id, partial(games.rename, game_id=table_id, user_id=user_id, name=name)
            )
        if await database.read(lambda db: entrants.is_named_otherwise(db, *asked)):
            await database.write(lambda db: entrants.rename(db, *asked))


def see(connection: Connection, guild_id: int, user_id: int, now: float) -> None:
    """Store that a person is active on a server, and trigger ready checks that await them."""
    ready.see(connection, guild_id, user_id, now)
    ready.make_due(connection, guild_id, user_id, now)


def is_here(connection: Connection, stored: Stored, user_id: int, now: float) -> bool:
    """Return whether a person was active on the table's server within the last hour."""
    at = ready.seen(connection, stored.game.guild_id, user_id)
    return at is not None and now - at <= HEARD_OF
