"""Properties that are computed at first use and cached: faster than `cached_property`.

Before Python 3.12, `functools.cached_property` uses a lock, which takes longer than most
computations of tables and boards. It also accesses the object's `__dict__`, which makes all later
attribute reads slower.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")


class lazy(Generic[T]):
    """A decorator for a property that is computed once for each object."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, one: None, kind: type[Any]) -> Self: ...

    @overload
    def __get__(self, one: object, kind: type[Any]) -> T: ...

    def __get__(self, one: object, kind: type[Any]) -> Self | T:
        """Compute the value and store it as an attribute, so later reads bypass this method."""
        if one is None:
            return self
        found = self._find(one)
        setattr(one, self._name, found)
        return found
