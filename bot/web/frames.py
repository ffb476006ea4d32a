"""The frames of a game's film: the table at its beginning, and after each phase."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from bot.web.rate_limit import NotFound
from bot.web.site import Seen, Site

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
