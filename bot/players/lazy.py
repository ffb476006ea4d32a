"""What is found at its first use and kept: a `functools.cached_property` that costs less.

That one has a lock before Python 3.12, which takes longer than most of what tables and boards
find; and it asks for the object's `__dict__`, after which all of its attributes are read slower.
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
        found = self._find(one)
        setattr(one, self._name, found)
        return found
