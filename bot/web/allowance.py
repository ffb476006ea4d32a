"""How much may be drawn for one person's pages: so much at once, and so much in the long run."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from bot.web.guard import TooMany
from cogs.ui.kit.draw_limits import DrawLimits, TooManyDrawings

AT_ONCE = 24
"""Pictures that wait to be drawn for one person: those of a large table, and its close-ups."""
RATE = 5.0
"""Pictures a second that are drawn for one person in the long run."""
BURST = 150.0
"""Pictures that are drawn for one person before that counts."""
_MOST = 4096
"""People who are remembered."""


class Allowance:
    """Counts what is drawn for whom; pictures that are kept cost nothing."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._limits = DrawLimits(AT_ONCE)
        self._used: OrderedDict[int, tuple[float, float]] = OrderedDict()

    @contextmanager
    def of(self, user_id: int) -> Iterator[None]:
        """Draw one picture for a person. Raises TooMany."""
        try:
            with self._limits.of(user_id):
                self._spend(user_id)
                yield
        except TooManyDrawings as error:
            raise TooMany from error

    def _spend(self, user_id: int) -> None:
        now = self._now()
        used, at = self._used.pop(user_id, (0.0, now))
        used = max(0.0, used - (now - at) * RATE)
        full = used + 1 > BURST
        self._used[user_id] = (used if full else used + 1, now)
        while len(self._used) > _MOST:
            self._used.popitem(last=False)
        if full:
            raise TooMany
