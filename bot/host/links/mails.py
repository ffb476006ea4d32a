"""Links in mails, by which the owner of a mailbox confirms its address, or gets no more mails.

A link is a signed token: nothing of it is stored, and it says nothing about the address. It holds
for one way with one address, so it ends when that way is removed.
"""

from __future__ import annotations

import hmac
import re
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

from bot.host.core.registry import TableRegistry
from bot.host.links.service import SigningKey
from bot.host.people.ways import CONFIRMABLE, Way, Ways
from bot.store.people import ways

CONFIRM: Final = "confirm"
"""Purpose of a link: to confirm an address."""
OFF: Final = "off"
"""Purpose of a link: to end the mails to an address."""
_LASTS = {CONFIRM: CONFIRMABLE, OFF: None}
"""Seconds for which a link can be used, None = as long as its way is there."""
_PARTS = struct.Struct(">QI")
_SIGNED = 18
"""Bytes of the signature: with the parts they fill 40 characters."""
_TEXT = re.compile(r"[A-Za-z0-9_-]{40}", re.ASCII)


class MailLinks:
    """Service that makes and reads the links in mails, and does what they are for."""

    def __init__(self, registry: TableRegistry, own: Ways) -> None:
        self._registry = registry
        self._database = registry.database
        self._ways = own
        self._key = SigningKey(registry.database)

    async def token(self, purpose: str, way: Way) -> str:
        """Return the last part of the address of a link for a purpose."""
        lasts = _LASTS[purpose]
        until = 0 if lasts is None else int(self._registry.now() + lasts)
        parts = _PARTS.pack(way.id, until)
        key = await self._key.made()
        return urlsafe_b64encode(parts + _signature(key, purpose, parts, way)).decode("ascii")

    async def read(self, purpose: str, token: str) -> Way | None:
        """Return the way of a link, or None if it is none of ours, too old, or its way is gone."""
        if not _TEXT.fullmatch(token):
            return None
        whole = urlsafe_b64decode(token)
        parts, signature = whole[: _PARTS.size], whole[_PARTS.size :]
        way_id, until = _PARTS.unpack(parts)
        if way_id >= 2**63 or (_LASTS[purpose] is not None and until <= self._registry.now()):
            return None
        way = await self._database.read(lambda db: ways.load(db, way_id))
        key = await self._key.known()
        if way is None or not hmac.compare_digest(signature, _signature(key, purpose, parts, way)):
            return None
        return way

    async def use(self, purpose: str, way: Way) -> Way:
        """Do what a link of a way is for; once it is done, this changes nothing.

        Raises UnknownWay.
        """
        if purpose == CONFIRM:
            return await self._ways.confirm(way.user_id, way.id)
        return await self._ways.switch(way.user_id, way.id, on=False)


def _signature(key: bytes, purpose: str, parts: bytes, way: Way) -> bytes:
    message = b"\0".join((b"mail", purpose.encode(), parts, way.target.encode()))
    return hmac.digest(key, message, sha256)[:_SIGNED]
