"""Tables whose game is not installed: they are paused, and go on once it is there again."""

from __future__ import annotations

from bot.host.absence import table_clocks
from bot.host.core.api import Notice
from bot.host.core.moves.announcing import announce
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.posting import obstacles
from bot.store.posting.obstacles import NO_GAME, HindranceRow
from bot.store.tables import games


class MissingGames:
    """Service that pauses running tables whose game is not installed."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._looked = False

    async def look(self) -> None:
        """Pause tables whose game is missing, and end the pauses of others, once a process."""
        if self._looked:
            return
        known, now = self._registry.games.keys(), self._registry.now()

        def work(connection: Connection) -> list[int]:
            running = games.running(connection)
            paused = [table_id for table_id, key in running.items() if key not in known]
            waiting = obstacles.of_kind(connection, NO_GAME)
            back = [row for row in waiting if _key(connection, row.game_id) in known]
            for table_id in paused:
                _pause(connection, table_id, now)
            for row in back:
                _go_on(connection, row, now)
            return [*paused, *(row.game_id for row in back)]

        for table_id in await self._registry.database.write(work):
            self._registry.forget(table_id)
        self._looked = True


def _key(connection: Connection, table_id: int) -> str:
    return games.reload(connection, table_id).game.key


def _pause(connection: Connection, table_id: int, now: float) -> None:
    """Pause a table, unless that has happened, or its channel is gone as well."""
    found = obstacles.find(connection, table_id)
    if found is not None and found.what in (NO_GAME, obstacles.GONE):
        return
    stored = games.reload(connection, table_id)
    place = stored.game.thread_id or stored.game.channel_id
    obstacles.put(connection, HindranceRow(table_id, place, NO_GAME, now))
    if stored.game.paused_at is None:
        table_clocks.pause(connection, stored, None, now)


def _go_on(connection: Connection, row: HindranceRow, now: float) -> None:
    """End the pause of a table, if it is the one that its missing game began."""
    obstacles.end(connection, row.game_id)
    stored = games.reload(connection, row.game_id)
    if stored.game.status != "running" or stored.game.paused_at != row.at:
        return
    version = stored.game.version
    games.update(connection, row.game_id, version, paused_at=None, pause_ends_at=None)
    log_table_after_commit(connection, "table_resumed", stored.game)
    table_clocks.align(connection, row.game_id, now)
    # Nobody is called: the start of a bot may be in the middle of the night.
    announce(connection, games.reload(connection, row.game_id), Notice("game-back"), now)
