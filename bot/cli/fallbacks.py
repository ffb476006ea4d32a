"""Advice for commands that need a database file: PostgreSQL has its own programs for them."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

from bot.cli.command import database_of
from bot.runtime.database_url import Address
from bot.runtime.settings import Settings
from bot.store.core.errors import StoreError

_PAGE = "(docs/postgresql.md)"

INSTEAD: Mapping[str, str] = {
    "backup": "PostgreSQL makes the backups of {database}, also while the bot runs: `pg_dump"
    f" --format=custom --file=FILE {{database}}` {_PAGE}.",
    "restore": "A backup of {database} is brought back by PostgreSQL, into a new database:"
    " `createdb NEW`, `pg_restore --no-owner --dbname=NEW FILE`, then `bot restore URL` with the"
    f" URL of the new one {_PAGE}. For a SQLite file that is `bot store copy FILE URL`.",
    # A copy to a file would first upgrade the database itself.
    "upgrade --dry-run": "An upgrade of {database} is tried on another database: `createdb TRIAL`,"
    " `pg_dump {database} | psql TRIAL`, and `bot upgrade --database URL` with its URL. `bot store"
    " copy URL FILE` and `bot upgrade --dry-run --database FILE` then play its running tables again"
    f" {_PAGE}.",
}
"""Advice for operators whose database is not a file, by command."""


class NeedsFile(StoreError):
    """The command needs a database file; for this database there is another way."""


def file_of(args: argparse.Namespace, settings: Settings, work: str) -> Path:
    """Return the database file that the command works on; it may be missing. Raises NeedsFile."""
    return only_file(database_of(args, settings), work)


def only_file(database: Address, work: str) -> Path:
    """Return the file of a database for work that needs a file. Raises NeedsFile."""
    if isinstance(database, Path):
        return database
    raise NeedsFile(INSTEAD[work].format(database=database))
