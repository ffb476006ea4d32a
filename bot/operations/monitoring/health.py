"""Health of the running bot: linked with Discord, able to write, and its clocks go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from bot.client.app import GamesBot
from bot.store.core.errors import StoreError

OLDEST_TICK = 60.0
PATIENCE = 5.0
"""Seconds that a write may take."""


@dataclass(frozen=True, slots=True)
class Health:
    """Result of the check; `wrong` has a sentence for each fault."""

    ok: bool
    wrong: tuple[str, ...]
    gateway: bool
    database: bool
    tick_age: float | None
    missing_shards: tuple[int, ...] = ()
    """Shards without a link while others have one: no reason to restart the bot for all."""


async def examine(bot: GamesBot) -> Health:
    """Examine the bot, and try a write."""
    fault = await _write(bot)
    wrong = (*_unlinked(bot), *([] if fault is None else [fault]), *_silent(bot))
    missing = tuple(bot.missing_shards) if bot.context.host.connectivity.linked else ()
    return Health(not wrong, wrong, bot.linked, fault is None, bot.tick_age, missing)


async def _write(bot: GamesBot) -> str | None:
    """Return why the database cannot be written to, if it cannot."""
    lease = bot.context.host.upkeep.lease
    try:
        async with asyncio.timeout(PATIENCE):
            await lease.beat()
    except TimeoutError:
        return f"The database has not written anything for {PATIENCE:g} seconds."
    except StoreError as error:
        return str(error)
    return "Another bot has taken over the database." if lease.lost else None


def _unlinked(bot: GamesBot) -> Iterator[str]:
    if bot.gate.shut:
        yield "The bot is about to end."
    if not bot.context.host.connectivity.linked:
        yield "There is no link to Discord's gateway."


def _silent(bot: GamesBot) -> Iterator[str]:
    age = bot.tick_age
    if age is None:
        yield "The timers have not been looked at yet."
    elif age >= OLDEST_TICK:
        yield f"The timers were looked at {age:.0f} seconds ago; that is done every 15 seconds."
