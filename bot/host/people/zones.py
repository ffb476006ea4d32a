"""Time zones by the names that people type, with UTC for names this machine no longer knows."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import UTC, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

_BLANKS = re.compile(r"[\s_\-]+")
_SLASH = re.compile(r"_*/_*")


def zone_of(name: str) -> tzinfo:
    """Return a stored zone, UTC if the machine's tzdata no longer has that name."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return UTC


def is_known(name: str) -> bool:
    """Return whether there is a zone of that name."""
    return name in available_timezones()


def found(typed: str) -> str | None:
    """Return the zone that a person typed: by its name, however written, or by its city."""
    if is_known(typed):
        return typed
    return _by_name().get(folded(typed)) or _by_city().get(folded(typed))


def folded(text: str) -> str:
    """Return a zone's name for comparison: case, accents and kinds of blanks do not count."""
    plain = unicodedata.normalize("NFKD", text.strip()).casefold()
    plain = "".join(char for char in plain if not unicodedata.combining(char))
    return _SLASH.sub("/", _BLANKS.sub("_", plain))


@cache
def _by_name() -> Mapping[str, str]:
    return {folded(zone): zone for zone in sorted(available_timezones())}


@cache
def _by_city() -> Mapping[str, str]:
    """Return zones by their last part, without Etc's: not cities, and their signs are reversed."""
    zones = sorted(available_timezones(), key=lambda zone: (zone.count("/"), zone), reverse=True)
    cities = (zone for zone in zones if "/" in zone and not zone.startswith("Etc/"))
    return {folded(zone.rpartition("/")[2]): zone for zone in cities}
