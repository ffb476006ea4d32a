"""Preparation of a backup for use as the live database.

Discord still has posts made after the backup. So numbers that it may have seen are never given
again; posts that were due at the backup are searched for before they are posted; the time since the
backup counts for no player; and every table is checked before the bot posts there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.runtime.database_url import Address
from bot.store.core.connection import Connection
from bot.store.core.errors import NewerDatabase
from bot.store.core.sql import migrations
from bot.store.opening.any_engine import looking, schema_of
from bot.store.tables import restores
from bot.store.tables.restores import MOST_VERSIONS, RestoredRow
from bot.store.upkeep.transfer.layout import Side, Table, layout
from bot.store.upkeep.transfer.store_copy import reading

_GAP = 10_000
"""Number of ids skipped if it is unknown which were given since the backup."""
_WIDE_GAP = 10_000_000
"""Number of ids skipped in tables with many rows, whose ids people do not read."""
_MANY = frozenset({
    *("outbox", "pending_edit", "league_log", "league_post", "standing_order", "followed_post"),
})  # fmt: skip
_MINUTE = 60

Layout = Sequence[Table]
Versions = dict[tuple[int, int], float]


@dataclass(frozen=True, slots=True)
class Before:
    """Facts that the replaced database has beyond the backup.

    `tables` and `moves` count those younger than the backup, from the time `since` on; `lost`
    counts these moves by table, `begun` are the tables that had started. `numbers` are the last ids
    given, by table of the database.
    """

    tables: int
    moves: int
    since: float | None
    epoch: int
    numbers: dict[str, int]
    lost: Counter[int] = field(default_factory=Counter)
    begun: frozenset[int] = frozenset()


def compare(live: Address, backup: Address) -> Before:
    """Return the facts that only the current database has. Raises StoreError."""
    tables = _layout_of(live)
    with reading(live) as present, looking(backup) as then:
        now = present.connection
        known, lost, since = _moves(then), Counter[int](), None
        for key, at in _moves(now).items():
            if known.get(key) != at:
                lost[key[0]] += 1
                since = at if since is None else min(since, at)
        return Before(
            tables=len(_tables(now) - _tables(then)),
            moves=lost.total(),
            since=since,
            epoch=_epoch(now, tables),
            numbers=dict(present.numbers(tables)),
            lost=lost,
            begun=frozenset(row[0] for row in now.execute("SELECT id FROM game WHERE seed <> 0")),
        )


def _layout_of(live: Address) -> Layout:
    """Return the layout of a database's tables; for a newer version, those known here."""
    try:
        return layout(schema_of(live))
    except NewerDatabase:
        return layout(len(migrations()))


def prepare(side: Side, before: Before | None, now: float) -> None:
    """Prepare a copy of the backup with the newest schema for use from now on.

    It is part of the caller's transaction.
    """
    connection, tables = side.connection, layout(len(migrations()))
    made_at = backup_time(connection)
    restores.log(connection, now, made_at)
    _hold(connection, before, made_at)
    _begin_epoch(connection, tables, before, now)
    _skip_numbers(side, tables, before)
    _look_before_posting(connection, made_at)
    _wait_no_less(connection, max(0.0, now - made_at))
    # These rows are about processes that used the database from which the backup was made.
    connection.execute("DELETE FROM lease")
    # Links revoked since the backup would work again, so the next link draws another key.
    connection.execute("DELETE FROM link_key")
    # Lines of logs that were signed since the backup would be signed again with other words, which
    # contradicts them: logs begin anew, with another key, and partners have to be invited again.
    partner = ("answer_line", "partner_entry", "partner", "entry_line", "followed_entry")
    for table in ("season_line", "season_person", "season_log", "log_key", *partner):
        connection.execute(f"DELETE FROM {table}")
    connection.execute("UPDATE followed SET digest = NULL, answers = ''")
    # Events that were made or moved since the backup are found by their marks.
    connection.execute("DELETE FROM league_event WHERE gone = 0")
    connection.execute("UPDATE league_calendar SET due_at = 0")
    # Browsers whose pairings were ended since the backup would work again, too.
    connection.execute("DELETE FROM pairing")
    connection.execute("DELETE FROM pairing_code")
    # The same is true of addresses of calendars that were drawn anew or given up.
    connection.execute("DELETE FROM calendar")
    # And of tokens of programs.
    connection.execute("DELETE FROM program")
    _deal_anew(connection, before)


def backup_time(connection: Connection) -> float:
    """Return when a backup was made, which is taken to be its last sign of life."""
    (at,) = connection.execute(
        "SELECT max(at) FROM (SELECT max(at) AS at FROM pulse UNION ALL SELECT max(at) FROM move"
        " UNION ALL SELECT max(created_at) FROM game) AS signs"
    ).fetchone()
    return float(at or 0.0)


def _hold(connection: Connection, before: Before | None, made_at: float) -> None:
    """Mark every open table as to be checked before the bot posts there."""
    rows = connection.execute(
        "SELECT id, version, epoch FROM game WHERE status IN ('lobby', 'running')"
    ).fetchall()
    for game_id, version, epoch in rows:
        lost = None if before is None else before.lost[game_id]
        restores.hold(connection, RestoredRow(game_id, version, epoch, made_at, lost))


def _begin_epoch(connection: Connection, tables: Layout, before: Before | None, now: float) -> None:
    """Begin a new epoch, so that later versions get other stamps than the lost ones had.

    The minutes since 1970 exceed the number of restores left unrecorded.
    """
    known = max(_epoch(connection, tables), 0 if before is None else before.epoch)
    epoch = max(known + 1, int(now // _MINUTE))
    connection.execute("UPDATE game SET epoch = ?", (epoch,))
    connection.execute("UPDATE draft SET revision = revision + ?", (epoch * MOST_VERSIONS,))


def _skip_numbers(side: Side, tables: Layout, before: Before | None) -> None:
    """Skip all ids that may have been given since the backup."""
    numbers = {table.name: 0 for table in tables if table.numbered} | dict(side.numbers(tables))
    for name, last in numbers.items():
        gap = _WIDE_GAP if name in _MANY else _GAP
        numbers[name] = last + gap if before is None else max(last, before.numbers.get(name, 0))
    # A sandbox's buttons count its moves: those tried since the backup have used these numbers.
    numbers["sandbox"] = _renumber_sandboxes(side.connection, numbers["sandbox"])
    side.go_on_from({name: last for name, last in numbers.items() if last})


def _renumber_sandboxes(connection: Connection, first: int) -> int:
    """Renumber sandboxes consecutively after `first`; return the last number."""
    ids = connection.execute("SELECT id FROM sandbox ORDER BY id").fetchall()
    pairs = [(first + place, old) for place, (old,) in enumerate(ids, 1)]
    connection.executemany("UPDATE sandbox SET id = ? WHERE id = ?", pairs)
    return first + len(ids)


def _look_before_posting(connection: Connection, made_at: float) -> None:
    """Mark due posts as tried, so that those sent since the backup are found."""
    for name in ("outbox", "league_post", "followed_post"):
        connection.execute(
            f"UPDATE {name} SET tried_at = coalesce(tried_at, ?) WHERE status = 'due'", (made_at,)
        )
    connection.execute("UPDATE audit_line SET tried_at = coalesce(tried_at, ?)", (made_at,))
    connection.execute(
        "UPDATE game SET expires_at = ? WHERE expires_at = 0 AND status = 'abandoned'", (-made_at,)
    )
    # The commands registered since then may be another version's.
    connection.execute("UPDATE told_commands SET mark = NULL")


def _wait_no_less(connection: Connection, lost: float) -> None:
    """Extend the deadlines of lobbies, proposals and questions by the time since the backup.

    Clocks need no extension: the time since the last pulse in the backup counts as downtime.
    """
    for name, column, condition in (
        ("game", "expires_at", "status = 'lobby' AND expires_at IS NOT NULL"),
        ("proposal", "due_at", "outcome IS NULL"),
        ("sandbox", "expires_at", "1 = 1"),
        ("lesson", "expires_at", "1 = 1"),
        ("vacancy_asked", "due_at", "answer IS NULL"),
    ):
        connection.execute(f"UPDATE {name} SET {column} = {column} + ? WHERE {condition}", (lost,))


def _deal_anew(connection: Connection, before: Before | None) -> None:
    """Delete the secrets of lobbies that started since the backup: their deals were seen."""
    connection.executemany(
        "DELETE FROM deal WHERE game_id = (SELECT id FROM game WHERE id = ? AND status = 'lobby')",
        [(game_id,) for game_id in (() if before is None else before.begun)],
    )


def _tables(connection: Connection) -> set[int]:
    return {row[0] for row in connection.execute("SELECT id FROM game")}


def _moves(connection: Connection) -> Versions:
    rows = connection.execute("SELECT game_id, version, at FROM move")
    return {(game_id, version): at for game_id, version, at in rows}


def _epoch(connection: Connection, tables: Layout) -> int:
    """Return the newest epoch of any table, 0 for a database that was never restored."""
    if not any(table.name == "game" and '"epoch"' in table.names for table in tables):
        return 0
    (epoch,) = connection.execute("SELECT coalesce(max(epoch), 0) FROM game").fetchone()
    return int(epoch)
