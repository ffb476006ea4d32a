"""The playable page beside the chat of the local table: it plays for whoever is chosen there.

The chat's page asks as a click does, with its secret, so only it learns the links. The page stands
in a frame of another origin of this computer: neither page's script can reach into the other.
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
"""The kind of request by which the chat's page asks what stands beside it."""
TICK = "    drainIntents();\n  },\n  failure:"
TICKS = TICK.replace("();\n", "(); beside.tick();\n", 1)
"""The end of what the chat's page does after each look at its news, twice a second."""
NARROW = "(max-width: 760px)"
DRAWER = "(max-width: 1819px)"
"""Up to this width half of the window has no room for a list of posts beside pictures as large as
Discord's: it becomes a drawer, as in a narrow window."""
_WORKBENCH = "/workbench.js"


def show_beside(preview: simcord.Preview, context: Context, labels: Mapping[str, str]) -> None:
    """Put the page beside the chat, if there are pages. The chat's server has not started."""
    if context.web_url is None:
        return
    body = Template(_file("beside.html")).substitute(labels)
    mend(preview, TOP, lambda text: text.replace(END, f"{body}{END}"), _framing(context.web_url))
    mend(preview, SCRIPT, lambda text: text.replace(TICK, TICKS) + _file("beside.js"))
    mend(preview, STYLES, lambda text: _drawer(text) + _file("beside.css"))
    mend(preview, _WORKBENCH, _drawer)
    _answer(preview, context)


def _answer(preview: simcord.Preview, context: Context) -> None:
    """Answer the chat's page when it asks what stands beside it."""
    act = preview._action

    async def answered(context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        if body.get("kind") != KIND:
            return await act(context_id, body)
        viewer = preview._get_page(context_id).viewer
        return await told(context, Person(viewer.id, viewer.name), str(body.get("shown")))

    preview._action = answered  # type: ignore[method-assign]


async def told(context: Context, person: Person, shown: str) -> dict[str, Any]:
    """Return what stands beside the chat, with a link that begins it unless it is shown already."""
    table_id = await _table(context, person.id)
    beside = f"{person.id}:{table_id}"
    if beside == shown:
        return {"beside": beside}
    code = await context.host.pairings.code(person, table_id)
    return {"beside": beside, "address": f"{context.web_url}/pair/{code}"}


async def _table(context: Context, user_id: int) -> int | None:
    """Return the table whose page a person sees: one that runs, else one that is over.

    While a lobby waits it is None: then they see the list of their tables, from which it starts.
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
