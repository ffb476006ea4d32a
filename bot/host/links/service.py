"""Links to web pages, one valid link per person and table, for that person alone.

A link is a signed token in an address. The signing key is created when it is first needed, and
stored.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256

from bot.host.core.api import Preferences, Table, UnknownTable
from bot.host.core.cluster.api import CHANGED
from bot.host.core.registry import TableRegistry, table_of
from bot.host.links.onlookers import Onlookers
from bot.host.people.guests import Guests
from bot.host.people.preferences import keeps_of
from bot.store import Connection
from bot.store.core import keys
from bot.store.core.database import Database
from bot.store.people import links, preferences
from bot.store.people.links import LinkRow
from bot.store.tables import games

NUMBER = 16
"""Random bytes of a link."""
_SIGNED = 17
"""Bytes of the signature: with the number they fill 44 characters."""
_TEXT = re.compile(r"[A-Za-z0-9_-]{44}", re.ASCII)


def token_of(number: bytes, key: bytes) -> str:
    """Return the part of an address that gives its bearer access to a page."""
    return urlsafe_b64encode(number + _signature(number, key)).decode("ascii")


def number_of(token: str, key: bytes) -> bytes | None:
    """Return the number of a link, or None if it was not signed with the key."""
    if not _TEXT.fullmatch(token):
        return None
    whole = urlsafe_b64decode(token)
    number, signature = whole[:NUMBER], whole[NUMBER:]
    return number if hmac.compare_digest(signature, _signature(number, key)) else None


def _signature(number: bytes, key: bytes) -> bytes:
    return hmac.digest(key, number, sha256)[:_SIGNED]


_BYTES = 32


class SigningKey:
    """The key that signs all links, read only once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: bytes | None = None

    async def made(self) -> bytes:
        """Return the key, which is created and stored if there is none."""
        if self._known is None:
            fresh = secrets.token_bytes(_BYTES)
            self._known = await self._database.write(lambda db: keys.keep(db, keys.LINKS, fresh))
        return self._known

    async def known(self) -> bytes:
        """Return the key, or if there is none yet, random bytes that match no link."""
        if self._known is None:
            self._known = await self._database.read(lambda db: keys.load(db, keys.LINKS))
        return secrets.token_bytes(_BYTES) if self._known is None else self._known


LASTS_DAYS = 30
"""Number of days after the end of its table for which a link works."""
_LASTS = LASTS_DAYS * 86400.0
REVOKED = "revoked"
"""Topic of messages to other processes: links to the page of a table (its number) are revoked, or
pairings of people who look at it."""

__all__ = ["LASTS_DAYS", "Link", "Links", "Viewer"]


_NOTHING_CHOSEN = Preferences()


@dataclass(frozen=True, slots=True)
class Viewer:
    """A viewer of a table, with their seat (None = a spectator) and their preferences.

    They see `names`, by person, in place of those at the table.
    """

    table: Table
    user_id: int
    seat: int | None
    preferences: Preferences = _NOTHING_CHOSEN
    names: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Link:
    """A person's link to a table, and when it was made."""

    table: Table
    made_at: datetime


class Links:
    """Service that makes, opens and revokes links, and checks what each may show when opened."""

    def __init__(self, registry: TableRegistry, guests: Guests, onlookers: Onlookers) -> None:
        self._registry = registry
        self._database = registry.database
        self._guests = guests
        self.onlookers = onlookers
        self._key = SigningKey(registry.database)
        self.revoked = 0
        """Number of revocations: while it stays the same, links checked before are still valid."""
        # Links are also revoked in other processes; after a missed message all are checked again.
        registry.cluster.hear(
            REVOKED, lambda payload: self.check_again([int(payload)]), self._distrust
        )
        registry.cluster.hear(CHANGED, self._changed, onlookers.wake_all)

    async def token(self, table_id: int, user_id: int) -> str:
        """Return the last part of the address of a person's page, the same until it is revoked.

        Raises UnknownTable, also if the person has no page there.
        """
        table = table_of(await self._registry.stored(table_id))
        if not await self._may_open(table, user_id):
            raise UnknownTable(table=table_id)
        key = await self._key.made()
        fresh = LinkRow(secrets.token_bytes(NUMBER), table_id, user_id, self._registry.now())
        link = await self._database.write(lambda db: links.add(db, fresh))
        return token_of(link.number, key)

    async def tokens(self, tables: Iterable[Table], user_id: int) -> Mapping[int, str]:
        """Return the tokens of those of a person's own tables that have a page, by table."""
        wanted = [one.id for one in tables if await self._may_open(one, user_id)]
        rows = await self._database.read(lambda db: links.of_user(db, user_id))
        found = {row.game_id: row for row in rows}
        fresh = [one for one in wanted if one not in found]
        if fresh:
            made = await self._database.write(lambda db: [*self._added(db, fresh, user_id)])
            found |= {row.game_id: row for row in made}
        key = await self._key.made()
        return {one: token_of(found[one].number, key) for one in wanted if one in found}

    def _added(
        self, connection: Connection, tables: Iterable[int], user_id: int
    ) -> Iterator[LinkRow]:
        """Store a link to each of the tables at which the person still sits."""
        for table_id in tables:
            stored, now = games.load(connection, table_id), self._registry.now()
            if stored is not None and any(seat.user_id == user_id for seat in stored.seats):
                number = secrets.token_bytes(NUMBER)
                yield links.add(connection, LinkRow(number, table_id, user_id, now))

    async def opened(self, token: str) -> Viewer | None:
        """Return the viewer of a link, or None if it is forged, revoked, expired or not allowed.

        A forged link is refused without a query.
        """
        number = number_of(token, await self._key.known())
        found = None
        if number is not None:
            found = await self._database.read(lambda db: _of_number(db, number))
        if found is None:
            return None
        link, kept = found
        table = await self._table(link.game_id)
        if not await self._may_open(table, link.user_id):
            return None
        chair = table.chair_of(link.user_id)
        return Viewer(table, link.user_id, None if chair is None else chair.seat, kept)

    async def of_user(self, user_id: int) -> list[Link]:
        """Return a person's valid links, newest first."""
        rows = await self._database.read(lambda db: links.of_user(db, user_id))
        found = [(await self._table(row.game_id), row.made_at) for row in rows]
        return [
            Link(table, datetime.fromtimestamp(made_at, UTC))
            for table, made_at in found
            if await self._may_open(table, user_id)
        ]

    async def revoke(self, user_id: int, table_id: int | None = None) -> int:
        """Revoke a person's link to a table, or all their links if None; return how many."""

        def work(connection: Connection) -> list[int]:
            found = links.revoke(connection, user_id, table_id)
            self.tell(connection, found)
            return found

        gone = await self._database.write(work)
        self.check_again(gone)
        return len(gone)

    def tell(self, connection: Connection, tables: Iterable[int]) -> None:
        """Have other processes check the viewers of tables again after the transaction commits."""
        for one in tables:
            self._registry.cluster.tell(connection, REVOKED, str(one))

    def check_again(self, tables: Iterable[int]) -> None:
        """Check again what viewers of tables in this process may see."""
        self._distrust()
        for one in tables:
            self.onlookers.run_soon(one)

    def _changed(self, payload: str) -> None:
        """Wake the viewers of a table of another process; those of own tables are already woken."""
        table_id, guild_id = map(int, payload.split())
        if not self._registry.cluster.owns_server(guild_id):
            self.onlookers.run_soon(table_id)

    def _distrust(self) -> None:
        self.revoked += 1

    async def tidy(self) -> None:
        """Delete the links that have expired."""
        before = self._registry.now() - _LASTS
        if await self._database.read(lambda db: links.any_ended(db, before)):
            await self._database.write(lambda db: links.delete_ended(db, before))

    async def _may_open(self, table: Table, user_id: int) -> bool:
        """Return whether a person may see the page of a table, which must have started."""
        if not table.chairs or table.chairs[0].seat is None:
            return False
        ended = table.ended_at
        if ended is not None and ended.timestamp() < self._registry.now() - _LASTS:
            return False
        return await self._guests.may_see(table, user_id)

    async def _table(self, table_id: int) -> Table:
        """Return a table, from the cache if possible."""
        live = self._registry.known(table_id)
        return (
            table_of(await self._registry.stored(table_id)) if live is None else live.position.table
        )


def _of_number(connection: Connection, number: bytes) -> tuple[LinkRow, Preferences] | None:
    """Return a link with its person's preferences, or None if it does not exist."""
    link = links.find(connection, number)
    return None if link is None else (link, keeps_of(preferences.load(connection, link.user_id)))
