"""The signature by which a push service knows the bot again, and whom to write to (RFC 8292)."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64encode
from typing import Final, NamedTuple

from cachetools import LRUCache
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from yarl import URL

from bot.web.push.encryption import point_of

KEY: Final = 32
"""Bytes of a private key."""
LASTS: Final = 12 * 3600
"""Seconds for which a signature is valid; RFC 8292 allows 24 hours (section 2)."""
_AGAIN = LASTS // 2
"""Seconds before its end from which a signature is made anew."""
_SERVICES = 64
"""Maximum number of push services for which a signature is kept."""


def drawn() -> bytes:
    """Return a new private key."""
    while True:
        key = secrets.token_bytes(KEY)
        if is_key(key):
            return key


def is_key(key: bytes) -> bool:
    """Return whether bytes are a private key of the curve P-256."""
    try:
        _read(key)
    except ValueError:
        return False
    return len(key) == KEY


def _read(key: bytes) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(key, "big"), SECP256R1())


class _Signed(NamedTuple):
    token: str
    expires_at: int


class Vapid:
    """Signer of requests to push services: `contact` is a mail or web address of the operator."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key, self._contact = _read(key), contact
        self.public = text_of(point_of(self._key.public_key()))
        self._signed: LRUCache[str, _Signed] = LRUCache(_SERVICES)

    def authorization(self, endpoint: str, now: float) -> str:
        """Return the header `Authorization` of a request to an endpoint."""
        service = str(URL(endpoint).origin())
        found = self._signed.get(service)
        if found is None or not now + _AGAIN < found.expires_at <= now + LASTS:
            found = self._signed[service] = self._sign(service, int(now) + LASTS)
        return f"vapid t={found.token}, k={self.public}"

    def _sign(self, service: str, expires_at: int) -> _Signed:
        claims = {"aud": service, "exp": expires_at, "sub": self._contact}
        said = ".".join(_part(one) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ECDSA(SHA256())))
        signature = r.to_bytes(KEY, "big") + s.to_bytes(KEY, "big")
        return _Signed(f"{said}.{text_of(signature)}", expires_at)


def text_of(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _part(told: object) -> str:
    return text_of(json.dumps(told, separators=(",", ":")).encode())
