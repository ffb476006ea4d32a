"""The days of a league's seasons as a calendar that programs subscribe to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta

from aiohttp import web

from bot.host.leagues.api import CANCELLED, Season
from bot.host.leagues.play.overtime import ends_of
from bot.leagues.settings import KNOCKOUT
from bot.locales import Words
from bot.locales.markdown import visible
from bot.web.ics import KIND, CalendarEvent, begun, event_of
from bot.web.league.reading import Library
from bot.web.responses import CHECKED, send
from bot.web.site import Site, asked_language

AGAIN = timedelta(hours=12)
"""Interval at which programs are asked to look whether a day has been moved."""
_DAY = timedelta(days=1)


def routes(site: Site, library: Library) -> Sequence[web.RouteDef]:
    """Return the route of the calendar: of all seasons, or of the one that is asked for."""

    async def show(request: web.Request) -> web.StreamResponse:
        known, season = await library.asked(request)
        shown = [season] if request.query.get("season") else known
        revised = await site.context.host.leagues.pages.revised([one.id for one in shown])
        words = Words(asked_language(request) or season.league.language)
        page = f"{site.context.web_url or ''}/l/{request.match_info['token']}"
        body = await asyncio.to_thread(calendar, shown, revised, page, words)
        return await send(request, body, KIND, None, CHECKED)

    return (web.get("/l/{token}/season.ics", show),)


def calendar(
    seasons: Sequence[Season], revised: Mapping[int, float], page: str, words: Words
) -> bytes:
    """Return the calendar of seasons, each `revised` at a time, whose pages are at an address."""
    found = begun(visible(seasons[0].league.name), "leagues", AGAIN)
    for season in seasons:
        changed, url = revised.get(season.id, 0.0), f"{page}?season={season.number}"
        for entry in days(season, changed, f"{page}/{season.number}", url, words):
            found.add_component(event_of(entry))
    return bytes(found.to_ical())


def days(
    season: Season, revised: float, name: str, url: str, words: Words
) -> Iterable[CalendarEvent]:
    """Yield the days of a season, `revised` at a time, with names that begin with `name`."""
    form = "knockout" if season.settings.form in KNOCKOUT else "usual"
    facts: dict[str, str | int] = {
        "league": visible(season.league.name),
        "season": season.number,
        "form": form,
    }
    for kind, day in _DAYS.items():
        starts = day(season)
        yield CalendarEvent(
            f"{name}/{kind}",
            datetime.fromtimestamp(revised, UTC),
            starts,
            starts + _DAY,
            words(f"web-calendar-{kind}", **facts),
            url,
            cancelled=season.stage == CANCELLED,
        )


_DAYS: Mapping[str, Callable[[Season], date]] = {
    "signup": lambda season: season.settings.closing_day,
    "first": lambda season: season.settings.first_day,
    "last": lambda season: season.settings.last_day,
    "end": lambda season: datetime.fromtimestamp(ends_of(season).hard_at, UTC).date(),
}
"""The days of a season in the calendar, all of them whole days of UTC."""
