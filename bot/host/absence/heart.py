"""The bot's own heartbeat: while it is silent, nobody's clock runs."""

from __future__ import annotations

from bot.store import Connection, clocks, timers

SILENCE = 60.0
"""Seconds without a beat after which the bot was down, or the machine's clock was set."""


def beat(connection: Connection, now: float) -> None:
    """Say that the bot is awake; a gap since the last time is remembered as downtime.

    A clock that was set forward looks like a gap and is nobody's time either. One that was set
    back reveals that what was stored of later moments is not true.
    """
    before = clocks.pulse(connection)
    if before is not None and now - before > SILENCE:
        clocks.add_downtime(connection, before, now)
    if before is not None and now < before:
        clocks.turn_back(connection, now)
        timers.hurry(connection, now)
    clocks.beat(connection, now)
