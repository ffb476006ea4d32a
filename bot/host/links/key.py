"""Signing key of links: drawn when it is first needed, and kept in the database."""

from __future__ import annotations

import secrets

from bot.store.core.database import Database
from bot.store.people import links

_BYTES = 32


class SigningKey:
    """The key of all links, read once."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: bytes | None = None

    async def made(self) -> bytes:
        """Return the key, which is made if necessary and then stays."""
        if self._known is None:
            fresh = secrets.token_bytes(_BYTES)
            self._known = await self._database.write(lambda db: links.keep_key(db, fresh))
        return self._known

    async def known(self) -> bytes:
        """Return the key; before there is one, random bytes that no one knows."""
        if self._known is None:
            self._known = await self._database.read(links.key)
        return secrets.token_bytes(_BYTES) if self._known is None else self._known
