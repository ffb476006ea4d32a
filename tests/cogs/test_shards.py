"""A bot with several connections to Discord: each serves its own servers, and falls alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio
from simcord import SetupError

from bot import cli
from bot.client.app import GamesBot
from bot.operations.monitoring.endpoint import examine, watched
from bot.operations.monitoring.metrics import Metrics
from bot.runtime.database_url import DatabaseUrl
from bot.runtime.settings import Settings
from bot.runtime.shard_range import ShardRange, shard_of
from bot.store.turns import clocks, timers
from tests.cogs.drawing import drawn_once
from tests.cogs.harness import Harness, custom_ids, texts
from tests.cogs.test_absence import play_until
from tests.cogs.test_monitoring import leased, port

__all__ = ["drawn_once", "port"]
STEP = 50.0
"""Seconds between two ticks: fewer than after which the bot counts as having been down."""


@pytest_asyncio.fixture
async def pair(tmp_path: Path) -> AsyncIterator[tuple[Harness, Harness]]:
    """The same people on a server of shard 0 and on one of shard 1, with a table on each."""
    async with AsyncExitStack() as stack:
        harness = await stack.enter_async_context(Harness.open(tmp_path / "games.db", shards=2))
        both = on_shard(harness, 0), on_shard(harness, 1)
        for one in both:
            await one.started(2)
        yield both


def on_shard(harness: Harness, shard_id: int) -> Harness:
    """Return the same bot and people as they are on a new server of a shard."""
    guild = harness.env.create_guild(shard_id=shard_id)
    people = [guild.add_member(person.user) for person in harness.people]
    return replace(harness, channel=guild.create_text_channel("games"), people=people)


def app(harness: Harness) -> GamesBot:
    bot = harness.env.bot
    assert isinstance(bot, GamesBot)
    return bot


async def drop(harness: Harness, shard_id: int) -> None:
    shard = app(harness).get_shard(shard_id)
    assert shard is not None
    with harness.env._bot_scope():
        await shard.disconnect()
    await harness.env.settle()


async def return_anew(harness: Harness, shard_id: int) -> None:
    """Make a shard identify again: Discord sends it all its servers."""
    shard = app(harness).get_shard(shard_id)
    assert shard is not None
    with harness.env._bot_scope():
        await shard.reconnect()
    await harness.env.settle()


async def return_resumed(harness: Harness, shard_id: int) -> None:
    """Make a shard resume: Discord sends it only what it missed."""
    with harness.env._bot_scope():
        harness.env.bot.dispatch("shard_resumed", shard_id)
    await harness.env.settle()


async def pass_minutes(harness: Harness, minutes: float) -> None:
    """Pass some time with the bot, tick by tick."""
    for _ in range(round(minutes * 60 / STEP)):
        harness.env.backend.advance_clock(STEP)
        await app(harness).tick()


async def left(harness: Harness) -> float:
    """Return how many seconds the one has who must act at the newest table."""
    table = await harness.table()
    return min(time.left for time in await harness.host.absence.times(table.id))


async def test_a_whole_game_is_played_on_each_of_two_shards(pair: tuple[Harness, Harness]) -> None:
    assert [shard_of(one.channel.guild.id, 2) for one in pair] == [0, 1]
    for _ in range(3):
        for one in pair:
            await one.turn(one.rng)
    for one in pair:
        await play_until(one, None)
        assert (await one.table()).status == "over"
        said = [texts(message) for message in one.channel.history()]
        assert len([text for text in said if "wins" in text or "win" in text]) > 0


async def test_a_click_in_direct_messages_is_about_a_table_of_any_shard(
    pair: tuple[Harness, Harness],
) -> None:
    """Discord sends it to shard 0; who has all shards hands nothing over."""
    _, there = pair
    position = await there.position()
    user_id = position.table.chairs[position.decisions[0].seat].user_id
    user = there.person(user_id or 0).user
    listed = await user.slash("myturns")
    opened = await user.click(listed.response, custom_id=f"panel:{position.table.id}:0")
    move = next(one for one in custom_ids(opened.response) if one.startswith("mv:"))
    done = await user.click(opened.response, custom_id=move)
    assert "Done" in texts(done.response)
    assert (await there.position()).version == position.version + 1


@pytest.mark.parametrize("returns", [return_anew, return_resumed])
async def test_a_lost_shard_stops_the_clocks_of_its_own_tables_alone(
    pair: tuple[Harness, Harness], returns: object
) -> None:
    here, there = pair
    await pass_minutes(here, 2)
    before = [await left(one) for one in pair]
    await drop(here, 1)
    await pass_minutes(here, 60)
    gone = [then - now for then, now in zip(before, [await left(one) for one in pair], strict=True)]
    assert gone[0] == pytest.approx(3600, abs=STEP + 1)
    assert gone[1] == pytest.approx(0, abs=STEP + 1), "what has passed so far is nobody's time"
    await here.turn(here.rng)
    await returns(here, 1)  # type: ignore[operator]
    await pass_minutes(here, 10)
    assert before[1] - await left(there) == pytest.approx(600, abs=2 * STEP + 1)
    await there.turn(there.rng)


async def test_no_timer_rings_and_no_season_goes_on_where_a_shard_is_lost(
    pair: tuple[Harness, Harness],
) -> None:
    here, _ = pair
    await drop(here, 1)
    await pass_minutes(here, 2)
    now, database = here.clock().timestamp(), here.host._database
    await database.write(lambda db: timers.make_due(db, now))
    due = await database.read(lambda db: timers.timers_due(db, now, 99))
    assert {row.game_id for row in due} == {(await here.table()).id}
    await return_resumed(here, 1)
    await pass_minutes(here, 1)
    await database.write(lambda db: timers.make_due(db, now))
    due = await database.read(lambda db: timers.timers_due(db, now, 99))
    assert {row.game_id for row in due} == {(await one.table()).id for one in pair}


async def test_posts_get_out_where_a_shard_is_lost(pair: tuple[Harness, Harness]) -> None:
    """They go another way: a shard brings clicks and news, no more."""
    here, there = pair
    await drop(here, 1)
    before = len([*there.channel.history()])
    position = await there.position()
    decision = position.decisions[0]
    user_id = position.table.chairs[decision.seat].user_id
    move = position.rules.notate(decision.moves[0])
    await there.host.tables.play(position.table.id, user_id or 0, move)
    await there.host.posting.outbox.resume()
    assert len([*there.channel.history()]) == before + 1


async def test_who_watches_is_told_which_shard_is_missing(
    pair: tuple[Harness, Harness], caplog: pytest.LogCaptureFixture
) -> None:
    here, _ = pair
    bot = app(here)
    metrics = Metrics(bot, None)
    caplog.set_level("INFO")
    await pass_minutes(here, 1)
    await drop(here, 1)
    await drop(here, 1)
    health = await examine(bot)
    assert (health.gateway, health.missing_shards) == (False, (1,))
    assert not [sentence for sentence in health.wrong if "link" in sentence]
    told = (await metrics.text()).decode()
    assert 'boardgames_shard_linked{shard="0"} 1.0' in told
    assert 'boardgames_shard_linked{shard="1"} 0.0' in told
    assert "boardgames_gateway_linked 0.0" in told
    await drop(here, 0)
    health = await examine(bot)
    assert "There is no link to Discord's gateway." in health.wrong
    for shard_id in (0, 1):
        await return_resumed(here, shard_id)
    assert (await examine(bot)).missing_shards == ()
    events = [(r.msg["event"], r.msg["shard"]) for r in caplog.records if isinstance(r.msg, dict)]
    found = [one for one in events if one[0].startswith("gateway")]
    assert found == [
        ("gateway_lost", 1),
        ("gateway_lost", 0),
        ("gateway_back", 0),
        ("gateway_back", 1),
    ]


async def test_somebody_who_asks_on_the_command_line_hears_which_shard_is_missing(
    pair: tuple[Harness, Harness], port: int, capsys: pytest.CaptureFixture[str]
) -> None:
    here, _ = pair
    await pass_minutes(here, 1)
    await drop(here, 1)
    async with leased(app(here)), watched(app(here), Settings()):
        assert await asyncio.to_thread(cli.main, ["health"]) == 0
    told = "The bot is well. Some of its servers are out of reach; shards without a link: 1.\n"
    assert capsys.readouterr().out == told


async def test_a_process_connects_its_own_shards_alone(database: DatabaseUrl) -> None:
    """Shards of others are not missing here, and their time is not written."""
    shard_range = ShardRange(4, 7, 16)
    async with Harness.open(database, shards=16, shard_range=shard_range) as harness:
        bot = app(harness)
        assert [*bot.shards] == [*shard_range.shard_ids]
        assert harness.host.connectivity.linked == {*shard_range.shard_ids}
        await pass_minutes(harness, 1)
        pulses = await harness.host._database.read(clocks.pulses)
        assert [(pulse.shard, pulse.shards) for pulse in pulses] == [
            (shard, 16) for shard in shard_range.shard_ids
        ]
        await drop(harness, 6)
        assert (await examine(bot)).missing_shards == (6,)
        told = (await Metrics(bot, None).text()).decode()
        assert re.findall(r'shard_linked\{shard="(\d+)"\} (\d)', told) == [
            ("4", "1"),
            ("5", "1"),
            ("6", "0"),
            ("7", "1"),
        ]
        with pytest.raises(SetupError, match="was never synced"):
            await harness.started(2)
        assert await harness.host.servers.settings.command_marks() == {}, "shard 0's tells Discord"


async def test_sixteen_shards_start_and_know_their_servers(tmp_path: Path) -> None:
    async with Harness.open(tmp_path / "games.db", shards=16) as harness:
        connectivity = harness.host.connectivity
        assert (connectivity.shards, connectivity.linked, connectivity.known) == (
            16,
            {*range(16)},
            {*range(16)},
        )
        for shard_id in (3, 15):
            one = on_shard(harness, shard_id)
            await one.started(2)
            await one.turn(one.rng)
        await harness.env.advance_time(20)
        pulses = await harness.host._database.read(clocks.pulses)
        assert [(pulse.shard, pulse.shards, pulse.linked) for pulse in pulses] == [
            (shard, 16, 1) for shard in range(16)
        ]


@pytest.mark.parametrize("numbers", [(1, 16), (16, 1), (2, 3)])
async def test_time_between_two_numbers_of_shards_is_nobodys(
    tmp_path: Path, numbers: tuple[int, int]
) -> None:
    async with Harness.open(tmp_path / "games.db", shards=numbers[0]) as harness:
        await harness.started(2)
        await pass_minutes(harness, 2)
        before = await left(harness)
        harness.env.backend.advance_clock(5 * 3600)
        await harness.restart(shards=numbers[1])
        await pass_minutes(harness, 2)
        assert before - await left(harness) == pytest.approx(120, abs=2 * STEP + 1)


async def test_a_server_is_missed_only_once_its_shard_has_told_its_servers(
    pair: tuple[Harness, Harness],
) -> None:
    here, there = pair
    whole = here.host.connectivity
    here.host.connectivity = whole._replace(known=frozenset((0,)))
    await here.host.servers.departures.compare([here.channel.guild.id])
    assert (await there.table()).left_at is None, "its shard has not told yet"
    here.host.connectivity = whole
    await here.host.servers.departures.compare([here.channel.guild.id])
    assert (await there.table()).left_at is not None
    assert (await here.table()).left_at is None


async def test_a_removal_that_a_lost_shard_missed_is_noticed_when_it_is_back(
    pair: tuple[Harness, Harness],
) -> None:
    here, there = pair
    await drop(here, 1)
    guild_id = there.channel.guild.id
    guild = there.env.backend.guilds.pop(guild_id)
    await return_anew(here, 1)
    assert app(here).get_guild(guild_id) is None
    assert (await there.table()).left_at is not None
    assert (await here.table()).left_at is None
    there.env.backend.guilds[guild_id] = guild
    await drop(here, 1)
    await return_anew(here, 1)
    assert (await there.table()).left_at is None
    await there.turn(there.rng)
