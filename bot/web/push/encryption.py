"""Messages that only one browser can read (RFC 8291, in the content coding of RFC 8188).

The push service that passes a message on sees its length, and not its content.
"""

from __future__ import annotations

import secrets
from base64 import b64decode
from typing import Final, NamedTuple

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LONGEST: Final = 3993
"""Maximum number of bytes of a text that every push service passes on (RFC 8291, section 4)."""
POINT, SECRET = 65, 16
"""Bytes of a public key, uncompressed, and of a browser's secret (RFC 8291, section 3)."""
_SALT = 16
_RECORD = 4096
"""Size of a record in bytes, as RFC 8291 demands it in section 4: a message is a single record."""
_LAST = b"\x02"
"""Delimiter after the text of a last record (RFC 8188, section 2)."""


class BrowserKeys(NamedTuple):
    """The keys of a browser's subscription: `p256dh`, a public key, and the secret `auth`."""

    p256dh: bytes
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> BrowserKeys:
        """Read keys as a browser states them (base64url). Raises ValueError if they are none."""
        found = cls(decoded(p256dh), decoded(auth))
        if len(found.p256dh) != POINT or len(found.auth) != SECRET:
            raise ValueError("a key has another length")
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), found.p256dh)
        return found


def decoded(text: str) -> bytes:
    """Return the bytes of a base64url text, with or without padding. Raises ValueError."""
    bare = text.rstrip("=")
    return b64decode(bare + "=" * (-len(bare) % 4), b"-_", validate=True)


def encrypted(text: bytes, keys: BrowserKeys) -> bytes:
    """Return a text encrypted for a browser, by a key and a salt that are drawn for it alone."""
    return encrypted_with(text, keys, generate_private_key(SECP256R1()), secrets.token_bytes(_SALT))


def encrypted_with(
    text: bytes, keys: BrowserKeys, own: EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Return a text encrypted for a browser; neither `own` nor `salt` may ever be used again."""
    assert len(text) <= LONGEST
    sender = point_of(own.public_key())
    theirs = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), keys.p256dh)
    shared = own.exchange(ECDH(), theirs)
    about = b"WebPush: info\0" + keys.p256dh + sender
    material = _derived(keys.auth, shared, about, 32)
    key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, text + _LAST, None)


def point_of(key: EllipticCurvePublicKey) -> bytes:
    """Return a public key in the form in which browsers and push services state it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, material: bytes, about: bytes, size: int) -> bytes:
    return HKDF(SHA256(), size, salt, about).derive(material)
