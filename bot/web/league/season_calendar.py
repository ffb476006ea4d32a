"""The days of a league's seasons as a calendar that programs subscribe to (RFC 5545, RFC 7986)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from uuid import NAMESPACE_URL, uuid5

from aiohttp import web
from icalendar import Calendar, Event, vText

from bot.host.leagues.api import CANCELLED, Season
from bot.host.leagues.play.overtime import ends_of
from bot.locales import LANGUAGES, Words
from bot.locales.markdown import visible
from bot.web.league.reading import Library
from bot.web.responses import CHECKED, send
from bot.web.site import Site, one_of

_ASK_AGAIN = timedelta(hours=12)
"""Interval at which programs are asked to look whether a day has been moved."""
_DAY = timedelta(days=1)


def routes(site: Site, library: Library) -> Sequence[web.RouteDef]:
    """Return the route of the calendar: of all seasons, or of the one that is asked for."""

    async def show(request: web.Request) -> web.StreamResponse:
        known, season = await library.asked(request)
        shown = [season] if request.query.get("season") else known
        revised = await site.context.host.leagues.pages.revised([one.id for one in shown])
        words = Words(one_of(request, "language", LANGUAGES) or season.league.language)
        page = f"{site.context.web_url or ''}/l/{request.match_info['token']}"
        body = await asyncio.to_thread(calendar, shown, revised, page, words)
        return await send(request, body, "text/calendar", None, CHECKED)

    return (web.get("/l/{token}/season.ics", show),)


def calendar(
    seasons: Sequence[Season], revised: Mapping[int, float], page: str, words: Words
) -> bytes:
    """Return the calendar of seasons, each `revised` at a time, whose pages are at an address."""
    found = Calendar()
    found.add("prodid", "-//boardgame-bot//leagues//EN")
    found.add("version", "2.0")
    found.add("refresh-interval", _ASK_AGAIN, parameters={"VALUE": "DURATION"})
    for name in ("name", "x-wr-calname"):
        found.add(name, vText(visible(seasons[0].league.name)))
    for season in seasons:
        for event in _events(season, revised.get(season.id, 0.0), page, words):
            found.add_component(event)
    return bytes(found.to_ical())


def _events(season: Season, revised: float, page: str, words: Words) -> Iterable[Event]:
    league = visible(season.league.name)
    for kind, day in _DAYS.items():
        event, starts = Event(), day(season)
        # A day that is moved stays the same event: its number depends on no date.
        event.add("uid", str(uuid5(NAMESPACE_URL, f"{page}/{season.number}/{kind}")))
        event.add("dtstamp", datetime.fromtimestamp(revised, UTC))
        event.add("dtstart", starts)
        event.add("dtend", starts + _DAY)
        event.add("summary", words(f"web-calendar-{kind}", league=league, season=season.number))
        event.add("url", f"{page}?season={season.number}")
        event.add("transp", "TRANSPARENT")
        if season.stage == CANCELLED:
            event.add("status", "CANCELLED")
        yield event


_DAYS: Mapping[str, Callable[[Season], date]] = {
    "signup": lambda season: season.settings.closing_day,
    "first": lambda season: season.settings.first_day,
    "last": lambda season: season.settings.last_day,
    "end": lambda season: datetime.fromtimestamp(ends_of(season).hard_at, UTC).date(),
}
"""The days of a season in the calendar, all of them whole days of UTC."""
