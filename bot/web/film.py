"""The film of a finished game: pictures of the table and boards, one frame per phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, TypedDict

from aiohttp import web

from bot.locales.markdown import unmarked
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, mark_of, packed, send
from bot.web.site import Seen, Site, below_tables
from render.pictures.replay import shot
from render.text.wording import round_name


class Frame(NamedTuple):
    """A version of the table, the part of it that is pictured, and the phase that led to it.

    `phase` ended at this version and had begun at version `began`; "" and 0 = no phase has ended
    yet. Changes since version `since` are outlined, None = none are.
    """

    version: int
    part: str
    since: int | None
    phase: str
    began: int


async def frames(site: Site, seen: Seen) -> list[Frame]:
    """Return the frames of a finished game's film. Raises NotFound while it is running."""
    if seen.table.status != "over":
        raise NotFound
    closed = [(0, ""), *await site.version_cache.phases(seen.now)]
    found = []
    for number, (version, phase) in enumerate(closed):
        part, since = shot(number, last=number == len(closed) - 1)
        then = None if since is None else closed[since][0]
        found.append(Frame(version, part, then, phase, closed[max(0, number - 1)][0]))
    return found


async def framed(site: Site, seen: Seen) -> Seen:
    """Return a version with the outlines of its frame. Raises NotFound if it is not a frame."""
    for frame in await frames(site, seen):
        if frame.version == seen.position.version:
            if frame.since is None:
                return seen
            return replace(seen, before=await site.version_cache.position(seen.now, frame.since))
    raise NotFound


class Shown(TypedDict):
    """A frame: its title, and the addresses of its picture for dark and light mode."""

    title: str
    dark: str
    light: str


async def _shown(site: Site, seen: Seen) -> list[Shown]:
    """Return the titles and picture addresses of all frames."""
    words, found = seen.words, await frames(site, seen)
    versions = [frame.began for frame in found]
    rounds = await site.version_cache.rounds(seen.now, versions, seen.round_of)
    told = []
    for frame, number in zip(found, rounds, strict=True):
        title = words("web-begin")
        if frame.phase:
            phase = seen.renderer.phase(frame.phase, words)
            shown = round_name(seen.table.game, number, words)
            title = words("web-frame", round=shown, phase=phase)
        drawn = mark_of(repr((seen.look, frame.since)).encode())
        dark, light = seen.sources(frame.part, drawn, "frame", frame.version)
        told.append(Shown(title=unmarked(title), dark=dark, light=light))
    return told


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of the film."""

    async def film(request: web.Request) -> web.StreamResponse:
        told = await _shown(site, await site.seen(request))
        body = packed({"frames": told})
        return await send(request, body, "application/json", None, CHECKED)

    return below_tables("/film", film)
