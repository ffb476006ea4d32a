"""Copying of a whole store into an empty one, in one transaction; rows are counted on both sides.

    lock both -> check that the source is a store and the target is empty -> bring both up to date
    -> in one transaction: copy every table and the last ids given, compare the counts

If it is killed at any point, the target is still an empty store, perhaps with empty tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from bot.runtime.database_url import Address
from bot.store.core.errors import (
    CorruptDatabase,
    MissingDatabase,
    StoreError,
    check_driver,
    missing,
)
from bot.store.core.sql import migrations
from bot.store.opening.any_engine import open_database, schema_of
from bot.store.opening.lock import hold
from bot.store.upkeep.inspection import check_exists
from bot.store.upkeep.transfer import sqlite_side
from bot.store.upkeep.transfer.layout import Row, Side, layout

_NO_NUL = "\N{REPLACEMENT CHARACTER}"


class Progress(NamedTuple):
    """Progress of a copy: table `name`, the `number`th of `tables`, has `rows` rows."""

    number: int
    tables: int
    name: str
    rows: int


class Copied(NamedTuple):
    """Result of a copy: the schema of both stores, and the number of rows by table.

    `mended` are columns in which NUL, which the target's engine refuses, was replaced by `�`.
    """

    schema: int
    rows: dict[str, int]
    mended: tuple[str, ...]


def copy_store(source: Address, target: Address, say: Callable[[Progress], None]) -> Copied:
    """Copy all rows of a store into an empty one.

    Raises StoreError, in one of its kinds; then the target is still empty.
    """
    if _is_same(source, target):
        raise StoreError(f"{source} cannot be copied into itself: name another database.")
    # On a missing database, the lock would leave a file behind.
    check_exists(source)
    with hold(source), hold(target):
        _check_source(source)
        _check_target(target)
        for address in (source, target):
            asyncio.run(_bring_up_to_date(address))
        schema = len(migrations())
        with reading(source) as of, writing(target) as into:
            copied = copy_rows(of, into, schema, say)
        settle(target)
        return copied


def copy_rows(of: Side, into: Side, schema: int, say: Callable[[Progress], None]) -> Copied:
    """Copy all rows from one store to another. Raises CorruptDatabase if some are lost."""
    tables, mended = layout(schema), []
    counts = {table.name: of.count(table) for table in tables}
    for number, table in enumerate(tables, 1):
        say(Progress(number, len(tables), table.name, counts[table.name]))
        spoiled = () if into.takes_nul else of.with_nul(table)
        into.fill(table, _without_nul(of.rows(table)) if spoiled else of.rows(table))
        mended += [f"{table.name}.{column}" for column in spoiled]
    into.go_on_from(of.numbers(tables))
    _compare(counts, {table.name: into.count(table) for table in tables})
    return Copied(schema, counts, tuple(mended))


def _is_same(source: Address, target: Address) -> bool:
    """Return whether two addresses obviously name the same store; the lock detects other cases."""
    if isinstance(source, Path) and isinstance(target, Path):
        return source.resolve() == target.resolve()
    return source == target


def _check_source(source: Address) -> None:
    """Refuse a source that is missing or empty. Raises StoreError."""
    if isinstance(source, Path) and not source.exists():
        raise missing(source)
    if not schema_of(source):
        raise MissingDatabase(f"Nothing is stored in {source}: there is nothing to copy.")


def _check_target(target: Address) -> None:
    """Refuse a store that is not empty. Raises StoreError."""
    if isinstance(target, Path) and not target.exists():
        return
    schema = schema_of(target)
    with reading(target) as side:
        held = [(table.name, side.count(table)) for table in layout(schema)]
    full = [f"{rows} in {name}" for name, rows in held if rows]
    if full:
        raise StoreError(
            f"{target} is not empty (rows: {', '.join(full[:3])}{' ...' if full[3:] else ''}), and"
            " nothing was changed: a store is copied into an empty database only, so name a new"
            " one."
        )


async def _bring_up_to_date(address: Address) -> None:
    await (await open_database(address)).close()


def _without_nul(rows: Iterable[Row]) -> Iterator[Row]:
    for row in rows:
        yield tuple(
            value.replace("\0", _NO_NUL) if isinstance(value, str) else value for value in row
        )


def _compare(counts: dict[str, int], found: dict[str, int]) -> None:
    for name, rows in counts.items():
        if found[name] != rows:
            raise CorruptDatabase(
                f"{rows} rows of {name} became {found[name]}: nothing was copied. Please report"
                " this."
            )


def reading(address: Address) -> AbstractContextManager[Side]:
    """Open a snapshot of an existing store. Raises StoreError."""
    if isinstance(address, Path):
        return sqlite_side.reading(address)
    check_driver(address)
    from bot.store.upkeep.transfer import postgres_side

    return postgres_side.reading(address)


def writing(address: Address) -> AbstractContextManager[Side]:
    """Open an existing store for one transaction, durable at the end. Raises StoreError."""
    if isinstance(address, Path):
        return sqlite_side.writing(address)
    check_driver(address)
    from bot.store.upkeep.transfer import postgres_side

    return postgres_side.writing(address)


def settle(address: Address) -> None:
    """Complete a store after it was filled. Raises StoreError."""
    if isinstance(address, Path):
        return sqlite_side.settle(address)
    check_driver(address)
    from bot.store.upkeep.transfer import postgres_side

    return postgres_side.settle(address)
