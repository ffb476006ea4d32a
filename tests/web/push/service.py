"""A push service that reads what it passes on: it has the keys of all its browsers."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from bot.web.push.encryption import BrowserKeys, decoded, point_of


@dataclass(frozen=True)
class Browser:
    """A browser's side of a subscription: its private key and its secret."""

    key: EllipticCurvePrivateKey
    auth: bytes

    @classmethod
    def drawn(cls) -> Browser:
        return cls(generate_private_key(SECP256R1()), secrets.token_bytes(16))

    @property
    def keys(self) -> BrowserKeys:
        return BrowserKeys(point_of(self.key.public_key()), self.auth)


def decrypted(body: bytes, browser: Browser) -> bytes:
    """Return the text of a message, read as RFC 8188 and RFC 8291 say. Raises InvalidTag."""
    salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
    sender, record = body[21 : 21 + length], body[21 + length :]
    assert size == 4096 and length == 65 and len(body) <= size
    shared = browser.key.exchange(
        ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender)
    )
    about = b"WebPush: info\x00" + point_of(browser.key.public_key()) + sender
    material = HKDF(SHA256(), 32, browser.auth, about).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
    text, end, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
    assert end and not padding.strip(b"\0")
    return text


def verified(header: str) -> dict[str, Any]:
    """Return the claims of a header `Authorization`. Raises InvalidSignature."""
    kind, _, rest = header.partition(" ")
    parts = dict(one.split("=", 1) for one in rest.split(", "))
    assert kind == "vapid" and parts.keys() == {"t", "k"}
    said, _, signature = parts["t"].rpartition(".")
    r, s = (int.from_bytes(one, "big") for one in halves(decoded(signature)))
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(parts["k"]))
    key.verify(encode_dss_signature(r, s), said.encode(), ECDSA(SHA256()))
    head, claims = (json.loads(decoded(one)) for one in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)


def halves(signature: bytes) -> tuple[bytes, bytes]:
    assert len(signature) == 64
    return signature[:32], signature[32:]
