"""SQL assembled from column names, in the dialect common to all engines of the store.

Each statement is the same text for SQLite and PostgreSQL, with `?` for its values. So an upsert
names the columns that may clash, a new number comes from RETURNING, every ordered list ends with a
key to break ties, and NULLS FIRST or LAST is explicit wherever NULL may occur.

The numbered migrations are also the same text for both engines.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from importlib import resources

APPLICATION_ID = 0x42474842
"""Number that marks our databases ("BGHB"): in SQLite's file header, or in `schema_version`."""


@cache
def migrations() -> Sequence[str]:
    """Return the migrations' SQL, in order."""
    folder = resources.files("bot.store") / "migrations"
    files = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".sql"))
    return tuple(file.read_text(encoding="utf-8") for _, file in files)


OURS = "TRUE /* ours */"
"""Condition on `guild_id`: the server is served by this process; a sole process serves all servers.

If several processes share the database, a session replaces it with another condition
(`bot.store.postgres.sharing.limited`).
"""


def marks(values: Sequence[object]) -> str:
    """Return one question mark per value, for `VALUES (...)` or `IN (...)`.

    PostgreSQL has no empty list: with nothing to look up, do not query at all.
    """
    return ", ".join("?" * len(values))


def contains(text: str) -> str:
    """Return the SQL condition that a text expression contains a parameter's value."""
    return f"replace({text}, ?, '') <> {text}"


def insert(table: str, columns: Sequence[str]) -> str:
    """Return the statement that inserts a row; its values come in the order of the columns."""
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks(columns)})"


def assignments(columns: Iterable[str], changeable: Collection[str]) -> str:
    """Return the SET clause of an UPDATE; its values come in the order of the columns.

    Raises ValueError for a column that may not be changed: names become part of the statement.
    """
    chosen = list(columns)
    if refused := [column for column in chosen if column not in changeable]:
        raise ValueError(f"not to be changed: {', '.join(refused)}")
    return ", ".join(f"{column} = ?" for column in chosen)


def upsert(table: str, key: Sequence[str], columns: Sequence[str]) -> str:
    """Return the statement that inserts a row or replaces the one with the same key.

    Its values are those of the key, followed by those of the columns.
    """
    changes = ", ".join(f"{column} = excluded.{column}" for column in columns)
    return (
        f"{insert(table, (*key, *columns))} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
    )
