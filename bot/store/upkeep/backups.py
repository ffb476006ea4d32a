"""Backups of the database while a bot may be using it: one file each, in one folder."""

from __future__ import annotations

import os
import re
import time
from datetime import date, datetime
from pathlib import Path

from bot.store.core.copying import DRAFT, copy, explain_os
from bot.store.core.errors import StoreError
from bot.store.upkeep.inspection import Inspection, inspect

_PREFIX = "boardgames-"
_SUFFIX = ".sqlite"
_NIGHTLY = re.compile(rf"{_PREFIX}\d{{4}}-\d\d-\d\d{re.escape(_SUFFIX)}")
_ANY = re.compile(rf"{_PREFIX}\d{{4}}-\d\d-\d\d(-\d{{6}})?{re.escape(_SUFFIX)}")
_BESIDE = ("-wal", "-shm", "-journal", ".lock", ".new", ".erased")
_FORGOTTEN = 3600.0
"""Seconds without a change after which an unfinished copy counts as abandoned."""


def back_up(source: Path, target: Path) -> Inspection:
    """Copy the database as it is at this moment to a new file; return the copy's contents.

    A bot may continue to write meanwhile. Raises StoreError, in one of its kinds; then nothing was
    overwritten, and nothing is left behind.
    """
    held = inspect(source, integrity=False)
    try:
        _check_target(source, target)
    except OSError as error:
        raise explain_os(error, target) from error
    held_then = copy(source, target)
    return Inspection(held.schema, *held_then[1:], ())


def nightly(folder: Path, day: date) -> Path:
    """Return the path of a night's backup."""
    return folder / f"{_PREFIX}{day:%Y-%m-%d}{_SUFFIX}"


def by_hand(folder: Path, moment: datetime) -> Path:
    """Return the path of a backup that the operator requests without naming a file."""
    return folder / f"{_PREFIX}{moment:%Y-%m-%d-%H%M%S}{_SUFFIX}"


def newest(folder: Path) -> Path | None:
    """Return the path of the newest backup in a folder, or None if there is none.

    Raises StoreError.
    """
    found = [path for path in _files(folder) if _ANY.fullmatch(path.name)]
    return max(found, key=_changed_at, default=None)


def prune(folder: Path, keep: int, live: Path) -> list[Path]:
    """Delete all but the newest `keep` nightly backups, and old incomplete copies.

    Backups requested by the operator stay, and so does the live database, which may be one of the
    backups. Return the deleted files. Raises StoreError.
    """
    real = live.resolve()
    files = [path for path in _files(folder) if path.resolve() != real]
    nights = sorted(path for path in files if _NIGHTLY.fullmatch(path.name))
    old = nights[:-keep] + [path for path in files if _is_forgotten(path)]
    try:
        for path in old:
            path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError(f"An old backup in {folder} stays: {error}.") from error
    return old


def _files(folder: Path) -> list[Path]:
    try:
        return [path for path in folder.iterdir() if path.is_file()]
    except OSError as error:
        raise StoreError(f"The folder {folder} cannot be read: {error.strerror}.") from error


def _is_forgotten(path: Path) -> bool:
    ours = path.name.startswith(_PREFIX) and path.name.endswith(DRAFT)
    return ours and time.time() - _changed_at(path) > _FORGOTTEN


def _changed_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        # Another process has just deleted or renamed it.
        return time.time()


def _check_target(source: Path, target: Path) -> None:
    """Refuse a target that must not be overwritten. Raises StoreError."""
    if target.is_dir():
        raise StoreError(f"{target} is a folder: name a file in it for the backup.")
    real = source.resolve()
    beside = [real.with_name(real.name + suffix) for suffix in _BESIDE]
    if target.resolve() in beside or (target.exists() and os.path.samefile(source, target)):
        raise StoreError(f"{target} belongs to the database itself: name another file.")
    if os.path.lexists(target):
        raise StoreError(f"{target} exists already and was left as it is: name another file.")
