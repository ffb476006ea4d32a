"""A backup in the place of the database: what it refuses, what it keeps, and kills in between."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.store.core.copying import copy
from bot.store.opening.lock import hold
from bot.store.tables import restores
from bot.store.upkeep import erasing
from bot.store.upkeep.inspection import inspect
from bot.store.upkeep.restore import from_file
from bot.store.upkeep.restore.from_file import examine, restore
from tests.empty_database import put_database

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
GAME = (
    "INSERT INTO game (id, key, status, options, seed, guild_id, channel_id, lives, owner_id,"
    " language, version, created_at) VALUES (?, 'toy', 'running', '{}', 1, 7, 8, 'here', 9, 'en',"
    " ?, ?)"
)
MOVE = (
    "INSERT INTO move (game_id, version, seat, actor, user_id, text, at)"
    " VALUES (?, ?, 0, 'user', 9, 'x', ?)"
)
OPERATIONS = ("link", "replace", "rename", "unlink", "open", "fsync")


def run(path: Path, script: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(script, values).fetchall()


def table(path: Path, number: int, moves: int, at: float) -> None:
    run(path, GAME, number, moves, at)
    for version in range(1, moves + 1):
        run(path, MOVE, number, version, at + version)


@pytest.fixture
def live(tmp_path: Path) -> Path:
    """A database with a table of three moves, a day ago."""
    path = put_database(tmp_path / "live.sqlite")
    table(path, 1, 3, NOW.timestamp() - 86400)
    run(
        path,
        "INSERT INTO pulse (shard, shards, at, linked) VALUES (0, 1, ?, 1)",
        NOW.timestamp() - 80000,
    )
    return path


@pytest.fixture
def backup(live: Path, tmp_path: Path) -> Path:
    """A backup of it, after which two moves and a table came."""
    path = tmp_path / "backup.sqlite"
    copy(live, path)
    run(live, MOVE, 1, 4, NOW.timestamp() - 500)
    run(live, MOVE, 1, 5, NOW.timestamp() - 400)
    run(live, "UPDATE game SET version = 5")
    table(live, 2, 0, NOW.timestamp() - 300)
    return path


def held(path: Path) -> tuple[int, int]:
    found = inspect(path)
    assert found.problems == ()
    return found.tables, found.moves


def test_what_comes_back_and_what_is_younger_is_said(
    live: Path, backup: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["restore", str(backup), "--database", str(live), "--yes"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert "brings back 1 table and 3 moves, the newest move of 2026-11-2" in said[0]
    assert "1 table and 2 moves that the backup lacks, since 2026-11-22" in said[1]
    assert "kept as" in said[2]
    (kept,) = live.parent.glob("live.sqlite.before-restore-*")
    assert kept.stat().st_mode & 0o077 == 0
    assert {path.name for path in live.parent.iterdir()} == {
        *(live.name, f"{live.name}.lock", backup.name, kept.name)
    }
    assert (held(live), held(kept)) == ((1, 3), (2, 5))


def test_nobody_is_taken_by_surprise(
    live: Path, backup: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["restore", str(backup), "--database", str(live)]
    assert cli.main(words) == 2
    assert "--yes" in capsys.readouterr().err

    class Terminal:
        def __init__(self, answer: str) -> None:
            self._answer = answer

        def isatty(self) -> bool:
            return True

        def readline(self) -> str:
            return self._answer

    monkeypatch.setattr("sys.stdin", Terminal("\n"))
    assert cli.main(words) == 0
    assert held(live) == (2, 5)
    monkeypatch.setattr("sys.stdin", Terminal("y\n"))
    assert cli.main(words) == 0
    assert held(live) == (1, 3)


@pytest.mark.parametrize(
    ("name", "code", "sentence"),
    [
        ("running", 3, "is in use"),
        ("missing", 1, "There is no backup"),
        ("folder", 1, "is a folder"),
        ("empty", 1, "is empty: restore another backup."),
        ("foreign", 1, "another program"),
        ("newer", 1, "newer version"),
        ("torn", 1, "restore another backup."),
        ("itself", 1, "is the database itself"),
        ("linked", 1, "is the database itself"),
        ("unfinished", 1, "left unfinished"),
        ("not ours", 1, "another program"),
        ("no folder", 1, "does not exist"),
    ],
)
def test_what_cannot_be_restored_is_refused_in_one_sentence(
    live: Path,
    backup: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    code: int,
    sentence: str,
) -> None:
    source, target = PLANTED[name](live, backup)
    before = live.read_bytes()
    words = ["restore", str(source), "--database", str(target), "--yes"]
    if name == "running":
        with hold(live):
            assert cli.main(words) == code
    else:
        assert cli.main(words) == code
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert live.read_bytes() == before
    left = {*live.parent.glob("*.before-restore*"), *live.parent.glob("*.restoring*")}
    assert not left - {source}
    assert source.exists() or name == "missing"


def _torn(live: Path, backup: Path) -> tuple[Path, Path]:
    data = bytearray(backup.read_bytes())
    data[4096 * 3 :] = b"\xff" * (len(data) - 4096 * 3)
    backup.write_bytes(data)
    return backup, live


def _written(text: str) -> Callable[[Path, Path], tuple[Path, Path]]:
    def plant(live: Path, backup: Path) -> tuple[Path, Path]:
        run(backup, text)
        return backup, live

    return plant


def _linked(live: Path, backup: Path) -> tuple[Path, Path]:
    backup.unlink()
    backup.symlink_to(live)
    return backup, live


def _not_ours(live: Path, backup: Path) -> tuple[Path, Path]:
    other = live.with_name("photos.sqlite")
    run(other, "CREATE TABLE photo (id)")
    return backup, other


def _unfinished(live: Path, backup: Path) -> tuple[Path, Path]:
    return backup.rename(live.with_name("live.sqlite.restoring")), live


def _emptied(live: Path, backup: Path) -> tuple[Path, Path]:
    backup.write_bytes(b"")
    return backup, live


PLANTED: dict[str, Callable[[Path, Path], tuple[Path, Path]]] = {
    "running": lambda live, backup: (backup, live),
    "missing": lambda live, backup: (backup.with_name("nothing"), live),
    "folder": lambda live, backup: (backup.parent, live),
    "empty": _emptied,
    "foreign": _written("PRAGMA application_id = 1"),
    "newer": _written("PRAGMA user_version = 999"),
    "torn": _torn,
    "itself": lambda live, backup: (live, live),
    "linked": _linked,
    "unfinished": _unfinished,
    "not ours": _not_ours,
    "no folder": lambda live, backup: (backup, live.parent / "none" / "live.sqlite"),
}


class Killed(BaseException):
    """The process is gone: whatever it still does has no effect."""


@contextmanager
def killed_at(number: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Die before the file operation of that number; yields the names of those that were done."""
    done: list[str] = []

    def patched(name: str) -> Callable[..., Any]:
        real = getattr(os, name)

        def operation(*args: Any, **kwargs: Any) -> Any:
            if len(done) >= number:
                raise Killed
            done.append(name)
            return real(*args, **kwargs)

        return operation

    with monkeypatch.context() as patch:
        for name in OPERATIONS:
            patch.setattr(os, name, patched(name))
        yield done


def test_killed_between_any_two_lines_there_is_one_whole_database(
    live: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last moves are still in the log: it must never come to lie beside the other file."""
    run(live, "DELETE FROM move WHERE version = 5")
    left_open = sqlite3.connect(live, isolation_level=None)
    left_open.execute(MOVE, (1, 5, NOW.timestamp()))
    saved = {p.name: p.read_bytes() for p in live.parent.iterdir() if p.name.startswith("live")}
    left_open.close()
    first = backup.read_bytes()
    left: dict[tuple[tuple[str, bytes], ...], tuple[int, int]] = {}
    for number in range(200):
        put_files(live.parent, {**saved, backup.name: first})
        with killed_at(number, monkeypatch) as done:
            try:
                restore(examine(backup, live), live, NOW)
            except Killed:
                pass
            else:
                break
        # Most operations change nothing that is on the disk: what is left is judged once.
        files = tuple(sorted((path.name, path.read_bytes()) for path in live.parent.iterdir()))
        if files in left:
            continue
        left[files] = held(live)
        assert left[files] in ((2, 5), (1, 3)), done
        restore(examine(backup, live), live, NOW)
        assert held(live) == (1, 3), done
        kept = list(live.parent.glob("live.sqlite.before-restore-*0"))
        assert (2, 5) in map(held, kept), done
        assert not list(live.parent.glob("*.restoring*"))
    assert number > len(left) > 8
    assert {*left.values()} == {(2, 5), (1, 3)}


def put_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Leave nothing but these files in a folder."""
    for path in folder.iterdir():
        path.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)


@pytest.mark.parametrize("name", ["link", "replace", "fsync"])
def test_a_disk_that_is_full_changes_nothing(
    live: Path, backup: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    prospect = examine(backup, live)
    with monkeypatch.context() as patch:
        patch.setattr(os, name, full)
        if name == "link":
            patch.setattr("shutil.copyfile", full)
        with pytest.raises(from_file.StoreError, match="no room"):
            restore(prospect, live, NOW)
    assert held(live) == (2, 5)
    assert not list(live.parent.glob("*.restoring*"))


def test_a_log_that_nobody_can_read_is_kept_apart(live: Path, backup: Path) -> None:
    live.write_bytes(b"nothing that SQLite knows")
    live.with_name("live.sqlite-wal").write_bytes(b"a log")
    kept = restore(examine(backup, live), live, NOW).kept
    assert kept is not None
    assert held(live) == (1, 3)
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"a log"
    live.unlink()
    live.with_name("live.sqlite-wal").write_bytes(b"a log")
    assert restore(examine(backup, live), live, NOW).kept is None
    assert held(live) == (1, 3)


def test_no_number_is_given_twice(live: Path, backup: Path) -> None:
    restore(examine(backup, live), live, NOW)
    (row,) = run(live, "SELECT seq FROM sqlite_sequence WHERE name = 'game'")
    assert row[0] == 2
    ((epoch,),) = run(live, "SELECT epoch FROM game")
    restore(examine(backup, live), live, NOW)
    ((again,),) = run(live, "SELECT epoch FROM game")
    assert again > epoch
    live.unlink()
    restore(examine(backup, live), live, NOW + timedelta(hours=1))
    assert run(live, "SELECT seq FROM sqlite_sequence WHERE name = 'game'")[0][0] > 1000
    assert run(live, "SELECT epoch FROM game")[0][0] > again


def test_a_link_that_was_revoked_since_does_not_come_back(live: Path, backup: Path) -> None:
    for path in (live, backup):
        run(path, "INSERT INTO link_key (only, key) VALUES (1, x'0102')")
        run(path, "INSERT INTO link (number, game_id, user_id, made_at) VALUES (x'07', 1, 9, 0)")
    run(live, "DELETE FROM link")
    restore(examine(backup, live), live, NOW)
    # Nothing that was signed before opens any more; whoever asks gets a link signed anew.
    assert run(live, "SELECT key FROM link_key") == []


def test_no_browser_plays_by_a_pairing_of_before(live: Path, backup: Path) -> None:
    run(backup, "INSERT INTO pairing VALUES (x'07', 9, 'Firefox on Linux', 0, 4e9)")
    run(backup, "INSERT INTO pairing_code VALUES (x'08', 9, 'Anna', 1, 4e9)")
    restore(examine(backup, live), live, NOW)
    assert run(live, "SELECT 1 FROM pairing UNION ALL SELECT 1 FROM pairing_code") == []


def test_a_restore_is_undone_by_restoring_what_was_kept(live: Path, backup: Path) -> None:
    kept = restore(examine(backup, live), live, NOW).kept
    assert kept is not None
    restore(examine(kept, live), live, NOW + timedelta(seconds=5))
    assert held(live) == (2, 5)
    with closing(sqlite3.connect(live)) as connection:
        assert [row.game_id for row in restores.waiting(connection)] == [1, 2]


def test_what_waits_has_as_much_time_as_it_had(live: Path, backup: Path) -> None:
    then = NOW.timestamp() - 80000
    run(backup, "UPDATE game SET status = 'lobby', expires_at = ?", then + 50)
    run(
        backup,
        "INSERT INTO proposal (game_id, kind, user_id, name, data, version, made_at, due_at, told)"
        " VALUES (1, 'end', 9, 'a', '{}', 3, ?, ?, 'question')",
        then,
        then + 60,
    )
    restore(examine(backup, live), live, NOW)
    ((expires_at, due_at),) = run(live, "SELECT expires_at, due_at FROM game, proposal")
    assert (expires_at, due_at) == (NOW.timestamp() + 50, NOW.timestamp() + 60)


@pytest.mark.parametrize("readable", [True, False])
def test_who_was_erased_since_the_backup_is_erased_again(
    live: Path, backup: Path, readable: bool
) -> None:
    seat = "INSERT INTO seat (game_id, chair, seat, name, user_id) VALUES (1, 0, 0, 'Anna', ?)"
    for path in (live, backup):
        run(path, seat, 123456789012345678)
    with closing(sqlite3.connect(live, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        erasing.erase(connection, 123456789012345678, NOW.timestamp())
        connection.execute("COMMIT")
        erasing.wipe(connection)
    if not readable:
        live.write_bytes(b"nothing that SQLite knows")
    assert restore(examine(backup, live), live, NOW).erased == 1
    assert b"Anna" not in live.read_bytes()
    assert run(live, "SELECT user_id FROM seat") != [(123456789012345678,)]


def test_what_was_due_is_looked_for_before_it_is_posted(live: Path, backup: Path) -> None:
    run(
        backup,
        "INSERT INTO outbox (game_id, version, kind, quiet, status, tries, due_at)"
        " VALUES (1, 3, 'turn', 0, 'due', 0, 0), (1, 2, 'turn', 0, 'done', 0, 0)",
    )
    run(
        backup,
        "INSERT INTO audit_line (guild_id, channel_id, user_id, kind, data, at, due_at)"
        " VALUES (1, 2, 3, 'results', '{}', 0, 0)",
    )
    for number, expires_at in ((7, 0), (8, -5)):
        table(backup, number, 0, NOW.timestamp())
        run(
            backup,
            "UPDATE game SET status = 'abandoned', expires_at = ? WHERE id = ?",
            *(expires_at, number),
        )
    restore(examine(backup, live), live, NOW)
    expiries = run(live, "SELECT expires_at < 0, expires_at = -5 FROM game WHERE id > 6")
    assert sorted(expiries) == [(1, 0), (1, 1)], "one is taken as tried, the other was before"
    rows = run(live, "SELECT status, tried_at IS NOT NULL FROM outbox ORDER BY status")
    assert rows == [("done", 0), ("due", 1)]
    assert run(live, "SELECT tried_at IS NOT NULL FROM audit_line") == [(1,)]


def test_a_lobby_that_has_begun_since_is_dealt_anew(live: Path, backup: Path) -> None:
    """Its deal has been seen; who waits in another lobby keeps the hash that was promised."""
    for path in (live, backup):
        for number in (7, 8):
            table(path, number, 0, NOW.timestamp())
            run(path, "UPDATE game SET status = 'lobby', seed = 0 WHERE id = ?", number)
            run(path, "INSERT INTO deal (game_id, nonce, seed) VALUES (?, 'ab', 5)", number)
    run(live, "UPDATE game SET status = 'running', seed = 5 WHERE id = 7")
    assert cli.main(["restore", str(backup), "--database", str(live), "--yes"]) == 0
    assert run(live, "SELECT game_id FROM deal") == [(8,)]
