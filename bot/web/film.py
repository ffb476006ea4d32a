"""The film of a game that is over: names and pictures of its frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from aiohttp import web

from bot.locales.markdown import unmarked
from bot.web.frames import PART, frames
from bot.web.responses import CHECKED, mark_of, packed, send
from bot.web.site import Seen, Site
from render.text.wording import round_name


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
