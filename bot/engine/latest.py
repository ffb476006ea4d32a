"""A cache for a function's last result: a library for games and their presentation."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
S = TypeVar("S")


class Latest(Generic[P, S]):
    """A function that caches only its last result, which is faster than a full cache.

    The result is reused if all arguments are identical objects.
    """

    def __init__(self, make: Callable[P, S]) -> None:
        self.make = make
        self._kept: tuple[tuple[object, ...], S] | None = None

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> S:
        """Return the function's result for these arguments, cached if possible."""
        kept = self._kept
        if kept is None or not all(map(is_, kept[0], args)):
            kept = self._kept = (args, self.make(*args, **kwargs))
        return kept[1]
