"""A look at a database file that changes nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.copying import Contents, contents, open_readonly, problems
from bot.store.errors import EmptyDatabase, StoreError, explain, missing
from bot.store.sqlite import schema_of

__all__ = ["Inspection", "inspect", "open_readonly"]


@dataclass(frozen=True, slots=True)
class Inspection:
    """What a file holds; `newest` is the time of its newest move, `problems` SQLite's words."""

    path: Path
    schema: int
    tables: int
    moves: int
    newest: float | None
    problems: tuple[str, ...]


def inspect(path: Path, integrity: bool = True) -> Inspection:
    """Return what a database of ours holds, and what is wrong in it.

    Raises MissingDatabase, EmptyDatabase, ForeignDatabase, NewerDatabase, CorruptDatabase, or
    StoreError when it cannot be read.
    """
    try:
        _check_file(path)
        if not schema_of(path):
            raise EmptyDatabase(f"{path} is a database in which nothing is stored.")
        found, wrong = _read(path, integrity)
    except sqlite3.Error as error:
        raise explain(error, str(path)) from error
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror}.") from error
    return Inspection(path, *found, wrong)


def _check_file(path: Path) -> None:
    if path.is_dir():
        raise StoreError(f"{path} is a folder and no database.")
    if not path.exists():
        raise missing(path)


def _read(path: Path, integrity: bool) -> tuple[Contents, tuple[str, ...]]:
    with closing(open_readonly(path)) as connection:
        connection.execute("BEGIN")
        return contents(connection), problems(connection) if integrity else ()
