"""An older file is copied before it is upgraded; killed in the middle it is what it was."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.core.copying import DRAFT
from bot.store.core.sql import migrations
from bot.store.opening import sqlite
from bot.store.opening.any_engine import open_database
from bot.store.upkeep.inspection import inspect
from tests.tools.bench.bench_upgrade import upgrade

STORED = Path(__file__).parent.parent / "stored"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of an earlier version that was in use."""
    path = tmp_path / "bot.db"
    shutil.copy(STORED / "schema_9.db", path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    return path


async def _open_and_close(path: Path) -> None:
    await (await open_database(path)).close()


def _dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


async def test_the_first_migration_comes_after_a_copy_that_the_log_names(
    old: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = _dump(old)
    (tmp_path / "link").symlink_to(old)
    await _open_and_close(tmp_path / "link")
    aside = tmp_path / "bot.db.schema-9"
    assert str(aside) in caplog.text
    assert _dump(aside) == before
    assert aside.stat().st_mode & 0o777 == 0o600
    assert (inspect(aside).schema, inspect(old).schema) == (9, len(migrations()))
    await _open_and_close(old)
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == ["bot.db", "bot.db.schema-9", "link"], "there is nothing more to upgrade"


async def test_starts_that_fail_leave_one_copy(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "migrations", lambda: [*migrations(), "CREATE TABLE game (x);"])
    for _ in range(3):
        with pytest.raises(StoreError):
            await _open_and_close(old)
    assert [path.name for path in tmp_path.glob("*.schema*")] == ["bot.db.schema-9"]
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("UPDATE person SET language = 'en'")
        connection.commit()
    with pytest.raises(StoreError):
        await _open_and_close(old)
    names = sorted(path.name for path in tmp_path.glob("*.schema*"))
    assert names == ["bot.db.schema-9", "bot.db.schema-9-2"], "something has changed meanwhile"


async def test_copies_that_were_broken_off_make_room(old: Path, tmp_path: Path) -> None:
    (tmp_path / f"bot.db.schema-9.0a1b2c3d{DRAFT}").write_bytes(b"half")
    (tmp_path / f"bot.db.2.schema-9.0a1b2c3d{DRAFT}").write_bytes(b"of another database")
    await _open_and_close(old)
    left = [path.name for path in tmp_path.glob(f"*{DRAFT}")]
    assert left == [f"bot.db.2.schema-9.0a1b2c3d{DRAFT}"]


async def test_without_a_copy_nothing_is_upgraded(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, schema: int) -> Path:
        raise StoreError("There is no room left.")

    monkeypatch.setattr(sqlite, "keep_aside", full)
    with pytest.raises(StoreError, match="no room"):
        await _open_and_close(old)
    assert inspect(old).schema == 9


async def test_killed_in_the_middle_the_old_file_opens(old: Path) -> None:
    before = _dump(old)
    for steps in _until_it_survives(old):
        # With the old schema the version that wrote it can go on, too.
        assert (inspect(old).problems, _dump(old) == before) == ((), True), steps
    assert inspect(old).schema == len(migrations())
    await _open_and_close(old)


def _until_it_survives(path: Path) -> Iterator[int]:
    """Kill the migration after more and more steps, until it comes to its end."""
    steps = 100
    while _is_killed(path, steps):
        yield steps
        steps = steps * 3 // 2
    assert steps > 1000


def _is_killed(path: Path, steps: int) -> bool:
    child = os.fork()
    if not child:
        _die_after(path, steps)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def _die_after(path: Path, steps: int) -> None:
    """Bring the file up to date, in a process that kills itself after so many steps of SQLite."""
    opened = sqlite._open

    def mortal(path: Path) -> sqlite3.Connection:
        connection = opened(path)
        connection.set_progress_handler(lambda: os.kill(os.getpid(), signal.SIGKILL), steps)
        return connection

    sqlite._open = mortal  # type: ignore[assignment]
    sqlite.bring_up_to_date(path)
    os._exit(0)


@pytest.mark.parametrize("schema", [1, 13])
async def test_many_tables_come_through(schema: int, tmp_path: Path) -> None:
    """A sample of `tests.tools.bench.bench_upgrade`."""
    found = await upgrade(STORED / f"schema_{schema}.db", tmp_path, 12)
    assert (found.lost, found.unreadable) == (0, 0)
