"""Style sheets and scripts, kept for ever by browsers: their names contain a digest."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import NamedTuple

_KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}
_FILES = {
    "table.css": ("page.css", "history.css"),
    "table.js": ("live.js", "zoom.js", "page.js", "history.js"),
    "league.css": ("page.css", "league.css"),
    "league.js": ("live.js", "zoom.js", "league.js"),
    "light.css": ("light.css",),
    "icon.svg": ("icon.svg",),
}
"""Files sent to the browser, each with the source files that it is put together from."""


class Asset(NamedTuple):
    """A file as it is sent: its address below `static/`, its type, its bytes, also gzipped."""

    name: str
    kind: str
    data: bytes
    packed: bytes


@cache
def assets() -> dict[str, Asset]:
    """Return the files by the names they have in this folder."""
    return {name: _asset(name) for name in _FILES}


@cache
def by_address() -> dict[str, Asset]:
    """Return the files by their addresses."""
    return {one.name: one for one in assets().values()}


def text_of(name: str) -> str:
    """Return a file of the folder as text."""
    return resources.files("bot.web").joinpath("static", name).read_text(encoding="utf-8")


def _asset(name: str) -> Asset:
    data = "".join(map(text_of, _FILES[name])).encode()
    stem, _, kind = name.rpartition(".")
    digest = blake2b(data, digest_size=6).hexdigest()
    return Asset(f"{stem}-{digest}.{kind}", _KINDS[kind], data, gzip.compress(data, mtime=0))
