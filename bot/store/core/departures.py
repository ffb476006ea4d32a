"""Servers that removed the bot while tables or seasons were open there: rows of `left_server`."""

from __future__ import annotations

from bot.store.core.connection import Connection
from bot.store.core.sql import OURS

HERE = "game.guild_id NOT IN (SELECT guild_id FROM left_server)"
"""Condition of a query over `game`: the bot is on the table's server."""
PLAYABLE = f"{HERE} AND game.id NOT IN (SELECT game_id FROM game_wait)"
"""Condition of a query over `game`: the bot is on the table's server, and has the table's game."""
OF_SHARD = "(guild_id >> 22) % ? = ?"
"""Condition on `guild_id`: a shard serves the server. Parameters: number of shards, and shard."""
ALONE = (1 << 63) - 1
"""Number of shards that marks a row of `pulse` or `downtime` as one server's: `shard` is its id."""
REACHED = (
    f"NOT EXISTS (SELECT 1 FROM pulse WHERE linked = 0 AND CASE WHEN pulse.shards = {ALONE}"
    " THEN game.guild_id ELSE (game.guild_id >> 22) % pulse.shards END = pulse.shard)"
)
"""Condition of a query over `game`: its server is available, and that server's shard connected."""
_OPEN = "status IN ('lobby', 'running')"
_OF_OPEN = f"game_id IN (SELECT id FROM game WHERE guild_id = ? AND {_OPEN})"


def left(connection: Connection) -> dict[int, float]:
    """Return the servers that the bot is no longer on, with the time when it left each."""
    return dict(
        connection.execute(
            f"SELECT guild_id, at FROM left_server WHERE {OURS} ORDER BY guild_id"
        ).fetchall()
    )


def leave(connection: Connection, guild_id: int, at: float) -> None:
    """Store that the bot is no longer on a server."""
    connection.execute("INSERT INTO left_server (guild_id, at) VALUES (?, ?)", (guild_id, at))


def forget(connection: Connection, guild_id: int) -> None:
    """Store that the bot is on a server again, or has no open tables there any longer."""
    connection.execute("DELETE FROM left_server WHERE guild_id = ?", (guild_id,))


def servers(connection: Connection) -> set[int]:
    """Return the servers with an open table or season, or that joined or follow another's."""
    # The expression keeps SQLite on the index by server, so that it reads no rows of the table.
    rows = connection.execute(
        f"SELECT guild_id FROM game WHERE status || '' IN ('lobby', 'running') AND {OURS} UNION"
        " SELECT guild_id FROM season JOIN league ON league.id = league_id"
        f" WHERE stage NOT IN ('over', 'cancelled') AND {OURS} UNION"
        f" SELECT guild_id FROM league_server WHERE left_at IS NULL AND {OURS} UNION"
        f" SELECT guild_id FROM followed WHERE {OURS}"
    )
    return {row[0] for row in rows}


def tables(connection: Connection, guild_id: int) -> list[int]:
    """Return the tables of a server that are in the lobby or running."""
    rows = connection.execute(
        f"SELECT id FROM game WHERE guild_id = ? AND {_OPEN} ORDER BY id", (guild_id,)
    )
    return [row[0] for row in rows]


def prolong_proposals(connection: Connection, guild_id: int, seconds: float) -> None:
    """Extend the deadlines of a server's open proposals by `seconds`."""
    connection.execute(
        f"UPDATE proposal SET due_at = due_at + ? WHERE outcome IS NULL AND {_OF_OPEN}",
        (seconds, guild_id),
    )


def abandon(connection: Connection, guild_id: int, now: float) -> None:
    """Abandon the open tables of a server without posting anything more there."""
    connection.execute(
        f"UPDATE outbox SET status = 'failed' WHERE status = 'due' AND {_OF_OPEN}", (guild_id,)
    )
    for rows in ("pending_edit", "draft"):
        connection.execute(f"DELETE FROM {rows} WHERE {_OF_OPEN}", (guild_id,))
    connection.execute(
        "UPDATE proposal SET told = 'answer', outcome = coalesce(outcome, 'overtaken'),"
        f" decided_at = coalesce(decided_at, ?) WHERE told <> 'answer' AND {_OF_OPEN}",
        (now, guild_id),
    )
    connection.execute(
        "UPDATE game SET status = 'abandoned', expires_at = NULL, ended_at = ?"
        f" WHERE guild_id = ? AND {_OPEN}",
        (now, guild_id),
    )
