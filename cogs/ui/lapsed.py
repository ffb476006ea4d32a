"""A person's settings that are no longer valid: reported to them once per run of the bot."""

from __future__ import annotations

import logging
from contextlib import suppress

from bot.host.people import zones
from bot.locales.markdown import escaped
from cogs.ui.interaction import LOST, AnswerFailed, Request
from cogs.ui.kit.screen import Screen

_log = logging.getLogger(__name__)
_MOST = 10_000


async def tell_of_lapsed(request: Request, looked_at: set[int]) -> None:
    """Tell a person which of their settings no longer exist, and what applies instead.

    It comes after the work is done: failing is no harm.
    """
    if request.user_id in looked_at:
        return
    if len(looked_at) >= _MOST:
        looked_at.clear()
    looked_at.add(request.user_id)
    try:
        lines = await _lapsed(request)
    except Exception:
        _log.exception("somebody is not told of settings that are valid no more")
        return
    if lines:
        with suppress(AnswerFailed, *LOST):
            await request.show_more(Screen(("\n".join(lines),)))


async def _lapsed(request: Request) -> list[str]:
    lines = [request.words(f"lapsed-{one}") for one in request.preferences.lapsed]
    hours = await request.context.host.absence.availability.hours(request.user_id)
    if hours is not None and not zones.is_known(hours.zone):
        lines.append(request.words("lapsed-zone", zone=escaped(hours.zone)))
    return lines
