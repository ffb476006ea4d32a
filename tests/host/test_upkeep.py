"""Upkeep of the file by a running bot: a copy of it lacks a minute at most, and backups."""

from __future__ import annotations

import logging
import shutil
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.host import Host
from bot.host.upkeep.file import Nightly
from bot.store.upkeep.inspection import inspect, open_readonly
from tests.catalogue import CATALOGUE
from tests.host.playing import advance, let_newcomers_play, open_table
from tests.opening import without_threads
from tests.tools.bench.bench_hundred_backups import run

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


class Clock:
    """Tells the time that a test says."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 8, 59, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def new_york(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The computer is in New York, where 08:59 UTC is one minute to four."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "America/New_York")
        time.tzset()
        yield
    time.tzset()


async def _open(path: Path, clock: Clock) -> Host:
    host = await without_threads(path, CATALOGUE, clock)
    await let_newcomers_play(host)
    return host


async def test_a_file_copied_without_its_log_lacks_a_minute_not_a_game(tmp_path: Path) -> None:
    path, clock = tmp_path / "bot.db", Clock()
    host = await _open(path, clock)
    await host.upkeep.file.look()
    await advance(host, await open_table(host), 20)
    shutil.copy(path, tmp_path / "too_early.db")
    await host.upkeep.file.look()
    shutil.copy(path, tmp_path / "copy.db")
    await advance(host, await open_table(host), 5)
    await host.close()
    assert not path.with_name("bot.db-wal").exists()
    moves = [inspect(tmp_path / name).moves for name in ("too_early.db", "copy.db", "bot.db")]
    assert moves == [0, 20, 25]


async def test_at_the_end_all_is_in_the_file_even_if_somebody_still_reads(tmp_path: Path) -> None:
    host = await _open(tmp_path / "bot.db", Clock())
    reader = open_readonly(tmp_path / "bot.db")
    reader.execute("SELECT count(*) FROM game").fetchall()
    await advance(host, await open_table(host), 3)
    await host.close()
    shutil.copy(tmp_path / "bot.db", tmp_path / "copy.db")
    reader.close()
    assert inspect(tmp_path / "copy.db").moves == 3


@pytest.mark.usefixtures("new_york")
async def test_one_backup_a_night_and_the_last_ones_stay(tmp_path: Path) -> None:
    folder, clock = tmp_path / "backups", Clock()
    folder.mkdir()
    host = await _open(tmp_path / "bot.db", clock)
    await host.upkeep.file.look()
    assert not list(folder.iterdir()), "nobody asked for backups"
    host.upkeep.file.nightly = Nightly(folder, 3)
    found = []
    for later in (timedelta(), timedelta(minutes=2), HOUR, DAY, -HOUR, 5 * DAY, DAY):
        clock.now += later
        await host.upkeep.file.look()
        found.append([path.name[11:21] for path in sorted(folder.iterdir())])
    first, second, third = "2026-02-28", "2026-03-01", "2026-03-02"
    assert found == [
        [first],
        [first, second],
        [first, second],
        [first, second, third],
        [first, second, third],
        [second, third, "2026-03-07"],
        [third, "2026-03-07", "2026-03-08"],
    ]
    await host.close()
    again = await _open(tmp_path / "bot.db", clock)
    again.upkeep.file.nightly = Nightly(folder, 3)
    before = [path.stat().st_mtime_ns for path in sorted(folder.iterdir())]
    await again.upkeep.file.look()
    assert [path.stat().st_mtime_ns for path in sorted(folder.iterdir())] == before
    await again.close()


async def test_a_backup_that_fails_says_so_once_an_hour(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder, clock = tmp_path / "backups", Clock()
    host = await _open(tmp_path / "bot.db", clock)
    host.upkeep.file.nightly = Nightly(folder, 3)
    for _ in range(3):
        await host.upkeep.file.look()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert f"The folder {folder}" in caplog.text
    folder.mkdir()
    await host.upkeep.file.look()
    assert not list(folder.iterdir())
    clock.now += HOUR
    await host.upkeep.file.look()
    assert len(list(folder.iterdir())) == 1
    await host.close()


async def test_every_copy_holds_what_was_acknowledged_before_it_began(tmp_path: Path) -> None:
    """A sample of `tests.tools.bench.bench_hundred_backups`."""
    lost, copies, moves = await run(tmp_path, copies=3, per_second=200.0, tables=2)
    assert (lost, copies) == (0, 3)
    assert moves
