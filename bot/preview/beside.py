"""The web page beside the local table's chat, on which the person selected there can play.

The chat's page requests the link like a click, with its secret, so that no other page gets it. The
web page is in a frame from another origin on this computer: neither page's script can access the
other page.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from string import Template
from typing import Any

import simcord

from bot.host.core.api import Person
from bot.preview.page import STYLES, mend
from cogs.ui.context import Context

TOP, SCRIPT = "/", "/app.js"
END = "</body>"
POLICY = "Content-Security-Policy"
KIND = "beside"
"""Kind of the request with which the chat's page asks what to show beside it."""
TICK = "    drainIntents();\n  },\n  failure:"
TICKS = TICK.replace("();\n", "(); beside.tick();\n", 1)
"""Replacement for `TICK`, the end of what the chat's page runs after each check for news.

It checks for news twice a second.
"""
NARROW = "(max-width: 760px)"
DRAWER = "(max-width: 1819px)"
"""Media query below which the list of posts is a drawer, as in a narrow window.

Half of a window of this width has no room for the list beside pictures as large as Discord's.
"""
_WORKBENCH = "/workbench.js"


def show_beside(preview: simcord.Preview, context: Context, labels: Mapping[str, str]) -> None:
    """Add the web page to the chat, if there are web pages, before the chat's server starts."""
    if context.web_url is None:
        return
    body = Template(_file("beside.html")).substitute(labels)
    mend(preview, TOP, lambda text: text.replace(END, f"{body}{END}"), _framing(context.web_url))
    mend(preview, SCRIPT, lambda text: text.replace(TICK, TICKS) + _file("beside.js"))
    mend(preview, STYLES, lambda text: _drawer(text) + _file("beside.css"))
    mend(preview, _WORKBENCH, _drawer)
    _answer(preview, context)


def _answer(preview: simcord.Preview, context: Context) -> None:
    """Answer the chat's page when it asks what to show beside the chat."""
    act = preview._action

    async def answered(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        if body.get("kind") != KIND:
            return await act(context_id, body)
        viewer = preview._get_page(context_id).viewer
        return await told(context, Person(viewer.id, viewer.name), str(body.get("shown")))

    preview._action = answered  # type: ignore[method-assign]


async def told(context: Context, person: Person, shown: str) -> dict[str, Any]:
    """Return what to show beside the chat, with a link to open it unless it is shown already."""
    table_id = await _table(context, person.id)
    beside = f"{person.id}:{table_id}"
    if beside == shown:
        return {"beside": beside}
    code = await context.host.pairings.code(person, table_id)
    return {"beside": beside, "address": f"{context.web_url}/pair/{code}"}


async def _table(context: Context, user_id: int) -> int | None:
    """Return the table whose page a person gets: a running one, or else a finished one.

    If they have only lobbies, return None: they get the list of their tables, where they can start
    one.
    """
    own = [one.table for one in await context.host.lobby.own_tables.of(user_id)]
    open_ones = [one for one in own if one.status != "over"]
    running = [one.id for one in own if one.status == "running"]
    over = [one.id for one in own if one.status == "over" and not open_ones]
    return next(iter(running + over), None)


def _framing(web_url: str) -> Mapping[str, str]:
    return {POLICY: f"; frame-src {web_url}"}


def _drawer(text: str) -> str:
    return text.replace(NARROW, DRAWER)


def _file(name: str) -> str:
    return Path(__file__).with_name(name).read_text(encoding="utf-8")
