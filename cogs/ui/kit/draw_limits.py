"""Limit on the pictures drawn for one person at once, so that nobody blocks the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bot.host.core.api import HostError


class TooManyDrawings(HostError):
    """This person already has the most pictures being drawn (`most`)."""

    code = "too-many-drawings"


class DrawLimits:
    """Counts the pictures being drawn for each person; no call waits."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: Counter[int] = Counter()

    @contextmanager
    def of(self, user_id: int) -> Iterator[None]:
        """Hold one of a person's places. Raises TooManyDrawings."""
        if self._under_way[user_id] >= self._most:
            raise TooManyDrawings(most=self._most)
        self._under_way[user_id] += 1
        try:
            yield
        finally:
            self._under_way[user_id] -= 1
            self._under_way += Counter()  # Drops people with no drawing under way.
