"""Tables of a game whose package is not installed (any more): they wait, all else goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.host.core.game import PackageFailed, Release
from bot.host.core.registry import OlderGame
from bot.operations.rehearsal import rehearse
from bot.presenting.game import Game
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, texts
from tests.cogs.test_people import boss
from tests.pebbles import KEY, built

OLDER = (
    r"This table was played with version 0\.10 of its game (`pebbles`), and only version 0\.9 is"
)
WAITS = "The game of this table (`pebbles`) is not installed here at the moment."
HOURS = 3600.0


async def begin(path: Path, game: Game) -> None:
    """Begin a table of Pebbles, and one of another game, both with clocks."""
    async with Harness.open(path, "en-US", {**CATALOGUE, KEY: game}) as harness:
        await harness.started(2, 1, game=KEY, heap="30")
        await harness.env.settle()


async def play_out(harness: Harness) -> None:
    """Play a short game of Pebbles to its end."""
    await harness.started(2, 1, game=KEY, heap="10")
    while (await harness.position()).decisions:
        await harness.turn(harness.rng)
        await harness.env.settle()


async def said(harness: Harness, command: str, **args: str) -> str:
    answer = await harness.people[0].slash(harness.channel, command, **args)
    return texts(answer.response)


async def test_a_table_waits_for_its_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "games.sqlite"
    with built(tmp_path) as game:
        await begin(path, game)
        caplog.clear()
        async with Harness.open(path, "en-US", CATALOGUE) as harness:
            (table,) = await harness.host.tables.open_tables()
            assert table.status == "running" and table.paused_at is not None
            for command in ("table board", "log", "catchup", "hint"):
                assert (await said(harness, command)).startswith(WAITS), command
            assert (await said(harness, "play", move="take 1")).startswith(WAITS)
            assert "pebbles" not in await said(harness, "myturns")
            assert "Pebbles" in await said(harness, "table who")
            for _ in range(2):
                await harness.host.resume()
                await harness.host.tick()
                await harness.env.settle()
                posts = [texts(one) for one in harness.channel.history()]
                assert [post for post in posts if WAITS in post] == [posts[0]], "told once"
        assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []
        async with Harness.open(path, "en-US", {**CATALOGUE, KEY: game}) as harness:
            (table,) = await harness.host.tables.open_tables()
            assert table.paused_at is None
            await harness.host.resume()
            await harness.env.settle()
            assert any("installed again" in texts(one) for one in harness.channel.history())
            while (await harness.position()).decisions:
                await harness.turn(harness.rng)
                await harness.env.settle()
            assert (await harness.table()).status == "over"


def released(game: Game, version: str) -> dict[str, Game]:
    return {**CATALOGUE, KEY: replace(game, release=Release("boardgames-pebbles", version))}


async def test_a_table_waits_for_the_version_with_which_it_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with built(tmp_path) as game:
        async with Harness.open(path, "en-US", released(game, "0.9")) as harness:
            await harness.started(2, 1, game=KEY, heap="30")
            await harness.started(2, 1, game=KEY, heap="30")
        async with Harness.open(path, "en-US", released(game, "0.10")) as harness:
            await harness.host.resume()
            await harness.env.settle()
            table = (await harness.host.tables.open_tables())[0]
            position = await harness.host.tables.position(table.id)
            person = table.chairs[position.decisions[0].seat].user_id
            assert person is not None
            await harness.host.tables.play(table.id, person, "take 1", position.version)
        async with Harness.open(path, "en-US", released(game, "0.9")) as harness:
            tables = await harness.host.tables.open_tables()
            played = [table.id for table in tables if table.paused_at is not None]
            assert played == [table.id], (
                "nothing was written at the other table by the later version"
            )
            with pytest.raises(OlderGame):
                await harness.host.tables.position(played[0])
            with pytest.raises(OlderGame):
                await harness.host.absence.resume(played[0])
            await harness.host.tick()
            await harness.env.settle()
            told = [texts(one) for one in harness.channel.history()]
            assert sum(OLDER in one for one in told) == 1
        async with Harness.open(path, "en-US", released(game, "0.11")) as harness:
            assert [one.paused_at for one in await harness.host.tables.open_tables()] == [None] * 2
            await harness.host.tables.position(played[0])


async def test_an_upgrade_is_tried_with_the_upcasts_of_a_package(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with built(tmp_path) as game:
        async with Harness.open(path, "en-US", released(game, "0.9")) as harness:
            await harness.started(2, 1, game=KEY, heap="30")

        def tried(version: str, upcast: Callable[[Any], Any]) -> list[str]:
            newer = replace(game, rules=replace(game.rules, schema=2, upcasts={1: upcast}))
            return [one.what for one in rehearse(path, released(newer, version)).differences]

        assert tried("1.0", lambda data: data) == []
        (failed,) = tried("1.0", lambda data: data["stones"])
        assert failed.startswith("Table 1: Version ") and "(KeyError: 'stones')" in failed
        (older,) = tried("0.8", lambda data: data)
        assert older.endswith("played with version 0.9 of its game 'pebbles'; 0.8 is here.")


@pytest.mark.parametrize(
    ("version", "other", "before"),
    [
        ("0.9", "0.10", True),
        ("0.10", "0.9", False),
        ("1.0", "1", False),
        ("1", "1.0.1", True),
        ("v2.1rc1", "2.2", True),
        ("2.1rc1", "2.1", False),
        ("local", "2.1", False),
        ("2.1", "", False),
    ],
)
def test_versions_are_compared_by_their_numbers(version: str, other: str, before: bool) -> None:
    assert Release("pebbles", version).is_before(other) is before


async def test_a_table_without_game_and_channel_says_both_and_moves(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    with built(tmp_path) as game:
        await begin(path, game)
        async with Harness.open(path, "en-US", CATALOGUE) as harness:
            lost, number = harness.channel, str((await harness.table()).id)
            harness.channel = lost.guild.create_text_channel("other")
            harness.env.backend.delete_channel(lost.id)
            await harness.env.settle()
            clock = await said(harness, "table clock", table=number)
            assert WAITS in clock and f"/table move table: {number}" in clock
            assert "until" not in clock
            moved = await said(harness, "table move", table=number)
            assert "has moved" in moved and WAITS in moved
            await harness.env.advance_time(60)
            assert any(WAITS in texts(one) for one in harness.channel.history())
            clock = await said(harness, "table clock", table=number)
            assert WAITS in clock and "/table move" not in clock


async def test_a_lobby_and_a_table_that_is_over_wait_for_their_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "games.sqlite"
    with built(tmp_path) as game:
        async with Harness.open(path, "en-US", {**CATALOGUE, KEY: game}) as harness:
            await play_out(harness)
            anna, ben = harness.people[:2]
            await anna.slash(harness.channel, "table new", game=KEY)
            await ben.click(harness.channel.last_message, label="Join")
        caplog.clear()
        async with Harness.open(path, "en-US", CATALOGUE) as harness:
            await harness.host.tick()
            for command in ("table board", "log", "verify", "replay", "catchup", "coach"):
                assert (await said(harness, command, table="1")).startswith(WAITS), command
            assert (await said(harness, "table start", table="2")).startswith(WAITS)
            assert "ben" in await said(harness, "table who", table="2")
            await harness.host.tick()
            (post,) = harness.channel.history()
            assert WAITS in texts(post), "the lobby is told once, the game that is over never"
        assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_all_is_said_although_the_words_of_a_game_are_gone_as_well(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As after a start without its package: its tables have its key in place of its title."""
    path = tmp_path / "games.sqlite"
    with built(tmp_path) as game:
        async with Harness.open(path, "en-US", {**CATALOGUE, KEY: game}) as harness:
            await play_out(harness)
            await harness.started(2, 1, game=KEY, heap="30")
            await harness.people[0].slash(harness.channel, "table new", game=KEY)
    async with Harness.open(path, "en-US", CATALOGUE) as harness:
        for table in ("2", "3"):
            assert f"pebbles · table #{table}" in await said(harness, "table who", table=table)
            assert WAITS in await said(harness, "table clock", table=table)
        assert "pebbles: one table" in await said(harness, "stats server")
        assert "pebbles: seat" in await said(harness, "stats player")
        opened = await harness.people[2].slash(harness.channel, "table list")
        assert "No table here is looking for players" in texts(opened.response)
        admin = await boss(harness)
        tables = texts((await admin.slash(harness.channel, "setup tables")).response)
        assert "pebbles · table #2" in tables and "pebbles · table #3" in tables
        lost, harness.channel = harness.channel, harness.channel.guild.create_text_channel("other")
        harness.env.backend.delete_channel(lost.id)
        await harness.env.settle()
        assert "has moved" in await said(harness, "table move", table="2")
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_a_package_that_fails_without_a_table_says_so_by_one_number(tmp_path: Path) -> None:
    def undealt(*_: object) -> object:
        raise PackageFailed("boardgames-pebbles", "failed in `setup`: no stones")

    with built(tmp_path) as game:
        kind = type("Undealt", (type(game.rules),), {"setup": undealt})
        failing = replace(game, rules=kind(**vars(game.rules)))
        async with Harness.open(tmp_path / "games.sqlite", "en-US", {KEY: failing}) as harness:
            told = {await said(harness, "learn", game=KEY) for _ in range(2)}
    assert len(told) == 1 and "The package of a game (`boardgames-pebbles`)" in str(told)
