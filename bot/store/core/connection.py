"""What the store's functions know of a connection, whichever engine is behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias

Row: TypeAlias = Any
"""A plain tuple, or None where there is none."""


class Cursor(Protocol):
    """What a statement found: plain tuples, in the order that it asked for.

    The engines agree neither on `rowcount` nor on `lastrowid`: `RETURNING` tells both.
    """

    @property
    def description(self) -> Sequence[Any] | None:
        """A sequence a column, which begins with its name; None where there are no rows."""

    def fetchone(self) -> Row:
        """Return the next row, None after the last one."""

    def fetchall(self) -> list[Any]:
        """Return all rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """Yield the rows that are left."""


class Connection(Protocol):
    """What a transaction gets and hands on to this package's functions; nobody else looks inside.

    Statements are one text for both engines, with `?` for each parameter.
    """

    @property
    def in_transaction(self) -> bool:
        """Whether what is executed now belongs to a transaction that can still be committed."""

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Cursor:
        """Run one statement."""

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> Cursor:
        """Run one statement with each of these parameters; it returns no rows."""
