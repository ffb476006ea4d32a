"""Edits that messages still need after they were sent: buttons that go, pictures that come."""

from __future__ import annotations

import pytest

from bot.host import Host
from bot.host.core.api import Bulletin, Posted, PublishFailed, Table
from tests.host.conftest import BOB, Recorder, TestClock, fill_all, settle, started, user


class Slow(Recorder):
    """A publisher whose posts lack their pictures at first, and whose strips may fail."""

    def __init__(self) -> None:
        super().__init__()
        self.refusals: list[Exception] = []
        self.lacks = True

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        posted = await super().publish(bulletin)
        return posted and posted._replace(lacks=self.lacks)

    async def strip(self, place_id: int, message_id: int) -> None:
        if self.refusals:
            raise self.refusals.pop(0)
        await super().strip(place_id, message_id)

    async def illustrate(self, bulletin: Bulletin, posted: Posted) -> None:
        if self.refusals:
            raise self.refusals.pop(0)
        await super().illustrate(bulletin, posted)


async def test_only_a_post_that_takes_buttons_over_takes_them_off(
    host: Host, recorder: Recorder
) -> None:
    table = await started(host, BOB)
    await settle(host)
    assert recorder.stripped == [], "there was none before"
    await fill_all(host, table)
    await settle(host)
    assert recorder.stripped == [5001]


class Found(Recorder):
    """A publisher that finds the post there whose buttons the next one takes over."""

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        posted = await super().publish(bulletin)
        old = bulletin.replaces
        # Discord's answer and the row are two numbers that are equal, never one object.
        return posted if old is None else Posted(bulletin.table.place_id, int(str(old)))


async def test_a_post_that_was_sent_already_keeps_its_buttons(host: Host) -> None:
    again = host.posting.outbox.publisher = Found()
    table = await started(host, BOB)
    await settle(host)
    await fill_all(host, table)
    await settle(host)
    assert (len(again.posts), again.stripped) == (2, [])


async def test_pictures_that_a_post_lacks_come_later(host: Host, clock: TestClock) -> None:
    slow = host.posting.outbox.publisher = Slow()
    await started(host, BOB)
    await settle(host)
    assert (len(slow.posts), slow.illustrated) == (1, [])
    clock.pass_seconds(14)
    await settle(host)
    assert slow.illustrated == []
    slow.refusals = [PublishFailed("busy", 1.0)]
    for seconds, found in ((1, []), (14, []), (1, [5001]), (60, [5001])):
        clock.pass_seconds(seconds)
        await settle(host)
        assert slow.illustrated == found


async def test_buttons_that_cannot_be_taken_off_are_tried_again(
    host: Host, clock: TestClock
) -> None:
    slow = host.posting.outbox.publisher = Slow()
    slow.lacks = False
    table = await started(host, BOB)
    await settle(host)
    slow.refusals = [PublishFailed("busy", 1.0), PublishFailed("still busy", 1.0)]
    await fill_all(host, table)
    await settle(host)
    assert (len(slow.posts), slow.stripped) == (2, [])
    for seconds, found in ((14, []), (1, []), (14, []), (1, [5001]), (99, [5001])):
        clock.pass_seconds(seconds)
        await settle(host)
        assert slow.stripped == found


@pytest.mark.parametrize("moves", [3, 4])
async def test_the_last_buttons_go_even_where_the_end_cannot_be_told(
    host: Host, recorder: Recorder, moves: int
) -> None:
    """At a table that goes on another post asks at once, and takes them over."""
    table = await started(host, BOB)
    await fill_all(host, table)
    for _ in range(moves):
        await eat(host, table)
    taken, before = len(recorder.stripped), (await host.tables.get(table.id)).post_id
    recorder.failures = [PublishFailed("nonsense", None)]
    await eat(host, table)
    assert recorder.failures == []
    now = await host.tables.get(table.id)
    assert (now.status == "over") == (moves == 4)
    assert recorder.stripped[taken:] == [before]
    assert now.status == "over" or now.post_id not in (None, before)


async def eat(host: Host, table: Table) -> None:
    position = await host.tables.position(table.id)
    decision = position.decisions[0]
    await host.tables.play(table.id, user(position.table, decision.seat), decision.moves[0])
    await settle(host)


async def test_a_post_that_needed_no_message_takes_nothing_over(
    host: Host, recorder: Recorder
) -> None:
    """As where the whole channel is gone."""

    class Nowhere(Recorder):
        async def publish(self, bulletin: Bulletin) -> Posted | None:
            await super().publish(bulletin)
            return None

    table = await started(host, BOB)
    await settle(host)
    gone = host.posting.outbox.publisher = Nowhere()
    await fill_all(host, table)
    await settle(host)
    assert (len(gone.posts), gone.stripped) == (1, [])
    assert not await host.posting.outbox.stuck(table.id)


async def test_edits_wait_for_a_publisher(host: Host, recorder: Recorder) -> None:
    table = await started(host, BOB)
    await settle(host)
    host.posting.outbox.publisher = None
    await host.posting.outbox.retire(table.id, 20, 77)
    await settle(host)
    host.posting.outbox.publisher = recorder
    await settle(host)
    assert recorder.stripped == [77], "at once, as if nothing had been tried"
