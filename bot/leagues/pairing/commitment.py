"""Commitment to a seed: posted before the seed is known, verifiable by anyone afterwards."""

from __future__ import annotations

import hmac
from hashlib import sha256


def commitment(seed: int, salt: str) -> str:
    """Return the digest to post when sign-up closes; the salt is revealed with the seed.

    The generator reads 64 bits of a seed: draw all of them, or anyone can guess it.
    """
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


def verify(posted: str, seed: int, salt: str) -> bool:
    """Return whether this seed and salt match the commitment."""
    return hmac.compare_digest(posted.encode(), commitment(seed, salt).encode())
