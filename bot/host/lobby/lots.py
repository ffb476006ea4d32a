"""What is drawn by lot before a game starts: nobody can foresee it."""

from __future__ import annotations

import secrets


def bits(count: int) -> int:
    """Return a number of so many bits."""
    return secrets.randbits(count)


def one_of(names: list[str]) -> str:
    """Return one of some names."""
    return secrets.choice(names)
