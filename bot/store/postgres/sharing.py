"""Several processes on one database: each exclusively owns some of the bot's shards.

All of them share the lock that a single-process bot holds exclusively, and each holds a lock for
each of its shards until the writer's session ends. A process that finds no other running may change
the settings on which all must agree: the schema, and the total number of shards. Only one process
starts at a time, so that two processes that want the same shards never get half of them each.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress

import psycopg

from bot.runtime.database_url import DatabaseUrl
from bot.runtime.log_events import logger
from bot.runtime.shard_range import ShardRange
from bot.store.core.sql import migrations, upsert
from bot.store.postgres.locking import (
    ENDING,
    RUNNING,
    end_holders,
    end_idle,
    is_locked,
    server_time,
    try_lock,
    try_running,
    unlock,
)
from bot.store.postgres.schema import migrate, schema_of
from bot.store.postgres.session import Session
from bot.store.sharing import lease
from bot.store.sharing.lease import LeaseRow

OWN_SERVERS = "((guild_id >> 22) % {} BETWEEN {} AND {})"
"""Template of a condition on `guild_id`: a range of shards (Discord's docs: Gateway, Sharding)."""

STARTING = -2
"""Key of the lock held by a process while it takes its shards, and perhaps changes the schema."""
FIRST = 1
"""Key of the lock held by the process that has shard 0; the other shards have the keys after it."""

STARTS = 60.0
"""Maximum seconds for which a process waits for another one that is starting."""
_BLINK = 0.05
"""Seconds between two attempts of a process that can wait."""

_COUNT = upsert("shard_count", ("id",), ("shards",))

_LOG = logger(__name__)


class Part:
    """Claim on some of the bot's shards, in a database that other processes may use meanwhile.

    The session of a shard's holder that has been silent for long (`lease.SILENCE`) is ended.
    """

    def __init__(self, url: DatabaseUrl, shard_range: ShardRange) -> None:
        self._url = url
        self._shard_range = shard_range
        self.obstacle: str | None = None

    def take(self, session: Session, patience: float) -> bool:
        """Take the locks of all shards or none for a session. Raises StoreError, psycopg.Error.

        If `patience` is not 0, it also waits for another process that is just starting.
        """
        self.obstacle = f"Another process is just starting on {self._url}."
        if not self._has_turn(session, STARTS if patience else 0.0):
            return False
        taken = False
        try:
            taken = self._take(session, patience)
        finally:
            # If the session is lost, its locks are free already.
            with suppress(psycopg.Error):
                if taken:
                    unlock(session, STARTING)
                else:
                    session.execute("SELECT pg_advisory_unlock_all()").fetchone()
        return taken

    def _has_turn(self, session: Session, patience: float) -> bool:
        """Take the lock for starting, ending a process that hangs with it; return whether held."""
        if try_lock(session, patience, STARTING):
            return True
        return end_idle(session, STARTING) and try_lock(session, ENDING, STARTING)

    def _take(self, session: Session, patience: float) -> bool:
        until = time.monotonic() + patience
        while not (self._join(session) and self._has_shards(session)):
            session.execute("SELECT pg_advisory_unlock_all()").fetchone()
            if time.monotonic() >= until:
                return False
            time.sleep(_BLINK)
            # All locks were released, so another process may be faster and start now.
            if not try_lock(session, STARTS, STARTING):
                return False
        lease.vacate(session, server_time(session), self._shard_range)
        return True

    def _join(self, session: Session) -> bool:
        """Share the bot's lock; return whether all processes agree on the common settings."""
        self.obstacle = None
        if not try_running(session, shared=True):
            return False
        # The sessions of bots that hang have ended by now. If no other shares the lock, this
        # process can have it exclusively beside its own share.
        if try_lock(session):
            migrate(session, self._url)
            session.execute(_COUNT, (1, self._shard_range.shards))
            unlock(session, RUNNING)
        self.obstacle = self._difference(session)
        return self.obstacle is None

    def _difference(self, session: Session) -> str | None:
        """Return a sentence on how the running processes differ from this one, or None."""
        schema, newest = schema_of(session, self._url), len(migrations())
        if schema < newest:
            return (
                f"A bot of an earlier version runs on {self._url} (schema {schema}, this one needs"
                f" {newest}): the first process that starts after all others have ended brings it"
                " up to date."
            )
        (shards,) = session.execute("SELECT shards FROM shard_count").fetchone() or (None,)
        if shards != self._shard_range.shards:
            return (
                f"The processes that run on {self._url} have each a part of {shards} shards, this"
                f" one of {self._shard_range.shards}: that number is the same for all."
            )
        return None

    def _has_shards(self, session: Session) -> bool:
        """Try to take the locks of all shards; return whether they are all held now."""
        held = [
            one for one in self._shard_range.shard_ids if not try_lock(session, key=FIRST + one)
        ]
        rows = lease.of(session, self._shard_range) if held else {}
        silent = server_time(session) - lease.SILENCE
        left = [
            shard
            for shard in held
            if shard not in rows
            or max(rows[shard].beat_at, rows[shard].ended_at or 0.0) > silent
            or not self._end(session, shard, rows[shard])
        ]
        self.obstacle = self._told(left, rows) if left else None
        return not left

    def _end(self, session: Session, shard: int, row: LeaseRow) -> bool:
        """End the session of a process that hangs; return whether its shard's lock is held now."""
        ended = end_holders(session, FIRST + shard)
        if ended:
            _LOG.warning("owner_ended", shard=shard, pid=row.pid, host=row.host)
        return try_lock(session, ENDING if ended else 0.0, FIRST + shard)

    def _told(self, held: Iterable[int], rows: Mapping[int, LeaseRow]) -> str:
        """Return a sentence that names the current owners of shards that this process wants."""
        by_holder: dict[LeaseRow | None, list[int]] = {}
        for shard in held:
            by_holder.setdefault(rows.get(shard), []).append(shard)
        told = "; ".join(f"{_named(shards)} by {_who(row)}" for row, shards in by_holder.items())
        return f"Of the shards {self._shard_range} on {self._url} some are taken: {told}."


def limited(opener: Callable[[], Session], shard_range: ShardRange) -> Callable[[], Session]:
    """Return an opener of sessions whose statements (`OURS`) see only these shards' servers."""

    def opened() -> Session:
        session = opener()
        session.ours = OWN_SERVERS.format(*shard_range.own)
        return session

    return opened


def is_owned(session: Session, shard: int) -> bool:
    """Return whether a live process holds the lock of a shard, which it loses when it dies.

    Raises psycopg.Error.
    """
    return is_locked(session, FIRST + shard)


def _named(shards: list[int]) -> str:
    return f"shard{'' if len(shards) == 1 else 's'} {', '.join(map(str, shards))}"


def _who(row: LeaseRow | None) -> str:
    if row is None or row.ended_at is not None:
        return "a process that has only just started or is about to end"
    return f"process {row.pid} on {row.host}, version {row.version}"
