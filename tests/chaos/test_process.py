"""The bot's process as the chaos tool starts and kills it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.tools.chaos.launch import Start
from tests.tools.chaos.process import Bot

KILLS = 20


def reading_the_time(start: Start) -> None:
    """Read the clock as fast as possible, so that a kill comes in the midst of that."""
    told = None
    while True:
        if (ahead := start.clock.value) != told:
            Path(start.log).write_text(f"{ahead}")
            told = ahead


async def test_a_kill_while_the_clock_is_read_stops_no_clock(tmp_path: Path) -> None:
    """A lock would stay locked: the next bot would wait for ever, and whoever sets the clock."""
    bot = Bot(0, tmp_path, reading_the_time)
    for count in range(1, KILLS + 1):
        bot.turn_clock(1.0)
        bot.start()
        async with asyncio.timeout(60.0):
            while not bot.log.exists() or bot.log.read_text() != f"{float(count)}":
                await asyncio.sleep(0.005)
        bot.kill()
