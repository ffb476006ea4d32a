"""Preparation of a database that PostgreSQL's own program has restored from a backup.

    pg_restore into a new database -> examine both -> bring the new one up to date
    -> in one transaction: add what Discord may have seen, erase people again who were erased since

The previous database is not changed. The caller holds the locks of both.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bot.runtime.database_url import Address, DatabaseUrl
from bot.store.core.errors import ForeignDatabase, MissingDatabase, NewerDatabase, StoreError
from bot.store.opening.any_engine import looking, open_database
from bot.store.upkeep import erasing
from bot.store.upkeep.inspection import Inspection, check_exists, inspect
from bot.store.upkeep.replacing import ENGLISH, StandIns
from bot.store.upkeep.restore import prepare
from bot.store.upkeep.restore.prepare import Before
from bot.store.upkeep.transfer.store_copy import writing


@dataclass(frozen=True, slots=True)
class Revival:
    """A database restored from a backup, and what the previous one contains beyond that.

    `before` None = it is the same database, there is no previous one, or that is `unreadable`.
    """

    url: DatabaseUrl
    backup: Inspection
    before: Before | None
    unreadable: bool = False


def examine(url: DatabaseUrl, live: Address) -> Revival:
    """Inspect both databases without changing them. Raises StoreError."""
    found = inspect(url)
    if live == url:
        return Revival(url, found, None)
    try:
        check_exists(live)
        with suppress(NewerDatabase):
            inspect(live, integrity=False)
        return Revival(url, found, prepare.compare(live, url))
    except MissingDatabase:
        return Revival(url, found, None)
    except ForeignDatabase:
        raise
    except StoreError:
        return Revival(url, found, None, unreadable=True)


def revive(revival: Revival, live: Address, now: datetime, words: StandIns = ENGLISH) -> int:
    """Prepare the database for use from now on; return how many people were erased from it again.

    It changes everything or nothing. Raises StoreError.
    """
    asyncio.run(_bring_up_to_date(revival.url))
    digests = _erased_since(live, revival)
    with writing(revival.url) as side:
        prepare.prepare(side, revival.before, now.timestamp())
        return erasing.forget_again(side.connection, digests, now.timestamp(), words)


def _erased_since(live: Address, revival: Revival) -> set[str]:
    """Return the digests of all people ever erased from the previous database."""
    known = erasing.digests_in_file(live) if isinstance(live, Path) else set[str]()
    if revival.before is not None:
        with looking(live) as connection:
            known |= erasing.entries(connection)
    return known


async def _bring_up_to_date(url: DatabaseUrl) -> None:
    await (await open_database(url)).close()
