"""Interfaces of connections and cursors, independent of the database engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias

Row: TypeAlias = Any
"""Plain tuple, or None if there is no row."""


class Cursor(Protocol):
    """Result of a statement: rows as plain tuples, with values in the order of its columns.

    The engines agree neither on `rowcount` nor on `lastrowid`: use `RETURNING` instead of both.
    """

    @property
    def description(self) -> Sequence[Any] | None:
        """One sequence per column, beginning with its name; None if the statement has no rows."""

    def fetchone(self) -> Row:
        """Return the next row, or None after the last one."""

    def fetchall(self) -> list[Any]:
        """Return all remaining rows."""

    def __iter__(self) -> Iterator[Any]:
        """Yield the remaining rows."""


class Connection(Protocol):
    """Connection of a transaction; callers only pass it on to this package's functions.

    The same statements run on both engines, with `?` for each parameter.
    """

    @property
    def in_transaction(self) -> bool:
        """Whether a statement executed now would belong to a transaction that can still commit."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor:
        """Run one statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Cursor:
        """Run one statement with each of the given parameter sets; it returns no rows."""
