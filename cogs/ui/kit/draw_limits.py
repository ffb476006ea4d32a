"""How many pictures are drawn for one person at once: nobody keeps the others from theirs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bot.host.api import HostError


class TooManyDrawings(HostError):
    """As many pictures are under way for this person as for anybody (`most`)."""

    code = "too-many-drawings"


class DrawLimits:
    """Counts what is under way by person; nothing waits."""

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
            self._under_way += Counter()  # Forgets whom nothing is drawn for.
