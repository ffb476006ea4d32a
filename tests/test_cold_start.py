"""A start does what the first answer needs; what a later moment needs is done then."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cogs.harness import Harness
from tests.empty_database import put_database

HELP = """
import gc, sys
from contextlib import suppress
from bot.__main__ import main

everything = []
gc.callbacks.append(lambda _, told: everything.extend([told] * (told["generation"] == 2)))
sys.argv[1:] = ["preview", "--help"]
with suppress(SystemExit):
    main()
print("collected", len(everything))
"""

START = """
import asyncio, sys
from pathlib import Path
from bot.cli import compose
from bot.runtime.settings import Settings

async def play(bot, _token):
    await bot._async_setup_hook()
    for name in bot.wanted_extensions():
        await bot.load_extension(name)
    print(*sys.modules)

compose._play = play
settings = Settings(DISCORD_TOKEN="none", database=Path(sys.argv[1]), drawing_processes=0)
asyncio.run(compose.serve_discord(settings))
"""


def told(program: str, *words: str) -> list[str]:
    """Return what a process says in words."""
    command = [sys.executable, "-c", program, *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def test_nobody_looks_for_garbage_among_what_is_loaded() -> None:
    assert told(HELP)[-2:] == ["collected", "0"]


def test_a_bot_without_pages_and_figures_loads_neither(tmp_path: Path) -> None:
    loaded = {*told(START, str(put_database(tmp_path / "games.sqlite")))}
    assert {"discord", "cogs.commands.table.cog"} <= loaded
    later = {"aiohttp.web", "prometheus_client", "bot.web.service", "jinja2"}
    assert loaded & later == set()


async def test_pictures_are_prepared_of_games_that_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[list[str]] = []
    monkeypatch.setattr("bot.client.app.warm_up_all", lambda games: prepared.append([*games]))
    async with Harness.open(tmp_path / "games.sqlite3") as harness:
        await harness.started(2, game="amerigo")
        await harness.restart()
    assert prepared == [[], ["amerigo"]]
