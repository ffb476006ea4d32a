"""Tables whose game is not installed: they are paused, and go on once it is there again.

The same is done for tables that were played with a later version of their game's package, and for
those where their game's package failed: these go on with the next start of the bot.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Protocol

from bot.host.absence import table_clocks
from bot.host.core.api import MissingGame, Notice
from bot.host.core.background.delivery import Delivery, Sweep
from bot.host.core.cluster.api import OtherShard
from bot.host.core.moves.announcing import announce
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.posting import game_waits
from bot.store.posting.game_waits import WaitRow
from bot.store.tables import games
from bot.store.tables.games import Stored, played_with

_OPEN = ("lobby", "running")


@dataclass(frozen=True, slots=True)
class Wait:
    """A post that a table waits for its game; `tried` is the time of an earlier first try.

    `mark` identifies the post among those of the table.
    """

    table_id: int
    guild_id: int
    place_id: int
    language: str
    why: MissingGame
    mark: float
    tried: datetime | None


class WaitPublisher(Protocol):
    """Sender of these posts, implemented in the cogs."""

    async def send(self, wait: Wait) -> None:
        """Post exactly once, even if it is retried. Raises PublishFailed."""


class MissingGames(Sweep[WaitRow]):
    """Service that pauses tables whose game is not installed, and tells their people."""

    publisher: WaitPublisher | None = None
    due = staticmethod(game_waits.due)

    def __init__(self, registry: TableRegistry) -> None:
        super().__init__(registry)
        self._paused = False

    async def pause(self) -> None:
        """Pause tables whose game is missing, and end the pauses of others, once a process."""
        if self._paused:
            return
        missing, now = self._registry.missing, self._registry.now()

        def work(connection: Connection) -> list[int]:
            game_waits.take_over(connection)
            played = games.open_played(connection)
            paused = [table_id for table_id, one in played.items() if missing(one)]
            waiting = game_waits.waiting(connection)
            back = [table_id for table_id in waiting if not missing(_played(connection, table_id))]
            for table_id in paused:
                _pause(connection, table_id, now)
            for table_id in back:
                _go_on(connection, table_id, now)
            return [*paused, *back]

        for table_id in await self._registry.database.write(work):
            self._registry.forget(table_id)
        self._paused = True

    async def fail(self, table_id: int) -> None:
        """Pause an open table of this process whose game's package failed. Raises UnknownTable."""
        now = self._registry.now()
        try:
            # Whoever waits for the lock to move is refused as well.
            async with self._registry.lock(table_id):
                self._registry.forget(table_id)
                await self._registry.database.write(lambda db: _pause(db, table_id, now))
        except OtherShard:
            # Its own process finds out by itself.
            return
        except BaseException:
            # Its clocks run on: the next failure must try to pause it again.
            self._registry.failing.pop(table_id, None)
            raise

    def begin(self, connection: Connection, row: WaitRow, now: float) -> Delivery[None] | None:
        """Store that a post is tried now, or that none is needed any more."""
        assert self.publisher is not None
        stored = games.reload(connection, row.game_id)
        why = self._registry.waits_for(stored)
        if why is None or stored.game.status not in _OPEN:
            game_waits.end(connection, row.game_id)
            return None
        mark = game_waits.begin(connection, row, now)
        return Delivery(
            tries=row.tries,
            facts={"what": "game", "table": row.game_id, "guild": stored.game.guild_id},
            send=partial(self.publisher.send, _wait(stored, row, why, mark)),
            settle=lambda db, _: game_waits.put_off(db, row.game_id, None),
            put_off=lambda db, due_at: game_waits.put_off(db, row.game_id, due_at),
        )


def _wait(stored: Stored, row: WaitRow, why: MissingGame, mark: float) -> Wait:
    game = stored.game
    tried = None if row.tried_at is None else datetime.fromtimestamp(row.tried_at, UTC)
    place = game.thread_id or game.channel_id
    return Wait(game.id, game.guild_id, place, game.language, why, mark, tried)


def _played(connection: Connection, table_id: int) -> games.Played:
    return played_with(games.reload(connection, table_id).game)


def _pause(connection: Connection, table_id: int, now: float) -> None:
    """Pause a table, or have a lobby wait, unless that has happened or the table has ended."""
    stored = games.reload(connection, table_id)
    if stored.game.status in _OPEN:
        game_waits.insert(connection, table_id, now)
    if stored.game.status == "running":
        table_clocks.hold(connection, stored, now)


def _go_on(connection: Connection, table_id: int, now: float) -> None:
    """Restart the clocks of a table whose game is back, unless something else keeps it paused."""
    game_waits.end(connection, table_id)
    stored = games.reload(connection, table_id)
    if not table_clocks.can_go_on(connection, stored.game):
        return
    if stored.game.lives != "thread" or stored.game.thread_id is not None:
        # Otherwise this post opens the thread, and restarts the clocks.
        table_clocks.go_on(connection, stored, now)
    # Nobody is called: the start of a bot may be in the middle of the night.
    announce(connection, games.reload(connection, table_id), Notice("game-back"), now)
