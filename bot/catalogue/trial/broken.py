"""Errors for promises that a game does not keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

P = ParamSpec("P")


class Broken(AssertionError):
    """A promise of a game that does not hold."""


class Leak(Broken):
    """Something hidden that a view or the offered moves give away."""


def require(holds: bool, told: str) -> None:
    """Raise Broken with a sentence unless something holds."""
    if not holds:
        raise Broken(told)


def refusal(
    error: type[Exception], told: str, call: Callable[P, object], *args: P.args, **more: P.kwargs
) -> Exception:
    """Return the error of this kind that a call raises. Raises Broken if there is none."""
    try:
        call(*args, **more)
    except error as raised:
        return raised
    raise Broken(told)
