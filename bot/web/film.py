"""The film of a game that is over: the table at its beginning, and after each phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple, TypedDict

from aiohttp import web

from bot.locales.markdown import unmarked
from bot.web.rate_limit import NotFound
from bot.web.responses import CHECKED, mark_of, packed, send
from bot.web.site import Seen, Site
from render.text.wording import round_name

PART = "table"
"""The part of a table that a frame shows."""


class Frame(NamedTuple):
    """A version, the phase that closed then ("" = none yet), and the version of the frame before.

    The picture outlines what has changed since then.
    """

    version: int
    phase: str = ""
    before: int | None = None


async def frames(site: Site, seen: Seen) -> list[Frame]:
    """Return the frames of a game that is over. Raises NotFound while it is running."""
    if seen.table.status != "over":
        raise NotFound
    closed = await site.version_cache.phases(seen.now)
    pairs = pairwise([(0, ""), *closed])
    return [Frame(0), *(Frame(version, phase, then) for (then, _), (version, phase) in pairs)]


async def framed(site: Site, seen: Seen) -> Seen:
    """Return a version as the film shows it. Raises NotFound if it is not a frame."""
    for frame in await frames(site, seen):
        if frame.version == seen.position.version:
            if frame.before is None:
                return seen
            return replace(seen, before=await site.version_cache.position(seen.now, frame.before))
    raise NotFound


class Shown(TypedDict):
    """A frame: its name, and the addresses of its picture, in the dark and in the light."""

    title: str
    dark: str
    light: str


async def _shown(site: Site, seen: Seen) -> list[Shown]:
    """Return all frames."""
    words, found = seen.words, await frames(site, seen)
    versions = [frame.before or 0 for frame in found]
    rounds = await site.version_cache.rounds(seen.now, versions, seen.round_of)
    drawn = mark_of(repr(seen.look).encode())
    told = []
    for frame, number in zip(found, rounds, strict=True):
        title = words("web-begin")
        if frame.phase:
            phase = seen.renderer.phase(frame.phase, words)
            shown = round_name(seen.table.game, number, words)
            title = words("web-frame", round=shown, phase=phase)
        dark, light = seen.sources(PART, drawn, "frame", frame.version)
        told.append(Shown(title=unmarked(title), dark=dark, light=light))
    return told


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the route of the film."""

    async def film(request: web.Request) -> web.StreamResponse:
        told = await _shown(site, await site.seen(request))
        body = packed({"frames": told})
        return await send(request, body, "application/json", None, CHECKED)

    return (web.get("/t/{token}/film", film),)
