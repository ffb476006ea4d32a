"""Tables that end without a result, and the time in which they can be resumed.

Tables on servers from which the bot was removed wait until it is invited back.
"""

from __future__ import annotations

from datetime import timedelta

from bot.host.core.api import HostError, Table
from bot.store import Connection
from bot.store.core.event_log import log_table_after_commit
from bot.store.leagues import seasons
from bot.store.posting import outbox
from bot.store.tables import drafts, games
from bot.store.tables.games import GameRow

KEPT = timedelta(days=30)
"""Time for which the tables of a server wait for the bot to be invited back."""


class ServerLeft(HostError):
    """The bot is not on the table's server; the table waits until `until`, a Discord timestamp."""

    code = "server-left"

    @classmethod
    def of(cls, table: Table) -> ServerLeft:
        """Return the error for a table that waits."""
        assert table.left_at is not None
        return cls(table=table.id, until=f"<t:{int((table.left_at + KEPT).timestamp())}:D>")


def check_present(table: Table) -> None:
    """Check that the bot is on the table's server. Raises ServerLeft."""
    if table.left_at is not None:
        raise ServerLeft.of(table)


TAKE_UP_WITHIN = 7 * 24 * 3600.0
"""Seconds after its end within which an abandoned game may be resumed."""


def abandon(connection: Connection, table_id: int, now: float) -> None:
    """End a lobby or a running table without a result; the caller must align its clocks."""
    game = games.reload(connection, table_id).game
    games.update(connection, table_id, game.version, status="abandoned", ended_at=now)
    drafts.delete_of_table(connection, table_id)
    log_table_after_commit(connection, "table_ended", game, how="abandoned")
    seasons.make_due_of_table(connection, game.fixture_id, now)
    if game.status == "running":
        outbox.insert(connection, table_id, game.version, "abandoned", None, False, now)


def was_begun(game: GameRow) -> bool:
    """Return whether an abandoned table had started, and is not just an abandoned lobby."""
    return game.status == "abandoned" and game.seed != 0


def is_late(game: GameRow, now: float) -> bool:
    """Return whether it is too late to resume an abandoned game."""
    return game.ended_at is None or now > game.ended_at + TAKE_UP_WITHIN
