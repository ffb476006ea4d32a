"""The bot's heartbeat: clocks do not run while the bot is down, or a shard out of reach."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.absence.table_clocks import turn_back
from bot.host.core.reach import ALL, Reach
from bot.store import Connection, clocks, timers
from bot.store.clocks import PulseRow

SILENCE = 60.0
"""Seconds without a beat after which the bot was down, or the machine's clock was set."""


def beat(connection: Connection, now: float, reach: Reach = ALL) -> None:
    """Record that the bot is running; a gap since a shard's last beat is stored as its downtime.

    That of a shard which is not linked yet goes on. A clock that was set forward looks like a gap
    and is nobody's time either. When it is set back, what was used until then counts, and all
    timers are looked at again.
    """
    pulses = clocks.pulses(connection)
    latest = max((pulse.at for pulse in pulses), default=now)
    if now < latest:
        _store_gaps(connection, pulses, latest)
        turn_back(connection, latest, now)
        timers.hurry(connection, now)
    _store_gaps(connection, pulses, now)
    # With another number of shards than before, those of then end here: their gaps are stored.
    clocks.forget_pulses(connection, reach.shards)
    last = {pulse.shard: min(pulse.at, now) for pulse in pulses if pulse.shards == reach.shards}
    for shard in range(reach.shards):
        linked = shard in reach.linked
        at = now if linked else last.get(shard, now)
        clocks.beat(connection, at, shard, reach.shards, linked=linked)


def _store_gaps(connection: Connection, pulses: Sequence[PulseRow], now: float) -> None:
    for pulse in pulses:
        if now - pulse.at > SILENCE:
            clocks.add_downtime(connection, pulse, now)
