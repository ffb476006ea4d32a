"""Settings made by the admins of a server, and data shown to them: open tables and results."""

from __future__ import annotations

import json
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import upsert


class ResultRow(NamedTuple):
    """A seat of a finished public table: who finished it, and who began it if that is known.

    `user_id` None = a house bot finished it; `began_id` None = a house bot began it, or it is
    unknown. `bot` and `began_bot` are the kinds of these house bots, None = a person, or it is
    unknown.
    """

    game_id: int
    key: str
    options: str
    created_at: float
    ended_at: float
    rated: int
    fixture_id: int | None
    seats: int
    moves: int
    seat: int
    name: str
    user_id: int | None
    bot: str | None
    began: str | None
    began_id: int | None
    began_bot: str | None
    points: int
    rank: int
    place: int | None
    hints: int


_BEGAN = "SELECT min(id) FROM tenure WHERE tenure.game_id = game.id AND tenure.seat = result.seat"


def results(connection: Connection, guild_id: int) -> list[ResultRow]:
    """Return the seats of all finished public tables of a server, oldest first."""
    rows = connection.execute(
        "SELECT game.id, key, options, created_at, coalesce(ended_at, created_at), rated,"
        " fixture_id, count(*) OVER (PARTITION BY game.id), game.version, result.seat,"
        " result.name, result.user_id, result.bot, first.name, first.user_id, first.bot,"
        " points, rank, result.place,"
        " (SELECT count(*) FROM hint WHERE hint.game_id = game.id AND hint.seat = result.seat)"
        " FROM game JOIN result ON result.game_id = game.id"
        f" LEFT JOIN tenure AS first ON first.id = ({_BEGAN})"
        " WHERE guild_id = ? AND status = 'over' AND private = 0 ORDER BY game.id, result.seat",
        (guild_id,),
    )
    return [ResultRow._make(row) for row in rows]


def private_results(connection: Connection, guild_id: int) -> int:
    """Return how many private tables of a server are finished."""
    (count,) = connection.execute(
        "SELECT count(*) FROM game WHERE guild_id = ? AND status = 'over' AND private = 1",
        (guild_id,),
    ).fetchone()
    return int(count)


def last_moves(connection: Connection, guild_id: int) -> dict[int, float]:
    """Return when the newest move was made, for each running table of a server with moves."""
    rows = connection.execute(
        "SELECT id, (SELECT at FROM move WHERE game_id = game.id ORDER BY version DESC LIMIT 1)"
        " FROM game WHERE guild_id = ? AND status = 'running' ORDER BY id",
        (guild_id,),
    )
    return {table_id: at for table_id, at in rows if at is not None}


class ServerRow(NamedTuple):
    """A row of `server` without its id; None or an empty list = not set."""

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
    """Return how many tables of a server, apart from leagues', are in the lobby or running."""
    (count,) = connection.execute(
        "SELECT count(*) FROM game WHERE guild_id = ? AND status IN ('lobby', 'running')"
        " AND fixture_id IS NULL",
        (guild_id,),
    ).fetchone()
    return int(count)


def command_marks(connection: Connection) -> dict[int, str | None]:
    """Return the servers that have the commands (0 = all), each with the commands' digest."""
    return dict(connection.execute(_COMMAND_MARKS).fetchall())


def set_command_mark(connection: Connection, guild_id: int, mark: str | None) -> None:
    """Store the digest of the commands that a server has, None = about to be synced."""
    connection.execute(_SET_COMMAND_MARK, (guild_id, mark))


def forget_commands(connection: Connection, guild_id: int) -> None:
    """Store that a server no longer has the commands."""
    connection.execute("DELETE FROM told_commands WHERE guild_id = ?", (guild_id,))


def ids_text(ids: frozenset[int]) -> str:
    """Return ids as JSON text for a column."""
    return json.dumps(sorted(ids))
