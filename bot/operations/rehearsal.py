"""An upgrade tried on a copy: migrated, and every running table played again with today's rules."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from bot.host.core.game import HostedGame
from bot.operations.replay import NoReplay, first_difference, record_of
from bot.store.core.copying import copy, open_readonly
from bot.store.core.errors import StoreError, explain
from bot.store.opening.sqlite import bring_up_to_date
from bot.store.tables import games as stored_games
from bot.store.upkeep.inspection import inspect

_PREFIX = ".upgrade-"
_FORGOTTEN = 3600.0
"""Seconds after which nobody works on a copy any more."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """What an upgrade would do: schemas before and after, and what would be different."""

    before: int
    after: int
    tables: int
    moves: int
    replayed: int
    differences: tuple[str, ...]


def rehearse(path: Path, games: Mapping[str, HostedGame]) -> Rehearsal:
    """Upgrade a copy of a database, which may be in use, and compare. Raises StoreError."""
    before = inspect(path)
    if before.problems:
        raise StoreError(
            f"{path} is damaged ({before.problems[0]}). Restore a backup: `bot restore FILE`."
        )
    _forget_earlier(path.parent)
    try:
        with tempfile.TemporaryDirectory(prefix=_PREFIX, dir=path.parent) as folder:
            draft = Path(folder) / path.name
            held = copy(path, draft)
            _migrate(draft)
            after = inspect(draft)
            lost = _lost((held.tables, held.moves), (after.tables, after.moves))
            replayed, parted = _replay(draft, games)
    except OSError as error:
        raise StoreError(f"No copy can be made beside {path}: {error.strerror}.") from error
    found = (*lost, *after.problems, *parted)
    return Rehearsal(before.schema, after.schema, held.tables, held.moves, replayed, found)


def _forget_earlier(folder: Path) -> None:
    """Delete the copies of tries that were killed long ago: all that is private is in them."""
    for left in folder.glob(f"{_PREFIX}*"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > _FORGOTTEN:
                shutil.rmtree(left)


def _migrate(draft: Path) -> None:
    try:
        bring_up_to_date(draft)
    except sqlite3.Error as error:
        raise explain(error, str(draft)) from error


def _lost(before: tuple[int, int], after: tuple[int, int]) -> Iterator[str]:
    if before != after:
        yield "{} tables and {} moves become {} and {}.".format(*before, *after)


def _replay(draft: Path, games: Mapping[str, HostedGame]) -> tuple[int, list[str]]:
    """Return how many running tables were played again, and what is different at which."""
    with closing(open_readonly(draft)) as connection:
        tables = stored_games.unfinished(connection)
        running = [table.game.id for table in tables if table.game.status == "running"]
        found = [(number, _difference(connection, number, games)) for number in running]
    return len(running), [f"Table {number}: {what}" for number, what in found if what]


def _difference(
    connection: sqlite3.Connection, table_id: int, games: Mapping[str, HostedGame]
) -> str | None:
    """Return where today's rules part from what is stored of a table."""
    try:
        difference = first_difference(record_of(connection, table_id), games)
    except (NoReplay, StoreError) as error:
        return str(error)
    except Exception as error:
        # Rules that cannot even read what is stored: to find this out is what we are here for.
        return f"it cannot be played again ({type(error).__name__}: {error})"
    return None if difference is None else str(difference)
