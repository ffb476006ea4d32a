"""Limits stated in the headers of Discord's answers (*Rate Limits*, Header Format).

They take precedence over the calls that a `Window` of time has counted itself.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple


class Window:
    """Calls of which Discord counts at most so many within so many seconds.

    The time at which it counts one is known only roughly: between sending and answer. So each call
    holds its place until the window's seconds have passed since its answer. Calls by others, or by
    this program before a restart, hold places too once Discord reports them.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._leave: dict[object, float] = {}
        self._others: list[object] = []
        self._shut = 0.0

    def opens(self, now: float) -> float:
        """Return when there is room, unless an answer makes room sooner; `now` = there is room."""
        if self._shut > now:
            return self._shut
        if len(self._leave) < self._most or self.held(now) < self._most:
            return now
        return min(self._leave.values())

    def shut_for(self, now: float) -> float:
        """Return the seconds for which Discord itself has said that it takes nothing."""
        return max(0.0, self._shut - now)

    def held(self, now: float) -> int:
        """Forget the calls that no longer hold a place; return the number that do."""
        self._leave = {call: until for call, until in self._leave.items() if until > now}
        return len(self._leave)

    def opens_in(self, ahead: int, now: float) -> float:
        """Return the seconds until there is room behind `ahead` other calls, 0 = now.

        Calls under way count as answered now: the next check knows more.
        """
        lacking = self.held(now) + ahead - self._most
        if lacking < 0 or not self._leave:
            return self.shut_for(now)
        leaving = sorted(min(until, now + self._seconds) for until in self._leave.values())
        return max(self.shut_for(now), leaving[min(lacking, len(leaving) - 1)] - now)

    def take(self, call: object, counted_by: float) -> None:
        """Give a call a place; Discord has counted the call at `counted_by` at the latest."""
        self._leave[call] = counted_by + self._seconds

    def answered(self, call: object, now: float) -> None:
        """Shorten a call's hold on its place, as its answer is here."""
        if call in self._leave:
            self._leave[call] = min(self._leave[call], now + self._seconds)

    def give_back(self, call: object) -> None:
        """Free the place of a call that was not made."""
        self._leave.pop(call, None)

    def learn(self, stated: RateLimit, now: float) -> None:
        """Adopt the size and length that Discord states, and at most its remaining room.

        *Rate Limits* asks for it: "rate limits should not be hard coded".
        """
        self._most = stated.limit
        if stated.remaining == stated.limit - 1:
            # The window has just begun, so the time left is its full length.
            self._seconds = stated.reset_after
        for other in self._others:
            self._leave.pop(other, None)
        unknown = stated.limit - stated.remaining - self.held(now)
        self._others = [object() for _ in range(unknown)]
        self._leave |= dict.fromkeys(self._others, now + stated.reset_after)
        self._shut = 0.0 if stated.remaining else now + stated.reset_after


INVALID = (401, 403, 429)
"""Statuses limited to 10,000 in ten minutes (*Rate Limits*, Invalid Request Limit)."""
BANNED = 60.0
"""Seconds without calls if Discord refuses everything and does not say for how long."""
_TOO_MANY = 429


class RateLimit(NamedTuple):
    """The limit that a call shares with others; the same `bucket` may be that of other routes."""

    bucket: str | None
    limit: int
    remaining: int
    reset_after: float


def limit_of(headers: Mapping[str, str]) -> RateLimit | None:
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
    return RateLimit(bucket, limit, min(max(remaining, 0), limit), reset_after)


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
