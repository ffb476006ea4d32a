"""The local table without a browser: the same people at each start, open games posted again."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, redirect_stdout, suppress
from pathlib import Path

import simcord
from simcord.preview._actions import ACTION_SPECS

from bot.compose import open_bot
from bot.preview import page
from bot.preview.table import LocalTable
from bot.settings import Settings

STATIC = Path(simcord.__file__).parent / "preview" / "static"


@asynccontextmanager
async def opened(database: Path, language: str = "en") -> AsyncIterator[LocalTable]:
    """A table that is served, from when on it says so until the end of the block."""
    settings = Settings(preview_database=database, preview_port=0, language=language)
    async with open_bot(database) as bot:
        table = LocalTable(bot, settings, "puerto_rico")
        with redirect_stdout(io.StringIO()) as said:
            serving = asyncio.create_task(table.serve())
            while "http://" not in said.getvalue() and not serving.done():
                await asyncio.sleep(0.05)
        try:
            yield table
        finally:
            serving.cancel()
            with suppress(asyncio.CancelledError):
                await serving


async def test_people_and_channel_are_the_same_at_each_start(tmp_path: Path) -> None:
    seen = []
    for _ in range(2):
        async with opened(tmp_path / "local.sqlite") as table:
            seen.append((table.channel.id, [person.id for person in table.people]))
    assert seen[0] == seen[1]
    assert len(set(seen[0][1])) == 4


async def test_an_open_lobby_is_posted_again_and_not_doubled(tmp_path: Path) -> None:
    for _ in range(2):
        async with opened(tmp_path / "local.sqlite") as table:
            (message,) = table.channel.history()
            (stored,) = await table._bot.house.host.tables.at(table.channel.id)
            assert (stored.status, stored.card_id) == ("lobby", message.id)


async def test_the_language_is_a_choice(tmp_path: Path) -> None:
    async with opened(tmp_path / "local.sqlite", "de") as table:
        (stored,) = await table._bot.house.host.tables.at(table.channel.id)
        assert stored.language == "de"


def test_the_page_still_has_what_we_mend() -> None:
    text = STATIC.joinpath(page.MENUS.removeprefix("/")).read_text(encoding="utf-8")
    assert text.count(page.CLOSES) == 1
    assert ACTION_SPECS[page.SIZE].revision_bound
