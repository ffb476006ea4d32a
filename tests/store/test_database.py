from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from bot.runtime.database_url import Address
from bot.store import (
    Connection,
    CorruptDatabase,
    DiskFull,
    EmptyDatabase,
    ForeignDatabase,
    MissingFolder,
    NewerDatabase,
    StoreError,
)
from bot.store.core.sql import APPLICATION_ID, migrations
from bot.store.opening.any_engine import looking, open_database
from bot.store.people import preferences
from bot.store.people.preferences import PersonRow


async def _open_and_close(path: Path) -> None:
    await (await open_database(path)).close()


def _execute(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


async def test_a_new_file_has_the_newest_schema(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    database = await open_database(path)
    await database.write(lambda db: preferences.keep(db, 7, PersonRow("de")))
    await database.close()
    await _open_and_close(path)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA user_version").fetchone() == (len(migrations()),)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("SELECT user_id, language, palette FROM person").fetchall() == [
        (7, "de", None)
    ]
    connection.close()


async def test_the_writer_is_durable_and_the_reader_cannot_write(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "bot.db")

    def pragma(name: str) -> Callable[[sqlite3.Connection], object]:
        return lambda db: db.execute(f"PRAGMA {name}").fetchone()[0]

    assert await database.write(pragma("synchronous")) == 2
    assert await database.write(pragma("foreign_keys")) == 1
    assert await database.read(pragma("foreign_keys")) == 1
    with pytest.raises(StoreError, match="readonly"):
        await database.read(lambda db: preferences.keep(db, 1, PersonRow("en")))
    await database.close()


def _foreign(path: Path) -> None:
    _execute(path, "CREATE TABLE diary (day TEXT)")


def _marked(path: Path) -> None:
    _execute(path, "PRAGMA application_id = 99")


def _newer(path: Path) -> None:
    _execute(path, f"PRAGMA application_id = {APPLICATION_ID}", "PRAGMA user_version = 999")


def _text(path: Path) -> None:
    path.write_text("Dear diary, " * 100, encoding="utf-8")


def _torn(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + b"\7" * 4000)


@pytest.mark.parametrize(
    ("make", "error"),
    [
        (_foreign, ForeignDatabase),
        (_marked, ForeignDatabase),
        (_newer, NewerDatabase),
        (_text, CorruptDatabase),
        (_torn, CorruptDatabase),
        (Path.touch, EmptyDatabase),
    ],
)
async def test_a_file_that_is_not_ours_is_refused_and_left_as_it_is(
    tmp_path: Path, make: Callable[[Path], None], error: type[StoreError]
) -> None:
    path = tmp_path / "bot.db"
    make(path)
    before = path.read_bytes()
    with pytest.raises(error) as caught:
        await _open_and_close(path)
    assert str(path) in str(caught.value)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["bot.db"]


async def test_killed_while_it_was_made_there_is_no_database_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bot.db"
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.opening.sqlite.bring_up_to_date", _killed)
        with pytest.raises(KeyboardInterrupt):
            await _open_and_close(path)
    assert not path.exists()
    await _open_and_close(path)
    assert [file.name for file in tmp_path.iterdir()] == ["bot.db"]


def _killed(draft: Path) -> None:
    connection = sqlite3.connect(draft)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE game (half TEXT)")
    raise KeyboardInterrupt


async def test_a_missing_folder_and_a_folder_in_its_place(tmp_path: Path) -> None:
    with pytest.raises(MissingFolder):
        await _open_and_close(tmp_path / "nowhere" / "bot.db")
    (tmp_path / "bot.db").mkdir()
    with pytest.raises(StoreError, match="is a folder"):
        await _open_and_close(tmp_path / "bot.db")


async def test_a_failing_transaction_leaves_nothing_and_harms_no_other(store: Address) -> None:
    database = await open_database(store)

    def half(db: Connection) -> None:
        preferences.keep(db, 1, PersonRow("de"))
        raise ValueError("half way")

    def wrong(db: Connection) -> None:
        preferences.keep(db, 2, PersonRow("de"))
        db.execute("INSERT INTO person (user_id, language) VALUES (2, NULL)")

    outcomes = await asyncio.gather(
        database.write(lambda db: preferences.keep(db, 4, PersonRow("en"))),
        database.write(half),
        database.write(wrong),
        database.write(lambda db: preferences.keep(db, 5, PersonRow("en"))),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        ValueError,
        StoreError,
        type(None),
    ]
    stored = await database.read(
        lambda db: db.execute("SELECT user_id FROM person ORDER BY user_id").fetchall()
    )
    assert stored == [(4,), (5,)]
    await database.close()


def _people(db: Connection) -> int:
    (number,) = db.execute("SELECT count(*) FROM person").fetchone() or (0,)
    return int(number)


async def test_what_is_read_together_is_of_one_moment(store: Address) -> None:
    """By the bot in a snapshot, and by whoever looks at its database from outside."""
    database, loop = await open_database(store), asyncio.get_running_loop()
    numbers = count(1)

    async def grow() -> None:
        await database.write(lambda db: preferences.keep(db, next(numbers), PersonRow("en")))

    def look(db: Connection) -> tuple[int, int]:
        before = _people(db)
        asyncio.run_coroutine_threadsafe(grow(), loop).result(timeout=60)
        return before, _people(db)

    try:
        await grow()
        assert await database.snapshot(look) == (1, 1)
        with looking(store) as outside:
            assert await asyncio.to_thread(look, outside) == (2, 2)
        assert await database.read(look) == (3, 4), "each statement by itself sees what is new"
    finally:
        await database.close()


async def test_a_commit_that_fails_is_rolled_back_for_the_guilty_alone(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "bot.db")

    def orphan(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO result VALUES (99, 0, 0, 0, 1)")

    def save(number: int) -> Callable[[sqlite3.Connection], None]:
        return lambda db: preferences.keep(db, number, PersonRow("en"))

    jobs = [database.write(work) for work in (save(1), save(2), orphan, save(3))]
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(outcome).__name__ for outcome in outcomes] == [
        "NoneType",
        "NoneType",
        "StoreError",
        "NoneType",
    ]
    rows = await database.read(lambda db: db.execute("SELECT user_id FROM person").fetchall())
    assert rows == [(1,), (2,), (3,)]
    await database.close()


async def test_whoever_is_cancelled_takes_nobody_along(store: Address) -> None:
    database = await open_database(store)

    def save(number: int) -> Callable[[Connection], None]:
        return lambda db: preferences.keep(db, number, PersonRow("en"))

    for round_ in range(20):
        numbers = range(round_ * 10 + 1, round_ * 10 + 9)
        tasks = [asyncio.create_task(database.write(save(number))) for number in numbers]
        for _ in range(round_ % 4):
            await asyncio.sleep(0)
        for task in tasks[::3]:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        kept = [n for n, outcome in zip(numbers, outcomes, strict=True) if outcome is None]
        assert len(kept) >= 5
        rows = await database.read(lambda db: db.execute("SELECT user_id FROM person").fetchall())
        assert set(kept) <= {user_id for (user_id,) in rows}
    await database.close()


async def test_a_full_disk_is_said_and_loses_nothing(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "bot.db")
    await database.write(lambda db: preferences.keep(db, 1, PersonRow("de")))

    def limit(db: sqlite3.Connection) -> int:
        return int(db.execute("PRAGMA page_count").fetchone()[0])

    pages = await database.read(limit)
    await database._writer.run(lambda db: db.execute(f"PRAGMA max_page_count = {pages}"))
    big = "x" * 100_000
    outcomes = await asyncio.gather(
        database.write(lambda db: preferences.keep(db, 1, PersonRow("en"))),
        # These two wait for the first and share a transaction.
        database.write(lambda db: preferences.keep(db, 2, PersonRow(big))),
        database.write(lambda db: preferences.keep(db, 3, PersonRow("en"))),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], DiskFull)
    assert outcomes[2] is None, "what still fits is kept"
    await database._writer.run(lambda db: db.execute("PRAGMA max_page_count = 100000"))
    await database.write(lambda db: preferences.keep(db, 2, PersonRow(big)))
    rows = await database.read(lambda db: db.execute("SELECT user_id FROM person").fetchall())
    assert rows == [(1,), (2,), (3,)]
    await database.close()


async def test_a_damaged_page_is_said_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    database = await open_database(path)
    for number in range(500):
        await database.write(lambda db, n=number: preferences.keep(db, n, PersonRow("de" * 100)))
    await database.close()
    data = bytearray(path.read_bytes())
    data[-40_000:] = b"\xff" * 40_000
    path.write_bytes(data)
    database = await open_database(path)
    with pytest.raises(CorruptDatabase, match="damaged"):
        await database.read(lambda db: db.execute("SELECT * FROM person").fetchall())
    await database.close()


def test_migrations_are_numbered_without_a_gap() -> None:
    folder = Path(__file__).parents[2] / "bot" / "store" / "migrations"
    names = sorted(path.name for path in folder.glob("*.sql"))
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))
    assert all(script.startswith("--") for script in migrations()), "each says its reason"


async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bot.db"
    await _open_and_close(path)
    scripts = [*migrations(), "CREATE TABLE extra (a INTEGER); CREATE TABLE game (b INTEGER);"]
    with monkeypatch.context() as patch:
        patch.setattr("bot.store.opening.sqlite.migrations", lambda: scripts)
        with pytest.raises(StoreError, match="already exists"):
            await _open_and_close(path)
    database = await open_database(path)
    names = await database.read(lambda db: db.execute("SELECT name FROM sqlite_master").fetchall())
    assert ("extra",) not in names
    await database.close()
