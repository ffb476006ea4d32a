"""Rate limits as Discord counts them: a bucket a route and channel, and fifty a second in all."""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

BUCKETS = {
    ("POST", "/channels/{channel}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel}/messages/{message}"): (5, 5.0),
    ("DELETE", "/channels/{channel}/messages/{message}"): (5, 1.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
}
"""Calls and seconds by route; observed in the field, Discord promises none of them."""
OLD = 3600.0
OLD_EDITS = (30, 3600.0)
"""Edits of a channel's messages that are older than an hour: code 30046 with status 429 (issue 302
of aikaterna/aikaterna-cogs shows both). How many are taken is our guess: Discord does not document
it (issue 4413 of its documentation), and tells no header."""
GLOBAL = (50, 1.0)
INVALID = (10_000, 600.0)
"""So many refusals in so many seconds, and Discord locks the address out."""
REFUSALS = (401, 403, 429)
UNBOUND = ("/interactions/", "/webhooks/")
"""Answers to people do not count among the fifty."""


@dataclass
class Verdict:
    """The decision about a call: it goes on, or must `wait`.

    Where a bot that was killed has `left` less than there would be, the next one cannot know.
    """

    wait: float = 0.0
    scope: str = "user"
    left: bool = False
    headers: dict[str, str] = field(default_factory=dict)


class Limits:
    """Windows that begin with their first call; the fifty are those of the last second."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str, int | None], tuple[float, int]] = {}
        self._recent: deque[float] = deque()
        self._invalid: deque[float] = deque()
        self._old_edits = defaultdict[int, deque[float]](deque)
        self._started_at = float("-inf")
        self.busiest = 0
        """Calls in the second that had the most of them."""

    def restarted(self) -> None:
        """Note that a bot starts that does not know what the one before it has sent."""
        self._started_at = self._clock()

    def take(self, method: str, template: str, channel_id: int | None) -> Verdict:
        """Count a call that is made; what is refused counts for nothing."""
        now = self._clock()
        counted = not template.startswith(UNBOUND)
        if counted and (wait := self._too_many(now)):
            left = self._recent[0] < self._started_at
            return Verdict(wait, "global", left, {"X-RateLimit-Global": "true"})
        bucket = BUCKETS.get((method, template))
        verdict = Verdict()
        if bucket is not None:
            verdict = self._bucket(method, template, channel_id, bucket, now)
        if counted and not verdict.wait:
            self._recent.append(now)
            self.busiest = max(self.busiest, len(self._recent))
        return verdict

    def old_edit(self, channel_id: int, age: float) -> float:
        """Count an edit of a message that old; return in how many seconds it is taken, 0 = now."""
        if age < OLD:
            return 0.0
        most, seconds = OLD_EDITS
        edits = self._old_edits[channel_id]
        self._forget(edits, seconds, now := self._clock())
        if len(edits) >= most:
            return edits[0] + seconds - now
        edits.append(now)
        return 0.0

    def answered(self, status: int, scope: str = "user") -> None:
        """Count a refusal, unless it is of a limit that others used up."""
        if status in REFUSALS and scope != "shared":
            self._invalid.append(self._clock())

    @property
    def invalid(self) -> int:
        """Return how many refusals there were of late."""
        self._forget(self._invalid, INVALID[1], self._clock())
        return len(self._invalid)

    def _too_many(self, now: float) -> float:
        """Return in how many seconds a call may be made whatever its route."""
        most, seconds = GLOBAL
        self._forget(self._recent, seconds, now)
        return 0.0 if len(self._recent) < most else self._recent[0] + seconds - now

    def _forget(self, times: deque[float], seconds: float, now: float) -> None:
        while times and now - times[0] >= seconds:
            times.popleft()

    def _bucket(
        self,
        method: str,
        template: str,
        channel_id: int | None,
        bucket: tuple[int, float],
        now: float,
    ) -> Verdict:
        most, seconds = bucket
        key = (method, template, channel_id)
        start, count = self._windows.get(key, (now, 0))
        if now - start >= seconds:
            start, count = now, 0
        wait = start + seconds - now if count >= most else 0.0
        count = min(count + 1, most)
        self._windows[key] = (start, count)
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(most - count),
            "X-RateLimit-Reset": f"{start + seconds:.3f}",
            "X-RateLimit-Reset-After": f"{start + seconds - now:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash((method, template))):x}",
        }
        return Verdict(wait, left=start < self._started_at, headers=headers)
