"""Layout that all pages share: the template `shell.html`, its messages, colours and files.

Browsers cache style sheets and scripts forever: their names contain a digest of the content.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import NamedTuple

from aiohttp import web

from bot.locales import Words, languages
from bot.web.site import DARK, LIGHT
from render.art.theme import palettes
from render.text.html import template

_KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
_FILES = {
    "table.css": ("page.css", "history.css", "play.css"),
    "table.js": (
        *("live.js", "zoom.js", "page.js", "history.js", "kept.js", "aids.js"),
        *("placing.js", "dragging.js", "surface.js", "choosing.js", "views.js"),
        *("sending.js", "lesson.js", "pieces.js", "listing.js", "play.js"),
    ),
    "league.css": ("page.css", "league.css"),
    "overlay.css": ("page.css", "overlay.css"),
    "overlay.js": ("live.js", "sections.js", "overlay.js"),
    "pair.css": ("page.css", "pair.css"),
    "pair.js": ("pair.js",),
    "league.js": ("live.js", "zoom.js", "sections.js", "league.js"),
    "tables.css": ("page.css", "tables.css"),
    "tables.js": ("live.js", "sections.js", "push.js", "tables.js"),
    "light.css": ("light.css",),
    "icon.svg": ("icon.svg",),
}
"""Files sent to the browser, each with the source files that are joined to make it."""


class Asset(NamedTuple):
    """A file for browsers: its name below `static/`, media type, and content plain and gzipped."""

    name: str
    kind: str
    data: bytes
    packed: bytes


@cache
def assets() -> dict[str, Asset]:
    """Return the assets by their names without the digest."""
    return {name: _asset(name) for name in _FILES}


@cache
def by_address() -> dict[str, Asset]:
    """Return the assets by their names below `static/`, which contain the digest."""
    return {one.name: one for one in assets().values()}


@cache
def version() -> str:
    """Return a digest of all assets: a page whose script has another version reloads itself."""
    return blake2b(" ".join(by_address()).encode(), digest_size=6).hexdigest()


async def versioned(_request: web.Request, response: web.StreamResponse) -> None:
    """Add the version of the assets to a response's headers."""
    response.headers["X-Version"] = version()


def text_of(name: str) -> str:
    """Return the text of a file in the folder `static`."""
    return resources.files("bot.web").joinpath("static", name).read_text(encoding="utf-8")


def _asset(name: str) -> Asset:
    data = "".join(map(text_of, _FILES[name])).encode()
    stem, _, kind = name.rpartition(".")
    digest = blake2b(data, digest_size=6).hexdigest()
    return Asset(f"{stem}-{digest}.{kind}", _KINDS[kind], data, gzip.compress(data, mtime=0))


SPOKEN = ("lost", "offline", "zoom-in", "zoom-out", "zoom-reset", "close")
"""Keys, without the prefix `web-`, of the messages that the scripts of all pages show."""
HOLES = {
    key: f"{{{key}}}"
    for key in ("at", "left", "round", "number", "moves", "frames", "lines", "title")
}
"""Placeholders that a script fills in, by the name of the message argument that each replaces."""


_SHADES = {LIGHT: ("light", "all"), DARK: ("dark", "")}
"""`color-scheme` of a page and media query of `light.css`, by palette; "" = without `light.css`."""
_SYSTEM = ("dark light", "(prefers-color-scheme: light)")
"""`color-scheme` and media query for readers who have chosen no palette: their device decides."""


def prepare() -> None:
    """Compile large templates in advance, so that no request holds up the event loop. Slow."""
    for name in ("shell", "table", "pair"):
        template(f"bot/web/{name}.html")


def page(
    name: str,
    words: Words,
    palette: str | None,
    query: Mapping[str, str],
    spoken: Mapping[str, str],
    **values: object,
) -> str:
    """Return the HTML of a page, made from a template that extends `shell.html`.

    Its script shows the messages `spoken`; `palette` None = the reader's device chooses.
    """
    return template(name).render(
        values,
        words=words,
        palette=palette,
        query=query,
        spoken={**messages(words, SPOKEN), **spoken},
        shade=_SHADES.get(palette or "", _SYSTEM),
        files=assets(),
        version=version(),
        languages={code: one.name for code, one in languages().items()},
        palettes=_palettes(words),
    )


def messages(words: Words, keys: Iterable[str], start: str = "web-") -> dict[str, str]:
    """Return the messages that a script shows, by key."""
    return {key: words(f"{start}{key}", **HOLES) for key in keys}


def _palettes(words: Words) -> dict[str, str]:
    """Return the names of the palettes by key; "" follows the system's preference."""
    system = {"": words("web-palette-system")}
    return system | {key: words(f"palette-{key}") for key in palettes()}
