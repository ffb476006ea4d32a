"""Presets of a table's clocks, by the keys that tables store, and the rules after a time-out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.api import BadOption

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Pace(NamedTuple):
    """Seconds that each decision adds (`turn`), and the most that may be saved up (`bank`).

    A quick move fills the bank, and a slow one draws on it. Only the waking hours of the player who
    must act count.
    """

    turn: float
    bank: float

    @property
    def most(self) -> float:
        """The most seconds a clock can hold, and the value with which it starts."""
        return self.turn + self.bank

    @property
    def calls(self) -> tuple[float, ...]:
        """The times left at the first reminder, at the second one, and at the time-out."""
        return (self.turn / 2, self.turn / 6, 0.0)

    def hurried(self, haste: int) -> Pace:
        """Return the pace with clocks that run faster by a factor."""
        return self if haste < 2 else Pace(self.turn / haste, self.bank / haste)

    @property
    def ballot(self) -> float:
        """The time for which the others may vote after a time-out."""
        return self.turn / 2


STANDARD = Pace(24 * HOUR, 12 * HOUR)

PACES: Mapping[str, Pace | None] = {
    "none": None,
    "live": Pace(10 * MINUTE, 20 * MINUTE),
    "fast": Pace(12 * HOUR, 6 * HOUR),
    "standard": STANDARD,
    "relaxed": Pace(72 * HOUR, 24 * HOUR),
}
"""The paces by key; None = no clock at all."""

USUAL = "standard"


def known_pace(pace: str) -> str:
    """Return a stored pace, or the default pace if it no longer exists."""
    return pace if pace in PACES else USUAL


AT_TIMEOUT = ("vote", "owner", "caretaker")
"""Possible consequences of a time-out; the first is the default."""


def check_pace(pace: str, at_timeout: str = AT_TIMEOUT[0]) -> None:
    """Check a pace and a time-out rule. Raises BadOption."""
    if pace not in PACES:
        raise BadOption("bad-choice", legal=tuple(PACES), option="pace", choice=pace)
    if at_timeout not in AT_TIMEOUT:
        raise BadOption("bad-choice", legal=AT_TIMEOUT, option="at-timeout", choice=at_timeout)
