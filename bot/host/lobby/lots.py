"""Unpredictable random draws before a game starts."""

from __future__ import annotations

import secrets


def bits(count: int) -> int:
    """Return a random number of that many bits."""
    return secrets.randbits(count)


def one_of(names: list[str]) -> str:
    """Return one of these names at random."""
    return secrets.choice(names)
