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

from bot.client.subprocesses import Failed, TooSlow, once, pair_in_process, read_in_process
from bot.host import Host
from bot.host.leagues.following.api import Request as LogRequest
from bot.leagues.pairing import CannotPair, Request, pair
from bot.leagues.seasonlog.differences import Difference
from tests.catalogue import CATALOGUE
from tests.host.conftest import TestClock
from tests.host.leagues.playing import found, settings

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


async def test_work_that_takes_too_long_is_killed(tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    with pytest.raises(TooSlow):
        await once("sleeping", sleeping, mark, seconds=0.5)
    assert not mark.exists() or not runs(int(mark.read_text()))


async def test_another_bots_log_is_read_with_its_first_difference(tmp_path: Path) -> None:
    host = await Host.open(tmp_path / "games.db", CATALOGUE, TestClock())
    try:
        season = await found(host, settings(game="puerto_rico"))
        content = (await host.leagues.season_logs.export(season.id)).content
    finally:
        await host.close()
    reading = await read_in_process(LogRequest(content))
    assert [line.kind for line in reading.lines] == ["season", "rules"]
    assert (reading.summary.league, reading.summary.game) == ("Toys", "puerto_rico")
    with pytest.raises(Difference) as wrong:
        await read_in_process(LogRequest(content[:-9]))
    assert (wrong.value.line, wrong.value.code) == (2, "cut")
