"""A person in every column of the database that can tell of one, and a look at the bytes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path

import psycopg

from bot.runtime.database_url import Address
from bot.store.upkeep.census import CENSUS, Holds

ANNA, BOB = 830412345678901234, 123456789012345
"""As large as Discord's ids; SQLite writes the first one in 8 bytes, the other in 6."""
NAMES = {ANNA: "Änne Zork-Müller", BOB: "Bob (the) *Zork*"}


def columns(connection: sqlite3.Connection) -> dict[str, dict[str, str]]:
    """Return the types of all columns by table."""
    tables = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).fetchall()
    return {
        table: {row[1]: row[2] for row in connection.execute(f"PRAGMA table_info({table})")}
        for (table,) in tables
    }


def plant(connection: sqlite3.Connection, user_id: int, number: int) -> None:
    """Put a row with the person into every table that can tell of one, all with that number."""
    connection.execute("PRAGMA foreign_keys = OFF")
    known = columns(connection)
    for table in sorted({place.table for place in CENSUS}):
        values = {name: _other(name, kind, number) for name, kind in known[table].items()}
        values |= {p.column: _told(p.holds, user_id) for p in CENSUS if p.table == table}
        if table == "recent":
            values["bucket"] = f"invited:{number}:{user_id}"
        marks = ", ".join("?" * len(values))
        connection.execute(
            f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", [*values.values()]
        )


def _told(holds: Holds, user_id: int) -> int | str:
    name = NAMES[user_id]
    data = {
        "calls": [user_id, 7],
        "by": user_id,
        "reason": f"<@{user_id}>, {name}!",
        "from": [user_id, name],
        "name": name,
        "changes": {"rules": ["", f"Ask {name}, before you play."]},
    }
    text = f"{name} is <@{user_id}>"
    told = {Holds.ID: user_id, Holds.NAME: name, Holds.TEXT: text, Holds.DATA: json.dumps(data)}
    return told[holds]


def _other(name: str, kind: str, number: int) -> int | float | str | bytes:
    if name == "language":
        return "de" if number == 2 else "en"
    return {"INTEGER": number, "REAL": 1.0, "TEXT": f"{name} {number}", "BLOB": b"%d" % number}[
        kind
    ]


def traces(address: Address, user_id: int, names: Iterable[str]) -> list[str]:
    """Return what the bytes of a store's files still tell of a person."""
    marks: dict[str, bytes] = {"id": str(user_id).encode(), "8": user_id.to_bytes(8, "big")}
    marks["8, the smallest first"] = user_id.to_bytes(8, "little")
    if user_id < 2**47:
        marks["6"] = user_id.to_bytes(6, "big")
    for name in names:
        marks |= {name: name.encode(), f"{name} (JSON)": json.dumps(name)[1:-1].encode()}
    found = []
    for file in _files(address):
        data = file.read_bytes() if file.exists() else b""
        found += [f"{what} in {file.name}" for what, mark in marks.items() if mark in data]
    return found


def _files(address: Address) -> list[Path]:
    """Return a file and its WAL, or what a server keeps of a database, without the server's log."""
    if isinstance(address, Path):
        return [address, address.with_name(f"{address.name}-wal")]
    with psycopg.connect(address.secret, autocommit=True) as connection:
        # Files that are no more needed go now, and what is only in memory comes into the others.
        connection.execute("CHECKPOINT")
        folder, number = connection.execute(
            "SELECT current_setting('data_directory'), oid FROM pg_database"
            " WHERE datname = current_database()"
        ).fetchone() or ("", 0)
    return [file for file in Path(folder, "base", str(number)).iterdir() if file.is_file()]
