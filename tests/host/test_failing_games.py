"""Tables whose game's package failed: they wait for the next start, with one incident each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.host import Host
from bot.host.core.api import Bulletin, PackageFailed, Posted
from bot.host.core.game import PackageBusy
from bot.host.core.registry import FailingGame
from bot.runtime.database_url import Address
from bot.store import Connection
from bot.store.posting import game_waits, obstacles
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    EVE,
    Recorder,
    TestClock,
    lobby,
    open_host,
    settle,
    started,
)
from tests.host.test_queue import seek
from tests.host.toy import TOYS, Toy
from tests.opening import without_threads

FAILED = PackageFailed("boardgames-toy", "gave no answer")


async def test_clocks_of_a_table_whose_game_fails_cannot_be_started(host: Host) -> None:
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


class Undealt(Toy):
    """Rules whose package fails at every start of a game, and only then."""

    def setup(self, seats: int, options: Mapping[str, str], seed: int) -> Any:
        raise FAILED


@pytest.fixture
async def undealt(path: Address, clock: TestClock) -> AsyncIterator[Host]:
    host = await without_threads(path, {"toy": replace(TOYS["toy"], rules=Undealt())}, clock)
    host.posting.outbox.publisher = Recorder()
    yield host
    await host.close()


def incidents(connection: Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM incident").fetchone()[0])


async def look(host: Host, clock: TestClock, times: int = 5) -> int:
    """Look at all that is due for some minutes; return how many incidents there are then."""
    for _ in range(times):
        clock.pass_seconds(61)
        await host.resume()
        await host.tick()
        await settle(host)
    return await host._database.read(incidents)


@pytest.mark.sqlite
async def test_a_lobby_whose_game_fails_waits_for_the_next_start(
    path: Address, clock: TestClock, undealt: Host
) -> None:
    table = await lobby(undealt, BOB, CARL)
    clock.pass_seconds(2 * 3600)
    await undealt.lobby.start(table.id, ANNA.id)
    await undealt.lobby.here(table.id, BOB.id)
    with pytest.raises(PackageFailed):
        await undealt.lobby.here(table.id, CARL.id)
    assert await look(undealt, clock) == 1, "the bot tried again, once"
    for press in (
        undealt.lobby.start(table.id, ANNA.id),
        undealt.lobby.join(table.id, EVE),
        undealt.lobby.here(table.id, CARL.id),
    ):
        with pytest.raises(FailingGame):
            await press
    await undealt.lobby.leave(table.id, CARL.id)
    assert await undealt._database.read(game_waits.waiting) == [table.id]
    await undealt.close()
    host = await open_host(path, clock, Recorder())
    await look(host, clock, 1)
    found = await host.tables.get(table.id)
    assert found.status == "running" and len(found.chairs) == 2
    await host.close()


@pytest.mark.sqlite
async def test_people_who_look_for_a_game_that_fails_do_not_stop_the_bot(
    undealt: Host, clock: TestClock
) -> None:
    for person in (ANNA, BOB):
        await seek(undealt, person)
    assert await look(undealt, clock) == 1
    assert (await undealt.tables.get(1)).status == "lobby"


@pytest.mark.sqlite
async def test_a_game_that_is_over_fails_once_and_is_refused_then(host: Host) -> None:
    table = await started(host, BOB)
    await host.absence.end(table.id, ANNA)
    errors = [host.core.incidents.record(FAILED, "/coach", table.id) for _ in range(3)]
    assert len({*await asyncio.gather(*errors)}) == 1, "all read the same number"
    await host.core.incidents.note(table.id, FAILED)
    assert await host._database.read(incidents) == 1
    with pytest.raises(FailingGame):
        await host.tables.position(table.id)
    assert await host._database.read(game_waits.waiting) == []


@pytest.mark.sqlite
async def test_a_package_that_fails_without_a_table_is_one_incident_of_each_kind(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    record = host.core.incidents.record
    rules = [PackageFailed("boardgames-toy", f"failed in `guide`: {n}") for n in range(3)]
    numbers = {await record(error, "/rules", guild_id=1) for error in rules}
    assert len(numbers) == 1 and caplog.text.count("failed in") == 1
    for error in (
        PackageFailed("boardgames-toy", "failed in `describe`: 1"),
        PackageFailed("boardgames-other", "failed in `guide`: 1"),
    ):
        numbers.add(await record(error, "/rules", guild_id=1))
    assert len(numbers) == 3
    table = await started(host, BOB)
    busy = {await record(PackageBusy("boardgames-toy", "is busy"), "move", table.id) for _ in "ab"}
    assert len(busy) == 1 and (await host.tables.get(table.id)).paused_at is None
    assert await host._database.read(incidents) == 4
