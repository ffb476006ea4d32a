"""What is found at its first use and kept: `functools.cached_property` without its lock.

Before Python 3.12 that lock takes longer than most of what tables and boards find.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):
    """A property that is found once for each object (a decorator)."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, one: None, kind: type[Any]) -> Self: ...

    @overload
    def __get__(self, one: object, kind: type[Any]) -> T: ...

    def __get__(self, one: object, kind: type[Any]) -> Self | T:
        """Return what was found; from now on it is an attribute that is read without this."""
        if one is None:
            return self
        found = one.__dict__[self._name] = self._find(one)
        return found
