"""Limits as Discord's answers tell them (*Rate Limits*): headers win over what we guess."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.http import Route

from cogs.requests import refusals
from cogs.requests.budget import MOST_INVALID, Priority
from cogs.requests.throttle import LONGEST, Throttle, calling_as, throttle
from tests.jumping import JumpingLoop
from tests.tools.chaos.limits import INVALID

BUSY = 1_000
PATIENCE = 60.0
MESSAGES = "/channels/{channel_id}/messages"


class Clock:
    """This machine's time: on a busy one, half a second may pass between a call and a look."""

    def __init__(self) -> None:
        self._behind = 0.0
        self._stands: float | None = None

    def __call__(self) -> float:
        return time.monotonic() - self._behind if self._stands is None else self._stands

    @contextmanager
    def standing(self) -> Iterator[None]:
        """Stop the clock: eight calls are allowed meanwhile."""
        self._stands = now = self()
        try:
            yield
        finally:
            self._behind, self._stands = time.monotonic() - now, None


@dataclass
class Bucket:
    """So many calls in so many seconds, which begin with the first of them."""

    name: str
    most: int
    seconds: float
    used: int = 0
    since: float = float("-inf")

    def take(self, now: float) -> tuple[bool, dict[str, str]]:
        """Count a call; return whether it is one too many, and what is told."""
        if now - self.since >= self.seconds:
            self.since, self.used = now, 0
        too_many = self.used >= self.most
        self.used += not too_many
        return too_many, {
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(self.most - self.used),
            "X-RateLimit-Reset-After": f"{self.since + self.seconds - now:.3f}",
            "X-RateLimit-Bucket": self.name,
        }


@dataclass
class Wire:
    """A Discord of which nothing is known but what its headers tell."""

    clock: Clock = field(default_factory=Clock)
    buckets: dict[str, Bucket] = field(default_factory=dict)
    answers: list[web.Response] = field(default_factory=list)
    made: list[tuple[float, str, int]] = field(default_factory=list)
    client: discord.Client = field(init=False)
    through: Throttle = field(init=False)

    async def serve(self, request: web.Request) -> web.Response:
        answer = self.answers.pop(0) if self.answers else self._counted(request.method)
        self.made.append((time.monotonic(), request.path, answer.status))
        return answer

    def _counted(self, method: str) -> web.Response:
        bucket = self.buckets.get(method)
        too_many, told = (False, {}) if bucket is None else bucket.take(self.clock())
        return limited(float(told["X-RateLimit-Reset-After"]), told) if too_many else said({}, told)

    async def call(self, method: str = "POST", channel: int = 1) -> object:
        path = MESSAGES + ("" if method == "POST" else "/{message_id}")
        route = Route(method, path, channel_id=channel, message_id=5)
        return await self.client.http.request(route, json={})

    async def calls(self, count: int, method: str = "POST", channel: int = 1) -> None:
        await asyncio.gather(*(self.call(method, channel) for _ in range(count)))

    @property
    def refused(self) -> list[int]:
        return [status for _, _, status in self.made if status >= 400]


def said(data: Any, headers: dict[str, str] | None = None, status: int = 200) -> web.Response:
    """Answer in JSON without a charset: discord.py takes exactly `application/json`."""
    more, body = {"Via": "1.1 google", **(headers or {})}, json.dumps(data).encode()
    return web.Response(body=body, status=status, headers=more, content_type="application/json")


def limited(seconds: float, headers: dict[str, str], scope: str = "user") -> web.Response:
    """Return a refusal as the page shows them."""
    data = {"message": "...", "retry_after": seconds, "global": scope == "global"}
    told = {"X-RateLimit-Scope": scope, "Retry-After": f"{seconds:.0f}", **headers}
    if scope == "global":
        told["X-RateLimit-Global"] = "true"
    return said(data, told, 429)


@pytest.fixture
async def wire(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    opened = Wire()
    app = web.Application()
    app.router.add_get("/api/v10/users/@me", _me)
    app.router.add_route("*", "/{rest:.*}", opened.serve)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    intents = discord.Intents.none()
    async with discord.Client(intents=intents, max_ratelimit_timeout=LONGEST) as client:
        opened.client, opened.through = client, Throttle(opened.clock)
        throttle(client.http, opened.through)
        with calling_as(Priority.REST):
            await client.http.static_login("a token")
        # The budget begins empty.
        await asyncio.sleep(0.2)
        yield opened
    await runner.cleanup()


async def _me(_request: web.Request) -> web.Response:
    return said({"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "flags": 0})


async def test_a_limit_smaller_than_we_guess_is_known_from_its_headers(wire: Wire) -> None:
    wire.buckets["POST"] = Bucket("few", 2, 0.5)
    with wire.clock.standing():
        await wire.calls(2)
        assert 0.0 < wire.through.opens_in("POST", 1) <= 0.5
    await wire.calls(5)
    assert not wire.refused


async def test_a_limit_larger_than_we_guess_is_used(wire: Wire) -> None:
    wire.buckets["POST"] = Bucket("many", 10, 0.5)
    with wire.clock.standing():
        async with asyncio.timeout(PATIENCE):
            await wire.call()
            # With five in five seconds, two of them would wait.
            await wire.calls(6)
    await wire.calls(9)
    assert not wire.refused


async def test_routes_that_share_a_bucket_share_what_is_left_of_it(wire: Wire) -> None:
    """*Rate Limits*: "group shared limits as you encounter them"."""
    wire.buckets["POST"] = wire.buckets["PATCH"] = Bucket("shared", 3, 1.0)
    with wire.clock.standing():
        await wire.call("POST")
        await wire.call("PATCH")
        assert wire.through.opens_in("POST", 1) == wire.through.opens_in("PATCH", 1) == 0.0
        assert wire.through.opens_in("PATCH", 1, spare=1) > 0.0
        await wire.call("POST")
        assert wire.through.opens_in("PATCH", 1) > 0.0
    await asyncio.gather(wire.calls(3, "POST"), wire.calls(3, "PATCH"))
    assert not wire.refused


async def test_a_route_whose_bucket_changes_follows_the_new_one(wire: Wire) -> None:
    wire.buckets["POST"] = Bucket("before", 5, 5.0)
    with wire.clock.standing():
        await wire.calls(2)
        wire.buckets["POST"] = Bucket("after", 2, 0.4)
        await wire.call()
        assert wire.through.opens_in("POST", 1, spare=1) > 0.0
    await wire.calls(4)
    assert not wire.refused


async def test_what_a_bucket_has_left_after_a_start_is_known_from_the_first_answer(
    wire: Wire,
) -> None:
    with wire.clock.standing():
        wire.buckets["POST"] = Bucket("used", 5, 2.0, used=3, since=wire.clock())
        await wire.call()
        assert wire.through.opens_in("POST", 1) == 0.0
        assert wire.through.opens_in("POST", 1, spare=1) > 0.0


async def test_fractions_of_a_second_are_waited_for_as_such(wire: Wire) -> None:
    wire.buckets["POST"] = Bucket("short", 1, 0.35)
    with wire.clock.standing():
        await wire.call()
        assert wire.through.opens_in("POST", 1) == pytest.approx(0.35)
    began = wire.clock()
    await wire.calls(3)
    assert not wire.refused
    assert wire.clock() - began >= 3 * 0.35


async def test_a_long_window_with_room_refuses_nothing(wire: Wire) -> None:
    """discord.py refuses the second call by itself, as the window lasts longer than it may wait."""
    wire.buckets["PUT"] = Bucket("long", 10, 600.0)
    route = Route("PUT", "/applications/{application_id}/commands", application_id=1)
    for _ in range(3):
        await wire.client.http.request(route, json=[])
    assert len(wire.made) == 3


@pytest.mark.parametrize("method", ["POST", "PUT"])
async def test_a_long_window_without_room_is_asked_nothing(wire: Wire, method: str) -> None:
    """discord.py takes it for empty again, and asks."""
    wire.buckets[method] = Bucket("long", 2, 600.0)
    await wire.call(method)
    wire.buckets[method].used = 1
    # Those that wait get to know it, too.
    outcomes = await asyncio.gather(*(wire.call(method) for _ in range(3)), return_exceptions=True)
    late = [one for one in outcomes if isinstance(one, discord.RateLimited)]
    assert len(late) == 2
    for _ in range(2):
        with pytest.raises(discord.RateLimited) as raised:
            await wire.call(method)
        assert 500.0 < raised.value.retry_after <= 600.0
        assert refusals.of(raised.value) == refusals.PACE
    assert (len(wire.made), wire.refused) == (2, [])


async def test_a_long_refusal_is_told_at_once_and_holds_up_nobody_else(wire: Wire) -> None:
    """The page's example of a limit that others used up: a call is left, and must wait."""
    left = {"X-RateLimit-Limit": "10", "X-RateLimit-Remaining": "9"}
    left |= {"X-RateLimit-Reset-After": "64.57", "X-RateLimit-Bucket": "abcd1234"}
    wire.answers.append(limited(1336.57, left, "shared"))
    with pytest.raises(discord.RateLimited) as raised:
        await wire.call()
    assert refusals.wait(raised.value) == 1336.57
    await wire.call(channel=2)
    await wire.call(channel=1)
    assert len(wire.refused) == 1


@pytest.mark.parametrize("scope", ["global", "cloudflare"])
@pytest.mark.parametrize("method", ["POST", "GET"])
async def test_where_all_is_refused_nobody_asks_again_before_it_is_over(
    wire: Wire, scope: str, method: str
) -> None:
    page = web.Response(status=429, text="<html>", headers={"Retry-After": "65"})
    wire.answers.append(page if scope == "cloudflare" else limited(65.0, {}, "global"))
    outcomes = await asyncio.gather(wire.call(method), return_exceptions=True)
    (error,) = outcomes
    assert isinstance(error, discord.RateLimited | discord.HTTPException)
    assert (refusals.of(error), refusals.wait(error)) == (refusals.PACE, 65.0)
    for channel in range(3):
        with pytest.raises(discord.RateLimited) as raised:
            await wire.call(channel=channel)
        assert 60.0 < raised.value.retry_after <= 65.0
    assert len(wire.made) == 1


async def test_where_all_is_refused_for_a_moment_calls_wait(wire: Wire) -> None:
    wire.answers.append(web.Response(status=429, text="<html>", headers={"Retry-After": "1"}))
    began = time.monotonic()
    with suppress(discord.HTTPException):
        await wire.call()
    await wire.call(channel=2)
    assert time.monotonic() - began >= 1.0
    assert len(wire.made) == 2


async def test_who_waits_is_told_when_it_takes_long(wire: Wire) -> None:
    wire.buckets["POST"] = Bucket("one", 1, 20.0)
    await wire.call()
    waiting = asyncio.create_task(wire.call())
    async with asyncio.timeout(PATIENCE):
        while sum(wire.through.waiting.values()) != 1:
            await asyncio.sleep(0.01)
    wire.answers.append(limited(65.0, {}, "global"))
    with suppress(discord.RateLimited):
        await wire.call(channel=2)
    with pytest.raises(discord.RateLimited):
        await waiting
    assert not sum(wire.through.waiting.values())


def _refused_calls(seconds: float, scope: str) -> list[float]:
    """Return when calls are made where each is refused, as many as the throttle lets through."""
    loop, made = JumpingLoop(), list[float]()

    async def call_all() -> None:
        through = Throttle(loop.time)

        async def caller() -> None:
            while loop.time() < seconds:
                async with through.turn(None):
                    made.append(loop.time())
                    await asyncio.sleep(0.1)
                    through.learn_limits(
                        None, 429, {"X-RateLimit-Scope": scope, "Via": "1.1 google"}
                    )

        await asyncio.gather(*(caller() for _ in range(20)))

    try:
        loop.run_until_complete(call_all())
    finally:
        loop.close()
    return made


def test_refusals_stay_below_the_number_for_which_an_address_is_locked_out() -> None:
    """10,000 in ten minutes of statuses 401, 403 and 429; those of a shared limit do not count."""
    most, seconds = INVALID
    made = _refused_calls(750.0, "user")
    worst = max(
        sum(at <= other < at + seconds for other in made[index:])
        for index, at in enumerate(made)
        if index % BUSY == 0
    )
    assert MOST_INVALID * 0.9 < worst < most
    shared = _refused_calls(300.0, "shared")
    assert len(shared) > most
