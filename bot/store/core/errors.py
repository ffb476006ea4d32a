"""Errors of the database, each with one sentence for the operator.

* StoreError                     nothing of the failed transaction was kept
  x MissingFolder                the folder of the database file does not exist
  x MissingDatabase              the file does not exist
  x ForeignDatabase              a database of another program
  x NewerDatabase                written by a newer version of this bot
  x EmptyDatabase                an empty file
  x CorruptDatabase              damaged, or not a database at all
  x DatabaseInUse                another bot runs on it
  x ServerAway                   the server of the database cannot be reached
  x DiskFull                     no room for another page
  x Conflict                     another transaction was first
"""

from __future__ import annotations

import sqlite3
from importlib.util import find_spec
from pathlib import Path

from bot.runtime.database_url import DatabaseUrl

_CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_FORBIDDEN = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM)
_PRIMARY = 0xFF


class StoreError(Exception):
    """The database operation failed; nothing of the failed transaction was kept."""


class MissingFolder(StoreError):
    """The folder of the database file does not exist."""


class MissingDatabase(StoreError):
    """The file does not exist."""


class MissingBackup(StoreError):
    """The file to restore from does not exist."""


class ForeignDatabase(StoreError):
    """The file is a database of another program."""


class NewerDatabase(StoreError):
    """The file was written by a newer version of this bot."""


class EmptyDatabase(StoreError):
    """The file is empty: its former contents are lost or elsewhere."""


class DatabaseInUse(StoreError):
    """Another bot is using this database."""


class ServerAway(StoreError):
    """The database server is unreachable or refuses the login."""


class CorruptDatabase(StoreError):
    """The file is damaged, or not a database at all."""


class DiskFull(StoreError):
    """There is no room to store anything more."""


class Conflict(StoreError):
    """The table is no longer at the version that this transaction was made for."""


def missing(path: Path) -> MissingDatabase:
    """Return the error for a missing file, with its full path to show a wrong folder."""
    return MissingDatabase(f"There is no database {path.absolute()}.")


def explain(error: sqlite3.Error, path: str) -> StoreError:
    """Return the StoreError for an SQLite error with this file."""
    code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    if code in _CORRUPT:
        return CorruptDatabase(
            f"{path} is damaged or no database ({error}). Restore a backup: `bot restore FILE`."
        )
    if code == sqlite3.SQLITE_FULL:
        return DiskFull(f"There is no room left to store anything in {path}: free some space.")
    if code == sqlite3.SQLITE_IOERR:
        return StoreError(
            f"{path} cannot be read or written ({error}): look whether its disk is full or fails."
        )
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreError(
            f"Another program keeps {path} to itself ({error}): close it, or try again when it is"
            " done."
        )
    if code in _FORBIDDEN:
        return StoreError(
            f"The database {path} cannot be opened or written ({error}): this user must be allowed"
            " to write to it, to the files beside it that begin with its name, and to their folder."
        )
    return StoreError(f"The database {path} cannot be used: {error}.")


def check_driver(url: DatabaseUrl) -> None:
    """Check that the driver for PostgreSQL is installed. Raises StoreError."""
    if find_spec("psycopg") is None:
        raise StoreError(
            f"{url} is on a PostgreSQL server, for which this installation has no driver: install"
            " it with `uv sync --extra postgresql`."
        )
