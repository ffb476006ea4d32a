"""Tables that cannot go on for two reasons: the channel was deleted, and the game is missing."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.host import Host
from bot.host.absence.service import NoPlace
from bot.host.core.api import MissingGame, PackageFailed, PublishFailed
from bot.host.core.registry import FailingGame
from bot.host.upkeep.missing_games import Wait
from bot.runtime.database_url import Address
from bot.store.posting import game_waits
from bot.store.upkeep import checkup
from tests.host.absence.tables import pass_days
from tests.host.conftest import ANNA, BOB, Recorder, TestClock, settle, started
from tests.host.toy import TOYS
from tests.opening import without_threads

SEND = "send_messages"
FAILED = PackageFailed("boardgames-toy", "gave no answer")


class Waits:
    """A publisher of why tables wait; `refused` are channels to which it cannot post."""

    def __init__(self, *refused: int) -> None:
        self.refused = refused
        self.told: list[tuple[int, int]] = []

    async def send(self, wait: Wait) -> None:
        if wait.place_id in self.refused:
            raise PublishFailed("its channel was deleted", 30.0, place_id=wait.place_id)
        self.told.append((wait.table_id, wait.place_id))


class Starts:
    """The starts of a bot on one database, with its game or without."""

    def __init__(self, path: Address, clock: TestClock) -> None:
        self.path, self.clock = path, clock
        self.waits, self.posts = Waits(20), Recorder()
        self.host: Host | None = None

    async def again(self, installed: bool) -> Host:
        if self.host is not None:
            await self.host.close()
        self.host = await without_threads(self.path, TOYS if installed else {}, self.clock)
        self.host.posting.outbox.publisher = self.posts
        self.host.upkeep.missing_games.publisher = self.waits
        await self.host.resume()
        await self.host.tick()
        return self.host


@pytest.fixture
async def starts(path: Address, clock: TestClock) -> AsyncIterator[Starts]:
    starts = Starts(path, clock)
    yield starts
    if starts.host is not None:
        await starts.host.close()


async def reasons(host: Host, table_id: int) -> list[str]:
    return [one.code for one in await host.absence.held_by(table_id)]


async def begun(starts: Starts) -> tuple[Host, int]:
    host = await starts.again(True)
    table = await started(host, BOB)
    await settle(host)
    return host, table.id


async def lose(host: Host, table_id: int) -> None:
    await host.servers.places.lose_channel(await host.tables.get(table_id))


BOTH = [MissingGame.code, NoPlace.code]


@pytest.mark.sqlite
@pytest.mark.parametrize("channel_first", [True, False])
@pytest.mark.parametrize("game_first", [True, False])
async def test_a_table_goes_on_once_both_are_there(
    starts: Starts, channel_first: bool, game_first: bool
) -> None:
    host, table = await begun(starts)
    if channel_first:
        await lose(host, table)
    host = await starts.again(False)
    if not channel_first:
        await lose(host, table)
    assert await reasons(host, table) == BOTH
    host = await starts.again(False)
    assert await reasons(host, table) == BOTH, "after a start, too"
    if game_first:
        host = await starts.again(True)
        assert await reasons(host, table) == [NoPlace.code]
        with pytest.raises(NoPlace):
            await host.absence.resume(table)
    else:
        await host.servers.places.move(table, BOB.id, 30, "here")
        assert await reasons(host, table) == [MissingGame.code]
        with pytest.raises(MissingGame):
            await host.absence.resume(table)
    assert (await host.tables.get(table)).paused_at is not None
    host = await starts.again(game_first)
    assert (await host.tables.get(table)).paused_at is not None
    if game_first:
        await host.servers.places.move(table, BOB.id, 30, "here")
    else:
        assert (table, 30) in starts.waits.told, "its people are told in the new channel"
        host = await starts.again(True)
    assert await reasons(host, table) == []
    assert (await host.tables.get(table)).paused_at is None
    await settle(host)
    assert starts.posts.posts[-1].table.place_id == 30


@pytest.mark.sqlite
async def test_a_missing_permission_and_a_missing_game_do_not_replace_each_other(
    starts: Starts,
) -> None:
    host, table = await begun(starts)
    await host.servers.places.hinder(await host.tables.get(table), 20, SEND)
    host = await starts.again(False)
    assert await host.servers.places.of_table(table) == SEND
    await host.servers.places.free(20)
    await host.servers.places.hinder(await host.tables.get(table), 20, "embed_links")
    assert (await host.tables.get(table)).paused_at is not None
    host = await starts.again(True)
    assert (await host.tables.get(table)).paused_at is None
    assert await host.servers.places.of_table(table) == "embed_links"


@pytest.mark.sqlite
async def test_a_missing_permission_does_not_replace_a_lost_channel(host: Host) -> None:
    table = await started(host, BOB)
    await host.servers.places.lose_channel(table)
    await host.servers.places.hinder(table, 33, SEND)
    assert await host.servers.places.is_gone(table.id)
    await host.servers.places.free(33)
    assert await host.servers.places.is_gone(table.id)


@pytest.mark.sqlite
async def test_a_pause_that_was_agreed_outlasts_both(starts: Starts) -> None:
    host, table = await begun(starts)
    await host.absence.pause(table, 7)
    ends_at = (await host.tables.get(table)).pause_ends_at
    await lose(host, table)
    host = await starts.again(False)
    host = await starts.again(True)
    await host.servers.places.move(table, BOB.id, 30, "here")
    found = await host.tables.get(table)
    assert ends_at is not None and found.pause_ends_at == ends_at


@pytest.mark.sqlite
async def test_a_pause_that_ends_waits_for_the_channel(starts: Starts) -> None:
    host, table = await begun(starts)
    await host.absence.pause(table, 7)
    await lose(host, table)
    await pass_days(host, starts.clock, 8)
    found = await host.tables.get(table)
    assert (found.paused_at is not None, found.pause_ends_at) == (True, None)
    assert (await host.servers.places.move(table, BOB.id, 30, "here")).paused_at is None


@pytest.mark.sqlite
async def test_what_waits_for_a_game_is_not_called_late(starts: Starts) -> None:
    host, table = await begun(starts)
    await host.absence.pause(table, 1)
    await starts.again(False)
    starts.clock.pass_seconds(3 * 86400)
    host = await starts.again(False)
    now = host._registry.now()
    assert await host._database.read(lambda db: checkup.late_timers(db, now)) is None
    assert await host._database.read(lambda db: checkup.late_posts(db, now, now)) is None


@pytest.mark.sqlite
async def test_a_game_that_fails_in_a_lost_channel_is_over_with_the_next_start(
    starts: Starts,
) -> None:
    host, table = await begun(starts)
    await lose(host, table)
    await host.core.incidents.record(FAILED, "move", table)
    assert await reasons(host, table) == [FailingGame.code, NoPlace.code]
    host = await starts.again(True)
    assert await reasons(host, table) == [NoPlace.code]
    assert (await host.servers.places.move(table, ANNA.id, 30, "here")).paused_at is None


@pytest.mark.sqlite
async def test_a_thread_that_is_lost_while_the_game_is_missing_is_opened_when_it_is_back(
    starts: Starts,
) -> None:
    host = await starts.again(True)
    table = await host.lobby.new(
        ANNA, "toy", guild_id=1, channel_id=40, where="thread", language="en"
    )
    await host.lobby.join(table.id, BOB)
    await host.lobby.set_thread(table.id, 33)
    await host.lobby.start(table.id, ANNA.id)
    await settle(host)
    host = await starts.again(False)
    await host.servers.places.lose_thread(table.id, 33)
    assert (await host.tables.get(table.id)).thread_id is None
    host = await starts.again(True)
    await settle(host)
    assert (await host.tables.get(table.id)).paused_at is None
    topics = [post.notice and post.notice.topic for post in starts.posts.posts]
    assert topics[-2:] == ["thread-gone", "game-back"]


async def test_what_an_earlier_bot_stored_of_a_missing_game_is_understood(starts: Starts) -> None:
    host, table = await begun(starts)
    now = host._registry.now()
    await host._database.write(
        lambda db: db.execute("INSERT INTO hindrance VALUES (?, 20, 'no-game', ?)", (table, now))
    )
    host = await starts.again(False)
    starts.waits.refused = ()
    await host.tick()
    assert await host._database.read(game_waits.waiting) == [table]
    assert starts.waits.told == [], "their people were told"
    host = await starts.again(True)
    assert await host._database.read(game_waits.waiting) == []
