"""An erased person is nowhere in the bytes, and no other person misses anything."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from bot.host.upkeep.privacy import stand_ins
from bot.store.opening.sqlite import _open
from bot.store.upkeep import erasing
from bot.store.upkeep.census import CENSUS, Holds
from tests.empty_database import put_database
from tests.store.upkeep.impersonal import IMPERSONAL
from tests.store.upkeep.planting import ANNA, BOB, NAMES, columns, plant, traces


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return put_database(tmp_path / "games.sqlite")


def opened(path: Path) -> sqlite3.Connection:
    connection = _open(path)
    # Some builds of SQLite overwrite by themselves what is deleted: ours must not need it.
    for pragma in ("synchronous = OFF", "secure_delete = OFF", "ignore_check_constraints = ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def erase(connection: sqlite3.Connection, user_id: int) -> erasing.Erased:
    connection.execute("BEGIN IMMEDIATE")
    found = erasing.erase(connection, user_id, 5.0, words=stand_ins())
    connection.execute("COMMIT")
    return found


def test_the_census_knows_every_column(path: Path) -> None:
    known = {(one.table, one.column) for one in CENSUS}
    plain = {(table, name) for table, names in IMPERSONAL.items() for name in names.split()}
    there = {(t, column) for t, found in columns(opened(path)).items() for column in found}
    assert not known & plain
    # A column that can tell of somebody belongs into CENSUS, another one into IMPERSONAL.
    assert there == known | plain


def test_every_column_forgets_and_nobody_else_is_touched(path: Path) -> None:
    connection = opened(path)
    plant(connection, ANNA, 1)
    plant(connection, BOB, 2)
    assert traces(path, ANNA, [NAMES[ANNA]]) and traces(path, BOB, [NAMES[BOB]])
    before = rows_of(connection, BOB)
    found = erase(connection, ANNA)
    erasing.wipe(connection)
    assert traces(path, ANNA, [NAMES[ANNA]]) == []
    assert rows_of(connection, BOB) == before
    assert found.tables == (1,)
    assert not erasing.knows(connection, ANNA)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    erase(connection, BOB)
    erasing.wipe(connection)
    assert traces(path, BOB, [NAMES[BOB]]) == []
    names = connection.execute("SELECT name FROM seat ORDER BY game_id").fetchall()
    assert names == [("Player 2",), ("Spieler 3",)]


def test_a_name_that_is_a_word_of_the_program_breaks_nothing(path: Path) -> None:
    connection = opened(path)
    plant(connection, ANNA, 1)
    notice = {"topic": "absence-left", "data": {"name": "left", "other": "Bob left", "left": 1}}
    connection.execute("UPDATE outbox SET data = ?", (json.dumps(notice),))
    connection.execute("UPDATE seat SET name = 'left'")
    erase(connection, ANNA)
    (told,) = connection.execute("SELECT data FROM outbox").fetchone()
    kept = {"name": "Player 2", "other": "Bob Player 2", "left": 1}
    assert json.loads(told) == {"topic": "absence-left", "data": kept}


def test_where_they_were_not_a_name_is_theirs_if_nobody_else_has_it(path: Path) -> None:
    connection = opened(path)
    plant(connection, ANNA, 1)
    plant(connection, BOB, 2)
    names = {"outbox": '{"name": "Zed"}', "lobby_call": "Zed", "note": "Zed knows"}
    for table, text in names.items():
        column = {"outbox": "data", "lobby_call": "name", "note": "text"}[table]
        connection.execute(f"UPDATE {table} SET {column} = ? WHERE game_id = 2", (text,))
    connection.execute("BEGIN")
    erasing.erase(connection, ANNA, 5.0, ["Zed"])
    connection.execute("COMMIT")
    found = [
        connection.execute(f"SELECT {c} FROM {t} WHERE game_id = 2").fetchone()[0]
        for t, c in (("outbox", "data"), ("lobby_call", "name"), ("note", "text"))
    ]
    # Words that somebody else wrote where the person never was stay as they are.
    assert found == ['{"name": "Somebody"}', "Somebody", "Zed knows"]


def rows_of(connection: sqlite3.Connection, user_id: int) -> dict[str, list[tuple[object, ...]]]:
    """Return by table all rows that have this person's id in a column."""
    found: dict[str, list[tuple[object, ...]]] = {}
    for one in CENSUS:
        if one.holds is Holds.ID:
            found[f"{one.table}.{one.column}"] = connection.execute(
                f"SELECT * FROM {one.table} WHERE {one.column} = ?", (user_id,)
            ).fetchall()
    return found


def test_the_stand_in_sorts_where_the_id_did(path: Path) -> None:
    connection = opened(path)
    connection.execute("PRAGMA foreign_keys = OFF")
    for user_id in (ANNA - 10**12, ANNA, ANNA + 10**12):
        connection.execute(
            "INSERT INTO entrant (season_id, user_id, name, status, at_once, signed_at)"
            " VALUES (1, ?, 'P', 'in', 1, 0)",
            (user_id,),
        )
    found = erase(connection, ANNA)
    assert -(ANNA + 10**12) < found.stand_in < -(ANNA - 10**12)
    assert found.stand_in != -ANNA


def test_killed_before_the_bytes_went_the_next_wipe_finishes(path: Path) -> None:
    connection = opened(path)
    plant(connection, ANNA, 1)
    erase(connection, ANNA)
    connection.close()
    connection = opened(path)
    assert not erasing.is_wiped(connection)
    assert traces(path, ANNA, [NAMES[ANNA]])
    erasing.wipe(connection)
    assert erasing.is_wiped(connection)
    assert traces(path, ANNA, [NAMES[ANNA]]) == []


def test_a_reader_that_holds_old_pages_puts_the_wipe_off(path: Path) -> None:
    connection, reader = opened(path), opened(path)
    plant(connection, ANNA, 1)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM person").fetchone()
    connection.execute("PRAGMA busy_timeout = 10")
    erase(connection, ANNA)
    erasing.wipe(connection)
    assert not erasing.is_wiped(connection)
    reader.close()
    erasing.wipe(connection)
    assert erasing.is_wiped(connection)
    assert traces(path, ANNA, [NAMES[ANNA]]) == []


def test_a_restored_backup_forgets_who_was_erased_since(path: Path, tmp_path: Path) -> None:
    connection = opened(path)
    plant(connection, ANNA, 1)
    plant(connection, BOB, 2)
    erase(connection, BOB)
    plant(connection, BOB, 3)
    copy = tmp_path / "backup.sqlite"
    backup(connection, copy)
    erase(connection, ANNA)
    erasing.wipe(connection)
    digests = erasing.remembered(connection)
    assert len(digests) == 2
    connection.close()
    restored = opened(copy)
    assert erasing.erase_again(restored, digests) == 1
    assert traces(copy, ANNA, [NAMES[ANNA]]) == []
    # He was erased before the backup, and came back as somebody new.
    assert erasing.knows(restored, BOB)
    assert erasing.erase_again(restored, digests) == 0
    assert erasing.remembered(restored) == digests


def test_who_is_in_older_backups_alone_is_remembered_too(path: Path) -> None:
    """By mail somebody asks to be erased of whom the database knows nothing any more, twice."""
    connection = opened(path)
    for _ in range(2):
        erase(connection, ANNA)
    assert len(erasing.remembered(connection)) == 1


def test_the_digests_survive_the_database_that_wrote_them(path: Path) -> None:
    connection = opened(path)
    plant(connection, ANNA, 1)
    erase(connection, ANNA)
    erasing.wipe(connection)
    digests = erasing.remembered(connection)
    connection.close()
    file = erasing.digests_path(path)
    assert file.stat().st_mode & 0o077 == 0
    assert str(ANNA) not in file.read_text(encoding="ascii")
    file.write_text(file.read_text(encoding="ascii") + "0123cut off", encoding="ascii")
    path.unlink()
    assert erasing.remembered(opened(put_database(path))) == digests


def test_an_older_schema_has_erased_nobody(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "old.sqlite")
    assert erasing.remembered(connection) == set()


def backup(connection: sqlite3.Connection, target: Path) -> None:
    other = sqlite3.connect(target)
    connection.backup(other)
    other.close()
