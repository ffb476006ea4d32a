"""What the tests remember of a bot at rest goes with the bot."""

from __future__ import annotations

import gc
from pathlib import Path
from weakref import ref

from tests.cogs.harness import Harness


async def _ended(path: Path) -> ref[object]:
    async with Harness.open(path) as harness:
        await harness.started()
        return ref(harness.env.bot)


async def test_bots_that_have_ended_are_not_kept(tmp_path: Path) -> None:
    first = await _ended(tmp_path / "first.sqlite3")
    await _ended(tmp_path / "second.sqlite3")
    gc.collect()
    assert first() is None
