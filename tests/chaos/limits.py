"""Rate limits as Discord counts them: a bucket a route and channel, and fifty a second in all."""

from __future__ import annotations

import time
from collections import deque

BUCKETS = {
    ("POST", "/channels/{channel}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel}/messages/{message}"): (5, 5.0),
    ("DELETE", "/channels/{channel}/messages/{message}"): (5, 1.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
}
"""Calls and seconds by route; observed in the field, Discord promises none of them."""
GLOBAL = (50, 1.0)
UNBOUND = ("/interactions/", "/webhooks/")
"""Answers to people do not count among the fifty."""


class Limits:
    """Windows that begin with their first call."""

    def __init__(self) -> None:
        self._windows: dict[tuple[str, str, int | None], tuple[float, int]] = {}
        self._recent: deque[float] = deque()

    def take(
        self, method: str, template: str, channel_id: int | None
    ) -> tuple[float, dict[str, str]]:
        """Count a call; return the seconds it must wait (0 = it may go on) and the headers."""
        now = time.time()
        if not template.startswith(UNBOUND):
            most, seconds = GLOBAL
            while self._recent and now - self._recent[0] > seconds:
                self._recent.popleft()
            if len(self._recent) >= most:
                return self._recent[0] + seconds - now, {}
            self._recent.append(now)
        bucket = BUCKETS.get((method, template))
        if bucket is None:
            return 0.0, {}
        return self._bucket(method, template, channel_id, bucket, now)

    def _bucket(
        self,
        method: str,
        template: str,
        channel_id: int | None,
        bucket: tuple[int, float],
        now: float,
    ) -> tuple[float, dict[str, str]]:
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
        return wait, headers
