"""Pages in the browser whose addresses the bot has posted, and those that they link to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator
from html import unescape
from ipaddress import IPv4Address
from urllib.parse import parse_qsl, urlencode, urljoin, urlsplit

from aiohttp import ClientSession

_MOST = 6
"""Maximum number of pages of a kind that are opened."""
_ADDRESS = re.compile(r"http://127\.0\.0\.1:[^\s)>\"'`|]+")
_LINK = re.compile(r"<a [^>]*href=\"([^\"]+)\"")
_OWN = re.compile(r"[\w-]{16,}|\d+")
"""Pattern of the parts of a path in which pages of a kind differ."""
_CHOSEN = frozenset({"language", "palette"})
"""Parameters of an address that readers choose."""


class Pages:
    """Addresses that were found, and which of them were opened."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._found: dict[str, str] = {}
        self._done: set[str] = set()
        self._opened = Counter[str]()

    def find(self, text: str) -> None:
        """Find the addresses in a text."""
        for one in _ADDRESS.findall(text):
            self._note(one)

    def _note(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.hostname == "127.0.0.1":
            asked = dict(parse_qsl(parts.query))
            kept = {key: value for key, value in asked.items() if key not in _CHOSEN}
            query = urlencode({**kept, "language": self._language})
            self._found.setdefault(f"http://{parts.netloc}{parts.path}?{query}", parts.path)

    async def open(self) -> AsyncIterator[tuple[str, str]]:
        """Open the pages; yield the kind and the HTML of each."""
        async with ClientSession() as session:
            while address := next((one for one in self._found if one not in self._done), None):
                self._done.add(address)
                kind = _OWN.sub("…", self._found[address])
                self._opened[kind] += 1
                if self._opened[kind] <= _MOST and (html := await self._html(session, address)):
                    yield kind, html

    async def _html(self, session: ClientSession, address: str) -> str:
        """Return a page, "" if it is none, and note the pages that it links to."""
        # Each request comes from another address, as no visitor may make so many.
        headers = {"X-Forwarded-For": str(IPv4Address(len(self._done) + (10 << 24)))}
        async with session.get(address, headers=headers) as response:
            if response.content_type != "text/html":
                return ""
            html = await response.text()
        for link in _LINK.findall(html):
            self._note(urljoin(address, unescape(link)))
        return html
