"""Links as text for an address: random bytes and their signature. Pure."""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

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
