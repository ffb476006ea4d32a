"""Posts that wait for room in their channel: what happens meanwhile becomes a part of them."""

from __future__ import annotations

import asyncio

from bot.host import Host
from bot.host.core.api import Table
from bot.host.posting.batching import Delays
from tests.host.conftest import BOB, Recorder, fill_all, settle, started

SOON = 0.02
"""Seconds until a channel that has no room is looked at again."""
PATIENCE = 60.0
"""Seconds until what never comes fails a test: machines may be busy."""


class Full:
    """A channel that takes no messages, and edits of older posts neither, until it is opened."""

    def __init__(self) -> None:
        self.send, self.edit = 0.0, 0.0
        self.asked = 0

    def close(self) -> None:
        self.send = self.edit = SOON

    def open(self) -> None:
        self.send = self.edit = 0.0

    def delays(self, _table: Table) -> Delays:
        self.asked += 1
        return Delays(self.send, self.edit)

    def edit_in(self, _place_id: int, _message_id: int) -> float:
        return self.edit


async def _play_on(host: Host, table: Table) -> None:
    """Play the second phase to its end."""
    while (now := await host.tables.position(table.id)).decisions:
        decision = now.decisions[0]
        user_id = now.table.chairs[decision.seat].user_id
        assert user_id is not None
        await host.tables.play(table.id, user_id, now.rules.notate(decision.moves[0]))


async def _until_looked(channel: Full) -> None:
    seen = channel.asked
    async with asyncio.timeout(PATIENCE):
        while channel.asked == seen:
            await asyncio.sleep(SOON)


async def test_what_is_committed_while_a_post_waits_is_told_with_it(
    host: Host, recorder: Recorder
) -> None:
    channel = host.posting.outbox.room = Full()
    table = await started(host, BOB)
    await settle(host)
    channel.close()
    await fill_all(host, table)
    await settle(host)
    assert recorder.kinds == ["start"], "there is no room"
    await _play_on(host, table)
    channel.open()
    async with asyncio.timeout(PATIENCE):
        while len(recorder.posts) < 2:
            await asyncio.sleep(SOON)
    await settle(host)
    assert recorder.kinds == ["start", "end"], "one post tells all phases that ended meanwhile"
    told = [event for post in recorder.posts for event in post.events]
    assert told == [e for entry in await host.tables.log(table.id) for e in entry.events]


async def test_each_phase_has_its_post_where_there_is_room(host: Host, recorder: Recorder) -> None:
    host.posting.outbox.room = Full()
    table = await started(host, BOB)
    host.posting.outbox.publisher = None
    await fill_all(host, table)
    await _play_on(host, table)
    host.posting.outbox.publisher = recorder
    await settle(host)
    assert recorder.kinds[-2:] == ["phase", "end"]


async def test_an_old_post_keeps_its_buttons_until_the_channel_takes_edits(
    host: Host, recorder: Recorder
) -> None:
    channel = host.posting.outbox.room = Full()
    table = await started(host, BOB)
    await settle(host)
    channel.edit = SOON
    await fill_all(host, table)
    await settle(host)
    assert (recorder.kinds, recorder.stripped) == (["start", "phase"], [])
    await _until_looked(channel)
    assert recorder.stripped == [], "it is looked again, and there is still no room"
    channel.open()
    async with asyncio.timeout(PATIENCE):
        while not recorder.stripped:
            await asyncio.sleep(SOON)
    assert recorder.stripped == [5001]


async def test_a_post_that_was_tried_waits_for_nobody(host: Host, recorder: Recorder) -> None:
    """The post may have got out: its text is settled, and it must be found again."""
    channel = host.posting.outbox.room = Full()
    recorder.failures = [RuntimeError("the answer was lost")]
    table = await started(host, BOB)
    await settle(host)
    assert not recorder.posts
    channel.close()
    await host.posting.outbox.wake(table.id)
    await settle(host)
    assert recorder.kinds == ["start"]
