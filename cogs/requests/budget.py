"""Budget of the calls that Discord allows, and their order; the time is passed in.

Discord counts fifty calls a second per bot, and five messages in five seconds per channel, with new
messages and edits counted separately, until its answers state other limits. Answers to interactions
count for neither and are not handled here. The limits in the headers of answers (*Rate Limits*,
Header Format) take precedence over the calls that a `Window` of time has counted itself.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from heapq import merge
from itertools import chain
from operator import attrgetter
from typing import NamedTuple


class Window:
    """A limit of `most` calls within `seconds`, as counted by Discord.

    The time at which Discord counts a call is known only roughly: it is between sending and answer.
    So each call holds its place until the window's seconds have passed since its answer. Calls by
    other programs, or by this one before a restart, also hold places once Discord reports them.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._leave: dict[object, float] = {}
        self._others: list[object] = []
        self._shut = 0.0

    def opens(self, now: float) -> float:
        """Return when there is room, or `now`; an answer may make room sooner."""
        if self._shut > now:
            return self._shut
        if len(self._leave) < self._most or self.held(now) < self._most:
            return now
        return min(self._leave.values())

    def shut_for(self, now: float) -> float:
        """Return the seconds for which Discord has said that it accepts no calls."""
        return max(0.0, self._shut - now)

    def held(self, now: float) -> int:
        """Return the number of calls that hold a place, after removing those that no longer do."""
        self._leave = {call: until for call, until in self._leave.items() if until > now}
        return len(self._leave)

    def opens_in(self, ahead: int, now: float) -> float:
        """Return the seconds until there is room after `ahead` other calls, 0 = now.

        Calls in progress are assumed to be answered now; the next check will be more accurate.
        """
        lacking = self.held(now) + ahead - self._most
        if lacking < 0 or not self._leave:
            return self.shut_for(now)
        leaving = sorted(min(until, now + self._seconds) for until in self._leave.values())
        return max(self.shut_for(now), leaving[min(lacking, len(leaving) - 1)] - now)

    def take(self, call: object, counted_by: float) -> None:
        """Give a call a place; Discord will have counted it at `counted_by` at the latest."""
        self._leave[call] = counted_by + self._seconds

    def answered(self, call: object, now: float) -> None:
        """Shorten the time for which a call holds its place, since it was answered."""
        if call in self._leave:
            self._leave[call] = min(self._leave[call], now + self._seconds)

    def give_back(self, call: object) -> None:
        """Free the place of a call that was not made."""
        self._leave.pop(call, None)

    def learn(self, stated: RateLimit, now: float) -> None:
        """Adopt the size and length that Discord states, and at most the room that it states.

        *Rate Limits* requires this: "rate limits should not be hard coded".
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
    """A limit that a call shares with others; calls of other routes may have the same `bucket`."""

    bucket: str | None
    limit: int
    remaining: int
    reset_after: float


def limit_of(headers: Mapping[str, str]) -> RateLimit | None:
    """Return the limit that an answer states, or None if it states none."""
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
    """Return whether an answer counts among the refusals for which Discord locks a bot out.

    "429 errors returned with `X-RateLimit-Scope: shared` are not counted against you."
    """
    return status in INVALID and headers.get("X-RateLimit-Scope") != "shared"


def closed_for(status: int, headers: Mapping[str, str]) -> float:
    """Return the seconds for which an answer says that no call of any route is accepted.

    This is the limit of all calls, or Cloudflare's: an answer that does not come from Discord
    itself lacks the Via header, as discord.py assumes too, and states no scope.
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


RATE = 40.0
"""Calls a second in the long run."""
BURST = 8
"""Calls at once after a rest: together with the second that follows, fewer than Discord's fifty."""
MOST_COUNTED = 48
"""Most calls that Discord may count within the same second, however long they are on their way."""
PER_CHANNEL, CHANNEL_SECONDS = 5, 5.0
ARRIVES = 2.0
"""Seconds after which Discord has counted a call even if it has not answered yet."""
MOST_INVALID = 8_000
"""Most refusals within ten minutes, of the 10,000 after which Discord locks an address out."""
INVALID_SECONDS = 600.0
FAIR = 8
"""One call in this many goes to the one waiting longest, so that a flood of posts starves none."""
_MANY = 256
"""Number of channels remembered before the quiet ones are forgotten."""
_ROUNDING = 1e-9


class Priority(IntEnum):
    """The purpose of a call; the smallest value goes first."""

    ANSWER = 0
    """Answer to a click or command: a person waits for it."""
    POST = 1
    EDIT = 2
    """Changes of a post already sent: old buttons, late pictures."""
    REST = 3
    """Calls without urgency: the audit log, and the check of posts after a restore."""


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """A call that waits or is in progress; `channel` names the limit that it shares, if any."""

    priority: Priority
    channel: str | None
    entered: float
    number: int


class Budget:
    """A token bucket with a window per channel; calls wait in order of priority, then of arrival.

    It begins empty, since the program may have run a moment ago. If several processes share the
    bot, each has its `share` of what Discord counts per bot; each channel belongs to only one
    process. A call's `channel` is the name of a route, then a space and the channel.
    """

    def __init__(self, now: float, share: float = 1.0) -> None:
        self._share, self._burst = share, max(1, int(BURST * share))
        self._tokens, self._filled = 0.0, now
        most = max(1, int(MOST_COUNTED * share))
        # A share below one call a second allows one call in correspondingly more seconds.
        self._second = Window(most, max(1.0, 1.0 / (MOST_COUNTED * share)))
        self._channels: dict[str, Window] = {}
        self._buckets: dict[str, str] = {}
        self._invalid: deque[float] = deque()
        self._closed = now
        self._waiting: Mapping[Priority, dict[Call, None]] = {one: {} for one in Priority}
        self._numbers = self._admitted = 0

    def tokens(self, now: float) -> float:
        """Return the number of calls that may be made immediately."""
        return min(self._burst, self._tokens + max(0.0, now - self._filled) * self._rate)

    def waiting(self) -> Mapping[Priority, int]:
        """Return the number of waiting calls, by priority."""
        return {priority: len(calls) for priority, calls in self._waiting.items()}

    def enter(self, priority: Priority, channel: str | None, now: float) -> Call:
        """Queue a call."""
        self._numbers += 1
        call = Call(priority, channel, now, self._numbers)
        self._waiting[priority][call] = None
        return call

    def admit(self, now: float) -> list[Call]:
        """Return the calls whose turn it is."""
        admitted = []
        while self._opens(now) <= now and (call := self._next(now)) is not None:
            self._take(call, now)
            admitted.append(call)
        return admitted

    def wakes(self, now: float) -> float | None:
        """Return when the next call may be made if nothing changes before; None if none waits."""
        if not any(self._waiting.values()):
            return None
        opens = self._opens(now)
        if opens > now:
            return opens
        channels = {call.channel for call in self._queued()}
        return min(self._channel_opens(channel, now) for channel in channels)

    def opens_in(self, channel: str, spare: int, now: float) -> float:
        """Return the seconds until a channel has room for a call and `spare` more, 0 = now."""
        window, name = self._known(channel), self._name(channel)
        if window is None:
            return 0.0
        ahead = sum(self._name(call.channel) == name for call in self._queued())
        return window.opens_in(spare + ahead, now)

    def answered(self, call: Call, now: float) -> None:
        """Record that Discord has answered a call at `now`, and has therefore counted it."""
        self._second.answered(call, now)
        if window := self._known(call.channel):
            window.answered(call, now)

    def learn(self, channel: str, stated: RateLimit, now: float) -> None:
        """Adopt a channel's limit that an answer states; other routes may share it."""
        if stated.bucket is not None:
            self._rename(_split(channel)[0], stated.bucket)
        self._window(channel, now).learn(stated, now)

    def close(self, seconds: float, now: float) -> None:
        """Hold back the calls of all routes for `seconds`."""
        self._closed = max(self._closed, now + seconds)

    def shut_for(self, channel: str | None, now: float) -> float:
        """Return the seconds for which Discord has said that it accepts no such call."""
        window = self._known(channel)
        return max(self._closed - now, 0.0 if window is None else window.shut_for(now))

    def refused(self, now: float) -> None:
        """Count a refusal; after many, calls are made so rarely that all of them may be refused."""
        self._tokens, self._filled = self.tokens(now), now
        self._invalid.append(now)

    def withdraw(self, call: Call, now: float) -> None:
        """Remove a call that will not be made, whether it was waiting or admitted."""
        waiting = self._waiting[call.priority]
        if call in waiting:
            del waiting[call]
            return
        self._tokens, self._filled = min(self._burst, self.tokens(now) + 1), now
        self._second.give_back(call)
        if window := self._known(call.channel):
            window.give_back(call)

    @property
    def _rate(self) -> float:
        """The number of calls per second allowed in the long run."""
        half = MOST_INVALID * self._share / 2
        return half / INVALID_SECONDS if len(self._invalid) >= half else RATE * self._share

    def _queued(self) -> Iterable[Call]:
        return chain(*self._waiting.values())

    def _name(self, channel: str | None) -> str:
        """Return the name of the window that a channel's calls share."""
        route, place = _split(channel or "")
        return f"{self._buckets.get(route, route)} {place}"

    def _rename(self, route: str, bucket: str) -> None:
        """Rename a route's windows after the bucket to which its calls now belong."""
        before = self._buckets.get(route, route)
        self._buckets[route] = bucket
        if before == bucket:
            return
        for name in [name for name in self._channels if _split(name)[0] == before]:
            window = self._channels.pop(name)
            self._channels.setdefault(f"{bucket} {_split(name)[1]}", window)

    def _known(self, channel: str | None) -> Window | None:
        return None if channel is None else self._channels.get(self._name(channel))

    def _opens(self, now: float) -> float:
        """Return when there is room for a call to any channel, which may be in the past."""
        while self._invalid and self._invalid[0] <= now - INVALID_SECONDS:
            self._invalid.popleft()
        lacking = 1.0 - _ROUNDING - self.tokens(now)
        at = now if lacking <= 0 else now + (lacking + _ROUNDING) / self._rate
        return max(at, self._closed, self._second.opens(now))

    def _channel_opens(self, channel: str | None, now: float) -> float:
        window = self._known(channel)
        return now if window is None else window.opens(now)

    def _next(self, now: float) -> Call | None:
        """Return the call whose turn it is, or None if all channels with waiting calls are full."""
        if self._admitted % FAIR == FAIR - 1:
            return self._first(merge(*self._waiting.values(), key=attrgetter("number")), now)
        return self._first(chain(*self._waiting.values()), now)

    def _first(self, calls: Iterable[Call], now: float) -> Call | None:
        full: set[str] = set()
        for call in calls:
            if (name := self._name(call.channel)) in full:
                continue
            if self._channel_opens(call.channel, now) <= now:
                return call
            full.add(name)
        return None

    def _take(self, call: Call, now: float) -> None:
        self._admitted += 1
        del self._waiting[call.priority][call]
        self._tokens, self._filled = self.tokens(now) - 1, now
        self._second.take(call, now + ARRIVES)
        if call.channel is not None:
            self._window(call.channel, now).take(call, now + ARRIVES)

    def _window(self, channel: str, now: float) -> Window:
        name = self._name(channel)
        if name not in self._channels and len(self._channels) >= _MANY:
            kept = {other: one for other, one in self._channels.items() if one.held(now)}
            self._channels = kept
        return self._channels.setdefault(name, Window(PER_CHANNEL, CHANNEL_SECONDS))


def _split(channel: str) -> tuple[str, str]:
    """Return the route or bucket of a limit, and its channel."""
    route, _, place = channel.partition(" ")
    return route, place
