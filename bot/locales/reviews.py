"""Which files of a language a native speaker has read, and what the English texts were then.

`reviewed.json` in a language's folder has, for each file that was read, a digest of each of its
English messages; `bot language reviewed` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import TypeAlias

from bot.locales.languages import CLEARED, languages

FILE = "reviewed.json"

Reviews: TypeAlias = Mapping[str, Mapping[str, str]]
"""Digests of English messages, by file and key."""


def reviews(code: str) -> Reviews:
    """Return the files of a language that were read; {} also if the list cannot be read."""
    try:
        found = json.loads((languages()[code].folder / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def digest(message: str) -> str:
    """Return a short digest of a message as it is written."""
    return blake2b(message.encode(), digest_size=6).hexdigest()


@cache
def is_reviewed(code: str) -> bool:
    """Return whether native speakers have read all files of a language."""
    language = languages()[code]
    files = {path.name for path in language.folder.glob("*.ftl")}
    return language.complete or files <= reviews(code).keys()


CLEARED.append(is_reviewed.cache_clear)
