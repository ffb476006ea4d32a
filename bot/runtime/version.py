"""Version of the running program."""

from __future__ import annotations

from functools import cache
from importlib import metadata

NAME = "boardgame-bot"
UNKNOWN = "unknown (not installed)"


@cache
def version() -> str:
    """Return the version of the installed package; its metadata is read once."""
    try:
        return metadata.version(NAME)
    except metadata.PackageNotFoundError:
        return UNKNOWN
