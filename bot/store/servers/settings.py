"""Settings decided by the admins of a server: the rows `server`."""

from __future__ import annotations

import json
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert


class ServerRow(NamedTuple):
    """A row of `server` without its id; None or an empty list = nothing was decided."""

    language: str | None = None
    pace: str | None = None
    most_open: int | None = None
    channels: str = "[]"
    roles: str = "[]"
    newcomers: int | None = None
    per_person: int | None = None
    audit_channel: int | None = None


_COLUMNS = ", ".join(ServerRow._fields)
_STORE = upsert("server", ("guild_id",), ServerRow._fields)
_COMMAND_MARKS = "SELECT guild_id, mark FROM told_commands ORDER BY guild_id"
_SET_COMMAND_MARK = upsert("told_commands", ("guild_id",), ("mark",))


def load(connection: Connection, guild_id: int) -> ServerRow:
    """Return the settings of a server."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM server WHERE guild_id = ?", (guild_id,)
    ).fetchone()
    return ServerRow() if row is None else ServerRow._make(row)


def store(connection: Connection, guild_id: int, decided: ServerRow) -> None:
    """Store the settings of a server."""
    connection.execute(_STORE, (guild_id, *decided))


def open_tables(connection: Connection, guild_id: int) -> int:
    """Return how many tables of a server are in the lobby or running, leagues' not counted."""
    (count,) = connection.execute(
        "SELECT count(*) FROM game WHERE guild_id = ? AND status IN ('lobby', 'running')"
        " AND fixture_id IS NULL",
        (guild_id,),
    ).fetchone()
    return int(count)


def command_marks(connection: Connection) -> dict[int, str | None]:
    """Return the servers that have the commands (0 = all), each with their digest."""
    return dict(connection.execute(_COMMAND_MARKS).fetchall())


def set_command_mark(connection: Connection, guild_id: int, mark: str | None) -> None:
    """Store that the commands were synced to a server, or are about to be."""
    connection.execute(_SET_COMMAND_MARK, (guild_id, mark))


def forget_commands(connection: Connection, guild_id: int) -> None:
    """Store that a server no longer has the commands."""
    connection.execute("DELETE FROM told_commands WHERE guild_id = ?", (guild_id,))


def ids_text(ids: frozenset[int]) -> str:
    """Return ids as they are stored."""
    return json.dumps(sorted(ids))
