"""The texts of a page, a file or an answer that people read, without what programs read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

_NO_WORDS = frozenset(
    {"custom_id", "filename", "icon", "id", "image", "nonce", "type", "url", "value"}
)
"""Fields that programs alone read."""
_NAME = re.compile(r"[a-z0-9_.:-]*|near-[A-Z]+|[a-z_]+:.*", re.DOTALL)
"""Pattern of what programs alone read in answers to a page's scripts, such as moves."""
_CALENDAR = re.compile(r"^(?:SUMMARY|DESCRIPTION|NAME)[^:]*:(.*)$", re.MULTILINE)
_FOLD = re.compile(r"\r?\n[ \t]")
_SAID = frozenset({"alt", "aria-label", "placeholder", "title"})


def texts(body: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the texts of a body that people read, each after the name of its field."""
    if isinstance(body, dict):
        for name, one in body.items():
            if name not in _NO_WORDS:
                yield from texts(one, name)
    elif isinstance(body, list):
        for one in body:
            yield from texts(one, path)
    elif isinstance(body, str):
        yield path, body


def pieces(text: str, kind: str) -> Iterator[str]:
    """Yield the texts of a page or file, by the last part of its media type."""
    if kind == "html":
        reader = _Reader()
        reader.feed(text)
        yield " ".join(reader.found)
    elif kind == "json":
        found = (one for _, one in texts(json.loads(text)))
        yield from (one for one in found if not _NAME.fullmatch(one))
    elif kind in ("calendar", "ics"):
        yield from _CALENDAR.findall(_FOLD.sub("", text))
    else:
        yield text


class _Reader(HTMLParser):
    """Collects the texts of a page that people read or hear."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._unread = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._unread = tag in ("script", "style")
        self.found += [value for name, value in attrs if name in _SAID and value]

    def handle_endtag(self, tag: str) -> None:
        self._unread = False

    def handle_data(self, data: str) -> None:
        if data.strip() and not self._unread:
            self.found.append(data.strip())
