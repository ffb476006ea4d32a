"""The weekly post of a season's changes, as long as there is anything to post."""

from __future__ import annotations

from bot.host.absence.time_controls import DAY
from bot.host.leagues.api import Season
from bot.host.leagues.core.parts import Parts
from bot.host.leagues.core.rows import post
from bot.store import Connection

WEEK = 7 * DAY


async def tell_week(parts: Parts, season: Season, now: float) -> float:
    """Queue the post of the newest completed week; return when the next one is due."""
    start = season.starts_at.timestamp()
    week = int((now - start) // WEEK)
    if week >= 1:
        await parts.write(season, lambda db: _post(db, season, week, now))
    return start + (week + 1) * WEEK


def _post(connection: Connection, season: Season, week: int, now: float) -> None:
    since = season.starts_at.timestamp() + (week - 1) * WEEK
    data = {"week": week, "since": since}
    post(connection, season, "weekly", now, mark=str(week), data=data)
