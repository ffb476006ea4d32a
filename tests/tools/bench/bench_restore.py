"""A backup of a thousand tables in the place of a database of a thousand: how long it takes."""

from __future__ import annotations

import asyncio
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from bot.store.upkeep.backups import back_up
from bot.store.upkeep.restore.from_file import examine, restore
from tests.tools.bench import Figure
from tests.tools.bench.thousand import PLAYED, TABLES, make


def figures() -> list[Figure]:
    """Back up, and restore what was backed up."""
    with tempfile.TemporaryDirectory() as folder:
        live, backup = Path(folder, "live.sqlite"), Path(folder, "backup.sqlite")
        asyncio.run(make(live, TABLES, PLAYED))
        back_up(live, backup)
        megabytes = live.stat().st_size / 1e6
        begun = time.perf_counter()
        restore(examine(backup, live), live, datetime.now(UTC))
        took = time.perf_counter() - begun
    return [Figure(f"restore of {TABLES:,} tables ({megabytes:.0f} MB)", took, "s", "< 5")]
