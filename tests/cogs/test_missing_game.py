"""Tables of a game whose package is not installed (any more): they wait, all else goes on."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.presenting.game import Game
from tests.catalogue import CATALOGUE
from tests.cogs.harness import Harness, texts
from tests.pebbles import KEY, built

WAITS = "The game of this table (`pebbles`) is not installed here at the moment."
HOURS = 3600.0


async def begin(path: Path, game: Game) -> None:
    """Begin a table of Pebbles, and one of another game, both with clocks."""
    async with Harness.open(path, "en-US", {**CATALOGUE, KEY: game}) as harness:
        await harness.started(2, 1, game=KEY, heap="30")
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
            for command in ("table board", "log", "catchup"):
                assert (await said(harness, command)).startswith(WAITS), command
            assert (await said(harness, "play", move="take 1")).startswith(WAITS)
            assert "pebbles" not in await said(harness, "myturns")
            assert "Pebbles" in await said(harness, "table who")
            posts = len(list(harness.channel.history()))
            await harness.host.resume()
            await harness.host.tick()
            await harness.env.settle()
            assert len(list(harness.channel.history())) == posts
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
