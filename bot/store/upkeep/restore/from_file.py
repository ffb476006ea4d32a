"""Replacement of the database file with a backup, safe against a crash at any moment.

    check both -> copy the backup next to the database -> bring the copy up to date -> add to it
    what Discord may have seen -> keep the database under another name -> rename the copy

A complete database has the database's name at every moment: the old one until the last step, which
is a single rename. A WAL next to it belongs to the old one, and is written into it beforehand. The
caller holds the lock.
"""

from __future__ import annotations

import glob
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from bot.store.core.copying import OWNER_ONLY, copy, explain_os, flush, open_readonly
from bot.store.core.errors import (
    CorruptDatabase,
    DatabaseInUse,
    EmptyDatabase,
    ForeignDatabase,
    NewerDatabase,
    StoreError,
    explain,
)
from bot.store.opening.sqlite import migrate_file
from bot.store.upkeep import erasing
from bot.store.upkeep.inspection import Inspection, inspect
from bot.store.upkeep.replacing import ENGLISH, StandIns
from bot.store.upkeep.restore import prepare
from bot.store.upkeep.restore.prepare import Before
from bot.store.upkeep.transfer.store_copy import writing

_DRAFT = ".restoring"
_LOGS = ("-wal", "-journal")
_INDEX = "-shm"


@dataclass(frozen=True, slots=True)
class Prospect:
    """Preview of a restore from `path`: what it would bring back, and what would be lost.

    `before` is what the current database contains beyond the backup; None = there is no database,
    or it is `unreadable`.
    """

    path: Path
    backup: Inspection
    before: Before | None
    unreadable: bool = False


def examine(backup: Path, live: Path) -> Prospect:
    """Inspect both files without changing them.

    Raises StoreError if the backup cannot be restored, or would replace a file that is not ours.
    """
    if live.is_dir():
        raise StoreError(f"{live} is a folder and no database.")
    if backup.resolve().name.startswith(_draft(live).name):
        raise StoreError(f"{backup} is what an earlier restore left unfinished: name a backup.")
    found = _backup(backup)
    if live.exists() and os.path.samefile(backup, live):
        raise StoreError(f"{backup} is the database itself: name a backup of it.")
    if not live.exists():
        return Prospect(backup, found, None)
    try:
        with suppress(NewerDatabase):
            inspect(live, integrity=False)
        return Prospect(backup, found, prepare.compare(live, backup))
    except ForeignDatabase:
        raise
    except (StoreError, sqlite3.Error):
        return Prospect(backup, found, None, unreadable=True)


def _backup(path: Path) -> Inspection:
    """Inspect the backup; its errors are worded differently from those of a database."""
    try:
        found = inspect(path)
    except EmptyDatabase as error:
        raise EmptyDatabase(f"{path} is empty: restore another backup.") from error
    except CorruptDatabase as error:
        raise CorruptDatabase(
            f"{path} is damaged or no database: restore another backup."
        ) from error
    if found.problems:
        raise CorruptDatabase(f"{path} is damaged ({found.problems[0]}): restore another backup.")
    return found


class Restored(NamedTuple):
    """Result of a restore: the path where the previous database is `kept`, None = there was none.

    `erased` counts the people whose data was erased since the backup, and now from it as well.
    """

    kept: Path | None
    erased: int


def restore(prospect: Prospect, live: Path, now: datetime, words: StandIns = ENGLISH) -> Restored:
    """Replace the database with the backup.

    Raises StoreError; then the database is unchanged.
    """
    real, draft = live.resolve(), _draft(live)
    try:
        _forget(draft)
        copy(prospect.path, draft)
        migrate_file(draft)
        with writing(draft) as side:
            prepare.prepare(side, prospect.before, now.timestamp())
        erased = _erase_again(draft, real, prospect.before is not None, now, words)
        flush(draft)
        if prospect.before is not None:
            _fold(real)
        return Restored(_swap(draft, real, now), erased)
    except sqlite3.Error as error:
        raise explain(error, str(draft)) from error
    except OSError as error:
        raise explain_os(error, live) from error
    finally:
        with suppress(OSError):
            _forget(draft)


def _erase_again(draft: Path, live: Path, readable: bool, now: datetime, words: StandIns) -> int:
    """Erase from the copy the people erased since the backup; return their number."""
    digests = erasing.digests_in_file(live)
    if readable:
        with closing(open_readonly(live)) as connection:
            digests |= erasing.remembered(connection)
    with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        return erasing.erase_again(connection, digests, now.timestamp(), words)


def _draft(live: Path) -> Path:
    real = live.resolve()
    return real.with_name(real.name + _DRAFT)


def _swap(draft: Path, live: Path, now: datetime) -> Path | None:
    kept = _name(live, now) if live.exists() else None
    if kept is not None:
        _second_name(live, kept)
    _put_aside_logs(live, kept or _name(live, now))
    flush(live.parent)
    os.replace(draft, live)
    flush(live.parent)
    return kept


def _name(live: Path, now: datetime) -> Path:
    """Return an unused name under which to keep the previous database."""
    stem = f"{live.name}.before-restore-{now:%Y-%m-%d-%H%M%S}"
    number = 1
    while os.path.lexists(path := live.with_name(stem if number == 1 else f"{stem}-{number}")):
        number += 1
    return path


def _fold(live: Path) -> None:
    """Write a readable database's WAL into it, so that the file is complete without it.

    Raises DatabaseInUse, sqlite3.Error.
    """
    with closing(sqlite3.connect(live, isolation_level=None)) as connection:
        (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise DatabaseInUse(f"Another program reads {live} right now: try again when it is done.")


def _second_name(live: Path, kept: Path) -> None:
    """Give the file a second name; as a copy if the file system has no hard links."""
    try:
        os.link(live, kept)
    except FileExistsError:
        raise
    except OSError:
        os.close(os.open(kept, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        shutil.copyfile(live, kept)
        flush(kept)


def _put_aside_logs(live: Path, kept: Path) -> None:
    """Move any WAL away from the database, or SQLite would write it into the restored one."""
    for suffix in _LOGS:
        log = live.with_name(live.name + suffix)
        if log.exists() and log.stat().st_size:
            os.replace(log, kept.with_name(kept.name + suffix))
        else:
            log.unlink(missing_ok=True)
    live.with_name(live.name + _INDEX).unlink(missing_ok=True)


def _forget(draft: Path) -> None:
    """Delete unfinished files of this restore or an earlier one."""
    for path in draft.parent.glob(f"{glob.escape(draft.name)}*"):
        path.unlink(missing_ok=True)
