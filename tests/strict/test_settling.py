"""Bots at rest: none makes up for rounds that a jump of the clock left out, and none is kept."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from simcord.env import Env

from tests.cogs.harness import PATIENCE, Harness
from tests.strict import settling


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


async def test_a_bot_makes_up_for_no_rounds_after_a_jump_of_its_clock(harness: Harness) -> None:
    """A day has 14,000 rounds: any timer that fell due after it had all of them run first."""
    harness.env.backend.advance_clock(3600)
    await harness.env.settle()
    loops = harness.env.bot._loops()
    before = [loop.current_loop for loop in loops]
    await harness.env.advance_time(31)
    rounds = [loop.current_loop - old for loop, old in zip(loops, before, strict=True)]
    assert rounds == [2, 3, 2, 1, 1], "one at once, and those of 31 seconds"


async def test_a_start_has_as_long_as_all_else_that_a_bot_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = set[float | None]()
    settle = settling._settle

    async def noted(env: Env, timeout: float | None = None, **how: Any) -> None:
        given.add(timeout)
        await settle(env, timeout=timeout, **how)

    monkeypatch.setattr(settling, "_settle", noted)
    async with Harness.open(tmp_path / "bot.sqlite3") as harness:
        await harness.restart()
    assert given == {None, PATIENCE}
