"""Links as signed text for an address, and the key, drawn when it is first needed and stored."""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

from bot.store.core.database import Database
from bot.store.people import links

NUMBER = 16
"""Random bytes of a link."""
_SIGNED = 17
"""Bytes of the signature: with the number they fill 44 characters."""
_TEXT = re.compile(r"[A-Za-z0-9_-]{44}", re.ASCII)


def token_of(number: bytes, key: bytes) -> str:
    """Return the part of an address that lets its bearer see a page."""
    return urlsafe_b64encode(number + _signature(number, key)).decode("ascii")


def number_of(token: str, key: bytes) -> bytes | None:
    """Return the number of a link, None if it was not signed with the key."""
    if not _TEXT.fullmatch(token):
        return None
    whole = urlsafe_b64decode(token)
    number, signature = whole[:NUMBER], whole[NUMBER:]
    return number if hmac.compare_digest(signature, _signature(number, key)) else None


def _signature(number: bytes, key: bytes) -> bytes:
    return hmac.digest(key, number, sha256)[:_SIGNED]


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
