"""A PostgreSQL session that behaves like an SQLite connection.

Values are the same on both engines: integers and booleans are sent and returned as integers, and an
integer column refuses a number with a fraction instead of rounding it.
"""

from __future__ import annotations

import math
import re
import selectors
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, suppress
from functools import lru_cache
from typing import Any

import psycopg
from psycopg import postgres as types
from psycopg.adapt import Buffer, Dumper, Loader
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import PipelineStatus, TransactionStatus
from psycopg.types.numeric import Int8Dumper

from bot.runtime.database_url import DatabaseUrl
from bot.store.core import event_log
from bot.store.core.errors import StoreError
from bot.store.core.sql import OURS

_DEFAULTS = {
    "application_name": "boardgame-bot",
    "connect_timeout": "5",
    # If the server vanishes without closing the connection, this is noticed within half a minute.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "25000",
}
"""Connection settings that the URL may override."""

_FIXED = {"client_encoding": "utf8"}
"""Connection settings that the URL may not override."""

_PREPARED = 1000
"""Maximum number of statements prepared per session; the store has a few hundred."""

_PREPARED_FROM = 0
"""Number of executions of a statement before it is prepared: 0 = it is prepared at the first one.

If a statement is prepared later, psycopg considers it prepared forever, even if a failed pipeline
skipped it.
"""

_LETS_FORGET = re.compile(r"ROLLBACK|ALTER|DROP")
"""Statements after which psycopg would discard all prepared statements, in case tables changed.

PostgreSQL itself replans statements if necessary, and preparing all of them again would make the
next moves take twice as long. So psycopg may not prepare such a statement: it then does not check
whether to discard the others.
"""

_PATIENCE = "5s"
"""Maximum time to wait for another session's lock on a row, the same as for an SQLite file."""

_TURNS = 8
"""Number of queries that the same server process must answer, else a pooler is in between."""

_MARKS = re.compile(r"'[^']*'|[?%]")


class _Untyped(Dumper):
    """Dumper that sends a float without a type, so that an integer column refuses it."""

    oid = 0

    def dump(self, obj: float) -> Buffer:
        if math.isnan(obj):
            raise psycopg.DataError("NaN is no number that can be stored")
        return repr(float(obj)).encode()


class _Truth(Dumper):
    """Dumper that sends a boolean as SQLite does: as 1 or 0."""

    oid = types.types["int8"].oid

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"


class _TruthLoader(Loader):
    """Loader that returns a boolean as SQLite does."""

    def load(self, data: Buffer) -> int:
        return int(bytes(data) == b"t")


class _NumberLoader(Loader):
    """Loader that returns the sum or mean of integers as SQLite does."""

    def load(self, data: Buffer) -> int | float:
        text = bytes(data).decode()
        return float(text) if "." in text else int(text)


class Session(event_log.HoldsEvents):
    """Connection for the store's functions. Raises psycopg.Error where SQLite raises sqlite3.Error.

    Opening it also raises StoreError if it goes through a pooler that lends sessions per
    transaction.
    """

    ours = OURS
    """Condition that replaces `OURS` in statements."""

    def __init__(self, url: DatabaseUrl) -> None:
        self.pending_events = []
        self._pipeline: AbstractContextManager[psycopg.Pipeline] | None = None
        self.raw = psycopg.connect(_asked(url), autocommit=True)
        try:
            self._set_up(url)
        except BaseException:
            self.raw.close()
            raise

    def _set_up(self, url: DatabaseUrl) -> None:
        self.raw.prepared_max = _PREPARED
        self.raw.prepare_threshold = _PREPARED_FROM
        _adapt(self.raw)
        _check_pooler(self.raw, url)
        self.raw.execute(f"SET lock_timeout = '{_PATIENCE}'")

    @property
    def in_transaction(self) -> bool:
        """Whether a statement executed now would belong to a transaction that can still commit."""
        link = self.raw.pgconn
        spoilt = (TransactionStatus.IDLE, TransactionStatus.INERROR, TransactionStatus.UNKNOWN)
        return (
            link.transaction_status not in spoilt and link.pipeline_status != PipelineStatus.ABORTED
        )

    @property
    def is_lost(self) -> bool:
        """Whether the server is known to have ended the session, without sending it a query."""
        try:
            # Before the connection closes, the server sends a last message saying so.
            while not self.raw.closed and _has_said_something(self.raw.fileno()):
                self.raw.pgconn.consume_input()
        except psycopg.Error:
            self.raw.close()
        return self.raw.closed

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> psycopg.Cursor[Any]:
        """Run one statement; within a transaction, a later statement may raise its errors."""
        if not _lets_forget(sql):
            return self.raw.cursor().execute(marked(sql, self.ours), parameters)
        self.raw.prepare_threshold = None
        try:
            return self.raw.cursor().execute(marked(sql, self.ours), parameters)
        finally:
            self.raw.prepare_threshold = _PREPARED_FROM

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> psycopg.Cursor[Any]:
        """Run one statement with each of the given parameter sets."""
        cursor = self.raw.cursor()
        cursor.executemany(marked(sql, self.ours), parameters)
        return cursor

    def begin(self, isolation: str = "SERIALIZABLE") -> None:
        """Begin a transaction in pipeline mode: statements do not wait for earlier answers."""
        pipeline = self.raw.pipeline()
        pipeline.__enter__()
        self._pipeline = pipeline
        self.execute(f"BEGIN ISOLATION LEVEL {isolation}")

    def commit(self) -> None:
        """Commit, and wait for all answers. Raises psycopg.Error."""
        asked = self.execute("COMMIT")
        self._settle()
        # COMMIT of a transaction that has already failed returns ROLLBACK, which psycopg does not
        # treat as an error.
        if asked.statusmessage != "COMMIT":
            raise psycopg.errors.InFailedSqlTransaction(
                f"COMMIT was answered {asked.statusmessage}"
            )

    def roll_back(self) -> None:
        """Undo the rest of a transaction; in a lost session, there is nothing left to undo."""
        # The caller that rolls back has already reported the failure.
        with suppress(psycopg.Error):
            self._settle()
        with suppress(psycopg.Error):
            if self.raw.info.transaction_status != TransactionStatus.IDLE:
                self.execute("ROLLBACK")

    def _settle(self) -> None:
        """Wait for the answers to all statements sent. Raises psycopg.Error."""
        pipeline, self._pipeline = self._pipeline, None
        if pipeline is not None:
            pipeline.__exit__(None, None, None)

    def close(self) -> None:
        """End the session, and release all its locks."""
        self.raw.close()


def _asked(url: DatabaseUrl) -> str:
    """Return the parameters of a connection. Raises psycopg.Error."""
    return make_conninfo("", **{**_DEFAULTS, **conninfo_to_dict(url.secret), **_FIXED})


def _has_said_something(descriptor: int) -> bool:
    """Return whether the socket has input or is closed; `select` fails for large descriptors."""
    with selectors.DefaultSelector() as selector:
        selector.register(descriptor, selectors.EVENT_READ)
        return bool(selector.select(0))


def _check_pooler(connection: psycopg.Connection[Any], url: DatabaseUrl) -> None:
    """Refuse a pooler that lends its sessions for single transactions. Raises StoreError.

    PgBouncer reports a process id that is not the server's. To find out whether it keeps a session
    for us, a second client begins a transaction: either it gets our session, or there are then two.
    If the two are lent in turn, sooner or later we get the other one, once the second client has
    returned its own.
    """
    ours = _process(connection)
    if connection.info.backend_pid == ours:
        return
    with psycopg.connect(_asked(url)) as other:
        theirs = _process(other)
    if theirs == ours or {_process(connection) for _ in range(_TURNS)} != {ours}:
        raise StoreError(
            f"{url} is reached through a pooler that lends sessions for single transactions,"
            " and the lock that keeps a second bot out belongs to a session: name the server"
            " itself, or let the pooler keep sessions (PgBouncer: pool_mode = session)."
        )


def _process(connection: psycopg.Connection[Any]) -> int:
    # Not prepared, as it is not known yet in whose session the statement would stay.
    row = connection.execute("SELECT pg_backend_pid()", prepare=False).fetchone()
    return int(row[0]) if row else 0


def _adapt(connection: psycopg.Connection[Any]) -> None:
    adapters = connection.adapters
    adapters.register_dumper(int, Int8Dumper)
    adapters.register_dumper(bool, _Truth)
    adapters.register_dumper(float, _Untyped)
    adapters.register_loader("bool", _TruthLoader)
    adapters.register_loader("numeric", _NumberLoader)


@lru_cache(maxsize=2048)
def _lets_forget(sql: str) -> bool:
    return _LETS_FORGET.match(sql) is not None


@lru_cache(maxsize=2048)
def marked(sql: str, ours: str = OURS) -> str:
    """Return a statement limited to our rows (`OURS`), with psycopg's parameter marks."""
    return _MARKS.sub(_mark, sql.replace(OURS, ours))


def _mark(found: re.Match[str]) -> str:
    return "%s" if found[0] == "?" else found[0].replace("%", "%%")
