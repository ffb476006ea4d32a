"""Copies of a database that may be in use; a copy gets its final name only after a check.

Code in the bot's process must never open the live file except through SQLite: closing a plain file
handle releases the locks that SQLite holds on that file in the same process.
"""

from __future__ import annotations

import errno
import filecmp
import glob
import os
import secrets
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from bot.store.core.errors import CorruptDatabase, DiskFull, MissingFolder, StoreError, explain

OWNER_ONLY = 0o600
"""File mode that hides private tables from other users; SQLite's side files get the same mode."""

DRAFT = ".part"
"""Suffix of a copy's file name until the copy is complete and checked."""

_PAGES = 256
_SIDE_FILES = ("", "-wal", "-shm", "-journal")
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Contents(NamedTuple):
    """Summary of a bot database's contents; `newest` is the time of its newest move."""

    schema: int
    tables: int
    moves: int
    newest: float | None


def open_readonly(path: Path) -> sqlite3.Connection:
    """Open an existing file read-only; such a connection never checkpoints.

    A file that no process has open is read as immutable: otherwise SQLite creates its side files
    and leaves them behind, or fails if it has no permission. So keep such a connection only
    briefly.
    """
    uri = f"{path.absolute().as_uri()}?mode=ro"
    if not _is_open(path):
        uri += "&immutable=1"
    # A backup is made on any free thread.
    return sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)


def _is_open(path: Path) -> bool:
    """Return whether a process has the file open, or has left data in its WAL or journal."""
    real = path.resolve()
    log, index, journal = (real.with_name(real.name + end) for end in _SIDE_FILES[1:])
    return index.exists() or journal.exists() or (log.exists() and log.stat().st_size > 0)


def contents(connection: sqlite3.Connection) -> Contents:
    """Return a summary of a bot database's contents."""
    (schema,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM game").fetchone()
    moves, newest = connection.execute("SELECT count(*), max(at) FROM move").fetchone()
    return Contents(schema, tables, moves, newest)


def problems(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Return SQLite's findings about a damaged file, or nothing if it is sound."""
    rows = connection.execute("PRAGMA integrity_check(20)").fetchall()
    return tuple(row[0] for row in rows if row[0] != "ok")


def copy(source: Path, target: Path) -> Contents:
    """Copy a database as it is at this moment, check the copy, and give it its final name.

    Writers to the source do not wait. The copy is a single file without a WAL. An existing target
    stays as it is, and a failure leaves nothing behind. Raises StoreError.
    """
    if not target.parent.is_dir():
        raise MissingFolder(
            f"The folder {target.parent} for the backup does not exist: make it first."
        )
    draft = target.with_name(f"{target.name}.{secrets.token_hex(4)}{DRAFT}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        held = _fill(source, draft, target)
        _compare(source, draft, held)
        _name(draft, target)
    except OSError as error:
        raise explain_os(error, target) from error
    finally:
        for suffix in _SIDE_FILES:
            with suppress(OSError):
                draft.with_name(draft.name + suffix).unlink(missing_ok=True)
    return held


def keep_aside(path: Path, schema: int) -> Path:
    """Copy a database into its own folder before its schema changes; return the copy's path.

    Repeated starts leave only one copy. Raises StoreError.
    """
    for broken_off in path.parent.glob(f"{glob.escape(path.name)}.schema-*{DRAFT}"):
        # The caller holds the database exclusively: no other process is still filling this draft.
        with suppress(OSError):
            broken_off.unlink()
    earlier: list[Path] = []
    aside = path.with_name(f"{path.name}.schema-{schema}")
    while os.path.lexists(aside):
        earlier.append(aside)
        aside = path.with_name(f"{path.name}.schema-{schema}-{len(earlier) + 1}")
    copy(path, aside)
    for same in (one for one in earlier if one.is_file() and filecmp.cmp(one, aside, False)):
        aside.unlink()
        return same
    return aside


def _fill(source: Path, draft: Path, target: Path) -> Contents:
    """Copy a snapshot of the source into the draft; return the snapshot's contents."""
    at_rest = not _is_open(source)
    try:
        with closing(open_readonly(source)) as reader, closing(open_draft(draft)) as writer:
            # The transaction keeps the snapshot: without it, each commit would restart the copy.
            reader.execute("BEGIN")
            held = contents(reader)
            _pour(reader, writer, draft)
            if at_rest and _is_open(source):
                raise StoreError(f"A bot was started on {source} meanwhile: try again.")
            writer.execute("PRAGMA journal_mode = DELETE")
            return held
    except sqlite3.Error as error:
        raise explain(error, str(source if _is_sources(error) else target)) from error


def open_draft(draft: Path) -> sqlite3.Connection:
    """Open the draft for writing, without durability: half a copy is useless after a crash."""
    writer = sqlite3.connect(draft, isolation_level=None)
    writer.execute("PRAGMA journal_mode = OFF")
    writer.execute("PRAGMA synchronous = OFF")
    return writer


def _pour(reader: sqlite3.Connection, writer: sqlite3.Connection, draft: Path) -> None:
    """Copy a megabyte at a time, and pause after each as long as its flush to disk took.

    One long flush at the end would hold up every commit of the bot.
    """
    handle = os.open(draft, os.O_RDONLY)

    def give_way(*_: int) -> None:
        begun = time.perf_counter()
        os.fsync(handle)
        time.sleep(time.perf_counter() - begun)

    try:
        reader.backup(writer, pages=_PAGES, progress=give_way)
    finally:
        os.close(handle)


def _is_sources(error: sqlite3.Error) -> bool:
    code = getattr(error, "sqlite_errorcode", 0)
    writing = (sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC)
    return code & 0xFF != sqlite3.SQLITE_FULL and code not in writing


def _compare(source: Path, draft: Path, held: Contents) -> None:
    """Check that the copy is sound and has the same contents as the source."""
    try:
        with closing(open_readonly(draft)) as reader:
            found, wrong = contents(reader), problems(reader)
    except sqlite3.Error as error:
        raise explain(error, str(source)) from error
    if wrong or found != held:
        what = wrong[0] if wrong else f"{found} instead of {held}"
        raise CorruptDatabase(f"{source} is damaged: its copy is not sound ({what}).")


def _name(draft: Path, target: Path) -> None:
    """Give the complete copy its final name. Raises StoreError if the name is taken."""
    flush(draft)
    try:
        os.link(draft, target)
    except FileExistsError:
        raise StoreError(f"{target} exists already and was left as it is.") from None
    except OSError:
        # Some file systems have no hard links.
        if os.path.lexists(target):
            raise StoreError(f"{target} exists already and was left as it is.") from None
        draft.rename(target)
    flush(target.parent)


def flush(path: Path) -> None:
    """Flush a file, or a folder's entries, to disk. Raises OSError."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def explain_os(error: OSError, target: Path) -> StoreError:
    """Return the StoreError that says why a file cannot be written."""
    if error.errno in _FULL:
        return DiskFull(f"There is no room left for {target}: free some space.")
    return StoreError(f"{target} cannot be written: {error.strerror}.")
