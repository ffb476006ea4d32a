"""The time of the database's server, told by processes that share it."""

from __future__ import annotations

import time

import pytest

from bot.host.core.processes.server_clock import ServerClock
from bot.runtime.database_url import DatabaseUrl
from bot.store.opening.any_engine import open_database

HOUR = 3600.0


class Far:
    """A server whose answers take a while, and the machine that asks it."""

    def __init__(self) -> None:
        self.passed, self.ahead, self.takes = 0.0, HOUR, 0.0

    def monotonic(self) -> float:
        return self.passed

    def here(self) -> float:
        return 1e9 + self.passed

    async def time(self) -> float:
        self.passed += self.takes / 2
        there = self.here() + self.ahead
        self.passed += self.takes / 2
        return there


def told(clock: ServerClock) -> float:
    return clock().timestamp()


async def test_it_tells_the_servers_time_wherever_the_machines_clock_stands() -> None:
    far = Far()
    clock = ServerClock(far.monotonic, far.here)
    assert told(clock) == far.here(), "until it was asked for"
    far.takes = 0.5
    await clock.follow(far)
    assert told(clock) == pytest.approx(far.here() + HOUR)
    far.passed += 10.0
    assert told(clock) == pytest.approx(far.here() + HOUR)


async def test_a_slow_answer_says_less_than_what_is_known() -> None:
    far = Far()
    clock = ServerClock(far.monotonic, far.here)
    far.takes = 8.0
    await clock.follow(far)
    assert told(clock) == pytest.approx(far.here() + HOUR), "better than nothing"
    far.ahead += 2.0
    await clock.follow(far)
    assert told(clock) == pytest.approx(far.here() + HOUR)
    far.takes = 0.1
    await clock.follow(far)
    assert told(clock) == pytest.approx(far.here() + HOUR + 2.0)


async def test_a_little_correction_turns_no_time_back_and_a_clock_that_was_set_does() -> None:
    far = Far()
    clock = ServerClock(far.monotonic, far.here)
    await clock.follow(far)
    before = told(clock)
    far.ahead -= 0.5
    await clock.follow(far)
    assert told(clock) == before
    far.passed += 1.0
    assert told(clock) == pytest.approx(before + 0.5)
    far.ahead -= HOUR
    await clock.follow(far)
    assert told(clock) == pytest.approx(before + 0.5 - HOUR)


async def test_a_machine_whose_clock_is_wrong_tells_the_same_time(database: DatabaseUrl) -> None:
    opened = await open_database(database)
    clock = ServerClock(here=lambda: time.time() + HOUR)
    await clock.follow(opened)
    assert abs(told(clock) - time.time()) < HOUR / 2, "server and tests have one machine"
    await opened.close()
