"""The running bot keeps its file complete and makes the backups that `.env` asks for."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from bot import cli
from bot.client.app import UPKEEP, GamesBot
from bot.host.upkeep.file import Nightly
from bot.store.core.sql import migrations
from bot.store.upkeep.inspection import inspect
from tests.cogs.harness import PATIENCE, Harness


@pytest.mark.sqlite
async def test_the_bot_makes_the_night_s_backup_by_itself(harness: Harness, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    harness.host.upkeep.file.nightly = Nightly(folder, 7)
    await harness.env.advance_time(UPKEEP)
    async with asyncio.timeout(PATIENCE):
        while not (made := list(folder.glob("*.sqlite"))):
            await asyncio.sleep(0.01)
    assert inspect(made[0]).schema == len(migrations())


def test_the_folder_comes_from_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []

    async def start(self: GamesBot, _token: str) -> None:
        found.append(self.context.host.upkeep.file.nightly)
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(GamesBot, "start", start)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    for keep in ("", "3"):
        monkeypatch.setenv("BOT_BACKUP_FOLDER", keep and "nights")
        monkeypatch.setenv("BOT_BACKUP_KEEP", keep)
        assert cli.main(["run"]) == 0
    assert found == [None, Nightly(Path("nights"), 3)]
