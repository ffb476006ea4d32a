"""The bot's heartbeat: clocks do not run while the bot is down."""

from __future__ import annotations

from bot.host.absence.table_clocks import turn_back
from bot.store import Connection, clocks, timers

SILENCE = 60.0
"""Seconds without a beat after which the bot was down, or the machine's clock was set."""


def beat(connection: Connection, now: float) -> None:
    """Record that the bot is running; a gap since the last beat is stored as downtime.

    A clock that was set forward looks like a gap and is nobody's time either. When it is set
    back, what was used until then counts, and all timers are looked at again.
    """
    before = clocks.pulse(connection)
    if before is not None and now - before > SILENCE:
        clocks.add_downtime(connection, before, now)
    if before is not None and now < before:
        turn_back(connection, before, now)
        timers.hurry(connection, now)
    clocks.beat(connection, now)
