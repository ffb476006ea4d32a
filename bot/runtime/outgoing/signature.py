"""Signatures of requests, by which their receivers know the bot.

Headers and signature are those of Standard Webhooks 1.0.0, sections "Signature scheme" and "Webhook
headers" (github.com/standard-webhooks/standard-webhooks, spec/standard-webhooks.md).
"""

from __future__ import annotations

import hmac
import secrets
from base64 import b64decode, b64encode
from collections.abc import Mapping
from hashlib import sha256

_BYTES = 32
"""Bytes of a secret; Standard Webhooks demands 24 to 64."""
_PREFIX = "whsec_"


def signed(event_id: str, at: int, body: bytes, secret: bytes) -> Mapping[str, str]:
    """Return the headers of an event that is sent at a time (POSIX seconds)."""
    digest = hmac.digest(secret, f"{event_id}.{at}.".encode() + body, sha256)
    return {
        "Content-Type": "application/json",
        "webhook-id": event_id,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{b64encode(digest).decode()}",
    }


def new_secret() -> str:
    """Return a new secret in the form in which people see it."""
    return f"{_PREFIX}{b64encode(secrets.token_bytes(_BYTES)).decode()}"


def key_of(secret: str) -> bytes:
    """Return the key of a secret that `new_secret` made."""
    return b64decode(secret.removeprefix(_PREFIX))
