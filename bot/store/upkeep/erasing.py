"""Erasure of a person: one transaction over all columns of the census, then the freed bytes.

The person's seats and results stay, since the games are other people's too. A stand-in replaces the
id: a negative number that belongs to no person and sorts where the id did, so that other people's
lots, standings and ratings do not change.
"""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
from collections.abc import Collection
from typing import NamedTuple

from bot.store.core.connection import Connection
from bot.store.opening.erased import (
    DIGEST,
    SALT,
    add_to_file,
    digests_in_file,
    digests_path,
    entries,
    is_wiped,
    path_of,
    wipe,
)
from bot.store.upkeep import replacing
from bot.store.upkeep.census import Holds, Place, Topic, places
from bot.store.upkeep.replacing import ENGLISH, StandIns

__all__ = [
    "Erased",
    "add_to_file",
    "digests_in_file",
    "digests_path",
    "entries",
    "erase",
    "erase_again",
    "forget_again",
    "is_late",
    "is_wiped",
    "knows",
    "remembered",
    "wipe",
]

_LARGEST_ID = 2**63 - 1
_ORDERED = ("seat.user_id", "tenure.user_id", "entrant.user_id", "fixture_seat.user_id")
"""Columns by whose ids rows are sorted: a stand-in must keep the person's place in that order."""


class Erased(NamedTuple):
    """Result of erasing a person: the stand-in, and the changed tables."""

    stand_in: int
    tables: tuple[int, ...]


def erase(
    connection: Connection,
    user_id: int,
    now: float,
    names: Collection[str] = (),
    words: StandIns = ENGLISH,
) -> Erased:
    """Erase a person in the caller's transaction, and store a digest to remember it.

    `names` are further names of the person, which are not stored with the id. A seat at a running
    table still has no player afterwards: `bot.host.upkeep.privacy` gives it to a house bot. `wipe`
    must follow, or the file keeps the bytes.
    """
    stand_in = _stand_in(connection, user_id)
    found = replacing.replace(connection, user_id, stand_in, now, words, names)
    # An older backup may contain the person even if nothing about them is left here.
    if found.rows or not _is_remembered(connection, user_id):
        connection.execute("INSERT INTO erased (entry) VALUES (?)", (_entry(user_id),))
    return Erased(stand_in, found.tables)


def knows(connection: Connection, user_id: int) -> bool:
    """Return whether any row identifies a person."""
    return any(
        connection.execute(
            f"SELECT 1 FROM {one.table} WHERE {one.column} = ? LIMIT 1", (user_id,)
        ).fetchone()
        for one in places(Holds.ID)
    )


def is_late(connection: Connection, user_id: int) -> bool:
    """Return whether the only data on a person is what a post in progress has left behind."""
    found = {
        one.topic
        for one in places(Holds.ID)
        if connection.execute(
            f"SELECT 1 FROM {one.table} WHERE {one.column} = ? LIMIT 1", (user_id,)
        ).fetchone()
    }
    return bool(found) and found <= {Topic.CALLS, Topic.POSTS}


def remembered(connection: sqlite3.Connection) -> set[str]:
    """Return the digests of all erased people, from the database and the file next to it.

    The database may be older than the last of them.
    """
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'erased'").fetchone()
    return (entries(connection) if known else set()) | digests_in_file(path_of(connection))


def erase_again(
    connection: sqlite3.Connection,
    digests: Collection[str],
    now: float = 0.0,
    words: StandIns = ENGLISH,
) -> int:
    """Erase the people erased since this copy was made, and wipe the bytes; return their number.

    Must be called outside a transaction. If it is interrupted, it must be called again.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = forget_again(connection, digests, now, words)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    if found:
        wipe(connection)
    return found


def forget_again(
    connection: Connection, digests: Collection[str], now: float, words: StandIns = ENGLISH
) -> int:
    """Erase, in the caller's transaction, the people erased since the copy; return their number.

    A person who was erased before the copy was made and came back is not erased again.
    """
    since = set(digests) - entries(connection)
    found = 0
    for user_id in _people(connection) if since else ():
        if any(_is_of(entry, user_id) for entry in since):
            replacing.replace(connection, user_id, _stand_in(connection, user_id), now, words)
            found += 1
    connection.executemany(
        "INSERT INTO erased (entry, wiped) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(entry, int(not found)) for entry in sorted(since)],
    )
    return found


def _entry(user_id: int) -> str:
    """Return an entry to remember an erased person by: a new salt, and a digest of the id."""
    return _digest(secrets.token_bytes(SALT), user_id)


def _digest(salt: bytes, user_id: int) -> str:
    return (
        salt.hex()
        + hashlib.blake2b(str(user_id).encode(), key=salt, digest_size=DIGEST).hexdigest()
    )


def _is_remembered(connection: Connection, user_id: int) -> bool:
    return any(_is_of(entry, user_id) for entry in entries(connection))


def _is_of(entry: str, user_id: int) -> bool:
    return entry == _digest(bytes.fromhex(entry[: 2 * SALT]), user_id)


def _people(connection: Connection) -> list[int]:
    """Return the ids of all people in the database."""
    every = " UNION ".join(_ids_in(one) for one in places(Holds.ID))
    rows = connection.execute(f"SELECT id FROM ({every}) AS known WHERE id > 0 ORDER BY id")
    return [row[0] for row in rows]


def _ids_in(place: Place) -> str:
    return f"SELECT {place.column} AS id FROM {place.table}"


def _stand_in(connection: Connection, user_id: int) -> int:
    """Draw a stand-in: a negative number whose absolute value is between the neighbouring ids."""
    every = " UNION ".join(
        f"SELECT abs({column}) AS id FROM {table}"
        for table, _, column in (path.partition(".") for path in _ORDERED)
    )
    below, above = connection.execute(
        f"WITH known AS ({every}) SELECT (SELECT max(id) FROM known WHERE id < ?),"
        " (SELECT min(id) FROM known WHERE id > ?)",
        (user_id, user_id),
    ).fetchone()
    first, last = (below or 0) + 1, (above or _LARGEST_ID) - 1
    if last - first < 1:
        # Ids are this close only in tests, where their order is no secret and decides nothing.
        first, last = _LARGEST_ID // 2, _LARGEST_ID
    drawn = first + secrets.randbelow(last - first + 1)
    return -(drawn if drawn != user_id else first if first != user_id else last)
