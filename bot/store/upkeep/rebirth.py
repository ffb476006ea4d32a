"""What a backup must be told before it becomes the database again.

Discord remembers what was posted after the backup. So no number that it may have seen names
anything else from now on; what was due then is looked for before it is posted; the time since then
was nobody's; and every table is looked at before anything is posted there.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.store import restores
from bot.store.copying import open_readonly
from bot.store.restores import MOST_VERSIONS, RestoredRow

_GAP = 10_000
"""How many numbers are left out where nobody knows which were given since the backup."""
_WIDE_GAP = 10_000_000
"""The same of what there are many of, and whose numbers nobody reads."""
_MANY = frozenset({"outbox", "pending_edit", "league_log", "league_post", "standing_order"})
_MINUTE = 60

Versions = dict[tuple[int, int], float]


@dataclass(frozen=True, slots=True)
class Before:
    """What the database knew that the backup takes the place of.

    `tables` and `moves` count what is younger than the backup, since the time `since`; `lost` are
    those moves by table, `begun` the tables that had begun. `numbers` are the last that were
    given, by the name of the rows.
    """

    tables: int
    moves: int
    since: float | None
    epoch: int
    numbers: dict[str, int]
    lost: Counter[int] = field(default_factory=Counter)
    begun: frozenset[int] = frozenset()


def compare(live: Path, backup: Path) -> Before:
    """Return what only the present database knows. Raises sqlite3.Error."""
    with closing(open_readonly(live)) as now, closing(open_readonly(backup)) as then:
        known, lost, since = _moves(then), Counter[int](), None
        for key, at in _moves(now).items():
            if known.get(key) != at:
                lost[key[0]] += 1
                since = at if since is None else min(since, at)
        return Before(
            tables=len(_tables(now) - _tables(then)),
            moves=lost.total(),
            since=since,
            epoch=_epoch(now),
            numbers=_numbers(now),
            lost=lost,
            begun=frozenset(row[0] for row in now.execute("SELECT id FROM game WHERE seed <> 0")),
        )


def prepare(draft: Path, before: Before | None, now: float) -> None:
    """Change a copy of the backup so that it can go on from now; all or nothing.

    Raises sqlite3.Error.
    """
    with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        made_at = backup_time(connection)
        restores.log(connection, now, made_at)
        _hold(connection, before, made_at)
        _begin_epoch(connection, before, now)
        _skip_numbers(connection, before)
        _look_before_posting(connection, made_at)
        _wait_no_less(connection, max(0.0, now - made_at))
        # Who ran on the database then does not run on this one.
        connection.execute("DELETE FROM lease")
        # Links that were revoked since would come back: the next one draws another key.
        connection.execute("DELETE FROM link_key")
        _deal_anew(connection, before)
        connection.execute("COMMIT")


def backup_time(connection: sqlite3.Connection) -> float:
    """Return when a backup was made, as far as it knows: the last sign of life in it."""
    (at,) = connection.execute(
        "SELECT max(coalesce((SELECT max(at) FROM pulse), 0),"
        " coalesce((SELECT max(at) FROM move), 0), coalesce((SELECT max(created_at) FROM game), 0))"
    ).fetchone()
    return float(at)


def _hold(connection: sqlite3.Connection, before: Before | None, made_at: float) -> None:
    """Let every open table be looked at."""
    rows = connection.execute(
        "SELECT id, version, epoch FROM game WHERE status IN ('lobby', 'running')"
    ).fetchall()
    for game_id, version, epoch in rows:
        lost = None if before is None else before.lost[game_id]
        restores.hold(connection, RestoredRow(game_id, version, epoch, made_at, lost))


def _begin_epoch(connection: sqlite3.Connection, before: Before | None, now: float) -> None:
    """Let all versions from now on have other numbers in buttons and drafts than lost ones.

    The minutes since 1970 are more than the restores of which nobody knows.
    """
    known = max(_epoch(connection), 0 if before is None else before.epoch)
    epoch = max(known + 1, int(now // _MINUTE))
    connection.execute("UPDATE game SET epoch = ?", (epoch,))
    connection.execute("UPDATE draft SET revision = revision + ?", (epoch * MOST_VERSIONS,))


def _skip_numbers(connection: sqlite3.Connection, before: Before | None) -> None:
    """Give no number again that may have been given since the backup."""
    for name in _counted(connection):
        last = _numbers(connection).get(name, 0)
        gap = _WIDE_GAP if name in _MANY else _GAP
        given = last + gap if before is None else max(last, before.numbers.get(name, 0))
        connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, given))
    # The buttons of a sandbox count its moves: what was tried since then has had those numbers.
    _renumber_sandboxes(connection)


def _renumber_sandboxes(connection: sqlite3.Connection) -> None:
    (first,) = connection.execute(
        "SELECT seq FROM sqlite_sequence WHERE name = 'sandbox'"
    ).fetchone()
    ids = connection.execute("SELECT id FROM sandbox ORDER BY id").fetchall()
    pairs = [(first + place, old) for place, (old,) in enumerate(ids, 1)]
    connection.executemany("UPDATE sandbox SET id = ? WHERE id = ?", pairs)
    connection.execute(
        "UPDATE sqlite_sequence SET seq = ? WHERE name = 'sandbox'", (first + len(ids),)
    )


def _look_before_posting(connection: sqlite3.Connection, made_at: float) -> None:
    """Let posts that were due be looked for: the bot that made the backup has sent them since."""
    for name in ("outbox", "league_post"):
        connection.execute(
            f"UPDATE {name} SET tried_at = coalesce(tried_at, ?) WHERE status = 'due'", (made_at,)
        )
    connection.execute("UPDATE audit_line SET tried_at = coalesce(tried_at, ?)", (made_at,))
    # What Discord was told since then may be another version's.
    connection.execute("UPDATE told_commands SET mark = NULL")


def _wait_no_less(connection: sqlite3.Connection, lost: float) -> None:
    """Give lobbies, proposals and questions as much time as they had; clocks know by the pulse."""
    for name, column, condition in (
        ("game", "expires_at", "status = 'lobby' AND expires_at IS NOT NULL"),
        ("proposal", "due_at", "outcome IS NULL"),
        ("sandbox", "expires_at", "1"),
        ("lesson", "expires_at", "1"),
        ("vacancy_asked", "due_at", "answer IS NULL"),
    ):
        connection.execute(f"UPDATE {name} SET {column} = {column} + ? WHERE {condition}", (lost,))


def _deal_anew(connection: sqlite3.Connection, before: Before | None) -> None:
    """Let lobbies that have begun since get another secret: their deals have been seen."""
    connection.executemany(
        "DELETE FROM deal WHERE game_id = (SELECT id FROM game WHERE id = ? AND status = 'lobby')",
        [(game_id,) for game_id in (() if before is None else before.begun)],
    )


def _tables(connection: sqlite3.Connection) -> set[int]:
    return {row[0] for row in connection.execute("SELECT id FROM game")}


def _moves(connection: sqlite3.Connection) -> Versions:
    rows = connection.execute("SELECT game_id, version, at FROM move")
    return {(game_id, version): at for game_id, version, at in rows}


def _epoch(connection: sqlite3.Connection) -> int:
    """Return the newest epoch of any table, 0 for a database that was never restored."""
    columns = {row[1] for row in connection.execute("PRAGMA table_info(game)")}
    if "epoch" not in columns:
        return 0
    (epoch,) = connection.execute("SELECT coalesce(max(epoch), 0) FROM game").fetchone()
    return int(epoch)


def _numbers(connection: sqlite3.Connection) -> dict[str, int]:
    return dict(connection.execute("SELECT name, seq FROM sqlite_sequence").fetchall())


def _counted(connection: sqlite3.Connection) -> list[str]:
    """Return the names of all rows that are numbered and never get a number twice."""
    rows = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
    )
    return [row[0] for row in rows]
