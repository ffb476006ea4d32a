"""Ways to be called besides Discord: an address of a person's own, a browser, or e-mail.

`calling` decides who is called, when, and for what; a way is another means to make the same call.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import TypeAlias

from bot.host.core.api import HostError, StalePrompt
from bot.host.core.limits import CONFIRMATIONS, CONFIRMATIONS_TO_ONE, DAY, spend
from bot.host.core.registry import TableRegistry
from bot.store import Connection
from bot.store.core import keys
from bot.store.people import ways
from bot.store.people.ways import WayRow

_KEY, _NUMBER = 32, 6
"""Bytes of the key that signs links, and of a number that stands for a mailbox."""

Way: TypeAlias = WayRow
"""A person's way to be called."""

MOST = 10
"""Maximum number of a person's ways."""
CONFIRMABLE = DAY
"""Seconds for which a new address can be confirmed; after that the bot forgets it."""
WAITS = (0, 1, 3, 6, 12)
"""Waking hours that a way may leave for an answer before it calls."""
HOURS = range(24)
"""Hours of the day from which on a way may make its one call a day."""
LETTERS = frozenset({"mail"})
"""The kinds that can call once a day for all questions, and send a picture."""


class TooManyWays(HostError):
    """The person already has the maximum number of ways (`most`)."""

    code = "too-many-ways"


class UnknownWay(StalePrompt):
    """The way was removed, or is another person's."""

    code = "unknown-way"


class Ways:
    """Service for people's ways to be called."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    async def of(self, user_id: int) -> list[Way]:
        """Return a person's ways, oldest first."""
        return await self._database.read(lambda db: ways.of_user(db, user_id))

    async def get(self, user_id: int, way_id: int) -> Way:
        """Return a way of a person. Raises UnknownWay."""
        return await self._database.read(lambda db: _own(db, user_id, way_id))

    async def add(
        self,
        user_id: int,
        kind: str,
        target: str,
        secret: str = "",
        name: str = "",
        confirmed: bool = True,
    ) -> Way:
        """Store a way, which calls for what is asked from now on; return it.

        A way of the same kind to the same address keeps its place and order, and gets the new
        secret. One that is not `confirmed` calls nobody until it is. Raises TooManyWays.
        """
        now = self._registry.now()
        confirmed_at = now if confirmed else None
        row = WayRow(0, user_id, kind, target, secret, name, now, confirmed_at, now)

        def work(connection: Connection) -> Way:
            known = ways.of_user(connection, user_id)
            same = next((one for one in known if (one.kind, one.target) == (kind, target)), None)
            if same is not None:
                known_at = now if confirmed else same.confirmed_at
                fresh = {"secret": secret, "name": name, "confirmed_at": known_at}
                ways.change(connection, same.id, **fresh, **_switched(now))
                return _own(connection, user_id, same.id)
            if len(known) >= MOST:
                raise TooManyWays(most=MOST)
            return _own(connection, user_id, ways.add(connection, row))

        return await self._database.write(work)

    async def ask(self, user_id: int, kind: str, target: str) -> Way:
        """Store a way that calls nobody until its address is confirmed; return it.

        It makes a message due that asks for it. A way to this address that is confirmed is only
        switched on. Raises TooManyWays, TooOften.
        """
        now = self._registry.now()
        row = WayRow(0, user_id, kind, target, "", "", now, None, now)

        def work(connection: Connection) -> Way:
            known = ways.of_user(connection, user_id)
            same = next((one for one in known if (one.kind, one.target) == (kind, target)), None)
            if same is not None and same.confirmed_at is not None:
                ways.change(connection, same.id, **_switched(now))
                return _own(connection, user_id, same.id)
            if same is not None:
                ways.remove(connection, same.id)
            elif len(known) >= MOST:
                raise TooManyWays(most=MOST)
            spend(connection, CONFIRMATIONS, now, user_id)
            spend(connection, CONFIRMATIONS_TO_ONE, now, _mailbox(connection, target))
            return _own(connection, user_id, ways.add(connection, row))

        return await self._database.write(work)

    async def confirm(self, user_id: int, way_id: int) -> Way:
        """Have a way call, for what is asked from now on, unless it does. Raises UnknownWay."""
        now = self._registry.now()

        def work(connection: Connection) -> Way:
            if _own(connection, user_id, way_id).confirmed_at is None:
                fresh = {"confirmed_at": now, "sent_at": None, **_switched(now)}
                ways.change(connection, way_id, **fresh)
            return _own(connection, user_id, way_id)

        return await self._database.write(work)

    async def switch(self, user_id: int, way_id: int, on: bool) -> Way:
        """Switch a way on, for what is asked from now on, or off. Raises UnknownWay."""
        now = self._registry.now()

        def work(connection: Connection) -> Way:
            _own(connection, user_id, way_id)
            ways.change(connection, way_id, **_switched(now if on else None))
            if not on:
                ways.drop_unsent(connection, way_id)
            return _own(connection, user_id, way_id)

        return await self._database.write(work)

    async def wait(self, user_id: int, way_id: int, hours: int) -> Way:
        """Have a way leave so many waking hours for an answer.

        Raises UnknownWay, StalePrompt.
        """
        if hours not in WAITS:
            raise StalePrompt

        def work(connection: Connection) -> Way:
            _own(connection, user_id, way_id)
            ways.change(connection, way_id, waits=hours)
            ways.plan_again(connection, user_id)
            return _own(connection, user_id, way_id)

        return await self._database.write(work)

    async def daily(self, user_id: int, way_id: int, hour: int | None) -> Way:
        """Have a way call once a day for all questions, from an hour on; None = for each question.

        Raises UnknownWay, StalePrompt.
        """
        if hour is not None and hour not in HOURS:
            raise StalePrompt

        def work(connection: Connection) -> Way:
            if _own(connection, user_id, way_id).kind not in LETTERS:
                raise StalePrompt
            ways.change(connection, way_id, digest=hour)
            ways.drop_unsent(connection, way_id)
            return _own(connection, user_id, way_id)

        return await self._database.write(work)

    async def illustrate(self, user_id: int, way_id: int, picture: bool) -> Way:
        """Have a way send a picture of the table, or none. Raises UnknownWay, StalePrompt."""

        def work(connection: Connection) -> Way:
            if _own(connection, user_id, way_id).kind not in LETTERS:
                raise StalePrompt
            ways.change(connection, way_id, picture=int(picture))
            return _own(connection, user_id, way_id)

        return await self._database.write(work)

    async def move(self, user_id: int, way_id: int, target: str, secret: str) -> None:
        """Have a way call at another address, unless another way does. Raises UnknownWay."""

        def work(connection: Connection) -> None:
            kind = _own(connection, user_id, way_id).kind
            known = ways.of_user(connection, user_id)
            if all((one.kind, one.target) != (kind, target) for one in known):
                ways.change(connection, way_id, target=target, secret=secret)

        await self._database.write(work)

    async def opened(self, user_id: int, way_id: int) -> None:
        """Store that a person has just opened what a way has sent. Raises UnknownWay."""
        now = self._registry.now()

        def work(connection: Connection) -> None:
            _own(connection, user_id, way_id)
            ways.change(connection, way_id, opened_at=now)

        await self._database.write(work)

    async def push_key(self, drawn: bytes) -> bytes:
        """Return the private key that push services know; without one yet, store `drawn`."""
        return await self._database.write(lambda db: keys.keep(db, keys.PUSH, drawn))

    async def remove(self, user_id: int, way_id: int) -> Way:
        """Delete a way, and return what it was. Raises UnknownWay."""

        def work(connection: Connection) -> Way:
            found = _own(connection, user_id, way_id)
            ways.remove(connection, way_id)
            return found

        return await self._database.write(work)


def _own(connection: Connection, user_id: int, way_id: int) -> Way:
    """Return a way of a person. Raises UnknownWay."""
    row = ways.load(connection, way_id)
    if row is None or row.user_id != user_id:
        raise UnknownWay
    return row


def _mailbox(connection: Connection, address: str) -> int:
    """Return a number of a mailbox, from which nobody can tell its address.

    The usual spellings of an address (Anna.B+games@example.org) have the same number.
    """
    local, _, domain = address.rpartition("@")
    name = f"{local.partition('+')[0].replace('.', '').lower()}@{domain}"
    key = keys.keep(connection, keys.LINKS, secrets.token_bytes(_KEY))
    return int.from_bytes(hmac.digest(key, b"mailbox " + name.encode(), sha256)[:_NUMBER])


def _switched(since: float | None) -> dict[str, float | str | None]:
    """Return the columns of a way that is switched on from a time, or off: no failures count."""
    return {
        "since": since,
        "due_at": 0.0,
        "failures": 0,
        "failing_since": None,
        "fault": None,
        "off_why": None,
        "told": 1,
    }
