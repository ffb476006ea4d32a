"""A thousand tables of every stored schema: how long the start takes that upgrades them."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from bot.host import Host
from bot.operations.rehearsal import rehearse
from bot.store.core.sql import migrations
from bot.store.upkeep.inspection import inspect
from tests.catalogue import CATALOGUE
from tests.host.toy import TOYS
from tests.store.test_stored import FILES
from tests.tools.bench import Figure
from tests.tools.bench.thousand import TABLES, multiply

GAMES = {**CATALOGUE, **TOYS}


class Upgraded(NamedTuple):
    """The outcome of upgrading one file."""

    megabytes: float
    seconds: float
    lost: int
    unreadable: int


def figures() -> list[Figure]:
    """Bring a thousand tables of every schema up to date, load them all, and try the last."""
    with tempfile.TemporaryDirectory() as folder:
        found = {file: asyncio.run(upgrade(file, Path(folder), TABLES)) for file in FILES}
        tried = _try(FILES[-1], Path(folder))
    slowest = max(found, key=lambda file: found[file].seconds)
    return [
        Figure("upgrade, schemas", len(found), "files"),
        Figure(
            f"upgrade, {TABLES} tables, largest", max(f.megabytes for f in found.values()), "MB"
        ),
        Figure(f"upgrade, start from {FILES[0].stem}", found[FILES[0]].seconds, "s", "< 10"),
        Figure(f"upgrade, slowest start ({slowest.stem})", found[slowest].seconds, "s", "< 10"),
        Figure("upgrade, tables and moves lost", sum(f.lost for f in found.values()), "", "<= 0"),
        Figure("upgrade, tables unreadable", sum(f.unreadable for f in found.values()), "", "<= 0"),
        tried,
    ]


async def upgrade(file: Path, folder: Path, tables: int) -> Upgraded:
    """Multiply the tables of a stored file, start on it, and look at each table."""
    path = folder / "bot.db"
    shutil.copy(file, path)
    multiply(path, tables)
    before = inspect(path, integrity=False)
    begin = time.perf_counter()
    host = await Host.open(path, GAMES)
    await host.tick()
    seconds = time.perf_counter() - begin
    unreadable = 0
    for table_id in range(1, tables + 1):
        unreadable += not await _loads(host, table_id)
    await host.close()
    after = inspect(path)
    assert after.schema == len(migrations()) and not after.problems
    size = path.stat().st_size / 1e6
    for one in folder.iterdir():
        one.unlink()
    lost = abs(before.tables - after.tables) + abs(before.moves - after.moves)
    return Upgraded(size, seconds, lost, unreadable)


async def _loads(host: Host, table_id: int) -> bool:
    """Return whether a table can be shown: a running one with what it waits for."""
    table = await host.tables.get(table_id)
    if table.status != "running":
        return True
    return bool((await host.tables.position(table_id)).decisions)


def _try(file: Path, folder: Path) -> Figure:
    path = folder / "bot.db"
    shutil.copy(file, path)
    multiply(path, TABLES)
    begin = time.perf_counter()
    found = rehearse(path, GAMES)
    assert not found.differences
    return Figure(f"upgrade --dry-run, {found.replayed} running", time.perf_counter() - begin, "s")
