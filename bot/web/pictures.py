"""Pictures of a position: drawn off the event loop, once for all readers who see the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from aiohttp import web

from bot.engine.api import Decision
from bot.host.core.api import Preferences
from bot.locales import Words
from bot.presenting.finals import finals
from bot.presenting.pictures import cover_of, of_result
from bot.web.curves import CURVE, curves_of
from bot.web.film import framed
from bot.web.pairing import may_move, paired
from bot.web.picture_cache import Shown
from bot.web.rate_limit import Later, NotFound
from bot.web.responses import FOR_EVER, ONCE, PUBLIC_CHECKED, kind_of, send
from bot.web.site import DARK, LIGHT, Seen, Site, TakenBack, asked_language, below_tables, one_of
from render.art.theme import palettes
from render.jobs import Job
from render.sheets import Sheet

PICTURE = "{part:[a-zA-Z0-9_-]{1,40}}/{stamp:[0-9]{1,12}}"
"""Route pattern of a picture's last two segments: part of the table, and stamp of the position."""

QUESTION = "question"
"""Name of the part that shows the question to the viewer."""


class Wanted(NamedTuple):
    """A requested picture: the position, the part, and how long it may be cached."""

    seen: Seen
    part: str
    keep: str


async def wanted(request: web.Request, site: Site) -> Wanted:
    """Return the requested picture or, if its move was taken back, that of the newest position.

    The picture of the newest position must not be cached. Raises NotFound, HostError.
    """
    part = request.match_info["part"]
    try:
        return Wanted(await site.seen(request), part, FOR_EVER)
    except TakenBack:
        seen = await site.newest(request)
        return Wanted(seen, asked_part(seen) if part == QUESTION else part, ONCE)


def asked_part(seen: Seen) -> str:
    """Return the part that shows the viewer's question; "table" if there is no question."""
    return "table" if decision_of(seen) is None else QUESTION


def decision_of(seen: Seen) -> Decision[Any] | None:
    """Return the decision that the viewer's seat must make, or None."""
    seat = seen.viewer.seat
    return None if seat is None else seen.position.decision_of(seat)


async def drawn(site: Site, seen: Seen, job: Job, first: bool = False) -> Shown:
    """Return a picture, drawn once for all readers who see the same. Raises Later, TooMany."""
    key = (job.game, job.mark(site.context.games))
    return await site.picture_cache.shown(key, job, seen.viewer.user_id, first)


async def drawn_question(site: Site, seen: Seen) -> Shown:
    """Return the picture of the viewer's decision, drawn before those of onlookers.

    It may be the same as the table's. Raises NotFound, Later, TooMany.
    """
    decision = decision_of(seen)
    if decision is None:
        raise NotFound
    job = Job(seen.table.game, "choices", seen.view, seen.look, about=decision, areas=True)
    key = ("asked", seen.table.id, seen.stamp, decision.seat, seen.look)
    return await site.picture_cache.shown(key, job, seen.viewer.user_id, first=True)


async def part_of(site: Site, seen: Seen, part: str, first: bool = False) -> Shown:
    """Return the picture of a part of the page. Raises NotFound, Later, TooMany."""
    if part == QUESTION:
        return await drawn_question(site, seen)
    if part.startswith(CURVE):
        return await _drawn_curve(site, seen, part)
    return await drawn(site, seen, await job_of(seen, part, site), first)


async def _drawn_curve(site: Site, seen: Seen, part: str) -> Shown:
    scene = (await curves_of(site, seen)).get(part)
    if scene is None:
        raise NotFound
    return await site.picture_cache.shown(("curve", scene), Sheet(part, scene))


async def job_of(seen: Seen, part: str, site: Site) -> Job:
    """Return the drawing job of a part, including its tappable areas. Raises NotFound."""
    return replace(await _job_of(seen, part, site), areas=True)


async def _job_of(seen: Seen, part: str, site: Site) -> Job:
    table, look, view, since = seen.table, seen.look, seen.view, seen.since
    kind, _, about = part.partition("-")
    if part in ("table", "boards"):
        return Job(table.game, part, view, look, since)
    if kind == "seat" and about in map(str, range(len(table.names))):
        return Job(table.game, "board", view, look, since, about=int(about))
    if kind == "near" and about in close_ups(seen, site):
        return Job(table.game, "part", view, look, since, about=about)
    if part == "result" and seen.has_result:
        told = finals(await site.finishers(seen), seen.renderer, seen.words)
        return of_result(seen.position, replace(look, finals=told))
    raise NotFound


def picture_mark(site: Site, job: Job) -> str:
    """Return a digest that identifies a picture in all palettes."""
    return replace(job, look=replace(job.look, palette=DARK)).mark(site.context.games)


def close_ups(seen: Seen, site: Site) -> Mapping[str, str]:
    """Return the names of the parts of the table that have a close-up, by key."""
    near = site.context.game(seen.table.game).close_ups
    return {} if near is None else near.names(seen.view, seen.words)


def cover_sources(site: Site, game: str, chosen: Preferences, words: Words) -> tuple[str, str]:
    """Return the addresses of a game's cover for dark and light mode; "" if there is none here."""
    found = site.context.games.get(game)
    if found is None or found.cover is None:
        return "", ""
    start = f"covers/{game}?language={words.language}&palette="
    return start + (chosen.palette or DARK), start + (chosen.palette or LIGHT)


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of pictures."""

    async def picture(request: web.Request) -> web.StreamResponse:
        found = await wanted(request, site)
        # Even if the table has moved on meanwhile: a player waited for this picture.
        return await answered(request, found, may_move(await paired(request, site), found.seen))

    async def then(request: web.Request) -> web.StreamResponse:
        return await lasting(request, await site.seen(request, back=True))

    async def since(request: web.Request) -> web.StreamResponse:
        found = await wanted(request, site)
        seen = found.seen
        try:
            before = await site.past(seen.now, seen.timeline, request.match_info["since"])
        except TakenBack:
            return await answered(request, found._replace(keep=ONCE))
        return await answered(request, found._replace(seen=replace(seen, before=before)))

    async def frame(request: web.Request) -> web.StreamResponse:
        return await lasting(request, await framed(site, await site.seen(request)))

    async def lasting(request: web.Request, seen: Seen) -> web.StreamResponse:
        return await answered(request, Wanted(seen, request.match_info["part"], FOR_EVER))

    async def answered(
        request: web.Request, wanted: Wanted, first: bool = False
    ) -> web.StreamResponse:
        found = await part_of(site, wanted.seen, wanted.part, first)
        return await send(request, found.data, found.kind, found.mark, wanted.keep)

    async def cover(request: web.Request) -> web.StreamResponse:
        palette = one_of(request, "palette", palettes()) or DARK
        words = Words(asked_language(request))
        chosen = Preferences(palette=palette)
        game = request.match_info["game"]
        if game not in site.context.games or site.context.games[game].cover is None:
            raise NotFound
        for picture in await cover_of(site.context, game, words, chosen):
            return await send(request, picture.data, kind_of(picture), None, PUBLIC_CHECKED)
        raise Later

    return (
        web.get("/covers/{game:[a-z_]{1,40}}", cover),
        *below_tables(f"/picture/{PICTURE}", picture),
        *below_tables(f"/then/{PICTURE}", then),
        web.get(f"/t/{{token}}/since/{{since:[0-9]{{1,12}}}}/{PICTURE}", since),
        *below_tables(f"/frame/{PICTURE}", frame),
    )
