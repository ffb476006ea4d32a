"""Budget of calls that Discord allows, and their order; the time is passed in.

Discord counts fifty calls a second per bot, and five messages in five seconds per channel, new ones
and edits apart, until its answers say otherwise. Answers to interactions count for neither and do
not come here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from heapq import merge
from itertools import chain
from operator import attrgetter

from cogs.requests.headers import RateLimit, Window

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
"""One of so many calls goes to the one waiting longest, so that a flood of posts starves none."""
_MANY = 256
"""Number of channels remembered before the quiet ones are forgotten."""
_ROUNDING = 1e-9


class Priority(IntEnum):
    """Purpose of a call; the smallest goes first."""

    ANSWER = 0
    """Answer to a click or command: a person waits for it."""
    POST = 1
    EDIT = 2
    """Changes of a post already sent: old buttons, late pictures."""
    REST = 3
    """Calls without urgency: the audit log, and the check of posts after a restore."""


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """A call that waits or is under way; `channel` names the limit that it shares, if any."""

    priority: Priority
    channel: str | None
    entered: float
    number: int


class Budget:
    """A token bucket with a window per channel; calls wait in order of priority, then of arrival.

    It begins empty, since the program may have run a moment ago. If several processes share the
    bot, each has its `share` of what Discord counts per bot; a channel belongs to one process
    alone. A call's `channel` is the name of a route, then a space and the channel.
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
        """Return the number of calls that may be made at once."""
        return min(self._burst, self._tokens + max(0.0, now - self._filled) * self._rate)

    def waiting(self) -> Mapping[Priority, int]:
        """Return the number of waiting calls by priority."""
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
        """Return when the next call may go if nothing happens before, None = no call waits."""
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
        """Note that Discord has counted a call at `now`, since it has answered."""
        self._second.answered(call, now)
        if window := self._known(call.channel):
            window.answered(call, now)

    def learn(self, channel: str, stated: RateLimit, now: float) -> None:
        """Adopt the limit of a channel stated by an answer; other routes may share it."""
        if stated.bucket is not None:
            self._rename(_split(channel)[0], stated.bucket)
        self._window(channel, now).learn(stated, now)

    def close(self, seconds: float, now: float) -> None:
        """Hold back all calls for so long, whatever their route."""
        self._closed = max(self._closed, now + seconds)

    def shut_for(self, channel: str | None, now: float) -> float:
        """Return the seconds for which Discord has said that it takes no such call."""
        window = self._known(channel)
        return max(self._closed - now, 0.0 if window is None else window.shut_for(now))

    def refused(self, now: float) -> None:
        """Count a refusal: after many, calls are made so rarely that all of them may be refused."""
        self._tokens, self._filled = self.tokens(now), now
        self._invalid.append(now)

    def withdraw(self, call: Call, now: float) -> None:
        """Remove a call that is not made after all, whether its turn has come or not."""
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
        """Return the calls per second allowed in the long run."""
        half = MOST_INVALID * self._share / 2
        return half / INVALID_SECONDS if len(self._invalid) >= half else RATE * self._share

    def _queued(self) -> Iterable[Call]:
        return chain(*self._waiting.values())

    def _name(self, channel: str | None) -> str:
        """Return the name of the window that a channel's calls share."""
        route, place = _split(channel or "")
        return f"{self._buckets.get(route, route)} {place}"

    def _rename(self, route: str, bucket: str) -> None:
        """Rename the windows of a route to the bucket that its calls are now in."""
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
        """Return when there is room for a call to any channel; not after `now` = there is room."""
        while self._invalid and self._invalid[0] <= now - INVALID_SECONDS:
            self._invalid.popleft()
        lacking = 1.0 - _ROUNDING - self.tokens(now)
        at = now if lacking <= 0 else now + (lacking + _ROUNDING) / self._rate
        return max(at, self._closed, self._second.opens(now))

    def _channel_opens(self, channel: str | None, now: float) -> float:
        window = self._known(channel)
        return now if window is None else window.opens(now)

    def _next(self, now: float) -> Call | None:
        """Return the call whose turn it is, None = all channels with waiting calls are full."""
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
    """Return a limit's route or bucket, and its channel."""
    route, _, place = channel.partition(" ")
    return route, place
