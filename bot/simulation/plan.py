"""Plan of a simulation, checked before the simulation begins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import NamedTuple

from bot.host.core.api import HostError
from bot.leagues.settings import AUTOMATIC, FEWER, MOST_DIVISION, NO, PLACE, SEASON, SWISS, Settings

MOST_PEOPLE = 200
MOST_SERVERS = 20
FIRST_DAY = date(2027, 1, 11)
"""First day of a season that is simulated outside any league, the same every time."""
DAYS = 120


class BadPlan(HostError):
    """A season that cannot be simulated.

    `field` is people | divisions | absence | acts | late | servers | bots | form; `least` and
    `most` are its limits.
    """

    code = "league-plan"


class Acts(NamedTuple):
    """The numbers of exclusions, annulled tables and disputes to simulate."""

    excluded: int = 0
    annulled: int = 0
    disputed: int = 0


NONE = Acts()


@dataclass(frozen=True)
class Plan:
    """A season to simulate, with its number of people and the share who cause problems."""

    settings: Settings
    people: int = 28
    divisions: int = 3
    seed: int = 1
    absence: float = 0.1
    acts: Acts = NONE
    late: int = 0
    """Number of additional people, who sign up after the draw."""
    servers: int = 1
    """Number of servers on which people sign up."""
    bots: int = 1
    """Number of bots: all but the first have one of the servers each, and take entries there."""


def drawn_up(
    settings: Settings,
    people: int,
    divisions: int,
    seed: int = 1,
    absence: float = 0.1,
    acts: Acts = NONE,
    late: int = 0,
    servers: int = 1,
    bots: int = 1,
) -> Plan:
    """Return the plan of a season, after checking the numbers. Raises BadPlan.

    If the season has no rule for late entry, people who sign up late get a whole place. A Swiss
    event or a season with teams has one division, and rounds always open by themselves.
    """
    if settings.form not in (SEASON, SWISS):
        raise BadPlan(field="form", value=settings.form, least="", most="")
    _check("people", people, settings.size, MOST_PEOPLE)
    if not settings.undivided:
        _check("divisions", divisions, -(-people // MOST_DIVISION), people // settings.size)
    _check("absence", absence, 0, 1)
    for number in acts:
        _check("acts", number, 0, people)
    _check("late", late, 0, MOST_PEOPLE)
    _check("servers", servers, 1, MOST_SERVERS)
    _check("bots", bots, 1, servers)
    if settings.form == SWISS:
        late_entry = FEWER if late else settings.late
        event = replace(settings, opening=AUTOMATIC, late=late_entry)
        return Plan(event, people, 1, seed, absence, acts, late, servers, bots)
    divisions = 1 if settings.undivided else divisions
    size = -(-people // divisions)
    # In small divisions, not all people may move up or down.
    up, down = (min(number, size // 2) for number in (settings.up, settings.down))
    shown = min(size, MOST_DIVISION)
    fitting = replace(settings, division_size=shown, up=up, down=down)
    if late and settings.late == NO:
        fitting = replace(fitting, late=PLACE)
    return Plan(fitting, people, divisions, seed, absence, acts, late, servers, bots)


def usual(game: str, days: int = DAYS) -> Settings:
    """Return the default settings of a season."""
    return Settings(game, FIRST_DAY, FIRST_DAY + timedelta(days=days - 1))


def _check(field: str, value: float, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadPlan(field=field, value=f"{value:g}", least=least, most=most)
