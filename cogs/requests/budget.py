"""What Discord allows in calls, and whose turn it is; the time comes from outside.

Discord counts fifty calls a second of a bot, and five messages in five seconds of a channel, new
ones and edits apart. Answers to interactions count for neither and do not come here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from heapq import merge
from itertools import chain
from operator import attrgetter

RATE = 40.0
"""Calls a second in the long run."""
BURST = 8
"""Calls at once after a rest: with those of the second that follows fewer than Discord's fifty."""
MOST_COUNTED = 48
"""Calls that Discord may count within the same second, however long they are on their way."""
PER_CHANNEL, CHANNEL_SECONDS = 5, 5.0
ARRIVES = 2.0
"""Seconds after which Discord has counted a call even if it has not answered yet."""
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


class Window:
    """Calls of which Discord counts at most so many within so many seconds.

    When it counts one is known only roughly: between its sending and its answer. So each holds its
    place until the window's seconds have passed since it was answered.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._leave: dict[Call, float] = {}

    def opens(self, now: float) -> float:
        """Return when there is room, unless an answer makes some sooner; `now` = there is."""
        if len(self._leave) < self._most or self.held(now) < self._most:
            return now
        return min(self._leave.values())

    def held(self, now: float) -> int:
        """Forget the calls that hold no place any more; return how many do."""
        self._leave = {call: until for call, until in self._leave.items() if until > now}
        return len(self._leave)

    def opens_in(self, ahead: int, now: float) -> float:
        """Return in how many seconds there is room behind so many other calls, 0 = now.

        Calls under way count as answered now: the next look knows more.
        """
        lacking = self.held(now) + ahead - self._most
        if lacking < 0:
            return 0.0
        leaving = sorted(min(until, now + self._seconds) for until in self._leave.values())
        return leaving[min(lacking, len(leaving) - 1)] - now

    def take(self, call: Call, now: float) -> None:
        """Give a call a place."""
        self._leave[call] = now + ARRIVES + self._seconds

    def answered(self, call: Call, now: float) -> None:
        """Let a call hold its place no longer than it must."""
        if call in self._leave:
            self._leave[call] = min(self._leave[call], now + self._seconds)

    def give_back(self, call: Call) -> None:
        """Free the place of a call that was not made."""
        self._leave.pop(call, None)


class Budget:
    """A token bucket with a window a channel; calls wait in order of priority, then of arrival.

    It begins empty, for the program may have run a moment ago. Where several processes share the
    bot, each has its `share` of what Discord counts of a bot; a channel is one process's alone.
    """

    def __init__(self, now: float, share: float = 1.0) -> None:
        self._rate, self._burst = RATE * share, max(1, int(BURST * share))
        self._tokens, self._filled = 0.0, now
        most = max(1, int(MOST_COUNTED * share))
        # Of less than one call a second one is made after that many seconds.
        self._second = Window(most, max(1.0, 1.0 / (MOST_COUNTED * share)))
        self._channels: dict[str, Window] = {}
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
        channels = {call.channel for calls in self._waiting.values() for call in calls}
        return min(self._channel_opens(channel, now) for channel in channels)

    def opens_in(self, channel: str, spare: int, now: float) -> float:
        """Return in how many seconds a channel has room for a call and so many more, 0 = now."""
        window = self._channels.get(channel)
        if window is None:
            return 0.0
        queued = (call for calls in self._waiting.values() for call in calls)
        return window.opens_in(spare + sum(call.channel == channel for call in queued), now)

    def answered(self, call: Call, now: float) -> None:
        """Count a call as one that Discord has counted by now."""
        self._second.answered(call, now)
        if call.channel is not None and call.channel in self._channels:
            self._channels[call.channel].answered(call, now)

    def withdraw(self, call: Call, now: float) -> None:
        """Let a call go without being made, whether its turn has come or not."""
        waiting = self._waiting[call.priority]
        if call in waiting:
            del waiting[call]
            return
        self._tokens, self._filled = min(self._burst, self.tokens(now) + 1), now
        self._second.give_back(call)
        if call.channel is not None and call.channel in self._channels:
            self._channels[call.channel].give_back(call)

    def _opens(self, now: float) -> float:
        """Return when there is room for a call to any channel; not after `now` = there is."""
        lacking = 1.0 - _ROUNDING - self.tokens(now)
        at = now if lacking <= 0 else now + (lacking + _ROUNDING) / self._rate
        return max(at, self._second.opens(now))

    def _channel_opens(self, channel: str | None, now: float) -> float:
        window = None if channel is None else self._channels.get(channel)
        return now if window is None else window.opens(now)

    def _next(self, now: float) -> Call | None:
        """Return the call whose turn it is, None = all channels that are waited for are full."""
        if self._admitted % FAIR == FAIR - 1:
            return self._first(merge(*self._waiting.values(), key=attrgetter("number")), now)
        return self._first(chain(*self._waiting.values()), now)

    def _first(self, calls: Iterable[Call], now: float) -> Call | None:
        full: set[str | None] = set()
        for call in calls:
            if call.channel in full:
                continue
            if self._channel_opens(call.channel, now) <= now:
                return call
            full.add(call.channel)
        return None

    def _take(self, call: Call, now: float) -> None:
        self._admitted += 1
        del self._waiting[call.priority][call]
        self._tokens, self._filled = self.tokens(now) - 1, now
        self._second.take(call, now)
        if call.channel is not None:
            self._window(call.channel, now).take(call, now)

    def _window(self, channel: str, now: float) -> Window:
        if channel not in self._channels and len(self._channels) >= _MANY:
            kept = {name: one for name, one in self._channels.items() if one.held(now)}
            self._channels = kept
        return self._channels.setdefault(channel, Window(PER_CHANNEL, CHANNEL_SECONDS))
