"""A season's HTML pages, which are complete without their script, and their routes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from urllib.parse import urlencode

from aiohttp import web

from bot.host.leagues.api import CLOSED, DRAFT, OVERTIME, RUNNING, SIGNUP, Season
from bot.host.leagues.play.overtime import ends_of
from bot.host.leagues.standings.results import Results
from bot.leagues.almanac import Chronicle
from bot.locales import Words
from bot.locales.markdown import plain, visible
from bot.presenting.league.scenes import Chance, bracket_scenes, chances
from bot.presenting.league.standings import counted, schedule_parts, stage_name
from bot.presenting.pictures import USUAL
from bot.web import layout
from bot.web.league import feeds, overlay, season_calendar
from bot.web.league.reading import (
    EVERYBODY,
    Library,
    Reading,
    every,
    in_palette,
    mark_of,
    of_almanac,
    of_rounds,
    of_standings,
    sources,
)
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, FOR_EVER, send
from bot.web.site import DARK, Site, asked_language, one_of
from bot.web.stream import Audience, Update, moved
from render.art.theme import palettes
from render.league import standings
from render.league.almanac import wording
from render.league.bracket import BracketScene, line_in_words
from render.sheets import Sheet
from render.text.finals import placed

_ASKED = ("language", "palette", "season")
"""Query parameters that a page's address may contain."""


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of a league's pages and pictures."""
    library = Library(site.context)

    async def show(part: str, request: web.Request) -> web.StreamResponse:
        known, season = await library.asked(request)
        reading = await library.of(season.id)
        wish = _wish(request, part, season)
        key = (part, wish.token, wish.language, wish.palette or "", *map(str, wish.query.items()))
        key += tuple(str(one.number) for one in known)
        alias = await site.context.host.leagues.pages.aliases(wish.token)
        source = feeds.Source(reading.season, known, reading.results, alias, {})
        made = await reading.body(key, lambda: page(reading, source, wish))
        return await send(request, made, "text/html", None, CHECKED)

    async def picture(request: web.Request) -> web.StreamResponse:
        _, season = await library.asked(request)
        reading = await library.of(season.id)
        words = Words(asked_language(request) or season.league.language)
        if words.language not in reading.sheets:
            reading.sheets[words.language] = await asyncio.to_thread(every, reading, words)
        sheet = reading.sheets[words.language].get(request.match_info["part"])
        if sheet is None:
            raise NotFound
        wanted = in_palette(sheet, one_of(request, "palette", palettes()) or USUAL.palette)

        mark = mark_of(wanted)
        drawn = await site.picture_cache.shown(("league", mark), wanted)
        keep = FOR_EVER if request.query.get("as") == mark else CHECKED
        return await send(request, drawn.data, drawn.kind, drawn.mark, keep)

    async def follow(request: web.Request) -> web.StreamResponse:
        _, season = await library.asked(request)

        async def update() -> Update:
            mark = (await library.of(season.id)).mark
            link = await site.context.host.leagues.pages.token(season.league.id)
            return Update(mark, link, moved(mark))

        async def lasts() -> bool:
            pages = site.context.host.leagues.pages
            return await pages.opened(request.match_info["token"]) is not None

        looking = partial(site.context.host.leagues.pages.onlookers.looking, season.id)
        key = ("season", season.id)
        ours = site.context.host.cluster.owns_server(season.league.guild_id)
        audience = partial(Audience, looking, update, site.background, hears=ours)
        return await site.audiences.follow(request, key, audience, lasts)

    below = "/l/{token}"
    return (
        *feeds.routes(site, library),
        *season_calendar.routes(site, library),
        *overlay.routes(site, library),
        web.get(below, partial(show, STANDINGS)),
        web.get(f"{below}/{SCHEDULE}", partial(show, SCHEDULE)),
        web.get(f"{below}/{ALMANAC}", partial(show, ALMANAC)),
        web.get(below + "/picture/{part:[a-z]{1,20}(?:-[0-9]{1,5})?}", picture),
        web.get(f"{below}/events", follow, allow_head=False),
    )


def _wish(request: web.Request, part: str, season: Season) -> Wish:
    """Return the page that the request's address names. Raises NotFound."""
    return Wish(
        part=part,
        token=request.match_info["token"],
        language=asked_language(request) or season.league.language,
        palette=one_of(request, "palette", palettes()),
        query={key: request.query[key] for key in _ASKED if request.query.get(key)},
    )


STANDINGS, SCHEDULE, ALMANAC = PARTS = ("standings", "schedule", "almanac")
"""Names of the pages of a season."""
SPOKEN = ("gone", "news")
"""Keys, without the prefix `web-league-`, of the messages that the script shows."""


@dataclass(frozen=True)
class Wish:
    """A requested page of a season and how to show it; `palette` None = the system's preference."""

    part: str
    token: str
    language: str
    palette: str | None
    query: Mapping[str, str]


def page(reading: Reading, source: feeds.Source, wish: Wish) -> bytes:
    """Return a page of a season; `source` is what other programs get. Slow: call it in a thread."""
    words, season = Words(wish.language), reading.season
    text = layout.page(
        "bot/web/league/page.html",
        words,
        wish.palette,
        wish.query,
        layout.messages(words, SPOKEN, "web-league-"),
        wish=wish,
        parts=PARTS,
        mark=reading.mark,
        season=season,
        seasons={
            str(one.number): words("league-almanac-season", number=one.number)
            for one in source.seasons
        },
        league=visible(season.league.name),
        facts=_facts(reading, words),
        stage=plain(words("league-stage-now", stage=stage_name(season, words))),
        until=_until(season),
        none_yet=plain(words("league-schedule-none")),
        told=reading.told,
        # Functions that the templates call.
        wording=wording,
        describe=standings,
        placed=placed,
        line_in_words=line_in_words,
        sources=sources,
        bg_stats=partial(feeds.bg_stats, source),
        watch=partial(_watch, wish),
        **_content(reading, wish.part, words),
    )
    return text.encode()


def _watch(wish: Wish, table: int) -> str:
    """Return the address of a table's page, relative to that of the schedule."""
    look = {key: value for key, value in wish.query.items() if key != "season"}
    return f"table/{table}?{urlencode(look)}".removesuffix("?")


def _facts(reading: Reading, words: Words) -> str:
    """Return a line that names the season's game and its progress or number of entries."""
    season = reading.season
    if reading.told is not None:
        return wording.summary(reading.told, words)
    people = map(plain, counted(season, reading.entries, words))
    return " · ".join((words.title(season.settings.game), *people))


def _until(season: Season) -> float | None:
    """Return when the season's stage ends (POSIX seconds), None if no time is set."""
    until = _UNTIL.get(season.stage)
    at = until(season) if until is not None else None
    return at.timestamp() if isinstance(at, datetime) else at


_UNTIL: Mapping[str, Callable[[Season], datetime | float]] = {
    SIGNUP: lambda season: season.signup_ends_at,
    CLOSED: lambda season: season.starts_at,
    DRAFT: lambda season: season.starts_at,
    RUNNING: lambda season: season.ends_at,
    OVERTIME: lambda season: ends_of(season).hard_at,
}
"""Functions that return the time of a season's next step, by its stage."""


def _content(reading: Reading, part: str, words: Words) -> Mapping[str, object]:
    """Return the template variables that only this page needs."""
    if reading.results is None or reading.told is None:
        return {}
    return _CONTENT[part](reading, reading.results, reading.told, words)


def _standings(
    reading: Reading, results: Results, _told: Chronicle, words: Words
) -> Mapping[str, object]:
    """Return the brackets of winners' rounds, each division's standings, and what is possible."""
    shown = [
        (scene, of_standings(scene), list(_chances(results, number)))
        for number, scene in reading.standings(words).items()
    ]
    return {"rounds": _rounds(results, words), "standings": shown}


def _chances(results: Results, number: int) -> Iterator[Chance]:
    """Yield what people can still reach in a division; team standings say nothing about that."""
    return chances(results, number) if number in results.divisions else iter(())


def _rounds(results: Results, words: Words) -> Iterator[tuple[BracketScene, Sequence[Sheet]]]:
    drawn = of_rounds(results, words)
    for scene in bracket_scenes(results, words, DARK, EVERYBODY, EVERYBODY):
        yield scene, [one for one in drawn if getattr(one.scene, "title", "") == scene.title]


def _schedule(_: Reading, results: Results, _told: Chronicle, words: Words) -> Mapping[str, object]:
    parts = list(schedule_parts(results, words))
    numbers = {fixture.id: number for _, found in parts for number, fixture in found}
    groups = [(title, [fixture for _, fixture in found]) for title, found in parts]
    return {"groups": groups, "numbers": numbers}


def _almanac(_: Reading, _results: Results, told: Chronicle, words: Words) -> Mapping[str, object]:
    return {"pictures": {sheet.name: sheet for sheet in of_almanac(told, words)}}


_CONTENT: Mapping[str, Callable[[Reading, Results, Chronicle, Words], Mapping[str, object]]] = {
    STANDINGS: _standings,
    SCHEDULE: _schedule,
    ALMANAC: _almanac,
}
