"""The route of a person's private calendar: their deadlines, vacations, and leagues' days.

It has what the posts at their tables say to everybody, and nothing that is hidden there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from aiohttp import web

from bot.host.absence.queries import Deadline
from bot.host.core.api import HostError, Position
from bot.host.leagues.api import Season
from bot.host.leagues.play.swiss import RoundEnds
from bot.host.people import calling
from bot.locales import Words
from bot.locales.markdown import unmarked, visible
from bot.presenting.services import Services
from bot.presenting.table import asked_of, place_link, title_of, words_at
from bot.web.ics import KIND, CalendarEvent, begun, event_of
from bot.web.league.season_calendar import days
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, send
from bot.web.site import Site

AGAIN: Final = timedelta(hours=1)
"""Interval at which programs are asked to look again; most have one of their own."""
LENGTH: Final = timedelta(minutes=15)
"""Length of the event of a deadline, which ends at the deadline.

Programs would draw one without length differently, some of them after the deadline.
"""


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the route of the private calendars."""

    async def show(request: web.Request) -> web.StreamResponse:
        services = site.context
        user_id = None
        if services.can_pair:
            user_id = await services.host.calendars.person(request.match_info["secret"])
        if user_id is None:
            raise NotFound
        await site.background.piece()
        body = await calendar(services, user_id)
        return await send(request, body, KIND, None, CHECKED)

    return (web.get("/calendar/{secret:[A-Za-z0-9_-]{1,64}}.ics", show),)


async def calendar(services: Services, user_id: int) -> bytes:
    """Return a person's calendar in their language."""
    kept = await services.host.people.preferences.get(user_id)
    words = Words(kept.language)
    entries = [
        *[one async for one in _deadlines(services, user_id, words)],
        *await _vacations(services, user_id, words),
        *[one async for one in _seasons(services, user_id, words)],
    ]
    title = words("calendar-title", bot=visible(services.name) or words("web-app-name"))
    return await asyncio.to_thread(_written, unmarked(title), entries)


def _written(title: str, entries: Iterable[CalendarEvent]) -> bytes:
    found = begun(title, "deadlines", AGAIN)
    for entry in entries:
        found.add_component(event_of(entry))
    return bytes(found.to_ical())


async def _deadlines(
    services: Services, user_id: int, words: Words
) -> AsyncIterator[CalendarEvent]:
    """Yield what a person must do in time; deadlines that have passed are left out."""
    host = services.host
    found = {
        calling.TURN: await host.absence.deadlines(user_id),
        calling.VOTE: await host.absence.ballots(user_id),
        calling.PROPOSAL: await host.proposals.deadlines(user_id),
    }
    for topic, deadlines in found.items():
        for one in deadlines:
            if one.until <= host.now():
                continue
            try:
                position = await host.tables.position(one.table_id)
            except HostError:
                continue
            yield _deadline(services, topic, one, position, words)


def _deadline(
    services: Services, topic: str, one: Deadline, position: Position, words: Words
) -> CalendarEvent:
    table = position.table
    words = words_at(table, words)
    asked = words(f"way-{topic}") if topic in _SAID else _question(services, one, position, words)
    title = title_of(table, words)
    link = place_link(table.guild_id, table.place_id, table.post_id)
    return CalendarEvent(
        f"{services.web_url}/calendar/{topic}/{one.table_id}/{one.number}/{one.asked}",
        one.set_at,
        one.until - LENGTH,
        one.until,
        unmarked(words("calendar-deadline", topic=topic, table=title)),
        link,
        f"{unmarked(asked)}\n{link}",
    )


_SAID = (calling.VOTE, calling.PROPOSAL)
"""The topics with a sentence of their own, `way-<topic>`; a turn has the table's question."""


def _question(services: Services, one: Deadline, position: Position, words: Words) -> str:
    """Return what a seat is asked, as everybody at the table may read it."""
    renderer = services.renderer(position.table.game)
    return asked_of(position, one.number, renderer, words, None)


async def _vacations(services: Services, user_id: int, words: Words) -> list[CalendarEvent]:
    found = (await services.host.absence.availability.vacations(user_id)).spans
    return [
        CalendarEvent(
            f"{services.web_url}/calendar/vacation/{user_id}/{span.start:.0f}",
            _moment(span.start),
            _moment(span.start),
            _moment(span.end),
            words("calendar-vacation", bot="yes" if bot else "no"),
        )
        for span, bot in found
    ]


async def _seasons(services: Services, user_id: int, words: Words) -> AsyncIterator[CalendarEvent]:
    """Yield the days of the seasons in which a person plays, and when their rounds end."""
    leagues = services.host.leagues
    seasons = await leagues.signups.played_by(user_id)
    revised = await leagues.pages.revised([one.id for one in seasons])
    for season in seasons:
        name, league = f"{services.web_url}/calendar/season/{season.id}", season.league
        changed = revised.get(season.id, 0.0)
        url = place_link(league.guild_id, league.channel_id, season.card_id)
        for entry in days(season, changed, name, url, words):
            yield entry
        ends = await leagues.rounds.current(season.id)
        if ends is not None:
            yield _round(season, ends, name, changed, url, words)


def _round(
    season: Season, ends: RoundEnds, name: str, revised: float, url: str, words: Words
) -> CalendarEvent:
    league, until = visible(season.league.name), _moment(ends.hasty_at)
    summary = words("web-calendar-round", league=league, season=season.number, round=ends.number)
    revised_at = _moment(revised)
    return CalendarEvent(
        f"{name}/round/{ends.number}", revised_at, until - LENGTH, until, summary, url
    )


def _moment(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
