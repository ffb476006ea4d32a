"""Connections as the store's functions see them, whichever engine is behind them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias

Row: TypeAlias = Any
"""A plain tuple, or None if there is no row."""


class Cursor(Protocol):
    """Result of a statement: plain tuples, in the order the statement asked for.

    The engines agree neither on `rowcount` nor on `lastrowid`: use `RETURNING` instead of both.
    """

    @property
    def description(self) -> Sequence[Any] | None:
        """One sequence per column, beginning with its name; None if the statement has no rows."""

    def fetchone(self) -> Row:
        """Return the next row, None after the last one."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Yield the rows that are left."""


class Connection(Protocol):
    """Connection of a transaction, passed on to this package's functions, which treat it as opaque.

    Statements are one text for both engines, with `?` for each parameter.
    """

    @property
    def in_transaction(self) -> bool:
        """True if a statement executed now belongs to a transaction that can still be committed."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor:
        """Run one statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Cursor:
        """Run one statement with each of these parameters; it returns no rows."""
