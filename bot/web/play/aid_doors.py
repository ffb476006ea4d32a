"""Doors of the page besides moves: aids to a turn, each as the command of the same name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.presenting.moves.hints import hint_texts
from bot.web.play.sent import Door, Sent, number
from bot.web.rate_limit import NotFound
from bot.web.site import Seen, Site


async def _hint(site: Site, seen: Seen, sent: Sent) -> str:
    """Return a hint for the decision shown; a search takes seconds, the same hint again none."""
    host, table, viewer = site.context.host, seen.table, seen.viewer
    if viewer.seat is None:
        raise NotFound
    hint = await host.analysis.coaching.hint(table.id, viewer.user_id, number(sent, "stamp"))
    position = await host.tables.position(table.id, hint.version)
    return "\n".join(hint_texts(hint, viewer.seat, position, seen.renderer, seen.words))


DOORS: Mapping[str, Door] = {
    "hint": _hint,
}
"""What a page can do besides moves, by name, with what it sends besides:

* `hint`: `stamp` of the decision
"""
