"""SimCord's page, with three things put right that a player would stumble over.

They reach into the pinned version's inside; `tests/test_preview.py` fails when that changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import simcord
from aiohttp import web

MENUS = "/select-drafts.js"
CLOSES = "cancelDropdown(wrap.dataset.controlKey);\n        continue;"
STAYS = "continue;"
SIZE = "configure_presentation"
ITSELF_AND_ONE = 2
"""SimCord keeps a page of its own beside those in browsers."""


def take_turns(preview: simcord.Preview, turn: asyncio.Lock, done: Callable[[], None]) -> None:
    """Let clicks wait for whatever else uses the model, and show their effect to everybody.

    SimCord refuses what overlaps, and the page never recovers from having been refused. It
    also refuses a click on anything but the newest state: so the other pages are told at
    once, and the page that was clicked is left as it is. How large a page is has nothing to
    do with the state, and a page says it once: it is never too late.
    """
    act = preview._action

    async def act_in_turn(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with turn:
            page = preview._pages.get(context_id or "")
            if body.get("kind") == SIZE and page is not None:
                body = {**body, "published_revision": page.revision}
            result = await act(context_id, body)
            if len(preview._pages) > ITSELF_AND_ONE:
                await preview.refresh()
            done()
        return result

    preview._action = act_in_turn  # type: ignore[method-assign]


def keep_menus_open(preview: simcord.Preview) -> None:
    """Stop the page from closing a menu at once when it is near the end of a long channel.

    Opening one draws the messages anew; for a moment the pictures take no room, and the page
    believes that the menu was scrolled out of sight.
    """
    server = preview._server
    static: Callable[[web.Request], Awaitable[web.Response]] = server._static

    async def mended(request: web.Request) -> web.Response:
        response = await static(request)
        if request.path == MENUS:
            response.text = (response.text or "").replace(CLOSES, STAYS)
        return response

    server._static = mended  # type: ignore[method-assign]
