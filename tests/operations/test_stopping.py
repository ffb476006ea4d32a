"""Ends of the bot: stopped by somebody they are orderly, by nobody an error."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import discord
import pytest

from bot.cli import compose
from bot.cli.stopping import EndedByItself, run_until_stopped
from tests.operations.test_start import answered, closed


async def _cancelled() -> None:
    raise asyncio.CancelledError


async def _terminated() -> None:
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.Event().wait()


def test_what_nobody_stopped_ends_with_an_error() -> None:
    """A service manager starts again only what ends with an error (`Restart=on-failure`)."""
    with pytest.raises(EndedByItself):
        run_until_stopped(_cancelled())


def test_what_is_told_to_end_ends_in_order() -> None:
    assert run_until_stopped(_terminated()) == 0


async def test_a_client_that_ends_without_an_error_is_one(tmp_path: Path) -> None:
    """`Client.connect` of discord.py returns if something in it closes the client."""

    async def start(_: str) -> None:
        await asyncio.sleep(0)

    async with compose.open_bot(tmp_path / "games.sqlite3") as bot:
        bot.start = start  # type: ignore[method-assign,assignment]
        with pytest.raises(EndedByItself):
            await compose._play(bot, "token")


async def test_a_client_that_closes_itself_is_not_cut_short(tmp_path: Path) -> None:
    """The gateway closes with 4004, and a call is answered 401: the sentence is about the token."""
    async with compose.open_bot(tmp_path / "games.sqlite3") as bot:
        close = bot.http.close

        async def close_slowly() -> None:
            bot.throttle.remember_lockout(answered(401))
            for _ in range(20):
                await asyncio.sleep(0)
            await close()

        async def start(_: str) -> None:
            await bot.close()
            raise closed(4004)

        bot.start = start  # type: ignore[method-assign,assignment]
        bot.http.close = close_slowly  # type: ignore[method-assign]
        with pytest.raises((discord.LoginFailure, discord.ConnectionClosed)):
            async with bot:
                await compose._play(bot, "token")
