"""Export of the data on one person: all rows found by the census, without others' names."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from bot.runtime.database_url import Address
from bot.store.core.connection import Connection
from bot.store.core.sql import contains
from bot.store.opening.any_engine import looking
from bot.store.upkeep.census import SECRETS, Holds, Place, Topic, places

Row: TypeAlias = dict[str, object]
Export: TypeAlias = dict[str, dict[str, list[Row]]]
"""Rows about a person, by topic and table."""

_ID = re.compile(r"(?<!\d)[0-9]{15,20}(?!\d)")
_OTHER = "…"
_EXACT = 2**53


def export(connection: Connection, user_id: int) -> Export:
    """Return all rows about a person, without other people's ids and names."""
    others = _names_of_others(connection, user_id)
    found: Export = {}
    for table, columns in _by_table().items():
        rows = [
            _shown(row, columns, user_id, others)
            for row in _rows(connection, table, columns, user_id)
        ]
        if rows:
            found.setdefault(columns[0].topic.value, {})[table] = rows
    return found


def as_file(connection: Connection, user_id: int) -> bytes:
    """Return the export as a JSON file."""
    whole = {"user_id": str(user_id), "data": export(connection, user_id)}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode()


def count(connection: Connection, user_id: int) -> dict[Topic, int]:
    """Return the number of rows about a person, by purpose."""
    found: dict[Topic, int] = {}
    for table, columns in _by_table().items():
        (rows,) = connection.execute(
            f"SELECT count(*) FROM {table} WHERE {_where(columns)}", _values(columns, user_id)
        ).fetchone()
        found[columns[0].topic] = found.get(columns[0].topic, 0) + rows
    return found


def _by_table() -> Mapping[str, list[Place]]:
    """Return the columns of each table that shows people rows about them."""
    found: dict[str, list[Place]] = {}
    for one in places():
        found.setdefault(one.table, []).append(one)
    return {table: columns for table, columns in found.items() if _telling(columns)}


def _rows(connection: Connection, table: str, columns: list[Place], user_id: int) -> Iterator[Row]:
    """Yield a table's rows about the person."""
    # The first two columns of each table are its key, or most of it.
    cursor = connection.execute(
        f"SELECT * FROM {table} WHERE {_where(columns)} ORDER BY 1, 2", _values(columns, user_id)
    )
    names = [column[0] for column in cursor.description or ()]
    for row in cursor:
        whole = dict(zip(names, row, strict=True))
        yield {key: value for key, value in whole.items() if f"{table}.{key}" not in SECRETS}


def _where(columns: list[Place]) -> str:
    """Return the SQL condition that the person's id is in one of the columns or their texts."""
    return " OR ".join(
        f"{one.column} = ?" if one.holds is Holds.ID else contains(one.column)
        for one in _telling(columns)
    )


def _values(columns: list[Place], user_id: int) -> list[int | str]:
    """Return the parameters of the condition in `_where`: the id as a number or as a text."""
    return [user_id if one.holds is Holds.ID else str(user_id) for one in _telling(columns)]


def _telling(columns: list[Place]) -> list[Place]:
    return [one for one in columns if one.holds is not Holds.NAME and one.told]


def _shown(row: Row, columns: list[Place], user_id: int, others: frozenset[str]) -> Row:
    """Return a row, from which secrets are gone, without other people's data."""
    shown = {key: _plain(value) for key, value in row.items()}
    for one in (one for one in columns if one.column in row):
        value = row[one.column]
        whose = value if one.holds is Holds.ID else row[one.whose] if one.whose else None
        is_text = one.holds in (Holds.TEXT, Holds.DATA)
        if not is_text and whose != user_id:
            shown.pop(one.column)
        elif is_text and value is not None:
            shown[one.column] = _without_others(str(value), user_id, others)
    return shown


def _names_of_others(connection: Connection, user_id: int) -> frozenset[str]:
    """Return all other people's names, except those that the person also used."""
    own, others = (
        {
            row[0]
            for one in places(Holds.NAME)
            if one.whose
            for row in connection.execute(
                f"SELECT DISTINCT {one.column} FROM {one.table} WHERE {one.whose} {sign} ?",
                (user_id,),
            )
        }
        for sign in ("=", "<>")
    )
    return frozenset(name for name in others - own if name and name.strip())


def _without_others(text: str, user_id: int, others: frozenset[str]) -> object:
    """Return a stored text, parsed if it is JSON, without other people's ids and names."""
    cleaned = _ID.sub(lambda m: m[0] if m[0] == str(user_id) else "0", text)
    try:
        return _blotted(json.loads(cleaned), others)
    except ValueError:
        return _blotted(cleaned, others)


def _blotted(value: object, others: frozenset[str]) -> object:
    if isinstance(value, dict):
        return {key: _blotted(one, others) for key, one in value.items()}
    if isinstance(value, list):
        return [_blotted(one, others) for one in value]
    if isinstance(value, str):
        words = set(re.findall(r"\w+", value))
        for name in others:
            # Few of a thousand names occur in the text: the fast test comes first.
            if name in value and (name in words or not name.isalnum()):
                value = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", _OTHER, value)
    return value


def _plain(value: object) -> object:
    """Return a stored value for JSON: states unpacked, other bytes as base64, large ids as strings.

    Many JSON readers would round numbers of that size.
    """
    if isinstance(value, int) and value > _EXACT:
        return str(value)
    if not isinstance(value, bytes):
        return value
    try:
        return json.loads(zlib.decompress(value))
    except (zlib.error, ValueError):
        return base64.b64encode(value).decode("ascii")


def export_beside(address: Address, user_id: int) -> bytes:
    """Return a person's export from a store that a bot may be using. Raises StoreError."""
    with looking(address) as connection:
        return as_file(connection, user_id)
