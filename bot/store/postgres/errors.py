"""Readable sentences for PostgreSQL's errors, none with a password."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg import errors

from bot.runtime.database_url import DatabaseUrl
from bot.store.core.errors import DiskFull, ServerAway, StoreError

AGAIN = (errors.SerializationFailure, errors.DeadlockDetected)
"""Errors caused by concurrent transactions, after which a transaction should be run again."""

_SENTENCES: tuple[tuple[type[psycopg.Error], str], ...] = (
    (
        errors.InsufficientPrivilege,
        "The database {where} cannot be used ({reason}): its owner must allow this user to create"
        " tables in the schema, and to read and write them"
        " (GRANT CREATE, USAGE ON SCHEMA public TO ...).",
    ),
    (
        errors.ReadOnlySqlTransaction,
        "The database {where} cannot be written ({reason}): name the server that takes writes, not"
        " one that only follows it.",
    ),
    (errors.LockNotAvailable, "Another program keeps {where} to itself ({reason})."),
    (errors.InvalidPassword, "The server of {where} refuses the user or the password ({reason})."),
    (errors.InvalidCatalogName, "There is no database {where}: make it (CREATE DATABASE)."),
    (
        psycopg.DataError,
        "The database {where} cannot store one of the values ({reason}); nothing was stored.",
    ),
)

_AWAY = (
    "The server of the database {where} cannot be reached ({reason}): look whether it runs, and"
    " whether the address, the user and the password in BOT_DATABASE are right."
)
_OTHER = "The database {where} cannot be used: {reason}."


def explain(error: Exception, url: DatabaseUrl) -> StoreError:
    """Return the StoreError for an error of psycopg with this database."""
    reason = url.hide(_first_line(error))
    if isinstance(error, errors.DiskFull):
        return DiskFull(f"There is no room left to store anything in {url}: free some space.")
    for kind, sentence in _SENTENCES:
        if isinstance(error, kind):
            return StoreError(sentence.format(where=url, reason=reason))
    # An error from the server has a code; a failure to reach it has none.
    lost = isinstance(error, psycopg.OperationalError) and (
        error.sqlstate is None or error.sqlstate.startswith(("08", "57P"))
    )
    if lost:
        return ServerAway(_AWAY.format(where=url, reason=reason))
    return StoreError(_OTHER.format(where=url, reason=reason))


@contextmanager
def explained(url: DatabaseUrl) -> Iterator[None]:
    """Turn psycopg's errors into StoreErrors with a readable sentence."""
    try:
        yield
    except psycopg.Error as error:
        raise explain(error, url) from error


def _first_line(error: Exception) -> str:
    """Return the first line of an error's message, without its final full stop."""
    said = getattr(getattr(error, "diag", None), "message_primary", None) or str(error)
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return (lines[0] if lines else type(error).__name__).rstrip(".")
