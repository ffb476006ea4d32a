"""Bots at rest: the tests remember nothing of one that has ended."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from weakref import ref

from tests.cogs.harness import Harness


async def _ended(path: Path) -> ref[object]:
    async with Harness.open(path) as harness:
        await harness.started()
        return ref(harness.env.bot)


def test_bots_that_have_ended_are_not_kept(tmp_path: Path) -> None:
    """Each has a loop of its own: SimCord's timers hold a bot as long as its loop."""
    first = asyncio.run(_ended(tmp_path / "first.sqlite3"))
    asyncio.run(_ended(tmp_path / "second.sqlite3"))
    gc.collect()
    assert first() is None
