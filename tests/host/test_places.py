"""Places of tables: permissions missing there, and their tables when they are gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host import Host
from bot.host.core.api import NotAllowed, Person, Table
from bot.host.servers.places import HasPlace
from tests.host.conftest import (
    ANNA,
    BOB,
    CARL,
    EVE,
    Recorder,
    TestClock,
    fill_all,
    open_host,
    settle,
    started,
)

SEND, EMBED = "send_messages", "embed_links"


async def test_the_owner_hears_once_of_what_is_missing(host: Host) -> None:
    table = await started(host, BOB)
    assert await host.servers.places.unnotified([table], 20, SEND) == [table]
    await host.servers.places.hinder(table, 20, SEND)
    assert await host.servers.places.unnotified([table], 20, SEND) == []
    assert await host.servers.places.unnotified([table], 20, EMBED) == [table]
    assert await host.servers.places.unnotified([table], 21, SEND) == [table]


async def test_what_is_missing_is_known_until_a_post_gets_out(path: Path, clock: TestClock) -> None:
    host = await open_host(path, clock, None)
    await host.servers.places.hinder(await started(host, BOB), 20, SEND)
    await host.servers.places.free(20, SEND)
    assert await host.servers.places.lacks(20) == {SEND}
    assert await host.servers.places.lacks(21) == set()
    await host.close()
    host = await open_host(path, clock, None)
    assert await host.servers.places.lacks(20) == {SEND}
    await host.servers.places.free(20, EMBED)
    assert await host.servers.places.lacks(20) == set()
    await host.close()


async def test_only_a_table_without_a_channel_moves(host: Host) -> None:
    lost, hindered, well = [await started(host, other) for other in (BOB, CARL, EVE)]
    await host.servers.places.lose_channel(lost)
    await host.servers.places.hinder(hindered, 20, SEND)
    gone = [await host.servers.places.is_gone(table.id) for table in (lost, hindered, well)]
    assert gone == [True, False, False]
    assert (await host.tables.get(lost.id)).paused_at is not None
    for table in (hindered, well):
        with pytest.raises(HasPlace):
            await host.servers.places.move(table.id, ANNA.id, 30, "here")
    with pytest.raises(NotAllowed):
        await host.servers.places.move(lost.id, EVE.id, 30, "here")
    moved = await host.servers.places.move(lost.id, BOB.id, 30, "here")
    assert (moved.channel_id, moved.paused_at) == (30, None)
    assert not await host.servers.places.is_gone(lost.id)


async def threaded(host: Host) -> Table:
    """Return a table in a thread at which the game runs and nothing is due."""
    table = await host.lobby.new(
        ANNA, "toy", guild_id=1, channel_id=20, where="thread", language="en"
    )
    await host.lobby.join(table.id, BOB)
    await host.lobby.set_thread(table.id, 33)
    table = await host.lobby.start(table.id, ANNA.id)
    await settle(host)
    return await host.tables.get(table.id)


async def test_a_table_whose_thread_was_deleted_gets_another_one_and_asks_again(
    host: Host, recorder: Recorder
) -> None:
    table = await threaded(host)
    assert (table.place_id, table.post_id) == (33, 5001)
    await host.servers.places.lose_thread(table.id, 34)
    assert await host.tables.get(table.id) == table, "it was another table's"
    await host.servers.places.lose_thread(table.id, 33)
    after = await host.tables.get(table.id)
    assert (after.thread_id, after.post_id) == (None, None)
    await settle(host)
    post = recorder.posts[-1]
    assert post.notice is not None and post.asks
    assert post.notice.topic == "thread-gone"
    assert sorted(post.notice.calls or ()) == [ANNA.id, BOB.id]


async def test_what_is_due_asks_by_itself_in_the_new_thread(host: Host, recorder: Recorder) -> None:
    table = await threaded(host)
    host.posting.outbox.publisher = None
    await fill_all(host, table)
    await settle(host)
    await host.servers.places.lose_thread(table.id, 33)
    host.posting.outbox.publisher = recorder
    await settle(host)
    phase, gone = recorder.posts[-2:]
    assert (phase.kind, gone.notice and gone.notice.topic) == ("phase", "thread-gone")
    assert (gone.asks, gone.notice and gone.notice.calls) == (False, ())


async def test_the_thread_of_a_lobby_or_of_a_game_that_is_over_matters_no_more(host: Host) -> None:
    table = await threaded(host)
    await host.absence.end(table.id, Person(9, "Root"))
    await host.servers.places.lose_thread(table.id, 33)
    assert (await host.tables.get(table.id)).thread_id == 33
