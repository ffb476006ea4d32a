"""A window of time in which Discord counts so many calls; what its answers tell of it wins."""

from __future__ import annotations

from cogs.requests.headers import Told


class Window:
    """Calls of which Discord counts at most so many within so many seconds.

    When it counts one is known only roughly: between its sending and its answer. So each holds its
    place until the window's seconds have passed since it was answered. Calls that others made, or
    this program before it was started again, hold places too once Discord tells of them.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._leave: dict[object, float] = {}
        self._others: list[object] = []
        self._shut = 0.0

    def opens(self, now: float) -> float:
        """Return when there is room, unless an answer makes some sooner; `now` = there is."""
        if self._shut > now:
            return self._shut
        if len(self._leave) < self._most or self.held(now) < self._most:
            return now
        return min(self._leave.values())

    def shut_for(self, now: float) -> float:
        """Return for how many seconds Discord itself has said that it takes nothing."""
        return max(0.0, self._shut - now)

    def held(self, now: float) -> int:
        """Forget the calls that hold no place any more; return how many do."""
        self._leave = {call: until for call, until in self._leave.items() if until > now}
        return len(self._leave)

    def opens_in(self, ahead: int, now: float) -> float:
        """Return in how many seconds there is room behind so many other calls, 0 = now.

        Calls under way count as answered now: the next look knows more.
        """
        lacking = self.held(now) + ahead - self._most
        if lacking < 0 or not self._leave:
            return self.shut_for(now)
        leaving = sorted(min(until, now + self._seconds) for until in self._leave.values())
        return max(self.shut_for(now), leaving[min(lacking, len(leaving) - 1)] - now)

    def take(self, call: object, counted_by: float) -> None:
        """Give a call a place, which Discord has counted by then at the latest."""
        self._leave[call] = counted_by + self._seconds

    def answered(self, call: object, now: float) -> None:
        """Free the place of a call as soon as its answer is here."""
        if call in self._leave:
            self._leave[call] = min(self._leave[call], now + self._seconds)

    def give_back(self, call: object) -> None:
        """Free the place of a call that was not made."""
        self._leave.pop(call, None)

    def learn(self, told: Told, now: float) -> None:
        """Be as large and as long as Discord tells, and have no more room than it has.

        *Rate Limits* asks for it: "rate limits should not be hard coded".
        """
        self._most = told.limit
        if told.remaining == told.limit - 1:
            # It has just begun, so that what is left of it is all of it.
            self._seconds = told.reset_after
        for other in self._others:
            self._leave.pop(other, None)
        unknown = told.limit - told.remaining - self.held(now)
        self._others = [object() for _ in range(unknown)]
        self._leave |= dict.fromkeys(self._others, now + told.reset_after)
        self._shut = 0.0 if told.remaining else now + told.reset_after
