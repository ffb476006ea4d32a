"""Version of the running program."""

from __future__ import annotations

from importlib import metadata

NAME = "boardgame-bot"
UNKNOWN = "unknown (not installed)"


def version() -> str:
    """Return the version of the installed package."""
    try:
        return metadata.version(NAME)
    except metadata.PackageNotFoundError:
        return UNKNOWN
