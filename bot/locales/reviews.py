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
        return stored(code)
    except BadReviews:
        return {}


class BadReviews(ValueError):
    """A `reviewed.json` that cannot be read; the message says why."""


def stored(code: str) -> Reviews:
    """Return the files of a language that were read, {} if none was. Raises BadReviews."""
    path = languages()[code].folder / FILE
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise BadReviews(f"{path} cannot be read: {error}") from error
    if not isinstance(found, dict) or not all(isinstance(one, dict) for one in found.values()):
        raise BadReviews(f"{path} is no list of files, each with its messages")
    return found


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
