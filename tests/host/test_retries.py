"""Delays before the bot tries again, and the time at which it gives up."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.api import PublishFailed
from bot.host.core.background.delivery import SOON, delay_after
from bot.host.core.background.worker import KeyedWorker
from bot.store.core.errors import DiskFull


def delay(tries: int, wanted: float | None = 1.0, first: float = 1.0) -> float | None:
    return delay_after(PublishFailed("busy", wanted), tries, first, what="phase")


def test_the_delay_doubles_up_to_a_quarter_of_an_hour() -> None:
    tries = (1, 2, 3, 10, 11, 12, 9999)
    assert [delay(number) for number in tries] == [1, 2, 4, 512, 900, 900, 900]
    assert [delay(number, first=15.0) for number in (1, 2)] == [15, 30]
    assert delay(1, wanted=2000.0) == 2000, "Discord knows better"


def test_what_heals_without_an_event_is_tried_every_half_minute() -> None:
    down = PublishFailed("down", longest=SOON)
    delays = [delay_after(down, tries, 15.0, what="phase") for tries in (1, 2, 700)]
    assert delays == [30, 30, 30]
    assert delay_after(down, 1, 30.0, what="phase") == 30


def test_what_is_wrong_in_itself_is_not_tried_again() -> None:
    assert delay(1, wanted=None) is None


def test_a_publisher_that_breaks_down_is_tried_ten_times() -> None:
    delays = [delay_after(RuntimeError(), tries, 1.0, what="phase") for tries in (1, 9, 10)]
    assert delays == [1, 256, None]


async def test_a_full_disk_is_not_filled_with_tracebacks(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    full = DiskFull("There is no room left.")

    async def work(_table_id: int) -> None:
        raise full

    number = await host.core.incidents.record(full, "mv")
    posting = KeyedWorker(work)
    posting.run_soon(7)
    await posting.settled()
    lines = [record.getMessage() for record in caplog.records]
    assert len(lines) == 2 and number in lines[0]
    assert all("There is no room left." in line for line in lines)
    assert "Traceback" not in caplog.text


async def test_a_worker_that_was_drained_starts_nothing_more() -> None:
    done: list[int] = []

    async def work(table_id: int) -> None:
        done.append(table_id)

    worker = KeyedWorker(work)
    worker.run_soon(7)
    await worker.settled()
    await worker.drain()
    worker.run_soon(8)
    await worker.settled()
    assert done == [7]
