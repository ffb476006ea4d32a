"""Maintenance of the database file: its log is written back, and a backup made every night."""

from __future__ import annotations

import asyncio
import os
import time
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from bot.host.core.registry import TableRegistry
from bot.runtime.log_events import logger
from bot.store.core.errors import StoreError
from bot.store.upkeep import backups

NIGHT = timedelta(hours=4)
"""Time of day, by this computer's clock, after which a night's backup is due."""
RETRY = timedelta(hours=1)
"""Time from a failed backup to the next try."""

_LOG = logger(__name__)


class Nightly(NamedTuple):
    """The folder for nightly backups, and how many are kept."""

    folder: Path
    keep: int


class FileUpkeep:
    """Service that maintains the file; `nightly` is None if no backups are wanted."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.nightly: Nightly | None = None
        self._done: date | None = None
        self._tried: datetime | None = None

    async def look(self) -> None:
        """Do what is due; this must be called every minute, so that copies lack at most that."""
        await self._write_back()
        address = self._registry.database.address
        if self.nightly is not None and isinstance(address, Path):
            await self._back_up(self.nightly, address)

    async def _write_back(self) -> None:
        """Write the log back, because a copy of the file without its log lacks newer data."""
        try:
            await self._registry.database.checkpoint()
        except StoreError as error:
            _LOG.error("checkpoint_failed", reason=str(error))

    async def _back_up(self, nightly: Nightly, source: Path) -> None:
        """Make the newest night's backup unless it exists; a missed one is made later."""
        now = self._registry.clock().astimezone()
        night = (now - NIGHT).date()
        # If the clock was set back, wait no longer than usual.
        tried = self._tried
        if night == self._done or (tried is not None and tried <= now < tried + RETRY):
            return
        self._tried = now
        try:
            await asyncio.to_thread(_make, source, nightly, night)
            self._done, self._tried = night, None
        except StoreError as error:
            _LOG.error("backup_failed", reason=str(error))


def _make(source: Path, nightly: Nightly, night: date) -> None:
    """Make the backup of a night unless it exists, then delete old ones. Raises StoreError."""
    target = backups.nightly(nightly.folder, night)
    if not os.path.lexists(target):
        begun = time.monotonic()
        held = backups.back_up(source, target)
        facts = {"schema": held.schema, "tables": held.tables, "moves": held.moves}
        seconds = round(time.monotonic() - begun, 1)
        _LOG.info("backup_made", file=str(target), **facts, seconds=seconds)
    backups.prune(nightly.folder, nightly.keep, source)
