"""Variants of games that servers have added: `variant`."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.core.sql import insert


class VariantRow(NamedTuple):
    """A row of `variant`; `numbers` and `names` are JSON."""

    id: int
    guild_id: int
    key: str
    name: str
    numbers: str
    names: str = "{}"


_VARIANT = ", ".join(VariantRow._fields)
_INSERT = f"{insert('variant', VariantRow._fields[1:])} RETURNING id"


def of_server(connection: Connection, guild_id: int) -> list[VariantRow]:
    """Return a server's variants, the oldest first."""
    rows = connection.execute(
        f"SELECT {_VARIANT} FROM variant WHERE guild_id = ? ORDER BY id", (guild_id,)
    )
    return [VariantRow._make(row) for row in rows]


def add(connection: Connection, row: VariantRow) -> int:
    """Store a new variant and return its id; the id in the given row is ignored."""
    (number,) = connection.execute(_INSERT, row[1:]).fetchone()
    return int(number)


def change(connection: Connection, row: VariantRow) -> None:
    """Store the name of a variant, and what it changes."""
    connection.execute(
        "UPDATE variant SET name = ?, numbers = ?, names = ? WHERE id = ?",
        (row.name, row.numbers, row.names, row.id),
    )


def remove(connection: Connection, variant_id: int) -> None:
    """Delete a variant."""
    connection.execute("DELETE FROM variant WHERE id = ?", (variant_id,))
