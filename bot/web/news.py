"""What the pages of a table are told of a move: all that they show otherwise, in few bytes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from aiohttp import web

from bot.host.api import Preferences
from bot.host.links.service import Viewer
from bot.locales import LANGUAGES
from bot.web.log import Page
from bot.web.position import Part, Shown, shown
from bot.web.site import Site, one_of
from bot.web.stream import Audience, Line, News

LARGEST = 2048
"""Bytes of an event; where more has changed the page asks for all of it."""
_SOON = 250
"""Milliseconds after which a page asks that does not know what the news build on."""
_AROUND = 200
"""Bytes of an event beside what differs."""
_APART = frozenset({"stamp", "status", "mark", "moves", "parts", "log"})
"""What is told otherwise than as it is."""


class Teller:
    """Tells one audience of a table what it sees from a seat, in a language."""

    def __init__(self, site: Site, viewer: Viewer, language: str) -> None:
        self._site = site
        self._viewer = viewer
        self._chosen = Preferences(language=language)
        self._told: Shown | None = None

    def audience(self) -> Audience:
        """Return those who are told."""
        onlookers = self._site.context.host.links.onlookers
        return Audience(partial(onlookers.looking, self._viewer.table.id), self._news)

    async def _news(self) -> News:
        seen = await self._site.looked(self._viewer, self._chosen)
        now, before = await shown(self._site, seen), self._told
        self._told = now
        # Guests of a private table may be sent away at any time.
        guests = object() if seen.table.private else None
        rights = (self._site.context.host.links.revoked, seen.table.chairs, guests)
        told = {"stamp": now["stamp"], "status": now["status"], "mark": now["mark"]}
        differs = None if before is None else patch(before, now)
        since = before["mark"] if before is not None and differs is not None else None
        news = _event(told | {"after": _SOON, "from": since, "patch": differs})

        def text(line: Line) -> bytes:
            if since is not None and line.patched and line.mark == since:
                return news
            return _event(told | {"after": line.asks_in()})

        return News(now["mark"], rights, text)


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the route of what follows a table."""

    async def follow(request: web.Request) -> web.StreamResponse:
        viewer = await site.viewer(request)
        chosen = await site.chosen(viewer, one_of(request, "language", LANGUAGES), None)
        language = chosen.language or viewer.table.language

        async def lasts() -> bool:
            now = await site.context.host.links.opened(request.match_info["token"])
            return now is not None and now.seat == viewer.seat

        teller = Teller(site, viewer, language)
        key = (viewer.table.id, viewer.seat, language)
        return await site.audiences.follow(request, key, teller.audience, lasts)

    return (web.get("/t/{token}/events", follow, allow_head=False),)


def patch(before: Shown, now: Shown) -> dict[str, Any] | None:
    """Return what differs, None where that is too much, or where parts have come or gone.

    Of the log it has the newest moves back to one that is known, of a part the lines: a number
    stands for the one that was at that place. Addresses follow from stamp and marks.
    """
    if [*map(_head, before["parts"])] != [*map(_head, now["parts"])]:
        return None
    found: dict[str, Any] = {
        key: value
        for key, value in now.items()
        if key not in _APART and value != before[key]  # type: ignore[literal-required]
    }
    # Also where there are as many as before they may be others.
    found["moves"] = now["moves"]
    if now["log"] is not None and now["log"] != before["log"]:
        found["log"] = _newer(before["log"], now["log"])
    found["changed"] = [
        {"key": new["key"], "mark": new["mark"], "lines": _lines(old["lines"], new["lines"])}
        for old, new in zip(before["parts"], now["parts"], strict=True)
        if _said(old) != _said(new)
    ]
    return found if len(_packed(found)) <= LARGEST - _AROUND else None


def _head(part: Part) -> tuple[str, str, bool]:
    return part["key"], part["title"], part["near"]


def _said(part: Part) -> tuple[str, list[str]]:
    return part["mark"], part["lines"]


def _newer(before: Page | None, now: Page) -> Page:
    known = before["entries"] if before else []
    count = next((n for n, one in enumerate(now["entries"]) if one in known), len(now["entries"]))
    return Page(entries=now["entries"][: count + 1], more=now["more"])


def _lines(before: Sequence[str], now: Sequence[str]) -> list[str | int]:
    places = {line: place for place, line in enumerate(before)}
    return [places.get(line, line) for line in now]


def _packed(told: Mapping[str, Any]) -> bytes:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _event(told: Mapping[str, Any]) -> bytes:
    """Return the event; its id says on the way back from where on the page was told nothing."""
    return b"event: moved\nid: %d\ndata: %b\n\n" % (told["stamp"], _packed(told))
