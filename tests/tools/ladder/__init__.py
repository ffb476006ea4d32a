"""Comparisons of house bots: `python -m tests.tools.ladder`.

A rung is a player who is tried against others at tables of a kind. The number of its games is
said beforehand, the tried one sits in every seat in turn, and beside each game the same deal is
played with one of the others in that seat: that arm tells how good seat and deal were.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engine.api import Seat

GAMES = 2000


@dataclass(frozen=True, kw_only=True)
class Rung:
    """A player, those it is tried against, and what is wanted.

    Players are words of `tests.tools.ladder.players`. `least` is what the lower end of the 95 %
    interval of the share of wins must reach, `within` are the borders of the share itself.
    `chairs` are the seats whose wins are counted, () = the one that the tried player has.
    """

    tried: str
    others: str
    seats: int
    game: str = "puerto_rico"
    options: Mapping[str, str] = field(default_factory=dict)
    games: int = GAMES
    least: float = 0.0
    within: tuple[float, float] = (0.0, 1.0)
    chairs: tuple[Seat, ...] = ()

    @property
    def name(self) -> str:
        """Return what the rung is called."""
        chairs = f" in seats {', '.join(str(seat + 1) for seat in self.chairs)}" * bool(self.chairs)
        options = ", ".join(["", *(f"{key} {value}" for key, value in self.options.items())])
        table = f"{self.seats} players"
        return f"{self.game}, {table}: {self.tried}{chairs} against {self.others}{options}"
