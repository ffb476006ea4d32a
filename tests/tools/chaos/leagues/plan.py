"""The leagues of a run."""

from __future__ import annotations

from typing import NamedTuple

from tests.pebbles import KEY

GAME = KEY
"""A small game: what is tried here are the leagues around it."""
NAMES = ("anna", "ben", "cleo", "dora", "emil", "fred", "gina", "hugo")
"""The players."""
LATECOMER, ORGANISER = "iris", "olga"


class Plan(NamedTuple):
    """A league: its rules, and how many seasons are played at least (`seasons`)."""

    name: str
    form: str
    games: int
    first: int
    """Days until the season begins."""
    days: int = 40
    at_once: int = 2
    division: int = 4
    up: int = 1
    seasons: int = 1
    people: int = len(NAMES)
    """So many sign up, the first ones by name."""
    trouble: bool = False
    """In the last season there is a dispute, somebody is excluded, and somebody enters late."""


WHOLE = (
    Plan("Alpha", "season", games=2, first=4, seasons=2, trouble=True),
    Plan("Bravo", "cup", games=1, first=5, up=2),
    Plan("Coral", "ladder", games=2, first=6, days=12),
    Plan("Delta", "swiss", games=3, first=5, up=2, days=60),
)
"""A season and the one after promotion, a cup, a ladder, a Swiss event: all to their ends."""
SMALL = (Plan("Alpha", "season", games=1, first=3, people=4, trouble=True),)
"""The leagues of the test suite."""
