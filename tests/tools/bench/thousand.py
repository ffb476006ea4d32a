"""A database of a thousand tables, made in seconds: copied rows of a few tables really played.

`python -m tests.tools.bench.thousand FILE [TABLES]` writes one to look at.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter

from bot.host import Host
from tests.catalogue import CATALOGUE
from tests.host.playing import advance, let_newcomers_play, open_table

TABLES = 1000
PLAYED = (30, 60, 90, 120, 160)
"""The number of moves of the tables that are played for it."""


async def make(path: Path, tables: int, played: Sequence[int] = PLAYED) -> None:
    """Write a file with so many tables, all of them running."""
    host = await Host.open(path, CATALOGUE)
    await let_newcomers_play(host)
    for moves in played:
        await advance(host, await open_table(host), moves)
    await host.close()
    multiply(path, tables)


def multiply(path: Path, tables: int) -> None:
    """Copy the running tables of a file, of whatever schema, until there are so many in all."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        _twins(connection, tables)
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        for (name,) in [*names]:
            if _is_of_a_table(connection, name):
                _copy(connection, name)
        connection.execute("DROP TABLE twin")
        connection.execute("COMMIT")
        assert not connection.execute("PRAGMA foreign_key_check").fetchall()


def _twins(connection: sqlite3.Connection, tables: int) -> None:
    """Say which new table is a copy of which played one."""
    running = "SELECT id FROM game WHERE status = 'running' ORDER BY id"
    played = [row[0] for row in connection.execute(running)]
    count, newest = connection.execute("SELECT count(*), max(id) FROM game").fetchone()
    twins = [
        (newest + 1 + number, played[number % len(played)]) for number in range(tables - count)
    ]
    connection.execute("CREATE TABLE twin (id INTEGER PRIMARY KEY, game_id INTEGER)")
    connection.executemany("INSERT INTO twin VALUES (?, ?)", twins)
    columns = _columns(connection, "game")
    unique = {"channel_id": "twin.id", "fixture_id": "NULL"}
    values = ["twin.id", *(unique.get(column, f"game.{column}") for column in columns[1:])]
    connection.execute(
        f"INSERT INTO game ({', '.join(columns)}) SELECT {', '.join(values)}"
        " FROM twin JOIN game ON game.id = twin.game_id"
    )


def _is_of_a_table(connection: sqlite3.Connection, name: str) -> bool:
    """Return whether rows belong to one table and to nothing else, so that a copy makes sense."""
    if name == "twin" or "game_id" not in _columns(connection, name):
        return False
    described = connection.execute(f"PRAGMA table_info({name})")
    key = {row[1] for row in described if row[5]}
    if key and not key & {"id", "game_id"}:
        # Such as an incident, whose number is its own.
        return False
    keys = connection.execute(f"PRAGMA foreign_key_list({name})").fetchall()
    parents = connection.execute(
        "SELECT 1 FROM sqlite_master AS child, pragma_foreign_key_list(child.name) AS key"
        ' WHERE key."table" = ? AND key."from" <> \'game_id\' AND key."from" <> \'version\'',
        (name,),
    )
    return {key[3] for key in keys} <= {"game_id", "version"} and not parents.fetchall()


def _copy(connection: sqlite3.Connection, name: str) -> None:
    columns = [column for column in _columns(connection, name) if column != "id"]
    # Two tables never have the same secret.
    own = {"game_id": "twin.id", "digest": "randomblob(32)"}
    values = [own.get(column, f"old.{column}") for column in columns]
    connection.execute(
        f"INSERT INTO {name} ({', '.join(columns)}) SELECT {', '.join(values)}"
        f" FROM twin JOIN {name} AS old ON old.game_id = twin.game_id"
    )


def _columns(connection: sqlite3.Connection, name: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]


if __name__ == "__main__":
    begin = perf_counter()
    asyncio.run(make(Path(sys.argv[1]), int(sys.argv[2]) if sys.argv[2:] else TABLES))
    print(f"{perf_counter() - begin:.1f} s")
