"""Routes of the web app manifest, its icons, and the service worker."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache

from aiohttp import web

from bot.locales import Words
from bot.locales.languages import SOURCE
from bot.web.layout import assets, text_of
from bot.web.responses import PUBLIC, PUBLIC_CHECKED, packed, send
from bot.web.site import Site, asked_language
from render.art.app_icon import GROUND, app_icon

_ICONS: dict[str, tuple[int, bool]] = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "icon-mask": (512, True),
}
"""Sizes of the icons in pixels, and whether each may be cropped to any shape ("maskable")."""


@cache
def icon(name: str) -> bytes:
    """Return an icon as PNG, drawn only once. Slow: call it in a thread."""
    return app_icon(*_ICONS[name])


@cache
def worker() -> bytes:
    """Return the service worker's script, which lists the files that it caches."""
    names = [asset.name for asset in assets().values()]
    return b"const FILES = " + packed(names) + b";\n" + text_of("sw.js").encode()


def manifest(name: str, language: str) -> dict[str, object]:
    """Return the web app manifest with the bot's name; addresses in it are relative to it."""
    return {
        "id": "tables",
        "name": name or Words(language)("web-app-name"),
        "short_name": name or Words(language)("web-app-name"),
        "lang": language,
        "start_url": "tables",
        "scope": "./",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": [
            {
                "src": f"icons/{key}.png",
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": "maskable" if maskable else "any",
            }
            for key, (size, maskable) in _ICONS.items()
        ],
    }


def routes(site: Site) -> Sequence[web.RouteDef]:
    """Return the routes of the files that a browser needs to install the pages as an app."""

    async def describe(request: web.Request) -> web.StreamResponse:
        language = asked_language(request) or SOURCE
        body = packed(manifest(site.context.name, language))
        return await send(request, body, "application/manifest+json", None, PUBLIC_CHECKED)

    async def draw(request: web.Request) -> web.StreamResponse:
        body = await asyncio.to_thread(icon, request.match_info["name"])
        return await send(request, body, "image/png", None, PUBLIC)

    async def work(request: web.Request) -> web.StreamResponse:
        return await send(request, worker(), "text/javascript", None, PUBLIC_CHECKED)

    return (
        web.get("/manifest.webmanifest", describe),
        web.get(f"/icons/{{name:{'|'.join(_ICONS)}}}.png", draw),
        web.get("/sw.js", work),
    )
