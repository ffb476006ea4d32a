"""Properties computed at their first use and kept: a cheaper `functools.cached_property`.

The standard one has a lock before Python 3.12, which takes longer than most computations of tables
and boards; and it asks for the object's `__dict__`, after which all its attributes are read slower.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):
    """A property that is computed once for each object (a decorator)."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, one: None, kind: type[Any]) -> Self: ...

    @overload
    def __get__(self, one: object, kind: type[Any]) -> T: ...

    def __get__(self, one: object, kind: type[Any]) -> Self | T:
        """Return the value; it is stored as an attribute, so later reads bypass this method."""
        if one is None:
            return self
        found = self._find(one)
        setattr(one, self._name, found)
        return found
