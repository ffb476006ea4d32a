"""Copies of a file that somebody writes to, and everything a copy may not do."""

from __future__ import annotations

import os
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from bot.store import (
    CorruptDatabase,
    DiskFull,
    EmptyDatabase,
    ForeignDatabase,
    MissingDatabase,
    MissingFolder,
    NewerDatabase,
    StoreError,
)
from bot.store.core import copying
from bot.store.upkeep import backups
from bot.store.upkeep.inspection import inspect, open_readonly

STORED = Path(__file__).parent.parent / "stored" / "schema_21.db"


@pytest.fixture
def live(tmp_path: Path) -> Path:
    """A database with a few tables, in a folder of its own."""
    path = tmp_path / "live" / "bot.db"
    path.parent.mkdir()
    shutil.copy(STORED, path)
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    return path


def _names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_look_says_what_a_file_holds(live: Path) -> None:
    found = inspect(live)
    assert (found.schema, found.tables, found.problems) == (21, 4, ())
    assert _names(live.parent) == ["bot.db"], "nor is anything left beside the file"
    connection = sqlite3.connect(live)
    moves, newest = connection.execute("SELECT count(*), max(at) FROM move").fetchone()
    assert (found.moves, found.newest) == (moves, newest)
    connection.execute("DELETE FROM move")
    connection.execute("PRAGMA user_version = 999")
    connection.commit()
    connection.close()
    with pytest.raises(NewerDatabase):
        inspect(live)


def _foreign(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE diary (day TEXT)")
    connection.close()


def _hollow(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (lambda path: None, MissingDatabase),
        (Path.mkdir, StoreError),
        (Path.touch, EmptyDatabase),
        (_hollow, EmptyDatabase),
        (_foreign, ForeignDatabase),
        (lambda path: path.write_text("Dear diary, " * 100), CorruptDatabase),
    ],
)
def test_what_is_no_database_of_ours_is_refused(
    tmp_path: Path, make: Callable[[Path], object], error: type[StoreError]
) -> None:
    path = tmp_path / "bot.db"
    make(path)
    for look in (inspect, lambda path: backups.back_up(path, tmp_path / "copy.db")):
        with pytest.raises(error) as caught:
            look(path)
        assert str(path) in str(caught.value)
    assert not (tmp_path / "copy.db").exists()


def test_damage_is_found(live: Path, tmp_path: Path) -> None:
    _tear(live)
    assert inspect(live).problems
    assert not inspect(live, integrity=False).problems
    with pytest.raises(CorruptDatabase, match="damaged"):
        backups.back_up(live, tmp_path / "copy.db")
    assert _names(tmp_path) == ["live"]


def _tear(path: Path) -> None:
    """Lose a row of an index, as a bad disk would."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA writable_schema = ON")
    connection.execute(
        "UPDATE sqlite_master SET sql = replace(sql, '(status)', '(key)')"
        " WHERE name = 'game_by_status'"
    )
    connection.commit()
    connection.close()


def test_a_copy_holds_what_is_in_the_log_and_is_one_file(live: Path, tmp_path: Path) -> None:
    writer = sqlite3.connect(live)
    writer.execute("INSERT INTO person (user_id, language) VALUES (77, 'de')")
    writer.commit()
    before = live.read_bytes()
    held = backups.back_up(live, tmp_path / "copy.db")
    assert held == inspect(tmp_path / "copy.db")
    assert _names(tmp_path) == ["copy.db", "live"]
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
    assert live.read_bytes() == before
    copy = sqlite3.connect(tmp_path / "copy.db")
    assert copy.execute("SELECT language FROM person WHERE user_id = 77").fetchall() == [("de",)]
    copy.close()
    writer.close()


def test_a_commit_in_between_is_neither_waited_for_nor_half_copied(
    live: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = sqlite3.connect(live)
    writer.execute("SELECT 1 FROM person").fetchall()
    steps = []

    def commit(handle: int) -> None:
        writer.execute(
            "INSERT INTO person (user_id, language) VALUES (?, 'de')", (1000 + len(steps),)
        )
        writer.commit()
        steps.append(handle)

    monkeypatch.setattr(copying, "_PAGES", 4)
    monkeypatch.setattr(os, "fsync", commit)
    backups.back_up(live, tmp_path / "copy.db")
    writer.close()
    assert 10 < len(steps) <= live.stat().st_size // 4096
    with open_readonly(tmp_path / "copy.db") as copy:
        assert not copy.execute("SELECT 1 FROM person WHERE user_id >= 1000").fetchall()


def test_a_bot_that_starts_in_the_middle_is_noticed(
    live: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = sqlite3.connect(live)
    monkeypatch.setattr(os, "fsync", lambda _: bot.execute("SELECT 1 FROM game").fetchall())
    with pytest.raises(StoreError, match="try again"):
        backups.back_up(live, tmp_path / "copy.db")
    assert _names(tmp_path) == ["live"]
    backups.back_up(live, tmp_path / "copy.db")
    bot.close()


def test_the_database_itself_is_no_target_by_any_name(live: Path, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(live.parent)
    (tmp_path / "soft.db").symlink_to(live)
    os.link(live, tmp_path / "hard.db")
    before = live.read_bytes()
    spelt = live.parent / ".." / "live" / "bot.db"
    names = [live, spelt, tmp_path / "link" / "bot.db", tmp_path / "soft.db", tmp_path / "hard.db"]
    for target in (*names, live.with_name("bot.db-wal"), tmp_path / "link" / "bot.db-journal"):
        with pytest.raises(StoreError, match="belongs to the database itself"):
            backups.back_up(live, target)
    with pytest.raises(StoreError, match="belongs to the database itself"):
        backups.back_up(tmp_path / "soft.db", live)
    assert live.read_bytes() == before
    assert _names(tmp_path) == ["hard.db", "link", "live", "soft.db"]


def test_a_target_that_cannot_be_written_stays_as_it_is(live: Path, tmp_path: Path) -> None:
    (tmp_path / "taken.db").write_text("mine")
    (tmp_path / "nowhere.db").symlink_to(tmp_path / "missing" / "x")
    refused = {
        tmp_path: (StoreError, "is a folder"),
        tmp_path / "missing" / "copy.db": (MissingFolder, "does not exist"),
        tmp_path / "taken.db" / "copy.db": (MissingFolder, "does not exist"),
        tmp_path / "taken.db": (StoreError, "exists already"),
        tmp_path / "nowhere.db": (StoreError, "exists already"),
        tmp_path / ("n" * 300): (StoreError, "cannot be written"),
    }
    for target, (error, words) in refused.items():
        with pytest.raises(error, match=words):
            backups.back_up(live, target)
    assert (tmp_path / "taken.db").read_text() == "mine"
    assert _names(tmp_path) == ["live", "nowhere.db", "taken.db"]


@contextmanager
def _nobody() -> Iterator[None]:
    """Be an account that may not write everywhere: tests may run as root."""
    was = os.geteuid()
    os.seteuid(was or 65534)
    try:
        yield
    finally:
        os.seteuid(was)


def test_whoever_may_only_read_can_look_and_copy(live: Path) -> None:
    bot = sqlite3.connect(live)
    with tempfile.TemporaryDirectory() as name:
        folder, goal = Path(name, "theirs"), Path(name, "mine")
        for path, rights in ((folder, 0o755), (goal, 0o777)):
            path.mkdir()
            path.chmod(rights)
        Path(name).chmod(0o755)
        path = folder / "bot.db"
        shutil.copy(live, path)
        path.chmod(0o644)
        for step in ("at rest", "open", "written to"):
            if step == "open":
                bot = sqlite3.connect(path)
                bot.execute("SELECT 1 FROM game").fetchall()
            elif step == "written to":
                bot.execute("DELETE FROM note")
                bot.commit()
            folder.chmod(0o555)
            with _nobody():
                assert inspect(path).tables == 4, step
                backups.back_up(path, goal / step)
                with pytest.raises(StoreError, match="cannot be written: Permission"):
                    backups.back_up(path, folder / "copy.db")
            folder.chmod(0o755)
        bot.close()
        assert _names(folder) == ["bot.db"]
        assert _names(goal) == ["at rest", "open", "written to"]


def test_a_full_disk_leaves_nothing_behind(
    live: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def small(draft: Path) -> sqlite3.Connection:
        writer = opened(draft)
        writer.execute("PRAGMA max_page_count = 9")
        return writer

    opened = copying.open_draft
    monkeypatch.setattr(copying, "open_draft", small)
    with pytest.raises(DiskFull, match="no room left"):
        backups.back_up(live, tmp_path / "copy.db")
    assert _names(tmp_path) == ["live"]


def test_a_file_that_may_not_grow_is_said_to_be_that_one(live: Path, tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, hard))
    try:
        with pytest.raises(StoreError, match=r"copy\.db cannot be .+ disk is full or fails\.$"):
            backups.back_up(live, tmp_path / "copy.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert _names(tmp_path) == ["live"]


def test_two_at_once_do_not_overwrite_each_other(
    live: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(source: Path, draft: Path, held: copying.Contents) -> None:
        (tmp_path / "copy.db").write_text("the other one's")

    monkeypatch.setattr(copying, "_compare", late)
    with pytest.raises(StoreError, match="exists already"):
        backups.back_up(live, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "the other one's"
    assert _names(tmp_path) == ["copy.db", "live"]


def test_only_old_nights_are_deleted(tmp_path: Path) -> None:
    nights = [backups.nightly(tmp_path, date(2026, 11, day)) for day in range(1, 6)]
    others = [
        backups.by_hand(tmp_path, datetime(2026, 1, 1, 12, tzinfo=UTC)),
        tmp_path / "boardgames.sqlite",
    ]
    drafts = [tmp_path / "boardgames-x.sqlite.part", tmp_path / "boardgames-y.sqlite.part"]
    for number, path in enumerate([*nights, *others, *drafts]):
        path.touch()
        os.utime(path, (1e9 + number, 1e9 + number))
    drafts[1].touch()
    assert backups.newest(tmp_path) == others[0]
    assert sorted(backups.prune(tmp_path, 2, tmp_path / "bot.db")) == [*nights[:3], drafts[0]]
    assert _names(tmp_path) == sorted(p.name for p in [*nights[3:], *others, drafts[1]])
    (tmp_path / "link").symlink_to(nights[3])
    assert not backups.prune(tmp_path, 1, tmp_path / "link"), "the bot runs on a backup"
    (tmp_path / "none").mkdir()
    assert backups.newest(tmp_path / "none") is None
    with pytest.raises(StoreError, match="cannot be read"):
        backups.newest(tmp_path / "missing")
