"""Engine-specific part of copying: rows out of a store, rows into it, its last numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeAlias

from bot.store.core.connection import Connection
from bot.store.upkeep.transfer.layout import Table

Row: TypeAlias = tuple[object, ...]


class Side(Protocol):
    """A store in one transaction, read from or written to."""

    takes_nul: bool
    """Whether a text may contain the character NUL."""

    @property
    def connection(self) -> Connection:
        """Return the connection for the store's own functions."""

    def rows(self, table: Table, /) -> Iterator[Row]:
        """Yield the rows of a table by its key; they are read as they are asked for."""

    def fill(self, table: Table, rows: Iterable[Row], /) -> None:
        """Store the rows of a table that is empty."""

    def count(self, table: Table, /) -> int:
        """Return how many rows a table has."""

    def with_nul(self, table: Table, /) -> Sequence[str]:
        """Return the columns of a table in which a text has the character NUL."""

    def numbers(self, tables: Iterable[Table], /) -> Mapping[str, int]:
        """Return the last number given by each counted table, without tables that gave none.

        It may be larger than that of any row: a number is never given twice.
        """

    def go_on_from(self, numbers: Mapping[str, int], /) -> None:
        """Continue the ids of numbered tables after these numbers."""
