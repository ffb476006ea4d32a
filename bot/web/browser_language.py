"""Language that a visitor's browser asks for, where nothing else says one."""

from __future__ import annotations

from aiohttp import web

from bot.locales import spoken
from bot.locales.languages import SOURCE

MOST = 10
"""Number of wishes that are read, so that a long header costs no time."""


def browser_language(request: web.Request) -> str:
    """Return the first language in Accept-Language that the bot supports, else English.

    Browsers send the languages in order of preference (RFC 9110, 12.5.4).
    """
    wishes = request.headers.get("Accept-Language", "").split(",", MOST)[:MOST]
    found = (spoken(one.partition(";")[0].strip()) for one in wishes)
    return next((one for one in found if one is not None), SOURCE)
