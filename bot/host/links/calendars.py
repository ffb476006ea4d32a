"""Private calendars, each at an address that holds a secret; only its digest is stored."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime
from hashlib import sha256

from bot.host.core.registry import TableRegistry
from bot.store.people import calendars

_SECRET = 32
"""Random bytes of a calendar's secret."""
_TEXT = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)


class Calendars:
    """Service for the addresses at which people's calendars are."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database = registry.database

    async def draw(self, user_id: int) -> str:
        """Return a new secret of a person's calendar; the former one leads nowhere any more."""
        secret, now = secrets.token_urlsafe(_SECRET), self._registry.now()
        await self._database.write(lambda db: calendars.put(db, user_id, _digest(secret), now))
        return secret

    async def person(self, secret: str) -> int | None:
        """Return the person whose calendar has a secret, or None if nobody's has.

        It is looked up by its digest, so that the time of the query tells nothing about secrets; a
        malformed one is refused without a query.
        """
        if not _TEXT.fullmatch(secret):
            return None
        return await self._database.read(lambda db: calendars.person(db, _digest(secret)))

    async def made_at(self, user_id: int) -> datetime | None:
        """Return when the address of a person's calendar was made, None = they have none."""
        at = await self._database.read(lambda db: calendars.made_at(db, user_id))
        return None if at is None else datetime.fromtimestamp(at, UTC)

    async def end(self, user_id: int) -> bool:
        """Switch a person's calendar off; return whether they had one."""
        return await self._database.write(lambda db: calendars.remove(db, user_id))


def _digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()
