"""The budget of calls: how many go out when, in which order, and who has to wait for whom."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import discord
import pytest
from discord.http import Route
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.requests.budget import (
    ARRIVES,
    BURST,
    CHANNEL_SECONDS,
    PER_CHANNEL,
    RATE,
    Budget,
    Priority,
)
from cogs.requests.throttle import Throttle, calling_as, calls_as, priority, throttle
from tests.jumping import JumpingLoop
from tests.tools.chaos.limits import GLOBAL
from tests.tools.chaos.server import Server

SOON = 1 / RATE + 1e-6
"""Seconds until the next call at the latest, if nothing but the rate stands against it."""


class Wish(NamedTuple):
    """A call that is wanted at some time; Discord counts it `late`, and answers later still."""

    at: float
    priority: Priority = Priority.POST
    channel: str | None = None
    late: float = 0.0
    back: float = 0.0
    patience: float | None = None
    """Seconds after which whoever wants it is gone, if it has not been made by then."""


class Record:
    """Times at which wishes were sent, and at which Discord counted them, by their number."""

    def __init__(self, wishes: Sequence[Wish]) -> None:
        self.wishes = wishes
        self.sent: dict[int, float] = {}
        self.counted: dict[int, float] = {}

    def waited(self, number: int) -> float:
        return self.sent[number] - self.wishes[number].at

    def order(self, of: Iterable[int]) -> list[int]:
        """Return numbers in the order of sending."""
        return sorted(of, key=[*self.sent].index)


def played(*wishes: Wish, share: float = 1.0) -> Record:
    """Carry out all wishes in the throttle's order."""
    loop, record = JumpingLoop(), Record(wishes)
    try:
        loop.run_until_complete(_play(loop, record, share))
    finally:
        loop.close()
    return record


async def _play(loop: JumpingLoop, record: Record, share: float) -> None:
    through = Throttle(loop.time, share)
    # As when nobody has called for a while.
    await asyncio.sleep(1.0)
    begin = loop.time()

    async def call(number: int, wish: Wish) -> None:
        await asyncio.sleep(wish.at)
        with calling_as(wish.priority), suppress(TimeoutError):
            async with asyncio.timeout(wish.patience) as patience:
                async with through.turn(wish.channel):
                    patience.reschedule(None)
                    record.sent[number] = loop.time() - begin
                    await asyncio.sleep(wish.late)
                    record.counted[number] = loop.time() - begin
                    await asyncio.sleep(wish.back)

    await asyncio.gather(*(call(number, wish) for number, wish in enumerate(record.wishes)))
    assert not sum(through.waiting.values())


def most_within(times: Iterable[float], seconds: float) -> int:
    """Return how many there are at most in any time of this length."""
    times, most, first = sorted(times), 0, 0
    for number, at in enumerate(times):
        while at - times[first] >= seconds - 1e-6:
            first += 1
        most = max(most, number - first + 1)
    return most


def crowd_of(seed: int) -> list[Wish]:
    """Return wishes of all kinds, more of them than there is room for at once."""
    rng = random.Random(seed)
    return [
        Wish(
            at=rng.uniform(0.0, 3.0),
            priority=rng.choice([*Priority]),
            channel=rng.choice([None, None, "a", "b", "c"]),
            late=rng.choice([0.0, rng.uniform(0.0, ARRIVES)]),
            back=rng.choice([0.0, rng.uniform(0.0, 3.0)]),
            patience=rng.choice([None, rng.uniform(0.0, 2.0)]),
        )
        for _ in range(rng.randrange(20, 100))
    ]


crowds = st.integers(0, 2**32).map(crowd_of)
few = settings(max_examples=12, deadline=None)


@few
@given(crowds)
def test_discord_never_counts_too_many(crowd: list[Wish]) -> None:
    record = played(*crowd)
    assert most_within(record.sent.values(), 1.0) <= RATE + BURST
    assert most_within(record.counted.values(), 1.0) < GLOBAL[0]
    channels = defaultdict(list)
    for number, at in record.counted.items():
        channels[crowd[number].channel].append(at)
    for name in channels.keys() - {None}:
        assert most_within(channels[name], CHANNEL_SECONDS) <= PER_CHANNEL


@few
@given(crowds)
def test_calls_alike_go_in_the_order_of_their_coming(crowd: list[Wish]) -> None:
    record = played(*crowd)
    alike = defaultdict(list)
    for number in record.sent:
        alike[crowd[number].priority, crowd[number].channel].append(number)
    for numbers in alike.values():
        came = [crowd[number].at for number in numbers]
        assert came == sorted(came)


@few
@given(crowds)
def test_who_gives_up_leaves_no_trace(crowd: list[Wish]) -> None:
    record = played(*crowd)
    stayed = sorted(record.sent)
    alone = played(*(crowd[number]._replace(patience=None) for number in stayed))
    times = [record.sent[number] for number in stayed]
    assert [alone.sent[number] for number in range(len(stayed))] == pytest.approx(times)


def test_the_burst_is_small_and_the_rate_is_kept() -> None:
    record = played(*[Wish(0.0)] * 200)
    assert [record.waited(number) for number in range(BURST)] == [0.0] * BURST
    assert record.waited(199) == pytest.approx((200 - BURST) / RATE)


@pytest.mark.parametrize("processes", [2, 4, 16, 64])
def test_processes_that_share_the_bot_share_what_discord_counts(processes: int) -> None:
    """All of them call as fast as they may, and begin at the same moment."""
    record = played(*[Wish(0.0, late=0.01)] * 100, share=1 / processes)
    assert record.waited(99) == pytest.approx(99 * processes / RATE, rel=0.1)
    for seconds in (1.0, 10.0):
        together = most_within(record.counted.values(), seconds) * processes
        assert together <= max(seconds * GLOBAL[0], processes)


@pytest.mark.parametrize("channel", [None, "one"])
def test_a_burst_of_strips_holds_up_no_post(channel: str | None) -> None:
    strips = [Wish(0.0, Priority.EDIT, channel)] * 100
    posts = [Wish(0.01 + number / 10, channel=f"post {number}") for number in range(20)]
    record = played(*strips, *posts)
    assert len(record.sent) == 120
    # One of eight calls goes to who waits longest.
    assert max(map(record.waited, range(100, 120))) < 2 * SOON


def test_answers_go_before_posts_and_posts_before_strips() -> None:
    wanted = [Priority.REST, Priority.EDIT, Priority.POST, Priority.ANSWER]
    record = played(*[Wish(0.0)] * BURST, *(Wish(0.0, one) for one in wanted))
    last = record.order(range(BURST, BURST + 4))
    # The eighth call was everybody's, the next seven go by what they are for.
    assert [wanted[number - BURST] for number in last] == sorted(wanted)


def test_a_flood_of_posts_starves_nobody() -> None:
    flood = [Wish(number / 50) for number in range(50 * 20)]
    record = played(*flood, Wish(1.0, Priority.EDIT), Wish(1.0, Priority.REST))
    assert record.waited(1000) < 2.5 and record.waited(1001) < 2.5


def test_a_full_channel_holds_up_no_other() -> None:
    record = played(*[Wish(0.0, channel="full")] * 12, *[Wish(0.1, channel="free")] * 5)
    assert max(map(record.waited, range(12, 17))) < 5 * SOON
    assert [round(record.sent[number]) for number in range(12)] == [0] * 5 + [5] * 5 + [10] * 2


def test_calls_that_are_held_up_on_their_way_are_never_too_many_at_once() -> None:
    held = [Wish(0.0, late=max(0.0, 1.9 - number / RATE), back=60.0) for number in range(100)]
    record = played(*held)
    assert most_within(record.counted.values(), 1.0) < GLOBAL[0]
    assert record.waited(99) < 2 * (ARRIVES + 1.0) + 1.0


def test_calls_that_are_not_made_take_nobodys_place() -> None:
    budget, now = Budget(0.0), 10.0
    for _ in range(100):
        call = budget.enter(Priority.POST, "one", now)
        assert budget.admit(now) == [call]
        budget.withdraw(call, now)
    assert budget.tokens(now) == BURST


async def test_a_turn_that_comes_too_late_goes_to_the_next() -> None:
    now = 100.0
    through = Throttle(lambda: now)

    async def wait() -> None:
        async with through.turn(None):
            pass

    first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
    await asyncio.sleep(0)
    now += SOON
    through._go_on()
    first.cancel()
    await second
    assert first.cancelled()
    assert through.waiting == dict.fromkeys(Priority, 0)


async def test_a_priority_is_the_tasks_own() -> None:
    async def asked() -> Priority:
        return priority()

    assert await asked() is Priority.POST
    with calling_as(Priority.ANSWER):
        assert await asked() is Priority.ANSWER
        assert await asyncio.create_task(asked()) is Priority.POST
        assert await calls_as(Priority.EDIT)(asked)() is Priority.EDIT
    assert await asked() is Priority.POST


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A Discord that counts calls, and refuses what is too many."""
    opened = Server()
    await opened.start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{opened.port}/api/v10")
    yield opened
    await opened.stop()


@asynccontextmanager
async def logged_in() -> AsyncIterator[tuple[discord.Client, Throttle]]:
    """A client whose calls wait for their turn."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        through = Throttle()
        throttle(client.http, through)
        with calling_as(Priority.REST):
            await client.http.static_login("a token")
        yield client, through


async def test_calls_over_the_wire_wait_and_answers_do_not(server: Server) -> None:
    channel, waited = server.world.add_channel("games"), list[Priority]()
    async with logged_in() as (client, through):
        through.waited = lambda chosen, _seconds: waited.append(chosen)
        with suppress(discord.NotFound):
            webhook = discord.Webhook.partial(1, "token", client=client)
            await webhook.edit_message(2, content="an answer")
        assert not waited
        place = client.get_partial_messageable(channel.id)
        sends = [asyncio.create_task(place.send("hello")) for _ in range(6)]
        while through.waiting[Priority.POST] > 1 or len(channel.messages) < 5:
            await asyncio.sleep(0.005)
        for send in sends:
            send.cancel()
        assert waited == [Priority.POST] * 5
        await asyncio.gather(*sends, return_exceptions=True)
        assert not sum(through.waiting.values())
    assert not server.limited


async def test_a_crowd_of_posts_is_refused_nothing(server: Server) -> None:
    channels = [server.world.add_channel(f"{number}") for number in range(GLOBAL[0] + 10)]
    async with logged_in() as (client, _):
        places = [client.get_partial_messageable(channel.id) for channel in channels]
        await asyncio.gather(*(place.send("hello") for place in places))
    assert not server.limited
    assert all(len(channel.messages) == 1 for channel in channels)


async def test_the_last_message_of_a_window_is_answered_at_once(server: Server) -> None:
    """Red with discord.py alone, which kept the fifth answer for five seconds."""
    channel = server.world.add_channel("games")
    async with logged_in() as (client, through):
        place = client.get_partial_messageable(channel.id)
        began = time.monotonic()
        for _ in range(PER_CHANNEL):
            await place.send("hello")
        assert through.opens_in("POST", channel.id) > CHANNEL_SECONDS / 10, "it is not over"
        await place.send("hello")
        assert time.monotonic() - began >= CHANNEL_SECONDS
    assert not server.limited
