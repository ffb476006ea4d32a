"""Whole processes, `bot run` with BOT_SHARDS, each connected to Discord with its own shards."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from bot.runtime.database_url import DatabaseUrl
from tests.operations.test_shards import SHARDS, Sockets, served, until
from tests.test_one_bot import Running, started


async def test_processes_connect_their_shards_once_each_and_one_waits_for_a_death(
    database: DatabaseUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("BOT_DATABASE", database.secret)
    for name in ("BOT_DRAWING_PROCESSES", "BOT_THINKERS"):
        monkeypatch.setenv(name, "0")
    sockets = Sockets()
    async with served(sockets, monkeypatch) as port:
        with ExitStack() as stack:

            def start(name: str, part: str) -> Running:
                monkeypatch.setenv("BOT_SHARDS", part)
                path = tmp_path / f"{name}.sqlite"
                given = ("-m", "tests.parts.connecting", port)
                return stack.enter_context(started(path, *given))

            first, second = start("first", f"0-7/{SHARDS}"), start("second", f"8-15/{SHARDS}")
            await until(lambda: sockets.identified == dict.fromkeys(range(SHARDS), 1))
            heir = start("heir", f"8-15/{SHARDS}")
            await until(lambda: "This one waits until that one ends." in heir.log.read_text())
            second.kill()
            await until(lambda: all(sockets.identified[one] == 2 for one in range(8, SHARDS)))
            assert all(sockets.identified[one] == 1 for one in range(8)), "nothing happened to it"
            assert sockets.synced == 1, "who has shard 0 tells Discord the commands"
            first.process.terminate()
            assert await asyncio.to_thread(first.process.wait) == 0, first.log.read_text()
