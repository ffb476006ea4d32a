"""How fast a table shall go: the presets of its clocks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bot.engine.api import BadOption

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Pace(NamedTuple):
    """Seconds that each decision brings (`turn`), and how many may be saved up (`bank`).

    Whoever is quick fills the bank; whoever takes longer than a turn lives from it. Only the
    waking hours of who must act count.
    """

    turn: float
    bank: float

    @property
    def most(self) -> float:
        """Return what a clock can hold, and begins with."""
        return self.turn + self.bank

    @property
    def calls(self) -> tuple[float, ...]:
        """Return how much time is left when the person is called, then called again, then out."""
        return (self.turn / 2, self.turn / 6, 0.0)

    @property
    def ballot(self) -> float:
        """Return how long the others may think about what shall happen at a time-out."""
        return self.turn / 2


STANDARD = Pace(24 * HOUR, 12 * HOUR)

PACES: Mapping[str, Pace | None] = {
    "none": None,
    "live": Pace(10 * MINUTE, 20 * MINUTE),
    "fast": Pace(12 * HOUR, 6 * HOUR),
    "standard": STANDARD,
    "relaxed": Pace(72 * HOUR, 24 * HOUR),
}
"""By key; None = no clock at all."""

USUAL = "standard"
AT_TIMEOUT = ("vote", "owner", "caretaker")
"""What may happen when a time is over; the first is the usual."""


def check_pace(pace: str, at_timeout: str = AT_TIMEOUT[0]) -> None:
    """Refuse what is no pace, or nothing that may happen at a time-out. Raises BadOption."""
    if pace not in PACES:
        raise BadOption("bad-choice", legal=tuple(PACES), option="pace", choice=pace)
    if at_timeout not in AT_TIMEOUT:
        raise BadOption("bad-choice", legal=AT_TIMEOUT, option="at-timeout", choice=at_timeout)
