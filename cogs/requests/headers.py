"""Limits stated in the headers of Discord's answers (*Rate Limits*, Header Format)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

INVALID = (401, 403, 429)
"""Statuses limited to 10,000 in ten minutes (*Rate Limits*, Invalid Request Limit)."""
BANNED = 60.0
"""Seconds without calls if Discord refuses everything and does not say for how long."""
_TOO_MANY = 429


class Told(NamedTuple):
    """The limit that a call shares with others; the same `bucket` may be that of other routes."""

    bucket: str | None
    limit: int
    remaining: int
    reset_after: float


def limit_of(headers: Mapping[str, str]) -> Told | None:
    """Return the limit that an answer states, None = none."""
    try:
        limit = int(headers["X-RateLimit-Limit"])
        remaining = int(headers["X-RateLimit-Remaining"])
    except (KeyError, ValueError):
        return None
    reset_after = _seconds(headers, "X-RateLimit-Reset-After")
    if reset_after is None or limit < 1:
        return None
    bucket = headers.get("X-RateLimit-Bucket")
    return Told(bucket, limit, min(max(remaining, 0), limit), reset_after)


def is_invalid(status: int, headers: Mapping[str, str]) -> bool:
    """Return whether Discord counts an answer among the refusals for which it locks the bot out.

    "429 errors returned with `X-RateLimit-Scope: shared` are not counted against you."
    """
    return status in INVALID and headers.get("X-RateLimit-Scope") != "shared"


def closed_for(status: int, headers: Mapping[str, str]) -> float:
    """Return the seconds for which an answer says that no call of any route is taken.

    That is the limit of all calls, or Cloudflare's: an answer that does not come from Discord
    itself lacks the header Via, as in discord.py, and states no scope.
    """
    scope = headers.get("X-RateLimit-Scope")
    is_global = "X-RateLimit-Global" in headers or scope == "global"
    is_cloudflare = scope is None and not headers.get("Via")
    if status != _TOO_MANY or not (is_global or is_cloudflare):
        return 0.0
    wait = _seconds(headers, "Retry-After")
    return BANNED if wait is None else wait


def _seconds(headers: Mapping[str, str], name: str) -> float | None:
    try:
        seconds = float(headers[name])
    except (KeyError, ValueError):
        return None
    return max(0.0, seconds) if math.isfinite(seconds) else None
