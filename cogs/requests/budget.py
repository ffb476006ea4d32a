"""What Discord allows in calls, and whose turn it is; the time comes from outside.

Discord counts fifty calls a second of a bot, and five messages in five seconds of a channel, new
ones and edits apart, until its answers tell otherwise. Answers to interactions count for neither
and do not come here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from heapq import merge
from itertools import chain
from operator import attrgetter

from cogs.requests.headers import Told
from cogs.requests.window import Window

RATE = 40.0
"""Calls a second in the long run."""
BURST = 8
"""Calls at once after a rest: with those of the second that follows fewer than Discord's fifty."""
MOST_COUNTED = 48
"""Calls that Discord may count within the same second, however long they are on their way."""
PER_CHANNEL, CHANNEL_SECONDS = 5, 5.0
ARRIVES = 2.0
"""Seconds after which Discord has counted a call even if it has not answered yet."""
MOST_INVALID = 8_000
"""Refusals within ten minutes at most, of the 10,000 for which Discord locks an address out."""
INVALID_SECONDS = 600.0
FAIR = 8
"""Of so many calls one goes to whoever waits longest: a flood of posts starves nobody."""
_MANY = 256
"""Channels remembered until the quiet ones are forgotten."""
_ROUNDING = 1e-9


class Priority(IntEnum):
    """Why a call is made; the smaller one goes first."""

    ANSWER = 0
    """Somebody who clicked or typed a command waits for it."""
    POST = 1
    EDIT = 2
    """What a post that is out loses or gains: old buttons, late pictures."""
    REST = 3
    """What nobody waits for: the audit log, and looking back after a restore."""


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """A call that waits or is under way; `channel` names the limit that it shares, if any."""

    priority: Priority
    channel: str | None
    entered: float
    number: int


class Budget:
    """A token bucket with a window a channel; calls wait in order of priority, then of arrival.

    It begins empty, for the program may have run a moment ago. Where several processes share the
    bot, each has its `share` of what Discord counts of a bot; a channel is one process's alone.
    A call's `channel` is the name of a route, and of its channel behind a space.
    """

    def __init__(self, now: float, share: float = 1.0) -> None:
        self._share, self._burst = share, max(1, int(BURST * share))
        self._tokens, self._filled = 0.0, now
        most = max(1, int(MOST_COUNTED * share))
        # Of less than one call a second one is made after that many seconds.
        self._second = Window(most, max(1.0, 1.0 / (MOST_COUNTED * share)))
        self._channels: dict[str, Window] = {}
        self._buckets: dict[str, str] = {}
        self._invalid: deque[float] = deque()
        self._closed = now
        self._waiting: Mapping[Priority, dict[Call, None]] = {one: {} for one in Priority}
        self._numbers = self._admitted = 0

    def tokens(self, now: float) -> float:
        """Return how many calls may be made at once."""
        return min(self._burst, self._tokens + max(0.0, now - self._filled) * self._rate)

    def waiting(self) -> Mapping[Priority, int]:
        """Return how many calls wait."""
        return {priority: len(calls) for priority, calls in self._waiting.items()}

    def enter(self, priority: Priority, channel: str | None, now: float) -> Call:
        """Let a call wait for its turn."""
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
        """Return when somebody's turn may come if nothing happens before, None = nobody waits."""
        if not any(self._waiting.values()):
            return None
        opens = self._opens(now)
        if opens > now:
            return opens
        channels = {call.channel for call in self._queued()}
        return min(self._channel_opens(channel, now) for channel in channels)

    def opens_in(self, channel: str, spare: int, now: float) -> float:
        """Return in how many seconds a channel has room for a call and so many more, 0 = now."""
        window, name = self._known(channel), self._name(channel)
        if window is None:
            return 0.0
        ahead = sum(self._name(call.channel) == name for call in self._queued())
        return window.opens_in(spare + ahead, now)

    def answered(self, call: Call, now: float) -> None:
        """Count a call as one that Discord has counted by now."""
        self._second.answered(call, now)
        if window := self._known(call.channel):
            window.answered(call, now)

    def learn(self, channel: str, told: Told, now: float) -> None:
        """Believe what an answer tells of a channel's limit, which other routes may share."""
        if told.bucket is not None:
            self._rename(_split(channel)[0], told.bucket)
        self._window(channel, now).learn(told, now)

    def close(self, seconds: float, now: float) -> None:
        """Hold back all calls for so long, whatever their route."""
        self._closed = max(self._closed, now + seconds)

    def shut_for(self, channel: str | None, now: float) -> float:
        """Return for how many seconds Discord has said that it takes no such call."""
        window = self._known(channel)
        return max(self._closed - now, 0.0 if window is None else window.shut_for(now))

    def refused(self, now: float) -> None:
        """Count a refusal: after many of them calls are made so seldom that all may be refused."""
        self._tokens, self._filled = self.tokens(now), now
        self._invalid.append(now)

    def withdraw(self, call: Call, now: float) -> None:
        """Let a call go without being made, whether its turn has come or not."""
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
        """Return how many calls a second there may be in the long run."""
        half = MOST_INVALID * self._share / 2
        return half / INVALID_SECONDS if len(self._invalid) >= half else RATE * self._share

    def _queued(self) -> Iterable[Call]:
        return chain(*self._waiting.values())

    def _name(self, channel: str | None) -> str:
        """Return the name of the window that a channel's calls share."""
        route, place = _split(channel or "")
        return f"{self._buckets.get(route, route)} {place}"

    def _rename(self, route: str, bucket: str) -> None:
        """Name the windows of a route by the bucket that its calls are in by now."""
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
        """Return when there is room for a call to any channel; not after `now` = there is."""
        while self._invalid and self._invalid[0] <= now - INVALID_SECONDS:
            self._invalid.popleft()
        lacking = 1.0 - _ROUNDING - self.tokens(now)
        at = now if lacking <= 0 else now + (lacking + _ROUNDING) / self._rate
        return max(at, self._closed, self._second.opens(now))

    def _channel_opens(self, channel: str | None, now: float) -> float:
        window = self._known(channel)
        return now if window is None else window.opens(now)

    def _next(self, now: float) -> Call | None:
        """Return the call whose turn it is, None = all channels that are waited for are full."""
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
