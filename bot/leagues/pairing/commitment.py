"""A seed that is promised before anybody knows it, and checked by anybody afterwards."""

from __future__ import annotations

import hmac
from hashlib import sha256


def commitment(seed: int, salt: str) -> str:
    """Return what is posted when sign-up closes; the salt is revealed with the seed.

    The generator reads 64 bits of a seed: draw all of them, or everybody can guess it.
    """
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def verify(posted: str, seed: int, salt: str) -> bool:
    """Tell whether this seed and salt are those that were promised."""
    return hmac.compare_digest(posted.encode(), commitment(seed, salt).encode())
