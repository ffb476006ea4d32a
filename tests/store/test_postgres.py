"""PostgreSQL's own: transactions that wait for no answers, a server that goes and comes back."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.runtime.database_url import DatabaseUrl, address_of
from bot.store import Connection, Database, StoreError
from bot.store.core.errors import DatabaseInUse, ForeignDatabase, NewerDatabase
from bot.store.core.sql import migrations
from bot.store.opening.any_engine import open_database
from bot.store.opening.erased import is_wiped
from bot.store.opening.lock import hold, in_use, is_held
from bot.store.people import preferences
from bot.store.people.preferences import PersonRow
from bot.store.postgres import schema
from bot.store.postgres.opening import SEATS_ALONE
from bot.store.postgres.session import Session, marked
from bot.store.upkeep.census import CENSUS
from tests.conftest import tool
from tests.empty_database import put_database
from tests.postgresql import LOCKED, PASSWORD, USER, Server, name_of, serving
from tests.store.upkeep.planting import traces

SECRET = "s3cret"


@pytest.fixture
async def opened(database: DatabaseUrl) -> AsyncIterator[Database]:
    opened = await open_database(database)
    yield opened
    await opened.close()


def save(number: int, language: str = "en") -> Callable[[Connection], None]:
    return lambda db: preferences.keep(db, number, PersonRow(language))


async def saved(database: Database) -> list[int]:
    rows = await database.read(
        lambda db: db.execute("SELECT user_id FROM person ORDER BY user_id").fetchall()
    )
    return [row[0] for row in rows]


def both(database: DatabaseUrl, path: Path, statement: str) -> tuple[list[Any], list[Any]]:
    """Return what a statement finds on either engine."""
    with (
        closing(sqlite3.connect(put_database(path))) as one,
        closing(Session(database)) as other,
    ):
        return one.execute(statement).fetchall(), other.execute(statement).fetchall()


async def test_values_come_back_as_they_do_from_a_file(
    tmp_path: Path, database: DatabaseUrl
) -> None:
    numbers = "(SELECT 1 AS n UNION SELECT 2)"
    for expression in ("1 = 1", "1 = 2", "count(*)", "sum(n)", "avg(n)", "max(n)"):
        rows = both(database, tmp_path / "a.db", f"SELECT {expression} FROM {numbers} AS found")
        (one, *_), (other, *_) = rows
        assert repr(one) == repr(other), expression


async def test_what_a_strict_table_refuses_is_refused(opened: Database) -> None:
    def put(*values: object) -> Callable[[Connection], object]:
        return lambda db: db.execute("INSERT INTO person_hours VALUES (?, ?, ?, ?)", values)

    await opened.write(put(1, "a%s?", True, 2))
    rows = await opened.read(lambda db: db.execute("SELECT * FROM person_hours").fetchall())
    assert rows == [(1, "a%s?", 1, 2)]
    for wrong in ((2, "x", 1.5, 2), (2, "x", float("nan"), 2), (2, "a\0b", 1, 2), (2, None, 1, 2)):
        with pytest.raises(StoreError) as caught:
            await opened.write(put(*wrong))
        assert re.fullmatch(r"The database postgresql://.+\.", str(caught.value))
    assert await opened.read(lambda db: db.execute("SELECT count(*) FROM person_hours").fetchone())
    assert marked("SELECT '?%', ? % 2") == "SELECT '?%%', %s %% 2"


async def test_the_guilty_alone_fails_in_a_shared_commit(opened: Database) -> None:
    def raises(db: Connection) -> None:
        preferences.keep(db, 2, PersonRow("de"))
        raise ValueError("half way")

    def wrong(db: Connection) -> None:
        preferences.keep(db, 3, PersonRow("de"))
        # Its error comes with the commit: nobody waits for the answer.
        db.execute("INSERT INTO result (game_id, seat) VALUES (99, 0)")

    works: list[Callable[[Connection], None]] = [save(1), raises, wrong, save(4), save(5)]
    outcomes = await asyncio.gather(*map(opened.write, works), return_exceptions=True)
    assert [type(one).__name__ for one in outcomes] == [
        "NoneType",
        "ValueError",
        "StoreError",
        "NoneType",
        "NoneType",
    ]
    assert await saved(opened) == [1, 4, 5]


async def test_the_reader_cannot_write(opened: Database) -> None:
    with pytest.raises(StoreError, match="read-only"):
        await opened.read(save(1))


@pytest.mark.parametrize(("failures", "kept"), [(7, True), (8, False)])
async def test_what_others_made_fail_runs_again(
    opened: Database, failures: int, kept: bool
) -> None:
    runs: list[int] = []

    def work(db: Connection) -> None:
        runs.append(1)
        preferences.keep(db, 1, PersonRow("de"))
        if len(runs) <= failures:
            db.execute("DO $$ BEGIN RAISE SQLSTATE '40001'; END $$")

    if kept:
        await opened.write(work)
    else:
        with pytest.raises(StoreError):
            await opened.write(work)
    assert len(runs) == min(failures + 1, 8)
    assert await saved(opened) == ([1] if kept else [])


async def test_two_who_read_what_the_other_writes_are_put_in_an_order(
    opened: Database, database: DatabaseUrl
) -> None:
    """Neither sees the other's row; were both kept, each would have been alone."""
    runs: list[int] = []
    with closing(Session(database)) as other:

        def work(db: Connection) -> None:
            count = db.execute("SELECT count(*) FROM person").fetchone()[0]
            if not runs:
                other.begin()
                other.execute("SELECT count(*) FROM person").fetchone()
                preferences.keep(other, 1, PersonRow("de"))
                other.commit()
            runs.append(count)
            preferences.keep(db, 10 + count, PersonRow("en"))

        await opened.write(work)
    assert runs == [0, 1]
    assert await saved(opened) == [1, 11]


def end_sessions(database: DatabaseUrl) -> None:
    """End all sessions of a database but our own, as a server does that goes down."""
    with psycopg.connect(database.secret, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_what_is_skipped_after_a_failure_is_prepared_the_next_time(database: DatabaseUrl) -> None:
    """psycopg counts a statement as prepared that the server, in a failed pipeline, never saw."""
    with closing(Session(database)) as session:
        for failures in range(4):
            statement = f"SELECT count(*) FROM person WHERE user_id > {failures}"
            for _ in range(20):
                session.begin()
                with suppress(psycopg.errors.DivisionByZero):
                    session.execute("SELECT 1 / ?", (0,))
                    session.execute(statement)
                session.roll_back()
            session.begin()
            found = session.execute(statement)
            session.commit()
            assert found.fetchone() == (0,)


def test_a_statement_is_prepared_once_however_large_its_numbers_are(database: DatabaseUrl) -> None:
    with closing(Session(database)) as session:
        for number in (1, 1 << 20, 1 << 40):
            session.execute("SELECT count(*) FROM person WHERE user_id = ?", (number,)).fetchone()
        prepared = session.execute(
            "SELECT count(*) FROM pg_prepared_statements"
            " WHERE statement LIKE 'SELECT count(*) FROM person %'"
        )
        assert prepared.fetchone() == (1,)


async def test_a_row_that_somebody_else_keeps_holds_nobody_up_for_long(
    database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.postgres.session._PATIENCE", "100ms")
    opened = await open_database(database)
    with closing(Session(database)) as other:
        other.begin()
        preferences.keep(other, 1, PersonRow("de"))
        other.execute("SELECT 1").fetchone()
        with pytest.raises(StoreError, match=r"Another program keeps .+ to itself"):
            await opened.write(save(1))
        other.roll_back()
    await opened.write(save(1))
    assert await saved(opened) == [1]
    await opened.close()


def test_a_transaction_waits_for_no_answer_before_it_is_read(database: DatabaseUrl) -> None:
    with closing(Session(database)) as session:
        session.begin()
        session.execute("SELECT 1 / ?", (0,))
        with pytest.raises(psycopg.errors.DivisionByZero):
            session.commit()
        session.roll_back()


def test_a_commit_that_rolled_back_is_no_commit(database: DatabaseUrl) -> None:
    """The server answers ROLLBACK to the COMMIT of a failed transaction, and calls it no error."""
    with closing(Session(database)) as session:
        session.begin()
        preferences.keep(session, 1, PersonRow("de"))
        with suppress(psycopg.errors.DivisionByZero):
            session.execute("SELECT 1 / ?", (0,))
            session._settle()
        with pytest.raises(psycopg.errors.InFailedSqlTransaction):
            session.commit()
        assert session.execute("SELECT count(*) FROM person").fetchone() == (0,)


async def test_nothing_that_fails_or_changes_tables_is_planned_anew(opened: Database) -> None:
    """psycopg would forget all that is prepared, and the next moves take twice as long."""

    def prepared(db: Connection) -> set[object]:
        return set(db.execute("SELECT name, statement FROM pg_prepared_statements").fetchall())

    def refused(db: Connection) -> None:
        preferences.keep(db, 9, PersonRow("de"))
        raise ValueError("no")

    def wrong(db: Connection) -> None:
        db.execute("INSERT INTO result (game_id, seat) VALUES (99, 0)")

    await opened.write(save(1))
    await opened.write(prepared)
    before = await opened.write(prepared)
    assert any("INSERT INTO person" in str(one) for one in before)
    for number, works in enumerate(([refused], [save(2), refused, refused, save(3)], [wrong])):
        outcomes = await asyncio.gather(*map(opened.write, works), return_exceptions=True)
        assert any(isinstance(outcome, Exception) for outcome in outcomes)
        assert await opened.write(prepared) >= before, number
    for there, then in (("seen", "unseen"), ("unseen", "seen")):
        rename = f"ALTER TABLE {there} RENAME TO {then}"
        await opened.write(lambda db, rename=rename: db.execute(rename))
        assert await opened.write(prepared) >= before
    assert await saved(opened) == [1, 2, 3]


async def test_a_session_that_ended_while_idle_costs_nobody_an_error(
    opened: Database, database: DatabaseUrl
) -> None:
    await opened.write(save(1))
    end_sessions(database)
    await opened.write(save(2))
    assert await saved(opened) == [1, 2]
    assert opened.losses == 1


async def test_a_session_that_ends_in_the_middle_keeps_nothing(
    opened: Database, database: DatabaseUrl
) -> None:
    def lost(db: Connection) -> None:
        preferences.keep(db, 1, PersonRow("de"))
        end_sessions(database)
        db.execute("SELECT 1").fetchone()

    with pytest.raises(StoreError, match="cannot be reached"):
        await opened.write(lost)
    assert opened.losses == 1
    await opened.write(save(2))
    assert await saved(opened) == [2]


async def test_a_server_that_is_away_is_said_and_taken_up_again(server: Server) -> None:
    with serving(server.bin) as own:
        database = await open_database(own.empty())
        await database.write(save(1))
        own.stop()
        for _ in range(3):
            with pytest.raises(StoreError, match="cannot be reached"):
                await database.write(save(2))
            with pytest.raises(StoreError, match="cannot be reached"):
                await saved(database)
        own.restart()
        await until(lambda: database.write(save(3)))
        # The reader tries again after a pause of its own.
        await until(lambda: saved(database))
        assert await saved(database) == [1, 3]
        await database.close()


_SEGMENT = 16 << 20
"""Bytes of a file of the server's log, which is written as before."""


async def test_a_full_disk_is_said_and_loses_nothing(opened: Database, server: Server) -> None:
    """The system refuses the server's process another page, as it does where there is no room."""

    prlimit = tool("prlimit")

    def limited(most: str) -> Callable[[Connection], None]:
        own = "SELECT pg_backend_pid()"
        return lambda db: server.limit_files(prlimit, db.execute(own).fetchone()[0], most)

    def fill(db: Connection) -> None:
        db.execute(
            "INSERT INTO person (user_id, language) SELECT n, repeat(md5(CAST(n AS TEXT)), 60)"
            " FROM generate_series(100, 9999) AS n"
        )

    await opened.write(save(1))
    # In the middle of a page: part of it is written, then there is no room.
    await opened.write(limited(str(_SEGMENT + 4096)))
    outcomes = await asyncio.gather(
        opened.write(save(2)),
        # These two wait for the first and share a transaction.
        opened.write(fill),
        opened.write(save(3)),
        return_exceptions=True,
    )
    assert [type(one).__name__ for one in outcomes] == ["NoneType", "DiskFull", "NoneType"]
    assert str(outcomes[1]).endswith("free some space.")
    assert await saved(opened) == [1, 2, 3], "what still fits is kept"
    await opened.write(limited("unlimited"))
    await opened.write(fill)
    assert len(await saved(opened)) == 3 + 9900
    assert opened.losses == 0


async def until(work: Callable[[], Any]) -> None:
    """Try until the pause after a failed try is over."""
    while True:
        try:
            await work()
            return
        except StoreError:
            await asyncio.sleep(0.05)


async def test_one_bot_a_database(database: DatabaseUrl) -> None:
    assert not is_held(database)
    with hold(database) as lock:
        opened = await open_database(database, lock)
        assert is_held(database)
        assert "a bot has only just started" in in_use(database)
        with pytest.raises(DatabaseInUse, match="is in use"), hold(database):
            pass
        end_sessions(database)
        await opened.write(save(1))
        assert is_held(database), "who writes again has asked for the lock"
        await opened.close()
    assert not is_held(database)


async def test_a_session_that_took_the_lock_again_releases_it_at_once(
    database: DatabaseUrl,
) -> None:
    """The server releases the lock of a session that has ended only some time later."""
    for number in range(5):
        with hold(database) as lock:
            opened = await open_database(database, lock)
            end_sessions(database)
            await opened.write(save(number))
            await opened.close()
            assert not is_held(database)


async def test_whoever_lost_the_lock_writes_no_more(database: DatabaseUrl) -> None:
    with hold(database) as lock:
        opened = await open_database(database, lock)
        end_sessions(database)
        with hold(database):
            with pytest.raises(DatabaseInUse, match="taken over"):
                await opened.write(save(1))
            assert await saved(opened) == []
        await opened.close()


async def test_our_own_session_that_the_server_still_keeps_is_ended(
    database: DatabaseUrl,
) -> None:
    """As after a cable was pulled: the server has not heard of it."""
    with hold(database) as lock:
        opened = await open_database(database, lock)
        left = opened._writer._session  # type: ignore[attr-defined]
        opened._writer._session = None  # type: ignore[attr-defined]
        await opened.write(save(1))
        with pytest.raises(psycopg.OperationalError):
            left.execute("SELECT 1")
        assert is_held(database)
        left.close()
        await opened.close()


def refusals(server: Server, database: DatabaseUrl) -> dict[str, tuple[DatabaseUrl, str]]:
    name, folder = name_of(database), server.folder
    there = f"postgresql://{{}}@/{name}?host={folder}"
    return {
        "no such host": (
            DatabaseUrl(f"postgresql://bot:{SECRET}@nowhere.invalid/{name}?connect_timeout=2"),
            "cannot be reached",
        ),
        "nobody listens": (
            DatabaseUrl(f"postgresql://bot:{SECRET}@/{name}?host={folder}/none"),
            "cannot be reached",
        ),
        "no such user": (DatabaseUrl(there.format(f"nobody:{SECRET}")), "nobody"),
        "a wrong password": (DatabaseUrl(there.format(f"{LOCKED}:{SECRET}")), LOCKED),
        "no such database": (
            DatabaseUrl(f"postgresql://{USER}:{SECRET}@/none_such?host={folder}"),
            "none_such",
        ),
        "a parameter that nobody knows": (
            DatabaseUrl(f"{there.format(f'{USER}:{SECRET}')}&mood=fine"),
            "mood",
        ),
        "a port that is none": (DatabaseUrl(f"postgresql://bot:{SECRET}@h:port/x"), "port"),
    }


async def test_what_cannot_be_opened_is_said_in_a_sentence_without_a_password(
    server: Server, database: DatabaseUrl
) -> None:
    for url, word in refusals(server, database).values():
        with pytest.raises(StoreError) as caught:
            await open_database(url)
        said = f"{caught.value}"
        assert word in said and said.endswith(".") and "\n" not in said, said
        assert SECRET not in f"{said}{caught.value!r}{caught.value.__cause__}{url!r}"


async def test_a_schema_of_another_program_is_left_as_it_is(
    server: Server, empty_database: DatabaseUrl
) -> None:
    name = name_of(empty_database)
    for make in ("CREATE TABLE diary (day TEXT)", "CREATE TABLE schema_version (version INT)"):
        server.execute(make, name)
        with pytest.raises(ForeignDatabase, match="another program"):
            await open_database(empty_database)
        server.execute(f"DROP TABLE {make.split()[2]}", name)
    await (await open_database(empty_database)).close()
    server.execute("UPDATE schema_version SET version = 999", name)
    with pytest.raises(NewerDatabase, match="schema 999"):
        await open_database(empty_database)


async def test_without_the_right_to_create_nothing_is_made(
    server: Server, empty_database: DatabaseUrl
) -> None:
    name = name_of(empty_database)
    server.execute(f'CREATE ROLE "guest_{name}" LOGIN')
    guest = DatabaseUrl(empty_database.secret.replace(f"//{USER}@", f"//guest_{name}@"))
    try:
        with pytest.raises(StoreError, match="GRANT CREATE"):
            await open_database(guest)
        found = server.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", name)
        assert found == [(0,)]
    finally:
        server.execute(f'DROP ROLE "guest_{name}"')


async def test_two_who_make_the_schema_at_once(empty_database: DatabaseUrl) -> None:
    found = await asyncio.gather(*(open_database(empty_database) for _ in range(3)))
    for database in found:
        await database.write(save(1))
        await database.close()


async def test_a_migration_that_fails_changes_nothing(
    server: Server, database: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = [*migrations(), "CREATE TABLE extra (a INTEGER); CREATE TABLE game (b INTEGER);"]
    with monkeypatch.context() as patch:
        patch.setattr(schema, "migrations", lambda: scripts)
        with pytest.raises(StoreError, match="already exists"):
            await open_database(database)
    tables = server.execute("SELECT tablename FROM pg_tables", name_of(database))
    assert ("extra",) not in tables
    await (await open_database(database)).close()


async def test_erasing_rewrites_what_tells_of_people_and_vacuum_all(opened: Database) -> None:
    """The file of a table's bytes has another name after each VACUUM FULL."""

    async def files() -> dict[str, int]:
        rows = await opened.read(
            lambda db: db.execute(
                "SELECT tablename, pg_relation_filenode(CAST(tablename AS regclass))"
                " FROM pg_tables WHERE schemaname = current_schema()"
            ).fetchall()
        )
        return dict(rows)

    before = await files()
    await opened.wipe()
    wiped = await files()
    assert {name for name, file in wiped.items() if before[name] == file} == {*SEATS_ALONE}
    assert not {one.table for one in CENSUS} & {*SEATS_ALONE}, "these tell of nobody"
    await opened.shrink()
    assert not {name for name, file in (await files()).items() if wiped[name] == file}


async def test_a_transaction_that_may_see_deleted_rows_puts_the_wipe_off(
    opened: Database, database: DatabaseUrl
) -> None:
    """*Routine Vacuuming*: VACUUM keeps them, also for a backup or an autovacuum."""
    number = 830412345678901234
    await opened.write(save(number))

    def erase(db: Connection) -> None:
        db.execute("DELETE FROM person WHERE user_id = ?", (number,))
        db.execute("INSERT INTO erased (entry, wiped) VALUES ('a', 0)")

    with closing(psycopg.connect(database.secret)) as backup:
        backup.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        backup.execute("SELECT 1")
        await opened.write(erase)
        await opened.wipe()
        assert not await opened.read(is_wiped)
        assert traces(database, number, ())
    await opened.wipe()
    assert await opened.read(is_wiped)
    assert traces(database, number, ()) == []


def test_numbers_go_on_after_rows_that_were_copied(database: DatabaseUrl) -> None:
    with closing(Session(database)) as session:
        session.execute("INSERT INTO vacation (id, user_id, starts, ends) VALUES (1, 1, 0, 1)")
        schema.advance_sequences(session)
        insert = "INSERT INTO vacation (user_id, starts, ends) VALUES (1, 0, 1) RETURNING id"
        assert session.execute(insert).fetchone() == (2,)
        session.execute("DELETE FROM vacation")
        schema.advance_sequences(session)
        assert session.execute(insert).fetchone() == (3,), "a number is given once"


def test_texts_are_sorted_by_their_characters_wherever_the_server_stands(
    database: DatabaseUrl,
) -> None:
    with closing(Session(database)) as session:
        collations = session.execute(
            "SELECT DISTINCT collation_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND data_type = 'text'"
        )
        assert collations.fetchall() == [("C",)]


_TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}


def test_both_engines_have_the_same_columns_keys_and_checks(
    tmp_path: Path, database: DatabaseUrl
) -> None:
    with (
        closing(sqlite3.connect(put_database(tmp_path / "a.db"))) as file,
        closing(Session(database)) as session,
    ):
        names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        tables = {name for (name,) in file.execute(names)}
        assert tables | {"schema_version"} == {
            name
            for (name,) in session.execute(
                "SELECT table_name FROM information_schema.tables"
                " WHERE table_schema = current_schema()"
            )
        }
        for table in sorted(tables):
            assert _of_file(file, table) == _of_server(session, table), table


def _of_file(file: sqlite3.Connection, table: str) -> dict[str, object]:
    columns = file.execute(f"PRAGMA table_info({table})").fetchall()
    foreign: dict[int, tuple[str, list[str], list[str]]] = {}
    for number, _, other, mine, theirs, *_ in file.execute(f"PRAGMA foreign_key_list({table})"):
        into = foreign.setdefault(number, (other, [], []))
        into[1].append(mine)
        into[2].append(theirs)
    (sql,) = file.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    indexes = file.execute(f"PRAGMA index_list({table})").fetchall()
    return {
        "columns": {
            name: (_TYPES[kind], bool(not_null or key))
            for _, name, kind, not_null, _, key in columns
        },
        "primary key": [name for *_, name, _, _, _, key in _by_key(columns) if key],
        "foreign keys": sorted((other, *map(tuple, keys)) for other, *keys in foreign.values()),
        "checks": len(re.findall(r"\bCHECK\b", sql)),
        "unique": sum(1 for _, _, unique, origin, _ in indexes if unique and origin != "pk"),
        "indexes": sorted(name for _, name, _, origin, _ in indexes if origin == "c"),
    }


def _by_key(columns: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    return sorted(columns, key=lambda column: column[5])


def _of_server(session: Session, table: str) -> dict[str, object]:
    def rows(statement: str) -> list[Any]:
        return session.execute(statement, (table,)).fetchall()

    constraints = rows(
        "SELECT contype::text, conrelid, confrelid::regclass::text, conkey, confkey FROM"
        " pg_constraint WHERE conrelid = CAST(? AS regclass)"
    )
    names = {
        (relation, number): name
        for relation, number, name in session.execute(
            "SELECT attrelid::regclass::text, attnum, attname FROM pg_attribute"
            " WHERE attrelid IN (SELECT oid FROM pg_class"
            " WHERE relnamespace = current_schema()::regnamespace)"
        )
    }
    own = [(kind, other, keys, theirs) for kind, _, other, keys, theirs in constraints]
    unique = rows(
        "SELECT count(*) FROM pg_index WHERE indrelid = CAST(? AS regclass)"
        " AND indisunique AND NOT indisprimary"
    )
    indexes = rows(
        "SELECT relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid"
        " WHERE indrelid = CAST(? AS regclass) AND NOT EXISTS (SELECT 1 FROM pg_constraint"
        " WHERE conindid = indexrelid)"
    )
    return {
        "columns": {
            name: (kind, nullable == "NO")
            for name, kind, nullable in rows(
                "SELECT column_name, data_type, is_nullable FROM information_schema.columns"
                " WHERE table_schema = current_schema() AND table_name = ?"
            )
        },
        "primary key": [
            names[table, number] for kind, _, keys, _ in own if kind == "p" for number in keys
        ],
        "foreign keys": sorted(
            (
                other,
                tuple(names[table, number] for number in keys),
                tuple(names[other, number] for number in theirs),
            )
            for kind, other, keys, theirs in own
            if kind == "f"
        ),
        "checks": sum(kind == "c" for kind, *_ in own),
        "unique": unique[0][0],
        "indexes": sorted(name for (name,) in indexes),
    }


def test_a_password_is_in_no_text() -> None:
    written = "s3cret-%25%2F%40%3Aword"
    url = DatabaseUrl(f"postgresql://bot:{written}@host:5432/games?sslpassword=other&x=1")
    assert str(url) == "postgresql://bot@host:5432/games"
    assert "s3cret" not in repr(url)
    assert url.hide(f"a {written} b {PASSWORD} c other") == "a *** b *** c ***"


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://bot:a/b@host/db",
        "postgresql://bot:a#b@host/db",
        "postgresql://bot:a?b@host/db",
        "postgresql:db",
        "postgresql://[::1/db",
    ],
)
def test_a_url_of_which_the_password_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="%40"):
        address_of(text)


@pytest.mark.parametrize("text", ["games.sqlite", "/var/lib/games.sqlite", "C:\\games.sqlite"])
def test_all_else_is_a_path(text: str) -> None:
    assert address_of(text) == Path(text)
