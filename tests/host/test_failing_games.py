"""Tables whose game's package failed: they are paused until the next start of the bot."""

from __future__ import annotations

import asyncio

import pytest

from bot.host import Host
from bot.host.core.api import Bulletin, PackageFailed, Posted
from bot.host.core.registry import FailingGame
from bot.store.posting import obstacles
from tests.host.conftest import ANNA, BOB, Recorder, settle, started

FAILED = PackageFailed("boardgames-toy", "gave no answer")


async def test_clocks_of_a_table_whose_game_failed_cannot_be_started(host: Host) -> None:
    table = await started(host, BOB)
    await host.core.incidents.record(FAILED, "move", table.id)
    with pytest.raises(FailingGame):
        await host.absence.resume(table.id)
    assert (await host.tables.get(table.id)).paused_at is not None


async def test_a_table_that_ends_before_it_is_paused_has_no_obstacle(host: Host) -> None:
    table = await started(host, BOB)
    registry = host._registry
    async with registry.lock(table.id):
        ending = asyncio.create_task(host.absence.end(table.id, ANNA))
        await asyncio.sleep(0)
        failing = asyncio.create_task(host.core.incidents.record(FAILED, "move", table.id))
        while table.id not in registry.failing:
            await asyncio.sleep(0)
    await asyncio.gather(ending, failing)
    await settle(host)
    found = await host._database.read(lambda db: obstacles.find(db, table.id))
    assert found is None
    assert (await host.tables.get(table.id)).status == "abandoned"


class Failing(Recorder):
    """A publisher whose posts get out without their pictures, because the game fails."""

    async def publish(self, bulletin: Bulletin) -> Posted | None:
        await self.host.core.incidents.record(FAILED, "post", bulletin.table.id)
        return await super().publish(bulletin)

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host


async def test_a_post_under_way_does_not_end_the_pause(host: Host) -> None:
    """It does for a table that waits for a place, which has been found then."""
    table = await started(host, BOB)
    await host.absence.pause(table.id)
    await settle(host)
    host.posting.outbox.publisher = failing = Failing(host)
    await host.absence.resume(table.id)
    await settle(host)
    assert [post.notice and post.notice.topic for post in failing.posts] == ["absence-resumed"]
    assert (await host.tables.get(table.id)).paused_at is not None


@pytest.mark.sqlite
async def test_a_pause_that_cannot_be_stored_is_stored_the_next_time(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    table = await started(host, BOB)
    refusing = (
        "CREATE TRIGGER refusing BEFORE INSERT ON game_wait BEGIN SELECT RAISE(ABORT, 'full'); END"
    )
    await host._database.write(lambda db: db.execute(refusing))
    number = await host.core.incidents.record(FAILED, "move", table.id)
    assert number in caplog.text
    assert (await host.tables.get(table.id)).paused_at is None
    await host._database.write(lambda db: db.execute("DROP TRIGGER refusing"))
    await host.core.incidents.record(FAILED, "move", table.id)
    assert (await host.tables.get(table.id)).paused_at is not None
