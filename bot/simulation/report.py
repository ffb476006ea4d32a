"""What a simulated season came to."""

from __future__ import annotations

from bot.host.leagues.api import Season
from bot.simulation.life import Life
from bot.simulation.plan import Plan


async def report_of(life: Life, plan: Plan, season: Season) -> object:
    """Return the report of a season that is over."""
    results = await life.host.leagues.results.of(season.id)
    return results.divisions
