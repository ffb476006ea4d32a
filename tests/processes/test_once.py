"""Long work in a process of its own: its result, its errors, and its end."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from bot.client.subprocesses import Failed, once, pair_in_process
from bot.leagues.pairing import CannotPair, Request, pair

PATIENCE = 60.0


async def until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.005)


def runs(pid: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def niceness(_: None) -> tuple[int, int]:
    logging.getLogger("bot.tricks").warning("a seat is missing")
    return os.getpid(), os.nice(0)


def broken(_: None) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def sleeping(mark: Path) -> None:
    mark.with_suffix(".new").write_text(str(os.getpid()))
    mark.with_suffix(".new").rename(mark)
    time.sleep(PATIENCE)


def raising(_: None) -> None:
    raise ValueError("no such seat")


async def test_a_process_ends_with_its_only_work(caplog: pytest.LogCaptureFixture) -> None:
    pid, nice = await once("counting", niceness, None)
    assert pid != os.getpid() and nice >= 10
    assert not runs(pid)
    assert caplog.record_tuples == [("bot.tricks", logging.WARNING, "a seat is missing")]


async def test_work_that_fails_or_breaks_its_process_says_why() -> None:
    with pytest.raises(Failed, match="no such seat"):
        await once("counting", raising, None)
    with pytest.raises(Failed, match="a counting process ended with -11"):
        await once("counting", broken, None)


async def test_work_that_is_no_longer_wanted_ends(tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    work = asyncio.create_task(once("sleeping", sleeping, mark))
    await until(mark.exists)
    pid = int(mark.read_text())
    assert runs(pid)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert not runs(pid)


async def test_a_division_is_paired_as_the_bot_itself_would_pair_it() -> None:
    request = Request(tuple(range(1, 9)), 4, frozenset({4}), 2, seed=1)
    assert await pair_in_process(request) == pair(request)
    with pytest.raises(CannotPair) as caught:
        await pair_in_process(replace(request, people=(1, 2)))
    assert (caught.value.reason, caught.value.count) == ("people", 2)
