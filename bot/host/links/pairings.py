"""Browsers in which a person plays; a code pairs each once, and then it holds a secret.

A link can show a page, but cannot move; a secret is in no address. Only digests of codes and
secrets are stored, so that the database and its backups allow nobody to play.
"""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

from bot.host.core.api import Person
from bot.host.core.registry import TableRegistry
from bot.host.links.service import Links
from bot.store import Connection
from bot.store.people import links, pairings
from bot.store.people.pairings import CodeRow, PairingRow

CODE_LASTS = timedelta(minutes=5)
"""Time within which a code pairs a browser."""
LASTS = timedelta(days=90)
"""Time for which a browser stays paired without use."""
NOTED = timedelta(days=1)
"""Time after which a use of a browser is stored again."""
MOST = 10
"""Maximum number of browsers of a person; one more ends the one that was unused longest."""
DEVICE = 40
"""Maximum number of characters of a browser's name."""

_CODE, _SECRET = 16, 32
"""Random bytes of a code, and of the secret that a browser keeps."""
_TEXT = re.compile(r"[A-Za-z0-9_-]{22}|[A-Za-z0-9_-]{43}", re.ASCII)


class Offered(NamedTuple):
    """Offer of a pairing code: to play as a person, and to continue at a table."""

    person: Person
    table_id: int | None


class Paired(NamedTuple):
    """A browser in which a person plays; `mark` identifies it but gives no access."""

    user_id: int
    device: str
    made_at: datetime
    used_at: datetime
    mark: str


class New(NamedTuple):
    """A browser just paired: its secret, which is not stored, its person, and the table."""

    secret: str
    user_id: int
    table_id: int | None


class Pairings:
    """Service that pairs browsers with people."""

    def __init__(self, registry: TableRegistry, links: Links) -> None:
        self._registry = registry
        self._database = registry.database
        self._links = links

    async def code(self, person: Person, table_id: int | None = None) -> str:
        """Return a code that pairs one browser with a person; their earlier code ends."""
        code = secrets.token_urlsafe(_CODE)
        expires_at = self._registry.now() + CODE_LASTS.total_seconds()
        row = CodeRow(_digest(code), person.id, person.name, table_id, expires_at)
        await self._database.write(lambda db: pairings.offer(db, row))
        return code

    async def offered(self, code: str) -> Offered | None:
        """Return what a code offers, or None if it is not valid, without changing anything.

        A malformed code is refused without a query.
        """
        digest = _digest(code)
        if not digest:
            return None
        row = await self._database.read(lambda db: pairings.offered(db, digest))
        if row is None or row.expires_at <= self._registry.now():
            return None
        return Offered(Person(row.user_id, row.name), row.game_id)

    async def pair(self, code: str, device: str, former: str = "") -> New | None:
        """Pair a browser by a code, which is used up; return None if the code is not valid.

        The browser's `former` secret becomes invalid. Of two calls with the same code, only one
        succeeds.
        """
        secret, now = secrets.token_urlsafe(_SECRET), self._registry.now()

        def work(connection: Connection) -> tuple[New, list[int] | None] | None:
            found = pairings.use_up(connection, _digest(code))
            if found is None or found.expires_at <= now:
                return None
            fresh = PairingRow(_digest(secret), found.user_id, device[:DEVICE], now, now)
            gone = _one(connection, former)
            own = pairings.of_user(connection, found.user_id)
            others = [row for row in own if row not in gone]
            gone += others[MOST - 1 :]
            pairings.add(connection, fresh)
            tables = self._end(connection, gone) if gone else None
            return New(secret, found.user_id, found.game_id), tables

        done = await self._database.write(work)
        if done is None:
            return None
        new, tables = done
        if tables is not None:
            self._links.check_again(tables)
        return new

    async def person(self, secret: str) -> Paired | None:
        """Return the paired browser that has a secret, or None if the secret is not valid.

        Its use is stored, at most once a day; `used_at` is the time of the previous use. A
        malformed secret is refused without a query.
        """
        digest, now = _digest(secret), self._registry.now()
        if not digest:
            return None
        row = await self._database.read(lambda db: pairings.find(db, digest))
        if row is None or row.used_at <= now - LASTS.total_seconds():
            return None
        if row.used_at <= now - NOTED.total_seconds():
            await self._database.write(lambda db: pairings.use(db, digest, now))
        return _paired(row)

    async def of_user(self, user_id: int) -> list[Paired]:
        """Return the browsers in which a person plays, most recently used first."""
        since = self._registry.now() - LASTS.total_seconds()
        rows = await self._database.read(lambda db: pairings.of_user(db, user_id))
        return [_paired(row) for row in rows if row.used_at > since]

    async def end(self, secret: str) -> None:
        """End the pairing of the browser with this secret, if it is paired."""

        def work(connection: Connection) -> list[int]:
            return self._end(connection, [*_one(connection, secret)])

        self._links.check_again(await self._database.write(work))

    async def revoke(self, user_id: int, mark: str | None = None) -> int:
        """End the pairing of one of a person's browsers, or of all for None; return how many."""

        def work(connection: Connection) -> tuple[int, list[int]]:
            rows = pairings.of_user(connection, user_id)
            gone = [row for row in rows if mark in (None, _mark(row))]
            if mark is None:
                pairings.withdraw(connection, user_id)
            return len(gone), self._end(connection, gone)

        count, tables = await self._database.write(work)
        self._links.check_again(tables)
        return count

    async def tidy(self) -> None:
        """Delete expired codes, and browsers that have not been used for too long."""
        if not self._registry.cluster.shard_range.has_rest:
            # The rows belong to no server, so only one process does this.
            return
        now = self._registry.now()
        since = now - LASTS.total_seconds()
        if await self._database.read(lambda db: pairings.any_ended(db, now, since)):
            await self._database.write(lambda db: pairings.delete_ended(db, now, since))

    def _end(self, connection: Connection, rows: list[PairingRow]) -> list[int]:
        """Delete browsers, and return the tables whose open pages must be checked again."""
        tables = []
        for row in rows:
            pairings.end(connection, row.digest)
            tables += [link.game_id for link in links.of_user(connection, row.user_id)]
        self._links.tell(connection, tables)
        return tables


def _one(connection: Connection, secret: str) -> list[PairingRow]:
    """Return the browser with a secret as a list, which is empty if it is not paired."""
    found = pairings.find(connection, _digest(secret))
    return [] if found is None else [found]


def _digest(text: str) -> bytes:
    """Return the digest of a code or secret, or b"" if the text has a different form."""
    return sha256(text.encode()).digest() if _TEXT.fullmatch(text) else b""


def _mark(row: PairingRow) -> str:
    return row.digest[:8].hex()


def _paired(row: PairingRow) -> Paired:
    made_at, used_at = (datetime.fromtimestamp(at, UTC) for at in (row.made_at, row.used_at))
    return Paired(row.user_id, row.device, made_at, used_at, _mark(row))
