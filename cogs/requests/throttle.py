"""The gate for all counted calls of a client, where each waits until the budget has room for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeAlias, TypeVar

import aiohttp
import discord
from discord import RateLimited
from discord.http import HTTPClient, Route

from cogs.requests import budget, refusals
from cogs.requests.budget import Budget, Call, Priority
from cogs.requests.prompt import answer_promptly

P = ParamSpec("P")
T = TypeVar("T")
Work: TypeAlias = Callable[P, Coroutine[Any, Any, T]]

LONGEST = 30.0
"""Most seconds that a call waits for Discord; then RateLimited says when to try again."""
_MESSAGES = {
    ("POST", "/channels/{channel_id}/messages"): "POST",
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): "PATCH",
    ("POST", "/users/@me/channels"): "DIRECT",
}
"""Routes limited by channel that the bot uses most; discord.py handles the other limits.

Channels of direct messages are opened at the same pace, all together: a bot that opens many at once
is limited, or blocked (*User*, Create DM).
"""


_chosen: ContextVar[tuple[asyncio.Task[Any] | None, Priority]] = ContextVar(
    "priority", default=(None, Priority.POST)
)
_limit: ContextVar[str | None] = ContextVar("limit", default=None)
"""The limit of a channel that the call under way shares, if any."""


def priority() -> Priority:
    """Return the purpose of calls made in the current task: posts, unless set otherwise."""
    task, chosen = _chosen.get()
    return chosen if task is asyncio.current_task() else Priority.POST


@contextmanager
def calling_as(chosen: Priority) -> Iterator[None]:
    """Set the purpose of calls in this context and task; new tasks started inside make posts."""
    before = _chosen.get()
    _chosen.set((asyncio.current_task(), chosen))
    try:
        yield
    finally:
        # Do not reset by a token, because an abandoned coroutine ends in a different context.
        _chosen.set(before)


def calls_as(
    chosen: Priority,
) -> Callable[[Work[P, T]], Work[P, T]]:
    """Return a decorator that sets the purpose of a coroutine function's calls."""

    def decorate(work: Work[P, T]) -> Work[P, T]:
        @wraps(work)
        async def done(*args: P.args, **kwargs: P.kwargs) -> T:
            with calling_as(chosen):
                return await work(*args, **kwargs)

        return done

    return decorate


def _nobody_asks(_priority: Priority, _seconds: float) -> None:
    """Ignore the wait of a call."""


class Throttle:
    """Gate that lets calls through as the budget allows; `waited` is called with each wait.

    No task waits here: a timer of the event loop lets the next calls through. A process that runs a
    part of the bot has its `share` of the budget.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, share: float = 1.0) -> None:
        self.waited: Callable[[Priority, float], None] = _nobody_asks
        self._clock = clock
        self._budget = Budget(clock(), share)
        self._turns: dict[Call, asyncio.Future[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._locked_out: asyncio.Future[discord.HTTPException] | None = None

    @property
    def tokens(self) -> float:
        """The number of calls that may be made immediately."""
        return self._budget.tokens(self._clock())

    async def locked_out(self) -> None:
        """Wait until Discord rejects the token, then raise LoginFailure."""
        error = await asyncio.shield(self._lockout)
        raise discord.LoginFailure("the token was replaced") from error

    def check_token(self) -> None:
        """Check that Discord has not rejected the token. Raises HTTPException."""
        if self._lockout.done():
            raise self._lockout.result()

    def remember_lockout(self, error: discord.HTTPException) -> None:
        """Remember an answer that says that the token is no longer valid.

        *Rate Limits*, Invalid Request Limit: after 10,000 such answers (401, 403, 429) in ten
        minutes Discord blocks the address, and a 401 requires immediate action.
        """
        if refusals.is_token_gone(error) and not self._lockout.done():
            self._lockout.set_result(error)

    @property
    def _lockout(self) -> asyncio.Future[discord.HTTPException]:
        if self._locked_out is None:
            self._locked_out = asyncio.get_running_loop().create_future()
        return self._locked_out

    @property
    def waiting(self) -> Mapping[Priority, int]:
        """The number of waiting calls, by priority."""
        return self._budget.waiting()

    def opens_in(self, method: str, channel_id: int, spare: int = 0) -> float:
        """Return the seconds until a channel has room for a message ("POST") or edit ("PATCH").

        0 means now. There is then room for `spare` more after it.
        """
        return self._budget.opens_in(f"{method} {channel_id}", spare, self._clock())

    @asynccontextmanager
    async def turn(self, channel: str | None) -> AsyncIterator[None]:
        """Wait for a call's turn; the call is made inside the context. Raises RateLimited."""
        if (wait := self._budget.shut_for(channel, self._clock())) > LONGEST:
            raise RateLimited(wait)
        call = self._budget.enter(priority(), channel, self._clock())
        turn = self._turns[call] = asyncio.get_running_loop().create_future()
        self._go_on()
        try:
            await turn
        except (asyncio.CancelledError, RateLimited):
            self._turns.pop(call, None)
            self._budget.withdraw(call, self._clock())
            self._go_on()
            raise
        self.waited(call.priority, self._clock() - call.entered)
        try:
            yield
        finally:
            self._budget.answered(call, self._clock())
            self._go_on()

    def learn_limits(self, channel: str | None, status: int, told: Mapping[str, str]) -> None:
        """Learn the limits from an answer's headers, since Discord's are authoritative."""
        now, limit = self._clock(), budget.limit_of(told)
        if budget.is_invalid(status, told):
            self._budget.refused(now)
        self._budget.close(budget.closed_for(status, told), now)
        if channel is not None and limit is not None:
            self._budget.learn(channel, limit, now)
        self._turn_away(now)
        self._go_on()

    def _turn_away(self, now: float) -> None:
        """Refuse waiting calls that Discord will accept only much later."""
        for call, turn in self._turns.items():
            wait = self._budget.shut_for(call.channel, now)
            if wait > LONGEST and not turn.done():
                turn.set_exception(RateLimited(wait))

    def _go_on(self) -> None:
        """Let the calls through whose turn it is, and set the timer for the next ones."""
        now = self._clock()
        for call in self._budget.admit(now):
            turn = self._turns.pop(call)
            if not turn.done():
                turn.set_result(None)
        if self._timer is not None:
            self._timer.cancel()
        wakes = self._budget.wakes(now)
        loop = asyncio.get_running_loop()
        self._timer = None if wakes is None else loop.call_later(wakes - now, self._go_on)


def throttle(http: HTTPClient, through: Throttle) -> None:
    """Make every call of a client wait for its turn.

    After Discord has rejected the token, nothing more is sent. Answers to interactions bypass the
    throttle, and so does a simulated Discord that brings its own client. discord.py's handling of
    each route's limit comes afterwards.
    """
    answer_promptly(http)
    _listen(http, through)
    send: Callable[..., Awaitable[object]] = http.request

    async def request(route: Route, **kwargs: object) -> object:
        channel = _channel(route)
        async with through.turn(channel):
            through.check_token()
            _limit.set(channel)
            try:
                return await send(route, **kwargs)
            except discord.HTTPException as error:
                through.remember_lockout(error)
                raise
            finally:
                _limit.set(None)

    http.request = request  # type: ignore[method-assign]


def _listen(http: HTTPClient, through: Throttle) -> None:
    """Report every answer to the throttle, including those after which discord.py retries."""

    async def answered(
        _session: aiohttp.ClientSession, _context: object, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        through.learn_limits(_limit.get(), ended.response.status, ended.response.headers)

    trace = http.http_trace = http.http_trace or aiohttp.TraceConfig()
    trace.on_request_end.append(answered)


def _channel(route: Route) -> str | None:
    """Return the channel limit that a call shares with others, or None."""
    name = _MESSAGES.get((route.method, route.path))
    return None if name is None else f"{name} {route.channel_id}"
