"""A table in words and facts: the players asked, its pace, how long something takes."""

from __future__ import annotations

from typing import Any

from bot.engine.api import Decision
from bot.host.core.api import Position, Table
from bot.host.core.paces import PACES
from bot.locales import Words


def pace_name(table: Table, words: Words) -> str:
    """Return a table's pace and time-out rule in one line."""
    pace = words(f"pace-{table.pace}")
    if PACES.get(table.pace) is None:
        return words("card-pace-none", pace=pace)
    if table.haste > 1:
        return words("league-hasty-pace", pace=pace, times=table.haste)
    return words("card-pace", pace=pace, timeout=words(f"timeout-{table.at_timeout}"))


def duration(seconds: float, words: Words) -> str:
    """Return a time in days, hours and minutes, the two largest of them."""
    minutes = max(0, round(seconds / 60))
    parts = {"days": minutes // 1440, "hours": minutes // 60 % 24, "minutes": minutes % 60}
    named = [words(f"time-{unit}", count=count) for unit, count in parts.items() if count]
    return " ".join(named[:2]) or words("time-minutes", count=0)


def people_asked(position: Position) -> tuple[Decision[Any], ...]:
    """Return the pending decisions of people (not of house bots)."""
    chairs = {chair.seat: chair for chair in position.table.chairs}
    return tuple(d for d in position.decisions if chairs[d.seat].mover is None)
