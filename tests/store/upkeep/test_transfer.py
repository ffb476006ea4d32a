"""`bot store copy`: everything arrives, of every schema, whatever happens on the way."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.host import Host
from bot.runtime.database_url import Address, DatabaseUrl
from bot.store.core.errors import CorruptDatabase, DatabaseInUse, StoreError
from bot.store.core.sql import migrations
from bot.store.opening.lock import hold
from bot.store.upkeep.transfer.layout import layout
from bot.store.upkeep.transfer.store_copy import Progress, copy_store, reading, writing
from tests.catalogue import CATALOGUE
from tests.host.playing import advance
from tests.host.toy import TOYS
from tests.postgresql import Server, name_of
from tests.store.test_stored import FILES

NEWEST = FILES[-1]
LAYOUT = layout(len(migrations()))
KILLED = """
import os, signal, sys
from bot.runtime.database_url import address_of
from bot.store.upkeep.transfer.store_copy import copy_store

def say(progress):
    if progress.name == sys.argv[3]:
        os.kill(os.getpid(), signal.SIGKILL)

copy_store(address_of(sys.argv[1]), address_of(sys.argv[2]), say)
"""


def quiet(_: Progress) -> None:
    """Ignore the report of progress."""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A store with something of everything in it."""
    return Path(shutil.copy(NEWEST, tmp_path / "from.sqlite"))


def dump(path: Path) -> list[str]:
    """Return all that is in a file, as statements; which table was made first is no content."""
    with closing(sqlite3.connect(path)) as connection:
        return sorted(connection.iterdump())


def test_every_table_comes_after_those_that_it_refers_to() -> None:
    names = [table.name for table in LAYOUT]
    assert len(set(names)) == len(names) > 60
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript("\n".join(migrations()))
        for place, name in enumerate(names):
            keys = connection.execute(f"PRAGMA foreign_key_list({name})").fetchall()
            assert {key[2] for key in keys} - {name} <= set(names[:place])


def test_everything_comes_back_as_it_was(
    source: Path, empty_database: DatabaseUrl, database: DatabaseUrl, tmp_path: Path
) -> None:
    """From a file over two servers into a file: not a byte of content is another one."""
    back = tmp_path / "back.sqlite"
    said: list[Progress] = []
    copied = copy_store(source, empty_database, said.append)
    assert [one.name for one in said] == [table.name for table in LAYOUT]
    assert [one.rows for one in said] == [copied.rows[one.name] for one in said]
    assert copied.rows["game"] == 4 and copied.rows["move"] > 20 and not copied.mended
    copy_store(empty_database, database, quiet)
    copy_store(database, back, quiet)
    assert dump(back) == dump(source)
    assert oct(back.stat().st_mode & 0o777) == "0o600"


def test_a_file_is_copied_into_a_file(source: Path, tmp_path: Path) -> None:
    copy_store(source, tmp_path / "to.sqlite", quiet)
    assert dump(tmp_path / "to.sqlite") == dump(source)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Try some schemas, and all of them where the whole suite runs on PostgreSQL."""
    if "file" in metafunc.fixturenames:
        every = metafunc.config.getoption("engine", None) == "postgres"
        files = FILES if every else [FILES[0], FILES[len(FILES) // 2], NEWEST]
        metafunc.parametrize("file", files, ids=lambda file: file.stem)


def test_games_of_every_schema_go_on_there(
    file: Path, database: DatabaseUrl, tmp_path: Path
) -> None:
    old, back = tmp_path / "old.sqlite", tmp_path / "back.sqlite"
    shutil.copy(file, old)
    schema = int(file.stem.partition("_")[2])
    copy_store(old, database, quiet)
    assert (tmp_path / f"old.sqlite.schema-{schema}").exists() == (schema < len(migrations()))
    version = asyncio.run(played_on(database))
    copy_store(database, back, quiet)
    assert asyncio.run(played_on(back)) == version + 10


async def played_on(address: Address) -> int:
    """Play ten moves at the first table of a stored database, and return its version."""
    host = await Host.open(address, {**CATALOGUE, **TOYS})
    try:
        played = await advance(host, await host.tables.get(1), 10)
        assert played is not None
        return played.position.version
    finally:
        await host.close()


def test_numbers_that_were_given_are_not_given_again(
    source: Path, database: DatabaseUrl, tmp_path: Path
) -> None:
    """Nor those of rows that were deleted since."""
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("UPDATE sqlite_sequence SET seq = 5000 WHERE name = 'game'")
        connection.execute("DELETE FROM sqlite_sequence WHERE name = 'vacation'")
        connection.commit()
    copy_store(source, database, quiet)
    with writing(database) as side:
        assert (side.numbers(LAYOUT)["game"], side.numbers(LAYOUT).get("vacation")) == (5000, None)
        made = "INSERT INTO vacation (user_id, starts, ends) VALUES (1, 2, 3) RETURNING id"
        assert side.connection.execute(made).fetchone() == (1,)
        (number,) = side.connection.execute(
            "SELECT nextval(pg_get_serial_sequence('game', 'id'))"
        ).fetchone()
        assert number == 5001
    copy_store(database, tmp_path / "back.sqlite", quiet)
    with reading(tmp_path / "back.sqlite") as back:
        assert back.numbers(LAYOUT)["game"] == 5001
        assert back.numbers(LAYOUT)["vacation"] == 1


def test_a_sign_that_postgresql_does_not_store_is_replaced(
    source: Path, database: DatabaseUrl
) -> None:
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("INSERT INTO note (game_id, user_id, text) VALUES (1, 2, ?)", ("a\0b",))
        connection.commit()
    assert copy_store(source, database, quiet).mended == ("note.text",)
    with reading(database) as side:
        found = side.connection.execute("SELECT text FROM note WHERE user_id = 2").fetchall()
    assert found == [("a\N{REPLACEMENT CHARACTER}b",)]


@pytest.mark.parametrize("name", ["game", "event", LAYOUT[-1].name])
def test_killed_in_between_the_target_stays_empty(
    source: Path, empty_database: DatabaseUrl, tmp_path: Path, name: str
) -> None:
    before = dump(source)
    targets: list[Address] = [empty_database, tmp_path / "to.sqlite"]
    for target in targets:
        told = target.secret if isinstance(target, DatabaseUrl) else str(target)
        killed = subprocess.run([sys.executable, "-c", KILLED, source, told, name], timeout=60)
        assert killed.returncode == -signal.SIGKILL
        with reading(target) as side:
            assert not any(side.count(table) for table in LAYOUT)
        assert copy_store(source, target, quiet).rows["game"] == 4
    assert dump(source) == before


def test_rows_that_do_not_arrive_are_noticed(
    source: Path, database: DatabaseUrl, server: Server
) -> None:
    """A rule of somebody else's in the target swallows them: then nothing is copied."""
    name = name_of(database)
    server.execute(
        "CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'", name
    )
    server.execute(
        "CREATE TRIGGER lost BEFORE INSERT ON salt FOR EACH ROW EXECUTE FUNCTION lose()", name
    )
    with pytest.raises(CorruptDatabase, match="1 rows of salt became 0: nothing was copied"):
        copy_store(source, database, quiet)
    with reading(database) as side:
        assert not any(side.count(table) for table in LAYOUT)


def test_only_an_empty_store_is_copied_into(source: Path, database: DatabaseUrl) -> None:
    copy_store(source, database, quiet)
    other = source.with_name("other.sqlite")
    shutil.copy(FILES[0], other)
    before = dump(other)
    for target in (database, source):
        with pytest.raises(StoreError, match="and nothing was changed: a store is copied"):
            copy_store(other, target, quiet)
    assert dump(other) == before, "not even upgraded"


@pytest.mark.parametrize("back", [False, True], ids=["to", "from"])
def test_no_bot_runs_meanwhile(source: Path, database: DatabaseUrl, back: bool) -> None:
    pair: tuple[Address, Address] = (source, database)
    if back:
        copy_store(source, database, quiet)
        pair = (database, source.with_name("to.sqlite"))
    for held in pair:
        with hold(held), pytest.raises(DatabaseInUse, match="Stop the bot first"):
            copy_store(*pair, quiet)
    noticed = set()

    def look(progress: Progress) -> None:
        for one in pair if progress.name == "move" else ():
            with pytest.raises(DatabaseInUse), hold(one):
                pass
            noticed.add(one)

    copy_store(*pair, look)
    assert noticed == set(pair)


@pytest.mark.parametrize("what", ["missing", "empty", "foreign", "newer", "itself"])
def test_what_cannot_be_copied_is_said(
    source: Path, empty_database: DatabaseUrl, what: str
) -> None:
    path = source.with_name("other.sqlite")
    if what != "missing":
        shutil.copy(source, path)
    if what == "empty":
        path.write_bytes(b"")
    with (
        closing(sqlite3.connect(path))
        if what in ("foreign", "newer")
        else closing(sqlite3.connect(":memory:")) as connection
    ):
        pragma = {"foreign": "application_id = 7", "newer": "user_version = 1000"}.get(what)
        connection.execute(f"PRAGMA {pragma or 'user_version'}")
    told = {
        "missing": "There is no database",
        "empty": "is an empty file",
        "foreign": "a database of another program",
        "newer": "written by a newer version",
        "itself": "cannot be copied into itself",
    }[what]
    with pytest.raises(StoreError, match=told):
        copy_store(path, path if what == "itself" else empty_database, quiet)
    with pytest.raises(StoreError, match=r"Nothing is stored in|itself"):
        copy_store(empty_database, empty_database if what == "itself" else path, quiet)
    assert path.exists() == (what != "missing")
