"""What is to be simulated, checked before anything begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta

from bot.host.game import HostedGame
from bot.leagues.settings import MOST_DIVISION, Settings

MOST_PEOPLE = 200
FIRST_DAY = date(2027, 1, 11)
"""Of a season that no league has: the same every time."""
DAYS = 120


class BadPlan(ValueError):
    """A season that cannot be simulated, in one sentence."""


@dataclass(frozen=True)
class Plan:
    """A season, who plays it, and the share of them that is a problem for the others."""

    games: Mapping[str, HostedGame]
    settings: Settings
    people: int = 28
    divisions: int = 3
    seed: int = 1
    absence: float = 0.1

    @property
    def game(self) -> HostedGame:
        """Return the game that is played."""
        return self.games[self.settings.game]


def drawn_up(
    games: Mapping[str, HostedGame],
    settings: Settings,
    *,
    people: int,
    divisions: int,
    seed: int = 1,
    absence: float = 0.1,
) -> Plan:
    """Return the plan of a season with so many divisions. Raises BadPlan."""
    if not settings.size <= people <= MOST_PEOPLE:
        raise BadPlan(
            f"A season with tables of {settings.size} needs {settings.size} to {MOST_PEOPLE}"
            f" people, not {people}."
        )
    least, most = -(-people // MOST_DIVISION), people // settings.size
    if not least <= divisions <= most:
        raise BadPlan(f"{people} people make {least} to {most} divisions, not {divisions}.")
    if not 0 <= absence <= 1:
        raise BadPlan(f"The share of absent people is from 0 to 1, not {absence:g}.")
    size = -(-people // divisions)
    return Plan(games, replace(settings, division_size=size), people, divisions, seed, absence)


def usual(game: str, days: int = DAYS) -> Settings:
    """Return the rules of a season that leaves everything as it is proposed."""
    return Settings(game, FIRST_DAY, FIRST_DAY + timedelta(days=days - 1))
